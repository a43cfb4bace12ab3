"""The keys in use: the defaults with the player's changes."""

from __future__ import annotations

import string
from collections.abc import Iterable, Mapping, Sequence

import shiboken6
from PySide6.QtCore import QKeyCombination, QObject, Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence, QShortcut

from gundam_desktop.ui.keys.commands import BY_ID, COMMANDS, Command, Group

FIXED = ("Tab", "Backtab", "Shift+Tab", "Shift+Backtab")
"""Keys that move the focus, and can have no other action."""
_EASY = "asdfghjklqwertuiopzxcvbnmy"
"""The letters in the order in which they are easy to reach."""


def portable_key(key: str) -> str:
    """A key in its portable form; empty if the text does not name one usable key."""
    sequence = QKeySequence.fromString(key, QKeySequence.SequenceFormat.PortableText)
    combinations: list[QKeyCombination] = [*sequence]  # type: ignore[misc]  # a sequence, which the type hints leave out
    if len(combinations) != 1 or combinations[0].key() in (Qt.Key.Key_unknown, 0):
        return ""
    text = sequence.toString(QKeySequence.SequenceFormat.PortableText)
    return "" if text in FIXED else text


def shown(key: str) -> str:
    """A key in the form of this system."""
    return QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)


class Keymap(QObject):
    """Maps actions to keys. A key that the player gives to one action is taken from all others."""

    changed = Signal()

    def __init__(
        self,
        changes: Mapping[str, Sequence[str]] | None = None,
        parent: QObject | None = None,
        *,
        key_hints_always: bool = False,
    ) -> None:
        """Apply a player's changes; unknown actions and unusable keys are left out."""
        super().__init__(parent)
        self._key_hints_always = key_hints_always
        self._changes: dict[str, tuple[str, ...]] = {}
        self._keys: dict[str, tuple[str, ...]] = {}
        self._bound: list[tuple[QAction | QShortcut, str]] = []
        self._apply_changes(changes or {})

    # reading

    def keys(self, command: str) -> tuple[str, ...]:
        """The keys of an action."""
        return self._keys[command]

    def shown(self, command: str) -> str:
        """The first key of an action in the form of this system; empty if it has none."""
        return next(map(shown, self._keys[command]), "")

    def shown_for(self, default: str) -> str:
        """The key now shown for the action that has this key by default; `default` itself if no action has it."""
        found = next((command for command in COMMANDS if default in command.defaults), None)
        return self.shown(found.id) if found is not None else default

    def command_of(self, event: QKeyEvent, group: Group) -> str:
        """The id of the action of a group that a key press triggers; empty if none does."""
        modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        pressed = QKeySequence(QKeyCombination(modifiers, Qt.Key(event.key())))
        key = pressed.toString(QKeySequence.SequenceFormat.PortableText)
        owner = self.owner_of(key, group)
        return owner.id if owner is not None and owner.group is group else ""

    def owner_of(self, key: str, group: Group) -> Command | None:
        """The action that would lose a key if an action of this group got it; None if the key is free."""
        owners = (BY_ID[command] for command, keys in self._keys.items() if key in keys)
        return next((owner for owner in owners if owner.group.conflicts_with(group)), None)

    def free_letters(self) -> str:
        """The letters that no action uses, the easiest to reach first."""
        used = {key for keys in self._keys.values() for key in keys}
        return "".join(letter for letter in _EASY.upper() if letter in string.ascii_uppercase and letter not in used)

    @property
    def changes(self) -> dict[str, list[str]]:
        """The player's changes, for the settings: the keys by the action's id."""
        return {command: list(keys) for command, keys in self._changes.items()}

    def is_changed(self, command: str) -> bool:
        """True if an action's keys are not the default ones."""
        return self._keys[command] != BY_ID[command].defaults

    @property
    def key_hints_always(self) -> bool:
        """True if key hints are always shown, not only when they are asked for."""
        return self._key_hints_always

    # changing

    def set_key_hints_always(self, always: bool) -> None:
        """Show key hints always, or only when they are asked for."""
        self._key_hints_always = always
        self.changed.emit()

    def change(self, command: str, keys: Iterable[str]) -> None:
        """Give an action these keys; other actions lose them."""
        wanted = _usable(keys)
        self._take_from_others(command, wanted)
        self._changes[command] = wanted
        self._recompute()

    def reset(self, command: str) -> None:
        """Restore an action's default keys, and take them from other actions."""
        self._changes.pop(command, None)
        self._take_from_others(command, BY_ID[command].defaults)
        self._recompute()

    def reset_all(self) -> None:
        """Restore the default keys of all actions."""
        self._changes.clear()
        self._recompute()

    def replace(self, changes: Mapping[str, Sequence[str]]) -> None:
        """Replace all changes, for example by those of a file."""
        self._apply_changes(changes)
        self.changed.emit()

    def bind(self, target: QAction | QShortcut, command: str) -> None:
        """Let an action's keys trigger `target`, also after they have been changed."""
        self._bound = [(other, theirs) for other, theirs in self._bound if shiboken6.isValid(other)]
        self._bound.append((target, command))
        self._apply(target, command)

    def _take_from_others(self, command: str, keys: Sequence[str]) -> None:
        for other, theirs in list(self._changes.items()):
            if _compete(command, other):
                self._changes[other] = tuple(key for key in theirs if key not in keys)

    def _apply_changes(self, changes: Mapping[str, Sequence[str]]) -> None:
        self._changes = {}
        for command in (command.id for command in COMMANDS if command.id in changes):
            taken = self._given_to_others(command)
            keys = tuple(key for key in _usable(changes[command]) if key not in taken)
            if keys or not changes[command]:  # an action whose changed keys are all unusable keeps its defaults
                self._changes[command] = keys
        self._recompute(emit=False)

    def _given_to_others(self, command: str) -> set[str]:
        """The keys that the player gave to other actions and this one cannot have."""
        return {key for other, keys in self._changes.items() if _compete(command, other) for key in keys}

    def _recompute(self, *, emit: bool = True) -> None:
        """Compute the keys in use: the player's changes take precedence over the defaults."""
        self._changes = {command: keys for command, keys in self._changes.items() if keys != BY_ID[command].defaults}
        self._keys = {command.id: self._keys_now(command) for command in COMMANDS}
        for target, command in self._bound:
            if shiboken6.isValid(target):
                self._apply(target, command)
        if emit:
            self.changed.emit()

    def _keys_now(self, command: Command) -> tuple[str, ...]:
        if command.id in self._changes:
            return self._changes[command.id]
        given = self._given_to_others(command.id)
        return tuple(key for key in command.defaults if key not in given)

    def _apply(self, target: QAction | QShortcut, command: str) -> None:
        sequences = [QKeySequence(key) for key in self._keys[command]]
        if isinstance(target, QAction):
            target.setShortcuts(sequences)
        else:
            target.setKeys(sequences)


def _compete(command: str, other: str) -> bool:
    return command != other and BY_ID[command].group.conflicts_with(BY_ID[other].group)


def _usable(keys: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(key for key in map(portable_key, keys) if key))
