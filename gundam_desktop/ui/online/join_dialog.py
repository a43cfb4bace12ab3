"""Joining a table: one field takes a link, a code or an address; nothing is dialled before the player wants it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import cast

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QDialog, QDialogButtonBox, QFormLayout, QLineEdit, QWidget

from gundam_desktop.fingerprints import in_groups
from gundam_desktop.games import keys
from gundam_desktop.net.downward import Refused
from gundam_desktop.net.invitation import Invitation, NotAnInvitation, Server, read_address, read_code, read_invitation
from gundam_desktop.net.seat_file import SavedSeat
from gundam_desktop.tabletop import told
from gundam_desktop.ui.online.deck_field import DeckField, MakeDeckField
from gundam_desktop.ui.online.words import (
    code_text,
    game_title,
    invitation_fault,
    link_text,
    names_text,
    refused_text,
    rules_text,
)
from gundam_desktop.ui.session.network_table import NetworkTable
from gundam_desktop.ui.session.online_choices import KnownServer, OnlineChoices
from gundam_desktop.ui.session.services import Services
from gundam_desktop.ui.session.settings import NAME_LENGTH, GameSetup, tidy_name
from gundam_desktop.ui.style import fonts
from gundam_desktop.ui.style.label import Label
from gundam_desktop.ui.style.scaling import scaled, set_font
from gundam_desktop.ui.style.sheet import Sheet
from gundam_desktop.ui.style.translation import language

WIDTH = 600


class JoinDialog(Sheet, QDialog):
    """Looks at a table, and then takes a seat there or watches."""

    joined = Signal(object)
    """The `NetworkTable` at which a seat was asked for, or which is to be watched."""
    back_wanted = Signal(object)
    """The player has a seat at the table already: its `SavedSeat`, at the address where the server is now."""
    trusted = Signal(object)
    """The player trusts a server's own certificate: its `KnownServer`."""

    def __init__(
        self,
        services: Services,
        last_setup: Callable[[str], GameSetup],
        choices: OnlineChoices,
        name: str,
        seats: Callable[[], Sequence[SavedSeat]],
        dial: Callable[[Server], NetworkTable],
        make_deck_field: MakeDeckField,
        parent: QWidget,
    ) -> None:
        """`seats` are those that the player has at tables. `dial` makes the table of a server; nothing is connected
        before its client is asked for something.
        """
        super().__init__(parent)
        self._services, self._last_setup, self._choices, self._dial = services, last_setup, choices, dial
        self._seats, self._make_deck_field = seats, make_deck_field
        self._back: SavedSeat | None = None
        """The player's own seat at the table that is looked at."""
        self.setWindowTitle(self.tr("Join a game"))
        self.table: NetworkTable | None = None
        """The table that is looked at; None before that."""
        self._fingerprint = ""
        """Of a certificate that the player is asked about."""
        self.field, self.code, self.name = QLineEdit(self), QLineEdit(self), QLineEdit(name, self)
        self.field.setPlaceholderText(self.tr("Link, code or address"))
        self.field.setAccessibleName(self.tr("Link, code or address"))
        self.code.setPlaceholderText("P3DF-XWFR")
        self.name.setMaxLength(NAME_LENGTH)
        self.name.setPlaceholderText(self.tr("Player"))
        self.server = QComboBox(self)
        self.server.setEditable(True)
        self.server.addItems([server.address for server in choices.servers])
        self.told, self.state = Label(self), Label(self)
        self.deck: QWidget | None = None
        self._lay_out()
        self.field.textChanged.connect(self._read)
        self.code.textChanged.connect(self._show)
        self.server.currentTextChanged.connect(self._show)
        self._invitation: Invitation | None = None
        self._read()

    def take(self, text: str) -> None:
        """Show an invitation that has come from elsewhere; it is not dialled by itself."""
        self.field.setText(text)

    def accept(self) -> None:
        """Look at the table, or take the seat once it has been looked at."""
        back = self._back
        if back is not None:
            self._forget()
            super().accept()
            self.back_wanted.emit(back)
        elif self.table is not None and self.table.found is not None:
            self._sit(watch=False)
        elif self._fingerprint:
            self._trust()
        elif self.table is None and (wanted := self._wanted()) is not None:
            self._look(*wanted)

    def reject(self) -> None:
        """Close; a table that was only looked at is forgotten."""
        self._forget()
        super().reject()

    # what is understood

    def _read(self) -> None:
        self._forget()
        self._invitation, fault = None, ""
        try:
            self._invitation = read_invitation(self.field.text())
        except NotAnInvitation as error:
            fault = invitation_fault(error)
        self._show()
        if fault:
            self.told.setText(fault)

    def _wanted(self) -> tuple[Server, str] | None:
        """The server and the code that are to be dialled; None while something is missing."""
        said = self._invitation
        if said is None:
            return None
        code = said.code or read_code(self.code.text())
        server = said.server
        if server is None:
            try:
                server = read_address(self.server.currentText())
            except NotAnInvitation:
                return None
        if not server.fingerprint:
            server = server._replace(fingerprint=self._choices.known(server.address).fingerprint)
        return (server, code) if code else None

    def _show(self) -> None:
        """Show what was understood, and the fields for what is missing."""
        said, found = self._invitation, self.table.found if self.table is not None else None
        self._form.setRowVisible(self.server, said is not None and said.server is None)
        self._form.setRowVisible(self.code, said is not None and not said.code)
        self._form.setRowVisible(self.name, found is not None and self._back is None)
        told = self.tr("Paste the link that your friend has sent, or type the code or the address of a server.")
        if said is not None:
            where = said.server.address if said.server is not None else self.tr("a server that you name below")
            told = self.tr("Server: {where}").format(where=where)
            if said.code:
                told += "\n" + self.tr("Table: {code}").format(code=code_text(said.code))
            if said.server is not None and said.server.fingerprint:
                told += "\n" + self.tr("The server is known by its certificate, which the link names.")
        self.told.setText(told)
        full = found is not None and all(found.names) and self._back is None
        self.watch.setVisible(found is not None and found.rules.watchers and self._back is None)
        go_on = self.tr("Sit down") if found is not None else self.tr("Look at the table")
        go_on = self.tr("Back to the table") if self._back is not None else go_on
        self.go_on.setText(self.tr("Trust this server") if self._fingerprint else go_on)
        dialling = self.table is not None and found is None
        self.go_on.setEnabled(not full and (self._fingerprint != "" or (self._wanted() is not None and not dialling)))
        self.adjustSize()

    # the table

    def _look(self, server: Server, code: str) -> None:
        self.table = table = self._dial(server)
        self.state.setText(self.tr("Connecting to {address}…").format(address=server.address))
        table.changed.connect(self._follow)
        table.told.connect(self._hear)
        table.client.look(code)
        self._show()

    def _follow(self) -> None:
        table = self.table
        if table is None:
            return
        if table.found is not None and self.deck is None and self._back is None:
            self._show_found()
        elif table.link.state == "lost":
            self.state.setText(link_text(table.link) + " " + self.tr("Trying again…"))
        elif table.link.state == "ended":
            self._end(link_text(table.link))
            figures = dict(table.link.figures)
            if table.link.code == "certificate" and figures.get("fingerprint") and not table.client.server.fingerprint:
                self._ask_trust(str(figures["fingerprint"]))

    def _hear(self, message: object) -> None:
        if isinstance(message, Refused):
            if self.table is not None and self.table.found is not None:
                self.state.setText(refused_text(message))
            else:
                self._end(refused_text(message))

    def _end(self, why: str) -> None:
        self._forget()
        self._show()
        self.state.setText(why)

    def _forget(self) -> None:
        table, self.table, self._fingerprint, self._back = self.table, None, "", None
        self.state.clear()
        if self.deck is not None:
            self._form.removeRow(self.deck)
            self.deck = None
        if table is not None:
            table.close()
            table.deleteLater()

    def _show_found(self) -> None:
        """Show who plays what by which rules, and let the player choose a deck."""
        assert self.table is not None
        found = self.table.found
        assert found is not None
        if found.game not in keys():
            self._end(self.tr("This program does not have the game of this table ({game}).").format(game=found.game))
            return
        lines = [
            self.tr("At the table: {names}").format(names=names_text(found.names)),
            f"{game_title(self._services, found.game)} · {found.edition}",
            rules_text(found.rules),
        ]
        welcome = self.table.welcome
        if welcome is not None:
            trust = self.tr("{server}: a neutral server runs this game.")
            if not welcome.neutral:
                trust = self.tr("The host's computer runs this game: it could look at hidden cards.")
            lines.append(trust.format(server=welcome.server))
        self.state.setText("\n".join(lines))
        self._back = self._own_seat(found.code, self.table.client.server)
        if self._back is not None:
            self._show()
            return
        chosen = self._last_setup(found.game).decks[0]
        self.deck = self._make_deck_field(self._services.find(found.game), chosen, self)
        self._form.addRow(self.tr("Deck"), self.deck)
        self._show()
        self.deck.setFocus()

    def _own_seat(self, code: str, server: Server) -> SavedSeat | None:
        """The player's seat at a table of a server, which may have moved; a token goes to no other server."""
        for seat in self._seats():
            known = seat.server
            same = known.fingerprint == server.fingerprint and (known.fingerprint or known.host == server.host)
            if seat.code == code and same:
                return seat.model_copy(update={"server": server})
        return None

    def _sit(self, *, watch: bool) -> None:
        table = self.table
        assert table is not None
        assert table.found is not None
        found, name = table.found, tidy_name(self.name.text()) or self.tr("Player")
        if watch:
            table.client.watch(found.code, found.game, name)
        else:
            chosen = cast("DeckField", self.deck).chosen
            library = self._services.find(found.game).library
            try:
                table.brought = library.deck(chosen)
            except (ValueError, OSError) as error:
                self.state.setText(told(error, language()))
                return
            table.client.join(found.code, found.game, table.brought, library.deck_title(chosen, language()), name)
        self.table = None
        table.changed.disconnect(self._follow)
        table.told.disconnect(self._hear)
        super().accept()
        self.joined.emit(table)

    # a server that nobody vouches for

    def _ask_trust(self, fingerprint: str) -> None:
        self._fingerprint = fingerprint
        text = self.tr(
            "This server shows a certificate of its own. Ask who runs it whether its fingerprint is this one:\n{groups}"
        )
        self.state.setText(text.format(groups=in_groups(fingerprint)))
        self._show()

    def _trust(self) -> None:
        wanted = self._wanted()
        if wanted is None:
            return
        server, code = wanted
        known = self._choices.known(server.address).model_copy(update={"fingerprint": self._fingerprint})
        self._choices = self._choices.with_server(KnownServer.model_validate(known.model_dump()))
        self.trusted.emit(known)
        fingerprint, self._fingerprint = self._fingerprint, ""
        self._look(server._replace(fingerprint=fingerprint), code)

    def _lay_out(self) -> None:
        column, self._form = self.headed_column(), QFormLayout()
        column.setSpacing(scaled(10))
        set_font(self.field, 17)
        for label in (self.told, self.state):
            label.setWordWrap(True)
            label.setMinimumWidth(scaled(WIDTH))
        self._form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        self._form.addRow(self.tr("Server"), self.server)
        self._form.addRow(self.tr("Code"), self.code)
        self._form.addRow(self.tr("Name"), self.name)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel, self)
        self.watch = buttons.addButton(self.tr("Watch"), QDialogButtonBox.ButtonRole.ActionRole)
        self.go_on = buttons.addButton("", QDialogButtonBox.ButtonRole.AcceptRole)
        self.go_on.setDefault(True)
        set_font(self.go_on, 17, fonts.BOLD)
        self.watch.clicked.connect(lambda: self._sit(watch=True))
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        for widget in (self.field, self.told, self.state):
            column.addWidget(widget)
        column.addLayout(self._form)
        column.addStretch(1)
        column.addWidget(buttons)
