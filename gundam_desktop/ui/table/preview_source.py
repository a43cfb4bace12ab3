"""What the table asks of a game about a choice that has not been made yet."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Protocol

from gundam_desktop.tabletop import Choice, Place, Preview, View
from gundam_desktop.tabletop.preview import NOTHING


class PreviewSource(Protocol):
    """Previews what a choice does, from what its player may know."""

    def preview(self, choice: Choice, view: View, /) -> Preview:
        """What the choice would do as things stand."""
        ...

    def asked(self, choice: Choice, view: View, /) -> Sequence[int]:
        """The cards among which the choice then asks its player to choose; empty if it asks for none."""
        ...

    def reach(self, card: int, view: View, /) -> Collection[Place]:
        """The places that the card reaches; empty if it reaches none, or the game does not say."""
        ...


class NoPreviews:
    """Has no previews: for a table without a game."""

    def preview(self, _choice: Choice, _view: View, /) -> Preview:
        return NOTHING

    def asked(self, _choice: Choice, _view: View, /) -> Sequence[int]:
        return ()

    def reach(self, _card: int, _view: View, /) -> Collection[Place]:
        return ()
