"""In every window, dialog, panel, menu and question, and on the table, all texts fit: in each language, at 1280x720."""

from __future__ import annotations

import itertools
import json
import random
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QMenu, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from gundam_desktop.games.gcg import library
from gundam_desktop.locate import resource
from gundam_desktop.ui.app.game_defaults import show_bad_deck
from gundam_desktop.ui.app.main_window import MainWindow
from gundam_desktop.ui.cards import card_pixmap
from gundam_desktop.ui.play.panels.answer_buttons import AnswerButton
from gundam_desktop.ui.play.panels.coach_panel import CoachLine
from gundam_desktop.ui.play.panels.side_column import SideColumn
from gundam_desktop.ui.session.services import Services
from gundam_desktop.ui.session.settings import Settings
from gundam_desktop.ui.style import message_box, text_overflow
from gundam_desktop.ui.style.appearance import install_language
from gundam_desktop.ui.table.items.card_item import CardItem
from tests.ui.clipping import clipped
from tests.ui.pictures.known_positions import FOLDER, PICTURES, Language, Shown

pytestmark = [
    pytest.mark.qt_log_ignore("^This plugin does not support grabbing the keyboard$", extend=True),
    pytest.mark.usefixtures("as_before"),
]

SIZE = (1280, 720)
LANGUAGES: tuple[Language, ...] = ("en", "ja", "zh")
Log = pytest.LogCaptureFixture


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> Language:
    found: Language = request.param
    return found


@pytest.fixture
def shown(language: Language) -> Iterator[Shown]:
    """The crowded table in a window."""
    yield from _shown(language)


@pytest.fixture
def in_english() -> Iterator[Shown]:
    yield from _shown("en")


def _shown(language: Language) -> Iterator[Shown]:
    shown = Shown(FOLDER / "crowded.yaml", "dark", language, SIZE)
    yield shown
    shown.close()


@pytest.mark.sampled(3)
@pytest.mark.parametrize("name", [picture.name for picture in PICTURES])
def test_all_texts_of_a_position_fit(name: str, language: Language, caplog: Log) -> None:
    picture = next(picture for picture in PICTURES if picture.name == name)
    shown = Shown(FOLDER / f"{name}.yaml", "dark", language, SIZE)
    if picture.clicked:
        shown.click(picture.clicked)
    if picture.pointed:
        shown.point(picture.pointed)
    found = clipped(shown.window, caplog)
    shown.close()
    assert found == []


@pytest.mark.sampled(1)
@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080), (3840, 2160)])
def test_all_texts_fit_at_other_sizes(size: tuple[int, int], language: Language, caplog: Log) -> None:
    for name in ("crowded", "burst", "victory"):
        shown = Shown(FOLDER / f"{name}.yaml", "dark", language, size)
        found = clipped(shown.window, caplog)
        shown.close()
        assert found == [], name


@pytest.mark.sampled(2)
@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1440, 900)])
def test_nothing_beside_the_table_is_covered(size: tuple[int, int], language: Language) -> None:
    shown = Shown(FOLDER / "waiting_effects.yaml", "dark", language, size)
    side = shown.window.play_page.side
    alone = side.answers
    side.offer(alone._replace(second=AnswerButton("A second button", "N", None)), "")
    QApplication.processEvents()
    assert not side.waiting.isHidden()
    beside_waiting = covered_parts(side)
    side.waiting.show_waiting(())
    side.offer(alone, "")  # three ranked choices are no question with two answers
    long = CoachLine("2. Gundam Aerial (Permet Score Six): Attack Geara Zulu: 52 %")
    side.coach.show_lines([CoachLine("Ann: a little ahead. Chances to win:"), *[long] * 3])
    QApplication.processEvents()
    beside_coach = covered_parts(side)
    shown.close()
    assert (beside_waiting, beside_coach) == ([], [])


def covered_parts(side: SideColumn) -> list[tuple[str, str]]:
    """Pairs of the column's parts of which one covers the other."""
    parts = [part for part in side.findChildren(QWidget) if part.parent() is side and part.isVisible()]
    return [
        (type(one).__name__, type(other).__name__)
        for one, other in itertools.combinations(parts, 2)
        if one.geometry().intersects(other.geometry())
    ]


@pytest.mark.sampled(1)
def test_all_texts_fit_before_a_game(language: Language, caplog: Log, qtbot: QtBot) -> None:
    install_language(language)
    window = MainWindow(Services(), Settings(language=language, window=SIZE))
    qtbot.addWidget(window)
    window.show()
    assert clipped(window, caplog) == []


@pytest.mark.sampled(1)
def test_all_texts_of_the_curtain_fit(shown: Shown, caplog: Log) -> None:
    shown.window.play_page.curtain.fall("Somebody with a long name")
    assert clipped(shown.window, caplog) == []


@pytest.mark.sampled(1)
def test_all_menus_fit(shown: Shown, caplog: Log) -> None:
    menus = [menu for menu in shown.window.menuBar().findChildren(QMenu) if menu.actions()]
    assert len(menus) > 3
    for menu in menus:
        menu.popup(QPoint(0, 0))
        assert clipped(menu, caplog) == []
        menu.close()


