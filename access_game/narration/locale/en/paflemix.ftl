### PAFLEMIX

game-title = Paflemix
game-sentence = Lay your cards on a common story, a word for each card; then it has to be told again from memory.
game-goal = Whoever has won the most cards at the end wins.

option-form = Way of playing
    .help = Race: play as soon as you have an idea. In turns: one after the other, without a chrono.
option-form-race = race
option-form-turns = in turns, without speed
option-lock = Let a word pass
    .help = Yes: after laying a card you let somebody else lay one. No: you may lay several in a row.
option-lock-yes = yes
option-lock-no = no
option-easy = Read the sentence back
    .help = Yes: during the race you can hear the present sentence again. No: only the last word can be repeated.
option-easy-yes = yes, during the race
option-easy-no = no, from memory
option-rounds = Number of rounds
    .help = In each round a story is made up, then somebody tells it again.
option-rounds-2 = 2
option-rounds-1 = 1
option-rounds-3 = 3
option-rounds-0 = as long as the cards last

round-begins = Round { $number }. { $who } begins.
    .you = Round { $number }. You begin.
    .brief = Round { $number }, { $who }.
    .you-brief = Round { $number }, you.
    .detailed = Round { $number }, with { $count } cards. Five cards each. { $who } begins the story.
    .you-detailed = Round { $number }, with { $count } cards. Five cards each. You begin the story.
    .braille = round { $number }: { $who }
    .you-braille = round { $number }: you
put-under = { $card-kind ->
    [star] Star: it goes under the pile.
   *[other] Firecracker: it goes under the pile.
}
    .brief = { $card }, under.
    .detailed = { $who } turns up { $card-a } and puts it under the pile: a letter has to begin.
    .you-detailed = You turn up { $card-a }, which goes under the pile: a letter has to begin.
    .braille = { $card } under the pile
    .cue = laid
    .ceremony = yes
opening-card = The first card: { $card }.
    .brief = { $card }.
    .detailed = The first card of the story is { $card-a }.
    .braille = 1st card: { $card }
    .cue = turned_up
not-opened = No word: { $card } goes under the pile.
    .brief = No word.
    .detailed = { $who } has given no word in time: { $card } goes under the pile, and another card is turned up.
    .you-detailed = You have given no word in time: { $card } goes under the pile, and you turn up another card.
    .braille = no word, { $card } under
    .cue = back
opens-instead = { $absent } says nothing: { $who } opens.
    .you = { $absent } says nothing: you open.
    .you-absent = You have said nothing: { $who } opens.
    .brief = { $who } opens.
    .you-brief = You open.
    .you-absent-brief = { $who } opens.
    .detailed = { $absent } has let two letters go by without a word: { $who } opens instead.
    .you-detailed = { $absent } has let two letters go by without a word: you open instead.
    .you-absent-detailed = You have let two letters go by without a word: { $who } opens in your place.
    .braille = { $who } opens
    .you-braille = you open
nobody-opens = Nobody opens: the round is void.
    .brief = Round void.
    .detailed = Nobody has said a first word: the round is void, and all cards are shuffled.
    .braille = nobody opens, void
no-letter-left = No letter left in the pile: the match ends.
    .brief = No letter: the end.
    .detailed = There is no letter left in the pile to begin a story with: the match ends.
    .braille = no letter, the end
# A star and a firecracker are said right after it, as what they do.
discarded = { $card-kind ->
    [letter] { $card }.
   *[other] { "" }
}
    .brief = { "" }
    .detailed = { $who } lays { $card-a }.
    .you-detailed = You lay { $card-a }.
    .braille = { $card-kind ->
        [letter] { $card }
       *[other] { "" }
    }
    .detailed-braille = { $card }
    .cue = laid
story-word = { $left ->
    [0] { $word }. { $who }, no cards left.
    [1] { $word }. { $who }, 1 card.
    [2] { $word }. { $who }, 2 cards.
   *[other] { $word }. { $who }.
}
    .you = { $left ->
        [0] { $word }. No cards left!
        [1] { $word }. Only one card left.
        [2] { $word }. 2 cards left.
       *[other] { $word }.
    }
    .brief = { $word }. { $who }.
    .you-brief = { $word }.
    .detailed = { $word }. That is the word of { $who }, who still has { $left ->
        [0] no cards
        [one] { $left } card
       *[other] { $left } cards
    }.
    .you-detailed = { $word }. That is your word. You still have { $left ->
        [0] no cards
        [one] { $left } card
       *[other] { $left } cards
    }.
    .braille = { $word } ({ $who } { $left })
    .you-braille = { $word } ({ $left } left)
