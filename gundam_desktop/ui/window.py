"""The main window: the menus, the colours, and one game after the other on the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, TypeVar

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QAction, QActionGroup, QCloseEvent, QGuiApplication, QKeyEvent, QShortcut
from PySide6.QtWidgets import QApplication, QMainWindow, QMenu, QMessageBox

from gundam_desktop.records import Record
from gundam_desktop.ui import messages, settings
from gundam_desktop.ui.doors import Doors
from gundam_desktop.ui.help import about_text, shortcuts_text
from gundam_desktop.ui.keys import COMMANDS, Group, Keymap
from gundam_desktop.ui.keys.dialog import KeysDialog
from gundam_desktop.ui.match import Match
from gundam_desktop.ui.new_game import NewGameDialog, completed, tell_bad_deck
from gundam_desktop.ui.opening import next_session, open_session
from gundam_desktop.ui.panels.card_menu import menu_style
from gundam_desktop.ui.passing_key import PassingKey
from gundam_desktop.ui.positions import Positions
from gundam_desktop.ui.replay import Replay, Timeline
from gundam_desktop.ui.report import ReportDialog, fault_report
from gundam_desktop.ui.saved_games import Album, Keeping
from gundam_desktop.ui.series import next_of
from gundam_desktop.ui.session import Pace, Session
from gundam_desktop.ui.settings import GameSetup, Settings
from gundam_desktop.ui.settings_dialog import SPEEDS, SettingsDialog
from gundam_desktop.ui.theme import DARK, LIGHT, Theme, palette
from gundam_desktop.ui.timekeeping import Timekeeper
from gundam_desktop.ui.translation import LANGUAGES, speak

SMALLEST = (1024, 640)
Key = TypeVar("Key")


class MainWindow(QMainWindow):
    """The client's one window."""

    def __init__(self, doors: Doors, remembered: Settings) -> None:
        super().__init__()
        self._doors, self._settings, self._saved = doors, remembered, remembered.model_copy()
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
        self.match = Match(doors.library, remembered.language, self.theme, self.keys, self)
        self.match.set_speed(remembered.animation)
        self.match.side.clause.tracing.evidence = doors.evidence
        self.match.rematch_wanted.connect(self.rematch)
        self.match.new_game_wanted.connect(self.ask_new_game)
        self.setCentralWidget(self.match)
        self._session: Session | None = None
        self._replay: Replay | None = None
        self.keeping = Keeping(self, doors, self)
        self.positions = Positions(self.keeping, lambda: self._session, doors, self)
        self.match.side.clause.scenario_wanted.connect(self.positions.open_shown)
        self._album = Album(self.match, self)
        self._timekeeper = Timekeeper(self, self)
        self.passing_key = PassingKey(self, self)
        self._fill_menus()
        self._fill_shortcuts()
        self.keys.changed.connect(self._keys_changed)
        hints.colorSchemeChanged.connect(self._system_changed)
        self._apply_theme()
        self.setMinimumSize(*SMALLEST)
        self.resize(*remembered.window)

    @property
    def session(self) -> Session | None:
        """The game that is on."""
        return self._session

    def play(self, setup: GameSetup) -> bool:
        """Start a game; False, and a message, when a deck is not as it should be."""
        complete = completed(setup, self._doors)
        try:
            session = open_session(complete, self._doors, self.pace(), self)
        except (ValueError, OSError) as error:
            tell_bad_deck(self, error)
            return False
        self._setup = complete
        self.take_over(session, "first" if complete.starter != "chance" else "")
        return True

    def take_over(self, session: Session, opening: str = "") -> None:
        """Show a session in place of the one that is on, which is saved as far as it came."""
        self._end_session()
        self._session = session
        self._album.follow(session)
        self._timekeeper.follow(session)
        self.match.set_footer(None)
        self.match.show_session(session)
        self.setWindowTitle(
            self.tr("{first} against {second} · rules {edition} · seed {seed} – Gundam Desktop").format(
                first=session.names[0], second=session.names[1], edition=session.edition, seed=session.seed
            )
        )
        session.begin(opening)
        self._set_enabled()

    def look_at(self, replay: Replay, timeline: Timeline) -> None:
        """Show a replay in place of the game that is on, which is kept as far as it came."""
        self._end_session()
        self._replay = replay
        replay.setParent(self)
        self.match.show_session(replay)
        self.match.set_footer(timeline)
        self.setWindowTitle(
            self.tr("Replay: {first} against {second} – Gundam Desktop").format(
                first=replay.names[0], second=replay.names[1]
            )
        )
        replay.moved.emit()
        self._set_enabled()

    def rest(self) -> None:
        """Show no game; the next one is asked for."""
        self._end_session()
        self.match.show_session(None)
        self.match.set_footer(None)
        self.setWindowTitle(self.tr("Gundam Desktop"))
        self._set_enabled()
        self.ask_new_game()

    def greet(self) -> None:
        """Begin: with the game that was left in the middle, if there is one and it is wanted, else with a new one."""
        self.keeping.offer_left(self.ask_new_game)

    def ask_new_game(self) -> None:
        """Open the dialog for a new game."""
        if self._dialog is None:
            self._dialog = NewGameDialog(self._doors, self._settings.last_game, self)
            self._dialog.chosen.connect(self._chosen)
            self._dialog.finished.connect(self._dialog_closed)
            self._dialog.open()

    def rematch(self) -> None:
        """Play the next game of the match; if there is none, again with the same decks and players and a new seed."""
        session = self._session
        if session is not None and next_of(session.course.record) is not None:
            self.play_next(session.course.record, session.decks)
        elif self._setup is not None:
            self.play(self._setup.model_copy(update={"seed": None}))

    def play_next(self, record: Record, decks: tuple[Any, Any] | None = None) -> bool:
        """Begin the next game of a match; False, and a message, when that cannot be."""
        try:
            session = next_session(record, self._doors, self.pace(), self, decks)
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
        if self.keys.command_of(event, Group.TABLE) == "use" and not event.isAutoRepeat():
            self.match.press("Space")
        elif not self.match.scene.keys.type_letter(event.text()):
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        self._end_session()
        if not self.isFullScreen():
            self._settings.window = (self.width(), self.height())
        self._save()
        super().closeEvent(event)

    def _chosen(self, setup: GameSetup) -> None:
        if self.play(setup):
            self._settings.last_game = setup
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
        shortcut = QShortcut(self)
        self.keys.bind(shortcut, command)
        shortcut.activated.connect(slot)
        return shortcut

    def _fill_menus(self) -> None:
        for menu in self.menuBar().findChildren(QMenu, options=Qt.FindChildOption.FindDirectChildrenOnly):
            menu.deleteLater()
        game = self.menuBar().addMenu(self.tr("&Game"))
        self._add(game, self.tr("&New game…"), self.ask_new_game, "new game")
        self.rematch_action = self._add(game, self.tr("&Rematch"), self.rematch, "rematch")
        self.swapped_action = self._add(
            game, self.tr("Rematch with seats s&wapped"), self.rematch_swapped, "rematch swapped"
        )
        self._add(game, self.tr("&Saved games…"), self.keeping.show_games, "saved games")
        self.scenario_action = self._add(game, self.tr("Open s&cenario…"), self.positions.ask_file, "open scenario")
        self.position_action = self._add(
            game, self.tr("Save &position as a scenario…"), self.positions.save, "save position"
        )
        game.addSeparator()
        self.undo_action = self._add(game, self.tr("&Take back"), self.keeping.undo, "undo")
        self.undo_to_action = self._add(game, self.tr("Take back &to…"), self.keeping.ask_undo_to, "undo to")
        self.redo_action = self._add(game, self.tr("&Make again"), self.keeping.redo, "redo")
        passing = self.tr("Pass &until something happens")
        self.passing_action = self._add(game, passing, self.match.passing_wanted.emit, "pass")
        self.concede_action = self._add(game, self.tr("&Concede…"), self.ask_concede, "concede")
        game.addSeparator()
        self._add(game, self.tr("&Quit"), self.close, "quit")
        game.aboutToShow.connect(self._set_enabled)
        view = self.menuBar().addMenu(self.tr("&View"))
        remembered = self._settings
        themes = {"system": self.tr("As the &system"), "dark": self.tr("&Dark"), "light": self.tr("&Light")}
        _add_choices(view.addMenu(self.tr("&Colours")), themes, remembered.theme, partial(self.change, "theme"))
        speeds = dict(
            zip(SPEEDS, (self.tr("&Off"), self.tr("&Slow"), self.tr("&Normal"), self.tr("&Fast")), strict=True)
        )
        languages = view.addMenu(self.tr("&Language"))
        _add_choices(languages, LANGUAGES, remembered.language, partial(self.change, "language"))
        animation = view.addMenu(self.tr("&Animation"))
        _add_choices(animation, speeds, remembered.animation, partial(self.change, "animation"))
        own = self._doors.own
        self.wording_action = _add_switch(
            view,
            self.tr("Official &wording from my own folder"),
            remembered.official_wording,
            partial(self.change, "official_wording"),
        )
        self.wording_action.setEnabled(own is not None and own.has_official_wording(remembered.language))
        view.addSeparator()
        self._add(view, self.tr("&Settings…"), self.show_settings, "settings")
        letters = _add_switch(view, self.tr("Le&tters on what can be used"), remembered.letters, self.keys.show_letters)
        self.keys.bind(letters, "letters always")
        full = _add_switch(view, self.tr("&Full screen"), self.isFullScreen(), self._set_full_screen)
        self.keys.bind(full, "full screen")
        helping = self.menuBar().addMenu(self.tr("&Help"))
        self._add(helping, self.tr("&Keys"), self.show_keys, "help")
        self._add(helping, self.tr("&Change keys…"), self.change_keys, "change keys")
        self._add(helping, self.tr("&Rules…"), lambda: self.match.show_clause(""), "rules")
        self._add(helping, self.tr("Report a &fault…"), self.show_report, "report")
        self._add(helping, self.tr("&About"), self.show_about)
        self._set_enabled()

    def show_keys(self) -> None:
        """Show what the keys do."""
        messages.inform(self, self.tr("Keys"), shortcuts_text(self.keys))

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
        messages.inform(self, self.tr("About"), about_text(self._setup.edition if self._setup is not None else ""))

    def _add(self, menu: QMenu, text: str, slot: Callable[[], object], command: str = "") -> QAction:
        """An entry of a menu, with the keys of an action."""
        action = menu.addAction(text)
        if command:
            self.keys.bind(action, command)
        action.triggered.connect(lambda _checked=False: slot())
        return action

    def _set_enabled(self) -> None:
        session = self.session
        self.rematch_action.setEnabled(self._setup is not None)
        self.swapped_action.setEnabled(self._setup is not None)
        self.passing_action.setEnabled(session is not None and not session.over)
        self.concede_action.setEnabled(session is not None and not session.over)
        # With what can be taken back Ctrl+Z changes: the two stay on, and say it when there is nothing.
        self.undo_action.setEnabled(session is not None)
        self.undo_to_action.setEnabled(session is not None)
        self.redo_action.setEnabled(session is not None)
        self.scenario_action.setEnabled(self._doors.scenarios is not None)
        self.position_action.setEnabled(session is not None and self._doors.scenarios is not None)

    # settings

    def change(self, name: str, value: object) -> None:
        """Change a setting, follow it, and save it."""
        setattr(self._settings, name, value)
        self._save()
        follow = {
            "theme": self._apply_theme,
            "language": self._follow_language,
            "animation": lambda: self.match.set_speed(self._settings.animation),
            "official_wording": self._follow_wording,
        }.get(name, self._follow_pace)
        follow()
        QTimer.singleShot(0, self, self._fill_menus)  # not while the menu is still open that said so

    def show_settings(self) -> None:
        """Open the dialog with all settings."""
        dialog = SettingsDialog(self._settings, self._doors, self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.changed.connect(self.change)
        dialog.open()

    def _follow_language(self) -> None:
        speak(self._settings.language)
        self.match.set_language(self._settings.language)

    def _ask_letters(self) -> None:
        if not self.match.scene.keys.ask_letters():
            self.match.announcer.answer(self.tr("Nothing on the table can be used now"))

    def _keys_changed(self) -> None:
        self._settings.keys, self._settings.letters = self.keys.changes, self.keys.letters_always
        self._save()

    def _follow_pace(self) -> None:
        if self.session is not None:
            self.session.set_pace(self.pace())

    def _follow_wording(self) -> None:
        if self._doors.own is not None:
            self._doors.own.show_official_wording(self._settings.official_wording)
        self.match.show_anew()

    def _set_full_screen(self, on: bool) -> None:
        if on:
            self.showFullScreen()
        else:
            self.showNormal()

    def pace(self) -> Pace:
        """How sessions treat those who play, by the settings."""
        remembered = self._settings
        return Pace(remembered.auto_pass, remembered.bot_pause, remembered.bot_limit, remembered.interrupts)

    def _save(self) -> None:
        try:
            settings.save(self._settings, self._saved)
            self._saved = self._settings.model_copy()
        except OSError as error:
            self.match.note(self.tr("The settings were not saved: {reason}").format(reason=error))

    def _system_changed(self, scheme: Qt.ColorScheme) -> None:
        self._scheme = scheme
        if self._settings.theme == "system":
            self._apply_theme()

    def _wanted_theme(self) -> Theme:
        if self._settings.theme == "system":
            dark = self._scheme != Qt.ColorScheme.Light
        else:
            dark = self._settings.theme == "dark"
        return DARK if dark else LIGHT

    def _apply_theme(self) -> None:
        wanted = self._wanted_theme()
        QApplication.setPalette(palette(wanted))
        self.setStyleSheet(menu_style(wanted))
        if wanted is not self.theme:
            self.theme = wanted
            self.match.set_theme(wanted)


def _add_switch(menu: QMenu, text: str, on: bool, slot: Callable[[bool], None]) -> QAction:
    action = menu.addAction(text)
    action.setCheckable(True)
    action.setChecked(on)
    action.toggled.connect(slot)
    return action


def _add_choices(menu: QMenu, entries: Mapping[Key, str], chosen: Key, slot: Callable[[Key], None]) -> None:
    group = QActionGroup(menu)
    for key, text in entries.items():
        action = group.addAction(text)
        action.setCheckable(True)
        action.setChecked(key == chosen)
        action.triggered.connect(partial(_call, slot, key))
        menu.addAction(action)


def _call(slot: Callable[[Key], None], key: Key, _checked: bool = False) -> None:
    slot(key)
