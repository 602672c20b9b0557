"""What the game says of itself: questions, choices and facts, as phrases that `locales/` words.

Everything is made from a view, so nothing here can tell what its seat may not know.
"""

from __future__ import annotations

from math import comb

from aurum.engine import Explanation, KnownFact, Phrase, Player
from liars_dice.choices import CALL, EXACT, FIRST, ROLL
from liars_dice.rules import in_turn
from liars_dice.view import View


def _say(key: str, **facts: int | Player | Phrase) -> Phrase:
    return Phrase(f"liars_dice-{key}", facts)


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
    return round(100 * sum(spread[max(missing, 0) :])), round(100 * exactly)


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
        return Explanation(_say("choice-roll", who=Player(roller), hand=choice - ROLL))
    if choice >= FIRST:
        return Explanation(_say("choice-first", who=Player(choice - FIRST)))
    if choice in (CALL, EXACT):
        return _challenge(view, choice)
    quantity, face = divmod(choice, 10)
    likely, _ = chances(view, choice)
    return Explanation(
        _say("choice-bid", quantity=quantity, face=face),
        (_say("outlook-bid", percent=likely),),
        {"quantity": quantity, "face": face, "percent": likely},
        _say("group-bid"),
        (_say("quantity", quantity=quantity), _say("face", face=face)),
    )


def _challenge(view: View, choice: int) -> Explanation:
    name = "call" if choice == CALL else "exact"
    sentence = _say(f"choice-{name}")
    if not view.bids:  # there is nothing to challenge
        return Explanation(sentence)
    likely, exactly = chances(view, view.bids[-1])
    percent = 100 - likely if choice == CALL else exactly
    other = bidder(view)
    follows = _say(f"outlook-{name}", who=Player(view.actor), bidder=Player(other))
    return Explanation(
        sentence,
        (follows, _say("outlook-percent", percent=percent)),
        {"percent": percent},
        _say("group-challenge", who=Player(other)),
        part=f"seat-{other}",
    )


def known(view: View) -> list[KnownFact]:
    """The position as a table of facts."""
    facts = [KnownFact(_say("fact-dice"), dice, seat) for seat, dice in enumerate(view.counts)]
    facts += [
        KnownFact(_say("fact-bid"), bid_phrase(bid), seat) for seat, bid in bidders(view).items()
    ]
    if view.seat >= 0 and view.hands[view.seat]:
        hand = view.hands[view.seat] or ()
        dice = tuple(_say("face", face=face) for face in hand)
        facts.append(KnownFact(_say("fact-hand"), dice, private=True))
    if view.bids:
        facts.append(KnownFact(_say("fact-standing"), bid_phrase(view.bids[-1]), main=True))
    facts.append(KnownFact(_say("fact-table"), sum(view.counts)))
    facts.append(KnownFact(_say("fact-wild"), _say("yes" if view.wild else "no")))
    facts.append(KnownFact(_say("fact-exact"), _say("yes" if view.exact else "no")))
    return facts
