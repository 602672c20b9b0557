"""A state whose fields have names, so that the engine can copy, compare and pickle it by itself."""

from __future__ import annotations

from typing import Any, ClassVar, Self

from aurum.engine.events import Event
from aurum.engine.state import State, content_of, pickled


class FieldState(State):
    """A state that is made from a set-up, which never changes, and has all else in its fields.

    A field is a number, a text, a tuple, or a list of these. A subclass names its fields in
    `FIELDS` and need not define `clone`, `_content` and `__reduce__`.
    """

    __slots__ = ("setup",)

    FIELDS: ClassVar[tuple[str, ...]] = ()

    def __init__(self, setup: Any) -> None:
        super().__init__()
        self.setup = setup

    def clone(self) -> Self:
        """An independent copy; it starts without events."""
        copy = type(self)(self.setup)
        for name in ("actor", "stack", *self.FIELDS):
            value = getattr(self, name)
            setattr(copy, name, value[:] if isinstance(value, list) else value)
        return copy

    def take(self, view: object) -> None:
        """Take over the actor, and each field that the view has by the same name: for `imagine`,
        which then fills in what the view hides. A tuple becomes a list where the field is one."""
        for name in ("actor", *self.FIELDS):
            if hasattr(view, name):
                value = getattr(view, name)
                listed = isinstance(value, tuple) and isinstance(getattr(self, name), list)
                setattr(self, name, list(value) if listed else value)

    def _content(self) -> tuple[object, ...]:
        return content_of(self, (self.setup,), self.FIELDS)

    def __reduce__(self) -> tuple[object, ...]:
        return pickled(type(self), self, self.setup, self.FIELDS)

    def _emit(self, name: str, rule: str, *facts: int) -> None:
        """Tell everybody what has happened, if anybody listens."""
        if self.events is not None:
            self.events.append(Event(name, rule, facts))
