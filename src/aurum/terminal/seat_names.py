"""What seats are called at a terminal, where names need not be given."""

from __future__ import annotations

from collections.abc import Sequence

from aurum.engine import SPECTATOR, Seat
from aurum.words import Translator


def seat_names(translator: Translator, seats: Sequence[Seat], reader: int = SPECTATOR) -> list[str]:
    """Who sits where: the given names; else the reader is "you", and others have their numbers."""
    bots = sum(_nameless(seat) and seat.plays != "person" for seat in seats)
    return [_name(translator, seat, number, reader, bots) for number, seat in enumerate(seats)]


def _name(translator: Translator, seat: Seat, number: int, reader: int, bots: int) -> str:
    if not _nameless(seat):
        return seat.name
    if seat.plays == "person":
        you = number == reader
        return (
            translator.say("table-you") if you else translator.say("table-person", seat=number + 1)
        )
    if bots == 1:
        return translator.say("table-bot")
    return translator.say("table-bot-numbered", seat=number + 1)


def _nameless(seat: Seat) -> bool:
    return seat.name in ("", "you" if seat.plays == "person" else "bot")
