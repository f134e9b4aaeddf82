"""A real end: what the game teaches, with plots, luck against decision, and every choice with its chances."""

from playwright.sync_api import expect

from ceiba.record import read_record
from tests.browser.axe import violations
from tests.browser.conftest import Newcomer
from tests.browser.records import RECORDS, bring

RECORD = (RECORDS / "incan_gold" / "five_artifacts.ceiba").read_text(encoding="utf-8")


def test_a_finished_game_is_reviewed_and_the_review_is_kept(newcomer: Newcomer) -> None:
    ada = newcomer(width=1440)
    table = bring(ada, RECORD)["table"]["table"]
    ada.page.goto(f"/t/{table}")
    ada.button("Review the game").click()
    expect(ada.page.locator(".review")).to_be_visible()
    expect(ada.page.locator(".review polyline").first).to_be_attached()
    outcome = read_record(RECORD).outcome
    assert outcome is not None
    for row, score in zip(
        ada.page.locator(".review table").first.locator("tbody tr").all(), outcome.scores, strict=True
    ):
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
