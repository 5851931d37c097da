### Les détails : ce que dit la touche I sur une ligne d’un menu. Une ou deux phrases courtes, jamais la ligne elle-même.

choice-no-detail = Rien ne change : vous revenez où vous étiez.
choice-yes-detail = C’est fait tout de suite.
quit-yes-detail = Le programme se ferme. Vos parties et vos réglages sont gardés.
leave-own-yes-detail = Un ordinateur joue pour vous, et vous lisez la suite.
leave-yes-detail = Vous revenez au menu principal.
mute-no-detail = La voix reste : votre lecteur d’écran s’il est là, sinon la voix du jeu.
mute-yes-detail = Vous lisez à l’écran ou en braille. { $key } rend la voix.

# Réglages
setting-profile-detail = Tous les réglages d’une personne, d’un coup.
setting-language-detail = La langue de la voix, des menus et des mots à trouver.
setting-speech-detail = Qui parle : votre lecteur d’écran, ou la voix du jeu. Automatique choisit pour vous.
setting-rate-detail = De { $low } à { $high }. Plus le nombre est grand, plus la voix va vite.
setting-pitch-detail = De { $low } à { $high }. Petit nombre, voix grave ; grand nombre, voix aiguë.
setting-volume-detail = De { $low } à { $high }. À { $high }, la voix est au plus fort.
setting-effects-detail = De { $low } à { $high }, pour les bruits du jeu et pas pour la voix. À { $low }, on ne les entend plus.
setting-mono-detail = Oui : la même chose dans les deux oreilles, par exemple avec un seul écouteur.
setting-seat_voices-detail = Oui : on reconnaît chaque joueur à sa voix. Non : une seule voix pour tous.
setting-sound-detail = Les bruits du jeu : une carte posée, une cloche. Non les enlève, et la voix reste.
setting-buffer-detail = Si le son craque, prenez un plus grand nombre. Il viendra un tout petit peu plus tard.
setting-verbosity-detail = Brèves : juste ce qu’il faut. Détaillées : tout est expliqué.
setting-positions-detail = Oui : chaque ligne finit par son numéro, comme 2 sur 5.
setting-pace-detail = Le temps que l’on a avant la cloche. Sans limite : la table attend tout le monde.
setting-computers-detail = Combien de temps l’ordinateur réfléchit. Tranquille vous laisse le temps d’écouter.
setting-privacy-detail = À plusieurs autour d’un clavier : comment chacun apprend ses secrets sans que les autres les entendent.
setting-full_screen-detail = Oui : le jeu prend tout l’écran. Non : il est dans une fenêtre.
setting-zoom-detail = Plus c’est gros, plus c’est facile à lire. Jusqu’à quatre fois la taille normale.
setting-theme-detail = Les couleurs de l’écran et des cartes. Choisir montre les suivantes.
setting-table8-detail = Oui : huit points par lettre. Non : six points, comme sur le papier.
setting-contracted-detail = Oui : les mots sont plus courts sous les doigts. Il faut le programme liblouis.
setting-name-detail = C’est ainsi que le jeu vous appelle quand vous jouez.
setting-braille-detail = Automatique cherche la plage qui est branchée. Aucune : le jeu n’en cherche pas.
setting-displays-detail = Une plage braille par personne : chacun y lit ce qui est à lui, et y joue. La vôtre est celle du réglage Plage braille.
setting-dots-detail = Donner d’autres points à une commande, ceux qui vous vont le mieux.
setting-scroll-detail = Le temps d’une ligne quand elle avance toute seule. La commande Défilement automatique de la plage commence ou arrête ; sans cela, rien ne bouge sous les doigts.
setting-keys-detail = Donner une autre touche à une commande, celle qui vous va le mieux.
    .lines = Donner une autre lettre à une commande.
keys-default-detail = { $n ->
    [0] Aucune touche n’est changée pour le moment.
    [one] Une touche est changée pour le moment.
   *[other] { $n } touches sont changées pour le moment.
}
    .lines = Les lettres que vous avez changées reprennent leur premier sens.

