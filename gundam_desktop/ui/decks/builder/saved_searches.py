"""The searches that the player has saved under a name, and the button that lists them."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QPoint, Signal
from PySide6.QtWidgets import QInputDialog, QMenu, QWidget

from gundam_desktop.ui.decks.builder.filter_button import FilterButton
from gundam_desktop.ui.decks.builder.search_field import SearchField
from gundam_desktop.ui.style.literal import literal
from gundam_desktop.ui.style.scaling import scaled
from gundam_desktop.ui.style.stylesheets import menu_style

LONGEST = 48
NAME_WIDTH = 420
"""Characters of a name in the menu."""


class SavedSearches(FilterButton):
    """Opens a menu that saves the present search, shows a saved one or removes it. Lit while a saved one is shown."""

    changed = Signal()
    """A search was saved or removed."""

    def __init__(self, field: SearchField, parent: QWidget) -> None:
        super().__init__(parent, opens=True)
        self._field = field
        self._queries: dict[str, str] = {}
        self.clicked.connect(self._open)
        field.query_changed.connect(lambda _query: self._show_state())
        self.refresh_texts()

    @property
    def queries(self) -> dict[str, str]:
        """The saved queries by name, in the order in which they were saved."""
        return dict(self._queries)

    def set_queries(self, queries: Mapping[str, str]) -> None:
        """Replace the saved queries."""
        self._queries = dict(queries)
        self._show_state()

    def save(self, name: str) -> None:
        """Save the present search under a name; a former one of this name is replaced."""
        if name.strip() and self._query:
            self._queries[name.strip()] = self._query
            self._show_state()
            self.changed.emit()

    def remove(self, name: str) -> None:
        """Forget a saved search."""
        del self._queries[name]
        self._show_state()
        self.changed.emit()

    def menu(self) -> QMenu:
        """The menu as it is now."""
        menu = QMenu(self)
        menu.setStyleSheet(menu_style())
        menu.setToolTipsVisible(True)
        saving = menu.addAction(self.tr("&Save this search…"))
        saving.setEnabled(bool(self._query) and self._query not in self._queries.values())
        saving.triggered.connect(self._ask_name)
        menu.addSeparator()
        removing = QMenu(self.tr("&Remove"), menu)
        for name, query in self._queries.items():
            shown = _in_menu(name)
            action = menu.addAction(shown)
            action.setToolTip(literal(query))
            action.triggered.connect(lambda _checked=False, query=query: self._field.setText(query))
            removing.addAction(shown).triggered.connect(lambda _checked=False, name=name: self.remove(name))
        if not self._queries:
            menu.addAction(self.tr("No saved searches yet.")).setEnabled(False)
        menu.addSeparator()
        menu.addMenu(removing).setEnabled(bool(self._queries))
        return menu

    def refresh_texts(self) -> None:
        self.set_caption(self.tr("Saved"))

    @property
    def _query(self) -> str:
        return self._field.text().strip()

    def _open(self) -> None:
        self._show_state()
        menu = self.menu()
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(self.mapToGlobal(QPoint(0, self.height() + 2)))

    def _ask_name(self) -> None:
        dialog = QInputDialog(self.window())
        dialog.setWindowTitle(self.tr("Save this search"))
        dialog.setLabelText(self.tr("Name of the search:"))
        dialog.setTextValue(self._query)
        dialog.resize(scaled(NAME_WIDTH), dialog.sizeHint().height())
        dialog.textValueSelected.connect(self.save)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _show_state(self) -> None:
        self.setChecked(self._query in self._queries.values())


def _in_menu(name: str) -> str:
    short = name if len(name) <= LONGEST else f"{name[: LONGEST - 1]}…"
    return short.replace("&", "&&")
