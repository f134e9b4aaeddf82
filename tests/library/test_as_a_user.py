"""What a user does to the package as it is installed, compiled or not: whole programs, each in its own folder."""

import os
import subprocess
import sys
from pathlib import Path
from textwrap import dedent

import pytest

import ceiba.game

PROGRAMS = {
    "a worker that raises": """
        from concurrent.futures import ProcessPoolExecutor
        from multiprocessing import get_context

        import ceiba

        def refused(position):
            position.act("1 stay")  # a card must be turned first

        def unreadable(text):
            ceiba.read_record(text).replay()

        if __name__ == "__main__":
            start = ceiba.start("incan-gold", 3)
            spawn = get_context("spawn")
            with spawn.Pool(2) as pool:
                for work, given, error in (
                    (refused, start, ceiba.NotAllowed),
                    (unreadable, "nonsense", ceiba.BadRecord),
                ):
                    try:
                        pool.apply_async(work, (given,)).get(timeout=60)
                    except error as caught:
                        print(type(caught).__name__, caught)
                    else:
                        raise SystemExit("nothing was raised")
            with ProcessPoolExecutor(1, spawn) as executor:
                raised = executor.submit(refused, start).exception(timeout=60)
                assert isinstance(raised, ceiba.NotAllowed) and raised.reason.clause == "I2.3", raised
                again = executor.submit(len, str(start)).result(timeout=60)  # the pool is not broken
                assert again == len(str(start))
    """,
    "pickle through every protocol": """
        import pickle

        import ceiba

        for name in ceiba.known():
            record = ceiba.play(name, [ceiba.random_player(seat) for seat in "abc"], seed=4)
            game = ceiba.Playthrough.of(record)
            for thing in (
                ceiba.find(name), record, game, record.at(9), game.acts[9], ceiba.Dealer(4), record.outcome,
                game.last, [*record.turns()][2], record.at(0).chance(),
            ):
                for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
                    twin = pickle.loads(pickle.dumps(thing, protocol))
                    assert twin == thing and type(twin) is type(thing), (thing, protocol)
    """,
    "bots copied and sent": """
        import pickle
        from copy import deepcopy

        import ceiba
        from ceiba.bots import Budget, levels_of, make, names_of

        for name in ceiba.known():
            position = ceiba.Playthrough(name, 3, seed=4).position
            seat = position.actors()[0]
            for spec in (*names_of(name), *levels_of(name).by_name):
                bot = make(name, {"search": "search:2it", "master": "guide"}.get(spec, spec), seed=5)
                twins = [deepcopy(bot), pickle.loads(pickle.dumps(bot))]
                chosen = bot.choose(position.copy(), seat)
                assert [twin.choose(position.copy(), seat) for twin in twins] == [chosen, chosen], spec
                made_of = {type(part).__name__: type(part) for part in (bot, getattr(bot, "bot", bot))}
                again = eval(repr(bot), {**made_of, "Budget": Budget})
                assert again.choose(position.copy(), seat) == chosen, spec
        player = ceiba.random_player(1)
        assert pickle.loads(pickle.dumps(player))(position, seat) == player(position, seat)
    """,
    "deepcopy in mid-game": """
        from copy import copy, deepcopy

        import ceiba

        for name in ceiba.known():
            position = ceiba.play(name, [ceiba.random_player(seat) for seat in "abc"], seed=4).at(30)
            plans = {"now": position, "then": [position, position.copy()]}
            before = position.key()
            twins = deepcopy(plans)
            assert twins == plans
            for twin in (twins["now"], twins["then"][0], copy(position)):
                twin.apply(twin.legal(twin.actors()[0])[0])
                assert twin != position
            assert position.key() == before
            assert twins["then"][1].key() == before
    """,
    "a class of one's own": """
        import ceiba
        from ceiba.incan_gold.position import IncanGold

        class Loud(ceiba.Dealer):
            def draw(self, position):
                act = super().draw(position)
                print(position.write(act))
                return act

        class MyRecord(ceiba.Record):
            pass

        class Cautious(ceiba.Game):
            "A game of its own on rules that are there."
            name, fewest, most = "cautious", 3, 3

            def start(self, seats, **options):
                self.check_set_up(seats, options)
                return ceiba.start("incan-gold", seats, artifacts=False)

            def read_position(self, text):
                return IncanGold.from_text(text)

        ceiba.register(Cautious())
        assert ceiba.start("cautious", 3).acting() == 1
        assert Loud(7).draw(ceiba.start("cautious", 3)) == ceiba.Dealer(7).draw(ceiba.start("cautious", 3))
        assert isinstance(MyRecord.of("cautious", 3), MyRecord)
        game = ceiba.Playthrough("cautious", 3, seed=7)
        game.push_all("1 leave; 2 leave; 3 leave")
        assert ceiba.read_record(str(game)).replay() == game.position
        try:
            ceiba.start("cautious", 4)
        except ValueError as error:
            assert str(error) == "cautious is for 3 to 3 players, not 4.", error
    """,
    "rules of one's own": """
        import pickle

        import ceiba
        from ceiba.game import first_of, pack, seat_of

        class Heap(ceiba.Position):
            "Take one or two of the heap; whoever takes the last has won."

            def __init__(self, left=7, seat=1):
                self.seats, self.left, self.seat = 2, left, seat

            def acting(self):
                return 1 << self.seat if self.left else 0

            def legal(self, actor):
                return tuple(pack(actor, 0, n) for n in (1, 2) if n <= self.left) if actor == self.seat else ()

            def apply(self, act):
                self.left, self.seat = self.left - first_of(act), 3 - self.seat

            def chance(self):
                return []

            def scores_now(self):
                return [int(not self.left and self.seat != seat) for seat in (1, 2)]

            def outcome(self):
                return None if self.left else ceiba.Outcome(tuple(self.scores_now()), (3 - self.seat,))

            def copy(self):
                return Heap(self.left, self.seat)

            def view(self, seat):
                self.check_viewer(seat)
                return {"left": self.left}

            def faults(self):
                return []

            def why_not(self, act):
                legal = act in self.legal(seat_of(act))
                return None if legal else ceiba.Reason("H1", "not-now", "this cannot be taken now")

            def write(self, act):
                return f"{seat_of(act)} take {first_of(act)}"

            def parse(self, text):
                match text.split(" "):
                    case ["1" | "2" as seat, "take", "1" | "2" as number]:
                        return pack(int(seat), 0, int(number))
                raise ceiba.Unreadable(f"{text!r} is no way to take")

            def __str__(self):
                return f"heap {self.left} {self.seat}"

            @classmethod
            def from_text(cls, text):
                return cls(*map(int, text.split()[1:]))

            def draw(self, seat=None):
                return "<svg xmlns='http://www.w3.org/2000/svg'/>"

        class HeapGame(ceiba.Game):
            "The heap, for two."
            name, fewest, most, clauses = "heap", 2, 2, ("H1",)

            def start(self, seats, **options):
                self.check_set_up(seats, options)
                return Heap()

            def read_position(self, text):
                return Heap.from_text(text)

        game = ceiba.Playthrough(HeapGame(), 2)
        assert game.push("take 2").verb == "take"
        assert game.legal() == ("2 take 1", "2 take 2")
        assert pickle.loads(pickle.dumps(game.position)) == game.position
        assert eval(repr(game.position)) == game.position
        assert pickle.loads(pickle.dumps(game)) == game
        record = ceiba.play(HeapGame(), [ceiba.random_player(seat) for seat in "ab"])
        assert record.outcome.winners
        ceiba.register(HeapGame())
        assert ceiba.read_record(str(record)).outcome == record.outcome
        assert len([*record.turns()]) == len(record.acts) == len([*record.rows()])
    """,
    "sets and dictionaries": """
        import ceiba

        game = ceiba.start("incan-gold", 3)
        seen = {game.key()}
        game.act("* card 5")
        assert game.key() not in seen
        assert ceiba.start("incan-gold", 3).key() in seen
        try:
            {game: 1}
        except TypeError as error:
            assert "use its key()" in str(error), error
        acts = {*ceiba.Playthrough("tikal", 2, seed=1).legal()}
        assert {str(act) for act in acts} == acts
        assert len({ceiba.find("tikal"), ceiba.TIKAL, ceiba.INCAN_GOLD}) == 2
        assert len({ceiba.Dealer(1), ceiba.Dealer(1)}) == 1
        legal = game.legal(1)
        try:
            legal[0] = 7
        except TypeError:
            pass
        else:
            raise SystemExit("what is legal could be written to")
        assert game.legal(1) == legal
    """,
    "printing": """
        import ceiba
        from ceiba.incan_gold.descriptor import IncanGoldGame
        from ceiba.incan_gold.position import IncanGold
        from ceiba.tikal.descriptor import TikalGame
        from ceiba.tikal.position import Tikal

        names = {**vars(ceiba), **globals()}
        for name in ceiba.known():
            record = ceiba.play(name, [ceiba.random_player(seat) for seat in "abc"], seed=4)
            game = ceiba.Playthrough.of(record, seed=4)
            for thing in (record, game, record.at(9), ceiba.Dealer("x"), record.outcome, record.game):
                assert eval(repr(thing), names) == thing, thing
            assert str(record.at(9)).startswith(name)
            assert str(record) == str(game) == f"{record}"
            assert ceiba.read_record(str(record)) == record
            assert "0x" not in repr([record.at(9), record.game, [*record.at(9).legal(1)]])
        assert repr(ceiba.random_player("a")) == "random_player('a')"
    """,
    "help": """
        import pydoc

        import ceiba

        assert dir(ceiba) == sorted(ceiba.__all__)  # what the Tab key offers
        for name in ceiba.__all__:
            thing = getattr(ceiba, name)
            if callable(thing) and getattr(thing, "__module__", "").startswith("ceiba"):
                told = pydoc.render_doc(thing, renderer=pydoc.plaintext)
                assert "filler" not in told, name
                assert thing.__doc__, f"{name} says nothing of itself"
                if isinstance(thing, type):
                    silent = [
                        method for method, what in vars(thing).items()
                        if not method.startswith("_") and (callable(what) or isinstance(what, property))
                        and not what.__doc__
                    ]
                    assert not silent, f"{name} has {silent} without a word of help"
        print(pydoc.render_doc(ceiba.Position.legal, renderer=pydoc.plaintext))
        assert "All acts of this actor" in pydoc.render_doc(type(ceiba.start("tikal", 2)).legal)
    """,
}


@pytest.mark.parametrize("what", PROGRAMS)
def test_a_program_of_a_user(what: str, tmp_path: Path) -> None:
    """Warnings are errors there, too; and it runs at the speed that is tested here."""
    program = tmp_path / "program.py"
    same_speed = f"import ceiba.game\nassert ceiba.game.__file__ == {ceiba.game.__file__!r}, ceiba.game.__file__\n"
    source = str(Path(ceiba.__file__).parents[1])
    program.write_text(same_speed + dedent(PROGRAMS[what]), encoding="utf-8")
    ran = subprocess.run(
        [sys.executable, "-W", "error", program.name],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": source},
        capture_output=True,
        text=True,
        timeout=240,
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
