"""A second opinion on English sentences, written apart from the grammar that makes them.

There is no dictionary of parts of speech here: the checker has school rules, the shapes of words, a list of spellings
to tell "cats" from "bus", and lists of its own for what shapes do not show.
"""

from __future__ import annotations

from collections.abc import Container, Sequence

ONE = set("a an every each another one this that".split())
SEVERAL = set("these those two three four five six seven eight nine ten eleven twelve twenty thirty forty fifty ninety several many few both".split())
OTHER = set("the my your his her its our their some enough".split())
HE = set("he she it everybody everyone someone somebody nobody".split())
THEY = set("i you we they".split())
MODALS = set("can could may might must shall should will would do does did".split())
PREPOSITIONS = set(
    "about above across after against along among around at before behind below beneath beside besides between beyond by despite "
    "during except for from in inside into like near on onto opposite outside over past round since through throughout to towards "
    "under underneath unlike until upon via with within without of".split()
)
JOINERS = set("and but or so yet then because although though if when whenever while whereas unless once as where who which that".split())
SINGING = set("bus octopus walrus albatross platypus cactus iris boss ass actress waitress duchess empress princess mattress compass "
              "necklace glass dress circus hippopotamus rhinoceros mongoose moose goose business headdress fortress oasis yes "
              "christmas fearless across omnibus lens crisis canvas class grass bass cross kiss mess pass press princess stress "
              "tennis virus lioness seamstress fairness happiness mistress stewardess hostess countess lynx".split())  # fmt: skip
MANY = set("children women men mice geese feet teeth oxen people cacti dice policemen firemen snowmen postmen milkmen fishermen yachtsmen oases".split())
EITHER = set("sheep deer fish moose bison salmon trout squid shrimp jellyfish goldfish starfish reindeer elk hovercraft aircraft "
             "swordfish".split())  # fmt: skip
SOUNDS_YOU = ("uni", "uk", "use", "usu", "usa", "ush", "util", "uto", "eu", "one", "once", "ewe", "una")  # begin like a consonant
SOUNDS_VOWEL = ("hour", "honest", "honour", "heir", "x-ray")
YET_VOWEL = ("unin", "unim", "uninv", "unkn")
PAST = set(
    "ate awoke blew broke brought built bought caught chose cut dug drew drank drove fell fed felt found fled flew forgot forgave froze "
    "gave grew had heard hid kept knelt knew led left lent lit lost made met overheard overtook read rode ran said saw sold sent sewed "
    "shook shrank sang sat slept slid smelt swept swam swung taught thought threw understood upset woke wore wove wept won wrote was were did "
    "went came took told stood spoke stole held hurt put let".split()
)
# adjectives that no ending betrays
PLAIN = set(
    "absurd ancient agile awkward bald big bizarre blue bold brave bright brilliant broken calm clean clever cold crisp cute damp "
    "dark elderly emerald empty enormous expensive fast fierce flat fresh friendly frozen giant gold golden good grand green grey grotesque "
    "handsome hidden hollow huge humble idle immense indigo intense jumbo keen kind kitsch large late lemony light lilac little long loud "
    "lovely mad magic mellow mild mint modern naive neat new nice nimble noble normal obscure odd old orange oval pale perfect pink plump "
    "popular proud purple quaint quick quiet rare rapid red remote rich robust rotten round royal rude sad secret sharp short shy "
    "silver simple slow small smart smooth soft sour square strange strong sweet super superb stubborn tall tame tender thin tiny "
    "ultimate unique universal unknown upset vain vast vibrant vintage violet warm weird wet white wicked wild wise wooden young "
    "yellow zigzag upside-down early easy elegant electric elastic exotic extraordinary extreme fragile glum grim ill "
    "inner innocent intelligent invisible mean merry moody opaque organic original patient polite pretty private quirky solemn "
    "terrific tropical valiant wary honest eager".split()
)
ENDINGS = ("y", "ful", "ous", "ic", "al", "ed", "ing", "ble", "less", "ish", "ive", "ant", "ent", "id", "ate", "ory", "ary", "ian", "ile", "ar", "some")
NEVER_ADJECTIVES = set(
    "baby fairy lady spy story diary city balcony bakery gallery galaxy library nursery observatory pharmacy quarry railway embassy "
    "monkey donkey turkey butterfly dragonfly firefly fly puppy pony canary husky bunny berry cherry jelly candy strawberry raspberry "
    "blueberry key boy granny nanny mummy teddy jersey body belly tummy daisy lily poppy ivy ferry lorry battery memory mystery theory "
    "victory party ceremony jubilee history journey story fly day birthday holiday anniversary country valley laundry dictionary "
    "autobiography secretary wallaby ray x-ray quay trophy tray toy century animal crystal carnival festival jackal medal petal journal "
    "king ring thing swing wing string earring ceiling evening morning drawing painting feeling wedding pudding dumpling duckling lightning "
    "bed weed seed reed sled medal elephant ant giant agent president student servant accent parent present event argument "
    "experiment instrument ornament compliment achievement improvement accident musician magician optician electrician librarian historian pianist "
    "table vegetable cable marble bubble bible thimble pebble double scribble mechanic music picnic comic mosaic magnetic olive detective "
    "dive cave hive native pirate plate date gate skate debate chocolate crocodile reptile smile tile file mile car star guitar jar "
    "caterpillar dollar collar radish goldfish fish dish wish fetish factory emergency bird guild guard pyramid squid orchid lid kid "
    "apricot hospital cathedral admiral general criminal arrival rival animal meal seal canal coral opal pal signal tutorial turkey assistant infant tenant "
    "merchant consultant immigrant restaurant warrant croissant antelope hippo dwarf oyster monastery artist parsley honey celery "
    "gravy pastry gorilla cookie ferry discovery february july may lavatory territory referee "
    "cranberry kitty jockey attorney chimney turkey kidney money barley abbey pulley alley trolley volley duchy enemy army navy bully "
    "hyena lunch bench guinea mayday sunday monday tuesday wednesday thursday friday saturday jury colony prophecy quality "
    "cowboy postcard newspaper decoy convoy missionary canopy berry academy remedy melody comedy tragedy rhapsody custody "
    "pansy peony peanut ivory salary subway motorway runway hallway doorway archway spray buoy display "
    "daydream yard wizard lizard leopard understudy".split()
)


