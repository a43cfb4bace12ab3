"""The menu on a card: its possible actions, and the reasons against the others."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtGui import QAction, QPalette
from PySide6.QtWidgets import QMenu, QWidget, QWidgetAction

from gundam_desktop.tabletop import Choice
from gundam_desktop.ui.play.panels.reasons_panel import Reason, Why
from gundam_desktop.ui.style import fonts
from gundam_desktop.ui.style.label import Label
from gundam_desktop.ui.style.scaling import set_font
from gundam_desktop.ui.style.translation import translate


def card_menu(
    parent: QWidget,
    title: str,
    legal: Sequence[tuple[str, Choice]],
    reasons: Sequence[Reason],
    choose: Callable[[Choice], None],
    show_clause: Callable[[str], None],
    point: Callable[[Choice | None], None],
    enlarge: Callable[[], object] | None = None,
) -> QMenu:
    """A menu with a title: an entry for each legal choice, then other possible and refused actions.

    The entry of a refused action opens the clause that forbids it. `point` is told the choice of the entry under the
    mouse or the keys; None for an entry without one, and when the menu closes. `enlarge` shows the card large.
    """
    menu = QMenu(parent)
    head = QWidgetAction(menu)
    words = Label(menu, title)
    set_font(words, 14, fonts.BOLD)
    words.setForegroundRole(QPalette.ColorRole.WindowText)
    words.setContentsMargins(14, 6, 14, 4)
    head.setDefaultWidget(words)
    head.setEnabled(False)  # the arrow keys begin with the first action
    words.setEnabled(True)
    menu.addAction(head)
    menu.addSeparator()
    menu.setAccessibleName(title)
    offered: dict[QAction, Choice] = {}

    def offer(label: str, choice: Choice) -> None:
        action = menu.addAction(_plain(label))
        action.triggered.connect(lambda: choose(choice))
        offered[action] = choice

    menu.hovered.connect(lambda action: point(offered.get(action)))
    menu.aboutToHide.connect(lambda: point(None))
    for label, choice in legal:
        offer(label, choice)
    if legal and reasons:
        menu.addSeparator()
    for reason in reasons:
        if reason.choice is not None:
            offer(reason.text, reason.choice)
        else:
            _add_reason(menu, reason, show_clause)
    if not legal and not reasons:
        menu.addAction(translate("CardMenu", "You can do nothing with this card now")).setEnabled(False)
    if enlarge is not None:
        menu.addSeparator()
        menu.addAction(translate("CardMenu", "Show large")).triggered.connect(lambda _checked=False: enlarge())
    return menu


def _add_reason(menu: QMenu, reason: Reason, show_clause: Callable[[str], None]) -> None:
    mark = {True: fonts.CHECKED, False: "× ", None: "• "}[reason.allowed]
    text = f"{mark}{reason.text} – {reason.why}" if reason.why else f"{mark}{reason.text}"
    if not reason.more:
        _add_clause(menu, text, reason.clause, show_clause)
        return
    further = menu.addMenu(_plain(f"{text} {reason.clause}"))
    for why in (Why(reason.why, reason.clause), *reason.more):
        _add_clause(further, why.text, why.clause, show_clause)


def _add_clause(menu: QMenu, text: str, clause: str, show_clause: Callable[[str], None]) -> None:
    action = menu.addAction(_plain(f"{text} {clause}"))
    action.setEnabled(bool(clause))
    action.triggered.connect(lambda _checked=False: show_clause(clause))


def _plain(text: str) -> str:
    return text.strip().replace("&", "&&")
