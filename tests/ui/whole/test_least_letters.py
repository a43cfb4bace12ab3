"""In a window of 1280 x 720, all that is written on the table is large enough to read."""

from __future__ import annotations

import math
import random
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any

import pytest
from PySide6.QtGui import QPainter, QPixmapCache
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gundam_desktop.games import KEYS, find
from gundam_desktop.languages import LANGUAGES, LanguageKey
from gundam_desktop.ui.app.game_defaults import completed
from gundam_desktop.ui.app.main_window import MainWindow
from gundam_desktop.ui.cards import card_pixmap
from gundam_desktop.ui.cards.lettering import READABLE
from gundam_desktop.ui.session.game_session import HUMAN
from gundam_desktop.ui.session.services import Services
from gundam_desktop.ui.session.settings import GameSetup, Settings
from gundam_desktop.ui.style.appearance import install_language

SIZE, CHOICES, EVERY = (1280, 720), 60, 12
SLACK = 0.1
CARDS = [
    ("gcg", "ST01-001"),
    ("gcg", "ST01-010"),
    ("gcg", "ST01-012"),
    ("gcg", "GD04-070"),
    ("zoids", "ZZ-04"),
]
"""A Unit, a Pilot with signed figures, a Command, a name of many words, and three figures of three digits."""
WIDTHS = (84, 57, 48)
"""Pixels of the width of a card in such a window: in a row of Units, on a pile, on a map."""


@contextmanager
def sizes(monkeypatch: pytest.MonkeyPatch, module: str) -> Iterator[dict[str, float]]:
    """The heights in pixels of the letters that are drawn for modules of a package, the least for each text."""
    found: dict[str, float] = {}
    original = QPainter.drawText

    def draw(painter: QPainter, *arguments: Any) -> Any:
        text = next((each for each in arguments if isinstance(each, str)), "")
        if text.strip() and any(name.startswith(module) for name in callers(sys._getframe(1))):
            transform = painter.deviceTransform()
            pixels = painter.font().pixelSize() * math.hypot(transform.m21(), transform.m22())
            found[text] = min(found.get(text, pixels), pixels)
        return original(painter, *arguments)

    with monkeypatch.context() as patch:
        patch.setattr(QPainter, "drawText", draw)
        yield found


def callers(frame: FrameType | None) -> Iterator[str]:
    """The names of the modules that a frame is called from, its own first."""
    while frame is not None:
        yield frame.f_globals["__name__"]
        frame = frame.f_back


@pytest.mark.sampled
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", KEYS)
def test_texts_on_the_table(game: str, language: LanguageKey, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those of zones and plates, and those on cards."""
    QPixmapCache.clear()
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
    with sizes(monkeypatch, "gundam_desktop.ui.table") as found:
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
    assert {text: pixels for text, pixels in found.items() if pixels < READABLE - SLACK} == {}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize(("game", "number"), CARDS)
def test_texts_on_a_card(
    game: str, number: str, width: int, language: str, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    face = find(game).library.face(number, language)
    QPixmapCache.clear()
    with sizes(monkeypatch, "gundam_desktop.ui.cards") as found:
        card_pixmap(face, width, 1.0)
    assert any(text[:2] == face.name[:2] for text in found), found
    assert len(found) >= 2
    assert {text: pixels for text, pixels in found.items() if pixels < READABLE - SLACK} == {}


def test_a_card_too_small_for_words_is_a_picture(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    QPixmapCache.clear()
    with sizes(monkeypatch, "gundam_desktop.ui.cards") as found:
        card_pixmap(find("gcg").library.face("ST01-001", "en"), 40, 1.0)
    assert not found
