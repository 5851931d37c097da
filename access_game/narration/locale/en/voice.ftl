# Who speaks now. Each of these is said by the one it names as speaking.
voice-instead = { $name ->
    [builtin] The built-in voice does
    [system] The voices of the system do
   *[other] The screen reader does
} not answer: { $next ->
    [builtin] the built-in voice goes
    [system] the voices of the system go
   *[other] the screen reader goes
} on.
voice-none = No voice is left: the text stays on the screen.
voice-never = No voice can speak here: the text stays on the screen.
reader-came = { $reader } is here, and speaks from now on.
reader-gone = { $reader } has stopped: { $next ->
    [system] the voices of the system go
   *[other] the built-in voice goes
} on.
reader-unread = { $reader } is here, but does not read this window: { $next ->
    [system] the voices of the system speak
   *[other] the built-in voice speaks
}.
voice-back = The built-in voice speaks.
setting-speech-tree = screen reader, which reads the window

# No voice: it is asked twice
mute-title = Without a voice you will hear nothing more. Control F5 will bring the voice back. Turn the voice off?
    .lines = Without a voice you will hear nothing more. The command “built-in voice” will bring the voice back. Turn the voice off?
mute-help = Without a voice the text stays on the screen and in braille. Control F5 brings the built-in voice back, everywhere and at once.
    .lines = Without a voice the text stays on the screen and in braille. The command “built-in voice” brings the voice back, everywhere and at once.
mute-no = No, automatic voice
mute-yes = Yes, no voice

# `doctor`
doctor-sighted-found = Screen reader: { $name } is running, { $how ->
    [process] its process was found
    [bus] its name is on the session bus
    [switch] the desktop says that it is on
   *[other] it answers
}.
doctor-sighted-missing = Screen reader: none is running.
