"""Law 7: a quoted word is heard as it is. In French it stands after a colon or a pause, because liaison falsifies it:
"C’était efface" is heard "c’était t’efface"."""

from __future__ import annotations

import re

import pytest
from pronouncing.corpus import QUOTED, sentences

from access_game.devices.speech.espeak import phonemes

TOUCHED = re.compile(rf"[^\W_][ \u00a0]{QUOTED}\b")  # a word just before it, with nothing between that makes a pause


def faults(texts: dict[str, str]) -> dict[str, str]:
    return {id: text for id, text in texts.items() if TOUCHED.search(text)}


def test_no_french_sentence_runs_into_the_word_it_quotes() -> None:
    chosen = {"table/letter-like. 0"}  # B comme Berthe: our own words, picked so that they are heard
    assert faults(sentences("fr", QUOTED)).keys() - chosen == set()


@pytest.mark.parametrize(
    "text",
    [
        f"C’était : {QUOTED}.",
        f"Mot 2. {QUOTED}.",
        f"{QUOTED}.",
        f"Non, {QUOTED} !",
        f"Le mot «\u00a0{QUOTED}\u00a0» va",
    ],
)
def test_a_colon_a_stop_a_comma_or_guillemets_part_them(text: str) -> None:
    assert faults({"": text}) == {}


@pytest.mark.parametrize("text", [f"C’était {QUOTED}.", f"Le mot est\u00a0{QUOTED}", f"Le mot {QUOTED} va."])
def test_the_search_finds_a_sentence_that_does(text: str) -> None:
    assert faults({"": text}) == {"": text}


def test_the_voice_ties_them_where_nothing_parts_them() -> None:
    """Why the law is there; were the voice ever to change, so could the texts."""
    assert "t" in phonemes("C’était efface")[-8:-4] and phonemes("C’était : efface").endswith(phonemes("efface"))
