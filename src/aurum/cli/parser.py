"""The parser of the command line, with its help in the language of the user."""

from __future__ import annotations

import argparse
import platform
from collections.abc import Sequence
from typing import Any, Final

import aurum
from aurum.cli.commands import (
    analyse,
    arena,
    backup,
    bench,
    dataset,
    exploit,
    games,
    new_game,
    play,
    puzzles,
    record,
    scenario,
    serve,
    simulate,
    stats,
)
from aurum.words import LANGUAGES, Translator, game_titles, preferred_language

_ARGPARSE: Final = {
    "usage: ": "argparse-usage",
    "options": "argparse-options",
    "positional arguments": "argparse-positionals",
    "show this help message and exit": "argparse-help",
    "%(prog)s: error: %(message)s\n": "argparse-error",
    "the following arguments are required: %s": "argparse-required",
    "unrecognized arguments: %s": "argparse-unrecognized",
    "argument %(argument_name)s: %(message)s": "argparse-argument",
    "invalid choice: %(value)r (choose from %(choices)s)": "argparse-choice",
    "invalid %(type)s value: %(value)r": "argparse-value",
    "expected one argument": "argparse-expected-one",
    "expected at least one argument": "argparse-expected-some",
    "not allowed with argument %s": "argparse-not-with",
    "one of the arguments %s is required": "argparse-one-required",
}
"""What argparse itself says, by the keys under which `locales/` says it."""


_COMMANDS: Final = (
    play,
    serve,
    record,
    analyse,
    stats,
    simulate,
    arena,
    exploit,
    dataset,
    puzzles,
    scenario,
    games,
    new_game,
    backup,
    bench,
)


class _Unfitting(str):
    """What argparse says of a value: when it fills in the kind, we know what would be right."""

    translator: Translator

    def __new__(cls, translator: Translator) -> _Unfitting:
        number = super().__new__(cls)
        number.translator = translator
        return number

    def __mod__(self, facts: Any) -> str:
        return self.translator.say("argparse-value", facts)


def language_of(arguments: Sequence[str]) -> str:
    """The language asked for with `--lang`, found before anything is said; else the system's."""
    for number, argument in enumerate(arguments):
        name, equals, value = argument.partition("=")
        if name == "--lang":
            wanted = value if equals else "".join(arguments[number + 1 : number + 2])
            return wanted if wanted in LANGUAGES else preferred_language()
    return preferred_language()


def build() -> str:
    """Which build of the rules runs: compiled by mypyc, or pure Python."""
    return aurum.BUILD


def build_parser(translator: Translator) -> argparse.ArgumentParser:
    """The parser, speaking this language."""

    def translate(text: str) -> str:
        key = _ARGPARSE.get(text)
        if key == "argparse-value":
            return _Unfitting(translator)
        return translator.say(key) if key else text

    argparse._ = translate  # type: ignore[attr-defined]  # its only hook for other languages
    description = translator.say("command-aurum", games=game_titles(translator))
    parser = argparse.ArgumentParser("aurum", description=description)
    runs = f"{aurum.__version__} ({build()}, {platform.python_implementation()} "
    runs += f"{platform.python_version()})"
    version = translator.say("command-version")
    parser.add_argument("--version", action="version", version=f"aurum {runs}", help=version)
    title = translator.say("command-commands")
    commands = parser.add_subparsers(title=title, required=True, dest="command")
    brought = [command for plugin in aurum.games.plugins() for command in plugin.commands()]
    for command in (*_COMMANDS, *brought):
        command.add_command(commands, translator)
    for chosen in commands.choices.values():
        _add_language(chosen, translator)
    return parser


def _add_language(parser: argparse.ArgumentParser, translator: Translator) -> None:
    parser.add_argument(
        "--lang",
        choices=LANGUAGES,
        default=translator.language,
        help=translator.say("command-lang"),
    )
