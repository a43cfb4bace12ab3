"""The main window: the menus, the colours, and one game after the other on the table."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, cast

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QCloseEvent, QGuiApplication, QKeyEvent, QShortcut
from PySide6.QtWidgets import QApplication, QMainWindow, QMessageBox, QStackedWidget, QWidget

from gundam_desktop.records import Record
from gundam_desktop.ui.app.bug_report import ReportDialog, fault_report
from gundam_desktop.ui.app.menus import Menus
from gundam_desktop.ui.app.new_game_dialog import NewGameDialog, completed, default_names, tell_bad_deck
from gundam_desktop.ui.app.settings_dialog import SettingsDialog
from gundam_desktop.ui.app.shortcuts_dialog import ShortcutsDialog, about_text
from gundam_desktop.ui.decks.workspace import DeckController
from gundam_desktop.ui.keys import COMMANDS, Group, Keymap
from gundam_desktop.ui.keys.dialog import KeysDialog
from gundam_desktop.ui.play.auto_pass_action import AutoPassAction
from gundam_desktop.ui.play.clock_presenter import ClockPresenter
from gundam_desktop.ui.play.panels.card_menu import menu_style
from gundam_desktop.ui.play.play_page import PlayPage
from gundam_desktop.ui.saved_games import SavedGamesController, ThumbnailRecorder
from gundam_desktop.ui.saved_games.scenario_files import ScenarioFiles
from gundam_desktop.ui.saved_games.timeline import Timeline
from gundam_desktop.ui.session import settings
from gundam_desktop.ui.session.game_session import GameSession, Pace
from gundam_desktop.ui.session.match_series import next_of
from gundam_desktop.ui.session.replay import Replay
from gundam_desktop.ui.session.services import Doors
from gundam_desktop.ui.session.session_factory import new_session, next_session, trial_session
from gundam_desktop.ui.session.settings import GameSetup, Settings
from gundam_desktop.ui.style import message_box
from gundam_desktop.ui.style.theme import DARK, LIGHT, Theme, palette
from gundam_desktop.ui.style.translation import install_language

SMALLEST = (1024, 640)


class MainWindow(QMainWindow):
    """The client's one window."""

    def __init__(self, doors: Doors, remembered: Settings) -> None:
        super().__init__()
        self.doors, self.remembered, self._saved = doors, remembered, remembered.model_copy()
        if doors.own is not None:
            doors.own.show_official_wording(remembered.official_wording)
        self._setup: GameSetup | None = None
        self._dialog: NewGameDialog | None = None
        self.keys = Keymap(remembered.keys, self, letters_always=remembered.letters)
        self._keys_dialog: KeysDialog | None = None
        self.setWindowTitle(self.tr("Gundam Desktop"))
        hints = QGuiApplication.styleHints()
        self._scheme = hints.colorScheme()
        self.theme = self._wanted_theme()
        self.match = PlayPage(doors.library, remembered.language, self.theme, self.keys, self)
        self.match.set_speed(remembered.animation)
        self.match.side.clause.tracing.evidence = doors.evidence
        self.match.rematch_wanted.connect(self.rematch)
        self.match.new_game_wanted.connect(self.ask_new_game)
        self.pages = QStackedWidget(self)
        self.pages.addWidget(self.match)
        self.setCentralWidget(self.pages)
        self._table_title = self.tr("Gundam Desktop")
        self._session: GameSession | None = None
        self._replay: Replay | None = None
        self.keeping = SavedGamesController(self, doors, self)
        self.positions = ScenarioFiles(self.keeping, lambda: self._session, doors, self)
        self.match.side.clause.scenario_wanted.connect(self.positions.open_shown)
        self.decks = DeckController(self, doors.evidence, self)
        self._album = ThumbnailRecorder(self.match, self)
        self._timekeeper = ClockPresenter(self, self)
        self.passing_key = AutoPassAction(self, self)
        self.menus = Menus(self)
        self._fill_shortcuts()
        self.keys.changed.connect(self._keys_changed)
        hints.colorSchemeChanged.connect(self._system_changed)
        self._apply_theme()
        self.setMinimumSize(*SMALLEST)
        self.resize(*remembered.window)

    @property
    def session(self) -> GameSession | None:
        """The game that is on."""
        return self._session

    @property
    def can_repeat(self) -> bool:
        """Whether there is a game that can be played once more."""
        return self._setup is not None or (self._session is not None and self._session.course.record.start.trial)

    def play(self, setup: GameSetup) -> bool:
        """Start a game; False, and a message, when a deck is not as it should be."""
        complete = completed(setup, self.doors)
        try:
            session = new_session(complete, self.doors, self.pace(), self)
        except (ValueError, OSError) as error:
            tell_bad_deck(self, error)
            return False
        self._setup = complete
        self.take_over(session, "first" if complete.starter != "chance" else "")
        return True

    def take_over(self, session: GameSession, opening: str = "") -> None:
        """Show a session in place of the one that is on, which is saved as far as it came."""
        self._end_session()
        self._session = session
        self._album.follow(session)
        self._timekeeper.follow(session)
        self.match.set_footer(None)
        self.match.show_session(session)
        self._table_title = self.tr("{first} against {second} · rules {edition} · seed {seed} – Gundam Desktop").format(
            first=session.names[0], second=session.names[1], edition=session.edition, seed=session.seed
        )
        self.show_table()
        session.begin(opening)
        self.menus.renew()

    def look_at(self, replay: Replay, timeline: Timeline) -> None:
        """Show a replay in place of the game that is on, which is kept as far as it came."""
        self._end_session()
        self._replay = replay
        replay.setParent(self)
        self.match.show_session(replay)
        self.match.set_footer(timeline)
        self._table_title = self.tr("Replay: {first} against {second} – Gundam Desktop").format(
            first=replay.names[0], second=replay.names[1]
        )
        self.show_table()
        replay.moved.emit()
        self.menus.renew()

    def rest(self) -> None:
        """Show no game; the next one is asked for."""
        self._end_session()
        self.match.show_session(None)
        self.match.set_footer(None)
        self._table_title = self.tr("Gundam Desktop")
        self.show_table()
        self.menus.renew()
        self.ask_new_game()

    # pages

    @property
    def on_table(self) -> bool:
        """Whether the table is shown."""
        return self.pages.currentWidget() is self.match

    def show_table(self) -> None:
        """Show the table."""
        self.show_page(self.match)
        self.match.view.setFocus()

    def show_page(self, page: QWidget) -> None:
        """Show a page in place of the one that is shown."""
        if self.pages.indexOf(page) < 0:
            self.pages.addWidget(page)
        self.pages.setCurrentWidget(page)
        if page is not self.match:
            last = cast("QWidget | None", page.focusWidget())  # None on the first visit
            (page if last is None else last).setFocus()
        self.retitle()
        self.menus.renew()

    def retitle(self) -> None:
        """Say in the title what is shown."""
        self.setWindowTitle(self._table_title if self.on_table else self.decks.title)

    def play_deck(self, name: str) -> None:
        """Ask for a game with a deck."""
        self.ask_new_game(name)

    def try_alone(self, deck: Any, title: str) -> None:
        """Play a deck out alone."""
        names = (self.remembered.last_game.names[0] or default_names("")[0], self.tr("Nobody"))
        try:
            session = trial_session(deck, title, names, self.doors, self.pace(), self)
        except (ValueError, OSError) as error:
            tell_bad_deck(self, error)
            return
        self.take_over(session)

    def open_scenario(self, file: str, title: str) -> None:
        """Show a scenario on the table."""
        self.positions.open_shown(file, title)

    def greet(self) -> None:
        """Begin: with the game that was left in the middle, if there is one and it is wanted, else with a new one."""
        self.keeping.offer_left(self.ask_new_game)

    def ask_new_game(self, deck: str = "") -> None:
        """Open the dialog for a new game, with a deck if one is given."""
        if self._dialog is None:
            last = self.remembered.last_game
            if deck:
                last = last.model_copy(update={"decks": (deck, last.decks[1])})
            self._dialog = NewGameDialog(self.doors, last, self)
            self._dialog.chosen.connect(self._chosen)
            self._dialog.finished.connect(self._dialog_closed)
            self._dialog.open()

    def rematch(self) -> None:
        """Play the next game of the match; if there is none, again with the same decks and players and a new seed."""
        session = self._session
        if session is not None and session.course.record.start.trial:
            self.try_alone(session.decks[0], session.seats[0].deck)
        elif session is not None and next_of(session.course.record) is not None:
            self.play_next(session.course.record, session.decks)
        elif self._setup is not None:
            self.play(self._setup.model_copy(update={"seed": None}))

    def play_next(self, record: Record, decks: tuple[Any, Any] | None = None) -> bool:
        """Begin the next game of a match; False, and a message, when that cannot be."""
        try:
            session = next_session(record, self.doors, self.pace(), self, decks)
        except (ValueError, OSError) as error:
            tell_bad_deck(self, error)
            return False
        self.take_over(session)
        return True

    def rematch_swapped(self) -> None:
        """Play again, each player in the other's seat: with the other's deck."""
        if self._setup is not None:
            first, second = self._setup.decks
            self.play(self._setup.model_copy(update={"seed": None, "decks": (second, first)}))

    def ask_concede(self) -> None:
        """Ask once, then give the game up."""
        if self.session is None or self.session.over:
            return
        box = QMessageBox(self)
        box.setIcon(QMessageBox.Icon.Question)
        box.setWindowTitle(self.tr("Concede"))
        box.setText(self.tr("Concede this game?"))
        box.setInformativeText(self.tr("Your opponent wins it at once."))
        yes = box.addButton(self.tr("Concede"), QMessageBox.ButtonRole.DestructiveRole)
        box.setDefaultButton(box.addButton(self.tr("Play on"), QMessageBox.ButtonRole.RejectRole))
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        yes.clicked.connect(self.match.concede)
        box.open()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter, when no card on the table takes it, does what the main button says."""
        if not self.on_table:
            super().keyPressEvent(event)
        elif self.keys.command_of(event, Group.TABLE) == "use" and not event.isAutoRepeat():
            self.match.press("Space")
        elif not self.match.scene.keys.type_letter(event.text()):
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        if not self.decks.may_close():
            event.ignore()
            return
        self.decks.close()
        self._end_session()
        if not self.isFullScreen():
            self.remembered.window = (self.width(), self.height())
        self._save()
        super().closeEvent(event)

    def _chosen(self, setup: GameSetup) -> None:
        if self.play(setup):
            self.remembered.last_game = setup
            self._save()

    def _dialog_closed(self) -> None:
        if self._dialog is not None:
            self._dialog.deleteLater()
            self._dialog = None

    def _keys_dialog_closed(self) -> None:
        if self._keys_dialog is not None:
            self._keys_dialog.deleteLater()
            self._keys_dialog = None

    def _end_session(self) -> None:
        session, self._session = self._session, None
        if session is not None:
            self._album.follow(None)
            self._timekeeper.follow(None)
            session.close()
            session.deleteLater()
        replay, self._replay = self._replay, None
        if replay is not None:
            replay.close()
            replay.deleteLater()

    # menus and keys

    def _fill_shortcuts(self) -> None:
        """The keys that work wherever the focus is and stand in no menu."""
        for command in COMMANDS:
            if command.group is Group.ANSWER:
                shortcut = self._shortcut(command.id, partial(self.match.press, command.defaults[0]))
                shortcut.setAutoRepeat(False)  # a key held down must not answer the next question, too
        self._shortcut("cancel", self.match.cancel)
        self._shortcut("menu", self.match.open_menu)
        self._shortcut("letters", self._ask_letters)
        self._shortcut("say again", self.match.announcer.say_again)

    def _shortcut(self, command: str, slot: Callable[[], object]) -> QShortcut:
        shortcut = QShortcut(self.match)  # while the table is shown
        self.keys.bind(shortcut, command)
        shortcut.activated.connect(slot)
        return shortcut

    def show_rules(self) -> None:
        """Open the place where a rule is looked for."""
        if self.on_table:
            self.match.show_clause("")
        else:
            self.decks.show_clause("")

    def show_keys(self) -> None:
        """Show what the keys do."""
        ShortcutsDialog(self.keys, self).open()

    def change_keys(self) -> None:
        """Open the dialog in which keys are changed."""
        if self._keys_dialog is None:
            self._keys_dialog = KeysDialog(self.keys, self)
            self._keys_dialog.finished.connect(self._keys_dialog_closed)
            self._keys_dialog.open()

    def show_report(self) -> None:
        """Show what somebody needs who looks for a fault."""
        dialog = ReportDialog(fault_report(self._session), self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def show_about(self) -> None:
        """Say what this program is, and what it is not."""
        message_box.inform(self, self.tr("About"), about_text(self._setup.edition if self._setup is not None else ""))

    # settings

    def change(self, name: str, value: object) -> None:
        """Change a setting, follow it, and save it."""
        setattr(self.remembered, name, value)
        self._save()
        follow = {
            "theme": self._apply_theme,
            "language": self._follow_language,
            "animation": lambda: self.match.set_speed(self.remembered.animation),
            "official_wording": self._follow_wording,
        }.get(name, self._follow_pace)
        follow()
        QTimer.singleShot(0, self, self.menus.fill)  # not while the menu is still open that said so

    def show_settings(self) -> None:
        """Open the dialog with all settings."""
        dialog = SettingsDialog(self.remembered, self.doors, self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.changed.connect(self.change)
        dialog.open()

    def _follow_language(self) -> None:
        install_language(self.remembered.language)
        self.match.set_language(self.remembered.language)
        self.decks.set_language(self.remembered.language)
        self.retitle()

    def _ask_letters(self) -> None:
        if not self.match.scene.keys.ask_letters():
            self.match.announcer.answer(self.tr("Nothing on the table can be used now"))

    def _keys_changed(self) -> None:
        self.remembered.keys, self.remembered.letters = self.keys.changes, self.keys.letters_always
        self._save()

    def _follow_pace(self) -> None:
        if self.session is not None:
            self.session.set_pace(self.pace())

    def _follow_wording(self) -> None:
        if self.doors.own is not None:
            self.doors.own.show_official_wording(self.remembered.official_wording)
        self.match.show_anew()

    def set_full_screen(self, on: bool) -> None:
        """Fill the whole screen, or no longer."""
        if on:
            self.showFullScreen()
        else:
            self.showNormal()

    def pace(self) -> Pace:
        """How sessions treat those who play, by the settings."""
        remembered = self.remembered
        return Pace(remembered.auto_pass, remembered.bot_pause, remembered.bot_limit, remembered.interrupts)

    def _save(self) -> None:
        try:
            settings.save(self.remembered, self._saved)
            self._saved = self.remembered.model_copy()
        except OSError as error:
            self.match.note(self.tr("The settings were not saved: {reason}").format(reason=error))

    def _system_changed(self, scheme: Qt.ColorScheme) -> None:
        self._scheme = scheme
        if self.remembered.theme == "system":
            self._apply_theme()

    def _wanted_theme(self) -> Theme:
        if self.remembered.theme == "system":
            dark = self._scheme != Qt.ColorScheme.Light
        else:
            dark = self.remembered.theme == "dark"
        return DARK if dark else LIGHT

    def _apply_theme(self) -> None:
        wanted = self._wanted_theme()
        QApplication.setPalette(palette(wanted))
        self.setStyleSheet(menu_style(wanted))
        if wanted is not self.theme:
            self.theme = wanted
            self.match.set_theme(wanted)
            self.decks.set_theme(wanted)
