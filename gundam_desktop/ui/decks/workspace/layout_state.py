"""Saves and restores the layout of the builder page."""

from __future__ import annotations

from gundam_desktop.ui.decks.builder.builder_page import BuilderPage
from gundam_desktop.ui.session.settings import BuilderLook


def restore_layout(page: BuilderPage, layout: BuilderLook) -> None:
    """Apply a saved layout to the page."""
    if layout.widths:
        page.sizes = list(layout.widths)
    if layout.faces is not None:
        page.grid_zoom = layout.faces
    if layout.table:
        page.cards.switch()
    page.sidebar.legality.restricted.setChecked(layout.restrictions)
    page.search_panel.field.set_history(layout.searches)


def layout_of(page: BuilderPage) -> BuilderLook:
    """Return the layout of the page, to be saved."""
    return BuilderLook(
        widths=tuple(page.sizes),
        faces=page.grid_zoom,
        table=page.cards.is_table,
        restrictions=page.sidebar.legality.restricted.isChecked(),
        searches=tuple(page.search_panel.field.history),
    )
