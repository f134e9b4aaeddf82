"""Commits, which come most often: described like every other request, and answered by a layer of their own route.

The framework finds the route, describes it, and handles what is raised here. It would also make arguments by their
types and a response of its own, which takes an eighth of the time that the tables' thread has for a commit; a layer
of the route is given the request as it came (docs/decisions/009-commits-by-a-layer.md).
"""

from litestar import Request, post
from litestar.exceptions import ClientException, HTTPException, ValidationException
from litestar.params import JSONBody
from litestar.types import ASGIApp, Receive, Scope, Send
from msgspec import DecodeError, Raw, ValidationError
from msgspec.json import Decoder, Encoder

from ceiba.server.http import requests
from ceiba.server.http.asking import AT_A_TABLE, WITH_A_BODY, Asking, TableName, app_of, guest, headers_of, refusals
from ceiba.server.http.door import JSON, check_sender
from ceiba.server.http.play_answers import Committed, CommittedSo
from ceiba.server.http.streams import encode_acts
from ceiba.table.commits import Commit

_encode = Encoder().encode
_decode = Decoder(requests.Commit, strict=False).decode  # as the framework reads all other bodies


def answer_commits(app: ASGIApp) -> ASGIApp:
    """The layer around `commit`, which is not called: it says what is asked for, and with what it is answered."""

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        request: Asking = Request(scope, receive, send)
        await check_sender(request)
        body = await _commit(request, _decoded(await _body(request)))
        headers = [(b"content-type", JSON), (b"content-length", b"%d" % len(body))]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": body, "more_body": False})

    return answer


async def _body(request: Asking) -> bytes:
    """The whole of it, but for one that is too large, of which no more is read than shows that."""
    announced = headers_of(request).get(b"content-length", b"")
    body, is_more = b"", True
    is_large = announced.isdigit() and int(announced) > requests.MOST_BYTES
    while is_more and not is_large:
        message = await request.receive()
        if message["type"] != "http.request":
            raise ClientException("it has broken off")
        body += message["body"]
        is_more = message["more_body"]
        is_large = len(body) > requests.MOST_BYTES
    if is_large:
        raise HTTPException(status_code=413)
    return body


def _decoded(body: bytes) -> requests.Commit:
    try:
        return _decode(body)
    except ValidationError as error:
        said, _, place = str(error).partition(" - at `$.")
        raise ValidationException(extra=[{"key": place.removesuffix("`"), "message": said}]) from None
    except DecodeError as error:
        raise ClientException(str(error)) from None


async def _commit(request: Asking, asked: requests.Commit) -> bytes:
    app = app_of(request)
    table = str(request.path_params["table"])
    asking = await guest(request)
    found = await app.tables.at(table)
    if found.is_stood_in_for(asking):
        await app.seats.come_back(found, asking)  # whoever acts is there; and no bot is to choose after them
    done = await app.tables.commit(table, asking, Commit(asked.version, asked.id, asked.acts))
    news = None
    if done.made is not None:
        news = Raw(encode_acts(done.made, found.viewer(done.seat)))
    return _encode(CommittedSo(done.version, done.made is None, news))


@post(
    "/api/tables/{table:str}/commits",
    summary="Make acts final",
    tags=["play"],
    responses=refusals(*AT_A_TABLE, *WITH_A_BODY, 422),
    status_code=200,
    middleware=[answer_commits],
)
async def commit(table: TableName, data: JSONBody[requests.Commit]) -> Committed:
    """Answered once they are stored durably. The same id again gets the same answer, and nothing happens twice."""
    raise AssertionError  # the layer has answered


COMMITS = [commit]
