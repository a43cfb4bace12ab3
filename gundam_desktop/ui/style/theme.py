"""Every colour of the client as a pair, light and dark, and which of the two themes is in use.

Nothing else in the client names a colour but `hues.py`, the colours of cards. Whatever paints asks `theme()`; widgets
notice a change by Qt's event for a changed palette (`ambient.py`).
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication

from gundam_desktop.ui.style.hues import HUES, NO_HUE, SAFE_HUES, Hue


def hue(color: str) -> Hue:
    """The hue of a card colour as a `Face` names it; grey for a card without one."""
    return (SAFE_HUES if theme().safe else HUES).get(color, NO_HUE)


def mark_color(name: str) -> str:
    """The colour of a timing mark's capsule; the general one for a name that is not known."""
    return MARK_COLORS.get(name, MARK_COLORS[""])


def figure_color(name: str) -> str:
    """The ground of a figure; the general one for a name that is not known."""
    return FIGURE_COLORS.get(name, FIGURE_COLORS[""])


def mix(one: QColor, other: QColor, share: float) -> QColor:
    """A colour between two: `share` 0 gives `one`, 1 gives `other`."""
    rest = 1 - share
    return QColor(
        round(one.red() * rest + other.red() * share),
        round(one.green() * rest + other.green() * share),
        round(one.blue() * rest + other.blue() * share),
    )


@dataclass(frozen=True)
class Theme:
    """The colours of the client by what they are for, as `#RRGGBB`."""

    name: str
    dark: bool
    safe: bool
    """True if its states and card colours differ to every eye, also to one that lacks a kind of cones."""
    background: str
    """Behind everything, at the rim of the table."""
    background_light: str
    """Behind everything, in the middle of the table."""
    grid: str
    panel: str
    panel_edge: str
    zone: str
    zone_edge: str
    text: str
    muted: str
    accent_self: str
    """The player in front of the screen, and the main action."""
    accent_opponent: str
    """The opponent."""
    on_accent: str
    """Text on `accent_self`, `accent_opponent` and `danger`."""
    legal: str
    """Cards and answers that can be played."""
    target: str
    """Targets, and what has the focus."""
    danger: str
    """Attacks and damage."""
    warning: str
    link: str
    """The mark of a Link Unit."""
    better: str
    worse: str
    card_body: str
    card_text: str
    card_muted: str
    card_box: str
    card_keyword: str
    card_link: str
    back_light: str
    back_dark: str


_PAIRS: dict[str, tuple[str, str]] = {
    "background": ("#DCE3EA", "#0B1119"),
    "background_light": ("#EEF2F6", "#131E2B"),
    "grid": ("#CBD5DF", "#1B2A3B"),
    "panel": ("#F7F9FB", "#111A25"),
    "panel_edge": ("#B6C3D0", "#2A3B4F"),
    "zone": ("#E7EDF3", "#15212F"),
    "zone_edge": ("#A9B8C8", "#33485F"),
    "text": ("#16212D", "#E8EEF6"),
    "muted": ("#485C70", "#8FA3BA"),
    "accent_self": ("#0A64A0", "#3FB6F2"),
    "accent_opponent": ("#984C00", "#F2A03F"),
    "on_accent": ("#FFFFFF", "#06121C"),
    "legal": ("#087F4D", "#5CF2B0"),
    "target": ("#B57900", "#FFD24A"),
    "danger": ("#C62A22", "#FF5A52"),
    "warning": ("#9A6100", "#FFC24A"),
    "link": ("#C79A1E", "#F4CE5E"),
    "better": ("#7CFFB0", "#7CFFB0"),
    "worse": ("#FFB3A8", "#FFB3A8"),
    "card_body": ("#FBFAF6", "#10161E"),
    "card_text": ("#151A20", "#F2F5F9"),
    "card_muted": ("#5A6775", "#9FB0C4"),
    "card_box": ("#ECEBE4", "#1A232E"),
    "card_keyword": ("#0B5FA5", "#7FE3FF"),
    "card_link": ("#8A5A00", "#E0B040"),
    "back_light": ("#52677F", "#22344A"),
    "back_dark": ("#3D4F63", "#16222F"),
}

