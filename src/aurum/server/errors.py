"""What the house says no with: an error with a code, for a person in their language."""

from __future__ import annotations

from aurum.engine.errors import AurumError, Facts
from aurum.server.messages import Problem
from aurum.words import voice


class Refused(AurumError):
    """Something that cannot be done here or now. Nothing has changed."""

    def __init__(self, key: str, facts: Facts | None = None, status: int = 409) -> None:
        super().__init__(key, facts)
        self.status = status
        """What HTTP calls it."""

    def __reduce__(self) -> tuple[object, ...]:
        return Refused, (self.key, self.facts, self.status)


class Taken(Exception):
    """The store already holds an entry of this number: somebody else was faster. Look again."""


class StoreFails(Refused):
    """The store could not keep it: a full disk, perhaps. What was asked for has not happened."""

    def __init__(self, problem: str) -> None:
        super().__init__("server-store-fails", status=503)
        self.problem = problem
        """For the log of the house, not for guests."""

    def __reduce__(self) -> tuple[object, ...]:
        return StoreFails, (self.problem,)


def problem(error: AurumError, language: str, command_id: str = "") -> Problem:
    """A refusal as whoever caused it reads it."""
    says = voice(language).say(error.key, error.facts)
    return Problem(error.key, says, error.rule, command_id)
