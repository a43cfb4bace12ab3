"""The index of an entry, as the methods of Qt's item models and delegates take it."""

from __future__ import annotations

from typing import Final, TypeAlias

from PySide6.QtCore import QModelIndex, QPersistentModelIndex

Index: TypeAlias = QModelIndex | QPersistentModelIndex
NOWHERE: Final = QModelIndex()
"""The parent of the entries of a list or table, which are in no other entry."""
