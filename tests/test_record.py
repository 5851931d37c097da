"""The story of a match can be kept, and each kind of file is what it says it is."""

from __future__ import annotations

import shutil
import subprocess
from xml.etree import ElementTree

import pytest

from access_game.hall.record import FORMATS, HEIGHT, WIDTH, written

STORY = ("Étoile, ligne 1, colonne 2.", "Ana prend 2 A++ & dit « <oui> ».", "x" * 70)


@pytest.mark.parametrize("form", FORMATS)
def test_every_line_of_the_story_is_kept(form: str) -> None:
    data = written(STORY, form, "Zieufermix", "fr").decode()
    assert data and ("toile" in data or "TOILE" in data)


def test_the_page_is_well_formed_and_speaks_its_language() -> None:
    page = written(STORY, "html", "Zieufermix", "fr").decode()
    body = page[page.index("<body>") : page.index("</html>")]
    items = [item.text for item in ElementTree.fromstring(body).iter("li")]
    assert items == list(STORY) and '<html lang="fr">' in page


def test_a_braille_page_fits_the_smallest_sheet() -> None:
    text = written(STORY * 40, "brf", "Zieufermix", "fr").decode("ascii")
    pages = text.split("\f")[:-1]
    assert len(pages) > 1
    for page in pages:
        lines = page.split("\r\n")[:-1]
        assert len(lines) <= HEIGHT and all(len(line) <= WIDTH for line in lines)


@pytest.mark.liblouis
@pytest.mark.skipif(not shutil.which("lou_translate"), reason="liblouis-bin is not installed")
def test_liblouis_writes_the_same_braille() -> None:
    line = "Étoile, ligne 1, colonne 2."
    command = ["lou_translate", "--forward", "en-us-brf.dis,fr-bfu-comp6.utb"]
    theirs = subprocess.run(command, input=line, capture_output=True, text=True, check=True, timeout=60).stdout
    ours = written([line], "brf", "A", "fr").decode("ascii").split("\r\n")[1]
    assert ours.strip() == theirs.strip()
