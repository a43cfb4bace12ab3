"""The coach answers a key with one level more each time, and speaks unasked only as far as the settings say."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from gundam_desktop.bots.worker_pool import WorkerPool
from gundam_desktop.coach.advice import Advice, Adviser
from gundam_desktop.ui.play import coach_presenter
from gundam_desktop.ui.play.coach_presenter import CoachPresenter, in_background
from gundam_desktop.ui.session.settings import GameSetup
from tests.ui.table_driver import FRIENDS, LEFT, Hand

POSITION = """position:
  A: {hand: [ST02-014, ST01-005], battle: [ST02-004], resources: {active: 1, rested: 2}, deck: [ST01-005, ST01-005]}
  B: {shields: 0, battle: [ST02-008], deck: [ST01-005, ST01-005]}"""
AGAINST_BOT = GameSetup(decks=FRIENDS.decks, names=("Ann", "Ben"), opponent="first", starter="first seat", seed=5)
A_WHILE = 600.0
WON = "You can win in this turn, whatever Ben does. Worth a look: play a Command."


class AtOnce(WorkerPool[Advice]):
    """Finds the advice without a process."""

    def __init__(self, adviser: Adviser) -> None:
        self._found: Sequence[Advice] = [adviser(step) for step in range(Adviser.steps)]

    @property
    def busy(self) -> bool:
        return bool(self._found)

    def results(self, timeout: float | None = 0.0) -> list[Advice]:
        found, self._found = list(self._found), []
        return found

    def end(self) -> None:
        self._found = []


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(CoachPresenter.__init__, "__defaults__", (AtOnce,))
    monkeypatch.setattr(coach_presenter, "DELAY_MS", 10)


def coached(hand: Hand) -> list[str]:
    """What the coach has said, as the log keeps it."""
    return [line for line in hand.log if line.startswith("Coach: ")]


def panel_text(hand: Hand) -> str:
    """What the panel of the coach shows; empty while it is hidden."""
    panel = hand.match.side.coach
    return "" if panel.isHidden() else panel.text


def test_each_press_says_one_level_more(qtbot: QtBot) -> None:
    hand = Hand(qtbot, POSITION, AGAINST_BOT)
    choice = "“Play Siege Ploy” keeps the win (possible deals: 12)."
    levels = (WON, "Which choice has to come first?", "The game would end by 10-2-1-1.", choice)
    for count in (1, 2, 3, 4, 4):
        QTest.keyClick(hand.window, Qt.Key.Key_F1, Qt.KeyboardModifier.ShiftModifier)
        said = " ".join(levels[:count])
        qtbot.waitUntil(lambda: panel_text(hand) == said)  # noqa: B023 - waits here
        assert "thinking" not in hand.match.side.status.text()
    assert coached(hand) == []  # it stands in one place at a time
    hand.match.side.coach.close_button.click()
    assert coached(hand) == [f"Coach: {said}"]


def test_it_speaks_once_unasked_when_it_is_to_tell_facts(qtbot: QtBot) -> None:
    hand = Hand(qtbot, POSITION, AGAINST_BOT)
    assert panel_text(hand) == ""  # off
    hand.window.settings_controller.change("coach", "facts")
    hand.window.play_page.shown.emit()
    qtbot.waitUntil(lambda: bool(panel_text(hand)))
    hand.window.play_page.shown.emit()
    qtbot.wait(100)
    assert panel_text(hand) == WON


def test_it_tells_the_choice_when_it_is_to_advise(qtbot: QtBot) -> None:
    hand = Hand(qtbot, POSITION, AGAINST_BOT)
    hand.window.settings_controller.change("coach", "advice")
    hand.window.play_page.shown.emit()
    qtbot.waitUntil(lambda: bool(panel_text(hand)))
    assert panel_text(hand).endswith("“Play Siege Ploy” keeps the win (possible deals: 12).")


def test_between_two_people_it_answers_for_a_moment_and_is_not_written_down(qtbot: QtBot) -> None:
    hand = Hand(qtbot, POSITION)
    hand.window.settings_controller.change("coach", "facts")
    hand.window.play_page.shown.emit()
    qtbot.wait(100)
    assert hand.match.side.coach.isHidden()
    hand.window.coach.ask()
    qtbot.waitUntil(lambda: panel_text(hand) == WON)
    hand.match.side.coach.close_button.click()
    assert coached(hand) == []


def test_without_a_decision_it_says_when_it_answers(qtbot: QtBot) -> None:
    hand = Hand(qtbot, POSITION, AGAINST_BOT)
    hand.window.show_no_game()
    hand.window.coach.ask()
    assert hand.window.play_page.side.status.text() == "The coach answers while you decide in a game"


def test_another_process_finds_the_same(qtbot: QtBot) -> None:
    hand = Hand(qtbot, POSITION, AGAINST_BOT)
    assert hand.window.session is not None
    adviser = Adviser("gcg", hand.window.session.view(0), None, 1)
    pool = in_background(adviser)
    try:
        found = [*pool.results(A_WHILE), *pool.results(A_WHILE)]
        assert found == [adviser(0), adviser(1)]
    finally:
        pool.end()


# --- the panel


def told(hand: Hand, volume: str = "facts") -> None:
    """Let the coach speak at a volume, and wait until it does."""
    hand.window.settings_controller.change("coach", volume)
    hand.match.shown.emit()
    hand.qtbot.waitUntil(lambda: not hand.match.side.coach.isHidden())


def test_the_panel_says_more_on_its_button_and_is_dismissed(qtbot: QtBot) -> None:
    hand = Hand(qtbot, POSITION, AGAINST_BOT)
    panel = hand.match.side.coach
    told(hand)
    assert panel.text == WON
    assert panel.accessibleName() == f"Coach. {WON}"
    for _ in range(3):
        QTest.mouseClick(panel.more, LEFT)
    assert panel.text.endswith("keeps the win (possible deals: 12).")
    assert panel.more.isHidden()
    assert "href='10-2-1-1'" in panel.label.text()
    QTest.mouseClick(panel.close_button, LEFT)
    assert panel.isHidden()


def test_a_remark_lights_its_cards_until_the_decision_is_over(qtbot: QtBot) -> None:
    position = POSITION.replace("shields: 0", "shields: 3").replace("hand: [ST02-014, ST01-005], ", "")
    hand = Hand(qtbot, position.replace("ST02-008]", "GD01-086]").replace("[ST02-004]", "[ST01-005]"), AGAINST_BOT)
    hand.window.coach.ask()
    qtbot.waitUntil(lambda: "Gundam Lfrith is active" in hand.match.side.coach.text)
    assert len(hand.match.scene.spotlights.framed) == 2
    hand.match.press("Space")
    qtbot.waitUntil(hand.match.side.coach.isHidden)
    assert hand.match.scene.spotlights.framed == []


# --- a second look


def test_a_choice_that_throws_the_win_away_is_asked_about_once_and_made_by_the_main_key(qtbot: QtBot) -> None:
    hand = Hand(qtbot, POSITION, AGAINST_BOT)
    told(hand)
    hand.match.press("Space")
    assert hand.asked.startswith("This throws away a win in this turn that is proved (possible deals: 12).")
    assert hand.session.decision.kind == "main"
    hand.match.press("Space")
    qtbot.waitUntil(lambda: any(event.kind == "phase" and event.word == "end" for event in hand.events))
    assert hand.asked == "" or "Look again" not in hand.asked


def test_to_look_again_shows_the_decision_as_before(qtbot: QtBot) -> None:
    hand = Hand(qtbot, POSITION, AGAINST_BOT)
    told(hand)
    label = hand.main.text()
    hand.match.press("Space")
    assert hand.main.text() != label
    hand.match.press("2")
    assert (hand.main.text(), hand.asked) == ("End it anyway", "")
    hand.match.press("Space")
    assert "Look again" not in hand.asked, "it is asked once a turn"


@pytest.mark.parametrize("keys", ["Space Space", "Space 2 Space"])
def test_the_end_of_a_main_phase_is_asked_about_once(keys: str, qtbot: QtBot) -> None:
    hand = Hand(qtbot, POSITION, AGAINST_BOT)
    hand.window.settings_controller.change("confirm_end", True)
    told(hand)
    *first, last = keys.split()
    for key in first:
        hand.match.press(key)
        assert hand.session.decision.kind == "main"
    hand.match.press(last)
    assert any(event.kind == "phase" and event.word == "end" for event in hand.events), "it was asked about twice"


def test_a_question_about_the_end_is_not_followed_by_one_of_the_coach(qtbot: QtBot) -> None:
    hand = Hand(qtbot, POSITION, AGAINST_BOT)
    hand.window.settings_controller.change("confirm_end", True)
    hand.match.press("Space")
    told(hand)
    hand.match.press("Space")
    assert any(event.kind == "phase" and event.word == "end" for event in hand.events)


def test_a_dragged_attack_that_is_asked_about_is_made_afterwards(qtbot: QtBot) -> None:
    hand = Hand(qtbot, POSITION, AGAINST_BOT)
    told(hand)
    attacker = hand.card("ST02-004")
    hand.drag(hand.at(attacker), hand.zone("shields", near=False))
    assert "Look again?" in hand.asked
    assert not hand.card("ST02-004").rested
    home = hand.item(attacker.id).home
    qtbot.waitUntil(lambda: hand.item(attacker.id).scenePos().toPoint() == QPointF(home.x, home.y).toPoint())
    hand.match.press("Space")
    assert hand.card("ST02-004").rested


@pytest.mark.parametrize("volume", ["off", "review only"])
def test_who_wants_no_coach_is_not_asked(volume: str, qtbot: QtBot) -> None:
    hand = Hand(qtbot, POSITION, AGAINST_BOT)
    hand.window.settings_controller.change("coach", volume)
    hand.window.coach.ask()
    qtbot.waitUntil(lambda: not hand.match.side.coach.isHidden())
    hand.match.press("Space")
    assert "Look again" not in hand.asked


def test_in_a_first_game_it_advises_and_then_only_when_asked(qtbot: QtBot) -> None:
    hand = Hand(qtbot, POSITION, AGAINST_BOT)
    hand.window.settings_controller.change("coach", "first game")
    hand.window.play_page.shown.emit()
    qtbot.waitUntil(lambda: "Siege Ploy" in panel_text(hand))
    hand.session.concede(0)
    qtbot.waitUntil(lambda: hand.window.settings.coach == "off")
    (kept,) = coached(hand)
    assert "Siege Ploy" in kept
    assert any("only when asked" in line for line in hand.log)


def test_a_game_of_two_people_is_no_first_game(qtbot: QtBot) -> None:
    hand = Hand(qtbot, POSITION)
    hand.window.settings_controller.change("coach", "first game")
    hand.session.concede(0)
    hand.window.play_page.shown.emit()
    assert hand.window.settings.coach == "first game"
