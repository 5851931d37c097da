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
    .lines = Rien à faire ici. Tapez aide pour savoir quoi taper.
    .dots = Sans effet ici. { $help-key } : aide.
only-in-match = { $command } : seulement pendant une partie.
not-understood = « { $word } » n’est ni un numéro de la liste ni une commande. Tapez aide pour savoir quoi taper.
number-out-of-range = Il n’y a pas de numéro { $number } : choisissez { $numbers }, ou 0 pour revenir.
number-span = de { $first } à { $last }
one-number = Un seul numéro ici : choisissez { $numbers }, ou 0 pour revenir.
one-step = « { $word } » ne sert à rien ici. { $curtain ->
    [yes] Entrée pour écouter.
   *[no] Entrée suffit.
}
list-changed = La liste a changé : le numéro { $number } n’y est plus. La voici.
grid-meant = { $number } : ligne { $row }, colonne { $column }.
grid-out-of-range = Il n’y a pas de carte { $number } ici : tapez le numéro d’une carte, de { $first } à { $last }, ou sa ligne et sa colonne, par exemple 3 2. 0 pour revenir.
command-meant = Si c’était une commande : { $typed }.
line-gives-up = Une ligne vide, c’est renoncer. Entrée encore une fois pour renoncer ; sinon, tapez un mot.
word-or-command = « { $word } » : Entrée encore une fois pour donner ce mot. Si c’était une commande : { $typed }.
line-before = C’était pour la question d’avant ? Entrée pour le donner ici ; sinon, tapez autre chose.
line-before-hidden = C’était pour la question d’avant : rien n’est donné ici.
no-details = Pas d’autre détail.
nothing-behind = C’est le premier menu. Pour sortir, choisissez Quitter.
history-end = Plus rien à relire de ce côté.
help-title = Aide.
help-all-title = Toutes les touches.
    .lines = Tout ce que l’on peut taper.
help-list = Flèches pour choisir, Entrée pour valider, Échap pour revenir.
    .lines = Tapez un numéro, puis Entrée. 0 pour revenir.
    .dots = La touche de curseur choisit ce qui est dessous. Ou bien { $up-key } et { $down-key } pour monter et descendre, point 8 pour choisir. { $menu-key } pour revenir.
help-more = Pour toutes les touches : { $key } encore.
    .lines = Pour tout ce que l’on peut taper : { $slash }aide, encore une fois. Pour partir : { $slash }quitter.
help-dots-read = Sur la plage braille, les touches d’avance lisent la suite ; avant le début, elles montrent où en est le jeu. Une touche de curseur choisit ce qui est dessous. La dernière cellule est pleine quand d’autres messages attendent.
help-dots-move = Espace avec des points : 1 monte, 4 descend, 3 va à gauche, 6 à droite, 1 2 3 au début, 4 5 6 à la fin, H ouvre l’aide, E le menu ou revient. Le point 8 valide, le point 7 efface.
help-dots-letters = Espace avec une lettre, même pendant un mot : R répète, M lit la main, T la table, S les scores, Q le tour, N les cartes des autres, O ce qui a été manqué, P dit ce qui est possible, V parcourt la table, I donne les détails, Z annule, A majuscule range la main, E majuscule épelle, H majuscule donne une idée.
help-dots-review = Espace avec des points : 2 relit le message d’avant, 5 celui d’après, 2 3 le premier, 5 6 le dernier, 2 6 dit où l’on est, 2 5 combien de messages attendent, 1 3 fait avancer la plage toute seule ou l’arrête.
chord-letter = { $letter }
chord-capital = { $letter } majuscule
chord-dots = { $dots }
chord-held = { $key } { $dots }
chord-then = { " puis " }
grip-space = Espace
grip-right-space = Espace droit
grip-thumb = Pouce
grip-shift = Majuscule
grip-backspace = Retour arrière
chord-alone = Point { $dot }
key-dots = Points { $dots }
key-blank = Espace seul
key-pan = Les touches d’avance
key-pan-help = lisent la suite ou le début de la ligne, puis le message suivant.
key-touch = Touche de curseur : choisit ce qui est dessous, ou met le curseur du mot à cet endroit.
key-erase = { $key } : efface la lettre d’avant, quand on écrit un mot.
dots-welcome = { $key } : aide. Access Game.
messages-wait = { $n ->
    [0] Aucun message n’attend.
    [one] Un message attend.
   *[other] { $n } messages attendent.
}
key-or = { " ou " }
key-digits = Les chiffres
key-line = { $key } : { $help }
key-types = { $key } : s’écrit quand on tape un mot ; ailleurs, sans effet.
key-idle = { $key } : sans effet.
learning-on = Apprentissage des touches : appuyez sur une touche pour entendre ce qu’elle fait. F9 pour terminer.
    .dots = Apprentissage : chaque touche dit ce qu’elle fait. { $menu-key } pour terminer.
