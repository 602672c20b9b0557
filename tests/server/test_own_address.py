"""Where others find a server that was opened on its own machine."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from support.server_fixture import QUICK, run_server
from support.table_driver import ask_plainly

NETWORK, PUBLIC = "http://192.168.1.7:8717", "https://aurum.example"


@pytest.mark.parametrize(
    ("named", "here"),
    [
        ("localhost:8717", True),
        ("127.0.0.1:8717", True),
        ("[::1]:8717", True),
        ("aurum.localhost", True),
        ("192.168.1.7:8717", False),
        ("aurum.example", False),
        ("localhost.example", False),
    ],
)
def test_only_who_names_it_localhost_is_told(tmp_path: Path, named: str, here: bool) -> None:
    def address(**given: Any) -> str:
        with run_server(tmp_path, msgspec.structs.replace(QUICK, **given)) as server:
            _, body = ask_plainly(server, "GET", "/api/house", None, host=named)
            return str(json.loads(body)["address"])

    assert address(network_url=NETWORK) == (NETWORK if here else "")
    assert address(network_url=NETWORK, public_url=PUBLIC) == (PUBLIC if here else "")
    assert address() == ""
