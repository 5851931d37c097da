### La table : gestes, questions, refus, et tout ce que les jeux ont en commun.
### La valeur dit les noms ; `.you` s’adresse à qui écoute ; `.brief`, `.detailed`, `.braille` en changent la longueur.

## Cartes, positions, listes

card-star = étoile
    .a = une étoile
    .many = { $n } étoiles
    .cue = star
card-firecracker = pétard
    .a = un pétard
    .many = { $n } pétards
    .cue = firecracker
card-letter = { $card }
    .a = un { $card }
    .many = { $n } { $card }
    .cue = turned_up
card-marked = { $letter } { $mark }
mark-white = blanc
    .braille = b
mark-black = noir
    .braille = n
mark-plus = plus
    .spoken = plusse
    .braille = +
mark-plus-plus = plus plus
    .spoken = plusse plusse
    .braille = ++
slot-grid = ligne { $row }, colonne { $column }
    .within = ligne { $row } colonne { $column }
    .brief = { $row }, { $column }
    .braille = L{ $row }C{ $column }
slot-row = position { $number }
    .brief = { $number }
    .braille = p{ $number }
content-empty = vide
content-face-down = face cachée
content-on = { $content }, et dessous { $count }
label-slot = { $slot }, { $content }
    .brief = { $slot }, { $content }
    .detailed = { $slot }, position { $number }, { $content }
    .braille = { $slot } { $content }
list-and = { $first } et { $last }
you = vous
total-of = { $who } : { $total }
    .you = Vous : { $total }
letter-like = comme { $word }
hand-over = { $giver } donne à { $taker }
    .braille = { $giver }>{ $taker }
place-grid = la grille
    .title = Grille
place-hand = la main
    .title = Main
place-draw = la pioche
    .title = Pioche
place-pot = le pot
    .title = Pot
    .status = pot { $n }
place-story = l’histoire
    .title = Histoire
place-gains = les cartes gagnées
    .title = Cartes gagnées
place-aside = les cartes mises de côté
    .title = De côté
place-trick = le pli
    .title = Pli
place-pile = la pile
    .title = Pile
place-of = { $place }, { $who }
choices = { $n ->
    [one] un seul choix possible
   *[other] { $n } choix possibles
}

## Ce que l’on compte

counted-cards = { $n ->
    [0] aucune carte
    [one] { $n } carte
   *[other] { $n } cartes
}
counted-pairs = { $n ->
    [0] aucune paire
    [one] { $n } paire
   *[other] { $n } paires
}
counted-points = { $n ->
    [0] aucun point
    [one] { $n } point
   *[other] { $n } points
}
unit-cards = Cartes
unit-pairs = Paires
unit-points = Points

## Gestes

shuffled = On mélange.
    .brief = { "" }
    .detailed = On mélange { $count } cartes.
    .braille = mélange
    .cue = shuffled
    .ceremony = yes
laid = { $columns ->
    [0] { $count ->
        [one] { $count } carte sur la table, face cachée.
       *[other] { $count } cartes sur la table, face cachée, numérotées de 1 à { $count }.
    }
   *[other] { $count } cartes sur la table, face cachée, { $columns } par ligne.
}
    .brief = { $count ->
        [one] { $count } carte.
       *[other] { $count } cartes.
    }
    .detailed = { $columns ->
        [0] { $count ->
            [one] { $count } carte est posée sur la table, face cachée.
           *[other] { $count } cartes sont posées sur la table, face cachée. Elles portent les numéros 1 à { $count }.
        }
       *[other] { $count } cartes sont posées sur la table, face cachée, en lignes de { $columns }. La ligne 1 est en haut, la colonne 1 à gauche.
    }
    .braille = { $count } cartes posées
    .cue = laid
turned-up = { $card }, { $slot }.
    .you-brief = { $card }.
    .you-detailed = Vous retournez la carte en { $slot } : { $card }.
    .brief = { $card }, { $slot }.
    .detailed = { $who } retourne la carte en { $slot } : { $card }.
    .braille = { $who } { $slot } : { $card }
    .you-braille = { $slot } : { $card }
    .cue = { $card-cue }
turned-down = { "" }
    .brief = { "" }
    .detailed = { $slots-count ->
        [one] La carte en { $slots } est cachée à nouveau.
       *[other] Les cartes en { $slots } sont cachées à nouveau.
    }
    .braille = cachée : { $slots }
    .cue = turned_down
    .ceremony = yes
swapped = { $who } échange { $slot } et { $other }.
    .you = Échange fait : { $slot } et { $other }.
    .you-brief = Échange fait.
    .you-detailed = Vous échangez la carte en { $slot } et la carte en { $other }.
    .brief = Échange : { $slot } et { $other }.
    .detailed = { $who } échange la carte en { $slot } et la carte en { $other }.
    .braille = { $slot } <> { $other }
    .cue = swapped
took = { $who } prend { $cards-a }.
    .you = Vous prenez { $cards-a }.
    .you-brief = Gagné : { $cards }.
    .you-detailed = Vous prenez { $cards-a }, { $slots }.
    .brief = { $who } prend { $cards-a }.
    .detailed = { $who } prend { $cards-a }. Places vides maintenant : { $slots }.
    .braille = { $who } prend { $cards }
    .you-braille = vous prenez { $cards }
    .cue = took
dealt = { $who } reçoit { $card-a }.
    .you = Votre carte : { $card }.
    .you-brief = { $card }.
    .you-detailed = Vous recevez { $card-a }, en { $slot } de votre main.
    .brief = { $who } : { $card }.
    .braille = { $who } : { $card }
    .you-braille = reçu : { $card }
    .cue = dealt
dealt-to = { "" }
    .you = Une carte devant vous, face cachée.
    .you-brief = { "" }
    .brief = { "" }
    .detailed = { $who } reçoit une carte.
    .detailed-braille = { $who } : 1 carte
    .braille = { "" }
    .you-braille = 1 carte cachée
    .cue = dealt
    .ceremony = yes