OPENERS = set(
    "actually afterwards always even everywhere however instead indeed maybe meanwhile nearby nevertheless nowadays often once perhaps "
    "sometimes somewhere then today yesterday yet abracadabra aha ahem alas atchoo boo bravo crikey eek gosh goodness gracious hello hey "
    "hooray hurrah ouch oops oh phew quack rats splash tada ugh whoops whee wow wham yikes yippee yes yuck yum zap zounds zoom oink eureka "
    "jeepers kaboom kapow".split()
)
NAMES_LIKE_ADJECTIVES = set("wendy mary lucy larry harry henry terry ricky penny amy andrew polly molly emily sally jenny becky nancy betty dolly holly".split())
_NOT_NOUNS = {"is", "are", "was", "were", "am", "has", "have", "had", "not"} | ONE | SEVERAL | OTHER


class Checker:
    def __init__(self, spellings: Container[str]) -> None:
        self._known = spellings

    def faults(self, sentence: Sequence[str], finished: bool = True) -> list[str]:
        words = [w if (i and w[:1].isupper() and w != "I") else w.lower() for i, w in enumerate(sentence)]
        if words and self._named_first(words):
            words[0] = words[0].capitalize()
        found = self._articles(words)
        begins = True  # here a subject may stand
        i = 0
        while i < len(words):
            word = words[i].lower()
            joined = i > 0 and words[i - 1] == "and"
            if word in ONE | SEVERAL | OTHER and i + 1 < len(words) and not (word == "that" and not begins and words[i - 1] not in PREPOSITIONS | JOINERS):
                head, faults = self._noun_group(words, i)
                found += faults
                if head is not None and begins and not joined:
                    many = word in SEVERAL or (word not in ONE and self._many(words[head]))
                    if word in OTHER and words[head] in EITHER:
                        i, begins = head + 1, False
                        continue
                    found += self._verb(words, head + 1, many)
                i, begins = (head + 1 if head is not None else i + 1), False
                continue
            if begins and word in HE:
                found += self._verb(words, i + 1, False)
            elif begins and word in THEY:
                found += self._verb(words, i + 1, True, word == "i")
            elif begins and words[i][:1].isupper() and not joined:
                found += self._verb(words, i + 1, False)
            if word in MODALS and word not in ("may",):
                found += self._base(words, i + 1, word)
            begins = word in JOINERS and word not in ("which", "who")
            begins = begins or (i == 0 and not words[0][:1].isupper() and not self._noun_shape(word))
            i += 1
        return found

    def _named_first(self, words: list[str]) -> bool:
        """Is the first word a name? Not if it has another trade, nor if a subject follows it."""
        word = words[0]
        if self._noun_shape(word) or word in JOINERS | OPENERS or word.endswith("ly") or self._adjective(word):
            return word in NAMES_LIKE_ADJECTIVES
        after = words[1] if len(words) > 1 else ""
        return not (after[:1].isupper() or after in ONE | SEVERAL | OTHER | HE | THEY)

    def _noun_shape(self, word: str) -> bool:
        return self._many(word) or word in ONE | SEVERAL | OTHER | HE | THEY | PREPOSITIONS

    def _articles(self, words: list[str]) -> list[str]:
        found = []
        for word, after in zip(words, words[1:], strict=False):
            low = after.lower()
            vowel = low[0] in "aeioué" and (not low.startswith(SOUNDS_YOU) or low.startswith(YET_VOWEL))
            vowel = vowel or low.startswith(SOUNDS_VOWEL)
            if (word == "a" and vowel) or (word == "an" and not vowel):
                found.append(f"{word} {after}: article")
        return found

    def _many(self, word: str) -> bool:
        low = word.lower()
        if low in MANY or low in EITHER or low == "x-rays":
            return True
        if not low.endswith("s") or low.endswith("ss") or low in SINGING:
            return False
        stems = (low[:-1], low[:-2] if low.endswith("es") else "", low[:-3] + "y" if low.endswith("ies") else "")
        stems += (low[:-3] + "f" if low.endswith("ves") else "", low[:-3] + "fe" if low.endswith("ves") else "")
        return any(stem and stem in self._known for stem in stems)

    def _adjective(self, word: str) -> bool:
        return word in PLAIN or (word.endswith(ENDINGS) and word not in NEVER_ADJECTIVES)

    def _noun_group(self, words: list[str], i: int) -> tuple[int | None, list[str]]:
        at = i + 1
        while at + 1 < len(words) and at < i + 3 and self._adjective(words[at]) and self._may_be_noun(words[at + 1]):
            at += 1
        head, det = words[at], words[i]
        if self._adjective(head) and (at + 1 >= len(words) or not self._may_be_noun(words[at + 1])) and head not in SINGING:
            return at, []  # cut short, or a noun that looks like an adjective
        if det in ONE and self._many(head) and head not in EITHER:
            return at, [f"{det} {head}: number"]
        if det in SEVERAL and not self._many(head):
            return at, [f"{det} {head}: number"]
        return at, []

    def _may_be_noun(self, word: str) -> bool:
        return word.lower() not in PREPOSITIONS | JOINERS | MODALS | _NOT_NOUNS and not word.endswith("ly")

    def _verb(self, words: list[str], at: int, many: bool, first_person: bool = False) -> list[str]:
        while at < len(words) and (words[at].endswith("ly") or words[at] in ("also", "just", "never", "often", "always", "soon", "still", "seldom", "sometimes")):
            at += 1
        if at >= len(words) or words[at] in JOINERS | PREPOSITIONS | MODALS - {"do", "does"}:
            return []
        verb = words[at]
        if verb.endswith("ed") or verb in PAST - {"was", "were"}:
            return []
        if verb in ("am", "is", "are", "was", "were"):
            right = {"am", "was"} if first_person else {"are", "were"} if many else {"is", "was"}
            return [] if verb in right else [f"{words[at - 1]} {verb}: person"]
        third = verb in ("has", "does") or (self._many(verb) and verb not in EITHER)
        if third == many:
            return [f"{words[at - 1]} {verb}: person"]
        return []

    def _base(self, words: list[str], at: int, modal: str) -> list[str]:
        at += at < len(words) and words[at] == "not"
        if at >= len(words):
            return []
        verb = words[at]
        ends = (verb.endswith("ed") and verb not in ("need", "feed", "embed", "exceed")) or verb.endswith("ing") and verb not in ("sing", "bring", "ring", "swing")
        return [f"{modal} {verb}: bare verb"] if ends or self._many(verb) and verb not in EITHER else []
