"""`python -m access_game`, and the command `access-game`."""

from __future__ import annotations

import sys


def main() -> int:
    from access_game.cli import run  # after the interpreter is up: `--version` needs nothing else

    return run(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
