"""The chances of a deck: the standard ones by turn, and those of a group of cards."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QFormLayout,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QSizePolicy,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from gundam_desktop.games.gcg import decks_api
from gundam_desktop.games.gcg.decks_api import Chances, OddsRow, percent
from gundam_desktop.ui.decks.card_listing import order_of
from gundam_desktop.ui.decks.statistics.cell_table import Cell, CellTable
from gundam_desktop.ui.decks.statistics.labels import copies, question_texts, redraw_note, turn_order_texts
from gundam_desktop.ui.decks.statistics.statistics_page import StatisticsPage
from gundam_desktop.ui.style import fonts
from gundam_desktop.ui.style.label import Label
from gundam_desktop.ui.style.panel import Panel, thin_scroll_bar
from gundam_desktop.ui.style.scaling import set_font
from gundam_desktop.ui.style.theme import theme

MOST_TURNS = 20
MOST_CARDS = 10


class ChancesPage(StatisticsPage):
    """Standard chances at the left, Bursts below them, the chances of a group at the right."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.fixed, self.shields = CellTable((0,), self), CellTable((0,), self)
        self.note = Label(self)
        self.note.setWordWrap(True)
        set_font(self.note, 12)
        self.question = GroupQuestion(self)
        self._fixed, self._shields = Panel(" ", self), Panel(" ", self)
        self._fixed.box.addWidget(self.fixed, 1)
        self._fixed.box.addWidget(self.note)
        self._shields.box.addWidget(self.shields)
        left = QVBoxLayout()
        left.setSpacing(8)
        left.addWidget(self._fixed, 1)
        left.addWidget(self._shields)
        self._shields.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        row = QHBoxLayout(self)
        row.setSpacing(8)
        row.addLayout(left, 2)
        row.addWidget(self.question, 1)

    @property
    def title(self) -> str:
        """The title of the tab."""
        return self.tr("Chances")

    def refresh(self) -> None:
        """Compute and show the chances."""
        chances = decks_api.chances_of(self.deck)
        self._fixed.set_title(self.tr("Chances to have seen a card by turn"))
        self._shields.set_title(self.tr("Cards with a Burst effect among the Shields"))
        self.note.setText(redraw_note())
        self._show_fixed(chances)
        self._show_shields(chances)
        self.question.deck = self.deck
        self.question.refresh()

    def _show_fixed(self, chances: Chances) -> None:
        texts, orders = question_texts(), turn_order_texts()
        order = {key: place for place, key in enumerate(texts)}
        turns = len(chances.rows[0].by_turn)
        muted = theme().muted
        rows = [
            [
                Cell(texts[row.key], color="" if _is_usual(row) else muted, hint=texts[row.key]),
                Cell(orders[row.turn_order], color=muted),
                Cell(self.tr("redraw") if row.redraw else self.tr("opening hand"), color=muted),
                *(Cell(percent(chance, 1), figure=True) for chance in row.by_turn),
            ]
            for row in sorted(chances.rows, key=lambda row: (order[row.key], row.turn_order, row.redraw))
        ]
        head = [self.tr("Chance"), self.tr("Goes"), self.tr("Hand"), *map(str, range(1, turns + 1))]
        self.fixed.show_rows(self._fixed.title, head, rows)

    def _show_shields(self, chances: Chances) -> None:
        bursts = chances.bursts or (None,) * 7
        head = [self.tr("Bursts"), *map(str, range(len(bursts)))]
        row = [Cell(self.tr("Chance")), *(Cell(percent(chance, 1), figure=True) for chance in bursts)]
        self.shields.show_rows(self._shields.title, head, [row])
        self.shields.fit_height()


def _is_usual(row: OddsRow) -> bool:
    return not row.redraw and row.turn_order != "second"


class GroupQuestion(Panel):
    """The chance of at least some number of checked cards by a turn."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(" ", parent)
        self.deck = decks_api.Deck(name="", cards=())
        self.cards = QListWidget(self)
        self.cards.setWordWrap(True)
        self.cards.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.cards.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.cards.itemChanged.connect(lambda _item: self._answer())
        self.least, self.turn = QSpinBox(self), QSpinBox(self)
        self.least.setRange(1, MOST_CARDS)
        self.turn.setRange(1, MOST_TURNS)
        self.turn.setValue(3)
        self.redraw = QCheckBox(self)
        self.answer, self.status = Label(self), Label(self)
        set_font(self.answer, 30, fonts.BOLD)
        self.status.setWordWrap(True)
        self._labels = {name: Label(self) for name in ("least", "turn")}
        form = QFormLayout()
        for name, field in (("least", self.least), ("turn", self.turn)):
            self._labels[name].setBuddy(field)
            form.addRow(self._labels[name], field)
            field.valueChanged.connect(lambda _value: self._answer())
        form.addRow(self.redraw)
        self.redraw.toggled.connect(lambda _on: self._answer())
        self.box.addWidget(self.cards, 1)
        self.box.addLayout(form)
        self.box.addWidget(self.answer)
        self.box.addWidget(self.status)

    @property
    def chosen(self) -> frozenset[str]:
        """The checked card numbers."""
        items = (self.cards.item(row) for row in range(self.cards.count()))
        return frozenset(
            item.data(Qt.ItemDataRole.UserRole) for item in items if item.checkState() == Qt.CheckState.Checked
        )

    def refresh(self) -> None:
        """Show the cards of the deck; checked ones stay checked."""
        self.set_title(self.tr("Your own question"))
        self.cards.setAccessibleName(self.tr("Cards of the deck"))
        self.cards.setStyleSheet(thin_scroll_bar())
        self._labels["least"].setText(self.tr("At &least"))
        self._labels["turn"].setText(self.tr("By t&urn"))
        self.redraw.setText(self.tr("With a &redraw if the hand has none of them"))
        chosen = self.chosen
        with QSignalBlocker(self.cards):
            self.cards.clear()
            cards = decks_api.all_cards()
            for number in sorted(dict(self.deck.cards), key=lambda number: order_of(cards[number])):
                item = QListWidgetItem(copies(number, self.deck), self.cards)
                item.setData(Qt.ItemDataRole.UserRole, number)
                item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
                item.setCheckState(Qt.CheckState.Checked if number in chosen else Qt.CheckState.Unchecked)
        self._answer()

    def _answer(self) -> None:
        chosen, least, turn = self.chosen, self.least.value(), self.turn.value()
        group = sum(self.deck.copies(number) for number in chosen)
        if not chosen:
            self.answer.setText(" ")
            self.status.setText(self.tr("Tick the cards that you want to draw."))
            return
        chance = decks_api.chance_of_group(self.deck, chosen, least, turn, redraw=self.redraw.isChecked())
        self.answer.setText(percent(chance, 1))
        self.answer.setAccessibleName(percent(chance, 1))
        text = self.tr("At least {least} of {group} out of %n cards, seen by turn {turn}.", "", self.deck.count)
        self.status.setText(text.format(least=least, group=group, turn=turn))
