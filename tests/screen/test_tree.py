"""The page as a screen reader walks through it."""

from __future__ import annotations

import json
import sys
import threading
from dataclasses import replace
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest
from sample_pages import GRID, HAND, LINE, MENU, PAGES, TEXT

from access_game.devices.screen import dialect
from access_game.devices.screen import reader as reader_module
from access_game.devices.screen.dialect import kit_node
from access_game.devices.screen.reader import Reader
from access_game.devices.screen.tree import LINE as LINE_ID
from access_game.devices.screen.tree import NEWS, WINDOW, WRITTEN, Node, Tree, again, bare, fresh, nodes
from access_game.devices.tape import Tape
from access_game.narration.utterance import Lane, Say, Utterance
from access_game.narration.view import Item, Kind, View


def roles(tree: Tree, role: str) -> list[Node]:
    return [node for node in tree.nodes if node.role == role]


@pytest.mark.parametrize("name", PAGES)
def test_every_child_and_the_focus_are_in_the_tree(name: str) -> None:
    tree = nodes(PAGES[name])
    known = [node.id for node in tree.nodes]
    assert len(known) == len(set(known))
    assert tree.focus in known
    named = [child for node in tree.nodes for child in node.children]
    assert sorted(named) == sorted(number for number in known if number != WINDOW)


def test_an_empty_view_is_a_window() -> None:
    tree = nodes(View(), "Table", live=False)
    assert tree.nodes == (Node(WINDOW, "window", "Table"),)
    assert tree.focus == WINDOW


def test_a_menu_is_a_list_whose_items_know_their_place() -> None:
    tree = nodes(MENU)
    (group,) = roles(tree, "list")
    items = roles(tree, "list_item")
    assert group.label == "Menu principal"
    assert group.size == 8
    assert [item.label for item in items] == [item.label for item in MENU.items]
    assert [(item.position, item.size) for item in items] == [(place, 8) for place in range(8)]
    assert tree[tree.focus].label == "Trouver un jeu"


def test_a_grid_knows_rows_and_columns() -> None:
    tree = nodes(GRID)
    (group,) = roles(tree, "grid")
    assert (group.rows, group.columns) == (4, 4)
    focused = tree[tree.focus]
    assert (focused.role, focused.row, focused.column) == ("cell", 1, 1)


def test_what_is_ticked_is_selected_and_in_a_plain_list_what_has_the_focus() -> None:
    assert [item.label for item in roles(nodes(HAND), "list_item") if item.selected] == ["B noir"]
    assert [item.label for item in roles(nodes(MENU), "list_item") if item.selected] == ["Trouver un jeu"]


def test_an_item_that_cannot_be_chosen_can_still_be_read() -> None:
    dead = [item for item in roles(nodes(HAND), "list_item") if not item.alive]
    assert [item.label for item in dead] == ["pétard"]


def test_a_line_has_the_focus_and_its_text() -> None:
    tree = nodes(LINE)
    assert tree.focus == LINE_ID
    assert (tree[LINE_ID].label, tree[LINE_ID].value) == ("Un mot qui contient R et B", "arbre à bêt")


def test_the_cursor_of_a_line_is_where_the_next_letter_goes() -> None:
    for cursor, at in ((None, len(LINE.typed)), (0, 0), (3, 3)):
        tree = nodes(replace(LINE, cursor=cursor))
        assert tree[LINE_ID].cursor == at
        assert [tree[child].value for child in tree[LINE_ID].children] == [LINE.typed]


def test_a_screen_reader_is_handed_the_letters_of_a_line_and_its_cursor() -> None:
    kit = pytest.importorskip("accesskit")
    tree = nodes(replace(LINE, typed="été à", cursor=3))
    line, run = kit_node(kit, tree[LINE_ID]), kit_node(kit, tree[tree[LINE_ID].children[0]])
    assert list(run.character_lengths) == [2, 1, 2, 1, 2] and list(run.word_lengths) == [4, 1]
    assert (line.text_selection.focus.node, line.text_selection.focus.character_index) == (WRITTEN, 3)


