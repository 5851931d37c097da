"""The trail: what had the focus stays in the tree for a moment after the focus has gone on to another page.

Orca reads what stands around a new focus, the name of its list, only while the focus it comes from is still there. It
gets round to that a little later than we do, and often found a page gone: then the title of the next was never read.
"""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from .tree import WINDOW, Node, Tree

_STAYS = 2.0  # seconds; a busy machine may need one


class _Left(NamedTuple):
    until: float
    nodes: tuple[Node, ...]  # what stood in the window, then what stood in that


class Trail:
    def __init__(self) -> None:
        self._shown: Tree | None = None
        self._left: list[_Left] = []

    def follow(self, tree: Tree, now: float) -> Tree:
        """The tree to hand over: this one, and what was left a moment ago."""
        known = {node.id for node in tree.nodes}
        if self._shown is not None and self._shown.focus not in known:
            self._left.append(_Left(now + _STAYS, _holding_the_focus(self._shown)))
        self._left = [one for one in self._left if now < one.until and known.isdisjoint(node.id for node in one.nodes)]
        self._shown = tree
        kept = tuple(node for one in self._left for node in one.nodes)
        root = tree[WINDOW]
        tops = tuple(one.nodes[0].id for one in self._left)
        return replace(tree, nodes=(replace(root, children=root.children + tops), *tree.nodes[1:], *kept))

    def is_cold(self, now: float) -> bool:
        """Is there something in the tree that nobody needs any more?"""
        return any(now >= one.until for one in self._left)


def _holding_the_focus(tree: Tree) -> tuple[Node, ...]:
    """Without their names: whoever looks there finds nothing. What was written stays, or Orca would say it is gone."""
    focus = tree[tree.focus]
    around = next((node for node in tree.nodes if focus.id in node.children and node.id != WINDOW), None)
    held = replace(focus, label=""), *(tree[child] for child in focus.children)
    return held if around is None else (replace(around, label="", children=(focus.id,)), *held)
