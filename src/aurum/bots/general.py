"""Five levels of bots for any game, by general search: for a game that brings none of its own."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from random import Random
from typing import Any, Final

from aurum import games
from aurum.bots.contract import Answer, Bot, Budget, Question, Reason
from aurum.bots.game_bots import GameBots
from aurum.bots.sampling import normalised, sample
from aurum.bots.search import Search
from aurum.bots.search_params import SearchParams
from aurum.bots.tree import TRUST, Node
from aurum.engine import OVER, Game

UNLIMITED: Final = 1_000_000_000
"""More iterations than any search takes."""
FORCED: Final = 16
"""So many iterations estimate the chances where there is nothing to choose."""
CERTAIN: Final = 4
"""A choice wins at once if it does in so many worlds."""
FAMILIAR: Final = 4
"""What was tried less often is made less often by who makes what is somewhat worse."""
CLOSE: Final = 0.02
"""A difference in the chance to win that a bot takes for none."""


class GeneralBot:
    """Searches any game in imagined worlds."""

    def __init__(
        self,
        params: SearchParams,
        iterations: int,
        seconds: float,
        temperature: float = 0.0,
        folly: float = 0.0,
        sees_wins: bool = True,
    ) -> None:
        self.params = params
        self.iterations = iterations
        """The most iterations for a question, however much time it is given."""
        self.seconds = seconds
        """Its time for a question without a budget."""
        self.temperature = temperature
        """A choice that lacks so much is made a third as often, in standard deviations of the
        rewards; 0 for a bot that makes only what is about as good as the best."""
        self.folly = folly
        """What lacks more than this, in the same unit, is never made."""
        self.sees_wins = sees_wins
        """Whether it looks first for a choice that wins at once."""

    def answer(self, question: Question, budget: Budget, rng: Random) -> Answer:
        """A choice among the best the search has found, the better the likelier."""
        game = games.load(question.game).rules()
        choices = question.choices
        state = game.imagine(question.view, Random(0))
        question.check_actor(state.actor)
        question.check(state.choices())
        search = self._search(game, question, rng)
        winning = winning_choices(game, question)[:1] if self.sees_wins else []
        iterations, seconds = self._limits(budget)
        if (len(choices) == 1 or winning) and not budget.even:
            iterations = min(iterations, FORCED)
        search.run(iterations, seconds)
        chances = [share / search.iterations for share in search.shares]
        if len(choices) == 1:
            return Answer(choices[0], [1.0], chances, Reason("bot-only"))
        if winning:
            sure = [float(seat == search.me) for seat in range(search.seats)]
            policy = [float(choice == winning[0]) for choice in choices]
            worth = [1.0 if choice == winning[0] else None for choice in choices]
            return Answer(winning[0], policy, sure, Reason("bot-wins"), worth)
        root = search.root
        policy = self._policy(search)
        made = sample(policy, rng)
        fared = [
            won / visits if visits else None
            for won, visits in zip(search.won, root.visits, strict=True)
        ]
        reason = searched(game, root, fared, made)
        return Answer(choices[made], policy, chances, reason, fared, list(root.visits))

    def compare(
        self, question: Question, choices: list[int], budget: Budget, rng: Random
    ) -> list[float]:
        """The chance to win after each of these choices, all tried alike."""
        search = self._search(games.load(question.game).rules(), question, rng)
        search.among = [question.choices.index(choice) for choice in choices]
        search.run(max(budget.iterations or 0, len(choices)), float(UNLIMITED))
        return [search.won[index] / max(1, search.root.visits[index]) for index in search.among]

    def _search(self, game: Game[Any, Any], question: Question, rng: Random) -> Search:
        tells = type(game).before is not Game.before
        return Search(
            game.imagine,
            game.points,
            game.write,
            game.secretive,
            question.view,
            self.params,
            rng,
            game.before if tells else None,
        )

    def _limits(self, budget: Budget) -> tuple[int, float]:
        """The most iterations and seconds of a search."""
        if budget.iterations is not None:
            seconds = float(UNLIMITED) if budget.seconds is None else budget.seconds
            return max(1, budget.iterations), seconds
        return self.iterations, self.seconds if budget.seconds is None else budget.seconds

    def _policy(self, search: Search) -> list[float]:
        """How often to make each choice."""
        root = search.root
        if self.temperature == 0.0:
            return visit_policy(root)
        verbs = [search.verbs.of(choice) for choice in root.choices]
        return whim_policy(root, verbs, self.temperature, self.folly)


def visit_policy(root: Node) -> list[float]:
    """What fared best most often, what fared clearly worse never."""
    most = max(root.visits)
    best = root.total[root.visits.index(most)] / most
    found = []
    for visits, total in zip(root.visits, root.total, strict=True):
        fine = visits * 4 >= most and total / visits >= best - CLOSE
        found.append(float(visits * visits) if fine else 0.0)
    return normalised(found)


def whim_policy(root: Node, verbs: Sequence[int], temperature: float, folly: float) -> list[float]:
    """What fared better more often, and what was tried almost as often now and then.

    First a verb, by what fared best with it: ninety bad ways to do something are no likelier than
    one.
    """
    means = [
        (total + TRUST * prior) / (visits + TRUST)
        for visits, total, prior in zip(root.visits, root.total, root.prior, strict=True)
    ]
    top = max(mean for mean, visits in zip(means, root.visits, strict=True) if visits)
    spread = root.deviation()
    weights = []
    for mean, visits in zip(means, root.visits, strict=True):
        lack = (top - mean) / spread
        whim = exp(-lack / temperature) if lack <= folly else 0.0
        weights.append(min(visits, FAMILIAR) * whim)
    best: dict[int, float] = {}
    together: dict[int, float] = {}
    for verb, weight in zip(verbs, weights, strict=True):
        best[verb] = max(best.get(verb, 0.0), weight)
        together[verb] = together.get(verb, 0.0) + weight
    return normalised(
        [
            best[verb] * weight / together[verb] if weight else 0.0
            for verb, weight in zip(verbs, weights, strict=True)
        ]
    )


def winning_choices(game: Game[Any, Any], question: Question) -> list[int]:
    """The choices that win the game at once, whatever is hidden."""
    rng = Random(0)
    worlds = [game.imagine(question.view, rng) for _ in range(CERTAIN if game.secretive else 1)]
    seat = worlds[0].actor
    return [
        choice for choice in question.choices if all(_wins(world, choice, seat) for world in worlds)
    ]


def _wins(world: Any, choice: int, seat: int) -> bool:
    then = world.clone()
    then.apply_unchecked(choice)
    return bool(then.actor == OVER and then.winners() == [seat])


def searched(game: Game[Any, Any], root: Node, fared: Sequence[float | None], made: int) -> Reason:
    """The reason of who has searched: how it fared, and the next best beside it."""
    others = [index for index in range(len(root.choices)) if index != made and root.visits[index]]
    facts: dict[str, str | int] = {"percent": _percent(fared[made]), "games": root.seen}
    if not others:
        return Reason("bot-searched", facts)
    rival = max(others, key=lambda index: root.visits[index])
    facts |= {"other": game.write(root.choices[rival]), "next": _percent(fared[rival])}
    return Reason("bot-searched-both", facts)


def _percent(chance: float | None) -> int:
    return round(100 * (chance or 0.0))


def _obvious_reason(question: Question, choice: int) -> Reason | None:
    if len(question.choices) == 1:
        return Reason("bot-only")
    game = games.load(question.game).rules()
    return Reason("bot-wins") if choice in winning_choices(game, question) else None


def _advise(
    question: Question, choices: Sequence[int], standing: Sequence[str], rng: Random
) -> list[Reason]:
    """How each of the best choices fares; a game without reasons of its own shows no more."""
    if len(question.choices) == 1:
        return [Reason("hint-only")]
    winning = winning_choices(games.load(question.game).rules(), question)
    return [
        Reason("hint-wins" if choice in winning else f"hint-{how}")
        for choice, how in zip(choices, standing, strict=True)
    ]


def level(name: str) -> Bot:
    """The bot of this level."""
    return _LEVELS[name]


def _glancing(horizon: int) -> SearchParams:
    """Looks a few choices ahead, at opponents that choose at random or by replies."""
    return SearchParams(
        exploration=0.6,
        widening=2.0,
        horizon=horizon,
        margin=0.3,
        guided=0.0,
        plans=False,
        worlds=2.0,
        patience=1.0,
        care=1,
    )


def _mindful(care: int, guided: float, thinking: float, doubt: float) -> SearchParams:
    """Plays on, against opponents that learn, and that think for themselves where the game tells
    what was chosen; with a doubt above 0 it also asks why."""
    return SearchParams(
        exploration=0.6,
        widening=2.0,
        horizon=1500,
        margin=0.3,
        guided=guided,
        plans=True,
        worlds=2.0,
        patience=0.5,
        care=care,
        thought=32,
        thinking=thinking,
        doubt=doubt,
    )


_LEVELS: Final = {
    "page": GeneralBot(_glancing(6), 20, 0.05, temperature=1.5, folly=0.9, sees_wins=False),
    "squire": GeneralBot(_glancing(20), 60, 0.1, temperature=0.4, folly=0.6),
    "knight": GeneralBot(_mindful(2, 0.5, 0.0, 0.0), 160, 0.1),
    "baron": GeneralBot(_mindful(4, 0.7, 8.0, 0.5), 500, 0.15),
    "regent": GeneralBot(_mindful(4, 0.7, 8.0, 0.15), UNLIMITED, 0.5),
}
BOTS: Final = GameBots(
    level=level,
    iterations={"page": 20, "squire": 60, "knight": 160, "baron": 500, "regent": 2000},
    analysis_iterations=1000,
    obvious_reason=_obvious_reason,
    advise=_advise,
)
"""The bots of every game that brings none."""
