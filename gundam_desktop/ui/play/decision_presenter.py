"""Asks whoever looks at the table: the bar, the buttons, the status line, the order of effects, the end of the game."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from gundam_desktop.tabletop import Choice
from gundam_desktop.ui.keys import Keymap
from gundam_desktop.ui.play.decision_prompt import (
    PartialSelection,
    PromptContent,
    decides,
    hurrying,
    offer,
    spoken,
    waiting_lines,
)
from gundam_desktop.ui.play.effect_order import EffectOrder
from gundam_desktop.ui.play.focus_order import kept, order_tab
from gundam_desktop.ui.play.panels.answer_buttons import SPACE, Answer, Answers
from gundam_desktop.ui.play.panels.side_column import SideColumn
from gundam_desktop.ui.play.panels.table_frame import TableFrame
from gundam_desktop.ui.play.reasons import Snapshot
from gundam_desktop.ui.play.texts import GameTexts
from gundam_desktop.ui.style.announcer import Announcer


class DecisionPresenter(QObject):
    """Puts what a moment asks where it is seen."""

    def __init__(
        self, frame: TableFrame, side: SideColumn, words: GameTexts, keymap: Keymap, announcer: Announcer
    ) -> None:
        super().__init__(announcer)
        self._frame, self._side, self._words, self._keymap, self._announcer = frame, side, words, keymap, announcer
        self._moment: Snapshot | None = None
        self._ordering = EffectOrder()
        self._result_seen = False
        self._asked = False
        keymap.changed.connect(self._show_keys)
        frame.prompt.reordered.connect(self._reorder)

    def now(self, moment: Snapshot) -> None:
        """Speak of another moment from now on; what waits is seen at once."""
        self._moment = moment
        self._show_waiting(moment)

    def hide(self) -> None:
        """Ask nothing: the machine changes hands."""
        self._asked = False
        self._frame.prompt.ask(None)
        self._side.waiting.show_waiting(())

    def forget(self) -> None:
        """Another game, or the same one somewhere else."""
        self.hide()
        self._frame.result.hide()
        self._result_seen = False
        self._ordering.forget()

    def offer_new_game(self) -> None:
        """Offer a new game where none is on."""
        self._moment = None
        offered = Answers(Answer(self.tr("New game"), SPACE, None))
        self._side.offer(offered.with_captions(self._keymap.shown_for), "")

    def ask(self) -> PromptContent:
        """Put the decision on the bar, the buttons and the status line."""
        assert self._moment is not None
        self._asked = True
        self._show_waiting(self._moment)  # in the language of now
        session, view, choices = self._moment
        table = self._frame.table.table
        picked = PartialSelection(table.selection, table.selection_is_complete())
        offered = offer(session, view, choices, picked, self._words, self._ordering, self._keymap.shown_for)
        with kept(self._frame, self._side):
            self._offer(offered.answers, offered.waiting)
            waiting = (choice.card for choice in choices if choice.verb == "resolve")
            self._frame.keep_clear((*view.decision.candidates, *waiting))
            self._frame.prompt.ask(offered.asked)
        order_tab(self._frame, self._side)
        return offered

    def ask_aloud(self) -> None:
        """Ask, and say to whoever listens what they must decide."""
        offered = self.ask()
        assert self._moment is not None
        session, view, _ = self._moment
        if view.result:
            self._announcer.ask("")
        elif decides(session, view):
            status = self._words.status(view, session.names)
            self._announcer.ask(spoken(offered, status), again=offered.asked is not None)

    def ask_on(self) -> None:
        """Another card is chosen: ask for the rest, and say what is still wanted."""
        main = self.ask().answers.main
        self._announcer.answer(main.label if main is not None else "")

    def hurry(self) -> None:
        """Ask nothing yet: the table still shows what has happened."""
        self._asked = False
        with kept(self._frame, self._side):
            self._frame.prompt.ask(None)
            self._offer(hurrying().with_captions(self._keymap.shown_for))

    def following(self) -> Choice | None:
        """What the player has chosen already: the next effect of an order."""
        return self._ordering.following(self._moment.view, self._moment.choices) if self._moment is not None else None

    def answered(self, answer: Answer) -> None:
        """An answer is being chosen: the main one begins an order of effects."""
        if self._moment is not None and answer.key == SPACE and answer.choice and answer.choice.verb == "resolve":
            self._ordering.begin(self._ordering.arranged(self._moment.view, self._moment.choices))

    def show_result(self) -> None:
        """Show the end of the game over the table, once."""
        if self._moment is not None and not self._result_seen:
            self._result_seen = True
            session, view, _ = self._moment
            history = session.history(view.player)
            outcome = self._words.outcome(view, history, session.names, session.humans)
            self._frame.result.show_result(outcome, session.next_game_label(), session.score)
            self._announcer.ask(self._frame.result.text.replace("\n", " "))

    def _show_keys(self) -> None:
        """Show the keys as they are now."""
        if self._moment is None:
            self.offer_new_game()
        elif self._asked:
            self.ask()

    def _show_waiting(self, moment: Snapshot) -> None:
        self._side.waiting.show_waiting(waiting_lines(moment.view, self._words))

    def _offer(self, offered: Answers, waiting: str = "") -> None:
        assert self._moment is not None
        session, view, _ = self._moment
        self._side.offer(offered, waiting)
        self._side.status.say(self._words.status(view, session.names), own=decides(session, view))

    def _reorder(self, places: Sequence[int]) -> None:
        """Effects were put in another order."""
        if self._moment is not None:
            effects = self._ordering.arranged(self._moment.view, self._moment.choices)
            self._ordering.want([effects[place] for place in places])
            self.ask()
