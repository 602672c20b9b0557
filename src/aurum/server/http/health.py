"""For who runs the server: whether it is well, and its metrics."""

from __future__ import annotations

from typing import Literal

import msgspec
from litestar import Response, get
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec

import aurum
from aurum.server.live.hub import House


class Health(msgspec.Struct, frozen=True):
    """Whether the house is well."""

    status: Literal["ok", "failing"]
    aurum: str


_FAILING = ResponseSpec(Health, generate_examples=False, description="It cannot keep anything.")


@get("/healthz", responses={503: _FAILING})
async def healthz(state: State) -> Response[Health]:
    """Whether the house is well."""
    house: House = state.front.house
    if house.gauges.store_ok:
        return Response(Health("ok", aurum.__version__))
    return Response(Health("failing", aurum.__version__), status_code=503)


@get("/metrics", media_type="text/plain; version=0.0.4")
async def metrics(state: State) -> bytes:
    """Numbers for Prometheus."""
    house: House = state.front.house
    house.gauges.rooms.set(len(house.rooms))
    return house.gauges.text()
