"""The dialog with all settings. Changes apply, and are saved, at once."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import partial

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QShowEvent
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
    QVBoxLayout,
    QWidget,
)

from gundam_desktop.games.doors import Doors
from gundam_desktop.match.passing import usual
from gundam_desktop.ui.app.hot_seat_choice import HotSeatChoice
from gundam_desktop.ui.session.settings import Settings
from gundam_desktop.ui.style.ambient import Ambient
from gundam_desktop.ui.style.label import Label
from gundam_desktop.ui.style.scaling import TEXT_SIZES, screen_room
from gundam_desktop.ui.style.scroll_column import ScrollColumn
from gundam_desktop.ui.style.translation import LANGUAGES

NARROW = 360
"""Pixels that a text in several lines has at least."""
SPEEDS = (0.0, 0.5, 1.0, 2.0)


class SettingsDialog(Ambient, QDialog):
    """Shows the settings and emits changes."""

    changed = Signal(str, object)
    """The name of a setting, and its new value."""

    def __init__(self, settings: Settings, doors: Doors, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings, self._doors = settings, doors
        column = QVBoxLayout(self)
        columns, scrolled = QHBoxLayout(), ScrollColumn(self)
        scrolled.column.addLayout(columns)
        column.addWidget(scrolled)
        left, right = QVBoxLayout(), QVBoxLayout()
        columns.addLayout(left)
        columns.addLayout(right)
        self.theme = QComboBox(self)
        self.safe_colors = QCheckBox(self)
        self.text_size = QComboBox(self)
        self.language = QComboBox(self)
        self.animation = QComboBox(self)
        self.motion = QComboBox(self)
        self.ceremony = QComboBox(self)
        self.sound = QCheckBox(self)
        self.volume = QSlider(Qt.Orientation.Horizontal, self)
        self.volume.setRange(0, 100)
        self.volume.setTracking(False)  # each change is saved
        self.wording = QCheckBox(self)
        self.auto_pass = QComboBox(self)
        self.coach = QComboBox(self)
        self.confirm_end = QCheckBox(self)
        self.reminders = QCheckBox(self)
        self.pause = QDoubleSpinBox(self)
        self.pause.setRange(0, 10)
        self.pause.setSingleStep(0.2)
        self.pause.setDecimals(1)
        self._labels: dict[str, Label] = {}
        look = (
            ("theme", self.theme),
            ("text_size", self.text_size),
            ("language", self.language),
            ("animation", self.animation),
            ("motion", self.motion),
            ("ceremony", self.ceremony),
            ("volume", self.volume),
        )
        self._look = self._box(left, look, self.safe_colors, self.sound, self.wording, self.reminders)
        playing = (("auto_pass", self.auto_pass), ("pause", self.pause), ("coach", self.coach))
        self._play = self._box(right, playing, self.confirm_end)
        self._people = QGroupBox(self)
        self.hot_seat = HotSeatChoice(settings.hot_seat, self._people)
        QVBoxLayout(self._people).addWidget(self.hot_seat)
        left.addWidget(self._people)
        left.addStretch(1)
        self._stops = self._box_of_stops()
        right.addWidget(self._stops, 1)
        can_pass = doors.library.playmat(settings.language).can_pass
        for about_passing in (self._stops, self._labels["auto_pass"], self.auto_pass):
            about_passing.setVisible(can_pass)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.rejected.connect(self.reject)
        column.addWidget(buttons)
        self.refresh_texts()
        self._connect()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.resize(self.sizeHint().boundedTo(screen_room(self)))

    def _box(self, column: QVBoxLayout, rows: Sequence[tuple[str, QWidget]], *last: QWidget) -> QGroupBox:
        box = QGroupBox(self)
        form = QFormLayout(box)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        for name, field in rows:
            label = self._labels[name] = Label(self)
            label.setBuddy(field)
            form.addRow(label, field)
        for widget in last:
            form.addRow(widget)
        column.addWidget(box)
        return box

    def _box_of_stops(self) -> QGroupBox:
        """The box with the interrupts of the game: what stops passing until something happens."""
        box = QGroupBox(self)
        stops = QVBoxLayout(box)
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
        for interrupt in self._doors.library.interrupts(self._settings.language):
            self.interrupts[interrupt.key] = QCheckBox(box)
            stops.addWidget(self.interrupts[interrupt.key])
        stops.addStretch(1)
        return box

    def _connect(self) -> None:
        for name, box in (
            ("theme", self.theme),
            ("text_size", self.text_size),
            ("language", self.language),
            ("animation", self.animation),
            ("motion", self.motion),
            ("ceremony", self.ceremony),
            ("auto_pass", self.auto_pass),
            ("coach", self.coach),
        ):
            box.activated.connect(partial(self._chosen, name, box))
        self.safe_colors.toggled.connect(partial(self.changed.emit, "safe_colors"))
        self.hot_seat.chosen.connect(partial(self.changed.emit, "hot_seat"))
        self.wording.toggled.connect(partial(self.changed.emit, "official_wording"))
        self.sound.toggled.connect(partial(self.changed.emit, "sound"))
        self.sound.toggled.connect(self.volume.setEnabled)
        self.volume.valueChanged.connect(partial(self.changed.emit, "volume"))
        self.confirm_end.toggled.connect(partial(self.changed.emit, "confirm_end"))
        self.reminders.toggled.connect(partial(self.changed.emit, "reminders"))
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
            with QSignalBlocker(check):
                check.setChecked(key in keys)

    def refresh_texts(self) -> None:
        """Show all labels and values, in the language in use."""
        self.setWindowTitle(self.tr("Settings"))
        self._look.setTitle(self.tr("Appearance"))
        self._play.setTitle(self.tr("Gameplay"))
        self._people.setTitle(self.tr("Two players on this computer"))
        self._stops.setTitle(self.tr("Pass until something happens (F6)"))
        for name, text in (
            ("theme", self.tr("T&heme")),
            ("text_size", self.tr("&Text size")),
            ("language", self.tr("&Language")),
            ("animation", self.tr("&Animation")),
            ("motion", self.tr("&Reduce motion")),
            ("ceremony", self.tr("Show cards lar&ge")),
            ("volume", self.tr("&Volume")),
            ("auto_pass", self.tr("Auto-&pass")),
            ("pause", self.tr("&Bot delay")),
            ("coach", self.tr("C&oach")),
        ):
            self._labels[name].setText(text)
        self._refresh_lists()
        self._refresh_switches()
        self._refresh_stops()

    def _refresh_lists(self) -> None:
        now = self._settings
        themes = {"system": self.tr("Same as system"), "dark": self.tr("Dark"), "light": self.tr("Light")}
        names = (self.tr("Off"), self.tr("Slow"), self.tr("Normal"), self.tr("Fast"))
        paces = {"calm": self.tr("Longer"), "brisk": self.tr("Briefly"), "none": self.tr("Never")}
        motions = {"system": self.tr("Same as system"), "always": self.tr("Always"), "never": self.tr("Never")}
        passes = {"nothing to do": self.tr("When I can do nothing else"), "never": self.tr("Never (full control)")}
        _fill(self.theme, themes, now.theme)
        _fill(self.text_size, {size: f"{size} %" for size in TEXT_SIZES}, now.text_size)
        self.text_size.setToolTip(self.tr("In a small window, text is only as large as fits."))
        _fill(self.language, LANGUAGES, now.language)
        _fill(self.animation, dict(zip(SPEEDS, names, strict=True)), now.animation)
        _fill(self.motion, motions, now.motion)
        self.motion.setToolTip(
            self.tr("With reduced motion, cards no longer slide or jump; they only fade in and out.")
        )
        _fill(self.ceremony, paces, now.ceremony)
        self.ceremony.setToolTip(
            self.tr(
                "Cards that your opponent plays and cards that are turned up appear large in the middle of the table, "
                "and each turn begins with a banner. Click or press a key to skip."
            )
        )
        _fill(self.auto_pass, passes, now.auto_pass)
        volumes = {
            "off": self.tr("Only when asked"),
            "facts": self.tr("Tells facts"),
            "advice": self.tr("Tells facts and choices"),
            "review only": self.tr("Reviews finished games"),
        }
        _fill(self.coach, volumes, now.coach)
        self.coach.setToolTip(
            self.tr("Against bots, without a clock. It says what is proved, counted or compared in possible deals.")
        )

    def _refresh_switches(self) -> None:
        now, own = self._settings, self._doors.own
        for box, text, on in (
            (self.safe_colors, self.tr("Colour-blind friendly colours"), now.safe_colors),
            (self.wording, self.tr("Official card text from my own folder"), now.official_wording),
            (self.sound, self.tr("Sou&nds"), now.sound),
            (
                self.confirm_end,
                self.tr("Ask before I end a main phase while I can still do something"),
                now.confirm_end,
            ),
            (self.reminders, self.tr("Rules reminders for words and icons on cards"), now.reminders),
        ):
            box.setText(text)
            with QSignalBlocker(box):
                box.setChecked(on)
        self.wording.setEnabled(own is not None and own.has_official_wording(now.language))
        self.volume.setEnabled(now.sound)
        self.pause.setSuffix(self.tr(" s"))
        self.pause.setSpecialValueText(self.tr("none"))
        with QSignalBlocker(self.volume), QSignalBlocker(self.pause):
            self.volume.setValue(now.volume)
            self.pause.setValue(now.bot_pause)

    def _refresh_stops(self) -> None:
        library = self._doors.library
        self.about_stops.setText(self.tr("It stops when you have another decision to make, and when:"))
        for interrupt in library.interrupts(self._settings.language):
            self.interrupts[interrupt.key].setText(interrupt.condition)
        self._check(self._settings.interrupts.get(self._doors.key, usual(library)))
        self.usual.setText(self.tr("Restore defaults"))


def _fill(
    box: QComboBox, entries: Mapping[str, str] | Mapping[float, str] | Mapping[int, str], chosen: str | float
) -> None:
    box.clear()
    for key, text in entries.items():
        box.addItem(text, key)
    box.setCurrentIndex(max(0, box.findData(chosen)))