# Avant une partie
find-fits = { $n ->
    [0] Aucun jeu ne convient.
    [one] Un jeu convient : { $names }.
   *[other] { $n } jeux conviennent : { $names }.
}
invite-start-detail = La partie commence aussitôt. Chaque coup est gardé : vous pourrez la reprendre plus tard.
invite-computers-detail = De { $low } à { $high }. Chaque fois que vous choisissez, il y en a un de plus ; ensuite on repart de { $low }.
invite-level-detail = Facile : l’ordinateur oublie souvent. Moyen : il oublie parfois. Difficile : il n’oublie presque rien.
invite-person-detail = Quelqu’un joue avec vous, sur le même clavier. On vous demande son prénom.
invite-remove-detail = Une personne ou un ordinateur ne joue plus. Les autres restent à table.
invite-remove-one-detail = { $level ->
    [none] Une personne, à ce clavier.
   *[other] Un ordinateur, niveau { $level }.
}
waiting-match-begun = Commencée { $when }. { $people }
waiting-match-people = Sans ordinateur.
waiting-match-computers = { $n ->
    [one] L’ordinateur, { $names }, joue au niveau { $level }.
   *[other] Les ordinateurs, { $names }, jouent au niveau { $level }.
}
waiting-match-mixed = { $n ->
    [one] L’ordinateur s’appelle { $names }.
   *[other] Les ordinateurs s’appellent { $names }.
}

# Apprendre
learn-tutorial-detail = Une petite partie pour essayer : à chaque coup, on vous dit quoi faire.
learn-rules-detail = { $n ->
    [one] Une étape à lire.
   *[other] { $n } étapes à lire, une par une.
} { $sentence }
learn-sounds-detail = Écoutez chaque bruit du jeu, et apprenez ce qu’il veut dire.
learn-keys-detail = Appuyez sur une touche : elle dit à quoi elle sert, sans rien faire. { $key } pour terminer.
    .lines = La liste de tout ce que l’on peut taper : lettres, noms des commandes, numéros.
    .dots = Frappez une touche : elle dit à quoi elle sert, sans rien faire. { $menu-key } pour terminer.
learn-letters-detail = Pour ne plus confondre B et P, ou M et N : chaque lettre est épelée avec un mot.
sounds-detail = Choisissez cette ligne pour entendre ce bruit.
letters-detail = Se confond à l’oreille avec { $others }.

# Outils de table
tool-starter-detail = Tire une place au sort : c’est elle qui joue en premier.
tool-starter-among-detail = Le sort choisit une place, de 1 à { $n }.
tool-word-detail = Tapez un mot : vous saurez s’il est dans la liste des mots.
tool-scores-detail = Le jeu garde les points de chacun et les dit. Elle s’efface à la fin du programme.
tool-chrono-detail = Compte tout haut jusqu’à zéro, un nombre par seconde.
tool-chrono-level-detail = { $n } secondes, puis une cloche.
tool-score-line-detail = Choisissez cette ligne pour donner des points à { $name }, ou lui en enlever.
tool-score-add-detail = Un joueur de plus sur la feuille, avec zéro point.

# Après une partie, ou à côté
result-again-detail = Le même jeu, avec les mêmes joueurs et les mêmes réglages.
result-seats-detail = Ajouter ou retirer une personne ou un ordinateur, avec les mêmes réglages.
result-history-detail = Toute la partie, phrase par phrase, depuis le début.
result-txt-detail = Un fichier simple, que tous les ordinateurs savent lire.
result-html-detail = Une page à lire dans un navigateur, comme une page d’Internet.
result-brf-detail = À lire sur un bloc-notes braille, ou à imprimer en relief.
result-menu-detail = Choisir un autre jeu, ou quitter. Cette partie est finie.
watch-leave-detail = Les joueurs continuent sans vous. Vous revenez au menu principal.
trouble-where-detail = La partie y est copiée en entier, et continue là.
trouble-typed-detail = Par exemple une clé USB.
