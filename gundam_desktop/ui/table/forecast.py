"""What the table asks of a game about a choice that has not been made yet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from gundam_desktop.tabletop import Choice, Outlook, View
from gundam_desktop.tabletop.outlook import NOTHING


class Forecast(Protocol):
    """Foretells what a choice does, from what its player may know."""

    def outlook(self, choice: Choice, view: View, /) -> Outlook:
        """What the choice would do as things stand."""
        ...

    def asked(self, choice: Choice, view: View, /) -> Sequence[int]:
        """The cards among which the choice then asks its player to choose; empty if it asks for none."""
        ...


class NoForecast:
    """Foretells nothing: for a table without a game."""

    def outlook(self, _choice: Choice, _view: View, /) -> Outlook:
        return NOTHING

    def asked(self, _choice: Choice, _view: View, /) -> Sequence[int]:
        return ()
