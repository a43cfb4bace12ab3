"""The language in use, and the translations of the client's texts from `resources/translations`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from gundam_desktop.languages import COMMAS
from gundam_desktop.locate import resource

translate = QCoreApplication.translate
LANGUAGES = {"en": "English", "ja": "日本語", "zh": "简体中文"}
"""The languages by their keys, each by its own name."""
_LOCALES = {"ja": QLocale(QLocale.Language.Japanese), "zh": QLocale(QLocale.Language.Chinese)}
_QT_NAMES = {"ja": "qtbase_ja", "zh": "qtbase_zh_CN"}
_in_use = ["en"]
_installed: list[QTranslator] = []


class _Counted:
    """Texts with a number in functions outside of widgets. lupdate finds the plural of `tr` alone, and takes the name
    before it for the context.
    """

    def tr(self, text: str, comment: str, n: int) -> str:
        """Return a text in the form that goes with a number, which takes the place of `%n`."""
        return translate("counted", text, comment, n)


counted = _Counted()


def language() -> str:
    """The language in use: `en`, `ja` or `zh`."""
    return _in_use[0]


def listed(parts: Iterable[str]) -> str:
    """Parts as a list in the language in use: `a, b` or `a、b`."""
    return COMMAS[language()].join(parts)


def sentences(*parts: str) -> str:
    """Sentences one after the other, with a space between them in a language that has one; empty ones are left out."""
    return (" " if language() == "en" else "").join(part for part in parts if part)


def system_language(preferred: Sequence[str]) -> str:
    """The first language of the client among those that the system prefers (`ja-JP`, `zh-Hans-CN`); else English."""
    keys = (name.lower().replace("_", "-").partition("-")[0] for name in preferred)
    return next((key for key in keys if key in LANGUAGES), "en")


def install_translations(wanted: str) -> None:
    """Translate texts into a language from now on: `en`, `ja` or `zh`, those of Qt's own buttons, too.

    Widgets that exist already receive `LanguageChange` (`ambient.py`).
    """
    _in_use[0] = wanted
    while _installed:
        QCoreApplication.removeTranslator(_installed.pop())
    QLocale.setDefault(_LOCALES.get(wanted, QLocale.c()))
    own = str(resource("translations", f"gundam_desktop_{wanted}.qm"))  # of English: texts with a number
    of_qt = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    for file in (f"{of_qt}/{_QT_NAMES[wanted]}", own) if wanted in _QT_NAMES else (own,):
        translator = QTranslator(QCoreApplication.instance())
        if translator.load(file):
            QCoreApplication.installTranslator(translator)
            _installed.append(translator)


@cache
def in_every_language(context: str, text: str) -> Mapping[str, str]:
    """A text of the client in each of its languages, by their keys."""
    found = {}
    for key in LANGUAGES:
        translator = QTranslator()
        if key in _LOCALES:
            translator.load(str(resource("translations", f"gundam_desktop_{key}.qm")))
        found[key] = translator.translate(context, text) or text
    return found


def QT_TRANSLATE_NOOP(_context: str, text: str) -> str:
    """Mark a text in a table of data for translation; it is translated where it is shown."""
    return text
