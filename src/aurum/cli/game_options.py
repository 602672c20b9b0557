"""The options of games on the command line: `--set`, `--players` and what else a game takes."""

from __future__ import annotations

import argparse

from aurum import games
from aurum.engine import BadOptions
from aurum.games.plugin import Option
from aurum.words import Translator


def _options() -> dict[str, tuple[Option, list[str]]]:
    """Every option by its name, and the games that have it."""
    found: dict[str, tuple[Option, list[str]]] = {}
    for plugin in games.plugins():
        for option in plugin.options:
            found.setdefault(option.name, (option, []))[1].append(plugin.name)
    return found


def add_options(parser: argparse.ArgumentParser, translator: Translator) -> None:
    """Let a command take the options of all games."""
    for option, _ in _options().values():
        explained = translator.say(option.help)
        parser.add_argument(f"--{option.name}", metavar=option.metavar, help=explained)


def options_of(chosen: argparse.Namespace) -> dict[str, object]:
    """What was asked for, as the game's options; one that belongs to another game is refused."""
    found: dict[str, object] = {}
    for name, (option, owners) in _options().items():
        given = getattr(chosen, name)
        if given is None:
            continue
        if chosen.game not in owners:
            facts = {"option": f"--{name}", "game": chosen.game, "owner": ", ".join(owners)}
            raise BadOptions("command-not-for", facts)
        words = [word.strip() for word in given.split(",")]
        found[name] = words if option.each_seat and len(words) > 1 else given
    return found


def alone(game: str, options: dict[str, object]) -> bool:
    """Whether one plays alone with these options."""
    return games.load(game).alone in options