laid-star = { $left ->
    [0] Full stop. { $who }, no cards left.
    [1] Full stop. { $who }, 1 card.
    [2] Full stop. { $who }, 2 cards.
   *[other] Full stop. { $who }.
}
    .you = { $left ->
        [0] Full stop. No cards left!
        [1] Full stop. Only one card left.
        [2] Full stop. 2 cards left.
       *[other] Full stop.
    }
    .brief = Stop. { $who }.
    .you-brief = Stop.
    .detailed = Full stop: { $who } ends the sentence. The next word begins another one in the same story.
    .you-detailed = Full stop: you end the sentence. The next word begins another one in the same story.
    .braille = full stop ({ $who } { $left })
    .you-braille = full stop ({ $left } left)
    .cue = star
laid-firecracker = { $left ->
    [0] Bang! { $who }, no cards left.
   *[other] Bang! { $who }.
}
    .you = { $left ->
        [0] Bang! No cards left!
       *[other] Bang!
    }
    .brief = Bang! { $who }.
    .you-brief = Bang!
    .detailed = Bang, a firecracker laid by { $who }! All hands pass to the left, unless the race is over.
    .you-detailed = You lay a firecracker! All hands pass to the left, unless you have finished.
    .braille = bang ({ $who } { $left })
    .you-braille = bang ({ $left } left)
    .cue = firecracker
passed-on = All hands pass to the left.
    .you = { $of-count ->
        [2] You and { $taker } swap your hands.
       *[other] Your hand goes to { $taker }, and { $giver } gives you theirs.
    }
    .brief = Hands passed.
    .you-brief = { $giver } gives you their hand.
    .detailed = All hands pass to the left: { $of }.
    .braille = hands pass to the left
    .you-braille = hand from { $giver }
    .cue = swapped
claimed = { $who } is thinking.
    .brief = { $who }.
    .detailed = { $who } has chosen a card and is looking for a word. Please wait a moment.
    .braille = { $who } is thinking: wait
    .cue = claim
    .clock = yes
let-go = { $who } takes it back.
    .you = Taken back. Let the others go first.
    .brief = { $who }: back.
    .you-brief = Taken back.
    .detailed = { $who } gave no word and takes the card back. Anybody may play.
    .you-detailed = No word: you take your card back. Let the others go first for a moment.
    .braille = { $who } takes it back
    .you-braille = taken back
    .cue = back
standstill = { $times ->
    [one] { $pile ->
        [0] Nobody has an idea. Once more, and the round is cancelled.
       *[other] Nobody has an idea. Once more, and everybody draws.
    }
   *[other] { $pile ->
        [0] Nobody has an idea, twice in a row: the round is cancelled.
       *[other] Nobody has an idea: everybody draws. { $left } left.
    }
}
    .brief = { $times ->
        [one] Nothing, once.
       *[other] { $pile ->
            [0] Round cancelled.
           *[other] Everybody draws.
        }
    }
    .detailed = { $times ->
        [one] { $pile ->
            [0] Nobody around the table has an idea, and the pile is empty. If that happens again before the next card, the round is cancelled.
           *[other] Nobody around the table has an idea. If that happens again before the next card, everybody draws a card.
        }
       *[other] { $pile ->
            [0] Nobody has an idea, for the second time in a row: the round is cancelled, and all cards are shuffled.
           *[other] Nobody has an idea, for the second time in a row: everybody draws a card. Cards left in the pile: { $left }.
        }
    }
    .braille = { $times ->
        [one] nobody has an idea
       *[other] { $pile ->
            [0] round cancelled
           *[other] all draw, { $left } left
        }
    }
story-so-far = { $words }
    .braille = { $words }
objected = { $voters ->
    [0] { $who } refuses this word.
   *[other] { $who } refuses this word. A vote.
}
    .you = { $voters ->
        [0] You refuse this word.
       *[other] You refuse this word. A vote.
    } { $left ->
        [0] That was your last refusal of the round.
       *[other] { $left } more refusal in this round.
    }
    .you-rival = { $voters ->
        [0] { $who } refuses your word.
       *[other] { $who } refuses your word. A vote.
    }
    .brief = { $who } refuses.
    .you-brief = Refused. { $left } left.
    .you-rival-brief = { $who } refuses.
    .detailed = { $who } thinks that the last word, said by { $rival }, does not continue the sentence. { $voters ->
        [0] Nobody else can vote.
       *[other] The other people vote.
    }
    .you-detailed = You think that the last word, said by { $rival }, does not continue the sentence. { $voters ->
        [0] Nobody else can vote.
       *[other] The other people vote.
    } Refusals left to you in this round: { $left }.
    .you-rival-detailed = { $who } thinks that your word does not continue the sentence. { $voters ->
        [0] Nobody else can vote.
       *[other] The other people vote.
    }
    .braille = { $who } refuses this word
    .you-braille = refused ({ $left } left)
