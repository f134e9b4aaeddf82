"""Luck in both games: its weights are those of the cards, and a Dealer deals fairly and the same to everyone."""

from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from hashlib import blake2b
from itertools import pairwise, product
from random import Random

import pytest

from ceiba import INCAN_GOLD, LUCK, TIKAL, Dealer, Position, Record, play, random_player
from ceiba.incan_gold.tables import HAZARDS
from tests.rules.incan_gold_games import deck, fact, scene, tell

STARTS: dict[str, Callable[[], Position]] = {
    "tikal": partial(TIKAL.start, 3),
    "tikal with auction": partial(TIKAL.start, 4, auction=True),
    "incan-gold": partial(INCAN_GOLD.start, 5),
    "diamant": partial(INCAN_GOLD.start, 3, artifacts=False),
}


@pytest.fixture(params=STARTS)
def start(request: pytest.FixtureRequest) -> Callable[[], Position]:
    return STARTS[request.param]


def lucky_moments(position: Position, seed: int) -> Iterator[tuple[Position, int]]:
    """Every position in which luck is to act, with what it will do, in a game played at random."""
    random = Random(seed)
    while actors := position.actors():
        if actors == (LUCK,):
            act = position.ticket(random.randrange(position.tickets()))
            yield position, act
        else:
            act = random.choice([*position.legal(actors[0])])
        position.apply(act)


# -- weights ------------------------------------------------------------------------------------------


def test_weights_are_tickets(start: Callable[[], Position]) -> None:
    """I5.1, T7.1 Luck draws one of equally likely tickets; the weights of its acts count them."""
    for seed in range(5):
        for position, _ in lucky_moments(start(), seed):
            tickets = Counter(position.ticket(number) for number in range(position.tickets()))
            assert tickets == {chance.act: chance.left for chance in position.chance()}
            assert [chance.act for chance in position.chance()] == [*position.legal(LUCK)]


def test_no_tickets_while_seats_act(start: Callable[[], Position]) -> None:
    """I3.1, T3.1 When luck is not to act it has no tickets, and a Dealer says so."""
    position = start()
    while position.actors() == (LUCK,):
        position.apply(position.ticket(0))
    assert position.tickets() == 0
    assert position.chance() == []
    assert [*position.legal(LUCK)] == []
    with pytest.raises(ValueError, match="not for luck to act"):
        Dealer(0).draw(position)


def test_streams_are_decks(start: Callable[[], Position]) -> None:
    """I2.2, T2.2 A stream of luck has as many copies of a kind as it began with, less those drawn from it."""
    for seed in range(5):
        began_with: dict[tuple[str, int], int] = {}
        drawn: Counter[tuple[str, int]] = Counter()
        for position, act in lucky_moments(start(), seed):
            stream = position.stream()
            for chance in position.chance():
                assert began_with.setdefault((stream, chance.act), chance.of) == chance.of
                assert chance.left == chance.of - drawn[stream, chance.act]
            drawn[stream, act] += 1


# -- the same luck for everyone -----------------------------------------------------------------------


def test_a_dealer_remembers_nothing(start: Callable[[], Position]) -> None:
    """I5.1, T7.1 The seed and the position say what comes: a new dealer, or a copy, changes nothing."""
    old = Dealer("oak")
    for position, _ in lucky_moments(start(), 7):
        before = str(position)
        act = old.draw(position)
        assert act == old.draw(position) == Dealer("oak").draw(position.copy())
        assert act in position.legal(LUCK)
        assert str(position) == before


def test_seeds_differ() -> None:
    """I5.1 Another seed is another shuffle; numbers and words are seeds alike."""
    position = INCAN_GOLD.start(3)
    assert len({Dealer(seed).draw(position) for seed in range(200)}) == 18
    assert Dealer(12).draw(position) == Dealer("12").draw(position)


def test_luck_can_be_checked_by_hand() -> None:
    """I5.1 Who is told the seed can do without the program: each copy has a number, and the lowest comes first."""
    position = INCAN_GOLD.start(3)
    numbers = {
        f"* card {name}": [
            int.from_bytes(blake2b(f"oak/round 1 * card {name} {copy}".encode(), digest_size=8).digest())
            for copy in range(copies)
        ]
        for name, copies in deck(position).items()
    }
    first = min(numbers, key=lambda name: min(numbers[name]))
    assert position.write(Dealer("oak").draw(position)) == first


def luck_of(record: Record, verb: str) -> list[str]:
    """What luck did in a game, in order."""
    return [act for act in record.acts if act.startswith(f"* {verb}")]


@pytest.mark.parametrize("auction", [False, True])
def test_same_tiles_and_wafers_whoever_plays(auction: bool) -> None:
    """T2.2, T4.5 The same seed gives the same tiles and, as far as they are recovered, the same wafers."""
    games = [play(TIKAL, [random_player(seed)] * seats, seed="oak", auction=auction) for seed, seats in
             ((1, 2), (2, 2), (3, 3), (4, 4))]  # fmt: skip
    assert len({str(game.acts) for game in games}) == 4
    assert len({str(luck_of(game, "tile")) for game in games}) == 1
    wafers = sorted((luck_of(game, "wafer") for game in games), key=len)
    assert len(wafers[-2]) > 0
    for fewer, more in pairwise(wafers):
        assert more[: len(fewer)] == fewer


