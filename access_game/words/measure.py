"""How fast the finder is, beside other ways to find the same words: `python -m access_game.words.measure`."""

from __future__ import annotations

import importlib
import random
import re
import statistics
import time
import tracemalloc
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple

from access_game.words.lexicon import DATA, Lexicon, load
from access_game.words.query import STAR, Query

FIRST = 20  # a player wants some words, not all
_DECK = Counter(
    "AAAAAAABBCCDDEEEEEEEEEEFFGGHHIIIIIJJKKLLLLMMMNNNNOOOOOOPPQQRRRRRSSSSSSTTTTTUUUUUVVWWXXYYZZ"
)  # the ninety letter cards, so that the queries are those of a game
Ask = Callable[[Query], list[str]]


class Pace(NamedTuple):
    median_ms: float
    p95_ms: float


class Row(NamedTuple):
    kind: str
    ours: Pace
    others: dict[str, Pace]  # "scan", "regex", and "marisa" where it can answer
    ratio: float  # how many times slower the quickest of the others is, by the medians
    worst_ratio: float  # the same by the 95th percentiles: what a player waits when it is hard


class Bench(NamedTuple):
    language: str
    words: int
    rows: tuple[Row, ...]
    load_ms: float
    memory_mb: float
    agree: bool  # every way found the same words


def bench(language: str = "fr", queries: int = 30, seed: int = 1, folder: Path = DATA) -> Bench:
    """All ways on the same random queries, in one run. Raises WordListMissing as load() does."""
    load_ms = statistics.median(_timed(lambda: load(language, folder)) for _ in range(3))
    lexicon = load(language, folder)
    ways: dict[str, Ask] = {"scan": _Scan(lexicon).ask, "regex": _Text(lexicon).ask}
    trie = _marisa(lexicon)
    rows, agree = [], True
    asked: list[Query] = []
    for kind, make in _kinds(lexicon, random.Random(seed)).items():
        drawn = [make() for _ in range(queries)]
        asked.append(drawn[0])
        lexicon_pace, found = _pace(lambda query: [hit.folded for hit in islice(lexicon.find(query), FIRST)], drawn)
        others = {}
        for name, way in ways.items():
            others[name], same = _pace(way, drawn)
            agree = agree and same == found
        if trie is not None and kind == "starting":
            others["marisa"], prefixed = _pace(trie, drawn)
            agree = agree and all(len(a) == len(b) for a, b in zip(prefixed, found, strict=True))
        best, worst = (min(pace[n] for pace in others.values()) for n in (0, 1))
        ratios = best / max(lexicon_pace.median_ms, 1e-6), worst / max(lexicon_pace.p95_ms, 1e-6)
        rows.append(Row(kind, lexicon_pace, others, *ratios))
    return Bench(language, len(lexicon), tuple(rows), load_ms, _memory(language, folder, asked), agree)


def _timed(job: Callable[[], object]) -> float:
    start = time.perf_counter()
    job()
    return (time.perf_counter() - start) * 1000


def _pace(ask: Ask, queries: Iterable[Query]) -> tuple[Pace, list[list[str]]]:
    times, answers = [], []
    for query in queries:
        start = time.perf_counter()
        answers.append(ask(query))
        times.append((time.perf_counter() - start) * 1000)
    times.sort()
    return Pace(statistics.median(times), times[min(len(times) - 1, int(len(times) * 0.95))]), answers


def _memory(language: str, folder: Path, queries: Iterable[Query]) -> float:
    """What a lexicon holds once each kind of query was asked and the foreign lists were looked into, in megabytes."""
    tracemalloc.start()
    try:
        lexicon = load(language, folder)
        for query in queries:
            list(islice(lexicon.find(query), FIRST))
        lexicon.languages("zut")  # opens the lists of the other languages too
        return tracemalloc.get_traced_memory()[0] / 1e6
    finally:
        tracemalloc.stop()


def _by_class(lexicon: Lexicon) -> list[str]:
    """The words a computer may say, in the order of our finder, so that all ways stop at the same word."""
    return [hit.folded for hit in lexicon.find(Query())]


