### The console: what menus, lists and keys say, in every game.

k-of-n = { $k } of { $n }
ticked = ticked
is-ticked = { $label }, ticked
is-unticked = { $label }, not ticked
empty-line = Empty line
line-end = Nothing to delete on this side.
hidden-line = { $n ->
    [one] One letter, hidden
   *[other] { $n } letters, hidden
}
erased = { $letter } deleted
no-effect = This key does nothing here. F1 for help.
    .lines = Nothing to do here. Type help to hear what can be typed.
    .dots = Nothing happens here. { $help-key }: help.
only-in-match = { $command }: only during a match.
not-understood = “{ $word }” is neither a number of the list nor a command. Type help to learn what you can type.
number-out-of-range = There is no number { $number }: choose { $numbers }, or 0 to go back.
one-number = One number only here: choose { $numbers }, or 0 to go back.
one-step = “{ $word }” does nothing here. { $curtain ->
    [yes] Enter to listen.
   *[no] Enter is enough.
}
number-span = { $first } to { $last }
list-changed = The list has changed: number { $number } is not there any more. Here it is.
grid-meant = { $number }: row { $row }, column { $column }.
grid-out-of-range = There is no card { $number } here: type the number of a card, from { $first } to { $last }, or its row and column, for instance 3 2. 0 goes back.
command-meant = If it was a command: { $typed }.
line-gives-up = An empty line gives up. Enter once more to give up; otherwise type a word.
word-or-command = “{ $word }”: Enter once more to give this word. If it was a command: { $typed }.
line-before = Was that for the question before? Enter gives it here; otherwise type something else.
line-before-hidden = That was for the question before: nothing is given here.
no-details = No further details.
nothing-behind = This is the first menu. To leave, choose Quit.
history-end = Nothing more to read on this side.
help-title = Help.
help-all-title = All the keys.
    .lines = Everything you can type.
help-list = Arrows to choose, Enter to confirm, Escape to go back.
    .lines = Type a number, then Enter. 0 to go back.
    .dots = The routing key chooses what is under it. Or { $up-key } and { $down-key } to move, dot 8 to choose. { $menu-key } to go back.
help-more = For all the keys: { $key } again.
    .lines = For everything you can type: { $slash }help, once more. To leave: { $slash }quit.
help-dots-read = On the braille display, the panning keys read on; before the beginning they show how the game stands. A routing key chooses what is under it. The last cell is full while other messages wait.
help-dots-move = Space with dots: 1 goes up, 4 down, 3 left, 6 right, 1 2 3 to the beginning, 4 5 6 to the end, H opens the help, E the menu or goes back. Dot 8 confirms, dot 7 erases.
help-dots-letters = Space with a letter, even within a word: R repeats, M reads the hand, T the table, S the scores, Q the turn, N the cards of the others, O what was missed, P says what is possible, V walks the table, I gives details, Z undoes, capital A arranges the hand, capital E spells, capital H gives an idea.
help-dots-review = Space with dots: 2 reads the message before, 5 the one after, 2 3 the first, 5 6 the last, 2 6 says where you are, 2 5 how many messages wait, 1 3 lets the display go on by itself or stops it.
chord-letter = { $letter }
chord-capital = capital { $letter }
chord-dots = { $dots }
chord-held = { $key } { $dots }
chord-then = { " then " }
grip-space = Space
grip-right-space = Right space
grip-thumb = Thumb
grip-shift = Shift
grip-backspace = Backspace
chord-alone = Dot { $dot }
key-dots = Dots { $dots }
key-blank = Space alone
key-pan = The panning keys
key-pan-help = read on or back along the line, then the next message.
key-touch = Routing key: chooses what is under it, or puts the cursor of the word there.
key-erase = { $key }: erases the letter before, where a word is written.
dots-welcome = { $key }: help. Access Game.
messages-wait = { $n ->
    [0] No message waits.
    [one] One message waits.
   *[other] { $n } messages wait.
}
key-or = { " or " }
key-digits = The digits
key-line = { $key }: { $help }
key-types = { $key }: types itself in a word; elsewhere it does nothing.
key-idle = { $key }: does nothing.
learning-on = Learning the keys: press a key to hear what it does. F9 to finish.
    .dots = Learning the keys: each key says what it does. { $menu-key } to finish.
learning-off = Learning is over: the keys work again.
    .dots = End of the lesson: the keys act again.
