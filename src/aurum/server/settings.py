"""The server's settings. All have defaults; `aurum serve` sets some of them."""

from __future__ import annotations

from pathlib import Path

import msgspec

DAY = 24 * 3600


class ServerSettings(msgspec.Struct, frozen=True):
    """All settings. Times are in seconds."""

    data: Path = Path("aurum-data")
    public_url: str = ""
    """The public address, if it is not where the server listens: `https://aurum.example`."""
    network_url: str = ""
    """The address in the local network, for links made where the server was opened as `localhost`.
    `aurum serve` finds it out."""
    bot_pause: float = 0.8
    """The least time for a bot's turn, so that people can follow."""
    bot_workers: int = 0
    """Worker processes for bots; 0 for one less than there are cores."""
    absent_after: float = 60
    """How long a person must be disconnected before the host may replace them by a bot."""
    archive_after: float = 60 * DAY
    """How long a started game may be without an entry before it is archived."""
    waiting_after: float = 3 * DAY
    """The same for a table whose game has not started."""
    unload_after: float = 300
    """How long an idle table stays in memory."""
    heartbeat: float = 5
    """How often the server's own time is stored."""
    analysis_patience: float = 20
    """How long an analysis goes on after it was last requested."""
    choice_within: float = 2
    """How long the rules of a game may take for a choice before its table is stopped."""
    state_bytes: int = 1_000_000
    """The size of a game's state, pickled, beyond which its table is stopped."""
    bot_within: float = 120
    """How long a bot may take for an answer before it is given up."""
    token_age: float = 180 * DAY
    link_age: float = 600
    # Limits. They allow a club behind one address, and stop a flood.
    tables_per_guest: int = 30
    lobby_size: int = 100
    message_bytes: int = 16_384
    messages_per_second: float = 20
    messages_burst: int = 100
    requests_per_second: float = 20
    requests_burst: int = 200
    guests_per_minute: float = 30
    guests_burst: int = 60
    chats_per_minute: float = 30
    chats_burst: int = 8
    undos_per_minute: float = 60
    undos_burst: int = 30
    """Of undos and returns to a seat, which no full share of a log prevents."""
    hints_per_minute: float = 20
    hints_burst: int = 10
    analyses_per_guest: int = 2
    """How many analyses of one guest may be in the queue."""
    analyses_per_address: int = 10
    analyses_per_hour: float = 60
    analyses_burst: int = 10
    replays_per_second: float = 5
    replays_burst: int = 60
    """Of replays: each plays a game from its beginning."""
    uploads_per_hour: float = 60
    uploads_burst: int = 20
    sockets_per_address: int = 500
    connections_per_address: int = 500
    """HTTP connections that are not WebSockets. Those of a trusted proxy are not counted."""
    header_within: float = 10
    """How long a request's header may take."""
    header_bytes: int = 32_768
    """The size of a request's header, and of what is around the chunks of its body."""
    body_within: float = 120
    """How long a request's body may take: enough for the largest at 4 kB a second."""
    outbox_bytes: int = 2_000_000
    """How much may be queued for a connection that does not read before it is closed."""

    @property
    def secure(self) -> bool:
        """Whether the public address has TLS, so that cookies are sent over TLS only."""
        return self.public_url.startswith("https://")
