### The tape: everything that was said, in a file, to report a fault.

help-tape = write everything that is said to this file, to report a fault
tape-not-one = { $file } is there already and is no tape of Access Game. It is left as it is: choose another name.
tape-begun = Everything you hear is written to the file { $file }.
tape-shared = The file { $file } keeps everybody’s private moments too.
tape-broken = The file { $file } can no longer be written: what follows will not be in it. Nothing else changes.
doctor-tape-found = Reporting a fault: the program can write down everything it says.
    .advice = Start access-game --tape { $name }, do again what went wrong, then send that file with your message.
