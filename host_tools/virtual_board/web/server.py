"""HTTP on this computer only: the page, the stream of states, and what the pages' users do."""

from __future__ import annotations

import json
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from ..errors import WrongUsage
from ..script import KEYS
from .loop import Loop

DEFAULT_PORT = 8421
_HERE = "127.0.0.1"
_PAGE = Path(__file__).with_name("page.html")
_HEARTBEAT_S = 5.0
_LONGEST_DEED = 200  # bytes


class Server(ThreadingHTTPServer):
    """Serves one board; `address` is what a browser opens.

    Other computers cannot connect. Pages of other origins can make a browser send requests here:
    they are refused by the names of host and origin.
    """

    daemon_threads = True

    def __init__(self, loop: Loop, port: int = 0) -> None:
        """Listen at a port; at 0 at the default one, or at a free one where that is taken.

        WrongUsage: the port that was named is taken.
        """
        self.loop = loop
        super().__init__((_HERE, port or DEFAULT_PORT), _Handler, bind_and_activate=False)
        self._listen(port)
        self.address = f"http://{_HERE}:{self.server_port}/"
        self.hosts = tuple(f"{name}:{self.server_port}" for name in (_HERE, "localhost"))

    def _listen(self, port: int) -> None:
        try:
            self.server_bind()
        except OSError as error:
            if port:
                self.server_close()
                raise WrongUsage(
                    f"port {port} cannot be used ({error.strerror}): name another one, or none"
                ) from None
            self.server_address = (_HERE, 0)
            self.server_bind()
        self.server_activate()

    def begin(self) -> None:
        """Serve in a thread of its own until `shutdown`."""
        threading.Thread(target=self.serve_forever, daemon=True).start()


class _Handler(BaseHTTPRequestHandler):
    server: Server
    protocol_version = "HTTP/1.1"

    def do_GET(self) -> None:
        """The page, the stream of states, the picture."""
        if not self._is_from_here():
            return
        if self.path == "/":
            self._answer(_PAGE.read_bytes(), "text/html; charset=utf-8")
        elif self.path == "/states":
            self._stream()
        elif self.path == "/shot.png":
            self._answer(self.server.loop.shot(), "image/png")
        else:
            self._refuse(404, "there is nothing at this address")

    def do_POST(self) -> None:
        """A deed, {"do": "hold", "key": "ok"}, {"do": "let_go", ...}, {"do": "cut"}, "reset"."""
        if not self._is_from_here():
            return
        deed = self._deed() if self.path == "/deeds" else None
        if deed is None or not self._done(deed):
            self._refuse(400, "no deed that is known here")
            return
        self._answer(b"", "text/plain")

    def log_message(self, format: str, *args: Any) -> None:
        """Say nothing of requests."""

    def _is_from_here(self) -> bool:
        origin = self.headers.get("Origin", "")
        ours = {f"http://{host}" for host in self.server.hosts}
        if self.headers.get("Host") in self.server.hosts and (not origin or origin in ours):
            return True
        self._refuse(403, "only the page from here may ask")
        return False

    def _deed(self) -> dict[str, Any] | None:
        length = self.headers.get("Content-Length", "")
        if not length.isdecimal() or int(length) > _LONGEST_DEED:
            self.close_connection = True
            return None
        try:
            deed = json.loads(self.rfile.read(int(length)))
        except ValueError:
            return None
        return deed if isinstance(deed, dict) else None

    def _done(self, deed: dict[str, Any]) -> bool:
        loop = self.server.loop
        match deed:
            case {"do": "hold", "key": str(key)} if key in KEYS:
                loop.hold(key)
            case {"do": "let_go", "key": str(key)} if key in KEYS:
                loop.let_go(key)
            case {"do": "let_go_of_all"}:
                loop.let_go_of_all()
            case {"do": "cut"}:
                loop.cut()
            case {"do": "reset"}:
                loop.reset()
            case _:
                return False
        return True

    def _stream(self) -> None:
        """Server-sent events until the page goes; a comment now and then finds out that it went."""
        loop = self.server.loop
        # The page may be one that was loaded anew while a key was held. It may press the next one
        # as soon as it has an answer, which must not be released with the old one.
        loop.let_go_of_all()
        self.send_response(200)
        self.send_header("Content-Type", "text/event-stream")
        self.send_header("Cache-Control", "no-store")
        self.end_headers()
        self.close_connection = True
        version = 0
        try:
            while True:
                newer, state = loop.state_after(version, _HEARTBEAT_S)
                event = f"data: {state}\n\n" if newer != version else ":\n\n"
                version = newer
                self.wfile.write(event.encode())
        except OSError:
            return
        finally:
            loop.let_go_of_all()

    def _answer(self, body: bytes, kind: str, status: int = 200) -> None:
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Cache-Control", "no-store")
        self.end_headers()
        self.wfile.write(body)

    def _refuse(self, status: int, why: str) -> None:
        self._answer(f"{why}\n".encode(), "text/plain; charset=utf-8", status)
