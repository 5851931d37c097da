### L’entrée : les menus avant et après une partie.

welcome = Access Game, la table de jeu qui parle. Flèches et Entrée, F1 pour l’aide. Menu principal.
    .lines = Access Game, la table de jeu qui parle. Menu principal : tapez un numéro puis Entrée, ou aide.
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
    .lines = Une première partie guidée, les règles, les sons, les commandes.
menu-tools = Outils de table
menu-tools-detail = Pour jouer avec les vraies cartes : qui commence, vérifier un mot, feuille de scores, chrono.
menu-settings = Réglages
menu-settings-detail = La voix, les sons, le braille, l’écran, le temps, les touches.
    .lines = La voix, les sons, le braille, l’écran, le temps, les commandes.
menu-quit = Quitter
menu-quit-detail = Fermer le programme.
quit-confirm = Quitter Access Game ?

play-title = Quel jeu ?
play-help = Choisissez un jeu. I donne les détails.
    .lines = Tapez le numéro d’un jeu. Pour ses détails, i et son numéro : i 2.
    .dots = Choisissez un jeu. { $details-key } donne les détails.
game-line = { $title }, { $low } à { $high } joueurs, { $minutes } minutes
continue-title = Quelle partie ?
continue-away = Ranger une partie
continue-away-detail = Une partie que personne ne veut finir : elle n’attend plus, et son fichier reste.
away-title = Ranger quelle partie ?
away-confirm = Ranger cette partie ? { $match }.
away-yes-detail = Elle ne sera plus proposée par Continuer. Son fichier reste parmi les parties finies.
away-done = Partie rangée.
away-held = Cette partie est ouverte dans un autre programme : elle n’est pas rangée.
away-failed = Cette partie ne peut pas être rangée : { $said }.
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

you-name = Quelqu’un
computer-names = Zoé, Malo, Anouk, Hugo, Lila, Basile, Élise, Gaspard, Rose, Tom, Clara, Simon
who-computers = { $n ->
    [one] L’ordinateur s’appelle { $names }.
   *[other] Les ordinateurs s’appellent { $names }.
}
terminal-keeps = Ce terminal garde tout ce qui s’écrit : en remontant, on y retrouve { $what ->
    [private] les moments privés de chacun.
    [memory] ce qu’il faut retenir de mémoire.
   *[both] les moments privés de chacun et ce qu’il faut retenir de mémoire.
}
own-name-title = Votre prénom ? Entrée pour jouer sans.
    .dots = Votre prénom ? Point 8 pour jouer sans.
own-name-title-shared = Votre prénom ? Les autres vous appelleront ainsi. Entrée pour jouer sans.
    .dots = Votre prénom ? Les autres vous appelleront ainsi. Point 8 pour jouer sans.
own-name-help-shared = Tapez votre prénom, puis Entrée. Entrée seule pour jouer sans prénom : on ne vous le demandera plus. Les réglages le changent.
    .dots = Écrivez votre prénom, puis le point 8. Le point 8 seul pour jouer sans prénom : on ne vous le demandera plus. Les réglages le changent.
own-name-help = Tapez votre prénom, puis Entrée. Entrée seule pour jouer sans prénom : on ne vous le demandera plus. Les réglages le changent.
    .dots = Écrivez votre prénom, puis le point 8. Le point 8 seul pour jouer sans prénom : on ne vous le demandera plus. Les réglages le changent.
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
invite-remove = Retirer quelqu’un de la table
invite-remove-title = Retirer qui ?
invite-removed = { $name } n’est plus à table.
    .you = Vous n’êtes plus à table.
table-full = La table est pleine : { $high } joueurs au plus.
wrong-seats = Il faut de { $low } à { $high } joueurs : ajoutez une personne ou un ordinateur.
name-title = Quel prénom ?
name-help = Tapez le prénom, puis Entrée. Échap pour annuler.
    .lines = Tapez le prénom, puis Entrée. /retour pour annuler.
    .dots = Écrivez le prénom, puis le point 8. { $menu-key } pour annuler.
name-empty = Il faut au moins une lettre.
name-no-letter = Il faut au moins une lettre.
name-too-long = Ce prénom est trop long : { $most } signes au plus. Tapez-en un plus court.
name-signs = Ce prénom contient un signe qui ne se lit pas. Tapez seulement des lettres, des chiffres et des espaces.
name-taken = { $name } est déjà à table : choisissez un autre prénom.

