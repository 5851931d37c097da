### Le pupitre : ce que disent les menus, les listes et les touches, dans tous les jeux.

k-of-n = { $k } sur { $n }
ticked = coché
is-ticked = { $label }, coché
is-unticked = { $label }, décoché
empty-line = Ligne vide
line-end = Rien à effacer de ce côté.
hidden-line = { $n ->
    [one] Une lettre, cachée
   *[other] { $n } lettres, cachées
}
erased = { $letter } effacé
no-effect = Cette touche ne fait rien ici. F1 pour l’aide.
only-in-match = { $command } : seulement pendant une partie.
not-understood = « { $word } » n’est ni un numéro de la liste ni une commande. Tapez aide pour savoir quoi taper.
number-out-of-range = Il n’y a pas de numéro { $number } : choisissez de 1 à { $last }, ou 0 pour revenir.
one-number = Un seul numéro ici : choisissez de 1 à { $last }, ou 0 pour revenir.
no-details = Pas d’autre détail.
nothing-behind = C’est le premier menu. Pour sortir, choisissez Quitter.
history-end = Plus rien à relire de ce côté.
help-title = Aide.
help-all-title = Toutes les touches.
help-all-title-lines = Tout ce que l’on peut taper.
help-list = Flèches pour choisir, Entrée pour valider, Échap pour revenir.
help-list-lines = Tapez un numéro, puis Entrée. 0 pour revenir.
help-text-lines = Entrée pour revenir.
help-more = Pour toutes les touches : { $key } encore.
help-more-lines = Pour tout ce que l’on peut taper : aide, encore une fois.
help-dots-read = Sur la plage braille, les touches d’avance lisent la suite ; avant le début, elles montrent où en est le jeu. Une touche de curseur choisit ce qui est dessous.
help-dots-move = Espace avec des points : 1 monte, 4 descend, 3 va à gauche, 6 à droite, 1 2 3 au début, 4 5 6 à la fin, H ouvre l’aide, E le menu ou revient. Le point 8 valide, le point 7 efface.
help-dots-letters = Espace avec une lettre, même pendant un mot : R répète, M lit la main, T la table, S les scores, Q le tour, N les cartes des autres, O ce qui a été manqué, P dit ce qui est possible, V parcourt la table, A range la main, Z annule, E majuscule épelle, H majuscule donne une idée.
help-dots-review = Espace avec des points : 2 relit le message d’avant, 5 celui d’après, 2 3 le premier, 5 6 le dernier, 2 6 dit où l’on est.
key-or = { " ou " }
key-digits = Les chiffres
key-line = { $key } : { $help }
key-types = { $key } : s’écrit quand on tape un mot ; ailleurs, sans effet.
key-idle = { $key } : sans effet.
learning-on = Apprentissage des touches : appuyez sur une touche pour entendre ce qu’elle fait. F9 pour terminer.
learning-off = Fin de l’apprentissage : les touches agissent de nouveau.
line-hint = Tapez, puis Entrée. Les commandes commencent ici par une barre : /aide, /retour.
line-full = La ligne est pleine. Effacez, ou validez avec Entrée.
line-too-long = C’est trop long : { $most } signes au plus, et il y en a { $given }. Rien n’est changé : tapez quelque chose de plus court.
line-signs = Cette ligne contient une touche qui n’écrit rien, par exemple une flèche. Rien n’est changé : tapez des lettres ou un numéro, puis Entrée.
word-back = retour
word-quit = quitter
text-help = Flèches haut et bas pour lire, Entrée pour avancer, Échap pour revenir.

