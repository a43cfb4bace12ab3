"""Widgets that follow the theme, the scale and the language of the client by Qt's own change events."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QWidget

from gundam_desktop.ui.style.theme import Theme, theme
from gundam_desktop.ui.style.translation import language

if TYPE_CHECKING:
    _Widget = QWidget
else:
    _Widget = object


class Ambient(_Widget):
    """Mixin for a widget, named before its Qt class: `class LogList(Ambient, QListView)`.

    Qt repaints every widget after a change, so only what a widget keeps needs a method: style sheets, rich text and
    icons in `refresh_colors`, margins and heights in `refresh_sizes`, texts in `refresh_texts`. Constructors call
    what they need of these themselves.
    """

    _colors_of: Theme | None = None
    _texts_of = ""

    def __init__(self, *arguments: Any, **keywords: Any) -> None:
        super().__init__(*arguments, **keywords)
        self._colors_of, self._texts_of = theme(), language()

    def refresh_colors(self) -> None:
        """Take over the colours of `theme()`."""

    def refresh_sizes(self) -> None:
        """Take over the scale: `scaled` has other results now."""

    def refresh_texts(self) -> None:
        """Retranslate to `language()`."""

    def changeEvent(self, event: QEvent) -> None:
        # A style sheet changes the palette again, and a language is installed in several steps: one refresh is enough.
        match event.type():
            case QEvent.Type.PaletteChange if self._colors_of not in (None, theme()):
                self._colors_of = theme()
                self.refresh_colors()
            case QEvent.Type.LanguageChange if self._texts_of not in ("", language()):
                self._texts_of = language()
                self.refresh_texts()
            case QEvent.Type.FontChange if self._colors_of is not None:
                self.refresh_sizes()
        super().changeEvent(event)
