"""What the table asks of a game about a choice that has not been made yet."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Protocol

from gundam_desktop.tabletop import Choice, Outlook, Place, View
from gundam_desktop.tabletop.outlook import NOTHING


class Forecast(Protocol):
    """Foretells what a choice does, from what its player may know."""

    def outlook(self, choice: Choice, view: View, /) -> Outlook:
        """What the choice would do as things stand."""
        ...

    def asked(self, choice: Choice, view: View, /) -> Sequence[int]:
        """The cards among which the choice then asks its player to choose; empty if it asks for none."""
        ...

    def reach(self, card: int, view: View, /) -> Collection[Place]:
        """The places that the card reaches; empty if it reaches none, or the game does not say."""
        ...


class NoForecast:
    """Foretells nothing: for a table without a game."""

    def outlook(self, _choice: Choice, _view: View, /) -> Outlook:
        return NOTHING

    def asked(self, _choice: Choice, _view: View, /) -> Sequence[int]:
        return ()

    def reach(self, _card: int, _view: View, /) -> Collection[Place]:
        return ()
