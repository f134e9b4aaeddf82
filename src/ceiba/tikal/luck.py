"""What luck may bring: a tile of the lowest letter left (T2.2), or one of the wafers not yet seen (T2.3)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from ceiba.bits import bit
from ceiba.game import LUCK, Chance, first_of, pack
from ceiba.tikal.action import TILE, WAFER
from ceiba.tikal.state import DRAW, FIND, State
from ceiba.tikal.tables import LETTER_ENDS, MOTIF_COUNT, WAFERS_PER_MOTIF


def letter_end(state: State) -> i64:
    """Where the lowest letter with tiles to come ends in the list of tiles."""
    letter: i64 = 0
    while state.to_come & (bit(LETTER_ENDS[letter]) - 1) == 0:
        letter += 1
    return LETTER_ENDS[letter]


def legal_luck(state: State) -> vec[i64]:
    acts = vec[i64](capacity=8)
    if state.phase == DRAW:
        end = letter_end(state)
        tile: i64 = 0
        while tile < end:
            if state.to_come >> tile & 1:
                acts = append(acts, pack(LUCK, TILE, tile))
            tile += 1
    elif state.phase == FIND:
        motif: i64 = 0
        while motif < MOTIF_COUNT:
            if state.unseen[motif] > 0:
                acts = append(acts, pack(LUCK, WAFER, motif))
            motif += 1
    return acts


def tickets(state: State) -> i64:
    """Tiles are equally likely; a motif is the likelier the more of its wafers are unseen."""
    if state.phase == DRAW:
        return len(legal_luck(state))
    count: i64 = 0
    if state.phase == FIND:
        for left in state.unseen:
            count += left
    return count


def ticket(state: State, number: i64) -> i64:
    if state.phase == DRAW:
        return legal_luck(state)[number]
    motif: i64 = 0
    while number >= state.unseen[motif]:
        number -= state.unseen[motif]
        motif += 1
    return pack(LUCK, WAFER, motif)


def chance(state: State) -> list[Chance]:
    chances: list[Chance] = []
    for act in legal_luck(state):
        if state.phase == DRAW:
            chances.append(Chance(act, 1, 1))
        else:
            chances.append(Chance(act, state.unseen[first_of(act)], WAFERS_PER_MOTIF))
    return chances
