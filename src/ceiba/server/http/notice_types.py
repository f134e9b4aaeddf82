"""What is said and asked about being told (docs/protocol.md)."""

from typing import Annotated

from msgspec import Meta, Struct

from ceiba.server.http.requests import IN_A_LANGUAGE, Request
from ceiba.server.store.ways import KINDS, Kind, Style, WayKind

Hour = Annotated[
    int,
    Meta(ge=0, le=23, description="All of a day together, at this hour of the zone; null: at once.", examples=[8]),
]
Language = Annotated[str, Meta(pattern=IN_A_LANGUAGE, description="The reader's language.", examples=["en"])]
Zone = Annotated[str, Meta(max_length=60, description="The reader's time zone.", examples=["Europe/Berlin"])]
Kinds = Annotated[
    list[Kind],
    Meta(
        max_length=len(KINDS),
        description="What to be told of: one's turn, a full table, a game that is over, time nearly up, time up.",
        examples=[["turn", "over"]],
    ),
]
Speaks = Annotated[Style, Meta(description="Whose language it speaks.", examples=["discord"])]
Key = Annotated[str, Meta(max_length=200, pattern="^[A-Za-z0-9_-]+$", description="As the browser gives it.")]


# -- answers ------------------------------------------------------------------------------------------


class OfferedWays(Struct):
    """The ways that whoever runs this server has set up."""

    mail: Annotated[bool, Meta(description="Whether it sends mail.")]
    push: Annotated[str, Meta(description="The server's public key for web push.")] | None
    webhooks: Annotated[bool, Meta(description="Whether it calls webhooks.")]


class Way(Struct):
    """One of the ways by which a guest is told."""

    way: Annotated[str, Meta(description="Its id.", examples=["w5f0c9d1e2f3b4a5"])]
    kind: Annotated[WayKind, Meta(description="By what it goes.", examples=["mail"])]
    address: Annotated[str, Meta(description="Where it goes to.", examples=["ada@example.org"])]
    confirmed: Annotated[bool, Meta(description="Whether its owner has said yes; before that nothing is sent.")]
    hour: Hour | None
    style: Speaks


class Notices(Struct):
    """What a guest is told, in which language, and by which ways."""

    offered: OfferedWays
    language: Language
    zone: Zone
    kinds: Kinds
    ways: Annotated[list[Way], Meta(description="Oldest first.")]


# -- requests -----------------------------------------------------------------------------------------


class NoticeWishes(Request):
    """What a guest wants to be told."""

    language: Language
    zone: Zone
    kinds: Kinds


class NewMail(Request):
    """An address to write to."""

    address: Annotated[
        str,
        Meta(
            max_length=200,
            pattern=r"^[A-Za-z0-9!#$%&'*+/=?^_`{|}~.-]{1,64}@[A-Za-z0-9.-]+\.[A-Za-z0-9-]+$",
            description="A mail address.",
            examples=["ada@example.org"],
        ),
    ]
    hour: Hour | None = None


class NewDevice(Request):
    """A device that takes push messages: what the browser's subscription says."""

    address: Annotated[
        str, Meta(max_length=1000, description="Its endpoint.", examples=["https://push.example.org/x1"])
    ]
    p256dh: Key
    auth: Key


class NewWebhook(Request):
    """An address to call."""

    address: Annotated[
        str, Meta(max_length=1000, description="Its URL.", examples=["https://discord.com/api/webhooks/1/x"])
    ]
    style: Speaks = "generic"
