"""How a server is run. Everything has a sensible value; `aurum serve` sets some of it."""

from __future__ import annotations

from pathlib import Path

import msgspec

DAY = 24 * 3600


class ServerSettings(msgspec.Struct, frozen=True):
    """What can be set. Times are in seconds."""

    data: Path = Path("aurum-data")
    public_url: str = ""
    """Where people find the server, if that is not where it listens: `https://aurum.example`."""
    bot_pause: float = 0.8
    """How long a bot takes at least, so that people can follow."""
    bot_workers: int = 0
    """Processes for bots; 0 for one less than there are cores."""
    absent_after: float = 60
    """How long somebody must be away before the host may let a bot play for them."""
    archive_after: float = 60 * DAY
    """How long a game may lie untouched before it is put away."""
    waiting_after: float = 3 * DAY
    """The same for a table whose game has not begun."""
    unload_after: float = 300
    """How long a table nobody needs stays in memory."""
    heartbeat: float = 5
    """How often the server's own time is kept."""
    analysis_patience: float = 20
    """How long a game is looked at for somebody who does not ask how far it is."""
    token_age: float = 180 * DAY
    link_age: float = 600
    # Limits. They are generous for a club behind one address, and small for a flood.
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
    """Of choices taken back and returns to a seat, for which no log is ever too full."""
    hints_per_minute: float = 20
    hints_burst: int = 10
    analyses_per_guest: int = 2
    """How many games may be looked at for one guest at a time."""
    analyses_per_address: int = 10
    analyses_per_hour: float = 60
    analyses_burst: int = 10
    replays_per_second: float = 5
    replays_burst: int = 60
    """Of games gone by: each is gone through from its beginning."""
    uploads_per_hour: float = 60
    uploads_burst: int = 20
    sockets_per_address: int = 500
    connections_per_address: int = 500
    """Those that are no socket, or not yet; of a proxy we believe, none are counted."""
    header_within: float = 10
    """How long it may take to say what one wants."""
    header_bytes: int = 32_768
    """…and in how many bytes; trailers may have as many."""
    body_within: float = 120
    """How long the whole body of a request may take: the largest, at 4 kB a second."""
    outbox_bytes: int = 2_000_000
    """How much may wait for a connection that does not read before it is ended."""

    @property
    def secure(self) -> bool:
        """Whether people come by TLS, so that cookies need never travel without."""
        return self.public_url.startswith("https://")