received = { $cards-count ->
    [0] { $who } a la main vide.
   *[other] { $who } a en main { $cards }.
}
    .you = { $cards-count ->
        [0] Votre main est vide.
       *[other] Votre main : { $cards }.
    }
    .you-brief = { $cards-count ->
        [0] Main vide.
       *[other] { $cards }.
    }
    .you-detailed = { $cards-count ->
        [0] Vous ne recevez aucune carte : votre main est vide.
        [one] Vous recevez { $cards-count } carte : { $cards }.
       *[other] Vous recevez { $cards-count } cartes : { $cards }.
    }
    .braille = { $cards-count ->
        [0] { $who } : main vide
       *[other] { $who } : { $cards }
    }
    .you-braille = { $cards-count ->
        [0] main vide
       *[other] main : { $cards }
    }
    .cue = dealt
counted = { "" }
    .brief = { "" }
    .detailed = { $who } a { $count ->
        [0] la main vide
        [one] { $count } carte
       *[other] { $count } cartes
    }.
    .braille = { "" }
    .detailed-braille = { $who } { $count } c.
    .cue = dealt
    .ceremony = yes
passed-on = Les mains changent de place : { $of }.
    .you = Votre main va à { $taker }, et { $giver } vous donne la sienne.
    .you-brief = { $giver } vous donne sa main.
    .brief = Les mains tournent.
    .braille = les mains tournent
    .you-braille = main reçue : { $giver }
    .cue = swapped
shown = Carte devant { $who } : { $card }.
    .you = Votre carte : { $card }.
    .brief = { $who } : { $card }.
    .you-brief = { $card }.
    .detailed = Vous voyez la carte posée devant { $who } : { $card }.
    .you-detailed = Vous voyez votre carte : { $card }.
    .braille = { $who } : { $card }
    .you-braille = vu : { $card }
    .cue = turned_up
discarded = { $who } pose { $card-a }.
    .you = Vous posez { $card-a }.
    .you-brief = { $card }.
    .brief = { $who } : { $card }.
    .detailed = { $who } pose { $card-a } devant tout le monde.
    .you-detailed = Vous posez { $card-a } devant tout le monde.
    .braille = { $who } pose { $card }
    .you-braille = posé : { $card }
    .cue = laid
drew = { $who } pioche. Reste { $left }.
    .you = Reste { $left }.
    .brief = { $who } pioche.
    .you-brief = Reste { $left }.
    .detailed = { $who } pioche une carte. Cartes encore dans la pioche : { $left }.
    .you-detailed = Vous avez pioché une carte. Cartes encore dans la pioche : { $left }.
    .braille = { $who } pioche, reste { $left }
    .you-braille = pioché, reste { $left }
    .cue = dealt
won-cards = { $count ->
    [one] { $who } gagne une carte.
   *[other] { $who } gagne { $count } cartes.
}
    .you = { $count ->
        [one] Vous gagnez une carte.
       *[other] Vous gagnez { $count } cartes.
    }
    .brief = { $who } gagne { $count }.
    .you-brief = Gagné : { $count }.
    .braille = { $who } gagne { $count }
    .you-braille = gagné : { $count }
    .cue = took
put-under = { $card-kind ->
    [star] Étoile : elle va sous la pioche.
    [firecracker] Pétard : il va sous la pioche.
   *[letter] { $card } : cette lettre va sous la pioche.
}
    .brief = { $card }, dessous.
    .braille = { $card } sous la pioche
    .cue = laid
    .ceremony = yes
gathered = { "" }
    .brief = { "" }
    .detailed = On rassemble les cartes.
    .detailed-braille = cartes rassemblées
    .braille = { "" }
    .cue = laid
    .ceremony = yes
played = { $who } joue { $card-a }.
    .you = Vous jouez { $card-a }.
    .you-brief = { $card }.
    .brief = { $who } : { $card }.
    .braille = { $who } joue { $card }
    .you-braille = joué : { $card }
    .cue = laid
moved = Une carte change de place.
    .brief = { "" }
    .braille = carte déplacée
    .cue = laid
exchanged = Des cartes changent de main : { $of }.
    .you = Vous donnez une carte à { $taker }, et { $giver } vous en donne une.
    .you-brief = Échange : { $giver } vous donne une carte.
    .brief = Échange de cartes.
    .braille = échange de cartes
    .cue = swapped
came = { $who } reçoit { $card-a }.
    .you = Vous recevez { $card-a }.
    .you-brief = { $card }.
    .brief = { $who } : { $card }.
    .braille = { $who } : { $card }
    .you-braille = reçu : { $card }
    .cue = dealt
fanned = { $who } mélange sa main.
    .you = Votre main est mélangée.
    .brief = Main mélangée.
    .braille = { $who } : main mélangée
    .you-braille = main mélangée
    .cue = shuffled
set-aside = { $count ->
    [0] Toutes les cartes sont données.
    [one] Une carte reste de côté, face cachée.
   *[other] { $count } cartes restent de côté, face cachée.
}
    .brief = { "" }
    .braille = { $count } de côté
    .cue = laid
    .ceremony = yes

## Tours, points, fin

window-title = { $game }
    .you = { $game }, à vous
    .other = { $game }, { $who } joue

turn = À { $who }.
    .you = À vous de jouer.
    .you-brief = À vous.
    .brief = { $who }.
    .you-detailed = { $who }, c’est à vous de jouer.
    .detailed = C’est à { $who } de jouer.
    .braille = à { $who }
    .you-braille = à vous
    .cue = other_turn
    .you-cue = turn
noted = Noté.
    .detailed = Noté. Il faut attendre les autres.
    .braille = noté
    .cue = noted
scored = { $total ->
    [0] { $who } reste à zéro.
   *[other] { $who } : { $total } en tout.
}
    .you = { $total ->
        [0] Vous restez à zéro.
       *[other] Vous : { $total } en tout.
    }
    .you-brief = Vous : { $total }.
    .brief = { $who } : { $total }.
    .detailed = { $total ->
        [0] Avec cela, { $who } reste à zéro pour le moment.
       *[other] Avec cela, { $who } a { $counted } en tout.
    }
    .you-detailed = { $total ->
        [0] Avec cela, vous restez à zéro pour le moment.
       *[other] Avec cela, vous avez { $counted } en tout.
    }
    .braille = { $who } : { $counted }
    .you-braille = vous : { $counted }
