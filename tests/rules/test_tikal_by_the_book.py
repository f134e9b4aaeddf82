"""The rules list just the acts that the clauses allow, at every position of many games."""

from itertools import pairwise, product

import pytest

from ceiba import LUCK
from tests.rules.tikal_by_the_book import Book
from tests.rules.tikal_wandering import wander

VARIANTS = [*product((2, 3, 4), (False, True), (False, True))]
GAMES = 2


@pytest.mark.parametrize(("seats", "auction", "presence"), VARIANTS)
def test_legal_acts_are_those_of_the_book(seats: int, auction: bool, presence: bool) -> None:
    """T3.2, T3.3, T4.1, T4.2, T4.3, T4.4, T4.5, T4.6, T4.7, T4.8, T6.5, T6.7 All that is allowed, in order."""
    verbs: set[str] = set()
    for seed in range(GAMES):
        for position in wander(seed, seats, auction=auction, camp_needs_presence=presence):
            if position.actors() and position.actors() != (LUCK,):
                acts = [*position.legal(position.actors()[0])]
                assert all(before < after for before, after in pairwise(acts))
                texts = [position.write(act) for act in acts]
                assert {*texts} == Book(position).legal()
                verbs |= {text.split()[1] for text in texts}
    assert len(verbs) == (13 if auction else 10)  # all but luck's
