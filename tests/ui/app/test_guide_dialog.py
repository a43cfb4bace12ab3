"""The user guide under Help: in the client's language, with its picture."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QPixmap, QTextDocument
from pytestqt.qtbot import QtBot

from gundam_desktop.ui.app.guide_dialog import GuideDialog
from gundam_desktop.ui.style.appearance import install_language
from gundam_desktop.ui.style.translation import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_in_the_language_of_the_client_with_its_picture(qtbot: QtBot, language: str) -> None:
    install_language(language)
    dialog = GuideDialog()
    qtbot.addWidget(dialog)
    dialog.show()
    assert dialog.text.toPlainText().startswith("Gundam Desktop")
    document = dialog.text.document()
    picture = document.resource(QTextDocument.ResourceType.ImageResource.value, QUrl(f"pictures/table.{language}.png"))
    assert isinstance(picture, QPixmap)
    assert 500 < picture.width() < dialog.text.viewport().width()
