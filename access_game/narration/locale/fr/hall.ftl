### L’entrée : les menus avant et après une partie.

welcome = Access Game, la table de cartes qui parle. Menu principal : flèches pour choisir, Entrée pour valider, F1 pour l’aide.
welcome-terminal = Access Game, la table de cartes qui parle. Menu principal : tapez un numéro puis Entrée, 0 pour revenir, aide pour l’aide.
menu-title = Menu principal.
menu-help = Flèches haut et bas pour choisir, Entrée pour valider, Échap pour revenir. F9 fait découvrir les touches.
menu-play = Jouer
menu-play-detail = Choisir un jeu et commencer, seul contre l’ordinateur ou à plusieurs.
menu-continue = Continuer
menu-continue-detail = Reprendre une partie enregistrée, là où elle s’est arrêtée.
menu-find = Trouver un jeu
menu-find-detail = Selon le nombre de joueurs, la durée et la lecture.
menu-learn = Apprendre
menu-learn-detail = Les règles, une première partie guidée, les sons, les touches.
menu-tools = Outils de table
menu-tools-detail = Pour jouer avec les vraies cartes : qui commence, vérifier un mot, feuille de scores.
menu-settings = Réglages
menu-settings-detail = La voix, les sons, le braille, l’écran, le rythme, les touches.
menu-quit = Quitter
menu-quit-detail = Fermer le programme.
quit-confirm = Quitter Access Game ?
choice-yes = Oui
choice-no = Non

play-title = Quel jeu ?
play-help = Flèches pour parcourir les jeux, I pour les détails, Entrée pour choisir.
game-line = { $title }, { $low } à { $high } joueurs, { $minutes } minutes
continue-title = Quelle partie ?
waiting-match = { $title }, { $names }, commencée le { $begun }
find-players-title = Combien de joueurs ?
find-players = { $n } joueurs
find-minutes-title = Combien de temps ?
find-minutes = { $n } minutes au plus
find-reading-title = Qui sait lire ?
find-reading-none = On ne lit pas encore
find-reading-letters = On connaît les lettres
find-reading-words = On écrit des mots
found-title = { $n ->
    [one] Un jeu convient.
   *[other] { $n } jeux conviennent.
}
found-nothing = Aucun jeu ne convient : essayez plus de temps, ou un autre nombre de joueurs.

you-name = Joueur
computer-name = Ordi { $n }
invite-help = Entrée sur la première ligne commence la partie. Entrée sur une autre ligne la change.
invite-start = Commencer : { $people ->
    [one] une personne
   *[other] { $people } personnes
}, { $computers ->
    [0] sans ordinateur
    [one] un ordinateur
   *[other] { $computers } ordinateurs
}
invite-computers = Ordinateurs : { $n }
invite-level = Niveau des ordinateurs : { $level }
invite-person = Ajouter une personne à ce clavier. À table : { $names }
invite-remove = Retirer { $name }
table-full = La table est pleine : { $high } joueurs au plus.
wrong-seats = Il faut de { $low } à { $high } joueurs : ajoutez une personne ou un ordinateur.
name-title = Quel prénom ?
name-help = Tapez le prénom, puis Entrée. Échap pour annuler.
name-empty = Il faut au moins une lettre.
name-taken = { $name } est déjà à table : choisissez un autre prénom.

result-title = Partie terminée.
result-again = Rejouer
result-history = Relire la partie
result-export = Enregistrer le récit de la partie
result-menu = Menu principal
exported = Récit enregistré : { $path }
match-kept = Partie enregistrée. Continuer la reprendra ici.
taken-up = Partie reprise. { $turn }

