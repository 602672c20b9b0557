"""What is said for a choice is so, and does not contradict the numbers beside it."""

from __future__ import annotations

from random import Random

import pytest

import aurum
from aurum.bots.advice import _standing
from aurum.bots.contract import Answer, Reason
from aurum.games.orichalque.bots.advice import reasons as orichalque_reasons
from aurum.games.orichalque.bots.reasons import plain
from aurum.games.orichalque.rules.combat import in_hundred
from aurum.games.oriflamme.bots.advice import reasons as oriflamme_reasons
from aurum.words import LANGUAGES, translator_for

OF, OR = aurum.game("oriflamme"), aurum.game("orichalque")


def reasons_of(position: str, **standing: str) -> list[tuple[str, dict[str, str | int]]]:
    """What speaks for choices of Oriflamme, by how each fares; `_` stands for a blank."""
    state = OF.read_position(position)
    best = [OF.read(text.replace("_", " ")) for text in standing]
    assert set(best) <= set(state.choices())
    view = state.view(state.actor)
    listed = state.choices()
    found = oriflamme_reasons(view, listed, best, list(standing.values()), Random(1))
    for each in found:
        for language in LANGUAGES:
            assert translator_for(language).say(each.key, each.facts)
    return [(each.key, dict(each.facts)) for each in found]


def keys(position: str, **standing: str) -> list[str]:
    return [key for key, _ in reasons_of(position, **standing)]


def test_how_choices_stand_beside_each_other() -> None:
    def stand(*chances: float | None) -> list[str]:
        tried = [100] * len(chances)
        answer = Answer(0, [], [], Reason("hint-of-only"), list(chances), tried)
        return _standing(answer, list(range(len(chances))))

    assert stand(0.6, 0.5, 0.59) == ["even", "worse", "even"]
    assert stand(0.6, 0.5, 0.5) == ["first", "worse", "worse"]
    assert stand(0.28, 0.28) == ["even", "even"]
    assert stand(None) == ["first"]


def test_of_6_1_a_conspiracy_with_nothing_on_it_is_not_praised() -> None:
    bare = "round 2; queue G:(Conspiracy)@2 P:Lord; at 1"
    assert keys(bare, reveal="worse", keep="first") == ["hint-of-empty", "hint-of-keep"]
    assert keys(bare, reveal="first") == ["hint-of-empty"]


def test_an_effect_is_worth_more_than_a_point_only_where_it_is() -> None:
    shift = "round 2; queue G:(Archer)@2 P:Heir W:(Spy)@1; at 1"
    assert keys(shift, reveal="first", keep="worse") == ["hint-of-reveal", "hint-of-keep"]
    assert keys(shift, reveal="even", keep="even") == ["hint-even", "hint-of-keep"]
    assert keys(shift, reveal="worse", keep="first") == ["hint-worse", "hint-of-keep"]


def test_of_6_5_where_a_moved_card_has_its_turn() -> None:
    ahead = "round 2; queue G:Heir G:Decree P:Lord W:Spy; at 2; asks landing 4"
    reason_keys = reasons_of(ahead, before_1="first", before_3="worse")
    assert reason_keys == [
        ("hint-of-land", {"when": "skipped"}),
        ("hint-of-land", {"when": "acts"}),
    ]
    behind = "round 2; queue G:Heir P:Lord G:Decree W:Spy; at 3; asks landing 1"
    reason_keys = reasons_of(behind, before_3="first", before_5="worse")
    assert reason_keys == [
        ("hint-of-land", {"when": "passed"}),
        ("hint-of-land", {"when": "acts"}),
    ]


def test_of_7_1_nothing_ripens_after_the_last_round() -> None:
    placing = "round 6; queue G:Heir P:Lord; stock G=2; hand G=Conspiracy,Lord; placing G"
    state = OF.read_position(placing)
    choice = OF.write(next(c for c in state.choices() if OF.write(c).endswith("end")))
    ((key, facts),) = reasons_of(placing, **{choice.replace(" ", "_"): "first"})
    assert (key, facts["promise"]) == ("hint-of-place", "last")
    trap = "round 6; queue G:(Ambush)+1@4 P:Lord; at 1"
    assert reasons_of(trap, keep="first") == [("hint-of-keep-last", {"trap": 1})]


# Orichalque

LAND = """
hoplites 3 1
orichalque 6 1
metropolis 1 g2 g1
tiles 1 f1=F f2=L f3=V e2=D e3=M d1=F
spots Mine - - -
"""