learning-off = Fin de l’apprentissage : les touches agissent de nouveau.
    .dots = Fin de l’apprentissage : les touches agissent de nouveau.
line-hint = Tapez, puis Entrée. Les commandes commencent ici par une barre : /aide, /retour, /quitter.
race-hint = Dès que vous avez trouvé, tapez votre mot : c’est prendre la parole. Les commandes commencent ici par une barre : /aide, /retour, /quitter.
race-type = Tapez votre mot, puis Entrée : c’est prendre la parole.
    .dots = Écrivez votre mot, puis point 8 : c’est prendre la parole.
line-full = La ligne est pleine. Effacez, ou validez avec Entrée.
    .dots = La ligne est pleine. Point 7 efface, point 8 valide.
line-too-long = C’est trop long : { $most } signes au plus, et il y en a { $given }. Rien n’est changé : tapez quelque chose de plus court.
line-signs = Cette ligne contient une touche qui n’écrit rien, par exemple une flèche. Rien n’est changé : tapez des lettres ou un numéro, puis Entrée.
word-back = retour
word-quit = quitter
word-hint = indice
word-settings = paramètres
word-pause = pause
text-help = Flèches haut et bas pour lire, Entrée pour avancer, Échap pour revenir.
    .lines = Entrée pour revenir.
    .dots = La touche d’avance lit la suite. { $menu-key } pour revenir.

waiting-title = La partie continue.
waiting-paused = La table est en pause.
waiting-help = Attendez votre tour. Échap ouvre le menu : main, table, scores, règles.
    .lines = Attendez votre tour. Tapez menu pour le menu : main, table, scores, règles.
    .dots = Attendez votre tour. { $menu-key } ouvre le menu : main, table, scores, règles.
answer-sent = C’est envoyé : la table va répondre.
question-closed = Trop tard : la question est close.
undo-asked = Annuler.
others-wait = { $n ->
    [one] { $names } attend.
   *[other] { $names } attendent.
}
question-waits = La question attend : Échap pour y revenir.
    .lines = La question attend : 0 pour y revenir.
    .dots = La question attend : { $menu-key } pour y revenir.
learning-waits = La question attend : F9 pour y revenir.
    .dots = La question attend : { $menu-key } pour y revenir.
hands-are-private = Les mains sont privées à cette table : chacun entend la sienne derrière son rideau.
options-private = { $name } : ce qui est possible ne se dit que derrière le rideau.
hint-none = Ici, l’ordinateur n’a pas d’idée à donner.
hint-nothing = Pas d’idée cette fois : l’ordinateur ne sait pas non plus.
hint-whose = Une idée pour qui ? Appuyez d’abord sur le chiffre de votre place.
    .lines = Une idée pour qui ? Tapez d’abord le numéro de votre place.
    .dots = Une idée pour qui ? D’abord le chiffre de votre place.
hint-race = Pas d’idée pendant la course : la première touche répond.
    .lines = Pas d’idée pendant la course : qui tape en premier répond.