match-over = Partie terminée. { $winners } gagne, avec { $counted }. Scores. { $totals }.
    .you = Partie terminée. Vous gagnez, avec { $counted } ! Scores. { $totals }.
    .you-brief = Vous gagnez. { $totals }.
    .brief = { $winners } gagne. { $totals }.
    .you-detailed = La partie est terminée. Bravo, c’est vous qui gagnez, avec { $counted } ! Scores de la partie. { $totals }.
    .detailed = La partie est terminée. La victoire est à { $winners }, avec { $counted }. Scores de la partie. { $totals }.
    .braille = fin : { $totals }
    .you-braille = gagné ! { $totals }
    .cue = lost
    .you-cue = won
match-over-shared = Partie terminée. { $best ->
    [0] Personne n’a marqué : ni gagnant ni perdant.
   *[other] Victoire partagée : { $winners }, { $counted }. Scores. { $totals }.
}
    .brief = { $best ->
        [0] Personne n’a marqué.
       *[other] Victoire partagée. { $totals }.
    }
    .detailed = La partie est terminée. { $best ->
        [0] Personne n’a marqué : il n’y a ni gagnant ni perdant.
       *[other] La victoire est partagée entre { $winners }, avec { $counted }. Scores de la partie. { $totals }.
    }
    .braille = partage : { $totals }
    .you-braille = partage : { $totals }
    .cue = lost
    .you-cue = shared

## Chrono, buzz, mots

count = { $number }
    .braille = { $number }
    .cue = tick
    .clock = yes
chrono = { $number }
    .braille = { $number }
    .cue = tick
    .clock = yes
time-over = Temps écoulé !
    .brief = Fini !
    .detailed = Le temps est écoulé !
    .braille = temps écoulé
    .cue = bell
    .clock = yes
time-left = Encore { $seconds } secondes.
    .brief = { $seconds } secondes.
    .detailed = Il reste { $seconds } secondes.
    .braille = encore { $seconds } s
    .cue = tick
    .clock = yes
# Le son le dit ; qui a pris la parole reçoit aussitôt sa question.
buzzed = { $who } !
    .you = { "" }
    .detailed = { $who } prend la parole en premier.
    .you-detailed = Vous prenez la parole en premier.
    .braille = à { $who } de parler
    .you-braille = à vous de parler
    .cue = buzz_other
    .you-cue = buzz
    .clock = yes
taken-back = { $left ->
    [0] { $who } : pas de mot.
   *[other] { $who } : pas de mot. La course continue.
}
    .you = Pas de mot : vous ne cherchez plus.
    .brief = { $who } : pas de mot.
    .you-brief = Pas de mot.
    .detailed = { $left ->
        [0] { $who } a pris la parole et n’a pas donné de mot.
       *[other] { $who } a pris la parole et n’a pas donné de mot. La course continue, avec le temps qui reste.
    }
    .you-detailed = Vous avez pris la parole sans donner de mot : vous ne cherchez plus dans cette course.
    .braille = { $who } : pas de mot
    .you-braille = pas de mot : fini
    .cue = back
first-fault = { $who } : première faute sur trois.
    .you = Première faute sur trois.
    .brief = { $who } : première faute.
    .you-brief = Première faute.
    .detailed = { $who } : première faute pour ce pot. À la troisième, l’autre prend les cartes et le pot.
    .you-detailed = C’est votre première faute pour ce pot. À la troisième, l’autre prend les cartes et le pot.
    .braille = { $who } : 1re faute
    .you-braille = 1re faute
second-fault = { $who } : deuxième faute. À la troisième, l’autre prend tout.
    .you = Deuxième faute. À la troisième, l’autre prend tout.
    .brief = { $who } : deuxième faute.
    .you-brief = Deuxième faute.
    .detailed = { $who } : deuxième faute pour ce pot. À la troisième, l’autre prend les cartes et le pot.
    .you-detailed = C’est votre deuxième faute pour ce pot. À la troisième, l’autre prend les cartes et le pot.
    .braille = { $who } : 2e faute
    .you-braille = 2e faute
third-fault = { $who } : troisième faute. { $rival } prend tout.
    .you = Troisième faute : { $rival } prend tout.
    .you-rival = { $who } : troisième faute. Vous prenez tout !
    .brief = { $who } : troisième faute.
    .you-brief = Troisième faute.
    .you-rival-brief = { $who } : troisième faute.
    .detailed = { $who } : troisième faute pour ce pot. Le duel n’est pas nul : { $rival } prend les cartes et le pot.
    .you-detailed = C’est votre troisième faute pour ce pot. Le duel n’est pas nul : { $rival } prend les cartes et le pot.
    .you-rival-detailed = { $who } : troisième faute pour ce pot. Le duel n’est pas nul : vous prenez les cartes et le pot.
    .braille = { $who } : 3e faute
    .you-braille = 3e faute
    .you-rival-braille = { $who } : 3e faute
both-at-fault = Une faute de trop chacun : personne ne prend rien.
    .brief = Une faute de trop chacun.
    .detailed = Une faute de trop chacun, en même temps : personne ne prend les cartes ni le pot, et le duel est nul.
    .braille = une faute de trop chacun
voted = { $accepted ->
    [yes] Le vote accepte : { $yes } pour, { $no } contre.
   *[no] Le vote refuse : { $yes } pour, { $no } contre.
}
    .brief = { $accepted ->
        [yes] Accepté, { $yes } à { $no }.
       *[no] Refusé, { $no } à { $yes }.
    }
    .detailed = { $accepted ->
        [yes] Le vote est fait : { $yes } pour, { $no } contre. C’est accepté.
       *[no] Le vote est fait : { $yes } pour, { $no } contre. C’est refusé.
    }
    .braille = { $accepted ->
        [yes] accepté { $yes }-{ $no }
       *[no] refusé { $yes }-{ $no }
    }
