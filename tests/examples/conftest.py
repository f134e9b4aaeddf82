import pytest

from tests.examples.beside import Place


@pytest.fixture(scope="session")
def beside(tmp_path_factory: pytest.TempPathFactory) -> Place:
    return Place(tmp_path_factory.mktemp("beside"))
