"""From messages to utterances: what one listener hears, in one language, at one length."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from access_game.core.cards import Card
from access_game.core.game import Game
from access_game.core.messages import Message
from access_game.core.questions import Answer, Number, Pick, Press, Question, Several, Word, YesNo
from access_game.core.refusal import Refused
from access_game.core.seats import Seat
from access_game.core.sight import SeenPlace, Sight
from access_game.narration.cues import cue_of, grid_cue, seat_pan
from access_game.narration.labels import Labels
from access_game.narration.offers import Offers
from access_game.narration.phrasebook import KEYS, Phrasebook
from access_game.narration.phrasing import Phrasing, Sentence
from access_game.narration.spoken import parts, shown
from access_game.narration.survey import CELLS, Stretch, Survey
from access_game.narration.utterance import Cue, Lane, Part, Utterance
from access_game.narration.view import Side
from access_game.narration.wording import Wording, handed, id_of, is_mine

NOBODY = Seat(-9)  # the seat of somebody who only listens
VERBOSITIES = ("brief", "normal", "detailed")
SILENT = frozenset({"forgotten", "asked"})
BY_NARRATOR = frozenset({"turn", "scored", "match_over", "counted"})  # about a seat, not done by it
_KINDS: tuple[tuple[type, str], ...] = (
    (Pick, "pick"),
    (Several, "several"),
    (Word, "word"),
    (Press, "press"),
    (Number, "number"),
    (YesNo, "yes-no"),
)


class Narrator:
    """`listener` None is a shared table or a spectator: everybody is called by name, nobody is "you"."""

    def __init__(
        self,
        language: str,
        game: str,
        lid: Game,
        names: Sequence[str],
        listener: Seat | None,
        verbosity: str = "normal",
        manner: str = KEYS,
    ) -> None:
        self.book = Phrasebook(language, game, manner)
        self.language, self.lid, self.names, self.listener = language, lid, tuple(names), listener
        self.verbosity = verbosity
        self.wording = Wording(self.book, lid, names, listener)
        self._phrasing, self._labels = Phrasing(self.book, self.wording), Labels(self.wording)
        self._survey, self._offers = Survey(self.wording, listener), Offers(self.wording, self._labels)
        self._asked: Question[Any] | None = None
        self._sight = Sight(NOBODY if listener is None else listener)  # until the listener's own is given

    # What is told --------------------------------------------------------------------------
    def utterance(self, message: Message, sight: Sight | None = None) -> Utterance | None:
        """None for what is not voiced: "asked" goes through `question`, "forgotten" takes something away."""
        facts = message.facts
        if facts.get("owner") is not None:
            facts = {"who": facts["owner"], **facts}  # a card dealt to somebody is about its owner
        if sight is None:
            self._sight.hear(message)
        else:
            self._sight = sight
        if message.key == "asked":
            self._asked = facts["question"]
        if message.key in SILENT or (message.key == "laid" and not facts["count"]):  # an empty hand: nothing lies there
            return None
        id = id_of(message.key)
        if message.key == "match_over" and len(facts["winners"]) > 1:
            id += "-shared"
        elif message.key == "stands":
            id += f"-{id_of(facts['name'])}"
        cue = cue_of(self.book, id, message, self.listener, len(self.names), self._size)
        sentence = Sentence("", "")
        if message.key != "noted" or self._noted_aloud():
            sentence = self._sentence(id, self._form(facts), facts)
        who = facts.get("who")
        deed = isinstance(who, Seat) and who != self.listener and message.key not in BY_NARRATOR
        return Utterance(
            _row(cue, parts(sentence.voice)),
            voice=who if deed else None,
            language=self.language,
            braille=sentence.braille,
            topic=message.topic,
            clock=self.book.has(id, "clock"),
            late=self.book.has(id, "late"),
            ceremony=self.book.has(id, "ceremony"),
            brief=_brief(cue, sentence),
            pan=seat_pan(who, len(self.names)) if deed and isinstance(who, int) else 0.0,
        )

    def _noted_aloud(self) -> bool:
        """A card turned or a word said is heard at once from the table; a vote or a secret word is not."""
        match self._asked:
            case Word(secret=secret) | Press(secret=secret):
                return secret
            case YesNo() | Number() | Several():
                return True
        return False

    def _form(self, facts: Mapping[str, Any]) -> str:
        """ "you" where the listener does it, "you-opponent" where it is done to them as the opponent."""
        if is_mine(self.listener, facts.get("who")) or facts.get("winners") == (self.listener,):
            return "you"
        if self.listener is not None and self.listener in facts.get("winners", ()):
            return "you"
        if any(is_mine(self.listener, giver) for giver, _ in handed(facts)):
            return "you"
        return next((f"you-{name}" for name, value in facts.items() if is_mine(self.listener, value)), "")

    def _sentence(self, id: str, form: str, facts: Mapping[str, Any]) -> Sentence:
        return self._phrasing.sentence(id, form, facts, self._columns, self.verbosity)

    def _columns(self, place: str) -> int:
        return self._size(place)[0]

    def _size(self, place: str) -> tuple[int, int]:
        seen = self._sight.among(place) if place else None
        return (seen.columns, seen.size) if seen is not None else (0, 0)

    # What is asked -------------------------------------------------------------------------
    def question(self, question: Question[Any], sight: Sight | None = None, whom: str | None = None) -> Utterance:
        """Who was asked the same before hears fewer words, or only the sound. `whom`: the names of those it is put to,
        where they are to be called; None: as it is fit."""
        self._asked, self._sight = question, sight or self._sight
        form = self._again(question)
        sentence = self._asking(question, form, sight, whom)
        has_turns = sight is not None and sight.turn is not None
        name = "" if has_turns or isinstance(question, Press) else self._cue_of(question, form)
        cue = Cue(name) if name else None
        return Utterance(
            _row(cue, parts(sentence.voice)),
            language=self.language,
            braille=sentence.braille,
            topic=question.topic,
            brief=_brief(cue, sentence),
        )

    def title(self, question: Question[Any], sight: Sight | None = None) -> str:
        """What stands above the answers: what is asked as it is said, in full where no word is said of it any more."""
        self._sight = sight or self._sight
        said = self._asking(question, self._again(question), sight).voice
        return shown(said or self._asking(question, "", sight).voice)

    def _again(self, question: Question[Any]) -> str:
        """Whoever is asked was asked the same before: another question of that key."""
        return "again" if self._sight.asked[question.key] > 1 and self.verbosity != "detailed" else ""

    def _asking(self, question: Question[Any], form: str, sight: Sight | None, whom: str | None = None) -> Sentence:
        sentence = self._sentence(f"ask-{id_of(question.key)}", form, question_facts(question))
        if whom is None and self.listener is None and sight is not None and sight.turn != sight.seat:
            whom = self.wording.name(sight.seat)
        return self._phrasing.put_to(whom, sentence) if whom and sentence.voice else sentence

    def _cue_of(self, question: Question[Any], form: str) -> str:
        id = f"ask-{id_of(question.key)}"
        found = next((name for name in (f"{form}-cue", "cue") if self.book.has(id, name)), "")
        return self.book.text(id, found) if found else "turn"

    def help(self, question: Question[Any], sight: Sight | None = None) -> str:
        """What is wanted, and how it is done."""
        id = f"ask-{id_of(question.key)}"
        self._sight = sight or self._sight
        facts = self.wording.facts(question_facts(question), self._columns)
        kind = next((name for type, name in _KINDS if isinstance(question, type)), "pick")
        place = self._labels.place(question, sight) if kind == "pick" else None
        kind = "grid" if place is not None and place.columns else kind
        first = self.book.fill(id, "help" if self.book.has(id, "help") else "", facts)
        return shown(f"{first} {self.book.fill(f'help-{kind}', '', facts)}")

    def meaning(self, option: int | str) -> str:
        """What comes of a choice that is no card, where its words do not tell all."""
        choice = f"choice-{id_of(option)}" if isinstance(option, str) else ""
        return self.book.text(choice, "detail") if choice and self.book.has(choice, "detail") else ""

    def label(self, question: Question[Any], option: int | str, sight: Sight | None = None) -> str:
        """One option, in words: what is there, or whom it means."""
        return shown(self._labels.label(question, option, sight, self.verbosity))

    def label_braille(self, question: Question[Any], option: int | str, sight: Sight | None = None) -> str:
        return shown(self._labels.label(question, option, sight, "braille"))

    def focus(self, question: Question[Any], option: int | str, sight: Sight | None = None) -> Utterance:
        """The option the player has moved to: a soft sound from its place, then its words."""
        _, braille, spoken = self.forms(question, option, sight)
        return Utterance(spoken, lane=Lane.FOCUS, language=self.language, braille=braille)

    def forms(
        self, question: Question[Any], option: int | str, sight: Sight | None = None
    ) -> tuple[str, str, tuple[Part, ...]]:
        """One option for the eyes, for the fingers, and for the ears with its sound."""
        cue = Cue("move")
        place = self._labels.place(question, sight)
        if place is not None and isinstance(option, int):
            cue = grid_cue("move", option, place.columns, place.size or len(place.cards))
        words = self._labels.label(question, option, sight, self.verbosity)
        return shown(words), self.label_braille(question, option, sight), _row(cue, parts(words))

    def refusal(self, refused: Refused, sight: Sight | None = None) -> Utterance:
        """Why not, and what would be right."""
        self._sight = sight or self._sight
        facts = dict(refused.facts)
        if self._asked is not None:
            facts.setdefault("among", self._asked.among)
        if "options" in facts:
            facts["options"] = self._labels.offered(self._asked, facts["options"], self._sight)
        choice = facts.get("choice")
        if isinstance(choice, str):
            facts["choice"] = self.book.text(f"choice-{id_of(choice)}")
        sentence = self._sentence(f"refused-{id_of(refused.reason)}", "", facts)
        return Utterance(
            _row(Cue("refused"), parts(sentence.voice)),
            Lane.FOCUS,
            language=self.language,
            braille=sentence.braille,
            topic=self._asked.topic if self._asked is not None else "",  # the word refused may be one to be remembered
        )

    # Cards and letters ---------------------------------------------------------------------
    def card(self, card: Card) -> str:
        return shown(self.wording.card(card))

    def card_braille(self, card: Card) -> str:
        return self.wording.card(card, "braille")

    # What lies on the table -----------------------------------------------------------------
    @property
    def order(self) -> str:
        """How the own hand is read."""
        return self._survey.order

    @order.setter
    def order(self, order: str) -> None:
        self._survey.order = order

    def place(self, place: SeenPlace) -> str:
        return self._survey.name(place)

    def stretches(self, sight: Sight) -> list[Stretch]:
        """The places of the table to walk through."""
        return self._survey.stretches(sight)

    def slot(self, place: SeenPlace, slot: int) -> Utterance:
        """A card of a place, or what is there instead: a soft sound from where it lies, then its words."""
        words, braille = (self._labels.seen(place, slot, length) for length in ("normal", "braille"))
        cue = grid_cue("move", slot, place.columns, place.size or len(place.cards))
        return Utterance(_row(cue, parts(words)), lane=Lane.FOCUS, language=self.language, braille=shown(braille))

    # What can be done ------------------------------------------------------------------------
    def options(self, question: Question[Any], sight: Sight) -> Utterance:
        """Everything this question can be answered with, and nothing else."""
        words = self._offers.sentence(question, sight, self.order)
        if not words:
            words = self._sentence(f"ask-{id_of(question.key)}", "", question_facts(question)).voice
        return self._aside(words, question)

    def idea(self, question: Question[Any], answer: Answer, sight: Sight) -> Utterance:
        """An answer somebody else would give."""
        return self._aside(self.book.text("idea", idea=self._offers.answer(question, answer, sight)), question)

    def _aside(self, words: str, question: Question[Any]) -> Utterance:
        """It is forgotten with the question, or with the place that it is about."""
        topic = question.topic or question.among
        return Utterance(parts(words), Lane.FOCUS, None, self.language, shown(words), topic)

    # What a player asks about --------------------------------------------------------------
    def status(self, sight: Sight, cells: int = CELLS) -> str:
        """The game in one braille line (C16), as long as the display is wide."""
        return self._survey.status(sight, cells)

    def sides(self, sight: Sight) -> tuple[Side, ...]:
        return self._survey.sides(sight)

    def window(self, sight: Sight) -> str:
        return self._survey.window(sight)

    def look(self, what: str, sight: Sight) -> Utterance:
        """The answer to "scores", "hand", "table", "turn" or "counts", its cards said by their names."""
        words = self._look(what, sight)
        return Utterance(parts(words), lane=Lane.FOCUS, language=self.language, braille=shown(words))

    def scores(self, sight: Sight) -> str:
        return shown(self._look("scores", sight))

    def hand(self, sight: Sight) -> str:
        return shown(self._look("hand", sight))

    def table(self, sight: Sight) -> str:
        return shown(self._look("table", sight))

    def counts(self, sight: Sight) -> str:
        return shown(self._look("counts", sight))

    def turn(self, sight: Sight, with_question: bool = True) -> str:
        return shown(self._look("turn", sight) if with_question else self._survey.turn(sight))

    def _look(self, what: str, sight: Sight) -> str:
        words = self._survey.answer(what, sight)
        if what == "turn" and sight.question is not None and not sight.over and not self._survey.is_stood_in(sight):
            question = sight.question
            words += f" {self._sentence(f'ask-{id_of(question.key)}', '', question_facts(question)).voice}"
        return words


def question_facts(question: Question[Any]) -> dict[str, Any]:
    """What a question tells about itself: its facts, its bounds, its letters."""
    facts: dict[str, Any] = {"among": question.among}
    match question:
        case Word():
            facts |= {"starting": question.starting, "at_least": question.fits[0].at_least}
            facts |= {"containing": question.fits[0].containing, "at_most": question.fits[0].at_most}
        case Number():
            facts |= {"low": question.low, "high": question.high}
        case Several():
            facts |= {"at_least": question.at_least, "at_most": question.most, "count": len(question.options)}
        case Pick():
            facts["count"] = len(question.options)
    return facts | dict(question.facts)


def _row(cue: Cue | None, words: tuple[Part, ...]) -> tuple[Part, ...]:
    return words if cue is None else (cue, *words)


def _brief(cue: Cue | None, sentence: Sentence) -> tuple[Part, ...]:
    return () if sentence.brief is None else _row(cue, parts(sentence.brief))
