"""Light, dark and as the system; texts that can be read; a shape for each colour."""

from __future__ import annotations

from itertools import combinations
from statistics import fmean
from typing import Literal

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QRectF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter
from PySide6.QtWidgets import QApplication, QCheckBox, QWidget
from pytestqt.qtbot import QtBot

from gundam_desktop.tabletop import Face
from gundam_desktop.ui.app.main_window import MainWindow
from gundam_desktop.ui.app.settings_dialog import SettingsDialog
from gundam_desktop.ui.cards import Detail, paint_card, printed_status
from gundam_desktop.ui.session.settings import Settings
from gundam_desktop.ui.style import message_box
from gundam_desktop.ui.style.hues import HUES
from gundam_desktop.ui.style.theme import (
    DAMAGE_COLOR,
    DARK,
    FIGURE_COLORS,
    FIGURE_INK,
    LIGHT,
    MARK_COLORS,
    THEMES,
    Theme,
    hue,
    install_theme,
    theme,
    theme_for,
)
from tests.ui.cards.invented_cards import FACES
from tests.ui.contrast import READABLE, contrast
from tests.ui.table_driver import FRIENDS, services

ORIGINAL = dict(HUES)
VISIBLE = 4.0
"""Two shapes differ so much on the average of their place, of 255."""
VISIBLE_EDGE = 3.0
"""The contrast that WCAG 2 asks of the edges of fields at the least."""
COLORS = ("blue", "green", "red", "white", "purple", "yellow", "black", "brown")
AROUND = ("panel", "zone", "background", "background_light")
INKS = {
    "text": AROUND,
    "muted": AROUND,
    "accent_self": AROUND,
    "accent_opponent": AROUND,
    "on_accent": ("accent_self", "accent_opponent", "danger"),
    "legal": ("panel",),
    "danger": ("panel",),
    "warning": ("panel",),
    "card_text": ("card_box", "card_body"),
    "card_muted": ("card_box", "card_body"),
    "card_keyword": ("card_box",),
    "card_link": ("card_box",),
}
"""What is written in which colour on which grounds."""


def test_contrast_is_measured_as_it_is_defined() -> None:
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)
    assert contrast("#777777", "#FFFFFF") == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
@pytest.mark.parametrize("ink", INKS)
def test_every_text_can_be_read(ink: str, theme: Theme) -> None:
    for ground in INKS[ink]:
        assert contrast(getattr(theme, ink), getattr(theme, ground)) >= READABLE, ground


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_figures_and_marks_can_be_read(theme: Theme) -> None:
    for ground in FIGURE_COLORS.values():
        assert all(contrast(ink, ground) >= READABLE for ink in (FIGURE_INK, theme.better, theme.worse))
    for ground in (DAMAGE_COLOR, *MARK_COLORS.values()):
        assert contrast("#FFFFFF", ground) >= READABLE
    main = QColor(theme.accent_self)
    assert all(contrast(theme.on_accent, ground) >= READABLE for ground in (main.lighter(112), main.darker(112)))


@pytest.mark.parametrize("safe", [False, True])
@pytest.mark.parametrize("color", [*COLORS, ""])
def test_the_name_of_a_card_can_be_read(color: str, safe: bool) -> None:
    install_theme(theme_for("dark", Qt.ColorScheme.Unknown, safe=safe))
    frame = QColor(hue(color).frame)
    assert all(contrast(hue(color).ink, band) >= READABLE for band in (frame.lighter(106), frame, frame.darker(112)))
    assert contrast("#FFFFFF", hue(color).deep) >= READABLE  # the cost


# as the system


def lightness(window: MainWindow) -> tuple[float, float]:
    """How light the table and the column are."""
    table, column = (_mean(part.grab().toImage()) for part in (window.play_page.view, window.play_page.side))
    return table, column


def _mean(image: QImage) -> float:
    return image.scaled(1, 1, mode=Qt.TransformationMode.SmoothTransformation).pixelColor(0, 0).lightnessF()


def shown(qtbot: QtBot, setting: Literal["system", "dark"]) -> MainWindow:
    window = MainWindow(services(), Settings(theme=setting, animation=0))
    qtbot.addWidget(window)
    window.show()
    assert window.launcher.play(FRIENDS)
    QApplication.processEvents()
    return window


def test_the_window_follows_the_system_while_it_runs(qtbot: QtBot) -> None:
    window = shown(qtbot, "system")
    hints = QGuiApplication.styleHints()
    for scheme, wanted in (
        (Qt.ColorScheme.Light, LIGHT),
        (Qt.ColorScheme.Dark, DARK),
        (Qt.ColorScheme.Light, LIGHT),
        (Qt.ColorScheme.Unknown, DARK),
    ):
        hints.colorSchemeChanged.emit(scheme)
        QApplication.processEvents()
        assert theme() is wanted
        table, column = lightness(window)
        assert (table < 0.4, column < 0.4) == (wanted.dark, wanted.dark)
        assert QApplication.palette().window().color().name().upper() == wanted.panel


