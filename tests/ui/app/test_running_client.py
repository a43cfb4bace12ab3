"""One client opens files for all: handed over while one runs, kept when none does; nonsense is not believed."""

from __future__ import annotations

import os
import threading
from collections.abc import Iterator
from multiprocessing.connection import Client
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from gundam_desktop.net.invitation import SCHEME
from gundam_desktop.ui.app import running_client
from gundam_desktop.ui.app.running_client import LINK, FileListener, hand_over, is_link


@pytest.fixture
def listener(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[FileListener]:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_CACHE_HOME", "c")  # the path of a socket is short
    listener = FileListener()
    yield listener
    listener.stop()


def sent(data: bytes) -> bytes:
    """What a running client answers to these bytes; nothing if it hangs up."""
    with Client(running_client._address(), running_client._family()) as connection:
        try:
            connection.send_bytes(data)  # too long a message is hung up on while it is still being sent
            return connection.recv_bytes()
        except (EOFError, ConnectionError):
            return b""


def test_files_go_to_the_client_that_runs(qtbot: QtBot, listener: FileListener) -> None:
    assert not hand_over([Path("mine.deck")]), "nobody listens yet"
    assert listener.start()
    taken: list[bool] = []
    sender = threading.Thread(target=lambda: taken.append(hand_over([Path("mine.deck"), Path("b c.game")])))
    with qtbot.waitSignal(listener.wanted) as wanted:
        sender.start()
    sender.join()
    assert taken == [True]
    assert wanted.args == [[Path.cwd() / "mine.deck", Path.cwd() / "b c.game"]]


def test_one_client_listens_and_the_next_one_after_it(listener: FileListener) -> None:
    assert listener.start()
    other = FileListener()
    assert not other.start()
    listener.stop()
    assert not hand_over([Path("x")])
    assert other.start()
    other.stop()


def test_another_player_is_not_answered(listener: FileListener, monkeypatch: pytest.MonkeyPatch) -> None:
    assert listener.start()
    monkeypatch.setenv("GUNDAM_DESKTOP_HOME", "elsewhere")
    assert not hand_over([Path("x")])


NONSENSE = {
    "cut": b"{",
    "other": b'{"a": 1}',
    "number": b"[1]",
    "bytes": b"\xff",
    "no name of a file": b'["\\u0000.game"]',
    "half a character": b'["\\ud800.game"]',
    "deep": b"[" * 5000,
    "long": b" " * 200_000,
}


@pytest.mark.parametrize("data", NONSENSE.values(), ids=NONSENSE)
def test_nonsense_is_not_taken_and_the_next_is_heard(qtbot: QtBot, listener: FileListener, data: bytes) -> None:
    assert listener.start()
    assert sent(data) == b""
    with qtbot.waitSignal(listener.wanted):
        threading.Thread(target=sent, args=(b'["x"]',)).start()


def test_a_socket_is_for_its_player_alone(listener: FileListener) -> None:
    assert listener.start()
    if os.name == "posix":
        assert Path(running_client._address()).stat().st_mode & 0o077 == 0


def test_without_a_place_for_a_socket_files_are_opened_here(listener: FileListener, home: Path) -> None:
    (home / "file").touch()
    os.environ["XDG_CACHE_HOME"] = str(home / "file")
    assert not FileListener().start()
    assert not hand_over([Path("x")])


def test_links_are_handed_over_as_they_are(qtbot: QtBot, listener: FileListener) -> None:
    assert listener.start()
    link = "gundam-desktop://join/[::1]:7448/P3DFXWFR?g=gcg"
    sender = threading.Thread(target=hand_over, args=([link],))
    with qtbot.waitSignal(listener.wanted) as wanted:
        sender.start()
    sender.join()
    assert wanted.args == [[link]]


def test_a_link_begins_as_invitations_do() -> None:
    assert f"{SCHEME}:" == LINK
    assert is_link("GUNDAM-DESKTOP://join/x")
    assert not is_link("gundam-desktop.game")
