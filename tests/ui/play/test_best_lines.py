"""The best choices are told with their chances, for the one who decides, and where nobody reads along."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from gundam_desktop.bots.line_finder import LineFinder
from gundam_desktop.bots.search import Thought
from gundam_desktop.bots.worker_pool import WorkerPool
from gundam_desktop.ui.play.best_lines import BestLines, standing
from gundam_desktop.ui.session.settings import GameSetup
from tests.ui.table_driver import FRIENDS, Hand

WON = """position:
  A: {hand: [ST02-014, ST01-005], battle: [ST02-004], resources: {active: 1, rested: 2}, deck: [ST01-005, ST01-005]}
  B: {shields: 0, battle: [ST02-008], deck: [ST01-005, ST01-005]}"""
OPEN = WON.replace("shields: 0", "shields: 4")
AGAINST_BOT = GameSetup(decks=FRIENDS.decks, names=("Ann", "Ben"), opponent="first", starter="first seat", seed=5)


class AtOnce(WorkerPool[Thought | None]):
    """Searches without a process."""

    def __init__(self, finder: LineFinder) -> None:
        self._found: Sequence[Thought | None] = [finder(0)]

    @property
    def busy(self) -> bool:
        return bool(self._found)

    def results(self, timeout: float | None = 0.0) -> list[Thought | None]:
        found, self._found = list(self._found), []
        return found

    def end(self) -> None:
        self._found = []


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BestLines.__init__, "__defaults__", (AtOnce,))


def ask(hand: Hand) -> None:
    QTest.keyClick(hand.window, Qt.Key.Key_F1, Qt.KeyboardModifier.AltModifier)


def test_a_forced_win_is_told_as_one(qtbot: QtBot) -> None:
    hand = Hand(qtbot, WON, AGAINST_BOT)
    ask(hand)
    wins = "“Play Siege Ploy” wins this turn, whatever the opponent does. Tried in possible deals: 3"
    qtbot.waitUntil(lambda: wins in hand.log)


def test_else_the_best_three_are_told_with_their_chances(qtbot: QtBot) -> None:
    hand = Hand(qtbot, OPEN, AGAINST_BOT)
    before = len(hand.log)
    ask(hand)
    qtbot.waitUntil(lambda: len(hand.log) > before + 3)
    head, *rows = hand.log[before:]
    assert head.startswith("Ann: ")
    assert "Best choices, tried in possible deals: " in head
    assert [row[:2] for row in rows] == ["1.", "2.", "3."]
    assert all(": chance to win " in row for row in rows)


def test_a_choice_without_another_is_not_compared(qtbot: QtBot) -> None:
    bare = "position:\n  A: {hand: [ST01-005], deck: [ST01-005, ST01-005]}\n  B: {deck: [ST01-005, ST01-005]}"
    hand = Hand(qtbot, bare, AGAINST_BOT)
    ask(hand)
    panel = hand.match.side.coach
    qtbot.waitUntil(lambda: panel.text == "There is no other choice than “End main phase”")


def test_they_are_shown_beside_the_table_until_it_goes_on(qtbot: QtBot) -> None:
    hand = Hand(qtbot, OPEN, AGAINST_BOT)
    panel = hand.match.side.coach
    ask(hand)
    assert panel.text == "Looking for the best choices…"
    qtbot.waitUntil(lambda: panel.text.count(" %") == 3)
    assert "; then" not in panel.text, "what would follow is in the log"
    hand.match.shown.emit()
    assert not panel.isHidden()
    hand.match.press("Space")
    qtbot.waitUntil(panel.isHidden)


def test_two_people_who_share_the_log_find_nothing_in_it(qtbot: QtBot) -> None:
    hand = Hand(qtbot, OPEN, FRIENDS)
    before = len(hand.log)
    ask(hand)
    panel = hand.match.side.coach
    qtbot.waitUntil(lambda: "Chances to win: 1." in panel.text)
    assert len(hand.log) == before
    hand.match.press("Space")
    assert panel.isHidden()


@pytest.mark.parametrize(
    ("chance", "words"), [(0.95, "as good as won"), (0.6, "a little ahead"), (0.5, "even"), (0.05, "as good as lost")]
)
def test_a_chance_has_words(chance: float, words: str) -> None:
    assert standing(chance) == words


def test_an_arrow_on_the_table_shows_each_choice_in_turn(qtbot: QtBot) -> None:
    hand = Hand(qtbot, OPEN, AGAINST_BOT)
    panel, spotlights = hand.match.side.coach, hand.match.scene.spotlights
    ask(hand)
    qtbot.waitUntil(lambda: panel.text.count(" %") == 3)
    shown = []
    for number in (1, 2, 3, 1):
        assert hand.match.scene.spotlights.arrows in ([str(number)], [])
        shown.append((tuple(spotlights.arrows), len(spotlights.framed)))
        ask(hand)
    assert shown[0] == shown[3]
    assert any(arrows for arrows, _ in shown)
    panel.label.linkActivated.emit("#3")
    assert spotlights.arrows in (["3"], [])
    hand.match.press("Space")
    qtbot.waitUntil(panel.isHidden)
    assert not spotlights.arrows
    assert not spotlights.framed