not-in-dictionary = { $bare ->
    [0] { $word } : ce mot n’est pas dans le dictionnaire. Il ne compte pas.
    [1] { $word } : c’est une lettre, pas un mot du dictionnaire. Elle ne compte pas.
   *[other] { $word } : ce sont des lettres, pas un mot du dictionnaire. Elles ne comptent pas.
}
    .brief = { $word } : pas dans le dictionnaire.
    .detailed = { $word } : ce mot n’est pas dans le dictionnaire, et cette table n’accepte pas les autres. Il ne compte pas.
    .braille = pas au dico : { $word }
word-foreign = { $word } : c’est un mot d’une autre langue. À cette table, seul le dictionnaire compte.
    .brief = { $word } : mot d’une autre langue.
    .detailed = { $word } : c’est un mot d’une autre langue. Cette table n’accepte que le dictionnaire de sa langue. Il ne compte pas.
    .braille = autre langue : { $word }
word-personal = { $word } : ce mot a été accepté ici une autre fois. À cette table, seul le dictionnaire compte.
    .brief = { $word } : pas dans le dictionnaire.
    .detailed = { $word } : ce mot a été accepté ici une autre fois, mais il n’est pas dans le dictionnaire. Cette table n’en accepte pas d’autres. Il ne compte pas.
    .braille = pas au dico : { $word }
word-unknown = { $listed ->
    [yes] { $bare ->
        [0] { $word } : ce mot n’est pas dans le dictionnaire.
       *[other] { $word } : pas dans le dictionnaire.
    }
   *[no] { $word } : il n’y a pas de dictionnaire pour vérifier.
}
    .brief = { $listed ->
        [yes] { $word } : mot inconnu.
       *[no] { $word } : pas de dictionnaire.
    }
    .detailed = { $listed ->
        [yes] { $word } : le dictionnaire ne connaît pas ce mot. Les prénoms, les noms et toutes les langues sont permis.
       *[no] { $word } : il n’y a pas de dictionnaire ici pour vérifier. La table décide.
    }
    .braille = inconnu : { $word }
word-accepted = { $word } : accepté.
    .brief = Accepté.
    .detailed = { $word } : ce mot est accepté, il compte.
    .braille = accepté : { $word }
word-refused = { $word } : refusé.
    .brief = Refusé.
    .detailed = { $word } : ce mot est refusé, il ne compte pas.
    .braille = refusé : { $word }

no-word = { $who } : pas de mot.
    .you = Pas de mot.
    .you-brief = Pas de mot.
    .brief = { $who } : pas de mot.
    .detailed = { $who } n’a donné aucun mot à temps.
    .you-detailed = Vous n’avez donné aucun mot à temps.
    .braille = { $who } : pas de mot
    .you-braille = pas de mot
word-not-starting = { $word } ne commence pas par { $letter }.
    .brief = { $word } : pas de { $letter } au début.
    .detailed = { $who } a dit : { $word }. Ce mot ne commence pas par { $letter }.
    .you-detailed = Vous avez dit : { $word }. Ce mot ne commence pas par { $letter }.
    .braille = { $word } : début { $letter } manque
word-not-ending = { $word } ne finit pas par { $letter }.
    .brief = { $word } : pas de { $letter } à la fin.
    .braille = { $word } : fin { $letter } manque
word-not-in-order = { $word } : les lettres { $letters } ne viennent pas dans cet ordre.
    .brief = { $word } : pas dans l’ordre.
    .braille = { $word } : ordre { $letters }
word-no-excerpt = { $word } : on ne trouve pas { $letters } à la suite.
    .brief = { $word } : pas { $letters }.
    .braille = { $word } : pas { $letters }
word-has-letters = { $word } contient { $letters }, et c’est interdit.
    .brief = { $word } : { $letters } interdit.
    .braille = { $word } : { $letters } interdit
word-not-in-rack = { $word } : les cartes ne suffisent pas, il manque { $letters }.
    .brief = { $word } : il manque { $letters }.
    .braille = { $word } : manque { $letters }
word-too-short = Le mot est trop court : il faut au moins { $at_least } lettres.
    .brief = Trop court.
    .braille = trop court : { $at_least } min
word-too-long = Le mot est trop long : { $at_most } lettres au plus.
    .brief = Trop long.
    .braille = trop long : { $at_most } max
word-no-letters = Il n’y a aucune lettre dans ce mot.
    .braille = aucune lettre
word-lacks = { $word } : il manque { $letters }.
    .brief = Il manque { $letters }.
    .detailed = { $who } a dit : { $word }. Il manque { $letters } : il faut une lettre pour chaque carte.
    .you-detailed = Vous avez dit : { $word }. Il manque { $letters } : il faut une lettre pour chaque carte.
    .braille = { $word } : manque { $letters }
tied = Égalité : deux à la fois.
    .brief = Égalité.
    .detailed = Deux personnes ont pris la parole en même temps : égalité.
    .braille = égalité
    .cue = buzz_other

claimed = { $who } cherche.
    .brief = { $who }.
    .detailed = { $who } prend la parole et cherche un mot. Les autres attendent.
    .braille = { $who } cherche
    .cue = claim
    .clock = yes
let-go = { $who } laisse la parole.
    .you = Vous laissez la parole.
    .brief = { $who } laisse.
    .you-brief = Laissé.
    .detailed = { $who } laisse la parole sans donner de mot.
    .you-detailed = Vous laissez la parole sans donner de mot.
    .braille = { $who } laisse
    .you-braille = laissé
    .cue = back
no-idea = { $who } n’a pas d’idée.
    .you = Noté : pas d’idée.
    .you-brief = Noté.
    .brief = { $who } : rien.
    .detailed = Pour le moment, { $who } n’a pas d’idée.
    .you-detailed = C’est noté : vous n’avez pas d’idée pour le moment.
    .braille = { $who } : pas d’idée
    .you-braille = pas d’idée
idle = { $who } ne joue pas : pas d’idée.
    .you = Vous n’avez pas joué : noté, pas d’idée.
    .brief = { $who } : rien.
    .you-brief = Noté : rien.
    .detailed = { $who } n’a rien fait depuis un moment : c’est compté comme « pas d’idée ».
    .you-detailed = Vous n’avez rien fait depuis un moment : c’est compté comme « pas d’idée ». Vous pouvez encore jouer.
    .braille = { $who } : pas d’idée
    .you-braille = pas d’idée
