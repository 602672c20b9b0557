"""How strong the levels of the general search are at Liar's Dice: the same dice from both seats."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from random import Random

import pytest
from liars_dice.game import game
from support.brief import SOAK
from support.odds_bot import OddsBot, chances
from support.plugin_fixture import installed as installed_plugin

from aurum.bots import Answer, Bot, Budget, Question, general
from aurum.bots.random_bot import RandomBot
from aurum.bots.search import Search
from aurum.engine import CHANCE, OVER, SPECTATOR, sample_choice

ITERATIONS = {"page": 20, "squire": 60, "knight": 160, "baron": 300, "regent": 800}
"""Fixed, so that a test finds the same each time; fewer than Baron and Regent take at a table."""


@pytest.fixture(scope="module", autouse=True)
def _liars_dice(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Found as it is where somebody has installed it."""
    with installed_plugin(tmp_path_factory.mktemp("liars"), "liars_dice", "liars_dice:plugin"):
        yield


AT_A_TABLE = 1000
"""About as many as a Regent takes in its half second."""


class Level:
    """A level of the general search with so many iterations."""

    def __init__(self, name: str, iterations: int = 0) -> None:
        self.bot = general.level(name)
        self.budget = Budget(iterations=iterations or ITERATIONS[name])

    def answer(self, question: Question, budget: Budget, rng: Random) -> Answer:
        """What the level answers, however long it takes."""
        return self.bot.answer(question, self.budget, rng)


def share(one: Bot, other: Bot, deals: int, dice: int) -> float:
    """How many of the games the one wins, from both seats of each deal."""
    won = sum(outcomes(one, other, deals, dice))
    return won / (2 * deals)


def wins_more(one: Bot, other: Bot, deals: int, dice: int) -> bool:
    """Whether the one wins more than half of the games; the match ends when that is decided."""
    won = lost = 0
    for outcome in outcomes(one, other, deals, dice):
        won, lost = won + outcome, lost + (not outcome)
        if won > deals or lost >= deals:
            break
    return won > deals


def outcomes(one: Bot, other: Bot, deals: int, dice: int) -> Iterator[bool]:
    """Whether the one wins, in both seats of each deal."""
    for seed in range(deals):
        for seat in range(2):
            players = [one, other] if seat == 0 else [other, one]
            yield winner(players, seed, dice) == seat


def winner(players: list[Bot], seed: int, dice: int) -> int:
    """The seat that wins."""
    chance, rng = Random(seed), Random(seed)
    state = game.start(players=2, dice=dice)
    while state.actor != OVER:
        if state.actor == CHANCE:
            state.apply(sample_choice(state, chance))
            continue
        question = Question(game.name, state.view(state.actor), state.choices())
        state.apply(players[state.actor].answer(question, Budget(), rng).choice)
    return state.winners()[0]


DEALS = 80
"""Of 300 games each, played when this number was chosen, a Squire won 68 % against a Page and a
Knight 66 % against a Squire. Then 160 games show half or less in less than 1 match of 10,000."""


@pytest.mark.parametrize(("above", "below"), [("squire", "page"), ("knight", "squire")])
def test_each_level_beats_the_one_below(above: str, below: str) -> None:
    assert wins_more(Level(above), Level(below), DEALS, 3)


def test_a_page_beats_chance() -> None:
    assert share(Level("page"), RandomBot(), 10, 3) > 0.7


@pytest.mark.soak
@pytest.mark.skipif(not SOAK, reason="takes minutes: fewer games would show nothing")
@pytest.mark.parametrize(("above", "below"), [("baron", "knight"), ("regent", "baron")])
def test_the_upper_levels_too(above: str, below: str) -> None:
    assert share(Level(above), Level(below), 40, 3) > 0.5


@pytest.mark.soak
@pytest.mark.skipif(not SOAK, reason="takes minutes: fewer games would show nothing")
@pytest.mark.parametrize("dice", [3, 5])
def test_the_regent_beats_who_counts_odds(dice: int) -> None:
    assert share(Level("regent", AT_A_TABLE), OddsBot(), 30, dice) > 0.5


