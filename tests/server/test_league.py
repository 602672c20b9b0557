"""The league: who has played and won how often, and with which rating."""

from __future__ import annotations

import asyncio
import random

import pytest
import table_client as client
from support.server_fixture import RunningServer
from support.table_driver import (
    BOT,
    PERSON,
    TableDriver,
    finished,
    local,
    refused,
)

from aurum.server.live.league import BATCH, GameLeague, LeagueRow
from aurum.server.store.promise import GameResult, Outcome, Store
from aurum.server.table import decisions
from aurum.server.table.entries import Returned, Stoodin, TableSettings
from aurum.server.table.results import result_of


@pytest.fixture(scope="module")
def over(server: RunningServer) -> client.Table:
    """A game that has ended, of two people at one screen and a bot."""
    table = finished(server, [PERSON, BOT, local("Jo")], options={"set": "alliance"})
    table.close()
    return table


class Results:
    """A store that holds results and nothing else."""

    def __init__(self) -> None:
        self.kept: list[GameResult] = []

    async def results(self, game: str, after: int = 0) -> list[tuple[int, GameResult]]:
        return [(number, result) for number, result in enumerate(self.kept, 1) if number > after]


def person(name: str, won: bool, score: int = 0) -> Outcome:
    return Outcome(name.lower(), name, "person", won, score)


def standings(server: RunningServer, league: GameLeague, results: Results) -> list[LeagueRow]:
    store: Store = results  # type: ignore[assignment]
    return server.run(league.read(store)).rows


def test_the_league_counts_games_and_wins_and_puts_the_better_first(server: RunningServer) -> None:
    results, league = Results(), GameLeague("oriflamme")
    for winner in ("Ana", "Ana", "Ana", "Ben"):
        results.kept.append(
            GameResult("oriflamme", [person(name, name == winner) for name in ("Ben", "Ana")])
        )
    rows = standings(server, league, results)
    assert [(row.name, row.games, row.wins) for row in rows] == [("Ana", 4, 3), ("Ben", 4, 1)]
    assert rows[0].rating > rows[1].rating
    assert standings(server, league, results) == rows, "what was read is not counted again"
    results.kept.append(GameResult("oriflamme", [person("Eva", True), person("Ana", False)]))
    rows = standings(server, league, results)
    assert {row.name: (row.games, row.wins) for row in rows} == {
        "Ana": (5, 3), "Ben": (4, 1), "Eva": (1, 1),
    }  # fmt: skip
    assert standings(server, GameLeague("oriflamme"), results) == rows, "in any process"


def test_tables_have_their_turn_while_a_long_league_is_read(server: RunningServer) -> None:
    results, league = Results(), GameLeague("oriflamme")
    outcomes = [person("Ana", True), person("Ben", False)]
    results.kept = [GameResult("oriflamme", outcomes)] * 10 * BATCH
    store: Store = results  # type: ignore[assignment]

    async def read() -> tuple[list[LeagueRow], list[LeagueRow], int]:
        reading = asyncio.gather(league.read(store), league.read(store))
        turns = 0
        while not reading.done():
            turns += 1
            await asyncio.sleep(0)
        one, other = reading.result()
        return one.rows, other.rows, turns

    one, other, turns = server.run(read())
    assert one == other
    assert [row.games for row in one] == [10 * BATCH] * 2, "each counts once, whoever reads"
    assert turns > 10


def test_a_shared_victory_and_points_below_it(server: RunningServer) -> None:
    results, league = Results(), GameLeague("oriflamme")
    outcomes = [person("A", False, 3), person("B", True, 9), person("C", False, 7)]
    results.kept.append(GameResult("oriflamme", [*outcomes, person("D", True, 9)]))
    rows = standings(server, league, results)
    assert [row.name for row in rows] == ["B", "D", "C", "A"]
    assert rows[0].rating == rows[1].rating


def test_a_name_can_change_and_another_can_have_the_same(server: RunningServer) -> None:
    results, league = Results(), GameLeague("oriflamme")
    for names in (("Ana", "Ana"), ("Anna", "Ana")):
        outcomes = [Outcome(str(who), name, "person", not who, 0) for who, name in enumerate(names)]
        results.kept.append(GameResult("oriflamme", outcomes))
    rows = standings(server, league, results)
    assert [(row.name, row.games, row.wins) for row in rows] == [("Anna", 2, 2), ("Ana", 2, 0)]


