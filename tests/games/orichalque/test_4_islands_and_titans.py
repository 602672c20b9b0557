"""OR-2.2, OR-4, OR-5. The metropolis, tiles, ports, and the Titans they draw."""

from __future__ import annotations

from support.orichalque_positions import after, fact, legal, refused

from aurum.games.orichalque.rules import orichalque

BASE = "round 2; metropolis 1 c2 c3; "
A_EASY = (
    "a2 a3 a5 b1 b2 b3 b4 b5 b6 c1 c2 c3 c4 c5 c6 c7 d1 d2 d3 d4 d5 d6 d7 "
    "e2 e3 e4 e5 e6 f1 f2 f3 f4 g1 g2"
)


def test_or_2_2_the_metropolis_covers_a_port_and_a_free_neighbour() -> None:
    state = orichalque.start(players=2, boards=["A", "B"])
    state.apply(orichalque.read("first 1"))
    while state.actor < 0:
        state.apply(state.choices()[0])
    choices = legal(state)
    assert all(choice.startswith("found ") for choice in choices)
    assert "found a5 b4" in choices
    refused(state, "found b4 a5", "OR-2.2")
    state.apply(orichalque.read("found a5 b5"))
    assert fact(state, "hoplites", "1") == 1 + 2
    assert fact(state, "asks") == "card"


def test_or_4_1_a_tile_touches_what_lies_there_on_free_cells() -> None:
    state = after(BASE + "tiles 1 c4=F; held produce1=L; phase tile")
    spots = {choice.split()[1] for choice in legal(state)}
    assert spots == {"b1", "b2", "b3", "b4", "c1", "c5", "d1", "d2", "d3", "d4"}
    refused(state, "put e3 r0", "OR-4.1")
    refused(state, "put c4 r0", "OR-4.1")


def test_or_4_1_equal_placements_are_one_choice() -> None:
    alike = after(BASE + "held produce2=FF; phase tile")
    mixed = after(BASE + "held produce2=FL; phase tile")
    assert len(legal(mixed)) == 2 * len(legal(alike))


def test_or_4_2_a_tile_without_a_place_goes_under_its_pile_and_its_creature_to_the_bag() -> None:
    left = ["a2", "a5", "d7", "g1", "g2", "f4", "c1", "c2", "c3"]  # no three of them make a trefoil
    cells = [cell for cell in A_EASY.split() if cell not in left]
    full = " ".join(f"{cell}={letter}" for cell, letter in zip(cells, "FLDMV" * 5, strict=True))
    state = after(BASE + f"tiles 1 {full}; held produce3=FLV(Gorgon); phase tile")
    assert fact(state, "under") == ["FLV"]
    assert fact(state, "asks") == "action"
    assert orichalque.pieces(state).count("Gorgon") == 4


def test_or_4_3_a_port_pays_once_when_its_cell_is_covered() -> None:
    state = after(BASE + "tiles 1 c4=F c5=L c6=D b5=M; held produce1=F; phase tile", "put a5 r0")
    assert fact(state, "hoplites", "1") == 1 + 2


TWO = BASE + "tiles 1 b3=F b4=F d3=L d4=L; "


def test_or_4_4_three_cells_draw_a_titan_from_anywhere_active() -> None:
    for holder in ("centre", "2", "2~", "1~"):
        state = after(TWO + f"titans forest={holder}; held produce1=F; phase tile", "put b2 r0")
        assert fact(state, "titans", "forest") == "1", holder


def test_or_4_5_volcanoes_and_covered_cells_never_count() -> None:
    volcano = after(BASE + "tiles 1 b3=F b4=V; held produce1=F; phase tile", "put b2 r0")
    assert fact(volcano, "titans", "forest") == "centre"
    covered = TWO + "buildings 1 b3=Mine; held produce1=F; phase tile"
    assert fact(after(covered, "put b5 r0"), "titans", "forest") == "centre"


def test_or_4_5_a_titan_stays_when_its_area_is_broken() -> None:
    broken = BASE + "tiles 1 b2=F b3=F b4=F; titans forest=1; spots Mine - - -; orichalque 0 0; "
    state = after(broken + "held construct1=-; phase action", "act", "build forest b3")
    assert fact(state, "titans", "forest") == "1"


def test_or_4_6_over_the_limit_the_previous_titan_goes_back_active() -> None:
    state = after(TWO + "titans lagoon=1~; held produce1=F; phase tile", "put b2 r0")
    assert (fact(state, "titans", "forest"), fact(state, "titans", "lagoon")) == ("1", "centre")


def test_or_4_6_with_an_oratory_two_may_stay_and_of_three_one_goes() -> None:
    oratory = TWO.replace("d4=L", "d4=L e3=D") + "buildings 1 e3=Oratory; "
    both = after(oratory + "titans lagoon=1; held produce1=F; phase tile", "put b2 r0")
    assert (fact(both, "titans", "forest"), fact(both, "titans", "lagoon")) == ("1", "1")
    three = after(oratory + "titans lagoon=1 desert=1; held produce1=F; phase tile", "put b2 r0")
    assert legal(three) == ["release lagoon", "release desert"]
    refused(three, "release forest", "OR-4.6")


def test_or_4_6_of_two_titans_from_one_tile_the_player_says_which_comes_first() -> None:
    both = BASE + "tiles 1 b3=F b4=F b5=L c6=L; held produce2=FL; phase tile"
    state = after(both)
    putting = next(
        choice
        for choice in state.choices()
        if _titans_of(state.clone(), choice) == 2
    )  # fmt: skip
    state.apply(putting)
    assert legal(state) == ["welcome forest", "welcome lagoon"]
    state.apply(orichalque.read("welcome forest"))
    assert (fact(state, "titans", "forest"), fact(state, "titans", "lagoon")) == ("centre", "1")


def _titans_of(state: object, choice: int) -> int:
    from aurum.games.orichalque.rules import OrichalqueState

    assert isinstance(state, OrichalqueState)
    state.apply(choice)
    return len(legal(state)) if fact(state, "asks") == "welcome" else 0


def test_or_5_a_favour_doubles_once_and_the_titan_sleeps_but_stays() -> None:
    rich = TWO + "buildings 1 b3=Mine b4=Mine; titans mountain=1; held produce1=-; phase action"
    state = after(rich)
    assert legal(state) == ["act", "bless", "decline"]
    state.apply(orichalque.read("bless"))
    assert fact(state, "orichalque", "1") == 1 + 2 * 3
    assert (fact(state, "titans", "mountain"), fact(state, "points", "1")) == ("1~", 1)
    refused(after(rich.replace("mountain=1", "mountain=1~")), "bless", "OR-5.2")


def test_the_second_player_of_a_table_is_no_automaton() -> None:
    """Whoever sits there chooses, has the usual limit, and gets Titans awake."""
    tiles = "metropolis 2 c2 c3; tiles 2 b3=F b4=F d3=L; held produce1=F; phase tile; "
    state = after("round 2; boards B A; current 2; " + tiles + "titans lagoon=2", "put b2 r0")
    assert (fact(state, "titans", "forest"), fact(state, "titans", "lagoon")) == ("2", "centre")
    assert fact(state, "actor") == "2"
