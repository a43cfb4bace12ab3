"""The player's own pictures of cards: read in a separate thread on first request, with a small cache."""

from __future__ import annotations

import logging
import os
from collections import OrderedDict
from concurrent.futures import Future, ThreadPoolExecutor, wait
from itertools import count
from pathlib import Path

from PySide6.QtCore import QObject, QSize, Qt, Signal
from PySide6.QtGui import QImage, QImageReader, QPixmap, QPixmapCache

from gundam_desktop.locate import HOME, player_folder

SUFFIXES = (".png", ".jpg", ".jpeg")
LARGEST_FILE = 20_000_000
LARGEST_WIDTH = 704
"""Device pixels of the shorter side of a cached picture: enough for the preview on a high-resolution screen."""
KEPT = 40
"""Number of cached pictures, about 100 MB; no table has more cards."""

logger = logging.getLogger(__name__)

_serials = count()


class Pictures(QObject):
    """The pictures of one folder, by card number. An unreadable one is logged once and counts as missing."""

    loaded = Signal()
    """A requested picture has been read."""
    _arrived = Signal()
    """The same, from the thread that reads."""

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self.readings = 0
        """Number of pictures read so far."""
        self._key = f"picture {next(_serials)}"
        self._files = _files(folder)
        self._at_hand: OrderedDict[str, QImage] = OrderedDict()
        self._awaited: dict[str, Future[QImage]] = {}
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
        done = [number for number, future in self._awaited.items() if future.done()]
        for number in done:
            image = self._awaited.pop(number).result()
            self.readings += 1
            if image.isNull():
                del self._files[number]
                continue
            self._at_hand[number] = image
            if len(self._at_hand) > KEPT:
                self._at_hand.popitem(last=False)
        if done:
            self.loaded.emit()


_OPEN: dict[str | None, Pictures] = {}


def own_pictures() -> Pictures:
    """The player's pictures. The folder is listed once."""
    home = os.environ.get(HOME)
    if home not in _OPEN:
        _OPEN[home] = Pictures(player_folder("pictures"))
    return _OPEN[home]


def _files(folder: Path) -> dict[str, Path]:
    """The files of a folder by the card number in their name; of two for one card the PNG."""
    found: dict[str, Path] = {}
    try:
        entries = [entry for entry in os.scandir(folder) if Path(entry.name).suffix.lower() in SUFFIXES]
        for entry in sorted(entries, key=lambda entry: SUFFIXES.index(Path(entry.name).suffix.lower())):
            path = Path(entry.path)
            if entry.is_file() and entry.stat().st_size > LARGEST_FILE:
                logger.warning("%s: too large for a picture of a card (%d bytes)", path, entry.stat().st_size)
            elif entry.is_file():
                found.setdefault(path.stem, path)
    except FileNotFoundError:
        pass
    except OSError as error:
        logger.warning("%s: cannot be read (%s); no pictures are shown", folder, error.strerror)
    return found


def _read(path: Path) -> QImage:
    """Read a picture, no larger than needed; empty when the file contains none."""
    reader = QImageReader(str(path))
    reader.setDecideFormatFromContent(True)
    reader.setAutoTransform(True)
    shorter = min(reader.size().width(), reader.size().height())
    if shorter > LARGEST_WIDTH:
        reader.setScaledSize(reader.size() * (LARGEST_WIDTH / shorter))
    image = reader.read()
    if image.isNull():
        logger.warning("%s: not a picture that can be shown (%s)", path, reader.errorString())
        return image
    return image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)


def _cut(image: QImage, size: QSize) -> QImage:
    """The middle of a picture that fills a size, in its own proportions."""
    filling = image.scaled(
        size, Qt.AspectRatioMode.KeepAspectRatioByExpanding, Qt.TransformationMode.SmoothTransformation
    )
    left, top = (filling.width() - size.width()) // 2, (filling.height() - size.height()) // 2
    return filling.copy(left, top, size.width(), size.height())
