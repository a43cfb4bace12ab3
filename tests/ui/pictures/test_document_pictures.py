"""The pictures of README and guide: each is made by the script, at a position that is one."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage, QImageReader

from gundam_desktop.cli.main import main
from tests.ui.pictures.document_pictures import DOCUMENTS, MOVING, POSITION, pictures
from tests.ui.pictures.moving_picture import Frame, write_moving

pytestmark = pytest.mark.clone
_PICTURE = re.compile(r"!\[[^\]]*\]\(([^)]+)\)")
LARGEST, LARGEST_MOVING = 200_000, 3_000_000
"""Bytes of a picture, and of one that moves: README is read on a telephone, too."""
FRAMES, NEAR = 24, 12
"""The fewest frames of a movement; how far a colour may be off in a picture that loses some."""


def test_every_picture_of_the_documents_is_made_by_the_script() -> None:
    files = [*DOCUMENTS.parent.glob("*.md"), *DOCUMENTS.rglob("*.md")]
    shown = {(file.parent / name).resolve() for file in files for name in _PICTURE.findall(file.read_text("utf-8"))}
    assert shown == {*pictures(), MOVING}
    kept = {path for kind in ("*.png", "*.webp") for path in DOCUMENTS.rglob(kind)}
    assert kept == shown, "none is left over"
    assert [path for path in shown - {MOVING} if path.stat().st_size > LARGEST] == []


def test_an_attack_moves_in_a_picture_that_is_not_large() -> None:
    assert MOVING.stat().st_size < LARGEST_MOVING
    reader = QImageReader(str(MOVING))
    assert reader.supportsAnimation()
    assert reader.imageCount() > FRAMES


def test_a_moving_picture_is_read_as_it_was_written(qapp: object, tmp_path: Path) -> None:
    path, images = tmp_path / "two.webp", [QImage(31, 20, QImage.Format.Format_RGB32) for _ in range(2)]
    for image, name in zip(images, ("#D02020", "#2040C0"), strict=True):
        image.fill(QColor(name))
    write_moving([Frame(image, 70 * at) for at, image in enumerate(images, start=1)], path)
    reader = QImageReader(str(path))
    for at, wanted in enumerate(images, start=1):
        image = reader.read()
        assert image.size() == wanted.size()
        assert reader.nextImageDelay() == 70 * at
        seen, color = image.pixelColor(15, 10), wanted.pixelColor(15, 10)
        assert max(abs(seen.red() - color.red()), abs(seen.blue() - color.blue())) < NEAR


def test_their_position_is_one(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["scenario", str(POSITION)]) == 0, capsys.readouterr().err
