"""What happens, as plain values.

The log, the animations, the undo barrier, statistics and replays are all folds over these. A game
lists its events in a table of `EventKind`; the rules emit `Event`s while `state.events` is a list
and emit nothing while it is None.
"""

from __future__ import annotations

from typing import NamedTuple

EVERYONE = -1


class EventKind(NamedTuple):
    """The shape of one kind of event: which facts it tells all, and which only its audience."""

    facts: tuple[str, ...]
    secrets: tuple[str, ...] = ()
    shows: bool = False
    """Whether it makes something hidden known, so that nobody may take the choice back."""


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

    def told(self, kind: EventKind) -> dict[str, str | int]:
        """The event with its facts by name, for the wire and the log."""
        values: dict[str, str | int] = {"event": self.name, "rule": self.rule}
        for name, value in zip(kind.facts, self.facts, strict=True):
            values[name] = value
        if self.secrets:
            for name, value in zip(kind.secrets, self.secrets, strict=True):
                values[name] = value
        return values
