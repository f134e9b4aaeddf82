"""Where others reach this server: a link that is sent to a friend must not say `localhost`."""

from litestar import get
from msgspec import Struct

from ceiba.server.api.asking import REFUSALS, Asking, house_of

THIS_MACHINE = ("localhost", "127.0.0.1", "::1")


class Address(Struct):
    """Where others reach this server."""

    address: str


def address_for_others(request: Asking) -> str:
    """The address that the asker came by, unless that leads nowhere from other machines."""
    came_by = str(request.base_url).rstrip("/")
    near = house_of(request).near
    return near if near and request.url.hostname in THIS_MACHINE else came_by


@get("/api/address", summary="Where others reach this server", tags=["guests"], responses=REFUSALS)
async def address(request: Asking) -> Address:
    return Address(address_for_others(request))


ADDRESS = [address]
