"""The dialog with all settings. Changes apply, and are saved, at once."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QDoubleSpinBox,
    QFormLayout,
    QGroupBox,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from gundam_desktop.games.doors import Doors
from gundam_desktop.ui.session.auto_pass import usual
from gundam_desktop.ui.session.settings import Settings
from gundam_desktop.ui.style.ambient import Ambient
from gundam_desktop.ui.style.translation import LANGUAGES

SPEEDS = (0.0, 0.5, 1.0, 2.0)
NARROW = 340
"""Pixels that a text in several lines has at least."""


class SettingsDialog(Ambient, QDialog):
    """Shows the settings and emits changes."""

    changed = Signal(str, object)
    """The name of a setting, and its new value."""

    def __init__(self, settings: Settings, doors: Doors, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings, self._doors = settings, doors
        column = QVBoxLayout(self)
        columns = QHBoxLayout()
        column.addLayout(columns)
        left, right = QVBoxLayout(), QVBoxLayout()
        columns.addLayout(left)
        columns.addLayout(right)
        self.theme = QComboBox(self)
        self.language = QComboBox(self)
        self.animation = QComboBox(self)
        self.ceremony = QComboBox(self)
        self.sound = QCheckBox(self)
        self.volume = QSlider(Qt.Orientation.Horizontal, self)
        self.volume.setRange(0, 100)
        self.volume.setTracking(False)  # each change is saved
        self.wording = QCheckBox(self)
        self.auto_pass = QComboBox(self)
        self.confirm_end = QCheckBox(self)
        self.pause = QDoubleSpinBox(self)
        self.pause.setRange(0, 10)
        self.pause.setSingleStep(0.2)
        self.pause.setDecimals(1)
        self._labels = {
            name: QLabel(self)
            for name in ("theme", "language", "animation", "ceremony", "volume", "auto_pass", "pause")
        }
        self.about_passing = QLabel(self)
        self.about_passing.setWordWrap(True)
        self.about_passing.setMinimumWidth(NARROW)
        look = (
            ("theme", self.theme),
            ("language", self.language),
            ("animation", self.animation),
            ("ceremony", self.ceremony),
            ("volume", self.volume),
        )
        self._look = self._box(left, look, self.sound, self.wording)
        playing = (("auto_pass", self.auto_pass), ("pause", self.pause))
        self._play = self._box(left, playing, self.confirm_end, self.about_passing)
        left.addStretch(1)
        self._stops = QGroupBox(self)
        stops = QVBoxLayout(self._stops)
        self.about_stops = QLabel(self)
        self.about_stops.setWordWrap(True)
        stops.addWidget(self.about_stops)
        self.interrupts: dict[str, QCheckBox] = {}
        for interrupt in doors.library.interrupts(settings.language):
            self.interrupts[interrupt.key] = QCheckBox(self._stops)
            stops.addWidget(self.interrupts[interrupt.key])
        self.usual = QPushButton(self._stops)
        self.usual.setAutoDefault(False)
        stops.addWidget(self.usual)
        stops.addStretch(1)
        right.addWidget(self._stops)
        can_pass = doors.library.playmat(settings.language).can_pass
        for about_passing in (self._stops, self._labels["auto_pass"], self.auto_pass, self.about_passing):
            about_passing.setVisible(can_pass)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.rejected.connect(self.reject)
        column.addWidget(buttons)
        self.refresh_texts()
        self._connect()

    def _box(self, column: QVBoxLayout, rows: Sequence[tuple[str, QWidget]], *last: QWidget) -> QGroupBox:
        box = QGroupBox(self)
        form = QFormLayout(box)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        for name, field in rows:
            self._labels[name].setBuddy(field)
            form.addRow(self._labels[name], field)
        for widget in last:
            form.addRow(widget)
        column.addWidget(box)
        return box

    def _connect(self) -> None:
        for name, box in (
            ("theme", self.theme),
            ("language", self.language),
            ("animation", self.animation),
            ("ceremony", self.ceremony),
            ("auto_pass", self.auto_pass),
        ):
            box.activated.connect(partial(self._chosen, name, box))
        self.wording.toggled.connect(partial(self.changed.emit, "official_wording"))
        self.sound.toggled.connect(partial(self.changed.emit, "sound"))
        self.sound.toggled.connect(self.volume.setEnabled)
        self.volume.valueChanged.connect(partial(self.changed.emit, "volume"))
        self.confirm_end.toggled.connect(partial(self.changed.emit, "confirm_end"))
        self.pause.valueChanged.connect(partial(self.changed.emit, "bot_pause"))
        for check in self.interrupts.values():
            check.toggled.connect(self._interrupts_changed)
        self.usual.clicked.connect(self._take_usual)

    def _chosen(self, name: str, box: QComboBox, _index: int) -> None:
        self.changed.emit(name, box.currentData())

    def _interrupts_changed(self) -> None:
        checked = tuple(key for key, check in self.interrupts.items() if check.isChecked())
        self.changed.emit("interrupts", {**self._settings.interrupts, self._doors.key: checked})

    def _take_usual(self) -> None:
        self._check(usual(self._doors.library))
        others = {key: kept for key, kept in self._settings.interrupts.items() if key != self._doors.key}
        self.changed.emit("interrupts", others)

    def _check(self, keys: Collection[str]) -> None:
        """Check these interrupts and no others."""
        for key, check in self.interrupts.items():
            check.blockSignals(True)
            check.setChecked(key in keys)
            check.blockSignals(False)

    def refresh_texts(self) -> None:
        """Show all labels and values, in the language in use."""
        now = self._settings
        self.setWindowTitle(self.tr("Settings"))
        self._look.setTitle(self.tr("Look"))
        self._play.setTitle(self.tr("Play"))
        self._stops.setTitle(self.tr("Pass until something happens (F6)"))
        for name, text in (
            ("theme", self.tr("&Colours")),
            ("language", self.tr("&Language")),
            ("animation", self.tr("&Animation")),
            ("ceremony", self.tr("Cards shown lar&ge")),
            ("volume", self.tr("&Volume")),
            ("auto_pass", self.tr("&Pass for me")),
            ("pause", self.tr("Pause of a &bot")),
        ):
            self._labels[name].setText(text)
        themes = {"system": self.tr("As the system"), "dark": self.tr("Dark"), "light": self.tr("Light")}
        names = (self.tr("Off"), self.tr("Slow"), self.tr("Normal"), self.tr("Fast"))
        paces = {"calm": self.tr("Calmly"), "brisk": self.tr("Briefly"), "none": self.tr("Not at all")}
        passes = {"nothing to do": self.tr("When I can do nothing else"), "never": self.tr("Never (full control)")}
        _fill(self.theme, themes, now.theme)
        _fill(self.language, LANGUAGES, now.language)
        _fill(self.animation, dict(zip(SPEEDS, names, strict=True)), now.animation)
        _fill(self.ceremony, paces, now.ceremony)
        self.ceremony.setToolTip(
            self.tr(
                "What the opponent plays and what is turned up comes to the middle of the table, and each turn begins "
                "with a banner. A click or a key goes on at once."
            )
        )
        _fill(self.auto_pass, passes, now.auto_pass)
        own = self._doors.own
        self.wording.setText(self.tr("Official wording from my own folder"))
        self.wording.blockSignals(True)
        self.wording.setChecked(now.official_wording)
        self.wording.blockSignals(False)
        self.sound.setText(self.tr("Sou&nds"))
        for field in (self.sound, self.volume):
            field.blockSignals(True)
        self.sound.setChecked(now.sound)
        self.volume.setValue(now.volume)
        self.volume.setEnabled(now.sound)
        for field in (self.sound, self.volume):
            field.blockSignals(False)
        self.confirm_end.setText(self.tr("Ask before a main phase ends in which something can still be done"))
        self.confirm_end.blockSignals(True)
        self.confirm_end.setChecked(now.confirm_end)
        self.confirm_end.blockSignals(False)
        self.wording.setEnabled(own is not None and own.has_official_wording(now.language))
        self.pause.setSuffix(self.tr(" s"))
        self.pause.setSpecialValueText(self.tr("none"))
        self.pause.blockSignals(True)
        self.pause.setValue(now.bot_pause)
        self.pause.blockSignals(False)
        self.about_passing.setText(
            self.tr(
                "In a game of two people you are asked while you hold hidden cards that might be used, whatever they "
                "are: a pass by itself would tell your opponent that none can be used."
            )
        )
        self.about_stops.setText(self.tr("It ends when you must decide something else, and when:"))
        library = self._doors.library
        for interrupt in library.interrupts(now.language):
            self.interrupts[interrupt.key].setText(interrupt.condition)
        self._check(now.interrupts.get(self._doors.key, usual(library)))
        self.usual.setText(self.tr("The usual ones"))


def _fill(box: QComboBox, entries: Mapping[str, str] | Mapping[float, str], chosen: str | float) -> None:
    box.clear()
    for key, text in entries.items():
        box.addItem(text, key)
    box.setCurrentIndex(max(0, box.findData(chosen)))
