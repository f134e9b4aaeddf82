"""The luck of a game that is over, opened: what was promised, what it was made of, and every draw dealt again."""

import asyncio
from dataclasses import dataclass

from ceiba.server.store.queries import Store
from ceiba.table.errors import Cause, Refused
from ceiba.table.log import UPLOAD
from ceiba.table.luck import Misdealt, commitment_to, dealers_seed, proved, secret_of
from ceiba.table.table import Table


@dataclass
class Proof:
    commitment: str
    secret: str
    parts: list[str]
    seed: str
    draws: int
    is_kept: bool  # the secret is the one that was promised, and every draw was dealt from it


async def prove(store: Store, table: Table) -> Proof:
    """For whoever may watch, when the game is over: before, it would tell what is still to come."""
    settings = table.settings
    if not settings.commitment:
        raise Refused(Cause.CONFLICT, "no-promise", "this table was made before there were promises of luck.")
    if table.status != "over":
        raise Refused(Cause.CONFLICT, "not-over", "the luck is opened when the game is over.")
    secret, seed = secret_of(settings, table.key), dealers_seed(table.name, settings, table.key)
    entries = await store.log(table.name)
    given = entries[0].version if entries and entries[0].commit == UPLOAD else 0
    acts = [act for entry in entries for act in entry.acts]
    try:
        draws = await asyncio.to_thread(proved, table.first_position(), acts, seed, given)
    except Misdealt as found:
        draws, is_kept = found.number, False
    else:
        is_kept = commitment_to(table.name, secret) == settings.commitment
    return Proof(settings.commitment, secret, settings.parts, seed, draws, is_kept)
