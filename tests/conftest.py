"""The speed that a test run claims to have is the speed it has."""

import pytest

import ceiba.game


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--speed", choices=("compiled", "interpreted"), help="refuse to test at any other speed")


def pytest_configure(config: pytest.Config) -> None:
    claimed = config.getoption("--speed")
    found = "interpreted" if str(ceiba.game.__file__).endswith(".py") else "compiled"
    if claimed not in (None, found):
        raise pytest.UsageError(f"these tests are to run {claimed}, but {ceiba.game.__file__} is {found}")
