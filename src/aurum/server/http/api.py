"""What is asked for once and answered once: people, tables, records, the league."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Response, Router, delete, get, patch, post, put
from litestar.datastructures import Cookie, State
from litestar.di import Provide
from litestar.params import JSONBody, PathParameter

import aurum
from aurum.server.cluster.limits import LARGEST_BODY
from aurum.server.errors import Refused
from aurum.server.http.analyses import (
    analyse_record,
    analyse_table,
    record_analysis,
    table_analysis,
)
from aurum.server.http.answers import HouseInfo, League
from aurum.server.http.components import components
from aurum.server.http.gateway import AnyRequest, Front, address_of
from aurum.server.http.hints import table_hint
from aurum.server.http.lessons import begin_lesson, lesson_list, table_lesson
from aurum.server.http.openapi import ANYBODY, KNOWN, problems
from aurum.server.http.params import TableParam, TheFront, TheGuest, TheHouse, TheVisitor
from aurum.server.http.puzzles import puzzle_answer, puzzle_info, puzzle_list
from aurum.server.http.records import table_moment, table_record, upload, uploaded, uploaded_moment
from aurum.server.http.replays import (
    continue_record,
    continue_table,
    record_moments,
    record_story,
    table_moments,
    table_story,
)
from aurum.server.http.rulebook import rulebook, rulebook_scene, rulebook_try
from aurum.server.http.statistics import statistics
from aurum.server.identity import COOKIE, code_hash, new_code
from aurum.server.live.hub import House
from aurum.server.messages import (
    PROTOCOL,
    DeviceLink,
    Enter,
    GuestChange,
    GuestInfo,
    Me,
    NewGuest,
    NewTable,
    Receipt,
    TableInfo,
    TableList,
    UseLink,
    Welcomed,
)
from aurum.server.store.promise import Guest
from aurum.server.table.commands import AnyCommand
from aurum.server.table.games import describe
from aurum.server.table.names import clean_name
from aurum.words import LANGUAGES

GuestParam = Annotated[str, PathParameter(max_length=16, min_length=1)]
GameParam = Annotated[str, PathParameter(max_length=40)]
MOST_MUTED = 100


# Who asks


def provide_front(state: State) -> Front:
    """The front door."""
    front: TheFront = state.front
    return front


def provide_house(front: TheFront) -> House:
    """The house behind it."""
    return front.house


async def provide_visitor(request: AnyRequest, front: TheFront) -> Guest | None:
    """Whoever asks, if the house knows them."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    guest = await front.identify(request.cookies, token.strip() if kind == "Bearer" else "")
    request.state.language = guest.language if guest else None  # should it come to a refusal
    return guest


def provide_guest(visitor: TheVisitor) -> Guest:
    """Whoever asks, who must be known."""
    if visitor is None:
        raise Refused("server-nobody", status=401)
    return visitor


# People


@get("/house", responses=problems())
async def house_info(house: TheHouse) -> HouseInfo:
    """What can be played here, with whom, within which limits."""
    settings = house.settings
    limits = {
        "tables_per_guest": settings.tables_per_guest,
        "message_bytes": settings.message_bytes,
        "record_bytes": LARGEST_BODY,
    }
    games = [describe(name) for name in aurum.games.names()]
    return HouseInfo(aurum.__version__, PROTOCOL, games, list(LANGUAGES), limits)


@post("/guests", responses=problems(400, 403, 413, 503))
async def new_guest(
    data: JSONBody[NewGuest], request: AnyRequest, front: TheFront, house: TheHouse
) -> Response[Welcomed]:
    """Become a guest: a name and a colour."""
    front.guests.check(address_of(request))
    guest = Guest(house.new_id(), clean_name(data.name), data.colour, data.language)
    await house.keep_guest(guest)
    return _welcomed(request, house, guest)


@get("/me", responses=problems(401, 503), security=KNOWN)
async def me(guest: TheGuest, request: AnyRequest, house: TheHouse) -> Response[Welcomed]:
    """Who one is; the token is renewed."""
    return _welcomed(request, house, guest, status=200)


@patch("/me", responses=problems(400, 401, 403, 413, 503), security=KNOWN)
async def change_me(data: JSONBody[GuestChange], guest: TheGuest, house: TheHouse) -> Me:
    """Change one's name, colour or language."""
    name = clean_name(data.name) if data.name is not None else None

    def change(known: Guest) -> Guest:
        return msgspec.structs.replace(
            known,
            name=known.name if name is None else name,
            colour=data.colour or known.colour,
            language=data.language or known.language,
        )

    return _me(await house.change_guest(guest.id, change))


@delete("/me", status_code=200, responses=problems(403))
async def forget_me(request: AnyRequest, house: TheHouse) -> Response[Me | None]:
    """Forget, on this device, who one is."""
    return Response(None, cookies=[_cookie(request, house, "", 0)])


@get("/me/tables", responses=problems(401, 503), security=KNOWN)
async def my_tables(guest: TheGuest, house: TheHouse) -> TableList:
    """The tables one sits at or hosts."""
    return TableList(await house.tables_of(guest.id, 100))


@post("/me/link", responses=problems(401, 403, 503), security=KNOWN)
async def new_link(guest: TheGuest, house: TheHouse) -> DeviceLink:
    """Make a link that makes another device the same person, once and soon."""
    code = new_code()
    expires = house.at() + int(house.settings.link_age * 1000)
    await house.store.keep_link(code_hash(code), guest.id, expires)
    return DeviceLink(code, f"{house.settings.public_url}/link#{code}", expires)


