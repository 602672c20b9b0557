"""`aurum components`: which sets there are, whether a file is good, and what is in it."""

from __future__ import annotations

import re
from importlib.resources import files
from io import StringIO
from pathlib import Path
from xml.etree import ElementTree

import pytest
from rich.console import Console
from rich.text import Text

from aurum.cli import main
from aurum.games.orichalque.commands.drawing import draw_cells, draw_set
from aurum.games.orichalque.commands.svg import draw_sheet
from aurum.games.orichalque.rules.cells import Grid
from aurum.games.orichalque.rules.components import load
from aurum.words import LANGUAGES, translator_for

TEXT = (files("aurum.games.orichalque") / "components" / "aurum.toml").read_text(encoding="utf-8")
SVG = "{http://www.w3.org/2000/svg}"

Out = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AURUM_LANG", "en")
    monkeypatch.setenv("COLUMNS", "160")


def test_list_tells_what_is_in_each_set_and_where_it_comes_from(capsys: Out) -> None:
    assert main(["components", "list"]) == 0
    first, *sources = capsys.readouterr().out.splitlines()
    assert first == "aurum: 8 islands, 65 tiles, 3 automaton boards"
    assert [source.split(":")[0].strip() for source in sources] == [
        "from the rulebook",
        "from the printed player aid",
        "made for Aurum",
    ]
    assert sources[2].endswith("siege_engines, statues, island, automaton")


def test_a_good_file_is_told_to_be_good(tmp_path: Path, capsys: Out) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(TEXT.replace('name = "aurum"', 'name = "mine"'), encoding="utf-8")
    assert main(["components", "check", str(file)]) == 0
    output = capsys.readouterr().out
    assert output.startswith("mine can be played with.")
    assert load(file).digest[:12] in output


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "island A easy (line 123): the port H must be there once, not 0 times."),
        ("fr", "island A easy (ligne 123)\u00a0: le port H doit y être une fois, et non 0"),
        ("ru", "island A easy (строка 123): порт H должен быть один раз, а не 0 раз."),
    ],
)
def test_a_bad_file_is_told_in_every_language(
    language: str, expected: str, tmp_path: Path, capsys: Out
) -> None:
    file = tmp_path / "mine.toml"
    text = TEXT.replace(" . .   H\n", " . .   .\n", 1)
    line = text[: text.index('map = """')].count("\n") + 1
    file.write_text(text, encoding="utf-8")
    assert main(["components", "check", str(file), "--lang", language]) == 2
    assert expected.replace("123", str(line)) in capsys.readouterr().err


def test_a_file_or_set_that_is_not_there_is_named(tmp_path: Path, capsys: Out) -> None:
    assert main(["components", "check", str(tmp_path / "none.toml")]) == 2
    assert "none.toml” cannot be read" in capsys.readouterr().err
    assert main(["components", "show", "atlantis"]) == 2
    assert "no component set “atlantis”" in capsys.readouterr().err


def test_show_draws_every_board_and_tile_without_colour(capsys: Out) -> None:
    assert main(["components", "show", "aurum"]) == 0
    shown = capsys.readouterr().out
    for board in "ABCD":
        assert f"{board} · easy · 34 cells" in shown
        assert f"{board} · hard · 30 cells" in shown
    for letter in "HOB":
        assert shown.count(f"| {letter} |") == 8
    assert "25 tiles of 1 cell" in shown
    assert " L  V  M  ×1" in shown
    for level in ("Easy", "Normal", "Hard"):
        assert f"{level} automaton" in shown
    assert shown.count("★") == 3 + 1
    assert "\x1b" not in shown


def test_cells_are_drawn_as_hexagons_that_share_their_sides() -> None:
    grid = Grid([(0, 0), (1, 0), (0, 1)])
    drawn = draw_cells(grid, lambda cell: Text(grid.name(cell)))
    assert drawn.plain.split("\n") == [
        " / \\ / \\",
        "|a1 |a2 |",
        " \\ / \\ /",
        "  |b1 |",
        "   \\ /",
    ]


@pytest.mark.parametrize("width", [44, 80, 200])
def test_drawings_keep_within_the_window(width: int) -> None:
    page = StringIO()
    Console(width=width, file=page).print(draw_set(load("aurum"), translator_for("en"), width))
    lines = page.getvalue().splitlines()
    assert max(map(len, lines)) <= width
    whole = "|c1 |c2 |c3 |c4 |c5 |c6 |c7 |c8 |c9 |"  # the widest row of all, of B
    assert sum(whole in line for line in lines) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sheet_is_one_sound_file_that_needs_no_other(language: str) -> None:
    found = load("aurum")
    drawn = draw_sheet(found, translator_for(language))
    root = ElementTree.fromstring(drawn)
    assert root.tag == f"{SVG}svg"
    symbols = {element.get("id") for element in root.iter(f"{SVG}symbol")}
    used = [element.get("href", "") for element in root.iter(f"{SVG}use")]
    assert {name.removeprefix("#") for name in used} == symbols
    assert not re.search(r"(href|src)=\"(?!#)|url\((?!#)|@import", drawn)
    assert drawn.count("http") == 1  # the namespace
    cells = sum(island.grid.size for island in found.islands)
    circles = [element for element in root.iter(f"{SVG}circle") if element.get("fill") == "#DCC99F"]
    assert len(circles) == cells
    words = {element.text for element in root.iter(f"{SVG}text")}
    assert translator_for(language).say("components-island", board="D", side="hard") in words


def test_the_sheet_is_written_where_it_is_asked_for(tmp_path: Path, capsys: Out) -> None:
    out = tmp_path / "sheet.svg"
    assert main(["components", "show", "aurum", "--svg", str(out)]) == 0
    assert "is drawn" in capsys.readouterr().out
    assert out.read_text(encoding="utf-8").startswith("<svg")
    assert main(["components", "show", "aurum", "--svg", str(tmp_path / "no" / "x.svg")]) == 2
    assert "cannot be written" in capsys.readouterr().err


def test_a_name_with_markup_in_it_is_only_a_name(tmp_path: Path, capsys: Out) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(TEXT.replace('name = "aurum"', 'name = "a<b>&[red]c"'), encoding="utf-8")
    assert main(["components", "show", str(file)]) == 0
    assert "“a<b>&[red]c”" in capsys.readouterr().out
    title = ElementTree.fromstring(draw_sheet(load(file), translator_for("en"))).find(f"{SVG}title")
    assert title is not None
    assert title.text == "Orichalque · component set “a<b>&[red]c”"
