### L’entrée : les menus avant et après une partie.

welcome = Access Game, la table de jeu qui parle. Flèches et Entrée, F1 pour l’aide. Menu principal.
welcome-terminal = Access Game, la table de jeu qui parle. Menu principal : tapez un numéro puis Entrée, ou aide.
menu-title = Menu principal.
menu-help = Ici commence tout : jouer, apprendre, régler.
menu-play = Jouer
menu-play-detail = Choisir un jeu et commencer, contre des ordinateurs ou à plusieurs.
menu-continue = Continuer
menu-continue-detail = Reprendre une partie enregistrée, là où elle s’est arrêtée.
menu-find = Trouver un jeu
menu-find-detail = Selon le nombre de joueurs, le temps, et qui sait lire.
menu-learn = Apprendre
menu-learn-detail = Une première partie guidée, les règles, les sons, les touches.
menu-tools = Outils de table
menu-tools-detail = Pour jouer avec les vraies cartes : qui commence, vérifier un mot, feuille de scores, chrono.
menu-settings = Réglages
menu-settings-detail = La voix, les sons, le braille, l’écran, le temps, les touches.
menu-quit = Quitter
menu-quit-detail = Fermer le programme.
quit-confirm = Quitter Access Game ?
choice-yes = Oui
choice-no = Non

play-title = Quel jeu ?
play-help = Choisissez un jeu. I donne les détails.
game-line = { $title }, { $low } à { $high } joueurs, { $minutes } minutes
continue-title = Quelle partie ?
waiting-match = { $title }, { $names }, laissée { $when }
waiting-match-undated = { $title }, { $names }
when-night = cette nuit
when-morning = ce matin
when-afternoon = cet après-midi
when-evening = ce soir
when-yesterday-morning = hier matin
when-yesterday-afternoon = hier après-midi
when-yesterday-evening = hier soir
when-day = le { $day ->
    [1] 1er
   *[other] { $day }
} { $month }
when-day-of-year = le { $day ->
    [1] 1er
   *[other] { $day }
} { $month } { $year }
months = janvier, février, mars, avril, mai, juin, juillet, août, septembre, octobre, novembre, décembre
find-players-title = Combien de joueurs ?
find-players = { $n } joueurs
find-minutes-title = Combien de temps ?
find-minutes = { $n } minutes au plus
find-reading-title = Qui sait lire ?
find-reading-none = On ne lit pas encore
find-reading-letters = On connaît les lettres
find-reading-words = On écrit des mots
found-title = { $n ->
    [one] Un jeu convient.
   *[other] { $n } jeux conviennent.
}
found-nothing = Aucun jeu ne convient : essayez plus de temps, ou un autre nombre de joueurs.

you-name = Joueur
computer-names = Zoé, Malo, Anouk, Hugo, Lila, Basile, Élise, Gaspard, Rose, Tom, Clara, Simon
who-computers = { $n ->
    [one] L’ordinateur s’appelle { $names }.
   *[other] Les ordinateurs s’appellent { $names }.
}
own-name-title = Votre prénom ? Entrée pour jouer sans.
own-name-help = Tapez votre prénom, puis Entrée. Entrée seule pour jouer sans prénom : on ne vous le demandera plus. Les réglages le changent.
invite-help = La première ligne commence la partie. Choisir une autre ligne la change.
invite-start = Commencer{ $people ->
    [one] { "" }
   *[other] { " " }à { $people }
}{ $computers ->
    [0] , sans ordinateur
    [one] , avec un ordinateur : { $names }
   *[other] , avec { $computers } ordinateurs : { $names }
}
invite-computers = Combien d’ordinateurs : { $n }
invite-level = Niveau des ordinateurs : { $level }
invite-person = Ajouter une personne à ce clavier. À table : { $names }
invite-remove = Retirer { $name }
table-full = La table est pleine : { $high } joueurs au plus.
wrong-seats = Il faut de { $low } à { $high } joueurs : ajoutez une personne ou un ordinateur.
name-title = Quel prénom ?
name-help = Tapez le prénom, puis Entrée. Échap pour annuler.
name-empty = Il faut au moins une lettre.
name-too-long = Ce prénom est trop long : { $most } signes au plus. Tapez-en un plus court.
name-signs = Ce prénom contient un signe qui ne se lit pas. Tapez seulement des lettres, des chiffres et des espaces.
name-taken = { $name } est déjà à table : choisissez un autre prénom.

