"""The look of the client, by its settings and by what the system asks for."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QGuiApplication

from gundam_desktop.ui.session.settings import Settings
from gundam_desktop.ui.style.appearance import install_language
from gundam_desktop.ui.style.motion import follow_motion
from gundam_desktop.ui.style.scaling import set_text_size
from gundam_desktop.ui.style.theme import install_theme, theme_for


class Look(QObject):
    """Keeps theme, language, text size and motion as they are set, also while the system changes."""

    def __init__(self, settings: Settings, system_motion: Callable[[], bool]) -> None:
        """`system_motion` says whether the system asks for less motion."""
        super().__init__()
        hints = QGuiApplication.styleHints()
        self._settings, self._system_motion = settings, system_motion
        self._scheme = hints.colorScheme()
        self.follow_language()
        self.follow_theme()
        self.follow_motion()
        self.follow_text_size()
        hints.colorSchemeChanged.connect(self._system_changed)

    def follow_theme(self) -> None:
        """Use the colours that are set."""
        install_theme(theme_for(self._settings.theme, self._scheme, safe=self._settings.safe_colors))

    def follow_language(self) -> None:
        """Use the language that is set."""
        install_language(self._settings.language)

    def follow_text_size(self) -> None:
        """Use the text size that is set."""
        set_text_size(self._settings.text_size)

    def follow_motion(self) -> None:
        """Reduce motion, or not, as it is set; the system is asked again."""
        follow_motion(self._settings.motion, self._system_motion)

    def _system_changed(self, scheme: Qt.ColorScheme) -> None:
        self._scheme = scheme
        if self._settings.theme == "system":
            self.follow_theme()
