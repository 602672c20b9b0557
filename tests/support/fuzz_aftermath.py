"""What must still be so after a storm of nonsense: no failure noted, every table plays on to its
end, and whatever was acknowledged is in its log and in its record."""

from __future__ import annotations

import asyncio
import json
import logging
import random
import re
import secrets
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing, contextmanager
from typing import Any

import table_client as client

import aurum
from aurum.engine import read_record
from aurum.engine.fairness import verify
from aurum.server.table.entries import Chose, LogRow, Started, Undone
from aurum.server.table.table import REFS_KEPT, Table
from support.raw_socket import PATIENCE
from support.server_fixture import RunningServer

LEAK = re.compile(
    r"Traceback|File \"|\.py[:\"]|site-packages| object at 0x|<class '|\b\w+(?:Error|Exception)\b"
)
"""What an answer never holds: traces, paths of files, names of exceptions, objects of Python."""


class _LogCollector(logging.Handler):
    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.received: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Note what went wrong, with its trace."""
        # That a guest sent no text is an error only for uvicorn, which ends that connection; and
        # what a guest's own client says of a server that has closed is none of the server's.
        no_text = record.getMessage().startswith("Invalid UTF-8 sequence received from client")
        if not no_text and record.name != "websockets.client":
            self.received.append(self.format(record))


@contextmanager
def no_failure_noted() -> Iterator[None]:
    """Whatever happens in here, neither the server nor what it is built on calls it a failure."""
    clients = _LogCollector()
    logger = logging.getLogger()
    logger.addHandler(clients)
    try:
        yield
    finally:
        logger.removeHandler(clients)
    assert not clients.received, "\n".join(clients.received)


def play_on(
    server: RunningServer, table_id: str, guests: Sequence[client.Server], rng: random.Random
) -> None:
    """Play a table to its end by valid commands.

    One guest plays their own seats; bots play the others.
    """
    now = look_at(server, table_id)
    if now.status == "closed":
        return
    if now.status == "open":
        host = next(guest for guest in guests if guest.me == now.host)
        for seat, chair in enumerate(now.holders):
            if chair.plan.kind == "open":
                do(host, table_id, "assign", seat=seat, wish={"kind": "bot", "level": "random"})
        do(host, table_id, "start")
        now = look_at(server, table_id)
    people = [guest for guest in guests if now.seats_of(guest.me)]
    if not people and not now.settings.spectators:
        return  # nobody plays, nobody may watch: the bots rest
    player = (people or guests)[0]
    try:
        for other in people[1:]:
            if any(now.holders[seat].person_plays for seat in now.seats_of(other.me)):
                do(other, table_id, "leave")
        for seat in now.seats_of(player.me):
            if now.holders[seat].stand_in:
                do(player, table_id, "back", seat=seat)
    except client.Refused:
        if look_at(server, table_id).status != "over":  # bots were faster
            raise
    with closing(client.Table(player, table_id).connect()) as table:
        _play(table, rng)
    verify_table(server, table_id)


def look_at(server: RunningServer, table_id: str) -> Table:
    """A table as the server has it now."""
    return server.run(server.hub.room(table_id)).table


def wait_until_all_are_gone(server: RunningServer, table_id: str) -> None:
    """Until no socket is open, and nothing is under way that came by one."""

    async def gone() -> None:
        while server.hub.metrics.registry.get_sample_value("aurum_sockets"):
            await asyncio.sleep(0.001)
        room = await server.hub.room(table_id)
        assert not room.listeners
        async with room.lock:
            pass

    server.run(asyncio.wait_for(gone(), PATIENCE))


def do(guest: client.Server, table_id: str, kind: str, **what: Any) -> None:
    """Give a command by a request."""
    command = {"type": kind, "id": secrets.token_hex(8), **what}
    guest.ask("POST", f"/api/tables/{table_id}/commands", command)


def _play(table: client.Table, rng: random.Random) -> None:
    """As the client plays at random; but a table at which nothing happens any more is hung."""
    while not table.over:
        if table.asked is None:
            assert table.listen(PATIENCE) is not None, "the table is hung"
        else:
            table.choose(rng.choice(table.asked["choices"]))


def verify_table(
    server: RunningServer, table_id: str, receipts: Iterable[tuple[str, str, int]] = ()
) -> Table:
    """Hold a table to its log. A receipt is whose command, what they called it, and its entry."""
    rows = server.run(server.hub.store.rows(table_id))
    table = Table.opened(table_id, rows)
    open_now = server.hub.rooms.get(table_id)
    if open_now is not None and open_now.table.number == table.number:
        assert open_now.table.info() == table.info()
    for guest, ref, number in receipts:
        row = rows[number - 1]
        assert (row.guest, row.ref) == (guest, ref), "acknowledged, and not in the log"
    _check_once(rows)
    if table.session is not None:
        assert [table.session.game.write(choice) for choice in table.session.choices] == _choices(
            rows
        )
    if table.status == "over" and table.settings.spectators:
        record = read_record(json.dumps(server.guest("Ines").record(table_id)))
        assert record.choices == _choices(rows)
        verify(aurum.game(table.game), record)
    return table


def _check_once(rows: Sequence[LogRow]) -> None:
    """No command was done twice, as far back as a table knows them again."""
    done: dict[str, list[str]] = {}
    for row in rows:
        refs = done.setdefault(row.guest, [])
        if row.ref and row.ref != (refs or [""])[-1]:
            assert row.ref not in refs[-REFS_KEPT:], "done twice"
            refs.append(row.ref)


def _choices(rows: Sequence[LogRow]) -> list[str]:
    """What was chosen, taken from the log by hand."""
    made: list[str] = []
    for row in rows:
        if isinstance(row.entry, Started | Chose):
            made += row.entry.choices
        elif isinstance(row.entry, Undone):
            del made[row.entry.move :]
    return made