settings-title = Réglages.
settings-help = Entrée change le réglage et donne un exemple. Échap pour revenir ; tout est gardé.
setting-line = { $name } : { $value }
setting-profile = Profil
setting-language = Langue
setting-language-auto = celle du système
setting-language-fr = français
setting-language-en = anglais
setting-speech = Voix
setting-speech-auto = automatique : lecteur d’écran, sinon voix intégrée
setting-speech-builtin = voix intégrée
setting-speech-prism = lecteur d’écran, par Prism
setting-speech-accessible_output = lecteur d’écran
setting-speech-system = voix du système
setting-speech-off = sans voix
setting-rate = Vitesse de la voix
setting-pitch = Hauteur de la voix
setting-volume = Volume de la voix
setting-effects = Volume des sons
setting-mono = Son mono
setting-seat_voices = Une voix par place
setting-sound = Sons
setting-sound-on = oui
setting-sound-off = non
setting-buffer = Tampon audio, à augmenter si le son craque
setting-verbosity = Longueur des annonces
setting-verbosity-brief = brèves
setting-verbosity-normal = normales
setting-verbosity-detailed = détaillées
setting-positions = Annoncer la position dans les listes
setting-pace = Rythme des chronos
setting-pace-1 = normal
setting-pace-2 = deux fois plus lent
setting-pace-4 = quatre fois plus lent
setting-pace-0 = sans limite de temps
setting-privacy = Secrets dans la même pièce
setting-privacy-curtain = rideau, chacun son tour
setting-privacy-braille = sa main en braille seulement
setting-privacy-open = mains ouvertes
setting-zoom = Taille des caractères
setting-zoom-1 = normale
setting-zoom-2 = double
setting-zoom-3 = triple
setting-zoom-4 = quadruple
setting-theme = Couleurs
setting-theme-dark = clair sur sombre
setting-theme-light = sombre sur clair
setting-theme-yellow = jaune sur noir
setting-theme-contrast = contraste maximal
setting-theme-soft = douces
setting-table8 = Braille à huit points
setting-contracted = Braille abrégé, si liblouis est installé
setting-name = Votre prénom
setting-name-title = Quel est votre prénom ?
setting-braille = Plage braille
setting-braille-title = Quelle plage braille ? Tapez auto, off, ou le nom du pilote et son port, par exemple baum:COM5.
setting-keys = Changer les touches
profile-title = Quel profil ?
profile-help = Un profil garde sa voix, sa vitesse, sa taille de caractères et ses touches.
profile-adult = adulte
profile-child = enfant
profile-volunteer = animateur
keys-title = Les touches.
keys-help = Entrée sur une commande, puis le nom de la nouvelle touche.
keys-default = Remettre toutes les touches d’origine
keys-reset = Toutes les touches sont celles d’origine.
key-new = Nouvelle touche pour { $command } ?
key-new-help = Tapez le nom de la touche : une lettre, f3, ctrl+m, home. Puis Entrée.
key-taken = Cette touche sert déjà à : { $command }. Choisissez-en une autre.
key-impossible = { $key } ne peut pas servir ici. Tapez par exemple k, f3 ou ctrl+m.
knob-rate = Vitesse { $value }
knob-effects = Sons { $value }
knob-edge = { $text }, on ne peut pas aller plus loin
voice-lost = La voix { $name } ne répond plus. { $next } prend le relais.
voice-none = Plus aucune voix : le texte reste à l’écran.
braille-lost = La plage braille ne répond plus. La partie continue ; rebranchez-la quand vous voulez.
braille-back = La plage braille est de retour.

learn-title = Apprendre.
learn-help = Entrée ouvre ; Échap revient.
learn-tutorial = Première partie guidée : { $title }
learn-rules = Règles : { $title }
learn-sounds = Les sons
learn-keys = Les touches
learn-letters = Les lettres qui se ressemblent
sounds-title = Les sons.
sounds-help = Entrée joue le son, puis dit ce qu’il annonce.
letters-title = Les lettres qui se ressemblent à l’oreille.
letters-help = Entrée épelle la lettre avec son mot.
lesson-title = Partie guidée.
lesson-end = La partie guidée est finie.
lesson-wrong = Pas ici. { $hint }

tools-title = Outils de table.
tool-starter = Qui commence ?
tool-starter-is = C’est la place { $n } qui commence.
tool-word = Vérifier un mot
tool-word-title = Quel mot ?
tool-word-help = Tapez un mot puis Entrée : la liste dit si elle le connaît. Échap pour revenir.
tool-word-known = { $word } : dans la liste.
tool-word-unknown = { $word } : pas dans la liste. Les noms propres et les autres langues restent permis si la table est d’accord.
tool-word-no-list = La liste de mots manque : c’est à la table de décider.
tool-word-empty = Tapez d’abord un mot.
tool-scores = Feuille de scores
tool-score-line = { $name } : { $total }
tool-score-add = Ajouter un nom
tool-score-points = Combien de points pour { $name } ?
tool-score-no-number = Tapez un nombre, par exemple 5 ou moins 2 avec le signe -.
