"""Write the tables of `braille/` again from what liblouis answers, one character at a time: facts, no code of theirs.

    python tests/braille/make_tables.py

The signs that stand before others (capital, number) are not characters: they are given here by hand.
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from braille.louis import translate

HERE = Path(__file__).resolve().parents[2] / "braille"
CP1252 = [c for b in range(32, 256) if (c := bytes([b]).decode("cp1252", "ignore")) and b not in (0x7F, 0xA0, 0xAD)]
MORE = ["−", "‑", "≤", "≥", "≠", "→", "←", "↑", "↓"]

HEADS = {
    "fr8": (
        "fr-bfu-comp8.utb",
        """\
# Braille informatique français à 8 points (TBFR2007): one cell for each character of cp1252, no sign before another.
title = "Français, informatique 8 points"
dots = 8
unknown = "12345678"
""",
    ),
    "fr6": (
        "fr-bfu-comp6.utb",
        """\
# Braille intégral français (code braille français uniformisé), 6 points.
# A run of digits is led by the number sign 6 and written with the cells of [number]; "+" and "=" keep their own sign 6
# outside numbers, so that "++" is 6-235-6-235 and is never read as "!!".
title = "Français, intégral 6 points"
dots = 6
unknown = "4-26"
capital = "46"
capitals = "46-46"
capitals_end = "6-3"
capitals_keep = "-'./"
number = "6"
number_keep = "^,:.+-*/()=[]"
prefixes = ["4", "45", "5", "56", "456"]
""",
    ),
    "en8": (
        "en-us-comp8-ext.utb",
        """\
# English (U.S.) computer braille, 8 dots, extended to all of cp1252 (the table NVDA offers under that name).
title = "English, computer braille 8 dots"
dots = 8
unknown = "12345678"
""",
    ),
    "ueb1": (
        "en-ueb-g1.ctb",
        """\
# Unified English Braille, uncontracted (grade 1), 6 dots.
title = "English, UEB uncontracted"
dots = 6
unknown = "123456"
capital = "6"
capitals = "6-6"
capitals_end = "6-3"
capitals_keep = ""
passage = "6-6-6"
number = "3456"
number_keep = ".,"
number_space = "5"
letter = "56"
letter_after_number = "abcdefghij"
letter_between = ",:;!"
prefixes = ["4", "45", "5", "46", "456", "56"]
""",
    ),
}
ANTOINE = ("16", "126", "146", "1456", "156", "1246", "12456", "1256", "246", "3456")
LETTERS = ("1", "12", "14", "145", "15", "124", "1245", "125", "24", "245")
IN_NUMBERS = {"+": "235", "=": "2356", "[": "12356", "]": "23456"}
NUMBER = {
    "fr6": {**dict(zip("1234567890", ANTOINE, strict=True)), **IN_NUMBERS},
    "ueb1": dict(zip("1234567890", LETTERS, strict=True)),
}

# The box: each letter once in white and once in black, then the additional letters (deck rules, section 3).
PLUS = {"A": 3, "E": 6, "I": 1, "L": 2, "M": 1, "N": 2, "O": 2, "R": 3, "S": 4, "T": 3, "U": 1}
PLUS_PLUS = dict.fromkeys("AEIOU", 2)
ALPHABET = dict.fromkeys("ABCDEFGHIJKLMNOPQRSTUVWXYZ", 1)
MARKS = {
    "white": (ALPHABET, ""),
    "black": (ALPHABET, "-36-36"),
    "+": (PLUS, "-6-235"),
    "++": (PLUS_PLUS, "-6-235-6-235"),
}
CARDS_HEAD = """\
# What is embossed on the hundred cards, in French 6-dot braille: the letter as a capital, then its mark.
# White has no mark, black a raised dash of two cells, + and ++ their signs. `copies`: how many the box holds.
"""


def dots(pattern: str) -> str:
    return "-".join("".join(str(i + 1) for i in range(8) if ord(c) - 0x2800 >> i & 1) or "0" for c in pattern)


def quoted(char: str) -> str:
    return '"' + {'"': '\\"', "\\": "\\\\"}.get(char, char) + '"'


def rows(name: str, table: str) -> list[str]:
    found = []
    for char in CP1252 + MORE:
        cells = translate(table, char)
        led = name in NUMBER and (char in "0123456789" or (char.isupper() and char.lower() in CP1252))
        unsaid = char != " " and set(cells) == {"⠀"}
        in_hex = name == "ueb1" and cells.startswith("⠄⡳")
        eight = len(cells) != 1 and not name.endswith(("6", "1"))
        if led or unsaid or in_hex or eight:  # capitals and digits follow from rules; the rest has no cell of its own
            continue
        found.append(f'{quoted(char)} = "{dots(cells)}"')
    return found


def card_rows() -> list[str]:
    found = []
    for mark, (letters, sign) in MARKS.items():
        for letter, copies in letters.items():
            label = dots(translate("fr-bfu-comp6.utb", letter)) + sign
            found.append(f'{{ face = "{letter}", mark = "{mark}", copies = {copies}, dots = "{label}" }},')
    for face, word, copies in (("star", "étoile", 7), ("firecracker", "pétard", 3)):
        label = dots(translate("fr-bfu-comp6.utb", word))
        found.append(f'{{ face = "{face}", mark = "", copies = {copies}, dots = "{label}" }},')
    return found


def main() -> None:
    (HERE / "cards.toml").write_text(
        "\n".join([CARDS_HEAD + "cards = [", *("    " + row for row in card_rows()), "]"]) + "\n", encoding="utf-8"
    )
    for name, (table, head) in HEADS.items():
        parts = [head, "[cells]", *rows(name, table)]
        if name in NUMBER:
            if name == "ueb1":
                parts += ["", "[opening]", '"\\"" = "236"', "", "[ending]", '"?" = "236"', '"\\"" = "356"']
            parts += ["", "[digits]", *(f'"{c}" = "{d}"' for c, d in NUMBER[name].items())]
        (HERE / f"{name}.toml").write_text("\n".join(parts) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
