"""Statistics of finished games: of all people, all bots, one player, or the guest."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import get
from litestar.di import NamedDependency
from litestar.params import PathParameter, QueryParameter

import aurum
from aurum.server.errors import RequestError
from aurum.server.http.openapi import ANYBODY, problems
from aurum.server.live.hub import Hub
from aurum.server.live.statistics import BOTS, PEOPLE, Choice, key_of
from aurum.server.store.promise import Guest, Outcome
from aurum.server.table.entries import MOST_SEATS

ME = "me"


class KindOfTable(msgspec.Struct, frozen=True):
    """A kind of table, and how many games were played at it. Empty and 0 stand for all."""

    set: str
    players: int
    games: int


class LatelyInfo(msgspec.Struct, frozen=True):
    """One of a player's last games."""

    at: int
    players: int
    place: int
    score: int


class Statistics(msgspec.Struct, frozen=True):
    """Statistics of finished games. All numbers are sums; divide by `games`."""

    game: str
    who: str
    """`people`, `bots`, a kind of bot, or the `key` of a person in the league."""
    name: str
    plays: str
    """`person`, or the kind of bot; empty for several."""
    set: str
    players: int
    kinds: list[KindOfTable]
    """The selections there are, and the number of games in each."""
    waiting: bool
    """Whether finished games are still being counted."""
    games: int
    wins: int
    rounds: int
    score: int
    best: int
    places: list[int]
    """How often each place was reached, the first first."""
    sources: dict[str, int]
    """Where points came from; together they are `score`."""
    counts: dict[str, int]
    pieces: dict[str, dict[str, int]]
    """For each card, creature or building, by its name in notation."""
    killers: dict[str, dict[str, int]]
    """For each card that was taken out of play, by which cards and how often."""
    lately: list[LatelyInfo]
    """The last games, the newest last; only of one person or kind of bot."""


@get("/statistics/{game:str}", responses=problems(400, 401, 404, 503), security=ANYBODY)
async def statistics(
    game: Annotated[str, PathParameter(max_length=40)],
    visitor: NamedDependency[Guest | None],
    hub: NamedDependency[Hub],
    who: Annotated[str, QueryParameter(max_length=40)] = PEOPLE,
    set: Annotated[str, QueryParameter(max_length=20)] = "",
    players: Annotated[int, QueryParameter(ge=0, le=MOST_SEATS)] = 0,
) -> Statistics:
    """Statistics of `people`, `bots`, one player, or `me`."""
    aurum.game(game)
    waiting = await hub.statistics.read()
    name, plays = "", ""
    own = who == ME
    if own:
        if visitor is None:
            raise RequestError("server-nobody", status=401)
        who = key_of(Outcome(visitor.id, visitor.name, "person", False, 0))
        name, plays = visitor.name, "person"
    elif who not in (PEOPLE, BOTS):
        known = hub.statistics.known.get(who)
        if known is None:
            raise RequestError("server-not-found", status=404)
        name, plays = known
    sums = hub.statistics.sums(who, Choice(game, set, players), own)
    kinds = hub.statistics.choices(who, game, own)
    return Statistics(
        game=game,
        who=who,
        name=name,
        plays=plays,
        set=set,
        players=players,
        kinds=[KindOfTable(choice.set, choice.players, games) for choice, games in kinds],
        waiting=bool(waiting),
        games=sums.games,
        wins=sums.wins,
        rounds=sums.rounds,
        score=sums.score,
        best=sums.best,
        places=sums.places,
        sources=sums.sources,
        counts=sums.counts,
        pieces=sums.pieces,
        killers=sums.killers,
        lately=[LatelyInfo(one.at, one.players, one.place, one.score) for one in sums.lately]
        if plays
        else [],
    )
