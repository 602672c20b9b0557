"""Decides what a command leads to: entries for the table's log, or a refusal.

The functions are pure: they change no table. What no log holds comes in `DecisionContext`.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

from aurum.engine import CHANCE, sample_choice
from aurum.engine.fairness import fair_options_rng
from aurum.server.errors import RequestError
from aurum.server.store.promise import Guest
from aurum.server.table.commands import (
    AnyCommand,
    Assign,
    Back,
    Change,
    Choose,
    Close,
    Command,
    Leave,
    Replace,
    Say,
    Sit,
    Start,
    Swap,
    Undo,
)
from aurum.server.table.entries import (
    AnyEntry,
    Changed,
    Chose,
    Closed,
    Hosted,
    Returned,
    Said,
    Seated,
    SeatPlan,
    Started,
    Stoodin,
    Swapped,
    Undone,
)
from aurum.server.table.game_code import game_code
from aurum.server.table.games import best_bot, check_bot, check_options
from aurum.server.table.log_limits import Share, share_of_strangers
from aurum.server.table.names import is_visible
from aurum.server.table.opening import OPEN, check_names, check_settings, person, plan_seat
from aurum.server.table.session import GameSession
from aurum.server.table.table import Table


class DecisionContext(NamedTuple):
    """What a decision needs that is in no log."""

    absent: Callable[[str], bool]
    """Whether a guest has been away for long enough to be replaced."""
    seed: Callable[[], bytes]
    """A new secret for a game."""


def decide(
    table: Table, command: AnyCommand, guest: Guest, context: DecisionContext
) -> list[AnyEntry]:
    """The entries that a command of this guest leads to."""
    if isinstance(command, AT_WILL) and _share(table, command, guest.id).full:
        raise RequestError("server-log-full")
    answer: Callable[..., list[AnyEntry]] = _ANSWERS[type(command)]
    return answer(table, command, guest, context)


AT_WILL = (Sit, Assign, Swap, Change, Say)
"""Commands that are refused once the guest's share of the log is full. Undoing, leaving and
returning are always possible, at the rate that `http/gateway.py` allows."""


def _share(t: Table, command: AnyCommand, guest: str) -> Share:
    """The share of the log that a command would add to."""
    players = {t.host, *t.seats_by_guest}
    if guest in players or isinstance(
        command, Sit
    ):  # chat of strangers must not keep another from a seat
        return t.shares.get(guest, Share())
    return share_of_strangers(t.shares, players)


# Before the game


def _sit(t: Table, command: Sit, guest: Guest, context: DecisionContext) -> list[AnyEntry]:
    _must_be_open(t)
    holder = _holder(t, command.seat)
    if holder.plan.kind != "open":
        raise RequestError("server-seat-taken", {"seat": command.seat + 1})
    moved = [number for number in t.seats_of(guest.id) if t.holders[number].plan.kind == "person"]
    entries: list[AnyEntry] = [Seated(number, OPEN) for number in moved]
    check_names([person(guest), *_others(t, {command.seat, *moved})])
    return [*entries, Seated(command.seat, person(guest))]


def _leave(t: Table, command: Leave, guest: Guest, context: DecisionContext) -> list[AnyEntry]:
    seats = t.seats_of(guest.id)
    if t.status == "running":
        active = [seat for seat in seats if not t.holders[seat].stand_in]
        if not active:
            raise RequestError("server-not-seated")
        return [Stoodin(seat, stand_in_level(t), "left") for seat in active]
    _must_be_open(t)
    if not seats and guest.id != t.host:
        raise RequestError("server-not-seated")
    entries: list[AnyEntry] = [Seated(seat, OPEN) for seat in seats]
    if guest.id == t.host:
        heirs = [c.plan.guest for c in t.holders if c.human and c.plan.guest != guest.id]
        entries.append(Hosted(heirs[0]) if heirs else Closed())
    return entries


def _assign(t: Table, command: Assign, guest: Guest, context: DecisionContext) -> list[AnyEntry]:
    _must_host(t, guest)
    _must_be_open(t)
    _holder(t, command.seat)
    others = _others(t, {command.seat})
    plan = plan_seat(t.game, command.wish, guest, [other.name for other in others])
    moved: list[int] = []
    if plan.kind == "person":  # a person has one seat; only local players share a screen
        moved = [
            seat
            for seat in t.seats_of(guest.id)
            if t.holders[seat].plan.kind == "person" and seat != command.seat
        ]
    check_names([plan, *_others(t, {command.seat, *moved})])
    return [*(Seated(seat, OPEN) for seat in moved), Seated(command.seat, plan)]


def _others(t: Table, seats: set[int]) -> list[SeatPlan]:
    """Who has the other seats."""
    return [holder.plan for seat, holder in enumerate(t.holders) if seat not in seats]


def _swap(t: Table, command: Swap, guest: Guest, context: DecisionContext) -> list[AnyEntry]:
    _must_host(t, guest)
    _must_be_open(t)
    _holder(t, command.seat)
    _holder(t, command.other)
    if command.seat == command.other:
        raise RequestError("server-swap-same")
    return [Swapped(command.seat, command.other)]


def _change(t: Table, command: Change, guest: Guest, context: DecisionContext) -> list[AnyEntry]:
    _must_host(t, guest)
    _must_be_open(t)
    check_options(command.game, command.options, command.seats, Random(0))
    check_settings(command)
    fixed = t.game, t.options, len(t.holders)
    if t.origin is not None and (command.game, command.options, command.seats) != fixed:
        raise RequestError("server-continue-fixed")
    plans = [holder.plan for holder in t.holders]
    if len([plan for plan in plans if plan.guest]) > command.seats:
        raise RequestError("server-too-few-seats", {"seats": command.seats})
    while len(plans) > command.seats:  # open seats go first, then bots, from the back
        kind = "open" if any(plan.kind == "open" for plan in plans) else "bot"
        last = max(number for number, plan in enumerate(plans) if plan.kind == kind)
        del plans[last]
    plans += [OPEN] * (command.seats - len(plans))
    if command.game != t.game:  # each game has its own bots
        best = best_bot(command.game)
        plans = [SeatPlan("bot", level=best, name=best) if p.kind == "bot" else p for p in plans]
    return [Changed(command.game, dict(command.options), command.settings, plans)]


def _start(t: Table, command: Start, guest: Guest, context: DecisionContext) -> list[AnyEntry]:
    _must_host(t, guest)
    _must_be_open(t)
    vacant = [number for number, holder in enumerate(t.holders) if holder.plan.kind == "open"]
    if vacant:
        raise RequestError("server-seat-open", {"seat": vacant[0] + 1})
    seed = context.seed()
    options = check_options(t.game, t.options, len(t.holders), fair_options_rng(seed))
    session = GameSession(t.game, {}, options, seed)
    if t.origin is not None:
        session.continue_from(t.origin)
    return [Started(options, seed.hex(), session.preview(None), strict=True)]


def _close(t: Table, command: Close, guest: Guest, context: DecisionContext) -> list[AnyEntry]:
    _must_host(t, guest)
    _must_be_open(t)
    return [Closed()]


# During the game


def _choose(t: Table, command: Choose, guest: Guest, context: DecisionContext) -> list[AnyEntry]:
    session = _must_hold(t, command.seat, guest)
    # The turn is checked first: to others a refusal must reveal no more than whose turn it is.
    if session.state.actor != command.seat:
        raise RequestError("server-not-your-turn")
    if command.since != t.since:
        raise RequestError("server-stale", {"given": command.since, "since": t.since})
    with game_code(t.game, refuses=True):
        choice = session.game.read(command.choice)
    return [Chose(command.seat, session.preview(choice))]


def _undo(t: Table, command: Undo, guest: Guest, context: DecisionContext) -> list[AnyEntry]:
    session = _must_hold(t, command.seat, guest)
    if not t.settings.undo:
        raise RequestError("server-no-undo")
    if command.since != t.since:
        raise RequestError("server-stale", {"given": command.since, "since": t.since})
    if not session.undo_to(command.seat) <= command.to < session.move:
        raise RequestError("server-undo-barrier", {"given": command.to})
    return [Undone(command.seat, command.to)]


def _back(t: Table, command: Back, guest: Guest, context: DecisionContext) -> list[AnyEntry]:
    if t.status != "running":
        raise RequestError("server-not-running")
    if command.seat not in t.seats_of(guest.id):
        raise RequestError("server-not-your-seat", {"seat": command.seat + 1}, status=403)
    if not t.holders[command.seat].stand_in:
        raise RequestError("server-not-replaced", {"seat": command.seat + 1})
    if t.session is not None and t.holders[command.seat].late == t.session.move:
        raise RequestError("server-late")  # or a late player could get new time again and again
    return [Returned(command.seat)]


def _replace(t: Table, command: Replace, guest: Guest, context: DecisionContext) -> list[AnyEntry]:
    deputy = bool(t.seats_of(guest.id)) and context.absent(t.host)
    if not deputy:  # a player may do it while the host is away
        _must_host(t, guest)
    if t.status != "running":
        raise RequestError("server-not-running")
    holder = _holder(t, command.seat)
    if (
        not holder.person_plays
        or holder.plan.guest == guest.id
        or not context.absent(holder.plan.guest)
    ):
        raise RequestError("server-not-absent", {"seat": command.seat + 1})
    return [Stoodin(command.seat, stand_in_level(t), "absent")]


def _say(t: Table, command: Say, guest: Guest, context: DecisionContext) -> list[AnyEntry]:
    text = command.text.strip()
    if not is_visible(text) or not all(map(_can_be_shown, text)):
        raise RequestError("server-chat-letters", status=400)
    return [Said(guest.name, text)]


def _can_be_shown(character: str) -> bool:
    """Whether chat may hold it. `isprintable` alone refuses French spaces and joined emoji."""
    return (
        character.isprintable()
        or character in "\n\u200d"
        or unicodedata.category(character) == "Zs"
    )


_ANSWERS: dict[type[Command], Any] = {
    Sit: _sit,
    Leave: _leave,
    Assign: _assign,
    Swap: _swap,
    Change: _change,
    Start: _start,
    Close: _close,
    Choose: _choose,
    Undo: _undo,
    Back: _back,
    Replace: _replace,
    Say: _say,
}
"""The function for each command. `Rematch` opens a second table, so `Room` carries it out."""


# Without a command


def bot_chooses(t: Table, seat: int, choice: int) -> AnyEntry:
    """The entry of a bot's choice."""
    assert t.session is not None
    return Chose(seat, t.session.preview(choice), by="bot")