taken-back = The word is out. { $who } takes the card back. { $word ->
    [none] The last card: { $card }.
   *[other] The last word: { $word }.
}
    .you = The word is out. You take your card back. { $word ->
        [none] The last card: { $card }.
       *[other] The last word: { $word }.
    }
    .brief = Out. { $word ->
        [none] { $card }.
       *[other] { $word }.
    }
    .detailed = The word is taken out of the story, and { $who } takes the card back. { $word ->
        [none] The last card is now { $card }.
       *[other] The last word is now { $word }.
    }
    .you-detailed = Your word is taken out of the story, and you take your card back. { $word ->
        [none] The last card is now { $card }.
       *[other] The last word is now { $word }.
    }
    .braille = { $word ->
        [none] out, before: { $card }
       *[other] out, before: { $word }
    }
finished = { $who } has finished, and tells the story again: { $count } cards.
    .you = You have finished. Tell the story again: { $count } cards.
    .brief = { $who } has finished.
    .you-brief = Finished. { $count } cards to tell.
    .detailed = The race is over: { $who } has no cards left and takes the pile. The story has { $count } cards, to be told again from memory, from the first on.
    .you-detailed = The race is over: you have no cards left and take the pile. The story has { $count } cards, to be told again from memory, from the first on.
    .braille = { $who } is done, { $count } to tell
    .you-braille = done, { $count } to tell
    .cue = bell
recalled = { $word ->
    [none] Word { $number }. { $who } does not remember.
   *[other] Word { $number }. { $who }: { $word }.
}
    .you = { $word ->
        [none] You do not remember.
       *[other] You: { $word }.
    }
    .brief = { $word ->
        [none] { $who }: nothing.
       *[other] { $who }: { $word }.
    }
    .you-brief = { $word ->
        [none] Nothing.
       *[other] { $word }.
    }
    .detailed = { $word ->
        [none] Card { $number }: { $who } does not remember the word.
       *[other] Card { $number }: { $who } says: { $word }.
    }
    .you-detailed = { $word ->
        [none] Card { $number }: you do not remember the word.
       *[other] Card { $number }: you say: { $word }.
    }
    .braille = { $word ->
        [none] { $number } { $who }: nothing
       *[other] { $number } { $who }: { $word }
    }
truth = { $just ->
    [yes] Right.
   *[no] { $word ->
        [none] It was { $card-a }.
       *[other] It was: { $word }.
    }
} { $who ->
    [none] Card lost.
   *[other] Card for { $who }.
}
    .you = { $just ->
        [yes] Right.
       *[no] { $word ->
            [none] It was { $card-a }.
           *[other] It was: { $word }.
        }
    } Card for you.
    .brief = { $just ->
        [yes] Right.
       *[no] { $word ->
            [none] { $card }.
           *[other] { $word }.
        } { $who ->
            [none] Lost.
           *[other] { $who }.
        }
    }
    .you-brief = { $just ->
        [yes] Right.
       *[no] { $word ->
            [none] { $card }.
           *[other] { $word }.
        } Yours.
    }
    .detailed = Card { $number } is { $card-a }. { $word ->
        [none] It had no word.
       *[other] The word was: { $word }.
    } { $who ->
        [none] Nobody wins it: it goes under the pile.
       *[other] The card is won by { $who }.
    }
    .you-detailed = Card { $number } is { $card-a }. { $word ->
        [none] It had no word.
       *[other] The word was: { $word }.
    } You win the card.
    .braille = { $word ->
        [none] { $card }
       *[other] { $word }
    }: { $who ->
        [none] lost
       *[other] { $who }
    }
    .you-braille = { $word ->
        [none] { $card }
       *[other] { $word }
    }: yours
    .cue = { $who ->
        [none] recall_wrong
       *[other] recall_right
    }
retold = The story: { $told }
    .detailed = Here is the whole story: { $told }
    .braille = { $told }

ask-first-word = The first word, with { $starting }?
    .brief = First word, { $starting }?
    .detailed = Begin a sentence: say its first word at once, one that begins with { $starting }.
    .braille = 1st word with { $starting }?
    .help = Give the first word of a sentence. It begins with { $starting }. Names are allowed.
