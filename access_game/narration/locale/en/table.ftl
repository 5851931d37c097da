### The table: gestures, questions, refusals, and all that the games share.
### The value speaks of names; `.you` speaks to the listener; `.brief`, `.detailed`, `.braille` change the length.

## Cards, positions, lists

card-star = star
    .a = a star
    .many = { $n } stars
    .cue = star
card-firecracker = firecracker
    .a = a firecracker
    .many = { $n } firecrackers
    .cue = firecracker
card-letter = { $card }
    .a = { $card }
    .many = { $n } { $card }
    .cue = turned_up
card-marked = { $letter } { $mark }
mark-white = white
    .braille = w
mark-black = black
    .braille = b
mark-plus = plus
    .braille = +
mark-plus-plus = plus plus
    .braille = ++
slot-grid = row { $row }, column { $column }
    .within = row { $row } column { $column }
    .brief = { $row }, { $column }
    .braille = R{ $row }C{ $column }
slot-row = position { $number }
    .brief = { $number }
    .braille = p{ $number }
content-empty = empty
content-face-down = face down
content-on = { $content }, and beneath it { $count }
label-slot = { $slot }, { $content }
    .brief = { $slot }, { $content }
    .detailed = { $slot }, position { $number }, { $content }
    .braille = { $slot } { $content }
list-and = { $first } and { $last }
you = you
total-of = { $who }: { $total }
    .you = You: { $total }
letter-like = as in { $word }
hand-over = { $giver } gives to { $taker }
    .braille = { $giver }>{ $taker }
place-grid = the grid
    .title = Grid
place-hand = the hand
    .title = Hand
place-draw = the draw pile
    .title = Draw pile
place-pot = the pot
    .title = Pot
    .status = pot { $n }
place-story = the story
    .title = Story
place-gains = the cards won
    .title = Cards won
place-aside = the cards set aside
    .title = Set aside
place-trick = the trick
    .title = Trick
place-pile = the pile
    .title = Pile
place-of = { $place }, { $who }
choices = { $n ->
    [one] only one choice
   *[other] { $n } choices
}

## What is counted

counted-cards = { $n ->
    [0] no cards
    [one] { $n } card
   *[other] { $n } cards
}
counted-pairs = { $n ->
    [0] no pairs
    [one] { $n } pair
   *[other] { $n } pairs
}
counted-points = { $n ->
    [0] no points
    [one] { $n } point
   *[other] { $n } points
}
unit-cards = Cards
unit-pairs = Pairs
unit-points = Points

## Gestures

shuffled = The cards are shuffled.
    .brief = { "" }
    .detailed = { $count } cards are shuffled.
    .braille = shuffled
    .cue = shuffled
    .ceremony = yes
laid = { $columns ->
    [0] { $count ->
        [one] { $count } card on the table, face down.
       *[other] { $count } cards on the table, face down, numbered 1 to { $count }.
    }
   *[other] { $count } cards on the table, face down, in rows of { $columns }.
}
    .brief = { $count ->
        [one] { $count } card.
       *[other] { $count } cards.
    }
    .detailed = { $columns ->
        [0] { $count ->
            [one] { $count } card is laid on the table, face down.
           *[other] { $count } cards are laid on the table, face down. They are numbered 1 to { $count }.
        }
       *[other] { $count } cards are laid on the table, face down, in rows of { $columns }. Row 1 is at the top, column 1 on the left.
    }
    .braille = { $count } cards laid
    .cue = laid
turned-up = { $card }, { $slot }.
    .you-brief = { $card }.
    .you-detailed = You turn up the card at { $slot }: { $card }.
    .brief = { $card }, { $slot }.
    .detailed = { $who } turns up the card at { $slot }: { $card }.
    .braille = { $who } { $slot }: { $card }
    .you-braille = { $slot }: { $card }
    .cue = { $card-cue }
turned-down = { "" }
    .brief = { "" }
    .detailed = { $slots-count ->
        [one] The card at { $slots } is face down again.
       *[other] The cards at { $slots } are face down again.
    }
    .braille = down: { $slots }
    .cue = turned_down
    .ceremony = yes
swapped = { $who } swaps { $slot } and { $other }.
    .you = Swapped: { $slot } and { $other }.
    .you-brief = Swapped.
    .you-detailed = You swap the card at { $slot } and the card at { $other }.
    .brief = Swap: { $slot } and { $other }.
    .detailed = { $who } swaps the card at { $slot } and the card at { $other }.
    .braille = { $slot } <> { $other }
    .cue = swapped
took = { $who } takes { $cards-a }.
    .you = You take { $cards-a }.
    .you-brief = Yours: { $cards }.
    .you-detailed = You take { $cards-a }, { $slots }.
    .brief = { $who } takes { $cards-a }.
    .detailed = { $who } takes { $cards-a }. Empty now: { $slots }.
    .braille = { $who } takes { $cards }
    .you-braille = you take { $cards }
    .cue = took
dealt = { $who } gets { $card-a }.
    .you = Your card: { $card }.
    .you-brief = { $card }.
    .you-detailed = You get { $card-a }, { $slot } of your hand.
    .brief = { $who }: { $card }.
    .braille = { $who }: { $card }
    .you-braille = got: { $card }
    .cue = dealt
