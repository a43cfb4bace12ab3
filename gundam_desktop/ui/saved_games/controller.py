"""Undo, redo, resume and branch games."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QWidget

from gundam_desktop.match.beginning import branch, resume
from gundam_desktop.match.series import next_game
from gundam_desktop.match.undo import UndoRequest, decision_positions, undo_request
from gundam_desktop.records import Damaged, GameHistory, Player, Store, read_record, rebuild
from gundam_desktop.records.record import Record
from gundam_desktop.ui.keys import Keymap
from gundam_desktop.ui.play.panels.answer_buttons import SPACE
from gundam_desktop.ui.play.play_page import PlayPage
from gundam_desktop.ui.saved_games.branch_dialog import BranchDialog
from gundam_desktop.ui.saved_games.dialog import SavedGamesDialog, show_unreadable
from gundam_desktop.ui.saved_games.model import damage_text
from gundam_desktop.ui.saved_games.summary.game_summary import choice_label, label_for_both
from gundam_desktop.ui.saved_games.timeline import Timeline
from gundam_desktop.ui.saved_games.undo_dialog import Decided, UndoDialog
from gundam_desktop.ui.session.active_game import ActiveGame
from gundam_desktop.ui.session.game_session import HUMAN, GameSession
from gundam_desktop.ui.session.pace import Pace
from gundam_desktop.ui.session.replay import Replay
from gundam_desktop.ui.session.services import Services
from gundam_desktop.ui.session.session_factory import open_session
from gundam_desktop.ui.session.settings import Settings
from gundam_desktop.ui.style import message_box


class SavedGamesController(QObject):
    """Undoes and redoes decisions of the active game, and opens recorded ones."""

    session_opened = Signal(object)
    """A `GameSession` to show."""
    replay_opened = Signal(object, object)
    """A `Replay` to show, and its `Timeline`."""
    summary_wanted = Signal()
    """What decided the game of the replay is to be shown."""
    replay_closed = Signal()
    """A replay was closed, and there is no game to go on with."""

    def __init__(
        self,
        active: ActiveGame,
        page: PlayPage,
        services: Services,
        keymap: Keymap,
        settings: Settings,
        pace: Callable[[], Pace],
        play_next: Callable[[Record, Path], bool],
        parent: QWidget,
    ) -> None:
        """`pace` is for new sessions; `play_next` begins the next game of a match and returns False if it cannot."""
        super().__init__(parent)
        self._active, self._page, self._services, self._keymap = active, page, services, keymap
        self._settings, self._pace, self._play_next, self._parent = settings, pace, play_next, parent
        self._dialog: SavedGamesDialog | None = None
        self._replay: Replay | None = None
        self._timeline: Timeline | None = None
        self._left: Path | None = None
        """The game that was on before the replay."""
        page.unanswered.connect(self._pressed)

    # taking back

    def undo(self) -> None:
        """Take the last decision of a person back, if need be after asking the other player."""
        session, played = self._active.session, self._active.played
        if played is not None and session is None:
            if not played.ask_undo():
                self._page.note(self.tr("There is nothing to undo."))
            return
        back = session.undo_request() if session is not None else None
        if session is None or back is None:
            self._page.note(self.tr("There is nothing to undo."))
        else:
            self._take_back(session, back)

    def ask_undo_to(self) -> None:
        """Show the decisions of the player who looks at the table, to undo one of them and all since."""
        session = self._active.session
        if session is None or self._page.curtain.is_down:
            return
        game_history, viewer = session.game_history, self._page.viewer
        decided = []
        for position in decision_positions(game_history, (viewer,)):
            # A bot agrees to everything.
            free = len(session.people) == 1 or undo_request(game_history, position).is_free
            decided.append(
                Decided(position, game_history.moves[position].turn, self._label(game_history, position), free)
            )
        if not decided:
            self._page.note(self.tr("There is nothing to undo."))
            return
        dialog = UndoDialog(decided, self._parent)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.chosen.connect(self.undo_to)
        close = partial(self._close_at_curtain, dialog)
        self._page.shown.connect(close)
        dialog.finished.connect(lambda: self._page.shown.disconnect(close))
        dialog.open()

    def _close_at_curtain(self, dialog: UndoDialog) -> None:
        """Close the list of one player's decisions when the machine changes hands, as it does when a time is up."""
        if self._page.curtain.is_down:
            dialog.reject()

    def _label(self, game_history: GameHistory, position: int) -> str:
        return choice_label(game_history, position, self._page.texts)

    def _told(self, session: GameSession, position: int) -> str:
        """A choice in words; if two people play here, in words that name no hidden card, because both read them."""
        if len(session.humans) < 2:
            return self._label(session.game_history, position)
        return label_for_both(session.game_history, position, self._page.texts)

    def undo_to(self, position: int) -> None:
        """Take everything from a decision on back, if need be after asking the other player."""
        session = self._active.session
        if session is not None:
            self._take_back(session, undo_request(session.game_history, position))

    def redo(self) -> None:
        """Make the next decision again that was taken back."""
        session = self._active.session
        position = session.redo_position() if session is not None else None
        if session is None or position is None:
            self._page.note(self.tr("There is nothing to redo."))
        else:
            session.go_to(position)

    def _take_back(self, session: GameSession, back: UndoRequest) -> None:
        if back.is_free or len(session.people) == 1:  # a bot agrees to everything
            self._go_back(session, back)
            return
        asked, asks = session.names[1 - back.seat], session.names[back.seat]
        text = self.tr("{asked}, do you let {name} take back “{choice}”?")
        agrees = self.tr("{name} agrees").format(name=asked)
        message_box.ask(
            self._parent,
            self.tr("Undo"),
            text.format(asked=asked, name=asks, choice=self._told(session, back.position)),
            self._why_asked(back, session),
            [message_box.destructive(agrees, partial(self._go_back, session, back))],
            self.tr("Keep playing"),
        )

    def _go_back(self, session: GameSession, back: UndoRequest) -> None:
        label = self._told(session, back.position)
        session.go_to(back.position, "" if back.is_free else "by consent")
        text = self.tr("{name} undoes: {choice}.").format(name=session.names[back.seat], choice=label)
        if not back.is_free:
            agreed = self.tr("{name} agrees to it.").format(name=session.names[1 - back.seat])
            text = " ".join((text, self._why_asked(back, session), agreed))
        self._page.note(text)

    def _why_asked(self, back: UndoRequest, session: GameSession) -> str:
        """Why the other player has to agree."""
        names = {"name": session.names[back.seat], "other": session.names[1 - back.seat]}
        if back.acted and back.seen:
            return self.tr("{other} has acted since, and hidden cards have been seen.").format(**names)
        if back.acted:
            return self.tr("{other} has acted since.").format(**names)
        return self.tr("Hidden cards have been seen since.")

    # saved games

    def show_games(self) -> None:
        """Open the list of saved games."""
        if self._dialog is not None:
            return
        self._dialog = dialog = SavedGamesDialog(Store(), self._settings, self._parent, self._keymap)
        dialog.go_on.connect(self.resume)
        dialog.watch.connect(self.watch)
        dialog.finished.connect(self._closed)
        dialog.open()

    def _closed(self) -> None:
        if self._dialog is not None:
            self._dialog.deleteLater()
            self._dialog = None

    def resume(self, path: Path) -> bool:
        """Go on with a game at the decision it waits for; False, and a message, when that cannot be."""
        session = self._active.session
        if session is not None and session.journal is not None and session.journal.path == path:
            return True
        record = self._over(path)
        if record is not None:
            return self._play_next(record, path)
        return self._open(path)

    def _over(self, path: Path) -> Record | None:
        """The record of a game that is over while its match is not; None for all others."""
        try:
            record = read_record(path)
        except (Damaged, OSError):
            return None  # opening it will say why
        return record if next_game(record) is not None else None

    def _open(self, path: Path) -> bool:
        try:
            begun, journal, why, damage = resume(path)
        except (Damaged, OSError) as error:
            show_unreadable(self._parent, path, error)
            return False
        session = open_session(begun, self._services, self._pace(), self._parent, journal)
        kept = begun.history.last
        self.session_opened.emit(session)
        if why:
            self._page.note(
                self.tr(
                    "The rules have changed since this was played ({why}). The game continues from where it was."
                ).format(why=why)
            )
        if damage is not None and journal.beside is not None:
            place = self.tr("The game continues there. The damaged file is kept as {path}.").format(path=journal.beside)
            self._page.note(f"{damage_text(damage, kept)}. {place}")
        return True

    # replays

    def watch(self, path: Path) -> bool:
        """Show a recorded game as a replay; False, and a message, when it cannot be."""
        try:
            record = read_record(path)
            game_history, why = rebuild(record)
        except (Damaged, OSError) as error:
            show_unreadable(self._parent, path, error)
            return False
        people = tuple(seat for seat, player in enumerate(record.start.players) if player.level == HUMAN)
        everything = record.end is not None or len(people) != 1
        damaged = damage_text(record.damage, len(record.moves)) if record.damage is not None else ""
        self.show_course(game_history, (0, 1) if everything else people, damaged or self._verdict(why))
        return True

    def watch_bots(self, record: Record, why: str) -> None:
        """Show a game of bots that was played again; `why` says how it differs from the one that was kept."""
        self.show_course(rebuild(record).game_history, (0, 1), why or self._verdict(""))
        self._parent.activateWindow()

    def show_course(self, game_history: GameHistory, seats: tuple[int, ...], verdict: str) -> None:
        """Show a history as a replay with the views of these seats; the current game is resumed afterwards."""
        session = self._active.session
        if session is not None and not session.over and session.journal is not None:
            self._left = session.journal.path
        replay = Replay(game_history, seats)
        library = self._services.find(game_history.record.start.game).library  # the table may show another game still
        timeline = Timeline(replay, library, keymap=self._keymap)
        timeline.show_verdict(verdict)
        timeline.closed.connect(self.leave_replay)
        timeline.branch_wanted.connect(self._ask_branch)
        timeline.summary_wanted.connect(self.summary_wanted)
        self._replay, self._timeline = replay, timeline
        self.replay_opened.emit(replay, timeline)
        timeline.rail.setFocus()

    def _verdict(self, why: str) -> str:
        if not why:
            return self.tr("Verified: the replay matches the record")
        return self.tr("The rules have changed since: {why}").format(why=why)

    def leave_replay(self) -> None:
        """Close the replay; the game that was on before it goes on."""
        left, self._left = self._left, None
        self._replay = self._timeline = None
        if left is None or not self.resume(left):
            self.replay_closed.emit()

    def _pressed(self, key: str) -> None:
        if self._timeline is not None and self._active.replay is not None and key == SPACE:
            self._timeline.toggle()

    def _ask_branch(self) -> None:
        replay = self._replay
        if replay is not None:
            replay.play(False)
            self.ask_branch(replay.game_history, replay.position, replay.waiting())

    def ask_branch(self, game_history: GameHistory, position: int, where: str) -> None:
        """Ask who plays a new game that goes on from a position, and begin it; `where` is the position in words."""
        dialog = BranchDialog(game_history.record.start.players, where, self._services, self._parent)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.chosen.connect(partial(self._branch, game_history, position))
        dialog.open()

    def _branch(self, game_history: GameHistory, position: int, chosen: tuple[Player, Player]) -> None:
        try:
            begun = branch(game_history, position, chosen)
        except (Damaged, OSError) as error:
            show_unreadable(self._parent, Path(game_history.record.start.id), error)
            return
        self._replay = self._timeline = self._left = None
        self.session_opened.emit(open_session(begun, self._services, self._pace(), self._parent))
        self._page.note(self.tr("A new game that continues from a recorded one."))
