"""What an English subject does: verbs of the right tense and person, with what they may take."""

from __future__ import annotations

from collections.abc import Iterator

from access_game.bots.stories.english_groups import group
from access_game.bots.stories.english_turns import doing, fresh, goes, is_being, is_somebody, same
from access_game.bots.stories.entry import Gloss
from access_game.bots.stories.situation import Branch, Situation

_AT_ONCE = ("until", "while", "when", "who", "so")  # what happens there is short
_PASSING = ("so", "until", "when", "while")  # how somebody always is comes of nothing, and ends nothing
_DEAR = ("x-ray", "quack", "oink", "exercise", "eavesdrop", "unicycle")  # the only ones of their letters
LONG = 1  # clauses joined: then only short ones follow
_TENSES = (("past", 1.0), ("pres", 0.9))


def predicate(s: Situation) -> Iterator[Branch]:
    yield from finite(s, 3.0)
    sober = is_somebody(s.doer) and s.mood in ("", "but", "so") and s.adverbs == 0 and s.clauses <= LONG
    yield Branch("midway", lambda e: s._replace(at="midway", adverbs=s.adverbs + 1), weight=0.5 if sober else 0.0,
                 fancy=True)  # fmt: skip


def finite(s: Situation, weight: float) -> Iterator[Branch]:
    """sneezes or sneezed, is or was, has or had, can or could."""
    why = s.mood == "because"
    done = s._replace(role="object", onset="", wanted="", form="")
    for tense, often in _TENSES:
        told = s.thread.tense
        share = 0.0 if told not in ("", tense) or s.tense not in ("", tense) else weight * (often if not told else 1.0)
        now = done._replace(tense=tense, thread=s.thread._replace(tense=told or tense))
        form = "past" if tense == "past" else "3s" if s.who == "3s" else "base"
        yield Branch(f"verb/{form}", doing(now), weight=share, taste=lambda e: verb_taste(s, e))
        if s.at == "midway":
            continue
        share *= s.clauses <= LONG or why
        quality = now._replace(at="be", role="attribute")
        yield Branch(f"be/{s.who}/{tense}", goes(quality), weight=share * (1.6 if why else 0.45))
        having = share * (0.25 if why else 0.12) if is_somebody(s.doer) and s.mood in ("", "because", "but") else 0.0
        yield Branch(f"have/{form}", goes(now._replace(at="have", role="attribute")), weight=having)
        denying = now._replace(at="do", role="attribute", form="base")
        yield Branch(f"do/{form}", goes(denying), weight=0.0)
        yield Branch("modal", goes(denying), lambda e, tense=tense: e.kind == tense, 0.0)  # type: ignore[misc]


def verb_taste(s: Situation, e: Gloss) -> float:
    frame = e.frame
    if e.lemma in s.used.split():
        return 0.0
    if s.doer and s.doer.part == "everyone":
        return 1.0 if "e" in frame else 0.0
    if not is_being(s.doer):
        return 1.0 if "x" in frame else 0.0
    if not set(frame) - set("ixdo"):
        return 0.0
    if not frame.strip("r?dpuo"):
        return 0.0
    if s.mood == "because" and s.article != "pronoun" and not same(s.doer, s.thread.hero):
        return 1.0 if "e" in frame else 0.0  # the reason is what somebody else does
    if s.mood == "because":
        return 1.0 if "r" in frame and frame != "r?" else 0.0
    if s.mood == "but":
        return 1.0 if set("ru") & set(frame) or (s.article != "pronoun" and s.at != "deed" and "e" in frame) else 0.0
    if e.lemma in _DEAR:
        return 0.3
    if s.mood in ("so", "until"):  # what a child would laugh at: somebody faints, somebody claps
        return 0.0 if "i" not in frame else 1.0 if set("eu" if s.mood == "so" else "ux") & set(frame) else 0.1
    if s.mood in _AT_ONCE or s.clauses > LONG:
        return 1.0 if "i" in frame else 0.0
    return 0.35 if "r" in frame else 0.8 if "i" in frame else 0.1 if set(frame) <= set(">?") else 1.3


