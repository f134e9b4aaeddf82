"""Acts and positions of Tikal as text, and back (docs/notation.md)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ceiba.bits import bits_of, lowest
from ceiba.game import (
    LUCK,
    Unreadable,
    first_of,
    kind_of,
    number_of,
    pack,
    seat_of,
    second_of,
    third_of,
)
from ceiba.position_text import Facts, index, whole
from ceiba.tikal import action
from ceiba.tikal.action import FIGURES, LEADER, VERBS, WORKER
from ceiba.tikal.board import CELL_NAMES, CELLS, SIDES
from ceiba.tikal.faults import faults
from ceiba.tikal.state import LEADER_PLACES, MOST_SEATS, PHASES, STAGES, State
from ceiba.tikal.tables import LEVELS, MOTIF_COUNT, MOTIFS, NO_TILE, TILE_COUNT, TILE_NAMES

# -- acts ---------------------------------------------------------------------------------------------

SEATS = tuple("1234")
TURNS = tuple("012345")

# What each argument of a verb names.
ARGUMENTS: dict[str, tuple[tuple[tuple[str, ...], str], ...]] = {
    "tile": ((TILE_NAMES[:TILE_COUNT], "a tile (A1 to G4)"),),
    "wafer": ((MOTIFS, "a motif"),),
    "lay": ((CELL_NAMES, "a cell (a1 to h5)"), (TURNS, "a turn (0 to 5)")),
    "enter": ((CELL_NAMES, "a cell (a1 to h5)"), (FIGURES, "a figure (worker or leader)")),
    "path": ((CELL_NAMES, "a cell (a1 to h5)"),) * 2 + ((FIGURES, "a figure (worker or leader)"),),
    "move": ((CELL_NAMES, "a cell (a1 to h5)"),) * 2 + ((FIGURES, "a figure (worker or leader)"),),
    "uncover": ((CELL_NAMES, "a cell (a1 to h5)"),),
    "recover": ((CELL_NAMES, "a cell (a1 to h5)"),),
    "exchange": ((("", *SEATS), "a seat (1 to 4)"), (MOTIFS, "a motif"), (MOTIFS, "a motif")),
    "camp": ((CELL_NAMES, "a cell (a1 to h5)"),),
    "guard": ((CELL_NAMES, "a cell (a1 to h5)"), (FIGURES, "a figure (worker or leader)")),
    "done": (),
    "pass": (),
    "choose": ((TILE_NAMES[:TILE_COUNT], "a tile (A1 to G4)"),),
}


def write_act(act: int) -> str:
    try:
        verb = VERBS[kind_of(act)]
        words = [str(seat_of(act)) if seat_of(act) else "*", verb]
        if verb == "bid":
            return " ".join([*words, str(number_of(act))])
        for names, argument in zip(ARGUMENTS[verb], (first_of(act), second_of(act), third_of(act)), strict=False):
            words.append(names[0][argument])
        return " ".join(words)
    except IndexError:
        raise Unreadable(f"{act} is no act of Tikal") from None


def read_act(text: str) -> int:
    actor, *words = text.split(" ")
    if actor != "*" and actor not in SEATS:
        raise Unreadable(f"{actor!r} is not a seat (1 to 4), nor * for luck")
    if not words:
        raise Unreadable(f"{text!r} names no act")
    if "" in words:
        raise Unreadable("one space stands between the words, and none at the end")
    verb, *said = words
    kind = index(VERBS, verb, "an act of Tikal")
    if (kind <= action.WAFER) != (actor == "*"):
        raise Unreadable(f"{verb!r} is {'for luck (*) alone' if kind <= action.WAFER else 'not for luck (*)'}")
    seat = LUCK if actor == "*" else int(actor)
    if verb == "bid":
        if len(said) != 1:
            raise Unreadable(f"'bid' takes one number, not {len(said)}")
        return pack(seat, kind) | whole(said[0])
    expected = ARGUMENTS[verb]
    if len(said) != len(expected):
        raise Unreadable(f"{verb!r} takes {len(expected)} words after it, not {len(said)}")
    first, second, third = [
        *(index(names[0], word, names[1]) for names, word in zip(expected, said, strict=True)),
        *[0] * (3 - len(said)),
    ]
    return pack(seat, kind, first, second, third)


# -- positions ----------------------------------------------------------------------------------------

# Small numbers, each with the space before it.
MANY: Final = 256
SPACED: Final = tuple([f" {number}" for number in range(MANY)])
SEAT_NAMES: Final = ("", *SEATS)  # by seat


def write_position(p: State) -> str:
    """Every fact that does not follow from others; a cell's line says tile, turn, value, camp, guard, workers.

    Written in small pieces that are joined once: this is done after every commit.
    """
    said = ["tikal", _spaced(p.seats)]
    if p.auction:
        said.append(" auction")
    if p.camp_needs_presence:
        said.append(" camp_needs_presence")
    said += ["\nphase ", PHASES[p.phase], "\nstage ", STAGES[p.stage]]
    said += ["\nseat", _spaced(p.seat), "\nowner", _spaced(p.owner), "\npoints", _spaced(p.points)]
    if p.hand != NO_TILE:
        said += ["\nhand ", TILE_NAMES[p.hand]]
    _write_names(said, "\nonce", CELL_NAMES, p.once)
    _write_names(said, "\ntwice", CELL_NAMES, p.twice)
    _write_numbers(said, "\norder", p.order, 0)
    _write_numbers(said, "\nscores", p.scores, 0)
    _write_numbers(said, "\nsupply", p.supply, 0)
    _write_numbers(said, "\ngone", p.gone, 0)
    said.append("\nleaders")
    seat: i64
    for seat in range(p.seats):
        place = p.leader[seat]
        said += [" ", CELL_NAMES[place] if place >= 0 else LEADER_PLACES[place]]
    _write_numbers(said, "\nlevels", p.levels, 2)
    _write_names(said, "\ntocome", TILE_NAMES, p.to_come)
    _write_names(said, "\nshown", TILE_NAMES, p.shown)
    _write_names(said, "\nopen", SEAT_NAMES, p.open)
    _write_names(said, "\nbidders", SEAT_NAMES, p.bidders)
    if p.bid:
        said += ["\nbid", _spaced(p.bid)]
    if p.first_to_pass:
        said += ["\nfirsttopass", _spaced(p.first_to_pass)]
    for seat in range(p.seats):
        _write_wafers(said, p, seat)
    cell: i64
    for cell in range(CELLS):
        if p.tile[cell] != NO_TILE:
            _write_cell(said, p, cell)
    return "".join(said)


def _spaced(number: i64) -> str:
    return SPACED[number] if 0 <= number < MANY else f" {number}"


def _write_numbers(said: list[str], word: str, numbers: vec[i64], first: i64) -> None:
    """Those from the `first` on; facts that say nothing are left out."""
    if len(numbers) > first:
        said.append(word)
        place: i64
        for place in range(first, len(numbers)):
            said.append(_spaced(numbers[place]))


def _write_names(said: list[str], word: str, names: tuple[str, ...], members: i64) -> None:
    if members:
        said.append(word)
        while members:
            said.append(" ")
            said.append(names[lowest(members)])
            members &= members - 1


def _write_wafers(said: list[str], p: State, seat: i64) -> None:
    begun = False
    motif: i64
    for motif in range(MOTIF_COUNT):
        for _ in range(p.wafers[seat * MOTIF_COUNT + motif]):
            if not begun:
                said += ["\nwafers", SEAT_NAMES[seat + 1]]
                begun = True
            said.append(" ")
            said.append(MOTIFS[motif])


def _write_cell(said: list[str], p: State, cell: i64) -> None:
    said.append("\n")
    said.append(CELL_NAMES[cell])
    said.append(" ")
    said.append(TILE_NAMES[p.tile[cell]])
    said.append(SPACED[p.turn[cell]])
    said.append(SPACED[p.value[cell]])
    said.append(SPACED[p.camp[cell]])
    said.append(SPACED[p.guard[cell]])
    place: i64
    for place in range(cell * MOST_SEATS, cell * MOST_SEATS + p.seats):
        said.append(SPACED[p.workers[place]])


def read_set_up(facts: Facts) -> tuple[int, bool, bool]:
    """What a position begins with: how many seats, and whether with each of the two options."""
    head = facts.words("tikal")
    if not head or head[0] not in ("2", "3", "4") or not {*head[1:]} <= {"auction", "camp_needs_presence"}:
        raise Unreadable("a position of Tikal begins with 'tikal' and the number of seats, 2 to 4")
    return int(head[0]), "auction" in head, "camp_needs_presence" in head


def read_facts(p: State, facts: Facts) -> None:
    """Make a fresh position the one that `write_position` wrote; what follows from its facts is worked out anew."""
    seats = p.seats
    for cell, name in enumerate(CELL_NAMES):
        _read_cell(p, cell, facts.words(name))
    p.phase = PHASES.index(facts.one("phase", PHASES))
    p.stage = STAGES.index(facts.one("stage", STAGES))
    p.seat = _seat(p, facts.number("seat"))
    p.owner = _seat(p, facts.number("owner"))
    p.points = facts.number("points")
    p.hand = NO_TILE
    for name in facts.words("hand"):
        p.hand = _tile(name)
    p.once = bits_of(_cell(name) for name in facts.words("once"))
    p.twice = bits_of(_cell(name) for name in facts.words("twice"))
    p.order = p.order[:0]
    order = [_seat(p, whole(seat)) for seat in facts.words("order")]
    p.order = type(p.scores)(order) if order else p.order
    for array, word in ((p.scores, "scores"), (p.supply, "supply")):
        for seat, number in enumerate(facts.numbers(word, seats)):
            array[seat] = number
    p.gone = p.gone[:]
    for seat, number in enumerate(facts.numbers("gone", seats)):
        p.gone[seat] = number
    _read_leaders(p, facts.words("leaders"))
    for value, number in enumerate(facts.numbers("levels", len(LEVELS) - 2), 2):
        p.levels[value] = number
    p.to_come = bits_of(_tile(name) for name in facts.words("tocome"))
    p.shown = bits_of(_tile(name) for name in facts.words("shown"))
    p.open = bits_of(_seat(p, whole(seat)) for seat in facts.words("open"))
    p.bidders = bits_of(_seat(p, whole(seat)) for seat in facts.words("bidders"))
    p.bid = facts.number("bid")
    p.first_to_pass = facts.number("firsttopass")
    for seat in range(seats):
        for name in facts.words(f"wafers{seat + 1}"):
            motif = index(MOTIFS, name, "a motif")
            p.wafers[seat * MOTIF_COUNT + motif] += 1
            p.unseen[motif] -= 1
    facts.finish()
    wrong = faults(p)
    if wrong:
        raise Unreadable("no game of Tikal can come to this: " + "; ".join(wrong))


def _read_cell(p: State, cell: int, said: list[str]) -> None:
    if not said:
        return
    if len(said) != 5 + p.seats:
        raise Unreadable(f"{CELL_NAMES[cell]!r} takes tile, turn, value, camp, guard and each seat's workers")
    turn, value, camp, guard, *workers = [whole(word) for word in said[1:]]
    if turn >= SIDES:
        raise Unreadable(f"{turn} is not a turn (0 to 5)")
    p.place(cell, index(TILE_NAMES, said[0], "a tile"), turn)
    p.value[cell] = value
    if p.treasures >> cell & 1 and value == 0:
        p.empty_treasure(cell)
    if camp:
        p.pitch_camp(cell, _seat(p, camp))
    if guard:
        p.post_guard(cell, _seat(p, guard))
    for seat, number in enumerate(workers, 1):
        for _ in range(number):
            p.arrive(cell, seat, WORKER)


def _read_leaders(p: State, said: list[str]) -> None:
    if len(said) != p.seats:
        raise Unreadable(f"'leaders' takes {p.seats} places")
    places = {name: place for place, name in LEADER_PLACES.items()}
    for seat, name in enumerate(said):
        if name in places:
            p.leader[seat] = places[name]
        else:
            p.arrive(_cell(name), seat + 1, LEADER)


def _cell(name: str) -> int:
    return index(CELL_NAMES, name, "a cell")


def _tile(name: str) -> int:
    return index(TILE_NAMES[:TILE_COUNT], name, "a tile")


def _seat(p: State, seat: int) -> int:
    if not 1 <= seat <= p.seats:
        raise Unreadable(f"{seat} is not a seat (1 to {p.seats})")
    return seat
