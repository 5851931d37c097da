"""A French game is pronounced in French, and the names of its games are French in English too."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from threading import Event
from types import SimpleNamespace
from typing import Any

import pytest
from pronouncing import corpus
from pronouncing.suspects import sound, switching

from access_game.devices.speech import accessible_output, prism, system
from access_game.devices.speech.accent import SWITCH, at_home
from access_game.devices.speech.builtin import Builtin, said
from access_game.devices.speech.espeak import phonemes
from access_game.devices.speech.pronunciation import ALL, DATA, OURS, Respelling, pronounced, table
from access_game.devices.speech.voice import Phrase

LANGUAGES = ("fr", "en")
LINES = [(language, line) for language in LANGUAGES for line in table(language)]
LETTER = re.compile(r"(?<=[a-z,] )A\b")
MANY = 40  # texts that are asked about together: the engine is quicker with few calls


def plain(heard: str) -> str:
    return heard.replace("ˈ", "").replace("ˌ", "")


def leaving(texts: Sequence[str]) -> dict[str, str]:
    """Those that leave French. They are asked about in heaps; only a heap with a fault is looked through."""
    found: dict[str, str] = {}
    for at in range(0, len(texts), MANY):
        heap = texts[at : at + MANY]
        if SWITCH in phonemes(said(". ".join(heap), "fr"), "fr"):
            found |= switching(heap)
    return found


@pytest.mark.parametrize(("language", "line"), LINES, ids=[f"{language} {line.written}" for language, line in LINES])
def test_each_line_of_the_table_sounds_as_it_says(language: str, line: Respelling) -> None:
    assert plain(phonemes(line.spoken, language)) == line.sound
    assert SWITCH not in line.sound
    assert line.whom in (ALL, OURS) and line.why


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_is_written_twice_or_changes_what_another_has_changed(language: str) -> None:
    written = [line.written for line in table(language)]
    assert sorted(set(written)) == sorted(written)
    for line in table(language):
        text = f"un {line.words}2" if "#" in line.written else f"un {line.words}"
        once = pronounced(text, language)
        assert once != text, line.written
        assert pronounced(once, language) == once, line.written


@pytest.mark.parametrize("text", ["sentences", "pages", "stories"])
def test_no_text_of_the_game_leaves_french(text: str) -> None:
    assert leaving(list(getattr(corpus, text)("fr").values())) == {}


def test_no_word_a_computer_may_lay_leaves_french() -> None:
    assert leaving(corpus.story_words("fr")) == {}


def test_no_common_word_leaves_french() -> None:
    words = corpus.common_words("fr", 1)
    assert len(words) > 5000
    assert leaving(words) == {}


def test_no_word_of_an_easy_computer_leaves_french() -> None:
    words = corpus.easy_words("fr")
    assert len(words) > 3000
    assert leaving(words) == {}


def test_no_first_name_leaves_french() -> None:
    names = corpus.first_names("fr", 2)
    assert len(names) > 700
    assert leaving(names) == {}


def test_what_they_do_ends_as_what_one_does() -> None:
    """Ils nomment, ils roulent: the voice takes some of them for adverbs."""
    verbs = corpus.they_do(3)
    assert len(verbs) > 1000
    assert [verb for verb in verbs if sound(verb).endswith("ɑ̃")] == []


def test_without_the_table_and_the_net_they_would() -> None:
    """The guard itself: were nothing respelled, the tests above would not be green."""
    bare = [word for word in corpus.common_words("fr", 1) if SWITCH in phonemes(word, "fr")]
    assert len(bare) > 90 and "dos" in bare


@pytest.mark.parametrize(
    ("word", "heard"),
    [
        *(("Berthe", "bɛʁt"), ("Agathe", "aɡat"), ("Édith", "edit"), ("Mathis", "matis"), ("Arthur", "aʁtyʁ")),
        *(("dos", "do"), ("rythme", "ʁitm"), ("menthe", "mɑ̃t"), ("labyrinthe", "labiʁɛ̃t"), ("mammouth", "mamut")),
        *(("enthousiaste", "ɑ̃tuzjast"), ("chantilly", "ʃɑ̃tiji"), ("Kléber", "klebɛʁ"), ("Kévin", "kevin")),
        *(("Hans", "ans"), ("Heidi", "aidi"), ("Yanis", "janis"), ("Enzo", "ɛnzo"), ("Kenza", "kɛnza")),
        *(("fils", "fis"), ("vis", "vis"), ("tournevis", "tuʁnəvis"), ("sourcil", "suʁsi"), ("jean", "dʒin")),
        *(("Jean", "ʒɑ̃"), ("solennellement", "solanɛlmɑ̃"), ("houmous", "umus"), ("viking", "vikiŋ"), ("pull", "pyl")),
        *(("reporter", "ʁəpɔʁtɛʁ"), ("donut", "donøt"), ("-", "mwɛ̃"), ("Thomas", "toma"), ("Louis", "lwi")),
        *(("d’Agathe", "daɡat"), ("vis-à-vis", "vizavi"), ("je vis", "ʒə- vi"), ("un A plus", "œ̃n a plys")),
        *(("deux A plus plus.", "døz a plys plys"), ("il n’y a plus", "il ni a ply"), ("trois ou plus", "tʁwa u plys")),
        *(("une de plus.", "yn də- plys"), ("de plus petit", "də- ply pəti"), ("moins 2 : -2", "mwɛ̃ dø mwɛ̃ dø")),
        *(("de plus en plus", "də- ply zɑ̃ ply"), ("au plus tard", "o ply taʁ"), ("six au plus", "siz o plys")),
    ],
)
def test_what_was_heard_wrong_is_heard_right(word: str, heard: str) -> None:
    assert sound(word) == heard


@pytest.mark.parametrize(
    ("text", "heard"),
    [
        ("Zieufermix", "ziːjəfeəmɪks"),
        ("Frontibix", "fɹɒntiːbɪks"),
        ("Paflemix", "pafəlmɪks"),
        ("Toutilix", "tuːtiːlɪks"),
        ("A black goes with A white.", "eɪ blak ɡəʊz wɪð eɪ waɪt"),
        ("The two A plus", "ðə tuː eɪ plʌs"),
        ("A black cat", "ɐ blak kat"),
        ("A star.", "ɐ stɑː"),
    ],
)
def test_the_english_voice_knows_the_letter_from_the_article(text: str, heard: str) -> None:
    assert sound(text, "en") == heard


def test_no_letter_a_inside_an_english_sentence_is_said_as_the_article() -> None:
    texts = {**corpus.sentences("en"), **corpus.pages("en")}
    letters = {id: text for id, text in texts.items() if LETTER.search(text)}
    assert len(letters) >= 3
    assert {id: text for id, text in letters.items() if LETTER.search(pronounced(text, "en"))} == {}


def test_no_card_of_a_french_text_is_said_without_its_s() -> None:
    texts = {**corpus.sentences("fr"), **corpus.pages("fr")}
    cards = [text for text in texts.values() if "A plus" in text]
    assert cards
    assert [text for text in cards if re.search(r"\bA plus\b", pronounced(text, "fr"))] == []


@pytest.mark.parametrize("word", ["Timothy", "speaking", "squeeze", "smoothies", "Westminster-Abbey", "amphipode"])
def test_a_word_no_table_foresaw_is_kept_in_french_too(word: str) -> None:
    assert SWITCH in phonemes(pronounced(word, "fr"), "fr")
    assert SWITCH not in phonemes(said(f"Vous avez écrit : {word}.", "fr"), "fr")


def test_what_cannot_be_kept_in_french_is_left_as_it_is() -> None:
    assert at_home("abc", lambda text: "(en)abc(fr)") == "abc"


def test_a_date_a_hyphen_and_a_line_of_dots_are_no_minus() -> None:
    for text in ("le 2026-11-17", "arc-en-ciel", "3 - 2", "Ana - Bob"):
        assert pronounced(text, "fr") == text


def test_the_built_in_voice_renders_the_respelling() -> None:
    """Fresh engines give the same samples for the same calls: see the study of espeak. Lengths are compared here."""
    voice = Builtin()
    right, wrong = (len(voice.render(Phrase(text))) for text in ("un dos", "un dau"))
    assert abs(right - wrong) < 2000


class Heard:
    """What stands at the other end of a driver: it only listens."""

    def __init__(self) -> None:
        self.spoken: list[str] = []
        self.brailled: list[str] = []

    def is_active(self) -> bool:
        return True

    def speak(self, text: str, *_: Any, **__: Any) -> None:
        self.spoken.append(text)

    def braille(self, text: str) -> None:
        self.brailled.append(text)

    def tell(self, say: str, **_: Any) -> None:
        self.spoken.append(say)


def test_a_screen_reader_is_told_of_the_card_but_not_how_to_say_a_name() -> None:
    """Its history shows what it was given: there Berthe is spelled as she is."""
    phrase = Phrase("Berthe a un A plus.", braille="Berthe A+")
    one, other = Heard(), Heard()
    accessible_output._hand_over(one, phrase, Event())
    prism._hand_over(other, SimpleNamespace(supports_braille=True), phrase, Event())
    assert one.spoken == other.spoken == ["Berthe a un A plusse."]
    assert one.brailled == other.brailled == ["Berthe A+"]


def test_the_voices_of_the_system_are_told_both(monkeypatch: pytest.MonkeyPatch) -> None:
    worker, voice = Heard(), system.System()
    monkeypatch.setattr(voice, "_ready", lambda cut: worker)
    monkeypatch.setattr(voice, "_wait", lambda *_: None)
    voice.speak(Phrase("Berthe a un A plus."), Event())
    assert worker.spoken == ["Berte a un A plusse."]


def test_only_voices_ask_the_table() -> None:
    """What is shown, brailled or given to the tree keeps its spelling."""
    package = DATA.parent.parent.parent
    asking = {
        path.relative_to(package).as_posix()
        for path in package.rglob("*.py")
        if "import pronounced" in path.read_text(encoding="utf-8")
    }
    assert asking == {f"devices/speech/{name}.py" for name in ("builtin", "system", "accessible_output", "prism")}


def test_the_tables_are_shipped_in_the_package() -> None:
    assert sorted(path.name for path in DATA.iterdir()) == ["pronunciation.en.tsv", "pronunciation.fr.tsv"]
    assert Path(DATA).is_relative_to(Path(accessible_output.__file__).parent)
