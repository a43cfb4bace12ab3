"""GUNDAM WAR in the window: by mouse, by keys, by accessible objects; the curtain, records, texts that fit."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QPixmapCache
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox
from pytestqt.qtbot import QtBot

from gundam_desktop.bots.random_bot import some_selection
from gundam_desktop.coach.review import Verdict
from gundam_desktop.coach.reviewed import ReviewedDecision
from gundam_desktop.games.gundam_war.game_module import GAME_MODULE
from gundam_desktop.records import Store, read_record, verify
from gundam_desktop.tabletop import Choice, Mark
from gundam_desktop.ui.app.main_window import MainWindow
from gundam_desktop.ui.cards import card_pixmap
from gundam_desktop.ui.play.table_reminders import TableReminders
from gundam_desktop.ui.session.game_session import HUMAN
from gundam_desktop.ui.session.services import Services
from gundam_desktop.ui.session.settings import GameSetup, Settings
from gundam_desktop.ui.style import text_overflow
from gundam_desktop.ui.style.appearance import install_language
from tests.ui.clipping import clipped
from tests.ui.screen_reader import Screen, name
from tests.ui.table_driver import Hand
from tests.ui.whole.game_driver import MOST_MOVES, drag_to_goal, opened, walk_to_goal, win
from tests.ui.whole.test_game_by_screen_reader import Blind

pytestmark = [
    pytest.mark.qt_log_ignore("^This plugin does not support grabbing the keyboard$", extend=True),
    pytest.mark.usefixtures("as_before"),
]
CONTROL = Qt.KeyboardModifier.ControlModifier


def friends(seed: int = 2) -> GameSetup:
    """Two people at one screen."""
    decks, names = ("blue", "green"), ("Ann", "Ben")
    return GameSetup(game="gundam_war", decks=decks, names=names, opponent=HUMAN, starter="first seat", seed=seed)


@pytest.fixture
def hand(qtbot: QtBot) -> Iterator[Hand]:
    hand = opened(qtbot, friends().model_copy(update={"opponent": "first"}))
    yield hand
    hand.window.close()


def wanted(hand: Hand) -> Choice | None:
    """What a player does who deploys what they can and attacks with all they have; None to go on."""
    choices = hand.session.legal_choices(0)
    acts = [choice for choice in choices if choice.verb in ("deploy", "set", "play", "sortie")]
    return max(acts, key=lambda choice: (choice.verb == "set", choice.number), default=None)


def test_a_whole_game_is_won_by_mouse(hand: Hand) -> None:
    win(hand, wanted, drag_to_goal)
    done = {event.kind for event in hand.events if event.player == 0}
    assert {"generated", "deployed", "put under", "sortied", "used", "paid", "ended"} <= done
    (entry,) = Store().listing().entries
    assert entry.summary.start.game == "gundam_war"
    assert verify(read_record(entry.path)).ok


def test_a_whole_game_is_won_by_keys(hand: Hand) -> None:
    win(hand, wanted, walk_to_goal, keys=True)


def test_a_whole_game_is_read_and_played_by_accessible_actions(hand: Hand) -> None:
    blind = Blind(hand)
    while not blind.result:
        blind.act()
        assert len(blind.pressed) < MOST_MOVES
    assert blind.result.startswith("Victory")
    assert {"generated", "deployed", "sortied"} <= {event.kind for event in hand.events if event.player == 0}


def test_what_lies_on_the_table_is_read(qtbot: QtBot) -> None:
    hand = opened(qtbot, friends())
    spoken = [name(each) for each in Screen(hand.window).objects]
    assert any(each.startswith("Your Home: 44") for each in spoken)
    assert any("44 in the home, 6 in hand" in each for each in spoken)
    for verb in ("keep", "keep"):
        assert hand.session.choose(hand.session.decision.player, Choice(verb))
        hand.lift()
    hands = [card for place, cards in hand.session.view(0).zones.items() if place == (0, "hand") for card in cards]
    faces = [GAME_MODULE.library.face(hand.session.view(0).cards[card].number, "en") for card in hands]
    spoken = [name(each) for each in Screen(hand.window).objects]
    for face in faces:
        (said, *_) = (each for each in spoken if each.startswith(f"{face.name}, "))
        assert all(place in said for place in face.environment)
        assert all(badge.name in said for badge in face.badges)
    hand.window.close()


def test_a_unit_goes_before_another_when_it_is_dropped_on_it(qtbot: QtBot) -> None:
    hand = opened(qtbot, friends())
    chance = random.Random(9)
    session = hand.session
    while True:
        hand.lift()
        player, choices = session.decision.player, session.legal_choices(session.decision.player)
        before = next((choice for choice in choices if choice.verb == "sortie" and choice.number), None)
        if before is not None:
            break
        acts = [choice for choice in choices if choice.verb in ("deploy", "sortie")] or choices[:1]
        assert session.choose(player, chance.choice(acts))
        QApplication.processEvents()
    squad, position = session.view(player).zones[player, before.word], session.game_history.position
    drag_to_goal(hand, before)
    assert session.view(player).zones[player, before.word] == (
        *squad[: before.number - 1],
        before.card,
        *squad[before.number - 1 :],
    )
    assert hand.session.undo_request() is not None
    session.go_to(position)
    assert session.view(player).zones[player, before.word] == squad
    hand.window.close()


def test_between_two_a_decision_is_taken_back_by_consent_looked_back_at_and_timed(qtbot: QtBot) -> None:
    hand = opened(qtbot, friends().model_copy(update={"best_of": 1, "minutes": 5}))
    session, window = hand.session, hand.window
    assert session.clock is not None
    while session.game_history.game.turn < 2 or session.decision.kind != "main":
        hand.lift()
        legal = session.legal_choices(session.decision.player)
        assert session.choose(session.decision.player, next(c for c in legal if c.verb in ("keep", "end", "pass")))
        QApplication.processEvents()
    hand.lift()
    clock, player = session.clock, session.decision.player
    qtbot.waitUntil(lambda: clock.running == player)
    QTest.keyClick(hand.match.view, Qt.Key.Key_Left, CONTROL)
    assert hand.match.frame.past.isVisible()
    hand.key(Qt.Key.Key_Escape)
    assert hand.match.frame.past.isHidden()
    before = session.game_history.position
    window.saved_games.undo_to(session.game_history.first)  # since then the other player has decided
    (box,) = (each for each in window.findChildren(QMessageBox) if each.isVisible())
    assert session.game_history.position == before
    next(button for button in box.buttons() if "agrees" in button.text()).click()
    assert session.game_history.position == session.game_history.first
    hand.window.close()


def test_a_wrong_drop_is_refused_with_its_clause(qtbot: QtBot) -> None:
    hand = opened(qtbot, friends())
    session = hand.session
    for verb in ("keep", "keep"):
        assert session.choose(session.decision.player, Choice(verb))
        hand.lift()
    view = session.view(0)
    unit = next(
        card for card in view.zones[0, "hand"] if GAME_MODULE.library.face(view.cards[card].number, "en").type == "unit"
    )
    before = session.game_history.position
    hand.drag(hand.at(view.cards[unit]), hand.zone("station"))
    assert session.game_history.position == before
    assert "GX-4-5" in hand.match.side.reasons.text
    hand.window.close()


def test_a_card_that_can_do_nothing_names_a_clause(qtbot: QtBot) -> None:
    hand = opened(qtbot, friends().model_copy(update={"opponent": "first"}))
    session = hand.session
    while not session.view(0).zones[0, "generators"]:
        qtbot.waitUntil(lambda: session.decision.player == 0)
        choices = session.legal_choices(0)
        acts = [c for c in choices if c.verb in ("keep", "deploy")] or [c for c in choices if c.verb in ("end", "pass")]
        assert session.choose(0, acts[0])
    qtbot.waitUntil(lambda: session.decision.player == 0)
    hand.match.point_at(session.view(0).zones[0, "generators"][0])
    said = hand.match.side.reasons.text
    assert "You can do nothing with it now" in said
    assert "GX-4-5" in said
    hand.window.close()


def test_nobody_puts_a_curtain_over_what_hides_nothing(qtbot: QtBot) -> None:
    hand = Hand(
        qtbot,
        window=MainWindow(
            Services(), Settings(theme="dark", animation=0, bot_pause=0, confirm_end=False, hot_seat="tells nothing")
        ),
    )
    assert hand.window.launcher.play(GameSetup(opponent=HUMAN, names=("Ann", "Ben"), seed=5))
    assert not hand.session.view(0).zones[0, "hand"]
    covered: list[bool] = []
    while len(set(covered)) < 2:
        covered.append(hand.match.curtain.is_down)
        if not covered[-1]:
            hand.press(hand.main.accessibleName())
    assert covered[0] is False
    assert hand.session.view(0).zones[0, "hand"], "it falls when there is something to hide"
    hand.window.close()


def test_the_curtain_hides_the_hand_of_the_other(qtbot: QtBot) -> None:
    hand = opened(qtbot, friends())
    session = hand.session
    assert session.choose(0, Choice("keep"))
    QApplication.processEvents()
    assert hand.match.curtain.is_down
    pictures = []
    for seed in (2, 5):
        other = opened(qtbot, friends(seed))
        assert other.session.choose(0, Choice("keep"))
        QApplication.processEvents()
        assert other.match.curtain.is_down
        pictures.append(other.match.view.grab().toImage())
        other.window.close()
    assert pictures[0] == pictures[1], "other cards, the same picture"
    hand.window.close()


def test_a_record_opens_with_its_game_whatever_was_on_the_table(qtbot: QtBot) -> None:
    hand = opened(qtbot, friends())
    assert hand.session.choose(0, Choice("keep"))
    path = Store().listing().entries[0].path
    assert hand.window.launcher.play(GameSetup(opponent=HUMAN, names=("Ann", "Ben"), starter="first seat", seed=5))
    assert hand.window.game_module.key == "gcg"
    other = hand.session.journal
    assert other is not None
    assert hand.window.saved_games.resume(path)
    assert hand.window.game_module.key == "gundam_war"
    assert hand.session.game_history.position == 2
    assert hand.window.saved_games.watch(other.path)
    assert hand.window.game_module.key == "gcg"
    assert hand.window.saved_games.watch(path)
    assert hand.window.game_module.key == "gundam_war"
    hand.window.close()


def test_the_timeline_of_a_replay_has_the_signs_of_its_game_whatever_was_on_the_table(qtbot: QtBot) -> None:
    hand = opened(qtbot, friends())
    session = hand.session
    while not any(event.kind == "attack declared" for event in session.history(0)):
        seat = session.decision.player
        legal = session.legal_choices(seat)
        acts = [choice for choice in legal if choice.verb in ("deploy", "sortie", "keep")]
        assert session.choose(seat, (acts or [c for c in legal if c.verb in ("end", "pass")])[0])
    path = Store().listing().entries[0].path
    assert hand.window.launcher.play(GameSetup(opponent=HUMAN, names=("Ann", "Ben"), starter="first seat", seed=5))
    assert hand.window.saved_games.watch(path)
    timeline = hand.window.saved_games._timeline
    assert timeline is not None
    marks = timeline.rail.marks.placed()
    assert Mark.ARROW in {mark.sign for mark in marks}
    assert all(GAME_MODULE.library.story(mark.event, ("Ann", "Ben"), "en") for mark in marks)
    hand.window.close()


def test_decks_and_lessons_stay_the_other_games_and_the_book_is_the_one_on_the_table(qtbot: QtBot) -> None:
    hand = opened(qtbot, friends())
    window = hand.window
    window.launcher.remember(friends())
    window.learning.ask_puzzle()
    assert "GUNDAM CARD GAME" in hand.match.side.status.text()
    window.rule_book.show()
    page = window.rule_book.page
    assert page is not None
    assert page.number.startswith("GW")
    window.decks.book_wanted.emit("6-1-1", "1.9")
    assert page.number.startswith("6-1-1")
    window.show_welcome()
    assert "GUNDAM WAR" in window.welcome.page.play.accessibleDescription()
    window.learning.show()
    window.learning.open_lesson(next(iter(window.learning._known.course.lessons)))
    assert window.game_module.key == "gcg"
    hand.window.close()


def test_a_reviewed_decision_is_tried_in_the_game_it_is_from(qtbot: QtBot) -> None:
    hand = opened(qtbot, GameSetup(opponent=HUMAN, names=("Ann", "Ben"), starter="first seat", seed=5))
    window = hand.window
    game = GAME_MODULE.start((GAME_MODULE.library.deck("blue"), GAME_MODULE.library.deck("green")), 2, chooser=0)
    for choice in (Choice("first"), Choice("keep"), Choice("keep")):
        game.apply(game.decision.player, choice)
    generation = next(choice for choice in game.legal_choices(0) if choice.verb == "deploy")
    verdict = Verdict(3, "end", game.format(generation, 0), 20.0, 1.0)
    window.learning.open_decisions([ReviewedDecision("gundam_war", 0, 1, game.dump(), (None, None), verdict)], print)
    assert window.game_module.key == "gundam_war"
    assert hand.match.side.main.text()
    hand.window.close()


@pytest.mark.sampled(1)
@pytest.mark.parametrize("language", ["en", "ja", "zh"])
def test_all_texts_fit(language: str, qtbot: QtBot, caplog: pytest.LogCaptureFixture) -> None:
    install_language(language)
    hand = opened(qtbot, friends(), language)
    hand.window.resize(1024, 640)
    chance, session, found = random.Random(3), hand.session, []
    for number in range(120):
        player, choices = session.decision.player, session.legal_choices(max(0, session.decision.player))
        if player < 0:
            break
        acts = [choice for choice in choices if choice.verb not in ("redraw", "reveal")]
        choice = chance.choice(acts) if acts else some_selection(session.decision, chance)
        assert session.choose(player, choice)
        QApplication.processEvents()
        if number % 12 == 0:
            hand.lift()
            found += clipped(hand.window, caplog)
    assert list(dict.fromkeys(found)) == []
    hand.window.close()


@pytest.mark.parametrize("language", ["en", "ja", "zh"])
def test_all_cards_fit_on_the_table_and_large(language: str, caplog: pytest.LogCaptureFixture) -> None:
    QPixmapCache.clear()
    caplog.set_level("DEBUG", text_overflow.logger.name)
    for deck in GAME_MODULE.library.deck_names():
        for number in dict.fromkeys(GAME_MODULE.library.deck(deck).numbers()):
            for width in (72, 122, 300):
                card_pixmap(GAME_MODULE.library.face(number, language), width, 1.0)
    assert caplog.messages == []


def test_the_mouse_is_told_what_the_letters_beside_the_generators_mean(hand: Hand) -> None:
    reminders = hand.match.view.findChild(TableReminders)
    assert reminders is not None
    assert (
        reminders.caption_at(hand.zone("generators"))
        == f"National power {len(hand.session.view(0).zones[0, 'generators'])}: none."
    )