line-hint = Type, then Enter. Commands begin with a slash here: /help, /back, /quit.
race-hint = As soon as you have found one, type your word: that takes the floor. Commands begin with a slash here: /help, /back, /quit.
race-type = Type your word, then Enter: that takes the floor.
    .dots = Write your word, then dot 8: that takes the floor.
line-full = The line is full. Delete something, or press Enter.
    .dots = The line is full. Dot 7 erases, dot 8 confirms.
line-too-long = That is too long: at most { $most } characters, and there are { $given }. Nothing has changed: type something shorter.
line-signs = This line holds a key that writes nothing, for instance an arrow. Nothing has changed: type letters or a number, then Enter.
word-back = back
word-quit = quit
word-hint = clue
word-settings = preferences
word-pause = pause
text-help = Up and Down to read, Enter to go on, Escape to go back.
    .lines = Enter to go back.
    .dots = The panning key reads on. { $menu-key } to go back.

waiting-title = The match goes on.
waiting-paused = The table is paused.
waiting-help = Wait for your turn. Escape opens the menu: hand, table, scores, rules.
    .lines = Wait for your turn. Type menu for the menu: hand, table, scores, rules.
    .dots = Wait for your turn. { $menu-key } opens the menu: hand, table, scores, rules.
answer-sent = Sent: the table will answer.
question-closed = Too late: the question is closed.
undo-asked = Undo.
others-wait = { $n ->
    [one] { $names } is waiting.
   *[other] { $names } are waiting.
}
question-waits = The question waits: Escape to go back to it.
    .lines = The question waits: 0 to go back to it.
    .dots = The question waits: { $menu-key } to go back to it.
learning-waits = The question waits: F9 to go back to it.
    .dots = The question waits: { $menu-key } to go back to it.
hands-are-private = Hands are private at this table: each player hears theirs behind the curtain.
options-private = { $name }: what can be done is only said behind the curtain.
hint-none = The computer has no ideas to give here.
hint-nothing = No idea this time: the computer does not know either.
hint-whose = An idea for whom? First press the digit of your seat.
    .lines = An idea for whom? First type the number of your seat.
    .dots = An idea for whom? First the digit of your seat.
hint-race = No ideas during a race: the first key answers.
    .lines = No ideas during a race: whoever types first answers.
hint-by-heart = This is for your memory: the computer does not prompt.
hint-waits = { $name }: the idea waits behind the curtain.
walk-title = Around the table.
walk-help = Up and Down go from place to place, Left and Right from card to card. Escape to go back.
    .lines = Each line is a place of the table or a card. 0 to go back.
    .dots = { $up-key } and { $down-key } go from place to place, { $left-key } and { $right-key } from card to card. { $menu-key } to go back.
walk-empty = The table is empty: nowhere to go.
order-dealt = Hand arranged as it came.
order-alphabet = Hand arranged by the alphabet.
order-vowels = Hand arranged with the vowels first.
order-family = Hand arranged by families of cards.
nothing-missed = Nothing new since your last turn.

curtain-title = For { $name } only: the others cover their ears. Enter when ready.
    .brief = Curtain for { $name }: Enter.
    .dots = For { $name } only. Dot 8 when ready.
    .brief-dots = Curtain for { $name }: dot 8.
curtain-left-title = For { $name }, in the left ear. Enter when ready.
    .brief = { $name }, left ear: Enter.
curtain-left-help = What follows is heard in the left ear only. Enter to hear it; everything is wiped after the answer.
curtain-right-title = For { $name }, in the right ear. Enter when ready.
    .brief = { $name }, right ear: Enter.
curtain-right-help = What follows is heard in the right ear only. Enter to hear it; everything is wiped after the answer.
curtain-cover = { $name } is listening.
curtain-enter = Enter to listen
    .dots = Dot 8 to read
curtain-help = What follows is for { $name } only. Enter to hear it; everything is wiped after the answer.
    .dots = What follows is for { $name } only. Dot 8 to read it; everything is wiped after the answer.
curtain-closed = Curtain: everybody may listen.
curtain-braille = { $name } is reading the braille display.
floor-title = The first key wins.
    .brief = All of you.
    .lines = The first number typed wins.
floor-help = Each seat has its digit: it answers at once. The arrows show the other choices.
    .lines = Each seat has its number: whoever types it, then Enter, may speak. The other choices follow in the list.
    .dots = Each seat has its digit: it answers at once.
floor-each-title = Everybody answers in turn, each with their own key.
    .brief = Everybody answers.
    .lines = Everybody answers in turn: type your number first.
