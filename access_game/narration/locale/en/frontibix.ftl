### FRONTIBIX

game-title = Frontibix
game-sentence = Duels of words: each has a secret letter, a word gives it away, and the first word that holds both letters wins.
game-goal = Whoever has won most cards at the end wins.

option-mode = Who knows the letter
    .help = Each the own: you look at your card, and your word begins with your letter. Each the other's: as if the card were on the forehead, your word begins with your opponent's letter.
option-mode-access = each knows the own letter
option-mode-classic = each sees the other's letter
option-calm = Without speed
    .help = Yes: no chrono and no race. Both write a word in secret, and the shorter of two right words wins.
option-calm-yes = yes, both write in peace
option-calm-no = no, it is a race

challenged = { $pot ->
    [0] { $who } challenges { $rival }. { $left } left in the pile.
   *[other] { $who } and { $rival } try again. Pot: { $pot } cards. { $left } left in the pile.
}
    .you = { $pot ->
        [0] You challenge { $rival }. { $left } left in the pile.
       *[other] You try again, against { $rival }. Pot: { $pot } cards. { $left } left in the pile.
    }
    .you-rival = { $pot ->
        [0] { $who } challenges you. { $left } left in the pile.
       *[other] You try again, against { $who }. Pot: { $pot } cards. { $left } left in the pile.
    }
    .brief = { $pot ->
        [0] { $who } against { $rival }.
       *[other] { $who } against { $rival }, pot { $pot }.
    }
    .you-brief = { $pot ->
        [0] Against { $rival }.
       *[other] Against { $rival }, pot { $pot }.
    }
    .you-rival-brief = { $pot ->
        [0] Against { $who }.
       *[other] Against { $who }, pot { $pot }.
    }
    .detailed = { $pot ->
        [0] A new duel: { $who } challenges { $rival }. Cards still in the pile: { $left }.
       *[other] The same two try again: { $who } against { $rival }. { $pot } cards are waiting in the pot. Cards still in the pile: { $left }.
    }
    .you-detailed = { $pot ->
        [0] A new duel: you challenge { $rival }. Cards still in the pile: { $left }.
       *[other] You try again against { $rival }, with two new cards. { $pot } cards are waiting in the pot. Cards still in the pile: { $left }.
    }
    .you-rival-detailed = { $pot ->
        [0] A new duel: { $who } challenges you. Cards still in the pile: { $left }.
       *[other] You try again against { $who }, with two new cards. { $pot } cards are waiting in the pot. Cards still in the pile: { $left }.
    }
    .braille = { $who } against { $rival }, pot { $pot }
    .you-braille = against { $rival }, pot { $pot }
    .you-rival-braille = against { $who }, pot { $pot }
revealed = { $who }: { $word }.
    .you = You: { $word }.
    .brief = { $word }.
    .you-brief = { $word }.
    .detailed = { $who } says { $word }.
    .you-detailed = You say { $word }.
    .braille = { $who }: { $word }
    .you-braille = you: { $word }
firecracker = Bang! { $who } has a firecracker.
    .you = Bang! You show your firecracker.
    .brief = { $who }: firecracker!
    .you-brief = Firecracker!
    .detailed = Bang! The card of { $who } is a firecracker. Alone, it wins the duel.
    .you-detailed = Bang! Your card is a firecracker. Alone, it wins the duel.
    .braille = { $who }: firecracker
    .you-braille = firecracker: you
    .cue = firecracker
beep = Go!
    .detailed = Go! Find a word that holds both letters.
    .braille = go
    .cue = beep
    .clock = yes
answered = { $who } says { $word }.
    .you = You say { $word }.
    .brief = { $word }.
    .you-brief = { $word }.
    .detailed = The answer of { $who }: { $word }.
    .you-detailed = Your answer: { $word }.
    .braille = { $who }: { $word }
    .you-braille = answer: { $word }
race-over = Time is over: nobody found a word.
    .brief = Time is over.
    .detailed = The time of the race is over, and nobody has found a word.
    .braille = time is over
    .cue = bell
    .clock = yes
gave-up = { $who } gives up this duel.
    .you = You give up this duel.
    .brief = { $who } gives up.
    .you-brief = Given up.
    .detailed = { $who } gives up this duel and searches no more.
    .you-detailed = You give up this duel: you search no more.
    .braille = { $who } gives up
    .you-braille = given up
asked-help = { $who } asks { $rival } for a second word.
    .you = You ask { $rival } for a second word.
    .you-rival = { $who } asks you for a second word.
    .brief = { $who } asks for help.
    .you-brief = Help asked.
    .you-rival-brief = { $who } asks for help.
    .detailed = { $who } asks { $rival } for a second word with the same initial. The clock of the race stops.
    .you-detailed = You ask { $rival } for a second word with the same initial. The clock of the race stops.
    .you-rival-detailed = { $who } asks you for a second word with the same initial. The clock of the race stops.
    .braille = { $who }: help?
    .you-braille = help asked
