"""Acts for people: the text of docs/notation.md, which knows whose it is, what it is about and what it costs."""

from collections.abc import Mapping, Sequence
from typing import Any, Self, TypeVar

from ceiba.descriptor import Game
from ceiba.game import Event, Position, seat_of


class Act(str):
    """An act as it stands in records, `1 move a5 b4 worker`: it compares, sorts, prints and travels as that text.

    What else it says was true of the position that it was an act of: its price, the value of what it is about.
    """

    __slots__ = ("_game", "_label", "_number", "_price")

    _game: Game
    _label: Event
    _number: int
    _price: int | None

    def __new__(cls, *_: object) -> Self:
        """A text alone does not say of which position it is an act: `Act.of` and `Playthrough` make acts."""
        raise TypeError(
            "acts come from `legal` and `push` of a Playthrough, or from Act.of(game, position, number)."
        )

    @classmethod
    def of(cls, game: Game, position: Position, number: int) -> Self:
        """The act that this number, as `Position.legal` gives it, means in a position of this game."""
        price = game.price(position, number)
        return _made(cls, position.write(number), game, number, game.label(position, number), price)

    @property
    def number(self) -> int:
        """The act as positions take it: `position.apply(act.number)`."""
        return self._number

    @property
    def seat(self) -> int:
        """Whose act it is; LUCK for luck."""
        return int(seat_of(self._number))

    @property
    def verb(self) -> str:
        """What is done: `move`."""
        return self.split(" ")[1]

    @property
    def fields(self) -> dict[str, Any]:  # Any: words and numbers, as the game has them
        """What it is done with, by name: `{"figure": "worker", "start": "a5", "cell": "b4"}`."""
        return {name: value for name, value in self._label.items() if name not in ("key", "act")}

    @property
    def price(self) -> int | None:
        """What it costs, where acts have prices."""
        return self._price

    def say(self, language: str = "en", names: Sequence[str] = ()) -> str:
        """The act in words, as a button says it; `names` are those of the seats."""
        from ceiba.words import speak  # late: most never ask for words

        words = speak(language)
        return words.label(self._game, self._label, names or words.seats(self._game.most))

    def __reduce__(self) -> tuple[object, ...]:
        return (_made, (type(self), str(self), self._game, self._number, dict(self._label), self._price))


Kind = TypeVar("Kind", bound=Act)


def _made(
    kind: type[Kind], text: str, game: Game, number: int, label: Mapping[str, object], price: int | None
) -> Kind:
    act = str.__new__(kind, text)
    act._game, act._number = game, number  # noqa: SLF001 - made here, in place of __new__
    act._label, act._price = label, price  # noqa: SLF001 - likewise
    return act
