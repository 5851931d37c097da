"""What the French voice still says wrongly: `PYTHONPATH=tests:. python tests/pronouncing/suspects.py`.

Prints every text, word and name whose sounds change the language after the table (none should), then what only the net
of `accent.py` kept at home (it belongs into the table where it is common), then verbs in -ent whose end is heard, then
first names with a consonant at their end that is not heard, for somebody who knows French to look at.
"""

from __future__ import annotations

from collections.abc import Iterable

from pronouncing import corpus

from access_game.devices.speech.accent import SWITCH
from access_game.devices.speech.builtin import said
from access_game.devices.speech.espeak import phonemes
from access_game.devices.speech.pronunciation import pronounced

MUTE = {"s": "sz", "n": "nɲ", "t": "t", "r": "ʁ", "d": "d", "x": "sz", "z": "z"}  # endings, and how they would sound


def sound(text: str, language: str = "fr") -> str:
    """In the IPA, without stress, as the built-in voice is told to say it."""
    return phonemes(said(text, language), language).replace("ˈ", "").replace("ˌ", "")


def switching(texts: Iterable[str]) -> dict[str, str]:
    """Those that leave French, with the sounds they would have."""
    return {text: heard for text in texts if SWITCH in (heard := sound(text))}


def unlisted(words: Iterable[str]) -> dict[str, str]:
    """Those which no line of the table keeps in French, with what the net made of them."""
    return {word: said(word, "fr") for word in words if SWITCH in phonemes(pronounced(word, "fr"), "fr")}


def muted(names: Iterable[str]) -> dict[str, str]:
    """Names whose last consonant is not heard: right for Louis, wrong for Yanis."""
    found = {name: sound(name) for name in names if name[-1] in MUTE}
    return {name: heard for name, heard in found.items() if heard[-1:] not in MUTE[name[-1]]}


def everything() -> list[str]:
    return [
        *corpus.sentences("fr").values(),
        *corpus.pages("fr").values(),
        *corpus.stories("fr").values(),
        *corpus.story_words("fr"),
        *corpus.easy_words("fr"),
        *corpus.common_words("fr", 2),
    ]


def main() -> None:
    print("leave French:", *switching(everything()).items(), sep="\n  ")
    words = [*corpus.story_words("fr"), *corpus.common_words("fr", 2)]
    print("only the net:", *unlisted(words).items(), sep="\n  ")
    print("heard at the end:", *(word for word in corpus.they_do(4) if sound(word).endswith("ɑ̃")), sep="\n  ")
    print("mute at the end:", *muted(corpus.first_names("fr", 2)).items(), sep="\n  ")


if __name__ == "__main__":
    main()
