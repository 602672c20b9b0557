"""Choices explain themselves: in every language, and for every reader alike."""

from __future__ import annotations

import random
from itertools import product
from typing import Any

import pytest
from support.orichalque_questions import REST, asked, explained, some, walk

from aurum.engine import CHANCE, SPECTATOR, Event
from aurum.engine.phrases import Phrase, Player
from aurum.games.orichalque.rules import frames
from aurum.games.orichalque.rules.choices import (
    FOUND,
    VERB,
    VERBS,
)
from aurum.games.orichalque.rules.game import EVENTS, orichalque
from aurum.rulebook.scenes import scenarios_folder, scene, steps
from aurum.words import LANGUAGES, translator_for

NAMES = ("Mira", "Otto", "Nadia", "Leif")
ENDED = "ended"


def in_words(language: str, phrase: Phrase, reader: int = 0) -> str:
    sentence = translator_for(language).phrase(phrase, NAMES, reader)
    assert sentence.strip()
    return sentence


# Words


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_of_random_positions_has_words(language: str) -> None:
    verbs = set()
    questions = set()
    for state in asked():
        view = state.view(state.actor)
        questions.add(state.stack[-1][0])
        in_words(language, orichalque.question(view))
        if helped := orichalque.help(view):
            in_words(language, helped)
        for choice in some(state.choices()):
            verbs.add(choice // VERB)
            found = orichalque.explain(view, choice)
            for phrase in (found.sentence, *found.outlook):
                for reader in (state.actor, SPECTATOR):
                    in_words(language, phrase, reader)
    assert questions >= set(range(frames.SEAT_QUESTIONS, frames.FRAMES)) - {frames.ENDED}
    assert verbs >= set(range(FOUND // VERB, VERBS))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_chance_brings_has_words_too(language: str) -> None:
    verbs = set()
    for state in walk(orichalque.options({"players": 2}), 3):
        if state.actor == CHANCE:
            for choice in some(state.choices()):
                verbs.add(choice // VERB)
                found = explained(state, choice)
                assert found.sentence.key != "choice-notation"
                in_words(language, found.sentence, SPECTATOR)
    assert verbs == set(range(7))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("table", [{"players": 3}, {"solo": "normal"}])
def test_every_kind_of_event_has_words(language: str, table: dict[str, Any]) -> None:
    rules = [
        "OR-1.6", "OR-2.2", "OR-3.1", "OR-4.3", "OR-6.1", "OR-6.7", "OR-6.9", "OR-6.11", "OR-7.2",
        "OR-8.1", "OR-9.4", "OR-10.1", "OR-10.4", "OR-10.5",
    ]  # fmt: skip
    state = orichalque.start(random.Random(1), **table)
    view = state.view(0)
    roll = state.setup.roll_codes[-1]
    for name, kind in EVENTS.items():
        for number in (-1, 0, 1):
            special = {"player": abs(number), "roll": roll, "round": 3}
            optional = {"tile", "cell", "third", "holder"}
            facts = tuple(
                special.get(fact, number if fact in optional else abs(number))
                for fact in kind.facts
            )
            if name in ("placed", "homeless", "returned", "fought", "captured", "lost"):
                facts = tuple(max(0, fact) for fact in facts)
            for rule in rules:
                for line in orichalque.log([Event(name, rule, facts)], view):
                    assert line.event == 0
                    for reader in (SPECTATOR, 0, 1):
                        in_words(language, line.sentence, reader)
                    if isinstance(line.gain, Phrase):
                        in_words(language, line.gain)
                        in_words(language, Phrase(f"{line.gain.key}.short", line.gain.facts))


def test_illegal_choices_and_nonsense_are_told_as_well() -> None:
    """Examples of the rulebook show what is refused; whatever it is, there are words for it."""
    refused = 0
    for path in sorted(scenarios_folder("orichalque").glob("*.toml")):
        for step in steps(orichalque, scene("orichalque", path.stem)):
            view = orichalque.open_view(step.state)  # type: ignore[arg-type]
            for text in step.refused:
                refused += 1
                in_words("en", orichalque.explain(view, orichalque.read(text)).sentence)
    assert refused > 50
    states = [state for number, state in enumerate(asked()) if number % 40 == 0]
    for state in states:
        view = state.view(SPECTATOR)
        for verb, what in product(range(-1, VERBS + 1), (0, 1, 5, 17, 255, 4000, 65535)):
            in_words("en", orichalque.explain(view, verb * VERB + what).sentence)


def test_a_choice_about_nothing_that_is_there_is_told_in_notation() -> None:
    state = orichalque.read_position(REST + "use-up-card construct?; spots - Mine Mine Mine")
    found = explained(state, orichalque.read("build forest c4"))
    assert in_words("fr", found.sentence) == "build forest c4"


# The same for every reader


def test_phrases_name_seats_and_do_not_depend_on_the_reader() -> None:
    for number, state in enumerate(asked()):
        if number % 5:
            continue
        views = [state.view(seat) for seat in range(state.setup.seats)]
        views.append(state.view(SPECTATOR))
        assert len({repr(orichalque.question(view)) for view in views}) == 1
        assert len({repr(orichalque.help(view)) for view in views}) == 1
        for choice in some(state.choices()):
            assert len({repr(orichalque.explain(view, choice)) for view in views}) == 1


def test_the_log_is_the_same_for_every_seat_and_you_are_you_only_to_yourself() -> None:
    state = orichalque.start(random.Random(1), players=3)
    came = Event("came", "OR-4.4", (1, 0, 2))
    lines = [orichalque.log([came], state.view(seat)) for seat in (0, 1, 2, SPECTATOR)]
    assert all(one == lines[0] for one in lines)
    [line] = lines[0]
    assert (line.seat, line.rule, line.event) == (1, "OR-4.4", 0)
    sentences = [in_words("en", line.sentence, reader) for reader in (0, 1, 2)]
    assert sentences == [
        "Theia leaves Nadia and comes to Otto.",
        "Theia leaves Nadia and comes to you.",
        "Theia leaves you and comes to Otto.",
    ]
    assert in_words("fr", line.sentence, 2) == "Théia vous quitte et va chez Otto."


def test_the_automaton_is_a_player_without_a_seat() -> None:
    state = orichalque.start(random.Random(1), solo="normal")
    [line] = orichalque.log([Event("acted", "OR-10.4", (1, 1))], state.view(0))
    assert line.sentence.facts["who"] == Player(-1, "automaton-player")
    assert in_words("en", line.sentence, SPECTATOR) == "the automaton recruits."
    assert in_words("ru", line.sentence, 1) == "автома вербует гоплитов."
