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
only-in-match = { $command }: only during a match.
not-understood = “{ $word }” is neither a number of the list nor a command. Type help to learn what you can type.
number-out-of-range = There is no number { $number }: choose 1 to { $last }, or 0 to go back.
one-number = One number only here: choose 1 to { $last }, or 0 to go back.
no-details = No further details.
nothing-behind = This is the first menu. To leave, choose Quit.
history-end = Nothing more to read on this side.
help-title = Help.
help-all-title = All the keys.
help-all-title-lines = Everything you can type.
help-list = Arrows to choose, Enter to confirm, Escape to go back.
help-list-lines = Type a number, then Enter. 0 to go back.
help-text-lines = Enter to go back.
help-more = For all the keys: { $key } again.
help-more-lines = For everything you can type: help, once more.
help-dots-read = On the braille display, the panning keys read on; before the beginning they show how the game stands. A routing key chooses what is under it.
help-dots-move = Space with dots: 1 goes up, 4 down, 3 left, 6 right, 1 2 3 to the beginning, 4 5 6 to the end, H opens the help, E the menu or goes back. Dot 8 confirms, dot 7 erases.
help-dots-letters = Space with a letter, even within a word: R repeats, M reads the hand, T the table, S the scores, Q the turn, N the cards of the others, O what was missed, P says what is possible, V walks the table, A arranges the hand, Z undoes, capital E spells, capital H gives an idea.
help-dots-review = Space with dots: 2 reads the message before, 5 the one after, 2 3 the first, 5 6 the last, 2 6 says where you are.
key-or = { " or " }
key-digits = The digits
key-line = { $key }: { $help }
key-types = { $key }: types itself in a word; elsewhere it does nothing.
key-idle = { $key }: does nothing.
learning-on = Learning the keys: press a key to hear what it does. F9 to finish.
learning-off = Learning is over: the keys work again.
line-hint = Type, then Enter. Commands begin with a slash here: /help, /back.
line-full = The line is full. Delete something, or press Enter.
line-too-long = That is too long: at most { $most } characters, and there are { $given }. Nothing has changed: type something shorter.
line-signs = This line holds a key that writes nothing, for instance an arrow. Nothing has changed: type letters or a number, then Enter.
word-back = back
word-quit = quit
text-help = Up and Down to read, Enter to go on, Escape to go back.

waiting-title = The match goes on.
waiting-help = Wait for your turn. Escape opens the menu: hand, table, scores, rules.
answer-sent = Sent: the table will answer.
question-closed = Too late: the question is closed.
undo-asked = Undo.
hands-are-private = Hands are private at this table: each player hears theirs behind the curtain.
options-private = { $name }: what can be done is only said behind the curtain.
hint-none = The computer has no ideas to give here.
hint-nothing = No idea this time: the computer does not know either.
hint-whose = An idea for whom? First press the digit of your seat.
hint-race = No ideas during a race: the first key answers.
hint-waits = { $name }: the idea waits behind the curtain.
walk-title = Around the table.
walk-help = Up and Down go from place to place, Left and Right from card to card. Escape to go back.
walk-empty = The table is empty: nowhere to go.
order-dealt = Hand arranged as it came.
order-alphabet = Hand arranged by the alphabet.
order-vowels = Hand arranged with the vowels first.
order-family = Hand arranged by families of cards.
nothing-missed = Nothing new since your last turn.

curtain-title = For { $name } only: the others cover their ears. Enter when ready.
    .brief = Curtain for { $name }: Enter.
curtain-left-title = For { $name }, in the left ear. Enter when ready.
    .brief = { $name }, left ear: Enter.
curtain-left-help = What follows is heard in the left ear only. Enter to hear it; everything is wiped after the answer.
curtain-right-title = For { $name }, in the right ear. Enter when ready.
    .brief = { $name }, right ear: Enter.
curtain-right-help = What follows is heard in the right ear only. Enter to hear it; everything is wiped after the answer.
curtain-cover = { $name } is listening.
curtain-enter = Enter to listen
curtain-help = What follows is for { $name } only. Enter to hear it; everything is wiped after the answer.
curtain-closed = Curtain: everybody may listen.
curtain-braille = { $name } is reading the braille display.
floor-title = The first key wins.
    .brief = All of you.
floor-help = Each seat has its digit: it answers at once. The arrows show the other choices.
floor-secret-title = One after the other, each with their own key; the others cover their ears.
    .brief = Who plays?
floor-secret-help = Press the digit of your seat: what follows is for you alone, and all of it is wiped after the answer.
seat-line = Key { $key }: { $name }
seat-choice = { $name }: { $choice }

choice-ready = Go on

action-title = Menu of actions.
action-help = Choose an action. Escape to go back to the match.
action-resume = Back to the match
action-close = Give the keyboard back to the others without answering
action-leave = Leave the match (it stays saved)
leave-confirm = Leave the match? It stays saved: Continue will take it up here.

facilitator-title = Table panel.
facilitator-help = For the adult or volunteer who looks after the table: pause, read again, remind, or hand a seat to the computer.
facilitator-pause = Pause the table
facilitator-resume = Resume the match
facilitator-again = Read the last announcement again for everybody
facilitator-hint = Say again what is asked
facilitator-finish = Stop now, with the scores
facilitator-computer = { $name }: let the computer play, level { $level }
table-paused = The table is paused.
    .cue = pause
table-resumed = The match goes on.
nobody-asked = No answer is expected from anybody here.
you-not-asked = You are not being asked anything right now.
nothing-to-spell = Nothing to spell here.

level-easy = easy
level-normal = normal
level-hard = hard