floor-each-help = Press the digit of your seat, then answer. The order changes nothing.
    .lines = Type the number of your seat, then answer. The order changes nothing.
race-waits = Nothing is typed: { $name } has the floor, the race waits.
race-goes-on = Nothing is typed: the race goes on in a moment.
floor-secret-title = One after the other, each with their own key; the others cover their ears.
    .brief = Who plays?
    .lines = One after the other, each types their own number; the others cover their ears.
floor-secret-help = Press the digit of your seat: what follows is for you alone, and all of it is wiped after the answer.
    .lines = Type the number of your seat: what follows is for you alone, and all of it is wiped after the answer.
seat-line = Key { $key }: { $name }
    .lines = { $name }
seat-choice = { $name }: { $choice }

choice-ready = Go on

action-title = Menu of actions.
action-help = Choose an action. Escape to go back to the match.
    .lines = Type the number of an action. 0 to go back to the match.
    .dots = Choose an action. { $menu-key } to go back to the match.
action-resume = Back to the match
action-close = Give the keyboard back to the others without answering
action-leave = Leave the match (it stays saved)
leave-confirm = Leave the match? It stays saved: Continue will take it up here.
action-leave-own = Leave your seat to a computer
leave-own-confirm = Leave your seat to a computer? The others go on, and the table panel gives it back to you.
action-leave-lesson = Leave the lesson
leave-lesson-confirm = Leave the lesson? It will begin again from the start.
action-resume-detail = Closes this menu: nothing has moved on the table.
action-close-detail = Closes the curtain without an answer: the question waits, and the others may listen.
action-leave-detail = Goes back to the main menu, after asking. Continue takes up the match here.
action-leave-own-detail = A computer plays for you, after asking, and you read what follows. The table panel gives you back your seat.
action-leave-lesson-detail = Goes back to the main menu, after asking. The lesson will start again.
action-reread = Read again
action-reread-detail = The messages, one by one, word by word or letter by letter.
action-voice-screen = Voice and screen
action-voice-screen-detail = Silence, speed of the voice, volume of the sounds, length of messages, print size and colours.
action-closer = Look more closely
action-closer-detail = The cards of the others, the table card by card, spelling, arranging your hand.
action-guide = Help and rules
action-guide-detail = The help for this place, the rules of the game, where you are, and what each key is for.
    .lines = What can be typed, and the rules of the game.
action-shelf-help = Choose as often as you like: the list stays open.

facilitator-title = Table panel.
facilitator-help = For the adult or volunteer who looks after the table: pause, read again, ideas, turns to pass, seats, levels, or an end with the scores.
facilitator-help-lesson = For the adult or volunteer who looks after the table: read again, remind.
facilitator-pause = Pause the table
facilitator-resume = Resume the match
facilitator-again = Read the last announcement again for everybody
facilitator-hint = Say again what is asked
facilitator-finish = Stop now, with the scores
facilitator-computer = { $name }: let the computer play, level { $level }
    .you = You: let the computer play, level { $level }
facilitator-seats = Seats and levels
facilitator-seats-title = Seats and levels.
facilitator-seats-detail = Hand a seat to the computer, give it back, or change the level of a computer.
facilitator-back = { $name }: take the seat back
    .you = You: take your seat back
facilitator-idea = { $name }: get an idea
    .you = You: get an idea
facilitator-pass = { $name }: pass the turn
    .you = You: pass your turn
facilitator-level = { $name }: play at level { $level }
    .you = In your place: play at level { $level }
finish-confirm = Stop the match here, with the scores? It cannot be taken up again.
is-paused = The table is paused. To go on: { $how }, then Resume the match.
    .dots = The table is paused. To go on: { $menu-key }, then Table panel, then Resume the match.
who-is-awaited = Waiting for { $names }.
nobody-asked = No answer is expected from anybody here.
you-not-asked = You are not being asked anything right now.
nothing-to-spell = Nothing to spell here.

level-easy = easy
level-normal = normal
level-hard = hard

# Who has a braille display of their own.
neighbour-title = You are at the table, { $name }. The match will begin here.
neighbour-help = Here you read what is yours, and nobody else does. The match is chosen at the table.
neighbour-elsewhere = That is set at the table.
neighbour-display = { $name }, braille display. { $said }
neighbour-missing = No braille display for { $name } yet: the seat stays free.

scroll-on = The display goes on by itself, { $seconds } seconds a line.
scroll-off = The display no longer goes on by itself.
