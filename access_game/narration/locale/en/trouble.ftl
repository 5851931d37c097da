# What cannot be saved: always what, where, and what can be done about it.

not-kept-no-room = The disk is full: nothing more can be written in { $where }.
not-kept-too-big = The system does not let the file { $where } grow.
not-kept-file-gone = The file of the match is no longer in its place: { $where }.
not-kept-forbidden = The system does not allow writing here: { $where }.
not-kept-no-folder = This is no folder that can be written in: { $where }.
not-kept-disk-fault = The disk takes nothing more: { $where } (error { $code } of the system).
not-kept-other-writer = Another program has written in the file of the match: { $where }.
not-kept-line-too-long = This answer is too long to be saved.

trouble-title = { $what } The last answer was not taken. The table waits. What now?
trouble-title-new = { $what } This match cannot be saved. What now?
trouble-again = Try again
trouble-again-detail = Try once more in the same place, for instance after making room.
trouble-elsewhere = Save elsewhere
trouble-elsewhere-detail = Choose another folder. The whole match is copied there, and goes on there.
trouble-loose = Play on without saving
trouble-loose-detail = Play all the same. What follows will be lost when the program ends.
trouble-leave = Stop the match
trouble-leave-detail = Leave the table. What is saved already stays saved.
trouble-trying = Trying again.
trouble-left = The last answer was not taken.
trouble-loose-begun = This match is not saved. It will be lost when the program ends.
trouble-loose-from-here = From here on the match is no longer saved. Its beginning stays in { $path }.
trouble-where = In which folder?
trouble-where-help = Choose a folder: the whole match is copied there before it goes on.
trouble-desktop = The desktop: { $path }
trouble-home = Your own folder: { $path }
trouble-temporary = The system’s temporary folder: { $path }
trouble-typed = Type the name of a folder
trouble-path-title = Which folder? Type its full name.
trouble-path-help = Type the full name of the folder, then Enter. Escape goes back.
    .lines = Type the full name of the folder, then Enter. Type back to go back.
    .dots = Write the full name of the folder, then dot 8. { $menu-key } goes back.
trouble-no-path = Type the name of a folder, or Escape to go back.
    .lines = Type the name of a folder, or back to go back.
    .dots = Write the name of a folder, or { $menu-key } to go back.
trouble-bad-path = { $path } cannot be a folder. Type another name.
trouble-kept-elsewhere = The match is saved in { $path }. To take it up: access-game continue { $path }

match-kept-elsewhere = The match is saved in { $path }. To take it up: access-game continue { $path }
match-kept-part = The match is saved only up to where you played on without saving, in { $path }.
match-unkept = The match is not saved.
match-fault-unkept = The match stopped on an error of the program.
display-lost-hall = The display is gone: the program stops.
program-fault-match = An error of the program: this command did nothing. The match is saved.
not-exported = The story is not saved. { $what }
answer-taken-back = The last answer stopped the program: it is taken back. The match goes on just before it.

held-title = This match is already open in another program. What now?
held-help = Only one program at a time can play a match. You can watch it, or leave it.
held-watch = Watch the match
held-leave = Leave it
watch-title = You are watching a match of { $title }. You hear what everybody hears.
watch-help = You do not play: you hear what the whole table hears. Escape stops.
    .lines = You do not play: you hear what the whole table hears. Type back to stop.
    .dots = You do not play: you read what the whole table hears. { $menu-key } stops.
watch-leave = Stop watching
watch-over = The match you were watching is over.
watch-gone = The file { $path } is no longer there: the match cannot be followed any more.
watch-lost = The match { $path } cannot be followed any more.

replay-answer = { $who } answers: { $answer }.
replay-pass = { $who } passes.
replay-other-rules = { $file }: the rules have changed since this match. This is what can still be read of it.
cannot-take-up-rules = { $path }: this match was played by other rules. To read it again: access-game replay { $path }
refused-bad-seed = This number is too large for --seed: { $high } digits at most.
