"""The table with its overlays: the question of a decision, and the end of the game.

A question has one place, below the hand, and grows upwards from there. It leaves it only where a card that answers it,
or a list of cards, would be covered.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, QTimer
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from gundam_desktop.tabletop.place import PLATE
from gundam_desktop.ui.keys import Keymap
from gundam_desktop.ui.play.panels.look_back_bar import LookBackBar
from gundam_desktop.ui.play.panels.placement import Box, best_place
from gundam_desktop.ui.play.panels.prompt import Prompt, PromptBar
from gundam_desktop.ui.play.panels.result_panel import ResultPanel
from gundam_desktop.ui.style.scaling import scaled
from gundam_desktop.ui.table import TableView
from gundam_desktop.ui.table.items.card_item import CardItem
from gundam_desktop.ui.table.items.overlays import TrayItem
from gundam_desktop.ui.table.layout import TableLayout
from gundam_desktop.ui.table.paint_context import CARD

NARROWEST = 560
LOW = 800
"""Height of a window below which the question takes less room."""
TRAY_MAY_CHANGE = (QEvent.Type.MouseButtonRelease, QEvent.Type.KeyRelease)
NARROWER = (1.0, 0.85, 0.7)
"""Shares of its usual width that an overlay may have where there is no room for all of it."""
MARGIN = 8
BELOW_PROMPT = 3
"""Pixels between a question and the lower edge."""


class TableFrame(QWidget):
    """Keeps the overlays in their places at any window size."""

    def __init__(self, parent: QWidget | None = None, keymap: Keymap | None = None) -> None:
        super().__init__(parent)
        self._table: TableView | None = None
        self._clear: frozenset[int] = frozenset()
        self._placed: tuple[Prompt | None, tuple[Box, ...]] = (None, ())
        """The question that has been placed, and the trays that it was kept from."""
        self.prompt = PromptBar(self, keymap)
        self.result = ResultPanel(self, keymap)
        self.past = LookBackBar(self)
        self.prompt.reshaped.connect(self._place)
        self.prompt.left.connect(self._leave_prompt)
        for overlay in (self.prompt, self.result, self.past):
            overlay.installEventFilter(self)

    @property
    def table(self) -> TableView:
        """The table that is shown."""
        assert self._table is not None
        return self._table

    def set_table(self, table: TableView) -> None:
        """Show a table."""
        if self._table is not None:
            self._table.hide()
            self._table.deleteLater()
        self._table = table
        table.setParent(self)
        table.table.prompt_wanted.connect(self.prompt.enter)
        for watched in (table, table.viewport()):
            watched.installEventFilter(self)
        table.setGeometry(self.rect())
        table.lower()
        table.show()
        self._place()

    def ask(self, asked: Prompt | None, cards: Collection[int]) -> None:
        """Ask a question that must not cover these cards; None asks none."""
        self._clear = frozenset(cards)
        if not self.prompt.ask(asked):
            self._place()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.prompt.set_compact(self.window().height() < LOW)
        if self._table is not None:
            self._table.setGeometry(self.rect())
        self._place()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Place an overlay again when its size hint has changed, or a tray may have been opened or closed."""
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Show):
            self._place()
        elif event.type() in TRAY_MAY_CHANGE:
            QTimer.singleShot(0, self, self._place)
        return super().eventFilter(watched, event)

    def _place(self) -> None:
        """Place each overlay where it covers no name, no phase and no card that answers the question."""
        shown = (*self._always_seen(), *self._boxes_of(self._must_be_seen), *self._trays())
        seen = self._boxes_of(lambda item: item.face is not None and not self._must_be_seen(item))
        left, wanted = self._columns()
        middle = left + wanted // 2, self._middle()
        top = left + wanted // 2, 0
        least = max(scaled(NARROWEST), self.prompt.minimumSizeHint().width())
        self.prompt.set_usual_width(min(max(wanted, least), self.width() - 2 * MARGIN))
        home = self._home_of_prompt(left + wanted, max(wanted, least))
        if not home.covers_of(shown):
            self.prompt.setGeometry(home.left, home.top, home.width, home.bottom - home.top)
        elif not self._stays(shown):
            self._put(self.prompt, self._sizes(self.prompt, max(wanted, least), least), middle, shown, seen)
            self._placed = (self.prompt.asked, self._trays())
        self._put(self.past, self._sizes(self.past, wanted, scaled(NARROWEST)), top, self._always_seen())
        if self._table is not None:
            lies_over = self._table.mapToScene(self.prompt.geometry()).boundingRect()
            self._table.table.covered = QRectF() if self.prompt.isHidden() else lies_over
            self._table.table.keys.set_prompt(lies_over if self._has_answers() else None)
        self.result.setGeometry(self.rect())

    def _home_of_prompt(self, right: int, wanted: int) -> Box:
        """The place of every question that hides nothing needed there: at the lower edge, below the hand.

        `right` is its right edge: beyond it lies the card whose effect is resolved.
        """
        width, height = self._size(self.prompt, wanted)
        bottom = self.height() - BELOW_PROMPT
        left = max(MARGIN, right - width)
        return Box(left, max(MARGIN, bottom - height), left + width, bottom)

    def _stays(self, shown: Sequence[Box]) -> bool:
        """True if the question can stay where it is: nothing that must be seen has come under it."""
        now = _box(self.prompt.geometry())
        fits = self._size(self.prompt, now.width) == (now.width, now.bottom - now.top)
        same = self.prompt.asked is not None and (self.prompt.asked, self._trays()) == self._placed
        return same and fits and self._room().covers(now) == now.covers(now) and not now.covers_of(shown)

    def _room(self) -> Box:
        """Where overlays may lie."""
        return _box(self.rect().adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN))

    def _put(
        self,
        overlay: QWidget,
        sizes: tuple[tuple[int, int], ...],
        wanted: tuple[int, int],
        never: Sequence[Box],
        rather_not: Sequence[Box] = (),
    ) -> None:
        place = best_place(sizes, self._room(), wanted, tuple(never), tuple(rather_not))
        overlay.setGeometry(place.left, place.top, place.width, place.bottom - place.top)

    def _sizes(self, overlay: QWidget, widest: int, narrowest: int) -> tuple[tuple[int, int], ...]:
        """The sizes that an overlay can have, the widest first."""
        widths = {max(narrowest, round(widest * share)) for share in NARROWER}
        return tuple(self._size(overlay, width) for width in sorted(widths, reverse=True))

    def _has_answers(self) -> bool:
        return not self.prompt.isHidden() and any(button.isEnabled() for button in self.prompt.buttons)

    def _leave_prompt(self, direction: str) -> None:
        if self._table is not None:
            self._table.setFocus()
            self._table.table.keys.focus.enter_from(direction)

    def _columns(self) -> tuple[int, int]:
        """The left edge and the width of the question: those of the battle areas."""
        if self._table is None:
            return 0, self.width()
        strip = self._table.mapFromScene(self._layout(self._table).phases).boundingRect()
        return strip.left(), max(scaled(NARROWEST), strip.width())

    def _middle(self) -> int:
        """The height of the bar with the phases, or of the whole table's middle in a game without one."""
        if self._table is None:
            return self.height() // 2
        layout = self._layout(self._table)
        return self._table.mapFromScene((layout.whole if layout.phases.isEmpty() else layout.phases).center()).y()

    def _always_seen(self) -> tuple[Box, ...]:
        """The players' plates and the bar with the phases."""
        table = self._table
        if table is None:
            return ()
        layout = self._layout(table)
        boxes = (layout.phases, layout.box(True, PLATE), layout.box(False, PLATE))
        return tuple(
            _box(table.mapFromScene(box).boundingRect()) for box in boxes if box is not None and not box.isEmpty()
        )

    def _must_be_seen(self, item: CardItem) -> bool:
        """True for a card that the question must not cover; those in a tray are in its box."""
        return not item.in_tray and item.card in self._clear

    def _trays(self) -> tuple[Box, ...]:
        """The box of cards to choose from, or of a list that the player has opened, if there is one."""
        table = self._table
        if table is None:
            return ()
        trays = (item for item in table.table.items() if isinstance(item, TrayItem))
        return tuple(_box(table.mapFromScene(tray.box).boundingRect()) for tray in trays)

    def _boxes_of(self, wanted: Callable[[CardItem], bool]) -> tuple[Box, ...]:
        """Where the wanted cards lie, in order."""
        table = self._table
        if table is None:
            return ()
        items = (item for item in table.table.items() if isinstance(item, CardItem) and wanted(item))
        return tuple(sorted(_box(table.mapFromScene(item.mapRectToScene(CARD)).boundingRect()) for item in items))

    @staticmethod
    def _layout(table: TableView) -> TableLayout:
        layout = table.table.layout
        assert isinstance(layout, TableLayout)
        return layout

    def _size(self, overlay: QWidget, wanted: int) -> tuple[int, int]:
        width = min(wanted, self.width() - 2 * MARGIN)
        layout = overlay.layout()
        if layout is not None and layout.hasHeightForWidth():
            return width, max(layout.totalHeightForWidth(width), overlay.minimumSizeHint().height())
        return width, overlay.sizeHint().height()


def _box(rect: QRect) -> Box:
    return Box(rect.left(), rect.top(), rect.left() + rect.width(), rect.top() + rect.height())