def policies(level: str, position: str, seeds: int) -> dict[str, float]:
    """How often a level makes each choice."""
    state = game.read_position(position)
    question = Question(game.name, state.view(state.actor), state.choices())
    found: dict[str, float] = defaultdict(float)
    for seed in range(seeds):
        answer = Level(level).answer(question, Budget(), Random(seed))
        for choice, odds in zip(question.choices, answer.policy, strict=True):
            found[game.write(choice)] += odds / seeds
    return found


def unlikely(position: str, policy: dict[str, float]) -> float:
    """How often that is a bid that is true less than once in twenty times, as far as its seat
    knows."""
    state = game.read_position(position)
    view = state.view(state.actor)
    bids = {text: game.read(text) for text in policy if text.startswith("bid")}
    return sum(policy[text] for text, bid in bids.items() if chances(view, bid)[0] < 0.05)


FOUR = "cups 11234 13446 22345 12366; begins 1"
"""Twenty dice: up to 120 choices."""


@pytest.mark.parametrize("level", ["page", "squire", "knight"])
@pytest.mark.parametrize("bids", ["", "; bids 3x3", "; bids 5x4", "; bids 4x2 5x2 7x4"])
def test_no_level_bids_what_nobody_can_believe(level: str, bids: str) -> None:
    most = {"page": 0.2, "squire": 0.1, "knight": 0.05}[level]
    assert unlikely(FOUR + bids, policies(level, FOUR + bids, 20)) < most


@pytest.mark.parametrize("level", ["page", "squire", "knight"])
def test_every_level_challenges_what_nobody_can_believe(level: str) -> None:
    """The seat holds one four; that there are six more is true once in a hundred times."""
    assert policies(level, FOUR + "; bids 4x2 5x2 7x4", 20)["call"] > 0.85


def test_what_was_bid_before_is_taken_back() -> None:
    state = game.read_position("cups 566 134 22; begins 2; bids 1x3 2x5")
    found = game.before(state)
    assert found is not None
    earlier, made = found
    assert game.write(made) == "bid 2x5"
    assert game.write_position(earlier) == game.write_position(state).replace(" 2x5", "")
    earlier.apply(made)
    assert earlier == state
    assert game.before(game.read_position("cups 566 134 22")) is None


def searched(position: str) -> Search:
    """What the Regent finds out."""
    state = game.read_position(position)
    question = Question(game.name, state.view(state.actor), state.choices())
    regent = general.level("regent")
    assert isinstance(regent, general.GeneralBot)
    search = regent._search(game, question, Random(1))
    search.run(60, 1e9)
    return search


def test_a_regent_believes_a_bid() -> None:
    """Who bids two fives holds one of them at least, and most often both."""
    search = searched("dice 3; cups 122 556; begins 2; bids 2x5")
    cups = [repr(world).split("cups ")[1].split()[1] for world in search.worlds]
    fives = [cup.count("5") for cup in cups]
    assert sum(fives) / len(fives) > 1.2, "of three dice alone, half a five"


def test_what_others_think_does_not_depend_on_the_dice_of_the_thinker() -> None:
    """Two searches of a thinker who holds other dice: the same thought of who has seen neither."""
    cups = ("122", "456")
    searches = [searched(f"dice 3; cups {cup} 556; begins 2; bids 1x5") for cup in cups]
    for bid in ("1x6", "2x2", "2x5", "3x6"):
        thoughts = []
        for cup, search in zip(cups, searches, strict=True):
            state = game.read_position(f"dice 3; cups {cup} 556; begins 2; bids 1x5 {bid}")
            view, public = state.view(1), state.view(SPECTATOR)
            thought = search.thoughts.of(view, public, state.choices(), 1, 1_000_000)
            assert thought is not None
            thoughts.append((thought.visits, thought.total))
        assert thoughts[0] == thoughts[1]
    one, other = (search.thoughts.judged for search in searches)
    both = one.keys() & other.keys()
    assert len(both) > 3
    assert all(one[key] == other[key] for key in both)
