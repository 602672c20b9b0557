"""What the game says of itself: questions, choices and facts, as phrases that `locales/` words.

Everything is made from a view, so nothing here can tell what its seat may not know.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import comb
from typing import Final

from aurum.engine import Event, Explanation, Game, KnownFact, LogSentence, Phrase, Player
from aurum.engine.phrases import Fact
from liars_dice.choices import CALL, EXACT, FIRST, ROLL
from liars_dice.dice import Hand, hand_of
from liars_dice.rules import LiarsDiceState, in_turn
from liars_dice.view import View

GLYPHS: Final = " ⚀⚁⚂⚃⚄⚅"


def _say(key: str, **facts: Fact) -> Phrase:
    return Phrase(f"liars_dice-{key}", facts)


def _glyphs(hand: Hand) -> str:
    """Dice within a sentence."""
    return " ".join(GLYPHS[die] for die in hand)


def _dice(hand: Hand) -> tuple[Phrase, ...]:
    """Dice as a list of faces."""
    return tuple(_say("face", face=face) for face in hand)


def bidders(view: View) -> dict[int, int]:
    """The last bid of each seat in this round, in the order of the seats' turns."""
    players = in_turn(view.counts, max(view.begins, 0))
    return {players[turn % len(players)]: bid for turn, bid in enumerate(view.bids)}


def bidder(view: View) -> int:
    """The seat whose bid stands."""
    players = in_turn(view.counts, max(view.begins, 0))
    return players[(len(view.bids) - 1) % len(players)]


def bid_phrase(bid: int) -> Phrase:
    """Four fives."""
    quantity, face = divmod(bid, 10)
    return _say("bid", quantity=quantity, face=face)


def chances(view: View, bid: int) -> tuple[int, int]:
    """How likely there are at least, and exactly, as many as a bid says, in percent.

    The seat counts its own dice; of the others it knows only how many there are.
    """
    quantity, face = divmod(bid, 10)
    faces = {face, 1} if view.wild else {face}
    hand = (view.hands[view.seat] if view.seat >= 0 else None) or ()
    missing = quantity - sum(die in faces for die in hand)
    others, share = sum(view.counts) - len(hand), len(faces) / 6
    spread = [comb(others, n) * share**n * (1 - share) ** (others - n) for n in range(others + 1)]
    exactly = spread[missing] if 0 <= missing <= others else 0.0
    return _percent(sum(spread[missing:]) if missing > 0 else 1), _percent(exactly)


def _percent(chance: float) -> int:
    """A chance in percent: 0 only if it is impossible, and 100 only if it is certain."""
    return round(100 * chance) if chance in (0, 1) else min(max(round(100 * chance), 1), 99)


def question(view: View) -> Phrase:
    """What the seat is asked."""
    return _say("question-bid" if view.bids else "question-open")


def help_line(view: View) -> Phrase:
    """What stands, and how many dice there are."""
    dice = sum(view.counts)
    if not view.bids:
        return _say("help-open", dice=dice)
    return _say("help-bid", who=Player(bidder(view)), bid=bid_phrase(view.bids[-1]), dice=dice)


def explain(view: View, choice: int) -> Explanation:
    """A choice, and what would follow from it."""
    if choice >= ROLL:
        roller = next(
            (seat for seat, hand in enumerate(view.hands) if hand == () and view.counts[seat]), 0
        )
        rolled = _glyphs(hand_of(str(choice - ROLL)))
        return Explanation(_say("choice-roll", who=Player(roller), hand=rolled))
    if choice >= FIRST:
        return Explanation(_say("choice-first", who=Player(choice - FIRST)))
    if choice in (CALL, EXACT):
        return _challenge(view, choice)
    quantity, face = divmod(choice, 10)
    likely, _ = chances(view, choice)
    kind = "raise" if view.bids else "bid"
    return Explanation(
        _say(f"choice-{kind}", quantity=quantity, face=face),
        (_say("outlook-bid", percent=likely),),
        {"quantity": quantity, "face": face, "percent": likely},
        _say(f"group-{kind}"),
        (_say("quantity", quantity=quantity), _say("face", face=face)),
    )


