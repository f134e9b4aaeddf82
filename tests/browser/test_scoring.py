"""A volcano round at the page: explained while it lasts, and scored hex by hex for all to see."""

from pathlib import Path

from playwright.sync_api import expect

from ceiba.record import Record, read_record
from ceiba.tikal.position import Tikal
from ceiba.tikal.scoring import temple_points, wafer_points
from ceiba.tikal.state import EXPLORE, VOLCANO_ROUND
from tests.browser.conftest import Newcomer

RECORD = Path(__file__).parents[1] / "records" / "tikal" / "basic_3.ceiba"


def up_to_a_volcano_round() -> tuple[str, Tikal]:
    """A recorded game up to where somebody with temples is about to score."""
    whole = read_record(RECORD.read_text(encoding="utf-8"))
    for line, position in whole.positions():
        assert isinstance(position, Tikal)
        at_volcano = position.stage == VOLCANO_ROUND and position.phase == EXPLORE
        if at_volcano and temple_points(position, position.seat) > 2:
            return _cut(whole, line), position
    raise AssertionError("no volcano round in this record")


def _cut(whole: Record, line: int) -> str:
    text = str(whole).splitlines()
    return "\n".join(kept for kept in text[: line - 1] if not kept.startswith("[Result")) + "\n"


def test_a_volcano_round(newcomer: Newcomer) -> None:
    ada, bo = newcomer("Ada"), newcomer("Bo", pace=600)
    record, position = up_to_a_volcano_round()
    answer = ada.context.request.post("/api/records", data=record, headers={"Content-Type": "text/plain"})
    assert answer.ok, answer.text()
    table = answer.json()["table"]["table"]
    assert ada.context.request.put(f"/api/tables/{table}/seats/{position.seat}", data={"kind": "person"}).ok
    ada.page.goto(f"/t/{table}")
    bo.page.goto(f"/t/{table}")
    expect(ada.page.get_by_text("Volcano round: everyone explores")).to_be_visible()
    expect(ada.page.get_by_text("You score when you end this turn.")).to_be_visible()
    expect(bo.page.get_by_text("Volcano round: everyone explores")).to_be_visible()

    temples, treasures = temple_points(position, position.seat), wafer_points(position, position.seat)
    told = f"Ada: {temples} for temples + {treasures} for treasures = {temples + treasures}"
    ada.end_turn.click()
    expect(ada.page.locator(".sum")).to_have_text(told)
    expect(bo.page.locator(".sum")).to_have_text(told)
    assert ada.page.locator(".rising").count() >= 1
