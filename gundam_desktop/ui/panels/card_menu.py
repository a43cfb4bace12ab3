"""The menu on a card: everything that can be done with it, and why the rest cannot."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtWidgets import QMenu, QWidget

from gundam_desktop.tabletop import Choice
from gundam_desktop.ui.panels.reasons import Reason


def card_menu(
    parent: QWidget,
    title: str,
    legal: Sequence[tuple[str, Choice]],
    refused: Sequence[Reason],
    choose: Callable[[Choice], None],
) -> QMenu:
    """A menu with a title: an entry for each legal choice, and one that cannot be used for each refused one."""
    menu = QMenu(parent)
    menu.setToolTipsVisible(True)
    menu.addSection(title)
    menu.setAccessibleName(title)
    for label, choice in legal:
        action = menu.addAction(label.replace("&", "&&"))
        action.triggered.connect(lambda _checked=False, choice=choice: choose(choice))
    if legal and refused:
        menu.addSeparator()
    for reason in refused:
        line = f"{reason.text} – {reason.why}" if reason.why else reason.text
        action = menu.addAction(line.replace("&", "&&"))
        action.setToolTip(reason.clause)
        action.setEnabled(False)
    if not legal and not refused:
        menu.addAction(menu.tr("Nothing to do with this card now")).setEnabled(False)
    return menu
