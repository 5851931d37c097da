"""Guided first games: one for every game in every language, and each can be followed to its end."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import islice
from random import Random
from typing import Any

import pytest
from players.room import Listener

from access_game.core.letters import Letters, fold
from access_game.core.questions import Answer, Word
from access_game.core.seats import CLOCK
from access_game.devices.keys.stroke import Stroke
from access_game.games import stems
from access_game.hall.learn import Learning
from access_game.hall.lesson import PUPIL, Lesson
from access_game.narration import tutorial as course
from access_game.narration.phrasebook import LANGUAGES, NoPhrase, Phrasebook
from access_game.players.console import Console
from access_game.players.pages import LinePage, ListPage

LONGEST = 420  # letters of one thing said: as much as one step of a rule page
EVERY = [pytest.param(stem, language, id=f"{stem}-{language}") for stem in stems() for language in LANGUAGES]
FOREIGN = {
    "fr": "the and you your with word card cards press choose this that is are of to turn",
    "en": "le les une des vous votre avec mot carte cartes appuyez choisissez est dans qui pour",
}
QUOTED = {"fr": r"« (.+?) »", "en": r'"(.+?)"'}


class Pupil:
    """Somebody at a real console who follows a lesson."""

    def __init__(self, stem: str, language: str, seed: int = 1) -> None:
        self.rng, self.ear, self.ends = Random(seed), Listener(), 0
        self.console = Console(Phrasebook(language))
        self.console.ears.append(self.ear)
        self.console.eyes.append(self.ear)
        self.lesson = Lesson(self.console, stem, self.end)
        self.lesson.begin()

    def end(self) -> None:
        self.ends += 1

    @property
    def step(self) -> course.Stage:
        return self.lesson.lessons[0]

    @property
    def question(self) -> Any:
        assert self.lesson.open is not None
        return self.lesson.open

    def right(self) -> Answer:
        """Some answer that leads on; where any word does, any word."""
        step = self.step
        if step.answers:
            answer = self.rng.choice(step.answers)
            return answer.format_map(self.lesson.kept) if isinstance(answer, str) else answer
        if isinstance(self.question, Word):
            return Word("", (Letters(starting=step.starting, containing=step.containing),)).guess(self.rng)
        return self.question.guess(self.rng)

    def wrong(self) -> Iterator[str]:
        """Lines that do not lead on: nothing, no word, another word; or every other choice of the list."""
        if isinstance(self.question, Word):
            wanted = {fold(str(one).format_map(self.lesson.kept)) for one in self.step.answers}
            yield from ("", "12", "?!")
            if wanted or self.step.starting or self.step.containing:
                yield "zzz" if self.step.starting != "Z" else "yyy"
        elif self.step.answers:
            wanted = {str(one) for one in self.step.answers}
            yield from (str(n) for n, one in enumerate(self.choices, start=1) if one not in wanted)

    @property
    def choices(self) -> list[str]:
        assert isinstance(self.console.page, ListPage)
        return [choice.id for choice in self.console.page.choices]

    def line(self, answer: Answer) -> str:
        """What is typed for that answer in a terminal: a word, or the number of a choice."""
        if isinstance(self.console.page, LinePage):
            return str(answer)
        return str(1 if answer is True else self.choices.index(str(answer)) + 1)

    def say(self, answer: Answer) -> None:
        self.console.line(self.line(answer))

    def press(self, *keys: str) -> None:
        for key in keys:
            before = len(self.ear.said)
            stroke = Stroke.parse(key) if len(key) > 1 else Stroke(key.lower() if key.isalnum() else "", key)
            self.console.press(stroke)
            assert len(self.ear.said) > before, f"{key} was met with silence"

    def type(self, answer: Answer) -> None:
        """The same by keys: letters and Enter, or arrows and Enter."""
        page = self.console.page
        if isinstance(page, LinePage):
            self.press(*str(answer), "enter")
            return
        assert isinstance(page, ListPage)
        row, column = divmod(int(self.line(answer)) - 1, page.columns)
        self.press("home", *["down"] * row, *["right"] * column, "enter")

    def steps(self) -> Iterator[course.Stage]:
        """Every step to the end; each of them must be done before the next is looked at."""
        while not self.ends:
            left = len(self.lesson.lessons)
            yield self.step
            assert len(self.lesson.lessons) < left, self.ear.texts[-3:]

    def heard_since(self, before: int) -> str:
        return " ".join(utterance.text for utterance in self.ear.said[before:])


def follow(pupil: Pupil, count: int | None = None) -> None:
    for _ in islice(pupil.steps(), count):
        pupil.say(pupil.right())


def test_every_game_has_a_tutorial_in_every_language() -> None:
    missing = []
    for stem in stems():
        for language in LANGUAGES:
            try:
                course.tutorial(language, stem)
            except NoPhrase:
                missing.append(f"{stem}.{language}")
    assert not missing


@pytest.mark.parametrize(("stem", "language"), EVERY)
def test_what_is_said_is_short_and_in_one_language(stem: str, language: str) -> None:
    lessons = course.tutorial(language, stem).lessons
    assert lessons[-1].expect == ""  # the last word is the teacher's
    foreign = set(FOREIGN[language].split())
    for lesson in lessons:
        assert bool(lesson.hint) == bool(lesson.expect), lesson.say
        for text in (lesson.say, lesson.hint) if lesson.expect else (lesson.say,):
            assert 0 < len(text) <= LONGEST, text
            assert text[-1] in ".!?", text
            assert not set("*_#|<>[]") & set(text), text
            assert not foreign & set(re.findall(r"\w+", text.casefold())), text


@pytest.mark.parametrize("stem", stems())
def test_the_lessons_teach_the_same_in_both_languages(stem: str) -> None:
    one, other = ([step.expect for step in course.tutorial(language, stem).lessons] for language in LANGUAGES)
    assert one == other


@pytest.mark.parametrize(("stem", "language"), EVERY)
@pytest.mark.parametrize("seed", (1, 2, 3))
def test_who_does_what_is_said_comes_to_the_end(stem: str, language: str, seed: int) -> None:
    pupil = Pupil(stem, language, seed)
    follow(pupil)
    assert pupil.ends == 1 and not pupil.lesson.lessons
    assert not re.search(r"[{}]", " ".join(pupil.ear.texts))
    assert pupil.ear.texts[-1] == pupil.console.text("lesson-end")


@pytest.mark.parametrize(("stem", "language"), EVERY)
def test_letters_arrows_and_enter_are_enough(stem: str, language: str) -> None:
    pupil = Pupil(stem, language)
    for _ in pupil.steps():
        pupil.type(pupil.right())
    assert not pupil.lesson.lessons


@pytest.mark.parametrize(("stem", "language"), EVERY)
def test_a_wrong_answer_gets_the_hint_and_changes_nothing(stem: str, language: str) -> None:
    pupil, tried = Pupil(stem, language), 0
    for step in pupil.steps():
        question, match = pupil.question, pupil.lesson.match
        for line in pupil.wrong():
            before, played = len(pupil.ear.said), list(match.journal)
            pupil.console.line(line)
            if not line:
                pupil.console.line("")  # to give up is asked once
            assert step.hint.format_map(pupil.lesson.kept) in pupil.heard_since(before), f"{line!r}: {step.say}"
            assert (pupil.step, pupil.question, match.journal) == (step, question, played)
            if isinstance(pupil.console.page, LinePage):
                assert pupil.console.page.text == ""  # nobody has to rub out the wrong word
            tried += 1
        pupil.type(pupil.right())
    assert tried > 10 and not pupil.lesson.lessons


@pytest.mark.parametrize(("stem", "language"), EVERY)
def test_a_choice_the_teacher_names_is_there(stem: str, language: str) -> None:
    pupil = Pupil(stem, language)
    for step in pupil.steps():
        named = re.findall(QUOTED[language], f"{step.say} {step.hint}")
        if named:
            assert isinstance(pupil.console.page, ListPage)
            assert set(named) <= {choice.label for choice in pupil.console.page.choices}
        pupil.say(pupil.right())


@pytest.mark.parametrize(("stem", "language"), EVERY)
def test_no_bell_rings_while_the_pupil_thinks(stem: str, language: str) -> None:
    pupil, matches = Pupil(stem, language), []
    for _ in pupil.steps():
        matches.append(pupil.lesson.match)
        pupil.say(pupil.right())
    for match in matches:
        rung = [asked for entry, asked in zip(match.journal, match.asked, strict=True) if entry.seat == CLOCK]
        assert not any(PUPIL in asked for asked in rung)


@pytest.mark.parametrize(("stem", "language"), EVERY)
def test_one_may_leave_at_every_step(stem: str, language: str) -> None:
    whole = sum(bool(step.expect) for step in course.tutorial(language, stem).lessons)
    for steps in range(whole):
        pupil = Pupil(stem, language)
        follow(pupil, steps)
        match, base = pupil.lesson.match, pupil.lesson.party.base
        pupil.press("escape")
        labels = [item.label for item in pupil.console.view().items]
        pupil.console.line(pupil.line("leave"))
        said = " ".join([*labels, pupil.console.page.title()]).lower()
        assert "enregistr" not in said and "saved" not in said  # a lesson is kept nowhere
        pupil.console.line(pupil.line("no"))  # better not
        assert pupil.ends == 0
        pupil.console.line(pupil.line("leave"))
        pupil.console.line(pupil.line("yes"))
        assert pupil.ends == 1
        assert base not in pupil.console.pages and not pupil.console.actions
        assert match.running.cr_frame is None  # the match was put away


@pytest.mark.parametrize("stem", stems())
def test_escape_and_back_leads_to_the_same_question(stem: str) -> None:
    pupil = Pupil(stem, "fr")
    for _ in pupil.steps():
        page = pupil.console.page
        pupil.press("escape", "escape")
        assert pupil.console.page is page
        pupil.say(pupil.right())
    assert not pupil.lesson.lessons


def test_what_the_teacher_said_can_be_heard_again() -> None:
    pupil = Pupil("frontibix", "fr")
    said = pupil.step.say
    pupil.press("r")
    before = len(pupil.ear.said)
    pupil.press("pageup")
    assert pupil.heard_since(before) == said


def test_in_the_lesson_of_a_race_the_first_letter_takes_the_floor() -> None:
    pupil = Pupil("frontibix", "fr")
    for step in pupil.steps():
        if step.expect == "race":
            break
        pupil.say(pupil.right())
    before = len(pupil.ear.said)
    pupil.press("l")
    assert pupil.step.expect == "both_word" and "Vous avez la parole" in pupil.heard_since(before)
    pupil.press("a", "m", "e", "enter")
    assert pupil.step.expect == "own_word"
    pupil.say(pupil.right())
    before = len(pupil.ear.said)
    pupil.press("z")  # here help is to be learnt: a word is not what was asked for
    assert pupil.step.expect == "race" and pupil.step.hint in pupil.heard_since(before)
    pupil.press("2", "enter")
    assert "hibou" in pupil.heard_since(before) and pupil.step.answers == ("give_up",)


def test_what_a_lesson_cannot_do_is_said() -> None:
    pupil = Pupil("paflemix", "fr")
    before = len(pupil.ear.said)
    pupil.press("ctrl+z")
    assert "Rien à annuler" in pupil.heard_since(before)
    pupil.press("f10")
    pupil.console.line(pupil.line("seats"))
    pupil.console.line(pupil.line("0/easy"))
    assert pupil.console.text("lesson-yours") in pupil.ear.texts
    follow(pupil)
    assert pupil.ends == 1


def test_a_word_of_the_pupil_comes_back_to_be_told_again() -> None:
    pupil = Pupil("paflemix", "fr")
    pupil.say("Mélusine")
    for step in pupil.steps():
        if step.expect == "recall_word":
            break
        pupil.say(pupil.right())
    before = len(pupil.ear.said)
    pupil.say("Marie")
    assert "Mélusine" in pupil.heard_since(before)
    pupil.say("melusine")  # accents do not count
    assert pupil.step.answers == ("et",)


@dataclass
class SmallHouse:
    """As much of the house as the Learn menu needs."""

    console: Console
    taught: list[str] = field(default_factory=list)

    def teach(self, stem: str) -> None:
        self.taught.append(stem)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_learn_menu_offers_every_tutorial(language: str) -> None:
    house: Any = SmallHouse(Console(Phrasebook(language)))
    Learning(house).open()
    page = house.console.page
    labels = {choice.id: choice.label for choice in page.choices}
    for stem in stems():
        assert Phrasebook(language, stem).text("game-title") in labels[f"tutorial/{stem}"]
        assert page.focus_on(f"tutorial/{stem}")
        page.choose()
    assert house.taught == list(stems())


@pytest.mark.parametrize("stem", stems())
def test_a_lesson_welcomes_before_the_table_says_a_word(stem: str) -> None:
    pupil = Pupil(stem, "fr")
    assert pupil.ear.texts[0].startswith("Bienvenue")
