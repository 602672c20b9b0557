"""`aurum bench server`: a tiny run to its end. What it measures is not for a test to judge."""

from __future__ import annotations

import asyncio
import json
import struct
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest
import server
from server_bench.load import TEXT, Person, frame
from server_bench.numbers import Report, Times
from server_bench.tables import SEATS, TableWriter

import aurum
from aurum.cli import main
from aurum.games.plugin import BenchTable
from aurum.server.store.sqlite import SqliteStore
from aurum.server.table.table import Table

Out = pytest.CaptureFixture[str]

BASE = BenchTable("base, 3", {"set": "base", "players": 3})


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AURUM_LANG", "en")


def test_a_tiny_run_measures_everything(capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "server", "--json", "--tables", "2", "--seconds", "1"]) == 0
    found = json.loads(capfd.readouterr().out)
    assert set(found) == {field.name for field in fields(Report)}
    assert [cost["game"] for cost in found["cost"]] == ["oriflamme", "orichalque"]
    for cost in found["cost"]:
        assert cost["view_bytes"] > 1000
        for load in (cost["full"], cost["light"]):
            for stack in (load["server"], load["bare"]):
                assert stack["choices"] > 30
                assert all(number > 0 for number in stack.values())
            assert load["cpu_ratio"] > 0
    assert found["crowd"]["sockets"] == 2 * SEATS
    assert 0 < found["crowd"]["choices"] <= 2 * 80
    assert 0 < found["crowd"]["median_ms"] <= found["crowd"]["p99_ms"]
    assert set(found["memory"]["table_kb"]) == {"orichalque", "oriflamme"}
    assert [opening["choices"] for opening in found["opening"]] == [300, 60]


def test_the_rules_are_measured_by_the_same_command(
    capsys: Out, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("aurum.cli.bench.tables", lambda: [("oriflamme", BASE)])
    assert main(["bench", "--json", "--games", "1"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["build"] == aurum.BUILD
    assert found["interpreter"].startswith("CPython 3.")
    [row] = found["engine"]
    assert (row["game"], row["players"]) == ("oriflamme", 3)
    assert min(row["decisions_per_second"], row["driven_per_second"], row["clone_us"]) > 0


def test_a_crowd_larger_than_the_system_allows_is_smaller_and_says_so(
    capsys: Out, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []

    def measure(tables: int, seconds: float, tell: Any) -> None:
        asked.append(tables)
        raise KeyboardInterrupt

    monkeypatch.setattr(server, "most_tables", lambda: 7)
    monkeypatch.setattr(server, "measure", measure)
    with pytest.raises(KeyboardInterrupt):
        server.main(["--tables", "500"])
    assert asked == [7]
    assert "Tables: 7 instead of 500" in capsys.readouterr().err


def test_where_there_is_no_checkout_it_says_where_the_benchmark_is(
    capsys: Out, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("aurum.cli.commands.bench.SERVER_BENCH", tmp_path / "bench" / "server.py")
    assert main(["bench", "server"]) == 2
    assert "python3 dev.py bench server" in capsys.readouterr().err


def test_written_tables_open_like_played_ones(tmp_path: Path) -> None:
    writer = TableWriter(tmp_path)
    short, long = writer.write("oriflamme", [5, 1000], "test")

    async def opened(table_id: str) -> Table:
        store = SqliteStore(writer.path)
        try:
            return Table.opened(table_id, await store.rows(table_id))
        finally:
            await store.close()

    assert asyncio.run(opened(short.id)).status == "running"
    table = asyncio.run(opened(long.id))
    assert table.status == "over"
    assert len(set(long.tokens)) == SEATS


def test_times_are_told_by_how_many_they_exceed() -> None:
    times = Times()
    for number in range(1, 101):
        times.add(number / 1000)
    assert (times.at(50), times.at(99), times.at(100)) == (50.0, 99.0, 100.0)


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536])
def test_frames_are_read_however_they_are_cut(size: int) -> None:
    """A server's frames have no mask; they may come in pieces of any length."""
    heard: list[bytes] = []

    async def read() -> None:
        person = Person(heard.append, pytest.fail, "/")
        stream = b"HTTP/1.1 101 Switching Protocols\r\n\r\n" + _from_server(b"m" * size) * 2
        for piece in _cut(stream, 1000):
            person.data_received(piece)

    asyncio.run(read())
    assert heard == [b"m" * size] * 2
    assert frame(TEXT, b"m" * size).endswith(b"m" * size)


def _from_server(payload: bytes) -> bytes:
    size = len(payload)
    head = struct.pack("!BB", 0x81, size if size < 126 else 126 if size < 65_536 else 127)
    if size >= 126:
        head += struct.pack("!H" if size < 65_536 else "!Q", size)
    return head + payload


def _cut(stream: bytes, size: int) -> Iterator[bytes]:
    yield stream[:1]
    for place in range(1, len(stream), size):
        yield stream[place : place + size]
