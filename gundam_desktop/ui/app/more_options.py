"""What a new game can be given besides players and decks: who goes first, match, clock, edition of the rules, seed."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFormLayout,
    QHBoxLayout,
    QLineEdit,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from gundam_desktop.games.game_module import GameModule
from gundam_desktop.match.beginning import SEEDS
from gundam_desktop.ui.app.option_chip import OptionChip
from gundam_desktop.ui.session.settings import GameSetup
from gundam_desktop.ui.style.flow_layout import FlowLayout

MATCHES = (1, 3, 5)
MOST_MINUTES = 180
STARTERS = ("chance", "first seat", "second seat")
BETWEEN = " · "


class MoreOptions(QWidget):
    """The part of the new-game form that most players leave alone: a chip for each option, which opens its fields."""

    resized = Signal()
    """Fields have been opened or closed."""

    def __init__(self, last: GameSetup, game_module: GameModule, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._game_module = game_module
        self.starter, self.match, self.edition = QComboBox(self), QComboBox(self), QComboBox(self)
        for key in STARTERS:
            self.starter.addItem("", key)
        for length, text in zip(MATCHES, self._match_texts(), strict=True):
            self.match.addItem(text, length)
        self.sideboards = QCheckBox(self.tr("with sideboards"), self)
        self.sideboards.setToolTip(self.tr("Between games, players may exchange cards with their sideboards"))
        self.sideboards.setChecked(last.sideboards)
        self.minutes = QSpinBox(self)
        self.minutes.setRange(0, MOST_MINUTES)
        self.minutes.setSpecialValueText(self.tr("none"))
        self.minutes.setSuffix(self.tr(" min"))
        self.minutes.setValue(last.minutes)
        self.match_clock = QCheckBox(self.tr("for the whole match"), self)
        self.match_clock.setToolTip(
            self.tr(
                "The clock carries over from game to game. An official match lasts 60 minutes: about 30 for each player"
            )
        )
        self.match_clock.setChecked(last.match_clock)
        self.open_lists = QCheckBox(self.tr("the bot knows your deck list"), self)
        self.open_lists.setToolTip(
            self.tr("Otherwise it only guesses what is in your deck, from the cards that you have shown")
        )
        self.open_lists.setChecked(last.open_lists)
        self.seed = QLineEdit(self)
        self.seed.setPlaceholderText(self.tr("empty: a random seed"))
        self.seed.setText("" if last.seed is None else str(last.seed))
        self.seed.setToolTip(self.tr("The same seed and the same choices give the same game"))
        select(self.starter, last.starter)
        select(self.match, last.best_of)
        self._form = QFormLayout()
        self._parts: dict[OptionChip, tuple[QWidget, ...]] = {}
        """The fields of each option, as they stand."""
        self._rows: dict[OptionChip, QWidget] = {}
        self._chips = QWidget(self)
        self._flow = FlowLayout(self._chips)
        self._lay_out()
        self.set_game(game_module, last.edition)
        self.match.currentIndexChanged.connect(self._show_match)
        self.minutes.valueChanged.connect(self._show_match)
        for box in (self.sideboards, self.match_clock, self.open_lists):
            box.toggled.connect(self._show_values)
        for choice in (self.starter, self.edition):
            choice.currentIndexChanged.connect(self._show_values)
        self.seed.textChanged.connect(self._show_values)

    @property
    def chips(self) -> list[OptionChip]:
        """The chips as they stand."""
        return list(self._parts)

    def chip_of(self, field: QWidget) -> OptionChip:
        """The chip that opens a field."""
        return next(chip for chip, fields in self._parts.items() if field in fields)

    def set_game(self, game_module: GameModule, edition: str) -> None:
        """Show what a game has: its editions, with one selected, and its sideboards."""
        self._game_module = game_module
        self.edition.clear()
        for each in game_module.editions:
            self.edition.addItem(self.tr("Comprehensive Rules {edition}").format(edition=each), each)
        select(self.edition, edition or game_module.newest)
        self._offer(self.edition, len(game_module.editions) > 1)
        self._show_match()

    def name_starters(self, texts: tuple[str, str]) -> None:
        """Name the two players who may go first."""
        for at, text in enumerate((self.tr("A random player chooses"), *texts)):
            self.starter.setItemText(at, text)
        self._show_values()

    def show_for(self, friend: bool) -> None:
        """Show what concerns a bot only where one plays."""
        self._offer(self.open_lists, not friend)
        if friend:
            self.minutes.setToolTip(self.tr("The time each player has for the whole game"))
        else:
            self.minutes.setToolTip(self.tr("The time each player has for the whole game; bots have no clock"))

    def values(self) -> dict[str, object]:
        """The fields of the set-up. `ValueError` if the seed is not a number."""
        written = self.seed.text().strip()
        if written and not (written.isascii() and written.isdigit() and int(written) < SEEDS):
            raise ValueError(
                self.tr("Seed: “{seed}” is not a whole number from 0 to {most}.").format(seed=written, most=SEEDS - 1)
            )
        return {
            "starter": self.starter.currentData(),
            "seed": int(written) if written else None,
            "edition": str(self.edition.currentData()),
            "best_of": self.match.currentData(),
            "minutes": self.minutes.value(),
            "open_lists": self.open_lists.isChecked() and not self.chip_of(self.open_lists).isHidden(),
            "sideboards": self.sideboards.isChecked() and not self.sideboards.isHidden(),
            "match_clock": self.match_clock.isChecked() and not self.match_clock.isHidden(),
        }

    def fields(self) -> list[QWidget]:
        """Chips and fields in the order of Tab: after each chip what it opens."""
        return [each for chip, fields in self._parts.items() for each in (chip, *fields)]

    def _lay_out(self) -> None:
        whole, form = QVBoxLayout(self), self._form
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self._chips)
        whole.addLayout(form)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        for name, fields in (
            (self.tr("Who goes first"), (self.starter,)),
            (self.tr("Match"), (self.match, self.sideboards)),
            (self.tr("Clock"), (self.minutes, self.match_clock)),
            (self.tr("Deck lists"), (self.open_lists,)),
            (self.tr("Rules"), (self.edition,)),
            (self.tr("Seed"), (self.seed,)),
        ):
            chip = OptionChip(name, self._chips)
            self._parts[chip] = fields
            self._flow.addWidget(chip)
            row = _in_a_row(name, *fields) if len(fields) > 1 else fields[0]
            form.addRow(name, row)
            self._rows[chip] = row
            form.setRowVisible(row, False)
            chip.toggled.connect(partial(self._open, chip))

    def _open(self, chip: OptionChip, is_open: bool) -> None:
        """Open or close the fields of a chip; only those of one are open."""
        if is_open:
            for other in self._parts:
                other.setChecked(other is chip)
        self._form.setRowVisible(self._rows[chip], is_open)
        self._show_match()
        if is_open:
            self._parts[chip][0].setFocus()
        self.resized.emit()

    def _offer(self, field: QWidget, is_offered: bool) -> None:
        """Show or hide the chip of a field."""
        chip = self.chip_of(field)
        chip.setVisible(is_offered)
        chip.setChecked(chip.isChecked() and is_offered)

    def _show_match(self) -> None:
        """Show what can be chosen for a match: sideboards if the game has them, a clock for all of it."""
        several = self.match.currentData() > 1
        self.sideboards.setVisible(several and self._game_module.sideboards is not None)
        self.match_clock.setVisible(several and self.minutes.value() > 0)
        self._show_values()

    def _show_values(self) -> None:
        """Show on each chip what is chosen behind it."""
        for chip, words in zip(self._parts, self._values_in_words(), strict=True):
            chip.show_value(BETWEEN.join(words))

    def _values_in_words(self) -> Iterator[list[str]]:
        """What is chosen for each option."""
        yield [self.starter.currentText()]
        yield [self.match.currentText(), *_checked(self.sideboards)]
        yield [self.minutes.text(), *_checked(self.match_clock)]
        yield [self.tr("known to the bot") if self.open_lists.isChecked() else self.tr("hidden from the bot")]
        yield [str(self.edition.currentData())]
        yield [self.seed.text().strip() or self.tr("random")]

    def _match_texts(self) -> tuple[str, str, str]:
        return self.tr("One game"), self.tr("Best of three"), self.tr("Best of five")


def select(box: QComboBox, data: str | int) -> None:
    """Select the entry with some data; the first if there is none."""
    box.setCurrentIndex(max(0, box.findData(data)))


def _in_a_row(name: str, field: QWidget, more: QWidget) -> QWidget:
    """A field with its name, and what belongs to it."""
    row = QWidget()
    line = QHBoxLayout(row)
    line.setContentsMargins(0, 0, 0, 0)
    line.addWidget(field, 1)
    line.addWidget(more)
    field.setAccessibleName(name)
    return row


def _checked(box: QCheckBox) -> list[str]:
    """The text of a box that is offered and checked; else nothing."""
    return [box.text()] if box.isChecked() and not box.isHidden() else []
