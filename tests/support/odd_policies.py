"""Policies for batches that other processes must find: one that plays, and some that go wrong."""

from __future__ import annotations

import os
import signal
from multiprocessing import parent_process
from pathlib import Path
from threading import Event
from time import sleep

from aurum.engine import State


def first(waiting: list[State]) -> list[int]:
    """Choose what is listed first."""
    return [state.choices()[0] for state in waiting]


class Unsendable(Exception):
    """An error that is written and cannot be read again."""

    def __init__(self, where: str, what: str) -> None:
        super().__init__(f"{where} is {what}")


class UnsendableExit(BaseException):
    """The same of another kind."""

    def __init__(self, where: str, what: str) -> None:
        super().__init__(f"{where} is {what}")


class Bad:
    """Goes wrong at the tables of four, once it has been asked some times."""

    def __init__(self, way: str, meanwhile: Path | None = None) -> None:
        """`meanwhile` is what it waits for at all other tables."""
        self.way = way
        self.meanwhile = meanwhile
        self.asked = 0

    def __call__(self, waiting: list[State]) -> list[int]:
        self.asked += 1
        choices = first(waiting)
        if self.asked == 5 and len(waiting[0].scores()) == 4:
            if self.way == "raises":
                problem = LookupError("lost")
                problem.add_note("at a table of four")
                raise problem
            if self.way == "raises an error that cannot be sent":
                raise Unsendable("the way", "lost")
            if self.way == "raises an exit that cannot be sent":
                raise UnsendableExit("the way", "lost")
            choices[-1] = -5
        if self.meanwhile is not None and len(waiting[0].scores()) != 4:
            wait_for(self.meanwhile)
        return choices


class Held:
    """Chooses nothing before a file is there."""

    def __init__(self, go_on: Path) -> None:
        self.go_on = go_on

    def __call__(self, waiting: list[State]) -> list[int]:
        wait_for(self.go_on)
        return first(waiting)


def wait_for(file: Path) -> None:
    """Wait until it is there."""
    while not file.exists():
        sleep(0.01)


class Deadly:
    """Ends the process that asks it."""

    def __call__(self, waiting: list[State]) -> list[int]:
        os._exit(1)


class Slow:
    """Writes down that it was asked, and takes its time."""

    def __init__(self, asked: Path) -> None:
        self.asked = asked

    def __call__(self, waiting: list[State]) -> list[int]:
        with self.asked.open("a") as file:
            file.write(".")
        sleep(0.05)
        return first(waiting)


class Interrupted:
    """Is interrupted in another process when it is first asked, and again while it cleans up."""

    def __init__(self) -> None:
        self.asked = 0

    def __call__(self, waiting: list[State]) -> list[int]:
        assert parent_process() is not None
        self.asked += 1
        if self.asked == 1:
            try:
                os.kill(os.getpid(), signal.SIGINT)
                Event().wait(60)
            except KeyboardInterrupt:
                os.kill(os.getpid(), signal.SIGINT)
            else:
                raise LookupError("it was not interrupted")
        return first(waiting)
