"""How the builder looked when it was left: taken from its page, and given back to it."""

from __future__ import annotations

from gundam_desktop.ui.decks.builder.builder_page import BuilderPage
from gundam_desktop.ui.session.settings import BuilderLook


def restore_layout(page: BuilderPage, look: BuilderLook) -> None:
    """Let the page look as it was left."""
    if look.widths:
        page.sizes = list(look.widths)
    if look.faces is not None:
        page.face_zoom = look.faces
    if look.table:
        page.cards.switch()
    page.side.legality.restricted.setChecked(look.restrictions)
    page.browse.field.set_history(look.searches)


def layout_of(page: BuilderPage) -> BuilderLook:
    """How the page looks now."""
    return BuilderLook(
        widths=tuple(page.sizes),
        faces=page.face_zoom,
        table=page.cards.is_table,
        restrictions=page.side.legality.restricted.isChecked(),
        searches=tuple(page.browse.field.history),
    )
