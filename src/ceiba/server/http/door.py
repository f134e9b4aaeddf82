"""The door: who may send what from where, and what every answer tells the browser to be careful about."""

from typing import Final

from litestar.exceptions import HTTPException

from ceiba.server.http.asking import Asking, app_of, headers_of
from ceiba.table.errors import Cause, Refused

SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")
MARK: Final = b"ceiba-mark"
JSON: Final = b"application/json"
TAKES_TEXT: Final = {"takes_text": True}  # the options of a handler whose body is not JSON

# Nothing is run, shown or asked for that this server has not sent; style attributes are the board's places.
CONTENT_POLICY: Final = "; ".join(
    [
        "default-src 'self'",
        "img-src 'self' data: blob:",
        "style-src 'self' 'unsafe-inline'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
HEADERS: Final = {
    "content-security-policy": CONTENT_POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "referrer-policy": "same-origin",  # the address of a table may hold its invitation
}
ON_THE_WIRE: Final = [(name.encode(), value.encode()) for name, value in HEADERS.items()]


async def _keep_up(request: Asking, mark: bytes) -> None:
    """Whoever has seen something of a table, perhaps at another server, is not shown anything older."""
    table = request.path_params.get("table")
    if table is not None:
        revision, _, version = mark.partition(b".")
        if not (revision.isdigit() and version.isdigit() and len(mark) < 24):
            raise Refused(Cause.UNREADABLE, "unreadable", f"the header {MARK.decode()} is not a mark of a table.")
        await app_of(request).tables.reach(str(table), int(revision), int(version))


# Asked before each request, and not as a guard of the framework: guards get a copy of their handler every time.
async def check_sender(request: Asking) -> None:
    """Refuse what another site sends with a guest's cookie, and a body that does not call itself JSON.

    A token is proof enough of who sends: no other site has it.
    """
    headers = headers_of(request)
    if (mark := headers.get(MARK)) is not None:
        await _keep_up(request, mark)
    if request.method in SAFE_METHODS:
        return
    origin = headers.get(b"origin")
    if (
        origin is not None
        and b"authorization" not in headers
        and origin.partition(b"://")[2] != headers.get(b"host")
    ):
        raise Refused(Cause.FORBIDDEN, "wrong-site", "this was sent from the page of another site.")
    has_body = headers.get(b"content-length", b"0") != b"0" or b"transfer-encoding" in headers
    kind = headers.get(b"content-type", b"").partition(b";")[0].strip().lower()
    if has_body and kind != JSON and not request.route_handler.opt.get("takes_text"):
        raise HTTPException(status_code=415)
