"""Letters and marks as the built-in voice pronounces them. The stress does not matter, the sounds do."""

from __future__ import annotations

import pytest

from access_game.core.cards import ALPHABET, BLACK, BOX, PLUS, PLUS_PLUS, WHITE
from access_game.core.seats import Seat
from access_game.devices.speech.espeak import phonemes
from access_game.games import zieufermix
from access_game.narration.letters import letter_name, letter_names, like, spelled
from access_game.narration.narrator import Narrator
from access_game.narration.phrasebook import LANGUAGES, Phrasebook
from access_game.narration.spoken import parts
from access_game.narration.utterance import Say, Spell, Utterance

NAMES = {
    "fr": "a be se de ə ɛf ʒe aʃ i ʒi ka ɛl ɛm ɛn o pe ky ɛʁ ɛs te y ve dubl_ve iks i_ɡʁɛk zɛd",
    "en": "eɪ biː siː diː iː ɛf dʒiː eɪtʃ aɪ dʒeɪ keɪ ɛl ɛm ɛn əʊ piː kjuː ɑː ɛs tiː juː viː dʌbəljuː ɛks waɪ zɛd",
}
MARKED = {
    "fr": {BLACK: "a nwaʁ", WHITE: "a blɑ̃", PLUS: "a plys", PLUS_PLUS: "a plys plys"},
    "en": {BLACK: "eɪ blak", WHITE: "eɪ waɪt", PLUS: "eɪ plʌs", PLUS_PLUS: "eɪ plʌs plʌs"},
}


def sounds(text: str, language: str) -> str:
    return phonemes(text, language).replace("ˈ", "").replace("ˌ", "")


def voice(language: str, verbosity: str = "normal") -> Narrator:
    return Narrator(language, "zieufermix", zieufermix.GAME, ("Ana", "Bob"), Seat(0), verbosity)


def said(utterance: Utterance) -> str:
    """What the voice gets, as the speech queue joins it."""
    words = [
        part.text if isinstance(part, Say) else ", ".join(part.names)
        for part in utterance.parts
        if isinstance(part, Say | Spell)
    ]
    return " ".join(words)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_letter_sounds_as_it_is_called(language: str) -> None:
    book = Phrasebook(language)
    heard = {letter: sounds(f"{letter_name(book, letter)},", language).replace(" ", "_") for letter in ALPHABET}
    assert heard == dict(zip(ALPHABET, NAMES[language].split(), strict=True))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_four_marks_sound_different_in_a_sentence(language: str) -> None:
    wording = voice(language).wording
    for mark, expected in MARKED[language].items():
        card = next(card for card in BOX if card.face == "A" and card.mark == mark)
        sentence = Utterance(parts(f"Bob : {wording.card(card)}, 2"))
        assert expected in sounds(said(sentence), language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_letter_has_its_own_word(language: str) -> None:
    book = Phrasebook(language)
    words = [book.text(f"letter-{letter}", "like") for letter in ALPHABET]
    assert [word[0] for word in words] == list(ALPHABET)
    assert len(set(words)) == 26


def test_a_letter_is_told_apart_by_its_word() -> None:
    assert spelled(Phrasebook("fr"), "a").text == "A comme Anatole"
    assert spelled(Phrasebook("en"), "b").text == "B as in Benjamin"
    assert said(spelled(Phrasebook("fr"), "Y")) == "i grec, comme Yvonne"


def test_a_word_is_spelled_letter_by_letter() -> None:
    assert said(spelled(Phrasebook("fr"), "boy")) == "bé, o, i grec"
    assert spelled(Phrasebook("fr"), "boy").text == "B O Y"


def test_in_detail_each_letter_of_a_word_has_its_word() -> None:
    assert spelled(Phrasebook("fr"), "bo", each=True).text == "B comme Berthe O comme Oscar"


def test_accents_and_signs_have_names() -> None:
    book = Phrasebook("fr")
    assert letter_names(book, "É-ç’œ 4") == (
        "e accent aigu", "trait d’union", "cé cédille", "apostrophe", "e dans l’o", "espace", "4",
    )  # fmt: skip
    assert letter_name(book, "ж") == "signe"
    assert like(book, "-") == ""
    assert like(book, "é") == "comme Eugène"
