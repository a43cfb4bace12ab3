"""A player's own pictures on cards: shown in place of the emblem once they are read; what is no picture is left out."""

from __future__ import annotations

import logging
import os
import struct
import zlib
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, QSize
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from gundam_desktop.ui.cards import Detail, card_pixmap, own_pictures, picture_place, printed_status
from gundam_desktop.ui.cards import pictures as module
from gundam_desktop.ui.cards.picture_data import JPEG, PNG, without_texts
from gundam_desktop.ui.cards.pictures import LARGEST_FILE, LARGEST_WIDTH, Pictures, picture_in
from gundam_desktop.ui.play.panels.card_preview import CardPreview, describe
from tests.ui.cards.invented_cards import FACES

pytestmark = pytest.mark.usefixtures("qapp")

UNIT, COMMAND, RESOURCE = "PX-001", "PX-031", "R-001"
PINK = QColor("#FF00AA")
Put = Callable[..., Path]


@pytest.fixture
def put(home: Path) -> Put:
    """Puts a plain picture into the player's folder."""

    def make(name: str, size: tuple[int, int] = (250, 350), color: QColor = PINK) -> Path:
        path = home / "pictures" / name
        path.parent.mkdir(exist_ok=True)
        image = QImage(QSize(*size), QImage.Format.Format_RGB32)
        image.fill(color)
        assert image.save(str(path))
        module._OPEN.clear()
        return path

    return make


def shown(number: str, width: float = 100.0, ratio: float = 1.0, **changes: object) -> QImage:
    """The card once its picture has been read."""
    figures = printed_status(FACES[number])._replace(**changes)  # type: ignore[arg-type]
    card_pixmap(FACES[number], width, ratio, figures)
    own_pictures().wait()
    return card_pixmap(FACES[number], width, ratio, figures).toImage()


def share(image: QImage, color: QColor = PINK) -> float:
    """How much of an image has about this colour."""
    points = [image.pixelColor(x, y) for x in range(image.width()) for y in range(image.height())]
    near = [
        p
        for p in points
        if abs(p.red() - color.red()) + abs(p.green() - color.green()) + abs(p.blue() - color.blue()) < 24
    ]
    return len(near) / len(points)


def end_of(pictures: Pictures) -> None:
    """Wait for the end of the thread that reads: it may not emit a signal of an object that is gone."""
    assert pictures._thread is not None
    pictures._thread.shutdown()


@pytest.mark.sampled(2)
@pytest.mark.parametrize("name", [f"{UNIT}.png", f"{UNIT}.jpg"])
@pytest.mark.parametrize("width", [46.0, 100.0, 224.0])
def test_a_picture_is_shown_at_every_detail(put: Put, name: str, width: float) -> None:
    put(name)
    painted = card_pixmap(FACES[UNIT], width, 2.0).toImage()
    assert share(painted) == 0
    image = shown(UNIT, width, 2.0)
    assert image.size() == painted.size()
    assert share(image) > 0.2
    assert image.pixelColor(1, 1).alpha() < 128, "its corners are round"


def test_a_picture_is_painted_before_it_is_read(put: Put) -> None:
    without = card_pixmap(FACES[UNIT], 100, 1).toImage()
    put(f"{UNIT}.png")
    own = Pictures(put(f"{COMMAND}.png").parent)
    assert own.scaled(UNIT, QSize(94, 134)) is None
    assert own.wait()
    end_of(own)
    assert not own.wait()
    picture = own.scaled(UNIT, QSize(94, 134))
    assert picture is not None
    assert picture.size() == QSize(94, 134)
    assert share(without) == 0


def test_cards_without_a_picture_stay_as_they_are(put: Put) -> None:
    before = card_pixmap(FACES[COMMAND], 100, 1).toImage()
    put(f"{UNIT}.png")
    assert shown(COMMAND) == before
    assert share(shown(UNIT)) > 0.4


