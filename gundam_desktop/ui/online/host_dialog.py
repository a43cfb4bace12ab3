"""The form for a table of one's own: what is played, with which deck, by which rules, and where."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, cast

from pydantic import ValidationError
from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLineEdit,
    QPushButton,
    QWidget,
)

from gundam_desktop.games.game_module import GameModule
from gundam_desktop.net.invitation import NotAnInvitation, read_address
from gundam_desktop.net.protocol import Rules
from gundam_desktop.ui.online.deck_field import DeckField, MakeDeckField
from gundam_desktop.ui.online.rules_form import PRESETS, RulesForm
from gundam_desktop.ui.online.words import invitation_fault
from gundam_desktop.ui.session.online_choices import KnownServer, OnlineChoices
from gundam_desktop.ui.session.services import Services
from gundam_desktop.ui.session.settings import NAME_LENGTH, GameSetup, tidy_name
from gundam_desktop.ui.style import fonts
from gundam_desktop.ui.style.label import Label
from gundam_desktop.ui.style.scaling import scaled, set_font
from gundam_desktop.ui.style.scroll_column import ScrollColumn
from gundam_desktop.ui.style.sheet import Sheet
from gundam_desktop.ui.style.translation import language

WIDTH = 560


class Hosting(NamedTuple):
    """A table that is to be opened."""

    game: str
    edition: str
    deck: str
    """Name or path."""
    name: str
    rules: Rules
    server: KnownServer | None
    """None for this computer."""


class HostDialog(Sheet, QDialog):
    """Asks for everything that a table needs; `chosen` brings it as `Hosting`."""

    chosen = Signal(object)

    def __init__(
        self,
        services: Services,
        last_setup: Callable[[str], GameSetup],
        last: GameSetup,
        choices: OnlineChoices,
        make_deck_field: MakeDeckField,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._services, self._last_setup, self._choices = services, last_setup, choices
        self.setWindowTitle(self.tr("Host a game"))
        self._game_module: GameModule = services.find(last.game)
        self.game, self.edition, self.where = QComboBox(self), QComboBox(self), QComboBox(self)
        for title in services.titles(language()):
            self.game.addItem(title.title, title.key)
        self.game.setCurrentIndex(max(0, self.game.findData(last.game)))
        self.deck = make_deck_field(self._game_module, last.decks[0], self)
        self.name = QLineEdit(last.names[0], self)
        self.name.setMaxLength(NAME_LENGTH)
        self.name.setPlaceholderText(self.tr("Player"))
        self.where.addItem(self.tr("On this computer"), "")
        for server in choices.servers:
            self.where.addItem(server.address, server.address)
        self.where.addItem(self.tr("On another server…"), None)
        self.where.setCurrentIndex(max(0, self.where.findData(choices.hosts_at)))
        self.address, self.key, self.about = QLineEdit(self), QLineEdit(self), Label(self)
        self.address.setPlaceholderText("play.example.org:7447")
        self.key.setPlaceholderText(self.tr("empty if the server needs none"))
        self.rules = RulesForm(_rules_in(choices), self._game_module, self)
        self.more = QPushButton(self)
        self.more.setCheckable(True)
        self.more.setAutoDefault(False)
        self.more.setChecked(self.rules.rules() not in PRESETS.values())
        self.problem = Label(self)
        self._lay_out()
        self._show_editions(last.edition)
        self._show_where()
        self.game.activated.connect(self._follow_game)
        self.where.activated.connect(self._show_where)
        self.more.toggled.connect(self._show_more)
        self._show_more()
        self._fit()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        QTimer.singleShot(0, self, self._fit)  # only now do hidden fields take no room

    def accept(self) -> None:
        """Accept the dialog if the server's address can be read; else say what is wrong."""
        server, address = None, self.where.currentData()
        if address != "":
            written = self.address.text().strip() if address is None else address
            try:
                read_address(written)
            except NotAnInvitation as fault:
                self._complain(invitation_fault(fault) or self.tr("Enter the address of the server."))
                return
            known = self._choices.known(written)
            server = known.model_copy(update={"key": self.key.text().strip()})
        super().accept()
        deck = cast("DeckField", self.deck).chosen
        name = tidy_name(self.name.text()) or self.tr("Player")
        edition = str(self.edition.currentData())
        self.chosen.emit(Hosting(self._game_module.key, edition, deck, name, self.rules.rules(), server))

    def _complain(self, text: str) -> None:
        self.problem.setText(text)
        self.problem.show()
        self.address.setFocus()

    def _lay_out(self) -> None:
        whole, self._scrolled, self._form = self.headed_column(), ScrollColumn(self), QFormLayout()
        for label in (self.about, self.problem):
            label.setWordWrap(True)
        self.problem.hide()
        whole.addWidget(self._scrolled, 1)
        form, column = self._form, self._scrolled.column
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        form.addRow(self.tr("Game"), self.game)
        form.addRow(self.tr("Deck"), self.deck)
        form.addRow(self.tr("Edition"), self.edition)
        form.addRow(self.tr("Name"), self.name)
        form.addRow(self.tr("Where"), self.where)
        form.addRow(self.tr("Address"), self.address)
        form.addRow(self.tr("Key"), self.key)
        form.addRow("", self.about)
        form.addRow(self.tr("Rules"), self.rules)
        column.addLayout(form)
        column.addWidget(self.problem)
        column.addStretch(1)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel, self)
        buttons.addButton(self.more, QDialogButtonBox.ButtonRole.ResetRole)
        self.open_table = buttons.addButton(self.tr("Open the table"), QDialogButtonBox.ButtonRole.AcceptRole)
        self.open_table.setDefault(True)
        set_font(self.open_table, 17, fonts.BOLD)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        whole.addWidget(buttons)

    def _follow_game(self) -> None:
        last = self._last_setup(str(self.game.currentData()))
        self._game_module = self._services.find(last.game)
        cast("DeckField", self.deck).set_game(self._game_module, last.decks[0])
        self.rules.set_game(self._game_module)
        self._show_editions(last.edition)
        self._fit()

    def _show_editions(self, edition: str) -> None:
        self.edition.clear()
        for each in self._game_module.editions:
            self.edition.addItem(self.tr("Comprehensive Rules {edition}").format(edition=each), each)
        self.edition.setCurrentIndex(max(0, self.edition.findData(edition or self._game_module.newest)))
        self._form.setRowVisible(self.edition, len(self._game_module.editions) > 1)

    def _show_where(self) -> None:
        address = self.where.currentData()
        self._form.setRowVisible(self.address, address is None)
        self._form.setRowVisible(self.key, address != "")
        self.key.setText(self._choices.known(address).key if address else "")
        here = self.tr(
            "This computer holds the game. Your friend must be able to reach it: in the same network, by IPv6, or by a "
            "port that your router passes on. No connection is made before you open the table."
        )
        there = self.tr("The server holds the game: neither computer has hidden cards of the other player.")
        self.about.setText(here if address == "" else there)
        self._fit()

    def _show_more(self) -> None:
        self.rules.details.setVisible(self.more.isChecked())
        self.more.setText(self.tr("Less") if self.more.isChecked() else self.tr("More…"))
        self._fit()

    def _fit(self) -> None:
        self._scrolled.fit_window(scaled(WIDTH))


def _rules_in(choices: OnlineChoices) -> Rules:
    """The rules of the last table; friendly ones if there are none that this program understands."""
    try:
        return Rules.model_validate(choices.rules) if choices.rules else PRESETS["friendly"]
    except ValidationError:
        return PRESETS["friendly"]
