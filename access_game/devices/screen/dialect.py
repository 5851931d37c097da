"""A node of our tree, said in the words of AccessKit."""

from __future__ import annotations

import re
from typing import Any

from access_game.devices.screen.tree import Node

_WORDS = re.compile(r"\S*\s+|\S+")  # each with the blanks after it: together they are the whole line
_ROLES = {
    "window": "WINDOW",
    "label": "LABEL",
    "paragraph": "LIST_ITEM",  # the only one whose role Orca does not name: neither "label" nor "read-only"
    "list": "LIST_BOX",
    "list_item": "LIST_BOX_OPTION",
    "grid": "LIST_BOX",  # Orca 43 never reads the name of a table, and there the question stands;
    "cell": "LIST_BOX_OPTION",  # its cells say their row and column in words anyway
    "text_input": "TEXT_INPUT",
    "text_run": "TEXT_RUN",
    "status": "LABEL",
}


def kit_node(kit: Any, node: Node) -> Any:
    made = kit.Node(getattr(kit.Role, _ROLES[node.role]))
    if node.label:
        made.set_label(node.label)
    if node.value or node.role == "text_input":
        made.set_value(node.value)
    if node.role == "text_run":
        made.set_value(node.value)
        made.set_character_lengths([len(character.encode()) for character in node.value])
        made.set_word_lengths([len(word) for word in _WORDS.findall(node.value)])
    if node.cursor >= 0:
        here = kit.TextPosition(node.children[0], node.cursor)
        made.set_text_selection(kit.TextSelection(here, here))
    if node.role == "label":
        made.set_value(node.label)
    if node.children:
        made.set_children(list(node.children))
    if node.position >= 0:
        made.set_position_in_set(node.position)
    if node.size:
        made.set_size_of_set(node.size)
    if node.rows:
        made.set_row_count(node.rows)
        made.set_column_count(node.columns)
    if node.row >= 0:
        made.set_row_index(node.row)
        made.set_column_index(node.column)
    if node.selected is not None:
        made.set_selected(node.selected)
    if not node.alive:
        made.set_disabled()
    if node.live:
        made.set_live(kit.Live.POLITE)
    if node.role in ("list_item", "cell", "text_input", "paragraph"):
        made.add_action(kit.Action.FOCUS)
    return made
