"""One who cannot see the screen: reads the window by its accessible objects, and acts by their actions."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QApplication, QWidget

NAME, DESCRIPTION = QAccessible.Text.Name, QAccessible.Text.Description
PLAYABLE = (", can be played", ", can act")


def interface(widget: QWidget) -> QAccessibleInterface:
    """What a screen reader has of a widget."""
    found = QAccessible.queryAccessibleInterface(widget)
    assert found is not None
    return found


def below(found: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    """An object and all below it that is not hidden."""
    if not found.state().invisible:  # type: ignore[attr-defined, unused-ignore]  # the flags are not in Qt's type hints
        yield found
        for index in range(found.childCount()):
            child = found.child(index)
            if child is not None:
                yield from below(child)


def name(found: QAccessibleInterface) -> str:
    """How an object is called."""
    return found.text(NAME)


def flag(found: QAccessibleInterface, state: str) -> bool:
    """Whether an object is in a state."""
    return bool(getattr(found.state(), state))


def actions(found: QAccessibleInterface) -> list[str]:
    """What can be done with an object."""
    offered = found.actionInterface()
    return offered.actionNames() if offered is not None else []  # type: ignore[redundant-expr]  # it can be None


def press(found: QAccessibleInterface) -> None:
    """Do an object's Press action."""
    assert "Press" in actions(found)
    found.actionInterface().doAction("Press")


class Screen:
    """What the window has to read at one moment."""

    def __init__(self, window: QWidget) -> None:
        self.objects = list(below(interface(window)))

    def of(self, role: QAccessible.Role) -> list[QAccessibleInterface]:
        """The objects of a role."""
        return [found for found in self.objects if found.role() == role]

    @property
    def cards(self) -> list[QAccessibleInterface]:
        """Every card; those of a list that is open first."""
        return [found for found in self.of(QAccessible.Role.ListItem) if name(found)]

    @property
    def buttons(self) -> list[QAccessibleInterface]:
        """The buttons that can be pressed."""
        return [found for found in self.of(QAccessible.Role.Button) if not flag(found, "disabled")]

    @property
    def answers(self) -> list[QAccessibleInterface]:
        """The buttons that answer what is asked: they are described by their keys."""
        described = [(button, button.text(DESCRIPTION)) for button in self.buttons]
        return [button for button, text in described if text and " " not in text]

    @property
    def selectable(self) -> list[QAccessibleInterface]:
        """Cards and zones that can be chosen and are not."""
        lit = [found for found in self.objects if flag(found, "selectable") and not flag(found, "selected")]
        return [found for found in lit if "Press" in actions(found)]

    @property
    def playable(self) -> list[QAccessibleInterface]:
        """Cards with which something can be done."""
        return [card for card in self.cards if name(card).endswith(PLAYABLE)]

    def says(self, text: str) -> bool:
        """Whether some object is called so, or its name begins so."""
        return any(name(found).startswith(text) for found in self.objects)


def menu() -> list[QAccessibleInterface]:
    """The entries of the open menu that can be taken."""
    popup = QApplication.activePopupWidget()
    if popup is None:
        return []
    entries = [found for found in below(interface(popup)) if found.role() == QAccessible.Role.MenuItem]
    return [found for found in entries if not flag(found, "disabled")]
