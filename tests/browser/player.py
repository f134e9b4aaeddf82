"""Someone at the page: finds what is to be done, and does it by clicks or by keys."""

from datetime import UTC, datetime, timedelta
from typing import Literal

from playwright.sync_api import Browser, Locator, Page, expect

ORDINARY = 20_000  # milliseconds that a bot or the page may take on a busy machine
NEVER = 1_000_000  # milliseconds: a pace at which nothing goes on by itself
expect.set_options(timeout=ORDINARY)
SOMETHING_TO_DO = (
    "[data-lit=lay], .controls [data-done]:not([aria-disabled=true]), .choice button:not([aria-disabled=true]), "
    "[data-auction] button:not(:disabled), section.over"
)

# All that an auction shows at the moment, as a script.
AUCTION = "[...document.querySelectorAll('[data-auction]')].map(one => one.innerHTML).join()"


class Player:
    """A browser of one's own; others' turns are not played back, unless a pace is asked for.

    A turn ends at once, unless one is to be `asked`, or there is a `grace` in which it can be taken back; and no
    service worker stands between the page and the server, unless one is wanted.
    """

    def __init__(
        self,
        browser: Browser,
        address: str,
        name: str,
        width: int = 1280,
        height: int = 900,
        language: str = "en",
        theme: Literal["light", "dark"] = "light",
        pace: int = 0,
        touch: bool = False,
        motion: bool = False,
        worker: bool = False,
        grace: int = 0,
        asked: bool = False,
    ) -> None:
        self.address = address
        self.context = browser.new_context(
            base_url=address,
            viewport={"width": width, "height": height},
            locale=language,
            color_scheme=theme,
            has_touch=touch,
            is_mobile=touch,
            reduced_motion="no-preference" if motion else "reduce",
            service_workers="allow" if worker else "block",
        )
        self.context.set_default_timeout(ORDINARY)
        self.context.add_init_script(f"localStorage['ceiba.pace'] ??= {pace}")
        self.context.add_init_script(f"localStorage['ceiba.grace'] ??= {grace}")
        self.context.add_init_script(f"localStorage['ceiba.confirm'] ??= '{'yes' if asked else 'no'}'")
        # A phone in the local network has no encryption, and so lacks what browsers keep for encrypted pages.
        self.context.add_init_script("delete Crypto.prototype.randomUUID; delete Navigator.prototype.clipboard")
        self.troubles: list[str] = []
        self.page = self.tab()
        assert self.context.request.post("/api/guests", data={"name": name}).ok

    def tab(self) -> Page:
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.troubles.append(str(error)))
        return page

    def leave(self) -> None:
        self.context.close()
        assert self.troubles == [], f"the page ran into errors: {self.troubles}"

    # -- tables ---------------------------------------------------------------------------------------

    def set_up(self, game: str, seats: list[str], **options: bool) -> str:
        """A table whose seats are `me`, `open`, `here`, or a bot; started if none is open. Goes there."""
        wishes = [_wish(seat, number) for number, seat in enumerate(seats, 1)]
        answer = self.context.request.post(
            "/api/tables",
            data={"game": game, "seats": wishes, "options": options, "start": "open" not in seats},
        )
        assert answer.ok, answer.text()
        table: str = answer.json()["table"]["table"]
        self.page.goto(f"/t/{table}")
        return table

    def acts(self, table: str) -> list[str]:
        """Everything that was played there, luck included."""
        entries = self.context.request.get(f"/api/tables/{table}/log").json()["entries"]
        return [act for entry in entries for step in entry["steps"] for act in step["acts"]]

    def status(self, table: str) -> str:
        status: str = self.context.request.get(f"/api/tables/{table}").json()["table"]["status"]
        return status

    # -- acting ---------------------------------------------------------------------------------------

    def wait_for_turn(self) -> bool:
        """Until there is something to do; False when the game is over."""
        self.page.wait_for_selector(SOMETHING_TO_DO)
        return not self.page.locator("section.over").count()

    def until(self, true: str, arg: object = None) -> None:
        """Until this script says so; asked from outside, since the page forbids scripts that are made of text."""
        for _ in range(ORDINARY // 50):
            if self.page.evaluate(true, arg):
                return
            self.page.wait_for_timeout(50)
        raise AssertionError(f"this did not come true: {true}")

    def stop_clock(self) -> None:
        """The page's time stands still: what it shows for a moment stays, however long this machine takes."""
        self.page.clock.install()
        self.page.clock.pause_at(datetime.now(UTC) + timedelta(seconds=1))

    def button(self, name: str, exact: bool = False) -> Locator:
        return self.page.get_by_role("button", name=name, exact=exact)

    @property
    def end_turn(self) -> Locator:
        return self.page.locator(".controls [data-done]")

    def expect_points(self, points: int) -> None:
        left = "1 action point left" if points == 1 else f"{points} action points left"
        expect(self.page.get_by_role("img", name=left)).to_be_visible()


def _wish(seat: str, number: int) -> dict[str, str]:
    if seat == "me":
        return {"kind": "person"}
    if seat == "here":
        return {"kind": "person", "name": f"Seat {number}"}
    return {"kind": "open"} if seat == "open" else {"kind": "bot", "bot": seat}
