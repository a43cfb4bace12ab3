"""A question has one place on the table, whatever it asks, in every game, language, size of text and size of window."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import NamedTuple

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gundam_desktop import locate
from gundam_desktop.ui.app.main_window import MainWindow
from gundam_desktop.ui.play.play_page import PlayPage
from gundam_desktop.ui.session.game_session import HUMAN
from gundam_desktop.ui.session.services import Services
from gundam_desktop.ui.session.settings import GameSetup, Settings
from gundam_desktop.ui.style.appearance import install_language
from gundam_desktop.ui.style.scaling import set_scale_for, set_text_size
from tests.ui.learning.learner import Learner
from tests.ui.pictures.known_positions import FOLDER, PICTURES, Language, Shown
from tests.ui.table_driver import Hand
from tests.ui.whole.test_bars import ASKING

pytestmark = pytest.mark.qt_log_ignore("^This plugin does not support grabbing the keyboard$", extend=True)
SIZES = ((1280, 720), (1440, 900))
WAR = GameSetup(
    game="gundam_war", decks=("blue", "green"), names=("Ann", "Ben"), opponent=HUMAN, starter="first seat", seed=2
)
MOST_MOVES = 40


class PlaceOfQuestion(NamedTuple):
    """Where the bar is in its frame; it may grow upwards."""

    left: int
    right: int
    above_lower_edge: int


def place(page: PlayPage) -> PlaceOfQuestion:
    QApplication.processEvents()
    bar, frame = page.frame.prompt, page.frame
    assert bar.isVisible()
    assert frame.rect().contains(bar.geometry())
    return PlaceOfQuestion(bar.x(), frame.width() - bar.geometry().right(), frame.height() - bar.geometry().bottom())


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    yield
    install_language("en")
    set_text_size(100)
    set_scale_for(QSize(1440, 900))


@pytest.mark.parametrize("language", ["en", "ja", "zh"])
def test_a_question_has_one_place_in_both_games(language: Language, qtbot: QtBot) -> None:
    places: dict[tuple[int, int], set[PlaceOfQuestion]] = {size: set() for size in SIZES}
    pages = chain(pages_with_questions(language), pages_of_gundam_war(language, qtbot))
    for page in pages:
        for size, found in places.items():
            page.window().resize(*size)
            found.add(place(page))
    assert [len(found) for found in places.values()] == [1, 1], places


def pages_with_questions(language: Language) -> Iterator[PlayPage]:
    """The table at known positions. Where cards are looked at, their list is where the bar would be."""
    for picture in PICTURES:
        if picture.name in ASKING and picture.name != "looked_at":
            shown = Shown(FOLDER / f"{picture.name}.yaml", "dark", language, SIZES[0])
            if picture.clicked:
                shown.click(picture.clicked)
            yield shown.window.play_page
            shown.close()


def pages_of_gundam_war(language: Language, qtbot: QtBot) -> Iterator[PlayPage]:
    """The table at the first question of each kind in a game."""
    install_language(language)
    settings = Settings(theme="dark", language=language, animation=0, confirm_end=False, window=SIZES[0])
    hand = Hand(qtbot, window=MainWindow(Services(), settings))
    assert hand.window.launcher.play(WAR)
    kinds = set()
    for _ in range(MOST_MOVES):
        hand.lift()
        seat, kind = hand.session.decision.player, hand.session.decision.kind
        if kind not in kinds and hand.match.frame.prompt.isVisible():
            kinds.add(kind)
            yield hand.match
        acts = ("deploy", "set", "play", "sortie", "attack")
        hand.session.choose(seat, max(hand.session.legal_choices(seat), key=lambda choice: choice.verb in acts))
    assert len(kinds) > 1
    hand.window.close()


@pytest.fixture
def learner(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> Iterator[Learner]:
    monkeypatch.setattr(locate, "scenario_folder", lambda *_: None)  # no thread that reads all scenarios
    settings = Settings(theme="dark", animation=0, bot_pause=0, confirm_end=False, text_size=request.param)
    learner = Learner(qtbot, settings)
    yield learner
    learner.window.close()


def followed(page: PlayPage) -> set[PlaceOfQuestion]:
    """Where the questions of a page are from now on; filled while it is played."""
    places: set[PlaceOfQuestion] = set()
    page.shown.connect(lambda: places.add(place(page)) if page.frame.prompt.isVisible() else None)
    return places


@pytest.mark.parametrize("learner", [100, 150], indirect=True)
@pytest.mark.parametrize("size", SIZES)
def test_it_has_one_place_in_a_lesson_at_any_size_of_text(learner: Learner, size: tuple[int, int]) -> None:
    learner.window.resize(*size)
    places = followed(learner.window.play_page)
    learner.do_lesson("block")
    assert len(places) == 1, places


@pytest.mark.parametrize("learner", [100], indirect=True)
@pytest.mark.parametrize("size", SIZES)
def test_it_has_one_place_in_a_puzzle(learner: Learner, size: tuple[int, int]) -> None:
    learner.window.resize(*size)
    places = followed(learner.window.play_page)
    learner.open("puzzle:rest_the_blocker")
    for _ in range(5):
        if learner.puzzle.run.solved:
            break
        learner.make(learner.best)
    assert len(places) == 1, places
