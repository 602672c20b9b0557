"""What the reference needs to show the constructors that are not called `__init__`.

Griffe, which reads the sources, knows those of dataclasses. A named tuple and a struct are called
with their fields too, and a class with `__new__` as that says.
"""

from __future__ import annotations

from typing import Any

import griffe

CALLED_WITH_FIELDS = ("NamedTuple", "Struct")


class Constructors(griffe.Extension):
    """Gives such a class an `__init__`, which the templates show at its name."""

    def on_class_members(self, *, cls: griffe.Class, **_: Any) -> None:
        """When a class has been read; a base class comes before what is derived from it."""
        if "__init__" in cls.members:
            return
        if "__new__" in cls.members:
            made = cls.members["__new__"]
            cls.set_member("__init__", constructor(list(made.parameters)[1:], made.lineno))
        elif any(str(base).split(".")[-1] in CALLED_WITH_FIELDS for base in cls.bases):
            cls.set_member("__init__", constructor(fields(cls), cls.lineno))


def constructor(parameters: list[griffe.Parameter], line: int | None) -> griffe.Function:
    """An `__init__` with these parameters, after the `self` that every method has."""
    own = griffe.Parameter("self", kind=griffe.ParameterKind.positional_or_keyword)
    return griffe.Function("__init__", lineno=line, parameters=griffe.Parameters(own, *parameters))


def fields(cls: griffe.Class) -> list[griffe.Parameter]:
    """The fields of a named tuple or a struct, in the order in which it is called with them."""
    return [
        griffe.Parameter(
            name,
            annotation=member.annotation,
            kind=griffe.ParameterKind.positional_or_keyword,
            default=member.value,
        )
        for name, member in cls.members.items()
        if member.is_attribute and member.annotation is not None and "property" not in member.labels
    ]
