"""Which keys do what: defaults, what the player changes, and what a file brings."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gundam_desktop.ui.app.shortcuts_dialog import shortcuts_text
from gundam_desktop.ui.keys import COMMANDS, Group, Keymap, key_file
from gundam_desktop.ui.keys.keymap import FIXED, portable_key
from gundam_desktop.ui.session import settings
from gundam_desktop.ui.session.settings import Settings

pytestmark = pytest.mark.usefixtures("qapp")
SOME_KEYS = ("Space", "F", "Ctrl+N", "Return", "J", "Ctrl+Shift+J", "F9", "Left", "1", "", "nothing", "Ctrl+K, J")


def no_key_twice(keymap: Keymap) -> bool:
    """In no place at once: on the table, on the timeline of a replay, in the deck builder, in the rule book."""
    table = {Group.ANSWER, Group.TABLE, Group.PLAY, Group.REPLAY, Group.LEARN}
    lists = {Group.LISTS}
    pages = {Group.DECKS, Group.RULES}
    elsewhere = ({Group.TABLE, *pages}, {Group.REPLAY, *pages}, {*table, Group.RULES}, {*table, Group.DECKS})
    places = [set(Group) - lists - away for away in elsewhere]
    for place in (*places, lists):
        here = [command for command in COMMANDS if command.group in place]
        keys = [key for command in here for key in keymap.keys(command.id)]
        if len(keys) != len(set(keys)):
            return False
    return True


def test_every_action_has_a_name_of_its_own_and_readable_keys() -> None:
    assert len({command.id for command in COMMANDS}) == len(COMMANDS)
    assert len({command.title for command in COMMANDS}) == len(COMMANDS)
    assert [command.group for command in COMMANDS] == sorted((c.group for c in COMMANDS), key=list(Group).index)
    for command in COMMANDS:
        assert command.defaults == tuple(map(portable_key, command.defaults))
    assert no_key_twice(Keymap())


def test_a_key_that_is_given_is_taken_from_its_owner() -> None:
    keymap = Keymap()
    keymap.change("main", ("F", "Space"))
    assert keymap.keys("main") == ("F", "Space")
    assert keymap.keys("letters") == ()
    keymap.change("letters", ("Space",))
    assert keymap.keys("main") == ("F",)
    assert keymap.changes == {"main": ["F"], "letters": ["Space"]}
    keymap.reset("letters")
    assert keymap.keys("letters") == ("F",)
    assert keymap.keys("main") == ()
    keymap.reset_all()
    assert keymap.changes == {}
    assert keymap.keys("main") == ("Space",)


def test_no_key_ever_does_two_things(rng: random.Random) -> None:
    keymap = Keymap()
    for _ in range(200):
        command = rng.choice(COMMANDS).id
        if rng.random() < 0.2:
            keymap.reset(command)
        else:
            keymap.change(command, rng.sample(SOME_KEYS, rng.randrange(3)))
        assert no_key_twice(keymap)
        kept = Keymap(keymap.changes)
        assert [kept.keys(c.id) for c in COMMANDS] == [keymap.keys(c.id) for c in COMMANDS]


def test_the_timeline_has_its_keys_to_itself() -> None:
    keymap = Keymap()
    assert keymap.keys("left") == keymap.keys("replay back") == ("Left",)
    keymap.change("replay back", ("Right", "H"))
    assert keymap.keys("right") == ("Right",)
    assert keymap.keys("replay step") == ()
    keymap.change("main", ("H",))
    assert keymap.keys("replay back") == ("Right",)


def test_what_cannot_be_read_is_left_out() -> None:
    keymap = Keymap({"main": ["nothing"], "gone": ["F"], "no": [], "yes": ["Ctrl+Y", "Ctrl+Y"], "cancel": ["Ctrl+Y"]})
    assert keymap.keys("main") == ("Space",)
    assert keymap.keys("no") == ()
    assert keymap.keys("yes") == ("Ctrl+Y",)
    assert keymap.keys("cancel") == ("Esc",)
    assert [portable_key(key) for key in (*FIXED, "", "Ctrl+K, J", "?!")] == [""] * (len(FIXED) + 3)


def test_the_settings_survive_whatever_stands_for_keys() -> None:
    for written, kept in (
        ({"main": ["F"], "gone": ["X"]}, {"main": ["F"], "gone": ["X"]}),
        ({"main": "F", "yes": [1, "J"], "no": None}, {"yes": ["J"]}),
        ("all of them", {}),
        (None, {}),
    ):
        settings.settings_file().write_text(json.dumps({"keys": written, "theme": "light"}))
        loaded = settings.load()
        assert loaded.reason == ""
        assert loaded.settings.theme == "light"
        assert loaded.settings.keys == kept
        Keymap(loaded.settings.keys)
    settings.save(Settings(keys={"main": ["F"]}, letters=True))
    assert settings.load().settings == Settings(keys={"main": ["F"]}, letters=True)


def test_keys_are_carried_in_a_small_file(tmp_path: Path) -> None:
    path = tmp_path / "keys.json"
    key_file.write(path, {"main": ["F"]})
    assert key_file.read(path) == {"main": ["F"]}
    for text, wrong in (("{", "EOF"), ('{"keys": []}', "keys"), ('{"format": "another", "keys": {}}', "format")):
        path.write_text(text)
        with pytest.raises(ValueError, match=wrong):
            key_file.read(path)


def test_an_action_follows_its_keys(qtbot: QtBot) -> None:
    keymap, action = Keymap(), QAction()
    keymap.bind(action, "rematch")
    assert action.shortcut() == QKeySequence("Ctrl+R")
    with qtbot.waitSignal(keymap.changed):
        keymap.change("rematch", ("F9", "F10"))
    assert action.shortcuts() == [QKeySequence("F9"), QKeySequence("F10")]


def test_a_key_press_is_found_with_or_without_the_number_block() -> None:
    keymap = Keymap()
    for modifier in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier):
        event = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Left, modifier)
        assert keymap.command_of(event, Group.TABLE) == "left"
        assert keymap.command_of(event, Group.GAME) == ""


def test_the_help_and_the_buttons_show_the_keys_as_they_are(qapp: QApplication) -> None:
    keymap = Keymap({"full screen": ["Ctrl+Shift+F"], "quit": []})
    text = shortcuts_text(keymap)
    assert "Ctrl+Shift+F" in text
    assert "F11" not in text
    assert "Quit" not in text
    assert keymap.shown_for("F11") == "Ctrl+Shift+F"
    assert keymap.shown_for("Ctrl+Q") == ""
    assert keymap.shown_for("a key of nothing") == "a key of nothing"


def test_letters_are_those_that_do_nothing_else() -> None:
    keymap = Keymap()
    assert not set("FYN") & set(keymap.free_letters())
    assert len(keymap.free_letters()) == 23
    keymap.change("main", ("A",))
    assert "A" not in keymap.free_letters()
