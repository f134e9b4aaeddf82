"""What a record says of its luck, by which anyone can prove every draw of it (docs/fair_luck.md)."""

from ceiba.record import BadRecord, Record
from ceiba.results import Reason
from ceiba.table.luck import Misdealt, commitment_to, proved, secret_of, seed_from
from ceiba.table.table import Table

TABLE, COMMITMENT, SECRET, PARTS, GIVEN = "Table", "Commitment", "Secret", "Parts", "DealtElsewhere"
LUCK_HEADERS = (TABLE, COMMITMENT, SECRET, PARTS, GIVEN)


def luck_headers(table: Table) -> dict[str, str]:
    """What was promised; and once the game is over, what opens it."""
    settings = table.settings
    if not settings.commitment:
        return {}
    said = {TABLE: table.name, COMMITMENT: settings.commitment, PARTS: "/".join(settings.parts)}
    if settings.given:
        said[GIVEN] = str(settings.given)
    if table.status == "over":
        said[SECRET] = secret_of(settings, table.key)
    return said


def prove_luck(record: Record) -> int | None:
    """How many draws of a record were dealt as promised; None if it does not open its luck. Raises BadRecord."""
    said = record.headers
    if any(name not in said for name in (TABLE, COMMITMENT, SECRET)):
        return None
    if commitment_to(said[TABLE], said[SECRET]) != said[COMMITMENT]:
        reason = Reason("", "record-luck-not-promised", "this secret is not the one that was promised.")
        raise BadRecord(record.header_lines.get(SECRET, 1), said[SECRET], reason, record.source)
    parts = said[PARTS].split("/") if said.get(PARTS) else []
    given = int(said[GIVEN]) if said.get(GIVEN, "").isdecimal() else 0
    start = record.game.start(int(said["Seats"]), **record.options())
    try:
        return proved(start, record.acts, seed_from(said[TABLE], said[SECRET], parts), given)
    except Misdealt as found:
        reason = Reason("", "record-luck-not-dealt", "this is not what the promised luck deals.")
        line = record.lines[found.number - 1] if record.lines else found.number
        raise BadRecord(line, record.acts[found.number - 1], reason, record.source) from None
