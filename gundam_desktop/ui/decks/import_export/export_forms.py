"""The forms in which a deck is exported: what each shows, what it writes, which options it has."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import ClassVar

from PySide6.QtGui import QImage, QPainter

from gundam_desktop.games.gcg import decks_api
from gundam_desktop.games.gcg.decks_api import Deck
from gundam_desktop.tabletop import Face
from gundam_desktop.ui.decks.import_export.deck_image import deck_image, save_image
from gundam_desktop.ui.decks.import_export.pages import page_image, write_pdf
from gundam_desktop.ui.decks.import_export.proxies import COPIES, page_picture, proxy_pages, write_proxies
from gundam_desktop.ui.decks.import_export.qr import TooLongForQr, qr_image
from gundam_desktop.ui.decks.import_export.registration_sheet import Registration, paint_sheet
from gundam_desktop.ui.style.appearance import make_unseen_application
from gundam_desktop.ui.style.translation import QT_TRANSLATE_NOOP, language, translate
from gundam_desktop.writing import write_named

PICTURE_WIDTH, PAGE_WIDTH, CODE_WIDTH = 1600, 1000, 800
"""Widths in pixels of the images."""


@dataclass(frozen=True)
class Options:
    """What the player has chosen; each form uses those that it names."""

    registration: Registration
    copies: str = COPIES
    paper: str = "A4"
    resources: bool = False


@dataclass(frozen=True)
class ExportForm(ABC):
    """A form of a deck, to be looked at, copied and written to a file."""

    deck: Deck
    options: Options

    key: ClassVar[str]
    title: ClassVar[str]
    """Its name for players, in English; the dialog translates it."""
    suffixes: ClassVar[tuple[str, ...]]
    """Of its files, the usual one first."""
    uses: ClassVar[tuple[str, ...]] = ()
    """The names of the options that it uses."""
    is_copied: ClassVar[bool] = True
    """True if it can be copied to the clipboard as it is shown."""

    @abstractmethod
    def preview(self) -> str | QImage:
        """Return the form as text or image; an empty image if the deck has no such form."""

    @abstractmethod
    def write(self, path: Path) -> None:
        """Write the form to a file. Raises `OSError`."""

    def note(self) -> str:
        """Return a sentence about this export; empty if there is none."""
        return ""

    def warning(self) -> str:
        """Return what is wrong with the deck for this form; empty if nothing is."""
        return ""


class TextForm(ExportForm):
    """The usual list."""

    key = "text"
    title = QT_TRANSLATE_NOOP("ExportDialog", "List with numbers and names")
    suffixes: ClassVar[tuple[str, ...]] = ("txt", "deck")
    """Anybody reads the first kind; the second one opens in the client by a double click."""

    def preview(self) -> str:
        return decks_api.write_list(self.deck, self.key, language=language())

    def write(self, path: Path) -> None:
        write_named(path, self.preview().encode())


class LinkForm(TextForm):
    """The link of a deck builder on the web."""

    key = "link"
    title = QT_TRANSLATE_NOOP("ExportDialog", "Deck builder link")
    suffixes = ("txt",)

    def note(self) -> str:
        return translate(
            "ExportDialog",
            "A link has the cards alone: neither the name of the deck nor its maybeboard, notes and tags.",
        )


class JsonForm(TextForm):
    """The list for programs."""

    key = "json"
    title = QT_TRANSLATE_NOOP("ExportDialog", "JSON")
    suffixes = ("json",)


class PictureForm(ExportForm):
    """All cards of the deck in one image."""

    key = "picture"
    title = QT_TRANSLATE_NOOP("ExportDialog", "Picture")
    suffixes = ("png",)

    def preview(self) -> QImage:
        return deck_image(self.deck, PICTURE_WIDTH)

    def write(self, path: Path) -> None:
        save_image(self.preview(), path)


class QrForm(PictureForm):
    """The deck's link as a code that a phone reads."""

    key = "qr"
    title = QT_TRANSLATE_NOOP("ExportDialog", "QR code of the link")

    def preview(self) -> QImage:
        try:
            return qr_image(decks_api.write_list(self.deck, "link"), CODE_WIDTH)
        except TooLongForQr:
            return QImage()

    def write(self, path: Path) -> None:
        if self.preview().isNull():
            raise OSError(self.note())
        super().write(path)

    def note(self) -> str:
        if self.preview().isNull():
            return translate("ExportDialog", "This deck has too many different cards for a QR code.")
        return translate("ExportDialog", "Scan the code with a phone to open the deck in an online deck builder.")


class ProxiesForm(ExportForm):
    """Cards to print and cut out."""

    key = "proxies"
    title = QT_TRANSLATE_NOOP("ExportDialog", "Cards to print")
    suffixes = ("pdf",)
    uses = ("copies", "paper", "resources")
    is_copied = False

    def preview(self) -> QImage:
        return page_picture(self._pages()[0], self.options.paper, PAGE_WIDTH)

    def note(self) -> str:
        text = translate(
            "ExportDialog",
            "Cards of 63 × 88 mm: {count}. Pages: {pages}. Print at full size, without fitting to the page.",
        )
        return text.format(count=sum(map(len, self._pages())), pages=len(self._pages()))

    def write(self, path: Path) -> None:
        write_proxies(self.deck, path, self.options.copies, self.options.paper, self.options.resources)

    def _pages(self) -> list[list[Face]]:
        return proxy_pages(self.deck, self.options.copies, self.options.resources)


class SheetForm(ExportForm):
    """The registration sheet of a player."""

    key = "sheet"
    title = QT_TRANSLATE_NOOP("ExportDialog", "Registration sheet")
    suffixes = ("pdf",)
    uses = ("paper", "registration")
    is_copied = False

    def preview(self) -> QImage:
        return page_image(self._paint, self.options.paper, PAGE_WIDTH)

    def note(self) -> str:
        return translate("ExportDialog", "Empty fields become lines to write on.")

    def warning(self) -> str:
        checks = decks_api.legality(self.deck, decks_api.all_cards(), date.today())
        wrong = [f"• {decks_api.violation_text(found, language())}" for check in checks if (found := check.violation)]
        return "\n".join([translate("ExportDialog", "This deck is not legal:"), *wrong]) if wrong else ""

    def write(self, path: Path) -> None:
        write_pdf([self._paint], path, self.options.paper, self.deck.comment or self.deck.name)

    def _paint(self, painter: QPainter) -> None:
        paint_sheet(painter, self.deck, self.options.registration, self.options.paper)


EXPORT_FORMS: tuple[type[ExportForm], ...] = (
    TextForm,
    LinkForm,
    JsonForm,
    PictureForm,
    QrForm,
    ProxiesForm,
    SheetForm,
)


def write_unseen(deck: Deck, key: str, path: Path, wanted: str, paper: str) -> None:
    """Write a deck in a form, by its key, to a file, without a window or a screen, in a language. Raises `OSError`."""
    make_unseen_application(wanted)
    (form,) = (form for form in EXPORT_FORMS if form.key == key)
    form(deck, Options(Registration(), paper=paper)).write(path)
