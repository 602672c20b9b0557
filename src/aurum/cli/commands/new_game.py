"""`aurum new-game`: the skeleton of a game, as a package of its own."""

from __future__ import annotations

import argparse
import keyword
import os
import re
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from aurum import games
from aurum.engine import BadOptions
from aurum.terminal.arguments import Commands
from aurum.words import Translator

WRITTEN: Final = 0
SKELETON: Final = Path(__file__).parents[1] / "skeleton"
"""The templates. `package` becomes a folder with the name of the game."""
SUFFIX: Final = ".jinja"
NAME: Final = re.compile("[a-z][a-z0-9_]*")


def add_command(commands: Commands, translator: Translator) -> None:
    """Say what `aurum new-game` takes."""
    parser = commands.add_parser(
        "new-game",
        help=translator.say("command-new-game"),
        description=translator.say("command-new-game.more"),
    )
    parser.add_argument("name", metavar="NAME", help=translator.say("command-new-game-name"))
    parser.add_argument(
        "--folder", type=Path, metavar="DIR", help=translator.say("command-new-game-folder")
    )
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace, translator: Translator) -> int:
    """Write the skeleton, and say what can be done with it."""
    folder: Path = chosen.folder or Path(chosen.name)
    check_name(chosen.name)
    if os.path.lexists(folder):
        raise BadOptions("new-game-folder", {"path": str(folder)})
    for path, text in skeleton(chosen.name).items():
        target = folder / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8", newline="\n")
    print(translator.say("new-game-written", name=chosen.name))
    for command in (
        f"python -m pip install -e {folder}",
        f"python -m pytest {folder / 'tests'}",
        f"aurum simulate {chosen.name}",
        f"aurum play {chosen.name}",
    ):
        print(f"  {command}")
    return WRITTEN


def check_name(name: str) -> None:
    """Refuse what cannot be the name of a game and of a Python package."""
    if not NAME.fullmatch(name):
        raise BadOptions("new-game-name", {"given": name})
    if keyword.iskeyword(name) or keyword.issoftkeyword(name):
        raise BadOptions("new-game-keyword", {"given": name})
    if name in games.names():
        raise BadOptions("new-game-exists", {"given": name})
    if name in sys.stdlib_module_names or _is_module(name):
        raise BadOptions("new-game-module", {"given": name})


def _is_module(name: str) -> bool:
    """Whether Python would import something else by this name. A mere folder does not count."""
    spec = find_spec(name)
    return spec is not None and spec.origin is not None


def skeleton(name: str) -> dict[Path, str]:
    """The files of a new game, by their paths."""
    # Here, so that other commands need not load it.
    from jinja2 import Environment, FileSystemLoader, StrictUndefined

    environment = Environment(
        loader=FileSystemLoader(SKELETON),
        undefined=StrictUndefined,
        keep_trailing_newline=True,
        autoescape=False,  # nothing of it is HTML
    )
    words = [word for word in name.split("_") if word]
    facts = {
        "name": name,
        "kind": "".join(word.capitalize() for word in words),
        "title": " ".join(words).capitalize(),
        "rule": ("".join(word[0] for word in words) if len(words) > 1 else name[:2]).upper(),
    }
    files: dict[Path, str] = {}
    for template in sorted(SKELETON.rglob(f"*{SUFFIX}")):
        path = template.relative_to(SKELETON).as_posix()
        text = environment.get_template(path).render(facts)
        first, _, rest = path.removesuffix(SUFFIX).partition("/")
        files[Path(name if first == "package" else first) / rest] = text
    return files
