"""Tables of the local network, announced and found over loopback."""

from __future__ import annotations

import threading

from gundam_desktop.fingerprints import fingerprint_of
from gundam_desktop.net.discovery import Announcer, NearTable, NearTables
from gundam_desktop.net.invitation import Invitation, Server
from tests.net.net_driver import GENEROUS, LOOPBACK

FINGERPRINT = fingerprint_of(b"own")


def test_what_is_announced_is_found_until_it_is_taken_back() -> None:
    changed = threading.Event()
    near = NearTables(changed.set, [LOOPBACK])
    announcer = Announcer([LOOPBACK], 7447, FINGERPRINT, [LOOPBACK])
    try:
        announcer.announce([NearTable("Kai\u202e", Invitation(None, "P3DFXWFR", "gcg", "1.9"))])
        assert changed.wait(GENEROUS)
        server = Server(LOOPBACK, 7447, FINGERPRINT)
        assert near.tables == [NearTable("Kai", Invitation(server, "P3DFXWFR", "gcg", "1.9"))]
        changed.clear()
        announcer.announce([])
        assert changed.wait(GENEROUS)
        assert near.tables == []
    finally:
        announcer.close()
        near.close()
