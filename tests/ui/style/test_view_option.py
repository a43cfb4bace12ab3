"""The fields of a style option are read and written through their types."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QStyle, QStyleOptionViewItem

from gundam_desktop.ui.style.view_option import is_selected, typed

pytestmark = pytest.mark.usefixtures("qapp")


def test_what_is_written_is_in_the_option() -> None:
    option = QStyleOptionViewItem()
    typed(option).rect = QRect(1, 2, 30, 40)
    assert typed(option).rect == QRect(1, 2, 30, 40)
    assert not is_selected(option)
    typed(option).state |= QStyle.StateFlag.State_Selected
    assert is_selected(option)