dealt-to = { "" }
    .you = A card before you, face down.
    .you-brief = { "" }
    .brief = { "" }
    .detailed = { $who } gets a card.
    .detailed-braille = { $who }: 1 card
    .braille = { "" }
    .you-braille = 1 card, face down
    .cue = dealt
    .ceremony = yes
received = { $cards-count ->
    [0] { $who } has an empty hand.
   *[other] { $who } holds { $cards }.
}
    .you = { $cards-count ->
        [0] Your hand is empty.
       *[other] Your hand: { $cards }.
    }
    .you-brief = { $cards-count ->
        [0] Empty hand.
       *[other] { $cards }.
    }
    .you-detailed = { $cards-count ->
        [0] You get no cards: your hand is empty.
        [one] You get { $cards-count } card: { $cards }.
       *[other] You get { $cards-count } cards: { $cards }.
    }
    .braille = { $cards-count ->
        [0] { $who }: empty hand
       *[other] { $who }: { $cards }
    }
    .you-braille = { $cards-count ->
        [0] empty hand
       *[other] hand: { $cards }
    }
    .cue = dealt
counted = { "" }
    .brief = { "" }
    .detailed = { $who } has { $count ->
        [0] no cards
        [one] { $count } card
       *[other] { $count } cards
    }.
    .braille = { "" }
    .detailed-braille = { $who } { $count } c.
    .cue = dealt
    .ceremony = yes
passed-on = The hands are passed on: { $of }.
    .you = Your hand goes to { $taker }, and { $giver } gives you theirs.
    .you-brief = { $giver } gives you their hand.
    .brief = Hands passed on.
    .braille = hands passed on
    .you-braille = hand from { $giver }
    .cue = swapped
shown = Card before { $who }: { $card }.
    .you = Your card: { $card }.
    .brief = { $who }: { $card }.
    .you-brief = { $card }.
    .detailed = You look at the card before { $who }: { $card }.
    .you-detailed = You look at your card: { $card }.
    .braille = { $who }: { $card }
    .you-braille = seen: { $card }
    .cue = turned_up
discarded = { $who } lays { $card-a }.
    .you = You lay { $card-a }.
    .you-brief = { $card }.
    .brief = { $who }: { $card }.
    .detailed = { $who } lays { $card-a } before everybody.
    .you-detailed = You lay { $card-a } before everybody.
    .braille = { $who } lays { $card }
    .you-braille = laid: { $card }
    .cue = laid
drew = { $who } draws. { $left } left.
    .you = { $left } left.
    .brief = { $who } draws.
    .you-brief = { $left } left.
    .detailed = { $who } draws a card. Cards still in the pile: { $left }.
    .you-detailed = You have drawn a card. Cards still in the pile: { $left }.
    .braille = { $who } draws, { $left } left
    .you-braille = drawn, { $left } left
    .cue = dealt
won-cards = { $count ->
    [one] { $who } wins one card.
   *[other] { $who } wins { $count } cards.
}
    .you = { $count ->
        [one] You win one card.
       *[other] You win { $count } cards.
    }
    .brief = { $who } wins { $count }.
    .you-brief = Won: { $count }.
    .braille = { $who } wins { $count }
    .you-braille = won: { $count }
    .cue = took
put-under = { $card-kind ->
    [star] Star: it goes under the pile.
    [firecracker] Firecracker: it goes under the pile.
   *[letter] { $card }: this letter goes under the pile.
}
    .brief = { $card }, under.
    .braille = { $card } under the pile
    .cue = laid
    .ceremony = yes
gathered = { "" }
    .brief = { "" }
    .detailed = The cards are gathered.
    .detailed-braille = cards gathered
    .braille = { "" }
    .cue = laid
    .ceremony = yes
played = { $who } plays { $card-a }.
    .you = You play { $card-a }.
    .you-brief = { $card }.
    .brief = { $who }: { $card }.
    .braille = { $who } plays { $card }
    .you-braille = played: { $card }
    .cue = laid
moved = A card changes its place.
    .brief = { "" }
    .braille = card moved
    .cue = laid
exchanged = Cards change hands: { $of }.
    .you = You give a card to { $taker }, and { $giver } gives you one.
    .you-brief = { $giver } gives you a card.
    .brief = Cards change hands.
    .braille = cards change hands
    .cue = swapped
came = { $who } gets { $card-a }.
    .you = You get { $card-a }.
    .you-brief = { $card }.
    .brief = { $who }: { $card }.
    .braille = { $who }: { $card }
    .you-braille = got: { $card }
    .cue = dealt
fanned = { $who } shuffles their hand.
    .you = Your hand is shuffled.
    .brief = Hand shuffled.
    .braille = { $who }: hand shuffled
    .you-braille = hand shuffled
    .cue = shuffled
set-aside = { $count ->
    [0] All cards are dealt.
    [one] One card is set aside, face down.
   *[other] { $count } cards are set aside, face down.
}
    .brief = { "" }
    .braille = { $count } set aside
    .cue = laid
    .ceremony = yes

## Turns, points, the end

window-title = { $game }
    .you = { $game }, your turn
    .other = { $game }, { $who } to play

