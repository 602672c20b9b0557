"""The scenario runner notices what does not hold, and says so."""

from __future__ import annotations

import pytest

from aurum.engine import read_scenario, run_scenario
from aurum.engine.scenario import BadScenario
from aurum.games.oriflamme.rules import oriflamme
from aurum.words import translator_for

START = """
game = "oriflamme"
rules = ["OF-5.1"]
title = "An Archer"
position = "round 2; queue G:(Archer)+2 P:(Spy) W:Heir; at 1"
choices = ["reveal", "eliminate 3"]
"""


def _failures(expect: str, start: str = START) -> list[str]:
    found = run_scenario(read_scenario(start + expect), oriflamme)
    return [translator_for("en").say(failure.key, failure.facts) for failure in found]


@pytest.mark.parametrize(
    "expect",
    [
        "stock = { G = 4, P = 1 }",
        "queue = ' G:archer   P:(spy) '",
        "discard = { W = ['heir'] }",
        "discard = { W = ['Heir'] }",
        "points = [0, 0]",
        "actor = 'P'",
        "legal = ['KEEP']",
        "only = ['reveal', 'keep']",
        "illegal = { 'eliminate 2' = 'OF-3.2' }",
        "unreadable = ['elimnate 2']",
        "events = ['eliminated', 'gained']",
        "silent = ['discarded']",
        "view.G.queue = 'G:Archer P:(?)'",
        "view.spectator.hand.G = ['?', '?', '?', '?', '?', '?']",
        "refuses = [{ players = 6, rule = 'OF-1.1' }]",
    ],
)
def test_what_holds_holds(expect: str) -> None:
    assert _failures(f"[expect]\n{expect}") == []


@pytest.mark.parametrize(
    ("expect", "says"),
    [
        ("stock = { G = 5 }", "stock.G should be “5” but is “4”."),
        ("queue = 'P:(Spy)'", "queue should be “P:(Spy)” but is “G:Archer P:(Spy)”."),
        ("discard = { W = [] }", "discard.W should be “[]” but is “['Heir']”."),
        ("points = [0]", "points should be “[0]” but is “[0, 0]”."),
        ("colour = 'red'", "There is no fact colour"),
        ("stock = { K = 1 }", "There is no fact stock.K; there are G, P, W."),
        (
            "legal = ['place Spy end']",
            "“place Spy end” should be legal; the legal choices are: keep, reveal.",
        ),
        ("only = ['keep']", "Exactly these should be legal: keep."),
        ("illegal = { 'keep' = 'OF-3.2' }", "“keep” should be refused by OF-3.2 but is legal."),
        ("illegal = { 'eliminate 2' = 'OF-5.1' }", "but is refused by OF-3.2"),
        ("illegal = { 'elimnate 2' = 'OF-5.1' }", "refused by OF-5.1 but cannot be read"),
        ("queue = 'G:Archer P(Spy)'", "What queue should be cannot be read"),
        ("queue = 'G:Archr P:(Spy)'", "What queue should be cannot be read"),
        ("hand = { G = ['Knight'] }", "What hand should be cannot be read"),
        ("stock = 3", "stock must be given as a table"),
        ("hand = { G = 'Spy' }", "hand.G must be given as a list"),
        ("round = '2'", "round must be given as a whole number, without quotes."),
        ("round = true", "round must be given as a whole number, without quotes."),
        ("actor = 3", "actor must be given as a text in quotes."),
        ("unreadable = ['keep']", "“keep” should be unreadable"),
        ("events = ['marked']", "The event marked should happen"),
        ("events = ['exploded']", "There is no event exploded"),
        ("silent = ['gained']", "The event gained should not happen"),
        ("view.G.queue = 'G:Archer P:(Spy)'", "view.G.queue should be"),
        ("refuses = [{ players = 5, rule = 'OF-1.1' }]", "should be refused but are accepted"),
        ("refuses = [{ players = 6, rule = 'OF-1.2' }]", "refused by OF-1.1"),
    ],
)
def test_what_does_not_hold_is_said(expect: str, says: str) -> None:
    failures = _failures(f"[expect]\n{expect}")
    assert failures
    assert says in failures[0]


def test_parts_play_on_from_each_other() -> None:
    then = "[[then]]\nchoices = ['keep']\nexpect = { round = 3, queue = 'G:Archer P:(Spy)+2' }"
    found = run_scenario(read_scenario(START + then), oriflamme)
    assert [(failure.part, failure.facts["actual"]) for failure in found] == [
        (2, "G:Archer P:(Spy)+1")
    ]


def test_the_order_of_marks_does_not_matter_and_a_rule_must_exist() -> None:
    marked = START.replace("W:Heir", "W:(Heir)+1~!").replace('"eliminate 3"', '"eliminate 1"')
    assert _failures("[expect]\nqueue = 'P:(Spy) W:(Heir)~!+1'", marked) == []
    assert "no rule OF-9.9" in _failures("[expect]\nat = 1", START.replace("OF-5.1", "OF-9.9"))[0]


def test_a_choice_that_cannot_be_made_and_a_position_that_cannot_be_read_fail() -> None:
    bad_choice = START.replace("eliminate 3", "eliminate 2")
    assert "“eliminate 2” cannot be made" in _failures("[expect]\nat = 1", bad_choice)[0]
    bad_position = START.replace("G:(Archer)", "G(Archer)")
    assert "cannot be set up" in _failures("[expect]\nat = 1", bad_position)[0]


def test_a_game_can_be_played_from_its_start() -> None:
    start = """
    game = "oriflamme"
    rules = ["OF-1.2"]
    title = "The deal"
    start = { players = 3 }
    choices = ["aside Archer Spy Lord"]
    """
    assert _failures("[expect]\nactor = 'chance'\nhand_size = { G = 7, P = 0 }", start) == []


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("game =", "not TOML"),
        ("game = 'oriflamme'", "field rules is missing"),
        (START, "field expect is missing"),
        (START + "colour = 1\n[expect]\nat = 1", "no field colour"),
        (START + "start = {}\n[expect]\nat = 1", "either a position or a start"),
        (START.replace("['", "'") + "then = 3\n[expect]\nat = 1", "field then"),
        (START + "[expect]\nlegal = 'keep'", "legal must be a list of texts"),
        (START + "[expect]\nview = 3", "field view"),
        (START + "[expect]\nview = { G = 3 }", "field view"),
        (START + "[expect]\nrefuses = [3]", "field refuses"),
        (START + "[[then]]\nexpects = {}", "no field expects"),
        (START + "[expect]\nat = 1\n[[then]]\n", "Part 2 is empty"),
        (START + "[expect]\nat = 1\n[[then]]\nexpect = {}\nchoices = []", "Part 2 is empty"),
        (START.replace('["OF-5.1"]', "3") + "[expect]\nat = 1", "rules must be a list"),
        (START.replace('"An Archer"', "3") + "[expect]\nat = 1", "field title"),
    ],
)
def test_a_file_that_is_no_scenario_says_why(text: str, says: str) -> None:
    with pytest.raises(BadScenario) as problem:
        read_scenario(text)
    assert says in str(problem.value)
