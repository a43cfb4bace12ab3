"""What the player has chosen for games over a network; part of the settings."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field

Text = Annotated[str, Field(max_length=300)]


class KnownServer(BaseModel):
    """A server that the player uses."""

    model_config = ConfigDict(frozen=True)

    address: Text
    """As the player writes it: `play.example.org`, `10.0.0.5:7448`."""
    fingerprint: Text = ""
    """Of the server's own certificate, if the player trusts it; empty for a public one."""
    key: Text = ""
    """What opening tables there needs; empty for none."""


class OnlineChoices(BaseModel):
    """With what the dialogs open."""

    model_config = ConfigDict(frozen=True)

    servers: Annotated[tuple[KnownServer, ...], Field(max_length=50)] = ()
    """The last used first."""
    hosts_at: Text = ""
    """Address of the server at which the player has hosted last; empty for this computer."""
    rules: dict[str, Any] = Field(default_factory=dict)
    """The rules of the table that was hosted last, as `net.protocol.Rules` writes them."""
    muted: bool = False
    """True if emotes of others are not shown."""

    def known(self, address: str) -> KnownServer:
        """The server of an address; without a fingerprint and a key if it is not known yet."""
        return next((server for server in self.servers if server.address == address), KnownServer(address=address))

    def with_server(self, server: KnownServer) -> OnlineChoices:
        """These choices with a server in the first place."""
        others = tuple(other for other in self.servers if other.address != server.address)
        return self.model_copy(update={"servers": (server, *others[:49])})
