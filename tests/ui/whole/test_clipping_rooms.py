"""In the rooms around the table (saved games, replays, settings, the deck builder) all texts fit, in each language."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QPixmapCache
from PySide6.QtWidgets import QApplication, QDialog, QTabWidget
from pytestqt.qtbot import QtBot

from gundam_desktop.games.gcg import decks_api, library
from gundam_desktop.records import Store, read_record
from gundam_desktop.ui.app.application import fit_to_screen
from gundam_desktop.ui.app.main_window import SMALLEST, MainWindow
from gundam_desktop.ui.session.game_session import HUMAN
from gundam_desktop.ui.session.services import Services
from gundam_desktop.ui.session.settings import GameSetup, Settings
from gundam_desktop.ui.style.appearance import install_language
from gundam_desktop.ui.style.scaling import FRAME, set_scale_for
from tests.ui.clipping import clipped
from tests.ui.dialog_manners import is_title_whole, letters_twice
from tests.ui.pictures.known_positions import Language

LANGUAGES: tuple[Language, ...] = ("en", "ja", "zh")
SIZE = (1280, 720)
LIST = "4 ST01-001\n2x GM\n3 Gundam\nnobody knows this line\n"
Log = pytest.LogCaptureFixture
pytestmark = pytest.mark.sampled(1)
Open = Callable[[], MainWindow]


@pytest.fixture(params=LANGUAGES)
def window(request: pytest.FixtureRequest, qtbot: QtBot) -> Iterator[MainWindow]:
    """A window in one of the languages."""
    install_language(request.param)
    window = MainWindow(Services(), Settings(language=request.param, window=SIZE, animation=0))
    qtbot.addWidget(window)
    window.show()
    yield window
    window.close()
    install_language("en")
    set_scale_for(QSize(1440, 900))
    QPixmapCache.clear()


def dialogs(window: MainWindow) -> list[QDialog]:
    QApplication.processEvents()
    found = [dialog for dialog in window.findChildren(QDialog) if dialog.isVisible()]
    assert found
    return found


def check(window: MainWindow, caplog: Log) -> None:
    for dialog in dialogs(window):
        assert clipped(dialog, caplog) == []
        assert letters_twice(dialog) == []
        assert is_title_whole(dialog), dialog.windowTitle()
        dialog.close()
    QApplication.processEvents()


def begin_game(window: MainWindow) -> None:
    assert window.launcher.play(
        GameSetup(decks=("official-004", "official-005"), names=("Ann", "Ben"), opponent=HUMAN, seed=1)
    )
    window.play_page.curtain.lift()


@pytest.fixture
def small_screen(monkeypatch: pytest.MonkeyPatch) -> QSize:
    """The room of a screen of 1920 x 1080 at 200 %."""
    room = QSize(960, 540 - FRAME)
    for module in (
        "app.main_window",
        "app.application",
        "app.settings_dialog",
        "style.message_box",
        "style.scaling",
        "style.scroll_column",
    ):
        monkeypatch.setattr(f"gundam_desktop.ui.{module}.screen_room", lambda _window: room)
    return room


def test_the_window_and_what_is_in_it_fit_a_small_screen(small_screen: QSize, window: MainWindow, caplog: Log) -> None:
    fit_to_screen(window)
    window.resize(small_screen)
    assert window.size() == small_screen
    shows: tuple[Callable[[], object], ...] = (
        window.show_welcome,
        window.learning.show,
        lambda: window.learning.open_lesson(next(iter(window.learning._known.course.lessons))),
        lambda: window.rule_book.show("7-4-2", "1.9"),
        lambda: window.decks.open("official-001"),
        lambda: begin_game(window),
    )
    for show in shows:
        show()
        QApplication.processEvents()
        assert window.size() == small_screen
        cut = [each for each in clipped(window, caplog) if not each.startswith("QLineEdit")]  # a name can be scrolled
        assert cut == [], shows.index(show)


def test_dialogs_about_the_program_fit(window: MainWindow, caplog: Log) -> None:
    for show in (window.settings_controller.show, window.help.change_keys, window.help.show_report):
        show()
        check(window, caplog)


def test_saved_games_and_a_replay_fit(window: MainWindow, caplog: Log) -> None:
    begin_game(window)
    assert window.session is not None
    assert window.session.choose(0, window.session.legal_choices(0)[0]) or window.session.choose(
        1, window.session.legal_choices(1)[0]
    )
    window.session.concede(0)
    window.saved_games.show_games()
    check(window, caplog)
    (path,) = Store().folder.glob("*.game")
    assert read_record(path).end is not None
    window.saved_games.watch(path)
    for size in (SIZE, SMALLEST):
        window.resize(*size)
        QApplication.processEvents()
        assert clipped(window, caplog) == []


def test_the_deck_builder_fits(window: MainWindow, caplog: Log, qtbot: QtBot) -> None:
    window.decks.open("official-001")
    qtbot.waitUntil(lambda: clipped(window, caplog) == [])  # its panels get their heights one after the other
    window.decks.open_deck.document.remove("ST01-010", 2)
    window.decks.open_deck.document.add("GD02-001", 6)
    window.decks.page.sidebar.legality.restricted.setChecked(True)
    window.decks.page.cards.switch()
    qtbot.waitUntil(lambda: clipped(window, caplog) == [])  # its panels get their heights one after the other


def test_titles_of_lessons_and_puzzles_fit(window: MainWindow, caplog: Log) -> None:
    window.learning.show()
    for size in (SMALLEST, SIZE, (1440, 900)):
        window.resize(*size)
        QApplication.processEvents()
        assert clipped(window, caplog) == []


def test_the_dialogs_of_the_deck_builder_fit(window: MainWindow, caplog: Log, qtbot: QtBot) -> None:
    window.decks.open("official-001")
    window.decks.save()
    window.decks.show_library()
    check(window, caplog)
    window.decks.import_text(LIST)
    check(window, caplog)
    window.decks.export()
    check(window, caplog)
    window.decks.windows.show_statistics()
    assert window.decks.windows.statistics is not None
    for page in window.decks.windows.statistics.panel.pages:
        window.decks.windows.statistics.panel.open(page)
        qtbot.wait(20)
        within = page.findChildren(QTabWidget)
        for tab in range(within[0].count() if within else 1):
            if within:
                within[0].setCurrentIndex(tab)
                QApplication.processEvents()
            assert clipped(window.decks.windows.statistics, caplog) == [], (page, tab)
            assert letters_twice(window.decks.windows.statistics) == [], (page, tab)
    window.decks.show_clause("5-1-1-3")
    check(window, caplog)


def test_a_sideboard_fits_in_the_builder_and_between_two_games(window: MainWindow, caplog: Log, qtbot: QtBot) -> None:
    deck = library.deck("official-004").model_copy(
        update={"name": "Sided", "comment": "", "sideboard": (("GD01-008", 4), ("GD01-001", 4), ("GD01-002", 2))}
    )
    window.decks.open_deck.open(deck)
    window.decks.show()
    window.decks.page.switch_part()
    qtbot.wait(50)
    assert clipped(window, caplog) == []
    decks_api.player_repository().add(deck)
    window.launcher.ask_new_game()
    assert window.launcher.dialog is not None
    window.launcher.dialog.more.chips[2].click()
    window.launcher.dialog.more.match.setCurrentIndex(1)
    window.launcher.dialog.more.minutes.setValue(30)
    chooser = window.launcher.dialog.decks[0]
    chooser.open_picker()
    assert chooser.picker is not None
    assert clipped(chooser.picker, caplog) == []
    chooser.picker.reject()
    check(window, caplog)
    names = ("A name of twenty lett", "Another one that long")
    setup = GameSetup(decks=("Sided", "Sided"), names=names, opponent=HUMAN, seed=1, best_of=3, sideboards=True)
    for width, height in ((1024, 640), SIZE):
        window.resize(width, height)
        assert window.launcher.play(setup)
        assert window.session is not None
        window.session.concede(0)
        window.launcher.rematch()
        assert window.launcher.exchange is not None
        dialog = window.launcher.exchange.dialog
        assert dialog is not None
        assert clipped(dialog, caplog) == []
        dialog.curtain.lift()
        dialog.move_card("GD01-008", into_sideboard=False)
        check(window, caplog)


def test_the_rule_book_and_the_rule_at_work_fit(window: MainWindow, caplog: Log) -> None:
    begin_game(window)
    window.play_page.rule.set_open(True)
    window.play_page.rule.panel.toggle_pin()
    for size in ((1280, 720), (1024, 640)):
        window.resize(*size)
        window.show_table()
        assert clipped(window, caplog) == []
        window.rule_book.show("8-3-1", "1.9")
        page = window.rule_book.page
        assert page is not None
        page.set_reading(page.reading._replace(compare=True, second="en"))
        page.open_beside("3-4-1")
        page.copy()
        assert clipped(window, caplog) == []
