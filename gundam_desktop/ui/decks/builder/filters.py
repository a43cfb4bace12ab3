"""The filters of the deck builder: buttons that edit the query and show its terms."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QWidget

from gundam_desktop.games.gcg import decks_api
from gundam_desktop.games.gcg.decks_api import COLORS, DECK_TYPES, OWNED, SHELVES, WANTED, Counters
from gundam_desktop.ui.decks.builder.checklist_popup import ChecklistPopup
from gundam_desktop.ui.decks.builder.filter_button import FilterButton
from gundam_desktop.ui.decks.builder.popup_list import PopupRow
from gundam_desktop.ui.decks.builder.saved_searches import SavedSearches
from gundam_desktop.ui.decks.builder.search_field import SearchField
from gundam_desktop.ui.style.ambient import Ambient
from gundam_desktop.ui.style.flow_layout import FlowLayout
from gundam_desktop.ui.style.translation import LANGUAGES, language, listed

Term = tuple[str, str, str]


class FilterMenu(NamedTuple):
    """A button that opens a checklist, the rows of the list, and the fields they filter."""

    button: FilterButton
    rows: Callable[[], list[PopupRow]]
    fields: tuple[str, ...]


class FilterBar(Ambient, QWidget):
    """Filters for colours, types and all other fields. The query text is the only state; buttons show and edit it."""

    def __init__(self, search: SearchField, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.search = search
        self.counters: Counters = {}
        """The copies in the deck and in the collection, for queries that ask for them."""
        self._flow = FlowLayout(self)
        self.terms: dict[Term, FilterButton] = {}
        """The buttons of one term each."""
        for color in COLORS:
            self._add_term(("color", ":", color), FilterButton(self, color=color))
        for kind in DECK_TYPES:
            self._add_term(("type", ":", kind), FilterButton(self))
        self.level = self._add_menu(partial(self._figures, "level"), "level")
        self.cost = self._add_menu(partial(self._figures, "cost"), "cost")
        self.trait = self._add_menu(partial(self._values, "trait"), "trait")
        self.set = self._add_menu(partial(self._values, "set"), "set")
        self.more = self._add_menu(
            self._others, "keyword", "burst", "link", "environment", "restricted", "copies", *SHELVES
        )
        self.clear = FilterButton(self)
        self.clear.setCheckable(False)
        self.clear.clicked.connect(search.clear)
        self.clear.clicked.connect(lambda _on: self._give_keys(self.clear))
        self.saved = SavedSearches(search, self)
        for last in (self.clear, self.saved):
            self._flow.addWidget(last)
        for button in (self.terms["type", ":", DECK_TYPES[0]], self.level.button, self.clear):
            self._flow.set_apart(button)
        self.choices = ChecklistPopup(self)
        self.choices.toggled.connect(lambda row: self.set_term(row.term, on=row.on))
        self.choices.closed.connect(self._close)
        self._open: FilterMenu | None = None
        search.query_changed.connect(lambda _query: self._refresh())
        self.refresh_texts()

    @property
    def menus(self) -> tuple[FilterMenu, ...]:
        """The buttons that open lists."""
        return self.level, self.cost, self.trait, self.set, self.more

    def refresh_texts(self) -> None:
        for (field, _, value), button in self.terms.items():
            button.set_caption(self._label(field, value))
        self.level.button.set_caption(self.tr("Lv"))
        self.cost.button.set_caption(self.tr("Cost"))
        self.trait.button.set_caption(self.tr("Trait"))
        self.set.button.set_caption(self.tr("Set"))
        self.more.button.set_caption(self.tr("More"))
        self.clear.set_caption(self.tr("Clear"))
        self._flow.invalidate()
        self._refresh()

    def _add_term(self, term: Term, button: FilterButton) -> None:
        button.clicked.connect(lambda on: self.set_term(term, on=on))
        button.clicked.connect(lambda _on: self._give_keys(button))
        self.terms[term] = button
        self._flow.addWidget(button)

    def _add_menu(self, rows: Callable[[], list[PopupRow]], *fields: str) -> FilterMenu:
        menu = FilterMenu(FilterButton(self, opens=True), rows, fields)
        menu.button.clicked.connect(lambda _on: self._show(menu))
        self._flow.addWidget(menu.button)
        return menu

    # --- the query

    def set_term(self, term: Term, *, on: bool) -> None:
        """Add a term to the query, or remove it in whichever language it is written."""
        text = self.search.text()
        if on:
            text = decks_api.with_term(text, *self._written(term, language()), True, language())
        else:
            for known in LANGUAGES:
                text = decks_api.with_term(text, *self._written(term, known), False)
        self.search.setText(f"{text.rstrip()} ".lstrip())  # what is typed next is a term of its own
        self._refresh()

    def _give_keys(self, button: FilterButton) -> None:
        """Let the search field have the keys after a click on a button; one that was pressed by a key keeps them."""
        if not button.hasFocus():
            self.search.setFocus()
            self.search.end(False)

    def _has(self, term: Term) -> bool:
        query = self.search.query
        return any(decks_api.has_term(query, *self._written(term, known)) for known in LANGUAGES)

    def _written(self, term: Term, wanted: str) -> Term:
        """Return a term with its value in a language (traits are translated)."""
        field, operator, value = term
        return (field, operator, self.search.index.label(field, value, wanted)) if field == "trait" else term

    def _refresh(self) -> None:
        """Update the buttons from the query."""
        query = self.search.query
        for term, button in self.terms.items():
            button.setChecked(self._has(term))
        for menu in self.menus:
            chosen = [
                query.text[each.start : each.end] for each in query.terms if each.free and each.field in menu.fields
            ]
            menu.button.setChecked(bool(chosen))
            description = self.tr("Chosen: {what}").format(what=listed(chosen)) if chosen else ""
            menu.button.setAccessibleDescription(description)
            if menu is self._open and self.choices.isVisible():
                self.choices.show_rows(menu.rows())
        self.clear.setEnabled(bool(query.text))

    def _show(self, menu: FilterMenu) -> None:
        self._open = menu
        self._refresh()
        self.choices.show_rows(menu.rows())
        below = QPoint(0, menu.button.height() + 2)
        self.choices.open_at(menu.button.mapToGlobal(below), menu.button.accessibleName())

    def _close(self) -> None:
        self._refresh()
        if self._open is not None:
            self._give_keys(self._open.button)

    # --- rows

    def _counted(self, field: str) -> list[tuple[str, int]]:
        """Return the values of a field, each with the cards that the query would find with it."""
        return self.search.index.values(field, decks_api.without_field(self.search.query, field), self.counters)

    def _row(self, label: str, term: Term, count: int | None = None) -> PopupRow:
        return PopupRow(label, count, self._has(term), term)

    def _figures(self, field: str) -> list[PopupRow]:
        found = self._counted(field)
        rows = [self._row(value, (field, ":", value), count) for value, count in found]
        inner = [value for value, _ in found][1:-1]
        rows += [self._row(self.tr("{n} or less").format(n=value), (field, "<=", value)) for value in inner]
        return rows + [self._row(self.tr("{n} or more").format(n=value), (field, ">=", value)) for value in inner]

    def _values(self, field: str) -> list[PopupRow]:
        names = self.search.index.set_names if field == "set" else {}
        rows = []
        for value, count in self._counted(field):
            label = self._label(field, value)
            if names.get(value, label) != label:
                label = self.tr("{set} · {name}").format(set=label, name=names[value])
            rows.append(self._row(label, (field, "=", value), count))
        return rows

    def _others(self) -> list[PopupRow]:
        index = self.search.index
        fields = ("keyword", "burst", "environment", "type", "restricted")
        counted = {field: dict(self._counted(field)) for field in fields}
        rows = [
            self._row(self._label("keyword", value), ("keyword", ":", value), count)
            for value, count in counted["keyword"].items()
        ]
        rows.append(self._row(self.tr("With Burst"), ("burst", ":", "yes"), counted["burst"]["yes"]))
        linking = set(index.find(decks_api.parse_query("link:*"))).intersection(
            index.find(decks_api.without_field(self.search.query, "link"), self.counters, wait=False)
        )
        rows.append(self._row(self.tr("With a link condition"), ("link", ":", "*"), len(linking)))
        rows += [
            self._row(self._label("environment", value), ("environment", ":", value), count)
            for value, count in counted["environment"].items()
        ]
        rows.append(self._row(self._label("type", "resource"), ("type", ":", "resource"), counted["type"]["resource"]))
        rows.append(self._row(self.tr("Restricted"), ("restricted", ":", "yes"), counted["restricted"]["yes"]))
        rows.append(self._row(self.tr("In the deck"), ("copies", ">", "0")))
        rows.append(self._row(self.tr("Not in the deck"), ("copies", ":", "0")))
        rows.append(self._row(self.tr("Owned"), (OWNED, ">", "0")))
        rows.append(self._row(self.tr("Not owned"), (OWNED, ":", "0")))
        rows.append(self._row(self.tr("On the wish list"), (WANTED, ">", "0")))
        return rows

    def _label(self, field: str, value: str) -> str:
        label = self.search.index.label(field, value, language())
        return label[:1].upper() + label[1:]
