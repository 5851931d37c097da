### The command line.

help-program = A talking card table: letter games for blind and low-vision players and their friends.
help-lang = language: fr or en
help-terminal = lines in the terminal, no window
help-speech = the voice: automatic, built-in, screen reader, system or none
help-braille = the braille display: auto, off, or the driver and its port
help-sound = the sounds
help-json = as JSON
help-game = the name of a game, as the command games gives it
help-seats = the seats, comma-separated: names, and bot:easy, bot:normal or bot:hard
help-option = an option of the game and its value
help-chrono = the chrono: 10, 5 or 3
help-seed = a number that fixes chance
help-match-file = the file of a match
help-seat-count = how many seats
help-level = the level of the computers
help-matches = how many matches
help-replay-seat = the number of the seat, from 1
help-text = what to say
help-voice = the voice: fr, en, or a variant such as en+f2
help-rate = the speed, in words a minute
help-to = write to this file instead of speaking
help-command-games = the games in the box
help-command-play = sit down to a match at once
help-command-continue = take up a match
help-command-simulate = let computers play each other
help-command-replay = read a match again
help-command-rules = the rules of a game
help-command-say = say a text
help-command-doctor = what the program found here: voice, braille, sound, screen, words
help-command-bench = measure this machine

wrong-usage = This command is not understood ({ $said }). Try: access-game --help
nothing-to-continue = No match is waiting. To begin: access-game play zieufermix
other-rules = { $file }: this match was played by other rules and cannot be taken up. The file is left as it is.
journal-damaged-line = { $file }: line { $line } is damaged, the match cannot be read. The file is left as it is.
journal-not-a-journal = { $file } is not a match of Access Game (line { $line }). The file is left as it is.
journal-newer-journal = { $file } comes from a newer Access Game: update the program.
file-trouble = { $file }: the file cannot be read or written ({ $said }).
simulated = Match { $seed }: { $totals } ({ $entries } answers)
refused-option-without-value = Option “{ $given }”: write it as name=value.
refused-bad-level = Unknown level “{ $given }”: { $known }.
refused-empty-name = A seat has no name: write for instance --seats Ana,bot:normal.
refused-same-name = { $name } is there twice: give another name.
refused-bad-matches = { $given } matches are too few: ask for at least one.
refused-bad-seat = There is no seat { $given }: 1 to { $high }.
