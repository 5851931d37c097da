### FRONTIBIX

game-title = Frontibix
game-sentence = Duels of words: each has a secret letter, a word lets the other guess it, and the first word with both letters wins.
game-goal = Whoever has won the most cards at the end wins.

option-mode = Who knows the letter
    .help = Their own letter: you look at your card, and your word begins with your letter. The other’s letter: as if the cards were on the foreheads, your word begins with the letter of the other.
option-mode-access = all know their own letter
option-mode-classic = all know the other’s letter
option-calm = Without speed
    .help = Yes: no chrono and no race. Both write a word in secret, and the shorter of two right words wins.
option-calm-yes = yes, both write in peace
option-calm-no = no, it is a race

level-told-easy = easy, about two races in three for you
level-told-normal = normal, about every second race for you
level-told-hard = hard, about one race in three for you
level-told-detail = In a race the computers follow your own speed, that of your last races. Easy: you win about two races in three. Normal: every second one. Hard: one in three. Your speed is kept with your profile.

challenged = { $pot ->
    [0] { $who } challenges { $rival }.
   *[other] Again { $who } against { $rival }.
} { $left ->
    [0] Last duel!
    [1] Last duel!
   *[other] { "" }
}
    .you = { $pot ->
        [0] You challenge { $rival }.
       *[other] Again against { $rival }.
    } { $left ->
        [0] Last duel!
        [1] Last duel!
       *[other] { "" }
    }
    .you-rival = { $pot ->
        [0] { $who } challenges you.
       *[other] Again against { $who }.
    } { $left ->
        [0] Last duel!
        [1] Last duel!
       *[other] { "" }
    }
    .brief = { $who } against { $rival }.
    .you-brief = Against { $rival }.
    .you-rival-brief = Against { $who }.
    .detailed = { $pot ->
        [0] A new duel: { $who } challenges { $rival }. Cards still in the pile: { $left }.
       *[other] The same two try again: { $who } against { $rival }. Cards still in the pile: { $left }.
    }
    .you-detailed = { $pot ->
        [0] A new duel: you challenge { $rival }. Cards still in the pile: { $left }.
       *[other] You try again against { $rival }, with two new cards. Cards still in the pile: { $left }.
    }
    .you-rival-detailed = { $pot ->
        [0] A new duel: { $who } challenges you. Cards still in the pile: { $left }.
       *[other] You try again against { $who }, with two new cards. Cards still in the pile: { $left }.
    }
    .braille = { $who } against { $rival }
    .you-braille = against { $rival }
    .you-rival-braille = against { $who }
revealed = { $who }: { $word }.
    .you = You: { $word }.
    .brief = { $word }.
    .you-brief = { $word }.
    .detailed = { $who } says: { $word }.
    .you-detailed = You say: { $word }.
    .braille = { $who }: { $word }
    .you-braille = you: { $word }
    .late = yes
firecracker = { $who }: firecracker!
    .you = You: firecracker!
    .you-brief = Firecracker!
    .detailed = Bang! The card of { $who } is a firecracker. Alone, it wins the duel.
    .you-detailed = Bang! Your card is a firecracker. Alone, it wins the duel.
    .braille = { $who }: firecracker
    .you-braille = firecracker: you
    .cue = firecracker
initials = The letters: { $letters }.
    .brief = { $letters }.
    .detailed = The two words begin with { $letters }.
    .braille = letters: { $letters }
beep = Go!
    .braille = go
    .cue = beep
    .clock = yes
answered = { $who }: { $word }.
    .you = You: { $word }.
    .detailed = The answer of { $who }: { $word }.
    .you-detailed = Your answer: { $word }.
    .braille = { $who }: { $word }
    .you-braille = answer: { $word }
race-over = Time is up: nobody found a word.
    .brief = Time is up.
    .detailed = The time of the race is up, and nobody has found a word.
    .braille = time is up
    .cue = bell
    .clock = yes
gave-up = { $who } gives up.
    .you = You give up.
    .you-brief = Given up.
    .detailed = { $who } gives up this duel and searches no more.
    .you-detailed = You give up this duel: you search no more.
    .braille = { $who } gives up
    .you-braille = given up
asked-help = { $who } asks for a second word.
    .you = You ask for a second word.
    .brief = { $who } asks for help.
    .you-brief = Help asked.
    .detailed = { $who } asks for a second word that begins with the same letter. The clock of the race stops.
    .you-detailed = You ask for a second word that begins with the same letter. The clock of the race stops.
    .braille = { $who }: help?
    .you-braille = help asked
other-word = The same letter: { $word }.
    .brief = { $word }.
    .detailed = Here is another word that begins with the same letter: { $word }.
    .braille = same letter: { $word }
    .late = yes
no-other-word = { $who }: no other word.
    .you = No other word.
    .detailed = { $who } had to give another word that begins with the same letter, and gives none.
    .you-detailed = You had to give another word that begins with the same letter.
    .braille = { $who }: no other word
    .you-braille = no other word
