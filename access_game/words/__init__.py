"""The words of the table: lists of French and English, what they know of a word, and the finding of words.

`load("fr")` gives a Lexicon, or raises WordListMissing. `Judge` gives the opinion of the lists on a word.
"""

from access_game.words.chest import WordListMissing
from access_game.words.columns import ColumnMove
from access_game.words.judge import Judge, Opinion
from access_game.words.lexicon import Hit, Known, Lexicon, Reached, load
from access_game.words.personal import Personal
from access_game.words.query import Level, Query
from access_game.words.readings import Sense

__all__ = [
    "Hit",
    "Judge",
    "Known",
    "Level",
    "Lexicon",
    "ColumnMove",
    "Opinion",
    "Personal",
    "Query",
    "Reached",
    "Sense",
    "WordListMissing",
    "load",
]
