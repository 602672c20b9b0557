"""The league table of a game."""

from __future__ import annotations

from typing import Annotated

from litestar import get
from litestar.params import PathParameter

import aurum
from aurum.server.http.openapi import problems
from aurum.server.http.params import TheHub
from aurum.server.live.league import League

GameParam = Annotated[str, PathParameter(max_length=40)]


@get("/league/{game:str}", responses=problems(400, 503))
async def league(game: GameParam, hub: TheHub) -> League:
    """The league table of a game."""
    aurum.game(game)
    return await hub.league(game).read(hub.store)
