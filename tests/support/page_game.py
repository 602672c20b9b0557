"""The game that `docs/write-a-game.md` builds, as a package that is installed in a folder.

A block of code on the page names, behind its language, the file that it is a piece of, or the
example that it is.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

from support import game_package

PAGE = Path(__file__).parents[2] / "docs" / "write-a-game.md"
NAME = "hunch"
METHOD = "picture-method"
"""The block with a method that is added to the plug-in."""

BLOCK = re.compile(r"^```(\w+) (\S+)\n(.*?)^```$", re.DOTALL | re.MULTILINE)


class PageGame(NamedTuple):
    """What the page shows."""

    files: dict[str, str]
    """The files of the package, each put together from its pieces."""
    examples: dict[str, str]
    """Programs that use the game."""
    outputs: dict[str, str]
    """What these programs print, where the page says so."""
    excerpts: dict[str, str]
    """Messages, by a word and their language."""
    method: str
    commands: list[str]
    """The commands that name the game."""


def read() -> PageGame:
    """Everything that the page shows of the game."""
    page = PAGE.read_text(encoding="utf-8")
    pieces: dict[str, list[str]] = {}
    examples: dict[str, str] = {}
    outputs: dict[str, str] = {}
    excerpts: dict[str, str] = {}
    method = ""
    for language, name, text in BLOCK.findall(page):
        if language == "text":
            outputs[name] = text
        elif name == METHOD:
            method = text
        elif language == "ftl" and "." not in name:
            excerpts[name] = text
        elif "." in name:
            pieces.setdefault(name, []).append(text)
        else:
            examples[name] = text
    files = {name: "\n".join(texts) for name, texts in pieces.items()}
    commands = re.findall(rf"^\$ aurum (.*\b{NAME}\b.*)$", page, re.MULTILINE)
    return PageGame(files, examples, outputs, excerpts, method, commands)


def install(folder: Path, drawn: bool = False) -> PageGame:
    """Write the package, with the metadata that pip would have written."""
    game = write(folder, drawn)
    game_package.register(folder)
    return game


def write(folder: Path, drawn: bool = False) -> PageGame:
    """Write the package, on demand with a plug-in that names the picture."""
    game = read()
    for name, text in game.files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    if drawn:
        plugin = folder / NAME / "__init__.py"
        end = "\n\nplugin = "
        before, after = plugin.read_text(encoding="utf-8").split(end)
        plugin.write_text(f"{before}\n{game.method}{end}{after}", encoding="utf-8")
    return game


def lines(text: str) -> list[str]:
    """The lines of a file that are not blank: the pieces on the page have other gaps."""
    return [line for line in text.splitlines() if line]
