"""The export dialog: a deck as a list, a picture, a QR code, cards to print, or a registration sheet."""

from __future__ import annotations

from datetime import date
from pathlib import Path

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QFileDialog,
    QHBoxLayout,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QStackedWidget,
    QWidget,
)

from gundam_desktop.games.gcg.decks_api import Deck
from gundam_desktop.ui.decks.import_export.export_forms import EXPORT_FORMS, ExportForm, Options
from gundam_desktop.ui.decks.import_export.pages import PAPERS
from gundam_desktop.ui.decks.import_export.proxies import COPIES, EACH
from gundam_desktop.ui.decks.import_export.registration_sheet import Registration
from gundam_desktop.ui.style import message_box
from gundam_desktop.ui.style.documents import in_documents
from gundam_desktop.ui.style.label import Label
from gundam_desktop.ui.style.scaling import resize_within_screen
from gundam_desktop.ui.style.sheet import Sheet
from gundam_desktop.ui.style.theme import theme

SIZE = (860, 660)


class ExportDialog(Sheet, QDialog):
    """Shows the deck in the chosen form, to copy or save."""

    def __init__(self, deck: Deck, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._deck = deck
        self.setWindowTitle(self.tr("Export the deck"))
        resize_within_screen(self, *SIZE)
        self.form = QComboBox(self)
        for form in EXPORT_FORMS:
            self.form.addItem(self.tr(form.title), form.key)
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
        self.player = self._field(self.tr("Player"))
        self.player_id = self._field(self.tr("Player ID"))
        self.event_name = self._field(self.tr("Event"))
        self.dated = QCheckBox(self.tr("With &today's date"), self)
        self.warning = Label(self)
        """What is wrong with the deck for the chosen form."""
        self.warning.setWordWrap(True)
        self.warning.setStyleSheet(f"color: {theme().warning}")
        self.note = Label(self)
        self.note.setWordWrap(True)
        self.copy = QPushButton(self.tr("&Copy"), self)
        self.save = QPushButton(self.tr("&Save…"), self)
        self._options: dict[str, tuple[QWidget, ...]] = {
            "copies": (self.copies,),
            "paper": (self.paper,),
            "resources": (self.resources,),
            "registration": (self.player, self.player_id, self.event_name, self.dated),
        }
        self._lay_out()
        for box in (self.form, self.copies, self.paper):
            box.currentIndexChanged.connect(lambda _index: self.refresh())
        for check in (self.resources, self.dated):
            check.toggled.connect(lambda _on: self.refresh())
        self.copy.clicked.connect(self._copy)
        self.save.clicked.connect(self._save)
        self.refresh()

    def _field(self, name: str) -> QLineEdit:
        field = QLineEdit(self)
        field.setPlaceholderText(name)
        field.setAccessibleName(name)
        field.textChanged.connect(lambda _text: self.refresh())
        return field

    def _lay_out(self) -> None:
        label = Label(self, self.tr("&Format"))
        label.setBuddy(self.form)
        head, fields, foot = QHBoxLayout(), QHBoxLayout(), QHBoxLayout()
        head.addWidget(label)
        head.addWidget(self.form)
        head.addStretch(1)
        for widget in (self.copies, self.paper, self.resources):
            head.addWidget(widget)
        for field in self._options["registration"]:
            fields.addWidget(field)
        close = QPushButton(self.tr("Close"), self)
        close.clicked.connect(self.reject)
        foot.addWidget(self.note, 1)
        for button in (self.copy, self.save, close):
            button.setAutoDefault(False)
            foot.addWidget(button)
        column = self.headed_column()
        column.addLayout(head)
        column.addLayout(fields)
        column.addWidget(self.warning)
        column.addWidget(self.shown, 1)
        column.addLayout(foot)

    @property
    def chosen(self) -> ExportForm:
        """The deck in the chosen form, with the options that are chosen."""
        return EXPORT_FORMS[self.form.currentIndex()](self._deck, self._chosen_options())

    def choose(self, key: str) -> None:
        """Choose a form by its key."""
        self.form.setCurrentIndex(self.form.findData(key))

    def refresh(self) -> None:
        """Show the deck in the chosen form."""
        form = self.chosen
        for name, widgets in self._options.items():
            for widget in widgets:
                widget.setVisible(name in form.uses)
        self.note.setText(form.note())
        self.warning.setText(form.warning())
        self.warning.setVisible(bool(self.warning.text()))
        shown = form.preview()
        if isinstance(shown, str):
            self.text.setPlainText(shown)
            self.shown.setCurrentWidget(self.text)
        else:
            self.picture.show_picture(shown)
            self.shown.setCurrentWidget(self.picture)
        is_there = isinstance(shown, str) or not shown.isNull()
        self.copy.setEnabled(form.is_copied and is_there)
        self.save.setEnabled(is_there)

    def _chosen_options(self) -> Options:
        registration = Registration(
            self.player.text().strip(),
            self.player_id.text().strip(),
            self.event_name.text().strip(),
            date.today() if self.dated.isChecked() else None,
        )
        copies, paper = self.copies.currentData(), self.paper.currentData()
        return Options(registration, copies, paper, self.resources.isChecked())

    def _copy(self) -> None:
        if self.shown.currentWidget() is self.picture:
            QGuiApplication.clipboard().setImage(self.picture.picture)
        else:
            QGuiApplication.clipboard().setText(self.text.toPlainText())
        self.note.setText(self.tr("Copied."))

    def _save(self) -> None:
        suffixes = self.chosen.suffixes
        stem = "".join(sign if sign.isalnum() or sign in " -_" else "-" for sign in self._deck.name).strip() or "deck"
        kinds = [self.tr("Files (*.{suffix})").format(suffix=suffix) for suffix in suffixes]
        given, kind = QFileDialog.getSaveFileName(
            self, self.tr("Save the deck"), in_documents(f"{stem}.{suffixes[0]}"), ";;".join(kinds)
        )
        if given:
            path = Path(given)
            other = kinds.index(kind) if kind in kinds else 0
            if other and path.suffix == f".{suffixes[0]}":  # the kind was chosen, and the proposed name kept
                path = path.with_suffix(f".{suffixes[other]}")
            self.save_to(path)

    def save_to(self, path: Path) -> None:
        """Write the export to a file; a message reports errors."""
        try:
            self.chosen.write(path)
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
