"""The policy: a logit for each choice of the asked family, from what its seat may know."""

from __future__ import annotations

from math import exp
from random import Random

from aurum.engine.state import OVER
from aurum.games.oriflamme.bots import weights
from aurum.games.oriflamme.bots.features import NEEDS_KILLS
from aurum.games.oriflamme.bots.scoring import USUAL, LinearScorer
from aurum.games.oriflamme.rules.cards import (
    AMBUSH,
    BEFORE,
    COPY,
    DECREE,
    DIPLOMAT,
    ELIMINATE,
    EMPRESS,
    EXTORTION,
    FAVOUR,
    INFORM,
    INFORMER,
    JUDGE,
    LEAVE,
    MARK,
    MOVE,
    NONE,
    NOWHERE,
    REVEAL,
    ROB,
    ROUNDS,
    SHAPESHIFTER,
    SPY,
    SUPPORT,
    SWAP,
    UP,
    family_of,
)
from aurum.games.oriflamme.rules.frames import FACING, LANDING, PLACING
from aurum.games.oriflamme.rules.placement import placing_family
from aurum.games.oriflamme.rules.state import OriflammeState


def asked_family(state: OriflammeState) -> int:
    """The family that is asked."""
    if state.stack[-1][0] == PLACING:
        return placing_family(state)
    return family_of(state.queue[state.at])


