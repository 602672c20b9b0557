"""The state of Orichalque, and which functions list and carry out the choices of a question."""

from __future__ import annotations

from collections.abc import Callable, Iterable
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
from aurum.games.orichalque.rules.base_state import FIELDS, NONE, BaseState, Setup
from aurum.games.orichalque.rules.choices import BUILDING
from aurum.games.orichalque.rules.notation import write
from aurum.games.orichalque.rules.observe import observe, observe_from
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
from aurum.games.orichalque.rules.view import View

Listing = Callable[[BaseState], list[int]]
Resolving = Callable[[BaseState, int], None]
Step = Callable[[BaseState, Frame], None]


def building_drawn(t: BaseState, choice: int) -> None:
    """A building comes from the bag: to its spot, to the finder, or to the automaton's strip."""
    spot = t.stack.pop()[1]
    kind = t.setup.building_codes.index(choice - BUILDING)
    t.building_bag[kind] -= 1
    if spot != NONE:
        market.building_shown(t, spot, kind)
    elif t.setup.automaton and t.current == automaton.PLAYER:
        automaton.line_up(t, kind)
    else:
        combat.building_found(t, kind)


def no_odds(t: BaseState) -> list[int]:
    """Stands for the odds of a question that is not asked of chance."""
    return [1] * len(t.legal())


class Question:
    """A question of a seat or of chance."""

    __slots__ = ("choices", "odds", "resolve", "rule")

    def __init__(
        self, choices: Listing, resolve: Resolving, rule: str, odds: Listing = no_odds
    ) -> None:
        self.choices = choices
        """Lists the choices."""
        self.resolve = resolve
        """Carries one out."""
        self.rule = rule
        """The rule that asks it."""
        self.odds = odds
        """If chance is asked, the weight of each choice."""


def ended(t: BaseState) -> list[int]:
    """Nothing can be chosen any more."""
    return []


def never_asked(t: BaseState, choice: int) -> None:
    """Stands for what would follow from a choice at the end."""


QUESTIONS: Final = {
    frames.ASK_BOARD: Question(boards, board_drawn, "OR-1.1"),
    frames.ASK_FIRST: Question(firsts, first_drawn, "OR-1.6"),
    frames.ASK_CARD_DRAWN: Question(
        market.cards_to_come, market.card_drawn, "OR-1.3", market.cards_left
    ),
    frames.ASK_TILE_DRAWN: Question(
        market.tiles_to_come, market.tile_drawn, "OR-1.3", market.tiles_left
    ),
    frames.ASK_CREATURE_DRAWN: Question(
        market.creatures_to_come, market.creature_drawn, "OR-1.3", market.creatures_left
    ),
    frames.ASK_BUILDING_DRAWN: Question(
        market.buildings_to_come, building_drawn, "OR-1.4", market.buildings_left
    ),
    frames.ASK_ROLL: Question(combat.rolls, combat.rolled, "OR-6.4", combat.roll_odds),
    frames.ASK_AUTOMATON_CARD: Question(
        automaton.one_die, automaton.take_by_die, "OR-10.1", automaton.one_die_odds
    ),
    frames.ASK_AUTOMATON_DISCARD: Question(
        automaton.one_die, automaton.discard_by_die, "OR-10.1", automaton.one_die_odds
    ),
    frames.ASK_AUTOMATON_ROLL: Question(
        automaton.four_dice, automaton.automaton_rolled, "OR-10.5", automaton.four_dice_odds
    ),
    frames.ASK_METROPOLIS: Question(island.foundings, island.found_metropolis, "OR-2.2"),
    frames.ASK_CARD: Question(market.takings, market.take_card, "OR-3.1"),
    frames.ASK_TILE: Question(island.puttings, island.put_tile, "OR-4.1"),
    frames.ASK_WELCOME: Question(titans.welcomes, titans.welcome, "OR-4.6"),
    frames.ASK_RELEASE: Question(titans.releases, titans.release, "OR-4.6"),
    frames.ASK_ACTION: Question(turn.action_choices, turn.choose_action, "OR-2.1"),
    frames.ASK_FAVOUR: Question(turn.favour_choices, turn.choose_favour, "OR-5.2"),
    frames.ASK_FIGHT: Question(combat.fights, combat.fight, "OR-6.2"),
    frames.ASK_CONSTRUCT: Question(
        construction.construct_choices, construction.construct, "OR-6.8"
    ),
    frames.ASK_BONUS: Question(construction.bonus_choices, construction.bonus, "OR-5.1"),
    frames.ASK_RAISE: Question(combat.raisings, combat.raise_building, "OR-6.7"),
    frames.ASK_EXTRA: Question(turn.extras, turn.buy, "OR-8.1"),
    frames.ASK_PAY: Question(turn.payments, turn.pay, "OR-8.1"),
    frames.ASK_DISCARD: Question(market.discards, market.discard_card, "OR-9.1"),
    frames.ASK_INITIATIVE: Question(turn.heirs, turn.choose_initiative, "OR-9.3"),
    frames.ENDED: Question(ended, never_asked, "OR-9.5"),
    frames.ASK_SIDE: Question(sides, side_chosen, "OR-1.1"),
}
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
"""What each step does. It is given the state and its frame, which is off the stack."""
# The same by number, the first question being the first of its list.
QUESTION_LIST: Final = [QUESTIONS[number] for number in range(frames.QUESTIONS, frames.FRAMES)]
STEP_LIST: Final = [STEPS[number] for number in range(frames.STEPS)]


