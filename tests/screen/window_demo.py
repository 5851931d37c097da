"""A real window in a process of its own: tells its strokes and events as JSON lines, and obeys the lines it is sent.

Lines it understands: `page NAME`, `focus N`, `caption TEXT`, `zoom N`, `theme NAME`, `close`.
"""

from __future__ import annotations

import json
import sys
import threading
from dataclasses import asdict, replace

from sample_pages import PAGES

from access_game.devices.screen.screen import NoScreen
from access_game.devices.screen.themes import Style, theme
from access_game.devices.screen.window import Window


def tell(**facts: object) -> None:
    print(json.dumps(facts, ensure_ascii=False), flush=True)


def obey(window: Window) -> None:
    view, style = PAGES["menu"], Style()
    for line in sys.stdin:
        order, _, rest = line.strip().partition(" ")
        match order:
            case "page":
                view = replace(PAGES[rest], captions=())
            case "focus":
                view = replace(view, focus=int(rest))
            case "caption":
                view = replace(view, captions=(*view.captions, rest))
            case "zoom":
                style = replace(style, zoom=float(rest))
            case "theme":
                style = replace(style, theme=theme(rest))
            case "close":
                break
        window.dress(style)
        window.show(view)
        tell(done=line.strip())
    window.close()


def main() -> None:
    window = Window(title="Table de cartes", size=(960, 640), reader_speaks="reader" in sys.argv)
    try:
        window.open()
    except NoScreen as error:
        tell(no_screen=str(error))
        return
    window.show(replace(PAGES["menu"], captions=()))
    threading.Thread(target=obey, args=(window,), daemon=True).start()
    tell(event="opened", reader=window.reader.reason)
    window.loop(
        lambda stroke: tell(stroke=asdict(stroke), name=stroke.name),
        lambda event: tell(event=event),
    )
    tell(event="ended")


main()
