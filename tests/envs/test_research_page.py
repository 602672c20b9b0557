"""`docs/research.md` lists the pieces and the numbers of actions as they are."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from aurum.engine import Options
from aurum.envs.encoding import encoding_of

PAGE = (Path(__file__).parents[2] / "docs" / "research.md").read_text(encoding="utf-8")
ROW = re.compile(r"^\| `(\w+)` \| (\(.*?\)) \|", re.MULTILINE)
ORIFLAMME, ORICHALQUE = PAGE.split("**Oriflamme.**")[1].split("**Orichalque.**")


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("cards", ["base", "alliance", "mixed"])
def test_the_pieces_of_oriflamme(players: int, cards: str) -> None:
    families, kinds = 4 if players == 2 else players, 20 if cards == "mixed" else 10
    letters = {"F": families, "K": kinds, "P": 6 * families}
    told = {name: eval(shape, {}, letters) for name, shape in ROW.findall(ORIFLAMME)}
    if cards != "mixed":
        del told["kinds"]
    pieces = encoding_of("oriflamme", {"players": players, "set": cards}).pieces.pieces
    assert {piece.name: piece.shape for piece in pieces} == told


@pytest.mark.parametrize(
    "options", [{"players": 2}, {"players": 4, "sides": "hard"}, {"solo": "easy"}]
)
def test_the_pieces_of_orichalque(options: Options) -> None:
    pieces = encoding_of("orichalque", options).pieces
    players = options.get("players", 2)
    letters = {"N": players, "B": 14, "C": 8, "A": 12, "T": 36, "R": 9}
    letters["S"] = 10 if options.get("sides") == "hard" else 9
    told = {name: eval(shape, {}, letters) for name, shape in ROW.findall(ORICHALQUE)}
    assert {piece.name: piece.shape for piece in pieces.pieces} == told


@pytest.mark.parametrize("cards", ["base", "alliance", "mixed"])
def test_the_numbers_of_actions(cards: str) -> None:
    sizes = [
        encoding_of("oriflamme", {"players": players, "set": cards}).numbering.size
        for players in (3, 4, 5, 2)
    ]
    three, four, five, two = sizes
    assert f"| {three}, {four}, {five} (" in PAGE
    assert f"{two}) |" in PAGE


@pytest.mark.parametrize("sides", ["easy", "hard"])
def test_the_numbers_of_actions_on_islands(sides: str) -> None:
    sizes = [
        encoding_of("orichalque", {"players": players, "sides": sides}).numbering.size
        for players in (2, 3, 4)
    ]
    assert f"| {', '.join(map(str, sizes))} |" in PAGE