lock-lifted = Personne d’autre n’a d’idée : { $who } peut jouer encore.
    .you = Personne d’autre n’a d’idée : vous pouvez jouer encore.
    .brief = { $who } peut rejouer.
    .you-brief = Vous pouvez rejouer.
    .detailed = Comme personne d’autre n’a d’idée, { $who } peut jouer encore une fois.
    .you-detailed = Comme personne d’autre n’a d’idée, vous pouvez jouer encore une fois.
    .braille = { $who } peut rejouer
    .you-braille = vous pouvez rejouer
    .cue = enter_menu
standstill = Personne n’a d’idée.
    .brief = Rien.
    .detailed = Personne n’a d’idée autour de la table.
    .braille = personne n’a d’idée
contested = { $word ->
    [none] { $who } : pas de mot.
   *[other] { $who } : { $word }.
}
    .you = { $word ->
        [none] Pas de mot.
       *[other] Vous : { $word }.
    }
    .brief = { $word ->
        [none] { $who } : rien.
       *[other] { $who } : { $word }.
    }
    .detailed = { $word ->
        [none] { $who } n’est pas d’accord, mais ne donne aucun mot.
       *[other] { $who } n’est pas d’accord, et dit : { $word }.
    }
    .you-detailed = { $word ->
        [none] Vous n’êtes pas d’accord, mais vous ne donnez aucun mot.
       *[other] Vous n’êtes pas d’accord, et vous dites : { $word }.
    }
    .braille = { $word ->
        [none] { $who } : pas de mot
       *[other] { $who } : { $word }
    }

## Questions

ask-contest = { $word ->
    [none] Et vous ?
   *[other] D’accord ?
}
    .again = { $word ->
        [none] Et vous ?
       *[other] { "" }
    }
    .detailed = { $word ->
        [none] Et vous ? Appuyez si vous savez le mot { $number }.
       *[other] Mot { $number } : d’accord ? Si vous pensez que c’est un autre mot, appuyez.
    }
    .braille = { $word ->
        [none] et vous ?
       *[other] d’accord ?
    }
    .help = Si vous pensez que c’est un autre mot, appuyez pour le dire. Sinon, laissez.
    .detailed-lines = { $word ->
        [none] Et vous ? Si vous savez le mot { $number }, prenez la parole.
       *[other] Mot { $number } : d’accord ? Si vous pensez que c’est un autre mot, prenez la parole.
    }
    .help-lines = Si vous pensez que c’est un autre mot, prenez la parole pour le dire. Sinon, laissez.
choice-buzz = parler
    .detail = Vous prenez la parole.
choice-let = laisser
    .detail = Vous laissez passer : rien ne change.
choice-no-idea = pas d’idée
    .detail = Vous passez pour l’instant, sans rien poser.
ask-somebody = { $who } : { $question }
    .small = oui
ask-which-card = Laquelle de ces cartes ?
    .brief = Laquelle ?
    .braille = laquelle ?
    .help = Plusieurs cartes portent cette lettre, avec des marques différentes. Choisissez celle que vous posez.
ask-accept-word = { $bare ->
    [0] { $who } a dit : { $word }. Ce mot existe ?
    [1] { $who } a dit : { $word }. C’est une lettre. Est-ce un mot ?
   *[other] { $who } a dit : { $word }. Ce sont des lettres. Est-ce un mot ?
}
    .brief = { $bare ->
        [0] { $word } : d’accord ?
        [1] { $word }, une lettre : un mot ?
       *[other] { $word }, des lettres : un mot ?
    }
    .detailed = { $bare ->
        [0] { $who } a dit : { $word }. Le dictionnaire ne connaît pas ce mot. Est-ce que vous l’acceptez ?
        [1] { $who } a dit : { $word }. C’est une lettre, et le dictionnaire n’en fait pas un mot. Est-ce que vous l’acceptez ?
       *[other] { $who } a dit : { $word }. Ce sont des lettres, et le dictionnaire n’en fait pas un mot. Est-ce que vous l’acceptez ?
    }
    .braille = { $bare ->
        [0] { $word } ? oui/non
        [1] lettre { $word } : mot ? oui/non
       *[other] lettres { $word } : mot ? oui/non
    }
    .help = On vous demande si ce mot existe : { $word }. Toutes les langues, les prénoms et les noms sont permis. Si les votes sont égaux, le mot est accepté.
ask-sure-of-word = { $bare ->
    [0] { $word } : il s’écrit bien comme cela, et vous savez ce qu’il veut dire ?
    [1] { $word } : c’est une lettre. Est-ce un mot ?
   *[other] { $word } : ce sont des lettres. Est-ce un mot ?
}
    .brief = { $bare ->
        [0] { $word } : c’est sûr ?
        [1] { $word }, une lettre : un mot ?
       *[other] { $word }, des lettres : un mot ?
    }
    .detailed = { $bare ->
        [0] { $word } : le dictionnaire ne connaît pas ce mot. Répondez oui s’il s’écrit bien comme cela et si vous savez ce qu’il veut dire, non pour le retirer.
        [1] { $word } : c’est une lettre. Répondez oui si c’est aussi un mot, et si vous savez ce qu’il veut dire, non pour le retirer.
       *[other] { $word } : ce sont des lettres. Répondez oui si c’est aussi un mot, et si vous savez ce qu’il veut dire, non pour le retirer.
    }
    .braille = { $bare ->
        [0] { $word } : sûr ? oui/non
        [1] lettre { $word } : mot ? oui/non
       *[other] lettres { $word } : mot ? oui/non
    }
    .help = Tous les mots sont permis, de toutes les langues, prénoms et noms compris. À vous de dire si ce mot existe, s’il s’écrit bien comme cela, et si vous savez ce qu’il veut dire : { $word }.