def reason_keys(position: str, *choices: str, first: str = "act") -> dict[str, str]:
    """The keys of what speaks for choices that fare best, even, worse, and so on, in this order."""
    state = OR.read_position(LAND + position)
    if first in [OR.write(choice) for choice in state.choices()]:
        state.apply(OR.read(first))
    listed = state.choices()
    best = [OR.read(text) for text in choices]
    assert set(best) <= set(listed)
    ranks = ["first", "worse", "worse"][: len(best)]
    found = orichalque_reasons(state.view(0), listed, best, ranks)
    for each in found:
        for language in LANGUAGES:
            assert translator_for(language).say(each.key, each.facts)
    return {text: each.key for text, each in zip(choices, found, strict=True)}


@pytest.mark.parametrize(("chance", "told_as"), [(215 / 216, 99), (1.0, 100), (0.0, 0), (0.001, 1)])
def test_or_6_4_only_what_is_certain_is_called_so(chance: float, told_as: int) -> None:
    assert in_hundred(chance) == told_as


def test_or_6_4_the_odds_of_a_fight_are_the_same_in_the_hint_and_in_the_choice() -> None:
    from aurum.games.orichalque.terminal.choices import sentence
    from aurum.games.orichalque.terminal.words import words_for

    fight = "creatures 1 f3=Hellhound\nheld capture1=-\nphase action\n"
    state = OR.read_position(LAND + fight)
    state.apply(OR.read("act"))
    for hoplites in range(4):
        choice = OR.read(f"fight f3 with {hoplites}")
        reason = plain(state, choice)
        assert reason is not None
        if reason.key == "bot-or-fight":
            assert int(reason.facts["percent"]) < 100
            words = words_for(translator_for("en"), state.view(0), [], False)
            assert f"{reason.facts['percent']}" in sentence(words, state.view(0), choice)


def test_or_8_1_an_extra_action_is_praised_only_if_it_fares_best() -> None:
    extra = "held construct1=-\nphase extra\n"
    buy, dear = "buy produce with hoplites", "buy recruit with orichalque"
    assert reason_keys(extra, "end", buy, dear) == {
        "end": "hint-or-enough",
        buy: "hint-worse",
        dear: "hint-worse",
    }
    assert reason_keys(extra, buy) == {buy: "hint-or-buy"}, "what it brings has been paid for"


def test_or_2_1_declining_what_is_free_saves_nothing() -> None:
    held = "held construct1=-\nphase action\n"
    assert reason_keys(held, "decline", first="") == {"decline": "hint-or-leaves"}
    assert reason_keys(held, "act", "decline", first="")["decline"] == "hint-worse"


def test_or_4_4_a_tile_that_draws_a_titan_is_why_a_card_is_taken() -> None:
    cards = "display produce2=FF recruit2=LL capture1=D\nphase card\n"
    state = OR.read_position(LAND + cards)
    best = [OR.read("take 1"), OR.read("take 2")]
    found = orichalque_reasons(state.view(0), state.choices(), best, ["first", "worse"])
    assert [each.facts["tile"] for each in found] == ["titan", "none"]
    assert (
        translator_for("en").say(found[0].key, found[0].facts).endswith("a Titan to your island.")
    )


def test_or_4_6_a_titan_is_a_point_unless_another_goes_for_it() -> None:
    cards = "display produce2=FF recruit2=LL capture1=D\nphase card\n"
    for held, point in (("", 1), ("titans mountain=1\n", 0)):
        state = OR.read_position(LAND + held + cards)
        state.apply(OR.read("take 1"))
        listed = state.choices()
        found = orichalque_reasons(state.view(0), listed, listed, ["even"] * len(listed))
        comes = [each for each in found if each.key == "hint-or-titan-comes"]
        assert comes
        assert {each.facts["point"] for each in comes} == {point}


def test_places_that_fare_alike_are_not_all_said_to_fare_best() -> None:
    cards = "display produce2=FF recruit2=LL capture1=D\nphase card\n"
    state = OR.read_position(LAND + cards)
    state.apply(OR.read("take 2"))
    view, listed = state.view(0), state.choices()
    ranks = ["first"] + ["worse"] * (len(listed) - 1)
    found = orichalque_reasons(view, listed, listed, ranks)
    assert not any(each.key == "hint-or-played" for each in found[1:])
