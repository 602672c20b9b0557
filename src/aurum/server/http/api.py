"""The router of everything under `/api` but the sockets, and its dependencies."""

from __future__ import annotations

from litestar import Router
from litestar.datastructures import State
from litestar.di import Provide

from aurum.server.errors import RequestError
from aurum.server.http.analyses import (
    analyse_record,
    analyse_table,
    record_analysis,
    table_analysis,
)
from aurum.server.http.components import components
from aurum.server.http.gateway import AnyRequest, Gateway
from aurum.server.http.guests import (
    change_me,
    forget_me,
    me,
    mute,
    my_tables,
    new_guest,
    new_link,
    unmute,
    use_link,
)
from aurum.server.http.hints import table_hint
from aurum.server.http.league import league
from aurum.server.http.lessons import begin_lesson, lesson_list, table_lesson
from aurum.server.http.params import TheGateway, TheVisitor
from aurum.server.http.pictures import game_picture, record_picture, table_picture
from aurum.server.http.points import record_points, table_points
from aurum.server.http.puzzles import puzzle_answer, puzzle_info, puzzle_list
from aurum.server.http.records import table_moment, table_record, upload, uploaded, uploaded_moment
from aurum.server.http.replays import (
    continue_record,
    continue_table,
    record_moments,
    record_story,
    table_moments,
    table_story,
)
from aurum.server.http.rulebook import rulebook, rulebook_scene, rulebook_try
from aurum.server.http.server_info import server_info
from aurum.server.http.statistics import statistics
from aurum.server.http.tables import command, enter_table, lobby, new_table, one_table
from aurum.server.http.words import game_words
from aurum.server.live.hub import Hub
from aurum.server.store.promise import Guest

# Dependencies


def provide_gateway(state: State) -> Gateway:
    """The gateway of the application."""
    gateway: TheGateway = state.gateway
    return gateway


def provide_hub(gateway: TheGateway) -> Hub:
    """The hub of the application."""
    return gateway.hub


async def provide_visitor(request: AnyRequest, gateway: TheGateway) -> Guest | None:
    """The guest who sends a request; None without a token."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    guest = await gateway.identify(request.cookies, token.strip() if kind == "Bearer" else "")
    request.state.language = guest.language if guest else None  # for the sentence of an error
    return guest


def provide_guest(visitor: TheVisitor) -> Guest:
    """The guest who sends a request; without a token it is refused."""
    if visitor is None:
        raise RequestError("server-nobody", status=401)
    return visitor


api = Router(
    "/api",
    route_handlers=[
        server_info, new_guest, me, change_me, forget_me, my_tables, new_link, use_link,
        mute, unmute, lobby, new_table, one_table, enter_table, command, table_hint,
        table_record, table_moment, table_picture, record_picture, game_picture,
        upload, uploaded, uploaded_moment, league, statistics, components, game_words,
        rulebook, rulebook_scene, rulebook_try,
        table_story, table_moments, record_story, record_moments, continue_table, continue_record,
        table_points, record_points,
        analyse_table, table_analysis, analyse_record, record_analysis,
        lesson_list, begin_lesson, table_lesson,
        puzzle_list, puzzle_info, puzzle_answer,
    ],
    dependencies={
        "gateway": Provide(provide_gateway, sync_to_thread=False),
        "hub": Provide(provide_hub, sync_to_thread=False),
        "visitor": Provide(provide_visitor),
        "guest": Provide(provide_guest, sync_to_thread=False),
    },
)  # fmt: skip
