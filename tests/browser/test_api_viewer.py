"""The API as a page: whatever a type is made of can be followed, and nothing is fetched from elsewhere."""

from playwright.sync_api import expect

from tests.browser.conftest import Newcomer

DEAD = """[...document.querySelectorAll("main a")].map(link => link.hash.slice(1))
            .filter(name => !document.getElementById(name))"""


def test_every_type_is_told_where_it_is_named(newcomer: Newcomer) -> None:
    ada = newcomer("Ada")
    asked: list[str] = []
    ada.page.on("request", lambda request: asked.append(request.url))
    ada.page.goto("/schema#TikalView")
    ada.page.locator("#TikalView tr", has_text="cells").get_by_role("link").click()
    expect(ada.page.locator("#TikalCellView")).to_have_attribute("open", "")
    expect(ada.page.locator("#TikalCellView")).to_contain_text("the stones to cross")
    assert ada.page.evaluate(DEAD) == []
    assert all(url.startswith(ada.address) for url in asked)
