"""Two seats choose in turn: `go` is well, `break` does what the option `fault` says."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

from aurum.engine import OVER, EventKind, Explanation, Game, Illegal, Options, Phrase, State
from aurum.engine.reading import Reader

GO, BREAK = 1, 2
WORDS = {GO: "go", BREAK: "break"}
LAST = 40
EVENTS: dict[str, EventKind] = {}


@dataclass(frozen=True)
class View:
    """What a seat knows."""

    seat: int
    seats: int
    actor: int
    made: int
    broken: bool
    fault: str
    thing: Any = None


class BrittleState(State):
    """A position."""

    def __init__(self, fault: str) -> None:
        super().__init__()
        self.fault = fault
        self.actor = 0
        self.made = 0
        self.broken = False
        self.ballast = b""

    def _list_choices(self) -> list[int]:
        if self.broken and self.fault == "choices":
            raise ZeroDivisionError("a secret")
        return [] if self.actor == OVER else [GO, BREAK]

    def _resolve(self, choice: int) -> None:
        if choice == BREAK:
            self._break()
        self.made += 1
        self.actor = OVER if self.made == LAST else 1 - self.actor

    def _break(self) -> None:
        self.broken = True
        if self.fault == "raise":
            raise ZeroDivisionError("a secret")
        if self.fault == "exit":
            sys.exit("a secret")
        if self.fault == "loop":
            while True:
                try:
                    self.made += 0
                except Exception:
                    continue
        if self.fault == "grow":
            self.ballast = bytes(3_000_000)

    def refusal(self, choice: int) -> Illegal:
        return Illegal("illegal-brittle", {}, "BR-1")

    def clone(self) -> BrittleState:
        other = BrittleState(self.fault)
        other.actor, other.made, other.broken = self.actor, self.made, self.broken
        other.ballast = self.ballast
        return other

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (self.fault, self.actor, self.made, self.broken, self.ballast)

    def view(self, seat: int) -> View:
        if self.broken and self.fault == "view":
            raise ZeroDivisionError("a secret")
        thing = object() if self.broken and self.fault == "encode" else None
        return View(seat, 2, self.actor, self.made, self.broken, self.fault, thing)

    def redacted(self, choice: int, seat: int) -> str:
        return WORDS[choice]

    def scores(self) -> list[int]:
        return [0, 0]

    def winners(self) -> list[int]:
        return [0] if self.actor == OVER else []


def _restored(fault: str, actor: int, made: int, broken: bool, ballast: bytes) -> BrittleState:
    state = BrittleState(fault)
    state.actor, state.made, state.broken, state.ballast = actor, made, broken, ballast
    return state


class BrittleGame(Game[BrittleState, View]):
    """The game."""

    name = "brittle"
    rules = 1
    rulebook = ("BR-1",)
    events = EVENTS
    secretive = False

    def options(self, given: Mapping[str, object], rng: Random | None = None) -> Options:
        if given.get("fault") == "options":
            raise ZeroDivisionError("a secret")
        return {"players": 2, "fault": str(given.get("fault", ""))}

    def variants(self) -> list[Options]:
        return [{"players": 2, "fault": ""}]

    def begin(self, options: Options) -> BrittleState:
        if options["fault"] == "begin":
            raise ZeroDivisionError("a secret")
        return BrittleState(str(options["fault"]))

    def seats(self, options: Options) -> int:
        return 2

    def settings(self, state: BrittleState) -> Options:
        return {"players": 2, "fault": state.fault}

    def write(self, choice: int) -> str:
        return WORDS[choice]

    def read(self, text: str) -> int:
        words = Reader(text)
        found = words.one_of(words.take(), WORDS.values(), "expected-verb")
        return GO if found == "go" else BREAK

    def write_position(self, state: BrittleState) -> str:
        return f"{state.made}\n"

    def read_position(self, text: str) -> BrittleState:
        raise NotImplementedError

    def imagine(self, view: View, rng: Random) -> BrittleState:
        return _restored(view.fault, view.actor, view.made, view.broken, b"")

    def facts(self, state: BrittleState, seat: int | None = None) -> dict[str, object]:
        return {}

    def read_seat(self, state: BrittleState, text: str) -> int:
        return int(text)

    def pieces(self, state: BrittleState) -> list[str]:
        return []

    def explain(self, view: View, choice: int) -> Explanation:
        if view.broken and view.fault == "explain":
            raise ZeroDivisionError("a secret")
        return Explanation(Phrase(f"brittle-choice-{WORDS[choice]}"))


def draw(view: View) -> str:
    """A picture, or what `fault` wants in its place."""
    if view.fault == "picture":
        raise ZeroDivisionError("a secret")
    if view.fault == "no picture":
        return "<html/>"
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" onload="alert(1)">'
        '<script>alert(1)</script><rect id="go" width="9" height="9"/></svg>'
    )


brittle = BrittleGame()
