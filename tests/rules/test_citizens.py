"""Positions, records, dealers and errors are good Python citizens, compiled or not.

They travel, are copied, compared and printed as anyone expects, and whoever asks for what cannot be is told so in a
sentence.
"""

import re
from collections.abc import Callable
from importlib.metadata import version
from multiprocessing import get_context
from operator import methodcaller
from typing import Any

import pytest

import ceiba
from ceiba import (
    INCAN_GOLD,
    TIKAL,
    Ambiguous,
    BadRecord,
    Chance,
    Dealer,
    Game,
    NotAllowed,
    Outcome,
    Position,
    Reason,
    Record,
    Unreadable,
    find,
    play,
    random_player,
    read_record,
)
from ceiba.bots import describe, levels_of, make, names_of
from ceiba.testing import check_game
from tests.rules.journeys import journeys

GAMES = [TIKAL, INCAN_GOLD]
ANYTHING: Any = None  # what nobody should ask for

games = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def record_of(game: Game, seed: int = 1) -> Record:
    return play(game, [random_player(f"{seed} {seat}") for seat in range(3)], seed=seed)


def middle_of(game: Game) -> Position:
    """A position in the middle of a game."""
    positions = [position for _, position in record_of(game).positions()]
    return positions[len(positions) // 2]


def errors() -> list[ValueError]:
    """One of each, as they come out of play."""
    choosing = INCAN_GOLD.start(3)
    choosing.act("* card 5")
    found = []
    for attempt in (
        lambda: choosing.act("1 card 5"),
        lambda: choosing.act("* card 5"),
        lambda: choosing.act("stay"),
        lambda: read_record("nonsense"),
        lambda: read_record('[Game "incan-gold"]\n[Rules "1"]\n[Seats "3"]\n\n1 stay\n').replay(),
    ):
        with pytest.raises(ValueError) as caught:  # noqa: PT011 - each is looked at below
            attempt()
        found.append(caught.value)
    assert [type(error) for error in found] == [Unreadable, NotAllowed, Ambiguous, BadRecord, BadRecord]
    return found


def test_a_position_is_of_its_own_game_however_often_one_asks() -> None:
    """Twice, so that what one question leaves behind cannot answer the next."""
    positions = [game.start(3) for game in GAMES]
    kinds = [type(position) for position in positions]
    for _ in range(2):
        assert [[isinstance(position, kind) for kind in kinds] for position in positions] == [
            [True, False],
            [False, True],
        ]
        assert all(isinstance(position, Position) for position in positions)


# -- copies and journeys ------------------------------------------------------------------------------


@journeys
@games
def test_a_position_travels_and_plays_on(game: Game, journey: Callable[[Any], Any]) -> None:
    position = middle_of(game)
    twin = journey(position)
    assert type(twin) is type(position)
    assert twin == position
    assert twin is not position
    before = str(position)
    actor = twin.actors()[0]
    twin.apply(twin.legal(actor)[0])
    assert str(position) == before
    assert twin != position


@journeys
def test_a_record_travels(journey: Callable[[Any], Any]) -> None:
    record = record_of(INCAN_GOLD)
    twin = journey(record)
    assert twin == record
    assert (twin.outcome, twin.game) == (record.outcome, record.game)
    assert journey(read_record(str(record))).replay() == record.replay()


@journeys
def test_errors_travel_with_all_they_say(journey: Callable[[Any], Any]) -> None:
    for error in errors():
        twin = journey(error)
        assert type(twin) is type(error)
        assert str(twin) == str(error)
        assert what_it_says(twin) == what_it_says(error)


def what_it_says(error: ValueError) -> dict[str, object]:
    said = {name: getattr(error, name) for name in dir(error) if not name.startswith("_")}
    return {name: value for name, value in said.items() if not callable(value)}


@journeys
def test_dealers_and_results_travel(journey: Callable[[Any], Any]) -> None:
    start = TIKAL.start(2)
    dealer = Dealer("seed")
    dealer.draw(start)
    for sent in (dealer, Outcome((3, 5), (2,)), Chance(7, 1, 3), Reason("T1.1", "key", "a sentence")):
        assert journey(sent) == sent
    assert journey(dealer).draw(start) == dealer.draw(start)


@journeys
@games
def test_a_game_travels(game: Game, journey: Callable[[Any], Any]) -> None:
    assert journey(game) == game
    assert hash(journey(game)) == hash(game)


def test_an_error_in_another_process_comes_back() -> None:
    """A pool that cannot read an error waits for ever: so all of them can be read."""
    choosing = INCAN_GOLD.start(3)
    choosing.act("* card 5")
    asked: list[tuple[type[ValueError], Callable[..., object], tuple[object, ...]]] = [
        (NotAllowed, methodcaller("act", "* card 5"), (choosing,)),
        (Ambiguous, methodcaller("act", "stay"), (choosing,)),
        (Unreadable, methodcaller("act", "1 card 5"), (choosing,)),
        (BadRecord, read_record, ("nonsense",)),
    ]
    with get_context("spawn").Pool(1) as pool:
        for error, question, arguments in asked:
            with pytest.raises(error):
                pool.apply_async(question, arguments).get(timeout=60)
        played = pool.apply_async(methodcaller("copy"), (middle_of(TIKAL),)).get(timeout=60)
    assert played == middle_of(TIKAL)


# -- compared, hashed, printed ------------------------------------------------------------------------


@games
def test_a_position_changes_and_so_cannot_be_hashed(game: Game) -> None:
    position = middle_of(game)
    with pytest.raises(TypeError, match=r"a position changes, so it cannot be hashed: use its key\(\)"):
        {position}  # noqa: B018 - that is the question
    assert {position.key(), position.copy().key()} == {position.key()}


@games
def test_what_is_printed_can_be_read(game: Game) -> None:
    position = middle_of(game)
    names = {**vars(ceiba), type(position).__name__: type(position)}
    for thing in (position, record_of(game), read_record(str(record_of(game))), Dealer(3), Dealer("x")):
        assert eval(repr(thing), names) == thing
    assert eval(repr(record_of(game).outcome), names) == record_of(game).outcome


@games
def test_a_game_prints_as_its_name(game: Game) -> None:
    assert str(game) == f"{game}" == game.name
    assert eval(repr(game), {type(game).__name__: type(game)}) == game


def test_dealers_of_one_seed_are_equal() -> None:
    assert Dealer(1) == Dealer(1) != Dealer(2)
    assert len({Dealer(1), Dealer(1), Dealer(2)}) == 2


# -- what may not be changed, and what cannot be ------------------------------------------------------


@games
def test_legal_acts_cannot_be_written_to(game: Game) -> None:
    position = middle_of(game)
    acts = position.legal(position.actors()[0])
    assert isinstance(acts, tuple)
    assert position.copy().legal(position.actors()[0]) == acts


@games
def test_an_act_is_done_by_its_number_as_by_its_text(game: Game) -> None:
    position = middle_of(game)
    twin = position.copy()
    act = position.legal(position.actors()[0])[0]
    assert position.act(act) == twin.act(position.write(act)) == act
    assert position == twin
    with pytest.raises(ceiba.Unreadable):
        position.act(999 << 28)


@games
@pytest.mark.parametrize("seat", [99, 4, -1, 64, 2**70])
def test_a_seat_that_is_not_there_has_nothing_to_do(game: Game, seat: int) -> None:
    assert middle_of(game).legal(seat) == ()


@games
@pytest.mark.parametrize("seat", [99, 4, 0, -1, 2**70, "red", 1.5, (1,)])
def test_a_seat_that_is_not_there_sees_nothing(game: Game, seat: Any) -> None:  # Any: what nobody should ask for
    for look in (middle_of(game).view, middle_of(game).draw):
        sentence = f"there is no seat {seat!r} here: seats are 1 to 3, an onlooker is None"
        with pytest.raises(ValueError, match=re.escape(sentence)):
            look(seat)


@pytest.mark.parametrize(
    ("attempt", "sentence"),
    [
        (lambda: ceiba.start("chess", 2), "there is no game 'chess'; there are tikal, incan-gold"),
        (lambda: ceiba.start("Incan Gold", 3), "there is no game 'Incan Gold'; did you mean 'incan-gold'"),
        (lambda: ceiba.start(ANYTHING, 3), "there is no game None; there are tikal, incan-gold"),
        (lambda: ceiba.start("tikal", 9), "tikal is for 2 to 4 players, not 9"),
        (lambda: ceiba.start("tikal", ANYTHING), "tikal is for 2 to 4 players, not None"),
        (lambda: ceiba.start("tikal", 2, tents=True), "tikal has no option 'tents'; it has auction, camp_needs_"),
        (lambda: ceiba.start("tikal", 2, auction=ANYTHING), "played with auction=True or auction=False, not None"),
        (lambda: ceiba.start("tikal", 2).write(10**30), "is no act: acts are what `legal` lists"),
        (lambda: ceiba.start("tikal", 2).write(-5), "-5 is no act"),
        (lambda: ceiba.start("tikal", 2).write(15 << 24), "is no act of Tikal"),
        (lambda: ceiba.start("incan-gold", 3).write(15 << 24), "is no act of Incan Gold"),
        (lambda: ceiba.start("incan-gold", 3).why_not(10**30), "is no act"),
        (lambda: ceiba.start("tikal", 3).why_not(-1), "-1 is no act"),
        (lambda: ceiba.start("incan-gold", 3).known_to(99), "there is no seat 99 here"),
        (lambda: ceiba.play("tikal", []), "tikal is for 2 to 4 players, not 0"),
        (lambda: make("chess", "x"), "there is no game 'chess'"),
        (lambda: make("tikal", "x"), "tikal has no bot 'x'; there are tourist"),
        (lambda: Record({}).game, "the header .* is missing"),
        (lambda: Record({}).options(), r"the header \[Game .* is missing"),
        (lambda: ceiba.start("tikal", 2).act(" "), "there is no act to read: one looks like '1 done'"),
        (lambda: TIKAL.read_position("tikal 2"), "must be one of"),
        (lambda: INCAN_GOLD.read_position(""), "begins with 'incan-gold'"),
        (lambda: Dealer(1).draw(middle_choice()), "it is not for luck to act now"),
        (lambda: Record.of(INCAN_GOLD, 2), "incan-gold is for 3 to 8 players, not 2"),
    ],
)
def test_what_cannot_be_is_said(attempt: Callable[[], object], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        attempt()


@pytest.mark.parametrize(
    ("attempt", "sentence"),
    [
        (lambda: Dealer(ANYTHING), "a seed is a whole number or a text, not None"),
        (lambda: ceiba.play("tikal", [ANYTHING] * 2), "a player is a bot, or a function of a position and a seat"),
    ],
)
def test_what_is_of_no_use_is_said(attempt: Callable[[], object], sentence: str) -> None:
    with pytest.raises(TypeError, match=sentence):
        attempt()


@games
def test_whoever_takes_a_game_takes_its_name(game: Game) -> None:
    assert find(game) is find(game.name)
    assert ceiba.start(game, 3) == ceiba.start(game.name, 3)
    assert Record.of(game, 3) == Record.of(game.name, 3)
    assert names_of(game) == names_of(game.name)
    assert levels_of(game) == levels_of(game.name)
    assert describe(game, "random") == describe(game.name, "random")
    assert type(make(game, "random")) is type(make(game.name, "random"))
    players = [random_player(seat) for seat in range(3)]
    assert ceiba.play(game, players) == ceiba.play(game.name, [random_player(seat) for seat in range(3)])
    check_game(game.name, 3)


def test_the_version_is_that_of_the_package() -> None:
    assert ceiba.__version__ == version("ceiba")
    assert not hasattr(ceiba, "__versions__")


def test_what_is_handed_on_is_there() -> None:
    assert [name for name in ceiba.__all__ if not hasattr(ceiba, name)] == []
    assert len({*ceiba.__all__}) == len(ceiba.__all__)


def middle_choice() -> Position:
    position = INCAN_GOLD.start(3)
    position.act("* card 5")
    return position
