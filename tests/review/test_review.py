"""What a finished game teaches: points, the turning point, luck against decision, the turns that cost most."""

import json
from fractions import Fraction
from html import escape
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from time import process_time

import pytest

from ceiba.bots import levels_of, make
from ceiba.games import find
from ceiba.incan_gold.position import IncanGold
from ceiba.playing import play, random_player
from ceiba.record import Record, read_record
from ceiba.review import review
from ceiba.review.page import page
from ceiba.words import LANGUAGES, speak

RECORDS = Path(__file__).parents[1] / "records"
GAMES = 10_000


def recorded(name: str) -> Record:
    return read_record((RECORDS / f"{name}.ceiba").read_text(encoding="utf-8"))


def test_luck_and_decision_add_up_to_the_result_and_luck_to_nothing() -> None:
    """Over ten thousand games, of players who go on as long as they dare, each otherwise; in exact fractions."""
    game, random = find("incan-gold"), Random(13)
    lucks: list[list[float]] = [[], [], []]
    dares = (0.55, 0.75, 0.9)
    for _ in range(GAMES):
        position = game.start(3)
        luck = [Fraction(0)] * 3
        while acting := int(position.acting()):
            if acting == 1:
                act = position.ticket(random.randrange(position.tickets()))
                more = game.luck(position, act)
                assert more is not None
                luck = [so_far + one for so_far, one in zip(luck, more, strict=True)]
                position.apply(act)
                continue
            for seat in (1, 2, 3):
                if acting >> seat & 1:
                    position.apply(position.packed(seat)[random.random() > dares[seat - 1]])
        outcome = position.outcome()
        assert outcome is not None
        for seat, score in enumerate(outcome.scores):
            assert luck[seat] + (score - luck[seat]) == score
            lucks[seat].append(float(luck[seat]))
    for of_seat in lucks:
        error = stdev(of_seat) / sqrt(GAMES)
        assert abs(fmean(of_seat)) < 3.5 * error, (fmean(of_seat), error)


@pytest.mark.parametrize("seed", range(5))
def test_every_card_is_compared_with_all_that_might_have_come(seed: int) -> None:
    """The average over all cards, each as often as it is there, is exactly zero for every seat."""
    game, random = find("incan-gold"), Random(seed)
    position = game.start(3 + seed)
    while position.actors():
        if position.tickets():
            lucks = [(game.luck(position, chance.act), chance.left) for chance in position.chance()]
            assert all(sum(luck[seat] * left for luck, left in lucks if luck) == 0 for seat in range(3 + seed))
        position.apply(random.choice(position.legal(position.actors()[0])))


@pytest.mark.parametrize("seed", range(4))
def test_the_fortunes_of_a_record_add_up(seed: int) -> None:
    record = play("incan-gold", [random_player(f"{seed} {seat}") for seat in range(4)], seed)
    began = process_time()
    found = review(record)
    assert process_time() - began < 2  # at once
    assert [one.luck + one.decision for one in found.fortunes] == found.scores
    told = json.loads(json.dumps(found.to_json()))
    assert [Fraction(one["luck"]) + Fraction(one["decision"]) for one in told["fortunes"]] == found.scores


def test_points_by_what_they_were_for() -> None:
    """In both games the parts of all scorings make the score; in Tikal temples and wafers apart."""
    for name in ("tikal/basic_3", "tikal/basic_4_won_by_two", "incan_gold/five_artifacts"):
        found = review(recorded(name), bot="")
        for seat, score in enumerate(found.scores, 1):
            parts = [points for one in found.scorings if one.seat == seat for points in one.points.values()]
            assert sum(parts) == score, name
    assert {*review(recorded("tikal/basic_3"), bot="").scorings[0].points} == {"temple", "wafer"}


def test_the_turning_point_is_the_last() -> None:
    """From there on the winner is ahead, counting what a scoring would bring; just before, not."""
    found = review(recorded("tikal/basic_3"), bot="")
    assert found.turned_at is not None
    (winner,) = found.winners
    for moment in found.moments:
        totals = [sum(each) for each in zip(*moment.standing.values(), strict=True)]
        if moment.at >= found.turned_at:
            assert max(totals) == totals[winner - 1]
    assert review(recorded("tikal/basic_4_won_by_two"), bot="").turned_at is None