def test_a_text_has_the_focus() -> None:
    tree = nodes(TEXT)
    assert tree[tree.focus].role == "paragraph"
    assert tree[tree.focus].label == TEXT.body


def test_an_item_keeps_its_number_while_the_list_is_rebuilt() -> None:
    before = nodes(MENU)
    after = nodes(replace(MENU, items=MENU.items[2:], focus=0))
    assert before.focus == after.focus


def test_another_page_has_other_numbers_even_for_the_same_items() -> None:
    menu, other = nodes(MENU), nodes(replace(MENU, page=MENU.page + 1))
    assert {node.id for node in roles(menu, "list_item")}.isdisjoint(node.id for node in roles(other, "list_item"))


def test_two_items_of_the_same_name_are_two_nodes() -> None:
    twins = View(kind=Kind.LIST, items=(Item("same", "A"), Item("same", "A")), focus=1)
    first, second = roles(nodes(twins), "list_item")
    assert first.id != second.id


def test_news_are_a_live_region_or_the_name_of_the_window() -> None:
    live = nodes(MENU, "Table", "Bob gagne.", live=True)
    assert (live[NEWS].label, live[NEWS].live, live[WINDOW].label) == ("Bob gagne.", True, "Table")
    named = nodes(MENU, "Table", "Bob gagne.", live=False)
    assert named[WINDOW].label == "Bob gagne."
    assert all(not node.live for node in named.nodes)


def test_the_window_of_a_game_that_speaks_by_itself_is_bare() -> None:
    assert [node.label for node in bare("Table").nodes] == ["Table"]


def said(*texts: str, tag: str = "", lane: Lane = Lane.EVENT, since: int = 0) -> tuple[Utterance, ...]:
    return tuple(
        Utterance((Say(text),), lane, number=since + number, tag=tag or None) for number, text in enumerate(texts, 1)
    )


ASKED, DEALT = replace(GRID, page=2), replace(HAND, page=3)  # other pages than the menu


def words(fresh: list[Utterance]) -> list[str]:
    return [one.text for one in fresh]


def test_only_what_was_said_since_is_news_in_the_order_it_happened() -> None:
    before, after = replace(MENU, said=said("un", "deux")), replace(MENU, said=said("un", "deux", "un", "quatre"))
    assert words(fresh(before, after, 2)) == ["un", "quatre"]
    assert fresh(after, after, 4) == []


def test_what_the_focus_tells_anyway_is_no_news() -> None:
    told = (*said("Bob gagne."), *said("Apprendre, 4 sur 8.", tag="here", since=1))
    before = replace(MENU, focus=0)
    assert words(fresh(before, replace(before, focus=3, said=told), 0)) == ["Bob gagne."]


def test_the_same_words_again_while_the_focus_rests_are_news() -> None:
    told = said("Apprendre, 4 sur 8.", tag="here")
    before = replace(MENU, focus=3)
    assert words(fresh(before, replace(before, said=told), 0)) == ["Apprendre, 4 sur 8."]


def test_a_question_is_read_as_the_name_of_its_page_or_as_news_but_not_as_both() -> None:
    told = said(ASKED.title, tag="question")
    assert fresh(MENU, replace(ASKED, said=told), 0) == []
    assert words(fresh(MENU, replace(MENU, said=told), 0)) == [ASKED.title]  # another page lies over the table


@pytest.mark.parametrize("name", PAGES)
def test_no_text_of_a_page_is_there_twice(name: str) -> None:
    page = replace(PAGES[name], status=f"À vous de jouer. {PAGES[name].title}")
    labels = [node.label for node in nodes(page, "Table").nodes if node.label]
    assert len(labels) == len(set(labels))
    assert sum(page.title in label for label in labels) == 1


def test_a_greeting_that_ends_with_the_title_and_the_focus_leaves_both_to_the_page() -> None:
    here = MENU.items[MENU.focus].label
    greeting = said(f"Bonjour. {MENU.title} {here}")
    assert words(fresh(None, replace(MENU, said=greeting), 0)) == ["Bonjour."]
    assert words(fresh(MENU, replace(MENU, said=greeting), 0)) == [f"Bonjour. {MENU.title} {here}"]  # nobody arrives


