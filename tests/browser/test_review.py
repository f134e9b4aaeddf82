"""A real end: what the game teaches, with plots, luck against decision, and every choice with its chances."""

import re

import pytest
from playwright.sync_api import expect

from ceiba.record import read_record
from tests.browser.axe import cut_text, violations
from tests.browser.conftest import Newcomer
from tests.browser.player import NEVER
from tests.browser.records import RECORDS, bring

FOUR = (RECORDS / "tikal" / "auction_4_final_order.ceiba").read_text(encoding="utf-8")
RECORD = (RECORDS / "incan_gold" / "five_artifacts.ceiba").read_text(encoding="utf-8")


def test_a_finished_game_is_reviewed_and_the_review_is_kept(newcomer: Newcomer) -> None:
    ada = newcomer(width=1440)
    table = bring(ada, RECORD)["table"]["table"]
    ada.page.goto(f"/t/{table}")
    ada.button("Review the game").click()
    expect(ada.page.locator(".review")).to_be_visible()
    expect(ada.page.locator(".review .line").first).to_be_attached()
    outcome = read_record(RECORD).outcome
    assert outcome is not None
    for row, score in zip(ada.page.locator(".fortunes tbody tr").all(), outcome.scores, strict=True):
        cells = [cell.inner_text() for cell in row.locator("td").all()]
        luck, decision = float(cells[-3]), float(cells[-2])
        assert round(luck + decision, 6) == float(cells[-1]) == score
    ada.page.locator(".review summary").click()
    expect(ada.page.locator(".choices tbody tr")).to_have_count(
        sum(not act.startswith("*") for act in read_record(RECORD).acts)
    )
    assert violations(ada.page) == []
    ada.page.locator(".choices .at").first.click()
    expect(ada.page.locator(".timeline")).to_be_visible()
    ada.button("Back to the game").click()
    expect(ada.page.locator(".review")).to_be_visible()
    kept = ada.context.request.post(f"/api/tables/{table}/review", data={}).json()
    assert kept["review"]["scores"] == [*outcome.scores]
    assert "# seat 1: luck " in ada.context.request.get(f"/api/tables/{table}/record").text()


def test_a_better_turn_is_shown_on_the_board(newcomer: Newcomer) -> None:
    """Of four players, by a bot in a process of its own, with progress; what did not happen is called so."""
    ada = newcomer(width=1440, pace=NEVER)
    table = bring(ada, FOUR)["table"]["table"]
    ada.page.goto(f"/t/{table}")
    ada.button("Review the game").click()
    expect(ada.page.get_by_role("progressbar")).to_be_visible()
    expect(ada.page.locator(".review")).to_be_visible(timeout=120_000)
    expect(ada.page.get_by_role("img", name="Score over time")).to_be_visible()
    temples = ada.page.get_by_role("img", name="Who controlled which temple")
    expect(temples.locator(".bar").first).to_be_visible()
    assert violations(ada.page) == []
    assert cut_text(ada.page) == []
    review = ada.context.request.post(f"/api/tables/{table}/review", data={}).json()["review"]
    turns = review["costly"]
    assert {turn["seat"] for turn in turns} == {1, 2, 3, 4}
    assert temples.locator(".bar").count() == sum(len(one["spells"]) for one in review["holdings"])
    worst = turns[0]
    ada.page.locator(".review").get_by_role("button", name="Better").first.click()
    moment = ada.page.locator(".timeline .moment")
    expect(moment).to_have_text(re.compile("^The better turn: act 1 of "))
    expect(ada.button("Link, picture, play on")).to_have_count(0)
    ada.page.keyboard.press("End")
    acts = [act for step in worst["steps"] for act in step["acts"]]
    expect(moment).to_have_text(f"The better turn: act {len(acts)} of {len(acts)}")
    position = read_record(FOUR).at(worst["at"])
    for act in acts:
        position.act(act)
    names = {cell: str(value) for cell, (_, value) in read_record(FOUR).game.held(position).items()}
    for cell, value in names.items():  # the board shows what would have been
        expect(ada.page.locator(f"[data-cell='{cell}']")).to_have_accessible_name(re.compile(rf"\b{value}\b"))
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator(".review")).to_be_visible()  # it stays open
    ada.page.locator(".review").get_by_role("button", name="Played").first.click()
    expect(moment).to_have_text(re.compile(r"^Act \d+ of "))
    record = ada.context.request.get(f"/api/tables/{table}/record").text()
    assert f"better: {'; '.join(worst['better'])}" in record.replace("\n", " ")


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (768, 1024), (390, 844), (844, 390)])
def test_the_review_is_clean_everywhere(newcomer: Newcomer, width: int, height: int) -> None:
    ada = newcomer(width=width, height=height, language="pl", theme="dark" if width in (768, 390) else "light")
    ada.page.goto(f"/t/{bring(ada, RECORD)['table']['table']}")
    ada.button("Przeanalizuj partię").click()
    expect(ada.page.locator(".review")).to_be_visible()
    assert cut_text(ada.page) == []
    ada.page.locator(".review summary").first.click()
    expect(ada.page.locator(".choices")).to_be_visible()
    assert violations(ada.page) == []
    assert ada.page.evaluate("document.documentElement.scrollWidth") == width
