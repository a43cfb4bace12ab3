"""The player's own pictures of cards: read in a separate thread on first request, with a small cache."""

from __future__ import annotations

import logging
import os
from collections import OrderedDict
from concurrent.futures import Future, ThreadPoolExecutor, wait
from itertools import count
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QBuffer, QIODevice, QObject, QSize, Qt, Signal
from PySide6.QtGui import QImage, QImageReader, QPixmap, QPixmapCache

from gundam_desktop.locate import HOME, player_folder
from gundam_desktop.plurals import counted
from gundam_desktop.reading import read_whole
from gundam_desktop.ui.cards.picture_data import JPEG, MOST_SCANS, PNG, scans, without_texts

SUFFIXES = (".png", ".jpg", ".jpeg")
LARGEST_FILE = 20_000_000
LARGEST_SIDE = 6000
"""Pixels of the longer side of a file; a PNG is decoded whole before it is scaled."""
MOST_ELONGATED = 4
"""How many times longer than wide a picture may be: the rest is scaled before it is cut."""
LARGEST_WIDTH = 704
"""Device pixels of the shorter side of a cached picture: enough for the preview on a high-resolution screen."""
CUT_ABOVE = 0.2
"""Share of what is cut off a high picture that is cut above: on a picture of a whole card the drawing is above."""
KEPT = 40
"""Number of cached pictures, about 100 MB; no table has more cards."""

logger = logging.getLogger(__name__)

_FORMATS = {PNG: b"png", JPEG: b"jpeg"}
"""First bytes of a file -> the format that its decoder is given; no other decoder ever sees a file."""
_serials = count()


class _Reading(NamedTuple):
    """A picture that was read; `fault` says why it cannot be shown, empty if it can."""

    image: QImage
    fault: str = ""


class Pictures(QObject):
    """The pictures of one folder, by card number. An unreadable one is logged once and counts as missing."""

    loaded = Signal()
    """A requested picture has been read."""
    failed = Signal()
    """A picture cannot be shown; `faults` says why."""
    _arrived = Signal()
    """The same, from the thread that reads."""

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self.readings = 0
        """Number of pictures read so far."""
        self._key = f"picture {next(_serials)}"
        self.faults: list[str] = []
        """Sentences, each about a file that cannot be shown as a picture."""
        self._files = self._listed(folder)
        self._at_hand: OrderedDict[str, QImage] = OrderedDict()
        self._awaited: dict[str, Future[_Reading]] = {}
        self._thread: ThreadPoolExecutor | None = None
        self._arrived.connect(self._take, Qt.ConnectionType.QueuedConnection)

    def key(self, number: str) -> str:
        """A cache key of the picture of a card; empty for a card without one."""
        return f"{self._key} {number}" if number in self._files else ""

    def scaled(self, number: str, size: QSize) -> QPixmap | None:
        """The picture of a card, cut to fill `size` in device pixels; None while it is being read, or without one."""
        key = f"{self.key(number)} {size.width()}x{size.height()}"
        pixmap = QPixmap()
        if QPixmapCache.find(key, pixmap):
            return pixmap
        image = self._image(number)
        if image is None:
            return None
        pixmap = QPixmap.fromImage(_cut(image, size))
        QPixmapCache.insert(key, pixmap)
        return pixmap

    def wait(self) -> bool:
        """Wait until all requested pictures have been read; False when there were none."""
        waiting = list(self._awaited.values())
        wait(waiting)
        if waiting and self._thread is not None:
            # What the thread does last is let go of this object, which must not end there but in its own thread.
            self._thread.submit(int).result()
        self._take()
        return bool(waiting)

    def _image(self, number: str) -> QImage | None:
        image = self._at_hand.get(number)
        if image is not None:
            self._at_hand.move_to_end(number)
        elif number in self._files and number not in self._awaited:
            if self._thread is None:
                self._thread = ThreadPoolExecutor(1, "pictures")
            future = self._thread.submit(_read, self._files[number])
            self._awaited[number] = future
            future.add_done_callback(lambda _: self._arrived.emit())
        return image

    def _take(self) -> None:
        """Take over the pictures read."""
        known = len(self.faults)
        done = [number for number, future in self._awaited.items() if future.done()]
        for number in done:
            reading = self._awaited.pop(number).result()
            self.readings += 1
            if reading.fault:
                self._add_fault(f"{self._files.pop(number)}: {reading.fault}")
                continue
            self._at_hand[number] = reading.image
            if len(self._at_hand) > KEPT:
                self._at_hand.popitem(last=False)
        if len(self.faults) > known:
            self.failed.emit()
        if done:
            self.loaded.emit()

    def _listed(self, folder: Path) -> dict[str, Path]:
        """The files of a folder by the card number in their name; of two for one card the PNG."""
        found: dict[str, Path] = {}
        try:
            entries = [entry for entry in os.scandir(folder) if Path(entry.name).suffix.lower() in SUFFIXES]
            for entry in sorted(entries, key=lambda entry: SUFFIXES.index(Path(entry.name).suffix.lower())):
                path = Path(entry.path)
                if entry.is_file() and entry.stat().st_size > LARGEST_FILE:
                    self._add_fault(f"{path}: too large for a picture of a card ({entry.stat().st_size} bytes)")
                elif entry.is_file():
                    found.setdefault(path.stem, path)
        except FileNotFoundError:
            pass
        except OSError as error:
            self._add_fault(f"{folder}: cannot be read ({error.strerror}); no pictures are shown")
        return found

    def _add_fault(self, sentence: str) -> None:
        self.faults.append(sentence)
        logger.warning("%s", sentence)