def test_what_led_to_a_page_is_read_before_its_title_where_the_focus_arrives() -> None:
    for page, role in ((GRID, "grid"), (MENU, "list"), (LINE, "text_input")):
        (holder,) = roles(nodes(page, lead="Bob gagne."), role)
        assert holder.label == f"Bob gagne. {page.title}"


def test_a_title_that_was_just_said_is_not_said_again() -> None:
    (holder,) = roles(nodes(MENU, lead=f"Bob gagne. {MENU.title} Scores : 3 à 2."), "list")
    assert holder.label == f"Bob gagne. {MENU.title} Scores : 3 à 2."
    (holder,) = roles(nodes(MENU, lead=f"Bob gagne. {MENU.title}s."), "list")
    assert holder.label.endswith(f" {MENU.title}")


def test_a_repeated_announcement_differs_by_a_space_nobody_hears() -> None:
    first = again("Oui.", "")
    second = again("Oui.", first)
    third = again("Oui.", second)
    assert (first, second, third) == ("Oui.", "Oui.\u00a0", "Oui.")


class FakeKit(ModuleType):
    """Records what would reach the library; `panics` makes it fail as the real one does."""

    class Panic(BaseException):
        pass

    def __init__(self) -> None:
        super().__init__("accesskit")
        self.updates: list[Any] = []
        self.focus: list[bool] = []
        self.done: list[str] = []  # in which order
        self.panics = False
        kit = self

        class Adapter:
            def __init__(self, activate: Any, act: Any, deactivate: Any) -> None:
                kit.activate, kit.deactivate = activate, deactivate

            def update_if_active(self, factory: Any) -> None:
                if kit.panics:
                    raise kit.Panic("poisoned")
                kit.updates.append(factory())
                kit.done.append("update")

            def update_window_focus_state(self, focused: bool) -> None:
                kit.focus.append(focused)
                kit.done.append("focus")

        class KitNode:
            def __init__(self, role: str) -> None:
                self.role, self.facts = role, {}

            def __getattr__(self, name: str) -> Any:
                return lambda *values: self.facts.__setitem__(name, values)

        self.unix = SimpleNamespace(Adapter=Adapter)
        self.Node = KitNode
        self.Tree = lambda root: root
        self.TreeUpdate = lambda focus: SimpleNamespace(focus=focus, tree=None, nodes=[])
        self.Role = SimpleNamespace(**{role: role for role in dialect._ROLES.values()})
        self.Live = SimpleNamespace(POLITE="polite")
        self.Action = SimpleNamespace(FOCUS="focus")
        self.TextPosition = self.TextSelection = lambda *place: place


@pytest.fixture
def kit(monkeypatch: pytest.MonkeyPatch) -> FakeKit:
    fake = FakeKit()
    monkeypatch.setitem(sys.modules, "accesskit", fake)
    monkeypatch.setattr(reader_module, "_SYSTEM", "Linux")
    monkeypatch.setattr(reader_module, "_SETTLE", 0.5)
    return fake