ask-buzz = Appuyez dès que vous avez une idée.
    .brief = Une idée ?
    .detailed = Appuyez sur votre touche dès que vous avez une idée : la première personne qui appuie a la parole.
    .braille = une idée ?
    .help = La première personne qui appuie a la parole. Qui appuie doit répondre aussitôt.
    .lines = Entrée dès que vous avez une idée.
    .detailed-lines = Entrée dès que vous avez une idée : la première personne a la parole.
    .help-lines = La première personne qui répond a la parole, et doit parler aussitôt.
    .detailed-dots = Point 8 dès que vous avez une idée : la première personne a la parole.

help-pick = Les flèches passent d’un choix à l’autre, Entrée choisit.
    .lines = Tapez un numéro, puis Entrée.
    .dots = La touche de curseur choisit ce qui est dessous.
help-grid = Les flèches passent d’un choix à l’autre, Entrée choisit.
    .lines = Tapez le numéro de la carte, ou sa ligne et sa colonne : 3 2. Puis Entrée.
    .dots = Chaque carte a une cellule : o est une carte cachée, un tiret une place vide. La touche de curseur au-dessus d’une carte la choisit.
help-several = Les flèches passent d’un choix à l’autre, Espace coche ou décoche, Entrée termine.
    .lines = Tapez les numéros, avec un espace entre deux, puis Entrée.
    .dots = La touche de curseur coche ou décoche ce qui est dessous, le point 8 termine.
help-word = Écrivez le mot, puis Entrée.
    .dots = Écrivez le mot, puis le point 8.
help-press = Appuyez sur votre touche, ou sur Entrée.
    .lines = Entrée suffit ; à plusieurs, tapez votre numéro.
    .dots = Le point 8 suffit.
help-number = Écrivez un nombre de { $low } à { $high }, puis Entrée.
    .dots = Écrivez un nombre de { $low } à { $high }, puis le point 8.
help-yes-no = Choisissez oui ou non avec les flèches, puis Entrée.
    .lines = Tapez oui ou non, ou le numéro.
    .dots = Choisissez oui ou non avec la touche de curseur.
choice-yes = Oui
choice-no = Non
value-yes = oui
value-no = non

## Refus : ce qui ne va pas, et ce qui irait

refused-not-offered = Ce n’est pas possible maintenant. À choisir : { $options }.
    .brief = Non. À choisir : { $options }.
    .braille = non : { $options }
refused-wrong-count = { $at_most ->
    [one] Un seul choix est permis ; vous en avez fait { $given }.
   *[other] Il faut de { $at_least } à { $at_most } choix ; vous en avez fait { $given }.
}
    .brief = De { $at_least } à { $at_most }, pas { $given }.
    .braille = de { $at_least } à { $at_most }, pas { $given }
refused-no-letters = Il faut un mot avec au moins une lettre, de A à Z.
    .brief = Il faut des lettres.
    .braille = il faut des lettres
refused-too-short = { $at_least ->
    [one] Mot trop court : il faut au moins une lettre.
   *[other] Mot trop court : il faut au moins { $at_least } lettres.
}
    .brief = Trop court : { $at_least } au moins.
    .braille = trop court : { $at_least } lettres min
refused-too-long = Mot trop long : { $at_most } lettres au plus.
    .brief = Trop long : { $at_most } au plus.
    .braille = trop long : { $at_most } lettres max
refused-not-starting = { $word } ne commence pas par { $letter }.
    .brief = Il faut commencer par { $letter }.
    .detailed = { $word } ne commence pas par { $letter }. Trouvez un mot qui commence par { $letter }.
    .braille = doit commencer par { $letter }
refused-not-ending = { $word } ne finit pas par { $letter }.
    .brief = Il faut finir par { $letter }.
    .braille = doit finir par { $letter }
refused-not-in-order = { $word } : les lettres { $letters } ne viennent pas dans cet ordre.
    .brief = Il faut { $letters } dans l’ordre.
    .braille = ordre : { $letters }
refused-no-excerpt = { $word } : on ne trouve pas { $letters } à la suite.
    .brief = Il faut { $letters } à la suite.
    .braille = à la suite : { $letters }
refused-has-letters = { $word } contient { $letters }, et c’est interdit ici.
    .brief = Sans { $letters }.
    .braille = sans { $letters }
refused-not-in-rack = { $word } : vos cartes ne suffisent pas, il manque { $letters }.
    .brief = Il manque { $letters }.
    .braille = manque { $letters }
refused-strange-signs = Ce mot contient un signe qui ne peut pas s’écrire ici. Tapez seulement des lettres.
    .brief = Seulement des lettres.
    .braille = lettres seulement
refused-digits = Pas de chiffre dans un mot : écrivez-le en lettres.
    .brief = En lettres, sans chiffre.
    .braille = en lettres, sans chiffre
refused-several-words = Un seul mot par carte. Par exemple : { $word }.
    .brief = Un seul mot : { $word }.
    .detailed = Un seul mot par carte. Par exemple : { $word }. Ce qu’une apostrophe ou un trait d’union relie est un mot : l’arbre, arc-en-ciel.
    .braille = un seul mot : { $word }
refused-lacks = { $word } : il manque { $letters }.
    .brief = Il manque { $letters }.
    .detailed = { $word } : il manque { $letters }. Il faut une lettre pour chaque carte.
    .braille = manque { $letters }
refused-only-press = Ici, il suffit d’appuyer sur votre touche.
    .brief = Appuyez simplement.
    .braille = appuyez seulement
    .lines = Ici, Entrée suffit.
    .brief-lines = Entrée suffit.
    .dots = Ici, le point 8 suffit.
    .brief-dots = Le point 8 suffit.
refused-no-number = Il faut un nombre de { $low } à { $high }.
    .brief = Un nombre de { $low } à { $high }.
    .braille = nombre de { $low } à { $high }
refused-out-of-range = Il faut un nombre de { $low } à { $high }.
    .brief = De { $low } à { $high }.
    .braille = de { $low } à { $high }
refused-only-yes-or-no = Répondez par oui ou par non.
    .brief = Oui ou non.
    .braille = oui ou non
refused-other-cards = Ce ne sont pas les cartes de cette pile : il faut toutes les mêmes, dans un autre ordre.
    .brief = Pas les bonnes cartes.
    .braille = pas les bonnes cartes
