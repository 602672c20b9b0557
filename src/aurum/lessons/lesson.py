"""What a lesson is made of: a table with a fixed deal, and what is explained as it happens there.

A lesson holds no sentence. What it says are messages of `locales/`, filled with facts that a topic
takes from what the learner sees, so that nothing can be said which is not so on the board.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from hashlib import sha256
from typing import Any, NamedTuple

from aurum.engine.contract import Options
from aurum.engine.errors import Fact

Facts = dict[str, Fact]
Event = Mapping[str, str | int]


class Observation(NamedTuple):
    """What the learner sees after a choice: its events, the view, and what can be chosen."""

    seat: int
    before: Any
    """The learner's view before that choice; where the game begins, the same as `view`."""
    view: Any
    by: int
    """Who made the choice: a seat, chance, or `OVER` where the game begins."""
    events: tuple[Event, ...]
    choices: tuple[str, ...]
    """What the learner may choose now, in notation; nothing while others are asked."""

    def happened(self, name: str, **facts: int) -> Event | None:
        """The first event of this name with these facts, if there is one."""
        for event in self.events:
            if event["event"] == name and all(event[fact] == facts[fact] for fact in facts):
                return event
        return None


class Refusal(NamedTuple):
    """A choice that is not legal now, and the question why.

    The rules themselves refuse it and give the reason.
    """

    choice: str
    key: str
    facts: Mapping[str, Fact] = {}


class Topic(NamedTuple):
    """Something a lesson explains when it first comes up. `.name` of its message is its heading."""

    key: str
    rule: str
    """The number of the rule it rests on; a fact `rule` names another."""
    when: Callable[[Observation], Facts | None]
    """Whether it comes up here, and what its message is filled with."""
    marks: tuple[str, ...] = ()
    """What it speaks of, for pointing at it: `hand`, `position {position}`…"""
    each: str = ""
    """A fact for every value of which it is said once, such as the kind of a card."""
    again: bool = False
    """Said whenever nothing new is left to say; it counts as no topic."""
    weighty: bool = False
    """Said even when much else has just been said."""
    refusals: Callable[[Observation], list[Refusal]] = lambda observation: []


class Lesson(NamedTuple):
    """A first game: who plays what from which deal, and what is explained in it."""

    name: str
    game: str
    options: Options
    seat: int
    level: str
    """The bots in the other seats: of a level that chooses at a glance, not by the clock."""
    deal: int
    """Which of the many deals. It was chosen for what it lets one see, and is no secret."""
    tells: tuple[Topic, ...]
    """About what has just happened; in this order where a choice leads to several."""
    asks: tuple[Topic, ...]
    """About what the learner is asked, and about the end. The first that fits is said."""
    finished: Callable[[Observation], bool]
    """Whether the lesson has taught what it can here; the game itself may go on."""

    @property
    def seed(self) -> bytes:
        """What all chance at its table follows from."""
        return sha256(f"aurum lesson {self.name} {self.deal}".encode()).digest()

    @property
    def topics(self) -> tuple[Topic, ...]:
        """What counts as a thing learnt, in the order it is likely to come up."""
        return tuple(t for t in (*self.tells, *self.asks) if not (t.again or t.each))


def bot_seed(seed: bytes, move: int) -> int:
    """The seed of a bot at a lesson: the same at the same move of the same deal."""
    return int.from_bytes(sha256(seed + f" bot {move}".encode()).digest()[:8], "big")