class Later:
    """A clock that never stands: whatever was to settle has settled at the next look."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 1
        return self.now


def attached(kit: FakeKit, speaks: bool = True) -> Reader:
    """A reader whose window has been seen once and has been asked for by a screen reader."""
    reader = Reader("Table", speaks, live=False, clock=Later())
    reader.attach(None)
    reader.show(View())
    kit.activate()
    return reader


def labels(update: Any) -> list[str]:
    return [node.facts["set_label"][0] for _, node in update.nodes if "set_label" in node.facts]


def window_name(update: Any) -> str:
    (window,) = (node for number, node in update.nodes if number == WINDOW)
    return str(window.facts.get("set_label", ("",))[0])


def test_orca_first_meets_the_window_then_its_focus_and_only_then_what_is_in_it(kit: FakeKit) -> None:
    """A page that it met before the window had the focus, and that changed then, was not read: only its focus was."""
    clock = Still()
    reader = Reader("Table", speaks=True, live=False, clock=clock)
    reader.attach(None)
    reader.window_focus(True)
    assert not hasattr(kit, "activate")
    reader.show(MENU)
    assert labels(kit.activate()) == ["Table"]
    reader.show(HAND)
    assert (kit.focus, kit.updates) == ([], [])
    clock.now += 1
    reader.tick()
    assert kit.done == ["focus", "update"]
    assert "O plus plus" in labels(kit.updates[-1])


def test_elsewhere_the_library_first_sees_a_whole_page(kit: FakeKit) -> None:
    reader = Reader("Table", speaks=True, live=True)
    reader.attach(None)
    reader.show(MENU)
    assert "Trouver un jeu" in labels(kit.activate())


def test_nothing_is_touched_before_a_screen_reader_has_come(kit: FakeKit) -> None:
    reader = Reader("Table", speaks=True)
    reader.attach(None)
    reader.window_focus(True)
    reader.show(MENU)
    reader.tick()
    assert (kit.updates, kit.focus, reader.active, reader.reason) == ([], [], False, "")


def test_a_screen_reader_that_comes_late_gets_the_newest_page_and_the_focus(kit: FakeKit) -> None:
    now = [100.0]
    reader = Reader("Table", speaks=True, live=False, clock=lambda: now[0])
    reader.attach(None)
    reader.window_focus(True)
    reader.show(HAND)
    thread = threading.Thread(target=kit.activate)
    thread.start()
    thread.join(30)
    reader.tick()
    assert kit.done == []  # neither on its own thread nor before the tree is known on the bus
    now[0] += 1
    reader.tick()
    reader.tick()
    assert kit.done == ["focus", "update"]
    assert "O plus plus" in labels(kit.updates[-1])
    reader.show(MENU)
    assert "Trouver un jeu" in labels(kit.updates[-1])


def test_when_the_screen_reader_leaves_nothing_is_touched_any_more(kit: FakeKit) -> None:
    reader = attached(kit)
    kit.deactivate()
    reader.show(MENU)
    reader.window_focus(True)
    assert (kit.updates, kit.focus) == ([], [])


def test_a_panic_ends_the_tree_and_not_the_game(kit: FakeKit) -> None:
    reader = attached(kit)
    kit.panics = True
    reader.show(MENU)
    assert not reader.active
    assert "poisoned" in reader.reason
    reader.show(HAND)
    reader.window_focus(True)
    reader.close()


def test_a_game_that_speaks_by_itself_tells_the_reader_nothing_but_its_name(kit: FakeKit) -> None:
    reader = attached(kit, speaks=False)
    reader.show(MENU)
    assert labels(kit.updates[-1]) == ["Table"]
    reader.speak(True)
    assert "Trouver un jeu" in labels(kit.updates[-1])
    reader.speak(False)
    assert labels(kit.updates[-1]) == ["Table"]


def test_who_takes_over_reads_first_what_the_other_voice_had_not_begun_and_nothing_it_had(kit: FakeKit) -> None:
    reader = attached(kit, speaks=False)
    reader.show(replace(MENU, said=said("On mélange.", "Seize cartes.", "À vous de jouer.")))
    reader.speak(True, {2, 3})
    (heard,) = [label for label in labels(kit.updates[-1]) if "Seize cartes" in label]
    assert heard == "Seize cartes. À vous de jouer. Menu principal"
    assert "On mélange." not in " ".join(labels(kit.updates[-1]))


def test_the_same_announcement_twice_is_two_changes(kit: FakeKit) -> None:
    reader = attached(kit)
    reader.show(MENU)
    names = []
    for times in (1, 2, 3):
        reader.show(replace(MENU, said=said(*["Oui."] * times)))
        names.append(labels(kit.updates[-1])[0])
    assert names == ["Oui.", "Oui.\u00a0", "Oui."]


def test_who_comes_back_to_a_page_meets_new_nodes(kit: FakeKit) -> None:
    """Orca 43 said nothing of a node that had gone and come again."""
    reader, question = attached(kit), replace(LINE, page=4)
    focus = []
    for page in (MENU, question, MENU, replace(MENU, focus=0), question):
        reader.show(page)
        focus.append(kit.updates[-1].focus)
    assert len(set(focus)) == len(focus)
    reader.show(replace(question, typed="arbre"))
    assert kit.updates[-1].focus == focus[-1]


def test_what_had_the_focus_stays_nameless_until_orca_has_come_to_the_next_page(kit: FakeKit) -> None:
    """Orca 43 reads the name of a list only while the focus it comes from is there; it often found it gone."""
    reader, clock = seated(kit)
    left = kit.updates[-1].focus
    reader.show(replace(HAND, page=7))
    reader.show(replace(HAND, page=7, focus=1))  # the next key, before Orca has got round to the page
    standing = dict(kit.updates[-1].nodes)
    assert left in standing and kit.updates[-1].focus != left
    assert not [item.label for item in MENU.items if item.label in labels(kit.updates[-1])]
    reachable = [WINDOW]
    for number in reachable:
        reachable += standing[number].facts.get("set_children", ((),))[0]
    assert sorted(reachable) == sorted(standing)  # a child without a parent would be a panic
    clock.now += 3
    reader.tick()
    assert left not in dict(kit.updates[-1].nodes)


def test_a_line_that_was_left_keeps_what_was_written_as_long_as_it_stays(kit: FakeKit) -> None:
    """Orca says each letter that goes from a line: what goes with a page was not erased."""
    reader, clock = seated(kit)
    reader.show(replace(LINE, page=4))
    clock.now += 3
    reader.show(replace(HAND, page=7))
    line = dict(kit.updates[-1].nodes)[LINE_ID + 8]  # the numbers of the second page
    assert "set_label" not in line.facts and line.facts["set_value"] == (LINE.typed,)
    clock.now += 3
    reader.tick()
    assert LINE.typed not in [node.facts.get("set_value", ("",))[0] for _, node in kit.updates[-1].nodes]


def test_where_nothing_is_asked_the_news_are_read_instead_of_the_waiting() -> None:
    waiting = View(page=7, title="La partie continue.")
    for tree, read in ((nodes(waiting, lead="Étoile."), "Étoile."), (nodes(waiting), "La partie continue.")):
        assert (tree[tree.focus].role, tree[tree.focus].label) == ("paragraph", read)  # Orca names no such role
        assert not roles(tree, "label")


class Still:
    """A clock that stands until it is moved."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def seated(kit: FakeKit, tape: Tape | None = None) -> tuple[Reader, Still]:
    """A reader whose screen reader has been brought to the menu."""
    clock = Still()
    reader = Reader("Table", True, live=False, clock=clock, tape=tape)
    reader.attach(None)
    reader.show(MENU)
    kit.activate()
    clock.now += 1
    reader.tick()
    clock.now += 2  # it has looked round
    return reader, clock


