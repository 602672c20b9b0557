"""Errors speak, point and survive a pickle."""

from __future__ import annotations

import pickle

import pytest

from aurum.engine import Illegal, Unreadable, errors
from aurum.engine.events import NUMBER, Event, EventKind
from aurum.games.oriflamme.rules import oriflamme


def test_unreadable_points_at_the_place_in_its_line() -> None:
    with pytest.raises(Unreadable) as problem:
        oriflamme.read_position("round 2\nqueue G:Archer P:(Spyy)+1\nat 1")
    assert problem.value.facts["line"] == 2
    assert problem.value.facts["column"] == 19
    assert problem.value.pointer() == "queue G:Archer P:(Spyy)+1\n                  ^^^^"
    again = pickle.loads(pickle.dumps(problem.value))
    assert str(again) == str(problem.value)


def test_unreadable_at_the_end_of_the_text_says_so() -> None:
    with pytest.raises(Unreadable, match="ends too early") as problem:
        oriflamme.read("place")
    assert problem.value.pointer() == "place\n     ^"


def test_an_error_without_a_formatter_shows_its_key(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(errors, "formatter", errors._unformatted)
    assert str(Illegal("illegal-over", {"choice": "keep"}, "OF-7.1")) == (
        "illegal-over {'choice': 'keep'} [OF-7.1]"
    )


def test_an_event_tells_its_facts_by_name_and_its_secrets_only_to_its_audience() -> None:
    kind = EventKind({"family": NUMBER, "position": NUMBER}, {"kind": NUMBER})
    event = Event("placed", "OF-2.1", (0, 3), (7,), audience=0)
    assert event.as_dict(kind) == {
        "event": "placed", "rule": "OF-2.1", "family": 0, "position": 3, "kind": 7,
    }  # fmt: skip
    assert "kind" not in event.seen_by(1).as_dict(kind)
