"""A new bot against a pool that stays the same: what is played, when it ends, what is said."""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from itertools import islice
from pathlib import Path

import pytest
from support.odd_bots import Sound

from aurum.arena import BadMatch, Gauntlet, Match
from aurum.arena.gauntlet import Judge
from aurum.arena.results_log import GAMES
from aurum.bots import bot
from aurum.cli import main
from aurum.words import LANGUAGES, translator_for

Out = pytest.CaptureFixture[str]


def test_the_new_bot_has_every_seat_of_every_deal_and_the_pool_the_others() -> None:
    gauntlet = Gauntlet("oriflamme", "regent", "page,squire", players=4, games=400)
    deals = defaultdict(list)
    for fixture in gauntlet.fixtures():
        deals[fixture.deal].append(fixture.bots)
    assert len(deals) == 100
    tables: Counter[tuple[str, ...]] = Counter()
    for seatings in deals.values():
        assert sorted(bots.index("regent") for bots in seatings) == [0, 1, 2, 3]
        tables[tuple(sorted(seatings[0]))] += 1
    assert set(tables) == {
        ("page", "page", "regent", "squire"),
        ("page", "regent", "squire", "squire"),
    }
    assert min(tables.values()) > 30


def test_games_do_not_depend_on_how_many_there_are() -> None:
    few, many = (
        Gauntlet("oriflamme", "regent", "page,squire", games=games) for games in (10, 1000)
    )
    assert few.games == 12  # whole deals
    assert list(few.fixtures()) == list(islice(many.fixtures(), 12))


def test_a_better_bot_passes_and_a_worse_one_fails() -> None:
    passed = Gauntlet("oriflamme", "squire", "random", players=3).play(workers=0).verdict
    assert passed is not None
    assert passed.decision == "passed"
    assert passed.share > passed.fair == pytest.approx(1 / 3)
    assert passed.games == 3 * passed.deals < 200
    failed = Gauntlet("oriflamme", "random", "squire", players=3).play(workers=0)
    assert failed.verdict is not None
    assert failed.verdict.decision == "failed"
    assert failed.as_dict()["gauntlet"]["decision"] == "failed"


def test_bots_of_ones_own_run_it_too() -> None:
    gauntlet = Gauntlet("oriflamme", {"mine": bot("oriflamme", "squire")}, "random", players=3)
    report = gauntlet.play()
    assert report.verdict is not None
    assert (report.verdict.bot, report.verdict.decision) == ("mine", "passed")


def test_the_decision_is_the_same_in_whatever_order_games_end() -> None:
    gauntlet = Gauntlet("oriflamme", "squire", "random", players=3)
    results = gauntlet.play(workers=0).results
    last = results[-1].deal
    judge = Judge(gauntlet)
    for result in reversed(results):
        assert not judge.decided
        judge.add(result)
    assert judge.decided
    assert judge.verdict().deals == last
    here, there = (gauntlet.play(workers=workers).as_dict() for workers in (0, 2))
    assert here["gauntlet"] == there["gauntlet"]
    assert here["games"] == there["games"] == len(results)


def test_an_interrupted_one_goes_on_and_comes_to_the_same(tmp_path: Path) -> None:
    def gauntlet(games: int) -> Gauntlet:
        return Gauntlet("oriflamme", "squire", "random", players=3, games=games)

    first = gauntlet(12).play(tmp_path, workers=0).verdict
    assert first is not None
    assert (first.decision, first.games) == ("undecided", 12)
    kept = (tmp_path / GAMES).read_bytes()
    resumed = gauntlet(3000).play(tmp_path, workers=0).verdict
    assert (tmp_path / GAMES).read_bytes().startswith(kept)
    assert resumed == gauntlet(3000).play(workers=0).verdict
    size = (tmp_path / GAMES).stat().st_size
    assert gauntlet(3000).play(tmp_path, workers=0).verdict == resumed
    assert (tmp_path / GAMES).stat().st_size == size  # decided: nothing more is played
    with pytest.raises(BadMatch, match=r"gauntlet \(h1\) is \[0.05\] there and \[0.1\] here"):
        Gauntlet("oriflamme", "squire", "random", players=3, games=3000, h1=0.1).play(tmp_path)
    with pytest.raises(BadMatch, match=r"gauntlet is .* there and null here"):
        Match("oriflamme", "squire,random", players=3, games=3000).play(tmp_path)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("bots", "games", "decision"),
    [
        ("squire random", "3000", "passed"),
        ("random squire", "3000", "failed"),
        ("random squire", "3", "undecided"),
    ],
)
def test_it_ends_in_plain_words(
    language: str, bots: str, games: str, decision: str, capsys: Out
) -> None:
    new, pool = bots.split()
    command = ["arena", "oriflamme", "--gauntlet", new, "--pool", pool, "--players", "3"]
    assert main([*command, "--games", games, "--workers", "1", "--lang", language]) == 0
    last = capsys.readouterr().out.splitlines()[-1]
    assert new in last
    translator = translator_for(language)
    low, high = (translator.say("desk-percent", n=n) for n in ("33.3", "38.3"))
    assert (low in last) is (decision != "failed")
    assert (high in last) is (decision != "passed")
    assert ("100" in last) is (decision != "undecided")


def test_json_has_the_verdict(capsys: Out) -> None:
    command = ["arena", "oriflamme", "--gauntlet", "squire", "--pool", "random", "--workers", "1"]
    assert main([*command, "--h0", "0.1", "--h1", "0.2", "--alpha", "0.01", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)["gauntlet"]
    assert told["decision"] == "passed"
    assert told["evidence"][0] >= 100
    assert (told["h0"], told["h1"], told["alpha"], told["beta"]) == (0.1, 0.2, 0.01, 0.05)
    assert (told["bot"], told["pool"], told["fair"]) == ("squire", ["random"], 0.25)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("given", "key", "facts"),
    [
        ("--gauntlet page", "arena-gauntlet-pool", {"bot": "page"}),
        ("--bots page --pool random", "arena-gauntlet-only", {"option": "--pool"}),
        ("--bots page --alpha 0.1", "arena-gauntlet-only", {"option": "--alpha"}),
        ("--gauntlet page --pool page,random", "arena-gauntlet-itself", {"bot": "page"}),
        ("--gauntlet page,squire --pool random", "arena-gauntlet-one", {"given": "page, squire"}),
    ],
)
def test_mistakes_are_explained(
    given: str, key: str, facts: dict[str, str], language: str, capsys: Out
) -> None:
    assert main(["arena", "oriflamme", *given.split(), "--lang", language]) == 2
    assert translator_for(language).say(key, facts) in capsys.readouterr().err


def test_alone_there_is_no_pool() -> None:
    with pytest.raises(BadMatch, match="two seats or more"):
        Gauntlet("orichalque", "squire", "random", solo="easy")
    with pytest.raises(BadMatch, match="tests one bot"):
        Gauntlet("oriflamme", {"a": Sound(), "b": Sound()}, "random")
