### ZIEUFERMIX

game-title = Zieufermix
game-sentence = Seize cartes face cachée : retrouvez de mémoire les paires de A, puis les paires d’étoiles.
game-goal = Qui a le plus de paires à la fin gagne.

option-spread = Disposition des cartes
    .help = En grille : quatre lignes de quatre. En ronde : seize positions numérotées.
option-spread-grid = en grille, quatre lignes de quatre
option-spread-ring = en ronde, positions 1 à 16

ask-flip-first = Première carte ?
    .brief = Première ?
    .detailed = Quelle carte retournez-vous en premier ?
    .braille = 1re carte ?
    .help = Choisissez une première carte face cachée à retourner. On cherche deux A qui vont ensemble : noir avec blanc, plus avec plus, plus plus avec plus plus. Quand il n’y a plus de A, on cherche deux étoiles.
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

play-again = { $who } recommence son tour.
    .you = Vous recommencez votre tour.
    .you-brief = Recommencez.
    .brief = { $who } recommence.
    .detailed = Une étoile : les cartes se cachent, et { $who } recommence son tour.
    .you-detailed = Une étoile : les cartes se cachent, et vous recommencez votre tour. Cette étoile ne peut plus servir pendant ce tour.
    .braille = étoile : { $who } rejoue
    .you-braille = étoile : rejouez
no-pair = Pas de paire.
    .brief = Non.
    .detailed = Ces deux cartes ne vont pas ensemble : pas de paire pour { $who }.
    .you-detailed = Ces deux cartes ne vont pas ensemble : pas de paire pour vous.
    .braille = pas de paire
exploded = Boum ! { $who } va faire un échange.
    .you = Boum ! Votre tour finit par un échange.
    .you-brief = Boum !
    .brief = Boum !
    .detailed = Boum ! { $who } doit échanger ce pétard avec une autre carte, et le tour est fini.
    .you-detailed = Boum ! Vous devez échanger ce pétard avec une autre carte, et votre tour est fini.
    .braille = pétard !
stars-begin = Toutes les paires de A sont gagnées. Maintenant, les paires d’étoiles comptent.
    .brief = Aux étoiles maintenant.
    .detailed = Les trois paires de A sont gagnées. À partir de maintenant, deux étoiles font une paire, et une étoile ne fait plus recommencer.
    .braille = maintenant : paires d’étoiles
stands-seek = On cherche les paires d’étoiles.
    .braille = étoiles

refused-empty-slot = Il n’y a plus de carte, { $choice }. Choisissez une carte face cachée.
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
