"""What a view tells its delegate about an entry: the fields of Qt's style option, with their types."""

from __future__ import annotations

from typing import Protocol, cast

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QStyle, QStyleOptionViewItem


class ViewOption(Protocol):
    """The fields of `QStyleOptionViewItem`, which the type hints of PySide6 leave out."""

    rect: QRect
    """The place of the entry in the view, in pixels."""
    state: QStyle.StateFlag
    font: QFont
    text: str
    displayAlignment: Qt.AlignmentFlag
    textElideMode: Qt.TextElideMode
    features: QStyleOptionViewItem.ViewItemFeature


def typed(option: QStyleOptionViewItem) -> ViewOption:
    """The option itself, with the types of its fields."""
    return cast("ViewOption", option)


def is_selected(option: QStyleOptionViewItem) -> bool:
    """True if the entry is selected."""
    return bool(typed(option).state & QStyle.StateFlag.State_Selected)
