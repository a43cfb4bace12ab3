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
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QMenu
from pytestqt.qtbot import QtBot

from gundam_desktop.languages import LanguageKey
from gundam_desktop.locate import resource
from gundam_desktop.ui.app.main_window import MainWindow
from gundam_desktop.ui.session import settings
from gundam_desktop.ui.session.game_session import HUMAN
from gundam_desktop.ui.session.services import Services
from gundam_desktop.ui.session.settings import GameSetup, Settings
from gundam_desktop.ui.style import translation
from gundam_desktop.ui.style.appearance import install_language
from gundam_desktop.ui.style.translation import counted, listed, sentences, translate

LANGUAGES = ("ja", "zh")
JAPANESE_MENUS = ["ゲーム(&G)", "デッキ(&D)", "表示(&V)", "ヘルプ(&H)"]
MENUS = 7
FOLDER = resource("translations")


def messages(language: str) -> Iterator[tuple[str, str]]:
    """Each text and its translation."""
    for message in ElementTree.parse(FOLDER / f"gundam_desktop_{language}.ts").iter("message"):
        forms = [form.text or "" for form in message.iter("numerusform")]
        yield message.findtext("source", ""), forms[-1] if forms else message.findtext("translation", "")


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


@pytest.mark.parametrize("language", ["en", *LANGUAGES])
def test_texts_with_a_number_have_every_form(language: str) -> None:
    root = ElementTree.parse(FOLDER / f"gundam_desktop_{language}.ts").getroot()
    found = [message for message in root.iter("message") if message.get("numerus")]
    assert len(found) > 20
    for message in found:
        source = message.findtext("source", "")
        forms = [form.text or "" for form in message.iter("numerusform")]
        assert len(forms) == (2 if language == "en" else 1)
        assert forms[-1].count("%n") == 1
        assert all(sorted(_values(form)) == sorted(_values(source)) for form in forms), source
    if language == "en":
        assert all(message.findtext("source") == [*message.iter("numerusform")][-1].text for message in found)


@pytest.mark.parametrize(
    ("language", "one", "two"),
    [
        ("en", "Choose 1 more card", "Choose 2 more cards"),
        ("ja", "あと1枚選んでください", "あと2枚選んでください"),
        ("zh", "请再选择1张卡牌", "请再选择2张卡牌"),
    ],
)
def test_one_and_many(qapp: QApplication, language: str, one: str, two: str) -> None:
    install_language(language)
    assert tuple(counted.tr("Choose %n more cards", "", count) for count in (1, 2)) == (one, two)


def _values(text: str) -> list[str]:
    return [name for _, name, _, _ in string.Formatter().parse(text) if name]


@pytest.mark.clone
def test_the_files_are_those_of_the_code(tmp_path: Path) -> None:
    """`python packaging/translations.py` would change nothing."""
    for path in FOLDER.iterdir():
        shutil.copy(path, tmp_path)
    script = Path(__file__).parents[3] / "packaging" / "translations.py"
    subprocess.run([sys.executable, str(script), str(tmp_path)], check=True)
    for path in sorted(tmp_path.glob("*.*")):
        assert path.read_bytes() == (FOLDER / path.name).read_bytes(), path.name


@pytest.mark.parametrize(
    ("language", "turn", "cancel"), [("ja", "あなたのターン", "キャンセル"), ("zh", "你的回合", "取消")]
)
def test_a_language_is_spoken_and_another_again(qtbot: QtBot, language: str, turn: str, cancel: str) -> None:
    install_language(language)
    assert translate("PhaseBar", "YOUR TURN") == turn
    buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
    qtbot.addWidget(buttons)
    assert re.sub(r"\(&\w\)", "", buttons.button(QDialogButtonBox.StandardButton.Cancel).text()) == cancel
    install_language("en")
    assert translate("PhaseBar", "YOUR TURN") == "YOUR TURN"


def test_the_language_changes_in_the_middle_of_a_game(qtbot: QtBot) -> None:
    window = MainWindow(Services(), Settings(animation=0))
    qtbot.addWidget(window)
    window.show()
    assert window.launcher.play(
        GameSetup(decks=("official-004", "official-005"), names=("Ann", "Ben"), opponent=HUMAN, seed=5)
    )
    qtbot.waitUntil(lambda: window.play_page.press("Space"))
    qtbot.waitUntil(lambda: len(said(window)) > 5)
    english = said(window)
    chosen(window, "日本語").trigger()
    qtbot.waitUntil(lambda: [action.text() for action in window.menuBar().actions()] == JAPANESE_MENUS)
    japanese = said(window)
    assert len(japanese) == len(english)
    assert all(one != other for one, other in zip(english, japanese, strict=True))
    assert settings.load().settings.language == "ja"
    chosen(window, "English").trigger()
    qtbot.waitUntil(lambda: said(window) == english)
    qtbot.waitUntil(lambda: len(window.findChildren(QMenu)) == MENUS)
    window.close()


def said(window: MainWindow) -> list[str]:
    """What stands beside the table: the main button, the reasons, the log."""
    side = window.play_page.side
    lines = side.log.list.lines
    log = [str(lines.index(row).data()) for row in range(lines.rowCount())]
    return [side.main.text(), side.reasons.text, *log]


def chosen(window: MainWindow, text: str) -> QAction:
    (found,) = (action for action in window.findChildren(QAction) if action.text() == text)
    return found


@pytest.mark.parametrize(
    ("preferred", "language"),
    [
        (["ja-JP", "en-US"], "ja"),
        (["zh-Hans-CN"], "zh"),
        (["zh_TW"], "zh"),
        (["de-DE", "ja"], "ja"),
        (["de-DE"], "en"),
        ([], "en"),
    ],
)
def test_the_first_language_is_that_of_the_system(preferred: list[str], language: str) -> None:
    assert translation.system_language(preferred) == language


@pytest.mark.parametrize(("language", "expected"), [("en", "a, b"), ("ja", "a、b"), ("zh", "a、b")])
def test_a_list_has_the_comma_of_its_language_and_sentences_its_space(language: LanguageKey, expected: str) -> None:
    install_language(language)
    try:
        assert listed(["a", "b"]) == expected
        assert sentences("a", "", "b") == ("a b" if language == "en" else "ab")
    finally:
        install_language("en")


ENGLISH_OR_TYPED = {"selftest.py", "application.py", "builder_page.py", "notes_dialog.py"}
"""Reports of errors are English; tags are typed with a comma in every language."""


@pytest.mark.clone
def test_no_list_on_the_screen_has_a_comma_of_its_own() -> None:
    sources = (Path(__file__).parents[3] / "gundam_desktop" / "ui").rglob("*.py")
    found = {path.name for path in sources if re.search(r"""["'], ["'](\)|\.)?\.join""", path.read_text("utf-8"))}
    assert found == ENGLISH_OR_TYPED
