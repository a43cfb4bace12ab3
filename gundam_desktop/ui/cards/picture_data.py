"""What the bytes of a PNG or JPEG would cost to decode, found without decoding them."""

from __future__ import annotations

import struct
from typing import Final

PNG: Final = b"\x89PNG\r\n\x1a\n"
JPEG: Final = b"\xff\xd8\xff"
MOST_SCANS = 100
"""Scans of a JPEG, each of which goes over the whole picture; a progressive one has about ten."""
_DRAWN: Final = (b"IHDR", b"PLTE", b"tRNS", b"gAMA", b"sRGB", b"IDAT", b"IEND")
"""Chunks of a PNG that its pixels need; texts and profiles are compressed, and unpacked to megabytes each."""
_SCAN = b"\xff\xda"


def without_texts(png: bytes) -> bytes:
    """Return a PNG with only the chunks that its pixels need, up to the first damage."""
    parts, place = [PNG], len(PNG)
    while place + 8 <= len(png):
        length, kind = struct.unpack_from(">I4s", png, place)
        end = place + 12 + length
        if kind in _DRAWN:
            parts.append(png[place:end])
        place = end
    return b"".join(parts)


def scans(jpeg: bytes) -> int:
    """Return how many scans a JPEG has at most: in compressed data the mark of a scan cannot occur by chance."""
    return jpeg.count(_SCAN)
