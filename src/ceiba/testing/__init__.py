"""The conformance test of the contract: `check_game` plays random games and checks all that a game promises.

Public, and without any knowledge of Ceiba's own games: yours, a variant or a fork goes through the same mill.
"""

from ceiba.testing.check import check_game

__all__ = ["check_game"]
