"""Client addresses, and which part of one is counted as one client."""

from __future__ import annotations

from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Final

NETWORK: Final = 64
"""The prefix of an IPv6 address that a customer gets; all addresses under it are one client's."""


def _read(host: str) -> IPv4Address | IPv6Address | None:
    try:
        address = ip_address(host)
    except ValueError:  # a proxy may send anything
        return None
    return getattr(address, "ipv4_mapped", None) or address


def client_address(client: tuple[str, int] | None) -> tuple[str, int] | None:
    """The client's address. An IPv4 client of an IPv6 listener gets its IPv4 address."""
    if client is None or "." not in client[0]:
        return client
    return str(_read(client[0]) or client[0]), client[1]


def counted_address(host: str) -> str:
    """The address that limits are counted by: for IPv6, its network."""
    address = _read(host)
    if isinstance(address, IPv6Address):
        start = int(address) >> (128 - NETWORK) << (128 - NETWORK)
        return f"{IPv6Address(start)}/{NETWORK}"
    return str(address or host)
