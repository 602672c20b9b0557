"""Lessons: the list with the guest's progress, a table for one, and its notes."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, get, post
from litestar.params import JSONBody, PathParameter

from aurum.lessons import (
    ExplainedTopic,
    Lesson,
    LessonProgress,
    Refusal,
    Topic,
    all_lessons,
    lesson,
    progress_of,
)
from aurum.server.errors import RequestError
from aurum.server.http.gateway import language_of
from aurum.server.http.openapi import ANYBODY, KNOWN, problems
from aurum.server.http.params import TableParam, TheGuest, TheHub, TheVisitor
from aurum.server.table import opening
from aurum.server.table.info import TableInfo
from aurum.server.table.table import Table
from aurum.words import Translator, translator_for

MOST_TABLES = 500
"""How many of a guest's tables are searched for lessons, the latest first."""

LessonParam = Annotated[str, PathParameter(max_length=40)]
AnyRequest = Request[Any, Any, Any]


class LessonTopic(msgspec.Struct, frozen=True):
    """A topic that a lesson explains when it comes up."""

    key: str
    name: str
    rule: str
    met: bool


class LessonInfo(msgspec.Struct, frozen=True):
    """A lesson, and the guest's progress in it."""

    name: str
    game: str
    table: str
    """The guest's table for it; empty if they have not begun."""
    met: int
    topics: int
    finished: bool
    over: bool
    """Whether the game at that table is over, too."""


class LessonList(msgspec.Struct, frozen=True):
    """The lessons in their order."""

    lessons: list[LessonInfo]


class BeginLesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whether to go on at the guest's table, or to close it and begin at a new one."""

    how: Literal["on", "anew"] = "on"


class LessonNote(msgspec.Struct, frozen=True):
    """A note of the lesson, in the reader's language."""

    key: str
    name: str
    says: str
    rule: str
    move: int
    marks: list[str]
    """What it refers to: `hand`, `queue`, `position 3`, `stock`, `island`…"""
    now: bool
    """Whether it belongs to the present position."""
    reminder: bool
    """Whether it repeats what was explained before."""


class LessonTry(msgspec.Struct, frozen=True):
    """An illegal choice to try, whose refusal explains a rule."""

    choice: str
    asks: str
    why: str
    """The reason in plain words; the refusal names the rule."""


class LessonNow(msgspec.Struct, frozen=True):
    """The present state of a lesson."""

    lesson: str
    since: int
    """The entry of the position that it refers to."""
    move: int
    notes: list[LessonNote]
    tries: list[LessonTry]
    topics: list[LessonTopic]
    finished: bool
    next: str
    """The lesson to take after this one, or empty."""


@get("/lessons", responses=problems(503), security=ANYBODY)
async def lesson_list(visitor: TheVisitor, hub: TheHub) -> LessonList:
    """The lessons, and the guest's progress in each."""
    tables = await hub.tables_of(visitor.id, MOST_TABLES) if visitor else []
    found = []
    for each in all_lessons():
        info = next((table for table in tables if table.lesson == each.name), None)
        table = (await hub.room(info.id)).table if info else None
        found.append(_progress(each, table))
    return LessonList(found)


@post(
    "/lessons/{name:str}",
    status_code=200,
    responses=problems(400, 401, 403, 404, 409, 413, 503),
    security=KNOWN,
)
async def begin_lesson(
    name: LessonParam, data: JSONBody[BeginLesson], guest: TheGuest, hub: TheHub
) -> TableInfo:
    """The table of a lesson: the guest's present one, or a new one with its game started."""
    wanted = lesson(name)
    if wanted is None:
        raise RequestError("server-not-found", status=404)
    for info in await hub.tables_of(guest.id, MOST_TABLES):
        if info.lesson == name and info.status == "running" and info.host == guest.id:
            if data.how == "on":
                return info
            await (await hub.room(info.id)).append(opening.end_lesson, guest.id)
    return (await hub.make_lesson(wanted, guest)).table.info()


@get(
    "/tables/{table_id:str}/lesson",
    responses=problems(400, 401, 403, 404, 503),
    security=KNOWN,
)
async def table_lesson(
    table_id: TableParam, request: AnyRequest, guest: TheGuest, hub: TheHub
) -> LessonNow:
    """The notes of the lesson at a table so far, for its learner."""
    table = (await hub.enter(table_id, guest)).table
    taught = lesson(table.lesson)
    if taught is None or table.session is None:
        raise RequestError("server-not-found", status=404)
    if table.seats_of(guest.id) != [taught.seat]:
        raise RequestError("server-not-your-seat", {"seat": taught.seat + 1}, status=403)
    accepted = request.headers.get("accept-language")
    translator = translator_for(language_of(None if accepted else guest, accepted))
    return lesson_now(taught, table, translator)


def lesson_now(taught: Lesson, table: Table, translator: Translator) -> LessonNow:
    """The present state of a lesson, translated."""
    assert table.session is not None
    course = course_of(taught, table)
    names = [each.name for each in all_lessons()]
    after = names[names.index(taught.name) + 1 :]
    return LessonNow(
        lesson=taught.name,
        since=table.since,
        move=table.session.move,
        notes=[
            _note(explanation, number >= course.now, translator)
            for number, explanation in enumerate(course.explanations)
        ],
        tries=[_try(each, translator) for each in course.refusals],
        topics=[_topic(topic, course, translator) for topic in taught.topics],
        finished=course.finished,
        next=after[0] if after else "",
    )


def course_of(taught: Lesson, table: Table) -> LessonProgress:
    """The course of the lesson at a table so far."""
    session = table.session
    assert session is not None
    return progress_of(taught, session.game, session.game.begin(session.options), session.choices)


def _progress(each: Lesson, table: Table | None) -> LessonInfo:
    if table is None:
        return LessonInfo(each.name, each.game, "", 0, len(each.topics), False, False)
    course = course_of(each, table)
    over = table.status == "over"
    met, topics = len(course.met), len(each.topics)
    return LessonInfo(each.name, each.game, table.id, met, topics, course.finished, over)


def _note(explanation: ExplainedTopic, now: bool, translator: Translator) -> LessonNote:
    key = explanation.topic.key
    return LessonNote(
        key=key,
        name=translator.say(f"{key}.name", explanation.facts),
        says=translator.say(key, explanation.facts),
        rule=explanation.rule,
        move=explanation.move,
        marks=explanation.marks,
        now=now,
        reminder=explanation.topic.again,
    )


def _try(wish: Refusal, translator: Translator) -> LessonTry:
    why = translator.say(f"{wish.key}.why", wish.facts)
    return LessonTry(wish.choice, translator.say(wish.key, wish.facts), why)


def _topic(topic: Topic, course: LessonProgress, translator: Translator) -> LessonTopic:
    name = translator.say(f"{topic.key}.name")
    return LessonTopic(topic.key, name, topic.rule, topic.key in course.met)
