"""Games gone by: their records and moments, what can be uploaded, and who wins how often."""

from __future__ import annotations

import asyncio
import hashlib
import json
import random
from collections.abc import Iterator
from typing import Any

import pytest
import table_client as client
from support.server_fixture import RunningServer, run_server, seat_people
from support.table_driver import (
    BOT,
    OPEN,
    PERSON,
    TableDriver,
    ask_plainly,
    finished,
    hear,
    local,
    refused,
)

import aurum
from aurum.engine import read_record
from aurum.engine.fairness import verify
from aurum.server.live.league import BATCH, GameLeague, LeagueRow
from aurum.server.store.promise import GameResult, Outcome, Store
from aurum.server.table import decisions
from aurum.server.table.entries import Returned, Settings, Stoodin
from aurum.server.table.results import result_of


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with run_server(tmp_path_factory.mktemp("house")) as opened:
        yield opened


@pytest.fixture(scope="module")
def over(server: RunningServer) -> client.Table:
    """A game that has ended, of two people at one screen and a bot."""
    table = finished(server, [PERSON, BOT, local("Jo")], options={"set": "alliance"})
    table.close()
    return table


def moment(guest: client.House, table: str, move: int, seat: int = client.SPECTATOR) -> Any:
    return guest.ask("GET", f"/api/tables/{table}/moments/{move}?seat={seat}")


# Records


def test_while_it_runs_a_record_holds_what_one_has_seen(server: RunningServer) -> None:
    people = seat_people(server, "oriflamme", 2)
    eva = server.guest("Eva")
    assert refused(eva.record, people[0].id) == "server-not-begun"
    hear(people[1], people[0].do("start")["number"])
    rng = random.Random(6)
    for _ in range(14):
        one = next(table for table in people if table.asked)
        assert one.asked is not None
        one.choose(rng.choice(one.asked["choices"]))
        for table in people:
            hear(table, one.number)
    assert people[0].table["fair"] is not None
    for seat, table in enumerate(people):
        guest = client.House(server.url, table.hello["token"])
        record = guest.record(table.id)
        made = [
            choice
            for entry in table.happened
            for fact in entry.get("seen", [])
            if fact["seat"] == seat
            for choice in fact["made"]
        ]
        assert record["choices"] == made
        assert any("?" in choice for choice in made)
        assert record["fair"]["seed"] == ""
        assert record["fair"]["hash"] == table.table["fair"]["hash"]
    seen = eva.record(people[0].id)["choices"]
    assert all("?" in choice for choice in seen if choice.startswith(("place", "aside")))
    for table in people:
        table.close()


def test_afterwards_everybody_gets_all_of_it_and_it_verifies(
    server: RunningServer, over: client.Table
) -> None:
    records = [
        guest.record(over.id)
        for guest in (client.House(server.url, over.hello["token"]), server.guest("Eva"))
    ]
    assert records[0] == records[1]
    record = records[0]
    assert [seat["name"] for seat in record["seats"]] == ["Ana", "random", "Jo"]
    assert [seat["plays"] for seat in record["seats"]] == ["person", "random", "person"]
    assert not any("?" in choice for choice in record["choices"])
    assert verify(aurum.game("oriflamme"), read_record(json.dumps(record))) > 0


def test_the_hash_comes_before_the_first_choice_and_the_seed_after_the_last(
    server: RunningServer, over: client.Table
) -> None:
    record = server.guest("Eva").record(over.id)
    seed = record["fair"]["seed"]
    assert hashlib.sha256(bytes.fromhex(seed)).hexdigest() == record["fair"]["hash"]
    started = next(entry for entry in over.happened if entry["told"]["kind"] == "started")
    assert started["told"]["hash"] == record["fair"]["hash"]
    told = [entry["number"] for entry in over.happened if seed in json.dumps(entry)]
    assert told == [over.number], "in the last entry, and in no other"
    assert over.table["fair"] == {"hash": record["fair"]["hash"], "seed": seed}


