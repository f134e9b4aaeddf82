"""A review as one page that stands alone: nothing is loaded, nothing runs."""

from html import escape

from ceiba.review.curves import curves, lanes
from ceiba.review.review import Review
from ceiba.review.sheets import Sheet, called, sheets
from ceiba.words import Words

STYLE = """
:root { color-scheme: light dark; }
body { font: 16px/1.5 Georgia, serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem;
  background: light-dark(#f4ecdb, #0f1f1a); color: light-dark(#2b2a26, #e6dfca); }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: start; vertical-align: top; padding: .3rem .6rem; border-bottom: 1px solid #8a816855; }
svg { max-width: 100%; font-size: 13px; fill: currentColor; }
.wide { overflow-x: auto; }
"""


def page(review: Review, words: Words) -> str:
    title = words.say("review-title", game=words.say(review.game))
    names = called(review, words)
    parts = [f"<h1>{escape(title)}</h1>", f"<p>{escape(turning_point(review, words))}</p>"]
    for by in review.moments[0].standing:
        name = words.say(f"review-curve-{by}")
        points = [(moment.at, moment.standing[by]) for moment in review.moments]
        parts.append(f"<h2>{escape(name)}</h2>{curves(name, names, points, review.turned_at)}")
    if review.holdings:
        name = words.say("review-held")
        plot = lanes(name, review.holdings, review.moments[-1].at, review.turned_at)
        who = ", ".join(f"{seat} {one}" for seat, one in enumerate(names, 1))
        parts.append(f"<h2>{escape(name)}</h2><p>{escape(who)}</p>{plot}")
    parts += map(_table, sheets(review, words))
    head = (
        f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
    )
    body = "".join(parts)
    head += f"<style>{STYLE}</style>"
    return f'<!doctype html><html lang="{words.language}"><head>{head}</head><body>{body}</body></html>\n'


def turning_point(review: Review, words: Words) -> str:
    """When the game turned, in a sentence."""
    if review.turned_at is None:
        return words.say("review-never-turned")
    return words.say("review-turned", who=called(review, words)[review.winners[0] - 1], at=review.turned_at)


def _table(sheet: Sheet) -> str:
    heads = "".join(f'<th scope="col">{escape(head)}</th>' for head in sheet.heads)
    rows = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in sheet.rows)
    table = f"<table><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>"
    return f'<h2>{escape(sheet.title)}</h2><div class="wide">{table}</div>'
