"""Component sets of one's own: what ours does not have, and how a play keeps its set."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from random import Random

import pytest
from at_the_island import fact, legal, refused

from aurum.arena.match import Match
from aurum.arena.pictures import pictures
from aurum.engine import (
    Illegal,
    Seat,
    Unreadable,
    begin_record,
    check_game,
    play_out,
    read_record,
    replay,
)  # fmt: skip
from aurum.engine.fairness import verify
from aurum.games.orichalque.rules import Play, orichalque
from aurum.games.orichalque.rules.components import BadComponents
from aurum.words import voice

TEXT = (files("aurum.games.orichalque") / "components" / "aurum.toml").read_text(encoding="utf-8")


def own_set(tmp_path: Path, *changes: tuple[str, str], name: str = "mine.toml") -> Path:
    """A file like ours but for these changes."""
    text = TEXT
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    path = tmp_path / name
    path.write_text(text, encoding="utf-8")
    return path


# Tiles with two volcanoes

TWO_VOLCANOES = ("\nFV = 1\n", "\nVV = 1\n")


def holding(path: Path, entry: str) -> Play:
    return orichalque.read_position(
        f"components {path}; metropolis 1 c2 c3; held {entry}; phase tile"
    )


@pytest.mark.parametrize(
    ("entry", "per_pair"), [("produce2=VV(Gorgon,Hellhound)", 2), ("produce2=VV(Gorgon,Gorgon)", 1)]
)
def test_or_4_1_two_volcanoes_are_alike_only_under_like_creatures(
    tmp_path: Path, entry: str, per_pair: int
) -> None:
    """Turned by half, the tile would put each creature where the other was."""
    state = holding(own_set(tmp_path, TWO_VOLCANOES), entry)
    laid = []
    for choice in state.choices():
        after = state.clone()
        after.apply(choice)
        laid.append(tuple(after.creatures))
    assert len(laid) == len(set(laid))
    pairs = {tuple(sorted(cell for _, cell, _, _ in creatures)) for creatures in laid}
    assert len(laid) == per_pair * len(pairs)
    assert legal(state)[0].startswith("put ")


# Neighbouring ports


def test_or_2_2_a_metropolis_on_two_ports_is_one_choice(tmp_path: Path) -> None:
    ports = ("     . .   H\n    . . . . . .\n", "     . .   H\n    . . . . B .\n")
    path = own_set(tmp_path, ports, (". . . . . . B\n", ". . . . . . .\n"))
    state = orichalque.read_position(f"components {path}; display produce1=F recruit1=L capture1=D")
    cells = [frozenset(text.split()[1:]) for text in legal(state)]
    assert len(cells) == len(set(cells))
    both = next(text for text in legal(state) if set(text.split()[1:]) == {"a5", "b5"})
    refused(state, "found b5 a5", "OR-2.2")
    with pytest.raises(Illegal, match="is written “found a5 b5” here"):
        state.apply(orichalque.read("found b5 a5"))
    state.apply(orichalque.read(both))
    assert (fact(state, "hoplites", "1"), fact(state, "orichalque", "1")) == (4, 2)


# A play keeps its set


def test_a_record_holds_the_set_it_was_played_with(tmp_path: Path) -> None:
    path = own_set(tmp_path, TWO_VOLCANOES, ('name = "aurum"', 'name = "my; own"'))
    options = orichalque.options({"players": 2, "components": str(path)})
    seats = [Seat("a", "random"), Seat("b", "random")]
    record = begin_record(orichalque, options, seats)
    state = orichalque.begin(options)
    record.choices = [orichalque.write(choice) for choice in play_out(state, Random(3)).choices]
    path.unlink()
    told = read_record(record.to_json())
    assert str(path) not in record.to_json()
    last = list(replay(orichalque, told))[-1].state
    assert isinstance(last, Play)
    assert orichalque.settings(last) == options
    assert last.winners()


def test_a_record_that_names_a_file_is_still_read(tmp_path: Path) -> None:
    path = own_set(tmp_path, TWO_VOLCANOES)
    options = orichalque.options({"players": 2, "components": str(path)})
    old = {**options, "components": str(path)}
    record = begin_record(orichalque, old, [Seat("a", "random"), Seat("b", "random")])
    record.choices = ["board A", "board B", "first 1"]
    assert [step.text for step in replay(orichalque, record)] == record.choices
    path.unlink()
    with pytest.raises(BadComponents, match="cannot be read"):
        list(replay(orichalque, record))


def test_a_position_holds_its_set_and_may_name_a_file_with_spaces(tmp_path: Path) -> None:
    path = own_set(tmp_path, TWO_VOLCANOES, name="my  own box.toml")
    state = holding(path, "produce2=VV(Gorgon,Hellhound)")
    path.unlink()
    written = orichalque.write_position(state)
    assert written.splitlines()[1] == "players 2"
    again = orichalque.read_position(written)
    assert orichalque.write_position(again) == written
    assert again.choices() == state.choices()
    with pytest.raises(Unreadable, match="cannot be read"):
        orichalque.read_position(f"components {path}; phase end")
    with pytest.raises(Unreadable, match="not TOML"):
        orichalque.read_position('components "name = \\n"; phase end')
    with pytest.raises(Unreadable):
        orichalque.read_position('components "name; phase end')


def test_the_contract_holds_with_a_set_of_ones_own(tmp_path: Path) -> None:
    path = own_set(tmp_path, TWO_VOLCANOES)
    tables: list[dict[str, object]] = [{"players": 2}, {"solo": "easy"}]
    variants = [orichalque.options({**table, "components": str(path)}) for table in tables]
    path.unlink()
    assert check_game(orichalque, variants=variants, plays=1).plays == 2


def test_chance_of_a_match_is_verified_without_the_file(tmp_path: Path) -> None:
    path = own_set(tmp_path, TWO_VOLCANOES, ('name = "aurum"', 'name = "my own"'))
    match = Match("orichalque", "random*2", games=1, players=2, components=str(path))
    report = match.play(tmp_path / "out", workers=1)
    assert "my own" in pictures(report, voice("en").say)["seats.svg"]
    path.unlink()
    record = read_record(bytes(report.results[0].record).decode())
    assert verify(orichalque, record) > 20
