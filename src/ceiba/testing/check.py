"""Random games from a seed, and what is checked when."""

from random import Random

from ceiba.chance import Dealer, Luck
from ceiba.descriptor import Game
from ceiba.game import LUCK, Position
from ceiba.games import find
from ceiba.record import Record
from ceiba.testing import descriptor, events, rules, secrets
from ceiba.testing.report import must
from ceiba.testing.sentences import Told

MOST_ACTS = 100_000  # no game is so long
FULL = 80  # so many positions of the first game are checked in full …
SHARE = 0.005  # … and this part of all others
DRAWN = (0, 1, 3, 8, 15, 25, 50, 75)  # these positions of it are drawn, too; more would take long


def check_game(game: str | Game, seats: int, games: int = 1, seed: int | str = 0, **options: bool) -> None:
    """Raise AssertionError if a game breaks a promise: the sentence says which, a note how the game had gone."""
    game = find(game)
    descriptor.check_descriptor(game)
    acts, told = rules.Acts(), Told(game)
    for number in range(games):
        record = Record.of(game, seats, **options)
        checked = _Checked(game, game.start(seats, **options), f"{record} {seed} {number}", record, acts, told)
        try:
            checked.play(FULL if number == 0 else 0)
            rules.check_record(game, checked.position, record, game.start(seats, **options))
        except Exception as error:
            error.add_note(f"This is the game so far:\n{record}")
            raise
    told.check()


class _Checked:
    """A game that is played, and checked on the way."""

    def __init__(
        self, game: Game, start: Position, seed: str, record: Record, acts: rules.Acts, told: Told
    ) -> None:
        self.game = game
        self.position = start
        self.record = record
        self.acts = acts
        self.told = told
        self.views = secrets.Views(game)
        self.sealed = False  # some have chosen, and others not yet
        self.random = Random(seed)
        self.dealer = Dealer(seed)
        self.deal = Luck(seed).game()

    def play(self, full: int) -> None:
        """To its end; the first `full` positions are checked for everything, of all others some."""
        while actors := self.position.actors():
            rules.check_position(self.position, self.acts)
            if len(self.record.acts) < full or self.random.random() < SHARE:
                self.check_fully()
                if full and len(self.record.acts) in DRAWN:
                    secrets.check_pictures(self.game, self.position, self.random, all_seats=False)
            act = self.act(self.random.choice(actors))
            self.record.acts.append(self.acts.written[act])
            self.position.apply(act)
            self.sealed = len(actors) > 1
            must(len(self.record.acts) < MOST_ACTS, f"the game is not over after {MOST_ACTS} acts")
        rules.check_end(self.position)
        self.views.check(self.position, sealed=False)
        if full:
            secrets.check_pictures(self.game, self.position, self.random, all_seats=True)

    def check_fully(self) -> None:
        rules.check_fully(self.game, self.position, self.acts, self.random)
        events.check_events(self.game, self.position, self.random, self.told)
        events.check_offers(self.game, self.position, self.random, self.told)
        self.views.check(self.position, self.sealed)
        if self.game.hides:
            secrets.check_worlds(self.game, self.position, self.random)

    def act(self, actor: int) -> int:
        if actor != LUCK:
            return rules.some_act(self.position, actor, self.random)
        act = self.dealer.draw(self.position)
        # Who deals whole games puts every stack in order only once, and tells stacks apart by their streams.
        must(self.deal.draw(self.position) == act, f"the stream {self.position.stream()!r} is more than one stack")
        return act
