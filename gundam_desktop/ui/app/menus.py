"""The menus of the main window: what stands in them, with which keys, and when it can be used."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu

from gundam_desktop.ui.app.settings_dialog import SPEEDS
from gundam_desktop.ui.style.translation import LANGUAGES

if TYPE_CHECKING:
    from gundam_desktop.ui.app.main_window import MainWindow

Key = TypeVar("Key")


class Menus(QObject):
    """Belongs to the main window."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self.fill()

    def fill(self) -> None:
        """Make all menus anew, in the language that is spoken and as the settings are."""
        bar = self._window.menuBar()
        for menu in bar.findChildren(QMenu, options=Qt.FindChildOption.FindDirectChildrenOnly):
            menu.deleteLater()
        self._fill_game(bar.addMenu(self.tr("&Game")))
        self._fill_decks(bar.addMenu(self.tr("&Decks")))
        self._fill_view(bar.addMenu(self.tr("&View")))
        self._fill_help(bar.addMenu(self.tr("&Help")))
        self.renew()

    def renew(self) -> None:
        """Enable what can be used now."""
        window = self._window
        session, doors = window.session, window.doors
        table, building = window.on_table, not window.on_table
        playing = table and session is not None and not session.over
        self.rematch.setEnabled(window.can_repeat)
        self.swapped.setEnabled(window.can_repeat)
        self.passing.setEnabled(playing)
        self.concede.setEnabled(playing)
        # With what can be taken back Ctrl+Z changes: the two stay on, and say it when there is nothing.
        for action in (self.undo, self.undo_to, self.redo):
            action.setEnabled(table and session is not None)
        self.scenario.setEnabled(doors.scenarios is not None)
        self.position.setEnabled(table and session is not None and doors.scenarios is not None)
        for action in self.of_builder:
            action.setEnabled(building)
        self.builder.setText(self.tr("Back to the &table") if building else self.tr("Deck &builder"))

    def _fill_game(self, menu: QMenu) -> None:
        window, keeping, positions = self._window, self._window.keeping, self._window.positions
        self._add(menu, self.tr("&New game…"), partial(window.ask_new_game, ""), "new game")
        self.rematch = self._add(menu, self.tr("&Rematch"), window.rematch, "rematch")
        swapped = self.tr("Rematch with seats s&wapped")
        self.swapped = self._add(menu, swapped, window.rematch_swapped, "rematch swapped")
        self._add(menu, self.tr("&Saved games…"), keeping.show_games, "saved games")
        self.scenario = self._add(menu, self.tr("Open s&cenario…"), positions.ask_file, "open scenario")
        self.position = self._add(menu, self.tr("Save &position as a scenario…"), positions.save, "save position")
        menu.addSeparator()
        self.undo = self._add(menu, self.tr("&Take back"), keeping.undo, "undo")
        self.undo_to = self._add(menu, self.tr("Take back &to…"), keeping.ask_undo_to, "undo to")
        self.redo = self._add(menu, self.tr("&Make again"), keeping.redo, "redo")
        passing = self.tr("Pass &until something happens")
        self.passing = self._add(menu, passing, window.match.passing_wanted.emit, "pass")
        self.concede = self._add(menu, self.tr("&Concede…"), window.ask_concede, "concede")
        menu.addSeparator()
        self._add(menu, self.tr("&Quit"), window.close, "quit")
        menu.aboutToShow.connect(self.renew)

    def _fill_decks(self, menu: QMenu) -> None:
        decks = self._window.decks
        self.builder = self._add(menu, self.tr("Deck &builder"), decks.toggle, "decks")
        self._add(menu, self.tr("&All decks…"), decks.show_library, "deck library")
        self._add(menu, self.tr("&New deck"), decks.new, "deck new")
        menu.addSeparator()
        entries = (
            (self.tr("&Save"), decks.save, "deck save"),
            (self.tr("Save &as…"), decks.save_as, "deck save as"),
            (self.tr("&Undo"), decks.undo, "deck undo"),
            (self.tr("&Redo"), decks.redo, "deck redo"),
            (self.tr("&Import list…"), decks.bring_in, "deck import"),
            (self.tr("Import what was &copied"), decks.paste, "deck paste"),
            (self.tr("&Export…"), decks.export, "deck export"),
            (self.tr("Cop&y as a list"), decks.copy, "deck copy"),
            (self.tr("Searc&h cards"), decks.search, "deck search"),
            (self.tr("Faces or &table"), decks.switch_view, "deck table"),
            (self.tr("&Know the deck…"), decks.study, "deck study"),
            (self.tr("&Play this deck…"), decks.play, "deck play"),
            (self.tr("Play it &out alone"), decks.play_alone, "deck alone"),
        )
        self.of_builder = [self._add(menu, text, slot, command) for text, slot, command in entries]
        menu.aboutToShow.connect(self.renew)

    def _fill_view(self, menu: QMenu) -> None:
        window, remembered = self._window, self._window.remembered
        themes = {"system": self.tr("As the &system"), "dark": self.tr("&Dark"), "light": self.tr("&Light")}
        _add_choices(menu.addMenu(self.tr("&Colours")), themes, remembered.theme, partial(window.change, "theme"))
        languages = menu.addMenu(self.tr("&Language"))
        _add_choices(languages, LANGUAGES, remembered.language, partial(window.change, "language"))
        names = (self.tr("&Off"), self.tr("&Slow"), self.tr("&Normal"), self.tr("&Fast"))
        speeds = dict(zip(SPEEDS, names, strict=True))
        animation = menu.addMenu(self.tr("&Animation"))
        _add_choices(animation, speeds, remembered.animation, partial(window.change, "animation"))
        own, official = window.doors.own, self.tr("Official &wording from my own folder")
        self.wording = _add_switch(
            menu, official, remembered.official_wording, partial(window.change, "official_wording")
        )
        self.wording.setEnabled(own is not None and own.has_official_wording(remembered.language))
        menu.addSeparator()
        self._add(menu, self.tr("&Settings…"), window.show_settings, "settings")
        keys, on_what = window.keys, self.tr("Le&tters on what can be used")
        keys.bind(_add_switch(menu, on_what, remembered.letters, keys.show_letters), "letters always")
        full = _add_switch(menu, self.tr("&Full screen"), window.isFullScreen(), window.set_full_screen)
        keys.bind(full, "full screen")

    def _fill_help(self, menu: QMenu) -> None:
        window = self._window
        self._add(menu, self.tr("&Keys"), window.show_keys, "help")
        self._add(menu, self.tr("&Change keys…"), window.change_keys, "change keys")
        self._add(menu, self.tr("&Rules…"), window.show_rules, "rules")
        self._add(menu, self.tr("Report a &fault…"), window.show_report, "report")
        self._add(menu, self.tr("&About"), window.show_about)

    def _add(self, menu: QMenu, text: str, slot: Callable[[], object], command: str = "") -> QAction:
        """An entry of a menu, with the keys of an action."""
        action = menu.addAction(text)
        if command:
            self._window.keys.bind(action, command)
        action.triggered.connect(lambda _checked=False: slot())
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
