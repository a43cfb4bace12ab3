"""The fonts that come with the client."""

from __future__ import annotations

from functools import cache, lru_cache

from PySide6.QtGui import QFont, QFontDatabase, QFontMetricsF

from gundam_desktop.locate import resource

TEXT = "Roboto Condensed"
FIGURES = "B612"
"""The family of numbers. It is asked for arrows and check marks before the families of Japanese and Chinese: fonts of
the same names on a player's machine may have other ones."""

CHECKED = "✓\u00a0 "
"""The mark before what is allowed, kept or done, with its gap: the mark reaches into the first space, and HTML keeps
two spaces only if one of them does not break."""

DRAWN_AT = 100
"""Text on cards and on the table is drawn at this size and scaled, so that hinting never makes it jump."""

NORMAL = QFont.Weight.Normal
MEDIUM = QFont.Weight.Medium
BOLD = QFont.Weight.Bold

_SYSTEM_FALLBACKS = {
    "ja": ["Noto Sans JP", "Noto Sans CJK JP", "Yu Gothic UI", "Hiragino Sans", "IPAGothic"],
    "zh": ["Noto Sans SC", "Noto Sans CJK SC", "Microsoft YaHei UI", "PingFang SC", "Droid Sans Fallback"],
}
_shipped: dict[str, list[str]] = {"ja": [], "zh": []}
_HINTS = {"ja": QFont.StyleHint.AnyStyle, "zh": QFont.StyleHint.SansSerif}
"""Qt caches fonts by everything but their fallbacks: a style hint for each language keeps their forms apart."""
_preferred = ["ja"]
_fallbacks: list[str] = []


@cache
def load_fonts() -> tuple[str, ...]:
    """Load the shipped fonts, once in a process, and return their families. The application must have been made."""
    families: list[str] = []
    for path in sorted(resource("fonts").iterdir()):
        if path.suffix.lower() in (".ttf", ".otf"):
            families += QFontDatabase.applicationFontFamilies(QFontDatabase.addApplicationFont(str(path)))
    for family in families:
        language = next((key for key, mark in (("zh", " SC"), ("ja", " JP")) if family.endswith(mark)), "")
        if language and family not in _shipped[language]:
            _shipped[language].append(family)
    prefer_language("ja")
    return tuple(families)


def prefer_language(language: str) -> None:
    """Prefer the forms of characters of a language: `zh`, or the Japanese ones for every other."""
    first = "zh" if language.startswith("zh") else "ja"
    languages = sorted(_SYSTEM_FALLBACKS, key=lambda key: key != first)
    names = [name for key in languages for name in (*_shipped[key], *_SYSTEM_FALLBACKS[key])]
    _fallbacks[:] = [FIGURES, *names]
    _preferred[0] = first
    _font.cache_clear()
    measures.cache_clear()


def font(pixels: float, weight: QFont.Weight = NORMAL, family: str = TEXT, italic: bool = False) -> QFont:
    """A font of the client at a size in pixels, with fallbacks for the characters it lacks."""
    return QFont(_font(max(1, round(pixels)), weight, family, italic))


@lru_cache(maxsize=500)
def _font(pixels: int, weight: QFont.Weight, family: str, italic: bool) -> QFont:
    result = QFont([family, *_fallbacks])
    result.setPixelSize(pixels)
    result.setStyleHint(_HINTS[_preferred[0]])
    result.setWeight(weight)
    result.setItalic(italic)
    result.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return result


@lru_cache(maxsize=32)
def measures(weight: QFont.Weight = NORMAL, family: str = TEXT, italic: bool = False) -> QFontMetricsF:
    """The metrics of a font at `DRAWN_AT` pixels."""
    return QFontMetricsF(font(DRAWN_AT, weight, family, italic))
