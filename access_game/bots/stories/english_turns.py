"""The turns an English sentence takes: what is known after each word, and whom "he", "it" and "her" may mean."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from access_game.bots.stories.entry import Gloss
from access_game.bots.stories.situation import Situation
from access_game.bots.stories.thread import Thread

BEING = frozenset("PA")
KEPT = 8  # nouns that stay in mind
_OWNERS = {"my": "1s", "your": "2s", "our": "1p", "their": "3p", "his": "m", "her": "f", "its": "n"}


def is_being(who: Gloss | None) -> bool:
    return who is None or bool(BEING & set(who.kind)) or who.kind in ("", "e")


def is_somebody(who: Gloss | None) -> bool:
    """A being, and not everyone nor nobody."""
    return is_being(who) and (who is None or who.part != "everyone")


def sexes(who: Gloss) -> str:
    """What may be said of one: m he, f she, n it; a pirate is he or she until somebody has said which."""
    if who.person != "3s" or who.part == "everyone":
        return ""
    return who.gender or ("mf" if "P" in who.kind else "n")


def meant(who: Gloss | None, pronoun: Gloss) -> Gloss | None:
    """This one, if the pronoun may mean them; from now on with the sex it said."""
    if who is None or who.person != pronoun.person or who.part == "everyone":
        return None
    if pronoun.person != "3s":
        return who
    return who._replace(gender=pronoun.gender) if pronoun.gender in sexes(who) else None


def owner(who: Gloss | None, possessive: Gloss) -> Gloss | None:
    """The same for his, her, its."""
    sign = _OWNERS.get(possessive.word, "")
    if who is None or who.part == "everyone" or not sign:
        return None
    if sign in "mfn":
        return who._replace(gender=sign) if sign in sexes(who) else None
    return who if who.person == sign else None


def same(one: Gloss | None, other: Gloss | None) -> bool:
    return one is not None and other is not None and (one.lemma, one.person) == (other.lemma, other.person)


def known(s: Situation, e: Gloss) -> bool:
    return any(same(e, one) for one in (s.thread.hero, *s.thread.named))


def referents(s: Situation, pronoun: Gloss) -> Iterable[Gloss]:
    """Whom a subject pronoun means: who did the last thing, else the hero, else what was named last: she kissed a
    walrus so it fainted."""
    last = next(iter(reversed(s.thread.named)), None)
    if last is not None and ("L" in last.kind or not last.part.startswith(("noun", "name"))):
        last = None
    for who in (s.doer if s.doer and is_somebody(s.doer) else None, s.thread.hero, last):
        if found := meant(who, pronoun):
            yield found


def mind(s: Situation, who: Gloss) -> Thread:
    """The thread when a sex has been said."""
    if same(who, s.thread.hero):
        return s.thread._replace(hero=who)
    return s.thread._replace(named=tuple(who if same(one, who) else one for one in s.thread.named))


def remember(thread: Thread, e: Gloss, aside: bool = False) -> Thread:
    """`aside`: where it stands, not what it is about; "it" and "them" mean the others first."""
    if same(e, thread.hero):
        return thread
    others = tuple(one for one in thread.named if not same(one, e))
    return thread._replace(named=(e, *others[1 - KEPT :]) if aside else (*others, e)[-KEPT:])


ADVERB, DATED = "+ly", "+when"  # this sentence has its adverb; it says when
CHAINED, HAILED = "+and", "+hero"  # this subject has its second verb; this sentence its other name for the hero


def fresh(s: Situation, mood: str = "") -> Situation:
    """A new clause begins; who did the last thing is still in mind."""
    return s._replace(
        at="clause", number="", kind="", article="", role="subject", wanted="", frame="", joined=0, form="",
        adjectives=0, adverbs=0, onset="", sites="", relatives=0, mood=mood, used=s.used.replace(CHAINED, ""),
    )  # fmt: skip


def joined(s: Situation, e: Gloss) -> Situation:
    """After because, so, when..."""
    after = fresh(s, "because" if e.word in ("although", "though") else e.word)  # both ask how somebody feels
    return after._replace(clauses=s.clauses + 1, used=f"{after.used} {e.word}")


def named(s: Situation, e: Gloss) -> Situation:
    """A noun or a name ends its group."""
    article = "name" if e.part == "name" else s.article
    after = s._replace(at="noun", number=e.number, kind=e.kind, article=article, onset="", adjectives=0)
    if s.role == "subject":
        return acting(after, e)
    if s.role == "attribute":
        return after
    thread = remember(s.thread, e, aside=s.role == "place")
    if s.sites and "L" in e.kind:
        thread = thread._replace(place=e)
    return after._replace(thread=thread)


def acting(s: Situation, e: Gloss) -> Situation:
    """This one does what follows; the first of the story is its hero."""
    thread = s.thread
    if s.joined:
        pair = (thread.hero or e)._replace(person="3p", number="p", gender="")
        return s._replace(who="3p", doer=pair, thread=thread._replace(hero=pair))
    if thread.hero is None and is_being(e):
        thread = thread._replace(hero=e)
    elif e.part == "everyone" or not same(e, thread.hero):
        thread = remember(thread, e)
    doer = thread.hero if same(e, thread.hero) else e  # the hero, with the sex that was said
    return s._replace(who=e.person, doer=doer, thread=thread)


def hailed(s: Situation, e: Gloss) -> Situation:
    """ "the rascal", "our daredevil": the hero by another name."""
    hero = s.thread.hero or e._replace(person=f"3{e.number}")
    after = s._replace(at="noun", number=hero.number, kind=hero.kind, article="epithet", onset="", adjectives=0,
                       used=f"{s.used} {HAILED}")  # fmt: skip
    return after._replace(who=hero.person, doer=hero) if s.role == "subject" else after


def christened(s: Situation, e: Gloss) -> Situation:
    """ "a walrus called Nigel": from now on he may be Nigel, and the walrus still."""
    thread, last = s.thread, next(iter(reversed(s.thread.named)), None)
    if s.role == "subject" and thread.hero is not None:
        beast = thread.hero._replace(gender=e.gender)
        name = e._replace(kind=beast.kind)
        thread = remember(thread._replace(hero=name), beast)
        return s._replace(at="noun", article="name", kind=name.kind, doer=name, thread=thread, onset="")
    if last is None:
        return s._replace(at="noun", article="name", onset="")
    thread = remember(remember(thread, last._replace(gender=e.gender)), e._replace(kind=last.kind))
    return s._replace(at="noun", article="name", thread=thread, onset="")


def spoken_of(s: Situation, pronoun: Gloss) -> Situation:
    """He, she, it, they as a subject."""
    who = next(iter(referents(s, pronoun)), None)
    after = s._replace(at="predicate", article="pronoun")
    if who is None:  # somebody new, or nobody knows who: heard, never said
        return acting(after, pronoun._replace(kind="P" if pronoun.gender != "n" else "A"))
    return after._replace(who=who.person, doer=who, thread=mind(s, who))


def began(s: Situation, e: Gloss) -> Situation:
    """A determiner opens a group."""
    wanted = "".join(c for c in s.wanted if c in BEING) if s.role == "place" and e.kind == "num" else ""
    wanted = wanted or s.wanted
    after = s._replace(at="det", number=e.number, article=e.kind, onset=e.before, wanted=wanted)
    who = owner(s.doer or s.thread.hero, e) if e.kind == "poss" else None
    if who is None:
        return after._replace(article="ours" if e.word == "our" else "mine") if e.kind == "poss" else after
    return after._replace(doer=who if s.doer else None, thread=mind(s, who))


def does(s: Situation, e: Gloss) -> Situation:
    """A verb; it is not said again in this sentence."""
    return s._replace(
        at="after verb", role="object", frame=e.frame, wanted="", onset="", article="", kind="", joined=0, sites="",
        used=f"{s.used} {e.lemma}", thread=s.thread._replace(tense=s.thread.tense or s.tense),
    )  # fmt: skip


def doing(s: Situation) -> Callable[[Gloss], Situation]:
    return lambda e: does(s, e)


def goes(to: Situation) -> Callable[[Gloss], Situation]:
    return lambda e: to


def governed(s: Situation, e: Gloss, role: str = "place") -> Situation:
    stay = "." if e.part == "prep/stay" else ""
    sites = stay + e.frame if e.frame else ""
    s = s._replace(used=f"{s.used} until") if e.word == "until" else s
    return s._replace(at="prep", role=role, wanted=e.kind, sites=sites, onset="", adjectives=0, extras=s.extras + 1,
                      article=e.part)  # fmt: skip


def relative(s: Situation, last: Gloss) -> Situation:
    """ "who", "that": what was named last does something."""
    begun = fresh(s, "who")._replace(at="predicate", who=last.person, doer=last, clauses=s.clauses + 1)
    return begun._replace(used=f"{s.used} who")
