"""A play of Orichalque as the engine sees it: the table, and the questions asked at it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from aurum.engine.compiling import mypyc_attr
from aurum.engine.errors import Illegal
from aurum.engine.state import CHANCE, OVER, Frame, content_of, pickled
from aurum.games.orichalque.rules import (
    automaton,
    combat,
    construction,
    frames,
    island,
    market,
    titans,
    turn,
)
from aurum.games.orichalque.rules.choices import BUILDING, VERB
from aurum.games.orichalque.rules.eyes import look
from aurum.games.orichalque.rules.notation import write
from aurum.games.orichalque.rules.position_writer import write_position
from aurum.games.orichalque.rules.refusal import refuse
from aurum.games.orichalque.rules.setup import (
    board_drawn,
    boards,
    first_drawn,
    firsts,
    lay_out,
    side_chosen,
    sides,
    start_round,
)
from aurum.games.orichalque.rules.table import FIELDS, NONE, Setup, Table
from aurum.games.orichalque.rules.view import View

Listing = Callable[[Table], list[int]]
Resolving = Callable[[Table, int], None]
Step = Callable[[Table, Frame], None]


def building_drawn(t: Table, choice: int) -> None:
    """A building comes from the bag: to its spot, to the finder, or to the automaton's strip."""
    spot = t.stack.pop()[1]
    kind = t.setup.building_codes.index(choice - BUILDING)
    t.sack[kind] -= 1
    if spot != NONE:
        market.building_shown(t, spot, kind)
    elif t.setup.automaton and t.current == automaton.PLAYER:
        automaton.line_up(t, kind)
    else:
        combat.building_found(t, kind)


# Which function lists and which resolves each question

QUESTIONS: Final[dict[int, tuple[Listing, Resolving]]] = {
    frames.ASK_BOARD: (boards, board_drawn),
    frames.ASK_FIRST: (firsts, first_drawn),
    frames.ASK_SIDE: (sides, side_chosen),
    frames.ASK_CARD_DRAWN: (market.cards_to_come, market.card_drawn),
    frames.ASK_TILE_DRAWN: (market.tiles_to_come, market.tile_drawn),
    frames.ASK_CREATURE_DRAWN: (market.creatures_to_come, market.creature_drawn),
    frames.ASK_BUILDING_DRAWN: (market.buildings_to_come, building_drawn),
    frames.ASK_ROLL: (combat.rolls, combat.rolled),
    frames.ASK_AUTOMATON_CARD: (automaton.one_die, automaton.take_by_die),
    frames.ASK_AUTOMATON_DISCARD: (automaton.one_die, automaton.discard_by_die),
    frames.ASK_AUTOMATON_ROLL: (automaton.four_dice, automaton.automaton_rolled),
    frames.ASK_METROPOLIS: (island.foundings, island.found_metropolis),
    frames.ASK_CARD: (market.takings, market.take_card),
    frames.ASK_TILE: (island.puttings, island.put_tile),
    frames.ASK_WELCOME: (titans.welcomes, titans.welcome),
    frames.ASK_RELEASE: (titans.releases, titans.release),
    frames.ASK_ACTION: (turn.action_choices, turn.choose_action),
    frames.ASK_FAVOUR: (turn.favour_choices, turn.choose_favour),
    frames.ASK_FIGHT: (combat.fights, combat.fight),
    frames.ASK_CONSTRUCT: (construction.construct_choices, construction.construct),
    frames.ASK_BONUS: (construction.bonus_choices, construction.bonus),
    frames.ASK_RAISE: (combat.raisings, combat.raise_building),
    frames.ASK_EXTRA: (turn.extras, turn.buy),
    frames.ASK_PAY: (turn.payments, turn.pay),
    frames.ASK_DISCARD: (market.discards, market.discard_card),
    frames.ASK_INITIATIVE: (turn.heirs, turn.choose_initiative),
}
ROLLS: Final = (
    frames.ASK_ROLL,
    frames.ASK_AUTOMATON_CARD,
    frames.ASK_AUTOMATON_DISCARD,
    frames.ASK_AUTOMATON_ROLL,
)
CHANCES: Final = frozenset(range(frames.ASK_BOARD, frames.ASK_AUTOMATON_ROLL + 1))


