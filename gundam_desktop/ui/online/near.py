"""The tables of this network: looked for only when the player wants it, and as long as the program runs."""

from __future__ import annotations

import threading

from PySide6.QtCore import QObject, Qt, Signal

from gundam_desktop.net.discovery import NearTable, NearTables
from gundam_desktop.ui.online.online_page import OnlinePage
from gundam_desktop.ui.online.words import code_text, game_title
from gundam_desktop.ui.session.services import Services


class Near(QObject):
    """Fills the list of tables of this network on the page."""

    _changed = Signal()

    def __init__(self, page: OnlinePage, services: Services, parent: QObject) -> None:
        super().__init__(parent)
        self._page, self._services = page, services
        self._tables: NearTables | None = None
        page.search_wanted.connect(self.search)
        self._changed.connect(self._show, Qt.ConnectionType.QueuedConnection)

    def search(self) -> None:
        """Begin to look, or show again what was found."""
        if self._tables is None:
            try:
                self._tables = NearTables(self._changed.emit)
            except OSError as error:
                text = self.tr("This network cannot be searched: {reason}")
                self._page.show_near((), text.format(reason=error.strerror))
                return
        self._show()

    def close(self) -> None:
        """Look no more."""
        tables, self._tables = self._tables, None
        if tables is not None:
            threading.Thread(target=tables.close, name="closing the search").start()

    def _show(self) -> None:
        if self._tables is None:
            return
        found = [(self._label(near), near.invitation) for near in self._tables.tables]
        state = self.tr("Tables found: {count}").format(count=len(found))
        self._page.show_near(found, state if found else self.tr("Looking for tables… None so far."))

    def _label(self, near: NearTable) -> str:
        """A table in a line: its host, what is played, its code."""
        said = near.invitation
        game = game_title(self._services, said.game) if said.game else ""
        return " · ".join(part for part in (near.name, game, code_text(said.code)) if part)
