"""The finder gives what a patient reader of the whole list would give."""

from __future__ import annotations

import random
from collections import Counter
from itertools import islice

import pytest

from access_game.words import Level, Lexicon, Query

DECK = "AAAAAAABBCCDDEEEEEEEEEEFFGGHHIIIIIJJKKLLLLMMMNNNNOOOOOOPPQQRRRRRSSSSSSTTTTTUUUUUVVWWXXYYZZ"


def holds(word: str, query: Query) -> bool:
    """The meaning of a query, spelled out letter by letter, sharing nothing with the finder."""
    if not query.shortest <= len(word) <= query.longest:
        return False
    if not word.startswith(query.starting) or not word.endswith(query.ending):
        return False
    if len(word) < len(query.starting) + len(query.ending) + len(query.containing):
        return False
    middle = word[len(query.starting) : len(word) - len(query.ending)]
    if Counter(query.containing.replace("*", "")) - Counter(middle):
        return False
    rest = iter(word)
    if not all(letter in rest for letter in query.in_order):
        return False
    if query.pattern and not matches(word, query.pattern):
        return False
    if query.substring not in word:
        return False
    if query.excerpt and not any(
        fits(word[at : at + len(query.excerpt)], query.excerpt) for at in range(len(word) - len(query.excerpt) + 1)
    ):
        return False
    if any(letter in word for letter in query.without):
        return False
    if query.rack is not None:
        lacking = Counter(word) - Counter(query.rack.replace("*", ""))
        return sum(lacking.values()) <= query.rack.count("*") + query.jokers
    return True


def fits(piece: str, excerpt: str) -> bool:
    return all(asked in ("*", letter) for letter, asked in zip(piece, excerpt, strict=True))


def matches(word: str, pattern: str) -> bool:
    if not pattern:
        return not word
    if pattern[0] == "*":
        return matches(word, pattern[1:]) or (bool(word) and matches(word[1:], pattern))
    return bool(word) and pattern[0] in ("?", word[0]) and matches(word[1:], pattern[1:])


class Asker:
    """Draws queries from the deck and from pieces of real words, so that some have answers and some none."""

    def __init__(self, words: list[str], seed: int) -> None:
        self.words = words
        self.chance = random.Random(seed)

    def cards(self, most: int) -> str:
        return "".join(self.chance.sample(DECK, self.chance.randint(1, most)))

    def piece(self, most: int) -> str:
        word = self.chance.choice(self.words)
        length = min(len(word), self.chance.randint(1, most))
        at = self.chance.randrange(len(word) - length + 1)
        return word[at : at + length]

    def sown(self, text: str, mark: str, share: float) -> str:
        return "".join(mark if self.chance.random() < share else letter for letter in text)

    def one(self, kind: str) -> dict[str, object]:
        chance, word = self.chance, self.chance.choice(self.words)
        cut = chance.randrange(len(word) + 1)
        return {
            "containing": lambda: {"containing": self.sown(self.cards(5), "*", 0.1)},
            "starting": lambda: {"starting": word[: chance.randint(1, 5)]},
            "ending": lambda: {"ending": word[-chance.randint(1, 5) :]},
            "in_order": lambda: {"in_order": chance.choice((self.cards(4), word[:: chance.randint(1, 3)]))},
            "pattern": lambda: {"pattern": self.sown(word, "?", 0.6)},
            "wild": lambda: {"pattern": self.sown(word[:cut], "?", 0.3) + "*" + self.sown(word[cut:][2:], "?", 0.3)},
            "wilder": lambda: {"pattern": "*" + self.piece(3) + "*" + self.piece(2) + chance.choice(("", "*"))},
            "substring": lambda: {"substring": self.piece(5)},
            "excerpt": lambda: {"excerpt": self.sown(self.piece(5), "*", 0.3)},
            "rack": lambda: {"rack": self.sown(self.cards(12), "*", 0.1), "jokers": chance.randint(0, 2)},
            "without": lambda: {"without": self.cards(6)},
            "length": lambda: {"shortest": (n := chance.randint(1, 9)), "longest": n + chance.randint(0, 5)},
        }[kind]()

    def query(self, *kinds: str) -> Query:
        asked: dict[str, object] = {}
        for kind in kinds:
            asked.update(self.one(kind))
        return Query(**asked)  # type: ignore[arg-type]


