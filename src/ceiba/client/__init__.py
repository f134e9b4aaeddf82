"""A guest at a server's tables: `pip install 'ceiba[client]'`, and docs/client.md.

    with sit_down("http://localhost:8700/t/k3v9x0q2mwab", name="Stranger") as table:
        for seat in table.turns():
            table.commit(random.choice(table.legal()))
        print(table.outcome)

It is plain and synchronous: whatever waits, waits. If the server goes away it is looked for until it is back, and
then everything goes on; what was committed is never committed twice.
"""

try:
    import httpx as _httpx  # noqa: F401  # to say in a sentence what is missing
    import msgspec as _msgspec  # noqa: F401
except ModuleNotFoundError as missing:
    needs = f"ceiba.client needs {missing.name}: pip install 'ceiba[client]'."
    raise ModuleNotFoundError(needs, name=missing.name) from None

from ceiba.client.answers import (
    Bot,
    Chances,
    Game,
    Hint,
    Line,
    Offered,
    Outcome,
    Refusal,
    Seat,
    Step,
    TableInfo,
    View,
)
from ceiba.client.errors import Away, Refused, Trouble
from ceiba.client.guest import Guest, sit_down
from ceiba.client.news import Acts, Changed, Chosen, Event, Said
from ceiba.client.table import Draft, Table

__all__ = [
    "Acts",
    "Away",
    "Bot",
    "Chances",
    "Changed",
    "Chosen",
    "Draft",
    "Event",
    "Game",
    "Guest",
    "Hint",
    "Line",
    "Offered",
    "Outcome",
    "Refusal",
    "Refused",
    "Said",
    "Seat",
    "Step",
    "Table",
    "TableInfo",
    "Trouble",
    "View",
    "sit_down",
]
