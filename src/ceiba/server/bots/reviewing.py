"""A process in which a game is looked back at: its record on standard input; how far it is, and then the review.

Each is a line of JSON on standard output. Whatever goes wrong here, the server only loses this process.
"""

import sys

from msgspec.json import encode

from ceiba.record import read_record
from ceiba.review import review


def main() -> None:
    answers = sys.stdout.buffer
    sys.stdout = sys.stderr  # what a bot prints is no answer

    def tell(line: dict[str, object]) -> None:
        answers.write(encode(line) + b"\n")
        answers.flush()

    record = read_record(sys.stdin.buffer.read())
    found = review(record, progress=lambda done, of: tell({"done": done, "of": of}))
    tell({"review": found.to_json()})


if __name__ == "__main__":
    main()