turn = { $who }’s turn.
    .you = Your turn.
    .you-brief = You.
    .brief = { $who }.
    .you-detailed = { $who }, it is your turn to play.
    .detailed = It is the turn of { $who }.
    .braille = { $who } plays
    .you-braille = your turn
    .cue = other_turn
    .you-cue = turn
noted = Noted.
    .detailed = Noted. The others are still to answer.
    .braille = noted
    .cue = noted
scored = { $total ->
    [0] { $who } stays at zero.
   *[other] { $who }: { $total } in all.
}
    .you = { $total ->
        [0] You stay at zero.
       *[other] You: { $total } in all.
    }
    .you-brief = You: { $total }.
    .brief = { $who }: { $total }.
    .detailed = { $total ->
        [0] With that, { $who } stays at zero for the moment.
       *[other] With that, { $who } has { $counted } in all.
    }
    .you-detailed = { $total ->
        [0] With that, you stay at zero for the moment.
       *[other] With that, you have { $counted } in all.
    }
    .braille = { $who }: { $counted }
    .you-braille = you: { $counted }
match-over = The match is over. { $winners } wins, with { $counted }. Scores. { $totals }.
    .you = The match is over. You win, with { $counted }! Scores. { $totals }.
    .you-brief = You win. { $totals }.
    .brief = { $winners } wins. { $totals }.
    .you-detailed = The match is over. Well done, you are the winner, with { $counted }! Scores of the match. { $totals }.
    .detailed = The match is over. The winner is { $winners }, with { $counted }. Scores of the match. { $totals }.
    .braille = end: { $totals }
    .you-braille = won! { $totals }
    .cue = lost
    .you-cue = won
match-over-shared = The match is over. { $best ->
    [0] Nobody has scored: no winner and no loser.
   *[other] A shared win: { $winners }, { $counted }. Scores. { $totals }.
}
    .brief = { $best ->
        [0] Nobody has scored.
       *[other] Shared win. { $totals }.
    }
    .detailed = The match is over. { $best ->
        [0] Nobody has scored: there is neither a winner nor a loser.
       *[other] { $winners } share the win, with { $counted }. Scores of the match. { $totals }.
    }
    .braille = shared: { $totals }
    .you-braille = shared: { $totals }
    .cue = lost
    .you-cue = shared

## Chrono, buzz, words

count = { $number }
    .braille = { $number }
    .cue = tick
    .clock = yes
chrono = { $number }
    .braille = { $number }
    .cue = tick
    .clock = yes
time-over = Time is up!
    .brief = Time!
    .detailed = Time is up: it is over!
    .braille = time is up
    .cue = bell
    .clock = yes
time-left = { $seconds } seconds left.
    .brief = { $seconds } seconds.
    .detailed = There are { $seconds } seconds left.
    .braille = { $seconds } s left
    .cue = tick
    .clock = yes
# The sound says it; who pressed is asked at once.
buzzed = { $who }!
    .you = { "" }
    .detailed = { $who } takes the floor first.
    .you-detailed = You take the floor first.
    .braille = { $who } may speak
    .you-braille = you may speak
    .cue = buzz_other
    .you-cue = buzz
    .clock = yes
taken-back = { $left ->
    [0] { $who }: no word.
   *[other] { $who }: no word. The race goes on.
}
    .you = No word: you search no more.
    .brief = { $who }: no word.
    .you-brief = No word.
    .detailed = { $left ->
        [0] { $who } took the floor and gave no word.
       *[other] { $who } took the floor and gave no word. The race goes on, with the time that is left.
    }
    .you-detailed = You took the floor without giving a word: you search no more in this race.
    .braille = { $who }: no word
    .you-braille = no word: out
    .cue = back
first-fault = { $who }: first fault of three.
    .you = First fault of three.
    .brief = { $who }: first fault.
    .you-brief = First fault.
    .detailed = { $who }: first fault for this pot. At the third, the other takes the cards and the pot.
    .you-detailed = This is your first fault for this pot. At the third, the other takes the cards and the pot.
    .braille = { $who }: 1st fault
    .you-braille = 1st fault
second-fault = { $who }: second fault. At the third, the other takes it all.
    .you = Second fault. At the third, the other takes it all.
    .brief = { $who }: second fault.
    .you-brief = Second fault.
    .detailed = { $who }: second fault for this pot. At the third, the other takes the cards and the pot.
    .you-detailed = This is your second fault for this pot. At the third, the other takes the cards and the pot.
    .braille = { $who }: 2nd fault
    .you-braille = 2nd fault
third-fault = { $who }: third fault. { $rival } takes it all.
    .you = Third fault: { $rival } takes it all.
    .you-rival = { $who }: third fault. You take it all!
    .brief = { $who }: third fault.
    .you-brief = Third fault.
    .you-rival-brief = { $who }: third fault.
    .detailed = { $who }: third fault for this pot. The duel is not void: { $rival } takes the cards and the pot.
    .you-detailed = This is your third fault for this pot. The duel is not void: { $rival } takes the cards and the pot.
    .you-rival-detailed = { $who }: third fault for this pot. The duel is not void: you take the cards and the pot.
    .braille = { $who }: 3rd fault
    .you-braille = 3rd fault
    .you-rival-braille = { $who }: 3rd fault