refused-no-verdict = Le dictionnaire doit répondre : connu, inconnu, ou pas de liste.
    .brief = Verdict attendu.
    .braille = verdict attendu
refused-no-lot = Le tirage doit désigner une des choses proposées.
    .braille = tirage impossible
refused-no-noise = Le hasard ne peut pas aller aussi loin.
    .braille = hasard trop grand
refused-match-over = La partie est terminée : on ne joue plus.
    .brief = Partie terminée.
    .braille = partie terminée
refused-no-bell = Aucun chrono en cours.
    .brief = Pas de chrono.
    .braille = pas de chrono
refused-not-your-turn = Ce n’est pas à vous de jouer. Attendez votre tour.
    .brief = Pas à vous.
    .braille = pas à vous
refused-locked = Vous venez de jouer : laissez passer quelqu’un d’autre avant de rejouer.
    .brief = Laissez passer quelqu’un.
    .braille = attendez un autre mot
refused-barred = Vous venez de laisser la parole. Attendez quelques secondes, ou que quelqu’un joue.
    .brief = Attendez un peu.
    .braille = attendez un peu
refused-claimed = Quelqu’un d’autre cherche un mot. Attendez un instant.
    .brief = Attendez un instant.
    .braille = attendez un instant
refused-no-such-game = Il n’y a pas de jeu { $game }. Jeux : { $known }.
    .brief = Pas de jeu { $game }.
    .braille = pas de jeu { $game }
refused-no-such-option = Ce jeu n’a pas de réglage { $option }. Réglages : { $known }.
    .brief = Pas de réglage { $option }.
    .braille = pas de réglage { $option }
refused-bad-option-value = Le réglage { $option } ne peut pas valoir { $given }. Valeurs possibles : { $values }.
    .brief = { $option } : { $values }.
    .braille = { $option } : { $values }
refused-bad-seats = Ce jeu se joue de { $low } à { $high } personnes ; il y en a { $given }.
    .brief = De { $low } à { $high }, pas { $given }.
    .braille = de { $low } à { $high } places
refused-not-a-journal = { $file } n’est pas une partie enregistrée : la première ligne n’en a pas la forme. Le fichier reste comme il est.
    .braille = pas une partie : { $file }
refused-damaged-line = La partie { $file } est abîmée à la ligne { $line }. Le fichier reste comme il est.
    .braille = abîmé, ligne { $line }
refused-newer-journal = La partie { $file } a été enregistrée par une version plus récente. Mettez le programme à jour pour la reprendre.
    .braille = version plus récente

## Réglages communs

option-chrono = Chrono, en secondes
    .help = Le temps pour répondre quand un chrono court. Avec 3, il faut faire très vite.
option-chrono-10 = 10
option-chrono-5 = 5
option-chrono-3 = 3
option-dictionary-only = Dictionnaire seul
    .help = Oui : un mot qui n’est pas dans le dictionnaire de cette langue est refusé. Non : toutes les langues comptent, et la table décide du reste.
option-dictionary-only-yes = oui
option-dictionary-only-no = non

## Ce que le juge sait d’un mot

judged-home = { $word } : dans la liste française.
judged-foreign = { $word } : mot d’une autre langue, { $languages }. Il compte, sauf avec le dictionnaire seul.
judged-personal = { $word } : pas dans les listes, mais déjà accepté ici. Il compte, sauf avec le dictionnaire seul.
judged-unknown = { $bare ->
    [0] { $word } : inconnu des listes. La table peut l’accepter.
    [1] { $word } : c’est une lettre, pas un mot des listes. La table décide.
   *[other] { $word } : ce sont des lettres, pas un mot des listes. La table décide.
}
judged-no-list = { $word } : la liste de mots manque. C’est à la table de décider.
judged-refused = « { $word } » : { $reason }
judged-nothing = Tapez d’abord un mot.
language-fr = français
language-en = anglais
language-es = espagnol
language-it = italien
language-de = allemand
language-pt = portugais
language-nl = néerlandais
language-ca = catalan
language-pl = polonais
language-ro = roumain

## Ce que l’on demande entre deux coups

survey-scores = { $of }. { $totals }.
survey-no-hand = Dans ce jeu, pas de cartes en main.
survey-hand = { $n ->
    [0] { $who } : main vide.
   *[other] { $who }, { $count } : { $cards }.
}
    .you = { $n ->
        [0] Votre main est vide.
       *[other] { $count } : { $cards }.
    }
survey-no-hands = Personne n’a de cartes en main.
survey-empty-table = La table est vide.
survey-place = { $empty ->
    [0] { $place } : { $count }.
    [one] { $place } : { $count }, { $empty } place vide.
   *[other] { $place } : { $count }, { $empty } places vides.
}
survey-up = Face visible : { $cards }.
survey-over = La partie est terminée.
survey-no-turn = On n’attend de réponse de personne ici.
    .you = On ne vous demande rien pour l’instant.
survey-asked = On attend une réponse.
    .you = À vous de répondre.
survey-stood-in = L’ordinateur joue à votre place.
survey-count = { $who } : { $count }
side-you = Vous
side-hand = { $n } en main
side-won = { $n ->
    [one] { $n } gagnée
   *[other] { $n } gagnées
}
status-turn = à { $who }
    .you = à vous
status-over = fin
status-hand = main:{ $cards }

## Ce que l’on peut répondre

can-pick = { $count ->
    [one] Un seul choix : { $options }.
   *[other] { $count } choix : { $options }.
}
can-several = { $at_most ->
    [one] À cocher, une seule : { $options }.
   *[other] À cocher, de { $at_least } à { $at_most } : { $options }.
}
can-word = Un mot { $wanted }.
can-hidden = n’importe quelle carte face cachée
can-hidden-but = n’importe quelle carte face cachée, sauf { $but }
can-then = { " ; " }
can-or = { " ; ou bien un mot " }
can-pass = Ou une ligne vide, si vous ne savez pas.
can-number = Un nombre de { $low } à { $high }.
can-yes-no = Oui ou non.
can-press = Une seule chose : { $choice }. Appuyez sur votre touche, ou sur Entrée.
    .lines = Une seule chose : { $choice }. Entrée suffit.
    .dots = Une seule chose : { $choice }. Le point 8 suffit.
