"""The speed that a test run claims to have is the speed it has."""

import os
import signal

import pytest

import ceiba.game

# Whoever runs the tests may speak another language; what they expect is English.
os.environ["LC_ALL"] = "C.UTF-8"

# A shell that starts the tests in the background lets them ignore control C, and so would all that they start.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--speed", choices=("compiled", "interpreted"), help="refuse to test at any other speed")


def pytest_configure(config: pytest.Config) -> None:
    claimed = config.getoption("--speed")
    found = "interpreted" if str(ceiba.game.__file__).endswith(".py") else "compiled"
    if claimed not in (None, found):
        raise pytest.UsageError(f"these tests are to run {claimed}, but {ceiba.game.__file__} is {found}")
