"""Each package in an empty environment, used from another folder, by someone who has no Node."""

import re
import signal
import subprocess
import tempfile
import time
import venv
from collections.abc import Mapping
from pathlib import Path
from urllib.request import urlopen

from release.building import Built, NotReleased, run

SAID = re.compile(r"http://\S+")
SCRIPT = re.compile(r'(?:src|href)="(/static/assets/[^"]+)"')
START_UP = 30.0  # seconds
NEEDED_BY_THE_TESTS = ("pytest>=9", "hypothesis")


def try_out(package: Path, environment: Mapping[str, str]) -> None:
    print(f"==> Trying {package.name}", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        install(place, f"{package}[server]", environment=environment)
        ceiba = place / "bin" / "ceiba"
        elsewhere = place / "elsewhere"
        elsewhere.mkdir()
        plain = {"PATH": "/usr/bin:/bin", "PYTHONPATH": "", "HOME": folder}
        run(ceiba, "sim", "incan-gold", "--seats", "3", "--games", "1", environment=plain, folder=elsewhere)
        run(ceiba, "sim", "tikal", "--seats", "2", "--games", "1", environment=plain, folder=elsewhere)
        serve(ceiba, elsewhere)


def install(place: Path, *packages: str, environment: Mapping[str, str] | None = None) -> Path:
    """An environment of its own, with these and what they need; its Python."""
    venv.create(place, with_pip=True)
    python = place / "bin" / "python"
    pip = ("-m", "pip", "--disable-pip-version-check", "install", "--quiet")
    run(python, *pip, *packages, environment=environment, folder=place)
    return python


def serve(ceiba: Path, folder: Path) -> None:
    """The page comes, and what it needs with it."""
    command = [str(ceiba), "serve", "--quiet", "--host", "127.0.0.1", "--data", "tables"]
    environment = {"PATH": "/usr/bin:/bin", "HOME": str(folder), "PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(command, cwd=folder, env=environment, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            said = SAID.search(server.stdout.readline())
            if said is None:
                raise NotReleased("`ceiba serve` does not say where it is.")
            page = fetched(said[0])
            assets = SCRIPT.findall(page)
            if not assets:
                raise NotReleased(f"`ceiba serve` does not answer with the page, but with:\n{page}")
            for asset in assets:
                fetched(said[0] + asset)
        finally:
            server.send_signal(signal.SIGINT)
            server.wait(30)


def fetched(address: str) -> str:
    """Tried again until the server is ready."""
    patience = time.monotonic() + START_UP
    while True:
        try:
            with urlopen(address, timeout=10) as answer:
                return str(answer.read().decode())
        except OSError as error:
            if (
                not isinstance(getattr(error, "reason", None), ConnectionRefusedError)
                or time.monotonic() > patience
            ):
                raise NotReleased(f"{address}: {error}") from None
            time.sleep(0.1)


def check_rules(built: Built) -> None:
    """The rules' tests as they are in the source, against the compiled wheel."""
    print("==> The rules' tests, from the source", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        python = install(Path(folder), f"{built.compiled}[server]", *NEEDED_BY_THE_TESTS)
        tests = ("-m", "pytest", "-q", "-p", "no:cacheprovider", "--speed", "compiled", "tests/rules")
        print(run(python, *tests, environment={"PYTHONPATH": ""}, folder=built.unpacked).splitlines()[-1])
