"""In a window of 1280 x 720, what is written on the table is large enough to read, but for what is listed here."""

from __future__ import annotations

import math
import random
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from PySide6.QtGui import QImage, QPainter, QPixmapCache
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gundam_desktop.games import KEYS, find
from gundam_desktop.languages import LANGUAGES, LanguageKey
from gundam_desktop.ui.app.game_defaults import completed
from gundam_desktop.ui.app.main_window import MainWindow
from gundam_desktop.ui.cards import Detail, card_pixmap
from gundam_desktop.ui.cards.lettering import READABLE
from gundam_desktop.ui.session.game_session import HUMAN
from gundam_desktop.ui.session.services import Services
from gundam_desktop.ui.session.settings import GameSetup, Settings
from gundam_desktop.ui.style.appearance import install_language

SIZE, CHOICES, EVERY = (1280, 720), 60, 12
SLACK = 0.1
SMALLER = {
    ("gcg", "ja"): {"除外エリア", "トラッシュ"},
    ("gundam_war", "en"): {"DISCARD PILE"},
    ("gundam_war", "ja"): {"ジャンクヤード"},
    ("digrayn", "ja"): {"フラグメント"},
    ("zoids", "ja"): {"シチュエーション", "カスタム", "使用イベント"},
}
"""Words that are too long for their zone or their place in the bar, by game and language."""
ROW = 84
"""Pixels of the width of a card in a row of Units in such a window."""


@contextmanager
def sizes(monkeypatch: pytest.MonkeyPatch, module: str) -> Iterator[dict[str, float]]:
    """The sizes in pixels of the texts that are drawn for modules of a package, the least for each text."""
    found: dict[str, float] = {}
    original = QPainter.drawText

    def draw(painter: QPainter, *arguments: Any) -> Any:
        caller = sys._getframe(1)
        callers = [each.f_globals["__name__"] for each in (caller, caller.f_back) if each is not None]
        text = next((each for each in arguments if isinstance(each, str)), "")
        if text.strip() and any(name.startswith(module) for name in callers):
            transform = painter.deviceTransform()
            pixels = painter.font().pixelSize() * math.hypot(transform.m11(), transform.m12())
            found[text] = min(found.get(text, pixels), pixels)
        return original(painter, *arguments)

    with monkeypatch.context() as patch:
        patch.setattr(QPainter, "drawText", draw)
        yield found


@pytest.mark.sampled
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", KEYS)
def test_texts_beside_the_cards(
    game: str, language: LanguageKey, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    install_language(language)
    settings = Settings(theme="dark", language=language, window=SIZE, animation=0, showcase="none", bot_pause=0)
    window = MainWindow(Services(), settings)
    qtbot.addWidget(window)
    window.resize(*SIZE)
    window.show()
    setup = GameSetup(game=game, names=("Ann", "Ben"), opponent=HUMAN, seed=7)
    assert window.launcher.play(completed(setup, window.services))
    session, chance = window.session, random.Random(7)
    assert session is not None
    with sizes(monkeypatch, "gundam_desktop.ui.table.items") as found:
        for move in range(CHOICES):
            if session.over:
                break
            if window.play_page.curtain.is_down:
                window.play_page.curtain.lift()
            if move % EVERY == 0:
                QApplication.processEvents()
                window.play_page.view.viewport().grab()
            seat = session.decision.player
            legal = [choice for choice in session.legal_choices(seat) if choice.verb != "concede"]
            assert session.choose(seat, chance.choice(legal))
    assert len(found) > 5
    small = {text: pixels for text, pixels in found.items() if pixels < READABLE - SLACK}
    assert set(small) - SMALLER.get((game, language), set()) == set(), small


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", ["ST01-001", "ST01-010", "ST01-012"])
def test_labels_level_and_type_of_a_card_in_a_row(
    number: str, language: str, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A Unit, a Pilot with signed figures, and a Command. Names of several lines are smaller: none is cut off."""
    face = find("gcg").library.face(number, language)
    QPixmapCache.clear()
    with sizes(monkeypatch, "gundam_desktop.ui.cards") as found:
        image = card_pixmap(face, ROW, 1.0, detail=Detail.TABLE).toImage()
    assert isinstance(image, QImage)
    said = {text: pixels for text, pixels in found.items() if text not in face.name}
    assert len(said) >= 2
    assert {text: pixels for text, pixels in said.items() if pixels < READABLE - SLACK} == {}
