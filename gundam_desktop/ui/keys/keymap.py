"""Which keys do what: the defaults, and what the player has changed."""

from __future__ import annotations

import string
from collections.abc import Iterable, Mapping, Sequence

import shiboken6
from PySide6.QtCore import QKeyCombination, QObject, Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence, QShortcut

from gundam_desktop.ui.keys.commands import BY_ID, COMMANDS, Command, Group

FIXED = ("Tab", "Backtab", "Shift+Tab", "Shift+Backtab")
"""Keys that go from one part of a window to the next, as everywhere."""
_EASY = "asdfghjklqwertuiopzxcvbnmy"
"""The letters under the fingers come first."""


def readable(key: str) -> str:
    """A key as it is written everywhere alike; empty for what names no single key that could be used."""
    sequence = QKeySequence.fromString(key, QKeySequence.SequenceFormat.PortableText)
    combinations: list[QKeyCombination] = [*sequence]  # type: ignore[misc]  # a sequence, the hints forget
    if len(combinations) != 1 or combinations[0].key() in (Qt.Key.Key_unknown, 0):
        return ""
    text = sequence.toString(QKeySequence.SequenceFormat.PortableText)
    return "" if text in FIXED else text


def shown(key: str) -> str:
    """A key as this system writes it."""
    return QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)


class Keymap(QObject):
    """The keys in use. A key that the player gives to an action is taken from every other."""

    changed = Signal()

    def __init__(
        self,
        changes: Mapping[str, Sequence[str]] | None = None,
        parent: QObject | None = None,
        *,
        letters_always: bool = False,
    ) -> None:
        """Take over what a player has changed; actions that are not there and keys that are none are left out."""
        super().__init__(parent)
        self._letters_always = letters_always
        self._changes: dict[str, tuple[str, ...]] = {}
        self._keys: dict[str, tuple[str, ...]] = {}
        self._bound: list[tuple[QAction | QShortcut, str]] = []
        self._take_over(changes or {})

    # what is asked of it

    def keys(self, command: str) -> tuple[str, ...]:
        """The keys of an action."""
        return self._keys[command]

    def shown(self, command: str) -> str:
        """The first key of an action as this system writes it; empty when it has none."""
        return next(map(shown, self._keys[command]), "")

    def shown_for(self, default: str) -> str:
        """What a button shows for the action that has this key by default; a key of no action is shown as it is."""
        found = next((command for command in COMMANDS if default in command.defaults), None)
        return self.shown(found.id) if found is not None else default

    def command_of(self, event: QKeyEvent, group: Group) -> str:
        """The action of a group that a key press means; empty for none."""
        modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        pressed = QKeySequence(QKeyCombination(modifiers, Qt.Key(event.key())))
        key = pressed.toString(QKeySequence.SequenceFormat.PortableText)
        owner = self.owner_of(key, group)
        return owner.id if owner is not None and owner.group is group else ""

    def owner_of(self, key: str, group: Group) -> Command | None:
        """The action that a key belongs to where an action of this group would have it."""
        owners = (BY_ID[command] for command, keys in self._keys.items() if key in keys)
        return next((owner for owner in owners if owner.group.meets(group)), None)

    def free_letters(self) -> str:
        """The letters that do nothing by themselves, the easiest first."""
        used = {key for keys in self._keys.values() for key in keys}
        return "".join(letter for letter in _EASY.upper() if letter in string.ascii_uppercase and letter not in used)

    @property
    def changes(self) -> dict[str, list[str]]:
        """What the player has changed, to be kept: an action's name and its keys."""
        return {command: list(keys) for command, keys in self._changes.items()}

    def is_changed(self, command: str) -> bool:
        """Whether an action has other keys than by default."""
        return self._keys[command] != BY_ID[command].defaults

    @property
    def letters_always(self) -> bool:
        """Whether letters always stand on what can be used, not only while they are asked for."""
        return self._letters_always

    # what changes it

    def show_letters(self, always: bool) -> None:
        """Let letters always stand on what can be used, or only while they are asked for."""
        self._letters_always = always
        self.changed.emit()

    def change(self, command: str, keys: Iterable[str]) -> None:
        """Give an action these keys; whatever had one of them loses it."""
        wanted = _sound(keys)
        self._take_from_others(command, wanted)
        self._changes[command] = wanted
        self._settle()

    def reset(self, command: str) -> None:
        """Give an action its default keys back, also those that another action has now."""
        self._changes.pop(command, None)
        self._take_from_others(command, BY_ID[command].defaults)
        self._settle()

    def reset_all(self) -> None:
        """Give every action its default keys back."""
        self._changes.clear()
        self._settle()

    def replace(self, changes: Mapping[str, Sequence[str]]) -> None:
        """Take over other changes in place of those there are: from a file."""
        self._take_over(changes)
        self.changed.emit()

    def bind(self, target: QAction | QShortcut, command: str) -> None:
        """Let the keys of an action trigger this, and follow when they are changed."""
        self._bound = [(other, theirs) for other, theirs in self._bound if shiboken6.isValid(other)]
        self._bound.append((target, command))
        self._apply(target, command)

    def _take_from_others(self, command: str, keys: Sequence[str]) -> None:
        for other, theirs in list(self._changes.items()):
            if _meet(command, other):
                self._changes[other] = tuple(key for key in theirs if key not in keys)

    def _take_over(self, changes: Mapping[str, Sequence[str]]) -> None:
        self._changes = {}
        for command in (command.id for command in COMMANDS if command.id in changes):
            taken = self._given_beside(command)
            keys = tuple(key for key in _sound(changes[command]) if key not in taken)
            if keys or not changes[command]:  # an action whose keys cannot be read keeps its own
                self._changes[command] = keys
        self._settle(tell=False)

    def _given_beside(self, command: str) -> set[str]:
        """The keys that the player has given to others and an action cannot have, too."""
        return {key for other, keys in self._changes.items() if _meet(command, other) for key in keys}

    def _settle(self, *, tell: bool = True) -> None:
        """Work out the keys: what the player gave stands before every default."""
        self._changes = {command: keys for command, keys in self._changes.items() if keys != BY_ID[command].defaults}
        self._keys = {command.id: self._keys_now(command) for command in COMMANDS}
        for target, command in self._bound:
            if shiboken6.isValid(target):
                self._apply(target, command)
        if tell:
            self.changed.emit()

    def _keys_now(self, command: Command) -> tuple[str, ...]:
        if command.id in self._changes:
            return self._changes[command.id]
        given = self._given_beside(command.id)
        return tuple(key for key in command.defaults if key not in given)

    def _apply(self, target: QAction | QShortcut, command: str) -> None:
        sequences = [QKeySequence(key) for key in self._keys[command]]
        if isinstance(target, QAction):
            target.setShortcuts(sequences)
        else:
            target.setKeys(sequences)


def _meet(command: str, other: str) -> bool:
    return command != other and BY_ID[command].group.meets(BY_ID[other].group)


def _sound(keys: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(key for key in map(readable, keys) if key))
