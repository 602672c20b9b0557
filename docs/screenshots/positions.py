"""Finds the moments for the screenshots: plays games in memory and chooses the best position.

Seeds are fixed, so the same moments are found every time. Each is then played at a real server with
the same seed and the same choices.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random
from typing import Any, NamedTuple

from aurum.engine import OVER
from aurum.engine.fairness import SEED_BYTES, fair_options_rng
from aurum.games.orichalque.bots.levels import squire_choice
from aurum.games.orichalque.rules import frames
from aurum.server.table.games import check_options
from aurum.server.table.session import GameSession

Player = Callable[[GameSession, Random], int]
Wish = Callable[[GameSession], float]
"""How good a position is for a screenshot; 0 if it does not fit."""

OURS = 1
"""The seat whose view is shown in Oriflamme; in Orichalque it is the first."""


class Moment(NamedTuple):
    """A position of a game: its seed, and the choices that lead there."""

    seed: bytes
    choices: list[tuple[int, str]]


def seed_of(number: int) -> bytes:
    """A seed that is not secret."""
    return number.to_bytes(SEED_BYTES, "big")


def find_moment(
    game: str, seats: int, options: dict[str, Any], player: Player, wish: Wish, tries: Iterable[int]
) -> Moment:
    """The best moment in these games."""
    best: tuple[float, Moment] | None = None
    for number in tries:
        worth, moment = _play(game, seats, options, player, wish, number)
        if worth > 0 and (best is None or worth > best[0]):
            best = (worth, moment)
    assert best is not None, f"no game of {game} has a fitting moment"
    return best[1]


def _play(
    game: str, seats: int, options: dict[str, Any], player: Player, wish: Wish, number: int
) -> tuple[float, Moment]:
    seed = seed_of(number)
    rng = Random(number)
    whole = check_options(game, options, seats, fair_options_rng(seed))
    play = GameSession(game, {}, whole, seed)
    play.make(play.preview(None))
    made: list[tuple[int, str]] = []
    best, length = 0.0, 0
    while play.state.actor != OVER:
        if (worth := wish(play)) > best:
            best, length = worth, len(made)
        choice = player(play, rng)
        made.append((play.state.actor, play.game.write(choice)))
        play.make(play.preview(choice))
    if (worth := wish(play)) > best:
        best, length = worth, len(made)
    return best, Moment(seed, made[:length])


def random_player(play: GameSession, rng: Random) -> int:
    """Plays Oriflamme at random, but hides cards for a while, as people do."""
    choices = play.state.choices()
    texts = [play.game.write(choice) for choice in choices]
    if texts == ["keep", "reveal"]:
        return choices[rng.random() > 0.72]
    if all(text.startswith("place ") for text in texts):
        ends = [choice for choice, text in zip(choices, texts, strict=True) if "over" not in text]
        return rng.choice(ends if ends and rng.random() < 0.7 else choices)
    return rng.choice(choices)


def squire(play: GameSession, rng: Random) -> int:
    """Plays Orichalque sensibly."""
    state: Any = play.state
    return squire_choice(state)


def bidder(play: GameSession, rng: Random) -> int:
    """Plays Liar's Dice as people do: raises a little, and after a few bids believes no more."""
    choices = play.state.choices()
    bids = [choice for choice in choices if play.game.write(choice).startswith("bid")]
    return rng.choice(bids[:6] if bids and rng.random() < 0.75 else choices)


# What is worth showing


def over(play: GameSession) -> float:
    """The end, the longer the game the better."""
    return play.move if play.state.actor == OVER else 0


def _seen(play: GameSession, seat: int) -> Any:
    """What a seat sees: the view of whichever game it is."""
    return play.state.view(seat)


def striking(*kinds: str) -> Wish:
    """One's own card must choose between two neighbours, late, among stacks and hidden cards."""

    def wish(play: GameSession) -> float:
        view = _seen(play, OURS)
        texts = [play.game.write(choice) for choice in play.state.choices()]
        if play.state.actor != OURS or view.round not in (4, 5) or view.acting < 0:
            return 0
        if len(texts) != 2 or any(not text.startswith(kinds) for text in texts):
            return 0
        return _interest(view)

    return wish


