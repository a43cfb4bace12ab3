"""The server on this computer, started in a thread for the first table that the player hosts here."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Qt, Signal

from gundam_desktop.net.home_server import CannotServe, HomeServer
from gundam_desktop.net.invitation import PORT, Server
from gundam_desktop.net.reach import own_addresses
from gundam_desktop.ui.online.waiting_room import WayIn
from gundam_desktop.ui.style.translation import translate

HERE = "127.0.0.1"
"""The address by which a window reaches its own server."""


class Home(QObject):
    """Keeps the one server of this window; its process ends when nobody plays there any more."""

    _done = Signal(object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.server: HomeServer | None = None
        self._starting = False
        self._ready: Callable[[Server, str], object] = lambda _server, _key: None
        self._failed: Callable[[str], object] = lambda _why: None
        self._done.connect(self._started, Qt.ConnectionType.QueuedConnection)

    @property
    def runs(self) -> bool:
        """True if the server runs, or is being started."""
        return self._starting or (self.server is not None and self.server.runs)

    def start(self, name: str, ready: Callable[[Server, str], object], failed: Callable[[str], object]) -> None:
        """Start the server unless it runs. `ready` is called with how it is reached and its key, or `failed`."""
        self._ready, self._failed = ready, failed
        if self.server is not None and self.server.runs:
            ready(self.server.server, self.server.key)
        elif not self._starting:
            self._begin(name, PORT)

    def revive(self, name: str, lost: Server) -> None:
        """Start the server again if a table there has lost it: it was killed, or ended with an earlier window."""
        if lost.host == HERE and lost.fingerprint and not self.runs:
            self._ready, self._failed = (lambda _server, _key: None), (lambda _why: None)
            self._begin(name, lost.port)

    def _begin(self, name: str, port: int) -> None:
        self._starting = True

        def begin() -> None:
            result: HomeServer | str
            try:
                result = HomeServer.start(name, port=port)
            except CannotServe as fault:
                result = str(fault)
            try:
                self._done.emit(result)
            except RuntimeError:  # the window has closed meanwhile
                if isinstance(result, HomeServer):
                    result.close()

        threading.Thread(target=begin, name="starting a server", daemon=True).start()

    def _started(self, result: HomeServer | str) -> None:
        self._starting = False
        if isinstance(result, str):
            self._failed(result)
            return
        self.server = result
        self._ready(result.server, result.key)

    def close(self) -> None:
        """Let it end once nobody plays."""
        if self.server is not None:
            self.server.close()
            self.server = None


def ways_to(server: Server) -> Sequence[WayIn]:
    """The addresses by which others may reach a server on this computer now, the farthest reaching first."""
    if server.host != HERE:
        return ()
    return [WayIn(server._replace(host=own.host), _reach_text(own.reach)) for own in own_addresses()]


def _reach_text(reach: str) -> str:
    """What an address reaches, in words."""
    return {
        "this computer": translate("Online", "only this computer: it is in no network"),
        "this network": translate("Online", "your network; the internet only if your router passes the port on"),
        "internet by IPv6": translate("Online", "the internet, by IPv6, unless a firewall is in the way"),
        "internet": translate("Online", "the internet, unless a firewall is in the way"),
        "behind a carrier": translate(
            "Online", "your provider shares this address: not from the internet. Use a server"
        ),
    }.get(reach, reach)
