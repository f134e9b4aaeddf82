"""A review written into its record: as comments behind the acts that it speaks of, and above the first."""

from collections.abc import Mapping
from typing import Any, cast

from ceiba.record import Record


def annotate(record: Record, review: Mapping[str, object]) -> None:
    """`review` as `Review.to_json` gives it; what the record says already stays."""
    found = cast("Mapping[str, Any]", review)  # Any: JSON is taken apart by key
    lines = [f"turning point: after act {found['turned_at']}"] if found["turned_at"] is not None else []
    lines += [f"seat {one['seat']}: luck {one['luck']}, decision {one['decision']}" for one in found["fortunes"]]
    if lines:
        before = record.remarks.get(0)
        record.remarks[0] = "\n".join([*([before] if before else []), *lines])
    for turn in found["costly"]:
        note = f"costs {turn['cost']} by {found['bot']}; better: {'; '.join(turn['better'])}"
        record.comments.setdefault(turn["at"] + 1, note)