result-title = Partie terminée.
result-again = Rejouer
result-history = Relire la partie
result-txt = Enregistrer le récit, en texte
result-html = Enregistrer le récit, en page web
result-brf = Enregistrer le récit, en braille (BRF)
result-menu = Menu principal
exported = Récit enregistré : { $path }
match-kept = Partie enregistrée. Continuer la reprendra ici.
taken-up = Partie reprise. { $turn }

settings-title = Réglages.
settings-help = Choisir un réglage le change, et donne un exemple. Tout est gardé.
setting-line = { $name } : { $value }
setting-wished = { $value } ; pour cette fois, { $wished }
setting-not-kept = Ce réglage vaut seulement pour aujourd’hui : { $file } ne peut pas être écrit. Pour garder vos réglages, donnez un autre dossier par la variable ACCESS_GAME_HOME.
races-not-kept = Votre vitesse dans les courses est connue pour aujourd’hui seulement : { $file } ne peut pas être écrit. Pour la garder, donnez un autre dossier par la variable ACCESS_GAME_HOME.
setting-profile = Profil
setting-language = Langue
setting-language-auto = celle du système
setting-language-fr = français
setting-language-en = anglais
setting-speech = Voix
setting-speech-auto = automatique, lecteur d’écran ou voix intégrée
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
setting-buffer = Réserve de son, à augmenter si le son craque
setting-verbosity = Longueur des annonces
setting-verbosity-brief = brèves
setting-verbosity-normal = normales
setting-verbosity-detailed = détaillées
setting-positions = Annoncer la position dans les listes
setting-pace = Temps pour répondre
setting-pace-1 = normal
setting-pace-2 = deux fois plus
setting-pace-4 = quatre fois plus
setting-pace-0 = sans limite
setting-computers = Vitesse des ordinateurs
setting-computers-calm = tranquille
setting-computers-normal = normale
setting-computers-quick = rapide
setting-privacy = Secrets dans la même pièce
setting-privacy-curtain = rideau, chacun son tour
setting-privacy-earphones = écouteurs, une oreille chacun, à deux
setting-privacy-braille = chacun lit sa main en braille
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
setting-contracted = Braille abrégé, avec liblouis
setting-name = Votre prénom
setting-name-title = Quel est votre prénom ? Une ligne vide l’efface.
setting-name-none = aucun
setting-braille = Plage braille
setting-braille-auto = automatique
setting-braille-off = aucune
setting-braille-title = Quelle plage braille ? Tapez automatique, aucune, ou le nom du pilote et son port, par exemple baum:COM5.
setting-keys = Changer les touches
profile-title = Quel profil ?
profile-help = Un profil garde sa voix, sa vitesse, sa taille de caractères, ses touches et ses dernières courses.
profile-adult = adulte
profile-child = enfant
profile-volunteer = bénévole
keys-title = Les touches.
keys-help = Choisissez une commande, puis tapez le nom de sa nouvelle touche.
keys-default = Remettre toutes les touches d’origine
keys-reset = Toutes les touches sont celles d’origine.
key-new = Nouvelle touche pour { $command } ?
key-new-help = Tapez le nom de la touche, par exemple k, F3, Contrôle M ou Début. Puis Entrée.
key-taken = Cette touche sert déjà à : { $command }. Choisissez-en une autre.
key-impossible = { $key } ne peut pas servir ici. Tapez par exemple k, F3 ou Contrôle M.
knob-rate = Vitesse { $value }
knob-effects = Sons { $value }
knob-edge = { $text }, on ne peut pas aller plus loin
sound-stuck = La sortie audio ne répond pas : le jeu continue sans sons.
sound-back = La sortie audio répond : les sons sont de retour.
braille-lost = La plage braille ne répond plus. La partie continue ; rebranchez-la quand vous voulez.
braille-back = La plage braille est de retour.

