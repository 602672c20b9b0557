"""Component sets of one's own: what ours does not have, and how a play keeps its set."""

from __future__ import annotations

from importlib.resources import files
from io import StringIO
from pathlib import Path
from random import Random

import pytest
from rich.console import Console
from support.brief import often
from support.orichalque_positions import fact, legal, refused

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
from aurum.games.orichalque.commands.drawing import draw_set
from aurum.games.orichalque.commands.svg import draw_sheet
from aurum.games.orichalque.rules import OrichalqueState, orichalque
from aurum.games.orichalque.rules.components import BadComponents, load
from aurum.games.orichalque.rules.components_checks import read_set, tile_of
from aurum.words import translator_for

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


def holding(path: Path, entry: str) -> OrichalqueState:
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
    read = read_record(record.to_json())
    assert str(path) not in record.to_json()
    last = list(replay(orichalque, read))[-1].state
    assert isinstance(last, OrichalqueState)
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
    tables: list[dict[str, object]] = [{"solo": "easy"}, {"players": 2}]
    variants = [
        orichalque.options({**table, "components": str(path)}) for table in tables[: often(2, 1)]
    ]
    path.unlink()
    assert check_game(orichalque, variants=variants, plays=1).plays == often(2, 1)


def test_chance_of_a_match_is_verified_without_the_file(tmp_path: Path) -> None:
    path = own_set(tmp_path, TWO_VOLCANOES, ('name = "aurum"', 'name = "my own"'))
    match = Match("orichalque", "random*2", games=1, players=2, components=str(path))
    report = match.play(tmp_path / "out", workers=1)
    assert "my own" in pictures(report, translator_for("en").say)["seats.svg"]
    path.unlink()
    record = read_record(bytes(report.results[0].record).decode())
    assert verify(orichalque, record) > 20


# What nobody has published


def test_our_triples_are_trefoils_whether_the_file_says_so_or_not() -> None:
    table = '[triples]\nsource = "aurum"\nshape = "trefoil"\n'
    assert table in TEXT
    assert read_set(TEXT.replace(table, "")).digest == read_set(TEXT).digest == load("aurum").digest


def shaped(tmp_path: Path, shape: str) -> Path:
    """A set with triples of this shape, and one board of the automaton that takes them."""
    rows = {
        "line": (["n n n n n n"], ["1 2 2 3 3 3"]),
        "bend": (["n n n n", "n n"], ["3 3 2 2", "1 3"]),
    }[shape]
    sectors: list[str] = []
    slots: list[str] = []
    for sector in range(6):
        for drawn, sizes in zip(*rows, strict=True):
            indent = " " * (len(sectors) % 2)
            sectors.append(indent + drawn.replace("n", str(sector + 1)))
            slots.append(indent + sizes)
    start = TEXT.index('sectors = """')
    end = TEXT.index("priority", start)
    maps = [
        f'{key} = """\n' + "\n".join([*found, "@"]) + '\n"""\n'
        for key, found in (("sectors", sectors), ("slots", slots))
    ]
    last = TEXT.index("[[automaton]]", end)
    text = TEXT[:start] + "".join(maps) + 'arrows = ["NE"]\n' + TEXT[end:last]
    path = tmp_path / f"{shape}.toml"
    path.write_text(text.replace('shape = "trefoil"', f'shape = "{shape}"'), encoding="utf-8")
    return path


@pytest.mark.parametrize("shape", ["line", "bend"])
def test_triples_may_have_another_shape(tmp_path: Path, shape: str) -> None:
    path = shaped(tmp_path, shape)
    found = load(path)
    assert found.digest != load("aurum").digest
    for island in found.islands:
        for placement in island.grid.placements[3]:
            touching = [
                sum(island.grid.beside[cell] >> other & 1 for other in placement.cells)
                for cell in placement.cells
            ]
            assert touching == [1, 2, 1]
            first, middle, last = [island.grid.coords[cell] for cell in placement.cells]
            straight = (2 * middle[0], 2 * middle[1]) == (first[0] + last[0], first[1] + last[1])
            assert straight == (shape == "line")
    tables: list[dict[str, object]] = [{"solo": "easy"}, {"players": 2}]
    variants = [
        orichalque.options({**table, "components": str(path)}) for table in tables[: often(2, 1)]
    ]
    assert check_game(orichalque, variants=variants, plays=1).plays == often(2, 1)
    state = holding(path, "produce3=FLD")
    laid = set()
    for choice in state.choices():
        after = state.clone()
        after.apply(choice)
        laid.add(after.tiles[-1])
    assert len(laid) == len(state.choices())


def test_what_is_the_same_tile_when_turned_depends_on_the_shape() -> None:
    assert tile_of("FLD", "line") == tile_of("DLF", "line") != tile_of("LDF", "line")
    assert tile_of("FLD", "bend") != tile_of("DLF", "bend")
    assert tile_of("DF", "bend") == tile_of("FD", "bend") == tile_of("FD")


def test_a_slot_of_the_automaton_has_the_shape_of_the_tile() -> None:
    with pytest.raises(BadComponents, match="one slot of size 3, shaped like the tile"):
        read_set(TEXT.replace('shape = "trefoil"', 'shape = "line"'))
    with pytest.raises(BadComponents, match="“ring” is not possible for shape"):
        read_set(TEXT.replace('shape = "trefoil"', 'shape = "ring"'))


STRIP = "strip = [[0, 0], [1, 0], [0, 0]"


@pytest.mark.parametrize(
    ("effect", "gained"),
    [("[2, 3]", (2, 3)), ('"produce"', (0, 2)), ('"recruit"', (1, 0)), ('"construct"', (0, 0))],
)
def test_or_10_4_a_slot_of_the_strip_may_hold_an_action(
    tmp_path: Path, effect: str, gained: tuple[int, int]
) -> None:
    """The automaton builds a Mine, which brings 1 orichalque, onto the first slot."""
    path = own_set(tmp_path, (STRIP, f"strip = [{effect}, [0, 0], [0, 0]"))
    more = "Arch" if effect == '"construct"' else "-"
    state = orichalque.read_position(
        f"components {path}; solo easy; current 2; hoplites 0 0; orichalque 0 0; "
        f"spots Mine - {more} -; held construct1=-; phase action"
    )
    assert fact(state, "hoplites", "2") == gained[0]
    assert fact(state, "orichalque", "2") == 1 + gained[1]
    built = fact(state, "buildings", "2")
    assert built == (["Mine", "Arch"] if effect == '"construct"' else ["Mine"])


def test_a_strip_with_an_action_is_shown(tmp_path: Path) -> None:
    path = own_set(tmp_path, (STRIP, 'strip = ["capture", [1, 0], [0, 0]'))
    assert draw_sheet(load(path), translator_for("en")) != draw_sheet(
        load("aurum"), translator_for("en")
    )
    console = Console(width=120, file=StringIO())
    console.print(draw_set(load(path), translator_for("en"), 120))
    assert isinstance(console.file, StringIO)
    assert translator_for("en").say("action-capture.name") in console.file.getvalue()
    with pytest.raises(BadComponents, match="or one of the actions produce, recruit"):
        read_set(TEXT.replace(STRIP, 'strip = ["fight", [1, 0], [0, 0]'))
