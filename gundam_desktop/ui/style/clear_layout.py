"""Removes all widgets from a layout, so that it can be filled again."""

from __future__ import annotations

from PySide6.QtWidgets import QLayout


def clear_layout(layout: QLayout) -> None:
    """Remove all items of a layout, which must be widgets, and delete them."""
    while layout.count():
        item = layout.takeAt(0)
        assert item is not None
        widget = item.widget()
        assert widget is not None
        widget.hide()
        widget.deleteLater()
