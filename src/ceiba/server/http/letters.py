"""Where the links of letters lead: yes, write to me; and no more. Each asks again, for programs follow links too.

A mail program that unsubscribes by itself posts at once (RFC 8058).
"""

import time
from html import escape
from typing import Annotated

from litestar import MediaType, Response, get, post
from litestar.params import PathParameter

from ceiba.server.http.asking import Asking, app_of
from ceiba.server.http.door import TAKES_TEXT
from ceiba.server.http.pages import language_of
from ceiba.server.notices.mail import Purpose, read_letter_token
from ceiba.server.store.session import Session
from ceiba.server.store.ways import Way, confirm_way, read_way, read_wishes, remove_ways
from ceiba.words import Words, speak

PAGE = """<!doctype html>
<html lang="{language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>Ceiba</title><link rel="icon" href="/static/icon.svg">
<style>
:root {{ color-scheme: light dark; color: light-dark(#2b211a, #efe6d2); background: light-dark(#f4ecdb, #0f1f1a); }}
main {{ max-width: 30rem; margin: 15vh auto; padding: 0 1rem; font: 1.1rem/1.5 serif; }}
button {{ min-height: 44px; padding: 0.5rem 1.2rem; font: inherit; }}
</style></head>
<body><main><h1>Ceiba</h1>
<p>{sentence}</p>
{more}</main></body></html>
"""
BUTTON = '<form method="post"><button>{text}</button></form>'

LetterToken = Annotated[str, PathParameter(description="What the letter says.")]


async def _found(request: Asking, token: str) -> tuple[Purpose, Way, str] | None:
    """What a link is for, of which way, and in which language to answer; None if it leads nowhere any more."""
    store = app_of(request).store
    meant = read_letter_token(store.key, token)
    if meant is None:
        return None
    purpose, name = meant

    def job(session: Session) -> tuple[Purpose, Way, str] | None:
        way = read_way(session, name)
        return None if way is None else (purpose, way, read_wishes(session, way.guest).language)

    return await store.database.read(job)


def _page(words: Words, sentence: str, more: str = "", status: int = 200) -> Response[str]:
    text = PAGE.format(language=words.language, sentence=escape(sentence), more=more)
    return Response(text, media_type=MediaType.HTML, status_code=status, headers={"cache-control": "no-store"})


def _gone(language: str, status: int) -> Response[str]:
    words = speak(language)
    return _page(words, words.say("mail-gone"), status=status)


@get("/mail/{token:str}", include_in_schema=False)
async def ask_once_more(request: Asking, token: LetterToken) -> Response[str]:
    """Sure?"""
    found = await _found(request, token)
    if found is None:
        return _gone(language_of(request), 404)
    purpose, way, language = found
    words = speak(language)
    button = BUTTON.format(text=escape(words.say(f"mail-{purpose}-do")))
    return _page(words, words.say(f"mail-{purpose}-ask", address=way.address), button)


@post("/mail/{token:str}", include_in_schema=False, opt=TAKES_TEXT, status_code=200)
async def answer_letter(request: Asking, token: LetterToken) -> Response[str]:
    """Done; the same again is done already."""
    found = await _found(request, token)
    if found is None:
        return _gone(language_of(request), 200)
    purpose, way, language = found
    database = app_of(request).store.database
    if purpose == "leave":
        await database.write(lambda session: remove_ways(session, [way.id]))
    elif not await database.write(lambda session: confirm_way(session, way.id, time.time())):
        return _gone(language, 404)
    words = speak(language)
    return _page(words, words.say(f"mail-{purpose}-done", address=way.address))


LETTERS = [ask_once_more, answer_letter]
