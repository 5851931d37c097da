### La ligne de commande.

help-program = Une table de cartes qui parle : jeux de lettres pour joueurs aveugles, malvoyants et leurs amis.
help-lang = langue : fr ou en
help-terminal = des lignes dans le terminal, sans fenêtre
help-speech = la voix : automatique, intégrée, lecteur d’écran, système ou aucune
help-braille = la plage braille : auto, off, ou le pilote et son port
help-sound = les sons
help-json = en JSON
help-game = le nom d’un jeu, comme le donne la commande games
help-seats = les places, séparées par des virgules : des prénoms, et bot:easy, bot:normal ou bot:hard
help-option = une option du jeu et sa valeur
help-chrono = le chrono : 10, 5 ou 3
help-seed = un nombre qui fixe le hasard
help-match-file = le fichier d’une partie
help-seat-count = combien de places
help-level = le niveau des ordinateurs
help-matches = combien de parties
help-replay-seat = le numéro de la place, à partir de 1
help-text = ce qu’il faut dire
help-voice = la voix : fr, en, ou une variante comme fr+f2
help-rate = la vitesse, en mots par minute
help-to = écrire dans ce fichier au lieu de parler
help-command-games = les jeux de la boîte
help-command-play = s’asseoir tout de suite à une partie
help-command-continue = reprendre une partie
help-command-simulate = faire jouer les ordinateurs entre eux
help-command-replay = relire une partie
help-command-rules = les règles d’un jeu
help-command-say = dire un texte
help-command-doctor = ce que le programme a trouvé ici : voix, braille, son, écran, mots
help-command-bench = mesurer cette machine

wrong-usage = Cette commande n’est pas comprise ({ $said }). Essayez : access-game --help
nothing-to-continue = Aucune partie en attente. Pour commencer : access-game play zieufermix
other-rules = { $file } : cette partie a été jouée avec d’autres règles et ne peut pas être reprise. Le fichier reste intact.
journal-damaged-line = { $file } : la ligne { $line } est abîmée, la partie ne peut pas être lue. Le fichier reste intact.
journal-not-a-journal = { $file } n’est pas une partie d’Access Game (ligne { $line }). Le fichier reste intact.
journal-newer-journal = { $file } vient d’une version plus récente d’Access Game : mettez le programme à jour.
file-trouble = { $file } : le fichier ne peut pas être lu ou écrit ({ $said }).
simulated = Partie { $seed } : { $totals } ({ $entries } réponses)
refused-option-without-value = Option « { $given } » : écrivez-la comme nom=valeur.
refused-bad-level = Niveau « { $given } » inconnu : { $known }.
refused-empty-name = Une place n’a pas de nom : écrivez par exemple --seats Ana,bot:normal.
refused-same-name = { $name } est là deux fois : donnez un autre prénom.
refused-bad-matches = { $given } parties, c’est trop peu : demandez-en au moins une.
refused-bad-seat = Pas de place { $given } : de 1 à { $high }.