result-title = Partie terminée.
result-again = Rejouer
result-seats = Changer les joueurs, puis rejouer
result-history = Relire la partie
result-txt = Enregistrer le récit, en texte
result-html = Enregistrer le récit, en page web
result-brf = Enregistrer le récit, en braille (BRF)
result-menu = Menu principal
exported = Récit enregistré : { $path }
match-kept = Partie enregistrée. Vous la reprendrez ici par Continuer.
match-kept-goodbye = Partie enregistrée. Vous la reprendrez ici par Continuer. Au revoir.
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
setting-full_screen = Plein écran
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
setting-displays = Plages des autres
setting-displays-none = aucune
displays-title = Les plages des autres : chacun lit la sienne.
displays-help = Choisissez un nom pour changer sa plage ou l’enlever.
displays-add = Ajouter une personne
displays-add-detail = Son nom à la table, puis sa plage braille. Elle n’y lit que ce qui est à elle, avec ses propres touches.
displays-name = À qui est la plage ? Tapez le nom de cette personne à la table.
displays-wish = Quelle plage pour { $name } ? Tapez le pilote et son port, par exemple baum:COM5, ou aucune.
displays-wrong = Tapez le pilote et son port, par exemple baum:COM5, ou aucune.
setting-keys = Changer les touches
    .lines = Changer les lettres des commandes
profile-title = Quel profil ?
profile-help = Un profil garde sa voix, sa vitesse, sa taille de caractères, ses touches et ses dernières courses.
    .lines = Un profil garde sa voix, sa vitesse, sa taille de caractères, ses commandes et ses dernières courses.
profile-adult = adulte
profile-child = enfant
profile-volunteer = bénévole
keys-title = Les touches.
    .lines = Les lettres des commandes.
keys-help = Choisissez une commande, puis tapez le nom de sa nouvelle touche.
    .lines = Tapez le numéro d’une commande, puis sa nouvelle lettre. Les autres commandes se changent dans la fenêtre.
keys-default = Remettre toutes les touches d’origine
    .lines = Remettre toutes les lettres d’origine
keys-reset = Toutes les touches sont celles d’origine.
    .lines = Toutes les lettres sont celles d’origine.
key-new = Nouvelle touche pour { $command } ?
    .lines = Nouvelle lettre pour { $command } ?
key-new-help = Tapez le nom de la touche, par exemple k, F3, Contrôle M ou Début. Puis Entrée.
    .lines = Tapez une lettre, par exemple k, puis Entrée. /retour pour annuler.
    .dots = Écrivez le nom de la touche du clavier, par exemple k, F3 ou Contrôle M, puis le point 8.
key-taken = Cette touche sert déjà à : { $command }. Choisissez-en une autre.
    .lines = Cette lettre sert déjà à : { $command }. Choisissez-en une autre.
key-impossible = { $key } ne peut pas servir ici. Tapez par exemple k, F3 ou Contrôle M.
    .lines = { $key } ne peut pas servir ici. Tapez une lettre, par exemple k.
knob-rate = Vitesse { $value }
knob-effects = Sons { $value }
knob-edge = { $text }, on ne peut pas aller plus loin
sound-stuck = La sortie audio ne répond pas : le jeu continue sans sons.
sound-back = La sortie audio répond : les sons sont de retour.
braille-lost = La plage braille ne répond plus. Le jeu continue et la cherche : rebranchez-la quand vous voulez.
braille-back = La plage braille est de retour.
braille-here = La plage braille est là ({ $name }) : on peut y lire.
braille-awaited-port = J’attends la plage braille { $driver } sur { $port } : elle servira dès qu’elle répondra.
braille-awaited-driver = J’attends une plage braille { $driver } : elle servira dès qu’elle sera branchée.
braille-awaited-brltty = J’attends BRLTTY à { $host } : sa plage servira dès qu’il répondra.
braille-awaited-auto = J’attends une plage braille, celle de BRLTTY ou une plage USB connue : elle servira dès qu’elle sera là. Pour une autre, donnez son pilote et son port, par exemple --braille baum:COM5.

learn-title = Apprendre.
learn-help = Choisissez ce que vous voulez apprendre.
learn-tutorial = Première partie guidée : { $title }
learn-rules = Règles : { $title }
learn-sounds = Les sons
learn-keys = Les touches
    .lines = Ce que l’on peut taper
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
    .lines = Tapez un mot puis Entrée : vous entendez si les listes le connaissent, et laquelle. /retour pour revenir.
    .dots = Écrivez un mot, puis le point 8 : vous lisez si les listes le connaissent, et laquelle. { $menu-key } pour revenir.
tool-chrono = Chrono
tool-chrono-title = Chrono.
tool-chrono-help = Choisissez un nombre : le compte à rebours part. Choisissez encore : il repart. Revenir l’arrête.
tool-chrono-level = Compter depuis { $n }
tool-chrono-starts = Chrono { $n }.
tool-scores = Feuille de scores
tool-scores-title = Feuille de scores.
tool-score-line = { $name } : { $total }
tool-score-add = Ajouter un nom
tool-score-points = Combien de points pour { $name } ?
tool-score-no-number = Tapez un nombre, par exemple 5, ou moins 2 : le signe moins, puis 2.

