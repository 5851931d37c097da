### The hall: menus before and after a match.

welcome = Access Game, the talking card table. Main menu: arrows to move, Enter to choose, F1 for help.
welcome-terminal = Access Game, the talking card table. Main menu: type a number then Enter, 0 to go back, help for help.
menu-title = Main menu.
menu-help = Up and Down to move, Enter to choose, Escape to go back. F9 lets you explore the keys.
menu-play = Play
menu-play-detail = Choose a game and begin, alone against the computer or together.
menu-continue = Continue
menu-continue-detail = Take up a saved match where it stopped.
menu-find = Find a game
menu-find-detail = By the number of players, the time and the reading.
menu-learn = Learn
menu-learn-detail = The rules, a guided first game, the sounds, the keys.
menu-tools = Table tools
menu-tools-detail = To play with the real cards: who begins, check a word, score sheet.
menu-settings = Settings
menu-settings-detail = Voice, sounds, braille, screen, pace, keys.
menu-quit = Quit
menu-quit-detail = Close the program.
quit-confirm = Quit Access Game?
choice-yes = Yes
choice-no = No

play-title = Which game?
play-help = Arrows to walk through the games, I for details, Enter to choose.
game-line = { $title }, { $low } to { $high } players, { $minutes } minutes
continue-title = Which match?
waiting-match = { $title }, { $names }, begun { $begun }
find-players-title = How many players?
find-players = { $n } players
find-minutes-title = How much time?
find-minutes = { $n } minutes at most
find-reading-title = Who can read?
find-reading-none = Not reading yet
find-reading-letters = We know the letters
find-reading-words = We write words
found-title = { $n ->
    [one] One game fits.
   *[other] { $n } games fit.
}
found-nothing = No game fits: try more time, or another number of players.

you-name = Player
computer-name = Bot { $n }
invite-help = Enter on the first line begins. Enter on another line changes it.
invite-start = Begin: { $people ->
    [one] one person
   *[other] { $people } people
}, { $computers ->
    [0] no computer
    [one] one computer
   *[other] { $computers } computers
}
invite-computers = Computers: { $n }
invite-level = Level of the computers: { $level }
invite-person = Add a person at this keyboard. At the table: { $names }
invite-remove = Remove { $name }
table-full = The table is full: { $high } players at most.
wrong-seats = { $low } to { $high } players are needed: add a person or a computer.
name-title = Which name?
name-help = Type the name, then Enter. Escape to cancel.
name-empty = At least one letter is needed.
name-taken = { $name } is already at the table: choose another name.

result-title = The match is over.
result-again = Play again
result-history = Read the match again
result-export = Save the story of the match
result-menu = Main menu
exported = Saved: { $path }
match-kept = The match is saved. Continue will take it up here.
taken-up = The match goes on. { $turn }

settings-title = Settings.
settings-help = Enter changes a setting and gives an example. Escape to go back; everything is kept.
setting-line = { $name }: { $value }
setting-profile = Profile
setting-language = Language
setting-language-auto = the system's
setting-language-fr = French
setting-language-en = English
setting-speech = Voice
setting-speech-auto = automatic: screen reader, else the built-in voice
setting-speech-builtin = built-in voice
setting-speech-prism = screen reader, through Prism
setting-speech-accessible_output = screen reader
setting-speech-system = voices of the system
setting-speech-off = no voice
setting-rate = Speed of the voice
setting-pitch = Pitch of the voice
setting-volume = Volume of the voice
setting-effects = Volume of the sounds
setting-mono = Mono sound
setting-seat_voices = A voice for each seat
setting-sound = Sounds
setting-sound-on = on
setting-sound-off = off
setting-buffer = Audio buffer, raise it if the sound crackles
setting-verbosity = Length of announcements
setting-verbosity-brief = brief
setting-verbosity-normal = normal
setting-verbosity-detailed = detailed
setting-positions = Say the position in lists
setting-pace = Pace of the clocks
setting-pace-1 = normal
setting-pace-2 = twice as slow
setting-pace-4 = four times as slow
setting-pace-0 = no time limit
setting-privacy = Secrets in one room
setting-privacy-curtain = curtain, one after the other
setting-privacy-braille = own hand in braille only
setting-privacy-open = open hands
setting-zoom = Print size
setting-zoom-1 = normal
setting-zoom-2 = double
setting-zoom-3 = triple
setting-zoom-4 = quadruple
setting-theme = Colours
setting-theme-dark = light on dark
setting-theme-light = dark on light
setting-theme-yellow = yellow on black
setting-theme-contrast = highest contrast
setting-theme-soft = soft
setting-table8 = Eight-dot braille
setting-contracted = Contracted braille, if liblouis is installed
setting-name = Your name
setting-name-title = What is your name?
setting-braille = Braille display
setting-braille-title = Which braille display? Type auto, off, or the name of the driver and its port, for instance baum:COM5.
setting-keys = Change the keys
profile-title = Which profile?
profile-help = A profile keeps its voice, speed, print size and keys.
profile-adult = adult
profile-child = child
profile-volunteer = volunteer
keys-title = The keys.
keys-help = Enter on a command, then the name of the new key.
keys-default = Give all keys back their first meaning
keys-reset = All keys are as they were at first.
key-new = New key for { $command }?
key-new-help = Type the name of the key: a letter, f3, ctrl+m, home. Then Enter.
key-taken = This key already means: { $command }. Choose another one.
key-impossible = { $key } cannot be used here. Type for instance k, f3 or ctrl+m.
knob-rate = Speed { $value }
knob-effects = Sounds { $value }
knob-edge = { $text }, no further
voice-lost = The voice { $name } no longer answers. { $next } takes over.
voice-none = No voice is left: the text stays on the screen.
braille-lost = The braille display no longer answers. The match goes on; plug it in again whenever you like.
braille-back = The braille display is back.

learn-title = Learn.
learn-help = Enter opens; Escape goes back.
learn-tutorial = Guided first game: { $title }
learn-rules = Rules: { $title }
learn-sounds = The sounds
learn-keys = The keys
learn-letters = Letters that sound alike
sounds-title = The sounds.
sounds-help = Enter plays the sound, then says what it announces.
letters-title = Letters that sound alike.
letters-help = Enter spells the letter with its word.
lesson-title = Guided game.
lesson-end = The guided game is over.
lesson-wrong = Not here. { $hint }

tools-title = Table tools.
tool-starter = Who begins?
tool-starter-is = Seat { $n } begins.
tool-word = Check a word
tool-word-title = Which word?
tool-word-help = Type a word then Enter: the list says whether it knows it. Escape to go back.
tool-word-known = { $word }: in the list.
tool-word-unknown = { $word }: not in the list. Names and other languages are still allowed if the table agrees.
tool-word-no-list = The word list is missing: the table decides.
tool-word-empty = Type a word first.
tool-scores = Score sheet
tool-score-line = { $name }: { $total }
tool-score-add = Add a name
tool-score-points = How many points for { $name }?
tool-score-no-number = Type a number, for instance 5 or -2.
