"""Workers that misbehave, in place of the one in which bots think: `python crash_bots.py HOW`.

`FILE` in place of HOW keeps what is asked there, a line each, and is stuck then.
"""

import sys
import time
from pathlib import Path

WAYS = {"babble": "this is no answer", "illegal": '{"act": "1 done"}'}


def main() -> None:
    how = sys.argv[1]
    for question in sys.stdin.buffer:
        if how not in (*WAYS, "stuck", "crash"):
            with Path(how).open("ab") as file:
                file.write(question)
            time.sleep(3600)
        if how == "stuck":
            time.sleep(3600)
        if how == "crash":
            sys.exit(1)
        print(WAYS[how], flush=True)


if __name__ == "__main__":
    main()
