"""A picture of a matchup to share: both lists, the win rates, and how sure they are."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen

from gundam_desktop.bots.arena import Match
from gundam_desktop.bots.matchup import Matchup
from gundam_desktop.games.gcg import library
from gundam_desktop.games.gcg.decks_api import Deck, percent
from gundam_desktop.ui.decks.import_export.deck_image import ordered, save_image, write
from gundam_desktop.ui.decks.statistics.labels import interval
from gundam_desktop.ui.session.level_names import level_name
from gundam_desktop.ui.style import fonts
from gundam_desktop.ui.style.panel import chamfered
from gundam_desktop.ui.style.theme import theme
from gundam_desktop.ui.style.translation import language, translate

WIDTH = 1200.0
_MARGIN, _GAP, _TITLE, _RATE, _LINE = 40.0, 24.0, 96.0, 54.0, 32.0

Part = tuple[str, Match]
"""A name for some of the games, and their statistics."""


def save_picture(matchup: Matchup, parts: Sequence[Part], path: Path) -> None:
    """Write a picture of games between two decks as PNG; each part of the games has a rate. Raises `OSError`."""
    save_image(matchup_picture(matchup, parts), path)


def matchup_picture(matchup: Matchup, parts: Sequence[Part]) -> QImage:
    """Return a picture of games between two decks; each part of the games has a rate."""
    named = zip(matchup.names, matchup.pairing.decks, strict=True)
    names = [library.recorded_title(deck.comment or deck.name or name, language()) for name, deck in named]
    lists = [ordered(deck.cards) for deck in matchup.pairing.decks]
    rates_top = _MARGIN + _TITLE
    lists_top = rates_top + len(parts) * _RATE + 2 * _GAP
    height = lists_top + (max(map(len, lists)) + 2) * _LINE + _MARGIN
    image = QImage(round(WIDTH), round(height), QImage.Format.Format_RGB32)
    image.fill(QColor(theme().background))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    box = QRectF(_MARGIN, _MARGIN, WIDTH - 2 * _MARGIN, _TITLE)
    title = translate("DeckPicture", "{first} against {second}").format(first=names[0], second=names[1])
    write(painter, QRectF(box.left(), box.top(), box.width(), 44), title, 34, theme().text, fonts.BOLD)
    write(painter, QRectF(box.left(), box.top() + 48, box.width(), 30), _how(matchup, parts[0][1]), 20, theme().muted)
    for place, part in enumerate(parts):
        _draw_rate(painter, QRectF(_MARGIN, rates_top + place * _RATE, box.width(), _RATE), part)
    width = (box.width() - _GAP) / 2
    for place, (name, deck) in enumerate(zip(names, matchup.pairing.decks, strict=True)):
        left = _MARGIN + place * (width + _GAP)
        _draw_list(painter, QRectF(left, lists_top, width, height - lists_top - _MARGIN), name, deck)
    painter.end()
    return image


def _how(matchup: Matchup, match: Match) -> str:
    """How the games were played, in a line."""
    text = translate("DeckPicture", "Games: {games}. Bots: {bots}. Comprehensive Rules {edition}. Seed: {seed}.")
    bots = " – ".join(dict.fromkeys(map(level_name, matchup.pairing.bots)))
    pairing = matchup.pairing
    return text.format(games=match.games, bots=bots, edition=pairing.edition, seed=pairing.seed)


def _draw_rate(painter: QPainter, row: QRectF, part: Part) -> None:
    """Draw a rate as a point on a line from 0 to 100 %, with its interval as a band."""
    (name, match), colors, middle = part, theme(), row.center().y()
    whole, (low, high) = match.games - len(match.errors), match.interval
    write(painter, QRectF(row.left(), row.top(), 230, row.height()), name, 22, colors.text)
    field = QRectF(row.left() + 240, row.top(), row.width() - 240 - 260, row.height())
    for share in (0.0, 0.5, 1.0):
        painter.setPen(QPen(QColor(colors.muted if share == 0.5 else colors.grid), 1.5))
        x = field.left() + share * field.width()
        painter.drawLine(QPointF(x, field.top()), QPointF(x, field.bottom()))
    if not whole:
        return
    band = QColor(colors.accent_self)
    band.setAlphaF(0.35)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(band)
    painter.drawRoundedRect(
        QRectF(field.left() + low * field.width(), middle - 9, (high - low) * field.width(), 18), 4, 4
    )
    painter.setBrush(QColor(colors.accent_self))
    painter.drawEllipse(QPointF(field.left() + match.win_rate * field.width(), middle), 8, 8)
    figure = f"{percent(match.win_rate)} ({interval(low, high)})"
    place = QRectF(field.right() + 20, row.top(), 240, row.height())
    write(painter, place, figure, 22, colors.text, fonts.BOLD)


def _draw_list(painter: QPainter, box: QRectF, name: str, deck: Deck) -> None:
    painter.setPen(QPen(QColor(theme().panel_edge), 2))
    painter.setBrush(QColor(theme().panel))
    painter.drawPolygon(chamfered(box, 14))
    left, width = box.left() + 20, box.width() - 40
    write(painter, QRectF(left, box.top() + 10, width, _LINE), name, 22, theme().text, fonts.BOLD)
    for place, (face, count) in enumerate(ordered(deck.cards)):
        top = box.top() + 14 + (place + 1) * _LINE
        write(painter, QRectF(left, top, 50, _LINE), f"{count} ×", 19, theme().muted)
        write(painter, QRectF(left + 50, top, width - 170, _LINE), face.name, 19, theme().text)
        align = Qt.AlignmentFlag.AlignRight
        write(painter, QRectF(left + width - 120, top, 120, _LINE), face.number, 17, theme().muted, align=align)
