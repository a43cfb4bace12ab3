"""The column to the right of the table: the card preview, the reasons, the log, and the answer buttons."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPointF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from gundam_desktop.ui.keys import Keymap
from gundam_desktop.ui.play.panels.answer_buttons import AnswerButton, AnswerButtons
from gundam_desktop.ui.play.panels.card_preview import RATIO, WIDE, WIDEST
from gundam_desktop.ui.play.panels.card_preview_panel import CardPreviewPanel
from gundam_desktop.ui.play.panels.clause_panel import ClausePanel
from gundam_desktop.ui.play.panels.coach_panel import CoachPanel
from gundam_desktop.ui.play.panels.history_strip import is_tight_for_strip
from gundam_desktop.ui.play.panels.log_panel import LogPanel
from gundam_desktop.ui.play.panels.reasons_panel import ReasonsPanel
from gundam_desktop.ui.play.panels.score_panel import ScoreLine, ScorePanel
from gundam_desktop.ui.play.panels.waiting_effects import WaitingPanel
from gundam_desktop.ui.style import fonts
from gundam_desktop.ui.style.ambient import Ambient
from gundam_desktop.ui.style.button import ActionButton
from gundam_desktop.ui.style.label import Label
from gundam_desktop.ui.style.panel import PADDING
from gundam_desktop.ui.style.scaling import fitted_font, scaled, text_size
from gundam_desktop.ui.style.theme import theme

COLUMN_SHARE = 0.19
"""Share of the window's width that the column takes, within the limits of its card."""
ZOOM_SHARE = 0.45
"""Share of the column's height that the card preview may take."""
CROWDED_SHARE = 0.41
"""The same while clocks or scores are shown in the column."""
LOW = 640
"""Height of a column below which clocks and reasons are shorter, and a viewer alone is left out."""
LOWEST = 560
"""Height of a column below which the reasons are shorter still."""
TALL = 900
"""Height of a column above which the log stays below a clause."""
GAP = 8
GIVEN = 56
"""Pixels by which the column is narrower where it gives the strip its room."""


LETTERS, SMALL_LETTERS = 14, 11.5
"""Sizes of the letters of the status line, and of those for longer words."""
READING = 4_000
"""Milliseconds that a notice stands in the status line."""


