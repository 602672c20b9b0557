"""The weights of the policy: the index of each, and initial values written by hand.

A logit is a sum of weights, each times its feature. `initial_weights` follow from estimates of what
each card brings; `learnt.json` has the weights that training by self-play has made of them.
"""

from __future__ import annotations

from typing import Final

from aurum.games.oriflamme.rules.cards import (
    AMBUSH,
    ARCHER,
    ASSASSINATION,
    CONSPIRACY,
    DEAL,
    DECREE,
    DESERTER,
    DIPLOMAT,
    EMPRESS,
    EXTORTION,
    FANATIC,
    HEIR,
    INFILTRATION,
    INFORMER,
    INSURRECTION,
    JUDGE,
    KINDS,
    LORD,
    ROUNDS,
    SHAPESHIFTER,
    SOLDIER,
    SPY,
    is_character,
)

LAID: Final = 6
"""Points on a card are distinguished up to one less than this."""

# To reveal, rather than keep: by kind, round and points on the card; by kind and round; by kind and
# points; then by kind alone, times…
FACE: Final = 0
FACE_WHEN: Final = FACE + KINDS * ROUNDS * LAID
FACE_POINTS: Final = FACE_WHEN + KINDS * ROUNDS
FACE_EFFECT: Final = FACE_POINTS + KINDS * LAID  # …what its effect would bring here and now
FACE_DANGER: Final = FACE_EFFECT + KINDS  # …how much threatens it
FACE_UNDER: Final = FACE_DANGER + KINDS  # …whether a card lies beneath it
FACE_LEAD: Final = FACE_UNDER + KINDS  # …how far its family is ahead
FACE_CROWD: Final = FACE_LEAD + KINDS  # …families beyond four
FACE_EDGE: Final = FACE_CROWD + KINDS  # …whether it is the first or the last
FACE_BESIDE: Final = FACE_EDGE + KINDS  # by the kinds that lie open beside it

# To place: by kind and round; by kind, round and spot; by kind, times…
PLACE_WHEN: Final = FACE_BESIDE + KINDS
PLACE_SPOT: Final = PLACE_WHEN + KINDS * ROUNDS  # start, end, on top
PLACE_EFFECT: Final = PLACE_SPOT + KINDS * ROUNDS * 3
PLACE_DANGER: Final = PLACE_EFFECT + KINDS
PLACE_CROWD: Final = PLACE_DANGER + KINDS
PLACE_LEAD: Final = PLACE_CROWD + KINDS
PLACE_AFTER: Final = PLACE_LEAD + KINDS  # …how many can still place beyond it: start, end
PLACE_KIN: Final = PLACE_AFTER + KINDS * 2  # …neighbours of the same seat
PLACE_NEAR: Final = PLACE_KIN + KINDS  # …points on others' hidden neighbours
PLACE_BESIDE: Final = PLACE_NEAR + KINDS  # by the kinds of others that lie open beside it
COVER_UP: Final = PLACE_BESIDE + KINDS  # by the kind that is covered, face up…
COVER_UP_LEFT: Final = COVER_UP + KINDS  # …times the rounds left
COVER_DOWN: Final = COVER_UP_LEFT + KINDS  # by the kind that is covered, face down
COVER_POINTS: Final = COVER_DOWN + KINDS  # by the kind on top, times the points beneath
COVER_TWICE: Final = COVER_POINTS + KINDS  # by the kind on top, times the effect beneath

# To eliminate: by kind, flat and times how often it may still act.
OTHER_UP: Final = COVER_TWICE + KINDS
OTHER_UP_ACTS: Final = OTHER_UP + KINDS
OWN_UP: Final = OTHER_UP_ACTS + KINDS
OWN_UP_ACTS: Final = OWN_UP + KINDS
OWN_DOWN: Final = OWN_UP_ACTS + KINDS
COPIES: Final = OWN_DOWN + KINDS  # a Shapeshifter, by what it copies
SWAPS: Final = COPIES + KINDS  # an Informer, by what takes its place

# The others, each once.
BITES: Final = SWAPS + KINDS  # by what strikes, times the odds that it is bitten
SINGLE: Final = BITES + KINDS
KILL: Final = SINGLE + 0  # what eliminating is worth in points
KILL_HIDDEN: Final = SINGLE + 1
KILL_HIDDEN_ACTS: Final = SINGLE + 2
KILL_POINTS: Final = SINGLE + 3
KILL_BITES: Final = SINGLE + 4  # the odds that it bites back
KILL_LEADER: Final = SINGLE + 5
KILL_ITSELF: Final = SINGLE + 6
ROB_LEADER: Final = SINGLE + 7
ROB_RICH: Final = SINGLE + 8
FAVOUR_LEADER: Final = SINGLE + 9
FAVOUR_POINTS: Final = SINGLE + 10
FAVOUR_ACTS: Final = SINGLE + 11
INFORMS: Final = SINGLE + 12
SWAP_LEFT: Final = SINGLE + 13
JUDGES: Final = SINGLE + 14  # to eliminate rather than mark
MARK_WORTH: Final = SINGLE + 15
MARK_OWN: Final = SINGLE + 16
MARK_LEADER: Final = SINGLE + 17
SUPPORT_LEADER: Final = SINGLE + 18
SUPPORT_OWN: Final = SINGLE + 19
LEAVES: Final = SINGLE + 20
LEAVE_POINTS: Final = SINGLE + 21
LEAVE_LEFT: Final = SINGLE + 22
COPY_EFFECT: Final = SINGLE + 23
MOVE_ACTS: Final = SINGLE + 24
MOVE_DENIES: Final = SINGLE + 25
MOVE_LEADER: Final = SINGLE + 26
MOVE_DANGER: Final = SINGLE + 27
MOVE_OTHER_DANGER: Final = SINGLE + 28
MOVE_NOTHING: Final = SINGLE + 29
MOVE_BESIDE: Final = SINGLE + 30
KILL_UNCOVERS: Final = SINGLE + 31  # another's card that lies beneath
KILL_UNCOVERS_OWN: Final = SINGLE + 32
WEIGHTS: Final = SINGLE + 33

