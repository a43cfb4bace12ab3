"""The application with the client's style and fonts, and the language that it speaks."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping

from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from gundam_desktop.locate import APPLICATION, resource
from gundam_desktop.ui.style import fonts
from gundam_desktop.ui.style.scaling import BASE_SIZE, refresh_fonts
from gundam_desktop.ui.style.translation import install_translations

PLATFORM = "QT_QPA_PLATFORM"


def missing_screen(environment: Mapping[str, str], platform: str) -> str:
    """One line when there is no screen to open a window on, else nothing: Qt would end the program with an abort."""
    unix = platform not in ("win32", "cygwin", "darwin")
    if unix and not any(environment.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")):
        return (
            "there is no screen (neither DISPLAY nor WAYLAND_DISPLAY is set); "
            "start it in a desktop session, or use the commands that need no screen (gundam-desktop --help)"
        )
    return ""


def make_unseen_application(wanted: str) -> None:
    """Make the application for a picture, which needs no screen and opens no window on one, in a language."""
    os.environ.setdefault(PLATFORM, "offscreen")
    make_application()
    install_language(wanted)


def make_application() -> QApplication:
    """Return the application with the client's style and fonts; a running one is used."""
    running = QApplication.instance()
    application = running if isinstance(running, QApplication) else QApplication(sys.argv[:1])
    application.setApplicationName(APPLICATION)
    application.setApplicationDisplayName("Gundam Desktop")
    application.setDesktopFileName(APPLICATION)
    application.setWindowIcon(QIcon(str(resource("icons", f"{APPLICATION}.png"))))
    application.setStyle("Fusion")
    fonts.load_fonts()
    application.setFont(fonts.font(BASE_SIZE))
    return application


def install_language(wanted: str) -> None:
    """Use a language from now on, with the fonts that suit it: `en`, `ja` or `zh`."""
    fonts.prefer_language(wanted)
    refresh_fonts()
    install_translations(wanted)
