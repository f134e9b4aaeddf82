"""`solver` plays every kind of game, alike from the same seed, and knows only what its seat may know."""

import json
from fractions import Fraction
from time import process_time

import pytest
from librt.vecs import vec

from ceiba import INCAN_GOLD, play
from ceiba.bots import make
from ceiba.bots.incan_gold.equals import Equals
from ceiba.bots.incan_gold.equilibrium import average, equilibrium, expected, lean, leaning
from ceiba.bots.incan_gold.rest_of_round import RestOfRound
from ceiba.bots.incan_gold.solver import SolverBot, net
from ceiba.bots.incan_gold.winning import standings
from ceiba.game import LUCK, Position, pack
from ceiba.incan_gold.action import CARD
from ceiba.incan_gold.odds import bust_chance, stakes
from ceiba.incan_gold.position import IncanGold
from ceiba.record import Record
from tests.bots.incan_gold_scenes import choices

QUICK = "solver:16it"  # a tenth of its rollouts: enough for rules, and quick without a compiler too


def game(specs: list[str], seed: int = 1, **options: bool) -> Record:
    players = [make("incan-gold", spec, f"{seed} {seat}").choose for seat, spec in enumerate(specs)]
    return play(INCAN_GOLD, players, seed=seed, **options)


@pytest.mark.parametrize("options", [{}, {"artifacts": False}, {"open_tents": True}])
@pytest.mark.parametrize("seats", [3, 4, 5, 6, 7, 8])
def test_it_plays_every_kind_of_game(seats: int, options: dict[str, bool]) -> None:
    assert game([QUICK] * seats, **options).outcome is not None


def test_it_plays_the_same_game_again() -> None:
    assert str(game([QUICK] * 4, seed=5)) == str(game([QUICK] * 4, seed=5))
    assert str(game([QUICK] * 4, seed=5)) != str(game([QUICK] * 4, seed=6))


@pytest.mark.parametrize("artifacts", [True, False])
def test_it_beats_random_players(artifacts: bool) -> None:
    won = 0
    for seed in range(20):
        outcome = game([QUICK, "random", "random", "random"], seed=seed, artifacts=artifacts).outcome
        won += outcome is not None and outcome.winners == (1,)
    assert won >= 14  # it wins some 97 in 100


def test_others_sealed_choices_change_nothing() -> None:
    for position in choices(3)[::3]:
        *others, last = position.actors()
        open_choice = make("incan-gold", QUICK, 9).choose(position, last)
        for which in (0, 1):
            sealed = position.copy()
            for other in others:
                sealed.apply(sealed.legal(other)[which])
            assert make("incan-gold", QUICK, 9).choose(sealed, last) == open_choice


def test_it_explains_itself_by_the_odds_and_leaves_the_position_alone() -> None:
    for position in choices(4)[::4]:
        before = str(position)
        seat = position.actors()[-1]
        told = make("incan-gold", QUICK, 2).explain(position, seat)
        assert str(position) == before
        assert json.loads(json.dumps(told)) == told
        assert isinstance(told["bust"], dict)
        assert Fraction(told["bust"]["exact"]) == bust_chance(position)
        assert told["act"] == position.write(make("incan-gold", QUICK, 2).choose(position, seat))


def test_an_explanation_leaves_the_play_alone() -> None:
    def asked(position: Position, seat: int) -> int:
        curious.explain(position, seat)
        return curious.choose(position, seat)

    quiet = make("incan-gold", QUICK, 1)
    curious = make("incan-gold", QUICK, 1)
    others = [[make("incan-gold", "random", seat).choose for seat in range(3)] for _ in range(2)]
    assert play(INCAN_GOLD, [quiet.choose, *others[0]]).acts == play(INCAN_GOLD, [asked, *others[1]]).acts


@pytest.mark.parametrize("gains", [[0.3, -0.1], [0.2, -0.1, -0.2], [0.5, 0.1, 0.1, -0.4]])
@pytest.mark.parametrize("blind", [0.0, 0.3])
def test_in_equilibrium_leaving_and_staying_are_worth_the_same(gains: list[float], blind: float) -> None:
    rate = equilibrium(vec_of(gains), blind)
    assert 0 < rate < 1
    assert average(vec_of(gains), 0.5 * blind + rate * (1 - blind)) == pytest.approx(0, abs=0.005)


def test_one_leaves_or_stays_for_good_where_others_do_not_matter() -> None:
    assert equilibrium(vec_of([0.1, 0.2, 0.1]), 0.0) == 1
    assert equilibrium(vec_of([-0.1, -0.2, -0.1]), 0.0) == 0
    assert equilibrium(vec_of([-0.1, 0.3]), 0.0) == 1  # all together, one way or the other
    assert equilibrium(vec_of([-0.3, 0.1]), 0.0) == 0


@pytest.mark.parametrize("gains", [[0.3, -0.1, -0.2], [0.1, 0.2, 0.1], [-0.02, -0.01, -0.04], [-0.1, 0.1, 0.3]])
@pytest.mark.parametrize("calm", [0.03, 0.3])
def test_all_lean_as_far_from_their_habits_as_leaving_then_gains(gains: list[float], calm: float) -> None:
    habits = vec_of([0.1, 0.7])
    by = leaning(vec_of(gains), habits, calm)
    assert expected(vec_of(gains), habits, by) == pytest.approx(calm * by, abs=0.001)


