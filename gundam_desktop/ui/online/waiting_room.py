"""The waiting room of a table: how the other player comes in, who is there, with what, and when it begins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, cast

from PySide6.QtCore import QRectF, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QGuiApplication, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from gundam_desktop.games.game_module import GameModule
from gundam_desktop.net.downward import Refused
from gundam_desktop.net.invitation import Invitation, Server
from gundam_desktop.net.upward import Deck, Ready
from gundam_desktop.quoting import shown
from gundam_desktop.tabletop import told
from gundam_desktop.ui.decks.import_export.qr import TooLongForQr, paint_qr
from gundam_desktop.ui.online.deck_field import DeckField, MakeDeckField
from gundam_desktop.ui.online.words import code_text, link_text, refused_text, rules_text
from gundam_desktop.ui.session.network_table import NetworkTable
from gundam_desktop.ui.style import fonts
from gundam_desktop.ui.style.ambient import Ambient
from gundam_desktop.ui.style.button import ActionButton
from gundam_desktop.ui.style.ground import paint_ground
from gundam_desktop.ui.style.label import Label
from gundam_desktop.ui.style.panel import Panel
from gundam_desktop.ui.style.scaling import scaled, set_font
from gundam_desktop.ui.style.theme import theme
from gundam_desktop.ui.style.translation import language

WIDEST, QR_SIDE, LONGEST = 1080, 190, 40
HERE, ABSENT = "●", "–"
"""The marks of a player who is connected, and of one who is not."""
MOST_UNPLAYED = 6
LONGEST_UNPLAYED = 200
"""Lines about abilities that are not played, and characters of one."""


class WayIn(NamedTuple):
    """An address of the server, with what it reaches, in words."""

    server: Server
    reach: str


class QrCode(QWidget):
    """The link as a QR code."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.text = ""

    def show_text(self, text: str) -> None:
        """Show another text; nothing for an empty one."""
        self.text = text
        self.setVisible(bool(text))
        self.setAccessibleName(self.tr("The link as a QR code"))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(scaled(QR_SIDE), scaled(QR_SIDE))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        side = min(self.width(), self.height())
        try:
            paint_qr(QPainter(self), QRectF((self.width() - side) / 2, 0, side, side), self.text)
        except TooLongForQr:
            self.hide()


