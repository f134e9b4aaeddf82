"""The client's page, docs/client.md, word for word beside a server."""

import doctest

from tests.docs.test_examples import ROOT, blocks
from tests.server.running import Running

SHOWN = "http://localhost:8700"


def test_the_page(server: Running) -> None:
    page = ROOT / "docs" / "client.md"
    session = "".join(blocks(page, "python"))
    assert session.count(SHOWN) == 1
    test = doctest.DocTestParser().get_doctest(session.replace(SHOWN, server.address), {}, page.name, str(page), 0)
    assert len(test.examples) > 20
    runner = doctest.DocTestRunner()
    try:
        assert runner.run(test, clear_globs=False).failed == 0
    finally:
        for name in ("ada", "bo"):
            guest = test.globs.get(name)
            if guest is not None:
                guest.close()
