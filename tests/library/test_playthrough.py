"""A game as one plays it at a prompt: pushed, popped, asked, and told."""

import pickle
from copy import copy, deepcopy

import pytest

import ceiba
from ceiba import LUCK, Act, Ambiguous, Game, NotAllowed, Playthrough, Unreadable, read_record
from ceiba.bots import make

OPENING = """
    * tile A3
    1 lay c4 0
    1 enter a5 leader; enter a5 worker   # two at once
    1 move a5 b5 leader; move a5 b5 worker
    uncover b5; done
"""


@pytest.fixture
def tikal() -> Playthrough:
    """A whole turn, and the next tile."""
    game = Playthrough("tikal", 2)
    game.push_all(OPENING)
    game.push("* tile A2")
    return game


@pytest.fixture
def incan_gold() -> Playthrough:
    """Three who are to choose, and luck that acts by itself."""
    return Playthrough("incan-gold", 3, seed=1)


# -- acts ---------------------------------------------------------------------------------------------


def test_an_act_is_its_text_and_says_more(tikal: Playthrough) -> None:
    act = tikal.acts[4]
    assert act == "1 move a5 b5 leader"
    assert {act} == {"1 move a5 b5 leader"}
    assert repr(act) == "'1 move a5 b5 leader'"
    assert (act.seat, act.verb, act.price) == (1, "move", 2)
    assert act.fields == {"figure": "leader", "start": "a5", "cell": "b5"}
    assert act.say() == "Move the leader from a5 to b5"
    assert act.say("de") != act.say()
    assert tikal.acts[0].seat == LUCK
    assert tikal.acts[0].price is None


def test_an_act_cannot_be_changed(tikal: Playthrough) -> None:
    act = tikal.acts[4]
    act.fields["cell"] = "h1"
    assert act.fields["cell"] == "b5"
    for name in ("seat", "price", "number", "anything"):
        with pytest.raises(AttributeError):
            setattr(act, name, 7)


def test_an_act_travels(tikal: Playthrough) -> None:
    act = tikal.acts[6]
    twins = [pickle.loads(pickle.dumps(act, protocol)) for protocol in range(pickle.HIGHEST_PROTOCOL + 1)]
    for twin in [*twins, copy(act), deepcopy(act)]:
        assert type(twin) is Act
        assert (twin, twin.number, twin.price, twin.fields) == (act, act.number, act.price, act.fields)
        assert twin.say("fr") == act.say("fr")


def test_an_act_names_the_others_as_they_are_called() -> None:
    """Exchanges name another player; without names it is a seat."""
    trade = next(
        act
        for number in range(20)
        for step in ceiba.play("tikal", [ceiba.random_player(seat) for seat in "ab"], seed=number).steps()
        for act in [step.act]
        if act.verb == "exchange"
    )
    assert "Seat" in trade.say()
    assert "Bo" in trade.say(names=["Bo", "Bo"])


# -- what may be done ---------------------------------------------------------------------------------


def test_what_may_be_done_and_what_it_would_cost(tikal: Playthrough) -> None:
    assert tikal.actors() == (2,)
    tikal.push("lay c5 5")
    prices = {str(act): act.price for act in tikal.legal()}
    assert prices["2 enter a5 leader"] == 1
    assert prices["2 camp c4"] == 5
    assert prices["2 done"] is None
    assert [act.number for act in tikal.legal(2)] == [*tikal.position.legal(2)]
    assert tikal.legal(1) == ()
    assert "2 done" in tikal.legal()


def test_those_who_choose_at_once_are_all_asked(incan_gold: Playthrough) -> None:
    assert incan_gold.actors() == (1, 2, 3)
    assert incan_gold.legal() == ("1 stay", "1 leave", "2 stay", "2 leave", "3 stay", "3 leave")
    assert incan_gold.legal(2) == ("2 stay", "2 leave")