def test_news_that_come_quickly_are_joined_in_order_and_none_is_lost(kit: FakeKit) -> None:
    reader, clock = seated(kit)
    before = len(kit.updates)
    for number in range(1, 13):
        reader.show(replace(MENU, said=said(*(f"{n}." for n in range(1, number + 1)))[-8:]))
    assert len(kit.updates) == before
    clock.now += 1
    reader.tick()
    assert labels(kit.updates[-1])[0] == " ".join(f"{n}." for n in range(5, 13))
    assert len(kit.updates) == before + 1


def test_a_page_that_is_gone_before_it_was_read_leaves_its_news_to_the_next(kit: FakeKit) -> None:
    reader, clock = seated(kit)
    reader.show(replace(DEALT, said=said("On mélange.")))
    asked = (*said("On mélange.", "À vous de jouer."), *said(ASKED.title, tag="question", since=2))
    reader.show(replace(ASKED, said=asked))
    clock.now += 1
    reader.tick()
    assert f"On mélange. À vous de jouer. {ASKED.title}" in labels(kit.updates[-1])
    clock.now += 3
    reader.show(replace(ASKED, said=asked, focus=1))
    assert ASKED.title in labels(kit.updates[-1])


def test_news_that_become_what_led_to_a_page_are_not_news_too(kit: FakeKit) -> None:
    reader, clock = seated(kit)
    reader.show(replace(MENU, said=said("Bob gagne.")))
    reader.show(replace(ASKED, said=said("Bob gagne.")))
    clock.now += 1
    reader.tick()
    assert [name for name in labels(kit.updates[-1]) if "Bob" in name] == [f"Bob gagne. {ASKED.title}"]


