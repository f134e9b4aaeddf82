"""When something is sent: at once, or with all of a day at an hour of the reader's own."""

from datetime import datetime, timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from ceiba.server.store.ways import Way, Wishes

DAY = timedelta(days=1)


def is_zone(name: str) -> bool:
    try:
        ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return False
    return True


def sent_at(soonest: float, way: Way, wishes: Wishes) -> float:
    """The first moment from `soonest` on that suits this way."""
    if way.kind != "mail" or way.manner.hour is None:
        return soonest
    there = datetime.fromtimestamp(soonest, ZoneInfo(wishes.zone))
    at = there.replace(hour=way.manner.hour, minute=0, second=0, microsecond=0)
    return (at if at >= there else at + DAY).timestamp()
