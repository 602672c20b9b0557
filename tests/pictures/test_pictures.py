"""Pictures of positions: they can be drawn at any moment, and show what a view tells, no more."""

from __future__ import annotations

from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest

import aurum
from aurum.engine import CHANCE, OVER, SPECTATOR, Game, Options, State
from aurum.games.oriflamme.rules.deck import NAMES
from aurum.pictures import board_picture
from aurum.pictures.sanitize import sanitize_svg
from aurum.pictures.sheet import NIGHT, Sheet, on_ground

VARIANTS = [
    (name, options) for name in aurum.games.names() for options in aurum.game(name).variants()
]


def moments(name: str, options: Options, every: int, seed: int = 1) -> list[State]:
    """Some moments of a random play, its first and its last among them."""
    rng = Random(seed)
    state: State = aurum.game(name).begin(options)
    found = [state.clone()]
    made = 0
    while state.actor != OVER:
        state.apply(aurum.sample_choice(state, rng))
        made += 1
        if made % every == 0 or state.actor == OVER:
            found.append(state.clone())
    return found


def words(svg: str) -> list[str]:
    """All that is written on a picture."""
    root = ElementTree.fromstring(svg)
    return ["".join(text.itertext()) for text in root.iter("{http://www.w3.org/2000/svg}text")]


@pytest.mark.parametrize(("name", "options"), VARIANTS)
def test_every_kind_of_table_can_be_drawn_all_game_long(name: str, options: Options) -> None:
    for state in moments(name, options, every=23):
        for seat in (0, SPECTATOR):
            view: Any = state.view(seat)
            assert ElementTree.fromstring(view._repr_svg_()).tag.endswith("svg")
        assert ElementTree.fromstring(aurum.picture(state)).tag.endswith("svg")


def test_a_hidden_card_is_named_to_its_own_seat_only() -> None:
    game = aurum.game("oriflamme")
    state = game.read_position(
        "set base\nplayers 3\nround 2\nfirst G\nqueue G:(Spy)@1 P:Heir W:(Lord)@1\n"
        "stock G=1 P=1 W=1\nplacing G"
    )
    queue = {seat: words(aurum.picture(state.view(seat))) for seat in (0, 1, 2, SPECTATOR)}
    assert "(Spy)" in queue[0]
    assert "(Lord)" in queue[2]
    for seat, hidden in ((0, "(Lord)"), (1, "(Lord)"), (1, "(Spy)"), (2, "(Spy)")):
        assert hidden not in queue[seat]
    public = [word for word in queue[SPECTATOR] if word.strip("()") in NAMES]
    assert public == ["Heir"]
    everything = words(aurum.picture(state))
    assert "(Spy)" in everything
    assert "(Lord)" in everything


@pytest.mark.parametrize("players", [2, 3, 5])
def test_two_states_with_the_same_view_give_the_same_picture(players: int) -> None:
    game: Game[Any, Any] = aurum.game("oriflamme")
    rng = Random(players)
    others = 0
    for state in moments("oriflamme", game.options({"players": players}), every=11):
        if state.actor in (CHANCE, OVER):
            continue
        view = state.view(state.actor)
        imagined = game.imagine(view, rng)
        others += imagined != state
        assert aurum.picture(imagined.view(state.actor)) == aurum.picture(view)
    assert others > 2


def test_a_state_of_one_game_is_never_taken_for_the_other() -> None:
    one = aurum.game("oriflamme").start(players=3)
    other = aurum.game("orichalque").start(players=3)
    for _ in range(2):  # what was asked first must not matter the second time
        assert "<title>Oriflamme" in aurum.picture(one)
        assert "<title>Orichalque" in aurum.picture(other)


@pytest.mark.parametrize("name", aurum.games.names())
def test_a_picture_lies_on_a_dark_ground_in_a_notebook_and_on_nothing_in_a_page(name: str) -> None:
    view: Any = aurum.game(name).start(players=3).view(0)
    [ground] = [
        element
        for element in ElementTree.fromstring(aurum.picture(view))
        if element.get("fill") == NIGHT
    ]
    bare = board_picture(name, view)
    if bare is not None:
        shown = ElementTree.fromstring(bare)
        assert [ground.get("width"), ground.get("height")] == shown.get("viewBox", "").split()[2:]
        assert NIGHT not in {element.get("fill") for element in shown}


@pytest.mark.parametrize(
    ("root", "ground"),
    [
        ('<svg viewBox="0 0 30 20">', 'x="0" y="0" width="30" height="20"'),
        ('<svg\n width="9" viewBox="-5,-5, 10 10">', 'x="-5" y="-5" width="10" height="10"'),
        ('<svg width="9">', 'x="0" y="0" width="100%" height="100%"'),
        ('<svg viewBox="wide">', 'x="0" y="0" width="100%" height="100%"'),
    ],
)
def test_the_ground_is_as_large_as_the_picture(root: str, ground: str) -> None:
    laid = on_ground(f"<?xml version='1.0'?>{root}<path/></svg>")
    assert laid == f"<?xml version='1.0'?>{root}\n<rect {ground} fill=\"{NIGHT}\"/><path/></svg>"
    assert on_ground("") == ""


def test_a_name_is_the_number_of_its_seat_until_a_page_writes_it() -> None:
    sheet = Sheet()
    sheet.seat_name(10, 20, 2, 90, "au-big", "middle")
    sheet.seat_mark((40, 50), 20, 2)
    svg = sheet.document("Seats", "", 100, 80)
    assert words(svg) == ["3"]
    assert sanitize_svg(svg).count('data-seat="2"') == 2


def test_what_is_no_position_is_refused() -> None:
    with pytest.raises(TypeError, match="a view or a state can be drawn, not str"):
        aurum.picture("oriflamme")
