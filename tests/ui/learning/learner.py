"""Somebody who plays lessons and puzzles at the client's window, by mouse or by keys alone."""

from __future__ import annotations

from typing import TypeVar

from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from gundam_desktop.tabletop import Choice
from gundam_desktop.tutorial.hints import next_choice
from gundam_desktop.tutorial.puzzle_run import PuzzleRun
from gundam_desktop.ui.app.main_window import MainWindow
from gundam_desktop.ui.learning.lesson_play import LessonPlay
from gundam_desktop.ui.learning.puzzle_play import PuzzlePlay
from gundam_desktop.ui.learning.task_panel import TaskPanel
from gundam_desktop.ui.learning.task_play import TaskPlay
from gundam_desktop.ui.play.panels.answer_buttons import SPACE, AnswerButton
from gundam_desktop.ui.session.settings import Settings
from gundam_desktop.ui.table.items.card_item import CardItem
from gundam_desktop.ui.table.items.player_plate_item import PlateItem
from gundam_desktop.ui.table.items.zone_item import ZoneItem
from tests.ui.decks.builder.builder_driver import Builder
from tests.ui.table_driver import LEFT, services

Item = TypeVar("Item")
MOST_CHOICES, MOST_STEPS = 30, 60


class Learner:
    """What a learner does at the window, and sees."""

    def __init__(self, qtbot: QtBot, settings: Settings | None = None) -> None:
        """`settings` replace those of a dark, English window without animation."""
        self.qtbot = qtbot
        quick = settings or Settings(theme="dark", animation=0, bot_pause=0, confirm_end=False)
        self.window = window = MainWindow(services(), quick)
        qtbot.addWidget(window)
        window.show()
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)

    # what is seen

    @property
    def play(self) -> TaskPlay:
        """The task on the table."""
        play = self.window.learning.play
        assert play is not None
        return play

    @property
    def panel(self) -> TaskPanel:
        """The panel below the table."""
        return self.play.panel

    @property
    def said(self) -> str:
        """What is said about the last try."""
        return self.panel.said.accessibleName() if self.panel.said.isVisible() else ""

    @property
    def lesson(self) -> LessonPlay:
        """The lesson on the table."""
        play = self.window.learning.play
        assert isinstance(play, LessonPlay)
        return play

    @property
    def puzzle(self) -> PuzzlePlay:
        """The puzzle on the table."""
        play = self.window.learning.play
        assert isinstance(play, PuzzlePlay)
        return play

    def at_rest(self) -> None:
        """Wait until everything was worked out, and the table has shown it."""
        self.qtbot.waitUntil(lambda: not self.play.source.playing and not self._is_working)

    @property
    def _is_working(self) -> bool:
        play = self.window.learning.play
        return isinstance(play, PuzzlePlay) and play.client.busy

    @property
    def best(self) -> Choice:
        """A choice that keeps the goal of the puzzle within reach."""
        shown = self.puzzle.run
        run = PuzzleRun(shown.puzzle)
        run.go_to(shown.lines)
        return run.best()[0]

    def is_done(self) -> bool:
        """True if the step is done."""
        return self.lesson.run.done or self.lesson.run.step is None

    # what is done

    def open(self, key: str) -> None:
        """Open an entry of the page."""
        self.window.learning.show()
        self.window.learning.open(key)
        self.at_rest()

    def tool(self, key: str) -> None:
        """Click a small button of the panel."""
        QTest.mouseClick(self.panel.tools[key], LEFT)
        self.at_rest()

    def main(self) -> None:
        """Click the main button of the panel."""
        QTest.mouseClick(self.panel.main, LEFT)
        self.at_rest()

    def key(self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """Press a key where the focus is."""
        QTest.keyClick(QApplication.focusWidget() or self.window, key, modifier)

    def make(self, choice: Choice, *, by_keys: bool = False) -> None:
        """Make a choice on the table."""
        answer = self._answer(choice)
        page = self.window.play_page
        if answer is not None and by_keys:
            page.view.setFocus()
            self.key(Qt.Key.Key_Space if answer.key == SPACE else Qt.Key(ord(answer.key)))
        elif answer is not None:
            buttons = (*page.frame.prompt.buttons, page.side.main, page.side.second)
            shown = [each for each in buttons if each.isVisible() and each.accessibleName() == answer.label]
            order = page.frame.prompt.order
            if shown:
                QTest.mouseClick(shown[0], LEFT)
            else:  # one of several effects that wait
                assert order is not None
                QTest.mouseDClick(order.rows[page.side.answers.options.index(answer)], LEFT)
        elif choice.card:
            self._by_menu(choice, by_keys=by_keys)
        else:
            for card in choice.cards:
                self._use_card(card, by_keys=by_keys)
            if self.play.source.humans and page.scene.selection:
                self.key(Qt.Key.Key_Space)
        self.at_rest()

    def point(self, card: int, place: tuple[int, str] | None, *, by_keys: bool = False) -> None:
        """Point at a card or a zone."""
        if card:
            self._use_card(card, by_keys=by_keys)
            return
        box = next(item for item in self._items(ZoneItem) if item.place == place)
        if by_keys:  # the arrows go to the cards of a zone that has any
            there = [
                each for each in self._items(CardItem) if each.record is not None and each.record.card.place == place
            ]
            self._walk_to(there[-1] if there else box)
            self.key(Qt.Key.Key_Return)
        else:
            self._click(box.box.bottomRight() - QPointF(6, 6))

    def do_step(self, *, by_keys: bool = False) -> None:
        """Do a step as its lesson has it, until it is done."""
        play = self.lesson
        for _ in range(MOST_CHOICES):
            run, step = play.run, play.run.step
            if self.is_done():
                return
            assert step is not None
            if run.kind == "ask":
                self._answer_question(by_keys=by_keys)
            elif run.kind == "free":
                play.skip()
                return
            elif run.kind == "deck task":
                self._mend_deck(by_keys=by_keys)
            else:
                choice = next_choice(step, run.table, len(run.made()))
                assert choice is not None, f"{run.lesson.id}: {step.id}: no way to the goal"
                before = run.table.digest()
                self.make(choice, by_keys=by_keys)
                assert self.is_done() or run.table.digest() != before, (
                    f"{run.lesson.id}: {step.id}: {choice} was not made"
                )
        raise AssertionError(f"{play.run.lesson.id}: the step does not end")

    def do_lesson(self, name: str, *, by_keys: bool = False) -> None:
        """Do all steps of a lesson."""
        self.open(f"lesson:{name}")
        play = self.lesson
        for step in play.lesson.steps:
            if play.run.step is step:
                self.do_step(by_keys=by_keys)
            if play.run.step is step:
                self.go_on(by_keys=by_keys)
                assert play.run.step is not step, f"{name}: {step.id}: it does not go on"

    def go_on(self, *, by_keys: bool = False) -> None:
        """Press the main button of the panel."""
        if by_keys:
            (self.window.play_page.view if self.window.play_page.isVisible() else self.panel.main).setFocus()
            self.key(Qt.Key.Key_Space)
            self.at_rest()
        else:
            self.main()

    # inside

    def _answer_question(self, *, by_keys: bool) -> None:
        run = self.lesson.run
        step, right = run.step, run.right_answers()[0]
        assert step is not None
        assert step.ask is not None
        if step.ask.point == "card":
            self.point(run.table.card(right), None, by_keys=by_keys)
        elif step.ask.point:
            seat, _, zone = right.partition(".")
            self.point(0, ("AB".index(seat), zone), by_keys=by_keys)
        elif by_keys:
            self.window.play_page.view.setFocus()
            number = next(key for key, answer in self.panel.answer_keys.items() if answer == f"answer:{right}")
            self.key(Qt.Key(Qt.Key.Key_0 + int(number)))
        else:
            QTest.mouseClick(self.panel.answers[f"answer:{right}"], LEFT)
        self.at_rest()

    def _mend_deck(self, *, by_keys: bool) -> None:
        """Go to the deck builder, make the deck that the step has as right, card by card, and hand it in."""
        run = self.lesson.run
        assert run.step is not None
        assert run.step.deck_task is not None
        self.go_on(by_keys=by_keys)
        exercise = self.window.learning.exercise
        assert exercise is not None
        builder = Builder(self.qtbot, page=exercise.builder)
        have, want = exercise.builder.document.deck, run.deck(run.step.deck_task.right)
        before, after = dict(have.cards), dict(want.cards)
        for number in sorted({*before, *after}, key=lambda each: after.get(each, 0) - before.get(each, 0)):
            count, change = after.get(number, 0), after.get(number, 0) - before.get(number, 0)
            if change and by_keys:
                builder.page.search_panel.field.clear()
                builder.page.search_panel.setFocus()
                builder.write(number)
                builder.key(Qt.Key.Key_Return)
                builder.key(Qt.Key.Key_Down)
                builder.key(Qt.Key(Qt.Key.Key_0 + count))
            for _ in range(0 if by_keys else abs(change)):
                builder.press_pair(number, plus=change > 0)
        assert dict(exercise.builder.document.deck.cards) == after
        self.go_on(by_keys=by_keys)
        assert run.done, self.said

    def _answer(self, choice: Choice) -> AnswerButton | None:
        """The button for a choice; None if it has none."""
        side = self.window.play_page.side
        offered = (side.answers.main, side.answers.second, *side.answers.options)
        return next((each for each in offered if each is not None and each.choice == choice), None)

    def _by_menu(self, choice: Choice, *, by_keys: bool) -> None:
        page = self.window.play_page
        item = self._card(choice.card)
        if by_keys:
            self._walk_to(item)
            self.key(Qt.Key.Key_Menu)
        else:
            at = page.view.mapFromScene(item.scenePos())
            QTest.mouseClick(page.view.viewport(), Qt.MouseButton.RightButton, pos=at)
        menu = QApplication.activePopupWidget()
        assert isinstance(menu, QMenu)
        text = page.texts.label(choice, self.play.source.view(page.viewer)).strip()
        plain = {each.text().replace("&&", "&"): each for each in menu.actions()}
        action = next(each for label, each in plain.items() if label == text or label.startswith(f"{text} ·"))
        if by_keys:
            while menu.activeAction() is not action:
                QTest.keyClick(menu, Qt.Key.Key_Down)
            QTest.keyClick(menu, Qt.Key.Key_Return)
        else:
            QTest.mouseClick(menu, LEFT, pos=menu.actionGeometry(action).center())
        self.window.activateWindow()  # without a window manager nobody gives the keys back
        self.qtbot.waitUntil(self.window.isActiveWindow)

    def _use_card(self, card: int, *, by_keys: bool) -> None:
        item = self._card(card)
        if by_keys:
            self._walk_to(item)
            self.key(Qt.Key.Key_Return)
        else:
            self._click(item.scenePos())

    def _click(self, at: QPointF) -> None:
        view = self.window.play_page.view
        QTest.mouseClick(view.viewport(), LEFT, pos=view.mapFromScene(at))

    def _card(self, card: int) -> CardItem:
        return max((item for item in self._items(CardItem) if item.card == card), key=lambda item: item.in_tray)

    def _walk_to(self, item: CardItem | ZoneItem) -> None:
        """Go to an item by the arrow keys; where one leads astray, another is tried."""
        scene = self.window.play_page.scene
        self.window.play_page.view.setFocus()
        tried: set[tuple[int, Qt.Key]] = set()
        for _ in range(MOST_STEPS):
            at = scene.focusItem()
            if at is item:
                return
            way = _place(item) - (_place(at) if isinstance(at, CardItem | ZoneItem | PlateItem) else QPointF(0, 1))
            sideways = [Qt.Key.Key_Left, Qt.Key.Key_Right][:: -1 if way.x() > 0 else 1]
            along = [Qt.Key.Key_Up, Qt.Key.Key_Down][:: -1 if way.y() > 0 else 1]
            best, other = (sideways, along) if abs(way.x()) > abs(way.y()) else (along, sideways)
            keys = [best[0], other[0], other[1], best[1]]
            key = next((key for key in keys if (id(at), key) not in tried), keys[0])
            tried.add((id(at), key))
            self.key(key)
        raise AssertionError(f"no way by the arrow keys to {item}")

    def _items(self, kind: type[Item]) -> list[Item]:
        return [item for item in self.window.play_page.scene.items() if isinstance(item, kind)]


def _place(item: CardItem | ZoneItem | PlateItem) -> QPointF:
    return QPointF(item.home.x, item.home.y) if isinstance(item, CardItem) else item.box.center()
