"""Client addresses, and how much of one is counted as one client."""

from __future__ import annotations

from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Final

NETWORK: Final = 64
"""Bits of an IPv6 address that a provider gives out; whoever has them has all that begin so."""


def _read(host: str) -> IPv4Address | IPv6Address | None:
    try:
        address = ip_address(host)
    except ValueError:  # a proxy may say anything
        return None
    return getattr(address, "ipv4_mapped", None) or address


def client_address(client: tuple[str, int] | None) -> tuple[str, int] | None:
    """Who is on the line. One who comes by IPv4 is called so at a door for IPv6 as well."""
    if client is None or "." not in client[0]:
        return client
    return str(_read(client[0]) or client[0]), client[1]


def counted_address(host: str) -> str:
    """What is counted as one address: of IPv6, the network that one household has to itself."""
    address = _read(host)
    if isinstance(address, IPv6Address):
        start = int(address) >> (128 - NETWORK) << (128 - NETWORK)
        return f"{IPv6Address(start)}/{NETWORK}"
    return str(address or host)
