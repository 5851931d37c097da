"""A speech server that writes down what it is given to say: the few words of SSIP that Orca speaks to it.

It answers on a socket of its own, in this process, so that a test waits for the very sentence and not for a file.
"""

from __future__ import annotations

import html
import re
import socketserver
import threading
import time
from pathlib import Path

_ANSWERS = {
    "HISTORY": ("245-1", "245 OK CLIENT ID SENT"),
    "LIST": ("250-notebook", "250 OK LIST SENT"),
    "GET": ("251-0", "251 OK GET RETURNED"),
}
_VOICES = ("249-Anatole\tfr\tnone", "249-Alpha\ten\tnone", "249 OK VOICE LIST SENT")


class Notebook:
    def __init__(self, path: Path) -> None:
        self._lines: list[str] = []
        self._news = threading.Condition()
        notebook = self

        class Line(socketserver.StreamRequestHandler):
            def handle(self) -> None:
                notebook._serve(self)

        class Server(socketserver.ThreadingMixIn, socketserver.UnixStreamServer):
            daemon_threads = True

            def handle_error(self, request: object, client_address: object) -> None:
                """A screen reader that leaves in the middle of a sentence is no error."""

        path.parent.mkdir(parents=True, exist_ok=True)
        self._server = Server(str(path), Line)
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.05,))
        self._thread.start()

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()

    def lines(self, start: int = 0) -> list[str]:
        with self._news:
            return self._lines[start:]

    def wait_for(self, words: str, start: int, seconds: float) -> int | None:
        """The number of the first line from there on that holds these words, or None when time is up."""
        deadline = time.monotonic() + seconds
        with self._news:
            while True:
                for number in range(start, len(self._lines)):
                    if words in self._lines[number]:
                        return number
                left = deadline - time.monotonic()
                if left <= 0 or not self._news.wait(left):
                    return None

    def _serve(self, line: socketserver.StreamRequestHandler) -> None:
        def answer(*replies: str) -> None:
            line.wfile.write("".join(reply + "\r\n" for reply in replies).encode())

        while raw := line.rfile.readline():
            command, _, rest = raw.decode(errors="replace").strip().partition(" ")
            match command.upper():
                case "SPEAK":
                    answer("230 OK RECEIVING DATA")
                    self._write(_sentence(line))
                    answer("225-1", "225 OK MESSAGE QUEUED")
                case "CHAR" | "KEY" | "SOUND_ICON":
                    self._write(rest)
                    answer("225-1", "225 OK MESSAGE QUEUED")
                case "LIST" if "VOICES" in rest.upper():
                    answer(*_VOICES)
                case "QUIT":
                    answer("231 HAPPY HACKING")
                    return
                case other:
                    answer(*_ANSWERS.get(other, ("208 OK",)))

    def _write(self, words: str) -> None:
        with self._news:
            self._lines.append(words)
            self._news.notify_all()


def _sentence(line: socketserver.StreamRequestHandler) -> str:
    """The data of a SPEAK up to the lonely dot, without its marks."""
    words = []
    while (raw := line.rfile.readline()) and raw.strip() != b".":
        words.append(raw.decode(errors="replace").strip())
    return html.unescape(re.sub(r"<[^>]*>", "", " ".join(words)))
