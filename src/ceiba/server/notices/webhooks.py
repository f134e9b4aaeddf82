"""What a webhook is sent: plain JSON, or what Discord and Slack understand."""

from msgspec.json import encode

from ceiba.server.notices.wording import Notice
from ceiba.server.store.ways import Style

# What these take for more than text; mentions are switched off besides.
MARKS_OF_DISCORD = "\\`*_~|>[]()#"


def body(style: Style, notice: Notice, url: str, name: str) -> bytes:
    """`name` is the notice's own: whoever gets it twice after all can tell by it."""
    link = f"{url}{notice.path}"
    if style == "discord":
        title, text = (_plain_to_discord(part) for part in (notice.title, notice.text))
        return encode({"content": f"**{title}**\n{text}\n{link}", "allowed_mentions": {"parse": []}})
    if style == "slack":
        title, text = (_plain_to_slack(part) for part in (notice.title, notice.text))
        return encode({"text": f"*<{link}|{title}>*\n{text}"})
    said = {"id": name, "kind": notice.kind, "game": notice.game, "table": notice.table}
    return encode({**said, "title": notice.title, "text": notice.text, "link": link})


def _plain_to_discord(text: str) -> str:
    return "".join(f"\\{letter}" if letter in MARKS_OF_DISCORD else letter for letter in text)


def _plain_to_slack(text: str) -> str:
    """Names cannot call people, nor end the link that they stand in."""
    for mark, written in (("&", "&amp;"), ("<", "&lt;"), (">", "&gt;")):
        text = text.replace(mark, written)
    return text.translate(dict.fromkeys(map(ord, "*_~`|"), " "))
