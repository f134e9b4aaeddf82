"""axe-core, run in the page: every violation that it finds, in a few words."""

from functools import cache
from pathlib import Path

from playwright.sync_api import Page

SCRIPT = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


@cache
def _axe() -> str:
    return SCRIPT.read_text(encoding="utf-8")


def violations(page: Page) -> list[str]:
    if not page.evaluate("'axe' in window"):
        page.evaluate(_axe())
    found = page.evaluate("axe.run(document, { resultTypes: ['violations'] }).then(r => r.violations)")
    return [f"{one['id']}: {one['help']}: {node['html'][:160]}" for one in found for node in one["nodes"]]


# Text that does not fit where it stands, and what sticks out of the page to the right.
CUT = """() => {
  const cut = [];
  for (const element of document.querySelectorAll('main *, header *')) {
    const style = getComputedStyle(element);
    if (element.closest('svg, .unseen, select, .window') || element.closest('.skip')) continue;
    if (style.overflowX !== 'visible' && style.overflowX !== 'auto' && element.scrollWidth > element.clientWidth + 1
        && !element.querySelector('svg'))
      cut.push('cut: ' + element.outerHTML.slice(0, 120));
    if (style.textOverflow === 'ellipsis') cut.push('ellipsis: ' + element.outerHTML.slice(0, 120));
    const box = element.getBoundingClientRect();
    if (box.width && box.right > innerWidth + 1) cut.push('outside: ' + element.outerHTML.slice(0, 120));
    if (element.matches('button, a') && element.scrollWidth > element.clientWidth + 1)
      cut.push('too narrow: ' + element.outerHTML.slice(0, 120));
  }
  if (document.documentElement.scrollWidth > innerWidth) cut.push('the page scrolls sideways');
  return cut;
}"""


def cut_text(page: Page) -> list[str]:
    cut: list[str] = page.evaluate(CUT)
    return cut
