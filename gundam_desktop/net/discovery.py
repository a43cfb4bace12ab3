"""The tables of the local network: announced by their servers, and found by windows (DNS-SD over multicast DNS)."""

from __future__ import annotations

import socket
from collections.abc import Callable, Collection
from typing import NamedTuple
from urllib.parse import urlencode

from zeroconf import InterfaceChoice, IPVersion, ServiceBrowser, ServiceInfo, ServiceStateChange, Zeroconf

from gundam_desktop.net.invitation import Invitation, NotAnInvitation, read_invitation
from gundam_desktop.quoting import shown

SERVICE = "_gundam-desktop._tcp.local."
LONGEST = 40
"""The most characters of a name that is shown."""
MOST = 100
"""The most tables that are listed."""
_WAIT_MS = 3000


class NearTable(NamedTuple):
    """A table that is announced on the local network."""

    name: str
    """Its host's name."""
    invitation: Invitation


class Announcer:
    """Announces the open tables of a server."""

    def __init__(
        self, addresses: Collection[str], port: int, fingerprint: str, interfaces: list[str] | None = None
    ) -> None:
        """`addresses` are those of this computer; `interfaces` limits the announcement to some of them."""
        self._addresses, self._port, self._fingerprint = addresses, port, fingerprint
        self._zeroconf = Zeroconf(interfaces=interfaces or InterfaceChoice.All)
        self._announced: dict[str, ServiceInfo] = {}

    def announce(self, tables: Collection[NearTable]) -> None:
        """Announce exactly these tables; takes a moment, and must not be called in the server's loop."""
        wanted = {table.invitation.code: table for table in tables}
        for code in [code for code in self._announced if code not in wanted]:
            self._zeroconf.unregister_service(self._announced.pop(code))
        for code in [code for code in wanted if code not in self._announced]:
            self._announced[code] = info = self._info(wanted[code])
            self._zeroconf.register_service(info)

    def close(self) -> None:
        """Take back all announcements."""
        self._zeroconf.unregister_all_services()
        self._zeroconf.close()

    def _info(self, table: NearTable) -> ServiceInfo:
        invitation = table.invitation
        words = {"n": table.name, "g": invitation.game, "e": invitation.edition, "fp": self._fingerprint}
        return ServiceInfo(
            SERVICE,
            f"{invitation.code}.{SERVICE}",
            port=self._port,
            parsed_addresses=list(self._addresses),
            properties={key: word for key, word in words.items() if word},
            server=f"{socket.gethostname().partition('.')[0]}-{self._port}.local.",
        )


class NearTables:
    """The tables of the local network, as long as it is open."""

    def __init__(self, changed: Callable[[], object], interfaces: list[str] | None = None) -> None:
        """`changed` is called in a thread of its own when the list has changed."""
        self._changed = changed
        self._found: dict[str, NearTable] = {}
        self._zeroconf = Zeroconf(interfaces=interfaces or InterfaceChoice.All)
        self._browser = ServiceBrowser(self._zeroconf, SERVICE, handlers=[self._notice])

    @property
    def tables(self) -> list[NearTable]:
        """The tables that are announced now, by the names of their hosts. Nothing of them is to be trusted."""
        return sorted(self._found.values(), key=lambda table: (table.name, table.invitation.code))

    def close(self) -> None:
        """Look no more."""
        self._zeroconf.close()

    def _notice(self, zeroconf: Zeroconf, service_type: str, name: str, state_change: ServiceStateChange) -> None:
        if state_change is ServiceStateChange.Removed:
            self._found.pop(name, None)
        elif len(self._found) < MOST:
            info = zeroconf.get_service_info(service_type, name, _WAIT_MS)
            table = _table_of(info) if info is not None else None
            if table is None:
                return
            self._found[name] = table
        self._changed()


def _table_of(info: ServiceInfo) -> NearTable | None:
    """Return the table that is announced; None if the announcement is not understood."""
    words = {
        key.decode(errors="replace"): (value or b"").decode(errors="replace") for key, value in info.properties.items()
    }
    addresses = info.parsed_scoped_addresses(IPVersion.V4Only) or info.parsed_scoped_addresses(IPVersion.All)
    code = info.name.removesuffix(f".{SERVICE}")
    if not addresses:
        return None
    host = f"[{addresses[0]}]" if ":" in addresses[0] else addresses[0]
    query = urlencode({key: words.get(key, "") for key in ("fp", "g", "e")})
    try:
        invitation = read_invitation(f"gundam-desktop://join/{host}:{info.port}/{code}?{query}")
    except NotAnInvitation:
        return None
    return NearTable(shown(words.get("n", ""), LONGEST), invitation)
