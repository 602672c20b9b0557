"""What is pointed at: facts of the position that the asked seat may know, and nothing else."""

from __future__ import annotations

import pytest

import aurum
from aurum.bots import Question
from aurum.games.orichalque.puzzles.themes import flaws as flaws_orichalque
from aurum.games.orichalque.puzzles.themes import themes as themes_orichalque
from aurum.games.oriflamme.puzzles.themes import flaws as flaws_oriflamme
from aurum.games.oriflamme.puzzles.themes import themes as themes_oriflamme

OF = aurum.game("oriflamme")
OR = aurum.game("orichalque")


def asked(position: str, game: str = "oriflamme") -> Question:
    state = aurum.game(game).read_position(position)
    return Question(game, state.view(state.actor), state.choices())


def why(position: str, choice: str) -> dict[str, dict[str, str | int]]:
    """The reasons for a choice of Oriflamme, by their keys."""
    question = asked(position)
    assert OF.read(choice) in question.choices
    found = themes_oriflamme(question, OF.read(choice))
    return {one.key.removeprefix("puzzle-of-"): dict(one.facts) for one in found}


def why_not(position: str, best: str, wrong: str) -> dict[str, dict[str, str | int]]:
    """What is wrong with another one."""
    found = flaws_oriflamme(asked(position), OF.read(best), OF.read(wrong))
    return {one.key.removeprefix("puzzle-of-"): dict(one.facts) for one in found}


def test_a_card_that_is_struck_would_have_acted_again() -> None:
    """OF-3.5. In each round to come, and in this one if its turn is still to come."""
    shot = "round 4; queue G:Archer P:Lord W:Heir; stock G=3 P=2 W=5; at 1; asks Archer"
    assert why(shot, "eliminate 3") == {
        "gain": {"points": 1},
        "engine": {"kind": "Heir", "family": "W", "times": 3},
        "leader": {"family": "W", "points": 5},
    }


def test_of_6_3_an_ambush_is_feared_until_it_has_been_seen() -> None:
    shot = "round 2; queue G:Archer P:Lord W:(Spy)+2; stock G=3 P=2 W=2; at 1; asks Archer"
    assert why(shot, "eliminate 3") == {
        "gain": {"points": 1},
        "points": {"points": 2},
        "ambush": {"total": 10},
    }
    seen = shot.replace("stock", "discard W=Ambush,Soldier; stock")
    assert why(seen, "eliminate 3") == {
        "gain": {"points": 1},
        "points": {"points": 2},
        "no-ambush": {},
    }
    assert why_not(shot, "eliminate 1", "eliminate 3") == {"flaw-ambush": {"total": 10}}


def test_of_3_3_what_lies_hidden_in_the_last_round_is_lost() -> None:
    last = "round 6; queue G:(Heir)+2@4 P:Lord; at 1"
    assert why(last, "reveal") == {"gain": {"points": 4}, "last": {}}
    assert why_not(last, "reveal", "keep") == {"flaw-last": {}}
    assert set(why(last, "keep")) == {"must"}


def test_a_hidden_card_gathers_points() -> None:
    early = "round 3; queue G:(Lord)+1@2 P:Heir; at 1"
    assert why(early, "keep") == {"waits": {"points": 2, "rounds": 3}}
    assert why_not(early, "keep", "reveal") == {"flaw-early": {"rounds": 3}}
    plot = early.replace("(Lord)", "(Conspiracy)")
    assert why(plot, "keep") == {"doubles": {"now": 2, "then": 4}}
    assert why(early.replace("(Lord)", "(Ambush)"), "keep") == {"trap": {}}


def test_where_a_card_is_placed() -> None:
    placing = "round 6; queue G:Heir P:Lord; stock G=2; placing G"
    card = asked(placing).choices[0]
    name = OF.write(card).split()[1]
    assert set(why(placing, f"place {name} start")) == {"last-card", "first"}
    assert set(why(placing, f"place {name} end")) == {"last-card", "end"}
    assert why(placing, f"place {name} on 1")["covers"] == {"position": 1}


def test_of_6_5_a_moved_card_acts_again_or_not_at_all() -> None:
    landing = "round 2; queue G:Heir G:Decree P:Lord W:Spy; at 2; asks landing 1"
    assert set(why(landing, "before 5")) == {"again"}
    ahead = "round 2; queue G:Heir G:Decree P:Lord W:Spy; at 2; asks landing 4"
    assert set(why(ahead, "before 1")) == {"skipped"}


