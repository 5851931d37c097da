### ZIEUFERMIX

game-title = Zieufermix
game-sentence = Sixteen cards face down: find from memory the pairs of letters, then the pairs of stars.
game-goal = Whoever has the most pairs at the end wins.

option-spread = How the cards lie
    .help = A grid: four rows of four. A ring: sixteen numbered positions.
option-spread-grid = in a grid, four rows of four
option-spread-ring = in a ring, positions 1 to 16

ask-flip-first = { $starred ->
    [yes] Play again.
   *[no] First card?
}
    .brief = { $starred ->
        [yes] Play again.
       *[no] First?
    }
    .detailed = Which card do you turn up first?
    .braille = { $starred ->
        [yes] again: 1st card?
       *[no] 1st card?
    }
    .help = Choose a first card to turn up, one that is face down. You are looking for two letters that belong together: black with white, plus with plus, plus plus with plus plus. When no letter is left, you are looking for two stars.
ask-flip-second = Second card?
    .brief = Second?
    .detailed = Which second card do you turn up to make the pair?
    .braille = 2nd card?
    .help = Choose a second card, the one that would make a pair with the first.
ask-swap-with = Swap the firecracker with which card?
    .brief = Swap with?
    .detailed = The firecracker will change places. With which card do you swap it?
    .braille = firecracker: swap with?
    .help = Choose a card: it takes the place of the firecracker, and the firecracker takes its place. Neither of them is shown.

# The star is said and heard; who has to play again learns it from the question.
play-again = { "" }
    .brief = { "" }
    .detailed = A star: the cards are turned down, and { $who } plays again.
    .detailed-braille = star: { $who } again
    .you-detailed-braille = star: play again
    .you-detailed = A star: the cards are turned down. This star cannot be used again in this turn.
    .braille = { "" }
    .cue = other_turn
    .you-cue = turn
no-pair = Not a pair.
    .brief = No.
    .detailed = These two cards do not belong together: no pair for { $who }.
    .you-detailed = These two cards do not belong together: no pair for you.
    .braille = not a pair
exploded = Bang for { $who }!
    .you = Bang!
    .detailed = Bang! { $who } must swap this firecracker with another card, and the turn is over.
    .you-detailed = Bang! You must swap this firecracker with another card, and your turn is over.
    .braille = firecracker!
stars-begin = No letters left. Now two stars make a pair.
    .brief = Stars now!
    .detailed = The three pairs of letters are won. From now on two stars make a pair, and a star no longer starts the turn again.
    .braille = now: pairs of stars
swapped = Firecracker of { $slot-within }, swapped with { $other-within }.
    .brief = Firecracker, { $slot }: with { $other }.
    .detailed = { $who } swaps the firecracker of { $slot-within } with the card of { $other-within }.
    .you-detailed = You swap the firecracker of { $slot-within } with the card of { $other-within }.
    .braille = firecracker { $slot } <> { $other }
    .cue = swapped
took = A pair for { $who }.
    .you = A pair for you!
    .brief = { $who }, a pair.
    .you-brief = A pair!
    .detailed = A pair: { $who } takes { $cards-a }. Empty places now: { $slots }.
    .you-detailed = A pair: you take { $cards-a }. Empty places now: { $slots }.
    .braille = { $who } takes { $cards }
    .you-braille = you take { $cards }
    .cue = took
stands-seek = Pairs of stars are wanted now.
    .braille = stars

refused-empty-slot = There is no card left at { $choice }. Choose a card that is face down.
    .brief = Empty, { $choice }.
    .braille = { $choice } empty
refused-star-seen = This star was already used in this turn. Choose another card that is face down.
    .brief = Star already seen.
    .braille = star already seen
refused-already-up = This card is already turned up. Choose another one that is face down.
    .brief = Already turned up.
    .braille = already turned up
refused-is-the-firecracker = That is the firecracker itself. Choose the card that will take its place.
    .brief = That is the firecracker.
    .braille = that is the firecracker
