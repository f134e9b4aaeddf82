"""Draw the pictures of the documentation anew, after a change of the drawing that is meant: look at them!

python -m tests.drawing
"""

from tests.drawing.documented import RECORDS, drawn, illustrations

for record in RECORDS:
    record.with_suffix(".svg").write_text(drawn(record), "utf-8")
for path, picture in illustrations().items():
    path.parent.mkdir(exist_ok=True)
    path.write_text(picture, "utf-8")