hint-by-heart = Ici, c’est votre mémoire qui joue : l’ordinateur ne souffle pas.
hint-waits = { $name } : l’idée attend derrière le rideau.
walk-title = Tour de table.
walk-help = Haut et bas passent d’un endroit à l’autre, gauche et droite d’une carte à l’autre. Échap pour revenir.
    .lines = Chaque ligne est un endroit de la table ou une carte. 0 pour revenir.
    .dots = { $up-key } et { $down-key } passent d’un endroit à l’autre, { $left-key } et { $right-key } d’une carte à l’autre. { $menu-key } pour revenir.
walk-empty = La table est vide : rien à parcourir.
order-dealt = Main rangée comme elle est venue.
order-alphabet = Main rangée par ordre alphabétique.
order-vowels = Main rangée avec les voyelles d’abord.
order-family = Main rangée par familles de cartes.
nothing-missed = Rien de nouveau depuis votre dernier tour.

curtain-title = Pour { $name } seulement : les autres se bouchent les oreilles. Entrée quand c’est prêt.
    .brief = Rideau pour { $name } : Entrée.
    .dots = Pour { $name } seulement. Point 8 quand c’est prêt.
    .brief-dots = Rideau pour { $name } : point 8.
curtain-left-title = Pour { $name }, dans l’oreille gauche. Entrée quand c’est prêt.
    .brief = { $name }, oreille gauche : Entrée.
curtain-left-help = Ce qui suit ne s’entend que dans l’oreille gauche. Entrée pour l’entendre ; tout sera effacé après la réponse.
curtain-right-title = Pour { $name }, dans l’oreille droite. Entrée quand c’est prêt.
    .brief = { $name }, oreille droite : Entrée.
curtain-right-help = Ce qui suit ne s’entend que dans l’oreille droite. Entrée pour l’entendre ; tout sera effacé après la réponse.
curtain-cover = { $name } écoute.
curtain-enter = Entrée pour écouter
    .dots = Point 8 pour lire
curtain-help = Ce qui suit est réservé à { $name }. Entrée pour l’entendre ; tout sera effacé après la réponse.
    .dots = Ce qui suit est réservé à { $name }. Point 8 pour le lire ; tout sera effacé après la réponse.
curtain-closed = Rideau : tout le monde peut écouter.
curtain-braille = { $name } lit sa plage braille.
floor-title = La première touche gagne.
    .brief = À vous tous.
    .lines = Le premier numéro tapé gagne.
floor-help = Chaque place a son chiffre : il répond aussitôt. Les flèches montrent les autres possibilités.
    .lines = Chaque place a son numéro : qui le tape, puis Entrée, a la parole. Les autres possibilités suivent dans la liste.
    .dots = Chaque place a son chiffre : il répond aussitôt.
floor-each-title = Chacun répond à son tour, chacun sa touche.
    .brief = Chacun répond.
    .lines = Chacun répond à son tour : tapez d’abord votre numéro.
floor-each-help = Appuyez sur le chiffre de votre place, puis répondez. L’ordre n’y change rien.
    .lines = Tapez le numéro de votre place, puis répondez. L’ordre n’y change rien.
race-waits = Rien n’est tapé : { $name } a la parole, la course attend.
race-goes-on = Rien n’est tapé : la course reprend dans un instant.
floor-secret-title = Chacun à son tour, chacun sa touche ; les autres se bouchent les oreilles.
    .brief = Qui joue ?
    .lines = Chacun à son tour tape son numéro ; les autres se bouchent les oreilles.
floor-secret-help = Appuyez sur le chiffre de votre place : ce qui suit est pour vous seulement, et tout sera effacé après la réponse.
    .lines = Tapez le numéro de votre place : ce qui suit est pour vous seulement, et tout sera effacé après la réponse.
seat-line = Touche { $key } : { $name }
    .lines = { $name }
seat-choice = { $name } : { $choice }

choice-ready = Continuer

action-title = Menu des actions.
action-help = Choisissez une action. Échap pour revenir à la partie.
    .lines = Tapez le numéro d’une action. 0 pour revenir à la partie.
    .dots = Choisissez une action. { $menu-key } pour revenir à la partie.
