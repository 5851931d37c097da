"""The pages for an answer that could not be written down: each way on does what it says, and says what it did."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from host.cut import HEADER, LINES
from players.room import Listener

from access_game.core.journal import Entry, NotKept
from access_game.core.seats import Seat
from access_game.devices.keys.stroke import Stroke
from access_game.hall import trouble as pages
from access_game.hall.trouble import Trouble, folders, reason
from access_game.host import saves
from access_game.host.files import REASONS, FileJournal
from access_game.host.loose import LooseJournal
from access_game.narration.phrasebook import LANGUAGES, Phrasebook
from access_game.players.console import Console
from access_game.players.pages import LinePage, ListPage
from access_game.players.player import KeepElsewhere, Leave, Report, TryAgain

ANSWER = [Entry(Seat(0), "encore", 5000)]


class Scene:
    """A table whose answer was not kept, and a person with a few keys."""

    def __init__(self, folder: Path, language: str = "fr", *, is_new: bool = False) -> None:
        self.file = FileJournal.begin(folder / "matches", HEADER, LINES)
        self.console, self.ear, self.posted = Console(Phrasebook(language)), Listener(), list[Report]()
        self.console.ears.append(self.ear)
        self.console.open(ListPage("table", (), lambda id: None), quiet=True)
        self.why = NotKept("no_room", str(self.file.path), 28)
        Trouble(self.console, self.why, self.file, self.posted.append, is_new=is_new).open()

    def choose(self, *ids: str) -> str:
        """What was said to the last one."""
        for id in ids:
            page = self.console.page
            assert isinstance(page, ListPage) and page.focus_on(id), [page.title(), id]
            self.ear.said.clear()
            self.console.press(Stroke("enter"))
        return " ".join(self.ear.texts)

    def type(self, text: str) -> str:
        assert isinstance(self.console.page, LinePage)
        self.ear.said.clear()
        self.console.line(text)
        return " ".join(self.ear.texts)

    @property
    def is_back_at_the_table(self) -> bool:
        return [page.title() for page in self.console.pages] == ["table"]


@pytest.fixture
def scene(tmp_path: Path) -> Iterator[Scene]:
    scene = Scene(tmp_path)
    yield scene
    scene.file.close()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("why", sorted({*REASONS.values(), "disk_fault", "other_writer", "line_too_long"}))
def test_each_reason_has_its_sentence_with_the_place(language: str, why: str) -> None:
    said = reason(Console(Phrasebook(language)), NotKept(why, "here/a.match", 5))
    assert said.endswith(".") and ("here/a.match" in said or why == "line_too_long")


@pytest.mark.parametrize(
    ("language", "words"),
    [("fr", ("disque est plein", "n’a pas été prise", "table attend")), ("en", ("disk is full", "not taken", "waits"))],
)
def test_it_is_told_at_once_what_where_and_that_the_answer_was_not_taken(
    tmp_path: Path, language: str, words: tuple[str, ...]
) -> None:
    scene = Scene(tmp_path, language)
    said = " ".join(scene.ear.texts)
    assert all(word in said for word in words) and str(scene.file.path) in said
    assert scene.posted == []
    scene.file.close()


def test_escape_leaves_nothing_undecided(scene: Scene) -> None:
    scene.console.press(Stroke("escape"))
    assert scene.posted == [] and not scene.is_back_at_the_table and scene.ear.texts


def test_try_again_posts_that_and_goes_back_to_the_table(scene: Scene) -> None:
    assert "Nouvel essai" in scene.choose("again")
    assert scene.posted == [TryAgain()] and scene.is_back_at_the_table


def test_saved_elsewhere_everything_so_far_is_there_before_the_match_goes_on(
    tmp_path: Path, scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    stick = tmp_path / "stick"
    stick.mkdir()
    monkeypatch.setattr(pages, "folders", lambda: iter([("desktop", stick)]))
    said = scene.choose("elsewhere", "0")
    (report,) = scene.posted
    assert isinstance(report, KeepElsewhere) and isinstance(report.journal, FileJournal)
    path = report.journal.path
    assert path.parent == stick and str(path) in said and f"access-game continue {path}" in said
    assert saves.read(path).lines == LINES and saves.read(path).header == HEADER
    report.journal.append(ANSWER, len(LINES))
    assert report.journal.finish() == path and saves.read(path).lines == LINES + ANSWER  # it stays where it was put
    assert scene.is_back_at_the_table


def test_a_folder_can_be_typed_and_what_is_no_folder_is_told_with_another_try(tmp_path: Path, scene: Scene) -> None:
    (tmp_path / "letter").write_text("Dear Ana")
    scene.choose("elsewhere", "typed")
    assert "Tapez un nom de dossier" in scene.type("")
    assert str(tmp_path / "letter") in (said := scene.type(str(tmp_path / "letter"))) and "pas un dossier" in said
    assert "une touche qui n’écrit rien" in scene.type("a\0b")
    assert "ne peut pas être un dossier" in scene.type("~nobody-of-that-name/x")
    assert "premier menu" not in scene.type("/retour") and isinstance(scene.console.page, ListPage)  # a command still
    scene.choose("typed")
    assert scene.posted == []
    long = tmp_path / ("new folder with a name longer than a word is " + "x" * 60)
    scene.type(str(long))
    (report,) = scene.posted
    assert isinstance(report, KeepElsewhere) and report.journal.read().lines == LINES
    assert len(list(long.glob("*.match"))) == 1
    report.journal.close()  # type: ignore[attr-defined]


def test_a_long_path_can_be_typed_with_keys(scene: Scene) -> None:
    scene.choose("elsewhere", "typed")
    for _ in range(200):
        scene.console.press(Stroke("a", "a"))
    page = scene.console.page
    assert isinstance(page, LinePage) and len(page.text) == 200


def test_playing_on_without_saving_says_that_and_where_the_beginning_is(scene: Scene) -> None:
    said = scene.choose("loose")
    (report,) = scene.posted
    assert isinstance(report, KeepElsewhere) and isinstance(report.journal, LooseJournal)
    assert report.journal.lines == LINES and report.journal.path == scene.file.path
    assert "plus enregistrée" in said and str(scene.file.path) in said


def test_where_the_file_is_gone_nobody_is_told_that_its_beginning_is_kept(scene: Scene) -> None:
    scene.file.path.unlink()
    said = scene.choose("loose")
    (report,) = scene.posted
    assert isinstance(report, KeepElsewhere) and isinstance(report.journal, LooseJournal)
    assert report.journal.path is None and str(scene.file.path) not in said and "pas enregistrée" in said


def test_leaving_says_that_the_last_answer_is_not_in_it(scene: Scene) -> None:
    assert "n’a pas été prise" in scene.choose("leave")
    assert scene.posted == [Leave()]


def test_the_places_proposed_are_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))
    (tmp_path / "Bureau").mkdir()
    found = dict(folders())
    assert found["desktop"] == tmp_path / "Bureau" and found["home"] == tmp_path and found["temporary"].is_dir()
