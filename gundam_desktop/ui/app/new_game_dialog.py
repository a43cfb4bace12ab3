"""The dialog for a new game: who plays with what, who starts, and the seed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QFormLayout,
    QGroupBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from gundam_desktop.games.doors import Doors
from gundam_desktop.ui.session.game_session import HUMAN, SEEDS
from gundam_desktop.ui.session.services import Services
from gundam_desktop.ui.session.session_factory import start_game
from gundam_desktop.ui.session.settings import NAME_LENGTH, GameSetup
from gundam_desktop.ui.style import message_box
from gundam_desktop.ui.style.scaling import scaled
from gundam_desktop.ui.style.stylesheets import check_box_style
from gundam_desktop.ui.style.translation import language, translate

MATCHES = (1, 3, 5)
MOST_MINUTES = 180
STARTERS = ("chance", "first seat", "second seat")


def _new_setup(game: str) -> GameSetup:
    return GameSetup(game=game)


class DeckChooser(QWidget):
    """One deck: a shipped one from the list, or a file that joins the list."""

    def __init__(self, doors: Doors, chosen: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.list = QComboBox(self)
        self.list.setMinimumWidth(scaled(300))
        self.list.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.file = QPushButton(self.tr("File…"), self)
        self.file.setToolTip(self.tr("Play a deck list from a file"))
        self.file.clicked.connect(self._open)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.list, 1)
        row.addWidget(self.file)
        self.set_game(doors, chosen)

    def set_game(self, doors: Doors, chosen: str) -> None:
        """List the decks of a game, with one of them chosen; files only where players bring decks of their own."""
        self._doors = doors
        self.list.clear()
        for name in doors.library.deck_names():
            self.list.addItem(_title(doors, name), name)
        self.file.setVisible(doors.deckbuilding)
        if chosen:
            self.choose(chosen, quietly=True)

    @property
    def chosen(self) -> str:
        """Name or path of the deck."""
        return str(self.list.currentData() or "")

    def choose(self, name: str, *, quietly: bool = False) -> bool:
        """Select a deck by name or path. One that cannot be read is not selected, and a message says why."""
        at = self.list.findData(name)
        if at < 0:
            try:
                self._doors.library.deck(name)
            except (ValueError, OSError) as error:
                if not quietly:
                    show_bad_deck(self, error)
                return False
            self.list.addItem(Path(name).stem, name)
            at = self.list.count() - 1
        self.list.setCurrentIndex(at)
        return True

    def _open(self) -> None:
        path, _ = QFileDialog.getOpenFileName(
            self, self.tr("Open a deck list"), "", self.tr("Deck lists (*.txt *.json *.csv *.yaml);;All files (*)")
        )
        if path:
            self.choose(path)


class NewGameDialog(QDialog):
    """Asks for everything that a game needs; `chosen` brings it when the decks are good."""

    chosen = Signal(object)
    """The `GameSetup`."""

    def __init__(
        self,
        services: Services,
        last: GameSetup,
        last_setup: Callable[[str], GameSetup] = _new_setup,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._services, self._last_setup = services, last_setup
        self._doors = doors = services.find(last.game)
        self.setWindowTitle(self.tr("New game"))
        self.game = QComboBox(self)
        for title in services.titles():
            self.game.addItem(title.title, title.key)
        self._select(self.game, last.game)
        self.decks = (
            DeckChooser(doors, last.decks[0], self),
            DeckChooser(doors, last.decks[1] or _second_deck(doors), self),
        )
        self.names = (QLineEdit(last.names[0], self), QLineEdit(last.names[1], self))
        for field in self.names:
            field.setMaxLength(NAME_LENGTH)
        self.opponent = QComboBox(self)
        for level, text in zip(services.levels(), self._level_texts(services.levels()), strict=True):
            self.opponent.addItem(text, level)
        self.opponent.addItem(self.tr("A friend at this machine"), HUMAN)
        self._select(self.opponent, last.opponent or default_level(services))
        self.starter = QComboBox(self)
        for key, text in zip(STARTERS, self._starter_texts(), strict=True):
            self.starter.addItem(text, key)
        self._select(self.starter, last.starter)
        self.match = QComboBox(self)
        for length, text in zip(MATCHES, self._match_texts(), strict=True):
            self.match.addItem(text, length)
        self._select(self.match, last.best_of)
        self.sideboards = QCheckBox(self.tr("with sideboards"), self)
        self.sideboards.setToolTip(self.tr("Between the games the players may exchange cards with their sideboards"))
        self.sideboards.setChecked(last.sideboards)
        self.minutes = QSpinBox(self)
        self.minutes.setRange(0, MOST_MINUTES)
        self.minutes.setSpecialValueText(self.tr("none"))
        self.minutes.setSuffix(self.tr(" min"))
        self.minutes.setToolTip(self.tr("The time that each person has for a whole game; a bot has no clock"))
        self.minutes.setValue(last.minutes)
        self.match_clock = QCheckBox(self.tr("for the whole match"), self)
        self.match_clock.setToolTip(
            self.tr("The time goes on from game to game. Officially a match has 60 minutes: about 30 for each player")
        )
        self.match_clock.setChecked(last.match_clock)
        self.swap = QPushButton(self.tr("Swap seats"), self)
        self.swap.setToolTip(self.tr("Each player takes the other's seat and deck"))
        self.swap.setAutoDefault(False)
        self.swap.clicked.connect(self._swap)
        self.edition = QComboBox(self)
        self.seed = QLineEdit(self)
        self.seed.setPlaceholderText(self.tr("empty: a new one"))
        self.seed.setText("" if last.seed is None else str(last.seed))
        self.seed.setToolTip(self.tr("The same seed and the same choices give the same game"))
        for box in (self.sideboards, self.match_clock):
            box.setStyleSheet(check_box_style())
        self.boxes: list[QGroupBox] = []
        self.problem = QLabel(self)
        self.problem.setWordWrap(True)
        self.problem.hide()
        self._lay_out()
        self._show_names()
        self._show_editions(last.edition)
        self.opponent.currentIndexChanged.connect(self._show_names)
        self.game.activated.connect(self._follow_game)
        self.match.currentIndexChanged.connect(self._show_match)
        self.minutes.valueChanged.connect(self._show_match)
        self._show_match()

    def setup(self) -> GameSetup:
        """The set-up that is chosen. `ValueError` if the seed is not a number."""
        written = self.seed.text().strip()
        if written and not (written.isascii() and written.isdigit() and int(written) < SEEDS):
            raise ValueError(
                self.tr("Seed: “{seed}” is not a whole number from 0 to {most}.").format(seed=written, most=SEEDS - 1)
            )
        return GameSetup(
            game=self._doors.key,
            decks=(self.decks[0].chosen, self.decks[1].chosen),
            names=(self.names[0].text(), self.names[1].text()),
            opponent=str(self.opponent.currentData()),
            starter=self.starter.currentData(),
            seed=int(written) if written else None,
            edition=str(self.edition.currentData()),
            best_of=self.match.currentData(),
            minutes=self.minutes.value(),
            sideboards=self.sideboards.isChecked() and not self.sideboards.isHidden(),
            match_clock=self.match_clock.isChecked() and not self.match_clock.isHidden(),
        )

    def accept(self) -> None:
        """Accept the dialog if the choices make a game; else show what is wrong and stay open."""
        try:
            setup = self.setup()
        except ValueError as error:
            self.problem.setText(str(error))
            self.problem.show()
            self.seed.setFocus()
            return
        try:
            start_game(setup, self._doors, 0)
        except (ValueError, OSError) as error:
            show_bad_deck(self, error)
            return
        super().accept()
        self.chosen.emit(setup)

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setSpacing(12)
        you = QFormLayout()
        you.addRow(self.tr("Name"), self.names[0])
        you.addRow(self.tr("Deck"), self.decks[0])
        other = QFormLayout()
        other.addRow(self.tr("Opponent"), self.opponent)
        other.addRow(self.tr("Name"), self.names[1])
        other.addRow(self.tr("Deck"), self.decks[1])
        self._form = game = QFormLayout()
        game.addRow(self.tr("Game"), self.game)
        game.setRowVisible(self.game, self.game.count() > 1)
        game.addRow(self.tr("Who goes first"), self.starter)
        game.addRow(self.tr("Match"), _in_a_row(self.match, self.sideboards))
        game.addRow(self.tr("Clock"), _in_a_row(self.minutes, self.match_clock))
        game.addRow(self.tr("Rules"), self.edition)
        game.addRow(self.tr("Seed"), self.seed)
        for form in (you, other, game):
            box = QGroupBox(self)
            box.setLayout(form)
            form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
            column.addWidget(box)
            self.boxes.append(box)
        self.boxes[2].setTitle(self.tr("The game"))
        column.addWidget(self.problem)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel, self)
        self.start = buttons.addButton(self.tr("Start the game"), QDialogButtonBox.ButtonRole.AcceptRole)
        self.start.setDefault(True)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        foot = QHBoxLayout()
        foot.addWidget(self.swap)
        foot.addWidget(buttons, 1)
        column.addLayout(foot)
        self._put_in_order()

    def _put_in_order(self) -> None:
        """Tab goes through the fields as they stand: from above to below."""
        fields: list[QWidget] = []
        for name, deck in zip(self.names, self.decks, strict=True):
            fields += [name, deck.list, deck.file]
        fields.insert(3, self.opponent)
        fields += [self.game, self.starter, self.match, self.sideboards, self.minutes, self.match_clock]
        fields += [self.edition, self.seed, self.swap, self.start]
        for field, following in pairwise(fields):
            self.setTabOrder(field, following)

    def _follow_game(self) -> None:
        """Show the decks and the editions of the game that has been chosen."""
        last = self._last_setup(str(self.game.currentData()))
        self._doors = doors = self._services.find(last.game)
        self.decks[0].set_game(doors, last.decks[0])
        self.decks[1].set_game(doors, last.decks[1] or _second_deck(doors))
        self._show_editions(last.edition)
        self._show_match()

    def _show_match(self) -> None:
        """Show what can be chosen for a match: sideboards if the game has them, a clock for all of it."""
        several = self.match.currentData() > 1
        self.sideboards.setVisible(several and self._doors.sideboards is not None)
        self.match_clock.setVisible(several and self.minutes.value() > 0)

    def _show_editions(self, chosen: str) -> None:
        self.edition.clear()
        for edition in self._doors.editions:
            self.edition.addItem(self.tr("Comprehensive Rules {edition}").format(edition=edition), edition)
        self._select(self.edition, chosen or self._doors.newest)
        self._form.setRowVisible(self.edition, len(self._doors.editions) > 1)

    def _level_texts(self, levels: Sequence[str]) -> list[str]:
        texts = [self.tr("Bot: {level}")] * len(levels)
        if len(texts) > 1:
            texts[0], texts[-1] = self.tr("Bot: {level} (the weakest)"), self.tr("Bot: {level} (the strongest)")
        return [text.format(level=level) for text, level in zip(texts, levels, strict=True)]

    def _starter_texts(self) -> tuple[str, str, str]:
        if self.opponent.currentData() == HUMAN:
            return self.tr("Chance says who chooses"), self.tr("The first player"), self.tr("The second player")
        return (
            self.tr("Chance says who chooses"),
            self.tr("You (the seat below)"),
            self.tr("Opponent (the seat above)"),
        )

    def _match_texts(self) -> tuple[str, str, str]:
        return self.tr("One game"), self.tr("Best of three"), self.tr("Best of five")

    def _swap(self) -> None:
        """Let the players change places: with a friend the names go along, against a bot the decks alone change."""
        first, second = (chooser.chosen for chooser in self.decks)
        self.decks[0].choose(second)
        self.decks[1].choose(first)
        if self.opponent.currentData() == HUMAN:
            one, other = (field.text() for field in self.names)
            self.names[0].setText(other)
            self.names[1].setText(one)

    def _show_names(self) -> None:
        """Say who sits where: against a bot or a friend."""
        friend = self.opponent.currentData() == HUMAN
        first, second = self.boxes[:2]
        first.setTitle(self.tr("First player, in the first seat") if friend else self.tr("You, below"))
        second.setTitle(self.tr("Second player, in the second seat") if friend else self.tr("Opponent, above"))
        for at, text in enumerate(self._starter_texts()):
            self.starter.setItemText(at, text)
        self.names[0].setPlaceholderText(default_names(HUMAN if friend else "")[0])
        self.names[1].setPlaceholderText(default_names(str(self.opponent.currentData()))[1])

    @staticmethod
    def _select(box: QComboBox, data: str | int) -> None:
        at = box.findData(data)
        box.setCurrentIndex(max(0, at))


def _in_a_row(field: QWidget, more: QWidget) -> QHBoxLayout:
    """A field, and what belongs to it."""
    row = QHBoxLayout()
    row.addWidget(field, 1)
    row.addWidget(more)
    return row


def _second_deck(doors: Doors) -> str:
    """The deck that the second player is offered first."""
    names = list(doors.library.deck_names())
    return names[1] if len(names) > 1 else ""


def default_level(services: Services) -> str:
    """The bot that is preselected: the weakest but one."""
    levels = services.levels()
    return levels[min(1, len(levels) - 1)]


def default_names(opponent: str) -> tuple[str, str]:
    """The default names of the players."""
    if opponent == HUMAN:
        return translate("NewGameDialog", "Player 1"), translate("NewGameDialog", "Player 2")
    return translate("NewGameDialog", "Player"), translate("NewGameDialog", "Bot ({level})").format(level=opponent)


def completed(setup: GameSetup, services: Services) -> GameSetup:
    """The setup with everything filled in that it leaves to the program, but for the seed."""
    doors = services.find(setup.game)
    decks = list(doors.library.deck_names())
    first = setup.decks[0] or decks[0]
    second = setup.decks[1] or decks[min(1, len(decks) - 1)]
    opponent = setup.opponent or default_level(services)
    names = default_names(opponent)
    return setup.model_copy(
        update={
            "decks": (first, second),
            "opponent": opponent,
            "names": (setup.names[0] or names[0], setup.names[1] or names[1]),
            "edition": setup.edition or doors.newest,
        }
    )


def _title(doors: Doors, name: str) -> str:
    """The title of a deck in the list; its name if the deck cannot be read."""
    try:
        return doors.library.deck_title(name, language())
    except ValueError:
        return name


def show_bad_deck(parent: QWidget | None, error: Exception) -> None:
    """Say that a deck cannot be played: which one, where, and why."""
    message_box.warn(parent, translate("NewGameDialog", "This deck cannot be played"), str(error))