@pytest.mark.parametrize("number", [UNIT, COMMAND])
@pytest.mark.parametrize("width", [46.0, 100.0, 224.0])
def test_a_picture_hides_nothing_that_can_be_read(put: Put, number: str, width: float) -> None:
    """Outside of the emblem's place a card with a picture is the painted card."""
    painted = card_pixmap(FACES[number], width, 2.0).toImage()
    put(f"{number}.png")
    image = shown(number, width, 2.0)
    place = picture_place(FACES[number], Detail.for_width(width)).adjusted(-2, -2, 2, 2)
    unit = width * 2 / 100
    outside = [
        (x, y)
        for x in range(image.width())
        for y in range(image.height())
        if not place.contains(QPointF(x / unit, y / unit))
    ]
    assert len(outside) > image.width() * image.height() / 4
    assert all(image.pixel(x, y) == painted.pixel(x, y) for x, y in outside)


def test_of_a_high_picture_the_upper_part_is_shown(put: Put) -> None:
    path = put(f"{UNIT}.png", (100, 300))
    image = QImage(str(path))
    for x in range(100):
        for y in range(150, 300):
            image.setPixelColor(QPoint(x, y), QColor("#00FF00"))
    image.save(str(path))
    card = shown(UNIT)
    assert share(card) > 0.2
    assert share(card, QColor("#00FF00")) < share(card) / 2


@pytest.mark.parametrize("width", [46.0, 100.0, 224.0])
def test_the_figures_of_now_stay_on_top(put: Put, width: float) -> None:
    put(f"{UNIT}.png")
    plain = shown(UNIT, width)
    level, cost, ap, hp = printed_status(FACES[UNIT]).figures
    for change in (
        {"figures": (level, cost, 5, hp)},
        {"figures": (level, cost, ap, 1)},
        {"changes": (0, 0, 1, 0)},
        {"changes": (0, 0, 0, -1)},
        {"condition_met": True},
        {"figures": (level, 7, ap, hp)},
        {"changes": (0, 1, 0, 0)},
        {"figures": (9, cost, ap, hp)},
        {"badges": ()},
    ):
        assert shown(UNIT, width, **change) != plain, change


def test_a_resource_is_all_picture(put: Put) -> None:
    put(f"{RESOURCE}.png")
    assert share(shown(RESOURCE)) > 0.8


@pytest.mark.parametrize("size", [(700, 200), (200, 700), (1, 1), (2500, 3500)])
def test_a_picture_keeps_its_proportions_and_fills_its_place(put: Put, size: tuple[int, int]) -> None:
    put(f"{RESOURCE}.png", size)
    assert share(shown(RESOURCE)) > 0.8


def test_the_middle_of_a_wide_picture_is_shown(put: Put) -> None:
    path = put(f"{RESOURCE}.png", (400, 140), QColor("#00FF00"))
    image = QImage(str(path))
    for x in range(150, 250):
        for y in range(140):
            image.setPixelColor(QPoint(x, y), PINK)
    image.save(str(path))
    assert share(shown(RESOURCE)) > 0.8


def test_a_large_picture_is_kept_small(put: Put) -> None:
    own = Pictures(put(f"{UNIT}.png", (2000, 2800)).parent)
    own.scaled(UNIT, QSize(94, 134))
    own.wait()
    end_of(own)
    image = own._at_hand[UNIT]
    assert image.size() == QSize(LARGEST_WIDTH, round(LARGEST_WIDTH * 1.4))


def test_what_is_no_picture_is_left_out_and_logged_once(home: Path, put: Put, caplog: pytest.LogCaptureFixture) -> None:
    before = card_pixmap(FACES[UNIT], 100, 1).toImage()
    put(f"{COMMAND}.png")
    (home / "pictures" / f"{UNIT}.png").write_bytes(b"no picture")
    (home / "pictures" / f"{RESOURCE}.png").mkdir()
    (home / "pictures" / "notes.txt").write_text("mine", encoding="utf-8")
    with caplog.at_level(logging.WARNING):
        for width in (100.0, 101.0):
            assert shown(UNIT, width).size() == QSize(round(width), round(width * 1.4))
        assert shown(UNIT) == before
        shown(RESOURCE)
    (line,) = caplog.messages
    assert f"{UNIT}.png: not a picture that can be shown" in line


def png_head(width: int, height: int) -> bytes:
    """A PNG of a size, without its points."""
    header = struct.pack(">IIBBBBB", width, height, 8, 6, 0, 0, 0)
    return PNG + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(b"")) + chunk(b"IEND", b"")


def chunk(kind: bytes, data: bytes) -> bytes:
    """A chunk of a PNG."""
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


SVG = b'<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"><image href="/etc/passwd"/></svg>'


