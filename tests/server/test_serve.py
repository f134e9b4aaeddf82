"""`ceiba serve` itself: what it prints, which port it takes, how it stops and starts again."""

import os
import re
import signal
import socket
import subprocess
import sys
import time
from ipaddress import ip_address
from pathlib import Path

import httpx

from ceiba.cli.serve import greeting
from ceiba.server.serving import address_in_the_network
from ceiba.words import speak
from tests.server.listening import Listener
from tests.server.running import Person, Running, free_port, wait_for


def ceiba_serve(*said: str | Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run it where it has to end by itself."""
    command = [sys.executable, "-m", "ceiba", "serve", *map(str, said)]
    around = {name: value for name, value in os.environ.items() if not name.endswith("DISPLAY")} | environment
    return subprocess.run(command, capture_output=True, text=True, timeout=60, env=around)


def first_words(running: subprocess.Popen[str]) -> str:
    """What a server says until it is ready."""
    assert running.stdout is not None
    said = ""
    while "Ctrl+C" not in said:
        line = running.stdout.readline()
        assert line, said
        said += line
    return said


def test_it_says_where_it_is_and_takes_a_free_port(tmp_path: Path) -> None:
    command = [sys.executable, "-u", "-m", "ceiba", "serve", "--host", "127.0.0.1", "--data"]
    with (
        subprocess.Popen([*command, str(tmp_path / "one")], stdout=subprocess.PIPE, text=True) as one,
        subprocess.Popen([*command, str(tmp_path / "other")], stdout=subprocess.PIPE, text=True) as other,
    ):
        ports = []
        for running in (one, other):
            said = first_words(running)
            address = re.search(r"Ceiba is open at +http://127\.0\.0\.1:(\d+)", said)
            assert address is not None
            ports.append(address[1])
        assert len(set(ports)) == 2
        for port in ports:
            wait_for(f"http://127.0.0.1:{port}")
        for running in (one, other):
            running.send_signal(signal.SIGINT)
        assert [one.wait(20), other.wait(20)] == [0, 0]


def test_the_address_in_the_network_is_there_to_read_and_to_scan() -> None:
    said = greeting("http://192.168.0.7:8700", None, Path("tables"), speak("en"))
    assert said[0] == "in your network at http://192.168.0.7:8700"
    assert "█" in said[1]
    assert said[2] == "Tables are kept in tables. Ctrl+C stops the server."
    assert greeting(None, "postgresql://x:secret@y/z", Path(), speak("en")) == [
        "Tables are kept in PostgreSQL. Ctrl+C stops the server."
    ]
    assert greeting(None, None, Path("tables"), speak("de")) == [
        "Die Tische werden in tables aufbewahrt. Strg-C hält den Server an."
    ]
    address = address_in_the_network()
    assert address is None or ip_address(address).version == 4


def test_links_for_others_do_not_lead_to_their_own_machine(tmp_path: Path) -> None:
    """Who plays at `localhost` gets links with the address in the network, if there is one; others their own."""
    command = [sys.executable, "-u", "-m", "ceiba", "serve", "--data", str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as running:
        said = first_words(running)
        port = re.search(r"http://localhost:(\d+)", said)
        assert port is not None
        here = f"http://127.0.0.1:{port[1]}"
        wait_for(here)
        near = re.search(r"in your network at (\S+)", said)
        assert httpx.get(f"{here}/api/address").json() == {"address": near[1] if near else here}
        elsewhere = httpx.get(f"{here}/api/address", headers={"Host": "games.example:8700"})
        assert elsewhere.json() == {"address": "http://games.example:8700"}
        running.send_signal(signal.SIGINT)
        assert running.wait(20) == 0


def test_the_same_tables_are_not_served_twice(tmp_path: Path) -> None:
    with Running(tmp_path) as running:
        done = ceiba_serve("--data", tmp_path)
    assert (done.returncode, done.stdout) == (0, f"Ceiba is open already, at {running.address}\n")


def test_the_browser_is_opened_where_there_is_a_screen(tmp_path: Path) -> None:
    """By the program that every system has for it; here it notes what it was asked to open."""
    for name in ("xdg-open", "open"):
        opener = tmp_path / name
        opener.write_text(f'#!/bin/sh\necho "$@" >> {tmp_path}/opened\n')
        opener.chmod(0o755)
    path = f"{tmp_path}:{os.environ['PATH']}"
    with Running(tmp_path / "data") as running:
        blind = ceiba_serve("--open", "--data", tmp_path / "data", PATH=path)
        seeing = ceiba_serve("--open", "--data", tmp_path / "data", PATH=path, DISPLAY=":0")
    assert (blind.returncode, blind.stderr) == (seeing.returncode, seeing.stderr) == (0, "")
    opened = (tmp_path / "opened").read_text().split()
    assert opened == [running.address] * (1 if sys.platform == "linux" else 2)


def test_the_browser_finds_the_page_however_quick_it_is(tmp_path: Path) -> None:
    """It is opened when the server answers: here it asks at once, and notes what it was told."""
    for name in ("xdg-open", "open"):
        opener = tmp_path / name
        ask = "import sys, urllib.request as r; print(r.urlopen(sys.argv[1]).status)"
        opener.write_text(f'#!/bin/sh\n{sys.executable} -c "{ask}" "$1" > {tmp_path}/told 2>&1\n')
        opener.chmod(0o755)
    around = os.environ | {"PATH": f"{tmp_path}:{os.environ['PATH']}", "DISPLAY": ":0"}
    words = ["--open", "--host", "127.0.0.1", "--port", str(free_port()), "--data", str(tmp_path / "data")]
    command = [sys.executable, "-m", "ceiba", "serve", *words]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, env=around) as running:
        told = tmp_path / "told"
        while not (told.exists() and told.read_text()):
            assert running.poll() is None
            time.sleep(0.02)
        running.send_signal(signal.SIGINT)
        assert running.wait(20) == 0
    assert told.read_text() == "200\n"


def test_a_port_that_is_taken_is_said(tmp_path: Path) -> None:
    port = free_port()
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", port))
        taken.listen()
        done = ceiba_serve("--host", "127.0.0.1", "--port", str(port), "--data", tmp_path)
    assert done.returncode == 2
    assert f"port {port}" in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_what_cannot_be_opened_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    for said in (["--data", tmp_path / "file"], ["--db", "postgresql://x@127.0.0.1:1/x"]):
        done = ceiba_serve(*said)
        assert done.returncode == 2
        assert "cannot" in done.stderr
        assert len(done.stderr.splitlines()) == 1


def test_it_stops_gracefully_and_goes_on_where_it_was(tmp_path: Path) -> None:
    running = Running(tmp_path).start()
    ada = Person(running.address)
    table = ada.open("tikal", "me", "random")
    look = ada.look(table)
    try:
        with Listener(ada, table) as news:
            news.next()
            assert running.stop() == 0  # though someone listens
        assert running.log.read_text().count("\n") == 1  # it had nothing to complain about
        with running:
            assert ada.look(table) == look
    finally:
        ada.http.close()


def test_the_page_and_the_description(server: Running) -> None:
    page = httpx.get(server.address)
    assert page.status_code == 200
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    assert httpx.get(f"{server.address}/t/anything").text == page.text
    described = httpx.get(f"{server.address}/schema/openapi.json").json()
    assert described["info"]["title"] == "Ceiba"
    told = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
    for path in described["paths"]:
        assert path in told, f"docs/protocol.md does not tell of {path}"