ask-lay = Your card?
    .again = { $racing ->
        [yes] { "" }
       *[no] Your card?
    }
    .detailed = Choose a card to go on with the story, or draw one.
    .braille = card?
    .help = Choose a card of your hand; you will then say a word that begins with its letter and continues the sentence. A star ends the sentence, a firecracker makes all hands move to the left. You may also draw, or say that you have no idea.
ask-hold = Let a word pass.
    .again = { "" }
    .brief = Wait.
    .detailed = Wait until another word is laid. You may look at your cards.
    .braille = wait for a word
    .help = You cannot lay a card at the moment: somebody else has to lay one first. You may look at your hand.
    .cue = locked
ask-meanwhile = While you wait you may draw.
    .again = { "" }
    .brief = Wait.
    .detailed = While you wait for the word you may draw, and look at your cards.
    .braille = you may draw
    .again-braille = { "" }
    .help = Somebody else looks for a word: you cannot lay a card. You may draw, or look at your hand.
    .cue = locked
ask-story-word = A word with { $starting }?
    .brief = Word with { $starting }?
    .detailed = Continue the sentence: say a word that begins with { $starting }. The others are waiting.
    .braille = word with { $starting }?
    .help = Write a word that begins with { $starting } and continues the sentence. An empty line takes the card back.
ask-continues = Does the last word continue the sentence well?
    .brief = Does the word fit?
    .detailed = Somebody refuses the last word, said by { $who }. Does it continue the sentence well? Yes keeps it, no takes it out.
    .braille = does it fit? yes/no
    .help = A sentence has a verb and can more or less be understood; nonsense and poetry are welcome. Answer yes to keep the word, no to take it out. If the votes are equal, it stays.
ask-last-word = The last word. Does it fit?
    .brief = Does it fit?
    .detailed = That was the last word of the story, said by { $who }. Does it continue the sentence well? You may let it be, or refuse it.
    .braille = last word: agreed?
    .help = That was the last word of the race. If it does not continue the sentence you may refuse it: the other people vote. If you let it be, the story is told again.
ask-recall-word = { $number ->
    [1] Word 1 of { $count }?
   *[other] Word { $number }?
}
    .brief = Word { $number }?
    .detailed = Card { $number } of { $count }. What was its word? For a star say star, for a firecracker say firecracker.
    .braille = word { $number }/{ $count }?
    .help = Tell the story again in its order, word by word. A star is called star, or full stop; a firecracker is called firecracker. An empty line means that you do not remember.
ask-contest-word = Your word?
    .brief = Word?
    .detailed = Word { $number }: what was the word, do you think? An empty line lets it be.
    .braille = your word?
    .help = Write the word that you remember. If it is right and the other was wrong, the card is yours. A mistake costs nothing. An empty line means that you let it be.

choice-buzz = I have the right word
    .detail = You write the word that you remember. If it is right and the other was wrong, the card is yours.
choice-draw = draw
    .detail = You take a card from the pile into your hand.
choice-object = this word does not fit
    .detail = If the other people agree, the word is taken out and its card goes back to the hand it came from.
choice-read-back = read the sentence back
    .braille = read back
    .detail = You hear the sentence again, from its beginning.

refused-locked = You have just laid a card. Let at least one word pass.
    .brief = Let a word pass.
    .braille = let a word pass
refused-barred = You have just taken a card back. Wait for a word, or five seconds.
    .brief = Wait a little.
    .braille = wait a little
refused-claimed = Somebody else looks for a word. Wait for it; you may draw.
    .brief = Wait for the word.
    .braille = wait for the word
refused-draw-empty = The pile is empty. Lay a card, or say that you have no idea.
    .brief = The pile is empty.
    .braille = pile empty
refused-said-already = You have said so already. You may still lay a card or draw.
    .brief = Said already.
    .braille = said already
refused-no-objection = There is no word to refuse now.
    .brief = No word to refuse.
    .braille = no word to refuse
refused-no-objection-left = You have refused two words in this round already. Wait for the next round.
    .brief = No refusal left in this round.
    .braille = no refusal left
refused-new-sentence = A new sentence begins: it has no word yet.
    .brief = No word yet.
    .braille = no word yet
refused-draw-to-pass = To pass, draw a card.
    .brief = Draw to pass.
    .braille = draw to pass
refused-from-memory = Here the story is kept in your head: only the last word can be repeated.
    .brief = From memory.
    .braille = from memory
