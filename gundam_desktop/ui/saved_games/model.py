"""The saved games as a list model, and how one is drawn, as a tile or as a row of a plain list."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import (
    QDateTime,
    QLocale,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QListView, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from gundam_desktop.games import find, keys, title_of
from gundam_desktop.match.series import series_score_of
from gundam_desktop.records import Cut, Damage, RecordedGame
from gundam_desktop.ui.cards.pictures import picture_in
from gundam_desktop.ui.cards.pixmaps import paint_two_backs
from gundam_desktop.ui.session.match_series import score_text
from gundam_desktop.ui.session.player_names import shown_name, shown_names
from gundam_desktop.ui.style import fonts, message_box
from gundam_desktop.ui.style.item_index import Index
from gundam_desktop.ui.style.panel import chamfered
from gundam_desktop.ui.style.row_model import ROW, WORDS, RowModel
from gundam_desktop.ui.style.scaling import scaled, scaled_font
from gundam_desktop.ui.style.text_line import MIDDLE, paint_line
from gundam_desktop.ui.style.theme import theme
from gundam_desktop.ui.style.translation import counted, language, translate
from gundam_desktop.ui.style.view_option import is_selected, typed

NARROWEST = 300
"""The least width of a card."""
SHAPE = 0.6
"""Height of a card's picture, as a share of the card's width."""
LINES = 78
"""Height of what is written below the picture."""
AROUND = 0.2
"""What is left free above and below the cards in place of a picture, as a share of its height."""
GAP, CUT, SCROLL_BAR = 7, 12.0, 16
ROW_HEIGHT = 50
LEFT, RIGHT = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight


class GamesModel(RowModel[RecordedGame]):
    """The games, the one that was played last first."""

    def shown(self, row: RecordedGame, role: int) -> object:
        return described(row) if role in WORDS else None


def described(entry: RecordedGame) -> str:
    """A game in one line: its title, who played what, when it was played last, and how it stands."""
    return " · ".join((title(entry), players(entry), when(entry), state(entry)))


def title(entry: RecordedGame) -> str:
    """The title of a game: its name, else its players."""
    names = shown_names(entry.summary.start.players)
    return entry.summary.name or translate("SavedGames", "{first} against {second}").format(
        first=names[0], second=names[1]
    )


def players(entry: RecordedGame) -> str:
    """Who played which deck."""
    with_deck = translate("SavedGames", "{name} with {deck}")
    start = entry.summary.start
    told = [
        with_deck.format(name=shown_name(player), deck=_deck_title(start.game, player.deck_name))
        if player.deck_name
        else shown_name(player)
        for player in start.players
    ]
    return " · ".join(told)


def _deck_title(game: str, recorded: str) -> str:
    """The title of a deck in the language in use; as it was recorded for a game that is not here."""
    return find(game).library.recorded_title(recorded, language()) if game in keys() else recorded


def when(entry: RecordedGame) -> str:
    """When it was played last; which game it is, where there are several."""
    moment = QDateTime.fromSecsSinceEpoch(int(entry.changed))
    text = QLocale().toString(moment, QLocale.FormatType.ShortFormat)
    known, key = keys(), entry.summary.start.game
    return text if known == (key,) else f"{text} · {title_of(key, language())}"


def state(entry: RecordedGame) -> str:
    """The progress or result of a game, the score of its match, and what is lost of a damaged one."""
    parts, standing = [_game_state(entry)], series_score_of(entry.summary)
    if standing is not None:
        start = entry.summary.start
        parts.append(score_text(standing, shown_names(start.players), start.people))
    if entry.summary.damage is not None:
        parts.append(damage_text(entry.summary.damage, entry.summary.choices))
    return " · ".join(parts)


def damage_text(damage: Damage, kept: int) -> str:
    """Up to which choice the file of a game is intact, and how many choices are lost."""
    if damage.lost:
        text = counted.tr("Damaged after choice {kept}; at least %n more choices are lost", "", damage.lost)
        return text.format(kept=kept)
    return translate("SavedGames", "Damaged after choice {kept}").format(kept=kept)


def cut_text(cut: Cut) -> str:
    """What was lost of a damaged game when a line was added to it, or when it was exported."""
    lost = damage_text(cut.damage, cut.kept)
    if cut.beside is None:
        return translate("SavedGames", "{lost}. The exported file ends there.").format(lost=lost)
    return translate("SavedGames", "{lost}. The damaged file is kept as {path}.").format(lost=lost, path=cut.beside)


def warn_of_cut(parent: QWidget, cut: Cut | None) -> None:
    """Say what was lost of a damaged game, if anything was."""
    if cut is not None:
        message_box.warn(parent, translate("SavedGames", "This saved game was damaged"), cut_text(cut))


def _game_state(entry: RecordedGame) -> str:
    game = entry.summary
    if game.end is not None:
        text, name = _result_text(game.end.result, game.start.people, before=not game.turn), ""
        if game.end.result in ("0", "1"):
            name = shown_name(game.start.players[int(game.end.result)])
        return text.format(name=name, turn=game.turn)
    if entry.in_use:
        return translate("SavedGames", "Open in a window")
    if not game.turn:
        return translate("SavedGames", "Setting up")
    return translate("SavedGames", "Turn {turn}, in progress").format(turn=game.turn)


def _result_text(result: str, people: Sequence[int], *, before: bool) -> str:
    """How a game ended, with places for the winner's name and the turn; `before` the first turn without the turn."""
    if result not in ("0", "1"):
        return translate("SavedGames", "Draw") if before else translate("SavedGames", "Draw on turn {turn}")
    if len(people) != 1:
        named = translate("SavedGames", "{name} won")
        return named if before else translate("SavedGames", "{name} won on turn {turn}")
    if people[0] == int(result):
        return translate("SavedGames", "You won") if before else translate("SavedGames", "You won on turn {turn}")
    return translate("SavedGames", "You lost") if before else translate("SavedGames", "You lost on turn {turn}")


