"""File dialogs begin in the user's documents, all of them."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from PySide6.QtCore import QStandardPaths

from gundam_desktop.ui.style.documents import in_documents

UI = Path(__file__).parents[3] / "gundam_desktop" / "ui"


def test_a_file_is_in_the_documents_or_at_home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    places = {
        QStandardPaths.StandardLocation.DocumentsLocation: tmp_path / "Documents",
        QStandardPaths.StandardLocation.HomeLocation: tmp_path,
    }
    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda place: str(places[place]))
    assert in_documents("deck.txt") == str(tmp_path / "deck.txt")
    (tmp_path / "Documents").mkdir()
    assert in_documents("deck.txt") == str(tmp_path / "Documents" / "deck.txt")
    assert in_documents() == str(tmp_path / "Documents")


def test_every_file_dialog_begins_there() -> None:
    asked = [
        (path.name, ast.unparse(call))
        for path in UI.rglob("*.py")
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(call, ast.Call) and ast.unparse(call.func).startswith("QFileDialog.get")
    ]
    assert asked
    assert [name for name, call in asked if "in_documents(" not in call] == []