# Moments


def test_after_the_game_any_seat_can_be_looked_from(
    server: RunningServer, over: client.Table
) -> None:
    eva = server.guest("Eva")
    assert over.now is not None
    moves = over.now["move"]
    for position in over.now["positions"]:
        last = moment(eva, over.id, moves, position["seat"])
        assert last["view"] == position["view"]
        assert (last["move"], last["moves"], last["actor"]) == (moves, moves, client.OVER)
    for move in (0, 1, moves // 2):
        views = [moment(eva, over.id, move, seat) for seat in (0, 1, 2, client.SPECTATOR)]
        assert [view["seat"] for view in views] == [0, 1, 2, client.SPECTATOR]
        assert len({json.dumps(view["view"]) for view in views}) == 4
        assert len({view["actor"] for view in views}) == 1
        assert [len(view["made"]) for view in views] == [int(move > 0)] * 4
    assert refused(moment, eva, over.id, moves + 1) == "server-no-move"
    assert refused(moment, eva, over.id, 1, 3) == "server-no-seat"
    assert refused(moment, eva, over.id, 1, 9) == "server-request"
    assert refused(moment, eva, over.id, -1) in ("server-request", "server-not-found")


def test_a_moment_tells_what_was_told_when_it_was(
    server: RunningServer, over: client.Table
) -> None:
    eva = server.guest("Eva")
    for entry in over.happened[-12:]:
        if entry["told"]["kind"] != "chose":
            continue
        for fact in entry["seen"]:
            last = entry["told"]["move"]
            span = range(last - len(fact["made"]) + 1, last + 1)
            parts = [moment(eva, over.id, move, fact["seat"]) for move in span]
            assert [part["made"][0] for part in parts] == fact["made"]
            assert [event for part in parts for event in part["events"]] == fact["events"]


def test_while_it_runs_one_looks_from_one_s_own_seat_or_as_a_spectator(
    server: RunningServer,
) -> None:
    people = seat_people(server, "oriflamme", 2)
    people[0].do("start")
    guests = [client.House(server.url, table.hello["token"]) for table in people]
    for seat, guest in enumerate(guests):
        assert moment(guest, people[0].id, 2, seat)["seat"] == seat
        assert moment(guest, people[0].id, 2)["seat"] == client.SPECTATOR
        assert refused(moment, guest, people[0].id, 2, 1 - seat) == "server-other-seat"
    nobody = client.House(server.url)
    assert moment(nobody, people[0].id, 2)["seat"] == client.SPECTATOR
    assert refused(moment, nobody, people[0].id, 2, 0) == "server-other-seat"
    for table in people:
        table.close()


# Uploads


def test_a_record_can_be_uploaded_and_shown_to_others(
    server: RunningServer, over: client.Table
) -> None:
    eva, nobody = server.guest("Eva"), client.House(server.url)
    record = eva.record(over.id)
    kept = eva.ask("POST", "/api/records", record)
    assert kept["moves"] == len(record["choices"])
    assert kept["url"].endswith(f"/records/{kept['id']}")
    assert nobody.ask("GET", f"/api/records/{kept['id']}") == record
    assert eva.ask("POST", "/api/records", record)["id"] == kept["id"]
    for seat in (0, 2, client.SPECTATOR):
        path = f"/api/records/{kept['id']}/moments/9?seat={seat}"
        assert nobody.ask("GET", path) == moment(eva, over.id, 9, seat)
    assert refused(nobody.ask, "GET", f"/api/records/{'0' * 32}") == "server-no-record"
    assert refused(nobody.ask, "POST", "/api/records", record) == "server-nobody"
    unfinished = {**record, "choices": record["choices"][:10]}
    assert eva.ask("POST", "/api/records", unfinished)["moves"] == 10


@pytest.mark.parametrize(
    ("damage", "code"),
    [
        ({"aurum": 99}, "record-format"),
        ({"rules": 99}, "record-rules"),
        ({"game": "chess"}, "options-game"),
        ({"seats": []}, "record-seats"),
        ({"seats": [{"name": "Ana", "plays": "person"}] * 5}, "record-seats"),
        ({"choices": ["dance"]}, "error-unreadable"),
        ({"choices": ["place Archer end"]}, None),
        ({"choices": ["place ? end"]}, None),
        ({"options": {"players": 3, "set": "?"}}, "options-set"),
        ({"options": {"players": "many"}}, "options-players"),
        ({"choices": [7]}, "server-request"),
        ({"choices": ["x"] * 5_001}, "server-request"),
        ({"game": "orichalque", "options": {"components": "/etc/passwd"}}, "components-unknown"),
        ({"game": "orichalque", "options": {"components": "../aurum"}}, "components-unknown"),
        ({"game": "orichalque", "options": {"components": ["aurum"]}}, "components-unknown"),
        ({"game": "orichalque", "options": {"components": 'name = "my"\n'}}, "server-own-set"),
        ({"choices": ["x" * 94] * 5_000}, "server-body"),  # it fits, but not as it would be kept
    ],
)
def test_what_is_no_record_is_refused(
    server: RunningServer, over: client.Table, damage: dict[str, Any], code: str | None
) -> None:
    eva = server.guest("Eva")
    record = {**eva.record(over.id), **damage}
    said = refused(eva.ask, "POST", "/api/records", record)
    assert said == code if code else said.startswith(("illegal-", "error-"))


@pytest.mark.parametrize(
    ("asked", "code"),
    [
        ({"zz": 1}, "options-unknown"),
        ({"set": "?"}, "options-set"),
        ({"players": 4}, "server-players"),
        ({"set": [0] * 20}, "server-request"),
        ({"set": ["Archer"] * 21}, "server-request"),
        ({"set": "Archer" * 40}, "server-request"),
        ({f"option {number}": 0 for number in range(21)}, "server-request"),
        ({"set": {"set": "base"}}, "server-request"),
    ],
)
def test_a_table_cannot_have_asked_for_that(
    server: RunningServer, over: client.Table, asked: dict[str, Any], code: str
) -> None:
    eva = server.guest("Eva")
    record = eva.record(over.id)
    record["fair"]["asked"] = asked
    assert refused(eva.ask, "POST", "/api/records", record) == code


@pytest.mark.parametrize("depth", [20, 440, 600, 800, 930, 940, 950, 960, 970])
def test_nothing_deep_is_looked_into(server: RunningServer, over: client.Table, depth: int) -> None:
    """Each level costs a step of indentation when it is kept, and of the stack when it is read."""
    eva = server.guest("Eva")
    token = {"authorization": f"Bearer {eva.token}"}
    record = eva.record(over.id)
    wish = {"game": "oriflamme", "seats": [PERSON, OPEN], "options": {"players": "@"}}
    deep = "[" * depth + ",".join("0" * 1_000) + "]" * depth
    for path, document in (
        ("/api/records", {**record, "fair": {**record["fair"], "asked": {"set": "@"}}}),
        ("/api/records", {**record, "options": {"players": "@"}}),
        ("/api/tables", wish),
    ):
        body = json.dumps(document).replace('"@"', deep)
        answer, said = ask_plainly(server, "POST", path, body, **token)
        assert (answer.status, json.loads(said)["code"]) == (400, "server-request")


def test_a_table_does_not_read_files_either(server: RunningServer) -> None:
    wish = {"game": "orichalque", "seats": [PERSON, OPEN], "options": {"components": "/etc/passwd"}}
    assert refused(server.guest().ask, "POST", "/api/tables", wish) == "components-unknown"


# The league


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


def test_a_bot_on_two_chairs_is_neither_better_nor_worse_by_where_it_sits(
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
    driver = TableDriver("oriflamme", 2, Settings(stand_in="random")).start()
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
    nobody = client.House(server.url)
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
