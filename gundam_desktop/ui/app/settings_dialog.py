"""The dialog with all settings. Changes apply, and are saved, at once."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import partial
from typing import Any

from PySide6.QtCore import QSignalBlocker, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QIcon, QShowEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QDoubleSpinBox,
    QFormLayout,
    QGroupBox,
    QHBoxLayout,
    QPushButton,
    QSlider,
    QStyledItemDelegate,
    QVBoxLayout,
    QWidget,
)

from gundam_desktop.games.game_module import GameModule
from gundam_desktop.match.passing import usual
from gundam_desktop.ui.app.hot_seat_choice import HotSeatChoice
from gundam_desktop.ui.cards.art import art_pixmap
from gundam_desktop.ui.cards.artwork import Portrait
from gundam_desktop.ui.session.setting_row import Group, Row
from gundam_desktop.ui.session.settings import Settings
from gundam_desktop.ui.style import fonts
from gundam_desktop.ui.style.ambient import Ambient
from gundam_desktop.ui.style.label import Label
from gundam_desktop.ui.style.literal import literal
from gundam_desktop.ui.style.scaling import scaled, screen_room, set_font
from gundam_desktop.ui.style.scroll_column import ScrollColumn
from gundam_desktop.ui.style.sheet import Sheet
from gundam_desktop.ui.style.translation import translate

NARROW = 360
"""Pixels that a text in several lines has at least."""
PORTRAIT = QSize(44, 44)
"""Pixels of a portrait in the list of all."""
ROW_GAP = 3
"""Pixels between two settings: all of them are seen at once on a small screen."""
STEP = 0.2
"""By how much a click changes a number."""
ROWS: Mapping[str, Row] = {
    name: row for name, field in Settings.model_fields.items() for row in field.metadata if isinstance(row, Row)
}
"""The row of each setting that has one."""


class SettingsDialog(Ambient, Sheet, QDialog):
    """Shows the settings and emits changes."""

    changed = Signal(str, object)
    """The name of a setting, and its new value."""

    def __init__(self, settings: Settings, game_module: GameModule, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings, self._game_module = settings, game_module
        column = QVBoxLayout(self)
        column.setContentsMargins(scaled(20), scaled(12), scaled(20), scaled(14))
        self._head = Label(self)
        set_font(self._head, 26, fonts.BOLD)
        top = QHBoxLayout()
        top.addWidget(self._head, 1)
        column.addLayout(top)
        columns, scrolled = QHBoxLayout(), ScrollColumn(self)
        scrolled.column.addLayout(columns)
        column.addWidget(scrolled)
        left, right = QVBoxLayout(), QVBoxLayout()
        columns.addLayout(left)
        columns.addLayout(right)
        types = Settings.model_json_schema()["properties"]
        self.fields: dict[str, QWidget] = {name: self._field(name, row, types[name]) for name, row in ROWS.items()}
        """The control of each setting, by the name of the setting."""
        self._labels: dict[str, Label] = {}
        sound, volume = self.fields["sound"], self.fields["volume"]
        assert isinstance(sound, QCheckBox)
        sound.toggled.connect(volume.setEnabled)
        self._look, self._play = self._box("look"), self._box("game")
        self._people = QGroupBox(self)
        self.hot_seat = HotSeatChoice(settings.hot_seat, self._people)
        self.hot_seat.chosen.connect(partial(self.changed.emit, "hot_seat"))
        QVBoxLayout(self._people).addWidget(self.hot_seat)
        for box in (self._look, self._people):
            left.addWidget(box)
        left.addStretch(1)
        self._stops = self._box_of_stops()
        right.addWidget(self._play)
        right.addWidget(self._stops, 1)
        can_pass = game_module.library.playmat(settings.language).can_pass
        for about_passing in (self._stops, self._labels["auto_pass"], self.fields["auto_pass"]):
            about_passing.setVisible(can_pass)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.rejected.connect(self.reject)
        top.addWidget(buttons)
        self.refresh_texts()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._fit()
        QTimer.singleShot(0, self, self._fit)  # fields may grow by a pixel when they are first shown

    def _fit(self) -> None:
        self.resize(self.sizeHint().boundedTo(screen_room(self)))

    def _field(self, name: str, row: Row, schema: Mapping[str, Any]) -> QWidget:
        """The control of a setting, from its type and limits as JSON Schema writes them."""
        change = partial(self.changed.emit, name)
        if row.entries:
            box = QComboBox(self)
            if name == "portrait":
                box.setItemDelegate(QStyledItemDelegate(box))  # that of a box takes the size from the box itself
                box.view().setIconSize(PORTRAIT)
            box.activated.connect(lambda _index: change(box.currentData()))
            return box
        if schema["type"] == "boolean":
            check = QCheckBox(self)
            check.toggled.connect(change)
            return check
        if schema["type"] == "integer":
            slider = QSlider(Qt.Orientation.Horizontal, self)
            slider.setRange(schema["minimum"], schema["maximum"])
            slider.setTracking(False)  # each change is saved
            slider.valueChanged.connect(change)
            return slider
        number = QDoubleSpinBox(self)
        number.setRange(schema["minimum"], schema["maximum"])
        number.setSingleStep(STEP)
        number.setDecimals(1)
        number.valueChanged.connect(change)
        return number

    def _box(self, group: Group) -> QGroupBox:
        """The box of a group of settings: the check boxes follow all others."""
        box = QGroupBox(self)
        form = QFormLayout(box)
        form.setVerticalSpacing(ROW_GAP)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        fields = {name: self.fields[name] for name, row in ROWS.items() if row.group == group}
        for name, field in fields.items():
            if not isinstance(field, QCheckBox):
                label = self._labels[name] = Label(self)
                label.setBuddy(field)
                form.addRow(label, field)
        for field in fields.values():
            if isinstance(field, QCheckBox):
                form.addRow(field)
        return box

    def _box_of_stops(self) -> QGroupBox:
        """The box with the interrupts of the game: what stops passing until something happens."""
        box = QGroupBox(self)
        stops = QVBoxLayout(box)
        stops.setSpacing(ROW_GAP)
        self.about_stops = Label(self)
        self.about_stops.setWordWrap(True)
        self.about_stops.setMinimumWidth(NARROW)
        self.usual = QPushButton(box)
        self.usual.setAutoDefault(False)
        head = QHBoxLayout()
        head.addWidget(self.about_stops, 1)
        head.addWidget(self.usual)
        stops.addLayout(head)
        self.interrupts: dict[str, QCheckBox] = {}
        for interrupt in self._game_module.library.interrupts(self._settings.language):
            self.interrupts[interrupt.key] = QCheckBox(box)
            self.interrupts[interrupt.key].toggled.connect(self._interrupts_changed)
            stops.addWidget(self.interrupts[interrupt.key])
        self.usual.clicked.connect(self._take_usual)
        stops.addStretch(1)
        return box

    def _interrupts_changed(self) -> None:
        checked = tuple(key for key, check in self.interrupts.items() if check.isChecked())
        self.changed.emit("interrupts", {**self._settings.interrupts, self._game_module.key: checked})

    def _take_usual(self) -> None:
        self._check(usual(self._game_module.library))
        others = {key: kept for key, kept in self._settings.interrupts.items() if key != self._game_module.key}
        self.changed.emit("interrupts", others)

    def _check(self, keys: Collection[str]) -> None:
        """Check these interrupts and no others."""
        for key, check in self.interrupts.items():
            with QSignalBlocker(check):
                check.setChecked(key in keys)

    def refresh_texts(self) -> None:
        """Show all labels and values, in the language in use."""
        self.setWindowTitle(self.tr("Settings"))
        self._head.setText(self.windowTitle())
        self._look.setTitle(self.tr("Appearance"))
        self._play.setTitle(self.tr("Gameplay"))
        self._people.setTitle(self.tr("Two players on this computer"))
        self._stops.setTitle(self.tr("Pass until something happens (F6)"))
        for name, row in ROWS.items():
            self._refresh_row(self.fields[name], name, row)
        own, now = self._game_module.own, self._settings
        self.fields["official_wording"].setEnabled(own is not None and own.has_official_wording(now.language))
        self.fields["volume"].setEnabled(now.sound)
        self._refresh_stops()

    def _refresh_row(self, field: QWidget, name: str, row: Row) -> None:
        """Show the texts of a setting, and its value."""
        text, value = partial(translate, "SettingsDialog"), getattr(self._settings, name)
        field.setToolTip(literal(text(row.tip)))
        if name in self._labels:
            self._labels[name].setText(text(row.caption))
        with QSignalBlocker(field):
            if isinstance(field, QComboBox):
                field.clear()
                for key, entry in row.entries.items():
                    field.addItem(text(entry), key)
                    if name == "portrait" and key:
                        size = PORTRAIT * field.devicePixelRatio()
                        field.setItemIcon(field.count() - 1, QIcon(art_pixmap(Portrait(key).face("", ""), size)))
                field.setCurrentIndex(max(0, field.findData(value)))
            elif isinstance(field, QCheckBox):
                field.setText(text(row.caption))
                field.setChecked(value)
            elif isinstance(field, QDoubleSpinBox):
                field.setSuffix(text(row.unit))
                field.setSpecialValueText(text(row.zero))
                field.setValue(value)
            elif isinstance(field, QSlider):
                field.setValue(value)

    def _refresh_stops(self) -> None:
        library = self._game_module.library
        self.about_stops.setText(self.tr("It stops when you have another decision to make, and when:"))
        for interrupt in library.interrupts(self._settings.language):
            self.interrupts[interrupt.key].setText(interrupt.condition)
        self._check(self._settings.interrupts.get(self._game_module.key, usual(library)))
        self.usual.setText(self.tr("Restore defaults"))
