"""The main window: the menus, the colours, and one game after the other on the table."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import cast

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QCloseEvent, QGuiApplication, QKeyEvent, QShortcut
from PySide6.QtWidgets import QMainWindow, QMessageBox, QStackedWidget, QWidget

from gundam_desktop.ui.app.bug_report import ReportDialog, fault_report
from gundam_desktop.ui.app.game_launcher import DECKS_GAME, GameLauncher
from gundam_desktop.ui.app.menus import Menus, MenuState
from gundam_desktop.ui.app.settings_dialog import SettingsDialog
from gundam_desktop.ui.app.shortcuts_dialog import ShortcutsDialog, about_text
from gundam_desktop.ui.decks.workspace import DeckController
from gundam_desktop.ui.keys import COMMANDS, Group, Keymap
from gundam_desktop.ui.keys.dialog import KeysDialog
from gundam_desktop.ui.play.auto_pass_action import AutoPassAction
from gundam_desktop.ui.play.clock_presenter import ClockPresenter
from gundam_desktop.ui.play.play_page import PlayPage
from gundam_desktop.ui.saved_games import SavedGamesController, ThumbnailRecorder
from gundam_desktop.ui.saved_games.scenario_files import ScenarioFiles
from gundam_desktop.ui.saved_games.timeline import Timeline
from gundam_desktop.ui.session import settings
from gundam_desktop.ui.session.active_game import ActiveGame
from gundam_desktop.ui.session.game_session import GameSession, Pace
from gundam_desktop.ui.session.replay import Replay
from gundam_desktop.ui.session.services import Services
from gundam_desktop.ui.session.settings import Settings
from gundam_desktop.ui.style import message_box
from gundam_desktop.ui.style.ambient import Ambient
from gundam_desktop.ui.style.appearance import install_language
from gundam_desktop.ui.style.stylesheets import menu_style
from gundam_desktop.ui.style.theme import install_theme, theme_for

SMALLEST = (1024, 640)


class MainWindow(Ambient, QMainWindow):
    """The client's one window."""

    def __init__(self, services: Services, loaded: Settings) -> None:
        hints = QGuiApplication.styleHints()
        install_language(loaded.language)
        install_theme(theme_for(loaded.theme, hints.colorScheme()))
        super().__init__()
        self.services, self.settings, self._saved = services, loaded, loaded.model_copy()
        self.doors = doors = services.find(loaded.last_game.game)
        """Of the game on the table, or of the one that was there last."""
        if doors.own is not None:
            doors.own.show_official_wording(loaded.official_wording)
        self._active = active = ActiveGame(self)
        self.keys = Keymap(loaded.keys, self, key_hints_always=loaded.letters)
        self.launcher = GameLauncher(active, services, loaded, self.pace, self.keys, self)
        self.launcher.started.connect(self.show_session)
        self.launcher.chosen.connect(self._save)
        self._keys_dialog: KeysDialog | None = None
        self.setWindowTitle(self.tr("Gundam Desktop"))
        self._scheme = hints.colorScheme()
        self.play_page = PlayPage(doors.library, self.keys, self)
        self.play_page.set_speed(loaded.animation)
        self.play_page.set_ceremony(loaded.ceremony)
        self.play_page.set_confirm_end(loaded.confirm_end)
        self.play_page.set_game(doors)
        self.play_page.rematch_wanted.connect(self.launcher.rematch)
        self.play_page.shown.connect(self._game_shown)
        self.play_page.new_game_wanted.connect(self.launcher.ask_new_game)
        self.pages = QStackedWidget(self)
        self.pages.addWidget(self.play_page)
        self.setCentralWidget(self.pages)
        self._table_title = self.tr("Gundam Desktop")
        self.saved_games = SavedGamesController(
            active, self.play_page, services, self.keys, self.pace, self.launcher.play_next_recorded, self
        )
        self.saved_games.session_opened.connect(self.show_session)
        self.saved_games.replay_opened.connect(self.show_replay)
        self.saved_games.replay_closed.connect(self.show_no_game)
        self.scenario_files = ScenarioFiles(active, self.saved_games, lambda: self.doors, self)
        self.play_page.side.clause.scenario_wanted.connect(self.scenario_files.open_shown)
        self.decks = DeckController(self.settings, self.keys, services.find(DECKS_GAME), self)
        self.decks.page_wanted.connect(self.show_page)
        self.decks.table_wanted.connect(self.show_table)
        self.decks.title_changed.connect(self.retitle)
        self.decks.game_wanted.connect(self.launcher.ask_new_game)
        self.decks.playtest_wanted.connect(self.launcher.playtest_alone)
        self.decks.scenario_wanted.connect(self.scenario_files.open_shown)
        ThumbnailRecorder(active, self.play_page, self)
        ClockPresenter(active, self.play_page, self)
        AutoPassAction(active, self.play_page, self.keys, self)
        self.menus = Menus(self, self.keys, self.settings, self._menu_slots(), self._menu_state)
        self.menus.setting_changed.connect(self.change)
        self.menus.full_screen_toggled.connect(self.set_full_screen)
        self._fill_shortcuts()
        self.keys.changed.connect(self._keys_changed)
        hints.colorSchemeChanged.connect(self._system_changed)
        self.refresh_colors()
        self.setMinimumSize(*SMALLEST)
        self.resize(*loaded.window)

    @property
    def session(self) -> GameSession | None:
        """The game that is played; None while none is, or a replay is shown."""
        return self._active.session

    def show_session(self, session: GameSession, opening: str = "") -> None:
        """Show a session; the game shown before is saved and closed."""
        self._active.show(session)
        self._follow_game(session.game)
        self.play_page.set_footer(None)
        self.play_page.show_session(session)
        self._table_title = self._title_of(session)
        self.show_table()
        session.begin(opening)
        self.menus.refresh()

    def _title_of(self, session: GameSession) -> str:
        """The title of a game's window; the seed, which tells what is hidden, only when the game is over."""
        title = self.tr("{first} against {second} · rules {edition} – Gundam Desktop")
        if session.over:
            title = self.tr("{first} against {second} · rules {edition} · seed {seed} – Gundam Desktop")
        first, second = session.names
        return title.format(first=first, second=second, edition=session.edition, seed=session.seed)

    def _game_shown(self) -> None:
        if self.session is not None and self.session.over:
            self._table_title = self._title_of(self.session)
            self.retitle()

    def show_replay(self, replay: Replay, timeline: Timeline) -> None:
        """Show a replay; the game shown before is saved and closed."""
        self._active.show(replay)
        self._follow_game(replay.game_history.record.start.game)
        self.play_page.show_session(replay)
        self.play_page.set_footer(timeline)
        self._table_title = self.tr("Replay: {first} against {second} – Gundam Desktop").format(
            first=replay.names[0], second=replay.names[1]
        )
        self.show_table()
        replay.moved.emit()
        self.menus.refresh()

    def _follow_game(self, key: str) -> None:
        """Take the cards, words and rules of the game that is shown now."""
        self.doors = self.services.find(key)
        self.play_page.set_game(self.doors)
        if self.doors.own is not None:
            self.doors.own.show_official_wording(self.settings.official_wording)

    def show_no_game(self) -> None:
        """Show no game; the next one is asked for."""
        self._active.show(None)
        self.play_page.show_session(None)
        self.play_page.set_footer(None)
        self._table_title = self.tr("Gundam Desktop")
        self.show_table()
        self.menus.refresh()
        self.launcher.ask_new_game()

    # pages

    @property
    def on_table(self) -> bool:
        """True while the table is shown."""
        return self.pages.currentWidget() is self.play_page

    def show_table(self) -> None:
        """Show the table."""
        self.show_page(self.play_page)
        self.play_page.view.setFocus()

    def show_page(self, page: QWidget) -> None:
        """Show a page in place of the one that is shown."""
        if self.pages.indexOf(page) < 0:
            self.pages.addWidget(page)
        self.pages.setCurrentWidget(page)
        if page is not self.play_page:
            last = cast("QWidget | None", page.focusWidget())  # None on the first visit
            (page if last is None else last).setFocus()
        self.retitle()
        self.menus.refresh()

    def retitle(self) -> None:
        """Set the window title for the page that is shown."""
        self.setWindowTitle(self._table_title if self.on_table else self.decks.title)

    def start_up(self) -> None:
        """Begin: with the game that was left in the middle, if there is one and it is wanted, else with a new one."""
        self.saved_games.offer_left(self.launcher.ask_new_game)

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
        yes.clicked.connect(self.play_page.concede)
        box.open()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter, when no card on the table takes it, does what the main button says."""
        if not self.on_table:
            super().keyPressEvent(event)
        elif self.keys.command_of(event, Group.TABLE) == "use" and not event.isAutoRepeat():
            self.play_page.press("Space")
        elif not self.play_page.scene.keys.type_hint(event.text()):
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        if not self.decks.may_close():
            event.ignore()
            return
        self.decks.close()
        self._active.show(None)
        if not self.isFullScreen():
            self.settings.window = (self.width(), self.height())
        self._save()
        super().closeEvent(event)

    def _keys_dialog_closed(self) -> None:
        if self._keys_dialog is not None:
            self._keys_dialog.deleteLater()
            self._keys_dialog = None

    # menus and keys

    def _menu_slots(self) -> dict[str, Callable[[], object]]:
        """Command id -> the slot of its menu action."""
        launcher, games, files, decks = self.launcher, self.saved_games, self.scenario_files, self.decks
        return {
            "new game": launcher.ask_new_game,
            "rematch": lambda: launcher.ask_rematch(launcher.rematch),
            "rematch swapped": lambda: launcher.ask_rematch(launcher.rematch_swapped),
            "saved games": games.show_games,
            "open scenario": files.ask_file,
            "save position": lambda: files.ask_save(self.play_page.viewer),
            "undo": games.undo,
            "undo to": games.ask_undo_to,
            "redo": games.redo,
            "pass": self.play_page.auto_pass_wanted.emit,
            "concede": self.ask_concede,
            "quit": self.close,
            "decks": decks.toggle,
            "deck library": decks.show_library,
            "deck new": decks.new,
            "deck save": decks.save,
            "deck save as": decks.save_as,
            "deck undo": decks.undo,
            "deck redo": decks.redo,
            "deck part": decks.switch_part,
            "deck move": decks.move_current,
            "deck import": decks.import_list,
            "deck paste": decks.paste,
            "deck export": decks.export,
            "deck copy": decks.copy,
            "deck search": decks.search,
            "deck table": decks.switch_view,
            "deck study": decks.show_statistics,
            "deck play": decks.play,
            "deck alone": decks.playtest_alone,
            "settings": self.show_settings,
            "help": self.show_keys,
            "change keys": self.change_keys,
            "rules": self.show_rules,
            "report": self.show_report,
            "about": self.show_about,
        }

    def _menu_state(self) -> MenuState:
        own, session = self.doors.own, self.session
        return MenuState(
            on_table=self.on_table,
            has_session=session is not None,
            is_playing=session is not None and not session.over,
            can_repeat=self.launcher.can_repeat,
            has_scenarios=self.doors.scenarios is not None,
            has_official_wording=own is not None and own.has_official_wording(self.settings.language),
        )

    def _fill_shortcuts(self) -> None:
        """The keys that work wherever the focus is and stand in no menu."""
        for command in COMMANDS:
            if command.group is Group.ANSWER:
                shortcut = self._shortcut(command.id, partial(self.play_page.press, command.defaults[0]))
                shortcut.setAutoRepeat(False)  # a key held down must not answer the next question, too
        self._shortcut("cancel", self.play_page.cancel)
        self._shortcut("menu", self.play_page.open_menu)
        self._shortcut("letters", self._ask_letters)
        self._shortcut("say again", self.play_page.announcer.say_again)

    def _shortcut(self, command: str, slot: Callable[[], object]) -> QShortcut:
        shortcut = QShortcut(self.play_page)  # while the table is shown
        self.keys.bind(shortcut, command)
        shortcut.activated.connect(slot)
        return shortcut

    def show_rules(self) -> None:
        """Open the place where a rule is looked for."""
        if self.on_table:
            self.play_page.show_clause("")
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
        """Show a fault report."""
        shown = [] if self.play_page.curtain.is_down else self.play_page.side.log.texts
        dialog = ReportDialog(fault_report(self.session, shown), self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def show_about(self) -> None:
        """Show what this program is, and that it is not official."""
        message_box.inform(self, self.tr("About"), about_text(self.session.edition if self.session is not None else ""))

    # settings

    def change(self, name: str, value: object) -> None:
        """Change a setting, follow it, and save it."""
        setattr(self.settings, name, value)
        self._save()
        follow = {
            "theme": lambda: install_theme(theme_for(self.settings.theme, self._scheme)),
            "language": lambda: install_language(self.settings.language),
            "animation": lambda: self.play_page.set_speed(self.settings.animation),
            "ceremony": lambda: self.play_page.set_ceremony(self.settings.ceremony),
            "confirm_end": lambda: self.play_page.set_confirm_end(self.settings.confirm_end),
            "official_wording": self._follow_wording,
        }.get(name, self._follow_pace)
        follow()
        QTimer.singleShot(0, self, self.menus.fill)  # not while the menu is still open that said so

    def show_settings(self) -> None:
        """Open the dialog with all settings."""
        dialog = SettingsDialog(self.settings, self.doors, self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.changed.connect(self.change)
        dialog.open()

    def refresh_texts(self) -> None:
        self.retitle()

    def _ask_letters(self) -> None:
        if not self.play_page.scene.keys.show_hints():
            self.play_page.announcer.answer(self.tr("Nothing on the table can be used now"))

    def _keys_changed(self) -> None:
        self.settings.keys, self.settings.letters = self.keys.changes, self.keys.key_hints_always
        self._save()

    def _follow_pace(self) -> None:
        if self.session is not None:
            self.session.set_pace(self.pace())

    def _follow_wording(self) -> None:
        if self.doors.own is not None:
            self.doors.own.show_official_wording(self.settings.official_wording)
        self.play_page.rebuild_table()

    def set_full_screen(self, on: bool) -> None:
        """Fill the whole screen, or no longer."""
        if on:
            self.showFullScreen()
        else:
            self.showNormal()

    def volume(self) -> float:
        """How loud sounds are now, 0 to 1."""
        return self.settings.volume / 100 if self.settings.sound else 0.0

    def pace(self) -> Pace:
        """Pauses, limits and automatic passes of sessions, from the settings."""
        loaded = self.settings
        return Pace(loaded.auto_pass, loaded.bot_pause, loaded.bot_limit, loaded.interrupts)

    def _save(self) -> None:
        try:
            settings.save(self.settings, self._saved)
            self._saved = self.settings.model_copy()
        except OSError as error:
            self.play_page.note(self.tr("The settings were not saved: {reason}").format(reason=error))

    def _system_changed(self, scheme: Qt.ColorScheme) -> None:
        self._scheme = scheme
        if self.settings.theme == "system":
            install_theme(theme_for("system", scheme))

    def refresh_colors(self) -> None:
        self.setStyleSheet(menu_style())
