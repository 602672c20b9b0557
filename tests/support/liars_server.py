"""Three people play Liar's Dice at a real server, where the package is installed.

Whatever a socket or an answer brings to one of them is searched for dice under other cups.
"""

from __future__ import annotations

import json
import random
import tempfile
from pathlib import Path

import table_client as client

from support.liars_secrets import check_secrets
from support.server_fixture import run_server

PERSON = {"kind": "person"}
OPEN = {"kind": "open"}


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, run_server(Path(folder)) as server:
        people = [server.guest(name) for name in ("Ana", "Ben", "Céline")]
        options = {"dice": 2, "wild": "true", "exact": "true"}
        link = people[0].open_table("liars_dice", [PERSON, OPEN, OPEN], options=options)
        tables = [client.Table(people[0], link).connect()]
        for seat in (1, 2):
            tables.append(client.Table(people[seat], link).connect())
            tables[seat].do("sit", seat=seat)
        number = tables[0].do("start")["number"]
        rng = random.Random(3)
        views = chosen = 0
        while True:
            for table in tables:
                while table.number < number:
                    table.listen(10)
            now = tables[0].now
            assert now is not None
            if now["actor"] < 0:
                break
            table = tables[now["actor"]]
            assert table.asked is not None
            choice = rng.choice(table.asked["choices"])
            made = table.do("choose", seat=now["actor"], since=now["since"], choice=choice)
            number = made["number"]
            chosen += 1
        for seat, table in enumerate(tables):
            assert table.seats == [seat]
            for entry in [*table.happened, table.now]:
                views += check_secrets(seat, entry)
            table.close()
        record = people[1].record(link)
        print(json.dumps({"views": views, "chosen": chosen, "game": record["game"]}))


if __name__ == "__main__":
    main()
