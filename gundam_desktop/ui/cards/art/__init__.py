"""Drawn pictures for cards: a face with its `Motif` goes in, a picture comes out, the same everywhere.

Every shape is this project's own.
"""

from gundam_desktop.ui.cards.art.picture import art_pixmap, draw_picture

__all__ = ["art_pixmap", "draw_picture"]
