"""The rules: who may do what, and what then happens; in the order of the contract, `ceiba.game.Position`."""

from typing import Any

from ceiba.game import LUCK, Chance, Outcome, Position, Reason, Unreadable, first_of, kind_of, pack, seat_of
from ceiba.position_text import Facts, index, whole, write_facts
from lightkeepers.drawing import draw
from lightkeepers.tables import BARRELS, BRIGHTEST, BURN, FOG, FOGS, NIGHTS, SHIP, SHIPS, VERBS


class Lightkeepers(Position):
    """Arrays by seat begin at index 0. How many ships and fogs have come tells the night, and what comes next."""

    def __init__(self, seats: int, gales: bool) -> None:
        self.seats, self.gales = seats, gales
        self.weather = [4, 3, 2, 2 if gales else 0]  # how many fogs there are of each kind (L1.3, L4.1)
        self.ships, self.fogs = list[int](), list[int]()  # that have come, as indices of SHIPS and FOGS
        self.sea = 0  # chests off the coast
        self.oil, self.chests = [BARRELS] * seats, [0] * seats
        self.burning: list[int | None] = [None] * seats  # tonight; None before the choice

    def in_sight(self) -> bool:
        return len(self.ships) > len(self.fogs)

    def acting(self) -> int:
        """Luck sends a ship, all keepers who have oil choose at once, and luck sends the fog (L2.1 to L2.3)."""
        choosing = [seat for seat in range(self.seats) if self.oil[seat] and self.burning[seat] is None]
        keepers = sum(2 << seat for seat in choosing) if self.in_sight() else 0
        return 0 if len(self.fogs) == NIGHTS else keepers or 1 << LUCK

    def legal(self, actor: int) -> tuple[int, ...]:
        if actor not in self.actors():
            return ()
        if actor == LUCK:
            return tuple(chance.act for chance in self.chance())
        return tuple(pack(actor, BURN, barrels) for barrels in range(min(self.oil[actor - 1], BRIGHTEST) + 1))

    def apply(self, act: int) -> None:
        kind, what = kind_of(act), first_of(act)
        if kind == SHIP:
            self.ships.append(what)
            self.sea += SHIPS[what]
        elif kind == BURN:
            self.burning[seat_of(act) - 1] = what
        else:
            self.come_home(self.seen_through(what))
            self.fogs.append(what)

    def seen_through(self, fog: int) -> list[int]:
        return [seat for seat, barrels in enumerate(self.burning, 1) if (barrels or 0) > fog]

    def come_home(self, seen: list[int]) -> None:
        """The lamps that are seen share the chests, and the rest drifts on (L2.4, L2.5)."""
        share = self.sea // len(seen) if seen else 0
        self.sea -= share * len(seen)
        self.chests = [chests + share * (seat in seen) for seat, chests in enumerate(self.chests, 1)]
        self.oil = [oil - (barrels or 0) for oil, barrels in zip(self.oil, self.burning, strict=True)]
        self.burning = [None] * self.seats

    def chance(self) -> list[Chance]:
        if self.acting() != 1 << LUCK:
            return []
        kind, come, of = (FOG, self.fogs, self.weather) if self.in_sight() else (SHIP, self.ships, [2] * 6)
        left = [copies - come.count(what) for what, copies in enumerate(of)]
        return [Chance(pack(LUCK, kind, what), left[what], of[what]) for what in range(len(of)) if left[what]]

    def scores_now(self) -> list[int]:
        return self.chests[:]

    def outcome(self) -> Outcome | None:
        ranks = [*zip(self.chests, self.oil, strict=True)]  # L3.2
        winners = tuple(seat for seat, rank in enumerate(ranks, 1) if rank == max(ranks))
        return None if self.acting() else Outcome(tuple(self.chests), winners)

    def copy(self) -> "Lightkeepers":
        twin = Lightkeepers(self.seats, self.gales)
        twin.ships, twin.fogs, twin.sea = self.ships[:], self.fogs[:], self.sea
        twin.oil, twin.chests, twin.burning = self.oil[:], self.chests[:], self.burning[:]
        return twin

    def known_to(self, seat: int | None) -> "Lightkeepers":
        """Without the lamps of others, which are covered until all have chosen (L3.3)."""
        known = self.copy()
        if self.acting() != 1 << LUCK:
            known.burning = [barrels if n == seat else None for n, barrels in enumerate(self.burning, 1)]
        return known

    def view(self, seat: int | None) -> dict[str, Any]:
        """Cellars are open at the end, and one's own is always (L3.3)."""
        self.check_viewer(seat)
        cellars = [chests if n == seat or not self.acting() else None for n, chests in enumerate(self.chests, 1)]
        keepers = zip(self.oil, self.known_to(seat).burning, cellars, strict=True)
        return {
            "night": min(len(self.fogs) + 1, NIGHTS),
            "in_sight": self.in_sight(),
            "sea": self.sea,
            "ships": [SHIPS[ship] for ship in self.ships],
            "fogs": [FOGS[fog] for fog in self.fogs],
            "seats": [{"oil": oil, "burning": burning, "chests": chests} for oil, burning, chests in keepers],
        }

    def draw(self, seat: int | None = None) -> str:
        return draw(self.view(seat))

    def faults(self) -> list[str]:
        lamps = [*zip(self.burning, self.oil, strict=True)]
        right = {
            "too many ships": len(self.ships) <= NIGHTS and all(self.ships.count(n) <= 2 for n in range(6)),
            "too many fogs": all(self.fogs.count(fog) <= of for fog, of in enumerate(self.weather)),
            "ships and fogs do not come in turn": len(self.ships) - len(self.fogs) in (0, 1),
            "the chests do not add up": sum(self.chests) + self.sea == sum(SHIPS[ship] for ship in self.ships),
            "there is more oil than at first": max(self.oil) <= BARRELS,
            "a lamp burns too much": all((barrels or 0) <= min(oil, BRIGHTEST) for barrels, oil in lamps),
            "a lamp burns by day": self.in_sight() or self.burning == [None] * self.seats,
        }
        return [fault for fault, is_right in right.items() if not is_right]

    def why_not(self, act: int) -> Reason | None:
        seat, kind = seat_of(act), kind_of(act)
        if act in self.legal(seat):
            return None
        if seat > self.seats:
            return Reason("L1.1", "no-such-seat", f"there are only {self.seats} seats")
        if not self.acting():
            return Reason("L3.1", "game-over", "the game is over")
        if kind != SHIP and not self.in_sight():
            return Reason("L2.1", "no-ship-yet", "no ship is in sight yet")
        if seat == LUCK:
            return Reason("L2.1" if kind == SHIP else "L2.3", "not-to-come", "this is not to come now")
        if self.burning[seat - 1] is not None:
            return Reason("L2.2", "already-chosen", "this player has chosen already")
        return Reason("L2.2", "not-so-bright", "no lamp burns more than three barrels, or more than there are")

    def write(self, act: int) -> str:
        verb, names = VERBS[kind_of(act)]
        return f"{seat_of(act) or '*'} {verb} {names[first_of(act)]}"

    def parse(self, text: str) -> int:
        for seat, kind in [(LUCK, SHIP), (LUCK, FOG), *((seat, BURN) for seat in range(1, 6))]:
            for what in range(len(VERBS[kind][1])):
                if self.write(pack(seat, kind, what)) == text:
                    return pack(seat, kind, what)
        raise Unreadable(f"{text!r} is no act such as '* ship 6', '* fog mist' or '1 burn 2'")

    def __str__(self) -> str:
        facts: dict[str, list[Any]] = {
            "lightkeepers": [self.seats, *["gales"] * self.gales],
            "ships": [SHIPS[ship] for ship in self.ships],
            "fogs": [FOGS[fog] for fog in self.fogs],
            "sea": [self.sea],
            "oil": self.oil,
            "chests": self.chests,
            "burning": ["-" if barrels is None else barrels for barrels in self.burning],
        }
        return write_facts(facts.items())

    @classmethod
    def from_text(cls, text: str) -> "Lightkeepers":
        facts = Facts(text)
        seats, *options = facts.words("lightkeepers") or [""]
        if seats not in tuple("2345") or options not in ([], ["gales"]):
            raise Unreadable("a position begins with 'lightkeepers', 2 to 5 seats, and 'gales' if there are any")
        position = cls(int(seats), bool(options))
        position.ships = [index(VERBS[SHIP][1], ship, "a ship") for ship in facts.words("ships")]
        position.fogs = [index(FOGS, fog, "a fog") for fog in facts.words("fogs")]
        position.sea = facts.number("sea")
        position.oil, position.chests = (facts.numbers(word, position.seats) for word in ("oil", "chests"))
        position.burning = [None if barrels == "-" else whole(barrels) for barrels in facts.words("burning")]
        facts.finish()
        faults = position.faults() if len(position.burning) == position.seats else ["lamps are missing"]
        if faults:
            raise Unreadable("no game can come to this: " + "; ".join(faults))
        return position
