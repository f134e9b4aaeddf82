"""Where others reach this server: a link that is sent to a friend must not say `localhost`."""

from litestar import get

from ceiba.server.http.answers import Address
from ceiba.server.http.asking import OPEN_TO_ALL, Asking, app_of, refusals
from ceiba.table.errors import Cause, Refused

THIS_MACHINE = ("localhost", "127.0.0.1", "::1")


def address_for_others(request: Asking) -> str:
    """The address that the asker came by, unless that leads nowhere from other machines."""
    try:
        came_by, host = str(request.base_url).rstrip("/"), request.url.hostname
    except ValueError:
        raise Refused(Cause.UNREADABLE, "bad-host", "the header Host names no address.") from None
    near = app_of(request).near
    return near if near and host in THIS_MACHINE else came_by


@get(
    "/api/address",
    summary="Where others reach this server",
    tags=["people"],
    responses=refusals(),
    security=OPEN_TO_ALL,
)
async def address(request: Asking) -> Address:
    """For links that are sent to friends: what `localhost` is called in the local network."""
    return Address(address_for_others(request))


ADDRESS = [address]
