"""The end of a game as a screen over the table: who has won and why, the figures, a card, the ways to go on."""

from __future__ import annotations

import random

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, QSize, QVariantAnimation, Signal
from PySide6.QtGui import QColor, QFont, QLinearGradient, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from gundam_desktop.ui.cards.artwork import paint_artwork
from gundam_desktop.ui.keys import Keymap
from gundam_desktop.ui.play.game_result import GameResult
from gundam_desktop.ui.play.panels.result_items import FeaturedCardPicture, FigureTile, eased
from gundam_desktop.ui.style import fonts
from gundam_desktop.ui.style.ambient import Ambient
from gundam_desktop.ui.style.button import ActionButton
from gundam_desktop.ui.style.flow_layout import FlowLayout
from gundam_desktop.ui.style.label import Label, RichLabel
from gundam_desktop.ui.style.motion import is_motion_reduced
from gundam_desktop.ui.style.scaling import fitted_font, scale, scaled, set_font
from gundam_desktop.ui.style.theme import theme

HEAD, SMALLEST_HEAD = 96.0, 26.0
HEAD_SHARE = 0.13
"""The most of the height that the head may take."""
LINE = QSize(430, 5)
DURATION = 2400
"""Milliseconds until everything is there and the last confetti has fallen."""
LINE_BEGINS, TILES_BEGIN, TILE_STEP, CARD_BEGINS, ENTRANCE = 120, 240, 80, 240, 500
CONFETTI = 70
NARROW = 660
"""Width below which there is no room for the card."""
WALL = 0.46
"""Opacity of the large picture behind everything."""


