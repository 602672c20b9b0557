"""What happens, as plain values.

The log, animations, the barrier of undo, statistics and replays are computed from these. A game
lists its events in a table of `EventKind`; the rules emit `Event`s while `state.events` is a list
and emit nothing while it is None.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from aurum.engine.phrases import TABLE, Fact, LogSentence, Phrase, Player

EVERYONE: Final = -1
"""The audience of an event without secrets."""


class FactKind(NamedTuple):
    """What the numbers of a fact stand for."""

    seat: bool = False
    """Whether they are seats."""
    keys: tuple[str, ...] = ()
    """The messages that name what they stand for, by number."""
    name: str = ""
    """What such a number is called in the types of a client, such as `Card`."""


NUMBER: Final = FactKind()
"""A fact that is a number and stands for nothing else."""
SEAT: Final = FactKind(seat=True, name="Seat")
"""A fact that is a seat."""


def named(*keys: str, name: str = "") -> FactKind:
    """A fact whose numbers stand for things with names, such as the kinds of cards."""
    return FactKind(keys=keys, name=name)


class EventKind(NamedTuple):
    """The shape of one kind of event: which facts are public, and which only its audience gets.

    Both say by name what the numbers stand for, in the order in which events have them.
    """

    facts: Mapping[str, FactKind]
    secrets: Mapping[str, FactKind] = {}
    shows: bool = False
    """Whether it reveals something hidden, so that the choice cannot be undone."""
    heading: bool = False
    """Whether the log shows it as a heading, such as a new round."""
    logged: bool = True
    """Whether the log shows it."""


class Event(NamedTuple):
    """One thing that happened. `rule` is the number it rests on."""

    name: str
    rule: str
    facts: tuple[int, ...]
    secrets: tuple[int, ...] = ()
    audience: int = EVERYONE
    """The seat that may know the secrets, or EVERYONE."""

    def seen_by(self, seat: int) -> Event:
        """The event as this seat (or a spectator) may know it."""
        if not self.secrets or self.audience in (EVERYONE, seat):
            return self
        return Event(self.name, self.rule, self.facts, (), self.audience)

    def as_dict(self, kind: EventKind) -> dict[str, str | int]:
        """The event with its facts by name, for the wire and the log."""
        values: dict[str, str | int] = {"event": self.name, "rule": self.rule}
        for name, value in zip(kind.facts, self.facts, strict=True):
            values[name] = value
        if self.secrets:
            for name, value in zip(kind.secrets, self.secrets, strict=True):
                values[name] = value
        return values


def log_sentence(event: Event, number: int, game: str, kind: EventKind) -> LogSentence:
    """An event as the message `GAME-event-NAME`, with its facts as its kind says.

    The first fact that is a seat is also the fact `who`. A secret is left out for whoever may not
    know it, so the message may name it only where it speaks to the reader.
    """
    declared = [*kind.facts.items(), *(kind.secrets.items() if event.secrets else ())]
    told = list(zip(declared, event.facts + event.secrets, strict=True))
    facts = {name: _fact(stands, value) for (name, stands), value in told}
    seats = [value for (_, stands), value in told if stands.seat]
    if seats:
        facts["who"] = Player(seats[0])
    return LogSentence(
        Phrase(f"{game}-event-{event.name}", facts),
        number,
        event.rule,
        seats[0] if seats else TABLE,
        heading=kind.heading,
    )


def _fact(kind: FactKind, value: int) -> Fact:
    if kind.seat:
        return Player(value)
    return Phrase(kind.keys[value]) if kind.keys else value