_OPEN: dict[str | None, Pictures] = {}


def own_pictures() -> Pictures:
    """The player's pictures. The folder is listed once."""
    home = os.environ.get(HOME)
    if home not in _OPEN:
        _OPEN[home] = Pictures(player_folder("pictures"))
    return _OPEN[home]


def picture_in(path: Path) -> QPixmap:
    """Return the picture in a file that may be from anybody; a null one where there is none that can be shown."""
    return QPixmap.fromImage(_read(path).image)


def _read(path: Path) -> _Reading:
    """Read a picture, no larger than needed. Nothing is decoded before its format and size are known to be good."""
    try:
        data = read_whole(path, LARGEST_FILE)
    except OSError as error:
        return _Reading(QImage(), f"cannot be read ({error.strerror})")
    form = next((form for begin, form in _FORMATS.items() if data.startswith(begin)), b"")
    if not form:
        return _Reading(QImage(), "not a picture that can be shown (it is neither PNG nor JPEG)")
    if form == b"jpeg" and scans(data) > MOST_SCANS:
        return _Reading(
            QImage(), f"too costly to decode (a JPEG with {counted(scans(data), 'scan')}; at most {MOST_SCANS})"
        )
    buffer = QBuffer()
    buffer.setData(without_texts(data) if form == b"png" else data)
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QImageReader(buffer, form)
    reader.setAutoTransform(True)
    size = reader.size()
    if size.isValid() and not _is_shape_of_card(size):
        return _Reading(QImage(), f"not a picture of a card ({size.width()} x {size.height()} pixels)")
    shorter = min(size.width(), size.height())
    if shorter > LARGEST_WIDTH:
        reader.setScaledSize(size * (LARGEST_WIDTH / shorter))
    image = reader.read()
    if image.isNull():
        return _Reading(image, f"not a picture that can be shown ({reader.errorString()})")
    return _Reading(image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied))


def _is_shape_of_card(size: QSize) -> bool:
    """True if a picture of this size can be decoded and cut at a reasonable cost."""
    shorter, longer = sorted((size.width(), size.height()))
    return 0 < longer <= LARGEST_SIDE and longer <= MOST_ELONGATED * shorter


def _cut(image: QImage, size: QSize) -> QImage:
    """The part of a picture that fills a size, in its own proportions: its middle, or the upper part of a high one."""
    filling = image.scaled(
        size, Qt.AspectRatioMode.KeepAspectRatioByExpanding, Qt.TransformationMode.SmoothTransformation
    )
    left, top = (filling.width() - size.width()) // 2, round((filling.height() - size.height()) * CUT_ABOVE)
    return filling.copy(left, top, size.width(), size.height())
