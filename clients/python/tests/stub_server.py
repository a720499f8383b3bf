"""A server that answers with what it was given."""

from __future__ import annotations

import json
import threading
from dataclasses import dataclass
from email.message import Message
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any


@dataclass
class StubRequest:
    method: str
    url: str
    headers: Message
    body: bytes


@dataclass
class StubAnswer:
    json: Any = None
    status: int = 200
    headers: dict[str, str] | None = None
    content: bytes | None = None
    is_cut: bool = False
    is_late: bool = False


class StubServer:
    """Answers with what it was given, one after the other, and remembers what it was asked."""

    def __init__(self) -> None:
        self.requests: list[StubRequest] = []
        self.answers: list[StubAnswer] = []
        self._released = threading.Event()
        stub = self

        class Handler(BaseHTTPRequestHandler):
            def _handle(self) -> None:
                body = self.rfile.read(int(self.headers.get("content-length") or 0))
                stub.requests.append(StubRequest(self.command, self.path, self.headers, body))
                answer = stub.answers.pop(0) if stub.answers else StubAnswer(status=500)
                if answer.is_late:
                    stub._released.wait(10)
                if answer.is_cut or answer.is_late:
                    self.connection.close()
                    return
                content = answer.content
                if content is None:
                    content = b"" if answer.json is None else json.dumps(answer.json).encode()
                self.send_response(answer.status)
                for name, value in (answer.headers or {}).items():
                    self.send_header(name, value)
                self.send_header("Content-Length", str(len(content)))
                self.end_headers()
                self.wfile.write(content)

            do_GET = do_POST = do_PATCH = do_DELETE = _handle

            def log_message(self, *_: Any) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        self.url = f"http://127.0.0.1:{self._server.server_address[1]}"
        # How often the loop looks whether it is to end.
        threading.Thread(target=self._server.serve_forever, args=(0.01,), daemon=True).start()

    def stop(self) -> None:
        self._released.set()
        self._server.shutdown()
        self._server.server_close()
