"""The client's own words in other languages: Qt's translations, made from `resources/translations`."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from gundam_desktop.locate import resource
from gundam_desktop.ui.style import fonts
from gundam_desktop.ui.style import scaling as scale

translate = QCoreApplication.translate
LANGUAGES = {"en": "English", "ja": "日本語", "zh": "简体中文"}
"""What there is, each in its own words."""
_LOCALES = {"ja": QLocale(QLocale.Language.Japanese), "zh": QLocale(QLocale.Language.Chinese)}
_QT_NAMES = {"ja": "qtbase_ja", "zh": "qtbase_zh_CN"}
_installed: list[QTranslator] = []


def install_language(language: str) -> None:
    """Let all that is made from now on speak a language: `en`, `ja` or `zh`; Qt's own buttons, too."""
    fonts.prefer_language(language)
    scale.refresh_fonts()
    while _installed:
        QCoreApplication.removeTranslator(_installed.pop())
    QLocale.setDefault(_LOCALES.get(language, QLocale.c()))
    if language not in _LOCALES:
        return
    own = resource("translations", f"gundam_desktop_{language}.qm")
    for file in (f"{QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)}/{_QT_NAMES[language]}", str(own)):
        translator = QTranslator(QCoreApplication.instance())
        if translator.load(file):
            QCoreApplication.installTranslator(translator)
            _installed.append(translator)


def QT_TRANSLATE_NOOP(_context: str, text: str) -> str:
    """Mark a text of a table of data for translation; it is translated where it is shown."""
    return text
