"""AL-1, AL-2. The cards of Alliance, in rulebook order; made as those of Oriflamme are."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from aurum.games.oriflamme.rules.cards import (
    DEAL,
    DESERTER,
    DIPLOMAT,
    ELIMINATE,
    EMPRESS,
    EXTORTION,
    FANATIC,
    FAVOUR,
    HAND,
    HAND_SLOTS,
    INFILTRATION,
    INFORM,
    INFORMER,
    INSURRECTION,
    JUDGE,
    KNOWN,
    LEAVE,
    MARK,
    NONE,
    NOWHERE,
    SUPPORT,
    SWAP,
    UP,
    VERDICTS,
    Card,
    card_of,
    family_of,
    is_character,
    slot_of,
)
from aurum.games.oriflamme.rules.elimination import discard, eliminate, reserve

if TYPE_CHECKING:
    from aurum.games.oriflamme.rules.state import OriflammeState


def empress(state: OriflammeState) -> list[int]:
    """AL-1.1. Gain 2, then put 1 point onto a face-down card of another player."""
    state.gain(family_of(state.acting), 2, "AL-1.1", EMPRESS)
    return favours(state)


def favours(state: OriflammeState) -> list[int]:
    """AL-1.1. The cards the point can go to; asked again it must not be gained again."""
    family = family_of(state.acting)
    return [
        FAVOUR + position
        for position, card in enumerate(state.queue)
        if state.where[card] >= KNOWN and family_of(card) != family
    ]


def bestow(state: OriflammeState, choice: int) -> None:
    """AL-1.1. The Empress gives 1 to the chosen card."""
    state.put_points(choice - FAVOUR, 1, "AL-1.1")


def informer(state: OriflammeState) -> list[int]:
    """AL-1.2, AL-1.3. Gain what lies on others' hidden neighbours, or swap with a hand card."""
    kinds = state.setup.kinds
    held = HAND_SLOTS[state.hand[family_of(state.acting)]]
    return [INFORM] + [SWAP + kinds[slot] for slot in held]


def inform_or_swap(state: OriflammeState, choice: int) -> None:
    """AL-1.2 or AL-1.3."""
    family = family_of(state.acting)
    if choice != INFORM:
        swap(state, card_of(family, state.setup.slot[choice - SWAP]))
        return
    heard = 0
    for position in state.neighbours():
        card = state.queue[position]
        if state.where[card] >= KNOWN and family_of(card) != family:
            heard += state.points[card]
    state.gain(family, heard, "AL-1.2", INFORMER)


def swap(state: OriflammeState, card: int) -> None:
    """AL-1.3. A hand card takes the exact place of the acting card, which goes back to the hand."""
    leaver = state.acting
    family = family_of(leaver)
    state.hide(card)
    state.queue[state.at] = card
    state.beneath[card] = state.beneath[leaver]
    state.beneath[leaver] = NONE
    state.verdicts &= ~(1 << leaver)
    state.where[leaver] = HAND
    state.hand[family] |= 1 << slot_of(leaver)
    state.returned.append((leaver, 0))
    state.resting |= 1 << card
    if state.events is not None:
        facts = (state.at, state.setup.kind[leaver])
        state.emit_private("swapped", "AL-1.3", family, *facts, secrets=(state.setup.kind[card],))
    state.at += 1


def judge(state: OriflammeState) -> list[int]:
    """AL-1.4, AL-1.5. Gain 1 and lay a verdict on a card, or eliminate a card that bears one."""
    condemned = []
    clear = []
    for position, card in enumerate(state.queue):
        if state.verdicts >> card & 1:
            condemned.append(ELIMINATE + position)
        else:
            clear.append(MARK + position)
    if not clear or state.verdicts.bit_count() == VERDICTS:
        clear = [MARK + NOWHERE]
    return condemned + clear


def pass_judgement(state: OriflammeState, choice: int) -> None:
    """AL-1.4 or AL-1.5."""
    if choice < MARK:
        eliminate(state, choice - ELIMINATE)
        return
    family = family_of(state.acting)
    state.gain(family, 1, "AL-1.4", JUDGE)
    target = choice - MARK
    if target != NOWHERE:
        state.verdicts |= 1 << state.queue[target]
        if state.events is not None:
            state.emit("marked", "AL-1.4", family, family_of(state.queue[target]), target)


def fanatic(state: OriflammeState) -> list[int]:
    """AL-1.7. Gain 1, and 1 more if no other face-up card of the own family is in the queue."""
    family = family_of(state.acting)
    alone = not any(
        family_of(card) == family and state.where[card] == UP and card != state.acting
        for card in state.queue
    )
    state.gain(family, 1 + alone, "AL-1.7", FANATIC)
    return []


