"""Giving the game up: a question over the table, whose answer is held, not clicked."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QWidget

from gundam_desktop.tabletop import Face
from gundam_desktop.ui.cards.artwork import paint_artwork
from gundam_desktop.ui.play.play_page import PlayPage
from gundam_desktop.ui.session.active_game import ActiveGame
from gundam_desktop.ui.session.played_game import PlayedGame
from gundam_desktop.ui.style import message_box
from gundam_desktop.ui.style.panel import chamfered_path
from gundam_desktop.ui.style.scaling import scaled
from gundam_desktop.ui.style.theme import theme
from gundam_desktop.ui.style.translation import language, listed, sentences
from gundam_desktop.ui.table.items.player_plate_item import PlateItem

PICTURE, CUT = QSize(168, 208), 14.0
FLAG = QColor("#F8FAFC")


class ConcedeAction(QObject):
    """Asks before the viewer of the table concedes the active game."""

    def __init__(self, active: ActiveGame, play_page: PlayPage, window: QWidget) -> None:
        super().__init__(window)
        self._active, self._play_page, self._window = active, play_page, window

    def ask(self) -> None:
        """Ask, and concede after a yes; nothing without a game that goes on, or while nobody looks at the table."""
        session, page = self._active.played, self._play_page
        if session is None or session.over or page.curtain.is_down:
            return
        message_box.ask(
            self._window,
            self.tr("Concede"),
            self.tr("Concede this game?"),
            self._what_it_does(session),
            [message_box.held(self.tr("Concede"), partial(session.concede, page.viewer))],
            self.tr("Keep playing"),
            _white_flag(self._portrait(), self._window.devicePixelRatioF()),
        )

    def _portrait(self) -> Face:
        """The portrait of the player who would concede, as it is on their plate."""
        plates = (item.plate for item in self._play_page.scene.items() if isinstance(item, PlateItem))
        return next(plate.face for plate in plates if plate.seat == self._play_page.viewer)

    def _what_it_does(self, session: PlayedGame) -> str:
        """Who wins then, what the player gives up, and that the game is not gone."""
        kept = self.tr("The game stays among the saved games, where you can watch it.") if session.is_kept else ""
        return sentences(self._who_wins(session), self._what_is_left(session), kept)

    def _what_is_left(self, session: PlayedGame) -> str:
        """The numbers on the plate of the player; empty in a game that counts nothing."""
        seat = self._play_page.viewer
        counters = self._play_page.texts.library.plate(session.view(seat), seat, language())
        counted = listed(counter.phrase for counter in counters)
        return self.tr("What is left: {counted}.").format(counted=counted) if counted else ""

    def _who_wins(self, session: PlayedGame) -> str:
        """One sentence; between two people at the screen it names who concedes."""
        if len(session.people) == 1:
            return self.tr("Your opponent wins it at once.")
        seat = self._play_page.viewer
        text = self.tr("{name} concedes, and {other} wins at once.")
        return text.format(name=session.names[seat], other=session.names[1 - seat])


def _white_flag(face: Face, ratio: float) -> QPixmap:
    """A portrait with a white flag before it, for a screen with `ratio` pixels to each."""
    width, height = scaled(PICTURE.width()), scaled(PICTURE.height())
    picture = QPixmap(QSize(width, height) * ratio)
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    box = QRectF(1, 1, width - 2, height - 2)
    shape = chamfered_path(box, CUT)
    painter.setClipPath(shape)
    paint_artwork(painter, box, face)
    top, foot = QPointF(width * 0.46, height * 0.57), QPointF(width * 0.41, height)
    cloth = QPainterPath(top)
    right, low = QPointF(width * 0.93, height * 0.6), QPointF(0, height * 0.24)
    cloth.cubicTo(top + QPointF(width * 0.2, -height * 0.09), right - QPointF(width * 0.2, -height * 0.07), right)
    cloth.lineTo(right + low)
    cloth.cubicTo(
        right + low - QPointF(width * 0.2, -height * 0.07), top + low + QPointF(width * 0.2, -height * 0.09), top + low
    )
    cloth.closeSubpath()
    painter.setPen(QPen(QColor("#1B222C"), scaled(2)))
    painter.setBrush(FLAG)
    painter.drawPath(cloth)
    for color, thick in (("#1B222C", 7), ("#D7DEE8", 4)):
        painter.setPen(QPen(QColor(color), scaled(thick), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawLine(top - QPointF(0, height * 0.05), foot)
    painter.setClipping(False)
    painter.setPen(QPen(QColor(theme().danger), 2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(shape)
    painter.end()
    return picture
