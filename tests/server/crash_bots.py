"""Workers that misbehave, in place of the one in which bots think: `python crash_bots.py HOW`."""

import sys
import time


def main() -> None:
    how = sys.argv[1]
    for _ in sys.stdin.buffer:
        if how == "stuck":
            time.sleep(3600)
        if how == "crash":
            sys.exit(1)
        print({"babble": "this is no answer", "illegal": '{"act": "1 done"}'}[how], flush=True)


if __name__ == "__main__":
    main()
