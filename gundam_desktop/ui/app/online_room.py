"""The way to games over a network, whose modules are imported and made when they are first used."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from gundam_desktop.locate import player_folder

if TYPE_CHECKING:
    from gundam_desktop.ui.online.controller import Online


class OnlineRoom:
    """Makes the one `Online` of a window, and asks it."""

    def __init__(self, make: Callable[[], Online]) -> None:
        self._make = make
        self._made: Online | None = None

    @property
    def online(self) -> Online:
        """Games over a network; it is made by this."""
        if self._made is None:
            self._made = self._make()
        return self._made

    @property
    def has_seats(self) -> bool:
        """True if there are tables to come back to. Nothing of the network is imported to find out."""
        return any(player_folder("online").glob("*.seat"))

    def show(self) -> None:
        """Show the page, the waiting room or the game."""
        self.online.show()

    def join(self, link: str) -> None:
        """Open the dialog to join a table with an invitation in it."""
        self.online.ask_join(link)

    def close(self) -> None:
        """Close the connection; the seat stays."""
        if self._made is not None:
            self._made.close()
