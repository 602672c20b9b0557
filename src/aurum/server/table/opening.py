"""Opens tables: what a new table, a lesson and a rematch begin with. The functions are pure."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random

import aurum
from aurum.engine.fairness import fair_options_rng
from aurum.lessons import Lesson
from aurum.server.errors import RequestError
from aurum.server.store.promise import Guest
from aurum.server.table.commands import Change
from aurum.server.table.entries import (
    AnyEntry,
    Closed,
    Made,
    Origin,
    SeatPlan,
    Started,
    TableSettings,
)
from aurum.server.table.games import check_bot, check_options
from aurum.server.table.info import NewTable, SeatWish
from aurum.server.table.names import another_name, clean_name, same_name
from aurum.server.table.session import GameSession
from aurum.server.table.table import Table

OPEN = SeatPlan()
LONGEST_CLOCK = 30 * 24 * 3600


def open_table(wish: NewTable, host: Guest, passphrase: str, origin: Origin | None = None) -> Made:
    """The entry of a new table. Its passphrase is hashed already."""
    check_options(wish.game, wish.options, len(wish.seats), Random(0))
    check_settings(wish)
    seats = plan_seats(wish.game, wish.seats, host)
    own = [number for number, plan in enumerate(seats) if plan.kind == "person"]
    for number in own[1:]:  # the host takes one seat; the others are open
        seats[number] = OPEN
    check_names(seats)
    return Made(
        wish.game, dict(wish.options), wish.settings, seats, host.id, passphrase, origin=origin
    )


def open_lesson(lesson: Lesson, learner: Guest) -> list[AnyEntry]:
    """The entries of a lesson's table with its game started: bots in the other seats, a fixed
    seed."""
    options = aurum.game(lesson.game).options(lesson.options, fair_options_rng(lesson.seed))
    bot = SeatPlan("bot", level=lesson.level, name=lesson.level)
    seats = [bot] * aurum.game(lesson.game).seats(options)
    seats[lesson.seat] = person(learner)
    settings = TableSettings(spectators=False, stand_in=lesson.level)
    asked = dict(lesson.options)
    made = Made(lesson.game, asked, settings, seats, learner.id, lesson=lesson.name)
    session = GameSession(lesson.game, asked, options, lesson.seed)
    return [made, Started(options, lesson.seed.hex(), session.preview(None), strict=True)]


def end_lesson(t: Table) -> list[AnyEntry]:
    """Close the table of a lesson that its learner begins anew elsewhere."""
    return [Closed()] if t.lesson and t.status == "running" else []


def check_settings(wish: NewTable | Change) -> None:
    """Refuse a clock that is too short or too long, and a stand-in that does not exist."""
    clock = wish.settings.clock
    if not (0 if clock.kind == "none" else 5) <= clock.seconds <= LONGEST_CLOCK:
        raise RequestError(
            "server-clock", {"given": clock.seconds, "most": LONGEST_CLOCK}, status=400
        )
    if not 0 <= clock.increment <= 3600:
        raise RequestError("server-increment", {"given": clock.increment}, status=400)
    check_bot(wish.game, wish.settings.stand_in)


def person(guest: Guest) -> SeatPlan:
    """The plan of a guest's own seat."""
    return SeatPlan("person", guest=guest.id, name=guest.name, colour=guest.colour)


def plan_seats(game: str, wishes: Sequence[SeatWish], host: Guest) -> list[SeatPlan]:
    """The plans of all seats of a new table. Names that are given come before those that are not,
    so that no two local players get the same one."""
    taken = {wish.name for wish in wishes if wish.kind == "local"}
    seats = []
    for wish in wishes:
        seats.append(plan_seat(game, wish, host, taken))
        taken.add(seats[-1].name)
    return seats


def plan_seat(game: str, wish: SeatWish, host: Guest, taken: Iterable[str] = ()) -> SeatPlan:
    """The plan of a seat as the host asks for it. A local player without a name gets one that is
    not taken."""
    match wish.kind:
        case "person":
            return person(host)
        case "local":
            name = clean_name(wish.name) if wish.name.strip() else another_name(host.name, taken)
            return SeatPlan("local", guest=host.id, name=name, colour=host.colour)
        case "bot":
            level = check_bot(game, wish.level)
            return SeatPlan("bot", level=level, name=level)
    return OPEN


def check_names(seats: Iterable[SeatPlan]) -> None:
    """Refuse two players of one name at one device: nobody could tell whose turn it is."""
    found: set[tuple[str, str]] = set()
    for plan in seats:
        if not plan.guest:
            continue
        player = plan.guest, same_name(plan.name)
        if player in found:
            raise RequestError("server-name-twice", {"name": plan.name})
        found.add(player)


def rematch(t: Table, asker: str) -> Made:
    """The same people, each one seat further. If the host has left, the guest who asks is host."""
    if t.status != "over":
        raise RequestError("server-not-over")
    plans = [holder.plan for holder in t.holders]
    turned = plans[-1:] + plans[:-1]
    own = t.seats_of(t.host)
    left = bool(own) and not any(t.person_plays[seat] for seat in own)
    host = asker if left else t.host
    return Made(t.game, t.options, t.settings, turned, host, t.passphrase, follows=t.id)
