"""Acts and positions of Incan Gold as text, and back (docs/notation.md)."""

from librt.vecs import vec
from mypy_extensions import i64

from ceiba.bits import bits_of, members
from ceiba.game import LUCK, Unreadable, first_of, kind_of, pack, seat_of
from ceiba.incan_gold.action import CARD, VERBS
from ceiba.incan_gold.state import State
from ceiba.incan_gold.tables import ARTIFACT, CARD_NAMES, FIRST_HAZARD, HAZARDS, ROUNDS
from ceiba.position_text import Facts, index, whole, write_facts

SEATS = tuple("12345678")


def write_act(act: int) -> str:
    try:
        if kind_of(act) == CARD:
            return f"* card {CARD_NAMES[first_of(act)]}"
        return f"{seat_of(act)} {VERBS[kind_of(act)]}"
    except IndexError:
        raise Unreadable(f"{act} is no act of Incan Gold") from None


def read_act(text: str) -> int:
    actor, *words = text.split(" ")
    if actor != "*" and actor not in SEATS:
        raise Unreadable(f"{actor!r} is not a seat (1 to 8), nor * for luck")
    if not words:
        raise Unreadable(f"{text!r} names no act")
    verb, *said = words
    kind = index(VERBS, verb, "an act of Incan Gold")
    if (kind == CARD) != (actor == "*"):
        raise Unreadable(f"{verb!r} is {'for luck (*) alone' if kind == CARD else 'not for luck (*)'}")
    if len(said) != (1 if kind == CARD else 0):
        raise Unreadable(f"{verb!r} takes {'one card' if kind == CARD else 'nothing'} after it")
    if kind == CARD:
        return pack(LUCK, CARD, index(CARD_NAMES, said[0], "a card"))
    return pack(int(actor), kind)


def write_position(p: State) -> str:
    """Every fact that does not follow from others, secrets included; `view` is for players."""
    options = [*["no_artifacts"] * (not p.artifacts), *["open_tents"] * p.open_tents]
    hazards = range(FIRST_HAZARD, ARTIFACT)
    removed = [CARD_NAMES[kind] for kind in hazards for _ in range(p.removed(kind))]
    return write_facts(
        [
            ("incan-gold", [p.seats, *options]),
            ("round", [p.round]),
            ("now", ["turn" if p.turning else "choose"]),
            ("path", [CARD_NAMES[kind] for kind in p.path]),
            ("removed", removed),
            ("buried", [p.deck[ARTIFACT]]),
            ("inside", members(p.inside)),
            ("hand", [p.hand]),
            ("loose", [p.loose]),
            ("carried", [p.carried]),
            ("relics", [p.relics]),
            ("found", [p.found]),
            ("tents", [*p.tents]),
            ("finds", [*p.finds]),
            ("worth", [*p.finds_worth]),
            ("chosen", members(p.chosen)),
            ("leaving", members(p.leaving)),
        ]
    )


def read_set_up(facts: Facts) -> tuple[int, bool, bool]:
    """The first line: how many play, whether with artifacts, and whether with open tents."""
    head = facts.words("incan-gold")
    if not head or head[0] not in SEATS[2:] or not {*head[1:]} <= {"no_artifacts", "open_tents"}:
        raise Unreadable("a position of Incan Gold begins with 'incan-gold' and the number of seats, 3 to 8")
    return int(head[0]), "no_artifacts" not in head, "open_tents" in head


def read_facts(p: State, facts: Facts) -> None:
    """All other lines, into a game that has just begun."""
    p.round = facts.number("round")
    if not 1 <= p.round <= ROUNDS + 1:
        raise Unreadable("'round' is 1 to 5, or 6 when the game is over")
    p.turning = facts.one("now", ("turn", "choose")) == "turn"
    p.deck[ARTIFACT] = facts.number("buried")
    path = [index(CARD_NAMES, name, "a card") for name in facts.words("path")]
    for kind in path:
        p.turned[kind] += 1
        if kind != ARTIFACT:
            p.deck[kind] -= 1
    p.path = vec[i64](path)
    for name in facts.words("removed"):
        p.deck[FIRST_HAZARD + index(HAZARDS, name, "a hazard")] -= 1
    p.cards = sum(p.deck)
    p.inside = _seats(p, facts, "inside")
    p.hand = facts.number("hand")
    p.loose = facts.number("loose")
    p.carried = facts.number("carried")
    p.relics = facts.number("relics")
    p.found = facts.number("found")
    for array, word in ((p.tents, "tents"), (p.finds, "finds"), (p.finds_worth, "worth")):
        for seat, number in enumerate(facts.numbers(word, p.seats)):
            array[seat] = number
    p.chosen = _seats(p, facts, "chosen")
    p.leaving = _seats(p, facts, "leaving")
    facts.finish()
    if p.faults():
        raise Unreadable("no game of Incan Gold can come to this: " + "; ".join(p.faults()))


def _seats(p: State, facts: Facts, word: str) -> int:
    seats = [whole(seat) for seat in facts.words(word)]
    if any(not 1 <= seat <= p.seats for seat in seats):
        raise Unreadable(f"{word!r} takes seats, 1 to {p.seats}")
    return bits_of(set(seats))
