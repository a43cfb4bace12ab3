"""The page of games over a network: host, join, tables to come back to, and the tables of this network."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from gundam_desktop.net.seat_file import SavedSeat
from gundam_desktop.quoting import shown
from gundam_desktop.ui.online.words import code_text, game_title
from gundam_desktop.ui.session.services import Services
from gundam_desktop.ui.style import fonts
from gundam_desktop.ui.style.ambient import Ambient
from gundam_desktop.ui.style.button import ActionButton
from gundam_desktop.ui.style.clear_layout import clear_layout
from gundam_desktop.ui.style.ground import paint_ground
from gundam_desktop.ui.style.label import Label
from gundam_desktop.ui.style.panel import Panel
from gundam_desktop.ui.style.scaling import scaled, set_font
from gundam_desktop.ui.style.theme import theme

WIDEST = 1080
WAY_HEIGHT = 190
MOST_ROWS = 6
LONGEST = 40


class OnlinePage(Ambient, QWidget):
    """Shows the ways into a game over a network, and tells which is taken."""

    host_wanted = Signal()
    join_wanted = Signal()
    back_wanted = Signal()
    seat_wanted = Signal(object)
    """The `SavedSeat` to which the player wants to come back."""
    unwanted = Signal(object)
    """The `SavedSeat` that the player does not want any more."""
    near_wanted = Signal(object)
    """The `Invitation` of a table of this network."""
    search_wanted = Signal()
    """The tables of this network are to be looked for."""

    def __init__(self, services: Services, parent: QWidget) -> None:
        super().__init__(parent)
        self._services = services
        self.title, self.subtitle = Label(self), Label(self)
        self.host, self.join = ActionButton(main=True, parent=self), ActionButton(main=True, parent=self)
        self.host_about, self.join_about, self.near_about = Label(self), Label(self), Label(self)
        self.search, self.back = ActionButton(parent=self), ActionButton(parent=self)
        self.ways = (Panel(" ", self), Panel(" ", self))
        self.seats_panel, self.near_panel = Panel(" ", self), Panel(" ", self)
        self._seat_rows, self._near_rows = QVBoxLayout(), QVBoxLayout()
        self._seats: Sequence[SavedSeat] = ()
        self._lay_out()
        self.host.clicked.connect(self.host_wanted)
        self.join.clicked.connect(self.join_wanted)
        self.back.clicked.connect(self.back_wanted)
        self.search.clicked.connect(self.search_wanted)
        self.refresh_texts()
        self.refresh_colors()
        self.refresh_sizes()
        self.show_seats(())

    def show_seats(self, seats: Sequence[SavedSeat]) -> None:
        """Show the tables to which the player can come back."""
        self._seats = seats[:MOST_ROWS]
        clear_layout(self._seat_rows)
        self.seats_panel.setVisible(bool(seats))
        for seat in self._seats:
            row = QWidget(self)
            line = QHBoxLayout(row)
            line.setContentsMargins(0, 0, 0, 0)
            against = self.tr("against {name}").format(name=shown(seat.opponent, LONGEST)) if seat.opponent else ""
            table = self.tr("table {code}").format(code=code_text(seat.code))
            parts = (game_title(self._services, seat.game), against, table, seat.server.address)
            label = Label(self, " · ".join(part for part in parts if part))
            back, forget = ActionButton(self.tr("Back to the table"), parent=self), ActionButton("×", parent=self)
            forget.setAccessibleName(self.tr("Forget table {code}").format(code=code_text(seat.code)))
            forget.setToolTip(self.tr("Do not offer this table any more. A game there is not conceded"))
            back.clicked.connect(partial(self.seat_wanted.emit, seat))
            forget.clicked.connect(partial(self.unwanted.emit, seat))
            line.addWidget(label, 1)
            line.addWidget(back)
            line.addWidget(forget)
            self._seat_rows.addWidget(row)

    def show_near(self, tables: Sequence[tuple[str, object]], state: str) -> None:
        """Show the tables of this network, each by its label and its `Invitation`, and a line about the search."""
        clear_layout(self._near_rows)
        for label, invitation in tables[:MOST_ROWS]:
            row = ActionButton(label, parent=self)
            row.clicked.connect(partial(self.near_wanted.emit, invitation))
            self._near_rows.addWidget(row)
        self.near_about.setText(state)

    def refresh_texts(self) -> None:
        self.title.setText(self.tr("Play online"))
        self.subtitle.setText(
            self.tr("Against a person at another computer. No account; nothing is connected before you host or join.")
        )
        self.ways[0].set_title(self.tr("Host"))
        self.ways[1].set_title(self.tr("Join"))
        self.seats_panel.set_title(self.tr("Your tables"))
        self.near_panel.set_title(self.tr("On this network"))
        self.host.set_caption(self.tr("Host a game…"))
        self.join.set_caption(self.tr("Join a game…"))
        self.host_about.setText(
            self.tr("Choose a deck and the rules, then send your friend the link. You begin when both are ready.")
        )
        self.join_about.setText(
            self.tr("Paste the link that your friend has sent, or type the code of a table. You may watch, too.")
        )
        self.near_about.setText(self.tr("Tables that others in this network have announced."))
        self.search.set_caption(self.tr("Look for tables"))
        self.back.set_caption(self.tr("Start page"))
        self.show_seats(self._seats)

    def refresh_colors(self) -> None:
        self.title.setStyleSheet(f"color: {theme().text}")
        for label in (self.subtitle, self.host_about, self.join_about, self.near_about):
            label.setStyleSheet(f"color: {theme().muted}")
        self.update()

    def refresh_sizes(self) -> None:
        self._middle.setMaximumWidth(scaled(WIDEST))
        self._column.setSpacing(scaled(14))
        for panel in self.ways:
            panel.setMinimumHeight(scaled(WAY_HEIGHT))
        for button in (self.host, self.join):
            button.set_height(52)

    def paintEvent(self, _event: QPaintEvent) -> None:
        paint_ground(self)

    def _lay_out(self) -> None:
        set_font(self.title, 32, fonts.BOLD)
        set_font(self.subtitle, 15)
        self._middle = QWidget(self)
        around = QHBoxLayout(self)
        around.addWidget(self._middle)
        self._column = QVBoxLayout(self._middle)
        head, names, ways = QHBoxLayout(), QVBoxLayout(), QHBoxLayout()
        names.addWidget(self.title)
        names.addWidget(self.subtitle)
        head.addLayout(names, 1)
        head.addWidget(self.back, 0, Qt.AlignmentFlag.AlignTop)
        for panel, about, button in zip(
            self.ways, (self.host_about, self.join_about), (self.host, self.join), strict=True
        ):
            set_font(about, 16)
            panel.box.addWidget(about, 1)
            panel.box.addWidget(button)
            ways.addWidget(panel, 1)
        for label in (self.subtitle, self.host_about, self.join_about, self.near_about):
            label.setWordWrap(True)
        self.seats_panel.box.addLayout(self._seat_rows)
        near = QHBoxLayout()
        near.addWidget(self.near_about, 1)
        near.addWidget(self.search)
        self.near_panel.box.addLayout(near)
        self.near_panel.box.addLayout(self._near_rows)
        self._column.addStretch(1)
        self._column.addLayout(head)
        self._column.addLayout(ways)
        self._column.addWidget(self.seats_panel)
        self._column.addWidget(self.near_panel)
        self._column.addStretch(2)
