"""The menus of the main window: their actions, keys, and when each is enabled."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import NamedTuple, TypeVar

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMainWindow, QMenu

from gundam_desktop.ui.app.settings_dialog import ROWS
from gundam_desktop.ui.keys import Keymap
from gundam_desktop.ui.keys.commands import BY_ID
from gundam_desktop.ui.session.settings import Settings
from gundam_desktop.ui.style.translation import LANGUAGES

Key = TypeVar("Key")


class MenuState(NamedTuple):
    """The state of the window that decides which actions are enabled."""

    on_table: bool
    """True while the table is shown."""
    building: bool
    """True while the deck builder is shown."""
    has_session: bool
    """True if there is a game on the table that is played on this computer."""
    has_game: bool
    """True if there is a game on the table that is played, here or on a server."""
    is_advised: bool
    """True if there is a game on the table in which a player may use advice."""
    is_playing: bool
    """True while a game that is played is not over."""
    is_over: bool
    """True while a game that is over is shown, on the table or as a replay."""
    can_repeat: bool
    has_scenarios: bool
    has_official_wording: bool


class Menus(QObject):
    """The menu bar of the main window."""

    setting_changed = Signal(str, object)
    """A setting that was chosen in a menu: its name and value."""
    full_screen_toggled = Signal(bool)

    def __init__(
        self,
        window: QMainWindow,
        keymap: Keymap,
        settings: Settings,
        slots: Mapping[str, Callable[[], object]],
        state: Callable[[], MenuState],
    ) -> None:
        """`slots` are what the actions do, by the id of their command (`keys/commands.py`)."""
        super().__init__(window)
        self._window, self._keymap, self._settings, self._slots, self._state = window, keymap, settings, slots, state
        self.fill()

    def fill(self) -> None:
        """Build all menus again, in the current language and with the current settings."""
        bar = self._window.menuBar()
        for menu in bar.findChildren(QMenu, options=Qt.FindChildOption.FindDirectChildrenOnly):
            menu.deleteLater()
        self._fill_game(bar.addMenu(self.tr("&Game")))
        self._fill_decks(bar.addMenu(self.tr("&Decks")))
        self._fill_view(bar.addMenu(self.tr("&View")))
        self._fill_help(bar.addMenu(self.tr("&Help")))
        self.refresh()

    def refresh(self) -> None:
        """Enable what can be used now."""
        state = self._state()
        building, has_session = state.building, state.on_table and state.has_session
        playing = state.on_table and state.is_playing
        self.rematch.setEnabled(state.can_repeat)
        self.swapped.setEnabled(state.can_repeat)
        self.summary.setEnabled(state.on_table and state.is_over)
        self.passing.setEnabled(playing)
        self.stops.setEnabled(playing)
        self.coach.setEnabled(playing and state.is_advised)
        self.best_lines.setEnabled(state.on_table and (state.is_advised or not state.has_game))
        self.concede.setEnabled(playing)
        self.rule_now.setEnabled(state.on_table)
        # Enabled also when nothing can be undone: the key then says so.
        self.undo.setEnabled(state.on_table and state.has_game)
        for action in (self.undo_to, self.redo):
            action.setEnabled(has_session)
        self.scenario.setEnabled(state.has_scenarios)
        self.position.setEnabled(state.on_table and state.is_advised and state.has_scenarios)
        self.puzzle.setEnabled(state.on_table and state.has_scenarios)
        for action in self.of_builder:
            action.setEnabled(building)
        back = self.tr("Back to the ta&ble") if state.has_game else self.tr("&Back to the start page")
        self.builder.setText(back if building else self.tr("Deck &builder"))

    def _fill_game(self, menu: QMenu) -> None:
        self._add(menu, self.tr("&New game…"), "new game")
        self._add(menu, self.tr("Pla&y online…"), "online")
        self.rematch = self._add(menu, self.tr("&Rematch"), "rematch")
        swapped = self.tr("Rematch with seats s&wapped")
        self.swapped = self._add(menu, swapped, "rematch swapped")
        self.summary = self._add(menu, self.tr("What decided &it…"), "summary")
        self._add(menu, self.tr("&Saved games…"), "saved games")
        self.scenario = self._add(menu, self.tr("Open s&cenario…"), "open scenario")
        self.position = self._add(menu, self.tr("Save &position as a scenario…"), "save position")
        self.puzzle = self._add(menu, self.tr("Ma&ke a puzzle of this position…"), "make puzzle")
        menu.addSeparator()
        self.undo = self._add(menu, self.tr("&Undo"), "undo")
        self.undo_to = self._add(menu, self.tr("Undo &to…"), "undo to")
        self.redo = self._add(menu, self.tr("Re&do"), "redo")
        passing = self.tr("Pass unti&l something happens")
        self.passing = self._add(menu, passing, "pass")
        self.stops = self._add(menu, self.tr("W&hen to ask me…"), "stops")
        self.coach = self._add(menu, self.tr("&Ask the coach"), "coach")
        self.best_lines = self._add(menu, self.tr("Show the &best choices"), "best lines")
        self.concede = self._add(menu, self.tr("Conc&ede…"), "concede")
        menu.addSeparator()
        self._add(menu, self.tr("Lessons and pu&zzles…"), "learn")
        self._add(menu, self.tr("Start pa&ge"), "welcome")
        self._add(menu, self.tr("Back up to a &file…"), "backup")
        self._add(menu, self.tr("Rest&ore a backup…"), "restore")
        self._add(menu, self.tr("&Quit"), "quit")
        menu.aboutToShow.connect(self.refresh)

    def _fill_decks(self, menu: QMenu) -> None:
        self.builder = self._add(menu, self.tr("Deck &builder"), "decks")
        self._add(menu, self.tr("All dec&ks…"), "deck library")
        self._add(menu, self.tr("&New deck"), "deck new")
        menu.addSeparator()
        entries = (
            (self.tr("&Save"), "deck save"),
            (self.tr("Save &as…"), "deck save as"),
            (self.tr("Notes and ta&gs…"), "deck describe"),
            (self.tr("&Undo"), "deck undo"),
            (self.tr("Re&do"), "deck redo"),
            (self.tr("Add to deck / sideboa&rd / maybeboard"), "deck part"),
            (self.tr("&Move between deck and sideboard"), "deck move"),
            (self.tr("&Import list…"), "deck import"),
            (self.tr("Paste deck &list"), "deck paste"),
            (self.tr("E&xport…"), "deck export"),
            (self.tr("Cop&y as a list"), "deck copy"),
            (self.tr("Searc&h cards"), "deck search"),
            (self.tr("Grid / table &view"), "deck table"),
            (self.tr("Deck as list / stacks / pi&ctures"), "deck view"),
            (self.tr("&Wide deck"), "deck width"),
            (self.tr("S&tatistics…"), "deck study"),
            (self.tr("Coll&ection…"), "deck collection"),
            (self.tr("Own &1 more"), "deck own more"),
            (self.tr("Own 1 &fewer"), "deck own fewer"),
            (self.tr("&Play this deck…"), "deck play"),
            (self.tr("Playtest al&one"), "deck alone"),
        )
        self.of_builder = [self._add(menu, text, command) for text, command in entries]
        menu.aboutToShow.connect(self.refresh)

    def _fill_view(self, menu: QMenu) -> None:
        settings, change = self._settings, self.setting_changed.emit
        themes = {"system": self.tr("Same as &system"), "dark": self.tr("&Dark"), "light": self.tr("&Light")}
        _add_choices(menu.addMenu(self.tr("T&heme")), themes, settings.theme, partial(change, "theme"))
        languages = menu.addMenu(self.tr("&Language"))
        _add_choices(languages, LANGUAGES, settings.language, partial(change, "language"))
        names = (self.tr("&Off"), self.tr("&Slow"), self.tr("&Normal"), self.tr("&Fast"))
        speeds = dict(zip(ROWS["animation"].entries, names, strict=True))
        animation = menu.addMenu(self.tr("&Animation"))
        _add_choices(animation, speeds, settings.animation, partial(change, "animation"))
        official = self.tr("Official card te&xt from my own folder")
        self.wording = _add_switch(menu, official, settings.official_wording, partial(change, "official_wording"))
        self.wording.setEnabled(self._state().has_official_wording)
        self._add(menu, self.tr("Card &packs…"), "packs")
        value_bar = self.tr("Chance to &win beside the table")
        _add_switch(menu, value_bar, settings.value_bar, partial(change, "value_bar"))
        menu.addSeparator()
        self._add(menu, self.tr("&Settings…"), "settings")
        keymap, hints = self._keymap, self.tr("Show &key hints")
        keymap.bind(_add_switch(menu, hints, settings.letters, keymap.set_key_hints_always), "letters always")
        full_screen = self._window.isFullScreen()
        full = _add_switch(menu, self.tr("&Full screen"), full_screen, self.full_screen_toggled.emit)
        keymap.bind(full, "full screen")

    def _fill_help(self, menu: QMenu) -> None:
        self._add(menu, self.tr("User &guide"), "guide")
        self._add(menu, self.tr("&Keys"), "help")
        self._add(menu, self.tr("&Change keys…"), "change keys")
        self._add(menu, self.tr("&Words on the large card"), "reminders")
        self._add(menu, self.tr("Card &in the middle"), "large card")
        self._add(menu, self.tr("Rule &book"), "rule book")
        self.rule_now = self._add(menu, self.tr("Rul&e at work"), "rule now")
        self._add(menu, self.tr("&Rules…"), "rules")
        self._add(menu, self.tr("Report a &problem…"), "report")
        self._add(menu, self.tr("&About"), "about")

    def _add(self, menu: QMenu, text: str, command: str) -> QAction:
        """Add the action of a command, with its keys."""
        action = menu.addAction(text)
        if command in BY_ID:
            self._keymap.bind(action, command)
        action.triggered.connect(lambda _checked=False: self._slots[command]())
        return action


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