INCOME: Final = {
    ARCHER: 1.0, SOLDIER: 1.0, SPY: 1.2, HEIR: 1.7, LORD: 1.6, SHAPESHIFTER: 1.0,
    EMPRESS: 1.8, INFORMER: 1.2, JUDGE: 1.3, FANATIC: 1.6, DIPLOMAT: 1.2, DESERTER: 0.8,
}  # fmt: skip
"""What a character that lies open brings in a round."""
EFFECT: Final = {
    **INCOME,
    ARCHER: 1.6, SOLDIER: 1.7, DESERTER: 2.0, ASSASSINATION: 2.4, DECREE: 1.0, AMBUSH: 1.0,
    EXTORTION: 1.0, INSURRECTION: 2.0, INFILTRATION: 2.0, DEAL: 0.0, CONSPIRACY: 0.0,
}  # fmt: skip
"""What revealing it brings at once, as a rule, beyond the points on it."""
HIDDEN_LIVES: Final = 0.87
OPEN_LIVES: Final = 0.85
SURE: Final = 1.6
"""How much likelier a choice becomes with a point more that it promises."""


def taken(kind: int, laid: int, left: int) -> float:
    """What becomes of the points on a card that is revealed with so many rounds left after this."""
    if kind == CONSPIRACY:
        return 2.0 * laid
    if kind in (AMBUSH, EXTORTION):
        return 0.0
    if kind == INSURRECTION:
        return max(laid - 1.0, 0.0)
    if kind == DEAL:
        return laid * (0.9 * left + 1.0)
    return float(laid)


def opened(kind: int, left: int) -> float:
    """What a character that lies open will still bring in so many rounds."""
    lives, total = 1.0, 0.0
    for _ in range(left):
        lives *= OPEN_LIVES
        total += lives * INCOME.get(kind, 0.0)
    return total


def hidden(kind: int, laid: int, acts: int) -> float:
    """What a hidden card will bring that may still be revealed so many times."""
    if acts <= 0:
        return 0.0
    return HIDDEN_LIVES * max(shown(kind, laid, acts - 1), kept(kind, laid, acts - 1))


def shown(kind: int, laid: int, left: int) -> float:
    """What revealing brings in all, as a rule."""
    if kind == INSURRECTION and not laid:
        return -5.0
    return taken(kind, laid, left) + EFFECT[kind] + opened(kind, left)


def kept(kind: int, laid: int, left: int) -> float:
    """What keeping brings; an Ambush and an Extortion lie in wait."""
    waits = 0.7 if kind in (AMBUSH, EXTORTION) and left else 0.0
    return hidden(kind, laid + 1, left) + waits


def initial_weights() -> list[float]:
    """Weights by hand: a hidden card earns a point a round, so revealing it must bring more."""
    w = [0.0] * WEIGHTS
    for kind in range(KINDS):
        for turn in range(ROUNDS):
            left = ROUNDS - 1 - turn
            for laid in range(LAID):
                gain = shown(kind, laid, left) - kept(kind, laid, left)
                w[FACE + (kind * ROUNDS + turn) * LAID + laid] = SURE * max(-4.0, min(4.0, gain))
            # What is lost by waiting for another round, and what the card is good for at all.
            now, later = hidden(kind, 0, left + 1), hidden(kind, 0, left)
            w[PLACE_WHEN + kind * ROUNDS + turn] = SURE * (0.5 * now + 0.5 * (now - later)) - 2.0
        w[FACE_EFFECT + kind] = SURE
        w[FACE_DANGER + kind] = 0.5 if kind not in (AMBUSH, EXTORTION) else -0.8
        w[PLACE_EFFECT + kind] = 0.5
        w[PLACE_DANGER + kind] = -0.5 if kind not in (AMBUSH, EXTORTION) else 0.8
        for turn in range(ROUNDS):
            w[PLACE_SPOT + (kind * ROUNDS + turn) * 3 + 2] = -0.5 if is_character(kind) else 0.0
        w[COVER_UP_LEFT + kind] = -0.5 * INCOME.get(kind, 0.0)
        w[COVER_DOWN + kind] = -1.0
        w[COVER_POINTS + kind] = -0.5
        if not is_character(kind):
            w[FACE_UNDER + kind] = 0.7
            w[COVER_TWICE + kind] = 0.7
    w[KILL] = 2.0
    w[KILL_LEADER] = 0.4
    w[KILL_ITSELF] = -3.0
    w[ROB_LEADER] = 1.0
    w[FAVOUR_LEADER] = -0.7
    w[FAVOUR_POINTS] = -0.2
    w[INFORMS] = 1.5
    w[SWAP_LEFT] = 0.3
    w[JUDGES] = -1.0
    w[MARK_WORTH] = 0.7
    w[MARK_OWN] = -3.0
    w[MARK_LEADER] = 0.4
    w[SUPPORT_LEADER] = -0.7
    w[SUPPORT_OWN] = 4.0
    w[LEAVES] = -1.0
    w[LEAVE_POINTS] = 1.2
    w[LEAVE_LEFT] = -1.0
    w[COPY_EFFECT] = 2.0
    w[MOVE_ACTS] = 2.0
    w[MOVE_DENIES] = 0.7
    w[MOVE_LEADER] = 0.3
    w[MOVE_DANGER] = -0.7
    w[MOVE_OTHER_DANGER] = 0.3
    w[MOVE_BESIDE] = 0.2
    return w
