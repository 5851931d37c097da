"""Run by the system's own Python: prints name, text and caret of what has the focus in our window, as JSON."""

from __future__ import annotations

import json
import warnings
from typing import Any

import gi  # type: ignore[import-untyped]

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi  # noqa: E402

warnings.simplefilter("ignore")


def focused(node: Any) -> Any:
    if node is None or node.get_state_set().contains(Atspi.StateType.FOCUSED):
        return node
    found = (focused(node.get_child_at_index(number)) for number in range(node.get_child_count()))
    return next((one for one in found if one is not None), None)


desktop = Atspi.get_desktop(0)
places = [desktop.get_child_at_index(number) for number in range(desktop.get_child_count())]
here = next((one for place in places if (one := focused(place)) is not None), None)
text, caret = "", -1
if here is not None and here.get_text_iface() is not None:
    line = here.get_text_iface()
    text, caret = Atspi.Text.get_text(line, 0, -1), Atspi.Text.get_caret_offset(line)
print(json.dumps([here.get_name() if here is not None else "", text, caret]))
