"""The games: `names` and `load` are the only door to one.

A game is a folder here, or a package of its own that names its plug-in by an entry point of the
group `aurum.games`. The rest of Aurum knows no game by name.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path
from typing import Final, NamedTuple

from aurum.engine.errors import BadOptions
from aurum.games.plugin import Plugin

__all__ = ["Plugin", "failures", "load", "names", "plugins"]

GROUP: Final = "aurum.games"
"""The group of the entry points by which other packages bring games."""


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
    for entry in entry_points(group=GROUP):
        try:
            plugin = entry.load()
            if not isinstance(plugin, Plugin):
                raise TypeError(f"{entry.value} is no Plugin")
            if plugin.name in (known.name for known in plugins):
                raise ValueError(f"there is a game {plugin.name!r} already")
        except Exception as problem:  # one that fails must not keep the others away
            failures[entry.name] = f"{type(problem).__name__}: {problem}"
        else:
            plugins.append(plugin)
    plugins.sort(key=lambda plugin: (plugin.order, plugin.name))
    return _Found({plugin.name: plugin for plugin in plugins}, failures)


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
