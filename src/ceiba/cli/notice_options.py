"""The settings of `ceiba serve` by which people are told what happens while they are away."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

import click

if TYPE_CHECKING:
    from collections.abc import Callable

    from ceiba.server.notices.settings import NoticeSettings

    F = TypeVar("F", bound=Callable[..., None])

OPTIONS = [
    click.option("--url", metavar="URL", help="Where people find this server, for what they are told: https://…"),
    click.option("--mail", metavar="ADDRESS", help="Tell by mail, over smtp://user:password@host:587 or smtps://…"),
    click.option("--mail-from", metavar="SENDER", help="Who letters are from: Ceiba <ceiba@example.org>."),
    click.option(
        "--push", metavar="CONTACT", help="Tell by web push; your mailto: or https: for the push services."
    ),
    click.option("--webhooks/--no-webhooks", default=False, help="Tell by webhooks: any, Discord's, Slack's."),
    click.option(
        "--tell-inside/--no-tell-inside",
        default=False,
        help="Let webhooks and push lead into this network, and go without TLS.",
    ),
    click.option(
        "--tell-after",
        type=click.FloatRange(0, 3600),
        default=60,
        show_default=True,
        help="Seconds in which one may see for oneself.",
    ),
]


def notice_options(command: F) -> F:
    for option in reversed(OPTIONS):
        command = option(command)
    return command


def notice_settings(
    url: str | None,
    mail: str | None,
    sender: str | None,
    contact: str | None,
    webhooks: bool,
    inside: bool,
    after: float,
) -> NoticeSettings | None:
    """What is set up, and None if nothing is; a usage error if that cannot be."""
    from ceiba.server.notices.settings import NoticeSettings, read_mail_server, read_sender, read_url

    if not (mail or contact or webhooks):
        return None
    if url is None:
        raise click.UsageError("--mail, --push and --webhooks need --url, for their links to lead here.")
    if mail and not sender:
        raise click.UsageError("--mail needs --mail-from.")
    if contact and not contact.startswith(("mailto:", "https://")):
        raise click.UsageError("--push needs where to reach you: mailto:you@example.org, or https://….")
    try:
        server = read_mail_server(mail) if mail else None
        return NoticeSettings(
            read_url(url), server, read_sender(sender or "") if mail else "", contact or "", webhooks, inside, after
        )
    except ValueError as error:
        raise click.UsageError(f"{error}.") from None
