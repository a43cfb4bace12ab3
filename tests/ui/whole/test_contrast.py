"""On every page, in every dialog and on the tables of all games, texts stand out enough, in each theme."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QWidget
from pytestqt.qtbot import QtBot

from gundam_desktop.bots.random_bot import some_selection
from gundam_desktop.coach.forced import Proof
from gundam_desktop.coach.review import Verdict
from gundam_desktop.games import KEYS, find
from gundam_desktop.ui.app.main_window import MainWindow
from gundam_desktop.ui.saved_games.summary.review_panel import ReviewPanel
from gundam_desktop.ui.session.game_session import HUMAN
from gundam_desktop.ui.session.services import Services
from gundam_desktop.ui.session.settings import GameSetup, Settings
from tests.ui.contrast import faint_texts, painted_texts

pytestmark = pytest.mark.usefixtures("as_before")
LIST = "4 ST01-001\n3 Gundam\nnobody knows this line\n"
CHOICES = 40
"""Choices after which a game is in its middle."""


@pytest.fixture(params=["dark", "light", "dark safe", "light safe"])
def window(request: pytest.FixtureRequest, qtbot: QtBot) -> Iterator[MainWindow]:
    """A window in one of the themes."""
    theme, _, safe = request.param.partition(" ")
    window = MainWindow(
        Services(),
        Settings(theme=theme, safe_colors=bool(safe), window=(1280, 720), animation=0, bot_pause=0, confirm_end=False),
    )
    qtbot.addWidget(window)
    window.show()
    yield window
    window.close()


def faint_after(window: MainWindow, shows: dict[str, Callable[[], object]]) -> dict[str, list[str]]:
    """Show one thing after the other; the faint texts of each, by its name, if it has any."""
    found = {}
    for name, show in shows.items():
        show()
        QApplication.processEvents()
        dialogs = [dialog for dialog in window.findChildren(QDialog) if dialog.isVisible()]
        shown: list[QWidget] = [*dialogs] or [window]
        assert all(painted_texts(each) for each in shown), name
        if faint := [text for each in shown for text in faint_texts(each)]:
            found[name] = faint
        for dialog in reversed(dialogs):
            dialog.close()
        QApplication.processEvents()
    return found


@pytest.mark.sampled(1)
def test_texts_of_pages_and_dialogs_can_be_read(window: MainWindow) -> None:
    learning = window.learning
    shows: dict[str, Callable[[], object]] = {
        "start page": window.show_welcome,
        "settings": window.settings_controller.show,
        "keys": window.help.show_keys,
        "keys to change": window.help.change_keys,
        "about": window.help.show_about,
        "learn": learning.show,
        "lesson": lambda: learning.open_lesson(next(iter(learning._known.course.lessons))),
        "rule book": lambda: window.rule_book.show("8-3-1", "1.9"),
        "online": window.online.show,
        "host": window.online.online.ask_host,
        "join": window.online.online.ask_join,
        "deck builder": lambda: window.decks.open("official-004"),
        "decks": window.decks.show_library,
        "import": lambda: window.decks.import_text(LIST),
        "export": window.decks.export,
        "statistics": window.decks.windows.show_statistics,
        "collection": window.decks.windows.show_collection,
    }
    assert faint_after(window, shows) == {}


@pytest.mark.sampled(1)
@pytest.mark.parametrize("game", KEYS)
def test_texts_of_a_table_can_be_read(game: str, window: MainWindow) -> None:
    setup = GameSetup(
        game=game, decks=find(game).first_decks, names=("Ann", "Ben"), opponent=HUMAN, starter="first seat", seed=3
    )
    assert window.launcher.play(setup)
    session, chance = window.session, random.Random(3)
    assert session is not None
    for _ in range(CHOICES):
        legal = session.legal_choices(session.decision.player)
        choice = chance.choice(legal) if legal else some_selection(session.decision, chance)
        assert session.choose(session.decision.player, choice)
    window.play_page.curtain.lift()
    assert faint_after(window, {"table": window.show_table}) == {}


@pytest.mark.sampled(1)
def test_texts_after_a_game_can_be_read(window: MainWindow) -> None:
    """The result of one who has won, of one who has lost and of two friends; what decided the game, and its review."""
    assert window.launcher.play(GameSetup(names=("Ann", "Ben"), opponent=HUMAN, starter="first seat", seed=3))
    session, chance = window.session, random.Random(3)
    assert session is not None
    while not session.over:
        legal = [choice for choice in session.legal_choices(session.decision.player) if choice.verb != "concede"]
        choice = chance.choice(legal) if legal else some_selection(session.decision, chance)
        assert session.choose(session.decision.player, choice)
    window.play_page.curtain.lift()
    QApplication.processEvents()
    panel = window.play_page.frame.result
    assert panel.isVisible()
    result = panel._result
    assert result is not None

    for won in (True, False, None):
        panel.show_result(result._replace(outcome=result.outcome._replace(won=won)), "Play again", "Ann 1 : 0 Ben")
        assert painted_texts(panel)
        assert faint_texts(panel) == [], won

    def show_review() -> None:
        window.after_game.show()
        (review,) = window.findChildren(ReviewPanel)
        history = window.after_game.history
        assert history is not None
        move = next(place for place, move in enumerate(history.moves) if move.text.startswith("attack"))
        played = history.moves[move].text
        proofs: tuple[Proof, ...] = ("", "missed win", "allowed loss")
        review.run.results = [[(0, Verdict(move, played, played, 14.2, 3.9, proof, 60, 50)) for proof in proofs]]
        review.run.count = 1
        review._show()

    assert faint_after(window, {"what decided it": window.after_game.show, "review": show_review}) == {}


def test_a_faint_text_is_found(qtbot: QtBot) -> None:
    label = QLabel("Words")
    qtbot.addWidget(label)
    for ink, is_faint in (("#777777", True), ("#767676", False), ("rgba(0, 0, 0, 80)", True)):
        label.setStyleSheet(f"background: white; font-size: 16px; color: {ink}")
        assert bool(faint_texts(label)) == is_faint, ink
    label.setStyleSheet("background: white; font-size: 30px; color: #777777")
    assert not faint_texts(label)
