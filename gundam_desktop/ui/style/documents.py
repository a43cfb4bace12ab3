"""Where file dialogs begin: in the user's documents, not in the folder from which the program was started."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QStandardPaths


def in_documents(name: str = "") -> str:
    """Return the path of a file in the user's documents, or that folder; in the home folder if there is none."""
    places = QStandardPaths.StandardLocation
    found = Path(QStandardPaths.writableLocation(places.DocumentsLocation))
    folder = found if found.is_dir() else Path(QStandardPaths.writableLocation(places.HomeLocation))
    return str(folder / name)
