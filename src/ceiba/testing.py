"""The conformance test of the contract: `check_game` plays random games and asserts everything a game promises.

Public, so that a variant, a fork or another implementation can be put through the same mill.
"""

from itertools import pairwise
from random import Random

from ceiba.descriptor import Game
from ceiba.game import LUCK, Position, seat_of
from ceiba.record import Record, read_record


def check_game(game: Game, seats: int, games: int = 1, seed: int | str = 0, **options: bool) -> None:
    """Play random games; every position gets the quick checks, those of the first game and some more all."""
    check = _Check(game, seats, options, Random(f"{game.name} {seats} {sorted(options.items())} {seed}"))
    for number in range(games):
        check.play(1.0 if number == 0 else 0.02)


class _Check:
    def __init__(self, game: Game, seats: int, options: dict[str, bool], random: Random) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.random = random
        self.written: dict[int, str] = {}  # acts whose text has been checked
        self.texts: set[str] = set()

    def play(self, share: float) -> None:
        """One game; this share of its positions is checked in full."""
        position = self.game.start(self.seats, **self.options)
        record = Record.of(self.game, self.seats, **self.options)
        while actors := position.actors():
            self.check_position(position)
            if self.random.random() < share:
                self.check_thoroughly(position)
            actor = self.random.choice(actors)
            act = self.choose(position, actor)
            record.acts.append(self.written[act])
            position.apply(act)
        self.check_end(position, record)

    def choose(self, position: Position, actor: int) -> int:
        if actor == LUCK:
            return position.ticket(self.random.randrange(position.tickets()))
        acts: list[int] = [*position.legal(actor)]
        return self.random.choice(acts)

    # -- every position -------------------------------------------------------------------------------

    def check_position(self, position: Position) -> None:
        actors = position.actors()
        assert position.faults() == [], position.faults()
        assert position.outcome() is None, "someone is to act, yet there is an outcome"
        assert actors == (LUCK,) or LUCK not in actors, "luck acts alone"
        assert all(before < after for before, after in pairwise(actors)), "actors ascend"
        for actor in actors:
            acts = [*position.legal(actor)]
            assert acts, f"actor {actor} has nothing to do"
            assert all(before < after for before, after in pairwise(acts)), "legal acts ascend, each once"
            for act in acts:
                if act not in self.written:
                    self.check_text(position, actor, act)

    def check_text(self, position: Position, actor: int, act: int) -> None:
        text = position.write(act)
        assert position.parse(text) == act, f"{text!r} reads as another act"
        assert seat_of(act) == actor
        assert text.split(" ")[0] == ("*" if actor == LUCK else str(actor))
        assert text not in self.texts, f"two acts are written {text!r}"
        self.texts.add(text)
        self.written[act] = text

    # -- some positions -------------------------------------------------------------------------------

    def check_thoroughly(self, position: Position) -> None:
        self.check_luck(position)
        self.check_copies(position)
        self.check_refusals(position)
        self.check_views(position)
        if len(position.actors()) > 1:
            self.check_sealing(position)

    def check_luck(self, position: Position) -> None:
        """Weights are whole, positive and the same as the tickets'; only luck's turn has any."""
        chances = position.chance()
        assert (LUCK in position.actors()) == bool(chances) == (position.tickets() > 0)
        assert [chance.act for chance in chances] == [*position.legal(LUCK)]
        tickets = [position.ticket(number) for number in range(position.tickets())]
        for act, left, of in chances:
            assert 0 < left <= of
            assert tickets.count(act) == left

    def check_copies(self, position: Position) -> None:
        """A copy is equal and independent; the text of a position is the whole of it."""
        text = str(position)
        twin = position.copy()
        assert twin == position
        assert twin.key() == position.key()
        read = self.game.read_position(text)
        assert str(read) == text, "the text of the position reads as another"
        for actor in position.actors():
            assert [*read.legal(actor)] == [*position.legal(actor)]
        act = self.choose(position, position.actors()[0])
        twin.apply(act)
        read.apply(act)
        assert str(position) == text, "an act on a copy changes the original"
        assert str(twin) != text, "an act changes nothing"
        assert twin == read, "equal positions come to differ"

    def check_refusals(self, position: Position) -> None:
        """Of all acts ever seen, just the legal ones pass; asking changes nothing."""
        text = str(position)
        for act in self.random.sample(sorted(self.written), min(20, len(self.written))):
            legal = act in [*position.legal(seat_of(act))]
            reason = position.why_not(act)
            assert (reason is None) == legal, f"{self.written[act]}: legal {legal}, but the reason is {reason}"
            if reason is not None:
                assert reason.sentence
                assert reason.clause in self.game.clauses or not self.game.clauses, reason
        assert str(position) == text

    def check_views(self, position: Position) -> None:
        text = str(position)
        for seat in (None, *range(1, self.seats + 1)):
            assert position.view(seat) == position.copy().view(seat)
            if seat is not None:
                self.check_known_to(position, seat)
        assert str(position) == text, "looking changes nothing"

    def check_known_to(self, position: Position, seat: int) -> None:
        """A seat's player is shown a copy, in which it may do the same, and from which nothing is left to hide."""
        known = position.known_to(seat)
        assert known is not position, f"seat {seat}'s player is shown the position itself"
        assert known == known.known_to(seat), f"seat {seat}'s player is shown what is hidden from it"
        assert [*known.legal(seat)] == [*position.legal(seat)], f"seat {seat}'s player is shown other legal acts"

    def check_sealing(self, position: Position) -> None:
        """Sealed choices: their order does not matter, and nobody sees what another has chosen."""
        actors = position.actors()
        choices = [self.choose(position, actor) for actor in actors]
        ends = []
        for _ in range(3):
            end = position.copy()
            for act in self.random.sample(choices, len(choices)):
                end.apply(act)
            ends.append(end)
        assert ends[0] == ends[1] == ends[2], "the order of sealing matters"
        for actor in actors:
            sealed = [position.copy() for _ in position.legal(actor)]
            for twin, act in zip(sealed, position.legal(actor), strict=True):
                twin.apply(act)
            for seat in (None, *range(1, self.seats + 1)):
                views = [twin.view(seat) for twin in sealed]
                told = [view != views[0] for view in views]
                assert any(told) == (seat == actor), f"seat {seat} can tell what seat {actor} chose"
                if seat not in (None, actor):
                    known = {twin.known_to(seat).key() for twin in sealed}
                    assert len(known) == 1, f"seat {seat}'s player is shown what seat {actor} chose"

    # -- the end --------------------------------------------------------------------------------------

    def check_end(self, position: Position, record: Record) -> None:
        outcome = position.outcome()
        assert outcome is not None, "nobody acts, yet there is no outcome"
        assert position.faults() == [], position.faults()
        assert list(outcome.scores) == position.scores_now()
        assert outcome.winners
        assert max(outcome.scores) == outcome.scores[outcome.winners[0] - 1]
        assert all(len(position.legal(actor)) == 0 for actor in range(self.seats + 1))
        record.close(outcome)
        again = read_record(str(record))
        assert str(again) == str(record)
        assert again.replay() == position, "the record replays to another end"
