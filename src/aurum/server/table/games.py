"""What the server needs of each game: checked options, its bots, a description."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, Literal

import msgspec

import aurum
from aurum import bots, games
from aurum.engine import BadOptions, Options
from aurum.games import Plugin
from aurum.server.table.entries import MOST_SEATS
from aurum.server.table.game_code import game_code
from aurum.server.table.served_words import served_words
from aurum.words import LANGUAGES, Translator, game_title, languages_of, translator_for

OptionValue = bool | int | str


class OptionInfo(msgspec.Struct, frozen=True):
    """An option of a game, as a form asks for it."""

    name: str
    kind: Literal["switch", "number", "word"]
    values: list[OptionValue]
    """What it can be."""
    usual: OptionValue
    """Its default value."""


class GameInfo(msgspec.Struct, frozen=True):
    """A game that can be played here."""

    name: str
    rules: int
    seats: list[int]
    """How many may play."""
    usual_seats: int
    """For how many a new table is."""
    secrets: bool
    """Whether a seat may know what another does not."""
    bots: list[str]
    """The bots there are, the best last."""
    names: dict[str, list[str]]
    """For each kind of thing that views number, its words in the notation, by number."""
    options: list[OptionInfo]
    """The options that can be asked for without knowing the game."""
    brings: list[str]
    """The optional parts of its plug-in, such as `picture`."""
    titles: dict[str, str]
    """What it is called, in each language of the server."""
    about: dict[str, str]
    """A sentence about it, in each language, where it has one."""
    words: dict[str, str]
    """The languages it has words in, each with the digest of the words."""


def check_options(
    name: str, given: Mapping[str, Any], seats: int, rng: Random | None = None
) -> Options:
    """The options of a table with so many seats, complete; `BadOptions` says what is allowed."""
    game = aurum.game(name)
    check_no_files(name, given)
    wished = given.get("players", seats)
    if wished != seats:
        raise BadOptions("server-players", {"given": str(wished), "seats": seats})
    with game_code(name, refuses=True):
        return game.options({**given, "players": seats}, rng)


def check_no_files(name: str, given: Mapping[str, Any]) -> None:
    """Refuse options by which a guest could make the server read a file."""
    sets = games.load(name).component_sets()
    if sets is not None:
        sets.check(given)


def best_bot(game: str) -> str:
    """The strongest bot there is."""
    return bots.levels(game)[-1]


def check_bot(game: str, level: str) -> str:
    """A bot's name if the game has it; the strongest bot for an empty one."""
    known = bots.levels(game)
    if level and level not in bots.names(game):
        facts = {"given": level, "game": game, "allowed": ", ".join(known)}
        raise BadOptions("server-bot", facts)
    return level or best_bot(game)


def describe(name: str) -> GameInfo:
    """The description of a game for clients."""
    plugin = games.load(name)
    game, seats = plugin.rules(), [number for number in plugin.seats() if number <= MOST_SEATS]
    wished = len(plugin.usual_seats.split(","))
    usual = wished if wished in seats else seats[len(seats) // 2]
    titles = {language: game_title(translator_for(language), name) for language in LANGUAGES}
    found = {language: _about(translator_for(language), name) for language in LANGUAGES}
    return GameInfo(
        name=name,
        rules=game.rules,
        seats=seats,
        usual_seats=usual,
        secrets=game.secretive,
        bots=bots.levels(name),
        names=dict(plugin.vocabulary()),
        options=_describe_options(plugin, usual),
        brings=plugin.brings(),
        titles=titles,
        about={language: text for language, text in found.items() if text},
        words={language: served_words(name, language).digest for language in languages_of(name)},
    )


def _about(translator: Translator, name: str) -> str:
    """What a game says of itself: the attribute `does` of its title."""
    key = f"game-{name}"
    known = translator.has(key) and "does" in translator.attributes(key)
    return translator.say(f"{key}.does") if known else ""


def _describe_options(plugin: Plugin, seats: int) -> list[OptionInfo]:
    asked = [option for option in plugin.options if option.values]
    if not asked:
        return []
    usual: Any = plugin.rules().options({"players": seats})
    return [
        OptionInfo(option.name, _kind(option.values[0]), list(option.values), usual[option.name])
        for option in asked
    ]


def _kind(value: OptionValue) -> Literal["switch", "number", "word"]:
    if isinstance(value, bool):
        return "switch"
    return "number" if isinstance(value, int) else "word"
