"""How long Liar's Dice and the game of the page are, as their pages say."""

from __future__ import annotations

import re
from pathlib import Path

from liars_dice import plugin

from aurum import cli

README = plugin.folder.parent / "README.md"
PAGE = Path(__file__).parents[2] / "docs" / "write-a-game.md"
WORDS = "locales/en/game.ftl"


def lines(folder: Path, *names: str) -> int:
    """The lines of these files."""
    return sum(len((folder / name).read_text(encoding="utf-8").splitlines()) for name in names)


def numbers(row: str) -> list[int]:
    """The numbers in the cells of a row of a table."""
    return [int(cell) for cell in re.findall(r"(?<=\| )[0-9]+(?= \|)", row)]


def test_the_readme_counts_what_is_required_and_what_is_not() -> None:
    text = README.read_text(encoding="utf-8")
    rows = [row for row in text.splitlines() if numbers(row)]
    required = re.findall(r"`(\w+\.py)`", rows[0])
    optional = [lines(plugin.folder, name) for name in ("wording.py", "picture.py", "rulebook.py")]
    book = lines(plugin.folder, "locales/en/rulebook.ftl", "locales/en/scenes.ftl")
    assert [numbers(row) for row in rows] == [
        [lines(plugin.folder, *required), lines(plugin.folder, WORDS)],
        [optional[0]],
        [optional[1]],
        [optional[2], book],
    ]
    every = {path.name for path in plugin.folder.glob("*.py")}
    assert every == {*required, "wording.py", "picture.py", "rulebook.py"}
    scenarios = [path.name for path in plugin.folder.glob("scenarios/*.toml")]
    [said] = re.findall(r"The scenarios have (\d+) lines", text)
    assert int(said) == lines(plugin.folder / "scenarios", *scenarios)


def test_the_page_says_how_long_both_games_are() -> None:
    page = " ".join(PAGE.read_text(encoding="utf-8").split())
    skeleton = Path(cli.__file__).parent / "skeleton" / "package"
    rules = [f"{name}.py.jinja" for name in ("__init__", "rules", "game")]
    liars = [int(number) for row in README.read_text(encoding="utf-8").splitlines()
             for number in numbers(row)]  # fmt: skip
    wanted = [
        lines(skeleton, *rules), lines(skeleton, "phrases.py.jinja"),
        lines(skeleton, f"{WORDS}.jinja"), liars[0], liars[2], liars[1], *liars[3:],
    ]  # fmt: skip
    paragraph = page[page.index("Hunch has ") : page.index("## The folder")]
    assert [int(number) for number in re.findall(r"\d+", paragraph)] == wanted