letters-starting = qui commence par { $letters }
letters-ending = qui finit par { $letters }
letters-containing = qui contient { $letters }
letters-in-order = où l’on trouve dans cet ordre { $letters }
letters-excerpt = où l’on trouve à la suite { $letters }
letters-without = sans { $letters }
letters-rack = écrit seulement avec { $letters }
letters-exactly = { $n ->
    [one] d’une seule lettre
   *[other] de { $n } lettres
}
letters-at-least = d’au moins { $n } lettres
letters-at-most = de { $n } lettres au plus
choice-none = rien du tout
choice-pass = une ligne vide, car rien ne vient
idea = Idée : { $idea }.

## Ce qui change à la table

undone = { $who } annule son dernier coup.
    .you = Votre dernier coup est annulé.
    .you-brief = Annulé.
    .brief = { $who } annule.
    .detailed = { $who } reprend son dernier coup : la partie revient juste avant.
    .you-detailed = Votre dernier coup est annulé : la partie revient juste avant.
    .braille = { $who } annule
    .you-braille = annulé
handed-over = { $who } laisse sa place : l’ordinateur joue maintenant.
    .you = L’ordinateur joue maintenant à votre place.
    .brief = { $who } : ordinateur.
    .you-brief = À votre place : l’ordinateur.
    .detailed = Changement à la table : { $who } laisse sa place, et l’ordinateur joue maintenant.
    .you-detailed = Changement à la table : l’ordinateur joue maintenant à votre place.
    .braille = { $who } : ordi
    .you-braille = ordi à votre place
    .cue = left
seat-taken = { $who } joue maintenant à cette place.
    .you = C’est maintenant vous qui jouez à cette place.
    .brief = { $who } est là.
    .you-brief = Vous êtes là.
    .detailed = Changement à la table : { $who } joue maintenant à cette place.
    .you-detailed = Changement à la table : c’est maintenant vous qui jouez à cette place.
    .braille = { $who } est là
    .you-braille = vous êtes là
    .cue = joined
table-paused = La table est en pause.
    .brief = Pause.
    .detailed = La table est en pause : le temps s’arrête, et personne ne joue.
    .braille = table en pause
    .cue = pause
table-resumed = La partie reprend.
    .brief = On reprend.
    .detailed = La pause est finie : la partie reprend où elle en était.
    .braille = la partie reprend
refused-cannot-pass = Ici, on ne peut pas passer : le jeu attend un choix. Vous pouvez donner la place à l’ordinateur.
    .brief = On ne peut pas passer ici.
    .braille = on ne peut pas passer ici
refused-table-paused = La table est en pause : rien ne se joue avant la reprise.
    .brief = Table en pause.
    .braille = table en pause
stopped = On arrête ici. { $winners } gagne, avec { $counted }. Scores. { $totals }.
    .you = On arrête ici. Vous gagnez, avec { $counted } ! Scores. { $totals }.
    .brief = Arrêt. { $winners } gagne. { $totals }.
    .you-brief = Arrêt. Vous gagnez. { $totals }.
    .detailed = La partie s’arrête ici. La victoire est à { $winners }, avec { $counted }. Scores de la partie. { $totals }.
    .you-detailed = La partie s’arrête ici. Bravo, c’est vous qui gagnez, avec { $counted } ! Scores de la partie. { $totals }.
    .braille = arrêt : { $totals }
    .you-braille = gagné ! { $totals }
    .cue = lost
    .you-cue = won
stopped-shared = On arrête ici. Victoire partagée : { $winners }, { $counted }. Scores. { $totals }.
    .brief = Arrêt. Victoire partagée. { $totals }.
    .detailed = La partie s’arrête ici. La victoire est partagée entre { $winners }, avec { $counted }. Scores de la partie. { $totals }.
    .braille = partage : { $totals }
    .cue = lost
    .you-cue = shared
stopped-level = On arrête ici. Égalité entre tous. Scores. { $totals }.
    .brief = Arrêt. Égalité. { $totals }.
    .detailed = La partie s’arrête ici. Tout le monde est à égalité. Scores de la partie. { $totals }.
    .braille = égalité : { $totals }
    .cue = shared
stopped-none = On arrête ici. Personne n’a encore marqué : ni gagnant ni perdant.
    .brief = Arrêt. Personne n’a marqué.
    .detailed = La partie s’arrête ici. Personne n’a encore marqué : il n’y a ni gagnant ni perdant.
    .braille = arrêt, personne n’a marqué
    .cue = shared
level-changed = { $who } joue maintenant au niveau { $level ->
    [easy] facile
    [hard] difficile
   *[normal] moyen
}.
    .brief = { $who } : { $level ->
        [easy] facile
        [hard] difficile
       *[normal] moyen
    }.
    .braille = { $who } : { $level ->
        [easy] facile
        [hard] difficile
       *[normal] moyen
    }
    .you = L’ordinateur joue maintenant à votre place au niveau { $level ->
        [easy] facile
        [hard] difficile
       *[normal] moyen
    }.
    .you-braille = à votre place : { $level ->
        [easy] facile
        [hard] difficile
       *[normal] moyen
    }
passed = { $who } passe son tour.
    .you = On passe votre tour.
    .brief = { $who } passe.
    .you-brief = Votre tour passe.
    .detailed = { $who } passe son tour : la partie continue.
    .you-detailed = Votre tour est passé : la partie continue.
    .braille = { $who } passe
    .you-braille = votre tour passe
hinted = Une idée pour { $who }.
    .you = Une idée pour vous.
    .braille = idée pour { $who }
    .you-braille = idée pour vous
refused-nothing-to-undo = Rien à annuler : vous n’avez pas encore joué, ou quelqu’un a joué depuis.
    .brief = Rien à annuler.
    .braille = rien à annuler
refused-undo-revealed = Trop tard pour annuler : quelque chose a été dévoilé depuis.
    .brief = Trop tard pour annuler.
    .braille = trop tard pour annuler
