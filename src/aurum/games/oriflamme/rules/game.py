"""Oriflamme as a `Game`: the face it turns to the engine."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Final

from aurum.engine.contract import OVER, SPECTATOR, Game, Options, Stage
from aurum.engine.errors import BadOptions
from aurum.engine.events import EventKind
from aurum.games.oriflamme.rules import (
    facts,
    notation,
    options,
    play,
    position_reader,
    position_writer,
)
from aurum.games.oriflamme.rules import imagine as imagining
from aurum.games.oriflamme.rules.cards import LETTERS, VERDICTS, family_of
from aurum.games.oriflamme.rules.deck import NAMES
from aurum.games.oriflamme.rules.eyes import look_at_all
from aurum.games.oriflamme.rules.open_view import open_view
from aurum.games.oriflamme.rules.options import setup_of
from aurum.games.oriflamme.rules.play import Play
from aurum.games.oriflamme.rules.rulebook import RULEBOOK
from aurum.games.oriflamme.rules.table import DISCARD, HAND, NONE, PACK, RESERVE, SET_ASIDE
from aurum.games.oriflamme.rules.view import View

EVENTS: Final = {
    "dealt": EventKind(("family", "cards"), ("first", "second", "third")),
    "began": EventKind(("round", "family")),
    "placed": EventKind(("family", "spot", "position"), ("kind",)),
    "kept": EventKind(("family", "position", "points")),
    "revealed": EventKind(("family", "position", "kind", "points"), shows=True),
    "idle": EventKind(("family", "position", "kind")),
    "rested": EventKind(("family", "position")),
    "gained": EventKind(("family", "points", "kind")),
    "robbed": EventKind(("family", "victim", "kind")),
    "put": EventKind(("family", "position", "points")),
    "drained": EventKind(("family", "position", "points")),
    "eliminated": EventKind(
        ("family", "owner", "position", "kind", "hidden", "points"), shows=True
    ),
    "discarded": EventKind(("family", "position", "kind", "points")),
    "reserved": EventKind(("family", "position", "kind", "points")),
    "copied": EventKind(("family", "position", "model", "kind")),
    "moved": EventKind(("family", "owner", "position", "goal")),
    "swapped": EventKind(("family", "position", "kind"), ("card",)),
    "marked": EventKind(("family", "owner", "position")),
    "hid": EventKind(("family", "position", "kind")),
    "ended": EventKind(("winners",)),  # a set of seats, one bit each
}


class OriflammeGame(Game[Play, View]):
    """Oriflamme, Alliance, and any ten cards of both."""

    name = "oriflamme"
    rules = 1
    rulebook = RULEBOOK
    events = EVENTS
    secretive = True

    def options(self, given: Mapping[str, object], rng: Random | None = None) -> Options:
        return options.check_options(given, rng)

    def variants(self) -> list[Options]:
        """Both boxes, and two blends of the cards that meddle with others, at all sizes."""
        blend = [
            "Shapeshifter", "Ambush", "Decree", "Spy", "Informer", "Diplomat", "Deserter", "Judge",
            "Insurrection", "Extortion",
        ]  # fmt: skip
        other = [
            "Shapeshifter", "Heir", "Assassination", "Archer", "Empress", "Informer", "Fanatic",
            "Insurrection", "Infiltration", "Deal",
        ]  # fmt: skip
        return [
            self.options({"set": ten, "players": players})
            for ten in ("base", "alliance", blend, other)
            for players in options.PLAYERS
        ]

    def begin(self, options: Options) -> Play:
        return play.begin(setup_of(options))

    def seats(self, options: Options) -> int:
        return setup_of(options).seats

    def settings(self, state: Play) -> Options:
        return options.options_of(state.setup)

    def write(self, choice: int) -> str:
        return notation.write(choice)

    def read(self, text: str) -> int:
        return notation.read(text)

    def write_position(self, state: Play) -> str:
        return position_writer.write_view(look_at_all(state))

    def read_position(self, text: str) -> Play:
        return position_reader.read_position(text)

    def write_view(self, view: View) -> str:
        """A view in the notation of positions, with `?` for what it does not tell."""
        return position_writer.write_view(view)

    def imagine(self, view: View, rng: Random) -> Play:
        return imagining.imagine(view, rng)

    def facts(self, state: Play, seat: int | None = None) -> dict[str, object]:
        view = look_at_all(state) if seat is None else state.view(seat)
        return facts.facts_of(view)

    def spell(self, name: str, value: object) -> object:
        return facts.spell(name, value)

    def read_seat(self, state: Play, text: str) -> int:
        if text == "spectator":
            return SPECTATOR
        letters = LETTERS[: state.setup.families]
        text = text.upper()
        if len(text) != 1 or text not in letters:
            raise BadOptions("options-seat", {"given": text, "allowed": ", ".join(letters)})
        return state.setup.seat_of(letters.index(text))

    def stage(self, state: Play) -> Stage:
        """OF-2.1, OF-3.1. A turn is the placing of a card, or the resolution of one."""
        if state.actor == OVER or state.at == NONE:
            return Stage(state.round, state.stack[-1])
        card = state.acting if state.acting != NONE else state.queue[state.at]
        return Stage(state.round, (card,))

    def points(self, state: Play) -> list[int]:
        """OF-7.1. Each family's stock, also where a seat plays two."""
        return state.stock[:]

    def open_view(self, state: Play) -> View:
        seats = [state.view(seat) for seat in range(state.setup.seats)]
        return open_view(state.view(SPECTATOR), seats)

    def pieces(self, state: Play) -> list[str]:
        found = []
        for top in state.queue:
            card = top
            while card >= 0:
                found.append(card)
                card = state.under[card]
        away = (PACK, HAND, SET_ASIDE, DISCARD, RESERVE)
        found += [card for card, where in enumerate(state.where) if where in away]
        names = [LETTERS[family_of(card)] + NAMES[state.setup.kind[card]] for card in found]
        return names + ["verdict"] * max(VERDICTS, state.verdicts.bit_count())


oriflamme: Final = OriflammeGame()