KINDS = (
    "containing", "starting", "ending", "in_order", "pattern", "wild", "wilder", "substring", "excerpt", "rack",
    "without", "length",
)  # fmt: skip


@pytest.mark.parametrize("kind", KINDS)
def test_each_kind_of_query_finds_what_reading_the_list_finds(small: Lexicon, kind: str) -> None:
    words = list(small)
    asker = Asker(words, seed=len(kind))
    answered = 0
    for _ in range(300):
        query = asker.query(kind)
        found = [hit.folded for hit in small.find(query, avoided=True)]
        assert sorted(found) == sorted(word for word in words if holds(word, query)), query
        answered += bool(found)
    assert answered > 60


def test_queries_that_ask_several_things_at_once_find_what_reading_finds(small: Lexicon) -> None:
    words = list(small)
    asker = Asker(words, seed=99)
    for _ in range(450):
        query = asker.query(*asker.chance.sample(KINDS, asker.chance.choice((2, 2, 3))))
        found = sorted(hit.folded for hit in small.find(query, avoided=True))
        assert found == sorted(word for word in words if holds(word, query)), query


def test_one_word_answers_alone_as_it_does_in_the_list(small: Lexicon) -> None:
    words = list(small)
    asker = Asker(words, seed=7)
    for _ in range(600):
        query = asker.query(*asker.chance.sample(KINDS, 2))
        for word in asker.chance.sample(words, 5):
            assert query.answered_by(word) == holds(word, query), (query, word)


def test_the_whole_french_list_is_searched_to_its_last_word(french: Lexicon) -> None:
    words = list(french)
    asker = Asker(words, seed=2024)
    for kind in ("ending", "in_order", "excerpt", "rack"):
        query = asker.query(kind, "containing")
        found = {hit.folded for hit in french.find(query, avoided=True)}
        assert found == {word for word in words if holds(word, query)}, query


def test_the_easiest_words_come_first_and_no_rarer_than_the_level(small: Lexicon) -> None:
    query = Query(containing="E")
    ranks = [hit.rank for hit in small.find(query, Level.ALL)]
    assert ranks == sorted(ranks) and set(ranks) == {0, 1, 2, 3, 4, 5}
    for level in Level:
        found = list(small.find(query, level))
        assert found == [hit for hit in small.find(query) if small.speakable(hit.folded, level)]
        assert found and [hit.rank for hit in found] == sorted(hit.rank for hit in found)


def test_words_stream_so_that_the_first_ones_need_not_wait_for_the_last(french: Lexicon) -> None:
    hits = french.find(Query(shortest=1))
    first = list(islice(hits, 3))
    assert len(first) == 3 and next(hits) not in first


def test_six_cards_and_an_o_make_a_box(french: Lexicon) -> None:
    found = {hit.display for hit in french.find(Query(containing="O", rack="OTQBIE"), Level.EASY)}
    assert "boîte" in found


def test_starting_and_containing_the_same_letter_needs_it_twice() -> None:
    query = Query(starting="B", containing="B")
    assert query.answered_by("bébé") and not query.answered_by("bateau")
    assert not Query(containing="EE").answered_by("eau") and Query(containing="EE").answered_by("école")


def test_a_star_among_the_cards_asks_only_for_a_letter_more() -> None:
    assert Query(containing="A*").answered_by("as") and not Query(containing="A*").answered_by("à")


def test_letters_may_be_asked_as_one_writes_them(french: Lexicon) -> None:
    written = {hit.folded for hit in french.find(Query(starting="œu", ending="é"))}
    assert written == {hit.folded for hit in french.find(Query(starting="OEU", ending="E"))}
    assert "OEUVRE" in written


def test_signs_that_mean_nothing_where_they_stand_are_dropped(french: Lexicon) -> None:
    odd = Query(starting="*b?(", substring="o+", ending="t\\e$", in_order="o[t", without=".*")
    assert odd == Query(starting="B", substring="O", ending="TE", in_order="OT")
    assert "BOITE" in {hit.folded for hit in french.find(odd)}


def test_a_query_nothing_can_answer_finds_nothing(french: Lexicon) -> None:
    assert not list(french.find(Query(shortest=9, longest=3)))
    assert not list(french.find(Query(rack="")))
    assert not list(french.find(Query(containing="QQQQQ")))
    assert not list(french.find(Query(shortest=60)))
