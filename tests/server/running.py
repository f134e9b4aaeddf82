"""A real server in a process of its own on the loopback, and guests who talk to it."""

import os
import random
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from types import TracebackType
from typing import Any
from uuid import uuid4

import httpx

from ceiba.patch import patched

# JSON answers are taken apart by key.
Json = dict[str, Any]

START_UP = 90.0  # seconds, on a machine that has other things to do


def free_port() -> int:
    """A free port below those that systems hand out by themselves."""
    while True:
        port = random.randrange(20_000, 32_000)
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port


def wait_for(address: str, process: "subprocess.Popen[bytes] | None" = None) -> None:
    """Until a server answers."""
    give_up = time.monotonic() + START_UP
    while True:
        try:
            httpx.get(f"{address}/api/games")
            return
        except httpx.TransportError:
            assert process is None or process.poll() is None, "the server has died: see its log"
            assert time.monotonic() < give_up, "the server does not answer"
            time.sleep(0.02)


class Running:
    """`ceiba serve`, started and stopped; killed and started again it stays at the same address."""

    def __init__(
        self,
        data: Path,
        db: str | None = None,
        think: float = 30.0,
        port: int | None = None,
        options: tuple[str, ...] = (),
    ) -> None:
        self.port = port or free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.command = [sys.executable, "-m", "ceiba", "serve", "--quiet", "--host", "127.0.0.1"]
        self.command += ["--port", str(self.port), "--data", str(data), "--think", str(think)]
        self.command += ["--db", db] if db else []
        self.command += options
        self.log = data / f"log-{self.port}.txt"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> "Running":
        self.log.parent.mkdir(parents=True, exist_ok=True)
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(self.command, stdout=log, stderr=log)
        wait_for(self.address, self.process)
        return self

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        assert self.process is not None
        self.process.send_signal(how)
        code = self.process.wait(20)
        self.process = None
        return code

    def kill(self) -> None:
        """At once, in the middle of whatever it does."""
        self.stop(signal.SIGKILL)

    def __enter__(self) -> "Running":
        return self.start()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.process is not None:
            self.stop()


class Person:
    """A guest at a server, who says in a word what the tests need often."""

    def __init__(self, address: str, name: str = "Ada", token: str | None = None) -> None:
        self.http = httpx.Client(base_url=f"{address}/api", timeout=30)
        if token is None:
            told = self.http.post("/guests", json={"name": name}).raise_for_status().json()
            token = told["token"]
        self.token = token
        self.http.cookies.clear()  # by the token alone
        self.http.headers["Authorization"] = f"Bearer {token}"
        self.http.headers["Content-Type"] = "application/json"
        self.guest = self.ok("GET", "/me")["guest"]

    def ask(self, method: str, path: str, **said: Any) -> httpx.Response:
        return self.http.request(method, path, **said)

    def ok(self, method: str, path: str, **said: Any) -> Json:
        response = self.ask(method, path, **said)
        assert response.is_success, response.text
        answer: Json = response.json()
        return answer

    def refused(self, method: str, path: str, status: int, error: str, **said: Any) -> Json:
        response = self.ask(method, path, **said)
        body: Json = response.json()
        assert (response.status_code, body["error"]) == (status, error), response.text
        assert body["sentence"]
        return body

    def open(self, game: str, *seats: str, start: bool = True, **more: Any) -> str:
        """A table; seats are `me`, `open` or the name of a bot."""
        wishes = [
            {"kind": "person"}
            if seat == "me"
            else {"kind": "open"}
            if seat == "open"
            else {"kind": "bot", "bot": seat}
            for seat in seats
        ]
        body = {"game": game, "seats": wishes, "start": start, **more}
        return str(self.ok("POST", "/tables", json=body)["table"]["table"])

    def look(self, table: str, **query: Any) -> Json:
        return self.ok("GET", f"/tables/{table}", params=query)

    def draft(self, table: str, seat: int, *acts: str, version: int | None = None, **more: bool | str) -> Json:
        if version is None:
            version = self.look(table)["table"]["version"]
        body = {"version": version, "seat": seat, "acts": acts, **more}
        return self.ok("POST", f"/tables/{table}/draft", json=body)

    def view_after(self, table: str, drafted: Json) -> Json:
        """What the seat of a draft sees after it: the table's view, patched."""
        seen = patched(self.look(table, seat=drafted["seat"])["view"], drafted["patch"])
        assert isinstance(seen, dict)
        return seen

    def commit(self, table: str, version: int, *acts: str, name: str | None = None) -> httpx.Response:
        body = {"version": version, "id": name or uuid4().hex, "acts": acts}
        return self.ask("POST", f"/tables/{table}/commits", json=body)

    def play(self, table: str, *acts: str) -> Json:
        """Commit on the newest version."""
        response = self.commit(table, self.look(table)["table"]["version"], *acts)
        assert response.is_success, response.text
        answer: Json = response.json()
        return answer


def acts_of(news: Json) -> list[str]:
    """All acts of a commit's news, or of an entry of the log."""
    return [act for step in news["steps"] for act in step["acts"]]


def children_of(pid: int) -> list[int]:
    """The processes that a process has started."""
    found = []
    for entry in Path("/proc").iterdir() if Path("/proc").is_dir() else []:
        if entry.name.isdigit():
            try:
                stat = (entry / "stat").read_text()
            except OSError:
                continue
            if int(stat.rpartition(")")[2].split()[1]) == pid:
                found.append(int(entry.name))
    return found or [
        int(line)
        for line in subprocess.run(["pgrep", "-P", str(pid)], capture_output=True, text=True).stdout.split()
    ]


def is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True
