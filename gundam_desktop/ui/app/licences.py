"""What the program is made of besides its own code, and the licence of each part."""

from __future__ import annotations

import json
from collections.abc import Mapping
from html import escape
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QTextBrowser, QWidget

from gundam_desktop.locate import resource
from gundam_desktop.ui.style.scaling import resize_within_screen
from gundam_desktop.ui.style.sheet import Sheet

SIZE = (620, 560)
OWN = "MIT"
"""The licence of the program itself."""


class Inside(NamedTuple):
    """A part of the program that others have made."""

    name: str
    licence: str
    """As an SPDX expression."""
    parts: tuple[str, ...]
    """The packages, the beginnings of libraries' names, and the fonts that it consists of."""
    contains: Mapping[str, str]
    """Name -> licence of each part by others that is compiled into it."""


def inside() -> tuple[Inside, ...]:
    """Return all parts that others have made."""
    data = json.loads(resource("licences.json").read_text(encoding="utf-8"))
    return tuple(
        Inside(entry["name"], entry["licence"], tuple(entry["parts"]), entry.get("contains", {}))
        for entry in data["inside"]
    )


class LicencesDialog(Sheet, QDialog):
    """Lists the parts and their licences."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("What is inside"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.list = QTextBrowser(self)
        self.list.setAccessibleName(self.windowTitle())
        self.list.setHtml(self._text())
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.rejected.connect(self.reject)
        column = self.headed_column()
        column.addWidget(self.list)
        column.addWidget(buttons)
        resize_within_screen(self, *SIZE)

    def _text(self) -> str:
        about = self.tr(
            "Gundam Desktop itself is under the {licence} licence. These parts were made by others; the texts of their "
            "licences are in the folder “licences” of the packed program, and with the packages otherwise."
        ).format(licence=OWN)
        rows = "".join(
            _row(part.name, part.licence, 0) + "".join(_row(*each, indent=24) for each in part.contains.items())
            for part in inside()
        )
        return f"<p>{escape(about)}</p><table>{rows}</table>"


def _row(name: str, licence: str, indent: int) -> str:
    style = f"padding-left:{indent}px; padding-right:24px"
    return f"<tr><td style='{style}'>{escape(name)}</td><td>{escape(licence)}</td></tr>"
