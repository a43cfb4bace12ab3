"""A whole game on the real table with the real rules: cards are dragged, prompts answered by keys."""

from __future__ import annotations

import multiprocessing
import random
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from gundam_desktop.bots.random_bot import some_selection
from gundam_desktop.games import find
from gundam_desktop.games.gcg import game, library
from gundam_desktop.records import Player
from gundam_desktop.tabletop import Choice
from gundam_desktop.ui.app.main_window import MainWindow
from gundam_desktop.ui.session.game_session import HUMAN, GameSession
from gundam_desktop.ui.session.pace import Pace
from gundam_desktop.ui.session.services import Services
from gundam_desktop.ui.session.settings import GameSetup
from gundam_desktop.ui.table.layout import TableLayout
from tests.ui import stub_game
from tests.ui.whole.window_driver import item_of, session_of, shown_window

SERVICES = stub_game.services_of(find("gcg"))
STEPS = 8
MOST_MOVES = 600
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[MainWindow]:
    with shown_window(qtbot, SERVICES) as window:
        yield window


def card_at(window: MainWindow, card: int) -> QPointF:
    return item_of(window, card).scenePos()


def zone_at(window: MainWindow, near: bool, zone: str) -> QPointF:
    layout = window.play_page.scene.layout
    assert isinstance(layout, TableLayout)
    box = layout.box(near, zone)
    assert box is not None
    return box.center()


def drag(window: MainWindow, start: QPointF, end: QPointF) -> None:
    """Press, move in steps, release: what a hand does."""
    view, viewport = window.play_page.view, window.play_page.view.viewport()
    first, last = view.mapFromScene(start), view.mapFromScene(end)
    QTest.mouseMove(viewport, first)
    QTest.mousePress(viewport, LEFT, pos=first)
    for step in range(1, STEPS + 1):
        between = QPoint(
            first.x() + (last.x() - first.x()) * step // STEPS, first.y() + (last.y() - first.y()) * step // STEPS
        )
        QTest.mouseMove(viewport, between)
    QTest.mouseRelease(viewport, LEFT, pos=last)


def click(window: MainWindow, at: QPointF) -> None:
    QTest.mouseClick(window.play_page.view.viewport(), LEFT, pos=window.play_page.view.mapFromScene(at))


def act(window: MainWindow) -> None:
    """Do the first thing that the game offers, as a player would."""
    session = session_of(window)
    decision = session.decision
    if decision.groups:
        for card in decision.candidates[: max(1, decision.least)]:
            click(window, card_at(window, card))
            if session.decision != decision:
                return
        QTest.keyClick(window, Qt.Key.Key_Space)
        return
    if decision.kind == "main":
        deploys = [choice for choice in session.legal_choices(0) if choice.verb == "deploy"]
        attacks = [choice for choice in session.legal_choices(0) if choice.verb == "attack" and not choice.target]
        if deploys:
            own = library.face(session.view(0).cards[deploys[0].card].number)
            end = zone_at(window, True, "base" if own.type == "base" else "battle")
            drag(window, card_at(window, deploys[0].card), end)
            return
        if attacks:
            drag(window, card_at(window, attacks[0].card), zone_at(window, False, "shields"))
            return
    options = window.play_page.side.answers.options
    QTest.keyClick(window, Qt.Key.Key_1 if options else Qt.Key.Key_Space)


def test_a_game_is_won_by_dragging_cards(qtbot: QtBot, window: MainWindow) -> None:
    assert window.launcher.play(
        GameSetup(decks=("official-004", "official-005"), opponent="first", starter="first seat", seed=1)
    )
    session = session_of(window)
    moves = 0
    while True:
        qtbot.waitUntil(lambda: session.over or session.decision.player == 0)
        if session.over:
            break
        before = len(session.history(0)), session.decision
        act(window)
        assert (len(session.history(0)), session.decision) != before, f"nothing came of {session.decision}"
        moves += 1
        assert moves < MOST_MOVES
    assert session.view(0).result == "0"
    assert "Victory" in window.play_page.frame.result.text
    assert "You win!" in [row.text for row in window.play_page.side.log.list.lines.rows]
    QTest.keyClick(window, Qt.Key.Key_Space)
    assert window.session is not session
    assert not session_of(window).over


def test_a_drop_that_is_not_legal_changes_nothing_and_says_why(qtbot: QtBot, window: MainWindow) -> None:
    assert window.launcher.play(
        GameSetup(decks=("official-004", "official-005"), opponent="first", starter="first seat", seed=1)
    )
    session = session_of(window)
    qtbot.waitUntil(lambda: session.decision.player == 0)
    QTest.keyClick(window, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: session.decision.kind == "main" and session.decision.player == 0)
    view = session.view(0)
    legal = {choice.card for choice in session.legal_choices(0)}
    units = [card for card in view.zones[0, "hand"] if library.face(view.cards[card].number).type == "unit"]
    card = next(card for card in units if card not in legal)
    before = session.history(0)[:]
    drag(window, card_at(window, card), zone_at(window, True, "battle"))
    assert session.history(0) == before
    refusal = session.explain(0, Choice("deploy", card))[0]
    assert refusal.clause in window.play_page.side.reasons.text


def test_any_course_of_a_game_can_be_shown(window: MainWindow, rng: random.Random) -> None:
    first, second = rng.choices(library.deck_names(), k=2)
    assert window.launcher.play(GameSetup(decks=(first, second), opponent=HUMAN, seed=rng.randrange(1000)))
    session, match = session_of(window), window.play_page
    for _ in range(MOST_MOVES):
        if session.over:
            break
        if match.curtain.is_down:
            match.press("Space")
        seat = session.decision.player
        assert match.viewer == seat
        view = session.view(seat)
        match.point_at(rng.choice(list(view.cards)))
        choices = session.legal_choices(seat)
        match.choose(rng.choice(choices) if choices else some_selection(session.decision, rng))
    assert session.over
    assert match.frame.result.isVisible()


def test_two_bots_finish_a_game(qtbot: QtBot, rng: random.Random) -> None:
    decks = (library.deck("official-004"), library.deck("official-005"))
    seats = (
        Player(name="Ann", level="random", deck_name="official-004"),
        Player(name="Ben", level="greedy", deck_name="official-005"),
    )
    seed = rng.randrange(1000)
    session = GameSession(
        stub_game.course_of(game.start(decks, seed), seats, seed), Services(), decks, Pace(bot_pause=0)
    )
    said: list[str] = []
    session.notice.connect(said.append)
    session.begin()
    qtbot.waitUntil(lambda: session.over)
    assert said == []
    assert session.view(0).result in ("0", "1", "draw")
    assert multiprocessing.active_children() == []
