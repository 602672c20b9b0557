"""Guests: tokens, links to a second device, muting."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Response, delete, get, patch, post, put
from litestar.datastructures import Cookie
from litestar.params import JSONBody, PathParameter

from aurum.server.errors import RequestError
from aurum.server.http.gateway import AnyRequest, address_of
from aurum.server.http.openapi import KNOWN, problems
from aurum.server.http.params import TheGateway, TheGuest, TheHub
from aurum.server.http.tables import TableList
from aurum.server.identity import COOKIE, code_hash, new_code
from aurum.server.live.hub import Hub
from aurum.server.messages import Language
from aurum.server.store.promise import Guest
from aurum.server.table.info import LONGEST_NAME
from aurum.server.table.names import clean_name

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_NAME)]

Colour = Annotated[str, msgspec.Meta(pattern="^#[0-9a-f]{6}$", max_length=7)]


class GuestInfo(msgspec.Struct, frozen=True):
    """A guest as others see them."""

    id: str
    name: str
    colour: str


class Me(msgspec.Struct, frozen=True):
    """A guest as they see themselves."""

    guest: GuestInfo
    language: Language
    muted: list[str]
    """The guests whose chat they do not want to read."""


class NewGuest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request to become a guest."""

    name: Name
    colour: Colour = "#c9a227"
    language: Language = "en"


class GuestChange(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What to change of oneself; fields left out stay."""

    name: Name | None = None
    colour: Colour | None = None
    language: Language | None = None


class Welcomed(msgspec.Struct, frozen=True):
    """The guest, and the token that proves it. Browsers get it as a cookie too."""

    me: Me
    token: str


class DeviceLink(msgspec.Struct, frozen=True):
    """A one-time link that makes a second device the same guest."""

    code: str
    url: str
    expires: int


class UseLink(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The code of a one-time link."""

    code: Annotated[str, msgspec.Meta(min_length=1, max_length=80)]


GuestParam = Annotated[str, PathParameter(max_length=16, min_length=1)]

MOST_MUTED = 100


@post("/guests", responses=problems(400, 403, 413, 503))
async def new_guest(
    data: JSONBody[NewGuest], request: AnyRequest, gateway: TheGateway, hub: TheHub
) -> Response[Welcomed]:
    """Become a guest with a name and a colour."""
    gateway.guests.check(address_of(request))
    guest = Guest(hub.new_id(), clean_name(data.name), data.colour, data.language)
    await hub.keep_guest(guest)
    return _welcomed(request, hub, guest)


@get("/me", responses=problems(401, 503), security=KNOWN)
async def me(guest: TheGuest, request: AnyRequest, hub: TheHub) -> Response[Welcomed]:
    """The guest of the request; the token is renewed."""
    return _welcomed(request, hub, guest, status=200)


@patch("/me", responses=problems(400, 401, 403, 413, 503), security=KNOWN)
async def change_me(data: JSONBody[GuestChange], guest: TheGuest, hub: TheHub) -> Me:
    """Change one's name, colour or language."""
    name = clean_name(data.name) if data.name is not None else None

    def change(known: Guest) -> Guest:
        return msgspec.structs.replace(
            known,
            name=known.name if name is None else name,
            colour=data.colour or known.colour,
            language=data.language or known.language,
        )

    return _me(await hub.change_guest(guest.id, change))


@delete("/me", status_code=200, responses=problems(403))
async def forget_me(request: AnyRequest, hub: TheHub) -> Response[Me | None]:
    """Delete this device's cookie."""
    return Response(None, cookies=[_cookie(request, hub, "", 0)])


@get("/me/tables", responses=problems(401, 503), security=KNOWN)
async def my_tables(guest: TheGuest, hub: TheHub) -> TableList:
    """The tables the guest sits at or hosts."""
    return TableList(await hub.tables_of(guest.id, 100))


@post("/me/link", responses=problems(401, 403, 503), security=KNOWN)
async def new_link(guest: TheGuest, hub: TheHub) -> DeviceLink:
    """Make a one-time link for a second device, which soon expires."""
    code = new_code()
    expires = hub.at() + int(hub.settings.link_age * 1000)
    await hub.store.keep_link(code_hash(code), guest.id, expires)
    return DeviceLink(code, f"{hub.settings.public_url}/link#{code}", expires)


@post("/link", responses=problems(400, 403, 404, 413, 503))
async def use_link(
    data: JSONBody[UseLink], request: AnyRequest, gateway: TheGateway, hub: TheHub
) -> Response[Welcomed]:
    """Become the guest who made a link, on this device."""
    gateway.guests.check(address_of(request))
    found = await hub.store.use_link(code_hash(data.code), hub.at())
    guest = await hub.guest(found) if found else None
    if guest is None:
        raise RequestError("server-link", status=404)
    return _welcomed(request, hub, guest)


@put("/me/mutes/{guest_id:str}", responses=problems(400, 401, 403, 503), security=KNOWN)
async def mute(guest_id: GuestParam, guest: TheGuest, hub: TheHub) -> Me:
    """Mute a guest's chat."""

    def change(known: Guest) -> Guest:
        muted = [*(other for other in known.muted if other != guest_id), guest_id]
        return msgspec.structs.replace(known, muted=muted[-MOST_MUTED:])

    return _me(await hub.change_guest(guest.id, change))


@delete(
    "/me/mutes/{guest_id:str}",
    status_code=200,
    responses=problems(400, 401, 403, 503),
    security=KNOWN,
)
async def unmute(guest_id: GuestParam, guest: TheGuest, hub: TheHub) -> Me:
    """Unmute a guest's chat."""

    def change(known: Guest) -> Guest:
        muted = [other for other in known.muted if other != guest_id]
        return msgspec.structs.replace(known, muted=muted)

    return _me(await hub.change_guest(guest.id, change))


def _me(guest: Guest) -> Me:
    return Me(GuestInfo(guest.id, guest.name, guest.colour), guest.language, guest.muted)


def _welcomed(request: AnyRequest, hub: Hub, guest: Guest, status: int = 201) -> Response[Welcomed]:
    token = hub.tokens.make(guest.id)
    cookie = _cookie(request, hub, token, int(hub.settings.token_age))
    return Response(Welcomed(_me(guest), token), cookies=[cookie], status_code=status)


def _cookie(request: AnyRequest, hub: Hub, value: str, age: int) -> Cookie:
    return Cookie(
        key=COOKIE,
        value=value,
        max_age=age,
        httponly=True,
        samesite="lax",
        # By the settings, or as a trusted proxy says.
        secure=hub.settings.secure or request.scope["scheme"] == "https",
    )
