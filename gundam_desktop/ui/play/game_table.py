"""The table of the game on screen, which is built again whenever the look of the cards changes."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from gundam_desktop.ui.cards.artwork import Portrait, Portraits
from gundam_desktop.ui.keys import Keymap
from gundam_desktop.ui.play.game_previews import GamePreviews
from gundam_desktop.ui.play.panels.table_frame import TableFrame
from gundam_desktop.ui.play.texts import GameTexts
from gundam_desktop.ui.session.game_source import GameSource
from gundam_desktop.ui.table import Pace, TableScene, TableView


class GameTable(QObject):
    """Builds the scene and its view, and keeps their speed and pace."""

    built = Signal(object)
    """A new `TableScene` is there and not yet shown: to be followed."""

    def __init__(self, frame: TableFrame, texts: GameTexts, keys: Keymap, preview_source: GamePreviews) -> None:
        super().__init__(frame)
        self._frame, self._texts, self._keys, self._preview_source = frame, texts, keys, preview_source
        self._speed = 1.0
        self._pace: Pace = "none"
        self.lies_sideways: Callable[[], bool] = lambda: False
        """Asked for each new table: True if rested cards lie sideways even in a game in which they lean."""
        self.portrait: Callable[[], int] = lambda: 0
        """Asked for each new table: the number of the player's portrait; 0 for the one that follows from the name."""
        self._table: tuple[TableScene, TableView] | None = None

    @property
    def scene(self) -> TableScene:
        """The scene that is shown."""
        assert self._table is not None
        return self._table[0]

    @property
    def view(self) -> TableView:
        """The widget that shows the scene."""
        assert self._table is not None
        return self._table[1]

    def build(self, session: GameSource | None) -> None:
        """Put a new table in the place of the old one, for a game or empty; it shows nothing yet."""
        if self._table is not None:
            self.scene.blockSignals(True)
        scene = TableScene(self._texts.library, self._keys, self._preview_source, sideways=self.lies_sideways())
        view = TableView(scene)
        scene.setParent(view)
        self._table = scene, view
        self._move()
        if session is not None:
            scene.set_seats(session.names, session.humans, self._portraits(session))
            scene.keep_slots(session.slots)
        self.built.emit(scene)
        self._frame.set_table(view)

    def _portraits(self, session: GameSource) -> Portraits:
        """The portraits by seat: only one who plays alone at this window has chosen theirs."""
        first, second = (
            Portrait(self.portrait() if session.people == (seat,) else 0, level)
            for seat, level in enumerate(session.levels)
        )
        return first, second

    def set_speed(self, speed: float) -> None:
        """Change how fast cards move; 0 at once."""
        self._speed = speed
        self._move()

    def set_showcase(self, pace: Pace) -> None:
        """Change how long cards and banners stay in the middle of the table."""
        self._pace = pace
        self._move()

    def _move(self) -> None:
        self.scene.set_speed(self._speed)
        self.scene.showcase.pace = self._pace