class WaitingRoom(Ambient, QWidget):
    """Shows one table before its game; every wait has a word and a way out."""

    left = Signal()
    """The player leaves the table."""

    def __init__(self, table: NetworkTable, make_deck_field: MakeDeckField, parent: QWidget) -> None:
        super().__init__(parent)
        self._table, self._make_deck_field = table, make_deck_field
        self._ways: Sequence[WayIn] = ()
        self._why = ""
        """Why the connection has ended, or the table could not be opened."""
        self.title, self.state = Label(self), Label(self)
        self.invite, self.players = Panel(" ", self), Panel(" ", self)
        self.code, self.reach, self.rules, self.trust = Label(self), Label(self), Label(self), Label(self)
        self.copy, self.copy_code = ActionButton(main=True, parent=self), ActionButton(parent=self)
        self.qr = QrCode(self)
        self.rows = (Label(self), Label(self))
        self.deck: QWidget | None = None
        self.problem, self.unplayed = Label(self), Label(self)
        self.ready, self.leave, self.again = (
            ActionButton(main=True, parent=self),
            ActionButton(parent=self),
            ActionButton(parent=self),
        )
        self._lay_out()
        self.copy.clicked.connect(self._copy_link)
        self.copy_code.clicked.connect(lambda: self._copy(code_text(self._code)))
        self.ready.clicked.connect(self._toggle_ready)
        self.leave.clicked.connect(self.left)
        self.again.clicked.connect(table.client.try_now)
        table.changed.connect(self.refresh)
        table.told.connect(self._hear)
        self.refresh_colors()
        self.refresh_sizes()
        self.refresh_texts()

    @property
    def link(self) -> str:
        """The invitation to this table; empty while it has none."""
        table = self._table.table
        server = self._ways[0].server if self._ways else self._table.client.server
        if table is None or server.plain:
            return ""
        return Invitation(server, table.code, table.game, table.edition).link

    def show_ways(self, ways: Sequence[WayIn]) -> None:
        """Show the addresses of a server on this computer, the farthest reaching first."""
        self._ways = ways
        self.refresh()

    def fail(self, why: str) -> None:
        """Show why there is no table; what is left is to go back."""
        self._why = why
        self.refresh()

    def use_decks_of(self, game_module: GameModule, chosen: str) -> None:
        """Let the player bring another deck of a game, until both are ready."""
        if self.deck is None:
            self.deck = self._make_deck_field(game_module, chosen, self)
            self._game_module, self._chosen = game_module, chosen
            cast("DeckField", self.deck).changed.connect(self._bring)
            self.players.box.insertWidget(2, self.deck)

    def refresh(self) -> None:
        """Show the table as it is now."""
        table, players, link = self._table.table, self._table.players, self._table.link
        seated = table is not None and players is not None
        ended = bool(self._why) or link.state == "ended"
        self.state.setText(self._state())
        self.invite.setVisible(seated and not ended and table is not None and table.seat == 0)
        self.players.setVisible(seated and not ended)
        self.again.setVisible(link.state == "lost" and not ended)
        self.ready.setVisible(seated and not ended and self._table.seat >= 0)
        self.ready.setEnabled(link.state in ("here", "slow"))
        if seated and table is not None and players is not None:
            self.code.setText(code_text(table.code))
            self.code.setAccessibleName(self.tr("Code {code}").format(code=" ".join(table.code)))
            self.rules.setText(rules_text(table.rules))
            for seat, row in enumerate(self.rows):
                row.setText(self._row(seat))
            self.unplayed.setText(self._unplayed())
            self.unplayed.setVisible(bool(self.unplayed.text()))
            on = self._table.seat >= 0 and players.ready[self._table.seat]
            self.ready.set_caption(self.tr("Not ready yet") if on else self.tr("Ready"))
            self.qr.show_text(self.link)
            self.copy.setVisible(bool(self.link))
            self.reach.setText("\n".join(f"{way.server.address}: {way.reach}" for way in self._ways))
            self.reach.setVisible(bool(self._ways))
        welcome = self._table.welcome
        if welcome is not None:
            text = self.tr("{server}: a neutral server runs this game.")
            if not welcome.neutral and self._table.seat == 0:
                text = self.tr("Your computer runs this game. This window holds no hidden card of the other player.")
            elif not welcome.neutral:
                text = self.tr("The host's computer runs this game: it could look at hidden cards.")
            self.trust.setText(text.format(server=shown(welcome.server, LONGEST)))
        self.leave.set_caption(self.tr("Back") if ended else self.tr("Leave the table"))

    def refresh_texts(self) -> None:
        self.title.setText(self.tr("Waiting room"))
        self.invite.set_title(self.tr("Invite the other player"))
        self.players.set_title(self.tr("At the table"))
        self.copy.set_caption(self.tr("Copy the link"))
        self.copy_code.set_caption(self.tr("Copy the code"))
        self.again.set_caption(self.tr("Try now"))
        self.refresh()

    def refresh_colors(self) -> None:
        self.title.setStyleSheet(f"color: {theme().text}")
        self.code.setStyleSheet(f"color: {theme().accent_self}")
        for label in (self.rules, self.trust, self.reach):
            label.setStyleSheet(f"color: {theme().muted}")
        self.problem.setStyleSheet(f"color: {theme().danger}")
        self.update()

    def refresh_sizes(self) -> None:
        self._middle.setMaximumWidth(scaled(WIDEST))
        self._column.setSpacing(scaled(12))
        self.ready.set_height(52)
        self.leave.set_height(52)

    def paintEvent(self, _event: QPaintEvent) -> None:
        paint_ground(self)

    @property
    def _code(self) -> str:
        return self._table.table.code if self._table.table is not None else ""

    def _state(self) -> str:
        """What is waited for."""
        table, players, link = self._table.table, self._table.players, self._table.link
        if self._why:
            return self._why
        if link.state in ("lost", "ended"):
            trying = self.tr("Trying again in {seconds} s.").format(seconds=max(1, round(link.wait)))
            return f"{link_text(link)} {trying if link.state == 'lost' else ''}".strip()
        if table is None or players is None:
            return self.tr("Connecting to {address}…").format(address=self._table.client.server.address)
        if players.stage == "open":
            return self.tr("Waiting for the second player. Send them the link.")
        if players.stage == "dealing":
            return self.tr("Shuffling: both computers agree on the random numbers of this game…")
        if players.stage == "kept":
            return self.tr("The game is kept. It continues as soon as both are here.")
        if self._table.seat < 0:
            return self.tr("You watch. The game begins when both are ready.")
        own, other = players.ready[self._table.seat], players.ready[1 - self._table.seat]
        if own and not other:
            return self.tr("Waiting until the other player is ready.")
        return self.tr("Choose your deck, then press Ready.")

    def _row(self, seat: int) -> str:
        """A player in a line: the name, and how far they are."""
        players = self._table.players
        assert players is not None
        if not players.names[seat]:
            return f"{ABSENT} {self.tr('nobody yet')}"
        name = shown(players.names[seat], LONGEST)
        name = self.tr("{name} (you)").format(name=name) if seat == self._table.seat else name
        state = self.tr("ready") if players.ready[seat] else self.tr("not ready yet")
        if not players.here[seat]:
            state = self.tr("away")
        left = self.tr("left during the shuffle: {count}").format(count=players.left[seat])
        left = left if players.left[seat] else ""
        return f"{HERE if players.here[seat] else ABSENT} " + " · ".join(part for part in (name, state, left) if part)

    def _unplayed(self) -> str:
        """What of both decks is not played; empty if everything is."""
        players = self._table.players
        assert players is not None
        lines = list(dict.fromkeys(line for deck in players.unplayed for line in deck))
        if not lines:
            return ""
        told = [shown(line, LONGEST_UNPLAYED) for line in lines[:MOST_UNPLAYED]]
        head = self.tr("Not played, because the program does not understand it:")
        return "\n".join((head, *told, *["…"] * (len(lines) > MOST_UNPLAYED)))

    def _hear(self, message: object) -> None:
        if isinstance(message, Refused):
            text = refused_text(message)
            if self._table.table is None:
                self.fail(text)
            else:
                if message.what == Deck(deck=None).t and self.deck is not None:
                    self._go_back(self.deck)
                self.problem.setText(text)
                self.problem.show()

    def _bring(self) -> None:
        """Bring the deck that was chosen."""
        name, library = cast("DeckField", self.deck).chosen, self._game_module.library
        self.problem.hide()
        try:
            deck = library.deck(name)
        except (ValueError, OSError) as error:
            self.problem.setText(told(error, language()))
            self.problem.show()
            return
        self._former = self._chosen, self._table.brought
        self._chosen, self._table.brought = name, deck
        title = library.deck_title(name, language())
        self._table.client.send(Deck(deck=self._game_module.write_deck(deck), deck_name=title))

    def _go_back(self, field: QWidget) -> None:
        """Show the deck that counts now that another one is refused."""
        self._chosen, self._table.brought = self._former
        with QSignalBlocker(field):
            cast("DeckField", field).set_game(self._game_module, self._chosen)

    def _toggle_ready(self) -> None:
        players, seat = self._table.players, self._table.seat
        self.problem.hide()
        if players is not None and seat >= 0:
            self._table.client.send(Ready(on=not players.ready[seat]))

    def _copy_link(self) -> None:
        self._copy(self.link)

    def _copy(self, text: str) -> None:
        QGuiApplication.clipboard().setText(text)
        self.state.setText(self.tr("Copied. Send it to the other player."))

    def _lay_out(self) -> None:
        set_font(self.title, 32, fonts.BOLD)
        set_font(self.state, 17)
        set_font(self.code, 34, fonts.BOLD)
        for row in self.rows:
            set_font(row, 17, fonts.BOLD)
        for label in (self.state, self.reach, self.rules, self.trust, self.problem, self.unplayed):
            label.setWordWrap(True)
        self.code.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.problem.hide()
        self.unplayed.hide()
        self._middle = QWidget(self)
        around = QHBoxLayout(self)
        around.addWidget(self._middle)
        self._column = column = QVBoxLayout(self._middle)
        panels, inner, invited, foot = QHBoxLayout(), QHBoxLayout(), QVBoxLayout(), QHBoxLayout()
        for widget in (self.code, self.copy, self.copy_code):
            invited.addWidget(widget)
        inner.addLayout(invited, 1)
        inner.addWidget(self.qr)
        self.invite.box.addLayout(inner)
        self.invite.box.addWidget(self.reach)
        self.invite.box.addStretch(1)
        for each in (*self.rows, self.unplayed, self.problem, self.rules, self.trust):
            self.players.box.addWidget(each)
        self.players.box.addStretch(1)
        panels.addWidget(self.invite, 1)
        panels.addWidget(self.players, 1)
        foot.addWidget(self.leave)
        foot.addWidget(self.again)
        foot.addStretch(1)
        foot.addWidget(self.ready, 1)
        column.addStretch(1)
        column.addWidget(self.title)
        column.addWidget(self.state)
        column.addLayout(panels)
        column.addLayout(foot)
        column.addStretch(2)
