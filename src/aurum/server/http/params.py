"""The parameters that handlers share: dependencies by name, and parts of paths."""

from __future__ import annotations

from typing import Annotated

from litestar.di import NamedDependency
from litestar.params import PathParameter, QueryParameter

from aurum.server.http.gateway import Gateway
from aurum.server.http.replay import OPEN
from aurum.server.live.hub import Hub
from aurum.server.store.promise import Guest
from aurum.server.table.entries import MOST_SEATS

TheGateway = NamedDependency[Gateway]
TheHub = NamedDependency[Hub]
TheGuest = NamedDependency[Guest]
"""The guest of the request; without a token it is refused."""
TheVisitor = NamedDependency[Guest | None]
"""The guest of the request, or None."""

TableParam = Annotated[str, PathParameter(max_length=16, min_length=16)]
RecordParam = Annotated[str, PathParameter(max_length=32, min_length=32)]
MoveParam = Annotated[int, PathParameter(ge=0, le=100_000)]


SeatParam = Annotated[
    int,
    QueryParameter(
        ge=OPEN, lt=MOST_SEATS, description="A seat, -3 for a spectator, -4 for everything open."
    ),
]
