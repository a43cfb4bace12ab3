"""A whole game in a real window by the real pointer: run it on an X server, `xvfb-run python tests/smoke_xvfb.py`.

The pointer is moved and pressed by xdotool, as a hand would; nothing is called but what a person could reach. Options:
`--game KEY` names the game, `--pictures FOLDER` keeps screenshots, `--against LEVEL` the bot, `--seed N` the deal.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QPoint, QPointF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from gundam_desktop.games import DEFAULT
from gundam_desktop.tabletop import Choice, Decision, Goal
from gundam_desktop.tabletop.place import SHARED
from gundam_desktop.ui.app import logging_setup
from gundam_desktop.ui.app.main_window import MainWindow
from gundam_desktop.ui.play.animation_gate import DEBOUNCE
from gundam_desktop.ui.session.played_game import PlayedGame
from gundam_desktop.ui.session.services import Services
from gundam_desktop.ui.session.settings import GameSetup, Settings
from gundam_desktop.ui.style import fonts
from gundam_desktop.ui.style.appearance import make_application
from gundam_desktop.ui.table.direction_gesture import ChooseDirection
from gundam_desktop.ui.table.items.card_item import CardItem

LIMIT = 3600.0
"""Seconds that a game may take."""
TIMEOUT_S = 600.0
"""Seconds for a bot to answer, or for the table to follow the pointer."""
STEPS = 6
HURRY = "Show all"
"""Press the main button while the table still moves."""
VERBS = {
    "gcg": ("deploy", "pair", "attack"),
    "gundam_war": ("deploy", "set", "play", "sortie"),
    "digrayn": ("use", "attack", "move"),
    "zoids": ("take", "place", "attach", "attack", "move"),
}
"""What a simple player does with cards, in this order."""
DECKS = {
    "gcg": ("official-004", "official-005"),
    "gundam_war": ("blue", "green"),
    "digrayn": ("vanguard", "bulwark"),
    "zoids": ("lance", "bastion"),
}
NEVER = "nothing came of {what} at {decision}"


class Hand:
    """A hand on the mouse, and eyes on the window."""

    def __init__(self, window: MainWindow) -> None:
        self.window = window
        self.match = window.play_page

    @property
    def session(self) -> PlayedGame:
        """The game on the table."""
        assert isinstance(self.match.session, PlayedGame)
        return self.match.session

    @property
    def seat(self) -> int:
        """The player's seat."""
        return self.session.people[0]

    def pointer(self, *words: str | int) -> None:
        """Let xdotool act, and the window follow."""
        subprocess.run(["xdotool", *map(str, words)], check=True)
        QTest.qWait(12)

    def on_table(self, at: QPointF) -> QPoint:
        """Where a place of the table is on the screen."""
        return self.match.view.viewport().mapToGlobal(self.match.view.mapFromScene(at))

    def card(self, card: int) -> QPoint:
        """Where a card lies on the screen, once it lies still."""
        item = next(i for i in self.match.scene.items() if isinstance(i, CardItem) and i.card == card)
        self.wait(lambda: not self.match.scene.busy, "a card that lies still")
        return self.on_table(item.scenePos())

    def zone(self, near: bool, zone: str) -> QPoint:
        """Where the middle of a zone is on the screen; those that both players share are near ones."""
        box = self.match.scene.layout.box(near, zone)
        assert box is not None
        return self.on_table(box.center())

    def click(self, at: QPoint) -> None:
        """Go there and press."""
        self.pointer("mousemove", at.x(), at.y())
        self.pointer("click", 1)

    def press(self, button: QWidget) -> None:
        """Press a button in the window."""
        self.click(button.mapToGlobal(button.rect().center()))

    def drag(self, start: QPoint, end: QPoint) -> None:
        """Press, move in steps, release."""
        self.pointer("mousemove", start.x(), start.y())
        self.pointer("mousedown", 1)
        for step in range(1, STEPS + 1):
            x = start.x() + (end.x() - start.x()) * step // STEPS
            y = start.y() + (end.y() - start.y()) * step // STEPS
            self.pointer("mousemove", x, y)
        self.pointer("mouseup", 1)

    def wait(self, until: Callable[[], bool], what: str) -> None:
        """Wait for something, but not for ever."""
        end = time.monotonic() + TIMEOUT_S
        while not until():
            if time.monotonic() > end:
                raise SystemExit(f"waited in vain for {what}")
            QTest.qWait(15)


def choose(hand: Hand) -> Choice | None:
    """What a simple player does with a card; attacks go to the player first."""
    choices = hand.session.legal_choices(hand.seat)
    for verb in VERBS[hand.session.game_key]:
        found = [c for c in choices if c.verb == verb and c.paying < 0 and not _stays(hand, c)]
        found.sort(key=lambda c: verb == "attack" and c.word != "player")
        if verb == "move":  # towards the other side
            found.sort(key=lambda c: c.word, reverse=True)
        if found:
            return found[0]
    return None