def test_of_5_3_a_spy_robs_whoever_has_most() -> None:
    spy = "round 2; queue P:Lord G:Spy W:Lord; stock G=1 P=6 W=3; at 2; asks Spy"
    assert why(spy, "rob P") == {"gain": {"points": 1}, "leader": {"family": "P", "points": 6}}
    assert why_not(spy, "rob P", "rob W") == {"flaw-leader": {"family": "P", "points": 6}}
    assert why(spy, "rob W") == {"gain": {"points": 1}}


def test_al_1_1_a_favour_goes_to_whoever_has_least() -> None:
    empress = (
        "set alliance; round 2; queue G:Empress P:(Judge) W:(Judge); stock G=3 P=6 W=1; at 1;"
        " asks Empress"
    )
    assert why(empress, "favour 3")["behind"] == {"family": "W", "points": 1}
    assert "behind" not in why(empress, "favour 2")


def test_al_2_6_an_infiltration_in_reserve_pays_in_the_middle_of_a_strike() -> None:
    strike = (
        "set alliance; round 4; queue W:(Judge)@1 G:Deserter P:Judge; stock G=3;"
        " reserve G=Infiltration; at 2; asks Deserter"
    )
    assert why(strike, "eliminate 3")["gain"] == {"points": 2}
    sure = strike.replace("W:(Judge)@1", "W:[Insurrection]")
    assert why(sure, "eliminate 1")["gain"] == {"points": 3}


# Orichalque

NEARLY = """
hoplites 3 1
orichalque 5 1
medallions 4 0
metropolis 1 g2 g1
tiles 1 f1=F f2=L f3=V e2=D e3=M d1=F
spots Mine - - -
display produce2=FF recruit2=LL recruit1=D
"""


def reason_keys(position: str, *choices: str) -> list[list[str]]:
    """For each choice, the keys of its reasons."""
    question = asked(position, "orichalque")
    return [
        [one.key.removeprefix("puzzle-or-") for one in themes_orichalque(question, OR.read(text))]
        for text in choices
    ]


def test_or_9_5_a_victory_needs_no_other_reason() -> None:
    state = OR.read_position(NEARLY + "held construct1=-\nphase action")
    state.apply(OR.read("act"))
    question = Question("orichalque", state.view(0), state.choices())
    medallion, mine = OR.read("medallion"), OR.read("build forest f1")
    assert [one.key for one in themes_orichalque(question, medallion)] == ["puzzle-or-wins"]
    assert [one.key for one in themes_orichalque(question, mine)] == ["puzzle-or-building"]
    flaws = flaws_orichalque(question, medallion, mine)
    assert [one.key for one in flaws] == ["puzzle-or-flaw-wins"]


def test_or_6_4_the_odds_of_a_fight_are_told() -> None:
    fight = NEARLY.replace("medallions 4 0", "medallions 1 4")
    fight += "creatures 1 f3=Cyclops\nheld capture1=-\nphase action"
    state = OR.read_position(fight)
    state.apply(OR.read("act"))
    question = Question("orichalque", state.view(0), state.choices())
    found = themes_orichalque(question, OR.read("fight f3 with 3"))
    assert [one.key for one in found] == ["puzzle-or-fight", "puzzle-or-near"]
    assert dict(found[1].facts) == {"points": 4, "enough": 5}
    sure = int(found[0].facts["percent"])
    (flaw,) = flaws_orichalque(question, OR.read("fight f3 with 3"), OR.read("fight f3 with 0"))
    assert flaw.key == "puzzle-or-flaw-odds"
    assert int(flaw.facts["percent"]) < sure


def test_or_3_1_a_card_is_taken_for_its_tile_or_its_price() -> None:
    cards = NEARLY + "phase card"
    cards = cards.replace("medallions 4", "medallions 1")
    assert reason_keys(cards, "take 1", "take 2") == [["tile-titan"], ["free"]]


@pytest.mark.parametrize("text", ["end", "buy construct with hoplites"])
def test_or_8_1_extra_actions(text: str) -> None:
    extra = NEARLY.replace("medallions 4", "medallions 1") + "held produce1=-\nphase extra"
    (keys,) = reason_keys(extra, text)
    assert keys == (["saves"] if text == "end" else ["extra-point"])
