"""What is made from the sources rather than written; a page asks for it: `<!-- made: fields ceiba/game.py -->`."""

import re
from collections.abc import Callable

from docs.site import commands, cookbook, fields, operations, rules

MADE = re.compile(r"^<!-- made: (\w+) ?(\S*) -->$", re.MULTILINE)
MAKERS: dict[str, Callable[[str], str]] = {
    "commands": commands.made,
    "cookbook": cookbook.made,
    "fields": fields.made,
    "operations": operations.made,
    "rules": rules.made,
}


def filled(page: str) -> str:
    """A page with everything that is made where it asks for it."""
    return MADE.sub(lambda wanted: MAKERS[wanted[1]](wanted[2]), page)