learn-title = Apprendre.
learn-help = Choisissez ce que vous voulez apprendre.
learn-tutorial = Première partie guidée : { $title }
learn-rules = Règles : { $title }
learn-sounds = Les sons
learn-keys = Les touches
learn-letters = Les lettres qui se ressemblent
sounds-title = Les sons.
sounds-help = Choisissez un son : il est joué, puis expliqué.
letters-title = Les lettres qui se ressemblent à l’oreille.
letters-help = Choisissez une lettre : elle est épelée avec son mot.
lesson-title = Partie guidée.
lesson-end = La partie guidée est finie.
lesson-yours = Dans la partie guidée, c’est vous qui jouez : l’ordinateur ne peut pas vous remplacer.
lesson-wrong = Pas ici. { $hint }

tools-title = Outils de table.
tool-starter = Qui commence ?
tool-starter-is = C’est la place { $n } qui commence.
tool-word = Vérifier un mot
tool-word-title = Quel mot ?
tool-word-help = Tapez un mot puis Entrée : vous entendez si les listes le connaissent, et laquelle. Échap pour revenir.
tool-chrono = Chrono
tool-chrono-help = Choisissez un nombre : le compte à rebours part. Choisissez encore : il repart. Revenir l’arrête.
tool-chrono-level = Compter depuis { $n }
tool-chrono-starts = Chrono { $n }.
tool-scores = Feuille de scores
tool-score-line = { $name } : { $total }
tool-score-add = Ajouter un nom
tool-score-points = Combien de points pour { $name } ?
tool-score-no-number = Tapez un nombre, par exemple 5, ou moins 2 : le signe moins, puis 2.

no-window = Pas d’écran ici : le jeu continue dans le terminal.
display-lost = L’écran a disparu : le programme s’arrête. La partie est enregistrée : access-game continue la reprendra.
goodbye = Au revoir.
input-closed = Plus rien ne peut être tapé ici : le programme s’arrête. Relancez-le dans un terminal.
input-closed-match = Plus rien ne peut être tapé ici. La partie est enregistrée : access-game continue la reprendra.
match-taken-up = Partie reprise là où elle en était.
match-fault = La partie s’est arrêtée sur une erreur du programme. Elle est enregistrée dans { $path }.
cannot-take-up = Cette partie ne peut pas être reprise : { $path }. Le fichier reste intact.
word-list-missing = La liste de mots { $file } manque : les mots se jouent au vote de la table.
word-not-kept = Le mot « { $word } » vaut seulement pour aujourd’hui : { $file } ne peut pas être écrit.
home-lent = Vous n’avez pas de dossier personnel sur cette machine. Vos parties et vos réglages sont gardés pour le moment dans { $folder } : ce dossier peut être vidé. Pour les garder vraiment, donnez un dossier par la variable ACCESS_GAME_HOME.
no-display-unknown-driver = Pas de pilote braille appelé { $wish }. Tapez auto, baum, eurobraille, humanware, handytech, freedomscientific ou brlapi, avec le port.
no-display-no-port = Aucune plage { $driver } reconnue : indiquez le port, par exemple { $driver }:COM5.
no-display-bad-port = { $wish } n’est pas une adresse. Tapez par exemple brlapi:localhost:0.
no-display-no-serial = Le module série manque pour { $driver }.
no-display-cannot-open = Le port { $port } ne s’ouvre pas pour { $driver } : { $said }
no-display-silent = La plage { $driver } ne répond pas sur { $port }. Vérifiez qu’elle est allumée, et que c’est le bon port.
no-display-unreachable = BRLTTY ne répond pas à { $host } : { $said }
no-display-refused = BRLTTY refuse la connexion à { $host } : { $said }
no-display-no-cells = BRLTTY répond à { $host }, mais sans plage braille.
no-display-no-reader = Aucun lecteur d’écran ne montre le braille ici.
program-fault = Erreur du programme : cette commande n’a rien fait.
program-stopped = Erreur du programme ({ $said }). Ce qui était enregistré le reste : access-game continue reprend la dernière partie.
no-earphones = Une oreille chacun demande la voix intégrée, en stéréo : cette partie se joue avec le rideau.
