"""Foretells the choices of a game in worlds that agree with what their player may know."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from gundam_desktop.games.doors import Doors
from gundam_desktop.tabletop import Choice, Fate, Game, IllegalChoice, Outlook, Place, Refusal, View
from gundam_desktop.tabletop.outlook import NOTHING
from gundam_desktop.ui.style.translation import language


class GameForecast:
    """The forecast of the game that is shown; without one it foretells nothing."""

    def __init__(self) -> None:
        self._doors: Doors | None = None
        self._view: View | None = None
        self._outlooks: dict[tuple[Choice, str], Outlook] = {}
        """What is known so far of the choices of this view, by choice and language."""

    def use(self, doors: Doors) -> None:
        """Foretell the choices of another game from now on."""
        self._doors = doors

    def outlook(self, choice: Choice, view: View, /) -> Outlook:
        """What a choice would do as things stand, in the language in use."""
        if self._doors is None or self._doors.outlook is None:
            return NOTHING
        if view is not self._view:
            self._view = view
            self._outlooks.clear()
        key = choice, language()
        if key not in self._outlooks:
            self._outlooks[key] = self._doors.outlook(view, choice, language())
        return self._outlooks[key]

    def payment(self, choice: Choice, view: View) -> str:
        """What pays for a choice, as a sentence; empty for one that costs nothing, or of which more is foreseen."""
        outlook = self.outlook(choice, view)
        pays = outlook.cards(Fate.PAYS, Fate.USED_UP)
        return outlook.spoken if pays else ""

    def asked(self, choice: Choice, view: View, /) -> Sequence[int]:
        """The cards among which a choice then asks its player to choose; empty if it asks for none."""
        world = self._world_after(choice, view)
        if world is None:
            return ()
        decision = world.decision
        return decision.candidates if (decision.player, decision.card) == (view.player, choice.card) else ()

    def reach(self, card: int, view: View, /) -> Collection[Place]:
        """The places that a card reaches; empty if it reaches none, or the game does not say."""
        reach = self._doors.reach if self._doors is not None else None
        return reach(view, card) if reach is not None and view.cards[card].number else ()

    def why_not(self, choice: Choice, card: int, view: View) -> list[Refusal]:
        """Why a choice that then asks for a card cannot get this one; empty if it can, or is not legal itself."""
        world = self._world_after(choice, view)
        return world.explain(view.player, Choice("choose", cards=(card,))) if world is not None else []

    def _world_after(self, choice: Choice, view: View) -> Game | None:
        """A world of what the player may know, in which the choice has been made; None if it is not legal."""
        if self._doors is None:
            return None
        world = self._doors.sample_world(view, 0, None)
        try:
            world.apply(view.player, choice)
        except IllegalChoice:
            return None
        return world
