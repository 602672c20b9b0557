"""Component sets of one's own: what ours does not have, and how a play keeps its set."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest
from at_the_island import fact, legal, refused

from aurum.engine import Illegal
from aurum.games.orichalque.rules import Play, orichalque

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
    state = orichalque.read_position(f"components {path}; display produce1=F recruit1=L")
    cells = [frozenset(text.split()[1:]) for text in legal(state)]
    assert len(cells) == len(set(cells))
    both = next(text for text in legal(state) if set(text.split()[1:]) == {"a5", "b5"})
    refused(state, "found b5 a5", "OR-2.2")
    with pytest.raises(Illegal, match="is written “found a5 b5” here"):
        state.apply(orichalque.read("found b5 a5"))
    state.apply(orichalque.read(both))
    assert (fact(state, "hoplites", "1"), fact(state, "orichalque", "1")) == (4, 2)
