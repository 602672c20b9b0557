"""Observations: what a view tells and nothing else, the seat that looks first."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest
from support.brief import often
from support.orichalque_view_encoder import OrichalqueViewEncoder
from support.oriflamme_view_encoder import OriflammeViewEncoder

import aurum
from aurum.engine import CHANCE, OVER, SPECTATOR, Options, State
from aurum.envs.encoding import Encoding, encoding_of
from aurum.envs.spaces import piece_spaces
from aurum.games.orichalque.rules.options import setup_of
from aurum.games.orichalque.tensors import OrichalquePieces
from aurum.games.oriflamme.rules.options import families_at
from aurum.games.oriflamme.tensors import kinds_of
from aurum.tensors.encoder import Encoder, Marks, ViewEncoder
from aurum.tensors.pieces import Pieces, starts_of

VARIANTS = [
    (name, options) for name in aurum.games.names() for options in aurum.game(name).variants()
] + [("oriflamme", {"players": players, "set": "mixed", "first": None}) for players in (3, 4)]


def moments(encoding: Encoding, every: int, seed: int = 5) -> list[State]:
    """Some moments of a random play in which a seat must choose, and its end."""
    rng = Random(seed)
    state = encoding.begin(rng)
    found = []
    made = 0
    while state.actor != OVER:
        made += state.actor != CHANCE
        if state.actor != CHANCE and made % every == 0:
            found.append(state.clone())
        state.apply(aurum.sample_choice(state, rng))
    return [*found, state]


def look(pieces: Pieces, state: State, seat: int) -> dict[str, Any]:
    return pieces.named(pieces.tensor(state, seat))


def column(pieces: Pieces, piece: str, name: str) -> int:
    return next(one for one in pieces.pieces if one.name == piece).columns.index(name)


@pytest.mark.parametrize(("name", "options"), VARIANTS)
def test_observations_lie_in_their_space_all_game_long(name: str, options: Options) -> None:
    encoding = encoding_of(name, options)
    spaces = piece_spaces(encoding)
    for state in moments(encoding, every=9):
        for seat in (*range(encoding.seats), SPECTATOR):
            seen = look(encoding.pieces, state, seat)
            assert list(seen) == list(spaces)
            for piece, values in seen.items():
                assert spaces[piece].contains(values), (piece, values)


def from_views(encoding: Encoding) -> Pieces:
    """The same pieces, made from views by another encoder."""
    described = encoding.pieces.pieces
    other: ViewEncoder
    if encoding.name == "oriflamme":
        kinds = kinds_of(encoding.options)
        families = families_at(encoding.options)
        other = OriflammeViewEncoder(kinds, families, starts_of(described))
    else:
        assert isinstance(encoding.pieces, OrichalquePieces)
        other = OrichalqueViewEncoder(setup_of(encoding.options), encoding.pieces)
    return Pieces(described, other)


@pytest.mark.parametrize(("name", "options"), VARIANTS)
def test_what_is_read_from_a_state_is_what_its_view_tells(name: str, options: Options) -> None:
    """An observation made from a view cannot tell more; this one tells as much, bit for bit."""
    encoding = encoding_of(name, options)
    for seed in range(often(4, 1)):
        compare_with_views(encoding, encoding.pieces, moments(encoding, every=4, seed=seed))


def compare_with_views(encoding: Encoding, pieces: Pieces, states: list[State]) -> None:
    """What every seat knows in these states, with what is made from its view."""
    slow = from_views(encoding)
    for state in states:
        for seat in (*range(encoding.seats), SPECTATOR):
            np.testing.assert_array_equal(pieces.tensor(state, seat), slow.tensor(state, seat))


@pytest.mark.parametrize(("name", "options"), VARIANTS)
def test_states_with_the_same_view_give_the_same_observation_and_mask(
    name: str, options: Options
) -> None:
    """No leak: another deal that fits what a seat knows looks the same from there."""
    encoding = encoding_of(name, options)
    states = moments(encoding, every=2 if encoding.options.get("rounds") else 6)
    different = compare_with_other_deals(encoding, encoding.pieces, states)
    assert different > 0 or name == "orichalque"


def compare_with_other_deals(encoding: Encoding, pieces: Pieces, states: list[State]) -> int:
    """What seats know in these states, with what they know in others that fit their views; how
    many of these differ."""
    rng = Random(8)
    different = 0
    for state in states:
        seat = max(state.actor, 0)
        imagined = encoding.game.imagine(state.view(seat), rng)
        if state.actor != OVER:
            written = encoding.game.write_position
            different += written(imagined) != written(state)
        np.testing.assert_array_equal(pieces.tensor(imagined, seat), pieces.tensor(state, seat))
        np.testing.assert_array_equal(encoding.mask(imagined, seat), encoding.mask(state, seat))
    return different


class Leaky(Encoder):
    """Marks what a seat knows, and one thing more of what it does not."""

    def __init__(self, encoding: Encoding, piece: str) -> None:
        self.encoding = encoding
        self.piece = piece
        self.start = starts_of(encoding.pieces.pieces)[piece]

    def mark(self, state: State, seat: int, marks: Marks) -> None:
        self.encoding.pieces.encoder.mark(state, seat, marks)
        hidden = self.encoding.hidden([state], [seat])[self.piece]
        for place in np.flatnonzero(hidden)[:1]:
            marks.one(self.start + int(place))


@pytest.mark.parametrize("piece", ["hand", "aside", "queue", "beneath"])
@pytest.mark.parametrize("players", [2, 4])
def test_a_planted_leak_is_found_in_both_ways(piece: str, players: int) -> None:
    encoding = encoding_of("oriflamme", {"players": players})
    states = moments(encoding, every=2)
    leaky = Pieces(encoding.pieces.pieces, Leaky(encoding, piece))
    compare_with_views(encoding, encoding.pieces, states)
    compare_with_other_deals(encoding, encoding.pieces, states)
    for compare in (compare_with_views, compare_with_other_deals):
        with pytest.raises(AssertionError, match="Arrays are not equal"):
            compare(encoding, leaky, states)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_mover_comes_first_in_every_chair(players: int) -> None:
    """The same table, turned by a seat, is the same observation for whoever moved on with it."""
    pieces = encoding_of("oriflamme", {"players": players}).pieces
    game = aurum.game("oriflamme")
    letters = "GPWUK"[: 4 if players == 2 else players]
    stock = [3, 1, 4, 2, 6]
    seen = []
    for seat in range(players):
        turned = [letters[(number + seat) % len(letters)] for number in range(len(letters))]
        said = " ".join(f"{letter}={stock[place]}" for place, letter in enumerate(turned))
        state = game.read_position(
            f"set base\nplayers {players}\nround 2\nfirst {turned[0]}\n"
            f"queue {turned[0]}:(Spy)@1 {turned[1]}:Heir\nstock {said}\n"
            f"hand {turned[0]}=Archer,Soldier,Heir,Lord,Decree,Ambush\nplacing {turned[0]}"
        )
        seen.append(look(pieces, state, seat))
        assert (
            list(seen[-1]["families"][:, column(pieces, "families", "stock")])
            == stock[: len(letters)]
        )
        assert seen[-1]["families"][0, column(pieces, "families", "own")] == 1
        assert seen[-1]["asked"][0] == 1
    for name in ("families", "asked", "queue", "hand", "question", "table"):
        for other in seen[1:]:
            np.testing.assert_array_equal(seen[0][name], other[name], err_msg=name)


def test_the_pieces_say_what_lies_in_the_queue() -> None:
    pieces = encoding_of("oriflamme", {"players": 3}).pieces
    state = aurum.game("oriflamme").read_position(
        "set base\nplayers 3\nround 3\nfirst G\nqueue P:(Archer)+2@1 G:(Spy)@2/Lord W:Heir\n"
        "stock G=5 P=1 W=7\ndiscard W=Ambush\nplacing G"
    )
    seen = look(pieces, state, 0)

    def at(position: int, name: str) -> float:
        return float(seen["queue"][position, column(pieces, "queue", name)])

    assert [at(0, "family 1"), at(0, "points"), at(0, "up"), at(0, "placed")] == [1, 2, 0, 1]
    names = slice(column(pieces, "queue", "Archer"), column(pieces, "queue", "Assassination") + 1)
    assert not seen["queue"][0, names].any()  # nobody but P knows
    assert [at(1, "family 0"), at(1, "Spy"), at(1, "beneath"), at(1, "up")] == [1, 1, 1, 0]
    assert [at(2, "family 2"), at(2, "Heir"), at(2, "up"), at(3, "here")] == [1, 1, 1, 0]
    beneath = seen["beneath"][0]
    for name, value in (("Lord", 1), ("up", 1), ("points", 0), ("position", 1), ("depth", 1)):
        assert beneath[column(pieces, "beneath", name)] == value
    assert list(seen["families"][:, column(pieces, "families", "stock")]) == [5, 1, 7]
    assert seen["discard"][2, column(pieces, "discard", "Ambush")] == 1
    assert seen["question"][column(pieces, "question", "place")] == 1
    assert not seen["hand"][1:].any()
    assert not seen["aside"][1:].any()


def test_the_pieces_say_what_lies_on_an_island() -> None:
    pieces = encoding_of("orichalque", {"players": 2}).pieces
    state = aurum.game("orichalque").read_position(
        "components aurum\nplayers 2\nsides easy easy\nboards A C\nround 3\nholder 2\ncurrent 2\n"
        "turn 0\nhoplites 1 0\norichalque 1 3\nmedallions 0 1\n"
        "titans forest=centre lagoon=2 desert=centre mountain=centre\nmetropolis 1 c7 d7\n"
        "tiles 1 d5,c6=FD c5=M\nmetropolis 2 f1 g2\ntiles 2 e2,e3,f2=LLL g3=L i4,h3=LD\n"
        "buildings 2 f2=Mine\nspots Mine TrainingCamp TrainingCamp StatueCreatures\n"
        "display recruit3=FFF recruit1=F construct3=LVD(HydraMountain) capture1=D\n"
        "held construct2=-\nstack end-turn discard extra:0 use-up-card action?"
    )
    seen = look(pieces, state, 1)
    players = seen["players"]
    purse = [column(pieces, "players", name) for name in ("hoplites", "orichalque", "medallions")]
    assert players[:, purse].tolist() == [[0, 3, 1], [1, 1, 0]]
    assert seen["titans"][:, 0].tolist() == [0, 1, 0, 0]
    own = {name: seen["islands"][0, column(pieces, "islands", name)] for name in ("lagoon", "cell")}
    assert own["cell"].sum() == 34
    assert [tuple(cell) for cell in np.argwhere(own["lagoon"])] == [
        (4, 1), (4, 2), (5, 1), (6, 2), (8, 3),
    ]  # fmt: skip
    assert seen["islands"][0, column(pieces, "islands", "building"), 5, 1] == 1
    assert seen["islands"][1, column(pieces, "islands", "mountain"), 2, 4] == 1
    assert seen["buildings"][0, column(pieces, "buildings", "Mine")] == 1
    assert seen["display"][2, column(pieces, "display", "HydraMountain 1")] == 1
    assert seen["held"][column(pieces, "held", "construct2")] == 1
    assert seen["spots"][3, column(pieces, "spots", "StatueCreatures")] == 1
    assert seen["question"][column(pieces, "question", "act")] == 1
