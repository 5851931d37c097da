"""Makes the word lists again: `python -m access_game.words.build [--hunspell FOLDER] [--scowl FOLDER] [--out FOLDER]`.

Needs the package wordfreq and, from Debian, hunspell-fr-comprehensive (the build that keeps its grammar tags), scowl,
and the dictionaries of other languages: hunspell-es, -it, -de-de, -pt-pt, -pt-br, -nl, -ca, -pl, -ro. Nothing of this
runs in a game. Each source goes to files of its own, so that each keeps its licence:

  fr.words            MPL-2.0        forms, spellings, grammar and letter planes, from the French dictionary
  en.words            SCOWL          the same without grammar, from SCOWL up to size 80
  fr.freq, en.freq    CC-BY-SA-4.0   how common each word is, and its commonest spelling, from wordfreq
  *.foreign           see NOTICE.md  common words of ten languages, from their dictionaries
  fr.spoken, en.spoken  CC-BY-SA-4.0   what a computer may say, by level, from wordfreq, easy.*.txt and avoid.*.txt

What we change in the dictionaries is in ours.*.toml, the short foreign words in short.toml. The same sources always
give the same bytes.
"""

from __future__ import annotations

import argparse
import array
import math
import re
import sys
from collections.abc import Set
from pathlib import Path

from access_game.core.letters import fold
from access_game.words import hunspell, planes
from access_game.words.abroad import ForeignDictionary
from access_game.words.chest import Chest, pack
from access_game.words.corrections import Corrections, Spellings, capitals, conjugated_only
from access_game.words.foreign import COMMON, DICTIONARIES, Slips, foreign_chest, short_words
from access_game.words.order import in_order
from access_game.words.readings import Sense, read_tags, write_rule
from access_game.words.spelling import dress, write_dress
from access_game.words.spoken import avoided, entries, spoken_chest

DATA = Path(__file__).resolve().parent / "data"
CLASSES = (5.0, 4.0, 3.3, 2.5, 1.0)  # Zipf frequency of classes 0 to 4; class 5 was never counted
OTHER = {"fr": "en", "en": "fr"}
QUOTED = 3  # the class of words that are rather those of another language
SCOWL_SIZES = (10, 20, 35, 40, 50, 55, 60, 70, 80)
LARGEST_SIZE = SCOWL_SIZES[-1]
SCOWL_LISTS = ("words", "upper", "proper-names", "contractions")
LONGEST = 27
TIGHT = frozenset({"letters", "dresses", "readings", "reading table"})

Lemmas = dict[str, set[str]]  # lemma -> folded forms


def is_spelling(text: str) -> bool:
    """Letters that fold to A-Z, with hyphens and apostrophes inside: no digits, formulas, elided ends."""
    if not text or text[0] in "-'" or text[-1] in "-'":
        return False
    return all(char in "-'" or (char.isalpha() and fold(char)) for char in text) and len(fold(text)) <= LONGEST


def french(dic: Path, every: int = 1, start: int = 0) -> tuple[Spellings, Lemmas]:
    spellings: Spellings = {}
    lemmas: Lemmas = {}
    for form in hunspell.expand(dic, every, start):
        text = form.text.replace("’", "'")
        if "po:err" in form.tags or not is_spelling(text):
            continue
        folded = fold(text)
        rule = write_rule(text, form.lemma)
        spellings.setdefault(folded, {}).setdefault(text, set()).update(read_tags(form.tags, rule))
        lemmas.setdefault(form.lemma, set()).add(folded)
    return spellings, lemmas


def english(folder: Path) -> Spellings:
    spellings: Spellings = {}
    for line in english_sizes(folder):
        if is_spelling(line) and not line.endswith("'s"):
            spellings.setdefault(fold(line), {}).setdefault(line, set())
    return spellings


def english_sizes(folder: Path) -> dict[str, int]:
    """All that SCOWL writes down, and the smallest of its lists that has it: the smaller, the commoner."""
    sizes: dict[str, int] = {}
    wanted = re.compile(rf"[a-z_0-9]+-({'|'.join(SCOWL_LISTS)})\.({'|'.join(map(str, SCOWL_SIZES))})")
    for path in sorted(folder.iterdir()):
        if not wanted.fullmatch(path.name) or path.name.startswith(("special", "variant_3")):
            continue
        for line in path.read_text(encoding="utf-8").splitlines():
            sizes[line] = min(int(path.suffix[1:]), sizes.get(line, LARGEST_SIZE))
    return sizes


