"""Everything around the table grows with the window, and shrinks with it again."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import pytest
from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QApplication, QLabel, QMenuBar, QWidget
from pytestqt.qtbot import QtBot

from gundam_desktop.ui.app.main_window import MainWindow
from gundam_desktop.ui.app.settings_dialog import SettingsDialog
from gundam_desktop.ui.style.scaling import (
    BASE_SIZE,
    resize_within_screen,
    scale,
    set_scale_for,
    set_text_size,
    text_size,
)
from tests.ui.clipping import clipped
from tests.ui.pictures.known_positions import FOLDER, Shown

SIZES = ((1024, 640), (1280, 720), (1440, 900), (1920, 1080), (2560, 1440), (3840, 2160))


@pytest.fixture(autouse=True)
def usual_again(qapp: QApplication) -> Iterator[None]:
    yield
    set_text_size(100)
    set_scale_for(QSize(1440, 900))


def crowded(size: tuple[int, int]) -> Shown:
    return Shown(FOLDER / "crowded.yaml", "dark", "en", size)


def letters(window: MainWindow) -> list[float]:
    """How high the letters of all kinds of places are."""
    side = window.play_page.side
    places: list[QWidget] = [side.status, side.log.list, window.menuBar(), *side.reasons.findChildren(QLabel)]
    return [QFontMetricsF(place.font()).height() for place in places]


def test_a_window_is_no_larger_than_its_screen_has_room_for(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    room = window.screen().availableSize()
    resize_within_screen(window, 300, 200)
    assert window.size() == QSize(300, 200)
    resize_within_screen(window, 9000, 9000)
    assert window.width() == room.width()
    assert room.height() - 40 < window.height() < room.height()


def test_a_large_window_has_large_letters_and_a_small_one_small_ones_again() -> None:
    shown = crowded((1440, 900))
    window, side = shown.window, shown.window.play_page.side
    usual, main = letters(window), side.main.height()
    window.resize(3840, 2160)
    QApplication.processEvents()
    assert scale() == pytest.approx(2.4, abs=0.1)
    assert all(now > 2.2 * then for now, then in zip(letters(window), usual, strict=True))
    assert side.main.height() == pytest.approx(2.4 * main, abs=3)
    assert side.width() > 600
    window.resize(1440, 900)
    QApplication.processEvents()
    assert window.size() == QSize(1440, 900)
    assert letters(window) == usual
    assert side.main.height() == main
    shown.close()


def test_a_dialog_has_the_letters_of_its_window() -> None:
    shown = crowded((3840, 2160))
    shown.window.launcher.ask_new_game()
    dialog = QApplication.activeModalWidget()
    assert dialog is not None
    sizes = {widget.font().pixelSize() for widget in dialog.findChildren(QLabel)}
    assert min(sizes) == round(BASE_SIZE * scale())
    assert len(sizes) == 2, "only its title is larger"
    shown.close()


@pytest.mark.parametrize("size", SIZES, ids=[f"{width}x{height}" for width, height in SIZES])
def test_nothing_around_the_table_overlaps_or_is_cut_off(qtbot: QtBot, size: tuple[int, int]) -> None:
    shown = crowded(size)
    window, side = shown.window, shown.window.play_page.side
    assert window.size() == QSize(*size)
    parts = [part for part in side.children() if isinstance(part, QWidget) and part.isVisible()]
    for part in parts:
        assert side.rect().contains(part.geometry()), part
        assert part.height() >= part.minimumSizeHint().height(), part
    assert [pair for pair in combinations(parts, 2) if pair[0].geometry().intersects(pair[1].geometry())] == []
    frame, menu = window.play_page.frame, window.findChild(QMenuBar)
    assert menu is not None
    assert frame.geometry().right() < side.geometry().left()
    assert side.geometry().right() < window.play_page.width()
    assert menu.geometry().bottom() < window.pages.geometry().top() + 1
    shown.close()


@pytest.mark.parametrize("size", SIZES, ids=[f"{width}x{height}" for width, height in SIZES])
def test_the_zoom_covers_nothing_of_the_table(size: tuple[int, int]) -> None:
    """Whatever the mouse is over: what shows it large stands beside the table, and no window opens over it."""
    shown = crowded(size)
    match = shown.window.play_page
    windows = {window for window in QApplication.topLevelWidgets() if window.isVisible()}
    for number in ("ST04-012", "ST01-001", "GD02-020", "ST01-015", "ST02-015", "GD04-117"):
        shown.point(number)
        face = match.side.zoom.zoom.face
        assert face is not None
        assert face.number == number
        zoom = match.side.zoom.zoom
        assert zoom.width() >= 170  # its text can be read
        at = QRect(zoom.mapTo(match, QPoint(0, 0)), zoom.size())
        assert not at.intersects(match.frame.geometry())
        assert match.rect().contains(at)
        assert {window for window in QApplication.topLevelWidgets() if window.isVisible()} == windows
    shown.close()


@pytest.mark.sampled(2)
@pytest.mark.parametrize("size", SIZES, ids=[f"{width}x{height}" for width, height in SIZES])
@pytest.mark.parametrize("percent", [90, 200])
def test_at_every_text_size_nothing_is_covered_or_cut_off(
    size: tuple[int, int], percent: int, caplog: pytest.LogCaptureFixture
) -> None:
    shown = crowded(size)
    shown.window.settings_controller.change("text_size", percent)
    shown.point("ST04-012")
    QApplication.processEvents()
    assert shown.window.size() == QSize(*size)
    side = shown.window.play_page.side
    parts = [part for part in side.children() if isinstance(part, QWidget) and part.isVisible()]
    assert [pair for pair in combinations(parts, 2) if pair[0].geometry().intersects(pair[1].geometry())] == []
    assert clipped(shown.window, caplog) == []
    shown.close()


def test_the_text_size_is_used_at_once_everywhere() -> None:
    shown = crowded((1920, 1080))
    window = shown.window
    window.settings_controller.show()
    (dialog,) = window.findChildren(SettingsDialog)
    usual, labels = letters(window), [label for label in dialog.findChildren(QLabel) if label.text()]
    before = [QFontMetricsF(label.font()).height() for label in labels]
    window.settings_controller.change("text_size", 130)
    QApplication.processEvents()
    assert all(now == pytest.approx(1.3 * then, rel=0.08) for now, then in zip(letters(window), usual, strict=True))
    assert [QFontMetricsF(label.font()).height() for label in labels] == pytest.approx(
        [1.3 * h for h in before], rel=0.08
    )
    window.settings_controller.change("text_size", 100)
    assert letters(window) == usual
    dialog.close()
    shown.close()


def test_a_text_size_that_a_small_window_has_no_room_for_comes_with_a_larger_one() -> None:
    shown = crowded((1024, 640))
    shown.window.settings_controller.change("text_size", 150)
    small = text_size()
    shown.window.resize(1920, 1080)
    QApplication.processEvents()
    assert 1 <= small < text_size() == pytest.approx(1.5, abs=0.05)
    shown.close()


def test_the_deck_builder_grows_with_the_window_as_the_table_does() -> None:
    shown = crowded((1440, 900))
    shown.window.decks.show()
    shown.window.resize(3840, 2160)
    QApplication.processEvents()
    assert scale() == pytest.approx(2.4, abs=0.1)
    shown.close()