both-at-fault = One fault too many each: nobody takes anything.
    .brief = One fault too many each.
    .detailed = One fault too many each, at the same time: nobody takes the cards or the pot, and the duel is void.
    .braille = 1 fault too many: both
voted = { $accepted ->
    [yes] The vote accepts: { $yes } for, { $no } against.
   *[no] The vote refuses: { $yes } for, { $no } against.
}
    .brief = { $accepted ->
        [yes] Accepted, { $yes } to { $no }.
       *[no] Refused, { $no } to { $yes }.
    }
    .detailed = { $accepted ->
        [yes] The vote is done: { $yes } for, { $no } against. It is accepted.
       *[no] The vote is done: { $yes } for, { $no } against. It is refused.
    }
    .braille = { $accepted ->
        [yes] accepted { $yes }-{ $no }
       *[no] refused { $yes }-{ $no }
    }
not-in-dictionary = { $bare ->
    [0] { $word }: this word is not in the dictionary. It does not count.
    [1] { $word }: this is a letter, no word of the dictionary. It does not count.
   *[other] { $word }: these are letters, no word of the dictionary. They do not count.
}
    .brief = { $word }: not in the dictionary.
    .detailed = { $word }: this word is not in the dictionary, and this table takes no others. It does not count.
    .braille = no such word: { $word }
word-foreign = { $word }: this is a word of another language. At this table only the dictionary counts.
    .brief = { $word }: a word of another language.
    .detailed = { $word }: this is a word of another language. This table takes only the dictionary of its own. It does not count.
    .braille = other language: { $word }
word-personal = { $word }: this word was accepted here another time. At this table only the dictionary counts.
    .brief = { $word }: not in the dictionary.
    .detailed = { $word }: this word was accepted here another time, but it is not in the dictionary. This table takes no others. It does not count.
    .braille = no such word: { $word }
word-unknown = { $listed ->
    [yes] { $bare ->
        [0] { $word }: this word is not in the dictionary.
       *[other] { $word }: not in the dictionary.
    }
   *[no] { $word }: there is no dictionary to check it.
}
    .brief = { $listed ->
        [yes] { $word }: unknown.
       *[no] { $word }: no dictionary.
    }
    .detailed = { $listed ->
        [yes] { $word }: the dictionary does not know this word. Names and all languages are allowed.
       *[no] { $word }: there is no dictionary here to check it. The table decides.
    }
    .braille = unknown: { $word }
word-accepted = { $word }: accepted.
    .brief = Accepted.
    .detailed = { $word }: this word is accepted, it counts.
    .braille = accepted: { $word }
word-refused = { $word }: refused.
    .brief = Refused.
    .detailed = { $word }: this word is refused, it does not count.
    .braille = refused: { $word }

no-word = { $who }: no word.
    .you = No word.
    .you-brief = No word.
    .brief = { $who }: no word.
    .detailed = { $who } gave no word in time.
    .you-detailed = You gave no word in time.
    .braille = { $who }: no word
    .you-braille = no word
word-not-starting = { $word } does not begin with { $letter }.
    .brief = { $word }: no { $letter } to begin with.
    .detailed = { $who } said: { $word }. This word does not begin with { $letter }.
    .you-detailed = You said: { $word }. This word does not begin with { $letter }.
    .braille = { $word }: must begin { $letter }
word-not-ending = { $word } does not end with { $letter }.
    .brief = { $word }: no { $letter } at the end.
    .braille = { $word }: must end { $letter }
word-not-in-order = { $word }: the letters { $letters } do not come in that order.
    .brief = { $word }: not in order.
    .braille = { $word }: order { $letters }
word-no-excerpt = { $word }: there is no { $letters } side by side.
    .brief = { $word }: no { $letters }.
    .braille = { $word }: no { $letters }
word-has-letters = { $word } contains { $letters }, which is forbidden.
    .brief = { $word }: no { $letters } allowed.
    .braille = { $word }: has { $letters }
word-not-in-rack = { $word }: the cards are not enough, { $letters } is missing.
    .brief = { $word }: missing { $letters }.
    .braille = { $word }: lacks { $letters }
word-too-short = The word is too short: at least { $at_least } letters.
    .brief = Too short.
    .braille = too short: { $at_least } min
word-too-long = The word is too long: at most { $at_most } letters.
    .brief = Too long.
    .braille = too long: { $at_most } max
word-no-letters = There is no letter in that word.
    .braille = no letter
word-lacks = { $word }: missing { $letters }.
    .brief = Missing: { $letters }.
    .detailed = { $who } said: { $word }. Missing { $letters }: each card needs a letter of its own.
    .you-detailed = You said: { $word }. Missing { $letters }: each card needs a letter of its own.
    .braille = { $word }: lacks { $letters }
tied = A tie: two at once.
    .brief = A tie.
    .detailed = Two players took the floor at the same time: a tie.
    .braille = a tie
    .cue = buzz_other

claimed = { $who } is thinking.
    .brief = { $who }.
    .detailed = { $who } is about to speak and looks for a word. The others wait.
    .braille = { $who } is thinking
    .cue = claim
    .clock = yes
