"""Do two words sound the same? Where memory is tested, who has only heard a word cannot know how it is written.

A rule of the game like any other: pure, and the same at every replay. French is spelled by rules, so a few of them
write down what is heard; English is not, so its commonest pairs are listed. Shades nobody hears in a noisy room are
folded together: é and è, open and closed o, brin and brun. The letters still count where letters are the game.
"""

from __future__ import annotations

import re
import unicodedata
from functools import cache, lru_cache

from .homophones import ENGLISH
from .letters import fold

# French words that do not follow the rules, respelled so that they do.
_IRREGULAR_WORDS = """
fils=fisse os=osse
as=asse bus=busse sens=sansse vis=visse six=sisse dix=disse ours=ourse mars=marse sept=sète huit=huite
œufs=œu oeufs=œu bœufs=beu boeufs=beu femme=fame femmes=fame monsieur=meussieu ville=vile mille=mile villes=vile
tranquille=tranquile second=segon seconde=segonde oignon=ognon doigt=doi doigts=doi temps=tan corps=cor poids=poi
pied=pié pieds=pié clef=clé clefs=clé et=é est=è es=è août=oute pays=péi mer=mère fer=fère ver=vère cher=chère
hier=ière hiver=ivère fier=fière amer=amère enfer=enfère cuiller=cuillère eu=u eut=u eût=u eus=u eue=u eues=u
gentil=genti outil=outi fusil=fusi sourcil=sourci persil=persi blanc=blan franc=fran porc=por tabac=taba
estomac=estoma banc=ban flanc=flan gars=ga chœur=keur chorale=korale orchestre=orkestre écho=éko mers=mère vers=vère
fers=fère hivers=ivère enfers=enfère chers=chère œil=euil yeux=ieu dos=do net=nète but=bute brut=brute index=indexe
gaz=gaze chef=chèfe neuf=neufe bœuf=beufe œuf=eufe oeuf=eufe bonshommes=bonzome messieurs=méssieu mesdames=médame
ses=sè les=lè des=dè mes=mè tes=tè ces=sè eux=œu cet=cète sud=sude clip=clipe internet=internète cap=cape cool=coule
foot=foute que=keu sent=sant trop=tro sirop=siro galop=galo drap=dra ouest=oueste respect=respè
cest=sè sest=sè mest=mè riz=ri jean=jan cerf=sère cerfs=sère set=sète sets=sète hockey=hoké
"""
# How some of them are said as well: "des os" like "des eaux", "août" like "où".
_ALSO_WORDS = "os=eau août=ou aout=ou plus=plusse tous=tousse jean=djine cerfs=cerfe"
_ALSO = dict(pair.split("=") for pair in _ALSO_WORDS.split())
_IRREGULAR = dict(pair.split("=") for pair in _IRREGULAR_WORDS.split())
_VOWEL = "aeiouyàâéèêëîïôöûùüœ"
_NASAL = f"(?![{_VOWEL}nmh])"  # an n or m that makes a vowel nasal: none of these follows
# What is written, as a regular expression, and what is heard; the first that fits is taken.
_FRENCH = (
    # endings
    (r"aient?$|ai[est]?s?$|aîts?$", "e"),
    (r"(?<=[^aeiou])ies?$|ît$", "i"),
    (r"er$|ez$|ée?$|ets?$|êts?$", "e"),
    (r"(?<=[gq])ue$", ""),
    (r"(?<=..)e$", ""),
    (r"(?<=[vt])ient?$", "j2"),
    (r"(?<=[sc])t$", "t"),
    (r"(?<=[mn])p(?=t)", ""),
    (r"(?<=[^aeo])i[td]$", "i"),
    (r"(?<=.)[td]$|(?<=[mu])p$", ""),
    (r"(?<=an|on|en|in)gt?$", ""),
    # vowels of several letters
    (r"eaux?|aux?|ô", "o"),
    (r"euill?|ueill?|œill?", "@j"),
    (r"œu|oeu|eû|eu", "@"),
    (r"oû|où|oo|ou", "u"),
    (r"oy(?=[aeéiou])", "waj"),
    (r"oî|oi(?!n)|oê", "wa"),
    (r"oin" + _NASAL, "w2"),
    (r"(?:ain|aim|ein|eim|yn|ym|in|im|un|um)" + _NASAL, "2"),
    (r"(?<=[iéy])en" + _NASAL + r"(?!t)", "2"),
    (r"(?:an|am|en|em|aon)" + _NASAL, "1"),
    (r"(?:on|om)" + _NASAL, "3"),
    (r"ay(?=[aeéiou])|ey(?=[aeéiou])|uy(?=[aeéiou])", "ej"),
    (r"aî|ai(?!ll|l$)|ei(?!ll|l$)|è|ê|ë|é|æ", "e"),
    (r"e(?=ill?)", "e"),
    (r"(?<=[aeu])ill|(?<=[aeu])il$", "j"),
    (r"ill(?=[aeéèio]|$)", "ij"),
    # consonants
    (r"sch|ch(?=[lrn])", "k"),
    (r"ch|sh", "S"),
    (r"ph", "f"),
    (r"gn", "N"),
    (r"gu(?=[eéèêiîy])", "g"),
    (r"ge(?=[aoâôu])|g(?=[eéèêiîy])|j", "Z"),
    (r"gg|g", "g"),
    (r"qu|ck|cqu|k|q|cc(?=[aouâôlr])", "k"),
    (r"cc(?=[eéèêiîy])", "ks"),
    (r"sc(?=[eéèêiîy])|c(?=[eéèêiîy])|ç", "s"),
    (r"c", "k"),
    (r"ti(?=on|el|eu|al|aire)(?<![sx]ti)", "sj"),
    (r"th|tt|t", "t"),
    (rf"(?<=[{_VOWEL}])s(?=[{_VOWEL}h])|z+", "z"),
    (r"ss|s", "s"),
    (rf"(?<=^e)x(?=[{_VOWEL}h])", "gz"),
    (r"(?<=[ui])x$", ""),
    (r"x", "ks"),
    (r"bb|b", "b"),
    (r"dd|d", "d"),
    (r"ff|f", "f"),
    (r"ll|l", "l"),
    (r"mm|m", "m"),
    (r"nn|n", "n"),
    (r"pp|p", "p"),
    (r"rr|r", "r"),
    (r"w|v", "v"),
    (r"h", ""),
    # vowels of one letter
    (r"e(?=ll|tt|ss|rr|nn|mm|ff|cc)|e(?=[rlcftbpgd][^aeiouyéèêàâîôûlr])|e(?=[rlcf]$)|e(?=x|s[ptc])", "e"),
    (r"e", "@"),
    (rf"(?:i|y)(?=[{_VOWEL}])(?!e$)", "j"),
    (r"ï|î|i|y", "i"),
    (r"û|ù|ü|u", "y"),
    (r"à|â|a", "a"),
    (r"ö|o", "o"),
)
_HEARD = re.compile("|".join(f"({pattern})" for pattern, _ in _FRENCH))
_SILENT_PLURAL = re.compile(r"(?<=[^s])s$|(?<=eu|au|ou)x$")
# Words in -ent whose end is heard (un vent); in most others it is silent (ils parlent).
_HEARD_ENT_WORDS = """
absent abstinent accent accident adhérent adjacent adolescent agent apparent ardent argent auvent avent cent
chiendent client compétent confident conscient content continent contingent couvent dent différent diligent
dissident divergent décent efficient ent entregent escient excellent expédient fervent fréquent gent gradient
impatient impertinent imprudent impudent incident inconvénient indigent indulgent indécent inhérent innocent
insolent intelligent intermittent lent malcontent mécontent négligent occident omniprésent onguent opulent orient
parent patient permanent pertinent polyvalent prudent précédent présent président quotient récent récipient référent
régent résident sergent serpent souvent strident succulent talent torrent transparent trident turbulent urgent vent
violent virulent éloquent éminent équivalent évident
"""
_HEARD_ENT = frozenset(_HEARD_ENT_WORDS.split())
_THEY_MENT = re.compile(  # verbs in -mer, among the many adverbs and nouns in -ment
    r"(?:ai|dor|for|fer|fu|nom|som|ani|esti|pri|fil|cal|ra|ri|char|lar|enta|assu|consu|gom|ger|ar|infor|expri|cla|tra|"
    r"abî|assom|chô|confir|affir|bla|blâ|paro|zoo|rythm|sublim|supprim|escrim|lim|pau|plu|fir)ment$"
)