@pytest.mark.parametrize("name", ["basic_3", "presence_4", "auction_4_final_order"])
def test_who_controlled_which_temple(name: str) -> None:
    """T5.1 At the end of every turn the bars say of every temple what the rules say, and of nothing else."""
    record = recorded(f"tikal/{name}")
    found = review(record, bot="")
    assert [one.value for one in found.holdings] == sorted((one.value for one in found.holdings), reverse=True)
    for turn in record.turns():
        last = turn.steps[-1]
        held = {
            one.what: next((spell.seat for spell in one.spells if spell.begins <= last.number < spell.ends), 0)
            for one in found.holdings
            if one.since <= last.number
        }
        told = {what: seat for what, (seat, _) in record.game.held(last.after).items()}
        assert held == told or last.number == len(record.acts), last.number
    in_the_end = record.game.held(record.at(len(record.acts))).items()
    assert {one.what: one.value for one in found.holdings} == {what: value for what, (_, value) in in_the_end}


def test_four_players_are_looked_back_at_within_a_minute() -> None:
    """On one core, with the game's adviser, and with progress told from the first turn to the last."""
    record = recorded("tikal/basic_4_won_by_two")
    told: list[int] = []
    began = process_time()
    found = review(record, progress=lambda done, of: told.append(done))
    assert process_time() - began < 60
    assert found.bot == levels_of("tikal").adviser
    assert told == [*range(len([*record.turns()]) + 1)]


def test_every_choice_with_its_exact_chances() -> None:
    record = recorded("incan_gold/five_artifacts")
    found = review(record)
    chosen = [act for act in record.acts if not act.startswith("*")]
    assert len(found.choices) == len(chosen)
    for one in found.choices:
        position = record.at(one.at - 1)
        assert isinstance(position, IncanGold)
        assert one.facts["bust"] == str(Fraction(int(position.deadly()), int(position.cards)))


def test_the_turns_that_cost_most_and_better_ones() -> None:
    """Of each seat at most three, the costliest first; what would have been better is legal there."""
    record = recorded("tikal/basic_3")
    seen: list[tuple[int, int]] = []
    found = review(record, "search:1it", lambda done, of: seen.append((done, of)))
    assert seen[-1][0] == seen[-1][1] == len([*record.turns()])
    assert {one.seat for one in found.costly} == {1, 2, 3}
    for seat in (1, 2, 3):
        costs = [one.cost for one in found.costly if one.seat == seat]
        assert 0 < len(costs) <= 3
        assert costs == sorted(costs, reverse=True)
    for one in found.costly:
        position = record.at(one.at)
        assert one.played == record.acts[one.at : one.at + len(one.played)]
        for act in one.better:
            while position.tickets():
                position.apply(position.ticket(0))
            position.act(act)


def test_a_good_turn_costs_nothing() -> None:
    """The bot's own turns, judged by itself with the same measure."""
    bot = make("tikal", "search:1it", 1)
    record = play("tikal", [bot, random_player(2)], 3)
    found = review(record, "search:1it")
    worst = {seat: max(one.cost for one in found.costly if one.seat == seat) for seat in (1, 2)}
    assert worst[1] < worst[2] / 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_that_stands_alone(language: str) -> None:
    for name in ("tikal/basic_3", "incan_gold/five_artifacts"):
        text = page(review(recorded(name), bot=""), speak(language))
        assert text.startswith(f'<!doctype html><html lang="{language}">')
        assert "<polyline" in text
        assert "review-" not in text  # every word is there
        assert (escape(speak(language).say("review-held")) in text) == name.startswith("tikal")
        assert (">stay<" in text) is False  # nor is any left untranslated
        assert not [part for part in ("src=", "href=", "<script", "url(") if part in text]


def test_a_game_that_goes_on_is_not_reviewed() -> None:
    record = recorded("tikal/basic_3")
    del record.headers["Result"]
    with pytest.raises(ValueError, match="not over"):
        review(Record(record.headers, record.acts[:50]))
