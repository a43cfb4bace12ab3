"""One game on screen: the table, the column beside it, the prompts, the curtain, and the viewer."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Signal, SignalInstance
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from gundam_desktop.games.game_module import GameModule
from gundam_desktop.tabletop import Choice, Event, Library, Refusal, View
from gundam_desktop.ui.keys import Keymap
from gundam_desktop.ui.play.animation_gate import AnimationGate
from gundam_desktop.ui.play.curtain import Curtain
from gundam_desktop.ui.play.decision_presenter import DecisionPresenter
from gundam_desktop.ui.play.decision_prompt import PASS_KEY, focus_card
from gundam_desktop.ui.play.focus_order import kept_on_table
from gundam_desktop.ui.play.game_previews import GamePreviews
from gundam_desktop.ui.play.game_result import final_blow
from gundam_desktop.ui.play.game_table import GameTable
from gundam_desktop.ui.play.hand_over import HandOver, needs_curtain, next_seat
from gundam_desktop.ui.play.inspector import CardInspector
from gundam_desktop.ui.play.log_presenter import LogPresenter
from gundam_desktop.ui.play.look_back import LookBack
from gundam_desktop.ui.play.panels.answer_buttons import SPACE, AnswerButton
from gundam_desktop.ui.play.panels.history_strip import HistoryStrip
from gundam_desktop.ui.play.panels.rule_panel import RulePanel
from gundam_desktop.ui.play.panels.side_column import SideColumn
from gundam_desktop.ui.play.panels.table_column import TableColumn
from gundam_desktop.ui.play.panels.table_frame import TableFrame
from gundam_desktop.ui.play.panels.value_bar import ValueBar
from gundam_desktop.ui.play.reasons import GameSnapshot
from gundam_desktop.ui.play.refusal_presenter import RefusalPresenter
from gundam_desktop.ui.play.rule_dock import RuleDock
from gundam_desktop.ui.play.rule_follower import RuleFollower
from gundam_desktop.ui.play.texts import GameTexts
from gundam_desktop.ui.session.game_source import GameSource
from gundam_desktop.ui.style.ambient import Ambient
from gundam_desktop.ui.style.announcer import Announcer
from gundam_desktop.ui.style.panel import Panel
from gundam_desktop.ui.style.theme import theme
from gundam_desktop.ui.table import TableScene, TableView

MARGIN = 8


class PlayPage(Ambient, QWidget):
    """Shows a session to the deciding player, and passes their choices to it."""

    rematch_wanted = Signal()
    new_game_wanted = Signal()
    auto_pass_wanted = Signal()
    shown = Signal()
    """The table has come to rest, or the curtain has fallen over it."""
    unanswered = Signal(str)
    """A key without an answer was pressed."""
    sounded = Signal(str)
    """This sound is to be played."""
    pressed = Signal(int, object)
    """A card or a place of the table was clicked, or used by a key, as the scene tells it."""
    table_changed = Signal()
    """There is another `scene`, which shows the same game."""

    def __init__(self, library: Library, keys: Keymap, parent: QWidget) -> None:
        super().__init__(parent)
        self._keymap = keys
        self.announcer = Announcer(self)
        self._texts = GameTexts(library)
        self._confirm_end = True
        self.confirmation_for: Callable[[Choice], str] = lambda _choice: ""
        """The question before a choice of the viewer; empty to make it at once."""
        self._session: GameSource | None = None
        self._viewer = -1
        self._view: View | None = None
        self._choices: list[Choice] = []
        self._gate = AnimationGate(self)
        self._gate.timed_out.connect(self._skip_animation)
        self.frame = TableFrame(self, self._keymap)
        self.side = SideColumn(self, self._keymap)
        self.curtain = Curtain(self, self._keymap)
        self._preview_source = GamePreviews()
        self.table = GameTable(self.frame, self._texts, self._keymap, self._preview_source)
        self._inspector = CardInspector(self.side, self._texts, self._preview_source, self)
        self._inspector.chosen_for.connect(self._choose_for)
        self.refusals = RefusalPresenter(self.frame, self._inspector, self._preview_source, self.announcer)
        self.refusals.sounded.connect(self.sounded)
        self._presenter = DecisionPresenter(self.frame, self.side, self._texts, self._keymap, self.announcer)
        self._look_back = LookBack(self.frame.past, self.side.log, self._texts, self._keymap, self)
        self._look_back.time_changed.connect(self._presenter.show_time)
        self._log = LogPresenter(self.side.log, self._texts, self.announcer)
        self.refusals.told.connect(self._log.keep_refusal)
        self.side.clause.met = self._log.met
        self.rule = RuleFollower(RulePanel(self, self._keymap), self._texts, self._keymap, self)
        forgetting = [self._presenter.hide, self._inspector.forget, self._log.hide]
        forgetting += [self._look_back.forget, self.rule.forget]
        self._hand_over = HandOver(self.curtain, (self.frame, self.side), forgetting)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, MARGIN, MARGIN)
        row.setSpacing(MARGIN)
        self.value_bar = ValueBar(self)
        self._left = TableColumn(self.frame, MARGIN)
        self.strip = HistoryStrip(self.side.log.list.lines, self._texts.face, self)
        row.addWidget(self.value_bar)
        row.addWidget(self.strip)
        row.addLayout(self._left, 1)
        row.addWidget(self.side)
        self._rule_dock = RuleDock(self.rule.panel, row, self.side)
        self.side.answered.connect(self.answer)
        self.frame.prompt.answered.connect(self.answer)
        self.frame.result.rematch.connect(self.rematch_wanted)
        self.frame.result.new_game.connect(self.new_game_wanted)
        self.frame.result.blow_wanted.connect(self.show_final_blow)
        self.strip.moment_wanted.connect(self._look_back.go_to)
        for naming in (self.side.log.list, self.strip):
            naming.pointed.connect(self._inspector.show_named)
        for wanting in (self.side, self.frame.prompt, self.frame.result, self.frame.past):
            wanting.clause_wanted.connect(self.show_clause)
        self.side.clause.closed.connect(self._to_table)
        self.frame.prompt.pointed.connect(self.point_at)
        self.side.waiting.pointed.connect(self.point_at)
        self.curtain.lifted.connect(self._lifted)
        self.table.built.connect(self._follow)
        self._presenter.offer_new_game()
        self.table.build(None)

    # for the window

    @property
    def session(self) -> GameSource | None:
        """The game that is shown."""
        return self._session

    @property
    def scene(self) -> TableScene:
        """The table's scene; another one after `table_changed`."""
        return self.table.scene

    @property
    def view(self) -> TableView:
        """The widget that shows the scene."""
        return self.table.view

    @property
    def texts(self) -> GameTexts:
        """The game's texts in the current language."""
        return self._texts

    @property
    def viewer(self) -> int:
        """The seat whose view is shown, or is shown as soon as the curtain is lifted; -1 none."""
        return self._viewer

    @property
    def asking(self) -> bool:
        """True if everything has been shown and the deciding player sees the table: their clock runs."""
        return self._gate.settled and self._view is not None and not self.curtain.is_down

    def show_session(self, session: GameSource | None) -> None:
        """Show another game from its next move on; None shows an empty table."""
        self._leave_session()
        self._session = session
        self._viewer, self._view, self._choices = -1, None, []
        self._presenter.forget()
        self.curtain.hide()
        self._open_curtain()
        self._log.begin()
        self._look_back.forget()
        self._inspector.forget()
        self.rule.forget()
        self.table.build(session)
        self.view.setFocus()
        if session is None:
            self._presenter.offer_new_game()
            return
        for signal, slot in self._slots(session):
            signal.connect(slot)

    def _leave_session(self) -> None:
        if self._session is not None:
            for signal, slot in self._slots(self._session):
                signal.disconnect(slot)
            self._session.shown()

    def _slots(self, session: GameSource) -> tuple[tuple[SignalInstance, Callable[..., None]], ...]:
        moved, jumped = (session.moved, self._moved), (session.jumped, self._jumped)
        return (moved, jumped, (session.refused, self._was_refused), (session.notice, self.note))

    def set_game(self, game_module: GameModule) -> None:
        """Switch to another game: its cards, texts and rules are used from the next session on."""
        self._texts.library = game_module.library
        self._preview_source.use(game_module)
        self._presenter.count_up = game_module.account
        self.side.clause.set_rulebook(game_module.rulebook)
        self.rule.set_rulebook(game_module.rulebook)
        self.side.clause.tracing.set_evidence(game_module.evidence)

    def set_footer(self, footer: Panel | None) -> None:
        """Show a widget below the table in place of another; None shows nothing."""
        self._left.set_footer(footer)

    def rebuild_table(self) -> None:
        """Rebuild the table: the look of the cards has changed."""
        with kept_on_table(self.frame):
            self.table.build(self._session)
            if self._view is not None:
                self.scene.show_view(self._view, self._choices, (), animate=False)
                self.scene.set_curtain(self.curtain.is_down)
                if not self.curtain.is_down:
                    self._presenter.ask()
        self.table_changed.emit()

    def refresh_texts(self) -> None:
        self.rebuild_table()
        if self._session is None:
            self._presenter.offer_new_game()
        elif self._view is not None and not self.curtain.is_down:
            self._log.show_all(self._session, self._view)
            self._look_back.refresh(self._viewer, self._session)
            self._inspector.refresh(focus_card(self._view, self._texts))

    def set_confirm_end(self, on: bool) -> None:
        """Set whether to ask before a main phase ends in which something can still be done."""
        self._confirm_end = on

    def press(self, key: str) -> bool:
        """Answer by a key as the buttons name it; False when no answer has it now."""
        if self.curtain.is_down:
            if key == "Space":
                self.curtain.lift()
                return True
            return False
        if self._session is not None and not self._session.humans:
            self.unanswered.emit(key)  # a replay: nothing to answer, and its own keys work at any time
            return False
        if self._skip_animation() or (self.frame.result.isVisible() and self._gate.is_result_unread):
            return True
        answer = self.side.answers.by_key(key)
        if answer is not None and answer.enabled:
            self.answer(answer)
            return True
        self.unanswered.emit(key)
        return False

    def _skip_animation(self) -> bool:
        """Skip the animation if there is one: the player has to read the question first."""
        playing = self._session is not None and not self._gate.settled
        if playing:
            self.scene.finish()
        return playing or self._gate.is_hasty()

    def cancel(self) -> None:
        """Cancel an unfinished gesture; close panels that cover the table."""
        if self.frame.result.isVisible():
            if not self._gate.is_result_unread:
                self.frame.result.hide()
        elif self._look_back.in_the_past:
            self._look_back.show_present()
        elif self.side.clause.has_keys or not (self.scene.cancel() or self._presenter.take_back()):
            self.side.close_last()

    def show_clause(self, number: str) -> None:
        """Open a clause beside the table; without a number, the search for one."""
        self.side.show_clause(number, take_keys=not self.view.hasFocus())

    def _to_table(self) -> None:
        if not self.curtain.is_down:
            self.view.setFocus()

    def show_final_blow(self) -> None:
        """Show the end of the game again, from the battle that decided it; then its result."""
        blow = final_blow(self._session, self._viewer) if self._session is not None else None
        if blow is not None:
            self._presenter.forget_result()
            self.scene.show_view(blow.view, (), animate=False)
            self._play(blow.events)

    # from the game

    def _moved(self) -> None:
        assert self._session is not None
        if self.curtain.is_down or needs_curtain(self._session, self._viewer):
            self.hand_over()
        else:
            self._refresh(next_seat(self._session, self._viewer))

    def _jumped(self) -> None:
        """Show another position of the game without animation."""
        assert self._session is not None
        self._presenter.forget()
        self._look_back.forget()
        self._log.keep_notes(self._session)
        if self.curtain.is_down or needs_curtain(self._session, self._viewer):
            self.hand_over()
        else:
            self._refresh(self._session.next_viewer(self._viewer), turned=True)

    def hand_over(self, seat: int | None = None) -> None:
        """Let the curtain fall for the player of a seat; without one for the player who decides now."""
        assert self._session is not None
        self.scene.set_curtain(True)
        self._viewer = self._session.next_viewer(self._viewer) if seat is None else seat
        self._hand_over.begin(self._session, self._viewer, self._texts)
        self.announcer.call(self.curtain.sentence)
        self.shown.emit()
        self._session.shown()

    def _lifted(self) -> None:
        if self._session is not None:
            self._open_curtain()
            self._refresh(self._viewer, turned=True)
            self.view.setFocus()

    def _open_curtain(self) -> None:
        self.scene.set_curtain(False)
        self._hand_over.end()

    def _refresh(self, seat: int, *, turned: bool = False) -> None:
        """Show the game to a seat; `turned` when it has not seen what came before on this screen."""
        assert self._session is not None
        session, first, turned = self._session, self._view is None, turned or seat != self._viewer
        self._viewer = seat
        self._view = session.view(seat)
        deciding = session.decision.player == seat
        self._choices = session.legal_choices(seat) if deciding and seat in session.humans else []
        snapshot = GameSnapshot(session, self._view, self._choices)
        for listening in (self._inspector, self._presenter, self.refusals, self.rule):
            listening.set_snapshot(snapshot)
        self.side.clause.set_edition(self._view.edition)
        self._look_back.refresh(seat, session)
        events = session.take_events(seat)
        # Events are announced before the question, and a table without animation asks at once.
        if turned:
            self._log.show_all(session, self._view, len(events))
        else:
            self._log.append(session, seat, len(events))
        self._play(events, animate=first or not turned)

    def _play(self, events: Sequence[Event], *, animate: bool = True) -> None:
        """Show these events, then the present view."""
        assert self._session is not None
        assert self._view is not None
        self._gate.begin()
        self.scene.show_view(self._view, self._choices, events, animate=animate)
        if not self._gate.settled:
            self._session.begin_showing()
            self._presenter.show_skip()
            self._gate.wait(self.scene.longest_ms)

    def _settled(self) -> None:
        """Show the decision, now that the table has shown all events."""
        if self._view is None or self._session is None or self._gate.settled:
            return
        self._gate.settle()
        session, following = self._session, self._presenter.next_choice()
        if session.is_open and (seat := session.next_viewer(self._viewer)) != self._viewer:
            self._refresh(seat, turned=True)
            return
        if following is not None:
            session.shown()
            session.choose(self._viewer, following)
            return
        session.keep_slots(self.scene.slots)
        self._presenter.ask_aloud()
        self._inspector.refresh(focus_card(self._view, self._texts))
        if session.over and self._presenter.show_result():
            self._gate.show_result()
        self.shown.emit()
        session.shown()

    def _was_refused(self, seat: int, choice: Choice, refusals: Sequence[Refusal]) -> None:
        if seat == self._viewer and refusals:
            self.refusals.refuse(choice, refusals)

    def note(self, sentence: str) -> None:
        """Add a note about the program itself to the log."""
        self._log.note(self._session, sentence)

    # from the player

    def answer(self, answer: AnswerButton) -> None:
        """Make the choice of a button."""
        if self._session is None:
            self.new_game_wanted.emit()
        elif self._skip_animation():
            return
        elif self._look_back.in_the_past:
            self._look_back.show_present()
        elif self._session.over:
            (self.rematch_wanted if answer.key == SPACE else self.new_game_wanted).emit()
        elif answer.key == PASS_KEY:
            self.auto_pass_wanted.emit()
        elif answer.choice is None and self._presenter.looks_again:
            self._presenter.ask_aloud()
        elif answer.choice is None:
            self.scene.confirm_selection()
        elif self._confirm_end and self._presenter.asks_before(answer.choice):
            if not self._presenter.looks_again_before(answer.choice, self.confirmation_for):
                self._presenter.ask_before_end()
        else:
            self._presenter.answered(answer)
            self.choose(answer.choice)

    def choose(self, choice: Choice) -> None:
        """Make a choice for the viewer."""
        if self._session is None or self._view is None or self.curtain.is_down:
            return
        if not self._presenter.looks_again_before(choice, self.confirmation_for):
            self._session.choose(self._viewer, choice)

    def _choose_for(self, choice: Choice, card: int) -> None:
        """Make a choice for the viewer; if it asks for a card next, that is this one."""
        self._presenter.aim(choice, card)
        self.choose(choice)

    def point_at(self, card: int) -> None:
        """Show a card large, with its possible actions; 0 keeps the card shown."""
        self._inspector.show(card)

    # display

    def _selection_changed(self) -> None:
        if self._view is not None and self._gate.settled:
            self._presenter.refresh_selection()

    def _follow(self, scene: TableScene) -> None:
        """Listen to a new table, and let the others listen."""
        scene.sounded.connect(self.sounded)
        scene.pressed.connect(self.pressed)
        scene.chosen.connect(self.choose)
        scene.chosen_for.connect(self._choose_for)
        scene.selection_changed.connect(self._selection_changed)
        scene.settled.connect(self._settled)
        scene.picked_up.connect(lambda card, goals: self.announcer.answer(self._inspector.picked_up(card, goals)))
        scene.direction_wanted.connect(lambda card: self.announcer.answer(self._inspector.direction_wanted(card)))
        for listening in (self._look_back, self._log, self.rule, self.refusals):
            listening.follow(scene)
        self._inspector.follow(self.view)

    def paintEvent(self, _event: QPaintEvent) -> None:
        QPainter(self).fillRect(self.rect(), QColor(theme().background))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        for part in (self.side, self.strip, self._rule_dock):
            part.fit(self.width())
        self.curtain.resize(self.size())
