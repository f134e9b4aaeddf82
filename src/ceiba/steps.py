"""A game as it went: step by step, and turn by turn."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from html import escape

from ceiba.act import Act
from ceiba.descriptor import Game
from ceiba.game import LUCK, Event, Position


@dataclass(frozen=True)
class Step:
    """One act, what it was made on, and what it led to."""

    game: Game  # that is played
    number: int  # the first is 1: after it, one act has been made
    act: Act  # what was done
    before: Position  # the position that it was done in
    after: Position  # the position that it led to
    comment: str = ""  # what stands behind the act in its record
    names: tuple[str, ...] = ()  # of the players, if the record tells them

    @property
    def events(self) -> list[Event]:
        """What the act brought about; of choices that are sealed, only the last tells, and of all."""
        return self.game.events(self.before, self.act.number, self.after)

    def tell(self, language: str = "en") -> list[str]:
        """What the act brought about, a sentence an event."""
        from ceiba.words import speak  # late: most never ask for words

        words = speak(language)
        names = self.names or words.seats(self.before.seats)
        return [words.event(self.game, event, names) for event in self.events]

    def _repr_html_(self) -> str:
        """What notebooks show: what happened, and how it looks then."""
        return _shown(self.tell(), self.after)

    def ends_turn(self) -> bool:
        """Whether a turn ends here: by the game, and when all have chosen who choose at the same time."""
        others = self.before.acting() & ~(1 << self.act.seat)
        return not others and self.game.ends_turn(self.act.number)


@dataclass(frozen=True)
class Turn:
    """The steps of one turn, as players count turns; choices that are revealed together are one turn of all."""

    number: int  # the first is 1
    steps: tuple[Step, ...]  # its acts, luck's among them, each with what it brought about

    def __iter__(self) -> Iterator[Step]:
        return iter(self.steps)

    def __len__(self) -> int:
        return len(self.steps)

    @property
    def acts(self) -> tuple[Act, ...]:
        """What was done in it, luck's acts among them."""
        return tuple(step.act for step in self.steps)

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats that act in it, in the order in which they first do; none if luck is alone."""
        return tuple(dict.fromkeys(step.act.seat for step in self.steps if step.act.seat != LUCK))

    @property
    def before(self) -> Position:
        """The position that it began with."""
        return self.steps[0].before

    @property
    def after(self) -> Position:
        """The position that it led to."""
        return self.steps[-1].after

    @property
    def events(self) -> list[Event]:
        """What the acts brought about, one after another."""
        return [event for step in self.steps for event in step.events]

    def tell(self, language: str = "en") -> list[str]:
        """What happened in it, a sentence an event."""
        return [sentence for step in self.steps for sentence in step.tell(language)]

    def _repr_html_(self) -> str:
        """What notebooks show: what happened in it, and how it looks then."""
        return _shown(self.tell(), self.after)


def _shown(sentences: list[str], after: Position) -> str:
    items = "".join(f"<li>{escape(sentence)}</li>" for sentence in sentences)
    return f"<ul>{items}</ul>{after.draw()}"


def turns(steps: Iterable[Step]) -> Iterator[Turn]:
    """Steps by turns; the last turn may not have ended yet."""
    number, so_far = 1, list[Step]()
    for step in steps:
        so_far.append(step)
        if step.ends_turn():
            yield Turn(number, tuple(so_far))
            number, so_far = number + 1, []
    if so_far:
        yield Turn(number, tuple(so_far))
