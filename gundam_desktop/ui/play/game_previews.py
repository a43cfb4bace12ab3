"""Previews of the choices of a game, made in worlds that agree with what their player may know."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from gundam_desktop.games.game_module import GameModule
from gundam_desktop.tabletop import Choice, Fate, Game, IllegalChoice, Place, Preview, Refusal, View
from gundam_desktop.tabletop.preview import NOTHING
from gundam_desktop.ui.style.translation import language


class GamePreviews:
    """The previews of the game that is shown; without a game there are none."""

    def __init__(self) -> None:
        self._game_module: GameModule | None = None
        self._view: View | None = None
        self._previews: dict[tuple[Choice, str], Preview] = {}
        """What is known so far of the choices of this view, by choice and language."""

    def use(self, game_module: GameModule) -> None:
        """Preview the choices of another game from now on."""
        self._game_module = game_module

    def preview(self, choice: Choice, view: View, /) -> Preview:
        """What a choice would do as things stand, in the language in use."""
        if self._game_module is None or self._game_module.preview is None:
            return NOTHING
        if view is not self._view:
            self._view = view
            self._previews.clear()
        key = choice, language()
        if key not in self._previews:
            self._previews[key] = self._game_module.preview(view, choice, language())
        return self._previews[key]

    def payment(self, choice: Choice, view: View) -> str:
        """What pays for a choice, as a sentence; empty for one that costs nothing, or whose preview shows more."""
        preview = self.preview(choice, view)
        pays = preview.cards(Fate.PAYS, Fate.USED_UP)
        return preview.spoken if pays else ""

    def asked(self, choice: Choice, view: View, /) -> Sequence[int]:
        """The cards among which a choice then asks its player to choose; empty if it asks for none."""
        world = self._world_after(choice, view)
        if world is None:
            return ()
        decision = world.decision
        return decision.candidates if (decision.player, decision.card) == (view.player, choice.card) else ()

    def reach(self, card: int, view: View, /) -> Collection[Place]:
        """The places that a card reaches; empty if it reaches none, or the game does not say."""
        reach = self._game_module.reach if self._game_module is not None else None
        return reach(view, card) if reach is not None and view.cards[card].number else ()

    def why_not(self, choice: Choice, card: int, view: View) -> list[Refusal]:
        """Why a choice that then asks for a card cannot get this one; empty if it can, or is not legal itself."""
        world = self._world_after(choice, view)
        return world.explain(view.player, Choice("choose", cards=(card,))) if world is not None else []

    def _world_after(self, choice: Choice, view: View) -> Game | None:
        """A world of what the player may know, in which the choice has been made; None if it is not legal."""
        if self._game_module is None:
            return None
        world = self._game_module.sample_world(view, 0, None)
        try:
            world.apply(view.player, choice)
        except IllegalChoice:
            return None
        return world
