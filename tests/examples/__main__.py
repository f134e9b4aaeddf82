"""Draws the picture of the example anew: `python -m tests.examples`."""

from tests.examples.beside import EXAMPLE
from tests.examples.test_lightkeepers import DRAWN, coast

(EXAMPLE / "coast.svg").write_text(coast(*DRAWN, seats=4).draw(1), encoding="utf-8")
