"""Every colour of the client as a pair, light and dark, and which of the two themes is in use.

Nothing else in the client names a colour. Whatever paints asks `theme()`; widgets notice a change by Qt's event for a
changed palette (`ambient.py`).
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import NamedTuple

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication


class Hue(NamedTuple):
    """One card colour: its frame, the dark and light tones of its picture, its ink and its shape."""

    key: str
    frame: str
    deep: str
    light: str
    ink: str
    shape: str
    """The shape that stands for the colour, so that hue is never the only cue.

    `circle`, `triangle`, `diamond`, `square`, `star`, `pentagon`, `hexagon`, `cross` or `ring`.
    """


HUES = {
    hue.key: hue
    for hue in (
        Hue("blue", "#2A6AD0", "#0E2A55", "#A9D1FF", "#FFFFFF", "circle"),
        Hue("green", "#178049", "#07372A", "#9BE8C4", "#FFFFFF", "triangle"),
        Hue("red", "#B5341A", "#4A1509", "#FFC2A3", "#FFFFFF", "diamond"),
        Hue("white", "#E9E4D6", "#4D4A42", "#FFFFFF", "#1C1B18", "square"),
        Hue("purple", "#86239B", "#330B3D", "#F0BEFF", "#FFFFFF", "star"),
        Hue("yellow", "#C79A06", "#4A3800", "#FFF0A8", "#1C1B18", "pentagon"),
        Hue("black", "#2B2F36", "#0D0F12", "#B9C2CE", "#FFFFFF", "hexagon"),
        Hue("brown", "#7A4E2A", "#2E1B0C", "#E3C4A4", "#FFFFFF", "cross"),
    )
}
_NO_HUE = Hue("", "#66707E", "#2A303A", "#D7DEE8", "#FFFFFF", "ring")


def hue(color: str) -> Hue:
    """The hue of a card colour as a `Face` names it; grey for a card without one."""
    return HUES.get(color, _NO_HUE)


def mark_color(name: str) -> str:
    """The colour of a timing mark's capsule; the general one for a name that is not known."""
    return MARK_COLORS.get(name, MARK_COLORS[""])


def figure_color(name: str) -> str:
    """The ground of a figure; the general one for a name that is not known."""
    return FIGURE_COLORS.get(name, FIGURE_COLORS[""])


@dataclass(frozen=True)
class Theme:
    """The colours of the client by what they are for, as `#RRGGBB`."""

    name: str
    dark: bool
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
    "muted": ("#4D6176", "#8FA3BA"),
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

LIGHT = Theme(name="light", dark=False, **{key: pair[0] for key, pair in _PAIRS.items()})
DARK = Theme(name="dark", dark=True, **{key: pair[1] for key, pair in _PAIRS.items()})
THEMES = {LIGHT.name: LIGHT, DARK.name: DARK}
_in_use = [DARK]


def theme() -> Theme:
    """The theme in use."""
    return _in_use[-1]


def theme_for(setting: str, system: Qt.ColorScheme) -> Theme:
    """The theme for a setting, `system`, `dark` or `light`; a system that has no scheme gets the dark one."""
    dark = system != Qt.ColorScheme.Light if setting == "system" else setting == "dark"
    return DARK if dark else LIGHT


def install_theme(wanted: Theme) -> None:
    """Use a theme from now on: set the application's palette, and send every widget the event for a changed one."""
    _in_use[0] = wanted
    for window in QApplication.topLevelWidgets():  # first: the style sheet of a window resets palettes in it
        QApplication.sendEvent(window, QEvent(QEvent.Type.PaletteChange))
    QApplication.setPalette(palette(wanted))
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
