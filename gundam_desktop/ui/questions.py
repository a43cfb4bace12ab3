"""Puts what is asked before whoever looks: on the bar and the buttons, on the status line, and before the ear."""

from __future__ import annotations

from gundam_desktop.ui.announcer import Announcer
from gundam_desktop.ui.asking import Offer, Picked, decides, hurrying, offer, spoken
from gundam_desktop.ui.focus import kept, order_tab
from gundam_desktop.ui.keys import Keymap
from gundam_desktop.ui.panels.answers import SPACE, Answer, Answers
from gundam_desktop.ui.panels.side import SideColumn
from gundam_desktop.ui.panels.table_frame import TableFrame
from gundam_desktop.ui.pointing import Moment
from gundam_desktop.ui.translation import translate
from gundam_desktop.ui.words import Words


class Questions:
    """Asks at one window; where the keyboard is it stays, or comes back to the table."""

    def __init__(self, frame: TableFrame, side: SideColumn, words: Words, keymap: Keymap, announcer: Announcer) -> None:
        self._frame, self._side, self._words, self._keymap, self._announcer = frame, side, words, keymap, announcer

    def offer_new_game(self) -> None:
        """Offer a new game where none is on."""
        offered = Answers(Answer(translate("Match", "New game"), SPACE, None))
        self._side.offer(offered.with_captions(self._keymap.shown_for), "")

    def wait(self, moment: Moment) -> None:
        """Ask nothing while the table shows what has happened; it can be hurried."""
        with kept(self._frame, self._side):
            self._frame.prompt.ask(None)
            self._put(moment, hurrying().with_captions(self._keymap.shown_for))

    def ask(self, moment: Moment) -> Offer:
        """Ask for the decision of a moment, as far as it is made on the table."""
        table = self._frame.table.table
        picked = Picked(table.selection, table.selection_is_whole())
        offered = offer(*moment, picked, self._words, self._keymap.shown_for)
        with kept(self._frame, self._side):
            self._put(moment, offered.answers, offered.waiting)
            self._frame.keep_clear(moment.view.decision.candidates)
            self._frame.prompt.ask(offered.asked)
        order_tab(self._frame, self._side)
        return offered

    def ask_aloud(self, moment: Moment) -> None:
        """Ask, and say to whoever listens what they must decide."""
        offered = self.ask(moment)
        session, view, _ = moment
        if view.result:
            self._announcer.ask("")
        elif decides(session, view):
            status = self._words.status(view, session.names)
            self._announcer.ask(spoken(offered, status), again=offered.asked is not None)

    def ask_on(self, moment: Moment) -> None:
        """Another card is chosen: ask for the rest, and say what is still wanted."""
        main = self.ask(moment).answers.main
        self._announcer.answer(main.label if main is not None else "")

    def show_result(self, moment: Moment) -> None:
        """Show how the game has ended, and say it."""
        session, view, _ = moment
        outcome = self._words.outcome(view, session.history(view.player), session.names, session.humans)
        self._frame.result.show_result(outcome)
        self._announcer.ask(self._frame.result.text.replace("\n", " "))

    def _put(self, moment: Moment, offered: Answers, waiting: str = "") -> None:
        session, view, _ = moment
        self._side.offer(offered, waiting)
        self._side.status.say(self._words.status(view, session.names), own=decides(session, view))
