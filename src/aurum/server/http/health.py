"""The health check and the metrics."""

from __future__ import annotations

from typing import Literal

import msgspec
from litestar import Response, get
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec

import aurum
from aurum.server.live.hub import Hub


class Health(msgspec.Struct, frozen=True):
    """Whether the server works: it can store entries."""

    status: Literal["ok", "failing"]
    aurum: str


_FAILING = ResponseSpec(Health, generate_examples=False, description="It cannot keep anything.")


@get("/healthz", responses={503: _FAILING})
async def healthz(state: State) -> Response[Health]:
    """Whether the server works: it can store entries."""
    hub: Hub = state.gateway.hub
    if hub.metrics.store_ok:
        return Response(Health("ok", aurum.__version__))
    return Response(Health("failing", aurum.__version__), status_code=503)


@get("/metrics", media_type="text/plain; version=0.0.4")
async def metrics(state: State) -> bytes:
    """Metrics for Prometheus."""
    hub: Hub = state.gateway.hub
    hub.metrics.rooms.set(len(hub.rooms))
    return hub.metrics.text()
