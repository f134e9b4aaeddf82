"""Requests to addresses that strangers gave: not into the operator's network, whatever they are called or say."""

import asyncio

import pytest

from ceiba.server.notices.failures import Ended, Later, Lost
from ceiba.server.notices.reaching import Reach, is_outside, refuse_url
from tests.server.receiving import Hook
from tests.server.running import free_port

INNER = [
    "127.0.0.1",
    "127.8.8.8",
    "10.0.0.1",
    "172.16.0.1",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "0.0.0.0",
    "224.0.0.1",
    "255.255.255.255",
    "::1",
    "::",
    "fe80::1%eth0",
    "fc00::1",
    "ff02::1",
    "::ffff:127.0.0.1",
    "::ffff:10.0.0.1",
    "2002:7f00:1::",
    "64:ff9b::10.0.0.1",
]


@pytest.mark.parametrize("address", INNER)
def test_inner_addresses(address: str) -> None:
    assert not is_outside(address)


@pytest.mark.parametrize("address", ["93.184.216.34", "2606:2800:220:1::1", "64:ff9b::93.184.216.34"])
def test_addresses_of_the_whole_internet(address: str) -> None:
    assert is_outside(address)


@pytest.mark.parametrize(
    ("url", "error"),
    [
        ("http://hooks.example.org/1", "not-encrypted"),
        ("https://127.0.0.1/1", "inner-address"),
        ("https://[::1]/1", "inner-address"),
        ("ftp://hooks.example.org/1", "bad-address"),
        ("https:///1", "bad-address"),
        ("https://ada:secret@hooks.example.org/", "bad-address"),
        ("https://hooks.example.org/\r\nHost: other", "bad-address"),
        ("https://hooks.example.org:99999/", "bad-address"),
        ("https://[/", "bad-address"),
        (f"https://hooks.example.org/{'x' * 1000}", "bad-address"),
    ],
)
def test_what_is_refused_at_once(url: str, error: str) -> None:
    refused = refuse_url(url, inside=False)
    assert refused is not None
    assert refused.error == error


def test_what_is_not() -> None:
    assert refuse_url("https://hooks.example.org/1", inside=False) is None
    assert refuse_url("http://127.0.0.1:8080/1", inside=True) is None


def post(url: str, inside: bool) -> None:
    async def whole() -> None:
        reach = Reach(inside)
        try:
            await reach.post(url, b"{}", {"Content-Type": "application/json"})
        finally:
            await reach.close()

    asyncio.run(whole())


@pytest.mark.parametrize("host", ["localhost", "127.1", "2130706433", "0x7f000001"])
def test_a_name_that_leads_inside_is_found_out_when_it_is_looked_up(host: str) -> None:
    """However the machine's own address is written. Nobody is called, encrypted or not."""
    with Hook() as hook:
        with pytest.raises(Lost, match="network of its own"):
            post(f"https://{host}:{hook.port}/", inside=False)
        assert hook.calls.empty()


@pytest.mark.parametrize(
    ("status", "failure"),
    [
        *((status, None) for status in (200, 204)),
        *((status, Lost) for status in (301, 307, 400, 403)),
        *((status, Ended) for status in (404, 410)),
        *((status, Later) for status in (408, 429, 500, 503)),
    ],
)
def test_what_an_answer_means(status: int, failure: type[Exception] | None) -> None:
    """A redirection is not followed: it could lead anywhere."""
    with Hook(status) as hook:
        if failure is None:
            post(hook.url, inside=True)
        else:
            with pytest.raises(failure, match=str(status)):
                post(hook.url, inside=True)
        assert hook.calls.qsize() == 1


def test_where_nobody_is_may_be_somebody_later() -> None:
    with pytest.raises(Later):
        post(f"http://127.0.0.1:{free_port()}/", inside=True)
    with pytest.raises(Later):
        post("https://no-such-host.invalid/", inside=False)
