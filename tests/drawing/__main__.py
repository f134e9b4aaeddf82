"""Draw the pictures of the documentation anew, after a change of the drawing that is meant: look at them!

python -m tests.drawing
"""

from tests.drawing.documented import RECORDS, drawn

for record in RECORDS:
    record.with_suffix(".svg").write_text(drawn(record), "utf-8")
