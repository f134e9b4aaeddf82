"""Random games from a seed, and what is checked when."""

from random import Random

from ceiba.descriptor import Game
from ceiba.record import Record
from ceiba.testing import box, events, rules, secrets
from ceiba.testing.report import must

MOST_ACTS = 100_000  # no game is so long
FULL = 120  # so many positions of the first game are checked in full …
SHARE = 0.02  # … and this part of all others
DRAWN = 0.05  # how many of those are drawn, too: pictures take long


def check_game(game: Game, seats: int, games: int = 1, seed: int | str = 0, **options: bool) -> None:
    """Raise AssertionError if a game breaks a promise: the sentence says which, a note how the game had gone."""
    box.check_box(game)
    checked = _Checked(game, seats, options, Random(f"{game.name} {seats} {sorted(options.items())} {seed}"))
    for number in range(games):
        checked.play(FULL if number == 0 else 0)


class _Checked:
    """A game on the mill; the acts that were seen in one playing of it are remembered in the next."""

    def __init__(self, game: Game, seats: int, options: dict[str, bool], random: Random) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.random = random
        self.acts = rules.Acts()

    def play(self, full: int) -> None:
        record = Record.of(self.game, self.seats, **self.options)
        try:
            self.play_on(record, full)
        except Exception as error:
            error.add_note(f"This is the game so far:\n{record}")
            raise

    def play_on(self, record: Record, full: int) -> None:
        """Play a game to its end, and check it on the way: the first `full` positions for everything."""
        game, random = self.game, self.random
        position, views = game.start(self.seats, **self.options), secrets.Views()
        while actors := position.actors():
            rules.check_position(position, self.acts)
            if len(record.acts) < full or random.random() < SHARE:
                rules.check_fully(game, position, self.acts, random)
                events.check_events(game, position, random)
                events.check_offers(game, position, random)
                views.check(position)
                if full and (not record.acts or random.random() < DRAWN):
                    secrets.check_pictures(game, position, random)
            act = rules.some_act(position, random.choice(actors), random)
            record.acts.append(self.acts.written[act])
            position.apply(act)
            must(len(record.acts) < MOST_ACTS, f"the game is not over after {MOST_ACTS} acts")
        rules.check_end(game, position, record, game.start(self.seats, **self.options))
        views.check(position)
        if full:
            secrets.check_pictures(game, position, random)
