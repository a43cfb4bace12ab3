"""The user guide under Help: in the client's language, with its picture."""

from __future__ import annotations

import re
from pathlib import Path

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


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_begins_with_playing(qtbot: QtBot, language: str) -> None:
    """Who reads it has installed the program."""
    install_language(language)
    dialog = GuideDialog()
    qtbot.addWidget(dialog)
    text = dialog.text.toPlainText()
    first = {"en": "Your first game", "ja": "最初のゲーム", "zh": "第一局游戏"}[language]
    installed = {"en": "Install", "ja": "インストール", "zh": "安装"}[language]
    assert text.index(first) < text.index(installed)


def test_documents_inside_are_followed_and_left_again(qtbot: QtBot) -> None:
    dialog = GuideDialog()
    qtbot.addWidget(dialog)
    dialog.show()
    guide = dialog.text.toPlainText()
    assert not dialog.back.isVisible()
    dialog.text.anchorClicked.emit(QUrl("../own_cards.md"))
    assert dialog.text.toPlainText().startswith("Your own cards, pictures, wording and rules")
    assert dialog.back.isVisible()
    dialog.back.click()
    assert dialog.text.toPlainText() == guide
    dialog.text.anchorClicked.emit(QUrl("https://example.org/"))
    assert dialog.text.toPlainText() == guide, "nothing is fetched"


def test_what_is_not_inside_is_no_link(qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / "there.md").write_text("# There")
    (tmp_path / "first.md").write_text("See [this](there.md#part), and [that](../gone.md).")
    dialog = GuideDialog()
    qtbot.addWidget(dialog)
    dialog.text.show_document(tmp_path / "first.md")
    assert dialog.text.toPlainText() == "See this, and that."
    assert re.findall('href="([^"]+)"', dialog.text.toHtml()) == ["there.md#part"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_is_room_above_each_heading(qtbot: QtBot, language: str) -> None:
    install_language(language)
    dialog = GuideDialog()
    qtbot.addWidget(dialog)
    block, margins = dialog.text.document().firstBlock(), []
    while block.isValid():
        if block.blockFormat().headingLevel():
            margins.append(block.blockFormat().topMargin())
        block = block.next()
    assert len(margins) > 5
    assert min(margins) > 0
