"""A whole game through the heart of a table: drafts, commits, sealed choices, news, views and the log.

It needs nothing but Ceiba and the standard library, so that it can be played wherever Python runs.
"""

from random import Random

from ceiba.game import Outcome
from ceiba.games import find
from ceiba.patch import patched
from ceiba.table.changes import ActsMade, Change
from ceiba.table.commits import Commit
from ceiba.table.local import LocalTable
from ceiba.table.settings import Seat, new_settings

PEOPLE = ["ada", "bo", "cy", "dee", "eve", "flo", "gus", "hal"]


class Follower:
    """Someone who is told only what changes, and has the same view as the table all the same."""

    def __init__(self, at: LocalTable, seat: int | None) -> None:
        self.at = at
        self.viewer = at.table.viewer(seat)
        self.view: object = at.table.first_position().view(self.viewer)
        self.events = 0

    def hear(self, change: Change) -> None:
        if isinstance(change, ActsMade):
            for step in change.progress.steps(self.viewer):
                self.view = patched(self.view, step.patch)
                self.events += len(step.events)
            assert self.view == self.at.view(self.viewer)


def play(game_name: str, seed: int = 1) -> Outcome:
    """Everyone drafts one of the legal acts, and commits it; answers with how the game ended."""
    game, chance = find(game_name), Random(seed)
    people = PEOPLE[: game.fewest]
    seats = [Seat("person", person.capitalize(), person) for person in people]
    settings = new_settings(game, seats, {}, people[0])
    settings.seed = f"seed {seed}"
    at = LocalTable(settings, clock=lambda: 0.0)
    table = at.table
    followers = [Follower(at, seat) for seat in (None, *range(1, len(people) + 1))]
    changes = at.start(people[0])
    while True:
        for follower in followers:
            for change in changes:
                follower.hear(change)
        waiting = table.waiting_for()
        if not waiting:
            break
        seat = chance.choice(waiting)
        who = people[seat - 1]
        acts: list[str] = []
        while not acts or chance.random() < 0.5:
            draft = at.draft(who, seat, acts)
            offered = [one.act for one in draft.legal]
            if not offered:
                break  # luck is next, or all that this seat has to do is done
            acts.append(chance.choice(offered))
        changes = at.commit(who, Commit(table.version, f"commit-{table.version}-{seat}", acts))
    assert sum(len(entry.acts) for entry in at.log) == table.version
    assert at.view(1, 0) == table.first_position().view(1)
    assert at.view(1, table.version) == at.view(1)
    assert table.status == "over"
    assert table.position is not None
    outcome = table.position.outcome()
    assert outcome is not None
    return outcome
