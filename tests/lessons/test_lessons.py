"""Lessons: the same deal each time, something to say at every question, and nothing untrue."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import pytest
from support.first_games import FirstGame, play

from aurum import games as all_games
from aurum import lessons
from aurum.engine import OVER, Illegal
from aurum.games.orichalque.rules.combat import in_hundred, odds_of_fight
from aurum.games.oriflamme.rules.cards import CRESTS
from aurum.games.oriflamme.rules.deck import NAMES
from aurum.lessons import ExplainedTopic, Lesson, all_lessons
from aurum.rulebook import books
from aurum.words import LANGUAGES, translator_for

SEEDS = range(8)
LEARNERS = ("", "", "page", "squire")
each_lesson = pytest.mark.parametrize("lesson", all_lessons(), ids=lambda lesson: lesson.name)


@cache
def _games(number: int) -> list[FirstGame]:
    return [play(all_lessons()[number], seed, LEARNERS[seed % len(LEARNERS)]) for seed in SEEDS]


def games(lesson: Lesson) -> list[FirstGame]:
    """Games of learners of several kinds."""
    return _games(all_lessons().index(lesson))


def progress(game: FirstGame, moves: int | None = None) -> lessons.LessonProgress:
    """How far the learner has come after so many choices."""
    return lessons.progress_of(game.lesson, game.game, game.begin, game.choices[:moves])


@each_lesson
def test_the_deal_is_always_the_same(lesson: Lesson) -> None:
    one, other = play(lesson, 1), play(lesson, 2)
    first = next(n for n, state in enumerate(one.states()) if state.actor == lesson.seat)
    assert one.choices[:first] == other.choices[:first], "up to the learner's first choice"


def test_the_hands_of_the_lessons() -> None:
    """These deals were chosen for what they let one see; a change of them is a change of lesson."""
    hands = []
    for lesson in all_lessons()[:2]:
        game = play(lesson, 0)
        views = (observation.view for observation in lessons.observations(*game))
        view = next(view for view in views if view.actor == lesson.seat)
        hands.append([NAMES[kind] for kind in view.families[0].hand])
        assert view.first == 1, "who has others before them can choose an end"
        assert len(view.queue) == 2
    assert hands == [
        ["Archer", "Soldier", "Lord", "Shapeshifter", "Conspiracy", "Ambush", "Assassination"],
        [
            "Empress",
            "Informer",
            "Diplomat",
            "Deserter",
            "Insurrection",
            "Extortion",
            "Infiltration",
        ],
    ]


def test_the_learner_of_orichalque_begins() -> None:
    lesson = all_lessons()[2]
    states = play(lesson, 0).states()
    assert next(state.actor for state in states if state.actor >= 0) == lesson.seat


@each_lesson
def test_bots_of_a_lesson_choose_at_a_glance(lesson: Lesson) -> None:
    """Who thinks by the clock would choose otherwise on another machine."""
    assert lesson.level in ("page", "squire")


@each_lesson
def test_no_lesson_is_ever_stuck(lesson: Lesson) -> None:
    """At every question, and at the end, something is said of it; and what was said stays said."""
    for game in games(lesson):
        whole = progress(game)
        asked = {
            move: observation
            for move, observation in enumerate(lessons.observations(*game))
            if observation.choices or observation.view.actor == OVER
        }
        assert len(asked) > 8
        notes = {note.move: note for note in whole.explanations if note.topic in lesson.asks}
        assert notes.keys() == asked.keys()
        assert whole.finished
        assert whole.explanations[-1].topic.key.endswith(("-end", "-over"))
        for moves in (len(game.choices) // 3, len(game.choices) // 2):
            earlier = progress(game, moves)
            assert [note.move for note in earlier.explanations if note.move <= moves] == [
                note.move for note in whole.explanations if note.move <= moves
            ]
            assert not earlier.finished or lesson.name == "orichalque"


@each_lesson
def test_little_is_said_at_a_time(lesson: Lesson) -> None:
    for game in games(lesson):
        for now in lessons.progress_steps(*game):
            assert len(now.explanations) - now.now <= 5


@each_lesson
def test_every_word_of_a_lesson_in_every_language(lesson: Lesson) -> None:
    for game in games(lesson):
        for note in progress(game).explanations:
            for language in LANGUAGES:
                says = translator_for(language).say(note.topic.key, note.facts)
                assert says.strip() == says
                assert not re.search(r" [.,]|\.\.|,\.|  ", says), says
                assert "card-" not in says
                assert len(says) < 620, (len(says), says)
                assert translator_for(language).say(f"{note.topic.key}.name", note.facts)


@each_lesson
def test_every_rule_that_a_lesson_names_is_in_the_book(lesson: Lesson) -> None:
    book = next(book for book in books() if book.game == lesson.game)
    known = {rule for chapter in book.chapters for rule in chapter.rules}
    assert {topic.rule for topic in (*lesson.tells, *lesson.asks)} <= known
    assert {note.rule for game in games(lesson) for note in progress(game).explanations} <= known


@each_lesson
def test_what_is_said_not_to_be_possible_is_refused_by_a_rule(lesson: Lesson) -> None:
    tried: set[str] = set()
    for game in games(lesson):
        for now, state in zip(lessons.progress_steps(*game), game.states(), strict=True):
            for refusal in now.refusals:
                assert state.actor == lesson.seat
                tried.add(refusal.key)
                with pytest.raises(Illegal) as raised:
                    state.clone().apply(game.game.read(refusal.choice))
                assert raised.value.rule
                assert raised.value.key != "illegal-answer", refusal
                for language in LANGUAGES:
                    assert translator_for(language).say(refusal.key, refusal.facts)
                    assert translator_for(language).say(f"{refusal.key}.why", refusal.facts)
    assert len(tried) >= 2


def test_every_topic_comes_up_somewhere() -> None:
    """What never comes up would be a promise; deals beside the chosen one count here, too."""
    for lesson in all_lessons():
        left = {topic.key for topic in (*lesson.tells, *lesson.asks)}
        for deal in range(60):
            other = lesson._replace(deal=deal)
            for seed, learner in enumerate(("", "page", "squire")):
                game = play(other, 100 * deal + seed, learner)
                left -= {note.topic.key for note in progress(game).explanations}
            if not left:
                break
        assert not left, lesson.name


def test_every_message_belongs_to_a_topic() -> None:
    for lesson in all_lessons():
        name = "lessons" if lesson.name == lesson.game else f"lessons_{lesson.name}"
        path = all_games.load(lesson.game).folder / "locales" / "en" / f"{name}.ftl"
        text = path.read_text(encoding="utf-8")
        keys = set(re.findall(r"^(lesson-\w[\w-]*) =", text, re.MULTILINE))
        named = {topic.key for topic in (*lesson.tells, *lesson.asks)}
        assert {key for key in keys if not key.startswith("lesson-try-")} == named


# What is said is so


def test_what_is_said_of_the_queue_is_so() -> None:
    for lesson in all_lessons()[:2]:
        for game in games(lesson):
            states = [state.clone() for state in game.states()]
            for note in progress(game).explanations:
                _check_queue(note, states[note.move], states[max(0, note.move - 1)])


def _check_queue(note: ExplainedTopic, state: Any, before: Any) -> None:
    facts, own = (
        note.facts,
        note.topic in all_lessons()[0].asks or note.topic in all_lessons()[1].asks,
    )
    position = int(facts.get("position", 0))
    tops = [(card // 10, state.setup.kind[card], state.points[card]) for card in state.queue]
    if own and position and "kind" in facts:
        assert tops[position - 1][:2] == (0, facts["kind"]), note
        if "points" in facts:
            assert tops[position - 1][2] == facts["points"]
    match note.topic.key.split("-", 2)[2]:
        case "placed" | "stays" | "kept":
            assert tops[position - 1][:2] == (0, facts["kind"])
        case "kept-other":
            assert str(facts["who"]) == f"family-{CRESTS[tops[position - 1][0]]}"
            assert tops[position - 1][2] == facts["points"]
        case "covered":
            beneath = state.beneath[state.queue[position - 1]]
            assert (beneath // 10, state.setup.kind[beneath]) == (0, facts["kind"])
            assert state.points[beneath] == facts["points"]
        case "lost":
            gone = [card for card in before.queue if card not in state.queue]
            assert (0, facts["kind"]) in {(c // 10, state.setup.kind[c]) for c in gone}
        case "struck" | "seen-struck":
            gone = [card for card in before.queue if card not in state.queue]
            assert facts["kind"] in {state.setup.kind[card] for card in gone}
        case "conspired":
            assert state.stock[0] - before.stock[0] == facts["points"] == 2 * int(facts["lay"])
        case "end":
            assert facts["points"] == state.stock[0]
            assert facts["best"] == max(state.stock[1:])
            assert (facts["outcome"] == "lost") == (0 not in state.winners())
        case "place" | "cover" | "count" | "ripen" | "last" | "again-place":
            assert facts["round"] == state.round
            assert facts["n"] == len(tops)
            assert facts["mine"] == sum(family == 0 for family, _, _ in tops)
        case "marked":
            assert facts["left"] == 5 - state.verdicts.bit_count()


def test_what_is_said_of_the_islands_is_so() -> None:
    lesson = all_lessons()[2]
    for game in games(lesson):
        states = [state.clone() for state in game.states()]
        for note in progress(game).explanations:
            _check_island(note, states[note.move], states[max(0, note.move - 1)])


def _check_island(note: ExplainedTopic, state: Any, before: Any) -> None:
    facts, asked = note.facts, note.topic in all_lessons()[2].asks
    if asked and "enough" in facts:
        assert facts["hoplites"] == state.hoplites[0]
        assert facts["orichalque"] == state.orichalque[0]
        assert facts["points"] == state.points(0)
    match note.topic.key:
        case "lesson-or-fight" | "lesson-or-again-fight":
            beasts = [kind for owner, _, kind, _ in state.creatures if owner == 0]
            strengths = {state.setup.components.creatures[kind].strength: kind for kind in beasts}
            kind = strengths[int(facts["strength"])]
            for hoplites in range(4):
                chance = in_hundred(odds_of_fight(state, 0, kind, hoplites))
                assert facts[f"odds{hoplites}"] == chance
        case "lesson-or-founded" | "lesson-or-produced" | "lesson-or-recruited":
            assert state.hoplites[0] - before.hoplites[0] <= int(facts["hoplites"])
            assert int(facts["hoplites"]) + int(facts["orichalque"]) > 0
        case "lesson-or-titan":
            assert state.titans.count(0) > before.titans.count(0)
        case "lesson-or-titan-lost":
            assert state.titans.count(0) < before.titans.count(0)
        case "lesson-or-temple" | "lesson-or-medallion":
            assert state.points(0) == before.points(0) + 1 == facts["points"]
        case "lesson-or-beast":
            assert len(state.creatures) > len(before.creatures)
        case "lesson-or-captured":
            assert facts["beasts"] == sum(owner == 0 for owner, *_ in state.creatures)
        case "lesson-or-enough":
            assert state.round == int(facts["rounds"]) + 1
        case "lesson-or-round":
            counted = [int(facts["hoplites"]), int(facts["rival"])]
            assert (facts["first"] == "you") == (state.holder == 0)
            assert facts["tie"] or (state.holder == 0) == (counted[0] > counted[1])
            counted[1 - state.holder] += 1
            assert counted == state.hoplites