def question(t: BaseState) -> Question:
    """The question on top of the stack."""
    return QUESTION_LIST[t.stack[-1][0] - frames.QUESTIONS]


def run(t: BaseState) -> None:
    """Process frames until a player must choose, or a player has won."""
    while True:
        if t.current != NONE and turn.wins(t, t.current):
            turn.finish(t)
            return
        operation = t.stack[-1][0]
        if operation < frames.STEPS:
            frame = t.stack.pop()
            STEP_LIST[operation](t, frame)
            continue
        if operation < frames.SEAT_QUESTIONS:
            t.actor = CHANCE
            return
        if operation == frames.ASK_SIDE:
            t.current = t.stack[-1][1]
        t.actor = t.holder if operation == frames.ASK_INITIATIVE else t.current
        asked = QUESTION_LIST[operation - frames.QUESTIONS]
        choices = asked.choices(t)
        if len(choices) == 1:
            asked.resolve(t, choices[0])
            continue
        t._legal = choices
        return


@mypyc_attr(allow_interpreted_subclasses=True)
class OrichalqueState(BaseState):
    """One moment of one play of Orichalque."""

    __slots__ = ()

    def _list_choices(self) -> list[int]:
        return question(self).choices(self)

    def _resolve(self, choice: int) -> None:
        question(self).resolve(self, choice)
        run(self)

    def odds(self) -> list[int]:
        """OR-6.4 and counting: dice by their weights, pieces by how many are left."""
        return question(self).odds(self)

    def refusal(self, choice: int) -> Illegal:
        return refuse(self, choice, question(self).rule)

    def clone(self) -> OrichalqueState:
        return OrichalqueState(self.setup, self)

    def view(self, seat: int) -> View:
        return observe(self, seat)

    def views(self, seats: Iterable[int]) -> dict[int, object]:
        return observe_from(self, seats)

    def redacted(self, choice: int, seat: int) -> str:
        return write(choice)

    def scores(self) -> list[int]:
        return [self.points(seat) for seat in range(self.setup.seats)]

    def winners(self) -> list[int]:
        """OR-9.5. The winners; empty if it is the automaton: then the outcome is LOST."""
        if self.actor != OVER or self.current >= self.setup.seats:
            return []
        return [self.current]

    def __repr__(self) -> str:
        """The position, hidden pieces included: a state shows everything."""
        return write_position(self)

    def _content(self) -> tuple[object, ...]:
        return content_of(self, self.setup.__reduce__(), FIELDS)

    def __reduce__(self) -> tuple[object, ...]:
        return pickled(OrichalqueState, self, self.setup, FIELDS)


def begin(setup: Setup) -> OrichalqueState:
    """A play up to the first question of its set-up."""
    state = OrichalqueState(setup)
    lay_out(state)
    run(state)
    return state
