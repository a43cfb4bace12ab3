"""The dialogs of the help menu: the keys, and about this program."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QTextBrowser, QWidget

from gundam_desktop import __version__
from gundam_desktop.games import DEFAULT, note, title_of
from gundam_desktop.ui.keys import COMMANDS, Group, Keymap
from gundam_desktop.ui.keys.keymap import shown
from gundam_desktop.ui.style.ambient import Ambient
from gundam_desktop.ui.style.panel import thin_scroll_bar
from gundam_desktop.ui.style.scaling import scaled
from gundam_desktop.ui.style.sheet import Sheet
from gundam_desktop.ui.style.theme import theme
from gundam_desktop.ui.style.translation import language, listed, translate

SIZE = (1190, 620)
EDGE = 40
"""Pixels of the window that stay free around the list of keys."""
_COLUMNS = (
    (
        (Group.ANSWER, Group.VIEW, Group.HELP, Group.RULES),
        (Group.TABLE, Group.PLAY, Group.LEARN),
        (Group.GAME, Group.REPLAY, Group.DECKS, Group.LISTS),
    ),
    (
        (Group.ANSWER, Group.VIEW, Group.HELP, Group.RULES, Group.TABLE),
        (Group.PLAY, Group.LEARN, Group.GAME, Group.REPLAY, Group.DECKS, Group.LISTS),
    ),
    (tuple(Group),),
)
"""The groups in columns: as they stand in a wide window, and in narrower ones."""
_FORM = "width='210'"
"""How actions are set: in lines, so that all columns find room beside each other."""


class ShortcutsDialog(Ambient, Sheet, QDialog):
    """The list of keys, no larger than its window; what does not fit is scrolled to."""

    def __init__(self, keymap: Keymap, parent: QWidget) -> None:
        super().__init__(parent)
        self._keymap = keymap
        self.setWindowTitle(self.tr("Keys"))
        self.list = QTextBrowser(self)
        self.list.setAccessibleName(self.tr("Keys"))
        self.refresh_colors()
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.rejected.connect(self.reject)
        column = self.headed_column()
        column.addWidget(self.list)
        column.addWidget(buttons)
        window = parent.window().size()
        self.resize(min(scaled(SIZE[0]), window.width() - EDGE), min(scaled(SIZE[1]), window.height() - EDGE))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.list.setFocus()

    def refresh_colors(self) -> None:
        self.list.verticalScrollBar().setStyleSheet(thin_scroll_bar())
        if self.isVisible():
            self._fill()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._fill()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.isVisible():
            self._fill()

    def _fill(self) -> None:
        """Show as many columns as find room beside each other."""
        for columns in _COLUMNS:
            self.list.setHtml(shortcuts_text(self._keymap, columns))
            if self.list.document().size().width() <= self.list.viewport().width():
                break


def shortcuts_text(keymap: Keymap, columns: Sequence[Sequence[Group]] = _COLUMNS[0]) -> str:
    """The current keys and what they do, by group, as HTML."""
    told = ("".join(_group(group, keymap) for group in groups) for groups in columns)
    cells = "".join(f"<td style='padding-right:14px'><table cellspacing='1'>{half}</table></td>" for half in told)
    return f"<table><tr valign='top'>{cells}</tr></table>"


def _group(group: Group, keymap: Keymap) -> str:
    commands = [command for command in COMMANDS if command.group is group and keymap.keys(command.id)]
    lines = [_line(listed(map(shown, keymap.keys(command.id))), command.title) for command in commands]
    if group is Group.PLAY:
        lines.append(_line("Tab", translate("Help", "Go from the table to the buttons and the log, and back")))
    head = f"padding-top:8px; color:{theme().accent_self}; font-weight:600"
    return f"<tr><td colspan='2' style='{head}'>{escape(group.title)}</td></tr>{''.join(lines)}"


def _line(keys: str, text: str) -> str:
    key = f"<td style='padding-right:10px; white-space:nowrap'><b>{escape(keys)}</b></td>"
    return f"<tr>{key}<td {_FORM}>{escape(text)}</td></tr>"


def about_text(game: str, edition: str) -> str:
    """The name, the version, the game that is played (its key, empty for none) with its rules, and the notice."""
    lines = (
        translate(
            "Help",
            "A desktop client for the GUNDAM CARD GAME, GUNDAM WAR, Fragment Digrayn and the Zoids Battle Card Game: "
            "play, learn, build decks, read the rules.",
        ),
        translate(
            "Help",
            "An unofficial program made by players. It is not affiliated with, sponsored or endorsed by the game's "
            "publisher or rights holders; names and trademarks belong to their owners. It contains no card pictures.",
        ),
        translate("Help", "It needs no network: nothing is sent or fetched, unless you play online."),
    )
    head = f"<h3>Gundam Desktop {escape(__version__)}</h3>"
    if game == DEFAULT:
        played = translate("Help", "This game uses the Comprehensive Rules, edition {edition}.")
        head += f"<p>{escape(played.format(edition=edition))}</p>"
    elif game:
        head += f"<p>{escape(title_of(game, language()))}</p><p>{escape(note(game, language()).text)}</p>"
    return head + "".join(f"<p>{escape(line)}</p>" for line in lines)