def time_is_up(t: Table, rng: Random) -> AnyEntry:
    """The entry for a seat whose time is up: a bot takes it, or a random choice is made."""
    assert t.session is not None
    if t.settings.clock.late == "bot":
        return Stoodin(t.actor, stand_in_level(t), "late")
    assert t.actor != CHANCE
    with game_code(t.game):
        choice = sample_choice(t.session.state, rng)
    return Chose(t.actor, t.session.preview(choice), by="clock")


def stand_in_level(t: Table) -> str:
    """The bot that fills in at this table."""
    return check_bot(t.game, t.settings.stand_in)


# Checks


def _holder(t: Table, seat: int) -> Any:
    if seat >= len(t.holders):
        raise RequestError(
            "server-no-seat", {"seat": seat + 1, "seats": len(t.holders)}, status=404
        )
    return t.holders[seat]


def _must_be_open(t: Table) -> None:
    if t.status == "closed":
        raise RequestError("server-closed")
    if t.status != "open":
        raise RequestError("server-begun")


def _must_host(t: Table, guest: Guest) -> None:
    if guest.id != t.host:
        raise RequestError("server-not-host", status=403)


def _must_hold(t: Table, seat: int, guest: Guest) -> GameSession:
    """The session, if this guest plays this seat in it now."""
    if t.status != "running" or t.session is None:
        raise RequestError("server-not-running")
    if seat not in t.seats_of(guest.id):
        raise RequestError("server-not-your-seat", {"seat": seat + 1}, status=403)
    if t.holders[seat].stand_in:
        raise RequestError("server-bot-plays", {"seat": seat + 1})
    return t.session
