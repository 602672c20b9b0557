"""Bots by their names: built-in ones, and your own by `module:Class`."""

from __future__ import annotations

import importlib
import importlib.util
import sys
from hashlib import sha256
from pathlib import Path

from aurum import bots, games
from aurum.arena.errors import BadMatch
from aurum.bots import Bot


def load_bot(game: str, name: str) -> Bot:
    """The bot of this name, made anew; `BadMatch` says why it cannot be."""
    if ":" not in name:
        if name not in bots.names(game):
            facts = {"given": name, "game": game, "allowed": ", ".join(bots.names(game))}
            raise BadMatch("arena-bot-unknown", facts)
        return bots.bot(game, name)
    module_name, _, class_name = name.partition(":")
    if "" not in sys.path:
        sys.path.insert(0, "")  # the folder one is in, as with `python -m`
    try:
        module = importlib.import_module(module_name)
    except (Exception, SystemExit) as problem:
        raise _bad("arena-bot-module", name, problem, module=module_name) from None
    kind = getattr(module, class_name, None)
    if not callable(kind):
        facts = {"bot": name, "module": module_name, "name": class_name}
        raise BadMatch("arena-bot-class", facts)
    try:
        made: Bot = kind()
    except (Exception, SystemExit) as problem:
        raise _bad("arena-bot-made", name, problem) from None
    if not callable(getattr(made, "answer", None)):
        raise BadMatch("arena-bot-answer", {"bot": name})
    return made  # whether it is a bot, its first answer shows


def _bad(key: str, name: str, problem: BaseException, **facts: str) -> BadMatch:
    return BadMatch(key, {"bot": name, "problem": error_text(problem), **facts})


def error_text(problem: BaseException) -> str:
    """An exception as one line of text."""
    try:
        return short(f"{type(problem).__name__}: {problem}")
    except Exception:  # its own text fails
        return type(problem).__name__


def short(text: str) -> str:
    """So much of a text as somebody reads."""
    return text if len(text) <= 200 else f"{text[:199]}…"


def fingerprint(game: str, name: str, own: Bot | None = None) -> str:
    """What changes when a bot's own code does: results of two versions are not one match."""
    if own is not None:
        return f"{type(own).__module__}.{type(own).__qualname__}"
    if ":" not in name:
        folders = (Path(bots.__file__).parent, games.load(game).folder / "bots")
        paths = [path for folder in folders for path in sorted(folder.rglob("*"))]
        files = [path for path in paths if _is_source(path)]
    else:
        files = _file_of(name.partition(":")[0])
    digest = sha256()
    for path in files:
        digest.update(path.name.encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:12] if files else ""


def _is_source(path: Path) -> bool:
    return path.is_file() and "__pycache__" not in path.parts


def _file_of(module: str) -> list[Path]:
    """Where a module's source lies, found without running it; none if there is none to be found."""
    if not module:
        return []
    place = Path(*module.split("."))
    for folder in (Path(entry or ".") for entry in ("", *sys.path)):
        for path in (folder / place.with_suffix(".py"), folder / place / "__init__.py"):
            if path.is_file():
                return [path]
    return []
