"""Tell every playthrough and count every perft anew, after a change of the rules that is meant: read the diff!

python -m tests.playthroughs
"""

from ceiba import read_record
from tests.playthroughs.golden import PERFTS, PLAYTHROUGHS, perft_line, tell

for path in PLAYTHROUGHS:
    path.write_text(tell(read_record(path.read_bytes())), "utf-8")
for path in PERFTS:
    lines = path.read_text("utf-8").splitlines()
    path.write_text("".join(f"{perft_line(line)}\n" for line in lines), "utf-8")
