"""The address of a client: of its connection, or as reported by a trusted proxy."""

from functools import lru_cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Any

from litestar.connection import ASGIConnection

from matinee.engine.errors import MatineeError
from matinee.server.config import Config

Network = IPv4Network | IPv6Network
IPV6_PREFIX = 64  # bits: a provider gives at least this network to one customer


def client_address(request: ASGIConnection[Any, Any, Any, Any], config: Config) -> str:
    """Return the client's IPv4 address or IPv6 network; behind a trusted proxy, the last one that it forwards."""
    peer = request.client.host if request.client else ""
    if config.proxied and is_in(peer, config.trusted_proxies):
        entries = ",".join(request.headers.getall("x-forwarded-for", [])).split(",")
        return rate_limited_network(entries[-1]) or rate_limited_network(peer)
    return rate_limited_network(peer)


@lru_cache(4096)
def rate_limited_network(text: str) -> str:
    """Return an IPv4 address, or the network of an IPv6 address; empty if it is neither. Ports are ignored."""
    address = parse_address(text)
    if isinstance(address, IPv6Address):
        return str(ip_network((address, IPV6_PREFIX), strict=False))
    return str(address or "")


def parse_address(text: str) -> IPv4Address | IPv6Address | None:
    """Return an address written with or without a port: `1.2.3.4`, `1.2.3.4:5`, `::1` or `[::1]:5`."""
    text = text.strip()
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        address = ip_address(text.partition("%")[0])
    except ValueError:
        return None
    return getattr(address, "ipv4_mapped", None) or address


@lru_cache(4096)
def is_in(text: str, networks: str) -> bool:
    """Whether an address is in one of the networks, which are separated by commas."""
    address = parse_address(text)
    return address is not None and any(address in network for network in read_networks(networks))


def read_networks(networks: str) -> list[Network]:
    """Return the networks in a list such as `127.0.0.1,10.0.0.0/8`.

    Raises:
        MatineeError: One is neither an address nor a network.
    """
    try:
        return [ip_network(each.strip(), strict=False) for each in networks.split(",") if each.strip()]
    except ValueError as error:
        raise MatineeError("error-networks", reason=str(error)) from None


def is_loopback(text: str) -> bool:
    """Whether an address belongs to this computer."""
    address = parse_address(text)
    return address is not None and address.is_loopback
