"""The page after a game: the course of the lead, the figures, the damage by card, and the ways to go on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QHBoxLayout,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from gundam_desktop.coach.review import Verdict
from gundam_desktop.tabletop import Account, Face
from gundam_desktop.ui.play.panels.card_preview import CardPreview
from gundam_desktop.ui.saved_games.summary.damage_bars import DamageBars, TargetKey
from gundam_desktop.ui.saved_games.summary.game_summary import GameSummary
from gundam_desktop.ui.saved_games.summary.lead_chart import LeadChart
from gundam_desktop.ui.saved_games.summary.luck_strip import LuckStrip
from gundam_desktop.ui.saved_games.summary.review_panel import ReviewPanel
from gundam_desktop.ui.saved_games.summary.tally_bars import TallyBars
from gundam_desktop.ui.style import fonts
from gundam_desktop.ui.style.ambient import Ambient
from gundam_desktop.ui.style.button import ActionButton
from gundam_desktop.ui.style.label import Label
from gundam_desktop.ui.style.panel import thin_scroll_bar
from gundam_desktop.ui.style.scaling import scaled, set_font
from gundam_desktop.ui.style.sheet import Sheet
from gundam_desktop.ui.style.theme import theme
from gundam_desktop.ui.style.translation import sentences

SIZE = (980, 780)
MARGIN = 40
"""Pixels of the window that stay in sight around the page."""
CARD = 236


class SummaryDialog(Ambient, Sheet, QDialog):
    """Shows the summary of one game."""

    watch = Signal()
    """The player wants to watch the replay."""
    play_on = Signal(int)
    """The player wants to play on from this position."""
    try_wanted = Signal(int, object)
    """The player wants to find a better choice: their seat, and the `Verdict` on their decision."""
    rematch = Signal()
    swapped = Signal()
    """The player wants to play again with seats swapped."""

    def __init__(
        self,
        summary: GameSummary,
        face: Callable[[str], Face],
        rematch: str,
        *,
        swap: bool,
        parent: QWidget,
        review: ReviewPanel | None = None,
    ) -> None:
        """`rematch` is the label of the button for the next game, empty for none; `swap` offers it with other seats.

        `review` is left out where there are no decisions to be judged.
        """
        super().__init__(parent)
        self._summary, self._face, self.review = summary, face, review
        room = parent.window().size()
        self.resize(min(scaled(SIZE[0]), room.width() - MARGIN), min(scaled(SIZE[1]), room.height() - MARGIN))
        self.setWindowTitle(self.tr("What decided the game"))
        self.card = CardPreview(self)
        self.card.set_width(scaled(CARD))
        self.bars: list[DamageBars] = []
        self._area = QScrollArea(self)
        self._area.setWidgetResizable(True)
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.setWidget(self._page())
        self.buttons = self._made_buttons(rematch, swap=swap)
        side = QVBoxLayout()
        side.addWidget(self.card)
        side.addStretch(1)
        across = QHBoxLayout()
        across.setSpacing(scaled(18))
        across.addWidget(self._area, 1)
        across.addLayout(side)
        foot = QHBoxLayout()
        foot.setSpacing(8)
        for button in self.buttons:
            foot.addWidget(button)
        column = self.plain_column()
        column.setSpacing(scaled(12))
        column.addLayout(across, 1)
        column.addLayout(foot)
        self.refresh_colors()
        self._show_first_card()

    def refresh_colors(self) -> None:
        self._area.verticalScrollBar().setStyleSheet(thin_scroll_bar())
        self._lead.setStyleSheet(f"color: {theme().muted}")

    def _page(self) -> QWidget:
        page = QWidget(self)
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, scaled(10), 0)
        column.setSpacing(scaled(8))
        outcome = self._summary.outcome
        column.addWidget(self._line(outcome.head, 28, fonts.BOLD))
        self._lead = self._line(sentences(outcome.why, self._summary.length), 13.5)
        column.addWidget(self._lead)
        column.addWidget(self._head(self.tr("Who was ahead")))
        self.chart = LeadChart(self._summary, page)
        column.addWidget(self.chart)
        if self._summary.turning:
            column.addWidget(self._line(self.tr("◆ Turning point: {story}").format(story=self._summary.turning), 14))
        if self.review is not None:
            self.review.play_on.connect(self._play_on)
            self.review.try_wanted.connect(self._try)
            column.addWidget(self._head(self.tr("Review")))
            column.addWidget(self.review)
        if self._summary.luck:
            self._fill_luck(column)
        if self._summary.account is not None:
            self._fill_account(column, self._summary.account)
        column.addStretch(1)
        return page

    def _fill_luck(self, column: QVBoxLayout) -> None:
        column.addSpacing(scaled(6))
        column.addWidget(self._head(self.tr("Luck")))
        explained = self.tr("Chance, not skill. The figure in brackets and the line are what was to be expected.")
        column.addWidget(self._line(explained, 13.5))
        column.addWidget(LuckStrip(self._summary.names, self._summary.luck, self))

    def _fill_account(self, column: QVBoxLayout, account: Account) -> None:
        names, cards = self._summary.names, self._card_names(account)
        column.addSpacing(scaled(6))
        heads, bars = QHBoxLayout(), QHBoxLayout()
        bars.setSpacing(scaled(20))
        most = max((source.total for source in account.sources), default=0)
        for seat, name in enumerate(names):
            title = self.tr("Damage by {name}'s cards").format(name=name)
            heads.addWidget(self._head(title), 1)
            own = [source for source in account.sources if source.seat == seat]
            made = DamageBars(title, own, account.targets, most, cards, self)
            made.pointed.connect(self._point)
            self.bars.append(made)
            bars.addWidget(made, 1, Qt.AlignmentFlag.AlignTop)
        heads.setSpacing(scaled(20))
        column.addLayout(heads)
        column.addWidget(TargetKey(account.targets, self))
        column.addLayout(bars)
        column.addSpacing(scaled(6))
        row = QHBoxLayout()
        for name, edge in zip(names, (Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight), strict=True):
            row.addWidget(self._head(name), 1, edge)
        column.addLayout(row)
        column.addWidget(TallyBars(names, account.tallies, self))

    def _line(self, text: str, size: float, weight: QFont.Weight = fonts.NORMAL) -> Label:
        label = Label(self, text)
        label.setWordWrap(True)
        set_font(label, size, weight)
        return label

    def _head(self, text: str) -> Label:
        return self._line(text, 14, fonts.BOLD)

    def _made_buttons(self, rematch: str, *, swap: bool) -> list[ActionButton]:
        turning = self._summary.course.turning
        buttons = [self._button(self.tr("Watch the replay"), self.watch.emit)]
        if turning is not None:
            text = self.tr("Continue from the turning point…")
            buttons.append(self._button(text, lambda: self.play_on.emit(turning.position)))
        if swap:
            buttons.append(self._button(self.tr("Rematch with seats swapped"), self.swapped.emit))
        if rematch:
            buttons.append(self._button(rematch, self.rematch.emit))
        buttons.append(self._button(self.tr("Close")))
        return buttons

    def _button(self, text: str, slot: Callable[[], None] | None = None) -> ActionButton:
        """A button that closes the page, and then does what it says."""
        button = ActionButton(text, parent=self)
        button.set_height(38)
        button.clicked.connect(self.accept)
        if slot is not None:
            button.clicked.connect(slot)
        return button

    def _play_on(self, position: int) -> None:
        """Close the page and play on from a position."""
        self.accept()
        self.play_on.emit(position)

    def _try(self, seat: int, verdict: Verdict) -> None:
        """Close the page and look for a better choice on the table."""
        self.accept()
        self.try_wanted.emit(seat, verdict)

    def _card_names(self, account: Account) -> dict[str, str]:
        """The names of the cards that dealt damage, by number; with it where two cards have one name."""
        numbers = dict.fromkeys(source.number for source in account.sources)
        names = {number: self._face(number).name if number else self.tr("Other") for number in numbers}
        shared = Counter(names.values())
        return {number: f"{name} ({number})" if shared[name] > 1 else name for number, name in names.items()}

    def _point(self, number: str) -> None:
        """Show the card of a bar large."""
        if number:
            self.card.show_card(self._face(number))

    def _show_first_card(self) -> None:
        """Begin with the card that dealt the most damage."""
        account = self._summary.account
        number = account.sources[0].number if account is not None and account.sources else ""
        if number:
            self._point(number)
        else:
            self.card.hide()