@post("/link", responses=problems(400, 403, 404, 413, 503))
async def use_link(
    data: JSONBody[UseLink], request: AnyRequest, front: TheFront, house: TheHouse
) -> Response[Welcomed]:
    """Become, on this device, the person who made the link."""
    front.guests.check(address_of(request))
    found = await house.store.use_link(code_hash(data.code), house.at())
    guest = await house.guest(found) if found else None
    if guest is None:
        raise Refused("server-link", status=404)
    return _welcomed(request, house, guest)


@put("/me/mutes/{guest_id:str}", responses=problems(400, 401, 403, 503), security=KNOWN)
async def mute(guest_id: GuestParam, guest: TheGuest, house: TheHouse) -> Me:
    """Read no more of what somebody says."""

    def change(known: Guest) -> Guest:
        muted = [*(other for other in known.muted if other != guest_id), guest_id]
        return msgspec.structs.replace(known, muted=muted[-MOST_MUTED:])

    return _me(await house.change_guest(guest.id, change))


@delete(
    "/me/mutes/{guest_id:str}",
    status_code=200,
    responses=problems(400, 401, 403, 503),
    security=KNOWN,
)
async def unmute(guest_id: GuestParam, guest: TheGuest, house: TheHouse) -> Me:
    """Read again what somebody says."""

    def change(known: Guest) -> Guest:
        muted = [other for other in known.muted if other != guest_id]
        return msgspec.structs.replace(known, muted=muted)

    return _me(await house.change_guest(guest.id, change))


def _me(guest: Guest) -> Me:
    return Me(GuestInfo(guest.id, guest.name, guest.colour), guest.language, guest.muted)


def _welcomed(
    request: AnyRequest, house: House, guest: Guest, status: int = 201
) -> Response[Welcomed]:
    token = house.tokens.make(guest.id)
    cookie = _cookie(request, house, token, int(house.settings.token_age))
    return Response(Welcomed(_me(guest), token), cookies=[cookie], status_code=status)


def _cookie(request: AnyRequest, house: House, value: str, age: int) -> Cookie:
    return Cookie(
        key=COOKIE,
        value=value,
        max_age=age,
        httponly=True,
        samesite="lax",
        # As the keeper says, or as the proxy does whose word is believed.
        secure=house.settings.secure or request.scope["scheme"] == "https",
    )


# Tables


@get("/tables", responses=problems(503))
async def lobby(house: TheHouse) -> TableList:
    """The public tables that are open or running."""
    return TableList(await house.lobby(house.settings.lobby_size))


@post("/tables", responses=problems(400, 401, 403, 409, 413, 503), security=KNOWN)
async def new_table(data: JSONBody[NewTable], guest: TheGuest, house: TheHouse) -> TableInfo:
    """Open a table. Its id is its link."""
    return await house.make_table(data, guest)


@get("/tables/{table_id:str}", responses=problems(400, 401, 403, 404, 503), security=ANYBODY)
async def one_table(table_id: TableParam, visitor: TheVisitor, house: TheHouse) -> TableInfo:
    """A table, for whoever has its link and is let in."""
    return (await house.enter(table_id, visitor)).table.info()


@post(
    "/tables/{table_id:str}/enter",
    status_code=200,
    responses=problems(400, 401, 403, 404, 413, 503),
    security=KNOWN,
)
async def enter_table(
    table_id: TableParam,
    data: JSONBody[Enter],
    request: AnyRequest,
    guest: TheGuest,
    front: TheFront,
) -> TableInfo:
    """Say the passphrase of a locked table; it need not be said again."""
    front.passphrases.check(address_of(request))
    return (await front.house.enter(table_id, guest, data.passphrase)).table.info()


@post(
    "/tables/{table_id:str}/commands",
    status_code=200,
    responses=problems(400, 401, 403, 404, 409, 413, 503),
    security=KNOWN,
)
async def command(
    table_id: TableParam,
    data: JSONBody[AnyCommand],
    guest: TheGuest,
    front: TheFront,
    request: AnyRequest,
) -> Receipt:
    """Do something at a table without a socket; the commands are the same."""
    room = await front.house.enter(table_id, guest)
    front.check_pace(data, guest.id, address_of(request))
    return await room.do(data, guest)


# The league


@get("/league/{game:str}", responses=problems(400, 503))
async def league(game: GameParam, house: TheHouse) -> League:
    """Who plays how well."""
    aurum.game(game)
    return await house.league(game).read(house.store)


api = Router(
    "/api",
    route_handlers=[
        house_info, new_guest, me, change_me, forget_me, my_tables, new_link, use_link,
        mute, unmute, lobby, new_table, one_table, enter_table, command, table_hint,
        table_record, table_moment,
        upload, uploaded, uploaded_moment, league, statistics, components,
        rulebook, rulebook_scene, rulebook_try,
        table_story, table_moments, record_story, record_moments, continue_table, continue_record,
        analyse_table, table_analysis, analyse_record, record_analysis,
        lesson_list, begin_lesson, table_lesson,
        puzzle_list, puzzle_info, puzzle_answer,
    ],
    dependencies={
        "front": Provide(provide_front, sync_to_thread=False),
        "house": Provide(provide_house, sync_to_thread=False),
        "visitor": Provide(provide_visitor),
        "guest": Provide(provide_guest, sync_to_thread=False),
    },
)  # fmt: skip
