"""What browsers get beside the API: the page, its files, the code of a table, the description to read."""

import gzip
from pathlib import Path

import httpx
import pytest
from litestar import Litestar
from litestar.testing import TestClient

from ceiba.server.http import pages
from ceiba.server.http.app import App
from ceiba.server.http.routes import make_routes
from ceiba.server.store.queries import Store
from ceiba.server.store.sqlite import SQLite
from tests.server.running import Person, Running

TIMEOUT = 60.0  # seconds: the description is made when it is first asked for


def test_the_code_of_a_table_holds_nothing_but_its_address(server: Running, ada: Person, bo: Person) -> None:
    table = ada.open("tikal", "me", "open", start=False, visibility="invitation")
    key = ada.look(table)["you"]["invitation"].split("key=")[1]
    path = f"{server.address}/t/{table}/code.svg"
    with_key = httpx.get(path, params={"key": key})
    assert (with_key.status_code, with_key.headers["content-type"]) == (200, "image/svg+xml")
    assert "max-age=" in with_key.headers["cache-control"]
    assert with_key.content == httpx.get(path, params={"key": key, "more": "x" * 500}).content
    for bad in ({"key": "guessed"}, {"key": "x" * 2900}, {"key": key + "x"}, {}):
        assert httpx.get(path, params=bad).status_code in (400, 404)
    assert httpx.get(f"{server.address}/t/nowhere/code.svg").status_code == 404
    own = httpx.get(path, headers={"Authorization": f"Bearer {ada.token}"})
    assert own.status_code == 200
    assert own.content != with_key.content


def test_the_code_of_a_table_costs_little_however_long_the_question(server: Running, ada: Person) -> None:
    """It took a fifth of a second for anyone, while nobody else was served."""
    table = ada.open("tikal", "me", "open", start=False)
    plain = httpx.get(f"{server.address}/t/{table}/code.svg", timeout=TIMEOUT).raise_for_status()
    for length in (100, 2900, 3000):  # it holds no more than 2,953 bytes
        asked = httpx.get(f"{server.address}/t/{table}/code.svg?{'x' * length}", timeout=TIMEOUT)
        assert asked.status_code == 200
        assert asked.content == plain.content, "the question is drawn"


def test_the_description_is_shown_without_the_help_of_others(server: Running) -> None:
    page = httpx.get(f"{server.address}/schema", timeout=TIMEOUT)
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    assert "http://" not in page.text
    assert "https://" not in page.text
    described = httpx.get(f"{server.address}/schema/openapi.json", timeout=TIMEOUT)
    assert described.headers["content-encoding"] == "gzip"
    assert described.json()["info"]["title"] == "Ceiba"


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> "TestClient[Litestar]":
    """A server whose page has been built."""
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>Built</title>")
    (static / "manifest.webmanifest").write_text("{}")
    script = b"let words;" * 200
    for ending, content in {"": script, ".gz": gzip.compress(script), ".br": b"smaller"}.items():
        (static / "assets" / f"page-0a1b2c3d.js{ending}").write_bytes(content)
    (static / "assets" / "letters-0a1b2c3d.woff2").write_bytes(b"\0" * 2000)
    monkeypatch.setattr(pages, "STATIC", static)
    return TestClient(make_routes(App(Store(SQLite(tmp_path / "tables.sqlite")))))


def test_a_wrong_address_is_answered_with_the_page(built: "TestClient[Litestar]") -> None:
    """People read there, in their language, that nothing is here; programs are told in a body as ever."""
    browsing = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
    with built as browser:
        for path in ("/nowhere", "/t", "/t/a/b", "/index.php"):
            lost = browser.get(path, headers=browsing)
            assert (lost.status_code, lost.headers["content-type"]) == (404, "text/html; charset=utf-8"), path
            assert "Built" in lost.text
            assert browser.get(path).json()["error"] == "no-such-page"
        for path in ("/api/nowhere", "/static/nowhere.js"):
            assert browser.get(path, headers=browsing).json()["error"] == "no-such-page"


def test_files_of_the_page(built: "TestClient[Litestar]") -> None:
    with built as browser:
        for path in ("/", "/t/anything"):
            assert "Built" in browser.get(path).text
            assert browser.get(path).headers["cache-control"] == "no-cache"
        script = browser.get("/static/assets/page-0a1b2c3d.js")
        assert script.headers["content-type"].startswith("text/javascript")
        assert "immutable" in script.headers["cache-control"]
        letters = browser.get("/static/assets/letters-0a1b2c3d.woff2")
        assert letters.headers["content-type"] == "font/woff2"
        assert "content-encoding" not in letters.headers
        manifest = browser.get("/static/manifest.webmanifest")
        assert manifest.headers["content-type"].startswith("application/manifest+json")
        assert manifest.headers["cache-control"] == "no-cache"
        for path in (
            "/static/nothing.js",
            "/static/assets/nothing.js",
            "/static/assets/..",
            "/static/assets/..%5cindex.html",
            "/static/../../etc/passwd",
        ):
            missing = browser.get(path)
            assert (missing.status_code, missing.json()["error"]) == (404, "no-such-page")


@pytest.mark.parametrize(
    ("accepted", "encoding"), [("gzip, deflate, br, zstd", "br"), ("gzip, deflate", "gzip"), ("identity", None)]
)
def test_the_page_goes_out_as_it_was_compressed_when_it_was_built(
    built: "TestClient[Litestar]", accepted: str, encoding: str | None
) -> None:
    asked = {"accept-encoding": accepted}
    with built as browser, browser.stream("GET", "/static/assets/page-0a1b2c3d.js", headers=asked) as script:
        assert script.headers.get("content-encoding") == encoding
        assert script.headers["vary"] == "accept-encoding"
        assert script.headers["content-type"].startswith("text/javascript")
        name = f"page-0a1b2c3d.js{pages.COMPRESSED[encoding] if encoding else ''}"
        sent = b"".join(script.iter_raw())
    assert sent == (pages.STATIC / "assets" / name).read_bytes()


def test_a_return_link_of_nobody_is_answered_with_the_page(built: "TestClient[Litestar]") -> None:
    with built as browser:
        lost = browser.get("/return/nobody", headers={"accept": "text/html"})
        assert (lost.status_code, lost.headers["content-type"]) == (401, "text/html; charset=utf-8")
        assert "Built" in lost.text
        assert browser.get("/return/nobody").json()["error"] == "who-are-you"


@pytest.mark.parametrize(
    ("named", "language"), [("pl", "pl"), ("de-AT,en;q=0.5", "de"), ("fr;q=0.9", "fr"), ("es", "en"), ("", "en")]
)
def test_where_no_page_is_built_that_is_said_in_the_reader_s_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, named: str, language: str
) -> None:
    monkeypatch.setattr(pages, "STATIC", tmp_path)
    with TestClient(make_routes(App(Store(SQLite(tmp_path / "tables.sqlite"))))) as browser:
        page = browser.get("/", headers={"accept-language": named}).text
    assert page == pages.plain_page(language)
    assert f'lang="{language}"' in page
