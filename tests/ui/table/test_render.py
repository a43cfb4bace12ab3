"""Pictures of the table, without a window."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from gundam_desktop.ui.table.render import PictureError, render
from tests.ui import stub_game


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_the_picture_has_its_size_and_colours(qtbot: QtBot, tmp_path: Path, theme: str) -> None:
    game = stub_game.StubGame([stub_game.main_phase(0)])
    path = tmp_path / "table.png"
    view = game.view(0)
    render(view, game.legal_choices(0), path, (900, 600), 2.0, theme, library=stub_game.StubLibrary())
    image = QImage(str(path))
    assert (image.width(), image.height()) == (1800, 1200)
    assert (image.pixelColor(2, 2).lightness() < 128) is (theme == "dark")
    assert len({image.pixel(x, y) for x in range(0, 1800, 40) for y in range(0, 1200, 40)}) > 50


def test_a_larger_scale_shows_the_same_table(qtbot: QtBot, tmp_path: Path) -> None:
    game = stub_game.StubGame([stub_game.main_phase(0)])
    pictures = []
    for scale in (1.0, 1.5):
        path = tmp_path / f"{scale}.png"
        render(game.view(0), game.legal_choices(0), path, (900, 600), scale, library=stub_game.StubLibrary())
        pictures.append(QImage(str(path)).scaled(90, 60, mode=Qt.TransformationMode.SmoothTransformation))
    far = [
        (x, y)
        for x in range(90)
        for y in range(60)
        if abs(pictures[0].pixelColor(x, y).lightness() - pictures[1].pixelColor(x, y).lightness()) > 40
    ]
    assert len(far) < 50


def test_a_place_that_cannot_be_written_is_told(qtbot: QtBot, tmp_path: Path) -> None:
    game = stub_game.StubGame([stub_game.main_phase(0)])
    with pytest.raises(PictureError, match=r"missing.*cannot be written"):
        render(game.view(0), [], tmp_path / "missing" / "table.png", library=stub_game.StubLibrary())


def test_a_picture_that_is_too_large_is_told(qtbot: QtBot, tmp_path: Path) -> None:
    game = stub_game.StubGame([stub_game.main_phase(0)])
    with pytest.raises(PictureError, match="too many"):
        render(game.view(0), [], tmp_path / "x.png", (10_000, 10_000), 8, library=stub_game.StubLibrary())


def test_a_small_picture_shows_the_whole_table(qtbot: QtBot, tmp_path: Path) -> None:
    game = stub_game.StubGame([stub_game.main_phase(0)])
    path = tmp_path / "x.png"
    render(game.view(0), [], path, (240, 150), library=stub_game.StubLibrary())
    assert QImage(str(path)).size().toTuple() == (240, 150)