@pytest.mark.parametrize(
    ("data", "told"),
    [
        (png_head(30_000, 1), "not a picture of a card (30000 x 1 pixels)"),
        (png_head(1, 30_000), "not a picture of a card (1 x 30000 pixels)"),
        (png_head(60_000, 60_000), "not a picture of a card (60000 x 60000 pixels)"),
        (SVG, "it is neither PNG nor JPEG"),
        (b"GIF89a" + bytes(40), "it is neither PNG nor JPEG"),
        (png_head(200, 280), "not a picture that can be shown"),
        (b"", "it is neither PNG nor JPEG"),
        (JPEG + b"\xff\xda\x00\x08\x01\x01\x00\x00\x3f\x00" * 3000, "a JPEG with 3000 scans"),
    ],
    ids=["wide", "high", "huge", "svg", "gif", "cut off", "empty", "many passes"],
)
def test_a_picture_that_would_cost_too_much_is_never_decoded(
    put: Put, caplog: pytest.LogCaptureFixture, data: bytes, told: str
) -> None:
    put(f"{UNIT}.png").write_bytes(data)
    with caplog.at_level(logging.WARNING):
        assert share(shown(UNIT)) == 0
    (line,) = caplog.messages
    assert f"{UNIT}.png: " in line
    assert told in line


def test_texts_of_a_png_are_never_unpacked(put: Put) -> None:
    path = put(f"{UNIT}.png")
    head, points = path.read_bytes().split(b"IDAT", 1)
    text = chunk(b"zTXt", b"Comment\0\0" + zlib.compress(bytes(1_000_000)))
    profile = chunk(b"iCCP", b"Profile\0\0" + zlib.compress(bytes(1_000_000)))
    path.write_bytes(head[:-4] + profile + text * 900 + head[-4:] + b"IDAT" + points)
    lean = without_texts(path.read_bytes())
    assert (lean.count(b"zTXt"), lean.count(b"iCCP")) == (0, 0)
    assert share(shown(UNIT)) > 0.2


def test_a_picture_that_lies_beside_a_game_is_read_within_the_same_bounds(put: Put, tmp_path: Path) -> None:
    assert not picture_in(put("game.jpg", (320, 200))).isNull()
    os.mkfifo(tmp_path / "pipe.jpg")
    (tmp_path / "page.jpg").write_bytes(SVG)
    (tmp_path / "wide.jpg").write_bytes(png_head(30_000, 1))
    assert all(picture_in(tmp_path / name).isNull() for name in ("pipe.jpg", "page.jpg", "wide.jpg", "none.jpg"))


def test_a_file_that_is_too_large_is_left_out(home: Path, put: Put, caplog: pytest.LogCaptureFixture) -> None:
    path = put(f"{UNIT}.png")
    with path.open("ab") as file:
        file.truncate(LARGEST_FILE + 1)
    with caplog.at_level(logging.WARNING):
        assert share(shown(UNIT)) == 0
    (line,) = caplog.messages
    assert f"{UNIT}.png: too large for a picture" in line


def test_without_a_folder_nothing_is_read_or_said(caplog: pytest.LogCaptureFixture) -> None:
    shown(UNIT)
    assert own_pictures().readings == 0
    assert not caplog.messages


def test_more_pictures_than_are_kept(put: Put, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "KEPT", 1)
    for number in (UNIT, COMMAND):
        put(f"{number}.png")
    for _ in range(2):
        for number in (UNIT, COMMAND):
            assert share(shown(number, 80.0)) > 0.4
    assert len(own_pictures()._at_hand) == 1


def test_the_zoom_shows_a_picture_when_it_comes_and_is_read_out_as_before(put: Put, qtbot: QtBot) -> None:
    put(f"{UNIT}.png")
    zoom = CardPreview()
    qtbot.addWidget(zoom)
    zoom.show_card(FACES[UNIT])
    zoom.show()
    qtbot.waitUntil(lambda: own_pictures().readings == 1)
    qtbot.waitUntil(lambda: share(zoom.grab().toImage()) > 0.2)
    assert Detail.for_width(zoom.width()) is Detail.FULL
    assert zoom.accessibleName() == describe(FACES[UNIT])


def test_the_folder_is_looked_through_once(put: Put) -> None:
    put(f"{UNIT}.png")
    assert own_pictures() is own_pictures()