def test_who_was_brought_to_a_page_has_time_to_read_what_led_there(kit: FakeKit) -> None:
    """Orca asks for it some moments later; what has gone by then is never read."""
    reader, clock = seated(kit)
    reader.show(replace(ASKED, said=said("On mélange.")))
    clock.now += 1
    reader.tick()
    before = len(kit.updates)
    reader.show(replace(DEALT, said=(*said("On mélange."), *said("Panneau.", lane=Lane.FOCUS, since=1))))
    assert len(kit.updates) == before
    clock.now += 1
    reader.tick()
    assert len(kit.updates) == before + 1


def test_news_wait_until_a_new_focus_was_read_and_another_move_of_it_does_not(kit: FakeKit) -> None:
    """Orca takes the name the window has by then for one that it has read."""
    reader, clock = seated(kit)
    reader.show(replace(MENU, focus=3))
    reader.show(replace(MENU, focus=3, said=said("3 à 2.", lane=Lane.FOCUS)))
    assert window_name(kit.updates[-1]) == "Table"
    reader.show(replace(MENU, focus=4, said=said("3 à 2.", lane=Lane.FOCUS)))
    assert kit.updates[-1].focus == nodes(replace(MENU, focus=4)).focus
    assert window_name(kit.updates[-1]) == "Table"
    clock.now += 1
    reader.tick()
    assert window_name(kit.updates[-1]) == "3 à 2."


def test_a_screen_reader_that_takes_over_reads_the_page_and_not_what_was_said_before(kit: FakeKit) -> None:
    clock = Still()
    reader = Reader("Table", False, live=False, clock=clock)
    reader.attach(None)
    reader.show(replace(MENU, said=said("On mélange.")))
    kit.activate()
    clock.now += 1
    reader.tick()
    reader.speak(True)
    page = said("Menu principal. Trouver un jeu", lane=Lane.FOCUS, tag="page", since=1)
    reader.show(replace(MENU, said=(*said("On mélange."), *page, *said("Orca est là.", since=2))))
    assert "Trouver un jeu" in labels(kit.updates[-1])
    clock.now += 3
    reader.tick()
    assert [name for update in kit.updates for name in labels(update)[:1]] == [
        "Table",
        "Table",
        "Table",
        "Orca est là.",
    ]
    assert not [name for update in kit.updates for name in labels(update) if "mélange" in name]


WAITING = View(page=7, title="La partie continue.")


@pytest.mark.parametrize("page", [MENU, ASKED, WAITING], ids=["on the page", "before a question", "while waiting"])
def test_what_must_be_forgotten_is_read_once_and_then_stands_nowhere(kit: FakeKit, page: View) -> None:
    """Nobody can be asked to remember what they never heard."""
    reader, clock = seated(kit)
    reader.show(replace(page, said=said("Bob échange le pétard.")))
    reader.show(replace(page, struck=said("Bob échange le pétard.")))
    clock.now += 1
    reader.tick()
    read = labels(kit.updates[-1])
    assert sum("pétard" in name for name in read) == 1
    clock.now += 3
    reader.tick()  # nothing else has happened
    assert not [name for name in labels(kit.updates[-1]) if "pétard" in name]
    assert [name for name in labels(kit.updates[-1]) if name not in read] == ([page.title] if page is ASKED else [])
    assert sum("pétard" in name for update in kit.updates for name in labels(update)) == 1