def diplomat(state: OriflammeState) -> list[int]:
    """AL-1.8. Gain 1 and put 2 points onto another Diplomat, or take the points on it and go."""
    others = [
        SUPPORT + position
        for position, card in enumerate(state.queue)
        if state.setup.kind[card] == DIPLOMAT and state.where[card] == UP and card != state.acting
    ]
    return (others or [SUPPORT + NOWHERE]) + [LEAVE]


def negotiate(state: OriflammeState, choice: int) -> None:
    """AL-1.8. Stay and support another Diplomat, or leave with what lies here."""
    family = family_of(state.acting)
    if choice == LEAVE:
        laid = state.points[state.acting]
        state.points[state.acting] = 0
        state.gain(family, laid, "AL-1.8", DIPLOMAT)
        discard(state, state.at, "AL-1.8")
        return
    state.gain(family, 1, "AL-1.8", DIPLOMAT)
    if choice - SUPPORT != NOWHERE:
        state.put_points(choice - SUPPORT, 2, "AL-1.8")


def deserter(state: OriflammeState) -> list[int]:
    """AL-1.10. Eliminate an adjacent card; then stay only beside a face-up character."""
    found = [ELIMINATE + position for position in state.neighbours()]
    if not found:
        desert(state)
    return found


def turn_on_neighbour(state: OriflammeState, choice: int) -> None:
    """AL-1.10. Eliminate the chosen neighbour, with 1 more for a character."""
    family = family_of(state.acting)
    if is_character(eliminate(state, choice - ELIMINATE)):
        state.gain(family, 1, "AL-1.10", state.setup.kind[state.acting])
    if state.still_here():
        desert(state)


def desert(state: OriflammeState) -> None:
    """AL-1.10. Discard the acting card unless a face-up character is now adjacent."""
    for position in state.neighbours():
        card = state.queue[position]
        if state.where[card] == UP and is_character(state.setup.kind[card]):
            return
    discard(state, state.at, "AL-1.10")


def insurrection(state: OriflammeState) -> list[int]:
    """AL-2.1, AL-2.2. Spend 1 of its points, eliminate both neighbours, turn face down again."""
    card = state.acting
    laid = state.points[card]
    state.remove_points(state.at, 1, "AL-2.1")
    state.points[card] = 0
    if laid > 1:
        state.gain(family_of(card), laid - 1, "AL-2.1", INSURRECTION)
    for victim in [state.queue[position] for position in state.neighbours()]:
        if state.still_here():
            eliminate(state, state.queue.index(victim))
    if state.still_here():
        state.where[card] = KNOWN
        if state.events is not None:
            state.emit("hid", "AL-2.1", family_of(card), state.at, INSURRECTION)
    return []


def extortion(state: OriflammeState) -> list[int]:
    """AL-2.3. Revealed by its owner: the points on it go to the supply, gain 1."""
    state.remove_points(state.at, state.points[state.acting], "AL-2.3")
    state.gain(family_of(state.acting), 1, "AL-2.3", EXTORTION)
    return []


def infiltration(state: OriflammeState) -> list[int]:
    """AL-2.6. Put 1 point onto each own face-down card, then reserve this one."""
    family = family_of(state.acting)
    for position, card in enumerate(state.queue):
        if family_of(card) == family and state.where[card] >= KNOWN:
            state.put_points(position, 1, "AL-2.6")
    reserve(state, 0, "AL-2.6")
    return []


def deal(state: OriflammeState) -> list[int]:
    """AL-2.7. Reserve it together with the points on it."""
    reserve(state, state.points[state.acting], "AL-2.7")
    return []


ALLIANCE_CARDS: Final = (
    Card(EMPRESS, "Empress", "AL-1.1", empress, bestow, ask_again=favours),
    Card(INFORMER, "Informer", "AL-1.2", informer, inform_or_swap),
    Card(JUDGE, "Judge", "AL-1.4", judge, pass_judgement),
    Card(FANATIC, "Fanatic", "AL-1.7", fanatic),
    Card(DIPLOMAT, "Diplomat", "AL-1.8", diplomat, negotiate),
    Card(DESERTER, "Deserter", "AL-1.10", deserter, turn_on_neighbour),
    Card(INSURRECTION, "Insurrection", "AL-2.1", insurrection, points_stay=True),
    Card(EXTORTION, "Extortion", "AL-2.3", extortion, points_stay=True),
    Card(INFILTRATION, "Infiltration", "AL-2.6", infiltration),
    Card(DEAL, "Deal", "AL-2.7", deal, points_stay=True),
)
