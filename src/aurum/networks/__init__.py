"""Trained networks that play, with NumPy alone: `docs/bots.md` says how they are read and asked.

How they learn is in `aurum.training`, which needs torch; nothing here does.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from aurum.bots.contract import Bot, Question, Reason
from aurum.engine import BadOptions

__all__ = ["NAME", "network_bot"]

NAME = "network"
"""What a bot is called that plays by a network alone."""


def network_bot(game: str, path: Path, reason: Callable[[Question, int], Reason]) -> Bot:
    """The bot that plays by the network of a file; `BadOptions` says why there is none."""
    try:
        from aurum.networks.bot import NetworkBot
        from aurum.networks.errors import BadNetworkFile
        from aurum.networks.network import Network
    except ModuleNotFoundError:
        raise BadOptions("bot-needs-numpy", {"given": NAME}) from None
    try:
        return NetworkBot(Network(path, game), reason)
    except BadNetworkFile as problem:
        raise BadOptions("bot-bad-network", {"given": NAME, "why": str(problem)}) from None