def test_what_was_forgotten_before_a_screen_reader_came_is_not_read(kit: FakeKit) -> None:
    clock = Still()
    reader = Reader("Table", True, live=False, clock=clock)
    reader.attach(None)
    reader.show(replace(MENU, struck=said("A blanc, ligne 1.")))
    kit.activate()
    clock.now += 1
    reader.tick()
    assert kit.updates and not [name for update in kit.updates for name in labels(update) if "A blanc" in name]


def test_the_answer_to_a_key_takes_the_news_along_at_once(kit: FakeKit) -> None:
    reader, _ = seated(kit)
    reader.show(replace(MENU, said=said("Bob gagne.")))
    reader.show(replace(MENU, said=(*said("Bob gagne."), *said("3 à 2.", lane=Lane.FOCUS, since=1))))
    assert labels(kit.updates[-1])[0] == "Bob gagne. 3 à 2."


def test_what_belongs_to_a_scope_that_was_left_is_not_handed_over_and_does_not_stay(kit: FakeKit) -> None:
    reader, clock = seated(kit)
    reader.show(replace(MENU, said=said("Votre carte : Q.")))
    reader.show(replace(MENU, said=()))
    clock.now += 1
    reader.tick()
    assert not [name for update in kit.updates for name in labels(update) if "Q." in name]
    reader.show(replace(MENU, said=said("Votre carte : P.", since=1)))
    clock.now += 1
    reader.tick()
    assert labels(kit.updates[-1])[0] == "Votre carte : P."
    reader.show(replace(MENU, said=()))
    assert window_name(kit.updates[-1]) == ""  # its own would be read out in the middle of a match
    reader.show(replace(MENU, said=said("À vous.", since=2)))
    clock.now += 1
    reader.tick()
    assert window_name(kit.updates[-1]) == "À vous."


def test_who_comes_back_to_the_window_hears_its_name_and_no_old_news(kit: FakeKit) -> None:
    reader, clock = seated(kit)
    reader.window_focus(True)
    clock.now += 2
    reader.show(replace(MENU, said=said("Bob gagne.")))
    clock.now += 1
    reader.tick()
    assert window_name(kit.updates[-1]) == "Bob gagne."
    before = len(kit.updates)
    reader.window_focus(False)
    assert kit.focus[-1] is False  # first: the name of a window that is left is not read
    assert len(kit.updates) == before + 1 and window_name(kit.updates[-1]) == "Table"


def test_the_tape_has_what_was_handed_over_each_once_and_where_the_focus_went(kit: FakeKit, tmp_path: Path) -> None:
    with (tmp_path / "tape").open("w+", encoding="utf-8") as file:
        reader, clock = seated(kit, Tape(file))
        asked = (*said("À vous de jouer."), *said(ASKED.title, tag="question", since=1))
        reader.show(replace(ASKED, said=asked))
        clock.now += 1
        reader.tick()
        clock.now += 1
        reader.show(replace(ASKED, said=asked, focus=6))
        file.seek(0)
        lines = [json.loads(line) for line in file]
    cells = [item.label for item in ASKED.items]
    assert [(line["lane"], line["text"]) for line in lines] == [
        ("focus", f"{MENU.title} {MENU.items[MENU.focus].label}"),
        ("event", "À vous de jouer."),
        ("focus", f"{ASKED.title} {cells[ASKED.focus]}"),
        ("focus", cells[6]),
    ]
    assert {(line["ear"], line["what"]) for line in lines} == {("tree", "begun")}


def test_without_the_library_there_is_no_tree_and_a_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "accesskit", None)
    reader = Reader("Table", speaks=True)
    reader.attach(None)
    reader.show(MENU)
    reader.window_focus(True)
    assert not reader.active
    assert reader.reason.startswith("accesskit")
    reader.close()


@pytest.mark.parametrize("name", PAGES)
def test_the_real_library_accepts_every_page(name: str) -> None:
    accesskit = pytest.importorskip("accesskit")
    reader = Reader("Table", speaks=True, live=True)
    reader._kit = accesskit
    reader.show(PAGES[name])
    update = reader._update(nodes(PAGES[name]))
    assert len(update.nodes) == len(nodes(PAGES[name]).nodes)
