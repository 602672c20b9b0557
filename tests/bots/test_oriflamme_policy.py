"""Positions where the right choice is plain, and choices that nobody makes who has any sense."""

from __future__ import annotations

import pytest
from support.bot_questions import LEVELS, SEARCHING, policy

COUNTING = LEVELS[1:]


@pytest.mark.parametrize("level", COUNTING)
def test_in_the_last_round_points_on_a_card_are_taken(level: str) -> None:
    position = "players 3; round 6; first G; queue G:(Heir)+3@3 P:(Spy) W:(Lord); at 1"
    assert policy(level, position)["reveal"] > 0.95


@pytest.mark.parametrize("level", LEVELS)
def test_a_conspiracy_waits_while_it_grows(level: str) -> None:
    position = "players 3; round 2; queue G:(Conspiracy)+1@1 P:Heir W:Lord P:Spy W:Heir; at 1"
    found = policy(level, position)
    assert found["keep"] > (0.5 if level == "page" else 0.9)


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_eliminates_a_good_card_of_the_own_family(level: str) -> None:
    position = "players 3; round 2; stock P=5; queue G:Heir G:Soldier P:Heir W:(Spy); at 2"
    assert policy(level, position)["eliminate 1"] == 0


@pytest.mark.parametrize("level", LEVELS)
def test_an_archer_does_not_shoot_itself(level: str) -> None:
    position = "players 3; round 3; queue G:Archer P:(Spy)+1 W:(Lord)+2; at 1"
    assert policy(level, position)["eliminate 1"] == 0


@pytest.mark.parametrize("level", LEVELS)
def test_an_assassination_does_not_waste_itself_on_itself(level: str) -> None:
    position = "players 3; round 4; queue P:Heir G:(Assassination) W:Lord; at 2"
    state = position.replace("(Assassination)", "Assassination") + "; asks Assassination"
    found = policy(level, state)
    assert found["eliminate 2"] == 0


@pytest.mark.parametrize("level", SEARCHING)
def test_the_shot_that_wins_is_found(level: str) -> None:
    """Last round: the Spy can rob either neighbour, and only the leader's point makes it win."""
    position = "players 3; round 6; stock G=9 P=10 W=3; queue W:Heir P:Lord G:Spy W:Spy; at 3"
    found = policy(level, position)
    assert found["rob P"] > 0.95


@pytest.mark.parametrize("level", SEARCHING)
def test_a_diplomat_leaves_with_its_points_at_the_end(level: str) -> None:
    position = (
        "set alliance; players 3; round 6; stock G=5 P=7 W=7; "
        "queue P:Empress W:Empress G:Diplomat+4; at 3"
    )
    assert policy(level, position)["leave"] > 0.95


@pytest.mark.parametrize("level", SEARCHING)
def test_an_informer_hears_rather_than_swaps_in_the_last_round(level: str) -> None:
    position = (
        "set alliance; players 3; round 6; stock G=5 P=7 W=7; "
        "queue P:(Fanatic)+3@3 G:Informer W:(Deal)+2@4; at 2"
    )
    assert policy(level, position)["inform"] > 0.95


@pytest.mark.parametrize("level", SEARCHING)
def test_in_the_duel_one_s_other_family_is_no_foe(level: str) -> None:
    """MX-4. G and W are of one seat: the Soldier spares the own Heir on its other side."""
    position = "players 2; round 4; queue W:Heir G:Soldier P:Heir U:Lord; at 2"
    assert policy(level, position)["eliminate 3"] > 0.9
