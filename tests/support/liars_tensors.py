"""Liar's Dice as numbers, by today's contract of `aurum.tensors`; its package brings none."""

from __future__ import annotations

from liars_dice.choices import CALL, EXACT, FIRST
from liars_dice.dice import FACES
from liars_dice.rules import ROLLS, in_turn
from liars_dice.view import View

from aurum.engine import Options
from aurum.tensors.encoder import Marks, ViewEncoder
from aurum.tensors.game_tensors import GameTensors, Layout, Parameters, SpielGame, Version
from aurum.tensors.numbering import Numbering
from aurum.tensors.pieces import Piece, Pieces, starts_of


class LiarsEncoder(ViewEncoder):
    """The own dice by face, and for each seat from the own one on its dice and its last bid."""

    def __init__(self, players: int, start: dict[str, int]) -> None:
        self.players = players
        self.start = start

    def mark_view(self, view: View, marks: Marks) -> None:
        start, seats = self.start, self.players
        own = max(view.seat, 0)
        hand = view.hands[own] or ()
        marks.row(start["hand"], [hand.count(face) for face in FACES])
        marks.row(start["dice"], [view.counts[(own + n) % seats] for n in range(seats)])
        if view.actor >= 0:
            marks.one(start["asked"] + (view.actor - own) % seats)
        players = in_turn(view.counts, max(view.begins, 0))
        bids = {players[turn % len(players)]: bid for turn, bid in enumerate(view.bids)}
        for seat, bid in bids.items():
            marks.row(start["bids"] + (seat - own) % seats * 2, divmod(bid, 10))
        if view.bids:
            marks.row(start["standing"], divmod(view.bids[-1], 10))


def liars_pieces(players: int, dice: int) -> Pieces:
    """The pieces of an observation."""
    most = players * dice
    pieces = (
        Piece("hand", (6,), dice),
        Piece("dice", (players,), dice),
        Piece("asked", (players,), 1),
        Piece("bids", (players, 2), max(most, 6), ("quantity", "face")),
        Piece("standing", (2,), max(most, 6), ("quantity", "face")),
    )
    return Pieces(pieces, LiarsEncoder(players, starts_of(pieces)))


def _layout(options: Options) -> Layout:
    players, dice = options["players"], options["dice"]
    assert isinstance(players, int)
    assert isinstance(dice, int)
    bids = [quantity * 10 + face for quantity in range(1, players * dice + 1) for face in FACES]
    rolls = [roll for n in range(1, dice + 1) for roll in ROLLS[n]]
    chances = Numbering([*(FIRST + seat for seat in range(players)), *rolls])
    return Layout(
        players, Numbering([CALL, EXACT, *bids], players), chances, liars_pieces(players, dice)
    )


def _spiel_options(given: Parameters) -> tuple[Parameters, int]:
    """At most all dice but one are lost, each after a roll of all and every bid there is."""
    dice = given["players"] * given["dice"]
    return given, 1 + dice * (given["players"] + dice * 6 + 1)


TENSORS = GameTensors(
    layout=_layout,
    versions=(Version("liars_dice_v1", "aurum/LiarsDice-v1"),),
    spiel=SpielGame(
        long_name="Liar's Dice",
        players=(2, 6),
        usual={"players": 4, "dice": 5, "wild": False, "exact": False},
        options=_spiel_options,
    ),
)
