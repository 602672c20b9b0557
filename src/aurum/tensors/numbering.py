"""The choices of a table counted through without a gap, as learners want their actions.

A choice that names a family or a player is counted from the seat that chooses, as the pieces of an
observation are: `rob` the left neighbour has the same number in every chair.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from operator import index
from typing import Final, SupportsIndex, final

from librt.vecs import vec
from mypy_extensions import i32, i64

from aurum.engine.errors import Illegal
from aurum.tensors.encoder import Marks

Seen = Callable[[int, int], int]
"""A choice as it is counted, and the seat that makes it, to the choice it is in the game."""


def alike(choice: int, seat: int) -> int:
    """A choice that is the same from every seat."""
    return choice


PAGE: Final = 6
"""A page of a `NumberTable` has two to the power of this many choices."""


class Numbering:
    """Numbers from 0 for all choices that could ever be made at a table, and back."""

    def __init__(self, choices: Iterable[int], seats: int = 1, seen: Seen = alike) -> None:
        counted = sorted(set(choices))
        self.size = len(counted)
        self._choices = [[seen(choice, seat) for choice in counted] for seat in range(seats)]
        self._numbers = [
            {choice: number for number, choice in enumerate(choices)} for choices in self._choices
        ]
        self._tables = [NumberTable(choices) for choices in self._choices]

    def number(self, choice: int, seat: int = 0, legal: Sequence[int] = ()) -> int:
        """The number of a choice of the game, made by this seat where these are legal."""
        if choice not in self._numbers[seat]:
            raise ValueError(f"choice {choice} can never be made at this table")
        return self._numbers[seat][choice]

    def numbers(self, legal: list[int], seat: int = 0) -> list[int]:
        """The numbers of all choices that are legal in a position."""
        known = self._numbers[seat]
        return [known[choice] for choice in legal]

    def mark(self, legal: list[int], seat: int, marks: Marks) -> None:
        """Mark the numbers of all choices that are legal in a position."""
        table = self._tables[seat]
        for choice in legal:
            marks.one(table.number(choice))

    def choice(self, number: SupportsIndex, seat: int = 0, legal: Sequence[int] = ()) -> int:
        """The choice of the game that has this number for this seat where these are legal."""
        return self.choice_of(self.checked(number), seat, legal)

    def checked(self, number: SupportsIndex) -> int:
        """The number of an action as one of Python; `ValueError` if no action has it."""
        try:
            found = -1 if isinstance(number, bool) else index(number)  # no 3.7 and no True
        except TypeError:
            found = -1
        if not 0 <= found < self.size:
            raise ValueError(f"actions are numbered from 0 to {self.size - 1}, not {number!r}")
        return found

    def choice_of(self, number: int, seat: int, legal: Sequence[int]) -> int:
        """The same for a number that is known to be one."""
        return self._choices[seat][number]

    def listed_choices(self) -> list[int]:
        """Every choice of the game that has a number, for whatever seat."""
        return sorted({choice for choices in self._choices for choice in choices})


@final
class NumberTable:
    """The number of each choice, found faster than in a dictionary.

    Choices are far apart, but in groups: only those pages are kept that have any.
    """

    def __init__(self, choices: list[int]) -> None:
        least = min(choices, default=0)
        pages = (max(choices, default=0) - least >> PAGE) + 1
        self.least: i64 = least
        self.pages: vec[i32] = vec[i32]([0] * pages)
        """Where the numbers of each page begin; those of the first are for choices without one."""
        found = [-1] * (1 << PAGE)
        for number, choice in enumerate(choices):
            page, place = divmod(choice - least, 1 << PAGE)
            if self.pages[page] == 0:
                self.pages[page] = i32(len(found))
                found += [-1] * (1 << PAGE)
            found[int(self.pages[page]) + place] = number
        self.found: vec[i32] = vec[i32](found)

    def number(self, choice: i64) -> i64:
        """The number of a choice that has one."""
        place = choice - self.least
        page = i64(self.pages[place >> PAGE])
        return i64(self.found[page + (place & (1 << PAGE) - 1)])


class SpareNumbering(Numbering):
    """Numbers for known choices, and spare ones for choices that are not listed.

    In each position the unlisted among its legal choices have the first spare numbers, ascending.
    A spare number thus means one choice in a position, but not the same in all positions.
    """

    def __init__(self, choices: Iterable[int], seats: int, spare: int) -> None:
        super().__init__(choices, seats)
        self.listed = self.size
        self.spare = spare
        self.size += spare

    def _unlisted(self, legal: Sequence[int]) -> list[int]:
        known = self._numbers[0]
        found = [choice for choice in legal if choice not in known]
        if len(found) > self.spare:
            raise ValueError(
                f"{len(found)} legal choices have no numbers, and {self.spare} are spare; "
                "Bounds.choices of the game's tensors can list all choices"
            )
        return found

    def number(self, choice: int, seat: int = 0, legal: Sequence[int] = ()) -> int:
        """The number of a choice; one that is not listed has one only where it is legal."""
        if choice in self._numbers[seat]:
            return self._numbers[seat][choice]
        unlisted = self._unlisted(legal)
        if choice not in unlisted:
            raise ValueError(f"choice {choice} has no number in this position")
        return self.listed + unlisted.index(choice)

    def numbers(self, legal: list[int], seat: int = 0) -> list[int]:
        """The numbers of all choices that are legal in a position."""
        known = self._numbers[seat]
        spare = {choice: self.listed + n for n, choice in enumerate(self._unlisted(legal))}
        return [known[choice] if choice in known else spare[choice] for choice in legal]

    def mark(self, legal: list[int], seat: int, marks: Marks) -> None:
        for number in self.numbers(legal, seat):
            marks.one(number)

    def choice_of(self, number: int, seat: int, legal: Sequence[int]) -> int:
        """The choice with this number; `Illegal` if it is a spare one that nothing has here."""
        if number < self.listed:
            return super().choice_of(number, seat, legal)
        unlisted = self._unlisted(legal)
        if number - self.listed >= len(unlisted):
            raise Illegal("illegal-number", {"number": number})
        return unlisted[number - self.listed]