word-said = { $word }: said already, it does not count.
    .brief = Said already.
    .detailed = { $word }: this word was said already in this duel. Another one is needed: it does not count.
    .braille = said already: { $word }
same-length = Two right words of { $length } letters: a tie.
    .brief = A tie, { $length } letters.
    .detailed = Both words are right and both have { $length } letters: a tie.
    .braille = tie: { $length } letters
shorter-wins = The shorter word wins, with { $length } letters.
    .brief = The shorter: { $length } letters.
    .detailed = Both words are right: the shorter one wins, with { $length } letters.
    .braille = shorter: { $length } letters
discarded = { $who } had { $card-a }.
    .you = You had { $card-a }.
    .brief = { $who }: { $card }.
    .you-brief = You: { $card }.
    .detailed = The card in front of { $who } is turned up: { $card }.
    .you-detailed = The card in front of you is turned up: { $card }.
    .braille = { $who } had { $card }
    .you-braille = you had { $card }
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
    .you = You win { $count } cards!
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
ask-own-word = A word with { $letter }?
    .brief = Word with { $letter }?
    .detailed = Prepare in secret a word that begins with { $letter }. It will be heard after the count of three.
    .braille = word with { $letter }?
    .help = Write in secret a word that begins with { $letter }. Your opponent will have to guess that letter from it. A word that begins with another letter is refused, and you write another one. Without a word in time, or with an empty line, the duel is void. At the third fault for the same pot the other takes it all.
ask-ready = Firecracker, no word: press.
    .brief = Firecracker: press.
    .detailed = The card you know is a firecracker: you have no word to give. Press whenever you like, nobody will notice anything.
    .braille = firecracker: press
    .help = A firecracker wants no word. Press: there will be a count of three, then it is shown. If it is the only one, the player it lies before wins the duel.
    .lines = Firecracker, no word: Enter.
    .brief-lines = Firecracker: Enter.
    .detailed-lines = The card you know is a firecracker: you have no word to give. Enter whenever you like, nobody will notice anything.
    .help-lines = A firecracker wants no word. Enter is enough: there will be a count of three, then it is shown. If it is the only one, the player it lies before wins the duel.
    .help-dots = A firecracker wants no word. Dot 8 is enough: there will be a count of three, then it is shown. If it is alone, whoever has it in front of them wins the duel.
ask-race = A word with both letters?
    .brief = Both letters?
    .again = { "" }
    .again-cue = { "" }
    .detailed = Find a word that holds both letters, and be the first to speak.
    .braille = both letters?
    .help = Look for a word with your letter and the letter of the other: the word you heard lets you guess it. As soon as you have found one, write it: to begin to write is to take the floor. Where several share one keyboard, first type the number of your seat. If you take the floor without a word, you search no more, and the other goes on. Words that were said already do not count. You may ask once for a second word, or give up.
ask-both-word = Your word?
    .brief = Word?
    .detailed = Say your word: it has to hold both letters.
    .braille = your word?
    .help = Write a word that holds both letters; if they are the same, it needs that letter twice. Begin within three seconds. A wrong word makes the duel void. Without a word, or with an empty line, you search no more, and the other goes on.
ask-calm-start = Write now, or ask for a second word?
    .brief = Write, or help?
    .again = Write, or help?
    .detailed = If you have guessed the letter of the other, go on to write. If not, ask for a second word.
    .braille = write, or help?
    .help = Without speed, both will write a word in secret, and the shorter one wins. If you cannot tell the letter of the other, ask for a second word first.
ask-calm-word = A word with both letters? The shorter one wins.
    .again = Your word, the shortest?
    .brief = The shortest?
    .detailed = Write in secret a word that holds both letters. Take your time: the shorter of two right words wins.
    .braille = both letters, short?
    .help = Write a word that holds both letters, as short as you can. If both words are right the shorter one wins; of the same length, the duel is void. An empty line means that you find none.
ask-second-word = Another word with { $starting }?
    .brief = Other word with { $starting }?
    .detailed = You are asked for help. Give another word that begins with { $starting }, but not this one: { $word }.
    .braille = other word with { $starting }?
    .help = Give an easier word, one that begins with { $starting }, but not this one: { $word }. Without another word the duel is void.

stands-duel = Duel: { $value }.
    .braille = { $first }-{ $second }

choice-buzz = I have one
    .detail = You take the floor: write your word with both letters at once.
choice-help = ask for a second word
    .braille = 2nd word
    .detail = You will hear a second word that begins with the same letter. Only once in a duel.
choice-give-up = give up
    .detail = You search no more. If the other gives up too, the duel is void.
choice-write = write
    .detail = You write your word with both letters in secret. The shortest wins.

refused-just-met = You have just met this player. Choose somebody else.
    .brief = Somebody else.
    .braille = somebody else
refused-not-yourself = You cannot challenge yourself. Choose somebody else.
    .brief = Not yourself.
    .braille = not yourself
refused-helped-once = You have already asked for a second word. Write your word, or give up.
    .brief = Already asked.
    .braille = already asked
