"""The rules of a table as a form: three presets, and each rule behind "More"."""

from __future__ import annotations

from functools import partial

from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFormLayout,
    QHBoxLayout,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from gundam_desktop.games.game_module import GameModule
from gundam_desktop.net.protocol import Rules
from gundam_desktop.ui.online.words import rules_text
from gundam_desktop.ui.style.label import Label
from gundam_desktop.ui.style.literal import literal

PRESETS = {
    "friendly": Rules(undo=True, chat=True, passing="quick"),
    "timed": Rules(clock=25 * 60, undo=True, passing="quick"),
    "match": Rules(best_of=3, sideboards=True, clock=30 * 60, match_clock=True, passing="secret", undo=False),
}
MOST_MINUTES = 180


class RulesForm(QWidget):
    """Begins with the rules of the last table."""

    def __init__(self, rules: Rules, game_module: GameModule, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._game_module = game_module
        names = {"friendly": self.tr("Friendly"), "timed": self.tr("Timed"), "match": self.tr("Match")}
        self.presets = {key: QPushButton(text, self) for key, text in names.items()}
        self.told = Label(self)
        self.told.setWordWrap(True)
        self.details = QWidget(self)
        self.best_of, self.passing, self.minutes = QComboBox(self), QComboBox(self), QSpinBox(self)
        for length, text in ((1, self.tr("One game")), (3, self.tr("Best of three")), (5, self.tr("Best of five"))):
            self.best_of.addItem(text, length)
        self.passing.addItem(self.tr("Quick: you pass wherever nothing else can be done"), "quick")
        self.passing.addItem(self.tr("Secret: passing reveals nothing about the hand"), "secret")
        self.minutes.setRange(0, MOST_MINUTES)
        self.minutes.setSpecialValueText(self.tr("none"))
        self.minutes.setSuffix(self.tr(" min"))
        self.checks = {
            "sideboards": QCheckBox(self.tr("Sideboards between the games"), self),
            "match_clock": QCheckBox(self.tr("The clock is for the whole match"), self),
            "undo": QCheckBox(self.tr("A player may ask to undo"), self),
            "chat": QCheckBox(self.tr("Free text, once both have switched it on"), self),
            "help": QCheckBox(self.tr("Coach and best moves are allowed"), self),
            "watchers": QCheckBox(self.tr("Others may watch"), self),
            "listed": QCheckBox(self.tr("Show the table on this network"), self),
        }
        for button in self.presets.values():
            button.setCheckable(True)
            button.setAutoDefault(False)
        self._lay_out()
        self.show_rules(rules)
        for key, button in self.presets.items():
            button.clicked.connect(partial(self._take_preset, key))
            button.setToolTip(literal(rules_text(PRESETS[key])))
        for box in (self.best_of, self.passing):
            box.currentIndexChanged.connect(self._show)
        self.minutes.valueChanged.connect(self._show)
        for check in self.checks.values():
            check.toggled.connect(self._show)

    def set_game(self, game_module: GameModule) -> None:
        """Follow the game: not every one has sideboards."""
        self._game_module = game_module
        self._show()

    def rules(self) -> Rules:
        """The rules that the form says."""
        checked = {key: check.isChecked() for key, check in self.checks.items()}
        several, minutes = self.best_of.currentData() > 1, self.minutes.value()
        checked["sideboards"] &= several and self._game_module.sideboards is not None
        checked["match_clock"] &= several and minutes > 0
        fields = {"best_of": self.best_of.currentData(), "passing": self.passing.currentData(), **checked}
        return Rules.model_validate({**fields, "clock": minutes * 60.0 if minutes else None})

    def show_rules(self, rules: Rules) -> None:
        """Fill the form."""
        self.best_of.setCurrentIndex(max(0, self.best_of.findData(rules.best_of)))
        self.passing.setCurrentIndex(max(0, self.passing.findData(rules.passing)))
        self.minutes.setValue(round(rules.clock / 60) if rules.clock else 0)
        for key, check in self.checks.items():
            check.setChecked(getattr(rules, key))
        self._show()

    def fields(self) -> list[QWidget]:
        """The fields as they stand, from above to below."""
        return [*self.presets.values(), self.best_of, self.minutes, self.passing, *self.checks.values()]

    def _take_preset(self, key: str) -> None:
        """Take a preset; whether the table is announced stays as it is."""
        self.show_rules(PRESETS[key].model_copy(update={"listed": self.checks["listed"].isChecked()}))

    def _lay_out(self) -> None:
        column, row, form = QVBoxLayout(self), QHBoxLayout(), QFormLayout(self.details)
        column.setContentsMargins(0, 0, 0, 0)
        for button in self.presets.values():
            row.addWidget(button, 1)
        column.addLayout(row)
        column.addWidget(self.told)
        column.addWidget(self.details)
        form.setContentsMargins(0, 0, 0, 0)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        form.addRow(self.tr("Match"), self.best_of)
        form.addRow(self.tr("Clock"), self.minutes)
        form.addRow(self.tr("Passing"), self.passing)
        for check in self.checks.values():
            form.addRow(check)

    def _show(self) -> None:
        """Show what the rules say, which preset they are, and only what can be chosen."""
        form, several = self.details.layout(), self.best_of.currentData() > 1
        assert isinstance(form, QFormLayout)
        form.setRowVisible(self.checks["sideboards"], several and self._game_module.sideboards is not None)
        form.setRowVisible(self.checks["match_clock"], several and self.minutes.value() > 0)
        rules = self.rules()
        self.told.setText(rules_text(rules))
        for key, button in self.presets.items():
            preset = PRESETS[key].model_copy(update={"listed": rules.listed})
            if self._game_module.sideboards is None:
                preset = preset.model_copy(update={"sideboards": False})
            button.setChecked(rules == preset)