no-window = Pas d’écran ici : le jeu continue dans le terminal.
display-lost = L’écran a disparu : le programme s’arrête. La partie est enregistrée : access-game continue la reprendra.
goodbye = Au revoir.
input-closed = Plus rien ne peut être tapé ici : le programme s’arrête. Relancez-le dans un terminal.
input-closed-match = Plus rien ne peut être tapé ici. La partie est enregistrée : access-game continue la reprendra.
input-closed-braille = Plus rien ne peut être tapé ici : la plage braille suffit pour continuer.
input-closed-awaited = Plus rien ne peut être tapé ici : on continue dès que la plage braille répond. Ctrl+C pour arrêter.
standing-game = { $game }, avec { $others }.
match-taken-up = Partie reprise là où elle en était.
match-fault = La partie s’est arrêtée sur une erreur du programme. Elle est enregistrée dans { $path }.
cannot-take-up = Cette partie ne peut pas être reprise : { $path }. Le fichier reste intact.
word-list-missing = La liste de mots { $file } manque : les mots se jouent au vote de la table.
word-not-kept = Le mot « { $word } » vaut seulement pour aujourd’hui : { $file } ne peut pas être écrit.
home-lent = Vous n’avez pas de dossier personnel sur cette machine. Vos parties et vos réglages sont gardés pour le moment dans { $folder } : ce dossier peut être vidé. Pour les garder vraiment, donnez un dossier par la variable ACCESS_GAME_HOME.
no-display-unknown-driver = Pas de pilote braille appelé { $wish }. Tapez auto, baum, eurobraille, humanware, handytech, freedomscientific ou brlapi, avec le port, par exemple baum:COM5.
no-display-no-port = Aucune plage { $driver } reconnue. Branchez-la et allumez-la, ou indiquez le port, par exemple { $driver }:COM5.
no-display-bad-port = { $wish } n’est pas une adresse. Tapez par exemple brlapi:localhost:0.
no-display-no-serial = Pour une plage { $driver }, il manque le module Python pyserial. Installez-le par : python -m pip install pyserial.
no-display-cannot-open = Le port { $port } ne s’ouvre pas pour { $driver } ({ $said }). Vérifiez que c’est le bon port ; access-game doctor les nomme tous.
no-display-absent = Pas de port { $port } sur cette machine : la plage { $driver } n’y est pas branchée, ou le port a un autre nom. access-game doctor les nomme tous.
no-display-forbidden = Le port { $port } de la plage { $driver } est interdit à votre compte. Sous Linux, faites-vous ajouter au groupe dialout, puis rouvrez la session.
no-display-busy = Le port { $port } de la plage { $driver } est pris par un autre programme, sans doute un lecteur d’écran. Fermez-le, ou si c’est BRLTTY, tapez brlapi.
no-display-silent = La plage { $driver } ne répond pas sur { $port }. Vérifiez qu’elle est allumée, et que c’est le bon port.
no-display-unreachable = BRLTTY ne répond pas à { $host }. Lancez-le, ou vérifiez cette adresse.
no-display-refused = BRLTTY refuse la connexion à { $host } (erreur { $said } de BrlAPI). Relancez-le, ou installez une version plus récente.
no-display-taken = Un autre programme tient la plage de BRLTTY à { $host }. Fermez-le : elle servira alors ici.
no-display-key-missing = BRLTTY à { $host } demande une clé, et le fichier { $file } manque. Copiez-y la clé de la machine où tourne BRLTTY, ou nommez un autre fichier dans la variable BRLAPI_AUTH.
no-display-key-unread = BRLTTY à { $host } demande la clé du fichier { $file }, et votre compte ne peut pas le lire. Sous Linux, faites-vous ajouter au groupe brlapi, puis rouvrez la session.
no-display-key-wrong = BRLTTY à { $host } refuse la clé du fichier { $file } : il en attend une autre. Copiez-y celle de la machine où tourne BRLTTY, octet pour octet, ou nommez un autre fichier dans la variable BRLAPI_AUTH.
no-display-no-cells = BRLTTY répond à { $host }, mais sans plage braille. Branchez la plage et allumez-la ; si rien ne vient, vérifiez que BRLTTY a le bon pilote.
no-display-no-reader = Aucun lecteur d’écran ne montre le braille ici. Tapez automatique, ou le pilote de la plage et son port, par exemple baum:COM5.
program-fault = Erreur du programme : cette commande n’a rien fait.
program-stopped = Erreur du programme ({ $said }). Ce qui était enregistré le reste : access-game continue reprend la dernière partie.
no-braille-line = Pas de plage braille ici : les secrets se disent derrière le rideau, jusqu’à ce qu’il y en ait une.
no-earphones = Une oreille chacun demande la voix intégrée, en stéréo : cette partie se joue avec le rideau.
