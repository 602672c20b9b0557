"""The values of views as columns of numbers, whatever they are made of.

A `ValueShape` is shown values, and then knows which columns hold all of them: one for a number, one
for each text, those of its items for a tuple, those of its fields for a record. What a value may be
besides, such as None, has columns that say which it is.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields, is_dataclass
from enum import Enum
from typing import Any, Final

from aurum.tensors.encoder import Marks
from aurum.tensors.pieces import MOST

BASE: Final = 1 << 24
"""A column of 32-bit floats holds whole numbers below this exactly; larger ones take several."""
NONE, NUMBER, TEXT, ITEMS = "none", "number", "text", "items"


@dataclass(frozen=True)
class ValueBounds:
    """What a game declares about the values of its views, by their paths such as `hands.*`."""

    lengths: Mapping[str, int]
    numbers: Mapping[str, tuple[int, int]]


class ValueShape:
    """The columns for one place of a view: first observed, then settled, then marked."""

    def __init__(self) -> None:
        self.none = False
        self.low = self.high = 0
        self.numbers = self.booleans = False
        self.texts: list[str] = []
        self.items: ValueShape | None = None
        self.least = self.most = 0
        self.records: dict[str, dict[str, ValueShape]] = {}
        # After `settle`:
        self.kinds: list[str] = []
        self.start: dict[str, int] = {}
        """Where the columns of each kind begin."""
        self.digits = 1
        self.slots = 0
        self.columns: list[str] = []

    # Observing

    def observe(self, value: object) -> bool:
        """Take a value into account; whether it brings anything new."""
        if value is None:
            known, self.none = self.none, True
            return not known
        if isinstance(value, (int, float)):
            return self._observe_number(value)
        if isinstance(value, (str, Enum)):
            text = _text(value)
            if text not in self.texts:
                self.texts = sorted([*self.texts, text])
                return True
            return False
        named = record_of(value)
        if named is not None:
            known_fields = self.records.setdefault(type(value).__name__, {})
            new = [known_fields.setdefault(n, ValueShape()).observe(v) for n, v in named.items()]
            return any(new)
        return self._observe_items(items_of(value))

    def _observe_number(self, value: float) -> bool:
        boolean = isinstance(value, bool)
        low, high = int(value // 1), -int(-value // 1)
        if not self.numbers:
            self.numbers, self.booleans, self.low, self.high = True, boolean, low, high
            return True
        new = low < self.low or high > self.high or (self.booleans and not boolean)
        self.booleans = self.booleans and boolean
        self.low, self.high = min(self.low, low), max(self.high, high)
        return new

    def _observe_items(self, values: tuple[object, ...]) -> bool:
        new = self.items is None
        if self.items is None:
            self.items = ValueShape()
            self.least = self.most = len(values)
        new = new or not self.least <= len(values) <= self.most
        self.least, self.most = min(self.least, len(values)), max(self.most, len(values))
        for value in values:
            new = self.items.observe(value) or new
        return new

    # Settling

    def settle(self, path: str, bounds: ValueBounds) -> None:
        """Decide on the columns. What varied may be twice as large as observed, unless declared."""
        self.kinds = [
            *([NONE] if self.none else []),
            *([NUMBER] if self.numbers else []),
            *([TEXT] if self.texts else []),
            *([ITEMS] if self.items is not None else []),
            *sorted(self.records),
        ]
        self.columns = [f"{path}={kind}" for kind in self.kinds] if len(self.kinds) > 1 else []
        if self.numbers:
            self._settle_number(path, bounds)
        if self.texts:
            self.start[TEXT] = len(self.columns)
            self.columns += [f"{path}={text!r}" for text in self.texts]
        if self.items is not None:
            self._settle_items(path, bounds)
        for kind, named in sorted(self.records.items()):
            self.start[kind] = len(self.columns)
            for name, shape in named.items():
                shape.settle(f"{path}.{name}", bounds)
                self.columns += shape.columns

    def _settle_number(self, path: str, bounds: ValueBounds) -> None:
        if path in bounds.numbers:
            self.low, self.high = bounds.numbers[path]
        elif not self.booleans:
            self.low, self.high = 2 * min(self.low, 0), max(MOST, 2 * self.high)
        largest = max(-self.low, self.high)
        while largest >= BASE**self.digits:
            self.digits += 1
        self.start[NUMBER] = len(self.columns)
        more = [f"{path}/{BASE**digit}" for digit in range(1, self.digits)]
        self.columns += [path, *more]

    def _settle_items(self, path: str, bounds: ValueBounds) -> None:
        assert self.items is not None
        declared = bounds.lengths.get(path)
        varies = self.least != self.most or (declared is not None and declared != self.most)
        self.slots = (2 * self.most if varies else self.most) if declared is None else declared
        self.least = 0 if varies else self.slots
        self.items.settle(f"{path}.*", bounds)
        self.start[ITEMS] = len(self.columns)
        for number in range(self.slots):
            own = f"{path}.{number}"
            self.columns += [f"{own}?"] if varies else []
            self.columns += [own + name.removeprefix(f"{path}.*") for name in self.items.columns]

    def range(self) -> tuple[int, int]:
        """The least and the greatest number that a column can have."""
        low, high = 0, 1
        if self.numbers:
            digits = self.digits > 1
            low, high = min(low, self.low), max(high, BASE if digits else self.high)
        within = [shape for named in self.records.values() for shape in named.values()]
        for shape in [*within, *([self.items] if self.items is not None else [])]:
            inner = shape.range()
            low, high = min(low, inner[0]), max(high, inner[1])
        return low, high

    # Marking

    def mark(self, value: object, at: int, marks: Marks) -> int:
        """Write a value into the columns from `at` on; how much of it does not fit."""
        kind, content = _kind(value)
        if kind not in self.kinds:
            return 1
        if len(self.kinds) > 1:
            marks.one(at + self.kinds.index(kind))
        if kind == NONE:
            return 0
        at += self.start[kind]
        if kind == NUMBER:
            return self._mark_number(content, at, marks)
        if kind == TEXT:
            if content not in self.texts:
                return 1
            marks.one(at + self.texts.index(content))
            return 0
        if kind == ITEMS:
            return self._mark_items(content, at, marks)
        beyond = 0
        for name, shape in self.records[kind].items():
            beyond += shape.mark(content[name], at, marks)
            at += len(shape.columns)
        return beyond

    def _mark_number(self, value: float, at: int, marks: Marks) -> int:
        fitting = min(max(value, self.low), self.high)
        rest = fitting
        for digit in range(self.digits - 1):
            rest, part = divmod(rest, BASE)
            marks.put_float(at + digit, part)
        marks.put_float(at + self.digits - 1, rest)
        return int(fitting != value)

    def _mark_items(self, values: tuple[object, ...], at: int, marks: Marks) -> int:
        assert self.items is not None
        beyond = max(0, len(values) - self.slots) + max(0, self.least - len(values))
        varies = self.least < self.slots
        for value in values[: self.slots]:
            if varies:
                marks.one(at)
                at += 1
            beyond += self.items.mark(value, at, marks)
            at += len(self.items.columns)
        return beyond


def _kind(value: object) -> tuple[str, Any]:
    """What a value is, and what it is made of."""
    if value is None:
        return NONE, None
    if isinstance(value, (int, float)):
        return NUMBER, value
    if isinstance(value, (str, Enum)):
        return TEXT, _text(value)
    named = record_of(value)
    return (ITEMS, items_of(value)) if named is None else (type(value).__name__, named)


def _text(value: str | Enum) -> str:
    return value.name if isinstance(value, Enum) else value


_NAMES: Final[dict[type[Any], tuple[str, ...] | None]] = {}
"""The fields of each kind of record that was met, and None for kinds that are none."""


def record_of(value: Any) -> dict[str, object] | None:
    """The named parts of a dataclass or a NamedTuple; None of anything else."""
    kind = type(value)
    if kind not in _NAMES:
        declared = getattr(kind, "_fields", None) if issubclass(kind, tuple) else None
        _NAMES[kind] = tuple(f.name for f in fields(kind)) if is_dataclass(kind) else declared
    names = _NAMES[kind]
    return None if names is None else {name: getattr(value, name) for name in names}


def items_of(value: object) -> tuple[object, ...]:
    """The items of a tuple, or of what is like one; sets and mappings are sorted."""
    if isinstance(value, Mapping):
        return tuple(sorted(value.items(), key=repr))
    if isinstance(value, (set, frozenset)):
        return tuple(sorted(value, key=repr))
    if isinstance(value, (tuple, list, bytes)):
        return tuple(value)
    raise TypeError(f"a view holds numbers, texts, tuples and records, not {type(value).__name__}")
