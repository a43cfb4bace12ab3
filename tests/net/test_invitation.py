"""Invitations: links, codes and addresses."""

from __future__ import annotations

import pytest

from gundam_desktop.fingerprints import fingerprint_of, in_groups
from gundam_desktop.net.invitation import (
    Invitation,
    NotAnInvitation,
    Server,
    read_code,
    read_invitation,
)

FINGERPRINT = fingerprint_of(b"a certificate")


@pytest.mark.parametrize("host", ["192.0.2.7", "2001:db8::7", "play.example.org"])
@pytest.mark.parametrize("port", [7447, 443])
@pytest.mark.parametrize("fingerprint", ["", FINGERPRINT])
def test_a_link_is_read_as_it_was_written(host: str, port: int, fingerprint: str) -> None:
    invitation = Invitation(Server(host, port, fingerprint), "P3DFXWFR", "gundam_war", "1.0")
    assert read_invitation(f"  {invitation.link}\n") == invitation


@pytest.mark.parametrize("text", ["P3DFXWFR", "p3df xwfr", "P3DF-XWFR"])
def test_a_code_is_read_as_people_type_it(text: str) -> None:
    assert read_invitation(text) == Invitation(None, "P3DFXWFR")


@pytest.mark.parametrize(
    ("text", "server"),
    [
        ("192.0.2.7", Server("192.0.2.7")),
        ("Play.Example.org:80", Server("play.example.org", 80)),
        ("[2001:db8::7]:80", Server("2001:db8::7", 80)),
        ("2001:db8::7", Server("2001:db8::7")),
    ],
)
def test_an_address_is_read(text: str, server: Server) -> None:
    assert read_invitation(text) == Invitation(server)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "empty"),
        ("host:70000", "port"),
        ("host:0", "port"),
        ("a b", "address"),
        ("[1.2.3.4]", "address"),
        ("http://example.org", "address"),
        ("gundam-desktop://join/", "link"),
        ("gundam-desktop://open/host/P3DFXWFR", "link"),
        ("gundam-desktop://join/host/P3DF", "code"),
        ("gundam-desktop://join/host:99999/P3DFXWFR", "port"),
        ("gundam-desktop://join/host/P3DFXWFR?fp=short", "fingerprint"),
        ("gundam-desktop://join/[/P3DFXWFR", "address"),
        ("x" * 2000, "link"),
    ],
)
def test_what_is_no_invitation_is_told_by_its_part(text: str, code: str) -> None:
    with pytest.raises(NotAnInvitation) as fault:
        read_invitation(text)
    assert fault.value.code == code


def test_signs_that_are_not_in_codes_make_none() -> None:
    assert read_code("P3DFXWF0") == ""


def test_a_fingerprint_is_shown_in_groups() -> None:
    assert in_groups(FINGERPRINT).replace(" ", "") == FINGERPRINT
    assert {len(group) for group in in_groups(FINGERPRINT).split()} == {4}
