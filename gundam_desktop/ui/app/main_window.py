"""The main window: the menus, the colours, and one game after the other on the table."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QEvent, QSize, Qt, QTimer
from PySide6.QtGui import QCloseEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QMainWindow, QStackedWidget, QWidget

from gundam_desktop.ui.app.card_help import CardHelp
from gundam_desktop.ui.app.game_launcher import DECKS_GAME, GameLauncher
from gundam_desktop.ui.app.help_dialogs import HelpDialogs
from gundam_desktop.ui.app.learning_room import LearningRoom
from gundam_desktop.ui.app.look import Look
from gundam_desktop.ui.app.menus import Menus, MenuState
from gundam_desktop.ui.app.online_room import OnlineRoom
from gundam_desktop.ui.app.restart import restart
from gundam_desktop.ui.app.rule_book import RuleBookController
from gundam_desktop.ui.app.settings_controller import SettingsController
from gundam_desktop.ui.app.table_keys import add_table_keys
from gundam_desktop.ui.app.welcome import Welcome
from gundam_desktop.ui.app.window_title import title_of
from gundam_desktop.ui.decks.workspace import DeckController, commands_of
from gundam_desktop.ui.keys import Group, Keymap
from gundam_desktop.ui.play.auto_pass_action import AutoPassAction
from gundam_desktop.ui.play.best_lines import BestLines
from gundam_desktop.ui.play.clock_presenter import ClockPresenter
from gundam_desktop.ui.play.coach_presenter import CoachPresenter
from gundam_desktop.ui.play.concede_action import ConcedeAction
from gundam_desktop.ui.play.play_page import PlayPage
from gundam_desktop.ui.play.stops_dialog import StopsAction
from gundam_desktop.ui.play.value_presenter import ValuePresenter
from gundam_desktop.ui.saved_games import SavedGamesController, ThumbnailRecorder
from gundam_desktop.ui.saved_games.scenario_files import ScenarioFiles
from gundam_desktop.ui.saved_games.summary.after_game import AfterGame
from gundam_desktop.ui.saved_games.timeline import Timeline
from gundam_desktop.ui.session.active_game import ActiveGame
from gundam_desktop.ui.session.disk import disk
from gundam_desktop.ui.session.game_session import GameSession
from gundam_desktop.ui.session.played_game import PlayedGame
from gundam_desktop.ui.session.replay import Replay
from gundam_desktop.ui.session.services import Services
from gundam_desktop.ui.session.settings import Settings
from gundam_desktop.ui.style.ambient import Ambient
from gundam_desktop.ui.style.scaling import screen_room, set_scale_for
from gundam_desktop.ui.style.stylesheets import window_style

if TYPE_CHECKING:
    from gundam_desktop.ui.app.backup_dialogs import BackupDialogs
    from gundam_desktop.ui.app.learning import Learning
    from gundam_desktop.ui.decks.packs.pack_dialogs import PackDialogs
    from gundam_desktop.ui.online.controller import Online

SMALLEST = (1024, 640)


class MainWindow(Ambient, QMainWindow):
    """The client's one window."""

    def __init__(self, services: Services, loaded: Settings, system_motion: Callable[[], bool] = lambda: False) -> None:
        """`system_motion` says whether the system asks for less motion."""
        look = Look(loaded, system_motion)  # first: what is made below is made in it
        super().__init__()
        look.setParent(self)
        self._look = look
        self.services, self.settings = services, loaded
        self.game_module = game_module = services.find(loaded.last_game.game)
        """Of the game on the table, or of the one that was there last."""
        if game_module.own is not None:
            game_module.own.show_official_wording(loaded.official_wording)
        self._active = active = ActiveGame(self)
        self.settings_controller = SettingsController(loaded, active, lambda: self.game_module, self)
        pace, save = self.settings_controller.pace, self.settings_controller.save
        self.keys = Keymap(loaded.keys, self, key_hints_always=loaded.letters)
        self.launcher = GameLauncher(active, services, loaded, pace, self.keys, self)
        self.launcher.started.connect(self.show_session)
        self.launcher.chosen.connect(save)
        self.setWindowTitle(self.tr("Gundam Desktop"))
        self.play_page = PlayPage(game_module.library, self.keys, self)
        self.play_page.table.lies_sideways = lambda: loaded.lean == "sideways"
        self.play_page.table.portrait = lambda: loaded.portrait
        self.play_page.table.set_speed(loaded.animation)
        self.play_page.table.set_showcase(loaded.showcase)
        self.play_page.set_confirm_end(loaded.confirm_end)
        self.play_page.set_game(game_module)
        self.play_page.rematch_wanted.connect(self.launcher.rematch)
        self.play_page.shown.connect(self._game_shown)
        self.play_page.new_game_wanted.connect(self.launcher.ask_new_game)
        self.pages = QStackedWidget(self)
        self.setCentralWidget(self.pages)
        self._table_title = self.tr("Gundam Desktop")
        self.saved_games = SavedGamesController(
            active, self.play_page, services, self.keys, loaded, pace, self.launcher.play_next_recorded, self
        )
        self.saved_games.session_opened.connect(self.show_session)
        self.saved_games.replay_opened.connect(self.show_replay)
        self.saved_games.replay_closed.connect(self.show_no_game)
        self.welcome = Welcome(active, self.launcher, self.saved_games, services, loaded, self)
        self.welcome.table_wanted.connect(self.show_table)
        self.welcome.page.language_wanted.connect(partial(self.settings_controller.change, "language"))
        for page in (self.welcome.page, self.play_page):
            self.pages.addWidget(page)
        reviews = self.settings_controller.reviews_at_once
        self.after_game = AfterGame(active, self.play_page, self.saved_games, lambda: self.game_module, reviews, self)
        self.after_game.rematch_wanted.connect(self.launcher.rematch)
        self.after_game.swapped_wanted.connect(self.launcher.rematch_swapped)
        self.scenario_files = ScenarioFiles(active, self.saved_games, lambda: self.game_module, self)
        self.play_page.side.clause.scenario_wanted.connect(self.scenario_files.open_shown)
        self.decks = DeckController(self.settings, self.keys, services.find(DECKS_GAME), self)
        self.welcome.page.build_wanted.connect(self.decks.show)
        self.decks.title_changed.connect(self.retitle)
        self.decks.game_wanted.connect(self.launcher.ask_new_game)
        self.decks.playtest_wanted.connect(self.launcher.playtest_alone)
        self.decks.replay_wanted.connect(self.saved_games.watch_bots)
        self.rule_book = RuleBookController(self.play_page, self.keys, loaded, lambda: self.game_module, self.pages)
        self.decks.book_wanted.connect(partial(self.rule_book.show_of, services.find(DECKS_GAME)))
        self.launcher.book_wanted.connect(self.rule_book.show_of)
        self._learn = learn = LearningRoom(self._make_learning)
        self.after_game.decisions_wanted.connect(learn.open_decisions)
        self.rule_book.lessons = learn.teaching
        self.rule_book.lesson_wanted.connect(learn.open_lesson)
        self.welcome.page.learn_wanted.connect(learn.show)
        self.online = OnlineRoom(self._make_online)
        self.welcome.page.online_wanted.connect(self.online.show)
        for room in (self.decks, self.rule_book):
            room.page_wanted.connect(self.show_page)
            room.table_wanted.connect(self.show_table)
            room.settings_changed.connect(save)
            room.scenario_wanted.connect(self.scenario_files.open_shown)
        self.card_help = CardHelp(self.play_page, self.decks, loaded, lambda: self.on_table, self)
        self.thumbnails = ThumbnailRecorder(active, self.play_page, self)
        ClockPresenter(active, self.play_page, self)
        AutoPassAction(active, self.play_page, self.keys, self)
        self.stops = StopsAction(active, self.play_page, self)
        self.conceding = ConcedeAction(active, self.play_page, self)
        self.coach = CoachPresenter(self.play_page, active, lambda: self.settings.coach, self)
        self.coach.first_game_over.connect(partial(self.settings_controller.change, "coach", "off"))
        self.best_lines = BestLines(self.play_page, active, services.find, self)
        value = ValuePresenter(self.play_page, active, services.find, lambda: self.settings.value_bar, self)
        self.help = HelpDialogs(active, self.play_page, self.keys, self)
        self.menus = Menus(self, self.keys, self.settings, self._menu_slots(), self._menu_state)
        self.menus.setting_changed.connect(self.settings_controller.change)
        # Not while the menu is still open that said so.
        self.settings_controller.changed.connect(lambda: QTimer.singleShot(0, self, self.menus.fill))
        self.settings_controller.not_saved.connect(self.play_page.note)
        self.settings_controller.followers = {
            "theme": self._look.follow_theme,
            "safe_colors": self._look.follow_theme,
            "language": self._look.follow_language,
            "text_size": self._look.follow_text_size,
            "motion": self._look.follow_motion,
            "lean": self.play_page.rebuild_table,
            "portrait": self.play_page.rebuild_table,
            "animation": lambda: self.play_page.table.set_speed(loaded.animation),
            "showcase": lambda: self.play_page.table.set_showcase(loaded.showcase),
            "confirm_end": lambda: self.play_page.set_confirm_end(loaded.confirm_end),
            "value_bar": value.refresh,
            "official_wording": self._follow_wording,
            "reminders": self.card_help.follow_settings,
        }
        self.menus.full_screen_toggled.connect(self.set_full_screen)
        add_table_keys(self.play_page, self.keys, self.card_help.show_letters)
        self.keys.changed.connect(self._keys_changed)
        self.refresh_colors()
        self.setMinimumSize(QSize(*SMALLEST).boundedTo(screen_room(self)))
        self.resize(*loaded.window)

    @property
    def session(self) -> GameSession | None:
        """The game that is played; None while none is, or a replay is shown."""
        return self._active.session

    @property
    def learning(self) -> Learning:
        """Lessons and puzzles."""
        return self._learn.learning

    def _make_learning(self) -> Learning:
        from gundam_desktop.ui.app.learning import Learning

        pace = self.settings_controller.pace
        made = Learning(self._active, self.play_page, self.keys, self.services, self.settings, pace, self)
        made.game_followed.connect(self._follow_game)
        made.session_opened.connect(self.show_session)
        made.clause_wanted.connect(partial(self.rule_book.show_of, self.services.find(DECKS_GAME)))
        made.page_wanted.connect(self.show_page)
        made.table_wanted.connect(self.show_table)
        return made

    def _make_online(self) -> Online:
        from gundam_desktop.ui.app.deck_chooser import DeckChooser
        from gundam_desktop.ui.online.controller import Online

        pace = self.settings_controller.pace
        made = Online(self._active, self.play_page, self.services, self.settings, self.keys, pace, DeckChooser, self)
        made.page_wanted.connect(self.show_page)
        made.game_wanted.connect(self.show_session)
        made.start_wanted.connect(self.show_welcome)
        made.table_left.connect(self.show_no_game)
        made.game_kept.connect(self.thumbnails.keep)
        made.settings_changed.connect(self.settings_controller.save)
        return made

    def _backups(self) -> BackupDialogs:
        from gundam_desktop.ui.app.backup_dialogs import BackupDialogs

        return BackupDialogs(self.leave, self)

    def packs(self) -> PackDialogs:
        """The dialogs about card packs."""
        from gundam_desktop.ui.decks.packs.pack_dialogs import PackDialogs

        return PackDialogs(self._start_again, self)

    def _start_again(self) -> None:
        self.leave()
        restart()

    def show_session(self, session: PlayedGame, opening: str = "") -> None:
        """Show a game that is played; the game shown before is saved and closed."""
        self._active.show(session)
        self._follow_game(session.game_key)
        self.play_page.set_footer(None)
        self.play_page.show_session(session)
        self._table_title = title_of(session)
        self.show_table()
        session.begin(opening)
        self.menus.refresh()

    def _game_shown(self) -> None:
        if (played := self._active.played) is not None and played.over:
            self._table_title = title_of(played)
            self.retitle()
            self.menus.refresh()

    def show_replay(self, replay: Replay, timeline: Timeline) -> None:
        """Show a replay; the game shown before is saved and closed."""
        self._active.show(replay)
        self._follow_game(replay.game_history.record.start.game)
        self.play_page.show_session(replay)
        self.play_page.set_footer(timeline)
        self._table_title = self.tr("Replay: {first} against {second} — Gundam Desktop").format(
            first=replay.names[0], second=replay.names[1]
        )
        self.show_table()
        replay.moved.emit()
        self.menus.refresh()

    def _follow_game(self, key: str) -> None:
        """Take the cards, words and rules of the game that is shown now."""
        self.game_module = self.services.find(key)
        self.play_page.set_game(self.game_module)
        if self.game_module.own is not None:
            self.game_module.own.show_official_wording(self.settings.official_wording)

    def show_no_game(self) -> None:
        """Show no game but the welcome."""
        self._active.show(None)
        self.play_page.show_session(None)
        self.play_page.set_footer(None)
        self._table_title = self.tr("Gundam Desktop")
        self.show_welcome()

    # pages

    @property
    def on_table(self) -> bool:
        """True while the table is shown."""
        return self.pages.currentWidget() is self.play_page

    @property
    def reading(self) -> bool:
        """True while the rule book is shown."""
        return self.pages.currentWidget() is self.rule_book.page

    def show_table(self) -> None:
        """Show the table; the welcome when there is nothing on it."""
        if not self._active.is_shown:
            self.show_welcome()
            return
        self.show_page(self.play_page)
        self.play_page.view.setFocus()

    def show_welcome(self) -> None:
        """Show the welcome; a game on the table stays as it is."""
        self.welcome.refresh()
        self.welcome.page.offer_seats(self.online.has_seats)
        self.show_page(self.welcome.page)
        self.welcome.page.take_keys()

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
        shown = self._table_title if self.on_table else self.tr("Gundam Desktop")
        title = self.rule_book.title if self.reading else self._learn.title or shown
        self.setWindowTitle(self.decks.title if self.decks.is_shown else title)

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
        self.leave()
        super().closeEvent(event)

    def leave(self) -> None:
        """Save everything without asking: games as they are, unsaved edits of a deck as a draft, settings."""
        self.decks.close()
        self.settings.game_left |= self.session is not None and not self.session.over
        self.online.close()
        self._active.show(None)
        if not self.isFullScreen():
            self.settings.window = (self.width(), self.height())
        self.settings_controller.save()
        disk().finish()

    # menus and keys

    def _menu_slots(self) -> dict[str, Callable[[], object]]:
        """Command id -> the slot of its menu action."""
        launcher, games, files = self.launcher, self.saved_games, self.scenario_files
        return {
            "new game": launcher.ask_new_game,
            "online": self.online.show,
            "rematch": lambda: launcher.ask_rematch(launcher.rematch),
            "rematch swapped": lambda: launcher.ask_rematch(launcher.rematch_swapped),
            "summary": self.after_game.show,
            "saved games": games.show_games,
            "open scenario": files.ask_file,
            "save position": lambda: files.ask_save(self.play_page.viewer),
            "make puzzle": self._learn.ask_puzzle,
            "undo": games.undo,
            "undo to": games.ask_undo_to,
            "redo": games.redo,
            "pass": self.play_page.auto_pass_wanted.emit,
            "stops": self.stops.ask,
            "coach": self.coach.ask,
            "best lines": self.best_lines.ask,
            "concede": self.conceding.ask,
            "learn": self._learn.show,
            "welcome": self.show_welcome,
            "backup": lambda: self._backups().ask_backup(),
            "restore": lambda: self._backups().ask_restore(),
            "packs": lambda: self.packs().show_list(),
            "quit": self.close,
            **commands_of(self.decks),
            "settings": self.settings_controller.show,
            "guide": self.help.show_guide,
            "help": self.help.show_keys,
            "change keys": self.help.change_keys,
            "reminders": self.card_help.show_reminders,
            "large card": self.card_help.show_large,
            "rule now": self.play_page.rule.toggle,
            "rule book": self.rule_book.toggle,
            "rules": self.show_rules,
            "report": self.help.show_report,
            "about": self.help.show_about,
        }

    def _menu_state(self) -> MenuState:
        own, session, played = self.game_module.own, self.session, self._active.played
        return MenuState(
            on_table=self.on_table,
            building=self.decks.is_shown,
            has_session=session is not None,
            has_game=played is not None,
            is_advised=self._active.advised is not None,
            is_playing=played is not None and not played.over and played.can_pass_on,
            is_over=self.after_game.history is not None,
            can_repeat=self.launcher.can_repeat,
            has_scenarios=self.game_module.scenarios is not None,
            has_official_wording=own is not None and own.has_official_wording(self.settings.language),
        )

    def show_rules(self) -> None:
        """Open the place where a rule is looked for."""
        if self.on_table:
            self.play_page.show_clause("")
        elif self.decks.is_shown:
            self.decks.show_clause("")
        else:
            self.rule_book.look_up()

    # settings

    def refresh_texts(self) -> None:
        if (played := self._active.played) is not None:
            self._table_title = title_of(played)
        self.retitle()
        self.welcome.refresh()

    def _keys_changed(self) -> None:
        self.settings.keys, self.settings.letters = self.keys.changes, self.keys.key_hints_always
        self.settings_controller.save()

    def _follow_wording(self) -> None:
        if self.game_module.own is not None:
            self.game_module.own.show_official_wording(self.settings.official_wording)
        self.play_page.rebuild_table()

    def set_full_screen(self, on: bool) -> None:
        """Fill the whole screen, or no longer."""
        full = Qt.WindowState.WindowFullScreen
        self.setWindowState(self.windowState() | full if on else self.windowState() & ~full)  # it may be maximized, too

    def resizeEvent(self, event: QResizeEvent) -> None:
        set_scale_for(event.size())
        super().resizeEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.ActivationChange and self.isActiveWindow():
            self._look.follow_motion()  # the system's settings may have been visited
        super().changeEvent(event)

    def refresh_colors(self) -> None:
        self.setStyleSheet(window_style())
