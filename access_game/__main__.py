"""`python -m access_game`, and the command `access-game`."""

from __future__ import annotations

import sys


def main() -> int:
    try:
        from access_game.program import endings

        endings.mind()
        from access_game.commands.cli import run  # here, so that Ctrl+C while the modules are read is answered too

        return run(sys.argv[1:])
    except KeyboardInterrupt:
        return 1


if __name__ == "__main__":
    sys.exit(main())
