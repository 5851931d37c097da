# Ce qui ne peut pas être enregistré : toujours quoi, où, et ce qu’on peut faire.

not-kept-no-room = Le disque est plein : rien ne peut plus être écrit dans { $where }.
not-kept-too-big = Le système ne laisse pas grandir le fichier { $where }.
not-kept-file-gone = Le fichier de la partie n’est plus à sa place : { $where }.
not-kept-forbidden = Le système ne permet pas d’écrire ici : { $where }.
not-kept-no-folder = Ce n’est pas un dossier où l’on peut écrire : { $where }.
not-kept-disk-fault = Le disque ne prend plus rien : { $where } (erreur { $code } du système).
not-kept-other-writer = Un autre programme a écrit dans le fichier de la partie : { $where }.
not-kept-line-too-long = Cette réponse est trop longue pour être enregistrée.

trouble-title = { $what } La dernière réponse n’a pas été prise. La table attend. Que faire ?
trouble-title-new = { $what } Cette partie ne peut pas être enregistrée. Que faire ?
trouble-again = Réessayer
trouble-again-detail = Essayer encore une fois au même endroit, par exemple après avoir fait de la place.
trouble-elsewhere = Enregistrer ailleurs
trouble-elsewhere-detail = Choisir un autre dossier. Toute la partie y est copiée, et la suite s’y enregistre.
trouble-loose = Continuer sans enregistrer
trouble-loose-detail = Jouer quand même. La suite de la partie sera perdue à la fin du programme.
trouble-leave = Arrêter la partie
trouble-leave-detail = Quitter la table. Ce qui est déjà enregistré le reste.
trouble-trying = Nouvel essai.
trouble-left = La dernière réponse n’a pas été prise.
trouble-loose-begun = Cette partie n’est pas enregistrée. Elle sera perdue à la fin du programme.
trouble-loose-from-here = À partir d’ici la partie n’est plus enregistrée. Le début reste dans { $path }.
trouble-where = Dans quel dossier ?
trouble-where-help = Choisissez un dossier : la partie entière y est copiée avant de continuer.
trouble-desktop = Le bureau : { $path }
trouble-home = Votre dossier personnel : { $path }
trouble-temporary = Le dossier provisoire du système : { $path }
trouble-typed = Taper le nom d’un dossier
trouble-path-title = Quel dossier ? Tapez son nom complet.
trouble-path-help = Tapez le nom complet du dossier, puis Entrée. Échap pour revenir.
    .lines = Tapez le nom complet du dossier, puis Entrée. Tapez retour pour revenir.
    .dots = Écrivez le nom complet du dossier, puis le point 8. { $menu-key } pour revenir.
trouble-no-path = Tapez un nom de dossier, ou Échap pour revenir.
    .lines = Tapez un nom de dossier, ou retour pour revenir.
    .dots = Écrivez un nom de dossier, ou { $menu-key } pour revenir.
trouble-bad-path = { $path } ne peut pas être un dossier. Tapez un autre nom.
trouble-kept-elsewhere = La partie est enregistrée dans { $path }. Pour la reprendre : access-game continue { $path }

match-kept-elsewhere = Partie enregistrée dans { $path }. Pour la reprendre : access-game continue { $path }
match-kept-part = La partie n’est enregistrée que jusqu’au moment où vous avez continué sans enregistrer, dans { $path }.
match-unkept = La partie n’est pas enregistrée.
match-fault-unkept = La partie s’est arrêtée sur une erreur du programme.
display-lost-hall = L’écran a disparu : le programme s’arrête.
program-fault-match = Erreur du programme : cette commande n’a rien fait. La partie est enregistrée.
not-exported = Le récit n’est pas enregistré. { $what }
answer-taken-back = La dernière réponse arrêtait le programme : elle est annulée. La partie reprend juste avant.

held-title = Cette partie est déjà ouverte dans un autre programme. Que faire ?
held-help = Un seul programme à la fois peut jouer une partie. Vous pouvez la regarder, ou la laisser.
held-watch = Regarder la partie
held-leave = La laisser
watch-title = Vous regardez une partie de { $title }. Vous entendez ce que tout le monde entend.
watch-help = Vous ne jouez pas : vous entendez ce que toute la table entend. Échap pour arrêter.
    .lines = Vous ne jouez pas : vous entendez ce que toute la table entend. Tapez retour pour arrêter.
    .dots = Vous ne jouez pas : vous lisez ce que toute la table entend. { $menu-key } pour arrêter.
watch-leave = Arrêter de regarder
watch-over = La partie que vous regardiez est terminée.
watch-gone = Le fichier { $path } n’est plus là : la partie ne peut plus être suivie.
watch-lost = La partie { $path } ne peut plus être suivie.

replay-answer = { $who } répond : { $answer }.
replay-pass = { $who } passe.
replay-other-rules = { $file } : les règles ont changé depuis cette partie. Voici ce qui peut encore en être lu.
cannot-take-up-rules = { $path } : cette partie a été jouée avec d’autres règles. Pour la relire : access-game replay { $path }
refused-bad-seed = Ce nombre est trop grand pour --seed : { $high } chiffres au plus.
