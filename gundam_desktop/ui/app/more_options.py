"""What a new game can be given besides players and decks: who goes first, match, clock, edition of the rules, seed."""

from __future__ import annotations

from PySide6.QtWidgets import QCheckBox, QComboBox, QFormLayout, QHBoxLayout, QLineEdit, QSpinBox, QWidget

from gundam_desktop.games.game_module import GameModule
from gundam_desktop.match.beginning import SEEDS
from gundam_desktop.ui.session.settings import GameSetup

MATCHES = (1, 3, 5)
MOST_MINUTES = 180
STARTERS = ("chance", "first seat", "second seat")
DIFFERENT = ("starter", "seed", "best_of", "minutes", "open_lists")
"""Fields of a set-up that are usually left alone."""


class MoreOptions(QWidget):
    """The part of the new-game form that most players leave alone."""

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
        self._form = QFormLayout(self)
        self._lay_out()
        self.set_game(game_module, last.edition)
        self.match.currentIndexChanged.connect(self._show_match)
        self.minutes.valueChanged.connect(self._show_match)

    def set_game(self, game_module: GameModule, edition: str) -> None:
        """Show what a game has: its editions, with one selected, and its sideboards."""
        self._game_module = game_module
        self.edition.clear()
        for each in game_module.editions:
            self.edition.addItem(self.tr("Comprehensive Rules {edition}").format(edition=each), each)
        select(self.edition, edition or game_module.newest)
        self._form.setRowVisible(self.edition, len(game_module.editions) > 1)
        self._show_match()

    def name_starters(self, texts: tuple[str, str]) -> None:
        """Name the two players who may go first."""
        for at, text in enumerate((self.tr("A random player chooses"), *texts)):
            self.starter.setItemText(at, text)

    def show_for(self, friend: bool) -> None:
        """Show what concerns a bot only where one plays."""
        self._form.setRowVisible(self.open_lists, not friend)
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
            "open_lists": self.open_lists.isChecked() and self._form.isRowVisible(self.open_lists),
            "sideboards": self.sideboards.isChecked() and not self.sideboards.isHidden(),
            "match_clock": self.match_clock.isChecked() and not self.match_clock.isHidden(),
        }

    def fields(self) -> list[QWidget]:
        """The fields as they stand, from above to below."""
        match = [self.match, self.sideboards, self.minutes, self.match_clock]
        return [self.starter, *match, self.open_lists, self.edition, self.seed]

    def _lay_out(self) -> None:
        form = self._form
        form.setContentsMargins(0, 0, 0, 0)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        form.addRow(self.tr("Who goes first"), self.starter)
        form.addRow(self.tr("Match"), _in_a_row(self.match, self.sideboards))
        form.addRow(self.tr("Clock"), _in_a_row(self.minutes, self.match_clock))
        form.addRow(self.tr("Deck lists"), self.open_lists)
        form.addRow(self.tr("Rules"), self.edition)
        form.addRow(self.tr("Seed"), self.seed)

    def _show_match(self) -> None:
        """Show what can be chosen for a match: sideboards if the game has them, a clock for all of it."""
        several = self.match.currentData() > 1
        self.sideboards.setVisible(several and self._game_module.sideboards is not None)
        self.match_clock.setVisible(several and self.minutes.value() > 0)

    def _match_texts(self) -> tuple[str, str, str]:
        return self.tr("One game"), self.tr("Best of three"), self.tr("Best of five")


def has_more(setup: GameSetup, game_module: GameModule) -> bool:
    """True if a set-up has anything that a player usually leaves alone."""
    plain = GameSetup(game=setup.game)
    different = any(getattr(setup, field) != getattr(plain, field) for field in DIFFERENT)
    return different or setup.edition not in ("", game_module.newest)


def select(box: QComboBox, data: str | int) -> None:
    """Select the entry with some data; the first if there is none."""
    box.setCurrentIndex(max(0, box.findData(data)))


def _in_a_row(field: QWidget, more: QWidget) -> QHBoxLayout:
    """A field, and what belongs to it."""
    row = QHBoxLayout()
    row.addWidget(field, 1)
    row.addWidget(more)
    return row
