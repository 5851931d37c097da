"""Words that betray the other language: a phrase that was not translated, a key that slipped through."""

from __future__ import annotations

import re

# What players type by chance is in capitals, and is not meant here.
BETRAYS = {
    "fr": re.compile(r"\b([Tt]he|and|[Cc]ards?|[Yy]ours?|[Yy]ou|turns?|pairs?|none|yes|row|word|first|with)\b"),
    "en": re.compile(r"\b([Ll]e|[Ll]a|[Ll]es|et|[Cc]artes?|[Vv]ous|[Vv]otre|un|une|paires?|aucune?|pas|oui|mot)\b"),
}
