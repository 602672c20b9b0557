"""Messages computed for all audiences together equal those computed for each alone."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from support.table_driver import TableDriver

from aurum.engine import NUMBER, SPECTATOR, Event, EventKind, LogSentence, Phrase, sample_choice
from aurum.server.live.broadcast import Viewpoints, event_facts, messages, positions, seen
from aurum.server.messages import Happened, lines_of
from aurum.server.table.entries import Chose, LogRow
from aurum.server.table.session import GameSession, PlayedStep
from aurum.server.table.transition import Transition, apply_entries

GAMES = [("oriflamme", 2), ("oriflamme", 4), ("orichalque", 3)]

games = pytest.mark.parametrize(("game", "seats"), GAMES)


def moments(game: str, seats: int) -> Iterator[TableDriver]:
    """A table at every position of some games, before a seat chooses."""
    for seed in range(3):
        rng = Random(f"{seed} {game} {seats}")
        options: dict[str, Any] = {"set": "alliance"} if game == "oriflamme" and seed else {}
        driver = TableDriver(game, seats, **options).start()
        for _ in range(70):
            if driver.table.status != "running":
                break
            yield driver
            driver.choose(rng.choice(driver.choices()))


def plain(value: object) -> Any:
    """A value as its reader decodes it."""
    return msgspec.json.decode(msgspec.json.encode(value))


@games
def test_a_seat_is_shown_what_it_would_see_alone(game: str, seats: int) -> None:
    viewpoints = [*range(seats), SPECTATOR]
    for driver in moments(game, seats):
        shown = positions(driver.table, driver.play, viewpoints)
        assert list(shown) == viewpoints
        for seat in viewpoints:
            position = plain(shown[seat])
            assert position["seat"] == seat
            assert position["view"] == plain(driver.play.state.view(seat))
            own = driver.choices() if seat == driver.table.actor else []
            assert position["choices"] == own


@games
def test_messages_do_not_depend_on_other_listeners(game: str, seats: int) -> None:
    audiences = [(0,), (SPECTATOR,), tuple(range(seats)), (seats - 1,)]
    for driver in moments(game, seats):
        entry = Chose(driver.table.actor, driver.play.preview(driver.play.state.choices()[0]))
        row = LogRow(driver.table.number + 1, 0, driver.time, "", "", entry)
        change = apply_entries(driver.table, [row])

        def told_to(
            audiences: list[Viewpoints], change: Transition = change
        ) -> dict[Viewpoints, Happened]:
            (own,) = messages(change, 0, audiences)
            return own

        together = told_to(audiences)
        for viewpoints in audiences:
            shared = plain(together[viewpoints])
            assert shared == plain(told_to([viewpoints])[viewpoints])
            assert [found["seat"] for found in shared["now"]["positions"]] == list(viewpoints)


@games
def test_what_was_looked_ahead_at_is_what_happens(game: str, seats: int) -> None:
    rng = Random(f"ahead {game}")
    for driver in moments(game, seats):
        before = facts(driver.play)
        kept = driver.play.preview(sample_choice(driver.play.state, rng))
        assert facts(driver.play) == before, "to look ahead changes nothing"
        foreseen, played = driver.play.clone(), driver.play.clone()
        played._preview = None
        assert foreseen.make(kept, watched=True) == played.make(kept, watched=True)
        assert facts(foreseen) == facts(played)
        assert facts(driver.play) == before, "and neither does what a copy makes of it"


def facts(play: GameSession) -> object:
    """All that a play is, as a copy."""
    views = [plain(play.state.view(seat)) for seat in play.viewers]
    return views, play.state.choices(), list(play.choices), play.draws, play.barrier, play.owner


def test_who_chooses_otherwise_gets_what_they_chose() -> None:
    for driver in moments("oriflamme", 3):
        first, *others = driver.play.state.choices()
        for other in others[:3]:
            kept = driver.play.preview(other)
            driver.play.preview(first)  # another preview is asked for meanwhile
            play = driver.play.clone()
            play.make(kept)
            assert list(play.choices) == [*driver.play.choices, other]


def test_who_hesitates_and_goes_back_chooses_anew() -> None:
    for driver in moments("oriflamme", 2):
        play, seat = driver.play, driver.play.owner
        if play.undo_to(seat) < play.move:
            play.preview(play.state.choices()[0])
            driver.undo(seat, play.undo_to(seat))
            assert play._preview is None
            return
    raise AssertionError("nothing could be taken back")


def test_a_copy_of_a_table_is_all_of_it() -> None:
    (*_, driver) = moments("oriflamme", 3)
    table, copy = driver.table, driver.table.clone()
    for name in dir(table):
        value = getattr(table, name)
        if name.startswith("_") or callable(value):
            continue
        if name in ("session", "clock"):
            assert getattr(copy, name) is not value
        else:
            assert getattr(copy, name) is value or getattr(copy, name) == value, name
    assert copy.session is not None
    assert facts(copy.session) == facts(driver.play)
    assert copy.info() == table.info()


# Events


@games
def test_everybody_sees_of_a_choice_what_they_would_see_alone(game: str, seats: int) -> None:
    viewpoints = [*range(seats), SPECTATOR]
    for driver in moments(game, seats):
        before = driver.play.state
        table = driver.table.clone()
        assert table.session is not None
        kept = table.session.preview(before.choices()[0])
        steps = table.session.make(kept, watched=True)
        events = [event for step in steps for event in step.events]
        rules = table.session.game
        together = seen(table, steps, viewpoints)
        assert list(together) == viewpoints
        for seat, fact in together.items():
            assert fact == seen(table, steps, [seat])[seat]
            own = [event.seen_by(seat) for event in events]
            lines = plain(lines_of(rules, own, table.session.state.view(seat)))
            assert plain(fact) == {
                "seat": seat,
                "made": [step.seen[seat] for step in steps],
                "events": plain(event_facts(rules, own)),
                **({"lines": lines} if lines else {}),
            }
            assert plain(fact)["made"][0] == before.redacted(before.choices()[0], seat)


def test_only_its_audience_receives_a_secret() -> None:
    kinds = {
        "placed": EventKind({"spot": NUMBER}, {"kind": NUMBER}),
        "began": EventKind({"round": NUMBER}),
    }
    looks = {0: "place ? end", 1: "place Spy end", SPECTATOR: "place ? end"}
    events = [Event("began", "X-1", (2,)), Event("placed", "X-2", (4,), (7,), audience=1)]
    given: dict[int, list[Event]] = {}

    def log(events: list[Event], view: int) -> list[LogSentence]:
        given[view] = events
        return [LogSentence(Phrase(f"{view}"), 0)]

    game = SimpleNamespace(events=kinds, log=log, secretive=True)
    state = SimpleNamespace(view=lambda seat: seat)
    table: Any = SimpleNamespace(game="any", session=SimpleNamespace(game=game, state=state))
    facts = seen(table, [PlayedStep(5, 1, looks, events, False)], looks)
    assert {seat: fact.made for seat, fact in facts.items()} == {s: [t] for s, t in looks.items()}
    known = {seat: fact.events for seat, fact in facts.items()}
    assert known[1][1] == {"event": "placed", "rule": "X-2", "spot": 4, "kind": 7}
    assert known[0][1] == known[SPECTATOR][1] == {"event": "placed", "rule": "X-2", "spot": 4}
    assert [event.secrets for event in given[1]] == [(), (7,)]
    assert [event.secrets for event in given[SPECTATOR]] == [(), ()]
    lines = {seat: fact.lines[0].sentence[0] for seat, fact in facts.items()}
    assert lines == {0: f"{SPECTATOR}", 1: "1", SPECTATOR: f"{SPECTATOR}"}
    for seat in looks:
        assert known[seat][0] == {"event": "began", "rule": "X-1", "round": 2}
