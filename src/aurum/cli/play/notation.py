"""Choices as a person types them: notation, in which words that are implied may be left out."""

from __future__ import annotations

from typing import Any, Protocol, runtime_checkable

from aurum.engine import Game, State, Unreadable


@runtime_checkable
class ListsEquivalents(Protocol):
    """A display that knows choices which come to the same, though only one of them is listed."""

    def listed_choice(self, view: Any, choice: int, choices: list[int]) -> int:
        """The listed choice that comes to the same as this one, or this one."""


def read_choice(game: Game[Any, Any], state: State, typed: str) -> int:
    """A choice in notation; verb and end may be left out where only one choice is meant."""
    try:
        return game.read(typed)
    except Unreadable:
        given = typed.casefold().split()
        verbs = set()
        found = []
        for choice in state.choices():
            verb, *rest = game.write(choice).casefold().split()
            verbs.add(verb)
            if given in (rest[: len(given)], [verb, *rest][: len(given)]):
                found.append(choice)
        if len(found) == 1:
            return found[0]
        if len(verbs) != 1 or found or given[:1] == [*verbs]:
            raise
        try:
            return game.read(f"{verbs.pop()} {typed}")
        except Unreadable:
            pass
        raise
