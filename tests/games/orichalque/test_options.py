"""OR-1.1, OR-9.3. Options, and records of another set."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest

from aurum.engine import BadOptions, BadRecord, Seat, begin_record, replay
from aurum.games.orichalque.rules import orichalque
from aurum.games.orichalque.rules.components import BadComponents


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ({"players": 1}, "2 to 4 play"),
        ({"players": 5}, "2 to 4 play"),
        ({"players": "2"}, "players must be a number, and “2” in quotes is a text: 2 to 4 play"),
        ({"players": 2, "solo": "easy"}, "2 to 4 play"),
        ({"solo": "brutal"}, "easy, normal, hard"),
        ({"players": 2, "boards": ["A", "E"]}, "A, B, C, D"),
        ({"players": 2, "boards": ["A", "A"]}, "a different one of A, B, C, D"),
        ({"players": 2, "boards": ["A"]}, "for each of 2 seats"),
        ({"players": 2, "sides": "middle"}, "easy, hard"),
        ({"players": 2, "sides": ["easy"]}, "for each of 2 seats"),
        ({"players": 2, "initiative": "french"}, "international, russian"),
        ({"solo": "easy", "initiative": "russian"}, "international, russian"),
        ({"players": 2, "colour": "red"}, "no option colour"),
    ],
)
def test_an_option_that_is_not_possible_says_what_is(given: dict[str, object], says: str) -> None:
    with pytest.raises(BadOptions) as refusal:
        orichalque.options(given)
    assert says in str(refusal.value)


def test_a_component_set_that_does_not_exist_is_named() -> None:
    with pytest.raises(BadComponents, match="atlantis"):
        orichalque.options({"players": 2, "components": "atlantis"})


def test_a_record_of_another_set_is_refused(tmp_path: Path) -> None:
    """The file was edited since: replaying would put other pieces onto other cells."""
    original = (files("aurum.games.orichalque") / "components" / "aurum.toml").read_text()
    mine = tmp_path / "mine.toml"
    mine.write_text(original)
    options = orichalque.options({"players": 2, "components": str(mine)})
    record = begin_record(orichalque, options, [Seat("a", "random"), Seat("b", "random")])
    assert list(replay(orichalque, record)) == []
    record.options["digest"] = "0" * 64
    with pytest.raises(BadRecord, match="not the one this was played with"):
        list(replay(orichalque, record))
