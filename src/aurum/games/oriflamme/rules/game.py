"""Oriflamme as a `Game` of the engine."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

from aurum.engine.contract import OVER, SPECTATOR, Game, Options, Stage
from aurum.engine.errors import BadOptions
from aurum.engine.events import NUMBER, Event, EventKind, named
from aurum.engine.phrases import Explanation, LogSentence, Phrase
from aurum.games.oriflamme.rules import (
    explain,
    facts,
    log,
    notation,
    options,
    position_reader,
    position_writer,
    questions,
)
from aurum.games.oriflamme.rules import imagine as imagining
from aurum.games.oriflamme.rules.cards import (
    DISCARD,
    HAND,
    LETTERS,
    NONE,
    PACK,
    RESERVE,
    SET_ASIDE,
    VERDICTS,
    family_of,
)
from aurum.games.oriflamme.rules.deck import NAMES
from aurum.games.oriflamme.rules.frames import DEALING
from aurum.games.oriflamme.rules.naming import CARD_KEYS, FAMILY_KEYS
from aurum.games.oriflamme.rules.observe import observe_all
from aurum.games.oriflamme.rules.options import setup_of
from aurum.games.oriflamme.rules.rulebook import RULEBOOK
from aurum.games.oriflamme.rules.setup import deal_all
from aurum.games.oriflamme.rules.state import OriflammeState
from aurum.games.oriflamme.rules.view import View

FAMILY: Final = named(*FAMILY_KEYS, name="Family")
KIND: Final = named(*CARD_KEYS, name="CardKind")

EVENTS: Final = {
    "dealt": EventKind(
        {"family": FAMILY, "cards": NUMBER}, {"first": KIND, "second": KIND, "third": KIND}
    ),
    "began": EventKind({"round": NUMBER, "family": FAMILY}, heading=True),
    "resolving": EventKind({"round": NUMBER}, heading=True),
    "placed": EventKind({"family": FAMILY, "spot": NUMBER, "position": NUMBER}, {"kind": KIND}),
    "kept": EventKind({"family": FAMILY, "position": NUMBER, "points": NUMBER}),
    "revealed": EventKind(
        {"family": FAMILY, "position": NUMBER, "kind": KIND, "points": NUMBER}, shows=True
    ),
    "idle": EventKind({"family": FAMILY, "position": NUMBER, "kind": KIND}),
    "rested": EventKind({"family": FAMILY, "position": NUMBER}),
    "gained": EventKind({"family": FAMILY, "points": NUMBER, "kind": KIND}),
    "robbed": EventKind({"family": FAMILY, "victim": FAMILY, "kind": KIND}),
    "put": EventKind({"family": FAMILY, "position": NUMBER, "points": NUMBER}),
    "drained": EventKind({"family": FAMILY, "position": NUMBER, "points": NUMBER}),
    "eliminated": EventKind(
        {
            "family": FAMILY,
            "owner": FAMILY,
            "position": NUMBER,
            "kind": KIND,
            "hidden": NUMBER,
            "points": NUMBER,
        },
        shows=True,
    ),
    "discarded": EventKind({"family": FAMILY, "position": NUMBER, "kind": KIND, "points": NUMBER}),
    "reserved": EventKind({"family": FAMILY, "position": NUMBER, "kind": KIND, "points": NUMBER}),
    "copied": EventKind({"family": FAMILY, "position": NUMBER, "model": NUMBER, "kind": KIND}),
    "moved": EventKind({"family": FAMILY, "owner": FAMILY, "position": NUMBER, "goal": NUMBER}),
    "swapped": EventKind({"family": FAMILY, "position": NUMBER, "kind": KIND}, {"card": KIND}),
    "marked": EventKind({"family": FAMILY, "owner": FAMILY, "position": NUMBER}),
    "hid": EventKind({"family": FAMILY, "position": NUMBER, "kind": KIND}),
    "ended": EventKind({"winners": NUMBER}, heading=True),  # a set of seats, one bit each
}


class OriflammeGame(Game[OriflammeState, View]):
    """Oriflamme, Alliance, and any ten cards of both."""

    name = "oriflamme"
    rules = 1
    rulebook = RULEBOOK
    events = EVENTS
    secretive = True

    def options(self, given: Mapping[str, object], rng: Random | None = None) -> Options:
        return options.check_options(given, rng)

    def variants(self) -> list[Options]:
        """Both boxes, and two blends of the cards that meddle with others, at all sizes; and small
        games."""
        blend = [
            "Shapeshifter", "Ambush", "Decree", "Spy", "Informer", "Diplomat", "Deserter", "Judge",
            "Insurrection", "Extortion",
        ]  # fmt: skip
        other = [
            "Shapeshifter", "Heir", "Assassination", "Archer", "Empress", "Informer", "Fanatic",
            "Insurrection", "Infiltration", "Deal",
        ]  # fmt: skip
        usual = [
            self.options({"set": ten, "players": players})
            for ten in ("base", "alliance", blend, other)
            for players in options.PLAYERS
        ]
        few = ["Archer", "Soldier", "Heir", "Ambush"]
        small: list[dict[str, object]] = [
            {"set": few, "rounds": 2, "first": 0},
            {"set": blend[3:], "rounds": 4, "players": 3},
            {"set": "alliance", "rounds": 6, "players": 2},
        ]
        return usual + [self.options(given) for given in small]

    def begin(self, options: Options) -> OriflammeState:
        """A state at the first question of the set-up (OF-1.2): what chance deals to family 0, or
        in a small game, where nothing is set aside, who begins."""
        state = OriflammeState(setup_of(options))
        if state.setup.small:
            deal_all(state)
        else:
            state.set_frame((DEALING, 0))
        return state

    def seats(self, options: Options) -> int:
        return setup_of(options).seats

    def settings(self, state: OriflammeState) -> Options:
        return options.options_of(state.setup)

    def write(self, choice: int) -> str:
        return notation.write(choice)

    def read(self, text: str) -> int:
        return notation.read(text)

    def write_position(self, state: OriflammeState) -> str:
        return position_writer.write_view(observe_all(state))

    def read_position(self, text: str) -> OriflammeState:
        return position_reader.read_position(text)

    def write_view(self, view: View) -> str:
        """A view in the notation of positions, with `?` for what it does not show."""
        return position_writer.write_view(view)

    def imagine(self, view: View, rng: Random) -> OriflammeState:
        return imagining.imagine(view, rng)

    def facts(self, state: OriflammeState, seat: int | None = None) -> dict[str, object]:
        view = observe_all(state) if seat is None else state.view(seat)
        return facts.facts_of(view)

    def spell(self, name: str, value: object) -> object:
        return facts.spell(name, value)

    def read_seat(self, state: OriflammeState, text: str) -> int:
        if text == "spectator":
            return SPECTATOR
        letters = LETTERS[: state.setup.families]
        text = text.upper()
        if len(text) != 1 or text not in letters:
            raise BadOptions("options-seat", {"given": text, "allowed": ", ".join(letters)})
        return state.setup.seat_of(letters.index(text))

    def stage(self, state: OriflammeState) -> Stage:
        """OF-2.1, OF-3.1. A turn is the placing of a card, or the resolution of one."""
        if state.actor == OVER or state.at == NONE:
            return Stage(state.round, state.stack[-1])
        card = state.acting if state.acting != NONE else state.queue[state.at]
        return Stage(state.round, (card,))

    def points(self, view: View) -> list[int]:
        """OF-7.1. Each family's stock, also where a seat plays two."""
        return [family.stock for family in view.families]

    def open_view(self, state: OriflammeState) -> View:
        return observe_all(state)

    def question(self, view: View) -> Phrase:
        """What the seat of the view is asked; of another seat's question, what is waited for."""
        return questions.question(view)

    def help(self, view: View) -> Phrase | None:
        return questions.help_line(view)

    def explain(self, view: View, choice: int) -> Explanation:
        return explain.explain(view, choice)

    def log(self, events: Sequence[Event], view: View) -> list[LogSentence]:
        return log.log_lines(events, view)

    def pieces(self, state: OriflammeState) -> list[str]:
        found = []
        for top in state.queue:
            card = top
            while card >= 0:
                found.append(card)
                card = state.beneath[card]
        away = (PACK, HAND, SET_ASIDE, DISCARD, RESERVE)
        for family in range(state.setup.families):
            cards = state.setup.cards_of(family)
            found += [card for card in cards if state.where[card] in away]
        names = [LETTERS[family_of(card)] + NAMES[state.setup.kind[card]] for card in found]
        return names + ["verdict"] * max(VERDICTS, state.verdicts.bit_count())


oriflamme: Final = OriflammeGame()