waiting-title = La partie continue.
waiting-help = Attendez votre tour. Échap ouvre le menu : main, table, scores, règles.
answer-sent = C’est envoyé : la table va répondre.
question-closed = Trop tard : la question est close.
undo-asked = Annuler.
hands-are-private = Les mains sont privées à cette table : chacun entend la sienne derrière son rideau.
options-private = { $name } : ce qui est possible ne se dit que derrière le rideau.
hint-none = Ici, l’ordinateur n’a pas d’idée à donner.
hint-nothing = Pas d’idée cette fois : l’ordinateur ne sait pas non plus.
hint-whose = Une idée pour qui ? Appuyez d’abord sur le chiffre de votre place.
hint-race = Pas d’idée pendant la course : la première touche répond.
hint-waits = { $name } : l’idée attend derrière le rideau.
walk-title = Tour de table.
walk-help = Haut et bas passent d’un endroit à l’autre, gauche et droite d’une carte à l’autre. Échap pour revenir.
walk-empty = La table est vide : rien à parcourir.
order-dealt = Main rangée comme elle est venue.
order-alphabet = Main rangée par ordre alphabétique.
order-vowels = Main rangée avec les voyelles d’abord.
order-family = Main rangée par familles de cartes.
nothing-missed = Rien de nouveau depuis votre dernier tour.

curtain-title = Pour { $name } seulement : les autres se bouchent les oreilles. Entrée quand c’est prêt.
    .brief = Rideau pour { $name } : Entrée.
curtain-left-title = Pour { $name }, dans l’oreille gauche. Entrée quand c’est prêt.
    .brief = { $name }, oreille gauche : Entrée.
curtain-left-help = Ce qui suit ne s’entend que dans l’oreille gauche. Entrée pour l’entendre ; tout sera effacé après la réponse.
curtain-right-title = Pour { $name }, dans l’oreille droite. Entrée quand c’est prêt.
    .brief = { $name }, oreille droite : Entrée.
curtain-right-help = Ce qui suit ne s’entend que dans l’oreille droite. Entrée pour l’entendre ; tout sera effacé après la réponse.
curtain-cover = { $name } écoute.
curtain-enter = Entrée pour écouter
curtain-help = Ce qui suit est réservé à { $name }. Entrée pour l’entendre ; tout sera effacé après la réponse.
curtain-closed = Rideau : tout le monde peut écouter.
curtain-braille = { $name } lit sa plage braille.
floor-title = La première touche gagne.
    .brief = À vous tous.
floor-help = Chaque place a son chiffre : il répond aussitôt. Les flèches montrent les autres possibilités.
floor-secret-title = Chacun à son tour, chacun sa touche ; les autres se bouchent les oreilles.
    .brief = Qui joue ?
floor-secret-help = Appuyez sur le chiffre de votre place : ce qui suit est pour vous seulement, et tout sera effacé après la réponse.
seat-line = Touche { $key } : { $name }
seat-choice = { $name } : { $choice }

choice-ready = Continuer

action-title = Menu des actions.
action-help = Choisissez une action. Échap pour revenir à la partie.
action-resume = Revenir à la partie
action-close = Rendre le clavier aux autres, sans répondre
action-leave = Quitter la partie (elle reste enregistrée)
leave-confirm = Quitter la partie ? Elle reste enregistrée : Continuer la reprendra ici.

facilitator-title = Panneau de la table.
facilitator-help = Pour l’adulte ou le bénévole qui accompagne : pause, relecture, rappel, ou donner une place à l’ordinateur.
facilitator-pause = Mettre la table en pause
facilitator-resume = Reprendre la partie
facilitator-again = Relire la dernière annonce pour tout le monde
facilitator-hint = Rappeler ce qui est demandé
facilitator-finish = Arrêter maintenant, avec les scores
facilitator-computer = { $name } : laisser jouer l’ordinateur, niveau { $level }
table-paused = La table est en pause.
    .cue = pause
table-resumed = La partie reprend.
nobody-asked = On n’attend de réponse de personne ici.
you-not-asked = On ne vous demande rien pour l’instant.
nothing-to-spell = Rien à épeler ici.

level-easy = facile
level-normal = moyen
level-hard = difficile
