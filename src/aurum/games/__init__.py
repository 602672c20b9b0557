"""The games: `names` and `load` are the only door to one.

A game is a folder here, or a package of its own that names its plug-in by an entry point of the
group `aurum.games`. The rest of Aurum knows no game by name.
"""

from __future__ import annotations

import re
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Final, NamedTuple

from aurum.engine.contract import Game
from aurum.engine.errors import AurumError, BadOptions
from aurum.games.plugin import CONTRACT, FALLBACK, Option, Plugin

__all__ = ["CONTRACT", "Plugin", "failures", "load", "names", "plugins"]

GROUP: Final = "aurum.games"
"""The group of the entry points by which other packages bring games."""
RESERVED: Final = frozenset(
    [
        "alpha", "beta", "bots", "command", "count", "deals", "game", "games", "gauntlet", "h0",
        "h1", "help", "iterations", "json", "lang", "licence", "limit", "minutes", "move",
        "observations", "onward", "out", "players", "pool", "positions", "ray", "records",
        "resume", "run", "samples", "save", "seats", "seconds", "seed", "solving", "workers",
    ]
)  # fmt: skip
"""What no option of a game can be called: commands that take options have these of their own."""
_NAME: Final = re.compile("[a-z][a-z0-9_]*")
_KEY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.ASCII | re.MULTILINE)
_PLATFORM: Final = Path(__file__).parents[1]


class _Found(NamedTuple):
    plugins: dict[str, Plugin]
    failures: dict[str, str]


@cache
def _found() -> _Found:
    plugins: list[Plugin] = []
    failures: dict[str, str] = {}
    for folder in sorted(Path(__file__).parent.iterdir()):
        if (folder / "__init__.py").is_file():
            plugins.append(import_module(f"{__name__}.{folder.name}").plugin)
    owners = dict.fromkeys((plugin.name for plugin in plugins), "")
    messages = _Messages(plugins)
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: (entry.name, entry.value)):
        try:
            plugin = _load(entry)
            if plugin.name in owners:
                owner = owners[plugin.name]
                by = f", by {owner}" if owner else ""
                raise ValueError(f"there is a game {plugin.name!r} already{by}")
            messages.add(plugin)
        except (Exception, SystemExit) as problem:  # one that fails must not keep the others away
            name = entry.value if entry.name in failures else entry.name
            failures[name] = f"{type(problem).__name__}: {_text(problem)}"
        else:
            plugins.append(plugin)
            owners[plugin.name] = entry.value
    plugins.sort(key=lambda plugin: (plugin.order, plugin.name))
    return _Found({plugin.name: plugin for plugin in plugins}, failures)


def _load(entry: EntryPoint) -> Plugin:
    """The plug-in of an entry point, with its rules; an exception says what is wrong with it."""
    plugin = entry.load()
    if not isinstance(plugin, Plugin):
        raise TypeError(f"{entry.value} is no Plugin")
    if plugin.contract != CONTRACT:
        raise ValueError(
            f"it is written for version {plugin.contract} of the contract of a game; "
            f"this Aurum has version {CONTRACT}"
        )
    if not isinstance(plugin.name, str) or not _NAME.fullmatch(plugin.name):
        raise ValueError(f"a name is lower-case letters, digits and _, not {plugin.name!r}")
    game = plugin.rules()
    if not isinstance(game, Game):
        raise TypeError(f"rules() returns no Game but {game!r}")
    if game.name != plugin.name:
        raise ValueError(f"the plug-in is called {plugin.name!r}, its rules {game.name!r}")
    if not plugin.seats():
        raise ValueError("variants() is empty: there must be a table to play at")
    plugin.commands()
    for option in plugin.options:
        _check_option(plugin, option)
    return plugin


class _Messages:
    """Whose the messages are. All games and the platform share one set of keys: of two messages
    with one key, a reader would see the wrong one."""

    def __init__(self, builtin: list[Plugin]) -> None:
        self._builtin = builtin
        self._folders: set[Path] = set()
        self._owners: dict[str, str] = {}

    def add(self, plugin: Plugin) -> None:
        """Add those of a plug-in; ValueError names one that is already taken."""
        if not self._owners:
            self._owners = dict.fromkeys(_keys(_PLATFORM, FALLBACK), "Aurum")
            for game in self._builtin:
                self._owners |= dict.fromkeys(_keys(game.folder, FALLBACK), game.name)
        if plugin.folder in self._folders:  # of two games in one package, with one set of messages
            return
        own = _keys(plugin.folder, "*")
        for key in sorted(own & self._owners.keys()):
            raise ValueError(
                f"there is a message {key!r} already, of {self._owners[key]}; "
                f"a key begins with the name of the game, such as {plugin.name}-{key}"
            )
        self._folders.add(plugin.folder)
        self._owners |= dict.fromkeys(own, plugin.name)


def _keys(folder: Path, language: str) -> set[str]:
    """The keys of the messages and terms of a language; `*` stands for any."""
    paths = (folder / "locales").glob(f"{language}/*.ftl")
    return {key for path in paths for key in _KEY.findall(path.read_text(encoding="utf-8"))}


def _check_option(plugin: Plugin, option: Option) -> None:
    """Every command takes the options of all games: one that cannot be taken fails them all."""
    if option.name in RESERVED or not _NAME.fullmatch(option.name):
        raise ValueError(f"an option cannot be called {option.name!r}")
    for folder in (_PLATFORM, plugin.folder):
        for path in (folder / "locales" / FALLBACK).glob("*.ftl"):
            if f"\n{option.help} =" in "\n" + path.read_text(encoding="utf-8"):
                return
    raise ValueError(f"the option {option.name!r} is explained by no message {option.help!r}")


def _text(problem: BaseException) -> str:
    """What an exception says. The words of a game are not known before it is loaded, so that an
    error of Aurum is told by its key."""
    if isinstance(problem, AurumError):
        return " ".join([problem.key, *(f"{name}={fact}" for name, fact in problem.facts.items())])
    return str(problem)


def names() -> list[str]:
    """The names of the games there are."""
    return list(_found().plugins)


def plugins() -> list[Plugin]:
    """What all games bring."""
    return list(_found().plugins.values())


def load(name: str) -> Plugin:
    """What the game of this name brings; `BadOptions` says which there are."""
    plugin = _found().plugins.get(name)
    if plugin is None:
        raise BadOptions("options-game", {"given": str(name), "allowed": ", ".join(names())})
    return plugin


def failures() -> dict[str, str]:
    """The entry points whose game could not be loaded, each with the reason."""
    return dict(_found().failures)
