"""A whole position from text. `docs/notation.md` explains the form and what may be left out."""

from __future__ import annotations

import json
import re
from typing import Final

from aurum.engine.contract import OVER
from aurum.engine.errors import AurumError
from aurum.engine.reading import Reader, Word
from aurum.games.orichalque.rules import frames
from aurum.games.orichalque.rules.base_state import NONE, TITANS, Setup
from aurum.games.orichalque.rules.components import (
    BOARDS,
    CHOOSE,
    LEVELS,
    SIDES,
    BadComponents,
    source_of,
)
from aurum.games.orichalque.rules.island import needs_metropolis
from aurum.games.orichalque.rules.market import NONE_YET, places
from aurum.games.orichalque.rules.notation import (
    BUILDING_NAMES,
    CREATURE_NAMES,
    TITAN_NAMES,
    read_card,
    read_name,
    write_tile,
)  # fmt: skip
from aurum.games.orichalque.rules.options import restore_setup
from aurum.games.orichalque.rules.position_islands import IslandReader
from aurum.games.orichalque.rules.position_writer import FRAMES
from aurum.games.orichalque.rules.state import OrichalqueState, run
from aurum.games.orichalque.rules.turn import TURN

CLAUSES: Final = (
    "components", "players", "solo", "initiative", "sides", "chosen", "boards", "round", "holder",
    "current", "turn", "hoplites", "orichalque", "medallions", "titans", "metropolis", "tiles",
    "creatures", "buildings", "temples", "captured", "spots", "display", "held", "discarded",
    "under", "stack", "phase",
)  # fmt: skip
BY_PLAYER: Final = ("metropolis", "tiles", "creatures", "buildings", "temples", "captured")
CHOOSING: Final = (frames.ASK_CARD, frames.ASK_AUTOMATON_CARD)
PHASES: Final = {"card": 7, "tile": 6, "action": 5, "extra": 3, "discard": 2, "end": 1}
"""How much of a turn is still to do when a phase begins."""
AUTOMATON_PHASES: Final = ("card", "tile", "action", "extra", "discard")
"""The automaton's phases, in their order."""
_ENTRY: Final = re.compile(
    r"(?P<card>[a-z]+\d)(=(?P<tile>-|[A-Za-z]{1,3}))?(\((?P<beasts>[^)]*)\))?"
)


def read_position(text: str) -> OrichalqueState:
    """A position from its clauses, which stand on lines of their own or between semicolons."""
    return _PositionReader(text).read()