def test_a_chosen_theme_stays_whatever_the_system_says(qtbot: QtBot) -> None:
    window = shown(qtbot, "dark")
    before = lightness(window)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # the windows of other tests would follow it
    QGuiApplication.styleHints().colorSchemeChanged.emit(Qt.ColorScheme.Light)
    QApplication.processEvents()
    assert theme() is DARK
    assert lightness(window) == before


# changed while the client runs


@pytest.mark.parametrize("wanted", ["light", "dark"])
def test_what_is_open_while_the_theme_changes_looks_as_if_opened_in_it(qtbot: QtBot, wanted: str) -> None:
    opened, changed = (_pictures(qtbot, before, wanted) for before in (wanted, "light" if wanted == "dark" else "dark"))
    assert [name for name, picture in opened.items() if picture != changed[name]] == []


def _pictures(qtbot: QtBot, before: str, wanted: str) -> dict[str, QImage]:
    """Parts of a window, and of dialogs that are open, after a change of the theme."""
    window = MainWindow(services(), Settings(animation=0))
    window.settings_controller.change("theme", before)
    qtbot.addWidget(window)
    window.show()
    assert window.launcher.play(FRIENDS)
    window.play_page.curtain.lift()
    window.settings_controller.show()
    settings = next(iter(window.findChildren(SettingsDialog)))
    about = message_box.inform(window, "About", "<b>This</b> and that")
    QApplication.processEvents()
    window.settings_controller.change("theme", wanted)
    QApplication.processEvents()
    parts: dict[str, QWidget] = {
        "menu bar": window.menuBar(),
        "table": window.play_page.view,
        "status": window.play_page.side.status,
        "column": window.play_page.side,
        "a box to check": next(iter(settings.interrupts.values())),
        "a field": settings.fields["bot_pause"],
        "a chooser": settings.fields["language"],
        "message": about,
    }
    pictures = {name: part.grab().toImage() for name, part in parts.items()}
    window.show_page(window.decks.page)
    return {**pictures, "builder": window.decks.page.grab().toImage()}


@pytest.mark.parametrize("wanted", ["light", "dark"])
def test_the_edge_of_an_empty_box_can_be_seen(qtbot: QtBot, wanted: str) -> None:
    window = MainWindow(services(), Settings(animation=0))
    window.settings_controller.change("theme", wanted)
    qtbot.addWidget(window)
    window.settings_controller.show()
    box = next(box for box in window.findChildren(QCheckBox) if not box.isChecked() and box.isEnabled())
    picture = box.grab().toImage()
    row = [picture.pixelColor(x, picture.height() // 2) for x in range(12)]
    assert max(contrast(pixel, theme().panel) for pixel in row) >= VISIBLE_EDGE


# a shape for each colour


@pytest.mark.sampled
@pytest.mark.parametrize("width", [40.0, 46.0, 100.0, 224.0], ids=[detail.name for detail in Detail])
@pytest.mark.parametrize("color", COLORS)
def test_a_card_s_colour_is_told_by_a_shape_at_every_detail(
    color: str, width: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of two cards of one hue whose shapes differ, the corners differ to the eye: shapes are drawn, large enough."""
    corners = []
    for original in ORIGINAL.values():
        monkeypatch.setitem(HUES, color, hue(color)._replace(shape=original.shape))
        corners.append(_corner(FACES["PX-001"]._replace(color=color), width))
    for one, other in combinations(corners, 2):
        assert _far_apart(one, other) > VISIBLE


def _corner(face: Face, width: float) -> QImage:
    """The corner of a card where its cost stands, in grey."""
    image = QImage(round(width), round(width * 1.4), QImage.Format.Format_RGB32)
    painter = QPainter(image)
    paint_card(painter, QRectF(0, 0, width, width * 1.4), face, printed_status(face), Detail.for_width(width))
    painter.end()
    side = round(width * (0.2 if Detail.for_width(width) is Detail.FULL else 0.3))
    return image.copy(0, 0, side, side).convertToFormat(QImage.Format.Format_Grayscale8)


def _far_apart(one: QImage, other: QImage) -> float:
    """The mean difference of two grey pictures, of 255."""
    pairs = zip(bytes(one.constBits()), bytes(other.constBits()), strict=True)
    return fmean(abs(a - b) for a, b in pairs)


def test_every_colour_has_a_shape_of_its_own() -> None:
    assert len({hue(color).shape for color in COLORS}) == len(COLORS)
