"""What games are counted to be: by hand where they are short, and always adding up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

import aurum
from aurum.engine import BadRecord, Event, Game, Options, Record, Seat
from aurum.engine.record import Continued
from aurum.games.oriflamme.rules.deck import NAMES
from aurum.games.oriflamme.statistics import Counter
from aurum.statistics import GameTally, Sums, tally_of
from aurum.statistics.tally import places

VARIANTS = [
    (name, number)
    for name in aurum.games.names()
    for number in range(len(list(aurum.game(name).variants())))
]


def records(game: Game[Any, Any], options: Options, n: int, seed: int) -> list[Record]:
    seats = [Seat(f"S{number}", "random") for number in range(game.seats(options))]
    return [
        Record(game.name, game.rules, options, seats, [game.write(c) for c in play.choices])
        for play in aurum.playouts(game, options, n, seed)
    ]


@pytest.mark.parametrize(("name", "number"), VARIANTS)
def test_points_by_source_make_the_score(name: str, number: int) -> None:
    game = aurum.game(name)
    options = list(game.variants())[number]
    for record in records(game, options, 4, seed=number):
        tally = tally_of(game, record)
        assert tally.players == game.seats(options)
        for seat in tally.seats:
            assert sum(seat.sources.values()) == seat.score
            assert seat.won == (seat.place == 1)
        if name == "oriflamme":
            _holds_of_cards(tally)


def _holds_of_cards(tally: GameTally) -> None:
    for seat in tally.seats:
        # A card's points are the stock's, but for what one begins with and is robbed of.
        other = seat.sources.get("start", 0) + seat.sources.get("robbed", 0)
        assert sum(card.get("earned", 0) for card in seat.pieces.values()) == seat.score - other
        for name, card in seat.pieces.items():
            assert sum(seat.killers.get(name, {}).values()) == card.get("died", 0)
            assert card.get("died", 0) <= card.get("placed", 0)
    died = sum(seat.counts.get("died", 0) for seat in tally.seats)
    struck = sum(seat.counts.get("eliminated", 0) for seat in tally.seats)
    sprung = sum(by.get("Ambush", 0) for seat in tally.seats for by in seat.killers.values())
    assert died == struck + sprung


def counted(events: Sequence[Event]) -> Any:
    """A seat for each of three families of the base game, with these events counted."""
    game = aurum.game("oriflamme")
    counter = Counter(game.begin(game.options({"players": 3})))
    for event in events:
        counter.take(event)
    return counter.seats


HEIR, SPY, SHAPESHIFTER, AMBUSH, SOLDIER = (
    NAMES.index(name) for name in ("Heir", "Spy", "Shapeshifter", "Ambush", "Soldier")
)


def test_a_revealed_card_earns_what_lay_on_it_and_what_it_does() -> None:
    griffin, _, _ = counted(
        [
            Event("placed", "OF-2.1", (0, 2, 0), (HEIR,), 0),
            Event("revealed", "OF-3.3", (0, 0, HEIR, 3)),
            Event("gained", "OF-5.4", (0, 2, HEIR)),
        ]
    )
    assert griffin.sources == {"start": 1, "hidden": 3, "effects": 2}
    assert griffin.pieces == {"Heir": {"placed": 1, "revealed": 1, "earned": 5}}


def test_what_is_stolen_is_lost_by_somebody() -> None:
    griffin, pegasus, _ = counted([Event("robbed", "OF-5.3", (0, 1, SPY))])
    assert griffin.sources == {"start": 1, "stolen": 1}
    assert pegasus.sources == {"start": 1, "robbed": -1}
    assert griffin.pieces == {"Spy": {"earned": 1}}


def test_an_ambush_pays_its_owner_and_takes_the_attacker_with_it() -> None:
    griffin, pegasus, _ = counted(
        [
            Event("eliminated", "OF-4.2", (0, 1, 2, AMBUSH, 1, 2)),
            Event("gained", "OF-4.1", (0, 1, SOLDIER)),
            Event("gained", "OF-6.3", (1, 4, AMBUSH)),
            Event("discarded", "OF-6.3", (0, 1, SOLDIER, 0)),
        ]
    )
    assert griffin.sources == {"start": 1, "eliminations": 1}
    assert griffin.pieces == {"Soldier": {"struck": 1, "earned": 1, "died": 1}}
    assert griffin.killers == {"Soldier": {"Ambush": 1}}
    assert pegasus.sources == {"start": 1, "traps": 4}
    assert pegasus.pieces == {"Ambush": {"died": 1, "lost": 2, "earned": 4}}
    assert pegasus.killers == {"Ambush": {"Soldier": 1}}
    assert pegasus.counts == {"died": 1, "lost": 2}


def test_a_discard_of_ones_own_is_no_death() -> None:
    griffin, _, _ = counted([Event("discarded", "OF-4.4", (0, 1, AMBUSH, 0))])
    assert griffin.counts == {}


def test_a_copied_effect_is_the_shapeshifters_once() -> None:
    griffin, _, _ = counted(
        [
            Event("copied", "OF-5.6", (0, 1, 2, HEIR)),
            Event("gained", "OF-5.4", (0, 2, HEIR)),
            Event("gained", "OF-5.4", (0, 2, HEIR)),
        ]
    )
    assert griffin.pieces == {"Shapeshifter": {"earned": 2}, "Heir": {"earned": 2}}


@pytest.mark.parametrize(
    ("won", "scores", "found"),
    [
        ([1], [5, 9, 7], [3, 1, 2]),
        ([0], [7, 7, 7, 3], [1, 2, 2, 4]),  # by the tie-break
        ([0, 2], [8, 1, 8], [1, 3, 1]),
    ],
)
def test_places_are_shared_by_who_is_level(
    won: list[int], scores: list[int], found: list[int]
) -> None:
    assert places(won, scores) == found


def test_whoever_loses_against_the_automaton_comes_second() -> None:
    game = aurum.game("orichalque")
    options = game.options({"players": 1, "solo": "hard"})
    tallies = [tally_of(game, record) for record in records(game, options, 3, seed=1)]
    assert {tally.set for tally in tallies} == {"solo"}
    assert all(tally.seats[0].place == 2 - tally.seats[0].won for tally in tallies)


def test_many_games_are_summed_up() -> None:
    game = aurum.game("oriflamme")
    tallies = [tally_of(game, r) for r in records(game, game.options({"players": 3}), 50, seed=2)]
    sums = Sums()
    for at, tally in enumerate(tallies):
        sums.add(tally, tally.seats[0], at)
    scores = [tally.seats[0].score for tally in tallies]
    assert (sums.games, sum(sums.places), sums.best) == (50, 50, max(scores))
    assert sums.places[0] == sums.wins == sum(tally.seats[0].won for tally in tallies)
    assert sum(sums.sources.values()) == sums.score == sum(scores)
    assert [game.score for game in sums.lately] == scores[-40:]
    # In two halves that are then put together, it comes to the same.
    halves = [Sums(), Sums()]
    for at, tally in enumerate(tallies):
        halves[at % 2].add(tally, tally.seats[0], at)
    whole = Sums()
    for half in halves:
        whole.merge(half)
    assert whole == sums


def test_a_game_that_began_within_another_is_not_counted() -> None:
    game = aurum.game("oriflamme")
    (record,) = records(game, game.options({"players": 3}), 1, seed=1)
    record.continued = Continued("", 20)
    with pytest.raises(BadRecord, match="another"):
        tally_of(game, record)


def test_a_game_that_is_not_over_is_not_counted() -> None:
    game = aurum.game("oriflamme")
    (record,) = records(game, game.options({"players": 3}), 1, seed=1)
    record.choices.pop()
    with pytest.raises(BadRecord, match="over"):
        tally_of(game, record)
