"""Scores of placing and revealing hidden cards: sums of weights times features."""

from __future__ import annotations

from typing import Final

from aurum.games.oriflamme.bots.features import Features
from aurum.games.oriflamme.bots.weights import (
    COVER_DOWN,
    COVER_POINTS,
    COVER_TWICE,
    COVER_UP,
    COVER_UP_LEFT,
    FACE,
    FACE_BESIDE,
    FACE_CROWD,
    FACE_DANGER,
    FACE_EDGE,
    FACE_EFFECT,
    FACE_LEAD,
    FACE_POINTS,
    FACE_UNDER,
    FACE_WHEN,
    LAID,
    PLACE_AFTER,
    PLACE_BESIDE,
    PLACE_CROWD,
    PLACE_DANGER,
    PLACE_EFFECT,
    PLACE_KIN,
    PLACE_LEAD,
    PLACE_NEAR,
    PLACE_SPOT,
    PLACE_WHEN,
)
from aurum.games.oriflamme.rules.cards import (
    END,
    ON,
    PLACE,
    ROUNDS,
    SPOTS,
    START,
    card_of,
)
from aurum.games.oriflamme.rules.table import (
    NONE,
    UP,
    Table,
)

USUAL: Final[tuple[float, ...]] = (
    1.6, 1.7, 1.2, 1.7, 1.6, 1.0, 0.0, 1.0, 1.0, 2.4,
    1.8, 1.2, 1.3, 1.6, 1.2, 2.0, 2.0, 1.0, 2.0, 0.0,
)  # fmt: skip
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

    def place(self, t: Table, choice: int) -> None:
        """A hand card on a spot."""
        kind = (choice - PLACE) // SPOTS
        spot = (choice - PLACE) % SPOTS
        features = self.features
        family = features.family
        card = card_of(family, t.setup.slot[kind])
        last = len(t.queue) - 1
        self.add(PLACE_WHEN + kind * ROUNDS + t.round - 1, 1.0)
        self.add(PLACE_CROWD + kind, t.setup.families - 4.0)
        self.add(PLACE_LEAD + kind, features.lead[family])
        left = right = NONE
        where = PLACE_SPOT + (kind * ROUNDS + t.round - 1) * 3
        after = float(t.setup.families - 1 - t.stack[-1][1])
        if spot >= ON:
            position = spot - ON
            left = position - 1
            right = position + 1 if position < last else NONE
            self.add(where + 2, 1.0)
            self.cover(t, kind, t.queue[position], position, left, right)
        elif spot == START:
            right = 0
            self.add(where, 1.0)
            self.add(PLACE_AFTER + kind * 2, after)
        elif spot == END:
            left = last
            self.add(where + 1, 1.0)
            self.add(PLACE_AFTER + kind * 2 + 1, after)
        effect = features.effect(t, kind, card, left, right, NONE)
        self.add(PLACE_EFFECT + kind, effect)
        self.add(PLACE_DANGER + kind, self.danger(t, left, right))
        if left != NONE:
            self.beside(t, kind, t.queue[left])
        if right != NONE:
            self.beside(t, kind, t.queue[right])

    def beside(self, t: Table, kind: int, other: int) -> None:
        """Next to this card."""
        if self.features.mine(other):
            self.add(PLACE_KIN + kind, 1.0)
        elif t.where[other] == UP:
            self.add(PLACE_BESIDE + t.setup.kind[other], 1.0)
        else:
            self.add(PLACE_NEAR + kind, 0.5 * t.points[other])

    def cover(
        self, t: Table, kind: int, covered: int, position: int, left: int, right: int
    ) -> None:
        """On top of a card of the own family."""
        below = t.setup.kind[covered]
        if t.where[covered] == UP:
            self.add(COVER_UP + below, 1.0)
            self.add(COVER_UP_LEFT + below, 0.3 * (self.features.left + 1.0))
            effect = self.features.effect(t, below, covered, left, right, position)
            self.add(COVER_TWICE + kind, effect)
        else:
            self.add(COVER_DOWN + below, 1.0)
            self.add(COVER_POINTS + kind, float(t.points[covered]))

    def danger(self, t: Table, left: int, right: int) -> float:
        """What threatens a card between these positions."""
        queue = t.queue
        one = NONE if left == NONE else queue[left]
        other = NONE if right == NONE else queue[right]
        return self.features.danger(t, one, other, left == NONE or right == NONE)

    def face(self, t: Table) -> None:
        """Revealing, against keeping."""
        at = t.at
        card = t.queue[at]
        kind = t.setup.kind[card]
        features = self.features
        turn = t.round - 1
        laid = min(t.points[card], LAID - 1)
        left = at - 1
        right = at + 1 if at + 1 < len(t.queue) else NONE
        self.add(FACE + (kind * ROUNDS + turn) * LAID + laid, 1.0)
        self.add(FACE_WHEN + kind * ROUNDS + turn, 1.0)
        self.add(FACE_POINTS + kind * LAID + laid, 1.0)
        usual = USUAL[kind]
        self.add(FACE_EFFECT + kind, features.effect(t, kind, card, left, right, at) - usual)
        self.add(FACE_DANGER + kind, self.danger(t, left, right))
        if t.under[card] != NONE:
            self.add(FACE_UNDER + kind, 1.0)
        self.add(FACE_LEAD + kind, features.lead[features.family])
        self.add(FACE_CROWD + kind, t.setup.families - 4.0)
        if left == NONE or right == NONE:
            self.add(FACE_EDGE + kind, 1.0)
        if left != NONE:
            self.beside_face_up(t, t.queue[left])
        if right != NONE:
            self.beside_face_up(t, t.queue[right])

    def beside_face_up(self, t: Table, other: int) -> None:
        """Beside somebody else's open card."""
        if t.where[other] == UP and not self.features.mine(other):
            self.add(FACE_BESIDE + t.setup.kind[other], 1.0)
