"""The server that most tests of a file share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from support.server_fixture import RunningServer, run_server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with run_server(tmp_path_factory.mktemp("data")) as opened:
        yield opened
