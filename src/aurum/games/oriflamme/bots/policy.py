"""The policy: a logit for each choice of the asked family, from what its seat may know."""

from __future__ import annotations

from math import exp
from random import Random

from aurum.engine.state import OVER
from aurum.games.oriflamme.bots.features import NEEDS_KILLS
from aurum.games.oriflamme.bots.scoring import USUAL, LinearScorer
from aurum.games.oriflamme.bots.weights import (
    BITES,
    COPIES,
    COPY_EFFECT,
    FAVOUR_ACTS,
    FAVOUR_LEADER,
    FAVOUR_POINTS,
    INFORMS,
    JUDGES,
    KILL,
    KILL_BITES,
    KILL_HIDDEN,
    KILL_HIDDEN_ACTS,
    KILL_ITSELF,
    KILL_LEADER,
    KILL_POINTS,
    KILL_UNCOVERS,
    KILL_UNCOVERS_OWN,
    LEAVE_LEFT,
    LEAVE_POINTS,
    LEAVES,
    MARK_LEADER,
    MARK_OWN,
    MARK_WORTH,
    MOVE_ACTS,
    MOVE_BESIDE,
    MOVE_DANGER,
    MOVE_DENIES,
    MOVE_LEADER,
    MOVE_NOTHING,
    MOVE_OTHER_DANGER,
    OTHER_UP,
    OTHER_UP_ACTS,
    OWN_DOWN,
    OWN_UP,
    OWN_UP_ACTS,
    ROB_LEADER,
    ROB_RICH,
    SUPPORT_LEADER,
    SUPPORT_OWN,
    SWAP_LEFT,
    SWAPS,
)
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
    NOWHERE,
    REVEAL,
    ROB,
    ROUNDS,
    SHAPESHIFTER,
    SPY,
    SUPPORT,
    SWAP,
    family_of,
)
from aurum.games.oriflamme.rules.placement import placing_family
from aurum.games.oriflamme.rules.table import (
    FACING,
    LANDING,
    NONE,
    PLACING,
    UP,
    Table,
)


def asked_family(t: Table) -> int:
    """The family that is asked."""
    if t.stack[-1][0] == PLACING:
        return placing_family(t)
    return family_of(t.queue[t.at])


