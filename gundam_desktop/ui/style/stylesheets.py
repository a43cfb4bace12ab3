"""Style sheets and palettes that several rooms share: tool buttons, check boxes, menus, scroll bars, item views."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QAbstractItemView, QToolButton, QWidget

from gundam_desktop.locate import resource
from gundam_desktop.ui.style.panel import thin_scroll_bar
from gundam_desktop.ui.style.scaling import scaled, set_font
from gundam_desktop.ui.style.theme import theme

_HEAD, _HEADED = 21, 380
"""The size of a message's head, and the least width of a message that has one."""
_NO_ICONS = "QDialogButtonBox {dialogbuttonbox-buttons-have-icons: 0}"

_NO_CORNER = "QAbstractScrollArea::corner {background: transparent; border: none}"


def tool_button(parent: QWidget, *, checkable: bool = False) -> QToolButton:
    """A small tool button for the head of a panel."""
    button = QToolButton(parent)
    button.setCheckable(checkable)
    set_font(button, 12.5)
    return button


def link_button(parent: QWidget) -> QToolButton:
    """A button of text alone, such as one in the title of a panel."""
    button = QToolButton(parent)
    button.setAutoRaise(True)
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    button.setCursor(Qt.CursorShape.PointingHandCursor)
    set_font(button, 12.5)
    return button


def link_style() -> str:
    """The style sheet of a button of text alone."""
    return (
        f"QToolButton {{color: {theme().accent_self}; border: none; padding: 0}}"
        "QToolButton:hover, QToolButton:focus {text-decoration: underline}"
    )


def tool_style() -> str:
    """The style sheet of a panel's head: flat buttons, filled while checked, and line edits."""
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


def window_style() -> str:
    """The style sheet of the main window and its dialogs: menus, buttons without icons, boxes to check, bars, sliders.

    Fusion draws these edges a little darker than the window, which no eye sees in the dark theme.
    """
    return (
        menu_style()
        + _NO_ICONS
        + _NO_CORNER
        + _hint_style()
        + _header_style()
        + _button_style()
        + _box_style()
        + thin_scroll_bar()
        + _slider_style()
    )


def menu_style() -> str:
    """The style sheet of menus: set off from the table, with disabled entries that can still be read.

    Lists of choices open no higher than ten entries, and are scrolled.
    """
    return (
        "QComboBox {combobox-popup: 0}"
        f"QMenu {{background: {theme().panel}; border: 1px solid {theme().zone_edge}; padding: 4px}}"
        f"QMenu::item {{padding: 5px 22px 5px 14px; color: {theme().text}}}"
        f"QMenu::item:selected {{background: {theme().accent_self}; color: {theme().on_accent}}}"
        f"QMenu::item:disabled {{color: {theme().muted}; background: {theme().panel}}}"
        f"QMenu::separator {{height: 1px; background: {theme().panel_edge}; margin: 3px 8px}}"
    )


def _hint_style() -> str:
    """Hints in empty fields: a style sheet that sets the colour of a field's text would halve their opacity."""
    return f"QLineEdit, QTextEdit, QPlainTextEdit {{placeholder-text-color: {theme().muted}}}"


def _header_style() -> str:
    """The titles above the columns of tables."""
    return (
        f"QHeaderView {{background: {theme().panel}}}"
        f"QHeaderView::section {{background: {theme().panel}; color: {theme().muted}; border: none;"
        f" border-bottom: 1px solid {theme().panel_edge}; padding: 3px 9px}}"
    )


def _button_style() -> str:
    """Buttons and boxes of dialogs; those of other places have no room to be taller."""
    colors = theme()
    return (
        f"QDialog QPushButton {{background: {colors.zone}; color: {colors.text}; border: 2px solid {colors.zone_edge};"
        " border-radius: 3px; padding: 0.4em 1.1em; font-weight: 600}"
        f"QDialog QPushButton:hover, QDialog QPushButton:checked {{border-color: {colors.accent_self}}}"
        f"QDialog QPushButton:default, QDialog QPushButton[main=true]:enabled {{background: {colors.accent_self};"
        f" color: {colors.on_accent}; border-color: {colors.accent_self}}}"
        f"QDialog QPushButton[grave=true] {{border-color: {colors.danger}}}"
        f"QDialog QPushButton:focus {{border-color: {colors.target}}}"
        f"QDialog QPushButton:pressed {{background: {colors.panel_edge}; color: {colors.text}}}"
        f"QDialog QPushButton:disabled {{background: {colors.panel}; color: {colors.muted};"
        f" border-color: {colors.panel_edge}}}"
        "QMessageBox[headed=true] QLabel#qt_msgbox_label"
        f" {{font-size: {scaled(_HEAD)}px; font-weight: bold; min-width: {scaled(_HEADED)}px}}"
    )


def _box_style() -> str:
    colors, tick = theme(), resource("icons", f"tick_{'dark' if theme().dark else 'light'}.png").as_posix()
    return (
        "QCheckBox {spacing: 0.4em}"
        "QCheckBox::indicator, QAbstractItemView::indicator {width: 0.75em; height: 0.75em; margin: 1px;"
        f" border: 1px solid {colors.muted}; border-radius: 3px; background: {colors.zone}}}"
        f"QCheckBox::indicator:hover {{border-color: {colors.accent_self}}}"
        f"QCheckBox::indicator:focus {{border: 2px solid {colors.target}; margin: 0}}"
        "QCheckBox::indicator:checked, QAbstractItemView::indicator:checked"
        f' {{background: {colors.accent_self}; border-color: {colors.accent_self}; image: url("{tick}")}}'
        f"QCheckBox::indicator:checked:focus {{border-color: {colors.target}}}"
        f"QCheckBox::indicator:disabled {{border-color: {colors.zone_edge}}}"
        f"QCheckBox::indicator:checked:disabled {{background: {colors.muted}}}"
    )


def _slider_style() -> str:
    colors = theme()
    return (
        f"QSlider::groove:horizontal {{height: 4px; border-radius: 2px; background: {colors.zone_edge}}}"
        f"QSlider::sub-page:horizontal {{border-radius: 2px; background: {colors.accent_self}}}"
        f"QSlider::sub-page:horizontal:disabled {{background: {colors.zone_edge}}}"
        "QSlider:horizontal {min-height: 20px}"
        "QSlider::handle:horizontal {width: 12px; margin: -6px 0; border-radius: 4px;"
        f" border: 1px solid {colors.muted}; background: {colors.panel}}}"
        f"QSlider::handle:horizontal:focus {{border: 2px solid {colors.target}}}"
    )


def set_view_background(view: QAbstractItemView) -> None:
    """Give a view the opaque background of its panel, so that scrolling paints only what comes into sight."""
    palette = view.palette()
    for role, color in (
        (QPalette.ColorRole.Base, theme().panel),
        (QPalette.ColorRole.Text, theme().text),
        (QPalette.ColorRole.Highlight, theme().zone),
        (QPalette.ColorRole.HighlightedText, theme().text),
    ):
        palette.setColor(role, QColor(color))
    view.setPalette(palette)
    view.viewport().setPalette(palette)  # Qt does not pass it on in a window with a style sheet
    for bar in (view.verticalScrollBar(), view.horizontalScrollBar()):
        bar.setStyleSheet(thin_scroll_bar())