class _PositionReader(IslandReader):
    """Reads clause by clause, in an order in which each can be checked."""

    def __init__(self, text: str) -> None:
        super().__init__(text, CLAUSES, BY_PLAYER)

    def read(self) -> OrichalqueState:
        self.state = OrichalqueState(self._setup())
        self._seat_boards()
        self._numbers()
        self._titans()
        for player in range(self.state.setup.players):
            self._lay_out(player)
        self._market()
        self._count()
        self._go_on()
        self.finish()
        return self.state

    # Small readings

    def _number(self, name: str, low: int, high: int, default: int) -> int:
        reader = self._clause(name)
        return default if reader is None else reader.number(reader.take(), low, high)

    def _word(self, name: str, allowed: tuple[str, ...], default: str) -> str:
        reader = self._clause(name)
        if reader is None:
            return default
        return reader.one_of(reader.take(), allowed, "expected-one-of")

    def _words(self, name: str, allowed: tuple[str, ...], count: int, default: str) -> list[str]:
        reader = self._clause(name)
        if reader is None:
            return [default] * count
        return [reader.one_of(reader.take(), allowed, "expected-one-of") for _ in range(count)]

    # The table

    def _setup(self) -> Setup:
        word = self._components()
        solo = self._word("solo", LEVELS, "")
        seats = 1 if solo else self._number("players", 2, 4, 2)
        russian = self._word("initiative", ("international", "russian"), "") == "russian"
        sides = tuple(self._words("sides", (*SIDES, CHOOSE), seats, "easy"))
        chosen = tuple(self._words("chosen", BOARDS, seats, ""))
        if (reader := self._clause("chosen")) is not None:
            self._check_once(reader, reader.words[1:])
        try:
            source = source_of(_unquoted(word.text))
            return restore_setup(source, seats, sides, chosen, solo, russian)
        except BadComponents as problem:
            raise Reader(self.text).unexpected(
                word, "expected-components", problem=str(problem)
            ) from None

    def _components(self) -> Word:
        """The name of a set, the path of its file, spaces and all, or its text in quotes."""
        words = [word for _, word in self._each("components")]
        if not words:
            return Word("aurum", 0)
        return Word(self.text[words[0].start : words[-1].end], words[0].start)

    def _seat_boards(self) -> None:
        state = self.state
        seats = state.setup.seats
        reader = self._clause("boards")
        letters = [chosen or BOARDS[seat] for seat, chosen in enumerate(state.setup.boards)]
        if reader is not None:
            words = [reader.take() for _ in range(seats)]
            letters = [self._board(reader, word, seat) for seat, word in enumerate(words)]
            self._check_once(reader, words)
        for seat, letter in enumerate(letters):
            if letter != "-":
                board, _, side = letter.partition("/")
                side = side or state.setup.dealt_side(seat)
                state.board[seat] = state.setup.number_of(board, side)

    def _board(self, reader: Reader, word: Word, seat: int) -> str:
        """A board by its letter; with the side, where its owner may have chosen it."""
        allowed = ["-", *BOARDS]
        if self.state.setup.sides[seat] == CHOOSE:
            allowed += [f"{board}/{side}" for board in BOARDS for side in SIDES]
        return reader.one_of(word, allowed, "expected-one-of")

    def _check_once(self, reader: Reader, words: list[Word]) -> None:
        """OR-1.1. There is one board of each letter."""
        letters = [word.text[:1].upper() for word in words]
        for number, word in enumerate(words):
            if word.text != "-" and letters.index(letters[number]) < number:
                raise reader.unexpected(word, "expected-board-once")

    def _numbers(self) -> None:
        state = self.state
        players = state.setup.players
        state.round = self._number("round", 0, 999, 1)
        state.holder = self._number("holder", 1, players, 1) - 1
        if self._clause("holder") is None and state.round == 0:
            state.holder = NONE
        state.current = state.holder
        reader = self._clause("current")
        if reader is not None:
            word = reader.take()
            state.current = NONE if word.text == "-" else reader.number(word, 1, players) - 1
        ahead = (state.current - state.holder) % players if state.current != NONE else 0
        state.turn = self._number("turn", 0, players, ahead)
        for name, values in (
            ("hoplites", state.hoplites), ("orichalque", state.orichalque),
            ("medallions", state.medallions),
        ):  # fmt: skip
            reader = self._clause(name)
            if reader is not None:
                values[:] = [reader.number(reader.take(), 0, 999) for _ in range(players)]

    def _titans(self) -> None:
        state = self.state
        if state.setup.automaton and self._clause("titans") is None:
            board = state.ground(1).automaton
            assert board is not None
            state.titans[board.titan] = 1
            state.awake_titans &= ~(1 << board.titan)
        for reader, word in self._each("titans"):
            name, _, owner = word.text.partition("=")
            titan = read_name(reader, Word(name, word.start), TITAN_NAMES, "expected-titan")
            holder = Word(owner.rstrip("~"), word.start + len(name) + 1)
            state.titans[titan] = NONE
            if holder.text.lower() != "centre":
                state.titans[titan] = reader.number(holder, 1, state.setup.players) - 1
            state.awake_titans |= 1 << titan
            if owner.endswith("~"):
                state.awake_titans &= ~(1 << titan)

    # The middle of the table

    def _market(self) -> None:
        state = self.state
        reader = self._clause("spots")
        if reader is not None:
            for spot in range(TITANS):
                word = reader.take()
                if word.text != "-":
                    state.spots[spot] = self._building(reader, word)
        for reader, word in self._each("display"):
            entry = self._entry(reader, word)
            if len(entry) == 1 and self._clause("stack") is None:
                raise reader.unexpected(word, "expected-entry")
            state.display.append(entry)
        reader = self._clause("held")
        if reader is not None:
            state.taken_card = self._entry(reader, reader.take())
        for reader, word in self._each("discarded"):
            state.discard |= 1 << self._card(reader, word)
        for reader, word in self._each("under"):
            kind = self._kind(reader, word)
            size = state.setup.tile_size[kind]
            state.pile_bottoms[size] = (*state.pile_bottoms[size], kind)

    def _card(self, reader: Reader, word: Word) -> int:
        """The first card of this action and size that is not taken yet."""
        code = read_card(reader, word)
        used = {entry[0] for entry in [*self.state.display, self.state.taken_card] if entry}
        for card, other in enumerate(self.state.setup.card_codes):
            if other == code and card not in used and not self.state.discard >> card & 1:
                return card
        raise reader.unexpected(word, "expected-card-left")

    def _entry(self, reader: Reader, word: Word) -> tuple[int, ...]:
        match = _ENTRY.fullmatch(word.text)
        if match is None:
            raise reader.unexpected(word, "expected-entry")
        card = self._card(reader, Word(match["card"], word.start))
        if match["tile"] is None:
            return (card,)
        if match["tile"] == "-":
            return (card, NONE)
        kind = self._kind(reader, Word(match["tile"], word.start + match.start("tile")))
        beasts: list[int] = []
        start = word.start + match.start("beasts")
        for name in match["beasts"].split(",") if match["beasts"] else []:
            if name in "-?":
                beasts.append(NONE if name == "-" else NONE_YET)
            else:
                named = Word(name, start)
                beasts.append(read_name(reader, named, CREATURE_NAMES, "expected-creature"))
            start += len(name) + 1
        size = self.state.setup.components.cards[card].size
        if size != self.state.setup.tile_size[kind]:
            raise reader.unexpected(word, "expected-entry-size", size=size)
        if len(beasts) != self.state.setup.volcanoes[kind]:
            raise reader.unexpected(word, "expected-beasts")
        return (card, kind, *beasts)

    def _count(self) -> None:
        """What is in no other place is in the piles and bags."""
        state = self.state
        entries = [*state.display, state.taken_card]
        for entry in entries:
            if entry:
                state.deck &= ~(1 << entry[0])
        state.deck &= ~state.discard
        for kind in [entry[1] for entry in entries if len(entry) > 1 and entry[1] != NONE]:
            state.pile[kind] -= 1
        for kind in [tile[1] for tile in state.tiles] + [
            k for row in state.pile_bottoms for k in row
        ]:
            state.pile[kind] -= 1
        for beast in [n for entry in entries for n in entry[2:] if n >= 0]:
            state.creature_bag[beast] -= 1
        for _, _, kind, _ in state.creatures:
            state.creature_bag[kind] -= 1
        for player in range(state.setup.players):
            for kind, captives in enumerate(state.captives(player)):
                state.creature_bag[kind] -= captives
        for kind in [kind for _, _, kind in state.built] + [k for k in state.spots if k != NONE]:
            state.building_bag[kind] -= 1
        state.tokens -= len(state.temples) + sum(state.medallions)
        setup = state.setup
        left = {write_tile(code): n for code, n in zip(setup.tile_codes, state.pile, strict=True)}
        left |= dict(zip(CREATURE_NAMES, state.creature_bag, strict=True))
        for code, number in zip(setup.building_codes, state.building_bag, strict=True):
            left[BUILDING_NAMES[code]] = number
        left |= {"token": state.tokens, "display": places(state) - len(state.display)}
        for piece, number in left.items():
            if number < 0:
                reader = Reader(self.text)
                raise reader.unexpected(reader.peek(), "expected-pieces", piece=piece)

    # What happens next

    def _go_on(self) -> None:
        state = self.state
        reader = self._clause("stack")
        if reader is None:
            self._begin_phase(self._word("phase", tuple(PHASES), "card"))
        else:
            state.stack = [self._frame(reader, word) for _, word in self._each("stack")]
            if not state.stack:
                raise self._refused("stack", "expected-frame")
        if state.stack[-1][0] == frames.ENDED:
            state.actor = OVER
            return
        for frame in state.stack:
            if frame[0] == frames.ASK_RAISE:
                state.building_bag[frame[1]] -= 1
        try:
            run(state)
            if state.actor != OVER:  # there is a choice, and nothing is missing for it
                state.clone().apply_unchecked(state.choices()[0])
        except (LookupError, AssertionError, AurumError):
            if reader is None and not state.display:
                raise self._refused("phase", "expected-display") from None
            raise self._refused("stack", "expected-frame") from None
        self._check_display()

    def _begin_phase(self, phase: str) -> None:
        """Put what is left of the turn when a phase begins onto the stack."""
        state = self.state
        automatic = bool(state.setup.automaton) and state.current == 1
        state.stack = list(TURN[: PHASES[phase]])
        if automatic and phase in AUTOMATON_PHASES:
            state.stack = [(frames.END_TURN,), (frames.AUTOMATON, AUTOMATON_PHASES.index(phase))]
        if phase == "action" and len(state.taken_card) > 1 and state.taken_card[1] != NONE:
            raise self._refused("held", "expected-tile-placed")
        if phase in ("tile", "action") and not state.taken_card:
            raise self._refused("phase", "expected-held")
        if phase == "card" and not state.display:
            raise self._refused("phase", "expected-display")
        if phase == "card" and needs_metropolis(state, state.current) and not automatic:
            state.stack.append((frames.ASK_METROPOLIS,))

    def _refused(self, name: str, expected: str, **facts: int) -> AurumError:
        """The error at the keyword of a clause, or at the end of the text if it is left out."""
        word = self.keywords.get(name, Word("", len(self.text)))
        return Reader(self.text).unexpected(word, expected, **facts)

    def _check_display(self) -> None:
        """OR-2.1, OR-9.1. While a card is to be chosen: enough for all who choose this round.

        With two players each also discards one. Whoever looks at less than a turn may leave the
        display out.
        """
        state = self.state
        left = state.setup.players - state.turn
        needed = 2 * left - 1 if state.setup.players == 2 else left
        choosing = any(frame[0] in CHOOSING for frame in state.stack)
        if choosing and 0 < len(state.display) < needed:
            raise self._refused("display", "expected-cards", count=needed)

    def _frame(self, reader: Reader, word: Word) -> tuple[int, ...]:
        name, *numbers = word.text.split(":")
        names = {text: operation for operation, text in FRAMES.items()}
        operation = names[reader.one_of(Word(name, word.start), names, "expected-frame")]
        if not all(re.fullmatch(r"-?\d{1,4}", number) for number in numbers):
            raise reader.unexpected(word, "expected-frame")
        return (operation, *map(int, numbers))


def _unquoted(text: str) -> str:
    """What stands in quotes as in JSON; anything else as it is."""
    if text.startswith('"'):
        try:
            return str(json.loads(text))
        except ValueError:
            pass
    return text