def frequencies(language: str) -> dict[str, float]:
    from wordfreq import get_frequency_dict

    return {token: math.log10(share) + 9 for token, share in get_frequency_dict(language, wordlist="best").items()}


def rank(zipf: float) -> int:
    return next((number for number, least in enumerate(CLASSES) if zipf >= least), len(CLASSES))


def write_reading(reading: Sense) -> str:
    return ",".join(reading).rstrip(",")


def words_chest(spellings: Spellings, about: dict[str, object]) -> bytes:
    ordered, counts = in_order(spellings)
    dresses, readings = array.array("H"), array.array("H")
    dress_table: dict[str, int] = {}
    reading_table: dict[str, int] = {}
    for word in ordered:
        variants = sorted(spellings[word])
        for variant in variants:
            assert dress(word, write_dress(variant)) == variant, variant
        worn = "|".join(map(write_dress, variants))
        dresses.append(dress_table.setdefault(worn, len(dress_table)))
        read = "|".join(";".join(sorted(map(write_reading, spellings[word][v]))) for v in variants)
        readings.append(reading_table.setdefault(read, len(reading_table)))
    if sys.byteorder == "big":
        dresses.byteswap()
        readings.byteswap()
    parts = {
        "letters": "".join(ordered).encode("ascii"),
        "dresses": dresses.tobytes(),
        "dress table": "\n".join(dress_table).encode(),
        "neighbours": planes.draw_neighbours(ordered),
    }
    if any(spellings[word][text] for word in ordered for text in spellings[word]):
        parts["readings"] = readings.tobytes()
        parts["reading table"] = "\n".join(reading_table).encode()
    parts.update((f"plane {name}", plane) for name, plane in planes.draw(ordered).items())
    return pack(parts, about | {"counts": counts}, TIGHT)


def zipf_of(spelling: str, zipfs: dict[str, float]) -> float:
    """wordfreq cuts words at hyphens: a compound counts as a tenth of its rarest part, and never as common."""
    whole = zipfs.get(spelling.lower())
    if whole is None and "-" in spelling:
        rarest = min(zipfs.get(part, 0.0) for part in spelling.lower().split("-"))
        return max(0.0, min(rarest - 1, CLASSES[3]))
    return whole or 0.0


def freq_chest(
    spellings: Spellings,
    zipfs: dict[str, float],
    other: dict[str, float],
    about: dict[str, object],
    names: Set[str] = frozenset(),
) -> bytes:
    """One byte a word: its class, and above it the number of its commonest spelling.

    No count tells Canada from canada: `names` are those that are shown with their capital. A word ten times commoner in
    the `other` language was mostly counted in quotations of it ("new", "the"): it is no easy word here.
    """
    ordered, _ = in_order(spellings)
    ranks = bytearray()
    for word in ordered:
        variants = sorted(spellings[word])
        heard = [zipf_of(variant, zipfs) for variant in variants]

        def merit(n: int, variants: list[str] = variants, heard: list[float] = heard) -> tuple[object, ...]:
            """ILL before I'LL; a tie goes to a listed name, then to a common noun rather than a name, to the first."""
            text = variants[n]
            return "'" not in text, heard[n], text in names, text.islower(), -n

        best = max(range(len(variants)), key=merit)
        foreign = other.get(variants[best].lower(), 0.0) > heard[best] + 1
        ranks.append(max(rank(heard[best]), QUOTED if foreign else 0) | best << 3)
    return pack({"ranks": bytes(ranks)}, about)


def heard_abroad(language: str, given: str | None) -> dict[str, float]:
    """The common words of a language that one of its dictionaries has."""
    found = (hunspell.find_dictionary(name, given) for name in DICTIONARIES[language][0])
    dictionaries = [ForeignDictionary(dic) for dic in found if dic is not None]
    zipfs = frequencies(language)
    common = {token: zipf for token, zipf in zipfs.items() if zipf >= COMMON and is_spelling(token)}
    return {token: zipf for token, zipf in common.items() if any(one.has(token) for one in dictionaries)}


