"""The page as a screen reader walks through it: a window, its title, the items with their place, the line, the news.

Pure: it knows no accessibility library. `reader.py` hands these nodes on.
"""

from __future__ import annotations

import zlib
from dataclasses import dataclass, replace

from access_game.narration.utterance import Say, Utterance
from access_game.narration.view import Item, Kind, View

WINDOW, TITLE, BODY, LINE, NEWS, STATUS, WRITTEN = 1, 2, 3, 4, 5, 6, 7
_FIXED = 8  # numbers for the parts of one page
_FIRST_FREE = 1 << 24


@dataclass(frozen=True, slots=True)
class Node:
    id: int
    role: str  # window, label, list, list_item, grid, cell, paragraph, text_input, text_run, status
    label: str = ""
    value: str = ""
    children: tuple[int, ...] = ()
    position: int = -1  # in its set, from 0
    size: int = 0  # of its set, on the set itself and on its members
    row: int = -1
    column: int = -1
    rows: int = 0
    columns: int = 0
    selected: bool | None = None  # ticked or, where nothing can be ticked, under the focus
    alive: bool = True
    live: bool = False  # spoken when it changes
    cursor: int = -1  # of a text_input: before which character of its text_run the next one goes


@dataclass(frozen=True, slots=True)
class Tree:
    nodes: tuple[Node, ...]  # the window first; every child named is among them
    focus: int

    def __getitem__(self, number: int) -> Node:
        return next(node for node in self.nodes if node.id == number)


def nodes(
    view: View, window: str = "Access Game", news: str = "", live: bool = True, lead: str | None = "", visit: int = 0
) -> Tree:
    """The tree of a view. `news` is what is to be announced; it is a live region, or the label of the window.
    Some screen readers never speak live regions, but all speak a window whose name changes.

    `lead` is what was said before the page came up. It stands before the title, where it is read when the focus
    arrives: any other way the question would be read before what led to it, or cut it off. The title is the name of
    what holds the focus and stands nowhere else, or it would be read twice. A lead of None has been read and must be
    forgotten: where nothing is asked nothing takes its place, since that would be read out. `visit`: the how-manieth
    page this is; who comes back to a page meets new nodes, since Orca 43 is silent about one that went and came again.
    """
    parts, members = list[Node](), list[Node]()
    head, body, line, written = (number + _FIXED * visit for number in (TITLE, BODY, LINE, WRITTEN))
    is_told = f" {view.title} " in f" {lead} "  # "Partie terminée." has been said of the match, and stands over it too
    title = " ".join(filter(None, (lead, "" if is_told else view.title)))
    is_line = view.kind is Kind.LINE
    if is_waiting := not (is_line or view.items or view.body):
        # Where nothing is asked, what happens says more than that one waits.
        title = "" if lead is None else lead or view.title
    if (title and (view.body or is_waiting)) or (is_waiting and lead is None):
        parts.append(Node(head, "paragraph", title))  # a label would be called one by Orca, each time
    if view.body:
        parts.append(Node(body, "paragraph", view.body))
    focus = body if view.body else head if parts else WINDOW
    if is_line:
        parts.append(Node(line, "text_input", title, view.typed, (written,), cursor=view.caret))
        members.append(Node(written, "text_run", value=view.typed))
        focus = line
    if view.items:
        group, items = _group(view, "" if is_line or view.body else title, visit)
        parts.append(group)
        members += items
        if view.kind is not Kind.LINE and 0 <= view.focus < len(items):
            focus = items[view.focus].id
    if status := _beside(view.status, view.title):
        parts.append(Node(STATUS, "label", status))
    if live:
        parts.append(Node(NEWS, "status", news, live=True))
    name = news if news and not live else window
    root = Node(WINDOW, "window", name, children=tuple(part.id for part in parts))
    return Tree((root, *parts, *members), focus)


def bare(window: str) -> Tree:
    """Only the window: for a game that speaks by itself. Two voices at once are none."""
    return Tree((Node(WINDOW, "window", window),), WINDOW)


def fresh(before: View | None, after: View, last: int) -> list[Utterance]:
    """What was said since that number and is not told by the focus anyway, in the order it happened."""
    is_new_page = before is None or before.page != after.page
    has_moved = is_new_page or before is None or _focused(before) != _focused(after)

    def is_told(said: Utterance) -> bool:
        if said.tag == "question":
            return is_new_page and said.text == after.title
        return (said.tag == "here" and has_moved) or (said.tag == "page" and is_new_page)

    happened = sorted((*after.said, *after.struck), key=lambda said: said.number)
    newer = [said for said in happened if said.number > last and not is_told(said)]
    return [without(said, after.title, _focused(after)) for said in newer] if is_new_page else newer


def without(said: Utterance, title: str, item: Item | None) -> Utterance:
    """A greeting ends where one is, with the title and the focus; arriving there both are read anyway."""
    text = said.text
    for told in filter(None, (item.label if item is not None else "", title)):
        if text.endswith(f" {told}"):
            text = text.removesuffix(told).rstrip()
    return said if text == said.text else replace(said, parts=(Say(text),))


def here(shown: Tree, whole: bool) -> str:
    """What is read when the focus arrives; `whole`: in a page that has just come up, with the name of its list."""
    node = shown[shown.focus]
    around = next((one.label for one in shown.nodes if one.id != WINDOW and node.id in one.children), "")
    return " ".join(filter(None, (around if whole else "", node.label, node.value)))


def again(announcement: str, last: str) -> str:
    """The announcement, made different from the last one by a space nobody hears: the same text twice is no change."""
    return f"{announcement}\u00a0" if announcement and announcement == last else announcement


def _group(view: View, label: str, visit: int) -> tuple[Node, list[Node]]:
    grid = view.kind is Kind.GRID and view.columns > 1
    path = f"{visit}/{view.page}/{view.kind.value}/{view.title}"
    taken: set[int] = set()
    own = _number(path, taken)
    count = len(view.items)
    columns = view.columns if grid else 0
    several = any(item.chosen for item in view.items)
    members = []
    for place, item in enumerate(view.items):
        row, column = divmod(place, columns) if grid else (-1, -1)
        members.append(
            Node(
                _number(f"{path}/{item.id}", taken),
                "cell" if grid else "list_item",
                item.label,
                position=place,
                size=count,
                row=row,
                column=column,
                # Where one is to be chosen the focus selects, else each move would be followed by "not selected".
                selected=item.chosen if several else place == view.focus,
                alive=item.alive,
            )
        )
    rows = -(-count // columns) if grid else 0
    children = tuple(member.id for member in members)
    role = "grid" if grid else "list"
    return Node(own, role, label, children=children, size=count, rows=rows, columns=columns), members


def _number(path: str, taken: set[int]) -> int:
    """The same thing keeps its number from view to view, so a list rebuilt under the focus is not a new list."""
    number = _FIRST_FREE + zlib.crc32(path.encode())
    while number in taken:
        number += 1
    taken.add(number)
    return number


def _focused(view: View) -> Item | None:
    return view.items[view.focus] if 0 <= view.focus < len(view.items) else None


def _beside(status: str, title: str) -> str:
    """Whose turn it is, without the question, which is read where the focus is."""
    return status.replace(title, "").strip() if title else status
