"""Writes a moving picture: an animated WebP, which every browser shows in a document."""

from __future__ import annotations

import struct
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QBuffer, QByteArray, QIODevice
from PySide6.QtGui import QImage, QImageWriter

QUALITY = 55
"""Of 100: letters stay readable."""
_HEAD, _ANIMATED, _WHOLE = 12, 0x02, 0x02
"""Bytes before the first chunk of a file; the file is animated; a frame replaces the one before it."""


class Frame(NamedTuple):
    """A picture and the milliseconds for which it is shown."""

    image: QImage
    duration: int


def write_moving(frames: Sequence[Frame], path: Path) -> None:
    """Write frames of one size as a picture that moves for ever."""
    width, height = frames[0].image.width(), frames[0].image.height()
    chunks = [_chunk(b"VP8X", bytes((_ANIMATED, 0, 0, 0)) + _three(width - 1) + _three(height - 1))]
    chunks.append(_chunk(b"ANIM", struct.pack("<IH", 0, 0)))
    for image, duration in frames:
        size = _three(width - 1) + _three(height - 1) + _three(duration)
        chunks.append(_chunk(b"ANMF", bytes(6) + size + bytes((_WHOLE,)) + _encoded(image)))
    body = b"WEBP" + b"".join(chunks)
    path.write_bytes(_chunk(b"RIFF", body))


def _encoded(image: QImage) -> bytes:
    """A picture as the chunk of a WebP file that holds nothing else."""
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QImageWriter(buffer, QByteArray(b"webp"))
    writer.setQuality(QUALITY)
    if not writer.write(image.convertToFormat(QImage.Format.Format_RGB32)):
        raise OSError(writer.errorString())
    return bytes(data.data()[_HEAD:])


def _chunk(name: bytes, content: bytes) -> bytes:
    return name + struct.pack("<I", len(content)) + content + bytes(len(content) % 2)


def _three(number: int) -> bytes:
    return number.to_bytes(3, "little")
