"""Many games at once, stepped by compiled code: luck, legal acts, observations and rewards into arrays."""

from librt.random import Random
from librt.strings import read_i64_le
from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from ceiba.coding import Coding
from ceiba.game import Position
from ceiba.playout import draw


class Stepping:
    """So many games of one kind, each with one seat to act; a game that ends begins anew at once.

    The arrays stay the same and are written anew by every step, a row for each game:

    observations  what the seat to act may know, as the coding has it
    masks         1 for each number whose act is legal, else 0
    legal, counts the legal numbers, and how many they are
    seats         who is to act, from 1
    ended         1 if the last step has ended a game: the row is the next one's beginning
    rewards       by seat, for the game that has ended: its share of the win; else 0
    scores        by seat, for the game that has ended; else 0
    """

    def __init__(self, start: Position, coding: Coding, count: i64, seed: i64) -> None:
        self.start = start
        self.coding = coding
        self.count = count
        self.width = coding.features
        self.actions = coding.actions
        self.at_table = start.seats
        self.random = Random(seed)
        rows = int(count)
        self.observations = vec[i16]([0] * (rows * coding.features))
        self.masks = vec[u8]([0] * (rows * coding.actions))
        self.legal = vec[i16]([0] * (rows * coding.actions))
        self.counts = vec[i64]([0] * rows)
        self.seats = vec[i64]([0] * rows)
        self.ended = vec[u8]([0] * rows)
        self.rewards = vec[float]([0.0] * (rows * start.seats))
        self.scores = vec[i64]([0] * (rows * start.seats))
        self.positions: list[Position] = [start.copy() for _ in range(rows)]
        self.reset(seed)

    def reset(self, seed: i64) -> None:
        """Begin every game anew, with luck from this seed."""
        self.random = Random(seed)
        row: i64 = 0
        while row < self.count:
            if self.ended[row]:
                self.clear(row)
            self.begin(row)
            self.show(row)
            row += 1

    def step(self, numbers: bytes) -> None:
        """An act in every game: its number, as eight bytes, little end first. What is not legal is refused."""
        masks, actions, count = self.masks, self.actions, self.count
        row: i64 = 0
        while row < count:
            number = read_i64_le(numbers, row * 8)
            if number < 0 or number >= actions or masks[row * actions + number] == 0:
                raise ValueError(f"number {number} is not legal in game {row}: its mask says what is.")
            row += 1
        row = 0
        while row < count:
            if self.ended[row]:
                self.clear(row)
            if self.advance(row, read_i64_le(numbers, row * 8)) == 0:
                self.end(row)
                self.begin(row)
            self.show(row)
            row += 1

    # -- one game ---------------------------------------------------------------------------------------

    def advance(self, row: i64, number: i64) -> i64:
        """An act that is legal, and what luck answers; tells who acts then, as bits: 0 when the game is over."""
        position = self.positions[row]
        position.apply(self.coding.act(position, self.seats[row], number))
        return self.go_on(row)

    def begin(self, row: i64) -> None:
        self.positions[row] = self.start.copy()
        self.go_on(row)

    def go_on(self, row: i64) -> i64:
        """Let luck act until a seat is to; answers who acts then, as bits."""
        position = self.positions[row]
        acting = position.acting()
        while acting & 1:
            position.apply(draw(position, self.random))
            acting = position.acting()
        seat: i64 = 1
        while acting and acting >> seat & 1 == 0:
            seat += 1
        self.seats[row] = seat
        return acting

    def end(self, row: i64) -> None:
        outcome = self.positions[row].outcome()
        assert outcome is not None  # nobody acts: the game is over
        self.ended[row] = 1
        share = 1.0 / len(outcome.winners)
        at = row * self.at_table
        for winner in outcome.winners:
            self.rewards[at + winner - 1] = share
        for score in outcome.scores:
            self.scores[at] = score
            at += 1

    def clear(self, row: i64) -> None:
        """What was told of the game that ended here is not true of the next step."""
        self.ended[row] = 0
        at = row * self.at_table
        end = at + self.at_table
        while at < end:
            self.rewards[at] = 0.0
            self.scores[at] = 0
            at += 1

    def show(self, row: i64) -> None:
        """Write who is to act, what it knows and what it may do."""
        masks, legal, coding = self.masks, self.legal, self.coding
        position = self.positions[row]
        seat = self.seats[row]
        at = row * self.actions
        before = self.counts[row]
        place: i64 = 0
        while place < before:  # only what was legal before need be taken back
            masks[at + i64(legal[at + place])] = 0
            place += 1
        place = 0
        for act in position.packed(seat):
            number = coding.number(act)
            masks[at + number] = 1
            legal[at + place] = i16(number)
            place += 1
        self.counts[row] = place
        coding.observe(position, seat, self.observations, row * self.width)
