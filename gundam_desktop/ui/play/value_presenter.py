"""Keeps the value bar up to date: the chance to win as the viewer of a game or a replay can judge it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from gundam_desktop.games.game_module import GameModule
from gundam_desktop.tabletop import View
from gundam_desktop.ui.play.play_page import PlayPage
from gundam_desktop.ui.session.active_game import ActiveGame


class ValuePresenter(QObject):
    """Shows the bar where it is wanted, the game can be judged and a player looks at the table."""

    def __init__(
        self,
        page: PlayPage,
        active: ActiveGame,
        find: Callable[[str], GameModule],
        wanted: Callable[[], bool],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._page, self._active, self._find, self._wanted = page, active, find, wanted
        page.shown.connect(self.refresh)
        active.changed.connect(self.refresh)

    def refresh(self) -> None:
        """Judge the position on the table."""
        bar, judge = self._page.value_bar, self._judge()
        view = self._view() if self._wanted() and judge is not None else None
        bar.setVisible(view is not None)
        if view is not None and judge is not None:
            bar.show_chance(judge(view))

    def _judge(self) -> Callable[[View], float | None] | None:
        played, replay = self._active.advised, self._active.replay
        if played is not None:
            return self._find(played.game_key).win_chance
        return None if replay is None else self._find(replay.game_history.record.start.game).win_chance

    def _view(self) -> View | None:
        """What the viewer knows of the position on the table; None while nobody may look at it."""
        played, replay, viewer = self._active.advised, self._active.replay, self._page.viewer
        if viewer < 0 or self._page.curtain.is_down:
            return None
        if played is not None:
            return played.view(viewer)
        return None if replay is None else replay.game_history.at(replay.position).view(viewer)
