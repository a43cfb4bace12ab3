"""The Zoids Battle Card Game in the window: played by mouse and by keys, the die, reach, texts that fit."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QPixmapCache
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gundam_desktop.bots.random_bot import some_selection
from gundam_desktop.games.zoids.cards import all_cards
from gundam_desktop.games.zoids.game_module import GAME_MODULE
from gundam_desktop.records import Store, read_record, verify
from gundam_desktop.tabletop import Choice, Goal
from gundam_desktop.ui.cards import card_pixmap
from gundam_desktop.ui.session.game_session import HUMAN
from gundam_desktop.ui.session.settings import GameSetup
from gundam_desktop.ui.style import text_overflow
from gundam_desktop.ui.style.appearance import install_language
from gundam_desktop.ui.table.direction_gesture import ChooseDirection
from tests.ui.clipping import clipped
from tests.ui.table_driver import Hand
from tests.ui.whole.game_driver import drag_to_goal, label, make_alone, opened, take_from_menu, walk_to_goal, win

pytestmark = [
    pytest.mark.qt_log_ignore("^This plugin does not support grabbing the keyboard$", extend=True),
    pytest.mark.usefixtures("as_before"),
]
ARROWS = {0: Qt.Key.Key_Up, 90: Qt.Key.Key_Right, 180: Qt.Key.Key_Down, 270: Qt.Key.Key_Left}


def friends() -> GameSetup:
    """Two people at one screen."""
    decks, names = ("lance", "bastion"), ("Ann", "Ben")
    return GameSetup(game="zoids", decks=decks, names=names, opponent=HUMAN, starter="first seat", seed=2)


@pytest.fixture
def hand(qtbot: QtBot) -> Iterator[Hand]:
    hand = opened(qtbot, friends().model_copy(update={"opponent": "first"}))
    yield hand
    hand.window.close()


def wanted(hand: Hand) -> Choice:
    """The suggested force at the start; then attach and fight where possible, else the best position right after it."""
    session = hand.session
    view, choices = session.view(0), session.legal_choices(0)
    if (opening := GAME_MODULE.opening(view, None, random.Random(1))) is not None:
        return opening
    best = next((choice for choice in choices if choice.verb in ("attack", "special", "attach", "counter")), None)
    if best is not None:
        return best
    assert GAME_MODULE.try_out is not None
    worth = {}
    for choice in choices:
        game = session.game_history.game.copy()
        GAME_MODULE.try_out(game, 0, choice)
        worth[choice] = GAME_MODULE.evaluate_state(game, 0)
    return max(worth, key=lambda choice: worth[choice])


def asked(hand: Hand) -> ChooseDirection | None:
    """The question for a direction that is on the table."""
    gesture = hand.match.scene._controller.gesture
    return gesture if isinstance(gesture, ChooseDirection) else None


def by_mouse(hand: Hand, choice: Choice) -> None:
    """Drag the card of a choice to where it is made, then answer where it faces and which way it is meant.

    A choice that needs no place is made by its button, or on its card in a decision without buttons.
    """
    decision = hand.session.decision
    cards = hand.session.view(decision.player).cards
    if not (goals := goals_of(hand, choice)):
        if choice.card and not GAME_MODULE.library.playmat("en").prompt_style(decision.kind).listed:
            make_alone(hand, choice)
        else:
            hand.press(label(hand, choice))
        return
    card = cards[choice.card]
    if goals[0].place == card.place:  # it turns where it stands
        hand.click(card)
        hand.click(card)
    else:
        drag_to_goal(hand, choice)
    if (gesture := asked(hand)) is not None:
        gesture.mark(None)
        turn = next(turn for turn, meant in gesture.directions.items() if choice in meant)
        at = hand.match.view.mapFromScene(gesture._arrows.middle(turn))
        QTest.mouseClick(hand.match.view.viewport(), Qt.MouseButton.LeftButton, pos=at)
    take_from_menu(hand, choice, keys=False)


def by_keys(hand: Hand, choice: Choice) -> None:
    """Walk to the card and to where the choice is made, press Enter at both, then an arrow key for the facing."""
    if not (goals := goals_of(hand, choice)):
        press_key_of(hand, choice)
        return
    walk_to_goal(hand, choice)
    if asked(hand) is not None:
        assert goals[0].turn is not None
        hand.key(ARROWS[goals[0].turn])
    take_from_menu(hand, choice, keys=True)


def goals_of(hand: Hand, choice: Choice) -> Sequence[Goal]:
    return GAME_MODULE.library.goals(choice, hand.session.view(hand.session.decision.player))


def press_key_of(hand: Hand, choice: Choice) -> None:
    """Press the key of the button of a choice."""
    button = hand.button(label(hand, choice))
    prompt = hand.match.frame.prompt.asked
    offered = prompt.answers if prompt is not None else None
    number = next((each.key for each in (offered.options if offered else ()) if each.choice == choice), "")
    hand.key(getattr(Qt.Key, f"Key_{number}") if number else Qt.Key.Key_Space)
    assert button is not None


def test_a_whole_game_is_won_by_mouse(hand: Hand) -> None:
    win(hand, wanted, by_mouse)
    done = {event.kind for event in hand.events if event.player == 0}
    assert {"took", "attached", "moved", "attacks", "rolled", "ended"} <= done
    (entry,) = Store().listing().entries
    assert entry.summary.start.game == "zoids"
    assert verify(read_record(entry.path)).ok


def test_a_whole_game_is_won_by_keys(hand: Hand) -> None:
    win(hand, wanted, by_keys, keys=True)


@pytest.mark.sampled(1)
@pytest.mark.parametrize("language", ["en", "ja", "zh"])
def test_all_texts_fit(language: str, qtbot: QtBot, caplog: pytest.LogCaptureFixture) -> None:
    install_language(language)
    hand = opened(qtbot, friends(), language)
    hand.window.resize(1024, 640)
    chance, session, found = random.Random(3), hand.session, []
    for number in range(150):
        player = session.decision.player
        if player < 0:
            break
        choices = session.legal_choices(player)
        opening = GAME_MODULE.opening(session.view(player), None, chance)
        assert session.choose(
            player, opening or (chance.choice(choices) if choices else some_selection(session.decision, chance))
        )
        QApplication.processEvents()
        if number % 15 == 0:
            hand.lift()
            found += clipped(hand.window, caplog)
    assert list(dict.fromkeys(found)) == []
    hand.window.close()


@pytest.mark.parametrize("language", ["en", "ja", "zh"])
def test_all_cards_fit_on_the_table_and_large(language: str, caplog: pytest.LogCaptureFixture) -> None:
    QPixmapCache.clear()
    caplog.set_level("DEBUG", text_overflow.logger.name)
    for number in all_cards():
        for width in (60, 82, 300):
            card_pixmap(GAME_MODULE.library.face(number, language), width, 1.0)
    assert caplog.messages == []


def test_a_situation_is_dragged_to_its_place(qtbot: QtBot) -> None:
    hand = opened(qtbot, friends())
    chance, session = random.Random(1), hand.session
    for _ in range(400):
        player = session.decision.player
        choices = session.legal_choices(player)
        played = [choice for choice in choices if choice.verb == "play"] if session.decision.kind == "start" else []
        if played:
            break
        opening = GAME_MODULE.opening(session.view(player), None, chance)
        assert session.choose(player, opening or (choices[0] if choices else some_selection(session.decision, chance)))
    hand.lift()
    card, player = played[0].card, session.decision.player
    assert goals_of(hand, played[0])
    drag_to_goal(hand, played[0])
    assert session.view(player).cards[card].place == (player, "situation")
    hand.window.close()