STEPS: Final[dict[int, Step]] = {
    frames.REFILL: market.refill,
    frames.START_ROUND: start_round,
    frames.BEGIN_TURN: turn.begin_turn,
    frames.PHASE_TILE: turn.phase_tile,
    frames.TITANS_COME: titans.titans_come,
    frames.PHASE_ACTION: turn.phase_action,
    frames.PERFORM: turn.perform,
    frames.BONUS_CONSTRUCT: construction.offer_bonus,
    frames.USE_UP_CARD: turn.use_up_card,
    frames.PHASE_EXTRA: turn.phase_extra,
    frames.PHASE_DISCARD: turn.phase_discard,
    frames.END_TURN: turn.end_turn,
    frames.INITIATIVE_PASSES: turn.initiative_passes,
    frames.AUTOMATON: automaton.automaton,
    frames.AUTOMATON_FIGHTS: automaton.automaton_fights,
}
"""What each step does. It is given the table and its frame, which is off the stack."""


def run(t: Table) -> None:
    """Do what needs nobody until somebody must choose, or somebody has won."""
    while True:
        if t.current != NONE and turn.wins(t, t.current):
            turn.finish(t)
            return
        operation = t.stack[-1][0]
        if operation < frames.STEPS:
            frame = t.stack.pop()
            STEPS[operation](t, frame)
            continue
        if operation in CHANCES:
            t.actor = CHANCE
            return
        if operation == frames.ASK_SIDE:
            t.current = t.stack[-1][1]
        t.actor = t.holder if operation == frames.ASK_INITIATIVE else t.current
        choices = QUESTIONS[operation][0](t)
        if len(choices) == 1:
            QUESTIONS[operation][1](t, choices[0])
            continue
        t._legal = choices
        return


@mypyc_attr(allow_interpreted_subclasses=True)
class Play(Table):
    """One moment of one play of Orichalque."""

    __slots__ = ()

    def list_choices(self) -> list[int]:
        operation = self.stack[-1][0]
        return [] if operation == frames.ENDED else QUESTIONS[operation][0](self)

    def resolve(self, choice: int) -> None:
        QUESTIONS[self.stack[-1][0]][1](self, choice)
        run(self)

    def odds(self) -> list[int]:
        """OR-6.4 and counting: dice by their weights, pieces by how many are left."""
        operation = self.stack[-1][0]
        setup = self.setup
        choices = self.legal()
        if operation in ROLLS:
            return [setup.roll_weights[setup.roll_number[choice % VERB]] for choice in choices]
        if operation == frames.ASK_CARD_DRAWN:
            deck = [code for card, code in enumerate(setup.card_codes) if self.deck >> card & 1]
            return [deck.count(choice % VERB) for choice in choices]
        if operation == frames.ASK_TILE_DRAWN:
            return [self.pile[setup.tile_number[choice % VERB]] for choice in choices]
        if operation == frames.ASK_CREATURE_DRAWN:
            return [left for left in self.bag if left]
        if operation == frames.ASK_BUILDING_DRAWN:
            return [left for left in self.sack if left]
        return [1] * len(choices)

    def refusal(self, choice: int) -> Illegal:
        return refuse(self, choice)

    def clone(self) -> Play:
        return Play(self.setup, self)

    def view(self, seat: int) -> View:
        return look(self, seat)

    def redacted(self, choice: int, seat: int) -> str:
        return write(choice)

    def scores(self) -> list[int]:
        return [self.points(seat) for seat in range(self.setup.seats)]

    def winners(self) -> list[int]:
        """OR-9.5. Whoever has won; nobody, where it is the automaton: then the outcome is LOST."""
        if self.actor != OVER or self.current >= self.setup.seats:
            return []
        return [self.current]

    def __repr__(self) -> str:
        """The position, hidden pieces included: whoever holds a state may know them all."""
        return write_position(self)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Play) and self.content() == other.content()

    def __hash__(self) -> int:
        """By content: a state that changes is no longer found where it was kept."""
        return hash(self.content())

    def content(self) -> tuple[object, ...]:
        """All that makes this state equal to another."""
        return content_of(self, self.setup.__reduce__(), FIELDS)

    def __reduce__(self) -> tuple[object, ...]:
        return pickled(Play, self, self.setup, FIELDS)


def begin(setup: Setup) -> Play:
    """A play up to the first question of its set-up."""
    play = Play(setup)
    lay_out(play)
    run(play)
    return play
