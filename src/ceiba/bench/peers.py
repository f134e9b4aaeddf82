"""Other libraries on the same terms: uniformly random games through their own Python interfaces."""

import random
from importlib import import_module
from importlib.util import find_spec
from time import process_time as clock

from ceiba.bench.games import SEATS, Sample


def peer_samples() -> dict[str, Sample]:
    """Those of the peers that are installed."""
    samples: dict[str, Sample] = {}
    if find_spec("pyspiel"):
        samples["havannah"] = havannah()
        samples["goofspiel"] = goofspiel()
    if find_spec("chess"):
        samples["chess"] = chess_games()
    return samples


def havannah() -> Sample:
    """OpenSpiel's Havannah: turn by turn, nothing hidden, like Tikal."""
    pyspiel = import_module("pyspiel")  # so named, mypy does not look for it where it is not installed

    game = pyspiel.load_game("havannah")

    def sample(seconds: float) -> dict[str, float]:
        choice = random.Random(1).choice
        decisions = 0
        began = clock()
        while (elapsed := clock() - began) < seconds:
            state = game.new_initial_state()
            while not state.is_terminal():
                state.apply_action(choice(state.legal_actions()))
                decisions += 1
        return {"openspiel.havannah.decisions_per_s": decisions / elapsed}

    return sample


def goofspiel() -> Sample:
    """OpenSpiel's Goofspiel: sealed choices and luck, like Incan Gold. Each player's choice is a decision."""
    pyspiel = import_module("pyspiel")

    game = pyspiel.load_game(f"goofspiel(players={SEATS})")
    players = range(SEATS)

    def sample(seconds: float) -> dict[str, float]:
        generator = random.Random(1)
        choice, weighted_choices = generator.choice, generator.choices
        decisions = 0
        began = clock()
        while (elapsed := clock() - began) < seconds:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(weighted_choices(outcomes, chances)[0])
                else:
                    state.apply_actions([choice(state.legal_actions(player)) for player in players])
                    decisions += SEATS
        return {"openspiel.goofspiel.decisions_per_s": decisions / elapsed}

    return sample


def chess_games() -> Sample:
    """python-chess: the example we look up to, written in Python alone."""
    chess = import_module("chess")

    def sample(seconds: float) -> dict[str, float]:
        choice = random.Random(1).choice
        decisions = 0
        began = clock()
        while (elapsed := clock() - began) < seconds:
            board = chess.Board()
            # Until mate or stalemate, or 75 moves each without progress.
            while board.halfmove_clock < 150 and (moves := [*board.legal_moves]):
                board.push(choice(moves))
                decisions += 1
        return {"python_chess.decisions_per_s": decisions / elapsed}

    return sample
