"""Acts and positions of Tikal as text, and back (docs/notation.md)."""

from typing import Final

from mypy_extensions import i64

from ceiba.bits import bits_of, members
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
from ceiba.position_text import Facts, index, whole, write_facts
from ceiba.tikal import action
from ceiba.tikal.action import FIGURES, LEADER, VERBS, WORKER
from ceiba.tikal.board import CELL_NAMES, CELLS, SIDES
from ceiba.tikal.faults import faults
from ceiba.tikal.state import GONE, MOST_SEATS, ON_GUARD, PHASES, STAGES, SUPPLY, State
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

# The small numbers of a cell's line, ready to be written: this is done after every commit.
DIGITS: Final = tuple([str(number) for number in range(32)])

LEADER_PLACES = {SUPPLY: "supply", GONE: "gone", ON_GUARD: "guard"}


def write_position(p: State) -> str:
    """Every fact that does not follow from others; a cell's line says tile, turn, value, camp, guard, workers."""
    seats = range(p.seats)
    options = [*["auction"] * p.auction, *["camp_needs_presence"] * p.camp_needs_presence]
    facts: list[tuple[str, list[object]]] = [
        ("tikal", [p.seats, *options]),
        ("phase", [PHASES[p.phase]]),
        ("stage", [STAGES[p.stage]]),
        ("seat", [p.seat]),
        ("owner", [p.owner]),
        ("points", [p.points]),
        ("hand", [TILE_NAMES[p.hand]] if p.hand != NO_TILE else []),
        ("once", [CELL_NAMES[cell] for cell in members(p.once)]),
        ("twice", [CELL_NAMES[cell] for cell in members(p.twice)]),
        ("order", [*p.order]),
        ("scores", [*p.scores]),
        ("supply", [*p.supply]),
        ("gone", [*p.gone]),
        ("leaders", [LEADER_PLACES.get(cell) or CELL_NAMES[cell] for cell in p.leader]),
        ("levels", [*p.levels][2:]),
        ("tocome", [TILE_NAMES[tile] for tile in members(p.to_come)]),
        ("shown", [TILE_NAMES[tile] for tile in members(p.shown)]),
        ("open", [*members(p.open)]),
        ("bidders", [*members(p.bidders)]),
        ("bid", [p.bid] if p.bid else []),
        ("firsttopass", [p.first_to_pass] if p.first_to_pass else []),
    ]
    for seat in seats:
        held = [*p.wafers][seat * MOTIF_COUNT : (seat + 1) * MOTIF_COUNT]
        facts.append((f"wafers{seat + 1}", [m for m, n in zip(MOTIFS, held, strict=True) for _ in range(n)]))
    lines = [write_facts(facts)]
    cell: i64
    for cell in range(CELLS):
        if p.tile[cell] != NO_TILE:
            lines.append(_write_cell(p, cell))
    return "\n".join(lines)


def _write_cell(p: State, cell: i64) -> str:
    words = [CELL_NAMES[cell], TILE_NAMES[p.tile[cell]], DIGITS[p.turn[cell]], DIGITS[p.value[cell]]]
    words.append(DIGITS[p.camp[cell]])
    words.append(DIGITS[p.guard[cell]])
    place: i64
    for place in range(cell * MOST_SEATS, cell * MOST_SEATS + p.seats):
        words.append(DIGITS[p.workers[place]])
    return " ".join(words)


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
