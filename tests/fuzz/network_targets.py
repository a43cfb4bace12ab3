"""What strangers send over a network: links, messages, and what they do at a table."""

from __future__ import annotations

from pathlib import Path

from gundam_desktop.net.downward import read_down
from gundam_desktop.net.invitation import NotAnInvitation, read_invitation
from gundam_desktop.net.protocol import ProtocolError
from gundam_desktop.net.upward import read_up
from tests.fuzz.messages import is_message
from tests.net.table_driver import Desk, Guest, begin, settle


def invitation(data: bytes, _folder: Path) -> None:
    """Links, codes and addresses, one on a line: each is read, or its fault is told."""
    for line in data.decode(errors="replace").splitlines():
        try:
            found = read_invitation(line)
        except NotAnInvitation as error:
            is_message(str(error))
            continue
        if found.server is not None and found.code:
            assert read_invitation(found.link) == found


def messages(data: bytes, _folder: Path) -> None:
    """Messages to a server and to a client, one on a line: each is read, or is none."""
    for line in data.splitlines():
        for read in (read_up, read_down):
            try:
                read(line)
            except ProtocolError as error:
                is_message(str(error))


def table(data: bytes, folder: Path) -> None:
    """What two players send in a game, one message on a line behind the number of the seat: the table survives it."""
    desk = Desk(folder / "server", game="gundam_war")
    guests = [Guest(desk, seat, folder / str(seat), seat) for seat in (0, 1)]
    begin(desk, *guests)
    for line in data.splitlines():
        guest = guests[line[:1] == b"1"]
        if desk.table.closed:
            break
        try:
            if line[1:] == b"choose" and guest.decides:
                guest.choose()
            elif guest.line is not None:
                desk.table.handle(guest.seat, read_up(line[1:]), guest.line)
            settle(*guests)
        except ValueError as error:
            is_message(str(error))
    desk.table.match.close()
