"""The auction game: who bids, who pays, who chooses (T6.2–T6.7)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from ceiba.bits import bit
from ceiba.game import verb
from ceiba.tikal.action import BID, CHOOSE, PASS
from ceiba.tikal.state import BIDDING, CHOOSING, State
from ceiba.tikal.tables import TILE_COUNT


def open_auction(state: State, near: i64) -> None:
    """Everyone with an open indicator may bid; the first of them clockwise from `near` on opens (T6.4)."""
    state.phase = BIDDING
    state.bidders = state.open
    state.bid = 0
    state.first_to_pass = 0
    state.seat = first_among(state, state.open, near)


def first_among(state: State, seats: i64, near: i64) -> i64:
    """The first seat, clockwise from `near` on and `near` included, whose bit is set."""
    while seats >> near & 1 == 0:
        near = state.left_of(near)
    return near


def highest_bidder(state: State) -> i64:
    """Whose bid stands, 0 if nobody has bid: the bidder before the one to act, since those between have passed."""
    if state.bid == 0:
        return 0
    near = state.seat
    seat = state.left_of(near)
    while seat != state.seat:
        if state.bidders >> seat & 1:
            near = seat
        seat = state.left_of(seat)
    return near


def only_one(bits: i64) -> bool:
    return bits & (bits - 1) == 0


def legal_bids(state: State) -> vec[i64]:
    """Any number above the last bid, up to the bidder's own points (T6.7), or to pass."""
    acts = vec[i64](capacity=32)
    bid = verb(state.seat, BID)
    amount = state.bid + 1
    while amount <= state.scores[state.seat - 1]:
        acts = append(acts, bid | amount)
        amount += 1
    return append(acts, verb(state.seat, PASS))


def legal_choices(state: State) -> vec[i64]:
    acts = vec[i64](capacity=4)
    choose = verb(state.seat, CHOOSE)
    tile: i64 = 0
    while tile < TILE_COUNT:
        if state.shown >> tile & 1:
            acts = append(acts, choose | tile << 16)
        tile += 1
    return acts


def make_bid(state: State, amount: i64) -> None:
    state.bid = amount
    if only_one(state.bidders):
        win_auction(state, state.seat)
    else:
        state.seat = first_among(state, state.bidders, state.left_of(state.seat))


def pass_by(state: State) -> None:
    """Leave this auction. The last one left wins it if a bid stands; if none does, that one still decides."""
    if state.first_to_pass == 0:
        state.first_to_pass = state.seat
    state.bidders &= ~bit(state.seat)
    if state.bidders == 0:
        win_auction(state, state.first_to_pass)  # T6.3: all have passed, for nothing
        return
    state.seat = first_among(state, state.bidders, state.left_of(state.seat))
    if state.bid > 0 and only_one(state.bidders):
        win_auction(state, state.seat)


def win_auction(state: State, winner: i64) -> None:
    state.scores[winner - 1] -= state.bid
    state.seat = winner
    state.owner = winner
    state.bidders = 0
    state.bid = 0
    state.first_to_pass = 0
    state.phase = CHOOSING
