"""The client's own words in Japanese and Chinese: all of them, compiled, with the same places for values."""

from __future__ import annotations

import re
import shutil
import string
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtWidgets import QDialogButtonBox
from pytestqt.qtbot import QtBot

from gundam_desktop.locate import resource
from gundam_desktop.ui.translation import speak, translate

LANGUAGES = ("ja", "zh")
FOLDER = resource("translations")


@pytest.fixture(autouse=True)
def english_again(qapp: object) -> Iterator[None]:
    yield
    speak("en")


def messages(language: str) -> Iterator[tuple[str, str]]:
    """Each text and its translation."""
    for message in ElementTree.parse(FOLDER / f"gundam_desktop_{language}.ts").iter("message"):
        yield message.findtext("source", ""), message.findtext("translation", "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_translated(language: str) -> None:
    texts = list(messages(language))
    assert len(texts) > 100
    assert [source for source, translated in texts if not translated] == []
    assert 'type="unfinished"' not in (FOLDER / f"gundam_desktop_{language}.ts").read_text(encoding="utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
def test_values_and_keys_are_kept(language: str) -> None:
    for source, translated in messages(language):
        assert sorted(_values(source)) == sorted(_values(translated)), source
        assert source.replace("&&", "").count("&") == translated.count("&"), source


def _values(text: str) -> list[str]:
    return [name for _, name, _, _ in string.Formatter().parse(text) if name]


@pytest.mark.clone
def test_the_files_are_those_of_the_code(tmp_path: Path) -> None:
    """`python packaging/translations.py` would change nothing."""
    for path in FOLDER.iterdir():
        shutil.copy(path, tmp_path)
    script = Path(__file__).parents[2] / "packaging" / "translations.py"
    subprocess.run([sys.executable, str(script), str(tmp_path)], check=True)
    for path in sorted(tmp_path.glob("*.*")):
        assert path.read_bytes() == (FOLDER / path.name).read_bytes(), path.name


@pytest.mark.parametrize(
    ("language", "turn", "cancel"), [("ja", "あなたのターン", "キャンセル"), ("zh", "你的回合", "取消")]
)
def test_a_language_is_spoken_and_another_again(qtbot: QtBot, language: str, turn: str, cancel: str) -> None:
    speak(language)
    assert translate("PhaseBar", "YOUR TURN") == turn
    buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
    qtbot.addWidget(buttons)
    assert re.sub(r"\(&\w\)", "", buttons.button(QDialogButtonBox.StandardButton.Cancel).text()) == cancel
    speak("en")
    assert translate("PhaseBar", "YOUR TURN") == "YOUR TURN"