no-other-word = { $who } gives no other word.
    .you = You gave no other word.
    .brief = { $who }: no other word.
    .you-brief = No other word.
    .detailed = { $who } had to give another word with the same initial, and gives none.
    .you-detailed = You had to give another word with the same initial.
    .braille = { $who }: no other word
    .you-braille = no other word
same-length = Two right words of { $length } letters: a tie.
    .brief = A tie, { $length } letters.
    .detailed = Both words are right and both have { $length } letters: a tie.
    .braille = tie: { $length } letters
shorter-wins = The shorter word wins, with { $length } letters.
    .brief = The shorter: { $length } letters.
    .detailed = Both words are right: the shorter one wins, with { $length } letters.
    .braille = shorter: { $length } letters
discarded = Card of { $who }: { $card }.
    .you = Your card: { $card }.
    .brief = { $card }.
    .you-brief = { $card }.
    .detailed = The card before { $who } is turned up: { $card }.
    .you-detailed = The card before you is turned up: { $card }.
    .braille = card of { $who }: { $card }
    .you-braille = your card: { $card }
    .cue = laid
void = The duel is void. Pot: { $pot } cards.
    .brief = Void, pot { $pot }.
    .detailed = The duel is void: nobody wins the cards. They go to the pot, which holds { $pot }. The same two try again.
    .braille = void, pot { $pot }
pot-lost = The duel is void, and the pile is used up. The { $pot } cards of the pot go to nobody.
    .brief = Void. Pot lost: { $pot }.
    .detailed = The duel is void, and there are not enough cards left to try again. The { $pot } cards of the pot go to nobody.
    .braille = void, pot lost: { $pot }
won-cards = { $who } wins { $count } cards.
    .you = You win { $count } cards.
    .brief = { $who } wins { $count }.
    .you-brief = Won: { $count }.
    .detailed = The duel is won: { $who } takes { $count } cards, and makes the next challenge.
    .you-detailed = The duel is won: you take { $count } cards, and you make the next challenge.
    .braille = { $who } wins { $count }
    .you-braille = won: { $count }
    .cue = took

ask-opponent = Whom do you challenge?
    .brief = Against whom?
    .detailed = The challenge is yours. Whom do you challenge?
    .braille = against whom?
    .help = Choose your opponent. With three players or more it cannot be the one you have just met.
ask-own-word = A word that begins with { $letter }?
    .brief = A word in { $letter }?
    .detailed = Prepare in secret a word that begins with { $letter }. It will be heard after the count of three.
    .braille = word in { $letter }?
    .help = Write in secret a word that begins with { $letter }. Your opponent will have to guess that letter from it. An empty line, or another initial, makes the duel void.
ask-ready = It is a firecracker: no word is wanted. Press to go on.
    .brief = Firecracker: press.
    .detailed = The card you know is a firecracker: you have no word to give. Press whenever you like, nobody will notice anything.
    .braille = firecracker: press
    .help = A firecracker wants no word. Press: there will be a count of three, then it is shown. If it is the only one, the player it lies before wins the duel.
ask-race = A word with both letters?
    .brief = Both letters?
    .detailed = Find a word that holds both letters, and be the first to speak.
    .braille = both letters?
    .help = Look for a word that holds your letter and your opponent's, which the word you heard gives away. Speak as soon as you have found one. You may ask once for a second word, or give up.
ask-both-word = Your word?
    .brief = Word?
    .detailed = Say your word: it has to hold both letters.
    .braille = your word?
    .help = Write a word that holds both letters; if they are the same, it needs that letter twice. A wrong word, or an empty line, makes the duel void.
ask-calm-start = Ready to write, or is a second word needed?
    .brief = Write, or help?
    .detailed = If you have guessed your opponent's letter, go on to write. If not, ask for a second word.
    .braille = write, or help?
    .help = Without speed, both will write a word in secret. If you cannot tell your opponent's letter, ask for a second word first.
ask-calm-word = A word with both letters?
    .brief = Both letters?
    .detailed = Write in secret a word that holds both letters. Take your time: the shorter of two right words wins.
    .braille = both letters?
    .help = Write a word that holds both letters, as short as you can. If both words are right the shorter one wins; of the same length, the duel is void. An empty line means that you find none.
ask-second-word = Another word that begins with { $starting }?
    .brief = Another word in { $starting }?
    .detailed = You are asked for help. Give another word that begins with { $starting }, not { $word } again.
    .braille = other word in { $starting }?
    .help = Give an easier word, one that begins with { $starting } and is not { $word }. Without another word the duel is void.

choice-buzz = I have one
choice-help = ask for a second word
    .braille = 2nd word
choice-give-up = give up
choice-write = write

refused-just-met = You have just met this player. Choose somebody else.
    .brief = Somebody else.
    .braille = somebody else
refused-not-yourself = You cannot challenge yourself. Choose somebody else.
    .brief = Not yourself.
    .braille = not yourself
refused-helped-once = You have already asked for a second word. Speak, or give up.
    .brief = Already asked.
    .braille = already asked
