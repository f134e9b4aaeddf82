"""The server's log: a line for each thing, with its time and the request it belongs to, and no secret in it."""

import json
import logging
import re
import sys
import traceback
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Literal

Format = Literal["text", "json"]
FORMATS: tuple[Format, ...] = ("text", "json")
LEVELS = ("debug", "info", "warning", "error")

# The request that is being answered; what goes on beside the requests has none.
request_id: ContextVar[str] = ContextVar("request_id", default="")

# Tokens, keys of invitations and seeds are long hexadecimal numbers, and addresses may hold a password.
SECRETS = re.compile(r"(?<![0-9a-f])[0-9a-f]{24,}|(?<=://)[^/\s:@]+:[^/\s@]+(?=@)")
HIDDEN = "…"


def without_secrets(text: str) -> str:
    return SECRETS.sub(HIDDEN, text)


class Lines(logging.Formatter):
    """A record as one line of text or of JSON; a traceback follows the text, and is a field of the JSON."""

    def __init__(self, form: Format) -> None:
        super().__init__()
        self._form = form

    def format(self, record: logging.LogRecord) -> str:
        when = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        what = record.getMessage()
        trace = "".join(traceback.format_exception(*record.exc_info)).rstrip() if record.exc_info else ""
        request = request_id.get()
        if self._form == "json":
            said = {"time": when, "level": record.levelname.lower(), "logger": record.name, "message": what}
            said |= {"request": request} if request else {}
            said |= {"traceback": trace} if trace else {}
            return without_secrets(json.dumps(said, ensure_ascii=False))
        line = f"{when} {record.levelname.lower()} {request or '-'} {record.name}: {what}"
        return without_secrets(f"{line}\n{trace}" if trace else line)


def write_log(level: str, form: Format) -> None:
    """From now on everything that is logged goes to standard error, so."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines(form))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    for chatty in ("httpx", "httpcore"):  # they name whole addresses, which may be somebody's secret
        logging.getLogger(chatty).setLevel(logging.WARNING)