let-go = { $who } lets it go.
    .you = You let it go.
    .brief = { $who } lets go.
    .you-brief = Let go.
    .detailed = { $who } lets it go without giving a word.
    .you-detailed = You let it go without giving a word.
    .braille = { $who } lets go
    .you-braille = let go
    .cue = back
no-idea = { $who } has no idea.
    .you = Noted: no idea.
    .you-brief = Noted.
    .brief = { $who }: nothing.
    .detailed = For the moment { $who } has no idea.
    .you-detailed = It is noted that you have no idea for the moment.
    .braille = { $who }: no idea
    .you-braille = no idea
idle = { $who } does not play: no idea.
    .you = You have not played: noted, no idea.
    .brief = { $who }: nothing.
    .you-brief = Noted: nothing.
    .detailed = { $who } has done nothing for a while: that counts as "no idea".
    .you-detailed = You have done nothing for a while: that counts as "no idea". You may still play.
    .braille = { $who }: no idea
    .you-braille = no idea
lock-lifted = Nobody else has an idea: { $who } may play once more.
    .you = Nobody else has an idea: you may play once more.
    .brief = { $who } may play again.
    .you-brief = You may play again.
    .detailed = Since nobody else has an idea, { $who } may play once more.
    .you-detailed = Since nobody else has an idea, you may play once more.
    .braille = { $who } may play again
    .you-braille = you may play again
    .cue = enter_menu
standstill = Nobody has an idea.
    .brief = Nothing.
    .detailed = Nobody around the table has an idea.
    .braille = nobody has an idea
contested = { $word ->
    [none] { $who }: no word.
   *[other] { $who }: { $word }.
}
    .you = { $word ->
        [none] No word.
       *[other] You: { $word }.
    }
    .brief = { $word ->
        [none] { $who }: nothing.
       *[other] { $who }: { $word }.
    }
    .detailed = { $word ->
        [none] { $who } does not agree, but gives no word.
       *[other] { $who } does not agree, and says: { $word }.
    }
    .you-detailed = { $word ->
        [none] You do not agree, but you give no word.
       *[other] You do not agree, and you say: { $word }.
    }
    .braille = { $word ->
        [none] { $who }: no word
       *[other] { $who }: { $word }
    }

## Questions

ask-contest = { $word ->
    [none] And you?
   *[other] Do you agree?
}
    .again = { $word ->
        [none] And you?
       *[other] { "" }
    }
    .brief = { $word ->
        [none] And you?
       *[other] Agreed?
    }
    .detailed = { $word ->
        [none] And you? Press if you know word { $number }.
       *[other] Word { $number }: do you agree? If you think it is another word, press.
    }
    .braille = { $word ->
        [none] and you?
       *[other] do you agree?
    }
    .help = If you think it is another word, press to say it. If not, let it be.
    .detailed-lines = { $word ->
        [none] And you? If you know word { $number }, take the floor.
       *[other] Word { $number }: do you agree? If you think it is another word, take the floor.
    }
    .help-lines = If you think it is another word, take the floor to say it. If not, let it be.
choice-buzz = speak
    .detail = You take the floor.
choice-let = let it be
    .detail = You let it be: nothing changes.
choice-no-idea = no idea
    .detail = You pass for now, and lay nothing.
ask-somebody = { $who }: { $question }
ask-which-card = Which of these cards?
    .brief = Which one?
    .braille = which one?
    .help = Several cards carry this letter, with different marks. Choose the one you lay.
ask-accept-word = { $bare ->
    [0] { $who } said: { $word }. Does this word exist?
    [1] { $who } said: { $word }. This is a letter. Is it a word?
   *[other] { $who } said: { $word }. These are letters. Is it a word?
}
    .brief = { $bare ->
        [0] { $word }: all right?
        [1] { $word }, a letter: a word?
       *[other] { $word }, letters: a word?
    }
    .detailed = { $bare ->
        [0] { $who } said: { $word }. The dictionary does not know this word. Do you accept it?
        [1] { $who } said: { $word }. This is a letter, and no word of the dictionary. Do you accept it?
       *[other] { $who } said: { $word }. These are letters, and no word of the dictionary. Do you accept it?
    }
    .braille = { $bare ->
        [0] { $word }? yes/no
        [1] letter { $word }: a word? yes/no
       *[other] letters { $word }: a word? yes/no
    }
    .help = You are asked whether this word exists: { $word }. All languages and names are allowed. If the votes are equal, the word is accepted.
ask-sure-of-word = { $bare ->
    [0] { $word }: is it spelt like this, and do you know what it means?
    [1] { $word }: this is a letter. Is it a word?
   *[other] { $word }: these are letters. Is it a word?
}
    .brief = { $bare ->
        [0] { $word }: sure?
        [1] { $word }, a letter: a word?
       *[other] { $word }, letters: a word?
    }
    .detailed = { $bare ->
        [0] { $word }: the dictionary does not know this word. Say yes if it is spelt like this and you know what it means, no to take it back.
        [1] { $word }: this is a letter. Say yes if it is a word too and you know what it means, no to take it back.
       *[other] { $word }: these are letters. Say yes if it is a word too and you know what it means, no to take it back.
    }
    .braille = { $bare ->
        [0] { $word }: sure? yes/no
        [1] letter { $word }: a word? yes/no
       *[other] letters { $word }: a word? yes/no
    }
    .help = All words are allowed, of all languages, names included. It is for you to say whether this word exists, is spelt like this, and whether you know what it means: { $word }.
