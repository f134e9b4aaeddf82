"""A worker process in which bots think: a question a line on standard input, an answer a line on standard output.

It knows nothing of tables and people. Whatever goes wrong here, the server only loses this process.
"""

import sys
from collections import OrderedDict

from msgspec import Struct
from msgspec.json import decode, encode

from ceiba.bots import Bot, BotFault, make
from ceiba.games import find
from ceiba.playing import IllegalAct, choice

MOST_BOTS = 256  # that are remembered, with the plans they follow
MOST_SAID = 300  # characters about what went wrong


class Question(Struct):
    key: str  # table and seat: the same bot goes on with its plans
    game: str
    options: dict[str, bool]
    bot: str  # as the operator named it
    seed: str
    seat: int
    position: str  # what the seat may know
    explain: bool = False


class Answer(Struct):
    act: str = ""
    why: dict[str, object] = {}
    failed: str = ""  # what happened, going on from the bot's name


class Thinker:
    def __init__(self) -> None:
        self._bots: OrderedDict[tuple[str, str], Bot] = OrderedDict()

    def answer(self, question: Question) -> Answer:
        position = find(question.game).read_position(question.position)
        bot = self._bot(question)
        why: dict[str, object] = {}
        if question.explain:
            why = bot.explain(position.copy(), question.seat)
            if isinstance(act := why.get("act"), str):
                return Answer(act, why)
        return Answer(position.write(choice(position, question.seat, bot)), why)

    def _bot(self, question: Question) -> Bot:
        key = (question.key, question.bot)
        if key not in self._bots:
            self._bots[key] = make(question.game, question.bot, question.seed, question.options)
            if len(self._bots) > MOST_BOTS:
                self._bots.popitem(last=False)
        self._bots.move_to_end(key)
        return self._bots[key]


def answer_line(thinker: Thinker, line: bytes) -> Answer:
    try:
        return thinker.answer(decode(line, type=Question))
    except (BotFault, IllegalAct) as fault:
        what = str(fault)
    except Exception as error:
        what = f"has failed with {error!r}"
    return Answer(failed=what[:MOST_SAID])


def main() -> None:
    thinker = Thinker()
    answers = sys.stdout.buffer
    sys.stdout = sys.stderr  # what a bot prints is no answer
    for line in sys.stdin.buffer:
        answers.write(encode(answer_line(thinker, line)) + b"\n")
        answers.flush()


if __name__ == "__main__":
    main()
