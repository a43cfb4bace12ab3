"""Widgets follow theme, scale and language, each change once, wherever they are."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QLabel, QMainWindow, QWidget
from pytestqt.qtbot import QtBot

from gundam_desktop.ui.style.ambient import Ambient
from gundam_desktop.ui.style.appearance import install_language
from gundam_desktop.ui.style.scaling import USUAL, scale, set_scale_for
from gundam_desktop.ui.style.stylesheets import menu_style
from gundam_desktop.ui.style.theme import DARK, LIGHT, install_theme, painting_in, theme
from gundam_desktop.ui.style.translation import language


class Follower(Ambient, QLabel):
    """Writes down what it is told to refresh."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.told: list[object] = []
        self.refresh_colors()
        self.told.clear()

    def refresh_colors(self) -> None:
        self.setStyleSheet(f"color: {theme().text}")  # which changes the palette, too
        self.told.append(theme().name)

    def refresh_sizes(self) -> None:
        self.told.append(scale())

    def refresh_texts(self) -> None:
        self.told.append(language())


@pytest.fixture(params=["alone", "hidden", "in a window with a style sheet"])
def follower(request: pytest.FixtureRequest, qtbot: QtBot) -> Iterator[Follower]:
    """A label as it may be found in the client."""
    window = QMainWindow()
    if request.param == "in a window with a style sheet":
        window.setStyleSheet(menu_style())
    made = Follower(None if request.param == "alone" else window)
    for widget in (made, window):
        qtbot.addWidget(widget)
    window.show()
    made.setVisible(request.param != "hidden")
    QApplication.processEvents()
    made.told.clear()
    yield made
    window.close()


def test_a_theme_is_followed_at_once_and_once(follower: Follower) -> None:
    for wanted in (LIGHT, DARK):
        install_theme(wanted)
        assert follower.told == [wanted.name]
        QApplication.processEvents()
        assert follower.told == [wanted.name]
        follower.told.clear()
    install_theme(DARK)
    assert follower.told == [], "nothing has changed"


def test_a_language_is_followed_once(follower: Follower) -> None:
    for wanted in ("ja", "zh", "en"):
        install_language(wanted)
        QApplication.processEvents()
        texts = [told for told in follower.told if isinstance(told, str)]
        assert texts == [wanted]
        follower.told.clear()


def test_the_scale_is_followed(follower: Follower) -> None:
    try:
        set_scale_for(USUAL * 2)
        assert set(follower.told) == {2.0}
    finally:
        set_scale_for(USUAL)


def test_the_palette_alone_is_no_new_theme(follower: Follower) -> None:
    QApplication.sendEvent(follower, QEvent(QEvent.Type.PaletteChange))
    follower.setStyleSheet("color: red")
    QApplication.processEvents()
    assert "dark" not in follower.told


def test_a_picture_can_be_painted_in_another_theme(follower: Follower) -> None:
    with painting_in(LIGHT):
        assert theme() is LIGHT
        with painting_in(DARK):
            assert theme() is DARK
    assert theme() is DARK
    assert follower.told == []
