"""The bar below the table of a game over a network: who is there, what is asked, what may be claimed, and emotes."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from functools import partial
from typing import Literal, NamedTuple

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QMenu, QToolButton, QWidget

from gundam_desktop.net.downward import Emoted, Refused, Said
from gundam_desktop.net.emotes import EMOTES
from gundam_desktop.net.protocol import LONGEST_WORDS
from gundam_desktop.net.upward import Agree, Ask, Claim, Emote, Say, Talk
from gundam_desktop.quoting import shown
from gundam_desktop.ui.online.words import emote_texts, link_text, refused_text
from gundam_desktop.ui.play.clock_presenter import clock_text
from gundam_desktop.ui.session.network_table import NetworkTable
from gundam_desktop.ui.session.network_words import checked_text
from gundam_desktop.ui.style import fonts
from gundam_desktop.ui.style.button import ActionButton
from gundam_desktop.ui.style.elided_label import ElidedLabel
from gundam_desktop.ui.style.label import Label
from gundam_desktop.ui.style.panel import Panel
from gundam_desktop.ui.style.scaling import set_font
from gundam_desktop.ui.style.stylesheets import tool_button, tool_style
from gundam_desktop.ui.style.theme import theme
from gundam_desktop.ui.table.items.player_plate_item import Presence

DOT = "●"
"""Its colour says how somebody is connected."""
SAID_MS = 6_000
"""Milliseconds for which an emote stays in the bar."""


class Offer(NamedTuple):
    """A button of the bar."""

    text: str
    action: Callable[[], object]
    main: bool = False


class TableBar(Panel):
    """Follows a table while one of its games is shown. What it says goes to the log, too, if it is said once."""

    left = Signal()
    """The player wants to leave the table."""
    link_wanted = Signal()
    """The host wants the link to the table."""
    noted = Signal(str)
    """A sentence for the log."""
    muted_changed = Signal(bool)
    presences_changed = Signal(object)
    """How the players are connected, by seat: `player_plate_item.Presence`."""

    def __init__(self, table: NetworkTable, muted: bool, parent: QWidget) -> None:
        super().__init__("", parent)
        self._table, self.muted = table, muted
        self._said = ""
        self._since = time.monotonic()
        """When the players and the connection were told last: countdowns run from then on."""
        self.dot, self.state = Label(self, DOT), ElidedLabel(self)
        set_font(self.dot, 20)
        set_font(self.state, 14, fonts.BOLD)
        self.buttons: list[ActionButton] = []
        self.words = QLineEdit(self)
        self.words.setMaxLength(LONGEST_WORDS)
        self.words.returnPressed.connect(self._say)
        self.emotes, self.more = tool_button(self), tool_button(self)
        for button in (self.emotes, self.more):
            button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.setMenu(QMenu(button))
        self._row, self._offers = QHBoxLayout(), QHBoxLayout()
        self._row.addWidget(self.dot)
        self._row.addWidget(self.state, 1)
        self._row.addLayout(self._offers)
        for widget in (self.words, self.emotes, self.more):
            self._row.addWidget(widget)
        self.box.addLayout(self._row)
        self._shown: tuple[str, ...] | None = None
        self._ticking = QTimer(self, interval=1000)
        self._ticking.timeout.connect(self.refresh)
        self._forgetting = QTimer(self, singleShot=True, interval=SAID_MS)
        self._forgetting.timeout.connect(self._forget_said)
        table.changed.connect(self._follow)
        table.told.connect(self._hear)
        self.refresh_colors()
        self.refresh_texts()

    def refresh_texts(self) -> None:
        self.emotes.setText(self.tr("Say"))
        self.more.setText(self.tr("Table"))
        self.words.setPlaceholderText(self.tr("Write to the other player"))
        self.words.setAccessibleName(self.tr("Write to the other player"))
        self._fill_menus()
        self._shown = None
        self.refresh()

    def refresh_colors(self) -> None:
        self.setStyleSheet(tool_style())
        self.state.setStyleSheet(f"color: {theme().text}")
        self.update()

    def tell_presences(self) -> None:
        """Tell how the players are connected."""
        players, state, seat = self._table.players, self._table.link.state, self._table.seat
        own: Presence = "slow" if state == "slow" else "here" if state == "here" else "away"
        if players is not None:
            first, second = ("here" if here else "away" for here in players.here)
            self.presences_changed.emit((own if seat == 0 else first, own if seat == 1 else second))

    def refresh(self) -> None:
        """Show what matters most now, with the buttons that belong to it."""
        text, color, offers = self._situation()
        self.dot.setStyleSheet(f"color: {color}")
        self.state.show_text(text)
        if self._shown != tuple(offer.text for offer in offers):
            self._shown = tuple(offer.text for offer in offers)
            self._show_offers(offers)
        players, seat = self._table.players, self._table.seat
        playing = seat >= 0 and self._table.link.state in ("here", "slow")
        self.emotes.setVisible(playing)
        self.words.setVisible(playing and players is not None and all(players.talk))
        ticks = self._table.link.state == "lost" or (players is not None and not all(players.here))
        (self._ticking.start if ticks else self._ticking.stop)()

    # what matters now

    def _situation(self) -> tuple[str, str, list[Offer]]:
        """The text of the bar, the colour of its dot, and its buttons."""
        colors, table = theme(), self._table
        link, players, client = table.link, table.players, table.client
        leave = Offer(self.tr("Leave"), self.left.emit)
        if link.state == "ended":
            return link_text(link) or self.tr("The connection has ended."), colors.danger, [leave]
        if link.state in ("lost", "dialling"):
            seconds = max(0, math.ceil(link.wait - (time.monotonic() - self._since)))
            text = self.tr("Connection lost. Trying again in {seconds} s").format(seconds=seconds)
            if link.state == "dialling" or not seconds:
                text = self.tr("Connection lost. Trying again…")
            return text, colors.danger, [Offer(self.tr("Try now"), client.try_now, main=True), leave]
        if players is None:
            return "", colors.muted, []
        if (asked := self._asked()) is not None:
            return asked[0], colors.target, asked[1]
        if table.seat >= 0 and players.claims:
            return self._claims()
        if table.over is not None:
            return self._after_game()
        return self._presence()

    def _asked(self) -> tuple[str, list[Offer]] | None:
        """What a player asks for, and its answers; None if nothing is asked."""
        asked, table, client = self._table.asked, self._table, self._table.client
        if asked is None or table.game is None:
            return None
        if asked.by == table.seat:
            return self.tr("You have asked. Waiting for the answer…"), [
                Offer(self.tr("Take it back"), partial(client.send, Agree(what=asked.what, yes=False)))
            ]
        text = {
            "undo": self.tr("{name} asks to undo a decision."),
            "draw": self.tr("{name} offers a draw."),
            "keep": self.tr("{name} asks to keep the game for later."),
        }[asked.what].format(name=table.game.names[asked.by])
        if table.seat < 0:
            return text, []
        yes, no = (partial(client.send, Agree(what=asked.what, yes=yes)) for yes in (True, False))
        return text, [Offer(self.tr("Agree"), yes, main=True), Offer(self.tr("Decline"), no)]

    def _claims(self) -> tuple[str, str, list[Offer]]:
        """What may be claimed, because the other player is away or out of time."""
        table, colors = self._table, theme()
        assert table.players is not None
        name, other = self._other()
        words = {
            "win": self.tr("Claim the win"),
            "draw": self.tr("Call it a draw"),
            "keep": self.tr("Keep it for later"),
        }
        claims = table.players.claims
        wanted: tuple[Literal["win", "draw", "keep"], ...] = ("win", "draw", "keep")
        offers = [Offer(words[what], partial(table.client.send, Claim(what=what))) for what in wanted if what in claims]
        if "win" not in claims:
            return self._away(name, other), colors.muted, offers
        text = self.tr("{name} has been away for too long. Claim, or wait.")
        if table.players.here[other]:
            text = self.tr("{name} has run out of time. Claim, or wait.")
        return text.format(name=name), colors.target, offers

    def _after_game(self) -> tuple[str, str, list[Offer]]:
        """What the check has shown, and who wants to go on."""
        table, colors = self._table, theme()
        assert table.players is not None
        assert table.over is not None
        verdict = checked_text(table.checked) if table.checked is not None and table.checked.faults else ""
        color = colors.danger if verdict else colors.legal
        if table.seat < 0:
            return verdict or self.tr("The game is over."), color, []
        name, other = self._other()
        own, theirs = table.players.ready[table.seat], table.players.ready[other]
        again = self.tr("{name} is ready for the next game.")
        again = self.tr("{name} asks for a rematch.") if table.over.decided else again
        waits = self.tr("Waiting for {name}…")
        going_on = again if theirs and not own else waits if own and not theirs else ""
        if not table.players.here[other]:
            going_on = self.tr("{name} has left.") if table.over.decided else self.tr("{name} is away.")
            color = colors.danger if verdict else colors.muted
        going_on = going_on or self.tr("{name} is here")
        return " ".join(part for part in (going_on.format(name=name), verdict) if part), color, []

    def _presence(self) -> tuple[str, str, list[Offer]]:
        """How the other player is connected, or what was said last."""
        table, colors = self._table, theme()
        assert table.players is not None
        name, other = self._other()
        if self._said:
            return self._said, colors.legal, []
        if table.players.stage == "kept":
            return self.tr("The game is kept. It continues as soon as both are here."), colors.muted, []
        if not table.players.here[other]:
            return self._away(name, other), colors.muted, []
        if table.link.state == "slow":
            return self.tr("The server answers slowly…"), colors.warning, []
        watchers = table.players.watchers
        text = self.tr("{name} is here").format(name=name)
        watched = " · " + self.tr("watching: {count}").format(count=watchers) if watchers else ""
        return text + watched, colors.legal, []

    def _away(self, name: str, other: int) -> str:
        """That a player is away, and how long they may be; without a countdown where a clock runs."""
        assert self._table.players is not None
        if self._table.table is not None and self._table.table.rules.clock is not None:
            return self.tr("{name} is away. The clock runs on").format(name=name)
        left = max(0.0, self._table.players.away[other] - (time.monotonic() - self._since))
        return self.tr("{name} is away: {time} left").format(name=name, time=clock_text(left))

    def _other(self) -> tuple[str, int]:
        """The other player's name and seat; for a watcher the one who is away, or the second."""
        players, seat = self._table.players, self._table.seat
        assert players is not None
        other = 1 - seat if seat >= 0 else 0 if not players.here[0] else 1
        return shown(players.names[other], LONGEST_WORDS), other

    # from the table

    def _follow(self) -> None:
        self._since = time.monotonic()
        self.refresh()
        self.tell_presences()

    def _hear(self, message: object) -> None:
        names = self._table.game.names if self._table.game is not None else ("", "")
        text = ""
        if isinstance(message, Emoted) and not (self.muted and message.by != self._table.seat):
            text = emote_texts().get(message.key, "")
        elif isinstance(message, Said) and message.by != self._table.seat:
            text = shown(message.text, LONGEST_WORDS)
        elif isinstance(message, Refused) and message.what not in ("choose", "resume"):
            self.noted.emit(refused_text(message))
        if text and isinstance(message, Emoted | Said):
            self._said = self.tr("{name}: {words}").format(name=names[message.by], words=text)
            self.noted.emit(self._said)
            self._forgetting.start()
            self.refresh()

    def _forget_said(self) -> None:
        self._said = ""
        self.refresh()

    # from the player

    def _say(self) -> None:
        if text := self.words.text().strip():
            self._table.client.send(Say(text=text))
            self.noted.emit(self.tr("You: {words}").format(words=text))
            self.words.clear()

    def _fill_menus(self) -> None:
        talk, more, client = self.emotes.menu(), self.more.menu(), self._table.client
        talk.clear()
        more.clear()
        texts = emote_texts()
        for key in EMOTES:
            talk.addAction(texts[key], partial(client.send, Emote(key=key)))
        rules = self._table.table.rules if self._table.table is not None else None
        talk.addSeparator()
        if rules is not None and rules.chat:
            free = talk.addAction(self.tr("Free text"))
            free.setCheckable(True)
            free.setChecked(self._talks)
            free.setToolTip(self.tr("Possible once both players have switched it on"))
            free.toggled.connect(lambda on: client.send(Talk(on=on)))
        mute = talk.addAction(self.tr("Mute the other player"))
        mute.setCheckable(True)
        mute.setChecked(self.muted)
        mute.toggled.connect(self._mute)
        if self._table.seat >= 0:
            more.addAction(self.tr("Offer a draw"), partial(client.send, Ask(what="draw")))
            more.addAction(self.tr("Ask to keep the game for later"), partial(client.send, Ask(what="keep")))
        if self._table.seat == 0:
            more.addAction(self.tr("Copy the link"), self.link_wanted.emit)
        more.addAction(self.tr("Leave the table…"), self.left.emit)

    @property
    def _talks(self) -> bool:
        players, seat = self._table.players, self._table.seat
        return players is not None and seat >= 0 and players.talk[seat]

    def _mute(self, on: bool) -> None:
        self.muted = on
        self.muted_changed.emit(on)

    def _show_offers(self, offers: list[Offer]) -> None:
        for button in self.buttons:
            button.hide()
            button.deleteLater()
        self.buttons = []
        for offer in offers:
            button = ActionButton(offer.text, parent=self)
            button.set_height(32)
            button.set_main(offer.main)
            button.clicked.connect(lambda _checked=False, action=offer.action: action())
            self._offers.addWidget(button)
            self.buttons.append(button)
