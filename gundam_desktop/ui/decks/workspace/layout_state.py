"""Saves and restores the layout of the builder page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gundam_desktop.ui.session.layouts import BuilderLook

if TYPE_CHECKING:
    from gundam_desktop.ui.decks.builder.builder_page import BuilderPage


def restore_layout(page: BuilderPage, layout: BuilderLook) -> None:
    """Apply a saved layout to the page."""
    if layout.widths:
        page.sizes = list(layout.widths)
    if layout.faces is not None:
        page.grid_zoom = layout.faces
    if layout.table:
        page.cards.switch()
    page.deck.show_as(layout.deck)
    page.sidebar.legality.restricted.setChecked(layout.restrictions)
    page.search_panel.field.set_history(layout.searches)
    page.search_panel.filters.saved.set_queries(layout.saved_searches)


def layout_of(page: BuilderPage) -> BuilderLook:
    """Return the layout of the page, to be saved."""
    return BuilderLook(
        widths=tuple(page.sizes),
        faces=page.grid_zoom,
        table=page.cards.is_table,
        deck=page.deck.look,
        restrictions=page.sidebar.legality.restricted.isChecked(),
        searches=tuple(page.search_panel.field.history),
        saved_searches=page.search_panel.filters.saved.queries,
    )
