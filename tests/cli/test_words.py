"""Every event and every choice of Oriflamme has words in every language, fit for its reader."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import aurum
from aurum.engine import Event
from aurum.games.oriflamme.rules import OriflammeState, oriflamme
from aurum.games.oriflamme.rules.cards import KINDS, REVEAL, VERB, VERBS
from aurum.games.oriflamme.rules.deck import NAMES
from aurum.games.oriflamme.rules.explain import TELLERS
from aurum.games.oriflamme.rules.game import EVENTS
from aurum.games.oriflamme.rules.outlook import effect
from aurum.games.oriflamme.terminal.choices import question, sentence
from aurum.games.oriflamme.terminal.log import log_lines
from aurum.games.oriflamme.terminal.queue import INNER, break_name
from aurum.games.oriflamme.terminal.words import Words, find_kinds, words_for
from aurum.words import LANGUAGES, translator_for

BLEND = "Shapeshifter,Ambush,Decree,Assassination,Spy,Informer,Judge,Diplomat,Deserter,Insurrection"


def walks(games: int) -> Iterator[tuple[OriflammeState, list[Event]]]:
    """Random plays of all kinds of table, moment by moment, with what has happened so far."""
    for seed in range(games):
        rng = random.Random(seed)
        ten = ("base", "alliance", BLEND)[seed % 3]
        state = oriflamme.start(rng, players=2 + seed % 4, set=ten)
        events: list[Event] = []
        while state.actor != aurum.OVER:
            yield state, events
            state.events = []
            state.apply(aurum.sample_choice(state, rng))
            events += state.events
        yield state, events


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reader", [-1, 0, 1])
def test_every_kind_of_event_has_words(language: str, reader: int) -> None:
    words = Words(translator_for(language), reader)
    view = oriflamme.start(random.Random(1), players=3).view(0)
    for name, kind in EVENTS.items():
        facts = tuple(
            {"spot": 3, "family": 0, "owner": 1, "victim": 1}.get(fact, 2) for fact in kind.facts
        )
        for secrets in {(), tuple(5 for _ in kind.secrets)}:
            for rule in ("OF-4.1", "OF-6.3", "AL-2.4", "AL-2.6", "AL-2.7", "AL-2.8", "OF-5.4"):
                lines = log_lines(words, [Event(name, rule, facts, secrets, 0)], view)
                assert lines
                assert all(line.text.plain for line in lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_and_question_of_whole_plays_has_words(language: str) -> None:
    verbs = set()
    for state, _ in walks(6):
        if state.actor >= 0:
            view = state.view(state.actor)
            words = words_for(translator_for(language), view, colour=False)
            assert question(words, view)
            for choice in state.choices():
                assert sentence(words, view, choice)
                verbs.add(choice // VERB)
    assert verbs >= set(range(2, 10))


def test_every_verb_has_a_teller() -> None:
    assert set(TELLERS) == {verb * VERB for verb in range(VERBS)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", range(KINDS))
def test_every_card_says_what_it_would_do_and_fits_its_frame(language: str, kind: int) -> None:
    words = Words(translator_for(language), 0)
    assert words.hint(kind)
    assert all(len(part) <= INNER for part in break_name(words.tight(kind)))
    for state, _ in walks(1):
        if state.queue:
            view = state.view(0)
            phrases = [effect(view, at, kind, kind)[0] for at in range(len(view.queue))]
            assert all(words.phrase(phrase) for phrase in phrases)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reader_is_addressed_and_the_others_are_named(language: str) -> None:
    events = [Event("kept", "OF-3.2", (0, 2, 1))]
    view = oriflamme.start(random.Random(1), players=3).view(0)
    you = log_lines(Words(translator_for(language), 0), events, view)[0].text.plain
    other = log_lines(Words(translator_for(language), 1), events, view)[0].text.plain
    family = translator_for(language).say("family-griffin")
    assert family not in you
    assert family in other


def test_an_elimination_and_its_point_are_one_line() -> None:
    fell = Event("eliminated", "OF-4.2", (0, 1, 3, 3, 1, 2))
    point = Event("gained", "OF-4.1", (0, 1, 1))
    view = oriflamme.start(random.Random(1), players=3).view(0)
    lines = log_lines(Words(translator_for("en"), 0), [fell, point], view)
    assert len(lines) == 1
    assert lines[0].gain.plain == "+1"
    assert "the Heir" in lines[0].text.plain


@pytest.mark.parametrize(
    ("typed", "name"),
    [("archer", "Archer"), ("лучник", "Archer"), ("deserteur", ""), ("Déser", "Deserter"),
     ("указ", "Decree"), ("embus", "Ambush"), ("яд", "Assassination"), ("decree", "Decree")],
)  # fmt: skip
def test_a_card_is_found_by_its_name_in_any_language(typed: str, name: str) -> None:
    assert [NAMES[kind] for kind in find_kinds(typed)] == ([name] if name else [])


def test_revealing_says_what_the_owner_will_gain() -> None:
    """OF-5.5. The Lord counts its own family beside it; the owner knows the card."""
    for state, _ in walks(12):
        if state.actor < 0 or REVEAL not in state.choices():
            continue
        view = state.view(state.actor)
        card = view.queue[view.at][0]
        if card.kind is None or NAMES[card.kind] != "Lord":
            continue
        words = Words(translator_for("en"), -1)
        effect_text = sentence(words, view, REVEAL)
        after = state.clone()
        after.apply(REVEAL)
        gained = after.stock[card.family] - state.stock[card.family] - card.points
        assert f"gain {gained} point" in effect_text
        return
    pytest.fail("no Lord was met")