class _Scan:
    """Every word looked at in turn."""

    def __init__(self, lexicon: Lexicon) -> None:
        self._words = _by_class(lexicon)

    def ask(self, query: Query) -> list[str]:
        return list(islice(self._answers(query), FIRST))

    def _answers(self, query: Query) -> Iterator[str]:
        test = query.order_test()
        cards, least, most = query.cards, query.least, query.most
        rack = None if query.rack is None else Counter(query.rack.replace(STAR, ""))
        jokers = query.jokers + (query.rack or "").count(STAR)
        for word in self._words:
            if not (least <= len(word) <= most and word.startswith(query.starting) and word.endswith(query.ending)):
                continue
            if any(word.count(letter) < count for letter, count in cards.items()):
                continue
            if rack is not None and (Counter(word) - rack).total() > jokers:
                continue
            if any(letter in word for letter in query.without) or (test and not test.match(word.encode())):
                continue
            yield word


class _Text:
    """Regular expressions over the list as one text; a rack with jokers is counted afterwards."""

    def __init__(self, lexicon: Lexicon) -> None:
        self._text = "\n".join(_by_class(lexicon))

    def ask(self, query: Query) -> list[str]:
        tests = [f"(?=.{{{query.least},{min(query.most, 60)}}}$)"]
        tests += [f"(?=(?:.*?{letter}){{{count}}})" for letter, count in query.cards.items()]
        test = query.order_test()
        if test is not None:
            tests.append(test.pattern.decode().replace(r"\Z", "$").replace("[^", r"[^\n"))
        if query.without:
            tests.append(f"(?!.*[{query.without}])")
        whole = re.compile(f"^{''.join(tests)}{query.starting}.*{query.ending}$", re.MULTILINE)
        found = (match.group() for match in whole.finditer(self._text))
        if query.rack is not None:
            found = (word for word in found if query.answered_by(word))
        return list(islice(found, FIRST))


def _marisa(lexicon: Lexicon) -> Ask | None:
    """A trie answers prefixes only, in the order of the alphabet; None when marisa-trie is not installed."""
    try:
        marisa: Any = importlib.import_module("marisa_trie")
    except ImportError:
        return None
    trie = marisa.Trie(_by_class(lexicon))
    return lambda query: list(islice(trie.iterkeys(query.starting), FIRST))


def _kinds(lexicon: Lexicon, chance: random.Random) -> dict[str, Callable[[], Query]]:
    words = _by_class(lexicon)
    deck = sorted(_DECK.elements())

    def cards(count: int) -> str:
        return "".join(chance.sample(deck, count))

    def piece(length: int) -> str:
        while len(word := chance.choice(words)) < length:
            pass
        at = chance.randrange(len(word) - length + 1)
        return word[at : at + length]

    def starred(text: str, stars: int) -> str:
        hidden = set(chance.sample(range(len(text)), stars))
        return "".join(STAR if place in hidden else letter for place, letter in enumerate(text))

    def holed() -> str:
        return "".join(letter if chance.random() < 0.4 else "?" for letter in chance.choice(words))

    return {
        "containing": lambda: Query(containing=cards(3)),
        "starting": lambda: Query(starting=piece(2)),
        "starting and containing": lambda: Query(starting=cards(1), containing=cards(1)),
        "ending": lambda: Query(ending=piece(3)),
        "in order": lambda: Query(in_order=cards(4)),
        "pattern": lambda: Query(pattern=holed()),
        "substring": lambda: Query(substring=piece(3)),
        "excerpt": lambda: Query(excerpt=starred(piece(5), 1)),
        "rack": lambda: Query(rack=cards(7)),
        "rack and jokers": lambda: Query(rack=cards(6) + STAR, jokers=1),
        "without": lambda: Query(without=cards(5), shortest=4),
        "ten letters": lambda: Query(containing=cards(5), shortest=10, longest=10),
    }


def main() -> int:
    found = bench()
    print(f"{found.language}: {found.words} words, load {found.load_ms:.0f} ms, {found.memory_mb:.1f} MB")
    for row in found.rows:
        others = ", ".join(f"{name} {pace.median_ms:.2f}/{pace.p95_ms:.2f}" for name, pace in row.others.items())
        times = f"{row.ratio:.1f}/{row.worst_ratio:.1f} times"
        print(f"{row.kind}: {row.ours.median_ms:.2f}/{row.ours.p95_ms:.2f} ms; {others}; {times}")
    return 0 if found.agree else 1


if __name__ == "__main__":
    raise SystemExit(main())
