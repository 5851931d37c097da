# Who speaks now. Each of these is said by the one it names as speaking.
voice-instead = { $name ->
    [builtin] La voix intégrée
    [system] La voix du système
   *[other] Le lecteur d’écran
} ne répond pas : { $next ->
    [builtin] la voix intégrée
    [system] la voix du système
   *[other] le lecteur d’écran
} continue.
voice-none = Plus aucune voix : le texte reste à l’écran.
voice-never = Aucune voix ne peut parler ici : le texte reste à l’écran.
reader-came = { $reader } est là : c’est lui qui parle.
reader-gone = { $reader } s’est arrêté : { $next ->
    [system] la voix du système
   *[other] la voix intégrée
} continue.
reader-unread = { $reader } est là, mais ne lit pas cette fenêtre : { $next ->
    [system] la voix du système
   *[other] la voix intégrée
} parle.
voice-back = La voix intégrée parle.
setting-speech-tree = lecteur d’écran, qui lit la fenêtre

# No voice: it is asked twice
mute-title = Sans voix, vous n’entendrez plus rien. Contrôle F5 rendra la voix. Couper la voix ?
    .lines = Sans voix, vous n’entendrez plus rien. La commande « voix intégrée » rendra la voix. Couper la voix ?
mute-help = Sans voix, le texte reste à l’écran et en braille. Contrôle F5 rend la voix intégrée, partout et tout de suite.
    .lines = Sans voix, le texte reste à l’écran et en braille. La commande « voix intégrée » rend la voix, partout et tout de suite.
mute-no = Non, voix automatique
mute-yes = Oui, sans voix

# `doctor`
doctor-sighted-found = Lecteur d’écran : { $name } est en marche, { $how ->
    [process] son processus a été trouvé
    [bus] son nom est sur le bus de session
    [switch] le bureau le dit allumé
   *[other] il répond
}.
doctor-sighted-missing = Lecteur d’écran : aucun n’est en marche.
