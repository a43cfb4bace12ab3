"""Sample hands: the first hand, a redraw, the draws that follow, the Shields."""

from __future__ import annotations

import random
from math import ceil

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QEnterEvent, QFocusEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from gundam_desktop.games.gcg import decks_api, library
from gundam_desktop.games.gcg.decks_api import SampleHand
from gundam_desktop.ui.cards.measures import CARD_HEIGHT, CARD_WIDTH
from gundam_desktop.ui.cards.pixmaps import back_pixmap, card_pixmap
from gundam_desktop.ui.decks.statistics.statistics_page import StatisticsPage
from gundam_desktop.ui.style.button import ActionButton
from gundam_desktop.ui.style.label import Label
from gundam_desktop.ui.style.literal import literal
from gundam_desktop.ui.style.panel import Panel
from gundam_desktop.ui.style.scaling import scaled
from gundam_desktop.ui.style.theme import theme
from gundam_desktop.ui.style.translation import language

SEEDS = 2**32
GAP = 8
MAX_HEIGHT = {"hand": 260, "shields": 170}


class HandPage(StatisticsPage):
    """Deals hands of the deck."""

    card_pointed = Signal(str)
    """The number of the card under the mouse or focus."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.sample = decks_api.sample_hand(self.deck, 0)
        self.hand, self.shields = CardStrip(MAX_HEIGHT["hand"], self), CardStrip(MAX_HEIGHT["shields"], self)
        self.buttons = {name: ActionButton(parent=self) for name in ("redraw", "draw", "shields", "new")}
        self.buttons["new"].set_main(True)
        self.status = Label(self)
        self.status.setWordWrap(True)
        self._shields_shown = False
        self._panels = {"hand": Panel(" ", self), "shields": Panel(" ", self)}
        for name, strip in (("hand", self.hand), ("shields", self.shields)):
            strip.card_pointed.connect(self.card_pointed)
            self._panels[name].box.addWidget(strip, 1)
        row = QHBoxLayout()
        row.addWidget(self.status, 1)
        for name, slot in (
            ("redraw", self._redraw),
            ("draw", self._draw),
            ("shields", self._turn_shields),
            ("new", self.deal),
        ):
            self.buttons[name].clicked.connect(slot)
            row.addWidget(self.buttons[name])
        column = QVBoxLayout(self)
        column.setSpacing(8)
        column.addWidget(self._panels["hand"], MAX_HEIGHT["hand"])
        column.addWidget(self._panels["shields"], MAX_HEIGHT["shields"])
        column.addLayout(row)

    @property
    def title(self) -> str:
        """The title of the tab."""
        return self.tr("Sample hand")

    def refresh(self) -> None:
        """Show the hand; deal a new one if the deck has changed."""
        if sorted(self.sample.order) != sorted(self.deck.numbers()):
            self.deal()
        else:
            self._show()

    def deal(self) -> None:
        """Deal a new hand."""
        self._take(decks_api.sample_hand(self.deck, random.SystemRandom().randrange(SEEDS)))

    def _redraw(self) -> None:
        self._take(self.sample.redraw())

    def _draw(self) -> None:
        self._take(self.sample.draw())

    def _turn_shields(self) -> None:
        self._shields_shown = not self._shields_shown
        self._show()

    def _take(self, sample: SampleHand) -> None:
        self.sample = sample
        self._show()

    def _show(self) -> None:
        sample = self.sample
        self._panels["hand"].set_title(self.tr("Hand"))
        self._panels["shields"].set_title(self.tr("Shields, the top one last"))
        self.hand.show_cards((*sample.hand, *sample.drawn))
        self.shields.show_cards(sample.shields, hidden=not self._shields_shown)
        self.buttons["redraw"].set_caption(self.tr("Redraw"))
        self.buttons["draw"].set_caption(self.tr("Draw"))
        self.buttons["shields"].set_caption(self.tr("Hide Shields") if self._shields_shown else self.tr("Show Shields"))
        self.buttons["new"].set_caption(self.tr("New hand"))
        self.buttons["redraw"].setEnabled(sample.can_redraw)
        self.buttons["draw"].setEnabled(sample.can_draw)
        self.buttons["shields"].setEnabled(bool(sample.shields))
        if not sample.order:
            self.status.setText(self.tr("The deck has no cards yet."))
        elif sample.draws:
            seen = len(sample.hand) + len(sample.drawn)
            self.status.setText(self.tr("Turn {turn}: %n cards seen.", "", seen).format(turn=sample.draws))
        else:
            self.status.setText(self.tr("The hand is redrawn.") if sample.redrawn else self.tr("The opening hand."))


class CardStrip(QWidget):
    """Cards side by side, in as many rows as let them be largest."""

    card_pointed = Signal(str)

    def __init__(self, max_height: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._max_height = max_height
        self.cards: list[StripCard] = []
        self.setMinimumHeight(scaled(80))

    def show_cards(self, numbers: tuple[str, ...], *, hidden: bool = False) -> None:
        """Show these cards, or their backs."""
        while len(self.cards) > len(numbers):
            card = self.cards.pop()
            card.hide()
            card.deleteLater()
        while len(self.cards) < len(numbers):
            card = StripCard(self)
            card.pointed.connect(self.card_pointed)
            self.cards.append(card)
        for card, number in zip(self.cards, numbers, strict=True):
            card.show_card(number, hidden=hidden)
            card.show()
        self._lay_out()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def _lay_out(self) -> None:
        if not self.cards:
            return
        gap = scaled(GAP)
        columns = max(range(len(self.cards), 0, -1), key=self._card_width)  # of equal ones the fewest rows
        width = self._card_width(columns)
        height = round(width * CARD_HEIGHT / CARD_WIDTH)
        rows = ceil(len(self.cards) / columns)
        top = (self.height() - rows * height - (rows - 1) * gap) // 2
        for place, card in enumerate(self.cards):
            row, column = divmod(place, columns)
            card.setGeometry(round(column * (width + gap)), top + row * (height + gap), int(width), height)

    def _card_width(self, columns: int) -> float:
        """Return how wide the cards can be in this number of columns."""
        gap, rows = scaled(GAP), ceil(len(self.cards) / columns)
        height = min((self.height() - gap * (rows - 1)) / rows, scaled(self._max_height))
        return min((self.width() - gap * (columns - 1)) / columns, height * CARD_WIDTH / CARD_HEIGHT)


class StripCard(QWidget):
    """A card that mouse and focus can point at."""

    pointed = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._hidden = False
        self.number = ""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def show_card(self, number: str, *, hidden: bool) -> None:
        """Show a card or its back."""
        self.number, self._hidden = number, hidden
        face = library.face(number, language())
        name = self.tr("a Shield, face down") if hidden else face.name
        self.setAccessibleName(name)
        self.setAccessibleDescription("" if hidden else "\n".join(line.line for line in face.text))
        self.setToolTip(literal(name))
        self.update()

    def enterEvent(self, event: QEnterEvent) -> None:
        self._point()
        super().enterEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        self._point()
        super().focusInEvent(event)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, ratio = QPainter(self), self.devicePixelRatioF()
        if self._hidden:
            pixmap = back_pixmap(self.width(), ratio, theme().accent_self)
        else:
            pixmap = card_pixmap(library.face(self.number, language()), self.width(), ratio)
        painter.drawPixmap(0, 0, pixmap)
        if self.hasFocus():
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(QColor(theme().target), 2))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 6, 6)

    def _point(self) -> None:
        if not self._hidden:
            self.pointed.emit(self.number)
