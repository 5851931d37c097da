"""The voices of the system live in a process that can be ended."""

from __future__ import annotations

import io
import json
import sys
import threading
import types
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from speech_puppet import PATIENCE

from access_game.devices.speech import system_worker
from access_game.devices.speech.system import System
from access_game.devices.speech.voice import Phrase, VoiceLost

pytestmark = pytest.mark.peer

WORKER = """
import json, sys, time
print(json.dumps({"ready": True}), flush=True)
for line in sys.stdin:
    order = json.loads(line)
    with open(sys.argv[1], "a", encoding="utf-8") as log:
        log.write(line)
    if order["say"] == "endless":
        time.sleep(1000)
    if order["say"] == "die":
        sys.exit(3)
    print(json.dumps({"failed": "no"} if order["say"] == "fail" else {"said": True}), flush=True)
"""


@pytest.fixture
def log(tmp_path: Path) -> Path:
    return tmp_path / "said.jsonl"


@pytest.fixture
def system(tmp_path: Path, log: Path) -> Iterator[System]:
    script = tmp_path / "worker.py"
    script.write_text(WORKER, encoding="utf-8")
    made = System((sys.executable, str(script), str(log)), start_patience=PATIENCE * 100)
    yield made
    made.close()


def test_it_says_what_it_is_given_in_the_manner_it_is_given(system: System, log: Path) -> None:
    assert system.check()
    system.open()
    system.speak(Phrase("Étoile", "fr", rate=300, volume=0.5), threading.Event())
    assert json.loads(log.read_text(encoding="utf-8")) == {
        "say": "Étoile",
        "language": "fr",
        "rate": 300,
        "volume": 0.5,
    }


def test_an_endless_sentence_is_cut_and_the_next_one_is_said(system: System, log: Path) -> None:
    system.open()
    cut = threading.Event()
    speaking = threading.Thread(target=system.speak, args=(Phrase("endless"), cut))
    speaking.start()
    cut.set()
    system.cancel()
    speaking.join(PATIENCE)
    assert not speaking.is_alive()
    system.speak(Phrase("next"), threading.Event())
    assert json.loads(log.read_text(encoding="utf-8").splitlines()[-1])["say"] == "next"


def test_nothing_is_said_after_a_cut_that_came_first(system: System, log: Path) -> None:
    system.open()
    cut = threading.Event()
    cut.set()
    system.speak(Phrase("too late"), cut)
    system.speak(Phrase("in time"), threading.Event())
    assert "too late" not in log.read_text(encoding="utf-8")


@pytest.mark.parametrize("text", ["die", "fail"])
def test_a_worker_that_ends_or_fails_loses_the_voice_and_a_new_one_can_be_opened(system: System, text: str) -> None:
    system.open()
    with pytest.raises(VoiceLost):
        system.speak(Phrase(text), threading.Event())
    assert system.check()
    system.speak(Phrase("again"), threading.Event())


def test_a_worker_that_cannot_begin_tells_why() -> None:
    answer = json.dumps({"ready": False, "why": "no voices here"})
    system = System((sys.executable, "-c", f"print({answer!r})"), start_patience=PATIENCE * 100)
    assert system.check() is False
    assert "no voices here" in system.reason
    with pytest.raises(VoiceLost):
        system.open()
    system.close()


def test_a_worker_that_is_not_there_is_no_voice() -> None:
    system = System(("/nonexistent/worker",))
    assert system.check() is False
    system.cancel()
    system.close()


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="on Linux pyttsx3 plays through aplay")
def test_the_real_worker_says_that_nobody_would_hear_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).resolve().parents[2]))
    system = System(start_patience=PATIENCE * 100)
    assert system.check() is False
    assert "aplay" in system.reason


@pytest.fixture
def engine(monkeypatch: pytest.MonkeyPatch) -> Any:
    class Engine:
        def __init__(self) -> None:
            self.calls: list[tuple[Any, ...]] = []

        def getProperty(self, name: str) -> list[Any]:
            assert name == "voices"
            return [
                types.SimpleNamespace(id="gmw/en", name="English", languages=[b"\x05en"]),
                types.SimpleNamespace(id="HKEY\\TTS_MS_FR-FR_HORTENSE", name="Hortense - French", languages=[]),
                types.SimpleNamespace(id="com.apple.amelie", name="Amelie", languages=["fr_CA"]),
            ]

        def setProperty(self, name: str, value: object) -> None:
            self.calls.append((name, value))

        def say(self, text: str) -> None:
            if text == "broken":
                raise RuntimeError("broken")
            self.calls.append(("say", text))

        def runAndWait(self) -> None:
            self.calls.append(("run",))

    made = Engine()
    module: Any = types.ModuleType("pyttsx3")
    module.init = lambda: made
    monkeypatch.setitem(sys.modules, "pyttsx3", module)
    monkeypatch.setattr(system_worker, "_lend_espeak", lambda: None)
    monkeypatch.setattr(system_worker.sys, "platform", "win32")
    return made


def orders(*texts: str, language: str = "fr") -> io.StringIO:
    return io.StringIO(
        "".join(json.dumps({"say": t, "language": language, "rate": 250, "volume": 1.0}) + "\n" for t in texts)
    )


def test_the_worker_picks_a_voice_of_the_language_and_answers_line_by_line(engine: Any) -> None:
    answers = io.StringIO()
    assert system_worker.main(orders("un", "broken", "deux"), answers) == 0
    told = [json.loads(line) for line in answers.getvalue().splitlines()]
    assert told == [{"ready": True}, {"said": True}, {"failed": "broken"}, {"said": True}]
    assert ("voice", "HKEY\\TTS_MS_FR-FR_HORTENSE") in engine.calls
    assert [call for call in engine.calls if call[0] == "say"] == [("say", "un"), ("say", "deux")]
    assert ("rate", 250) in engine.calls


def test_the_worker_keeps_its_voice_where_none_speaks_the_language(engine: Any) -> None:
    assert system_worker.main(orders("uno", language="it"), io.StringIO()) == 0
    assert not [call for call in engine.calls if call[0] == "voice"]


def test_a_line_that_is_no_order_is_answered_too(engine: Any) -> None:
    answers = io.StringIO()
    assert system_worker.main(io.StringIO("nonsense\n"), answers) == 0
    assert "failed" in json.loads(answers.getvalue().splitlines()[-1])