def test_without_calm_they_come_to_the_equilibrium() -> None:
    gains = vec_of([0.2, -0.1, -0.2])
    by = leaning(gains, vec_of([0.3, 0.3]), 0.001)
    assert lean(0.3, by) == pytest.approx(equilibrium(gains, 0.0), abs=0.01)
    assert lean(0.3, 0.0) == 0.3


def test_who_is_far_behind_goes_on() -> None:
    """The same hand and the same danger, late in a game of four, seen by the first, the second … and the last."""
    rates: list[list[float]] = []
    for position in [each for seed in range(20) for each in choices(seed) if each.round >= 4 and each.deadly()]:
        if position.count_inside() == 4:
            for seat, gems in enumerate((24, 20, 16, 6)):
                position.tents[seat] = gems - position.finds_worth[seat]
            equals = Equals(net(), position, vec_of([0.0] * 4))
            rates.append([equals.rate(seat) for seat in (1, 2, 3, 4)])
    first, second, third, last = (sum(each) / len(rates) for each in zip(*rates, strict=True))
    assert min(first, second) > 0.05
    assert 0.01 > third > last


@pytest.mark.parametrize("artifacts", [True, False])
def test_the_rest_of_a_round_goes_by_the_rules(artifacts: bool) -> None:
    """Whoever leaves is paid, and the next card brings, what the rules themselves say; by any number of leavers."""
    compared = 0
    for seed in range(4):
        for position in choices(seed, artifacts=artifacts):
            seats = position.actors()
            for leavers in range(len(seats)):
                rest, after = RestOfRound(position), position.copy()
                for seat in seats:
                    after.apply(after.legal(seat)[seat in seats[:leavers]])
                if leavers:
                    rest.pay(sum([1 << seat for seat in seats[:leavers]]))
                assert known_of(rest) == known_of(after)
                assert [*rest.standing] == [*standings(after)]
                rest.turn()
                after.apply(pack(LUCK, CARD, rest.order[rest.next - 1]))
                assert known_of(rest) == known_of(after)
                assert rest.deadly == after.deadly()
                compared += 1
    assert compared > 100


def known_of(round_: RestOfRound | IncanGold) -> tuple[int, ...]:
    """Who is inside, with what in hand and on the path, and how many cards are to come."""
    r = round_
    return int(r.inside), int(r.hand), int(r.loose), int(r.relics), int(r.found), int(r.cards)


def test_those_who_choose_blindly_are_found_out() -> None:
    watcher = SolverBot("watcher")
    seen: list[float] = []

    def watch(position: Position, seat: int) -> int:
        assert isinstance(position, IncanGold)
        seen[:] = watcher.blindness(position, seat)
        return watcher.choose(position, seat)

    bots = [make("incan-gold", spec, spec).choose for spec in ("random", "solver", "solver")]
    play(INCAN_GOLD, [watch, *bots], seed=2)
    assert seen[0] == 0.0
    assert seen[1] > 0.9
    assert max(seen[2:]) < 0.3


def alone(tents: tuple[int, int, int]) -> IncanGold:
    """The last round; the first seat is alone inside with five gems, past snakes and fire."""
    position = IncanGold(3, False, False)
    for _ in range(4):
        for text in ("* card 1", "1 leave", "2 leave", "3 leave"):
            position.act(text)
    for text in ("* card 17", "1 stay", "2 leave", "3 leave", "* card snakes", "1 stay", "* card fire"):
        position.act(text)
    for seat, gems in enumerate(tents):
        position.tents[seat] = gems
    return position


@pytest.mark.parametrize(
    ("behind", "act"),
    [(0, "1 leave"), (4, "1 leave"), (5, "1 stay"), (20, "1 stay")],
)
def test_alone_in_the_last_round_it_goes_on_until_it_wins(behind: int, act: str) -> None:
    position = alone((30, 30 + behind, 20))
    assert make("incan-gold", "solver").explain(position, 1)["act"] == act
    assert stakes(position).leave == 5


def test_alone_at_a_tie_it_counts_every_card() -> None:
    """A shared win is half a win; of 28 cards 14 treasures win, and 4 lose."""
    told = make("incan-gold", "solver").explain(alone((30, 35, 20)), 1)
    assert told["method"] == "alone"
    assert told["gain_by_others_leaving"] == [pytest.approx(0.5 - chance_of_treasure(14, (3, 3, 3), 4))]


def chance_of_treasure(treasures: int, fresh: tuple[int, ...], deadly: int) -> float:
    """That a treasure comes before a deadly card; while the chance is better than a half one goes on."""
    cards = treasures + sum(fresh) + deadly
    chance = treasures / cards
    for copies in fresh:
        rest = (*fresh[: fresh.index(copies)], *fresh[fresh.index(copies) + 1 :])
        chance += copies / cards * max(0.5, chance_of_treasure(treasures, rest, deadly + copies - 1))
    return chance


def test_a_choice_takes_no_longer_than_a_moment() -> None:
    moments = choices(6, seats=8)
    bot = make("incan-gold", QUICK)
    start = process_time()
    for position in moments:
        bot.choose(position, position.actors()[0])
    # Compiled it is a hundred times as quick; this is for those without a compiler.
    assert process_time() - start < 0.1 * len(moments)


def vec_of(numbers: list[float]) -> vec[float]:
    return vec[float](numbers)