def _stays(hand: Hand, choice: Choice) -> bool:
    """Whether a card would only be turned where it lies."""
    place = hand.session.view(hand.seat).cards[choice.card].place if choice.card else None
    return place is not None and any(goal.place == place for goal in _goals(hand, choice))


def _goals(hand: Hand, choice: Choice) -> Sequence[Goal]:
    return hand.window.game_module.library.goals(choice, hand.session.view(hand.seat))


def act(hand: Hand) -> str:
    """Answer the decision by the pointer; what was done."""
    session = hand.session
    decision, side = session.decision, hand.match.side
    hand.wait(lambda: not hand.match.scene.busy and side.main.text() != HURRY, "the answers on the buttons")
    QTest.qWait(DEBOUNCE)
    if decision.groups:
        for card in decision.candidates[: max(1, decision.least)]:
            hand.click(hand.card(card))
            if session.decision != decision:
                return "choosing a card"
        hand.press(side.main)
        return "confirming a selection"
    choice = choose(hand)
    if choice is None:
        prompt = hand.match.frame.prompt
        hand.press(side.main if side.answers.main is not None else prompt.buttons[0])
        return "pressing a button"
    start = hand.card(choice.card)
    goal = _goals(hand, choice)[0]
    if goal.place is None:
        hand.drag(start, hand.card(goal.card))
    else:
        seat, zone = goal.place
        hand.drag(start, hand.zone(seat in (hand.seat, SHARED), zone))
    answer(hand, choice, goal)
    return f"dragging for {choice.verb}"


def answer(hand: Hand, choice: Choice, goal: Goal) -> None:
    """Answer what a drop asks: where the card faces, and which of several choices is meant."""
    QTest.qWait(DEBOUNCE)
    gesture, menu = hand.match.scene._controller.gesture, QApplication.activePopupWidget()
    if isinstance(gesture, ChooseDirection) and goal.turn is not None:
        hand.click(hand.on_table(gesture._arrows.middle(goal.turn)))
    elif isinstance(menu, QMenu):
        label = hand.window.game_module.library.label(choice, hand.session.view(hand.seat), "en")
        place = menu.actionGeometry(next(action for action in menu.actions() if label in action.text()))
        hand.click(menu.mapToGlobal(place.center()))


def _has_gone_on(session: PlayedGame, before: tuple[int, Decision]) -> bool:
    return session.over or (len(session.history(session.people[0])), session.decision) != before


def play(hand: Hand, pictures: Path | None) -> int:
    """Play until the game is over; how many things the hand did."""
    session, moves, end = hand.session, 0, time.monotonic() + LIMIT
    while True:
        hand.wait(lambda: session.over or _may_choose(hand), "the other player")
        if session.over:
            return moves
        before = len(session.history(hand.seat)), session.decision
        what = act(hand)
        hand.wait(partial(_has_gone_on, session, before), NEVER.format(what=what, decision=before[1]))
        moves += 1
        if pictures is not None and moves % 12 == 0:
            hand.window.grab().save(str(pictures / f"move-{moves:03}.png"))
        if time.monotonic() > end:
            raise SystemExit(f"the game is not over after {LIMIT:.0f} s and {moves} moves")


def _may_choose(hand: Hand) -> bool:
    return hand.session.decision.player == hand.seat and hand.session.can_choose and hand.match.asking


def main() -> int:
    """Play one game and say how it went; 0 when it came to its end and the window showed it."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("--game", choices=tuple(VERBS), default=DEFAULT)
    parser.add_argument("--pictures", type=Path)
    parser.add_argument("--against", default="greedy")
    parser.add_argument("--seed", type=int, default=5)
    arguments = parser.parse_args()
    make_application()
    fonts.prefer_language("en")
    handler = logging_setup.ExceptionHandler(logging_setup.open_log())
    window = MainWindow(
        Services(), Settings(theme="dark", animation=4, bot_pause=0, confirm_end=False, window=(1440, 900))
    )
    window.show()
    if not QTest.qWaitForWindowExposed(window):
        print("the window never came up", file=sys.stderr)
        return 1
    setup = GameSetup(
        game=arguments.game,
        decks=DECKS[arguments.game],
        opponent=arguments.against,
        starter="first seat",
        seed=arguments.seed,
    )
    if not window.launcher.play(setup):
        return 1
    hand = Hand(window)
    begin = time.monotonic()
    moves = play(hand, arguments.pictures)
    hand.wait(hand.match.frame.result.isVisible, "the result on the table")
    if arguments.pictures is not None:
        window.grab().save(str(arguments.pictures / "result.png"))
    print(f"a game of {moves} moves by the pointer in {time.monotonic() - begin:.0f} s: {hand.match.frame.result.text}")
    window.close()
    handler.uninstall()
    logging_setup.close_log()
    return 0


if __name__ == "__main__":
    sys.exit(main())
