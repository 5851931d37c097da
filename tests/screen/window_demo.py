"""A real window in a process of its own: tells its strokes and events as JSON lines, and obeys the lines it is sent.

Lines it understands: `page NAME`, `focus N`, `caption TEXT`, `typed CURSOR TEXT`, `zoom N`, `theme NAME`, `close`.
"""

from __future__ import annotations

import json
import sys
import threading
from dataclasses import asdict, replace

from sample_pages import PAGES

from access_game.devices.keys.stroke import Stroke
from access_game.devices.screen.screen import NoScreen
from access_game.devices.screen.themes import Style, theme
from access_game.devices.screen.window import Window
from access_game.narration.utterance import Say, Utterance
from access_game.narration.view import View


def tell(**facts: object) -> None:
    print(json.dumps(facts, ensure_ascii=False), flush=True)


class Demo:
    """A console of the simplest kind: it shows a page and walks through it."""

    def __init__(self, window: Window) -> None:
        self.window = window
        self.view = replace(PAGES["menu"], captions=())
        self.style = Style()
        self.number = 0  # of what was said

    def show(self, view: View) -> None:
        self.view = view
        self.window.show(view)

    def heard(self, stroke: Stroke) -> None:
        wide = self.view.columns
        step = {"up": -wide, "down": wide, "left": -1, "right": 1}.get(stroke.key, 0)
        if 0 <= self.view.focus + step < len(self.view.items):
            self.show(replace(self.view, focus=self.view.focus + step))
        tell(stroke=asdict(stroke), name=stroke.name)

    def obey(self) -> None:
        for line in sys.stdin:
            if line.strip() == "close":
                break
            self.order(line.strip())
            tell(done=line.strip())
        self.window.close()

    def order(self, line: str) -> None:
        order, _, rest = line.partition(" ")
        match order:
            case "page":
                self.show(replace(PAGES[rest], captions=()))
            case "focus":
                self.show(replace(self.view, focus=int(rest)))
            case "caption":
                self.number += 1
                said = Utterance((Say(rest),), number=self.number)
                self.show(replace(self.view, captions=(*self.view.captions, rest), said=(*self.view.said, said)))
            case "typed":
                cursor, _, text = rest.partition(" ")
                self.show(replace(self.view, typed=text, cursor=int(cursor)))
            case "zoom":
                self.style = replace(self.style, zoom=float(rest))
                self.window.dress(self.style)
            case "theme":
                self.style = replace(self.style, theme=theme(rest))
                self.window.dress(self.style)


def main() -> None:
    window = Window(title="Table de cartes", size=(960, 640), reader_speaks="reader" in sys.argv)
    try:
        window.open()
    except NoScreen as error:
        tell(no_screen=str(error))
        return
    demo = Demo(window)
    demo.show(demo.view)
    threading.Thread(target=demo.obey, daemon=True).start()
    tell(event="opened", reader=window.reader.reason)
    window.loop(
        demo.heard,
        lambda event: tell(event=event),
    )
    tell(event="ended")


main()