def test_why_something_may_not_be_done(tikal: Playthrough) -> None:
    reason = tikal.why_not("2 done")
    assert reason is not None
    assert reason.clause == "T3.1"
    assert tikal.why_not("2 lay c5 5") is None
    assert tikal.why_not(tikal.legal()[0].number) is None
    assert tikal.why_not(tikal.acts[-2].number) is not None
    with pytest.raises(Unreadable, match="'dance' is not an act of Tikal"):
        tikal.why_not("dance")


def test_a_slip_of_the_pen_is_understood(tikal: Playthrough) -> None:
    with pytest.raises(Unreadable, match=r"'uncovr' is not an act of Tikal; did you mean 'uncover'\?"):
        tikal.push("uncovr b5")
    with pytest.raises(Unreadable, match=r"'wroker' is not a figure \(worker or leader\); did you mean 'worker'\?"):
        tikal.push("enter a5 wroker")
    with pytest.raises(Ambiguous, match=r"'lay' may mean '2 lay a3 0', .* and \d+ more: say more of it") as caught:
        tikal.push("lay")
    assert str(caught.value).count("'2 lay") == 8


# -- push and pop -------------------------------------------------------------------------------------


def test_what_is_pushed_is_what_a_record_would_say(tikal: Playthrough) -> None:
    assert str(tikal) == str(tikal.record)
    assert read_record(str(tikal)).replay() == tikal.position
    assert tikal.record.acts[-2:] == ["1 done", "* tile A2"]


@pytest.mark.parametrize(("text", "error"), [("done", NotAllowed), ("dance", Unreadable), ("lay c5", Ambiguous)])
def test_what_is_refused_changes_nothing(tikal: Playthrough, text: str, error: type[ValueError]) -> None:
    before = str(tikal)
    with pytest.raises(error):
        tikal.push(text)
    with pytest.raises(error):
        tikal.push_all(f"{text}; done")
    with pytest.raises(ValueError, match=r"."):
        tikal.push_all("lay c5 5; enter a5 worker; enter a5 dragon")
    assert str(tikal) == before


def test_what_was_pushed_can_be_popped(tikal: Playthrough) -> None:
    start = Playthrough("tikal", 2)
    acts = tikal.acts
    assert [tikal.pop() for _ in acts] == [*reversed(acts)]
    assert tikal == start
    with pytest.raises(IndexError, match="there is nothing to take back"):
        tikal.pop()


def test_turns_of_one_game_are_pushed_in_another(tikal: Playthrough) -> None:
    twin = Playthrough("tikal", 2)
    for turn in tikal.turns():
        assert twin.push_all(turn.acts) == turn.acts
    assert twin == tikal
    before = str(twin)
    with pytest.raises(NotAllowed):
        twin.push_all(["2 lay c5 5", "2 lay c5 5"])
    assert str(twin) == before
    assert twin.push_all(act.number for act in twin.legal()[:1])


def test_luck_that_acts_by_itself_is_popped_with_what_it_answered(incan_gold: Playthrough) -> None:
    before = str(incan_gold)
    assert incan_gold.push_all("1 stay; 2 leave; 3 stay") == ("1 stay", "2 leave", "3 stay")
    assert incan_gold.acts[-1].seat == LUCK
    later = str(incan_gold)
    assert incan_gold.pop() == "3 stay"
    assert incan_gold.actors() == (3,)
    incan_gold.push("3 stay")
    assert str(incan_gold) == later, "the same seed deals the same card"
    assert incan_gold.pop_turn()[:3] == ("1 stay", "2 leave", "3 stay")
    assert str(incan_gold) == before
    for take_back in (incan_gold.pop, incan_gold.pop_turn):
        with pytest.raises(IndexError, match="to take back"):
            take_back()


def test_a_turn_is_taken_back_to_where_it_began(tikal: Playthrough) -> None:
    gone = tikal.pop_turn()
    assert (gone[0], gone[-2]) == ("1 lay c4 0", "1 done")
    assert tikal.acts == ("* tile A3",)


