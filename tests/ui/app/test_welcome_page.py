"""The page of the welcome: its choices by mouse and keys, its languages, that all of it fits."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication
from pytestqt.qtbot import QtBot

from gundam_desktop.ui.app.main_window import MainWindow
from gundam_desktop.ui.app.welcome_page import WelcomePage
from gundam_desktop.ui.session.services import Services
from gundam_desktop.ui.session.settings import Settings
from gundam_desktop.ui.style.scaling import set_scale_for, set_text_size
from tests.ui.clipping import clipped

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def page(qtbot: QtBot) -> WelcomePage:
    page = WelcomePage()
    qtbot.addWidget(page)
    page.resize(1280, 700)
    page.show()
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    return page


@pytest.fixture
def usual_scale() -> Iterator[None]:
    yield
    set_text_size(100)
    set_scale_for(QSize(1440, 900))


@pytest.mark.parametrize(
    ("button", "signal"),
    [
        ("play", "play_wanted"),
        ("learn", "learn_wanted"),
        ("friend", "friend_wanted"),
        ("build", "build_wanted"),
        ("form", "form_wanted"),
    ],
)
def test_each_choice_is_taken_by_a_click(page: WelcomePage, qtbot: QtBot, button: str, signal: str) -> None:
    with qtbot.waitSignal(getattr(page, signal)):
        QTest.mouseClick(getattr(page, button), LEFT)


def test_a_game_to_go_on_with_is_offered_only_when_there_is_one(page: WelcomePage, qtbot: QtBot) -> None:
    assert not page.go_on.isVisible()
    page.offer_to_go_on("Continue: Ann against Ben", "Turn 3", kept=True)
    assert page.go_on.isVisible()
    with qtbot.waitSignal(page.continue_wanted):
        QTest.mouseClick(page.go_on, LEFT)
    with qtbot.waitSignal(page.archive_wanted):
        QTest.mouseClick(page.archive, LEFT)
    page.offer_to_go_on("Back to the table: Ann against Ben", "Turn 3")
    assert not page.archive.isVisible()


def test_every_choice_is_reached_by_arrows_and_has_a_name(page: WelcomePage) -> None:
    page.take_keys()
    assert page.focusWidget() is page.play
    seen: list[QAbstractButton] = []
    for _ in range(12):
        focused = QApplication.focusWidget()
        assert isinstance(focused, QAbstractButton)
        assert focused.accessibleName() or focused.text()
        seen.append(focused)
        QTest.keyClick(focused, Qt.Key.Key_Down)
    assert {page.play, *page.decks, page.learn, page.friend, page.online, page.build, page.form} <= set(seen)
    QTest.keyClick(page.learn, Qt.Key.Key_Up)


def test_the_keys_begin_with_the_game_to_go_on_with(page: WelcomePage) -> None:
    page.offer_to_go_on("Continue: Ann against Ben", "Turn 3", kept=True)
    page.take_keys()
    assert page.focusWidget() is page.go_on


def test_a_language_is_chosen_before_anything_else_has_to_be_read(page: WelcomePage, qtbot: QtBot) -> None:
    assert page.languages["en"].isChecked()
    with qtbot.waitSignal(page.language_wanted) as wanted:
        QTest.mouseClick(page.languages["ja"], LEFT)
    assert wanted.args == ["ja"]


@pytest.mark.usefixtures("usual_scale")
@pytest.mark.parametrize("language", ["en", "ja", "zh"])
@pytest.mark.parametrize(
    ("size", "percent"),
    [((960, 510), 100), ((1024, 640), 100), ((1280, 680), 150), ((1280, 720), 100), ((3840, 2160), 100)],
)
def test_all_of_it_fits(
    qtbot: QtBot, size: tuple[int, int], percent: int, language: str, caplog: pytest.LogCaptureFixture
) -> None:
    window = MainWindow(
        Services(), Settings.model_validate({"language": language, "window": size, "text_size": percent})
    )
    qtbot.addWidget(window)
    window.setMinimumSize(0, 0)  # as on a screen that has no more room
    window.show()
    window.resize(*size)
    window.show_welcome()
    page = window.welcome.page
    longest = "Continue: A name of twenty lett against Another one that long"
    page.offer_to_go_on(longest, "Turn 12: A name of twenty lett decides · 11/23/26, 8:42 PM", kept=True)
    assert clipped(window, caplog) == []
    tiles = [page.go_on, page.play, page.learn, page.friend, page.online, page.build, page.form, *page.decks]
    boxes = [tile.geometry() for tile in tiles]
    assert all(page._middle.rect().contains(box) for box in boxes)
    assert not any(one.intersects(other) for at, one in enumerate(boxes) for other in boxes[:at])
    assert window.size().toTuple() == size


def test_nothing_moves_when_the_game_to_go_on_with_is_found(page: WelcomePage) -> None:
    """It is looked for while the page is shown already."""
    page.keep_room(True)
    QApplication.processEvents()
    before = page.play.geometry()
    page.offer_to_go_on("Continue: a game", "Turn 3", kept=True)
    QApplication.processEvents()
    assert page.play.geometry() == before
    page.offer_to_go_on("", "")
    page.keep_room(False)
    QApplication.processEvents()
    assert page.play.y() < before.y()
