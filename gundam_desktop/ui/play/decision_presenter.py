"""Presents a decision: the bar, the buttons, the status line, the order of effects, the end of the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject

from gundam_desktop.tabletop import Choice
from gundam_desktop.ui.keys import Keymap
from gundam_desktop.ui.play.aimed_card import AimedCard
from gundam_desktop.ui.play.decision_prompt import (
    PartialSelection,
    PromptContent,
    concerned,
    concerns_viewer,
    decides,
    left_text,
    named_again,
    offer,
    plays_left,
    return_button,
    skip_button,
    spoken,
    waiting_lines,
)
from gundam_desktop.ui.play.effect_order import EffectOrder
from gundam_desktop.ui.play.focus_order import kept, order_tab
from gundam_desktop.ui.play.game_result import CountUp, result_of
from gundam_desktop.ui.play.panels.answer_buttons import SPACE, AnswerButton, AnswerButtons
from gundam_desktop.ui.play.panels.prompt import Prompt
from gundam_desktop.ui.play.panels.side_column import SideColumn
from gundam_desktop.ui.play.panels.table_frame import TableFrame
from gundam_desktop.ui.play.reasons import GameSnapshot
from gundam_desktop.ui.play.texts import GameTexts
from gundam_desktop.ui.style.announcer import Announcer
from gundam_desktop.ui.style.translation import listed


class DecisionPresenter(QObject):
    """Shows the decision of a snapshot in the bar, the buttons and the status line."""

    def __init__(
        self, frame: TableFrame, side: SideColumn, texts: GameTexts, keymap: Keymap, announcer: Announcer
    ) -> None:
        super().__init__(announcer)
        self._frame, self._side, self._texts, self._keymap, self._announcer = frame, side, texts, keymap, announcer
        self._snapshot: GameSnapshot | None = None
        self._order = EffectOrder()
        self._aimed = AimedCard()
        self.count_up: CountUp | None = None
        """Adds up the events of the game for its result; None for a game that does not count them."""
        self._result_seen = False
        self._asked = False
        self._ending = False
        self.looks_again = False
        """True while the player is asked to look again before a choice."""
        keymap.changed.connect(self._show_keys)
        frame.prompt.reordered.connect(self._reorder)

    def set_snapshot(self, snapshot: GameSnapshot) -> None:
        """Use another snapshot from now on; its waiting effects are shown at once."""
        self._snapshot = snapshot
        self._ending = False
        self._show_waiting(snapshot)

    def hide(self) -> None:
        """Show no decision while the machine changes hands."""
        self._asked = False
        self._frame.prompt.ask(None)
        self._side.waiting.show_waiting(())

    def forget(self) -> None:
        """Reset for another game, or another position of the same one."""
        self.hide()
        self.forget_result()
        self._order.forget()
        self._aimed.forget()

    def forget_result(self) -> None:
        """Put the result of the game away; it is shown again when the table comes to rest."""
        self._frame.result.hide()
        self._result_seen = False

    def offer_new_game(self) -> None:
        """Offer a new game when none is shown."""
        self._snapshot = None
        offered = AnswerButtons(AnswerButton(self.tr("New game"), SPACE, None))
        self._side.offer(offered.with_captions(self._keymap.shown_for), "")
        self._side.status.show_status("", own=True)

    def ask(self) -> PromptContent:
        """Show the decision in the bar, the buttons and the status line."""
        assert self._snapshot is not None
        self._asked, self.looks_again = True, False
        self._show_waiting(self._snapshot)  # the language may have changed
        session, view, choices = self._snapshot
        table = self._frame.table.table
        picked = PartialSelection(table.selection, table.selection_is_complete())
        offered = offer(session, view, choices, picked, self._texts, self._order, self._keymap.shown_for)
        if self._ending:
            offered = offered._replace(buttons=named_again(offered.buttons, self._texts.playmat().anyway))
        with kept(self._frame, self._side):
            self._offer(offered.buttons, offered.waiting)
            self._frame.ask(offered.prompt, concerned(view, choices))
        order_tab(self._frame, self._side)
        return offered

    def ask_aloud(self) -> None:
        """Show the decision, and announce it to screen readers."""
        assert self._snapshot is not None
        session, view, _ = self._snapshot
        if decides(session, view):
            self._frame.table.table.preselect(self._aimed.among(view))
            self._aimed.forget()
        offered = self.ask()
        if view.result:
            self._announcer.ask("")
        elif decides(session, view):
            status = self._status()
            preview = self._frame.table.table.preview_of_pass
            self._announcer.ask(f"{spoken(offered, status)} {preview}".strip(), again=offered.prompt is not None)

    def refresh_selection(self) -> None:
        """Show and announce which cards are still to be chosen after the selection has changed."""
        main = self.ask().buttons.main
        self._announcer.answer(main.label if main is not None else "")

    def show_skip(self) -> None:
        """Offer to skip the animation; the decision is not shown yet."""
        self._asked = False
        with kept(self._frame, self._side):
            self._frame.prompt.ask(None)
            self._offer(skip_button().with_captions(self._keymap.shown_for))

    def show_time(self, in_the_past: bool) -> None:
        """Offer the way back while the table shows the past, and the decision when it shows the present again."""
        if in_the_past:
            self._offer(return_button().with_captions(self._keymap.shown_for))
        elif self._asked:
            self.ask()

    def asks_before(self, choice: Choice) -> bool:
        """True if a choice ends a phase in which something can still be done, and that has not been asked yet."""
        legal = self._snapshot is not None and choice in self._snapshot.choices
        return choice.verb == "end" and legal and not self._has_asked(choice) and self._plays_left > 0

    def ask_before_end(self) -> None:
        """Say that something can still be done; the next answer ends the phase."""
        self._ending = True
        self.ask_aloud()

    def take_back(self) -> bool:
        """Ask the decision again as if nothing had been answered; False if no second question is open."""
        if not (self._ending or self.looks_again):
            return False
        self._ending = False
        self.ask_aloud()
        return True

    def looks_again_before(self, choice: Choice, confirmation_for: Callable[[Choice], str]) -> bool:
        """Ask for another look before a choice, if `confirmation_for` has a question and it was not asked about yet."""
        question = "" if self._has_asked(choice) else confirmation_for(choice)
        if question:
            self._ask_again(question, choice)
        return bool(question)

    def _has_asked(self, choice: Choice) -> bool:
        """True if the player was asked about a choice at this decision: each is asked about once."""
        return self.looks_again or (self._ending and choice.verb == "end")

    def _ask_again(self, question: str, choice: Choice) -> None:
        """Ask for a second look before a choice: the main answer makes it, the other one shows the decision again."""
        self._ending = choice.verb == "end"
        self.ask()
        self.looks_again = True
        again = AnswerButton(self.tr("Look again"), "2", None)
        offered = AnswerButtons(AnswerButton(self.tr("Continue"), SPACE, choice), again)
        offered = offered.with_captions(self._keymap.shown_for)
        with kept(self._frame, self._side):
            self._offer(offered)
            self._frame.prompt.ask(Prompt(question, answers=offered))
        order_tab(self._frame, self._side)
        self._announcer.ask(f"{question} {listed((self.tr('Continue'), self.tr('Look again')))}")

    @property
    def _plays_left(self) -> int:
        return plays_left(self._snapshot.choices) if self._snapshot is not None else 0

    def next_choice(self) -> Choice | None:
        """The choice that the player has made in advance: the next effect of an order, or the card aimed at."""
        if self._snapshot is None:
            return None
        session, view, choices = self._snapshot
        aimed = self._aimed.answer(view, choices) if decides(session, view) else None
        return self._order.next_choice(view, choices) or aimed

    def aim(self, choice: Choice, card: int) -> None:
        """Note that a choice is being made for a card: that answers the question which the choice then asks."""
        self._aimed.aim(choice.card, card)

    def answered(self, answer: AnswerButton) -> None:
        """Note that an answer is being chosen: the main one begins an order of effects."""
        if self._snapshot is not None and answer.key == SPACE and answer.choice and answer.choice.verb == "resolve":
            self._order.begin(self._order.arranged(self._snapshot.view, self._snapshot.choices))

    def show_result(self) -> bool:
        """Show the end of the game over the table, once; True if it is shown now."""
        if self._snapshot is None or self._result_seen:
            return False
        self._result_seen = True
        session, view, _ = self._snapshot
        result = result_of(session, view, self._texts, self.count_up)
        animated = self._frame.table.table.is_animated
        below = "\n".join(text for text in (session.score, session.verdict) if text)
        self._frame.result.show_result(result, session.next_game_label(), below, animated=animated)
        self._announcer.ask(self._frame.result.spoken)
        return True

    def _show_keys(self) -> None:
        """Show the current keys."""
        if self._snapshot is None:
            self.offer_new_game()
        elif self._asked:
            self.ask()

    def _show_waiting(self, snapshot: GameSnapshot) -> None:
        self._side.waiting.show_waiting(waiting_lines(snapshot.view, self._texts))

    def _offer(self, offered: AnswerButtons, waiting: str = "") -> None:
        assert self._snapshot is not None
        self._side.offer(offered, waiting)
        self._side.status.show_status(self._status(), own=concerns_viewer(self._snapshot.view))

    def _status(self) -> str:
        """The status line; while a main phase asks also whether something can still be done."""
        assert self._snapshot is not None
        session, view, choices = self._snapshot
        status = self._texts.status(view, session.names)
        if not self._asked or not any(choice.verb == "end" for choice in choices):
            return status
        left = left_text(choices, view, self._texts.playmat().hand)
        if self._ending:
            text = self.tr("You would leave something undone ({left}). {key} goes back.")
            return text.format(left=left, key=self._keymap.shown("cancel"))
        return f"{status} · {left}"

    def _reorder(self, places: Sequence[int]) -> None:
        """Take over the order that the player gave the effects."""
        if self._snapshot is not None:
            effects = self._order.arranged(self._snapshot.view, self._snapshot.choices)
            self._order.set([effects[place] for place in places])
            self.ask()
