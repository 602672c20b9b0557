"""Orichalque as a `Game` of the engine."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

from aurum.engine.contract import SPECTATOR, Game, Options, Stage
from aurum.engine.errors import BadOptions
from aurum.engine.events import Event, EventKind
from aurum.engine.phrases import Explanation, LogSentence, Phrase
from aurum.games.orichalque.rules import (
    explain,
    log,
    notation,
    options,
    position_reader,
    position_writer,
    questions,
)
from aurum.games.orichalque.rules import imagine as imagining
from aurum.games.orichalque.rules.base_state import NONE
from aurum.games.orichalque.rules.components import source_of
from aurum.games.orichalque.rules.facts import facts_of
from aurum.games.orichalque.rules.frames import ASK_INITIATIVE, ASK_RAISE
from aurum.games.orichalque.rules.notation import (
    BUILDING_NAMES,
    CREATURE_NAMES,
    write_card,
    write_tile,
)
from aurum.games.orichalque.rules.options import restore_setup, setup_of
from aurum.games.orichalque.rules.rulebook import RULEBOOK
from aurum.games.orichalque.rules.state import OrichalqueState, begin
from aurum.games.orichalque.rules.view import View

EVENTS: Final = {
    "dealt": EventKind(("player", "board")),
    "drew": EventKind(("player", "board")),
    "sided": EventKind(("player", "board")),
    "shuffled": EventKind(()),
    "shown": EventKind(("place", "card", "tile")),
    "appeared": EventKind(("place", "creature")),
    "offered": EventKind(("terrain", "building")),
    "round": EventKind(("round", "player")),
    "turn": EventKind(("player",)),
    "founded": EventKind(("player", "port", "cell")),
    "took": EventKind(("player", "place", "card", "tile")),
    "placed": EventKind(("player", "tile", "first", "second", "third")),
    "homeless": EventKind(("player", "tile")),
    "returned": EventKind(("player", "tile")),
    "discarded": EventKind(("player", "place", "card")),
    "gained": EventKind(("player", "hoplites", "orichalque")),
    "spent": EventKind(("player", "hoplites", "orichalque")),
    "came": EventKind(("player", "titan", "holder")),
    "went": EventKind(("player", "titan")),
    "favoured": EventKind(("player", "titan")),
    "acted": EventKind(("player", "action")),
    "declined": EventKind(("player", "action")),
    "fought": EventKind(("player", "cell", "creature", "hoplites")),
    "rolled": EventKind(("player", "roll"), shows=True),
    "captured": EventKind(("player", "cell", "creature")),
    "lost": EventKind(("player", "cell", "creature", "hoplites")),
    "unearthed": EventKind(("player", "building"), shows=True),
    "refused": EventKind(("player", "building")),
    "built": EventKind(("player", "building", "cell")),
    "erected": EventKind(("player", "first", "second")),
    "forged": EventKind(("player",)),
    "bought": EventKind(("player", "payment", "action")),
    "freed": EventKind(("player", "creature")),
    "ended": EventKind(("player",)),
}


class OrichalqueGame(Game[OrichalqueState, View]):
    """Orichalque, for two to four, or alone against the automaton."""

    name = "orichalque"
    rules = 1
    rulebook = RULEBOOK
    events = EVENTS
    secretive = False

    def options(self, given: Mapping[str, object], rng: Random | None = None) -> Options:
        return options.check_options(given)

    def asked(self, given: Mapping[str, object]) -> Options:
        """A component set of one's own as its text."""
        if "components" not in given:
            return dict(given)
        return {**given, "components": source_of(str(given["components"]))}

    def variants(self) -> list[Options]:
        """Every number of players, both initiatives, both sides, chosen ones, all automata."""
        tables: list[dict[str, object]] = [
            {"players": 2}, {"players": 2, "initiative": "russian", "sides": "hard"},
            {"players": 3, "sides": ["easy", "hard", "easy"]},
            {"players": 3, "initiative": "russian"}, {"players": 4},
            {"players": 4, "boards": ["D", "C", "B", "A"], "sides": "hard"},
            {"solo": "easy"}, {"solo": "normal", "sides": "hard"}, {"solo": "hard", "boards": "C"},
            {"players": 2, "sides": ["choose", "easy"]}, {"solo": "hard", "sides": "choose"},
        ]  # fmt: skip
        return [self.options(table) for table in tables]

    def begin(self, options: Options) -> OrichalqueState:
        return begin(setup_of(options))

    def seats(self, options: Options) -> int:
        return setup_of(options).seats

    def settings(self, state: OrichalqueState) -> Options:
        return options.options_of(state.setup)

    def write(self, choice: int) -> str:
        return notation.write(choice)

    def read(self, text: str) -> int:
        return notation.read(text)

    def write_position(self, state: OrichalqueState) -> str:
        return position_writer.write_position(state)

    def read_position(self, text: str) -> OrichalqueState:
        return position_reader.read_position(text)

    def imagine(self, view: View, rng: Random) -> OrichalqueState:
        return imagining.imagine(view)

    def facts(self, state: OrichalqueState, seat: int | None = None) -> dict[str, object]:
        return facts_of(state)

    def read_seat(self, state: OrichalqueState, text: str) -> int:
        if text == "spectator":
            return SPECTATOR
        names = [str(seat + 1) for seat in range(state.setup.seats)]
        if text not in names:
            raise BadOptions("options-seat", {"given": text, "allowed": ", ".join(names)})
        return names.index(text)

    def stage(self, state: OrichalqueState) -> Stage:
        """OR-2.1. A turn is a player's; to name who begins the next round belongs to none."""
        naming = bool(state.stack) and state.stack[-1][0] == ASK_INITIATIVE
        return Stage(state.round, (NONE if naming else state.turn,))

    def points(self, state: OrichalqueState) -> list[int]:
        """OR-9.5. The automaton's, too."""
        return [state.points(player) for player in range(state.setup.players)]

    def question(self, view: View) -> Phrase:
        return questions.question(explain.last_moment.of(view).t)

    def help(self, view: View) -> Phrase | None:
        return questions.help_line(explain.last_moment.of(view).t)

    def explain(self, view: View, choice: int) -> Explanation:
        return explain.explain(view, choice)

    def log(self, events: Sequence[Event], view: View) -> list[LogSentence]:
        return log.log_sentences(restore_setup(*view.setup), events)

    def pieces(self, state: OrichalqueState) -> list[str]:
        """Tiles, creatures, buildings, cards and tokens wherever they are."""
        setup = state.setup
        entries = [*state.display, state.taken_card]
        tiles = [tile[1] for tile in state.tiles] + [
            kind for row in state.pile_bottoms for kind in row
        ]
        tiles += [entry[1] for entry in entries if len(entry) > 1 and entry[1] != NONE]
        tiles += [kind for kind, left in enumerate(state.pile) for _ in range(left)]
        beasts = [kind for _, _, kind, _ in state.creatures]
        beasts += [kind for entry in entries for kind in entry[2:] if kind >= 0]
        beasts += [kind for kind, left in enumerate(state.creature_bag) for _ in range(left)]
        for player in range(setup.players):
            captives = enumerate(state.captives(player))
            beasts += [kind for kind, amount in captives for _ in range(amount)]
        houses = [kind for _, _, kind in state.built] + [n for n in state.spots if n != NONE]
        houses += [kind for kind, left in enumerate(state.building_bag) for _ in range(left)]
        houses += [frame[1] for frame in state.stack if frame[0] == ASK_RAISE]
        cards = [entry[0] for entry in entries if entry]
        pile = state.deck | state.discard
        cards += [card for card in range(len(setup.card_codes)) if pile >> card & 1]
        tokens = state.tokens + len(state.temples) + sum(state.medallions)
        return [
            *(f"tile {write_tile(setup.tile_codes[kind])}" for kind in tiles),
            *(CREATURE_NAMES[kind] for kind in beasts),
            *(BUILDING_NAMES[setup.building_codes[kind]] for kind in houses),
            *(f"card {write_card(setup.card_codes[card])}" for card in cards),
            *["token"] * tokens,
        ]


orichalque: Final = OrichalqueGame()