class Policy(LinearScorer):
    """A linear policy over the choices of every question."""

    def logits(self, t: Table) -> list[float]:
        """A number for each of the listed choices: the higher, the likelier."""
        choices = t.legal()
        if self.tape is not None:
            self.tape = []
            self.ends = []
        found: list[float] = []
        if len(choices) == 1 and self.tape is None:
            found.append(0.0)
            return found
        family = asked_family(t)
        features = self.features
        features.observe(t, family)
        question = t.stack[-1][0]
        if question == PLACING:
            features.value_eliminations(t, SHAPESHIFTER)
        elif question == FACING:
            kind = t.setup.kind[t.queue[t.at]]
            if NEEDS_KILLS[kind]:
                features.value_eliminations(t, kind)
        elif question != LANDING:
            features.value_eliminations(t, t.setup.kind[t.acting])
        for choice in choices:
            self.sum = 0.0
            if question == PLACING:
                self.place(t, choice)
            elif question == FACING:
                if choice == REVEAL:
                    self.face(t)
            elif question == SPY:
                self.rob(t, choice - ROB)
            elif question == SHAPESHIFTER:
                self.copy(t, choice - COPY)
            elif question == DECREE:
                self.move(t, choice - MOVE)
            elif question == LANDING:
                self.land(t, t.stack[-1][1], choice - BEFORE)
            elif question == EMPRESS:
                self.favour(t, choice - FAVOUR)
            elif question == INFORMER:
                self.inform(t, choice)
            elif question == JUDGE:
                self.judge(t, choice)
            elif question == DIPLOMAT:
                self.negotiate(t, choice)
            else:
                self.strike(t, choice - ELIMINATE)
            found.append(self.sum)
            if self.tape is not None:
                self.ends.append(len(self.tape))
        return found

    # Questions of cards

    def strike(self, t: Table, position: int) -> None:
        """Eliminating a card."""
        features = self.features
        card = t.queue[position]
        kind = t.setup.kind[card]
        acts = 0.4 * (features.left + (position > t.at))
        self.add(KILL, features.kills[position])
        if card == t.acting:
            self.add(KILL_ITSELF, 1.0)
        elif t.where[card] == UP:
            if features.mine(card):
                self.add(OWN_UP + kind, 1.0)
                self.add(OWN_UP_ACTS + kind, acts)
            else:
                self.add(OTHER_UP + kind, 1.0)
                self.add(OTHER_UP_ACTS + kind, acts)
        elif features.mine(card):
            self.add(OWN_DOWN + kind, 1.0)
        else:
            self.add(KILL_HIDDEN, 1.0)
            self.add(KILL_HIDDEN_ACTS, acts)
            self.add(KILL_POINTS, float(t.points[card]))
            odds = features.may_be(t, card, AMBUSH) + features.may_be(t, card, EXTORTION)
            self.add(KILL_BITES, odds * 4.0)
            self.add(BITES + t.setup.kind[t.acting], odds * 4.0)
        if not features.mine(card):
            self.add(KILL_LEADER, features.lead[family_of(card)])
        if t.under[card] != NONE:
            self.add(KILL_UNCOVERS_OWN if features.mine(card) else KILL_UNCOVERS, 1.0)

    def rob(self, t: Table, family: int) -> None:
        """Taking a point from a family."""
        if (family - self.features.family) % self.features.seats == 0:
            self.sum -= 4.0
            return
        self.add(ROB_LEADER, self.features.lead[family])
        self.add(ROB_RICH, min(1.0, 0.1 * t.stock[family]))

    def copy(self, t: Table, position: int) -> None:
        """Doing as a neighbour does."""
        features = self.features
        at = t.at
        left = at - 1
        right = at + 1 if at + 1 < len(t.queue) else NONE
        kind = t.setup.kind[t.queue[position]]
        self.add(COPIES + kind, 1.0)
        self.add(COPY_EFFECT, features.effect(t, kind, t.acting, left, right, at))

    def favour(self, t: Table, position: int) -> None:
        """Giving a point to somebody else's hidden card."""
        card = t.queue[position]
        if self.features.mine(card):
            self.sum += 4.0
            return
        self.add(FAVOUR_LEADER, self.features.lead[family_of(card)])
        self.add(FAVOUR_POINTS, float(t.points[card]))
        self.add(FAVOUR_ACTS, float(position > t.at))

    def inform(self, t: Table, choice: int) -> None:
        """Taking what the neighbours bring, or replacing the Informer."""
        features = self.features
        if choice == INFORM:
            at = t.at
            right = at + 1 if at + 1 < len(t.queue) else NONE
            self.add(INFORMS, features.informer_gain(t, at - 1) + features.informer_gain(t, right))
            return
        self.add(SWAPS + choice - SWAP, 1.0)
        self.add(SWAP_LEFT, features.left - 2.0)

    def judge(self, t: Table, choice: int) -> None:
        """Carrying out a verdict, or laying one."""
        if choice < MARK:
            self.add(JUDGES, 1.0)
            self.strike(t, choice - ELIMINATE)
            return
        position = choice - MARK
        if position == NOWHERE:
            return
        card = t.queue[position]
        if self.features.mine(card):
            self.add(MARK_OWN, 1.0)
            return
        self.add(MARK_WORTH, self.features.kills[position])
        self.add(MARK_LEADER, self.features.lead[family_of(card)])

    def negotiate(self, t: Table, choice: int) -> None:
        """Supporting another Diplomat, or leaving with the points."""
        features = self.features
        if choice == LEAVE:
            self.add(LEAVES, 1.0)
            self.add(LEAVE_POINTS, float(t.points[t.acting]))
            self.add(LEAVE_LEFT, float(features.left))
            return
        position = choice - SUPPORT
        if position == NOWHERE:
            return
        card = t.queue[position]
        if features.mine(card):
            self.add(SUPPORT_OWN, min(1.0, 0.5 * (features.left + (position > t.at))))
        else:
            self.add(SUPPORT_LEADER, 1.0 + features.lead[family_of(card)])

    # The Royal Decree

    def move(self, t: Table, source: int) -> None:
        """Which card to move: as good as the better of the two ways to move it."""
        features = self.features
        card = t.queue[source]
        acts = self.acts(t, card)
        if features.mine(card):
            if source < t.at:
                self.add(MOVE_ACTS, acts)
            else:
                self.add(MOVE_NOTHING, 1.0)
        elif source > t.at:
            self.add(MOVE_DENIES, acts)
            self.add(MOVE_LEADER, features.lead[family_of(card)])
        else:
            self.add(MOVE_NOTHING, 1.0)

    def acts(self, t: Table, card: int) -> float:
        """What it is worth to a card to be visited in this round."""
        if t.where[card] == UP:
            return USUAL[t.setup.kind[card]]
        if self.features.left:
            return 1.0
        return 1.0 + t.points[card]

    def land(self, t: Table, source: int, gap: int) -> None:
        """Where to: ahead of the Decree a card acts in this round, behind it no more."""
        features = self.features
        card = t.queue[source]
        last = len(t.queue)
        left = gap - 1
        right = gap if gap < last else NONE
        if left == source:
            left -= 1
        elif right == source:
            right = right + 1 if right + 1 < last else NONE
        threat = self.danger(t, left, right)
        ahead = gap > t.at
        acts = self.acts(t, card)
        if features.mine(card):
            if ahead:
                self.add(MOVE_ACTS, acts)
            self.add(MOVE_DANGER, threat)
            kin = 0
            if left != NONE and features.mine(t.queue[left]):
                kin += 1
            if right != NONE and features.mine(t.queue[right]):
                kin += 1
            self.add(MOVE_BESIDE, float(kin))
        else:
            if not ahead:
                self.add(MOVE_DENIES, acts)
            self.add(MOVE_OTHER_DANGER, threat)


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
    policy: Policy, t: Table, rng: Random, temperature: float, until: int = ROUNDS + 1
) -> None:
    """Let every family play by the policy to the end, or to the beginning of a round."""
    random = rng.random
    while t.actor != OVER and t.round < until:
        choices = t.legal()
        if len(choices) == 1:
            t.apply_unchecked(choices[0])
        else:
            t.apply_unchecked(choices[sample_index(policy.logits(t), temperature, random())])