@pytest.mark.sampled(1)
def test_the_menu_of_each_card_fits(shown: Shown, caplog: Log) -> None:
    cards = [item.card for item in shown.window.play_page.scene.items() if isinstance(item, CardItem) and item.face]
    for card in cards:
        shown.window.play_page.scene.menu_wanted.emit(card, QPoint(0, 0))
        menu = QApplication.activePopupWidget()
        assert isinstance(menu, QMenu)
        assert clipped(menu, caplog) == []
        menu.close()


@pytest.mark.sampled(1)
def test_all_reasons_fit_beside_each_card(shown: Shown, caplog: Log) -> None:
    for item in shown.window.play_page.scene.items():
        if isinstance(item, CardItem) and item.face:
            shown.window.play_page.point_at(item.card)
            assert clipped(shown.window.play_page.side, caplog) == []


@pytest.mark.sampled(1)
def test_all_dialogs_fit(shown: Shown, caplog: Log) -> None:
    window = shown.window
    for ask in (
        window.launcher.ask_new_game,
        window.help.show_keys,
        window.help.show_about,
        window.conceding.ask,
        lambda: show_bad_deck(window, ValueError("deck.txt, line 3: a deck has at most 4 cards of one number")),
        lambda: message_box.warn(window, "A title", "A text " * 30, "Details"),
    ):
        ask()
        dialogs = [dialog for dialog in window.findChildren(QDialog) if dialog.isVisible()]
        assert dialogs
        for dialog in dialogs:
            assert clipped(dialog, caplog) == []
            dialog.close()


@pytest.mark.sampled(1)
@pytest.mark.parametrize("width", [100.0, 190.0])
def test_all_cards_fit_on_the_table_and_in_the_zoom(
    width: float, language: Language, caplog: Log, rng: random.Random, times: Callable[[int], int]
) -> None:
    """Names and texts are whole, but for long names on the smallest faces. The longest are always among those tried."""
    install_language(language)
    faces = sorted((library.face(number, language) for number in every_number()), key=lambda face: len(face.name))
    wordy = sorted(faces, key=lambda face: sum(len(ability.text) for ability in face.text))
    high = sorted(faces, key=lambda face: sum(len(str(figure)) for figure in face.figures if figure is not None))
    tried = {*faces[-12:], *wordy[-12:], *high[-12:], *rng.sample(faces, times(len(faces)))}
    caplog.set_level("DEBUG", text_overflow.logger.name)
    for face in tried:
        card_pixmap(face, width, 1.0)
    assert caplog.messages == []


def every_number() -> list[str]:
    files = sorted((resource("fonts").parents[1] / "cardsets").glob("*.json"))
    return [card["number"] for file in files for card in json.loads(file.read_text(encoding="utf-8"))["cards"]]


# that the search finds something


def with_a_long_label(window: MainWindow) -> None:
    window.play_page.side.main.set_caption("A button that names an act with far too many words", "Space")


def with_a_long_status(window: MainWindow) -> None:
    window.play_page.side.status.setFixedHeight(24)
    window.play_page.side.status.show_status("Somebody decides something about somebody else " * 3, own=True)


def with_a_long_name(window: MainWindow) -> None:
    window.play_page.scene.set_seats(("Ann", "A player whose name never comes to an end at all"))


def with_a_long_title(window: MainWindow) -> None:
    window.play_page.side.reasons.set_title(
        "What can be done with this card, and what cannot, and why, and by which clause of the rules"
    )


def with_a_narrow_button(window: MainWindow) -> None:
    button = QPushButton("A button of the window itself", window)
    button.setGeometry(0, 0, 60, 30)
    button.show()


Change = Callable[[MainWindow], None]
CHANGES = (with_a_long_label, with_a_long_status, with_a_long_name, with_a_long_title, with_a_narrow_button)


@pytest.mark.sampled(2)
@pytest.mark.parametrize("change", CHANGES, ids=[change.__name__ for change in CHANGES])
def test_a_text_that_is_too_long_is_found(change: Change, in_english: Shown, caplog: Log) -> None:
    change(in_english.window)
    assert clipped(in_english.window, caplog)


def test_a_card_with_too_much_on_it_is_found(caplog: Log) -> None:
    caplog.set_level("DEBUG", text_overflow.logger.name)
    face = library.face("ST01-001", "en")
    card_pixmap(face._replace(name="A machine " * 20), 272, 1.0)
    card_pixmap(face._replace(text=face.text * 40), 272, 1.0)
    assert len(caplog.messages) == 2


def test_a_label_without_room_is_found(qtbot: QtBot, caplog: Log) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    label = QLabel("Some words that need two lines", parent)
    label.setWordWrap(True)
    parent.resize(320, 60)
    parent.show()
    label.resize(300, 40)
    assert not clipped(parent, caplog)
    label.resize(80, 20)
    assert clipped(parent, caplog)
