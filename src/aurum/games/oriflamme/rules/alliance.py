"""AL-1, AL-2. The cards of Alliance, in rulebook order; made as those of Oriflamme are."""

from __future__ import annotations

from typing import Final

from aurum.games.oriflamme.rules.cards import (
    DEAL,
    DESERTER,
    DIPLOMAT,
    ELIMINATE,
    EMPRESS,
    EXTORTION,
    FANATIC,
    FAVOUR,
    HAND_SLOTS,
    INFILTRATION,
    INFORM,
    INFORMER,
    INSURRECTION,
    JUDGE,
    LEAVE,
    MARK,
    NOWHERE,
    SUPPORT,
    SWAP,
    VERDICTS,
    Card,
    card_of,
    family_of,
    is_character,
    slot_of,
)
from aurum.games.oriflamme.rules.elimination import discard, eliminate, reserve
from aurum.games.oriflamme.rules.table import HAND, KNOWN, NONE, UP, Table


def empress(t: Table) -> list[int]:
    """AL-1.1. Gain 2, then put 1 point onto a face-down card of another player."""
    t.gain(family_of(t.acting), 2, "AL-1.1", EMPRESS)
    return favours(t)


def favours(t: Table) -> list[int]:
    """AL-1.1. The cards the point can go to; asked again it must not be gained again."""
    family = family_of(t.acting)
    return [
        FAVOUR + position
        for position, card in enumerate(t.queue)
        if t.where[card] >= KNOWN and family_of(card) != family
    ]


def bestow(t: Table, choice: int) -> None:
    """AL-1.1. The Empress gives 1 to the chosen card."""
    t.put(choice - FAVOUR, 1, "AL-1.1")


def informer(t: Table) -> list[int]:
    """AL-1.2, AL-1.3. Gain what lies on others' hidden neighbours, or swap with a hand card."""
    kinds = t.setup.kinds
    held = HAND_SLOTS[t.hand[family_of(t.acting)]]
    return [INFORM] + [SWAP + kinds[slot] for slot in held]


def inform_or_swap(t: Table, choice: int) -> None:
    """AL-1.2 or AL-1.3."""
    family = family_of(t.acting)
    if choice != INFORM:
        swap(t, card_of(family, t.setup.slot[choice - SWAP]))
        return
    heard = 0
    for position in t.neighbours():
        card = t.queue[position]
        if t.where[card] >= KNOWN and family_of(card) != family:
            heard += t.points[card]
    t.gain(family, heard, "AL-1.2", INFORMER)


def swap(t: Table, card: int) -> None:
    """AL-1.3. A hand card takes the exact place of the acting card, which goes back to the hand."""
    leaver = t.acting
    family = family_of(leaver)
    t.conceal(card)
    t.queue[t.at] = card
    t.under[card] = t.under[leaver]
    t.under[leaver] = NONE
    t.verdicts &= ~(1 << leaver)
    t.where[leaver] = HAND
    t.hand[family] |= 1 << slot_of(leaver)
    t.returned.append((leaver, 0))
    t.resting |= 1 << card
    if t.events is not None:
        facts = (t.at, t.setup.kind[leaver])
        t.whisper("swapped", "AL-1.3", family, *facts, secrets=(t.setup.kind[card],))
    t.at += 1


def judge(t: Table) -> list[int]:
    """AL-1.4, AL-1.5. Gain 1 and lay a verdict on a card, or eliminate a card that bears one."""
    condemned = []
    clear = []
    for position, card in enumerate(t.queue):
        if t.verdicts >> card & 1:
            condemned.append(ELIMINATE + position)
        else:
            clear.append(MARK + position)
    if not clear or t.verdicts.bit_count() == VERDICTS:
        clear = [MARK + NOWHERE]
    return condemned + clear


def pass_judgement(t: Table, choice: int) -> None:
    """AL-1.4 or AL-1.5."""
    if choice < MARK:
        eliminate(t, choice - ELIMINATE)
        return
    family = family_of(t.acting)
    t.gain(family, 1, "AL-1.4", JUDGE)
    target = choice - MARK
    if target != NOWHERE:
        t.verdicts |= 1 << t.queue[target]
        if t.events is not None:
            t.tell("marked", "AL-1.4", family, family_of(t.queue[target]), target)