_SAFE_PAIRS: dict[str, tuple[str, str]] = {
    "legal": ("#033028", "#A8F5FF"),
    "target": ("#C08A1A", "#FFDF3D"),
    "danger": ("#C9357B", "#F0509A"),
    "warning": ("#6B4708", "#BF7A2A"),
}
"""The colours that differ in the themes for colour-blind players; `tests/ui/style/color_vision.py` measures them."""


def _made(name: str, *, safe: bool = False) -> Theme:
    """The theme `light` or `dark`."""
    dark = name == "dark"
    pairs = _PAIRS | (_SAFE_PAIRS if safe else {})
    colors = {key: pair[dark] for key, pair in pairs.items()}
    return Theme(name=f"{name} safe" if safe else name, dark=dark, safe=safe, **colors)


LIGHT, DARK = _made("light"), _made("dark")
SAFE_LIGHT, SAFE_DARK = _made("light", safe=True), _made("dark", safe=True)
THEMES = {of.name: of for of in (LIGHT, DARK, SAFE_LIGHT, SAFE_DARK)}
_in_use = [DARK]


def theme() -> Theme:
    """The theme in use."""
    return _in_use[-1]


def theme_for(setting: str, system: Qt.ColorScheme, *, safe: bool = False) -> Theme:
    """The theme for a setting, `system`, `dark` or `light`; a system that has no scheme gets the dark one.

    With `safe` it is the one for colour-blind players.
    """
    dark = system != Qt.ColorScheme.Light if setting == "system" else setting == "dark"
    return (SAFE_DARK if safe else DARK) if dark else (SAFE_LIGHT if safe else LIGHT)


def install_theme(wanted: Theme) -> None:
    """Use a theme from now on: set the application's palette, and send every widget the event for a changed one.

    The palette comes first: a style sheet that is set while the old one is in use brings its colours back.
    """
    QApplication.setPalette(palette(wanted))
    _in_use[0] = wanted
    for window in QApplication.topLevelWidgets():  # first: the style sheet of a window resets palettes in it
        QApplication.sendEvent(window, QEvent(QEvent.Type.PaletteChange))
    for widget in QApplication.allWidgets():  # Qt leaves out what is in a window with a style sheet
        QApplication.sendEvent(widget, QEvent(QEvent.Type.PaletteChange))


@contextmanager
def painting_in(wanted: Theme) -> Iterator[None]:
    """Paint in a theme whatever is in use on the screen: for pictures that are printed or written to a file."""
    _in_use.append(wanted)
    try:
        yield
    finally:
        _in_use.pop()


MARK_COLORS = {"orange": "#C2410C", "blue": "#1D4ED8", "crimson": "#9D2449", "slate": "#475569", "": "#0F766E"}
"""The capsules of timing marks by the names that a `CardDesign` gives them. Text on them is white."""

FIGURE_COLORS = {"red": "#7A1F16", "blue": "#12456E", "green": "#14532D", "yellow": "#6B4A00", "": "#3B4652"}
"""The grounds of figures by the names that a `FigureKind` gives them."""
DAMAGE_COLOR = "#C81E1E"
FIGURE_INK = "#FFFFFF"


def palette(of: Theme) -> QPalette:
    """The widgets' palette for a theme; use it with the Fusion style."""
    result = QPalette()
    role = QPalette.ColorRole
    for key, color in (
        (role.Window, of.panel),
        (role.WindowText, of.text),
        (role.Base, of.zone),
        (role.AlternateBase, of.panel),
        (role.Text, of.text),
        (role.PlaceholderText, of.muted),
        (role.Button, of.zone),
        (role.ButtonText, of.text),
        (role.BrightText, of.danger),
        (role.Highlight, of.accent_self),
        (role.HighlightedText, of.on_accent),
        (role.ToolTipBase, of.panel),
        (role.ToolTipText, of.text),
        (role.Link, of.accent_self),
        (role.Light, of.panel_edge),
        (role.Mid, of.zone_edge),
        (role.Dark, of.grid),
    ):
        result.setColor(key, QColor(color))
    disabled = QPalette.ColorGroup.Disabled
    for key in (role.WindowText, role.Text, role.ButtonText):
        result.setColor(disabled, key, QColor(of.muted))
    return result
