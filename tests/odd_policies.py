"""Policies for batches that other processes must find: one that plays, and some that go wrong."""

from __future__ import annotations

from pathlib import Path
from time import sleep

from aurum.engine import State


def first(waiting: list[State]) -> list[int]:
    """Choose what is listed first."""
    return [state.choices()[0] for state in waiting]


class Unsendable(Exception):
    """An error that is written and cannot be read again."""

    def __init__(self, where: str, what: str) -> None:
        super().__init__(f"{where} is {what}")


class Bad:
    """Goes wrong at the tables of four, once it has been asked some times."""

    def __init__(self, way: str) -> None:
        self.way = way
        self.asked = 0

    def __call__(self, waiting: list[State]) -> list[int]:
        self.asked += 1
        choices = first(waiting)
        if self.asked == 5 and len(waiting[0].scores()) == 4:
            if self.way == "raises":
                raise LookupError("lost")
            if self.way == "raises what cannot be sent":
                raise Unsendable("the way", "lost")
            choices[-1] = -5
        return choices


class Slow:
    """Writes down that it was asked, and takes its time."""

    def __init__(self, asked: Path) -> None:
        self.asked = asked

    def __call__(self, waiting: list[State]) -> list[int]:
        with self.asked.open("a") as file:
            file.write(".")
        sleep(0.05)
        return first(waiting)
