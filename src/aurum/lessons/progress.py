"""The progress of a lesson, from the choices made at its table.

All of it follows from the choices. So a lesson goes on wherever its log is, after a restart and on
another device, and a choice that is taken back leaves no explanation.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from aurum.engine import OVER, Event, Game
from aurum.lessons.lesson import Facts, Lesson, Observation, Refusal, Topic

MOST_TOPICS = 2
"""How many topics may come between two questions, apart from weighty ones."""


class ExplainedTopic(NamedTuple):
    """A topic that was explained, and at which move."""

    topic: Topic
    facts: Facts
    move: int

    @property
    def rule(self) -> str:
        """The number of its rule."""
        return str(self.facts.get("rule", self.topic.rule))

    @property
    def marks(self) -> list[str]:
        """What it marks on the board."""
        return [mark.format(**self.facts) for mark in self.topic.marks]


class LessonProgress(NamedTuple):
    """The state of a lesson at one moment."""

    explanations: list[ExplainedTopic]
    now: int
    """The first of what was said that belongs to this moment; nothing does while others choose
    and nothing new has happened."""
    refusals: list[Refusal]
    """What is not possible now, and worth asking why."""
    met: set[str]
    """The topics that have come up."""
    finished: bool


def progress_of(
    lesson: Lesson, game: Game[Any, Any], begin: Any, choices: Sequence[int]
) -> LessonProgress:
    """The lesson up to here. `begin` is the state before the first choice, and stays as it is."""
    *_, progress = progress_steps(lesson, game, begin, choices)
    return progress


def progress_steps(
    lesson: Lesson, game: Game[Any, Any], begin: Any, choices: Sequence[int]
) -> Iterator[LessonProgress]:
    """The progress after each choice; the last is the current one."""
    explanations: list[ExplainedTopic] = []
    known: set[tuple[str, object]] = set()
    now = start = listed = 0
    refusals: list[Refusal] = []
    finished = False
    for move, observation in enumerate(observations(lesson, game, begin, choices)):
        if observation.by == lesson.seat:  # what is said now is about the answer
            start, listed, refusals = len(explanations), 0, []
            now = start
        new = list(_topics_of(lesson, observation, known, listed, move))
        listed += len(new)
        asked = bool(observation.choices) or observation.view.actor == OVER
        if asked and (question := _asked(lesson, observation, known, move)) is not None:
            new.append(question)
            refusals = [
                each for each in question.topic.refusals(observation) if _fits(each, observation)
            ]
        explanations += new
        now = start if new else now
        finished = finished or lesson.finished(observation)
        met = {topic.key for topic, _, _ in explanations if not (topic.again or topic.each)}
        yield LessonProgress(explanations[:], now, refusals, met, finished)


def observations(
    lesson: Lesson, game: Game[Any, Any], begin: Any, choices: Sequence[int]
) -> Iterator[Observation]:
    """What the learner saw after each choice."""
    state, seat = begin.clone(), lesson.seat
    view = state.view(seat)
    yield Observation(seat, view, view, OVER, (), _open(game, state, seat))
    for choice in choices:
        events: list[Event] = []
        state.events = events
        by = state.actor
        state.apply(choice)
        before, view = view, state.view(seat)
        facts = tuple(event.seen_by(seat).as_dict(game.events[event.name]) for event in events)
        yield Observation(seat, before, view, by, facts, _open(game, state, seat))


def _open(game: Game[Any, Any], state: Any, seat: int) -> tuple[str, ...]:
    if state.actor != seat:
        return ()
    return tuple(game.write(choice) for choice in state.choices())


def _topics_of(
    lesson: Lesson, observation: Observation, known: set[tuple[str, object]], listed: int, move: int
) -> Iterator[ExplainedTopic]:
    """What is new in what has just happened."""
    if not observation.events:
        return
    for topic in lesson.tells:
        if listed >= MOST_TOPICS and not topic.weighty:
            continue
        facts = _fresh(topic, observation, known)
        if facts is not None:
            listed += 1
            yield ExplainedTopic(topic, facts, move)


def _asked(
    lesson: Lesson, observation: Observation, known: set[tuple[str, object]], move: int
) -> ExplainedTopic | None:
    """What is to be said of the question: something new if there is, else what it comes to."""
    for topic in lesson.asks:
        facts = _fresh(topic, observation, known)
        if facts is not None:
            return ExplainedTopic(topic, facts, move)
    return None


def _fresh(topic: Topic, observation: Observation, known: set[tuple[str, object]]) -> Facts | None:
    """The facts of a topic that comes up and has not been listed of; then it has been."""
    if not topic.each and (topic.key, None) in known:
        return None
    facts = topic.when(observation)
    if facts is None or topic.again:
        return facts
    mark = (topic.key, facts[topic.each] if topic.each else None)
    if mark in known:
        return None
    known.add(mark)
    return facts


def _fits(refusal: Refusal, observation: Observation) -> bool:
    return refusal.choice not in observation.choices