def rounds_of(record: Record) -> list[tuple[str, list[str]]]:
    """For each round: the hazards removed before it, and its cards in order."""
    rounds: list[tuple[str, list[str]]] = [("", [])]
    position = INCAN_GOLD.start(int(record.headers["Seats"]), artifacts=False)
    for text in record.acts:
        number = fact(position, "round")
        position.act(text)
        if text.startswith("*"):
            rounds[-1][1].append(text.removeprefix("* card "))
        if fact(position, "round") != number:
            rounds.append((fact(position, "removed"), []))
    return rounds[:-1]


def test_same_cards_whoever_plays() -> None:
    """I2.2 The same seed gives each round the same cards, but for copies that one of the games has no more."""
    games = [rounds_of(play(INCAN_GOLD, [random_player(seed)] * seats, seed="oak", artifacts=False)) for seed, seats
             in product(range(6), (3, 5, 8))]  # fmt: skip
    compared = 0
    for number in range(5):
        for (removed, cards), (also_removed, also_cards) in product([game[number] for game in games], repeat=2):
            gone = {*removed.split(), *also_removed.split()}
            kept, also_kept = ([card for card in some if card not in gone] for some in (cards, also_cards))
            common = min(len(kept), len(also_kept))
            assert kept[:common] == also_kept[:common]
            compared += removed != also_removed
    assert compared > 100


# -- fair luck ----------------------------------------------------------------------------------------


def surprise(seen: Counter[str], expected: dict[str, float]) -> float:
    """How far the counts are from what was expected, in standard deviations of the chi-square statistic."""
    assert {*seen} <= {*expected}
    distance = sum((seen[name] - count) ** 2 / count for name, count in expected.items())
    freedom = len(expected) - 1
    return float((distance - freedom) / (2 * freedom) ** 0.5)


LATER = "round 4\nburied 3\nremoved fire fire snakes"


@pytest.mark.parametrize(
    "text",
    [
        "",
        LATER,
        f"{LATER}\npath fire",
        f"{LATER}\npath snakes 5\nhand 1\nloose 2",
        "path 5 snakes spiders mummies 7 fire\nhand 3\nloose 3",
    ],
)
def test_every_card_is_as_likely_as_any_other(text: str) -> None:
    """I2.1, I2.2 Over many seeds a card comes as often as its copies weigh, in any round, whoever dealt before."""
    position = scene(text)
    games = 5000
    seen = Counter(position.write(Dealer(seed).draw(position)).removeprefix("* card ") for seed in range(games))
    cards = deck(position)
    assert abs(surprise(seen, {name: games * left / sum(cards.values()) for name, left in cards.items()})) < 3


def test_every_pair_is_as_likely_as_any_other() -> None:
    """I2.2, I7.2 The second card is as likely as its copies weigh, whatever the first was."""
    games = 8000
    seen: Counter[str] = Counter()
    for seed in range(games):
        dealer = Dealer(seed)
        position = INCAN_GOLD.start(3)
        first = position.write(dealer.draw(position)).removeprefix("* card ")
        tell(position, f"card {first}" if first in HAZARDS else f"card {first}\nstay")
        seen[f"{first} {position.write(dealer.draw(position)).removeprefix('* card ')}"] += 1
    cards = deck(INCAN_GOLD.start(3))
    expected = {
        f"{first} {second}": games * left * (cards[second] - (first == second)) / (31 * 30)
        for first, left in cards.items()
        for second in cards
        if cards[second] > (first == second)
    }
    assert abs(surprise(seen, expected)) < 3


def test_a_round_tells_nothing_of_the_next() -> None:
    """I2.2 After seeds that end round one with a pair of hazards, round two is as open as ever."""
    seen: Counter[str] = Counter()
    for seed in range(5000):
        dealer = Dealer(seed)
        position = INCAN_GOLD.start(3)
        first = dealer.draw(position)
        position.apply(first)
        if position.actors() == (LUCK,) and dealer.draw(position) == first:
            position.apply(first)
            again = dealer.draw(position) == first
            seen["the same" if again else "another"] += 1
    pairs = sum(seen.values())
    assert abs(surprise(seen, {"the same": pairs * 2 / 31, "another": pairs * 29 / 31})) < 3


def test_tiles_and_wafers_are_fair() -> None:
    """T2.2, T1.4 Each tile of the first letter, and each motif, comes first as often as any other."""
    games = 4000
    position = TIKAL.start(2)
    tiles = Counter(position.write(Dealer(seed).draw(position)) for seed in range(games))
    assert (
        abs(
            surprise(
                tiles, {position.write(act): games / len(position.legal(LUCK)) for act in position.legal(LUCK)}
            )
        )
        < 3
    )
    found = next(position for position, _ in lucky_moments(position, 3) if position.stream() == "wafers")
    wafers = Counter(found.write(Dealer(seed).draw(found)) for seed in range(games))
    assert abs(surprise(wafers, {found.write(act): games / 8 for act in found.legal(LUCK)})) < 3
