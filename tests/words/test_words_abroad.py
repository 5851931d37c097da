"""Dictionaries of other languages are asked, not expanded; what they know becomes a list that tells its languages."""

from __future__ import annotations

from pathlib import Path

import pytest

from access_game.words.abroad import ForeignDictionary
from access_game.words.build import capitals
from access_game.words.corrections import Corrections
from access_game.words.foreign import COMMON, COMMONEST, DOUBLING, FAMILIAR, STRANGE, Slips, is_foreign_word, is_slip
from access_game.words.lexicon import DATA

AFF = """SET ISO8859-2
FLAG {kind}
NEEDAFFIX {need}
FORBIDDENWORD {forbidden}
ONLYINCOMPOUND {part}
CIRCUMFIX {around}
SFX {plural} Y 2
SFX {plural} 0 s [^sy]
SFX {plural} y ies y
SFX {adverb} Y 1
SFX {adverb} 0 less/{outer} .
SFX {outer} Y 1
SFX {outer} 0 ly .
PFX {un} Y 1
PFX {un} 0 un .
PFX {ge} Y 1
PFX {ge} 0 ge/{around} .
SFX {t} Y 1
SFX {t} 0 t/{around} .
"""
NAMES = ("need", "forbidden", "part", "around", "plural", "adverb", "outer", "un", "ge", "t")
SHORT = dict(zip(NAMES, "hdofSAOUGT", strict=True))
LONG = {name: flag * 2 for name, flag in SHORT.items()}
NUMBERED = {name: str(number) for number, name in enumerate(SHORT, 101)}


@pytest.fixture(params=("UTF-8", "long", "num"))
def dictionary(request: pytest.FixtureRequest, tmp_path: Path) -> ForeignDictionary:
    flags = {"UTF-8": SHORT, "long": LONG, "num": NUMBERED}[request.param]
    comma = "," if request.param == "num" else ""

    def entry(word: str, *names: str) -> str:
        return f"{word}/{comma.join(flags[name] for name in names)}"

    lines = [
        entry("city", "plural"), entry("hope", "plural", "adverb", "un"), entry("kauf", "ge", "t"), "Łódź", "ADSL",
        "Fuß", entry("wrong", "forbidden"), entry("bind", "part"), entry("stem", "need", "plural"), "# no word", "12",
    ]  # fmt: skip
    (tmp_path / "xx.aff").write_bytes(AFF.format(kind=request.param, **flags).encode("iso8859-2"))
    (tmp_path / "xx.dic").write_bytes("\n".join([str(len(lines)), *lines]).encode("iso8859-2"))
    return ForeignDictionary(tmp_path / "xx.dic")


@pytest.mark.parametrize(
    "word",
    (
        "city",
        "cities",
        "hope",
        "hopes",
        "hopeless",
        "hopelessly",
        "unhopes",
        "unhope",
        "gekauft",
        "łódź",
        "stems",
        "fuss",
    ),
)
def test_a_form_its_stems_and_affixes_make_is_known(dictionary: ForeignDictionary, word: str) -> None:
    assert dictionary.has(word)


@pytest.mark.parametrize(
    "word", ("citys", "hopely", "uncity", "gekauf", "kauft", "wrong", "bind", "stem", "adsl", "no", "12", "ies", "")
)
def test_any_other_is_not(dictionary: ForeignDictionary, word: str) -> None:
    assert not dictionary.has(word)


@pytest.mark.parametrize(
    ("one", "other", "slip"),
    (
        ("CHAT", "CHAAT", True), ("CHAT", "CAT", True), ("CHAT", "CHOT", True), ("CHAT", "CAHT", True),
        ("CHAT", "CHTA", True), ("CHAT", "HACT", False), ("CHAT", "CA", False), ("CHAT", "CHIEN", False),
        ("ABC", "BCD", False),
    ),
)  # fmt: skip
def test_a_slip_is_one_letter_more_less_other_or_two_that_change_places(one: str, other: str, slip: bool) -> None:
    assert is_slip(one, other) is is_slip(other, one) is slip


def test_what_looks_like_a_slip_of_a_common_word_must_be_commoner() -> None:
    slips = Slips(
        {"cellule": 4.4, "cellier": 1.0, "chat": 5.0, "guitare": 4.0}, ("cellule", "cellier", "chat", "guitare")
    )
    for taught in (True, False):
        assert slips.least("MAISON", taught) == COMMON
        assert slips.least("CELIER", taught) == COMMON  # nobody knows the word it would be a slip of
        assert slips.least("CELLULE", taught) == COMMON  # it is the word itself
        assert slips.least("CHOT", taught) == FAMILIAR  # every short word is a slip of another


def test_a_long_slip_or_a_doubled_letter_counts_rather_in_a_language_that_is_taught_here() -> None:
    slips = Slips({"cellule": 4.4, "guitare": 4.0}, ("cellule", "guitare"))
    assert slips.least("CELULE", True) == DOUBLING and slips.least("CELULE", False) == COMMONEST > STRANGE
    assert slips.least("GUITAR", True) == FAMILIAR == slips.least("GUITAR", False)  # too short to tell
    assert slips.least("CELLUTE", True) == DOUBLING < STRANGE == slips.least("CELLUTE", False)


@pytest.mark.parametrize("token", ("the", "xviii", "aaaa", "hmmm", "l'uomo", "aaaargh", "é"))
def test_short_tokens_numbers_and_cries_are_no_foreign_words(token: str) -> None:
    assert not is_foreign_word(token)
    assert is_foreign_word("mañana") and is_foreign_word("civil")


def test_a_smaller_list_tells_a_name_from_a_word() -> None:
    sizes = {"John": 10, "john": 40, "Rose": 50, "rose": 35, "Doctor": 10, "doctor": 20, "Wien": 60}
    names = capitals(sizes, Corrections(DATA / "ours.en.toml"))
    assert "John" in names and not {"Rose", "Doctor", "Wien"} & names