class ResultPanel(Ambient, QWidget):
    """Covers the table with the result of its game."""

    rematch = Signal()
    new_game = Signal()
    summary_wanted = Signal()
    """The player wants to see what decided the game."""
    blow_wanted = Signal()
    """The player wants to see the end of the game again."""
    clause_wanted = Signal(str)
    """The number of the clause that has ended the game was clicked."""

    def __init__(self, parent: QWidget, keymap: Keymap | None = None) -> None:
        super().__init__(parent)
        self._keymap = keymap or Keymap(parent=self)
        self._again = ""
        self._result: GameResult | None = None
        self._wall = QPixmap()
        self._clock = QVariantAnimation(self, startValue=0.0, endValue=float(DURATION), duration=DURATION)
        self._clock.valueChanged.connect(self._show_time)
        self._head, self._why, self._played, self._score = Label(self), Label(self), Label(self), Label(self)
        self._clause = RichLabel(self)
        self._head.setFont(fonts.font(HEAD, fonts.BOLD))
        self._clause.open_links()
        self._clause.linkActivated.connect(self.clause_wanted)
        for label, size, weight in (
            (self._why, 17, fonts.NORMAL),
            (self._played, 14, fonts.NORMAL),
            (self._score, 16, fonts.BOLD),
            (self._clause, 12.5, fonts.NORMAL),
        ):
            set_font(label, size, weight)
        for label in (self._head, self._why, self._played, self._score):
            label.setWordWrap(True)
        self._rule = QWidget(self)
        """Keeps the place of the line below the head."""
        self._tiles = [FigureTile(self) for _ in range(3)]
        self._card = FeaturedCardPicture(self)
        self._buttons = (
            ActionButton(main=True, parent=self),
            *(ActionButton(parent=self) for _ in range(4)),
        )
        signals = (self.rematch, self.summary_wanted, self.blow_wanted, self.new_game)
        for button, signal in zip(self._buttons, signals, strict=False):
            button.clicked.connect(signal)
        self._buttons[4].clicked.connect(self.hide)
        self._lay_out()
        self.name_buttons()
        self._keymap.changed.connect(self.name_buttons)
        self.refresh_sizes()
        self.hide()

    def _lay_out(self) -> None:
        self._row = QHBoxLayout(self)
        self._column, tiles = QVBoxLayout(), QHBoxLayout()
        main, others = QHBoxLayout(), QWidget(self)
        self._tile_row, self._main_row = tiles, main
        row = FlowLayout(others)
        for tile in self._tiles:
            tiles.addWidget(tile, 1)
        for button in self._buttons[:2]:
            main.addWidget(button, 1)
        for button in self._buttons[2:]:
            row.addWidget(button)
        self._column.addStretch(2)
        for widget in (self._head, self._rule, self._why, self._clause, self._played, self._score):
            self._column.addWidget(widget)
        self._column.addStretch(1)
        self._column.addLayout(tiles)
        self._column.addStretch(1)
        self._column.addLayout(main)
        self._column.addWidget(others)
        self._column.addStretch(2)
        self._row.addLayout(self._column, 11)
        self._row.addWidget(self._card, 8)

    def refresh_sizes(self) -> None:
        edge = scaled(44)
        self._row.setContentsMargins(edge, scaled(14), scaled(24), scaled(14))
        self._row.setSpacing(scaled(24))
        spaces: tuple[tuple[QBoxLayout, int], ...] = ((self._column, 6), (self._tile_row, 10), (self._main_row, 10))
        for layout, space in spaces:
            layout.setSpacing(scaled(space))
        self._rule.setFixedHeight(scaled(LINE.height() + 6))
        self._buttons[0].set_height(50)
        self._buttons[1].set_height(50)
        self._fit()

    def name_buttons(self) -> None:
        """Show on each button its action and its key."""
        again, summary, blow, other, close = self._buttons
        again.set_caption(self._again, self._keymap.shown("main"))
        summary.set_caption(self.tr("What decided it"), self._keymap.shown("summary"))
        blow.set_caption(self.tr("The final blow again"))
        other.set_caption(self.tr("New game"), self._keymap.shown("new game"))
        close.set_caption(self.tr("View the table"), self._keymap.shown("cancel"))

    def refresh_texts(self) -> None:
        self.name_buttons()

    @property
    def text(self) -> str:
        """The text of the result, without its figures."""
        lines = (self._head.text(), self._why.text(), self._score.text(), self._clause.plain_text)
        return "\n".join(line for line in lines if line)

    @property
    def spoken(self) -> str:
        """Everything that is shown, for screen readers."""
        shown = (*(tile for tile in self._tiles if tile.isVisibleTo(self)), self._card)
        said = (*self.text.split("\n"), *(widget.accessibleName() for widget in shown))
        return " ".join(part if part.endswith((".", "!", "?", "。")) else f"{part}." for part in said if part)

    def show_result(self, result: GameResult, again: str, score: str = "", *, animated: bool = False) -> None:
        """Show the result of a game, the score of the match, and the next game (`again` is the button's label)."""
        self._again, self._result = again, result
        self.name_buttons()
        for label, text in (
            (self._head, result.outcome.head),
            (self._why, result.outcome.why),
            (self._played, result.played),
            (self._score, score),
        ):
            label.setText(text)
            label.setVisible(bool(text))
        self._buttons[2].setVisible(result.has_blow)
        for tile in self._tiles:
            tile.hide()
        for tile, deed in zip(self._tiles, result.deeds, strict=False):
            tile.show_figure(deed, result.hero, result.names[1 - result.hero])
        self._card.show_card(result.featured)
        self.refresh_colors()
        self._fit()
        self.setAccessibleName(self.text)
        self._clock.stop()
        if animated and not is_motion_reduced():
            self._show_time(0.0)
            self._clock.start()
        else:
            self._show_time(float(DURATION))
        self.show()
        self.raise_()

    def show_below(self, again: str, score: str) -> None:
        """Change the label of the next game, and the lines below the result."""
        self._again = again
        self.name_buttons()
        self._score.setText(score)
        self._score.setVisible(bool(score))
        self.setAccessibleName(self.text)

    def refresh_colors(self) -> None:
        self._wall = QPixmap()
        if self._result is None:
            return
        clause, colors = self._result.outcome.clause, theme()
        rule = self.tr("Rule {clause}").format(clause=clause)
        style = f"color: {colors.accent_self}; text-decoration: none"
        self._clause.setText(f"<a href='{clause}' style='{style}'>{rule}</a>" if clause else "")
        self._clause.setVisible(bool(clause))
        self._played.setStyleSheet(f"color: {colors.muted}")
        self._card.accent = self._accent
        for tile in self._tiles:
            tile.accent = self._accent

    @property
    def _accent(self) -> str:
        """The colour of the outcome."""
        won = self._result.outcome.won if self._result is not None else None
        return {True: theme().link, False: theme().danger, None: theme().accent_self}[won]

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._wall = QPixmap()
        self._fit()

    def _fit(self) -> None:
        """Give the head the size for which there is room, and the card its place if there is any."""
        if self._result is None:
            return
        with_card = self._result.featured is not None and self.width() >= scaled(NARROW)
        self._card.setVisible(with_card)
        margins = self._row.contentsMargins()
        room = self.width() - margins.left() - margins.right()
        room = (room - self._row.spacing()) * 11 // 19 if with_card else room
        most = min(HEAD, self.height() * HEAD_SHARE / scale())
        head, named = self._result.outcome.head, self._result.outcome.won is None
        font = fitted_font(head if named else head.upper(), room, most, SMALLEST_HEAD, fonts.BOLD)
        if not named:  # a player's name is shown as it is written
            font.setCapitalization(QFont.Capitalization.AllUppercase)
        self._head.setFont(font)

    def _show_time(self, time: float) -> None:
        for at, tile in enumerate(self._tiles):
            tile.show_share(eased(time, TILES_BEGIN + at * TILE_STEP, ENTRANCE, QEasingCurve.Type.OutCubic))
        self._card.show_share(eased(time, CARD_BEGINS, ENTRANCE, QEasingCurve.Type.OutBack))
        self.update()

    @property
    def _time(self) -> float:
        running = self._clock.state() is QVariantAnimation.State.Running
        return float(self._clock.currentValue()) if running else float(DURATION)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        if self._wall.isNull():
            self._wall = self._painted_wall()
        painter.drawPixmap(0, 0, self._wall)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_line(painter)
        if self._result is not None and self._result.outcome.won and self._time < DURATION:
            self._paint_confetti(painter, self._time / DURATION)

    def _painted_wall(self) -> QPixmap:
        """The ground: the colour of the table, and over its right part the picture of the winner's card, very large."""
        ratio, colors = self.devicePixelRatioF(), theme()
        ground = QPixmap(self.size() * ratio)
        ground.setDevicePixelRatio(ratio)
        ground.fill(QColor(colors.background))
        painter = QPainter(ground)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        whole = QRectF(self.rect())
        if self._result is not None and self._result.featured is not None:
            painter.setOpacity(WALL)
            paint_artwork(painter, whole.adjusted(whole.width() * 0.3, 0, 0, 0), self._result.featured.face)
            painter.setOpacity(1)
        veil = QLinearGradient(whole.topLeft(), whole.topRight())
        tone, clear = QColor(colors.background), QColor(colors.background)
        clear.setAlphaF(0.25)
        for at, color in ((0.0, tone), (0.42, tone), (1.0, clear)):
            veil.setColorAt(at, color)
        painter.fillRect(whole, veil)
        glow = QLinearGradient(whole.bottomLeft(), whole.topLeft())
        light = QColor(self._accent)
        light.setAlphaF(0.12)
        glow.setColorAt(0, light)
        light.setAlphaF(0)
        glow.setColorAt(0.6, light)
        painter.fillRect(whole, glow)
        painter.end()
        return ground

    def _paint_line(self, painter: QPainter) -> None:
        """Paint the line below the head, as far as it is drawn."""
        share = eased(self._time, LINE_BEGINS, ENTRANCE, QEasingCurve.Type.OutCubic)
        width = min(scaled(LINE.width()), self._rule.width()) * share
        at = QPointF(self._rule.pos())
        painter.fillRect(QRectF(at.x(), at.y(), width, scaled(LINE.height())), QColor(self._accent))

    def _paint_confetti(self, painter: QPainter, share: float) -> None:
        """Paint the falling confetti, the same each time."""
        chance = random.Random(CONFETTI)
        colors = (theme().link, theme().accent_self, theme().legal, theme().accent_opponent)
        for at in range(CONFETTI):
            x, begin, fall = chance.random(), chance.random() * -0.6, 0.9 + chance.random() * 0.9
            y, turn = begin + share * fall * 1.4, chance.random() * 360 + share * 500
            color = QColor(colors[at % len(colors)])
            color.setAlphaF(max(0.0, min(1.0, (1 - share) * 3)))
            painter.save()
            painter.translate(x * self.width(), y * self.height())
            painter.rotate(turn)
            painter.fillRect(QRectF(-scaled(5), -scaled(2), scaled(10), scaled(4)), color)
            painter.restore()
