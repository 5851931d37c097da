from __future__ import annotations

from access_game.devices.braille.drivers.skeleton import SkeletonDisplay
from access_game.devices.braille.events import Pan
from access_game.devices.braille.line import BrailleLine
from access_game.devices.braille.measure import bench, measure, panning
from access_game.devices.braille.tables import encode


def test_the_bench_counts_its_rounds_through_a_display_of_memory() -> None:
    found = bench(rounds=5)
    assert found.rounds == 5
    assert 0 < found.median_ms <= found.worst_ms


def test_any_display_can_be_measured_by_whoever_presses_its_keys() -> None:
    display, line = SkeletonDisplay(12), BrailleLine(12, encode)
    line.state("à toi de jouer une carte")
    display.open(panning(display, line))
    shown: list[bytes] = []
    found = measure(lambda: display.press(Pan(1)), lambda: shown.append(display.shown), rounds=4)
    assert found.rounds == 4
    assert shown[0].startswith(encode("jouer une").cells)
    assert shown[2].startswith(encode("à toi de").cells)  # past the end, from the beginning again