class StatusLine(Ambient, Label):
    """The status line: the player of the turn and the one who decides, with a dot in the latter's colour.

    After the game it is the winner's.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._own, self._status = True, ""
        self._noticed = QTimer(self, singleShot=True, interval=READING)
        self._noticed.timeout.connect(lambda: self._write(self._status))
        self.setWordWrap(True)
        self.refresh_sizes()

    def show_status(self, words: str, *, own: bool) -> None:
        """Show words; `own` when the player whose view is shown decides, or has not lost."""
        if not self._noticed.isActive() or words != self._status:
            self._noticed.stop()
            self._write(words)
        self._own, self._status = own, words
        self.update()

    def notice(self, words: str) -> None:
        """Show a short answer to a key for a moment, in place of the status."""
        self._write(words)
        self._noticed.start()

    def end_notice(self) -> None:
        """Show the status again, before the moment of a notice is over."""
        if self._noticed.isActive():
            self._noticed.stop()
            self._write(self._status)

    def _write(self, words: str) -> None:
        """Show words in one line, in smaller letters if need be; in several lines where that is not enough."""
        self.setText(words)
        room = self.width() - self.contentsMargins().left()
        self.setFont(fitted_font(words, room, LETTERS, SMALL_LETTERS, fonts.MEDIUM))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._write(self.text())

    def refresh_sizes(self) -> None:
        self.setContentsMargins(scaled(20), 0, 0, 0)
        self._write(self.text())

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.text():
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme().accent_self if self._own else theme().accent_opponent))
            painter.drawEllipse(QPointF(scaled(8), self.height() / 2), scaled(9) / 2, scaled(9) / 2)


class SideColumn(Ambient, QWidget):
    """All panels and buttons beside the table."""

    answered = Signal(object)
    """An `Answer` was clicked."""
    clause_wanted = Signal(str)
    """The number of a clause that was clicked."""

    def __init__(self, parent: QWidget | None = None, keymap: Keymap | None = None) -> None:
        super().__init__(parent)
        self.setFixedWidth(WIDE + 2 * PADDING)
        self.zoom = CardPreviewPanel(self)
        self.reasons = ReasonsPanel(self)
        self.waiting = WaitingPanel(self)
        self.clause = ClausePanel(self, keymap)
        self.log = LogPanel(self)
        self.score = ScorePanel(self)
        self.coach = CoachPanel(self, keymap or Keymap(parent=self))
        self.status = StatusLine(self)
        self.second = ActionButton(parent=self)
        self.main = ActionButton(main=True, parent=self)
        self._answers = AnswerButtons()
        self._window_width = 0
        self._guest: QWidget | None = None
        self.zoom.clause_wanted.connect(self.clause_wanted)
        self.reasons.clause_wanted.connect(self.clause_wanted)
        self.log.list.clause_wanted.connect(self.clause_wanted)
        self.coach.clause_wanted.connect(self.clause_wanted)
        self.clause.closed.connect(self._share_out)
        self.clause.moment_wanted.connect(self.log.list.moment_wanted)
        self.second.clicked.connect(self._click_second)
        self.main.clicked.connect(self._click_main)
        self._column = column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GAP)
        column.addWidget(self.zoom)
        column.addWidget(self.reasons)
        column.addWidget(self.waiting)
        column.addWidget(self.clause, 4)
        column.addWidget(self.log, 1)
        column.addWidget(self.score)
        column.addWidget(self.coach)
        column.addWidget(self.status)
        column.addWidget(self.second)
        column.addWidget(self.main)
        self.waiting.installEventFilter(self)
        self.coach.installEventFilter(self)
        self.offer(AnswerButtons(), "")

    @property
    def answers(self) -> AnswerButtons:
        """The answers on the buttons now."""
        return self._answers

    def offer(self, answers: AnswerButtons, waiting: str) -> None:
        """Put the answers on the buttons; `waiting` is the text of a disabled main button."""
        self._answers = answers
        main, second = answers.main, self._second()
        self.main.set_caption(main.label if main is not None else waiting, main.shown if main is not None else "")
        self.main.setEnabled(main is not None and main.enabled)
        self.second.setVisible(second is not None)
        if second is not None:
            self.second.set_caption(second.label, second.shown)
            self.second.setEnabled(second.enabled)
        self._share_out()

    def show_clause(self, number: str, *, take_keys: bool) -> None:
        """Show a clause below the card, in place of reasons and log; without a number, the search for one."""
        self.clause.open(number)
        self._share_out()
        if not number:
            self.clause.finder.setFocus()
        elif take_keys:
            self.clause.body.setFocus()

    def close_last(self) -> None:
        """Close the reminders beside the card; without them the clause below it."""
        if self.clause.has_keys or not self.zoom.close_reminders():
            self.clause.close_clause()

    def host(self, guest: QWidget) -> None:
        """Take in a panel; while it is shown, it stands in place of reasons and log."""
        self._guest = guest
        self._column.insertWidget(self._column.indexOf(self.clause) + 1, guest, 4)
        guest.installEventFilter(self)
        self._share_out()

    def dismiss(self, guest: QWidget) -> None:
        """Give a panel up that was taken in."""
        guest.removeEventFilter(self)
        self._guest = None
        self._column.removeWidget(guest)
        self._share_out()

    def forget_card(self) -> None:
        """Empty the card preview: the next player must not see what the last one looked at."""
        self.zoom.zoom.show_card(None)
        self.reasons.show_hint()

    def show_score(self, shown: ScoreLine | None) -> None:
        """Show clocks, the score of a match and the viewer, or nothing."""
        before = self.score.isHidden()
        self.score.show_score(shown)
        if self.score.isHidden() != before:
            self._share_out()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_out()
        self.offer(self._answers, self.main.accessibleName())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kinds = [QEvent.Type.ShowToParent, QEvent.Type.HideToParent]
        kinds += [QEvent.Type.Resize] if watched is self.coach else []
        if watched in (self.waiting, self.coach, self._guest) and event.type() in kinds:
            self._share_out()
        return super().eventFilter(watched, event)

    def _share_out(self) -> None:
        """Give the parts their shares of the height.

        Where there is too little, waiting effects or the coach replace the reasons, and the large card is smaller; the
        log gives way before that is too small to read.
        """
        edges, tallness = 2 * scaled(PADDING), self._tallness
        share = ZOOM_SHARE if self.score.isHidden() else CROWDED_SHARE
        low = tallness < LOW
        self.score.set_compact(low)
        crowded = low and not self.score.isHidden()
        short = 80 if tallness < LOWEST else 92 if crowded else 104
        self.reasons.setFixedHeight(scaled(132 if tallness > 760 else short))
        reading = not self.clause.isHidden() or (self._guest is not None and not self._guest.isHidden())
        log = not reading or tallness > TALL
        high = self.height() * share - edges
        self.zoom.fit(int(high / RATIO), self.width() - edges)
        crowd = not (self.waiting.isHidden() and self.coach.isHidden())
        reasons = not reading and not (crowd and self._lacking(reasons=True, log=log) > 0)
        self.reasons.setVisible(reasons)
        if not reading and (lacking := self._lacking(reasons=True, log=log)) > 0:
            self.zoom.fit(int((high - lacking) / RATIO), self.width() - edges)
        if not reading and (lacking := self._lacking(reasons=reasons, log=log)) > 0:
            log = self.zoom.fit_lower(lacking, self.width() - edges)
        self.log.setVisible(log)

    @property
    def _tallness(self) -> float:
        """The height as far as there is room for texts: larger ones make a column as low as a lower window does."""
        return self.height() / text_size()

    def _lacking(self, *, reasons: bool, log: bool) -> int:
        """The height that lacks for all parts, with or without reasons and log; 0 or less if there is room."""
        parts = (self.waiting, self.score, self.coach, self.status, self.second, self.main)
        shown = [part for part in parts if not part.isHidden()] + ([self.log] if log else [])
        least = sum(_least_height(part, self.width()) for part in shown)
        above = self.zoom.height() + (self.reasons.height() + GAP if reasons else 0)
        return above + least + GAP * len(shown) - self.height()

    def fit(self, window: int) -> None:
        """Set the column's width to its share of the window's; in a narrow one it gives the strip its room."""
        self._window_width = window
        card = max(scaled(WIDE), min(scaled(WIDEST), round(window * COLUMN_SHARE)))
        given = scaled(GIVEN) if is_tight_for_strip(window) else 0
        self.setFixedWidth(card - given + 2 * scaled(PADDING))
        self._share_out()

    def refresh_sizes(self) -> None:
        self.fit(self._window_width)

    def sizeHint(self) -> QSize:
        return QSize(self.width(), 640)

    def _click_main(self) -> None:
        self._emit(self._answers.main)

    def _click_second(self) -> None:
        self._emit(self._second())

    def _second(self) -> AnswerButton | None:
        """The answer on the second button."""
        return self._answers.second or self._answers.beside

    def _emit(self, answer: AnswerButton | None) -> None:
        if answer is not None and answer.enabled:
            self.answered.emit(answer)


def _least_height(part: QWidget, width: int) -> int:
    """The least height of a part of the column at its width: wrapped text needs more than its hint says."""
    inside = part.layout()
    wrapped = inside.heightForWidth(width) if inside is not None and inside.hasHeightForWidth() else 0
    return max(part.minimumHeight(), part.minimumSizeHint().height(), wrapped)
