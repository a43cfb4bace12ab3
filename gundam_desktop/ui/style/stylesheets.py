"""What the deck builder's panels share: the small buttons in their heads, the ground of views, texts with links."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPalette, QTextDocumentFragment
from PySide6.QtWidgets import QAbstractItemView, QLabel, QToolButton, QWidget

from gundam_desktop.ui.style.panel import thin_scroll_bar
from gundam_desktop.ui.style.scaling import scaled, set_font
from gundam_desktop.ui.style.theme import theme


def tool(parent: QWidget, *, checkable: bool = False) -> QToolButton:
    """A small button that keys can reach."""
    button = QToolButton(parent)
    button.setCheckable(checkable)
    set_font(button, 12.5)
    return button


def tool_style() -> str:
    """The style sheet of the panels' heads: flat buttons, the chosen one of several filled."""
    return (
        f"QToolButton {{background: {theme().zone}; color: {theme().text}; border: 1px solid {theme().zone_edge};"
        " border-radius: 4px; padding: 2px 8px}"
        f"QToolButton:hover {{border-color: {theme().accent_self}}}"
        f"QToolButton:checked {{background: {theme().accent_self}; color: {theme().on_accent};"
        f" border-color: {theme().accent_self}}}"
        f"QToolButton:focus {{border: 2px solid {theme().target}; padding: 1px 7px}}"
        f"QToolButton:disabled {{color: {theme().muted}}}"
        f"QLineEdit {{background: {theme().zone}; color: {theme().text}; border: 1px solid {theme().zone_edge};"
        " border-radius: 4px; padding: 2px 6px}"
        f"QLineEdit:focus {{border: 2px solid {theme().accent_self}; padding: 1px 5px}}"
    )


def check_box_style() -> str:
    """The style sheet of a box to be checked, whose edge can be seen in the dark, too."""
    size = scaled(13)
    return (
        f"QCheckBox {{color: {theme().text}; spacing: {scaled(6)}px}}"
        f"QCheckBox::indicator {{width: {size}px; height: {size}px; border: 1px solid {theme().muted};"
        f" border-radius: 3px; background: {theme().zone}}}"
        f"QCheckBox::indicator:focus {{border: 2px solid {theme().target}}}"
        f"QCheckBox::indicator:checked {{background: {theme().accent_self};"
        f" border: {max(2, size // 5)}px solid {theme().zone}; outline: 1px solid {theme().muted}}}"
    )


def menu_style() -> str:
    """A style sheet that sets menus off from the table and keeps what cannot be used readable."""
    return (
        f"QMenu {{background: {theme().panel}; border: 1px solid {theme().zone_edge}; padding: 4px}}"
        f"QMenu::item {{padding: 5px 22px 5px 14px; color: {theme().text}}}"
        f"QMenu::item:selected {{background: {theme().accent_self}; color: {theme().on_accent}}}"
        f"QMenu::item:disabled {{color: {theme().muted}; background: {theme().panel}}}"
        f"QMenu::separator {{height: 1px; background: {theme().panel_edge}; margin: 3px 8px}}"
    )


def lay_ground(view: QAbstractItemView) -> None:
    """Give a view the ground of its panel; as nothing shows through it, scrolling paints only what comes into sight."""
    palette = view.palette()
    for role, color in (
        (QPalette.ColorRole.Base, theme().panel),
        (QPalette.ColorRole.Text, theme().text),
        (QPalette.ColorRole.Highlight, theme().zone),
        (QPalette.ColorRole.HighlightedText, theme().text),
    ):
        palette.setColor(role, QColor(color))
    view.setPalette(palette)
    view.viewport().setPalette(palette)  # in a window with a style sheet it keeps the colours that it had
    upright = thin_scroll_bar()
    view.verticalScrollBar().setStyleSheet(upright)
    view.horizontalScrollBar().setStyleSheet(upright.replace("vertical", "horizontal").replace("width", "height"))


def show_text(label: QLabel, text: str) -> None:
    """Show rich text; Tab stops at it when there is a link in it."""
    label.setText(text)
    label.setAccessibleName(QTextDocumentFragment.fromHtml(text).toPlainText())
    label.setFocusPolicy(Qt.FocusPolicy.TabFocus if "<a " in text else Qt.FocusPolicy.NoFocus)