def write(folder: Path, name: str, content: bytes) -> str:
    """Writes the file and gives its seal, by which the others know it."""
    (folder / name).write_bytes(content)
    print(f"{name}: {len(content)} bytes")
    return content[-32:].hex()


def write_spoken(
    folder: Path, language: str, spellings: Spellings, lemmas: Lemmas | None, zipfs: dict[str, float], seal: str
) -> None:
    """What a computer may say. The classes are those just written, so that both files tell the same."""
    easy, avoid = (entries((DATA / f"{kind}.{language}.txt").read_text(encoding="utf-8")) for kind in ("easy", "avoid"))
    ranks = Chest(folder / f"{language}.freq").part("ranks")
    hushed = avoided(spellings, lemmas, avoid)

    def zipf(word: str) -> float:
        return max(zipf_of(spelling, zipfs) for spelling in spellings[word])

    ours: dict[str, object] = {"licence": "CC-BY-SA-4.0", "source": "wordfreq, and lists of our own", "words": seal}
    write(folder, f"{language}.spoken", spoken_chest(spellings, ranks, zipf, easy, hushed, ours))


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Make the word lists again.")
    parser.add_argument("--hunspell", help="folder of fr.dic and fr.aff; the usual ones are searched otherwise")
    parser.add_argument("--scowl", default="/usr/share/dict/scowl", help="folder of english-words.10 and its sisters")
    parser.add_argument("--out", type=Path, default=DATA)
    given = parser.parse_args(arguments)
    dic = hunspell.find_dictionary("fr", given.hunspell)
    if dic is None or not Path(given.scowl).is_dir():
        parser.error("the French dictionary or SCOWL is not there (Debian: hunspell-fr-comprehensive, scowl)")
    for dictionaries, _, package in DICTIONARIES.values():
        if not all(hunspell.find_dictionary(name, given.hunspell) for name in dictionaries):
            parser.error(f"a dictionary is not there (Debian: {package})")
    zipfs = {language: frequencies(language) for language in OTHER}
    ours = {language: Corrections(DATA / f"ours.{language}.toml") for language in OTHER}
    spoken, lemmas_fr = french(dic)
    names = {
        "fr": ours["fr"].names | set(conjugated_only(spoken)),
        "en": capitals(english_sizes(Path(given.scowl)), ours["en"]),
    }
    home: dict[str, tuple[Spellings, Lemmas | None, dict[str, object]]] = {
        "fr": (spoken, lemmas_fr, {"licence": "MPL-2.0", "source": "Dicollecte, hunspell-fr-comprehensive"}),
        "en": (english(Path(given.scowl)), None, {"licence": "SCOWL", "source": "SCOWL"}),
    }
    abroad: dict[str, dict[str, float]] = {}
    slips: dict[str, Slips] = {}
    for language, (listed, lemmas, about) in home.items():
        spellings = ours[language].apply(listed, zipfs[language], graded=lemmas is not None)
        written = [text for texts in spellings.values() for text in texts]
        abroad[language] = {text.lower(): zipfs[language].get(text.lower(), 0.0) for text in written}
        slips[language] = Slips(zipfs[language], written)
        seal = write(given.out, f"{language}.words", words_chest(spellings, about))
        heard: dict[str, object] = {"licence": "CC-BY-SA-4.0", "source": "wordfreq", "words": seal}
        counted = freq_chest(spellings, zipfs[language], zipfs[OTHER[language]], heard, names[language])
        write(given.out, f"{language}.freq", counted)
        write_spoken(given.out, language, spellings, lemmas, zipfs[language], seal)
    short = short_words(DATA / "short.toml")
    for language, (_, _, about) in home.items():
        near = {OTHER[language]: slips[OTHER[language]]}
        write(
            given.out, f"{language}.foreign", foreign_chest(abroad[language], short[language], near, about, taught=True)
        )
    for language, (_, licence, package) in DICTIONARIES.items():
        about = {"licence": licence, "source": package}
        heard_there = heard_abroad(language, given.hunspell)
        write(given.out, f"{language}.foreign", foreign_chest(heard_there, short[language], slips, about))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