def alike(said: str, true: str, language: str) -> bool:
    """Is what was said right by ear? The same letters always are: accents never count (C1)."""
    if fold(said) == fold(true):
        return bool(fold(said))
    if language == "fr":
        return not _readings(said).isdisjoint(_readings(true))
    return not _english().get(fold(said), frozenset()).isdisjoint(_english().get(fold(true), ()))


@cache
def _english() -> dict[str, frozenset[int]]:
    """Of each listed word, the sets it stands in: "read" sounds like "reed" and like "red"."""
    found: dict[str, frozenset[int]] = {}
    for number, row in enumerate(ENGLISH.split()):
        for word in row.split("="):
            found[fold(word)] = found.get(fold(word), frozenset()) | {number}
    return found


def _readings(word: str) -> frozenset[str]:
    """The ways a French word may be said; none where there is nothing to say."""
    also = _ALSO.get(unicodedata.normalize("NFC", word.lower()), "")
    return frozenset(filter(None, (_french(word), _french(also))))


@lru_cache(maxsize=4096)
def _french(word: str) -> str:
    """What is heard, a sign for each sound."""
    plain = unicodedata.normalize("NFC", word.lower())
    plain = "".join(letter for letter in plain if letter.isalpha())
    plain = _IRREGULAR.get(plain, plain)
    single = _SILENT_PLURAL.sub("", plain) or plain
    single = _IRREGULAR.get(single, single)
    if single == plain and plain.endswith("ent") and not plain.endswith(("aient", "vient", "tient")):
        heard = not _THEY_MENT.search(plain) if plain.endswith("ment") else plain in _HEARD_ENT
        single = plain if heard else plain[:-2]
    sounds = "".join(_FRENCH[(found.lastindex or 1) - 1][1] for found in _HEARD.finditer(single))
    return re.sub(r"(.)\1+", r"\1", sounds)