class Policy(LinearScorer):
    """A linear policy over the choices of every question."""

    def logits(self, state: OriflammeState) -> list[float]:
        """A number for each of the listed choices: the higher, the likelier."""
        choices = state.legal()
        if self.tape is not None:
            self.tape = []
            self.ends = []
        found: list[float] = []
        if len(choices) == 1 and self.tape is None:
            found.append(0.0)
            return found
        family = asked_family(state)
        features = self.features
        features.observe(state, family)
        question = state.stack[-1][0]
        if question == PLACING:
            features.value_eliminations(state, SHAPESHIFTER)
        elif question == FACING:
            kind = state.setup.kind[state.queue[state.at]]
            if NEEDS_KILLS[kind]:
                features.value_eliminations(state, kind)
        elif question != LANDING:
            features.value_eliminations(state, state.setup.kind[state.acting])
        for choice in choices:
            self.sum = 0.0
            if question == PLACING:
                self.place(state, choice)
            elif question == FACING:
                if choice == REVEAL:
                    self.face(state)
            elif question == SPY:
                self.rob(state, choice - ROB)
            elif question == SHAPESHIFTER:
                self.copy(state, choice - COPY)
            elif question == DECREE:
                self.move(state, choice - MOVE)
            elif question == LANDING:
                self.land(state, state.stack[-1][1], choice - BEFORE)
            elif question == EMPRESS:
                self.favour(state, choice - FAVOUR)
            elif question == INFORMER:
                self.inform(state, choice)
            elif question == JUDGE:
                self.judge(state, choice)
            elif question == DIPLOMAT:
                self.negotiate(state, choice)
            else:
                self.strike(state, choice - ELIMINATE)
            found.append(self.sum)
            if self.tape is not None:
                self.ends.append(len(self.tape))
        return found

    # Questions of cards

    def strike(self, state: OriflammeState, position: int) -> None:
        """Eliminating a card."""
        features = self.features
        card = state.queue[position]
        kind = state.setup.kind[card]
        acts = 0.4 * (features.left + (position > state.at))
        self.add(weights.KILL, features.kills[position])
        if card == state.acting:
            self.add(weights.KILL_ITSELF, 1.0)
        elif state.where[card] == UP:
            if features.mine(card):
                self.add(weights.OWN_UP + kind, 1.0)
                self.add(weights.OWN_UP_ACTS + kind, acts)
            else:
                self.add(weights.OTHER_UP + kind, 1.0)
                self.add(weights.OTHER_UP_ACTS + kind, acts)
        elif features.mine(card):
            self.add(weights.OWN_DOWN + kind, 1.0)
        else:
            self.add(weights.KILL_HIDDEN, 1.0)
            self.add(weights.KILL_HIDDEN_ACTS, acts)
            self.add(weights.KILL_POINTS, float(state.points[card]))
            odds = features.may_be(state, card, AMBUSH) + features.may_be(state, card, EXTORTION)
            self.add(weights.KILL_BITES, odds * 4.0)
            self.add(weights.BITES + state.setup.kind[state.acting], odds * 4.0)
        if not features.mine(card):
            self.add(weights.KILL_LEADER, features.lead[family_of(card)])
        if state.beneath[card] != NONE:
            self.add(
                weights.KILL_UNCOVERS_OWN if features.mine(card) else weights.KILL_UNCOVERS, 1.0
            )

    def rob(self, state: OriflammeState, family: int) -> None:
        """Taking a point from a family."""
        if (family - self.features.family) % self.features.seats == 0:
            self.sum -= 4.0
            return
        self.add(weights.ROB_LEADER, self.features.lead[family])
        self.add(weights.ROB_RICH, min(1.0, 0.1 * state.stock[family]))

    def copy(self, state: OriflammeState, position: int) -> None:
        """Doing as a neighbour does."""
        features = self.features
        at = state.at
        left = at - 1
        right = at + 1 if at + 1 < len(state.queue) else NONE
        kind = state.setup.kind[state.queue[position]]
        self.add(weights.COPIES + kind, 1.0)
        self.add(weights.COPY_EFFECT, features.effect(state, kind, state.acting, left, right, at))

    def favour(self, state: OriflammeState, position: int) -> None:
        """Giving a point to another family's hidden card."""
        card = state.queue[position]
        if self.features.mine(card):
            self.sum += 4.0
            return
        self.add(weights.FAVOUR_LEADER, self.features.lead[family_of(card)])
        self.add(weights.FAVOUR_POINTS, float(state.points[card]))
        self.add(weights.FAVOUR_ACTS, float(position > state.at))

    def inform(self, state: OriflammeState, choice: int) -> None:
        """Taking what the neighbours bring, or replacing the Informer."""
        features = self.features
        if choice == INFORM:
            at = state.at
            right = at + 1 if at + 1 < len(state.queue) else NONE
            self.add(
                weights.INFORMS,
                features.informer_gain(state, at - 1) + features.informer_gain(state, right),
            )
            return
        self.add(weights.SWAPS + choice - SWAP, 1.0)
        self.add(weights.SWAP_LEFT, features.left - 2.0)

    def judge(self, state: OriflammeState, choice: int) -> None:
        """Carrying out a verdict, or laying one."""
        if choice < MARK:
            self.add(weights.JUDGES, 1.0)
            self.strike(state, choice - ELIMINATE)
            return
        position = choice - MARK
        if position == NOWHERE:
            return
        card = state.queue[position]
        if self.features.mine(card):
            self.add(weights.MARK_OWN, 1.0)
            return
        self.add(weights.MARK_WORTH, self.features.kills[position])
        self.add(weights.MARK_LEADER, self.features.lead[family_of(card)])

    def negotiate(self, state: OriflammeState, choice: int) -> None:
        """Supporting another Diplomat, or leaving with the points."""
        features = self.features
        if choice == LEAVE:
            self.add(weights.LEAVES, 1.0)
            self.add(weights.LEAVE_POINTS, float(state.points[state.acting]))
            self.add(weights.LEAVE_LEFT, float(features.left))
            return
        position = choice - SUPPORT
        if position == NOWHERE:
            return
        card = state.queue[position]
        if features.mine(card):
            self.add(weights.SUPPORT_OWN, min(1.0, 0.5 * (features.left + (position > state.at))))
        else:
            self.add(weights.SUPPORT_LEADER, 1.0 + features.lead[family_of(card)])

    # The Royal Decree

    def move(self, state: OriflammeState, source: int) -> None:
        """Which card to move: as good as the better of the two ways to move it."""
        features = self.features
        card = state.queue[source]
        acts = self.acts(state, card)
        if features.mine(card):
            if source < state.at:
                self.add(weights.MOVE_ACTS, acts)
            else:
                self.add(weights.MOVE_NOTHING, 1.0)
        elif source > state.at:
            self.add(weights.MOVE_DENIES, acts)
            self.add(weights.MOVE_LEADER, features.lead[family_of(card)])
        else:
            self.add(weights.MOVE_NOTHING, 1.0)

    def acts(self, state: OriflammeState, card: int) -> float:
        """What it is worth to a card to be visited in this round."""
        if state.where[card] == UP:
            return USUAL[state.setup.kind[card]]
        if self.features.left:
            return 1.0
        return 1.0 + state.points[card]

    def land(self, state: OriflammeState, source: int, gap: int) -> None:
        """Where to: ahead of the Decree a card acts in this round, behind it no more."""
        features = self.features
        card = state.queue[source]
        last = len(state.queue)
        left = gap - 1
        right = gap if gap < last else NONE
        if left == source:
            left -= 1
        elif right == source:
            right = right + 1 if right + 1 < last else NONE
        threat = self.danger(state, left, right)
        ahead = gap > state.at
        acts = self.acts(state, card)
        if features.mine(card):
            if ahead:
                self.add(weights.MOVE_ACTS, acts)
            self.add(weights.MOVE_DANGER, threat)
            kin = 0
            if left != NONE and features.mine(state.queue[left]):
                kin += 1
            if right != NONE and features.mine(state.queue[right]):
                kin += 1
            self.add(weights.MOVE_BESIDE, float(kin))
        else:
            if not ahead:
                self.add(weights.MOVE_DENIES, acts)
            self.add(weights.MOVE_OTHER_DANGER, threat)


def softmax(logits: list[float], temperature: float) -> list[float]:
    """The probability of each choice; a higher temperature makes them more alike."""
    top = max(logits)
    odds = [exp((one - top) / temperature) for one in logits]
    total = 0.0
    for one in odds:
        total += one
    return [one / total for one in odds]


def sample_index(logits: list[float], temperature: float, mark: float) -> int:
    """The index of a choice, sampled by a random number from 0 to 1."""
    number = len(logits)
    if number == 1:
        return 0
    top = logits[0]
    for one in logits:
        if one > top:
            top = one
    odds: list[float] = []
    total = 0.0
    for one in logits:
        much = exp((one - top) / temperature)
        odds.append(much)
        total += much
    mark *= total
    for index in range(number):
        mark -= odds[index]
        if mark < 0.0:
            return index
    return number - 1


def play_on(
    policy: Policy, state: OriflammeState, rng: Random, temperature: float, until: int = ROUNDS + 1
) -> None:
    """Let every family play by the policy to the end, or to the beginning of a round."""
    random = rng.random
    while state.actor != OVER and state.round < until:
        choices = state.legal()
        if len(choices) == 1:
            state.apply_unchecked(choices[0])
        else:
            state.apply_unchecked(
                choices[sample_index(policy.logits(state), temperature, random())]
            )
