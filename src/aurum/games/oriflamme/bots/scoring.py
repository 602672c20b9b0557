"""Scores of placing and revealing hidden cards: sums of weights times features."""

from __future__ import annotations

from typing import Final

from aurum.games.oriflamme.bots import weights
from aurum.games.oriflamme.bots.features import Features
from aurum.games.oriflamme.rules.cards import (
    END,
    KINDS,
    NONE,
    ON,
    PLACE,
    ROUNDS,
    SPOTS,
    START,
    UP,
    card_of,
)
from aurum.games.oriflamme.rules.state import OriflammeState

USUAL: Final = tuple([weights.EFFECT[kind] for kind in range(KINDS)])
"""What the effect of each kind brings as a rule."""


class LinearScorer:
    """A linear model: weights times features of the table, for placing and for revealing."""

    def __init__(self, weights: list[float], forgets: bool = False) -> None:
        self.w = weights
        self.features = Features(forgets)
        self.sum = 0.0
        self.tape: list[tuple[int, float]] | None = None
        """In training: the weights that a score was made of, and the feature of each."""
        self.ends: list[int] = []

    def __reduce__(self) -> tuple[object, ...]:
        """By the constructor, as compiled classes must; features are computed anew."""
        learning = {"tape": self.tape, "ends": self.ends}
        return type(self), (self.w, self.features.forgets), learning

    def add(self, index: int, much: float) -> None:
        """Add a weight times its feature to the score."""
        self.sum += self.w[index] * much
        if self.tape is not None:
            self.tape.append((index, much))

    def place(self, state: OriflammeState, choice: int) -> None:
        """A hand card on a spot."""
        kind = (choice - PLACE) // SPOTS
        spot = (choice - PLACE) % SPOTS
        features = self.features
        family = features.family
        card = card_of(family, state.setup.slot[kind])
        last = len(state.queue) - 1
        self.add(weights.PLACE_WHEN + kind * ROUNDS + features.turn, 1.0)
        self.add(weights.PLACE_CROWD + kind, state.setup.families - 4.0)
        self.add(weights.PLACE_LEAD + kind, features.lead[family])
        left = right = NONE
        where = weights.PLACE_SPOT + (kind * ROUNDS + features.turn) * 3
        after = float(state.setup.families - 1 - state.stack[-1][1])
        if spot >= ON:
            position = spot - ON
            left = position - 1
            right = position + 1 if position < last else NONE
            self.add(where + 2, 1.0)
            self.cover(state, kind, state.queue[position], position, left, right)
        elif spot == START:
            right = 0
            self.add(where, 1.0)
            self.add(weights.PLACE_AFTER + kind * 2, after)
        elif spot == END:
            left = last
            self.add(where + 1, 1.0)
            self.add(weights.PLACE_AFTER + kind * 2 + 1, after)
        effect = features.effect(state, kind, card, left, right, NONE)
        self.add(weights.PLACE_EFFECT + kind, effect)
        self.add(weights.PLACE_DANGER + kind, self.danger(state, left, right))
        if left != NONE:
            self.beside(state, kind, state.queue[left])
        if right != NONE:
            self.beside(state, kind, state.queue[right])

    def beside(self, state: OriflammeState, kind: int, other: int) -> None:
        """Next to this card."""
        if self.features.mine(other):
            self.add(weights.PLACE_KIN + kind, 1.0)
        elif state.where[other] == UP:
            self.add(weights.PLACE_BESIDE + state.setup.kind[other], 1.0)
        else:
            self.add(weights.PLACE_NEAR + kind, 0.5 * state.points[other])

    def cover(
        self, state: OriflammeState, kind: int, covered: int, position: int, left: int, right: int
    ) -> None:
        """On top of a card of the own family."""
        below = state.setup.kind[covered]
        if state.where[covered] == UP:
            self.add(weights.COVER_UP + below, 1.0)
            self.add(weights.COVER_UP_LEFT + below, 0.3 * (self.features.left + 1.0))
            effect = self.features.effect(state, below, covered, left, right, position)
            self.add(weights.COVER_TWICE + kind, effect)
        else:
            self.add(weights.COVER_DOWN + below, 1.0)
            self.add(weights.COVER_POINTS + kind, float(state.points[covered]))

    def danger(self, state: OriflammeState, left: int, right: int) -> float:
        """What threatens a card between these positions."""
        queue = state.queue
        one = NONE if left == NONE else queue[left]
        other = NONE if right == NONE else queue[right]
        return self.features.danger(state, one, other, left == NONE or right == NONE)

    def face(self, state: OriflammeState) -> None:
        """Revealing, against keeping."""
        at = state.at
        card = state.queue[at]
        kind = state.setup.kind[card]
        features = self.features
        turn = features.turn
        laid = min(state.points[card], weights.LAID - 1)
        left = at - 1
        right = at + 1 if at + 1 < len(state.queue) else NONE
        self.add(weights.FACE + (kind * ROUNDS + turn) * weights.LAID + laid, 1.0)
        self.add(weights.FACE_WHEN + kind * ROUNDS + turn, 1.0)
        self.add(weights.FACE_POINTS + kind * weights.LAID + laid, 1.0)
        usual = USUAL[kind]
        self.add(
            weights.FACE_EFFECT + kind, features.effect(state, kind, card, left, right, at) - usual
        )
        self.add(weights.FACE_DANGER + kind, self.danger(state, left, right))
        if state.beneath[card] != NONE:
            self.add(weights.FACE_UNDER + kind, 1.0)
        self.add(weights.FACE_LEAD + kind, features.lead[features.family])
        self.add(weights.FACE_CROWD + kind, state.setup.families - 4.0)
        if left == NONE or right == NONE:
            self.add(weights.FACE_EDGE + kind, 1.0)
        if left != NONE:
            self.beside_face_up(state, state.queue[left])
        if right != NONE:
            self.beside_face_up(state, state.queue[right])

    def beside_face_up(self, state: OriflammeState, other: int) -> None:
        """Beside another family's open card."""
        if state.where[other] == UP and not self.features.mine(other):
            self.add(weights.FACE_BESIDE + state.setup.kind[other], 1.0)
