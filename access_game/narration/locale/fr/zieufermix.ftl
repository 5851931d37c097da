### ZIEUFERMIX

game-title = Zieufermix
game-sentence = Seize cartes face cachée : retrouvez de mémoire les paires de A, puis les paires d’étoiles.
game-goal = La personne qui a le plus de paires à la fin gagne.

option-spread = Disposition des cartes
    .help = En grille : quatre lignes de quatre. En ronde : seize positions numérotées.
option-spread-grid = en grille, quatre lignes de quatre
option-spread-ring = en ronde, positions 1 à 16

ask-flip-first = { $starred ->
    [yes] Rejouez.
   *[no] Première carte ?
}
    .brief = { $starred ->
        [yes] Rejouez.
       *[no] Première ?
    }
    .detailed = Quelle carte retournez-vous en premier ?
    .braille = { $starred ->
        [yes] rejouez : 1re carte ?
       *[no] 1re carte ?
    }
    .help = Choisissez une première carte face cachée à retourner. On cherche deux A qui vont ensemble : A noir avec A blanc, A plus avec A plus, A plus plus avec A plus plus. Quand il n’y a plus de A, on cherche deux étoiles.
ask-flip-second = Deuxième carte ?
    .brief = Deuxième ?
    .detailed = Quelle deuxième carte retournez-vous pour faire la paire ?
    .braille = 2e carte ?
    .help = Choisissez une deuxième carte, celle qui ferait la paire avec la première.
ask-swap-with = Échanger le pétard avec quelle carte ?
    .brief = Échanger avec ?
    .detailed = Le pétard va changer de place. Avec quelle carte l’échangez-vous ?
    .braille = pétard : échanger avec ?
    .help = Choisissez une carte : elle prend la place du pétard, et le pétard la sienne. Aucune des deux n’est montrée.

# L’étoile se dit et s’entend ; qui doit rejouer l’apprend par la question.
play-again = { "" }
    .brief = { "" }
    .detailed = Une étoile : les cartes se cachent, et { $who } rejoue.
    .detailed-braille = étoile : { $who } rejoue
    .you-detailed-braille = étoile : rejouez
    .you-detailed = Une étoile : les cartes se cachent. Cette étoile ne peut plus servir pendant ce tour.
    .braille = { "" }
    .cue = other_turn
    .you-cue = turn
no-pair = Pas de paire.
    .brief = Non.
    .detailed = Ces deux cartes ne vont pas ensemble : pas de paire pour { $who }.
    .you-detailed = Ces deux cartes ne vont pas ensemble : pas de paire pour vous.
    .braille = pas de paire
exploded = Boum pour { $who } !
    .you = Boum !
    .detailed = Boum ! { $who } doit échanger ce pétard avec une autre carte, et le tour est fini.
    .you-detailed = Boum ! Vous devez échanger ce pétard avec une autre carte, et votre tour est fini.
    .braille = pétard !
stars-begin = Plus de A. Maintenant, deux étoiles font une paire.
    .brief = Aux étoiles !
    .detailed = Les trois paires de A sont gagnées. À partir de maintenant, deux étoiles font une paire, et une étoile ne fait plus recommencer.
    .braille = maintenant : paires d’étoiles
swapped = Pétard de { $slot-within }, échangé avec { $other-within }.
    .brief = Pétard, { $slot } : avec { $other }.
    .detailed = { $who } échange le pétard de { $slot-within } avec la carte de { $other-within }.
    .you-detailed = Vous échangez le pétard de { $slot-within } avec la carte de { $other-within }.
    .braille = pétard { $slot } <> { $other }
    .cue = swapped
took = Paire pour { $who }.
    .you = Paire pour vous !
    .brief = { $who }, une paire.
    .you-brief = Paire !
    .detailed = Une paire : { $who } prend { $cards-a }. Places vides maintenant : { $slots }.
    .you-detailed = Une paire : vous prenez { $cards-a }. Places vides maintenant : { $slots }.
    .braille = { $who } prend { $cards }
    .you-braille = vous prenez { $cards }
    .cue = took
stands-seek = On cherche les paires d’étoiles.
    .braille = étoiles

refused-empty-slot = Il n’y a plus de carte en { $choice }. Choisissez une carte face cachée.
    .brief = Vide, { $choice }.
    .braille = { $choice } vide
refused-star-seen = Cette étoile a déjà servi pendant ce tour. Choisissez une autre carte, face cachée.
    .brief = Étoile déjà vue.
    .braille = étoile déjà vue
refused-already-up = Cette carte est déjà retournée. Choisissez-en une autre, face cachée.
    .brief = Déjà retournée.
    .braille = déjà retournée
refused-is-the-firecracker = C’est le pétard lui-même. Choisissez la carte qui prendra sa place.
    .brief = C’est le pétard.
    .braille = c’est le pétard