def _challenge(view: View, choice: int) -> Explanation:
    name = "call" if choice == CALL else "exact"
    if not view.bids:  # there is nothing to challenge
        return Explanation(_say(f"choice-{name}"))
    likely, exactly = chances(view, view.bids[-1])
    percent = 100 - likely if choice == CALL else exactly
    bid = bid_phrase(view.bids[-1])
    other = bidder(view)
    follows = _say(f"outlook-{name}", who=Player(view.actor), bidder=Player(other))
    return Explanation(
        _say(f"choice-{name}-of", bid=bid),
        (follows, _say("outlook-percent", percent=percent)),
        {"percent": percent},
        _say("group-challenge", who=Player(other)),
        part=f"seat-{other}",
    )


def known(view: View) -> list[KnownFact]:
    """The position as a table of facts."""
    facts = [
        KnownFact(_say("fact-dice"), dice, seat, unit=_say("dice", dice=dice))
        for seat, dice in enumerate(view.counts)
    ]
    facts += [
        KnownFact(_say("fact-bid"), bid_phrase(bid), seat) for seat, bid in bidders(view).items()
    ]
    facts += [
        KnownFact(_say("fact-shown"), _dice(hand), seat)
        for seat, hand in enumerate(view.shown)
        if hand
    ]
    if view.seat >= 0 and view.hands[view.seat]:
        hand = view.hands[view.seat] or ()
        facts.append(KnownFact(_say("fact-hand"), _dice(hand), private=True))
    if view.bids:
        standing = bid_phrase(view.bids[-1])
        facts.append(KnownFact(_say("fact-standing"), standing, main=True, by=bidder(view)))
        facts += _bids(view)
    if view.challenged:
        facts += _showdown(view)
    facts.append(KnownFact(_say("fact-table"), sum(view.counts)))
    facts.append(KnownFact(_say("fact-wild"), _say("yes" if view.wild else "no")))
    facts.append(KnownFact(_say("fact-exact"), _say("yes" if view.exact else "no")))
    return facts


def _bids(view: View) -> list[KnownFact]:
    """The bids of this round, one after the other."""
    players = in_turn(view.counts, max(view.begins, 0))
    return [
        KnownFact(_say("fact-bids"), bid_phrase(bid), players[turn % len(players)], step=turn + 1)
        for turn, bid in enumerate(view.bids)
    ]


def _showdown(view: View) -> list[KnownFact]:
    """What the last challenge was about, what there was, and who lost a die by it."""
    losers = [
        Player(seat)
        for seat, (hand, dice) in enumerate(zip(view.shown, view.counts, strict=True))
        if len(hand) > dice
    ]
    return [
        KnownFact(_say("fact-challenged"), bid_phrase(view.challenged), main=True),
        KnownFact(_say("fact-found"), found(view)),
        KnownFact(_say("fact-lost"), tuple(losers)),
    ]


def found(view: View) -> int:
    """How many of the dice that were shown counted for the bid."""
    face = view.challenged % 10
    faces = {face, 1} if view.wild else {face}
    return sum(die in faces for hand in view.shown for die in hand)


def log_line(line: LogSentence) -> LogSentence:
    """A line of the log with dice as dice, and with the die that somebody lost."""
    key, facts = line.sentence
    hand = facts.get("hand")
    if isinstance(hand, int):
        facts = {**facts, "hand": _glyphs(hand_of(str(hand)))}
    lost = key == "liars_dice-event-lost"
    return line._replace(sentence=Phrase(key, facts), gain=_say("gain") if lost else line.gain)


class Wording(Game[LiarsDiceState, View]):
    """The part of the game that says what it is about."""

    def question(self, view: View) -> Phrase:
        return question(view)

    def help(self, view: View) -> Phrase:
        return help_line(view)

    def explain(self, view: View, choice: int) -> Explanation:
        return explain(view, choice)

    def known(self, view: View) -> list[KnownFact]:
        return known(view)

    def log(self, events: Sequence[Event], view: View) -> list[LogSentence]:
        return [log_line(line) for line in super().log(events, view)]