ask-buzz = Press as soon as you have an idea.
    .brief = An idea?
    .detailed = Press your key as soon as you have an idea: the first to press may speak.
    .braille = an idea?
    .help = The first to press may speak, and must answer at once.
    .lines = Enter as soon as you have an idea.
    .detailed-lines = Enter as soon as you have an idea: the first to answer may speak.
    .help-lines = The first to answer may speak, and must do so at once.
    .detailed-dots = Dot 8 as soon as you have an idea: the first to press may speak.

help-pick = The arrows move from choice to choice, Enter chooses.
    .lines = Type a number, then Enter.
    .dots = The routing key chooses what is under it.
help-grid = The arrows move from choice to choice, Enter chooses.
    .lines = Type the number of the card, or its row and column: 3 2. Then Enter.
    .dots = Each card has a cell: o is a card face down, a dash an empty place. The routing key above a card chooses it.
help-several = The arrows move from choice to choice, Space ticks or unticks, Enter finishes.
    .lines = Type the numbers with a space between them, then Enter.
    .dots = The routing key ticks or unticks what is under it, dot 8 finishes.
help-word = Type the word, then Enter.
    .dots = Write the word, then dot 8.
help-press = Press your key, or Enter.
    .lines = Enter is enough; where there are several of you, type your number.
    .dots = Dot 8 is enough.
help-number = Type a number from { $low } to { $high }, then Enter.
    .dots = Write a number from { $low } to { $high }, then dot 8.
help-yes-no = Choose yes or no with the arrows, then Enter.
    .lines = Type yes or no, or the number.
    .dots = Choose yes or no with the routing key.
choice-yes = Yes
choice-no = No
value-yes = yes
value-no = no

## Refusals: what is wrong, and what would be right

refused-not-offered = That is not possible now. You may choose: { $options }.
    .brief = No. Choose: { $options }.
    .braille = no: { $options }
refused-wrong-count = { $at_most ->
    [one] Choose just one; you have { $given }.
   *[other] Choose { $at_least } to { $at_most }; you have { $given }.
}
    .brief = { $at_least } to { $at_most }, not { $given }.
    .braille = { $at_least } to { $at_most }, not { $given }
refused-no-letters = A word needs at least one letter, from A to Z.
    .brief = Letters, please.
    .braille = needs letters
refused-too-short = { $at_least ->
    [one] Too short: at least one letter.
   *[other] Too short: at least { $at_least } letters.
}
    .brief = Too short: { $at_least } at least.
    .braille = too short: { $at_least } letters min
refused-too-long = Too long: at most { $at_most } letters.
    .brief = Too long: { $at_most } at most.
    .braille = too long: { $at_most } letters max
refused-not-starting = { $word } does not begin with { $letter }.
    .brief = It must begin with { $letter }.
    .detailed = { $word } does not begin with { $letter }. Find a word that begins with { $letter }.
    .braille = must begin with { $letter }
refused-not-ending = { $word } does not end with { $letter }.
    .brief = It must end with { $letter }.
    .braille = must end with { $letter }
refused-not-in-order = { $word }: the letters { $letters } do not come in that order.
    .brief = { $letters } in that order.
    .braille = in order: { $letters }
refused-no-excerpt = { $word }: there is no { $letters } side by side.
    .brief = { $letters } side by side.
    .braille = side by side: { $letters }
refused-has-letters = { $word } contains { $letters }, which is forbidden here.
    .brief = Without { $letters }.
    .braille = without { $letters }
refused-not-in-rack = { $word }: your cards are not enough, { $letters } is missing.
    .brief = Missing: { $letters }.
    .braille = lacks { $letters }
refused-strange-signs = This word has a sign that cannot be written here. Type letters only.
    .brief = Letters only.
    .braille = letters only
refused-digits = No figure in a word: write it in letters.
    .brief = In letters, without figures.
    .braille = in letters, no figure
refused-several-words = One word for each card. For instance: { $word }.
    .brief = One word: { $word }.
    .detailed = One word for each card. For instance: { $word }. What an apostrophe or a hyphen joins is one word: don’t, ice-cream.
    .braille = one word: { $word }
refused-lacks = { $word }: missing { $letters }.
    .brief = Missing: { $letters }.
    .detailed = { $word }: missing { $letters }. Each card needs a letter of its own.
    .braille = lacks { $letters }
refused-only-press = Here you only press your key.
    .brief = Just press.
    .braille = just press
    .lines = Here Enter is enough.
    .brief-lines = Enter is enough.
    .dots = Here dot 8 is enough.
    .brief-dots = Dot 8 is enough.
refused-no-number = A number from { $low } to { $high } is needed.
    .brief = A number, { $low } to { $high }.
    .braille = number { $low } to { $high }
refused-out-of-range = A number from { $low } to { $high } is needed.
    .brief = { $low } to { $high }.
    .braille = { $low } to { $high }
refused-only-yes-or-no = Answer yes or no.
    .brief = Yes or no.
    .braille = yes or no