def test_bots_are_in_the_league_but_not_against_themselves(server: RunningServer) -> None:
    results, league = Results(), GameLeague("oriflamme")
    bot = Outcome("", "random", "random", True, 5)
    results.kept.append(GameResult("oriflamme", [bot, bot]))
    assert standings(server, league, results) == []
    results.kept.append(GameResult("oriflamme", [bot, person("Ana", False)]))
    rows = standings(server, league, results)
    assert [(row.name, row.plays) for row in rows] == [("random", "random"), ("Ana", "person")]


def test_a_bot_with_two_seats_is_neither_better_nor_worse_by_where_it_sits(
    server: RunningServer,
) -> None:
    ratings = []
    first, last = (
        Outcome("", "random", "random", True, 9),
        Outcome("", "random", "random", False, 1),
    )
    for bots in ([first, last], [last, first]):
        results, league = Results(), GameLeague("oriflamme")
        results.kept.append(GameResult("oriflamme", [*bots, person("Ana", False, 5)]))
        rows = {row.name: row for row in standings(server, league, results)}
        assert (rows["random"].games, rows["random"].wins) == (2, 1)
        ratings.append((rows["random"].rating, rows["Ana"].rating))
    assert ratings[0] == ratings[1]


@pytest.mark.parametrize("by_bot", [0.0, 0.4, 0.6, 1.0])
@pytest.mark.parametrize("lender", [0, 1])
def test_a_victory_is_the_bots_that_has_mostly_chosen_and_a_loss_ones_own(
    lender: int, by_bot: float
) -> None:
    driver = TableDriver("oriflamme", 2, TableSettings(stand_in="random")).start()
    game = driver.play.game

    def pick() -> int:
        choices = driver.play.state.choices()
        return choices[driver.play.move * 7 % len(choices)]

    chosen = lent = 0
    while driver.table.status == "running":
        seat = driver.table.actor
        if seat != lender:
            driver.choose(game.write(pick()))
            continue
        chosen += 1
        if lent < by_bot * chosen:
            lent += 1
            choice = pick()
            driver.write(Stoodin(seat, "random", "left"))
            driver.write(decisions.bot_chooses(driver.table, seat, choice), Returned(seat))
        else:
            driver.choose(game.write(pick()))
            if driver.play.undo_to(seat) < driver.play.move:  # what was taken back was no choice
                driver.undo(seat, driver.play.move - 1)
                driver.choose(game.write(pick()))
    result = result_of(driver.table)
    assert result is not None
    mine, other = result.outcomes[lender], result.outcomes[1 - lender]
    for_bot = by_bot > 0.5 and mine.won
    assert (mine.plays, other.plays) == ("random" if for_bot else "person", "person")
    own = (f"guest{lender}", f"G{lender}")
    assert (mine.who, mine.name) == (("", "random") if for_bot else own)
    assert {mine.won, other.won} == {True, False}, "in one seat it wins, in the other it does not"
    scores = [outcome.score for outcome in result.outcomes]
    assert scores == list(driver.play.state.scores()), "whoever it counts for"


def test_a_finished_game_is_in_the_league_at_once(
    server: RunningServer, over: client.Table
) -> None:
    nobody = client.Server(server.url)
    before = {row["name"]: row for row in nobody.ask("GET", "/api/league/oriflamme")["rows"]}
    assert {"Ana", "Jo", "random"} <= before.keys()
    assert before["Jo"]["plays"] == "person"
    finished(server, [PERSON, BOT]).close()
    rows = nobody.ask("GET", "/api/league/oriflamme")["rows"]
    assert sum(row["games"] for row in rows) == sum(row["games"] for row in before.values()) + 2
    assert [row["rating"] for row in rows] == sorted((row["rating"] for row in rows), reverse=True)
    assert refused(nobody.ask, "GET", "/api/league/chess") == "options-game"


def test_alone_one_plays_against_the_automaton_also_in_the_league(server: RunningServer) -> None:
    host = server.guest("Solveig")
    table_id = host.open_table("orichalque", [PERSON], options={"solo": "hard"})
    table = client.Table(host, table_id).connect()
    table.do("start")
    client.play_at_random(table, random.Random(1))
    won = bool(table.table["result"]["winners"])
    rows = {row["name"]: row for row in host.ask("GET", "/api/league/orichalque")["rows"]}
    assert (rows["Solveig"]["games"], rows["Solveig"]["wins"]) == (1, int(won))
    automaton = rows["automaton-hard"]
    assert (automaton["games"], automaton["wins"]) == (1, int(not won))
    assert automaton["plays"] == "automaton-hard"
    table.close()