action-resume = Revenir à la partie
action-close = Rendre le clavier aux autres, sans répondre
action-leave = Quitter la partie (elle reste enregistrée)
leave-confirm = Quitter la partie ? Elle reste enregistrée : vous la reprendrez ici par Continuer.
action-leave-own = Laisser votre place à un ordinateur
leave-own-confirm = Laisser votre place à un ordinateur ? Les autres continuent, et le panneau de la table vous la rend.
action-leave-lesson = Quitter la leçon
leave-lesson-confirm = Quitter la leçon ? Elle reprendra du début.
action-resume-detail = Ferme ce menu : rien n’a bougé sur la table.
action-close-detail = Referme le rideau sans répondre : la question attend, et les autres peuvent écouter.
action-leave-detail = Revient au menu principal, après confirmation. Continuer reprend la partie ici.
action-leave-own-detail = Un ordinateur joue pour vous, après confirmation, et vous lisez la suite. Le panneau de la table vous rend votre place.
action-leave-lesson-detail = Revient au menu principal, après confirmation. La leçon reprendra du début.
action-reread = Relire
action-reread-detail = Les messages, un par un, mot par mot ou lettre par lettre.
action-voice-screen = Voix et écran
action-voice-screen-detail = Silence, vitesse de la voix, volume des sons, longueur des annonces, caractères et couleurs.
action-closer = Regarder de plus près
action-closer-detail = Les cartes des autres, la table carte par carte, épeler, ranger votre main.
action-guide = Aide et règles
action-guide-detail = L’aide d’ici, les règles du jeu, où vous êtes, et à quoi sert chaque touche.
    .lines = Ce que l’on peut taper, et les règles du jeu.
action-shelf-help = Choisissez autant de fois que vous voulez : la liste reste ouverte.

facilitator-title = Panneau de la table.
facilitator-help = Pour l’adulte ou le bénévole qui accompagne : pause, relecture, idées, tours passés, places, niveaux, ou arrêt avec les scores.
facilitator-help-lesson = Pour l’adulte ou le bénévole qui accompagne : relecture et rappel.
facilitator-pause = Mettre la table en pause
facilitator-resume = Reprendre la partie
facilitator-again = Relire la dernière annonce pour tout le monde
facilitator-hint = Rappeler ce qui est demandé
facilitator-finish = Arrêter maintenant, avec les scores
facilitator-computer = { $name } : laisser jouer l’ordinateur, niveau { $level }
    .you = Vous : laisser jouer l’ordinateur, niveau { $level }
facilitator-seats = Les places et les niveaux
facilitator-seats-title = Les places et les niveaux.
facilitator-seats-detail = Donner une place à l’ordinateur, la rendre, ou changer le niveau d’un ordinateur.
facilitator-back = { $name } : reprendre sa place
    .you = Vous : reprendre votre place
facilitator-idea = { $name } : recevoir une idée
    .you = Vous : recevoir une idée
facilitator-pass = { $name } : passer son tour
    .you = Vous : passer votre tour
facilitator-level = { $name } : jouer au niveau { $level }
    .you = À votre place : jouer au niveau { $level }
finish-confirm = Arrêter la partie ici, avec les scores ? On ne pourra plus la reprendre.
is-paused = La table est en pause. Pour reprendre : { $how }, puis Reprendre la partie.
    .dots = La table est en pause. Pour reprendre : { $menu-key }, puis Panneau de la table, puis Reprendre la partie.
who-is-awaited = On attend { $names }.
nobody-asked = On n’attend de réponse de personne ici.
you-not-asked = On ne vous demande rien pour l’instant.
nothing-to-spell = Rien à épeler ici.

level-easy = facile
level-normal = moyen
level-hard = difficile

# Qui a sa propre plage braille.
neighbour-title = Vous êtes à la table, { $name }. La partie commencera ici.
neighbour-help = Ici vous lisez ce qui est à vous, et vous seul. La partie se choisit à la table.
neighbour-elsewhere = Cela se règle à la table.
neighbour-display = { $name }, plage braille. { $said }
neighbour-missing = Pas encore de plage braille pour { $name } : la place reste libre.

scroll-on = La plage avance seule, { $seconds } secondes par ligne.
scroll-off = La plage n’avance plus seule.