class GameDelegate(QStyledItemDelegate):
    """Draws a game as a card: its picture with how it stands, its title, who played what, and when."""

    def __init__(self, parent: QListView) -> None:
        super().__init__(parent)
        self._list = parent
        self._pictures: dict[tuple[str, float, int, float], QPixmap] = {}

    def sizeHint(self, _option: QStyleOptionViewItem, _index: Index) -> QSize:
        """The size at which as many cards as fit side by side fill the width."""
        room = self._list.width() - scaled(SCROLL_BAR)
        columns = max(1, room // scaled(NARROWEST))
        width = room // columns
        return QSize(width, round((width - 2 * GAP) * SHAPE) + scaled(LINES) + 2 * GAP)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        entry: RecordedGame = index.data(ROW)
        colors, chosen = theme(), is_selected(option)
        box = QRectF(typed(option).rect).adjusted(GAP, GAP, -GAP, -GAP)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(colors.accent_self if chosen else colors.panel_edge), 2.5 if chosen else 1.2))
        painter.setBrush(QColor(colors.zone))
        painter.drawPolygon(chamfered(box, CUT))
        inner = box.adjusted(GAP, GAP, -GAP, -GAP)
        place = QRectF(inner.left(), inner.top(), inner.width(), box.width() * SHAPE - GAP)
        self._paint_picture(painter, place, entry)
        self._paint_state(painter, place, entry)
        top = place.bottom() + scaled(6)
        for text, size, weight, color in (
            (title(entry), 16, fonts.BOLD, colors.text),
            (players(entry), 12.5, fonts.NORMAL, colors.text),
            (when(entry), 12.5, fonts.NORMAL, colors.muted),
        ):
            font = scaled_font(size, weight)
            height = QFontMetricsF(font).height()
            paint_line(painter, QRectF(inner.left(), top, inner.width(), height), text, font, color)
            top += height + 2
        painter.restore()

    def _paint_state(self, painter: QPainter, picture: QRectF, entry: RecordedGame) -> None:
        """Write how a game stands over the lower edge of its picture, on the colour of its result."""
        text, font = state(entry), scaled_font(13, fonts.BOLD)
        room = picture.width() - scaled(32)
        width = min(room, QFontMetricsF(font).horizontalAdvance(text)) + scaled(24)
        height = scaled(26)
        tag = QRectF(picture.left(), picture.bottom() - height - scaled(8), width, height)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(_color_of(entry)))
        painter.drawPolygon(chamfered(tag, 7))
        inside = tag.adjusted(scaled(11), 0, -scaled(11), 0)
        paint_line(painter, inside, text, font, theme().on_accent, Qt.AlignmentFlag.AlignCenter)

    def _paint_picture(self, painter: QPainter, place: QRectF, entry: RecordedGame) -> None:
        picture = self._picture(entry, place.size().toSize(), painter.device().devicePixelRatio())
        if picture.isNull():  # that of a game that came from elsewhere, or was played by bots
            painter.fillRect(place, QColor(theme().background))
            beyond = place.height() * AROUND
            paint_two_backs(painter, place.adjusted(0, beyond, 0, -beyond))
        else:
            painter.drawPixmap(place, picture, QRectF(picture.rect()))

    def _picture(self, entry: RecordedGame, size: QSize, ratio: float) -> QPixmap:
        """The upper part of a game's picture, as large as there is room for it."""
        key = (str(entry.picture), entry.changed, size.width(), ratio)
        if key not in self._pictures:
            picture = picture_in(entry.picture)
            if not picture.isNull():
                wide = Qt.AspectRatioMode.KeepAspectRatioByExpanding
                picture = picture.scaled(size * ratio, wide, Qt.TransformationMode.SmoothTransformation)
                picture = picture.copy(0, 0, round(size.width() * ratio), round(size.height() * ratio))
            self._pictures[key] = picture
        return self._pictures[key]


