"""Text for widgets of Qt that take it for HTML when it looks like HTML: tooltips, labels of input dialogs."""

from __future__ import annotations

from html import escape

from PySide6.QtGui import Qt


def literal(text: str) -> str:
    """Return what to give such a widget so that it shows a text character by character.

    >>> literal("<b>4</b>"), literal("<Blocker>")
    ('<p>&lt;b&gt;4&lt;/b&gt;</p>', '<Blocker>')
    """
    return f"<p>{escape(text, quote=False).replace(chr(10), '<br>')}</p>" if Qt.mightBeRichText(text) else text
