"""The pages for an answer that could not be written down: what happened, where, and the ways on. Nothing is lost
meanwhile, and nothing is called saved that is not."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from access_game.core.journal import NotKept
from access_game.host.files import FileJournal
from access_game.host.loose import Keeper, LooseJournal
from access_game.narration.utterance import PROGRAM
from access_game.players.console import Console
from access_game.players.pages import Choice, LinePage, ListPage
from access_game.players.player import KeepElsewhere, Leave, Post, Report, TryAgain

LONGEST_PATH = 1000  # signs that can be typed
DESKTOPS = ("Desktop", "Bureau")


class Trouble:
    """Open it from `on_trouble`, on any thread. `keeper` is what kept the match so far: everything in it is copied
    before the match goes on elsewhere. Exactly one report is posted: TryAgain; KeepElsewhere with a journal that
    already holds all lines, a file or loose leaves; or Leave. `is_new`: the match has not begun, no answer waits."""

    def __init__(self, console: Console, trouble: NotKept, keeper: Keeper, post: Post, *, is_new: bool = False) -> None:
        self.console, self.trouble, self.keeper, self.post, self.is_new = console, trouble, keeper, post, is_new
        self.page = ListPage("", (), self.choose)

    def open(self) -> None:
        console, names = self.console, ("again", "elsewhere", "loose", "leave")
        choices = [
            Choice(name, console.text(f"trouble-{name}"), detail=console.text(f"trouble-{name}-detail"))
            for name in names
        ]
        what = reason(console, self.trouble)
        title = console.text("trouble-title-new" if self.is_new else "trouble-title", what=what)
        with console.lock:
            self.page.rebuild(choices, title)
            self.page.help = title
            console.open(self.page)

    def choose(self, id: str) -> None:
        keeper = self.keeper
        if id == "elsewhere":
            self.ask_folder()
        elif id == "again":
            self.go_on(TryAgain(), "trouble-trying")
        elif id == "loose":
            path = keeper.path if keeper.is_kept else None
            words = "trouble-loose-begun" if path is None else "trouble-loose-from-here"
            self.go_on(KeepElsewhere(LooseJournal(keeper.header, keeper.lines, path)), words, path=str(path))
        else:
            self.go_on(Leave(), "" if self.is_new else "trouble-left")

    def go_on(self, report: Report, words: str, **facts: str) -> None:
        """Put our pages away, with all that lies on them; say it, and post it. Under our pages is the table; where
        there is none yet, whoever goes on opens a page of their own."""
        console = self.console
        with console.lock:
            if self.is_new:
                console.pages.clear()
            elif self.page in console.pages:
                del console.pages[console.pages.index(self.page) :]
            if words:
                console.announce(words, PROGRAM, **facts)
            console.refresh()
        self.post(report)

    # Elsewhere ----------------------------------------------------------------------------------------
    def ask_folder(self) -> None:
        console = self.console
        places = list(folders())
        detail = console.text("trouble-where-detail")
        choices = [Choice(str(number), console.text(f"trouble-{id}", path=str(path)), detail=detail)
                   for number, (id, path) in enumerate(places)]  # fmt: skip
        choices.append(Choice("typed", console.text("trouble-typed"), detail=console.text("trouble-typed-detail")))

        def choose(id: str) -> None:
            if id == "typed":
                self.ask_path()
            else:
                self.keep_in(places[int(id)][1])

        page = ListPage(console.text("trouble-where"), choices, choose, on_back=lambda: console.close(page))
        page.help = console.text("trouble-where-help")
        console.open(page)

    def ask_path(self) -> None:
        console = self.console

        def take(text: str) -> None:
            if not text.strip():
                console.focus(console.text("trouble-no-path"), "edge")
                return
            try:
                folder = Path(text.strip()).expanduser().absolute()
            except (ValueError, RuntimeError, OSError):  # somebody's home that is not known here
                console.focus(console.text("trouble-bad-path", path=text.strip()), "edge")
                return
            self.keep_in(folder)

        line = LinePage(
            console.text("trouble-path-title"),
            take,
            on_back=lambda: console.close(line),
            longest=LONGEST_PATH,
            is_path=True,
            help=console.text("trouble-path-help"),
        )
        console.open(line)

    def keep_in(self, folder: Path) -> None:
        """Everything so far is copied there first; where that cannot be, it is told, and another place can be named."""
        console, keeper = self.console, self.keeper
        try:
            file = FileJournal.begin(folder, keeper.header, keeper.lines, goes_to_shelf=False)
        except ValueError:  # a sign no path can have
            console.focus(console.text("trouble-bad-path", path=str(folder)), "edge")
        except NotKept as trouble:
            console.focus(f"{reason(console, trouble)} {console.text('trouble-where')}", "edge")
        else:
            self.go_on(KeepElsewhere(file), "trouble-kept-elsewhere", path=str(file.path))


def reason(console: Console, trouble: NotKept) -> str:
    """What could not be written, where, and why."""
    id = f"not-kept-{trouble.reason.replace('_', '-')}"
    return console.text(id, where=trouble.where, code=trouble.code)


def folders() -> Iterator[tuple[str, Path]]:
    """Places that are there for everybody: the desktop, one's own folder, the system's folder for passing things."""
    seen = set()
    places: list[tuple[str, Path]] = []
    with suppress(RuntimeError):  # a user the system does not know
        places += [*(("desktop", Path.home() / name) for name in DESKTOPS), ("home", Path.home())]
    with suppress(OSError):  # every folder it might take is full, or closed to us
        places.append(("temporary", Path(tempfile.gettempdir())))
    for id, path in places:
        if path.is_dir() and path not in seen:
            seen.add(path)
            yield id, path
