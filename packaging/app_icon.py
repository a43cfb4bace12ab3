"""Makes the program's icon from `resources/icons/gundam-desktop.svg`, which is drawn by hand.

python packaging/app_icon.py            the picture that the client shows, into resources/icons
python packaging/app_icon.py FOLDER     what the packages need: PNG in several sizes, ICO for Windows, ICNS for macOS
"""

from __future__ import annotations

import os
import struct
import sys
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QBuffer, QByteArray, QIODevice
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

NAME = "gundam-desktop"
FOLDER = Path(__file__).resolve().parents[1] / "resources" / "icons"
SHOWN = 256
"""Pixels of the picture that the client shows."""
SIZES = (16, 32, 48, 64, 128, 256, 512)
ICO = (16, 32, 48, 64, 128, 256)
ICNS = {b"icp4": 16, b"icp5": 32, b"ic07": 128, b"ic08": 256, b"ic09": 512}
"""Kinds of pictures in a file of macOS, each with its pixels."""


def png(side: int) -> bytes:
    """Return the icon as a PNG of `side` pixels."""
    image = QImage(side, side, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(str(FOLDER / f"{NAME}.svg")).render(painter)
    painter.end()
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]  # Qt's stubs want bytes
    return bytes(data.data())


def ico(pictures: dict[int, bytes]) -> bytes:
    """Return a file of Windows with these PNG pictures, by their pixels."""
    head = struct.pack("<HHH", 0, 1, len(pictures))
    at = len(head) + 16 * len(pictures)
    for side, picture in pictures.items():
        head += struct.pack("<BBBBHHII", side % 256, side % 256, 0, 0, 1, 32, len(picture), at)
        at += len(picture)
    return head + b"".join(pictures.values())


def icns(pictures: dict[bytes, bytes]) -> bytes:
    """Return a file of macOS with these PNG pictures, by their kinds."""
    parts = b"".join(kind + struct.pack(">I", 8 + len(picture)) + picture for kind, picture in pictures.items())
    return b"icns" + struct.pack(">I", 8 + len(parts)) + parts


def make_all(folder: Path) -> None:
    """Write what the packages need into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for side in SIZES:
        (folder / f"{NAME}-{side}.png").write_bytes(png(side))
    (folder / f"{NAME}.ico").write_bytes(ico({side: png(side) for side in ICO}))
    (folder / f"{NAME}.icns").write_bytes(icns({kind: png(side) for kind, side in ICNS.items()}))


if __name__ == "__main__":
    application = QGuiApplication(sys.argv[:1])
    if len(sys.argv) > 1:
        make_all(Path(sys.argv[1]))
    else:
        (FOLDER / f"{NAME}.png").write_bytes(png(SHOWN))