refused-other-cards = These are not the cards of this pile: all the same ones are needed, in another order.
    .brief = Not the right cards.
    .braille = not the right cards
refused-no-verdict = The dictionary must answer: known, unknown, or no list.
    .brief = A verdict is needed.
    .braille = verdict needed
refused-no-lot = The draw must name one of the things offered.
    .braille = impossible draw
refused-no-noise = Chance cannot go as far as that.
    .braille = too much chance
refused-match-over = The match is over: there is nothing left to play.
    .brief = The match is over.
    .braille = match over
refused-no-bell = No clock is running.
    .brief = No clock.
    .braille = no clock
refused-not-your-turn = It is not your turn. Wait for it.
    .brief = Not your turn.
    .braille = not your turn
refused-locked = You have just played: let somebody else play before you play again.
    .brief = Let somebody else play.
    .braille = wait for another word
refused-barred = You have just let it go. Wait some seconds, or until somebody plays.
    .brief = Wait a little.
    .braille = wait a little
refused-claimed = Somebody else looks for a word. Wait a moment.
    .brief = Wait a moment.
    .braille = wait a moment
refused-no-such-game = There is no game { $game }. Games: { $known }.
    .brief = No game { $game }.
    .braille = no game { $game }
refused-no-such-option = This game has no option { $option }. Options: { $known }.
    .brief = No option { $option }.
    .braille = no option { $option }
refused-bad-option-value = The option { $option } cannot be { $given }. Possible values: { $values }.
    .brief = { $option }: { $values }.
    .braille = { $option }: { $values }
refused-bad-seats = This game is for { $low } to { $high } players; there are { $given }.
    .brief = { $low } to { $high }, not { $given }.
    .braille = { $low } to { $high } players
refused-not-a-journal = { $file } is not a saved match: its first line does not look like one. The file stays as it is.
    .braille = not a match: { $file }
refused-damaged-line = The match { $file } is damaged in line { $line }. The file stays as it is.
    .braille = damaged, line { $line }
refused-newer-journal = The match { $file } was saved by a newer version. Update the program to go on with it.
    .braille = newer version

## Options the games share

option-chrono = Chrono, in seconds
    .help = The time to answer while a chrono runs. With 3 you must be very quick.
option-chrono-10 = 10
option-chrono-5 = 5
option-chrono-3 = 3
option-dictionary-only = Dictionary only
    .help = Yes: a word that is not in the dictionary of this language is refused. No: all languages count, and the table decides on the rest.
option-dictionary-only-yes = yes
option-dictionary-only-no = no

## What the judge knows of a word

judged-home = { $word }: in the English list.
judged-foreign = { $word }: a word of another language, { $languages }. It counts, unless the table takes the dictionary only.
judged-personal = { $word }: not in the lists, but accepted here before. It counts, unless the table takes the dictionary only.
judged-unknown = { $bare ->
    [0] { $word }: unknown to the lists. The table may accept it.
    [1] { $word }: this is a letter, no word of the lists. The table decides.
   *[other] { $word }: these are letters, no word of the lists. The table decides.
}
judged-no-list = { $word }: the word list is missing. The table decides.
judged-refused = “{ $word }”: { $reason }
judged-nothing = Type a word first.
language-fr = French
language-en = English
language-es = Spanish
language-it = Italian
language-de = German
language-pt = Portuguese
language-nl = Dutch
language-ca = Catalan
language-pl = Polish
language-ro = Romanian

## What is asked between two moves

survey-scores = { $of }. { $totals }.
survey-no-hand = In this game nobody holds cards.
survey-hand = { $n ->
    [0] { $who }: an empty hand.
   *[other] { $who }, { $count }: { $cards }.
}
    .you = { $n ->
        [0] Your hand is empty.
       *[other] { $count }: { $cards }.
    }
survey-no-hands = Nobody holds cards.
survey-empty-table = The table is empty.
survey-place = { $empty ->
    [0] { $place }: { $count }.
    [one] { $place }: { $count }, { $empty } empty place.
   *[other] { $place }: { $count }, { $empty } empty places.
}
survey-up = Face up: { $cards }.
survey-over = The match is over.
survey-no-turn = Nobody here is being asked.
    .you = Nothing is asked of you now.
survey-asked = An answer is awaited.
    .you = You are being asked.
survey-stood-in = The computer plays in your place.
survey-count = { $who }: { $count }
side-you = You
side-hand = { $n } in hand
side-won = { $n } won
status-turn = { $who } plays
    .you = your turn
status-over = end
status-hand = hand:{ $cards }

## What can be answered

can-pick = { $count ->
    [one] Only one choice: { $options }.
   *[other] { $count } choices: { $options }.
}
can-several = { $at_most ->
    [one] To tick, only one: { $options }.
   *[other] To tick, { $at_least } to { $at_most }: { $options }.
}
can-word = A word { $wanted }.
can-hidden = any card that lies face down
can-hidden-but = any card that lies face down, except { $but }
can-then = { "; " }
can-or = { "; or a word " }
can-pass = Or an empty line, if you do not know.
can-number = A number from { $low } to { $high }.
can-yes-no = Yes or no.
can-press = Only one thing: { $choice }. Press your key, or Enter.
    .lines = Only one thing: { $choice }. Enter is enough.
    .dots = Only one thing: { $choice }. Dot 8 is enough.
