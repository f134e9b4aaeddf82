"""Fair luck: what a table promises at its start, and opens at its end (docs/fair_luck.md).

Everything here is plain SHA-256 over text, so that anyone can check it without this program.
"""

import hmac
from collections.abc import Sequence
from hashlib import sha256

from ceiba.chance import Dealer
from ceiba.game import LUCK, Position
from ceiba.table.settings import TableSettings


def secret_of(settings: TableSettings, key: str) -> str:
    """The secret of a table's luck: with the key, which is not in the database, made from what is."""
    if not settings.keyed:
        return settings.seed
    return hmac.digest(key.encode(), f"luck {settings.seed}".encode(), "sha256").hex()


def commitment_to(table: str, secret: str) -> str:
    """What is shown before anyone has sat down: it fixes the secret, and does not tell it."""
    return sha256(f"{table}/{secret}".encode()).hexdigest()


def seed_from(table: str, secret: str, parts: Sequence[str]) -> str:
    """What the dealer deals from: the secret, and what each seat has thrown in, in the order of the seats."""
    return sha256("/".join([table, secret, *parts]).encode()).hexdigest()


def promise(settings: TableSettings, table: str, key: str = "") -> TableSettings:
    """Bind the luck of a new table: from now on it can be neither chosen nor changed."""
    settings.keyed = bool(key)
    settings.commitment = commitment_to(table, secret_of(settings, key))
    return settings


def dealers_seed(table: str, settings: TableSettings, key: str) -> str:
    """Tables that were made before there were promises deal from what is stored."""
    if not settings.commitment:
        return settings.seed
    return seed_from(table, secret_of(settings, key), settings.parts)


class Misdealt(Exception):
    """An act of luck that the seed does not deal: its number, counted from 1."""

    def __init__(self, number: int) -> None:
        super().__init__(f"act {number} is not what the promised luck deals.")
        self.number = number

    def __reduce__(self) -> tuple[object, ...]:
        """Made again from what it was made of: without this, other processes could not be told of it."""
        return (type(self), (self.number,), self.__dict__)


def proved(position: Position, acts: Sequence[str], seed: str, given: int = 0) -> int:
    """How many acts of luck there are, each dealt by this seed, but for the first `given` acts. Raises Misdealt."""
    dealer = Dealer(seed)
    draws = 0
    for number, text in enumerate(acts, 1):
        act = position.parse(text)
        if number > given and position.acting() == 1 << LUCK:
            if misdealt(position, act, dealer):
                raise Misdealt(number)
            draws += 1
        position.apply(act)
    return draws


def misdealt(position: Position, act: int, dealer: Dealer) -> bool:
    """Whether this is luck's act, but another than the seed deals here."""
    return position.acting() == 1 << LUCK and dealer.draw(position) != act
