"""The address of a client, which proxies report in several forms."""

import pytest

from matinee.engine.errors import MatineeError
from matinee.server.addresses import is_in, is_loopback, rate_limited_network, read_networks


@pytest.mark.parametrize(
    ("written", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        (" 192.0.2.7:4711 ", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("[2001:db8:1:2::9]:443", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("unknown", ""),
        ("x" * 500, ""),
        ("", ""),
    ],
)
def test_an_address_is_counted_once_however_it_is_written(written: str, counted: str) -> None:
    assert rate_limited_network(written) == counted


def test_networks_are_lists_of_addresses() -> None:
    assert is_in("10.1.2.3", "127.0.0.1, 10.0.0.0/8")
    assert is_in("::1", "::1")
    assert not is_in("192.0.2.7", "10.0.0.0/8,::1")
    assert not is_in("", "0.0.0.0/0")
    assert read_networks("") == []
    with pytest.raises(MatineeError):
        read_networks("10.0.0.0/99")


def test_loopback_addresses_belong_to_this_computer() -> None:
    assert is_loopback("127.0.0.3")
    assert is_loopback("::1")
    assert not is_loopback("192.0.2.7")
