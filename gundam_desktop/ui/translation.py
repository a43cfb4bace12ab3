"""The client's own words in other languages: Qt's translations, made from `resources/translations`."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from gundam_desktop.locate import resource

translate = QCoreApplication.translate
_LOCALES = {"ja": QLocale(QLocale.Language.Japanese), "zh": QLocale(QLocale.Language.Chinese)}
_QT_NAMES = {"ja": "qtbase_ja", "zh": "qtbase_zh_CN"}
_installed: list[QTranslator] = []


def speak(language: str) -> None:
    """Let all that is made from now on speak a language: `en`, `ja` or `zh`; Qt's own buttons, too."""
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