def bare(s: Situation, form: str, weight: float) -> Iterator[Branch]:
    """After to, can, was: hop, hopping."""
    calm = s._replace(mood="" if s.mood in ("because", "while", "after", "before", "aim") else s.mood)
    apt = {"while": "d", "aim": "p"}.get(s.mood, "") if s.at != "be" else ""

    def taste(e: Gloss) -> float:
        return 0.0 if "r" in e.frame or (apt and apt not in e.frame) else verb_taste(calm, e)

    yield Branch(f"verb/{form}", doing(s), weight=weight, taste=taste)


def after_auxiliary(s: Situation) -> Iterator[Branch]:
    """After can, does, to."""
    yield from bare(s, "base", 2.0)
    if s.at == "do" and s.kind != "not":
        yield Branch("not", lambda e: s._replace(kind="not"), weight=3.0 if s.mood == "because" else 0.5)


def after_be(s: Situation) -> Iterator[Branch]:
    end = s._replace(at="end", role="object", extras=9, frame="", kind="")
    being = is_being(s.doer)
    passing = s.mood in _PASSING

    def feels(e: Gloss) -> float:
        return 0.0 if passing and e.kind == "always" else 1.0

    yield Branch("feeling", goes(end), weight=2.0 if being else 0.0, taste=feels)
    kinds = set(s.doer.kind) if s.doer else set("PA")
    yield Branch("adj", goes(end), weight=0.0 if being or passing else 2.0,
                 taste=lambda e: 1.0 if kinds & set(e.kind) & set("TFWVIU") else 0.0)  # fmt: skip
    yield Branch("degree", lambda e: s._replace(at="degree"), weight=0.5 if being else 0.0)
    deeds = being and s.mood in ("", "while", "when", "but")
    yield from bare(s._replace(form="ing", kind=""), "ing", 0.8 if deeds else 0.0)
    yield Branch("not", lambda e: s._replace(kind="not"), lambda e: s.kind != "not", 0.1 if being else 0.0)
    yield Branch("prep/stay", lambda e: s._replace(at="prep", role="place", wanted=e.kind, sites=e.frame, extras=9),
                 weight=0.0)  # fmt: skip
    somebody = s.doer is not None and s.doer.part == "name" and s.mood == "because"
    for step in group(s._replace(number=s.who[1:]), "attribute", "P", 1.0 if somebody else 0.0):
        yield step if step.part == "det" else step._replace(weight=0.0)


def after_degree(s: Situation) -> Iterator[Branch]:
    end = s._replace(at="end", role="object", extras=9, frame="", kind="")
    for step in after_be(s):
        if step.part == "feeling":
            yield step._replace(weight=1.0)
    yield Branch("adj", goes(end), weight=0.0)


def after_have(s: Situation) -> Iterator[Branch]:
    """He had a beard, a pet or some luck; nobody asks where it is."""
    state = s._replace(frame="r")
    for step in group(state, "object", "ATWB", 1.0):
        if step.part == "det":
            yield step._replace(taste=lambda e: {"indef": 2.0, "num": 0.4}.get(e.kind, 0.0) * (e.word != "another"))
        else:
            yield step._replace(weight=0.0)


def objects(s: Situation) -> Iterator[Branch]:
    """What the verb takes: something of its classes, "to" and a verb, "that" and a clause."""
    classes = "".join(c for c in s.frame if c.isupper())
    if classes:
        short = not is_being(s.doer) or s.clauses > LONG or s.mood == "who"
        yield from group(s, "object", classes, 0.0 if short and "i" in s.frame else 2.5, "ia" if "L" in classes else "")
    if ">" in s.frame:
        yield Branch("to", lambda e: s._replace(at="to", role="attribute", form="base", frame=""), weight=1.5)
    if "?" in s.frame:
        yield Branch("that", lambda e: fresh(s, "that"), weight=0.0)
