"""Follows a lesson through the choices made at its table: what was said, what can be said now.

All of it follows from the choices. So a lesson goes on wherever its log is, after a restart and on
another device, and a choice that is taken back was never spoken of.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from aurum.engine import OVER, Event, Game
from aurum.lessons.lesson import Facts, Glimpse, Lesson, Topic, Try

MOST_TOLD = 2
"""How much may be told of what happened between two questions, but for what weighs more."""


class Said(NamedTuple):
    """Something that was said, and at which move."""

    topic: Topic
    facts: Facts
    move: int

    @property
    def rule(self) -> str:
        """The number of its rule."""
        return str(self.facts.get("rule", self.topic.rule))

    @property
    def marks(self) -> list[str]:
        """What it points at."""
        return [mark.format(**self.facts) for mark in self.topic.marks]


class Course(NamedTuple):
    """How far somebody has come with a lesson."""

    said: list[Said]
    now: int
    """The first of what was said that belongs to this moment; nothing does while others choose
    and nothing new has happened."""
    tries: list[Try]
    """What is not possible now, and worth asking why."""
    met: set[str]
    """The topics that have come up."""
    finished: bool


def follow(lesson: Lesson, game: Game[Any, Any], begin: Any, choices: Sequence[int]) -> Course:
    """The lesson up to here. `begin` is the state before the first choice, and stays as it is."""
    *_, course = courses(lesson, game, begin, choices)
    return course


def courses(
    lesson: Lesson, game: Game[Any, Any], begin: Any, choices: Sequence[int]
) -> Iterator[Course]:
    """The lesson at every moment on the way, the last one being now."""
    said: list[Said] = []
    known: set[tuple[str, object]] = set()
    now = start = told = 0
    tries: list[Try] = []
    finished = False
    for move, glimpse in enumerate(glimpses(lesson, game, begin, choices)):
        if glimpse.by == lesson.seat:  # the question is answered; what is said now is about that
            start, told, tries = len(said), 0, []
            now = start
        new = list(_told(lesson, glimpse, known, told, move))
        told += len(new)
        asked = bool(glimpse.choices) or glimpse.view.actor == OVER
        if asked and (question := _asked(lesson, glimpse, known, move)) is not None:
            new.append(question)
            tries = [each for each in question.topic.tries(glimpse) if _fits(each, glimpse)]
        said += new
        now = start if new else now
        finished = finished or lesson.finished(glimpse)
        met = {topic.key for topic, _, _ in said if not (topic.again or topic.each)}
        yield Course(said[:], now, tries, met, finished)


def glimpses(
    lesson: Lesson, game: Game[Any, Any], begin: Any, choices: Sequence[int]
) -> Iterator[Glimpse]:
    """Every moment of a game as the learner saw it."""
    state, seat = begin.clone(), lesson.seat
    view = state.view(seat)
    yield Glimpse(seat, view, view, OVER, (), _open(game, state, seat))
    for choice in choices:
        events: list[Event] = []
        state.events = events
        by = state.actor
        state.apply(choice)
        before, view = view, state.view(seat)
        told = tuple(event.seen_by(seat).told(game.events[event.name]) for event in events)
        yield Glimpse(seat, before, view, by, told, _open(game, state, seat))


def _open(game: Game[Any, Any], state: Any, seat: int) -> tuple[str, ...]:
    if state.actor != seat:
        return ()
    return tuple(game.write(choice) for choice in state.choices())


def _told(
    lesson: Lesson, glimpse: Glimpse, known: set[tuple[str, object]], told: int, move: int
) -> Iterator[Said]:
    """What is new in what has just happened."""
    if not glimpse.events:
        return
    for topic in lesson.tells:
        if told >= MOST_TOLD and not topic.weighty:
            continue
        facts = _fresh(topic, glimpse, known)
        if facts is not None:
            told += 1
            yield Said(topic, facts, move)


def _asked(
    lesson: Lesson, glimpse: Glimpse, known: set[tuple[str, object]], move: int
) -> Said | None:
    """What is to be said of the question: something new if there is, else what it comes to."""
    for topic in lesson.asks:
        facts = _fresh(topic, glimpse, known)
        if facts is not None:
            return Said(topic, facts, move)
    return None


def _fresh(topic: Topic, glimpse: Glimpse, known: set[tuple[str, object]]) -> Facts | None:
    """The facts of a topic that comes up and has not been spoken of; then it has been."""
    if not topic.each and (topic.key, None) in known:
        return None
    facts = topic.when(glimpse)
    if facts is None or topic.again:
        return facts
    mark = (topic.key, facts[topic.each] if topic.each else None)
    if mark in known:
        return None
    known.add(mark)
    return facts


def _fits(wish: Try, glimpse: Glimpse) -> bool:
    return wish.choice not in glimpse.choices
