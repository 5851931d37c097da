"""What the waiting line must know of a message: may it overtake, may it be skipped, can it be said in fewer words?"""

from __future__ import annotations

import pytest
from narration.ears import listen
from random_play import played, seat_counts

from access_game.core.messages import Message
from access_game.core.seats import Seat
from access_game.games import open_box, stems
from access_game.narration.narrator import Narrator
from access_game.narration.phrasebook import LANGUAGES, Phrasebook
from access_game.narration.utterance import Part, Utterance

ANA, BOB = ALL = (Seat(0), Seat(1))
MARKS = ("clock", "ceremony")


def marked(language: str, stem: str, mark: str) -> set[str]:
    book = Phrasebook(language, stem)
    ids = {id for id in book.ids() if book.has(id, mark)}
    assert {book.text(id, mark) for id in ids} <= {"yes"}, "a mark is there or it is not"
    return ids


def told(key: str, stem: str = "zieufermix", listener: Seat | None = ANA, **facts: object) -> Utterance:
    voice = Narrator("en", stem, open_box(stem).GAME, ("Ana", "Bob"), listener)
    utterance = voice.utterance(Message(ALL, key, facts))
    assert utterance is not None
    return utterance


def words(parts: tuple[Part, ...]) -> str:
    return Utterance(parts).text


@pytest.mark.parametrize("mark", MARKS)
@pytest.mark.parametrize("stem", ["", *stems()])
def test_both_languages_agree_on_what_overtakes_and_on_what_may_be_skipped(stem: str, mark: str) -> None:
    first, *others = [marked(language, stem, mark) for language in LANGUAGES]
    assert first
    assert all(other == first for other in others)


@pytest.mark.parametrize("mark", MARKS)
@pytest.mark.parametrize("stem", stems())
def test_a_game_that_says_it_in_its_own_words_keeps_the_mark(stem: str, mark: str) -> None:
    assert marked("fr", "", mark) <= marked("fr", stem, mark)


@pytest.mark.parametrize("stem", stems())
def test_what_overtakes_is_never_ceremony(stem: str) -> None:
    assert not marked("fr", stem, "clock") & marked("fr", stem, "ceremony")


def test_what_readers_have_with_the_beep_is_so_in_both_languages() -> None:
    assert marked("fr", "frontibix", "late") == marked("en", "frontibix", "late") == {"revealed", "other-word"}
    assert told("revealed", "frontibix", who=BOB, word="lemonade").late
    assert not told("beep", "frontibix").late


def test_the_chrono_its_end_the_signal_and_a_claim_overtake() -> None:
    assert told("count", number=1).clock
    assert told("chrono", number=9).clock
    assert told("time_over").clock
    assert told("beep", "frontibix").clock
    assert told("race_over", "frontibix").clock
    assert told("buzzed", "frontibix", who=BOB).clock
    assert told("claimed", "paflemix", who=BOB).clock


def test_your_turn_does_not_overtake_what_led_to_it() -> None:
    turn = told("turn", who=ANA)
    assert not turn.clock
    assert not turn.ceremony


def test_shuffling_is_ceremony_and_how_the_table_lies_is_not() -> None:
    assert told("shuffled", count=16).ceremony
    assert not told("laid", count=16, columns=4, place="grid").ceremony
    assert told("turned_down", slots=(1, 2), place="grid").ceremony
    assert not told("no_pair", who=BOB).ceremony


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("stem", stems())
@pytest.mark.parametrize("listener", [0, None], ids=["seated", "shared"])
def test_the_brief_form_is_what_a_brief_listener_hears(stem: str, language: str, listener: int | None) -> None:
    match = played(stem, seat_counts(stem)[0], 1)
    normal, brief = (list(listen(stem, match, language, listener, length)) for length in ("normal", "brief"))
    found = 0
    for (message, whole, _), (_, short, _) in zip(normal, brief, strict=True):
        if whole is None or short is None:
            assert whole is short
            continue
        assert short.brief == (), "it is brief already"
        if whole.brief:
            found += 1
            assert whole.brief == short.parts, message.key
            assert len(words(whole.brief)) <= len(whole.text), message.key
    assert found > 10


def test_what_has_no_brief_wording_is_said_as_it_is() -> None:
    assert told("chrono", number=9).brief == ()


def test_where_the_brief_wording_is_empty_the_sound_remains() -> None:
    shuffled = told("shuffled", count=16)
    assert shuffled.brief == shuffled.cues
    assert shuffled.text
