"""What scenarios can say about a table: everything on it, and what is left out of sight."""

from __future__ import annotations

from support.orichalque_positions import after, fact

from aurum.games.orichalque.rules import orichalque


def test_pieces_are_named_with_their_places() -> None:
    state = after(
        "solo easy; buildings 2 -=Arch; metropolis 1 c2 c3; tiles 1 d3=F; buildings 1 d3=Mine; "
        "held produce1=-; phase action"
    )
    assert fact(state, "built") == {"1": {"d3": "Mine"}, "2": {}}
    assert fact(state, "buildings") == {"1": ["Mine"], "2": ["Arch"]}
    assert fact(state, "held") == "produce1=-"
    temple = after("tiles 1 b2=F c2=L c3=D d2=M; temples 1 b2-d2; held produce1=-; phase action")
    place = fact(temple, "temple_places", "1")
    assert place == ["b2-d2"]


def test_what_is_out_of_sight_is_counted() -> None:
    state = after(
        "metropolis 1 c2 c3; tiles 1 d3=F; captured 1 Gorgon; spots Mine - - -; "
        "discarded produce2; display recruit2=LV(Hellhound); held capture1=F; phase tile"
    )
    assert fact(state, "held") == "capture1=F"
    cards = fact(state, "cards_left")
    assert isinstance(cards, list)
    assert len(cards) == 9
    assert "produce2" not in cards
    assert (fact(state, "tiles_left", "F"), fact(state, "tiles_left", "LV")) == (3, 0)
    left = fact(state, "creatures_left")
    assert isinstance(left, dict)
    assert (left["Gorgon"], left["Hellhound"], left["Cyclops"]) == (3, 3, 4)
    assert fact(state, "buildings_left", "Mine") == 5
    start = orichalque.start(players=2)
    assert fact(start, "held") == ""
    assert fact(start, "built") == {"1": {}, "2": {}}