def test_a_bot_pushes_what_it_chose() -> None:
    game = Playthrough("incan-gold", 3, seed="bots")
    bot = make("incan-gold", "two-hazards")
    while not game.is_over():
        seat = game.actors()[0]
        game.push(bot.choose(game.position.known_to(seat), seat))
    assert game.outcome() == game.record.outcome
    assert game.record.headers["Result"] == " ".join(map(str, game.scores()))
    with pytest.raises(NotAllowed, match="the game is over"):
        game.push("1 stay")
    assert game.last is not None
    assert "win" in game.last.tell()[-1]
    assert game.last.tell("cs") != game.last.tell()


def test_the_position_is_a_copy(tikal: Playthrough) -> None:
    position = tikal.position
    position.act("lay c5 5")
    assert tikal.position != position
    assert tikal.view() == tikal.position.view(None)
    assert tikal._repr_svg_() == tikal.draw() == tikal.position.draw()


# -- turns --------------------------------------------------------------------------------------------


def test_turns_are_those_that_players_count(tikal: Playthrough) -> None:
    first, second = tikal.turns()
    assert [step.act for step in first] == [*first.acts] == [*tikal.acts[:-1]]
    assert (first.number, first.seats, len(first)) == (1, (1,), 8)
    assert (second.acts, second.seats) == (("* tile A2",), ())
    assert first.after == second.before
    assert first.before == Playthrough("tikal", 2).position
    assert [event["key"] for event in first.events][-1] == "turn-ended"
    assert first.tell()[0] == "Seat 1 draws A3 (jungle)."


def test_choices_that_are_revealed_together_are_one_turn(incan_gold: Playthrough) -> None:
    incan_gold.push_all("3 stay; 1 stay; 2 leave")
    card, choices, *_ = incan_gold.turns()
    assert (card.seats, choices.seats) == ((), (3, 1, 2))
    assert [len(step.events) > 0 for step in choices] == [False, False, True]


# -- as any Python object -----------------------------------------------------------------------------


@pytest.mark.parametrize("game", [ceiba.TIKAL, ceiba.INCAN_GOLD], ids=lambda game: game.name)
def test_a_playthrough_travels(game: Game) -> None:
    played = Playthrough(game, 3, seed="x")
    played.push(played.legal()[0])
    twins = [pickle.loads(pickle.dumps(played, protocol)) for protocol in range(pickle.HIGHEST_PROTOCOL + 1)]
    for twin in [*twins, copy(played), deepcopy(played), eval(repr(played), vars(ceiba))]:
        assert twin == played
        twin.push(twin.legal()[0])
        assert twin != played
        assert twin.pop() != played.acts[-1]
        assert twin == played
    with pytest.raises(TypeError, match="unhashable"):
        hash(played)


class Told(Playthrough):
    """A class of one's own, which has more than the one it is made from."""

    teller = ""


def test_a_playthrough_of_ones_own_stays_one() -> None:
    played = Told("incan-gold", 3, seed="x")
    played.teller = "Ada"
    for twin in (played.copy(), copy(played), deepcopy(played), pickle.loads(pickle.dumps(played))):
        assert (type(twin), twin.teller, twin) == (Told, "Ada", played)
    assert type(eval(repr(played), {**vars(ceiba), "Told": Told})) is Told
    assert type(Told.of(played.record)) is Told


def test_a_record_is_played_on_with_its_comments() -> None:
    record = read_record(
        '[Game "incan-gold"]\n[Rules "1"]\n[Seats "3"]\n[Names "Ada, Bo, Cy"]\n\n* card 11  # rich\n1 stay\n'
    )
    game = Playthrough.of(record)
    game.push_all("2 leave; 3 leave")
    assert game.record.comments == {1: "rich"}
    assert str(game).startswith(str(record))
    assert [step.comment for step in game.steps()] == ["rich", "", "", ""]
    assert game.last is not None
    assert game.last.tell()[0].startswith("Ada")


def test_a_finished_record_can_be_taken_back() -> None:
    record = ceiba.play("incan-gold", [ceiba.random_player(seat) for seat in "abc"], seed=3)
    game = Playthrough.of(record)
    assert game.is_over()
    assert game.record == record
    game.pop()
    assert "Result" not in game.record.headers
    assert game.record.replay() == record.at(-2)
