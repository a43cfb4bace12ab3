"""The export dialog: a deck as a list, a picture, or cards to print."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from gundam_desktop.games.gcg import decks_api
from gundam_desktop.games.gcg.decks_api import Deck
from gundam_desktop.tabletop import Face
from gundam_desktop.ui.decks.import_export.deck_image import deck_image, save_image
from gundam_desktop.ui.decks.import_export.proxies import COPIES, EACH, PAPERS, page_picture, proxy_pages, write_proxies
from gundam_desktop.ui.style import message_box
from gundam_desktop.ui.style.scaling import scaled

SIZE = (860, 660)
PICTURE, PROXIES = "picture", "proxies"
SUFFIXES = {"text": "txt", "json": "json", "link": "txt", PICTURE: "png", PROXIES: "pdf"}
PICTURE_WIDTH = 1600
_PAGE_WIDTH = 1000


class ExportDialog(QDialog):
    """Shows the deck in the chosen format, to copy or save."""

    def __init__(self, deck: Deck, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._deck = deck
        self.setWindowTitle(self.tr("Export the deck"))
        self.resize(scaled(SIZE[0]), scaled(SIZE[1]))
        self.form = QComboBox(self)
        for key, text in (
            ("text", self.tr("List of numbers and names")),
            ("link", self.tr("Link of a deck builder")),
            ("json", self.tr("JSON")),
            (PICTURE, self.tr("Picture")),
            (PROXIES, self.tr("Cards to print")),
        ):
            self.form.addItem(text, key)
        self.text = QPlainTextEdit(self)
        self.text.setReadOnly(True)
        self.text.setAccessibleName(self.tr("The list"))
        self.picture = PictureView(self)
        self.picture.setAccessibleName(self.tr("Preview"))
        self.shown = QStackedWidget(self)
        self.shown.addWidget(self.text)
        self.shown.addWidget(self.picture)
        self.copies = QComboBox(self)
        self.copies.addItem(self.tr("Every copy"), COPIES)
        self.copies.addItem(self.tr("One of each"), EACH)
        self.copies.setAccessibleName(self.tr("Which cards"))
        self.paper = QComboBox(self)
        for name in PAPERS:
            self.paper.addItem(name, name)
        self.paper.setAccessibleName(self.tr("Paper"))
        self.resources = QCheckBox(self.tr("with the &resource deck"), self)
        self.note = QLabel(self)
        self.note.setWordWrap(True)
        self.copy = QPushButton(self.tr("&Copy"), self)
        self.save = QPushButton(self.tr("&Save…"), self)
        self._lay_out()
        for box in (self.form, self.copies, self.paper):
            box.currentIndexChanged.connect(lambda _index: self.refresh())
        self.resources.toggled.connect(lambda _on: self.refresh())
        self.copy.clicked.connect(self._copy)
        self.save.clicked.connect(self._save)
        self.refresh()

    def _lay_out(self) -> None:
        label = QLabel(self.tr("&Format"), self)
        label.setBuddy(self.form)
        head, foot = QHBoxLayout(), QHBoxLayout()
        head.addWidget(label)
        head.addWidget(self.form)
        head.addStretch(1)
        for widget in (self.copies, self.paper, self.resources):
            head.addWidget(widget)
        close = QPushButton(self.tr("Close"), self)
        close.clicked.connect(self.reject)
        foot.addWidget(self.note, 1)
        for button in (self.copy, self.save, close):
            button.setAutoDefault(False)
            foot.addWidget(button)
        column = QVBoxLayout(self)
        column.addLayout(head)
        column.addWidget(self.shown, 1)
        column.addLayout(foot)

    @property
    def chosen(self) -> str:
        """The chosen format: one of `FORMATS`, `picture` or `proxies`."""
        return str(self.form.currentData())

    def choose(self, form: str) -> None:
        """Choose a format."""
        self.form.setCurrentIndex(self.form.findData(form))

    def refresh(self) -> None:
        """Show the deck in the chosen format."""
        for widget in (self.copies, self.paper, self.resources):
            widget.setVisible(self.chosen == PROXIES)
        self.copy.setEnabled(self.chosen != PROXIES)
        self.note.setText(self._note())
        if self.chosen in decks_api.FORMATS:
            self.text.setPlainText(decks_api.write_list(self._deck, self.chosen))
            self.shown.setCurrentWidget(self.text)
        else:
            self.picture.show_picture(self._picture())
            self.shown.setCurrentWidget(self.picture)

    def _picture(self) -> QImage:
        if self.chosen == PICTURE:
            return deck_image(self._deck, PICTURE_WIDTH)
        return page_picture(self._pages()[0], self.paper.currentData(), _PAGE_WIDTH)

    def _pages(self) -> list[list[Face]]:
        return proxy_pages(self._deck, self.copies.currentData(), self.resources.isChecked())

    def _note(self) -> str:
        if self.chosen == "link":
            return self.tr("A link has neither the title of the deck nor where it is from.")
        if self.chosen != PROXIES:
            return ""
        pages = self._pages()
        text = self.tr("{count} cards of 63 × 88 mm on {pages} pages. Print at full size, without fitting to the page.")
        return text.format(count=sum(map(len, pages)), pages=len(pages))

    def _copy(self) -> None:
        if self.chosen == PICTURE:
            QGuiApplication.clipboard().setImage(self.picture.picture)
        else:
            QGuiApplication.clipboard().setText(self.text.toPlainText())
        self.note.setText(self.tr("Copied."))

    def _save(self) -> None:
        suffix = SUFFIXES[self.chosen]
        stem = "".join(sign if sign.isalnum() or sign in " -_" else "-" for sign in self._deck.name).strip() or "deck"
        kinds = self.tr("Files (*.{suffix})").format(suffix=suffix)
        path, _ = QFileDialog.getSaveFileName(self, self.tr("Save the deck"), f"{stem}.{suffix}", kinds)
        if path:
            self.save_to(Path(path))

    def save_to(self, path: Path) -> None:
        """Write the export to a file; a message reports errors."""
        try:
            if self.chosen == PICTURE:
                save_image(self.picture.picture, path)
            elif self.chosen == PROXIES:
                what, paper = self.copies.currentData(), self.paper.currentData()
                write_proxies(self._deck, path, what, paper, self.resources.isChecked())
            else:
                path.write_text(self.text.toPlainText(), encoding="utf-8")
        except OSError as error:
            message_box.warn(self, self.tr("The deck could not be saved"), str(error))
            return
        self.note.setText(self.tr("Saved as {name}.").format(name=path.name))


class PictureView(QWidget):
    """Shows a picture scaled to the widget."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.picture = QImage()

    def show_picture(self, picture: QImage) -> None:
        """Show this picture."""
        self.picture = picture
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        ratio = self.devicePixelRatioF()
        room = QSize(round(self.width() * ratio), round(self.height() * ratio))
        wide, smooth = Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation
        shown = self.picture.scaled(room, wide, smooth)
        width, height = shown.width() / ratio, shown.height() / ratio
        painter = QPainter(self)
        painter.drawImage(QRectF((self.width() - width) / 2, (self.height() - height) / 2, width, height), shown)
