"""Push messages, shown on a real desktop; a click there brings the table to the front."""

import json
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, CDPSession, Page, Playwright, Worker

from tests.browser.chromium import installed
from tests.browser.conftest import FLAGS, Server
from tests.browser.desktop import Desktop
from tests.browser.player import ORDINARY

PATIENCE = ORDINARY / 1000  # seconds

pytestmark = pytest.mark.skipif(
    sys.platform != "linux", reason="only here is the desktop a service one can stand in for"
)


@pytest.fixture
def desktop(tmp_path: Path) -> Iterator[Desktop]:
    with Desktop(tmp_path) as shown:
        yield shown


@pytest.fixture
def context(playwright: Playwright, server: Server, desktop: Desktop, tmp_path: Path) -> Iterator[BrowserContext]:
    """With a profile that is kept: Chromium loses clicks meant for another."""
    path = installed()
    opened = playwright.chromium.launch_persistent_context(
        tmp_path / "profile",
        executable_path=path,
        channel=None if path else "chromium",  # not the part of it that knows no desktop
        args=list(FLAGS),
        env={**os.environ, "DBUS_SESSION_BUS_ADDRESS": desktop.address},
        base_url=server.address,
    )
    opened.set_default_timeout(ORDINARY)
    opened.grant_permissions(["notifications"], origin=server.address)
    yield opened
    opened.close()


@pytest.fixture
def worker(context: BrowserContext, page: Page) -> Worker:
    """The page sets it to work when it has come to rest."""
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    return context.service_workers[0] if context.service_workers else context.wait_for_event("serviceworker")


@pytest.fixture
def page(context: BrowserContext) -> Page:
    (first,) = context.pages
    first.goto("/")
    return first


@pytest.fixture
def table(context: BrowserContext, page: Page) -> str:
    """The path of a table of one's own."""
    assert context.request.post("/api/guests", data={"name": "Ada"}).ok
    seats = [{"kind": "person"}, {"kind": "person"}]
    answer = context.request.post("/api/tables", data={"game": "tikal", "seats": seats, "start": True})
    return f"/t/{answer.json()['table']['table']}"


def registration(devtools: CDPSession) -> str:
    """The id of the page's service worker."""
    heard: list[dict[str, Any]] = []
    devtools.on("ServiceWorker.workerRegistrationUpdated", lambda said: heard.extend(said["registrations"]))
    devtools.send("ServiceWorker.enable")
    for _ in range(200):
        if heard:
            return str(heard[-1]["registrationId"])
        devtools.send("Runtime.evaluate", {"expression": "0"})
    raise AssertionError("there is no service worker")


def push(page: Page, server: Server, path: str, text: str = "") -> None:
    """As the browser hands it to the worker."""
    devtools = page.context.new_cdp_session(page)
    message = {"title": "Tikal: your turn", "text": text, "path": path, "tag": path}
    sent = {"origin": server.address, "registrationId": registration(devtools), "data": json.dumps(message)}
    devtools.send("ServiceWorker.deliverPushMessage", sent)
    devtools.detach()


def watch_focus(worker: Worker) -> None:
    """Remember what comes of it: Playwright lets every page believe to be in front, so that none can tell."""
    worker.evaluate("""() => {
        const { focus } = WindowClient.prototype;
        WindowClient.prototype.focus = function () { return (self.focused = focus.call(this)); };
    }""")


def loaded_as(worker: Worker, page: Page) -> str:
    """The address with which the page was loaded that the browser has brought to the front."""
    for _ in range(ORDINARY // 50):
        if address := worker.evaluate("self.focused?.then(({ url }) => url)"):
            return str(address)
        page.wait_for_timeout(50)
    raise AssertionError("no page was brought to the front")


def test_a_newer_word_of_a_table_takes_the_place_of_the_older(
    server: Server, desktop: Desktop, page: Page, worker: Worker
) -> None:
    for text in ("first", "second"):
        push(page, server, "/t/k3v9", text)
        shown = desktop.shown.get(timeout=PATIENCE)
        assert (shown.title, shown.text.splitlines()[-1]) == ("Tikal: your turn", text)
    found = worker.evaluate("registration.getNotifications().then((all) => all.map(({ body }) => body))")
    assert found == ["second"]


def test_a_click_opens_the_table(
    server: Server, desktop: Desktop, context: BrowserContext, page: Page, worker: Worker, table: str
) -> None:
    push(page, server, table)
    with context.expect_page() as opened:
        desktop.shown.get(timeout=PATIENCE).click()
    opened.value.wait_for_url(f"**{table}")
    opened.value.locator("[data-lit=lay]").first.wait_for()
    assert worker.evaluate("registration.getNotifications()") == []


def test_a_click_goes_to_the_page_that_has_the_table_open(
    server: Server, desktop: Desktop, context: BrowserContext, page: Page, worker: Worker, table: str
) -> None:
    """Though that had come there from the start page, without being loaded anew."""
    page.reload()
    page.locator(f"a[href='{table}']").first.click()
    page.wait_for_url(f"**{table}")
    elsewhere = context.new_page()
    elsewhere.goto("/rules/tikal")
    watch_focus(worker)
    push(page, server, table)
    desktop.shown.get(timeout=PATIENCE).click()
    assert loaded_as(worker, page) == f"{server.address}/"
    assert context.pages == [page, elsewhere]