def _interest(view: Any) -> float:
    """How much there is to see in a queue."""
    tops = [stack[0] for stack in view.queue]
    own = [card for card in tops if card.family == OURS and not card.up]
    return float(
        2 * min(2, len(own))
        + 2 * sum(len(stack) > 1 for stack in view.queue)
        + len({card.family for card in tops})
        + sum(card.up for card in tops) / 2
        + sum(0 < card.points < 4 for card in tops)
        + 2 * sum(card.verdict for card in tops)
        + 2 * sum(len(family.reserve) for family in view.families)
        - abs(view.at - len(tops) / 2)
        - 3 * max(0, len(tops) - 9)
    )


def bidding(play: GameSession) -> float:
    """A bid of another, to be raised or challenged by us, when some have lost dice already."""
    view = _seen(play, OURS)
    if play.state.actor != OURS or len(view.bids) < 3 or min(view.counts) < 1:
        return 0
    if view.bids[-1] % 10 == 1:
        return 0
    lost = [5 - dice for dice in view.counts]
    hand = view.hands[OURS]
    low = view.bids[-1] // 10 <= 5
    return float(2 * len(set(lost)) + (lost[OURS] == 0) + len(set(hand)) + 3 * low)


def judging(play: GameSession) -> float:
    """A hidden card of ours may be revealed, among verdicts and reserves."""
    view = _seen(play, OURS)
    texts = [play.game.write(choice) for choice in play.state.choices()]
    asked = play.state.actor == OURS and texts == ["keep", "reveal"]
    return _interest(view) if asked and view.round in (4, 5) else 0


def placing(play: GameSession) -> float:
    """One's turn to place a card, with a queue to look at."""
    view = _seen(play, OURS)
    texts = [play.game.write(choice) for choice in play.state.choices()]
    asked = play.state.actor == OURS and all(text.startswith("place ") for text in texts)
    return _interest(view) if asked and view.round == 3 else 0


def laying(play: GameSession) -> float:
    """A tile in hand on an island where something stands, best where it would draw a Titan."""
    if not _asked(play, frames.ASK_TILE):
        return 0
    view = _seen(play, 0)
    tile = len(play.game.write(play.state.choices()[0]))
    return _built(view) + 4 * _draws_a_titan(play) + min(2, tile - 10)


def fighting(play: GameSession) -> float:
    """A Capture with hoplites at hand."""
    if not _asked(play, frames.ASK_FIGHT):
        return 0
    view = _seen(play, 0)
    own = view.players[0]
    worth = _built(view) + 2 * min(3, own.hoplites) + 2 * min(2, len(own.creatures))
    return worth if own.hoplites > 1 else 0


def choosing_a_card(play: GameSession) -> float:
    """The market is full and the choice is ours."""
    return _built(_seen(play, 0)) if _asked(play, frames.ASK_CARD) else 0


def _asked(play: GameSession, question: int) -> bool:
    return play.state.actor == 0 and play.state.stack[-1][0] == question


def _built(view: Any) -> float:
    """How much there is to see on the islands; with five points it is nearly over."""
    if max(player.points for player in view.players) > 4:
        return 0
    own = view.players[0]
    return float(
        3 * min(1, len(own.temples))
        + min(4, len(own.buildings))
        + 2 * min(2, len(own.creatures))
        + len(own.tiles) / 2
        + len(view.display)
        + sum(len(player.tiles) + len(player.buildings) for player in view.players[1:]) / 4
        + sum(holder >= 0 for holder in view.titans)
    )


def _draws_a_titan(play: GameSession) -> bool:
    """Whether some place for the tile in hand would bring one."""
    before = _seen(play, 0).titans.count(0)
    for choice in play.state.choices():
        then: Any = play.state.clone()
        then.apply(choice)
        if then.view(0).titans.count(0) > before:
            return True
    return False
