"""A hint on request: the best choices as the strongest bot sees them from the asker's seat."""

from __future__ import annotations

import msgspec
from litestar import post
from litestar.params import JSONBody

import aurum
from aurum.server.http.gateway import AnyRequest, address_of
from aurum.server.http.openapi import KNOWN, problems
from aurum.server.http.params import TableParam, TheGateway, TheGuest
from aurum.server.live.hints import HintRequest
from aurum.server.table.commands import EntryNumber, SeatNumber


class AskHint(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request for a hint: the guest's own seat, and `since` of the position."""

    seat: SeatNumber
    since: EntryNumber


class HintedChoice(msgspec.Struct, frozen=True):
    """A good choice."""

    choice: str
    chance: float | None
    """The bot's estimate of the chance to win after it, from 0 to 1."""
    key: str
    """The reason for it: a message of `locales/`."""
    facts: dict[str, str | int]
    """The facts of that message."""


class Hint(msgspec.Struct, frozen=True):
    """What the strongest bot would choose here, the best first."""

    seat: int
    since: int
    choices: list[HintedChoice]


@post(
    "/tables/{table_id:str}/hint",
    status_code=200,
    responses=problems(400, 401, 403, 404, 409, 413, 503),
    security=KNOWN,
)
async def table_hint(
    table_id: TableParam,
    data: JSONBody[AskHint],
    guest: TheGuest,
    gateway: TheGateway,
    request: AnyRequest,
) -> Hint:
    """Two or three good choices for the guest's decision, if the table gives hints."""
    room = await gateway.hub.enter(table_id, guest)
    gateway.hints.check(guest.id, address_of(request))
    advice = await room.hints.give(HintRequest(data.seat, data.since), guest.id)
    write = aurum.game(room.table.game).write
    choices = [
        HintedChoice(
            write(each.choice),
            None if each.chance is None else round(each.chance, 3),
            each.reason.key,
            dict(each.reason.facts),
        )
        for each in advice
    ]
    return Hint(data.seat, data.since, choices)
