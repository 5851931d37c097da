### The details: what the key I says on a line of a menu. One or two short sentences, never the line itself.

choice-no-detail = Nothing changes: you go back to where you were.
choice-yes-detail = It is done at once.
quit-yes-detail = The program closes. Your matches and your settings are kept.
leave-own-yes-detail = A computer plays for you, and you read what follows.
leave-yes-detail = You go back to the main menu.
mute-no-detail = The voice stays: your screen reader if it is there, else the voice of the game.
mute-yes-detail = You read on the screen or in braille. { $key } gives the voice back.

# Settings
setting-profile-detail = All the settings of one person, at once.
setting-language-detail = The language of the voice, of the menus and of the words to find.
setting-speech-detail = Who speaks: your screen reader, or the voice of the game. Automatic chooses for you.
setting-rate-detail = From { $low } to { $high }. The greater the number, the faster the voice.
setting-pitch-detail = From { $low } to { $high }. A small number is a deep voice, a great number a high one.
setting-volume-detail = From { $low } to { $high }. At { $high } the voice is at its loudest.
setting-effects-detail = From { $low } to { $high }, for the sounds of the game and not for the voice. At { $low } they are not heard.
setting-mono-detail = Yes: the same in both ears, for instance with a single earphone.
setting-seat_voices-detail = Yes: each player is known by a voice. No: one voice for everybody.
setting-sound-detail = The sounds of the game: a card laid down, a bell. Off takes them away, and the voice stays.
setting-buffer-detail = If the sound crackles, take a greater number. It will come a tiny bit later.
setting-verbosity-detail = Brief: just what is needed. Detailed: everything is explained.
setting-positions-detail = Yes: each line ends with its number, as in 2 of 5.
setting-pace-detail = The time you have before the bell. No limit: the table waits for everybody.
setting-computers-detail = How long the computer thinks. Calm leaves you time to listen.
setting-privacy-detail = Several people at one keyboard: how each learns their secrets without the others hearing them.
setting-full_screen-detail = Yes: the game takes the whole screen. No: it is in a window.
setting-zoom-detail = The bigger, the easier to read. Up to four times the normal size.
setting-theme-detail = The colours of the screen and of the cards. Choosing shows the next ones.
setting-table8-detail = Yes: eight dots a letter. No: six dots, as on paper.
setting-contracted-detail = Yes: words are shorter under the fingers. It needs the program liblouis.
setting-name-detail = That is what the game calls you when you play.
setting-braille-detail = Automatic looks for the display that is plugged in. None: the game looks for no display.
setting-displays-detail = A braille display each: everybody reads there what is theirs, and plays with it. Yours is the one of the setting Braille display.
setting-dots-detail = Give a command other dots, those that suit you best.
setting-scroll-detail = The time of a line when it goes on by itself. The command Automatic scrolling of the display begins or stops it; without that nothing moves under the fingers.
setting-keys-detail = Give a command another key, the one that suits you best.
    .lines = Give a command another letter.
keys-default-detail = { $n ->
    [0] No key is changed at the moment.
    [one] One key is changed at the moment.
   *[other] { $n } keys are changed at the moment.
}
    .lines = The letters you changed mean again what they meant at first.

# Before a match
find-fits = { $n ->
    [0] No game fits.
    [one] One game fits: { $names }.
   *[other] { $n } games fit: { $names }.
}
invite-start-detail = The match begins at once. Every move is kept: you can take it up again later.
invite-computers-detail = From { $low } to { $high }. Each time you choose there is one more; after that it begins again at { $low }.
invite-level-detail = Easy: the computer often forgets. Normal: it forgets sometimes. Hard: it forgets almost nothing.
invite-person-detail = Somebody plays with you at the same keyboard. You are asked for their first name.
invite-remove-detail = A person or a computer does not play any more. The others stay at the table.
invite-remove-one-detail = { $level ->
    [none] A person, at this keyboard.
   *[other] A computer, level { $level }.
}
waiting-match-begun = Begun { $when }. { $people }
waiting-match-people = No computer plays.
waiting-match-computers = { $n ->
    [one] The computer, { $names }, plays at the level { $level }.
   *[other] The computers, { $names }, play at the level { $level }.
}
waiting-match-mixed = { $n ->
    [one] The computer is called { $names }.
   *[other] The computers are called { $names }.
}

# Learn
learn-tutorial-detail = A small match to try it: at each move you are told what to do.
learn-rules-detail = { $n ->
    [one] One step to read.
   *[other] { $n } steps to read, one by one.
} { $sentence }
learn-sounds-detail = Hear each sound of the game, and learn what it means.
learn-keys-detail = Press a key: it says what it is for, and does nothing. { $key } to finish.
    .lines = The list of everything that can be typed: letters, names of commands, numbers.
    .dots = Strike a key: it says what it is for, without doing it. { $menu-key } to finish.
learn-letters-detail = Never again take B for P, or M for N: each letter is spelled with a word.
sounds-detail = Choose this line to hear that sound.
letters-detail = Sounds much like { $others }.

# Table tools
tool-starter-detail = Draws a seat by lot: that one plays first.
tool-starter-among-detail = Chance chooses a seat, from 1 to { $n }.
tool-word-detail = Type a word: you will know whether it is in the word list.
tool-scores-detail = The game keeps everybody’s points and says them. It is gone when the program ends.
tool-chrono-detail = Counts aloud down to zero, one number a second.
tool-chrono-level-detail = { $n } seconds, then a bell.
tool-score-line-detail = Choose this line to give points to { $name }, or to take some away.
tool-score-add-detail = One more player on the sheet, with no points.

# After a match, or beside one
result-again-detail = The same game, with the same players and the same settings.
result-seats-detail = Add or remove a person or a computer, with the same settings.
result-history-detail = The whole match, sentence by sentence, from the beginning.
result-txt-detail = A plain file that every computer can read.
result-html-detail = A page to read in a browser, like a page on the Internet.
result-brf-detail = To read on a braille notetaker, or to print in relief.
result-menu-detail = Choose another game, or quit. This match is over.
watch-leave-detail = The players go on without you. You go back to the main menu.
trouble-where-detail = The whole match is copied there, and goes on there.
trouble-typed-detail = For instance a USB stick.
