"""`python -m access_game`, and the command `access-game`."""

from __future__ import annotations

import signal
import sys

ENDINGS = ("SIGTERM", "SIGBREAK")  # a system that shuts down, `kill`; on Windows Ctrl+Break


def main() -> int:
    try:
        for name in ENDINGS:
            number = getattr(signal, name, None)
            # Like Ctrl+C, in every face. Before SDL comes, which would take a signal nobody has taken.
            if number is not None and signal.getsignal(number) is signal.SIG_DFL:
                signal.signal(number, signal.default_int_handler)
        from access_game.commands.cli import run  # here, so that Ctrl+C while the modules are read is answered too

        return run(sys.argv[1:])
    except KeyboardInterrupt:
        return 1


if __name__ == "__main__":
    sys.exit(main())
