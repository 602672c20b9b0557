"""What every command module says to the parser: its `add_command(commands, translator)`."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Protocol, TypeAlias

from aurum.words import LANGUAGES, Translator

if TYPE_CHECKING:
    Commands: TypeAlias = argparse._SubParsersAction[argparse.ArgumentParser]
else:
    Commands = argparse._SubParsersAction  # it cannot be subscripted at run time


class Subcommand(Protocol):
    """A module of a command."""

    def add_command(self, commands: Commands, translator: Translator) -> None:
        """Say what the command takes."""


def add_action(
    actions: Commands, translator: Translator, command: str, name: str
) -> argparse.ArgumentParser:
    """One of the things that a command can do, explained by the message `command-COMMAND-NAME`."""
    explained = translator.say(f"command-{command}-{name}")
    parser = actions.add_parser(name, help=explained, description=explained)
    parser.add_argument(
        "--lang", choices=LANGUAGES, default=argparse.SUPPRESS, help=translator.say("command-lang")
    )
    return parser


def count(text: str) -> int:
    """A number of things, at least one; for argparse."""
    if not text.isascii() or not text.isdigit() or len(text) > 9 or int(text) < 1:
        raise ValueError(text)
    return int(text)
