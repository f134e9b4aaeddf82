"""A worker process in which bots think: a question a line on standard input, an answer a line on standard output.

It knows nothing of tables and people. Whatever goes wrong here, the server only loses this process.
"""

import sys
from collections import OrderedDict

from msgspec import Struct
from msgspec.json import decode, encode

from ceiba.bots import Bot, make
from ceiba.games import find

MOST_BOTS = 256  # that are remembered, with the plans they follow


class Question(Struct):
    key: str  # table and seat: the same bot goes on with its plans
    game: str
    bot: str
    seed: str
    seat: int
    position: str
    explain: bool = False


class Answer(Struct):
    act: str = ""
    why: dict[str, object] = {}
    failed: str = ""


class Thinker:
    def __init__(self) -> None:
        self._bots: OrderedDict[tuple[str, str], Bot] = OrderedDict()

    def answer(self, question: Question) -> Answer:
        position = find(question.game).read_position(question.position)
        bot = self._bot(question)
        why = bot.explain(position.copy(), question.seat) if question.explain else {}
        return Answer(position.write(bot.choose(position, question.seat)), why)

    def _bot(self, question: Question) -> Bot:
        key = (question.key, question.bot)
        if key not in self._bots:
            self._bots[key] = make(question.game, question.bot, question.seed)
            if len(self._bots) > MOST_BOTS:
                self._bots.popitem(last=False)
        self._bots.move_to_end(key)
        return self._bots[key]


def main() -> None:
    thinker = Thinker()
    answers = sys.stdout.buffer
    sys.stdout = sys.stderr  # what a bot prints is no answer
    for line in sys.stdin.buffer:
        try:
            said = thinker.answer(decode(line, type=Question))
        except Exception as error:
            said = Answer(failed=repr(error)[:200])
        answers.write(encode(said) + b"\n")
        answers.flush()


if __name__ == "__main__":
    main()
