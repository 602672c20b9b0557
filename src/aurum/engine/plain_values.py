"""What a value is made of: `check_game` looks through it for what a view may not contain."""

from __future__ import annotations

import pickle
from collections.abc import Iterable
from dataclasses import is_dataclass
from typing import Any

ATOMS = (int, str, float, type(None))
"""The kinds of value that are not made of others."""
EMPTY: tuple[object, ...] = ((), frozenset())
"""Of these there is one each, for all of Python."""


def is_value(value: object) -> bool:
    """Whether this is plain data all through: no list to change, no object to follow back."""
    plain = (*ATOMS, tuple, frozenset)
    return all(isinstance(part, plain) or _is_frozen(part) for part in parts(value))


def _is_frozen(value: Any) -> bool:
    instance = is_dataclass(value) and not isinstance(value, type)
    return instance and bool(value.__dataclass_params__.frozen)


def same_value(one: object, other: object) -> bool:
    """Equal in every way a program can see: pickles also distinguish True from 1, and two
    equal parts from one object."""
    same = one == other and hash(one) == hash(other) and repr(one) == repr(other)
    return same and pickle.dumps(one) == pickle.dumps(other)


def are_apart(values: Iterable[object]) -> bool:
    """Whether what each of these values is made of, but for texts and numbers, is its own."""
    seen: set[int] = set()
    for value in values:
        made = [part for part in parts(value) if not isinstance(part, ATOMS)]
        own = {id(part) for part in made if part not in EMPTY}
        if not seen.isdisjoint(own):
            return False
        seen |= own
    return True


def identities(values: Iterable[object]) -> list[int]:
    """For each part of these values, in their order, where the same object comes up first."""
    found = [part for value in values for part in parts(value)]
    first: dict[int, int] = {}
    return [first.setdefault(id(part), number) for number, part in enumerate(found)]


def parts(value: object) -> list[Any]:
    """A value, what it is made of, and so on down to what is not made of anything."""
    found: list[Any] = [value]
    for part in found:  # which grows meanwhile
        if isinstance(part, ATOMS):
            continue
        if isinstance(part, (tuple, frozenset)):
            found.extend(part)
        elif is_dataclass(part) and not isinstance(part, type):
            found.extend([getattr(part, field) for field in part.__dataclass_fields__])
    return found


def difference(one: object, other: object) -> str:
    """The first field in which two dataclasses differ, with both values; empty if none does."""
    if type(one) is not type(other) or not is_dataclass(one):
        return "" if one == other else f"{shorten(one)} / {shorten(other)}"
    for field in one.__dataclass_fields__:
        mine, theirs = getattr(one, field), getattr(other, field)
        if not same_value(mine, theirs):
            return f"{field}: {shorten(mine)} / {shorten(theirs)}"
    return ""


def shorten(value: object) -> str:
    """A value for a line of a message."""
    text = repr(value)
    return text if len(text) <= 120 else f"{text[:117]}..."