def fanatic(t: Table) -> list[int]:
    """AL-1.7. Gain 1, and 1 more if no other face-up card of the own family is in the queue."""
    family = family_of(t.acting)
    alone = not any(
        family_of(card) == family and t.where[card] == UP and card != t.acting for card in t.queue
    )
    t.gain(family, 1 + alone, "AL-1.7", FANATIC)
    return []


def diplomat(t: Table) -> list[int]:
    """AL-1.8. Gain 1 and put 2 points onto another Diplomat, or take the points on it and go."""
    others = [
        SUPPORT + position
        for position, card in enumerate(t.queue)
        if t.setup.kind[card] == DIPLOMAT and t.where[card] == UP and card != t.acting
    ]
    return (others or [SUPPORT + NOWHERE]) + [LEAVE]


def negotiate(t: Table, choice: int) -> None:
    """AL-1.8. Stay and support another Diplomat, or leave with what lies here."""
    family = family_of(t.acting)
    if choice == LEAVE:
        laid = t.points[t.acting]
        t.points[t.acting] = 0
        t.gain(family, laid, "AL-1.8", DIPLOMAT)
        discard(t, t.at, "AL-1.8")
        return
    t.gain(family, 1, "AL-1.8", DIPLOMAT)
    if choice - SUPPORT != NOWHERE:
        t.put(choice - SUPPORT, 2, "AL-1.8")


def deserter(t: Table) -> list[int]:
    """AL-1.10. Eliminate an adjacent card; then stay only beside a face-up character."""
    found = [ELIMINATE + position for position in t.neighbours()]
    if not found:
        desert(t)
    return found


def turn_on_neighbour(t: Table, choice: int) -> None:
    """AL-1.10. Eliminate the chosen neighbour, with 1 more for a character."""
    family = family_of(t.acting)
    if is_character(eliminate(t, choice - ELIMINATE)):
        t.gain(family, 1, "AL-1.10", t.setup.kind[t.acting])
    if t.still_here():
        desert(t)


def desert(t: Table) -> None:
    """AL-1.10. Discard the acting card unless a face-up character is now adjacent."""
    for position in t.neighbours():
        card = t.queue[position]
        if t.where[card] == UP and is_character(t.setup.kind[card]):
            return
    discard(t, t.at, "AL-1.10")


def insurrection(t: Table) -> list[int]:
    """AL-2.1, AL-2.2. Spend 1 of its points, eliminate both neighbours, turn face down again."""
    card = t.acting
    laid = t.points[card]
    t.drain(t.at, 1, "AL-2.1")
    t.points[card] = 0
    if laid > 1:
        t.gain(family_of(card), laid - 1, "AL-2.1", INSURRECTION)
    for victim in [t.queue[position] for position in t.neighbours()]:
        if t.still_here():
            eliminate(t, t.queue.index(victim))
    if t.still_here():
        t.where[card] = KNOWN
        if t.events is not None:
            t.tell("hid", "AL-2.1", family_of(card), t.at, INSURRECTION)
    return []


def extortion(t: Table) -> list[int]:
    """AL-2.3. Revealed by its owner: the points on it go to the supply, gain 1."""
    t.drain(t.at, t.points[t.acting], "AL-2.3")
    t.gain(family_of(t.acting), 1, "AL-2.3", EXTORTION)
    return []


def infiltration(t: Table) -> list[int]:
    """AL-2.6. Put 1 point onto each own face-down card, then reserve this one."""
    family = family_of(t.acting)
    for position, card in enumerate(t.queue):
        if family_of(card) == family and t.where[card] >= KNOWN:
            t.put(position, 1, "AL-2.6")
    reserve(t, 0, "AL-2.6")
    return []


def deal(t: Table) -> list[int]:
    """AL-2.7. Reserve it together with the points on it."""
    reserve(t, t.points[t.acting], "AL-2.7")
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
