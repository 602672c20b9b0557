"""What Oriflamme says of itself: in words for everybody, true, and no more than a seat may know."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from aurum.engine import CHANCE, OVER, SPECTATOR, Event, Explanation, Phrase, Player, sample_choice
from aurum.engine.phrases import Fact
from aurum.games.oriflamme.rules import OriflammeState, View, oriflamme
from aurum.games.oriflamme.rules.cards import (
    AMBUSH,
    ASIDE,
    ASIDE_SIZE,
    BEFORE,
    CONSPIRACY,
    COPY,
    DEAL,
    ELIMINATE,
    EMPRESS,
    EXTORTION,
    FANATIC,
    HEIR,
    INFILTRATION,
    INSURRECTION,
    KEEP,
    KINDS,
    LORD,
    NOWHERE,
    PLACE,
    REVEAL,
    ROB,
    SPOTS,
    TRIPLES,
    VERB,
    VERBS,
    family_of,
)  # fmt: skip
from aurum.games.oriflamme.rules.frames import FACING
from aurum.games.oriflamme.rules.game import EVENTS
from aurum.words import LANGUAGES, Translator, translator_for

TABLES = oriflamme.variants()


def plays(games: int = 1) -> Iterator[tuple[OriflammeState, list[Event]]]:
    """Random plays at every kind of table: each moment, and what the last choice has led to."""
    for number, options in enumerate(TABLES):
        for game in range(games):
            rng = Random(31 * number + game)
            state = oriflamme.begin(options)
            events: list[Event] = []
            while True:
                yield state, events
                if state.actor == OVER:
                    break
                state.events = []
                state.apply(sample_choice(state, rng))
                events = state.events


def views(state: OriflammeState) -> list[View]:
    """The moment from every seat, from outside, and with nothing hidden."""
    seats = range(state.setup.seats)
    return [
        *(state.view(seat) for seat in seats),
        state.view(SPECTATOR),
        oriflamme.open_view(state),
    ]


def shape(phrase: Phrase) -> tuple[object, ...]:
    """What decides whether a phrase has words: its key and facts, but for their numbers."""
    return (phrase.key, *((name, _shape(fact)) for name, fact in phrase.facts.items()))


def _shape(fact: Fact) -> object:
    if isinstance(fact, Phrase):
        return shape(fact)
    if isinstance(fact, int):
        return min(fact, 6)
    if isinstance(fact, Player | str):
        return fact
    return tuple([_shape(part) for part in fact])


@pytest.fixture(scope="module")
def phrases() -> list[tuple[Phrase, int]]:
    """Every phrase of the random plays with its reader; of those alike, one."""
    found: dict[object, tuple[Phrase, int]] = {}

    def note(phrase: Phrase | None, reader: int) -> None:
        if phrase is not None:
            found.setdefault((shape(phrase), min(reader, 1)), (phrase, reader))

    for state, events in plays():
        choices = list(state.choices())
        choices = choices if len(choices) < 30 else choices[::7]
        for view in views(state):
            note(oriflamme.question(view), view.seat)
            note(oriflamme.help(view), view.seat)
            for choice in choices:
                explained = oriflamme.explain(view, choice)
                for phrase in (explained.sentence, *explained.outlook):
                    note(phrase, view.seat)
            own = [event.seen_by(view.seat) for event in events]
            for line in oriflamme.log(own, view):
                note(line.sentence, view.seat)
    return list(found.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phrase_has_words(language: str, phrases: list[tuple[Phrase, int]]) -> None:
    translator = translator_for(language)
    for phrase, reader in phrases:
        text = translator.phrase(phrase, reader=reader)
        assert text.strip(), phrase
        assert "{" not in text, phrase


def test_all_verbs_and_events_were_met(phrases: list[tuple[Phrase, int]]) -> None:
    keys = {phrase.key for phrase, _ in phrases}
    for key in (
        "place-on", "keep", "reveal", "eliminate", "rob", "copy", "move", "before-between",
        "favour", "inform", "swap", "mark", "support", "leave", "first", "aside",
    ):  # fmt: skip
        assert f"choice-{key}" in keys
    for key in ("ambush", "extortion", "gain", "all", "onto", "left", "swap", "verdict", "leave"):
        assert f"follows-{key}" in keys
    assert "choice-notation" not in keys
    assert keys >= {"log-resolution", "log-began", "log-ended", "log-robbed", "log-moved"}


def choices_of_all_kinds() -> list[int]:
    """Choices of every verb, about what may be there and what is never there."""
    whats = [*range(24), 40, NOWHERE, VERB - 2]
    spots = [kind * SPOTS + spot for kind in (0, KINDS - 1, KINDS) for spot in (0, 1, 2, 3, 9, 63)]
    found = [verb * VERB + what for verb in range(VERBS) for what in whats]
    found += [PLACE + spot for spot in spots]
    return [*found, ASIDE + len(TRIPLES) - 1, ASIDE + len(TRIPLES), VERBS * VERB]


def test_a_choice_that_is_not_legal_is_explained_too() -> None:
    translator = translator_for("en")
    choices = choices_of_all_kinds()
    met = set()
    for number, (state, _) in enumerate(plays()):
        if number % 40 and state.actor != OVER:
            continue
        for view in views(state):
            for choice in choices:
                explained = oriflamme.explain(view, choice)
                kind = (shape(explained.sentence), tuple(map(shape, explained.outlook)))
                if kind not in met:
                    met.add(kind)
                    assert in_words(translator, explained)


def in_words(translator: Translator, explained: Explanation) -> list[str]:
    return [translator.phrase(one) for one in (explained.sentence, *explained.outlook)]


def test_what_everybody_may_know_is_said_alike_to_everybody() -> None:
    """The log of public events is the same for each seat, for a spectator and in the open."""
    for state, events in plays():
        public = [event.seen_by(SPECTATOR) for event in events]
        lines = [oriflamme.log(public, view) for view in views(state)]
        assert all(line == lines[0] for line in lines)


def test_each_event_is_told_once_and_in_order() -> None:
    for state, events in plays():
        lines = oriflamme.log(events, oriflamme.open_view(state))
        numbers = [line.event for line in lines]
        assert numbers == sorted(numbers)
        logged = set(numbers)
        for number, event in enumerate(events):
            assert (number in logged) != (event.rule == "OF-4.1"), event
        assert all(line.rule and (line.heading or line.seat >= -1) for line in lines)
        for line in lines:
            assert line.heading == EVENTS[events[line.event].name].heading


def test_the_facts_of_events_have_names() -> None:
    for _, events in plays():
        for event in events:
            kind = EVENTS[event.name]
            values = (*event.facts, *event.secrets)
            stands = (*kind.facts.values(), *kind.secrets.values())
            for fact, value in zip(stands, values, strict=True):
                assert not fact.keys or fact.keys[value]


def everything_said(view: View, choices: list[int]) -> tuple[Any, ...]:
    explained = [oriflamme.explain(view, choice) for choice in choices]
    return oriflamme.question(view), oriflamme.help(view), explained


def test_nothing_is_said_of_what_a_seat_cannot_know() -> None:
    """Another state that a seat cannot tell from this one: the same is said of it."""
    rng = Random(8)
    for number, (state, _) in enumerate(plays()):
        if number % 7 or state.actor == CHANCE:
            continue
        for seat in (*range(state.setup.seats), SPECTATOR):
            view = state.view(seat)
            other = oriflamme.imagine(view, rng)
            choices = list(state.choices()) if seat == state.actor else choices_of_all_kinds()[::5]
            assert everything_said(view, choices) == everything_said(other.view(seat), choices)


PLAIN = (HEIR, LORD, CONSPIRACY, AMBUSH, EMPRESS, FANATIC, EXTORTION, INFILTRATION, DEAL)
"""Kinds whose points do not depend on a further choice or on what is hidden."""


def test_the_outlook_comes_true() -> None:
    """The points that are promised come, and what is said to lie there lies there."""
    met = set()
    for state, _ in plays(3):
        if state.actor < 0 or state.at < 0:
            continue
        view = state.view(state.actor)
        for choice in state.choices():
            explained = oriflamme.explain(view, choice)
            met |= check_outlook(state, choice, explained)
    assert met >= {
        "exact", "at least", "then", "left", "lost", "ambush", "extortion", "acts", "rests",
    }  # fmt: skip


def made(state: OriflammeState, choice: int) -> tuple[OriflammeState, list[Event]]:
    """The state after a choice, with the events of this choice and no other card's.

    All other cards are made to rest (AL-1.3): each says so when its turn comes, and does nothing.
    """
    after = state.clone()
    after.resting = (1 << len(state.where)) - 1 & ~(1 << state.queue[state.at])
    after.events = []
    after.apply(choice)
    later = [
        number
        for number, event in enumerate(after.events)
        if event.name in ("rested", "began", "ended") or event.rule == "AL-2.8"
    ]
    return after, after.events[: min(later, default=None)]


def gained(events: list[Event], family: int) -> int:
    """What came to a stock."""
    total = 0
    for event in events:
        if event.facts[0] == family:
            total += {"revealed": event.facts[-1], "gained": event.facts[1], "robbed": 1}.get(
                event.name, 0
            )
    return total


def check_outlook(state: OriflammeState, choice: int, explained: Explanation) -> set[str]:
    facts: Any = explained.facts
    verb = choice // VERB * VERB
    after, events = made(state, choice)
    met = set()
    if "gain" in facts:
        came = gained(events, family_of(state.queue[state.at]))
        exact = is_exact(state, choice, explained)
        assert came == facts["gain"] or (came > facts["gain"] and not exact), (state, choice)
        met.add("exact" if exact else "at least")
    if verb == KEEP:
        assert events[0].facts[2] == facts["then"]
    elif "then" in facts:
        put = next(event.facts[2] for event in events if event.name == "put")
        assert state.points[state.queue[facts["at"][0]]] + put == facts["then"]
        met.add("then")
    if verb == ROB:
        assert state.stock[choice - ROB] - 1 == facts["left"]
        assert {family_of(state.queue[place]) for place in facts["at"]} == {choice - ROB}
        met.add("left")
    if verb == ELIMINATE:
        fell = next(event for event in events if event.name == "eliminated")
        assert fell.facts[5] == facts.get("lost", 0)
        met |= {"lost"} | check_traps(events, fell, explained)
    if verb == BEFORE:
        moved = state.queue[state.stack[-1][1]]
        visited = {after.queue[e.facts[1]] for e in after.events or () if e.name == "rested"}
        assert facts["acts"] == (moved in visited)
        met.add("acts" if facts["acts"] else "rests")
    return met


def is_exact(state: OriflammeState, choice: int, explained: Explanation) -> bool:
    """Whether nothing hidden and no further effect can add to the points that are promised."""
    verb = choice // VERB * VERB
    if verb == REVEAL:
        return state.setup.kind[state.queue[state.at]] in PLAIN
    if verb == COPY:
        return state.setup.kind[state.queue[choice - COPY]] in PLAIN
    return "follows-character" not in str(explained.outlook)


def check_traps(events: list[Event], fell: Event, explained: Explanation) -> set[str]:
    """A trap that was sprung had been announced, with what it has brought its owner."""
    attacker, owner, _, kind, _, _ = fell.facts
    risks = int(explained.facts.get("risks", 0))  # type: ignore[arg-type]
    warned = {one.key.removesuffix("-sure"): one for one in explained.outlook[1:]}
    assert len(warned) == risks
    if owner == attacker:
        assert not risks
        return set()
    for trap, rule, name in ((AMBUSH, "OF-6.3", "ambush"), (EXTORTION, "AL-2.4", "extortion")):
        if kind == trap:
            paid = next(e for e in events if e.name == "gained" and e.rule == rule)
            assert paid.facts[1] == warned[f"follows-{name}"].facts["gain"]
            return {name}
    return set()


def test_traps_that_cannot_be_there_are_not_announced() -> None:
    """The odds are those that everybody could count: one in as many as have not been seen."""
    for state, _ in plays():
        if state.actor < 0:
            continue
        view = state.view(state.actor)
        for choice in state.choices():
            facts: Any = oriflamme.explain(view, choice).facts
            if facts.get("one_in", 0) > 1:
                card = view.queue[choice - ELIMINATE][0]
                hidden = sum(
                    c.kind is None for s in view.queue for c in s if c.family == card.family
                )
                family = view.families[card.family]
                aside = 0 if state.setup.small else ASIDE_SIZE
                assert facts["one_in"] == hidden + family.hand_size + aside
                assert card.kind is None


def test_who_waits_is_told_whom_for_and_no_secret() -> None:
    keys = set()
    for state, _ in plays():
        for view in views(state)[:-1]:
            phrase = oriflamme.question(view)
            keys.add(phrase.key)
            asked = phrase.key.startswith("ask-")
            assert asked == (state.actor == view.seat), phrase
            if not asked:
                assert oriflamme.help(view) is None
    assert keys >= {
        "ask-place", "ask-face", "ask-effect", "ask-effect-as", "log-ended", "oriflamme-wait-place",
        "oriflamme-wait-face", "oriflamme-wait-effect", "oriflamme-chance-aside",
        "oriflamme-chance-first",
    }  # fmt: skip


def test_the_help_under_keeping_or_revealing() -> None:
    """OF-7.1, AL-2.1. It promises no later round in the last one, and tells why it cannot be."""
    met = set()
    for state, _ in plays(2):
        if state.actor < 0 or state.stack[-1][0] != FACING:
            continue
        view = state.view(state.actor)
        advice = oriflamme.help(view)
        assert advice is not None
        kind = view.queue[view.at][0].kind
        if list(state.choices()) == [KEEP]:
            assert kind == INSURRECTION
            assert advice.key == "ask-only-keep"
        elif state.round == state.setup.rounds:
            assert advice == Phrase("ask-last", {"trap": int(kind in (AMBUSH, EXTORTION))})
        else:
            assert advice.key == "oriflamme-help-face"
        met.add(advice.key)
    assert met == {"ask-only-keep", "ask-last", "oriflamme-help-face"}
