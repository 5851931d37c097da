"""The settings: each choice is heard at once, by example."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from access_game.core.names import tidy
from access_game.devices.keys.keymap import Conflict, Fixed, Keymap, called, said
from access_game.devices.keys.stroke import Stroke
from access_game.home.settings import CHOICES, PROFILES, Settings
from access_game.players.pages import Choice, LinePage, ListPage

from .braille_keys import BrailleKeys
from .displays import DisplaysPage
from .house import House
from .invite import name_trouble

ORDER = (
    *("language", "speech", "rate", "pitch", "volume", "effects", "mono", "seat_voices", "sound", "buffer"),
    *("verbosity", "positions", "pace", "computers", "privacy", "full_screen", "zoom", "theme", "table8", "contracted"),
    "scroll",
)
TYPED = ("name", "braille")
NUMBERS = ("rate", "pitch", "volume", "effects", "buffer")
OF_A_PROFILE = ("rate", "verbosity", "zoom", "theme")  # what tells one from another
BRAILLE_WORDS = ("auto", "off")  # what a display may be besides a driver and its port


class SettingsPages:
    def __init__(self, house: House) -> None:
        self.house, self.console = house, house.console
        self.page = ListPage("", (), self.choose, on_back=lambda: self.console.close(self.page))
        self.displays, self.braille_keys = DisplaysPage(house, self.renew), BrailleKeys(house)

    def text(self, id: str, **facts: str | int) -> str:
        return self.console.text(id, **facts)

    def open(self) -> None:
        if self.page in self.console.pages:
            self.console.introduce()  # F2 in the settings: they are open already
            return
        self.renew()
        self.page.focus = 0
        self.console.open(self.page)

    def renew(self) -> None:
        shelf = self.house.shelf
        rows = [Choice("profile", self.line("profile", self.profile_name(shelf.profile)), detail=self.told("profile"))]
        rows += [Choice(name, self.line(name, self.shown(name)), detail=self.told(name)) for name in (*ORDER, *TYPED)]
        whose = ", ".join(self.house.shelf.settings.displays) or self.text("setting-displays-none")
        rows.append(Choice("displays", self.line("displays", whose), detail=self.told("displays")))
        rows.append(Choice("keys", self.text("setting-keys"), detail=self.told("keys")))
        if self.braille_keys.is_there:
            rows.append(Choice("dots", self.text("setting-dots"), detail=self.told("dots")))
        self.page.rebuild(rows, self.text("settings-title"))
        self.page.help = self.text("settings-help")

    def line(self, name: str, value: str) -> str:
        return self.text("setting-line", name=self.text(f"setting-{name}"), value=value)

    def told(self, name: str) -> str:
        """What the setting is for."""
        values = CHOICES.get(name, ())
        is_number = name in NUMBERS
        facts = {"low": min(values), "high": max(values)} if is_number else {}
        return self.text(f"setting-{name}-detail", **facts)

    def shown(self, name: str) -> str:
        """What is kept, since that is what Enter changes; and beside it what the command line wished instead."""
        kept, wished = (self.value(one, name) for one in (self.house.shelf.settings, self.house.settings))
        return kept if kept == wished else self.text("setting-wished", value=kept, wished=wished)

    def value(self, settings: Settings, name: str) -> str:
        value = getattr(settings, name)
        if name == "name":
            return value or self.text("setting-name-none")
        if name == "braille":
            return self.text(f"setting-braille-{value}") if value in BRAILLE_WORDS else value
        if isinstance(value, bool):
            return self.text("value-yes" if value else "value-no")
        if name in NUMBERS:
            return str(value)
        return self.text(f"setting-{name}-{'auto' if value == '' else value}")

    def choose(self, id: str) -> None:
        if id in CHOICES:
            after = self.house.shelf.settings.next(id)
            if id == "speech" and after.speech == "off" and not self.house.is_read:
                self.ask_mute(lambda: self.change(after, id), lambda: self.change(after.next(id), id))
            else:
                self.change(after, id)
        elif id == "profile":
            self.profiles()
        elif id == "keys":
            self.keys()
        elif id == "dots":
            self.braille_keys.open()
        elif id == "displays":
            self.displays.open()
        else:
            self.type(id)

    def change(self, settings: Settings, name: str) -> None:
        self.house.change(**{name: getattr(settings, name)})
        self.renew()
        sample = self.text("setting-line", name=self.text(f"setting-{name}"), value=self.value(settings, name))
        self.house.voice_sample(settings, sample)

    def ask_mute(self, on_yes: Callable[[], None], on_no: Callable[[], None]) -> None:
        """Nobody falls silent by an Enter too many. Who says no goes on to the next voice; Escape changes nothing."""

        def decide(id: str) -> None:
            self.console.close(page)
            (on_yes if id == "yes" else on_no)()

        (key, *_) = self.console.keymap.strokes_for("voice_back")
        rows = [
            Choice(id, self.text(f"mute-{id}"), detail=self.text(f"mute-{id}-detail", key=self.named(key)))
            for id in ("no", "yes")
        ]
        page = ListPage(self.text("mute-title"), rows, decide, on_back=lambda: self.console.close(page))
        page.help = self.text("mute-help")
        self.console.open(page)

    def type(self, name: str) -> None:
        """A setting that is written: the player's name, a braille display's port."""

        def take(text: str) -> None:
            if name == "name" and text.strip() and (wrong := name_trouble(self.console, text)):
                self.console.focus(wrong, "edge")
                return
            self.house.change(**{name: self.meant(name, tidy(text)) or getattr(Settings(), name)})
            self.renew()
            self.console.close_changed(page)

        page = LinePage(self.text(f"setting-{name}-title"), take, on_back=lambda: self.console.close(page))
        page.help = self.text(f"setting-{name}-title")
        self.console.open(page)

    def meant(self, name: str, text: str) -> str:
        """ "aucune" is what is kept as "off": a player types what the page says, or what the command line says."""
        words = {self.text(f"setting-braille-{word}").casefold(): word for word in BRAILLE_WORDS}
        return words.get(text.casefold(), text) if name == "braille" else text

    # Profiles -----------------------------------------------------------------------------------
    def profile_name(self, profile: str) -> str:
        return self.text(f"profile-{profile}") if profile in PROFILES else profile

    def profiles(self) -> None:
        def use(profile: str) -> None:
            self.house.choose_profile(profile)
            self.renew()
            self.console.close_changed(page)

        def take(profile: str) -> None:
            shelf = self.house.shelf
            falls_silent = shelf.load(profile).speech == "off" != shelf.settings.speech
            if falls_silent and not self.house.is_read:
                self.ask_mute(lambda: use(profile), lambda: self.speak_with(profile, use))
            else:
                use(profile)

        rows = [
            Choice(profile, self.profile_name(profile), detail=self.contents(profile))
            for profile in self.house.shelf.profiles()
        ]
        page = ListPage(self.text("profile-title"), rows, take, on_back=lambda: self.console.close(page))
        page.help = self.text("profile-help")
        page.focus_on(self.house.shelf.profile)
        self.console.open(page)

    def contents(self, profile: str) -> str:
        settings = self.house.shelf.load(profile)
        return ". ".join(self.line(name, self.value(settings, name)) for name in OF_A_PROFILE) + "."

    def speak_with(self, profile: str, use: Callable[[str], None]) -> None:
        """All of that profile, but with a voice."""
        use(profile)
        self.change(replace(self.house.shelf.settings, speech="auto"), "speech")

    # Keys -----------------------------------------------------------------------------------------
    def named(self, stroke: Stroke) -> str:
        return said(stroke, lambda id, facts: self.text(id, **facts))

    def stroke(self, name: str) -> Stroke:
        return called(name, lambda id, facts: self.text(id, **facts))

    def key_rows(self) -> list[Choice]:
        changed = len(self.console.keymap.changes)
        rows = [Choice("/default", self.text("keys-default"), detail=self.text("keys-default-detail", n=changed))]
        for command in self.console.keymap.commands:
            strokes = self.console.keymap.strokes_for(command.name)
            if self.console.by_lines:  # nothing else can be typed there
                strokes = tuple(one for one in strokes if len(one.key) == 1 and not one.ctrl and not one.alt)
            if not command.fixed and strokes:
                keys = ", ".join(self.named(stroke) for stroke in strokes)
                name = self.text(f"command-{command.name}")
                line, help = self.text("setting-line", name=name, value=keys), f"command-{command.name}-help"
                rows.append(Choice(command.name, line, detail=self.text(help)))
        return rows

    def keys(self) -> None:
        def take(command: str) -> None:
            if command == "/default":
                self.set_keys(Keymap())
                page.rebuild(self.key_rows())
                self.console.focus(self.text("keys-reset"))
            else:
                self.rebind(command, page)

        page = ListPage(self.text("keys-title"), self.key_rows(), take, on_back=lambda: self.console.close(page))
        page.help = self.text("keys-help")
        self.console.open(page)

    def rebind(self, command: str, page: ListPage) -> None:
        """The name of the new key is typed, as it is said ("Contrôle M", "Début") or as a settings file has it
        ("ctrl+m", "home"): it works on every face, a braille line too."""

        def take(name: str) -> None:
            try:
                keymap = self.console.keymap.rebind(command, self.stroke(name))
            except Conflict as conflict:
                self.console.focus(self.text("key-taken", command=self.text(f"command-{conflict.other}")), "edge")
            except (Fixed, ValueError):
                self.console.focus(self.text("key-impossible", key=name), "edge")
            else:
                self.set_keys(keymap)
                page.rebuild(self.key_rows())
                self.console.close_changed(line)

        title = self.text("key-new", command=self.text(f"command-{command}"))
        line = LinePage(title, take, on_back=lambda: self.console.close(line), help=self.text("key-new-help"))
        self.console.open(line)

    def set_keys(self, keymap: Keymap) -> None:
        self.house.change(keys=keymap.changes)
