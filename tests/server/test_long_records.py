"""Records of the greatest length, and longer: stored, read, and replayed while others play."""

from __future__ import annotations

import table_client as client
from support.long_games import PLAYERS, long_record
from support.server_fixture import RunningServer
from support.table_driver import BOT, PERSON, refused

LONGEST = 5_000
"""Choices of a record that is uploaded."""


def test_the_server_reads_its_own_records_however_long(server: RunningServer) -> None:
    """The longest record that can be uploaded can be continued, and becomes longer."""
    eva = server.guest("Eva")
    document = long_record(LONGEST)
    kept = eva.ask("POST", "/api/records", document)["id"]
    wish = {"move": LONGEST, "seats": [PERSON, *[BOT] * (PLAYERS - 1)]}
    made = eva.ask("POST", f"/api/records/{kept}/continue", wish)
    table = client.Table(eva, made["id"]).connect()
    table.do("start")
    while table.now is None or table.now["move"] <= LONGEST:
        assert table.asked is not None
        table.choose(table.asked["choices"][0])
    table.close()
    record = eva.record(made["id"])
    assert len(record["choices"]) > LONGEST
    assert record["choices"][:LONGEST] == document["choices"]
    moments = eva.ask("GET", f"/api/tables/{made['id']}/story")["moments"]
    assert len(moments) > LONGEST
    assert refused(eva.ask, "POST", "/api/records", record) == "server-request"