letters-starting = that begins with { $letters }
letters-ending = that ends with { $letters }
letters-containing = that contains { $letters }
letters-in-order = where you find in this order { $letters }
letters-excerpt = where you find side by side { $letters }
letters-without = without { $letters }
letters-rack = written only with { $letters }
letters-exactly = { $n ->
    [one] of a single letter
   *[other] of { $n } letters
}
letters-at-least = of at least { $n } letters
letters-at-most = of at most { $n } letters
choice-none = nothing at all
choice-pass = an empty line, as nothing comes to mind
idea = Idea: { $idea }.

## What changes at the table

undone = { $who } takes back the last move.
    .you = Your last move is taken back.
    .you-brief = Taken back.
    .brief = { $who } takes back.
    .detailed = { $who } takes back the last move: the match is where it was just before.
    .you-detailed = Your last move is taken back: the match is where it was just before.
    .braille = { $who } takes back
    .you-braille = taken back
handed-over = { $who } leaves the seat: the computer plays now.
    .you = The computer now plays in your seat.
    .brief = { $who }: computer.
    .you-brief = In your seat: the computer.
    .detailed = A change at the table: { $who } leaves the seat, and the computer plays now.
    .you-detailed = A change at the table: the computer now plays in your seat.
    .braille = { $who }: computer
    .you-braille = computer in your seat
    .cue = left
seat-taken = { $who } now plays in this seat.
    .you = You now play in this seat.
    .brief = { $who } is here.
    .you-brief = You are here.
    .detailed = A change at the table: { $who } now plays in this seat.
    .you-detailed = A change at the table: you now play in this seat.
    .braille = { $who } is here
    .you-braille = you are here
    .cue = joined
table-paused = The table is paused.
    .brief = Paused.
    .detailed = The table is paused: time stands still, and nobody plays.
    .braille = table paused
    .cue = pause
table-resumed = The match goes on.
    .brief = Going on.
    .detailed = The pause is over: the match goes on from where it stood.
    .braille = the match goes on
refused-cannot-pass = Nobody can pass here: the game waits for a choice. You can hand the seat to the computer.
    .brief = Nobody can pass here.
    .braille = nobody can pass here
refused-table-paused = The table is paused: nothing is played before it goes on.
    .brief = Table paused.
    .braille = table paused
stopped = We stop here. { $winners } wins with { $counted }. Scores. { $totals }.
    .you = We stop here. You win with { $counted }! Scores. { $totals }.
    .brief = Stopped. { $winners } wins. { $totals }.
    .you-brief = Stopped. You win. { $totals }.
    .detailed = The match stops here. The win goes to { $winners }, with { $counted }. Scores of the match. { $totals }.
    .you-detailed = The match stops here. Well done, you are the one who wins, with { $counted }! Scores of the match. { $totals }.
    .braille = stop: { $totals }
    .you-braille = won! { $totals }
    .cue = lost
    .you-cue = won
stopped-shared = We stop here. A shared win: { $winners }, { $counted }. Scores. { $totals }.
    .brief = Stopped. A shared win. { $totals }.
    .detailed = The match stops here. The win is shared by { $winners }, with { $counted }. Scores of the match. { $totals }.
    .braille = shared: { $totals }
    .cue = lost
    .you-cue = shared
stopped-level = We stop here. All are level. Scores. { $totals }.
    .brief = Stopped. All level. { $totals }.
    .detailed = The match stops here. Everybody is level. Scores of the match. { $totals }.
    .braille = level: { $totals }
    .cue = shared
stopped-none = We stop here. Nobody has scored yet: no winner, no loser.
    .brief = Stopped. Nobody has scored.
    .detailed = The match stops here. Nobody has scored yet: there is no winner and no loser.
    .braille = stop, nobody has scored
    .cue = shared
level-changed = { $who } now plays at level { $level ->
    [easy] easy
    [hard] hard
   *[normal] normal
}.
    .brief = { $who }: { $level ->
        [easy] easy
        [hard] hard
       *[normal] normal
    }.
    .braille = { $who }: { $level ->
        [easy] easy
        [hard] hard
       *[normal] normal
    }
    .you = The computer in your seat now plays at level { $level ->
        [easy] easy
        [hard] hard
       *[normal] normal
    }.
    .you-braille = your seat: { $level ->
        [easy] easy
        [hard] hard
       *[normal] normal
    }
passed = { $who } passes.
    .you = Your turn is passed.
    .brief = { $who } passes.
    .you-brief = Your turn passes.
    .detailed = The turn of { $who } is passed: the match goes on.
    .you-detailed = Your turn is passed: the match goes on.
    .braille = { $who } passes
    .you-braille = your turn passes
hinted = An idea for { $who }.
    .you = An idea for you.
    .braille = idea for { $who }
    .you-braille = idea for you
refused-nothing-to-undo = Nothing to undo: you have not played yet, or somebody has played since.
    .brief = Nothing to undo.
    .braille = nothing to undo
refused-undo-revealed = Too late to undo: something has been revealed since.
    .brief = Too late to undo.
    .braille = too late to undo