class RowDelegate(QStyledItemDelegate):
    """Draws a game as a row of a plain list: its title with how it stands, and below them who played what, and when."""

    def __init__(self, parent: QListView) -> None:
        super().__init__(parent)
        self._list = parent

    def sizeHint(self, _option: QStyleOptionViewItem, _index: Index) -> QSize:
        """The whole width, so that each game has a row of its own."""
        return QSize(self._list.width() - scaled(SCROLL_BAR), scaled(ROW_HEIGHT))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        entry: RecordedGame = index.data(ROW)
        colors, chosen = theme(), is_selected(option)
        box = QRectF(typed(option).rect).adjusted(GAP, 1, -GAP, -1)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(colors.accent_self if chosen else colors.panel_edge), 2 if chosen else 1))
        painter.setBrush(QColor(colors.zone))
        painter.drawPolygon(chamfered(box, CUT / 2))
        painter.fillRect(QRectF(box.left(), box.top() + CUT / 2, 4, box.height() - CUT / 2), QColor(_color_of(entry)))
        inner = box.adjusted(scaled(14), scaled(4), -scaled(10), -scaled(4))
        half = inner.height() / 2
        for text, size, weight, color, top, share, side in (
            (title(entry), 15, fonts.BOLD, colors.text, 0.0, 0.58, LEFT),
            (state(entry), 13, fonts.BOLD, colors.text, 0.0, 0.4, RIGHT),
            (players(entry), 12.5, fonts.NORMAL, colors.muted, half, 0.58, LEFT),
            (when(entry), 12.5, fonts.NORMAL, colors.muted, half, 0.4, RIGHT),
        ):
            width = inner.width() * share
            left = inner.left() if side is LEFT else inner.right() - width
            line = QRectF(left, inner.top() + top, width, half)
            paint_line(painter, line, text, scaled_font(size, weight), color, side | MIDDLE)
        painter.restore()


def _color_of(entry: RecordedGame) -> str:
    """The colour of a game's result; it goes on, or two people or two bots played it: that of the main action."""
    people = entry.summary.start.people
    if entry.summary.end is None or len(people) != 1 or entry.summary.end.result not in ("0", "1"):
        return theme().accent_self
    return theme().legal if int(entry.summary.end.result) == people[0] else theme().danger
