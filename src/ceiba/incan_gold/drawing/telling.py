"""The picture in words."""

from ceiba.incan_gold.drawing.seen import Seen, over


def name(seen: Seen) -> str:
    return "Incan Gold" if seen["options"]["artifacts"] else "Diamant"


def stage(seen: Seen) -> str:
    return "All five temples are explored" if over(seen) else f"Temple {seen['round']} of {seen['rounds']}"


def now(seen: Seen) -> str:
    """What happens now, in a few words."""
    won = seen["winners"]
    if won:
        seats = ", ".join(map(str, won))
        if len(won) > 3:
            return f"{len(won)} seats share the win"
        return f"Seat {seats} wins" if len(won) == 1 else f"Seats {seats} share the win"
    if seen["luck"]:
        return "A card is turned"
    people = enumerate(seen["seats"], 1)
    waiting = [seat for seat, person in people if person["inside"] and not person["chosen"]]
    return f"Seat {waiting[0]} chooses" if len(waiting) == 1 else "Stay or leave?"


def whole(seen: Seen) -> str:
    """The position in a few sentences."""
    if over(seen):
        ends = ", ".join(f"seat {seat} has {has['score']}" for seat, has in enumerate(seen["seats"], 1))
        return f"{stage(seen)}. {now(seen)}: {ends}."
    inside = [str(seat) for seat, person in enumerate(seen["seats"], 1) if person["inside"]]
    path = ", ".join(seen["path"]) or "no card yet"
    happening = now(seen) if now(seen).endswith("?") else f"{now(seen)}."
    return (
        f"{stage(seen)}. {happening} On the path: {path}; {seen['path_gems']} gems are left there. "
        f"Inside, each with {seen['hand']} gems in hand: seats {', '.join(inside)}."
    )
