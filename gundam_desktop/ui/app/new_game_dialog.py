"""The form for a new game: who plays with what against whom; on chips who starts, match, clock, edition, seed."""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from itertools import pairwise

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from gundam_desktop import games
from gundam_desktop.ui.app.deck_chooser import DeckChooser
from gundam_desktop.ui.app.game_defaults import default_decks, default_level, default_names, show_bad_deck
from gundam_desktop.ui.app.hot_seat_choice import HotSeatChoice
from gundam_desktop.ui.app.more_options import MoreOptions, select
from gundam_desktop.ui.app.opponent_choice import OpponentChoice
from gundam_desktop.ui.app.seat_box import SeatBox
from gundam_desktop.ui.session.game_session import HUMAN
from gundam_desktop.ui.session.level_names import level_name, level_style, ranked_level_names
from gundam_desktop.ui.session.services import Services
from gundam_desktop.ui.session.session_factory import require_playable
from gundam_desktop.ui.session.settings import NAME_LENGTH, GameSetup
from gundam_desktop.ui.style import fonts
from gundam_desktop.ui.style.label import Label, RichLabel
from gundam_desktop.ui.style.scaling import scaled, set_font
from gundam_desktop.ui.style.scroll_column import ScrollColumn
from gundam_desktop.ui.style.sheet import Sheet
from gundam_desktop.ui.style.theme import theme
from gundam_desktop.ui.style.translation import language

WIDTH = 1180
"""Pixels of the dialog in a window of the usual size; a smaller screen leaves less."""
BY_KEYS = Qt.TextInteractionFlag.LinksAccessibleByKeyboard


def _new_setup(game: str) -> GameSetup:
    return GameSetup(game=game)


class NewGameDialog(Sheet, QDialog):
    """Asks for everything that a game needs; `chosen` brings it when the decks are good."""

    chosen = Signal(object)
    """The `GameSetup`."""
    own_rules_wanted = Signal(object, str)
    """The chapter of our own rules is to be shown: the `GameModule` of the game, and its number."""

    def __init__(
        self,
        services: Services,
        last: GameSetup,
        last_setup: Callable[[str], GameSetup] = _new_setup,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._services, self._last_setup = services, last_setup
        self._game_module = game_module = services.find(last.game)
        self.setWindowTitle(self.tr("New game"))
        self.game = QComboBox(self)
        for title in services.titles(language()):
            self.game.addItem(title.title, title.key)
        select(self.game, last.game)
        self.note = RichLabel(self)
        """Where the rules and the cards of the game are from; with a link to the rules of our own."""
        self.note.setWordWrap(True)
        self.note.setTextInteractionFlags(Qt.TextInteractionFlag.LinksAccessibleByMouse | BY_KEYS)
        self.note.linkActivated.connect(lambda number: self.own_rules_wanted.emit(self._game_module, number))
        self._show_note()
        usual = default_decks(game_module)
        self.decks = (
            DeckChooser(game_module, last.decks[0] or usual[0], self),
            DeckChooser(game_module, last.decks[1] or usual[1], self),
        )
        self.names = (QLineEdit(last.names[0], self), QLineEdit(last.names[1], self))
        for field in self.names:
            field.setMaxLength(NAME_LENGTH)
        self.own, self.opponent = QComboBox(self), OpponentChoice(self)
        self.opponent.setAccessibleName(self.tr("Opponent"))
        self.own.addItem(self.tr("You"), "")
        levels = services.levels()
        for level, name in zip(levels, ranked_level_names(levels), strict=True):
            bot = self.tr("Bot: {level}").format(level=name)
            self.own.addItem(bot, level)
            self.opponent.add(level, level_name(level), bot, level_style(level))
        for level in services.programs():
            self.own.addItem(level_name(level), level)
            self.opponent.add(level, level.partition(":")[2], level_name(level))
        self.opponent.add(HUMAN, self.tr("A friend"), self.tr("A friend on this computer"))
        select(self.own, last.own_level)
        self.opponent.choose(last.opponent or default_level(services))
        self.style_of_play = Label(self)
        self.style_of_play.setWordWrap(True)
        self.style_of_play.setMinimumHeight(2 * self.fontMetrics().lineSpacing())
        self.hot_seat = HotSeatChoice("stops by card", self)
        """How two people share the machine; shown when the opponent is one."""
        self.more = MoreOptions(last, game_module, self)
        self.swap = QPushButton(self.tr("Swap seats"), self)
        self.swap.setToolTip(self.tr("Each player takes the other's seat and deck"))
        self.swap.setAutoDefault(False)
        self.swap.clicked.connect(self._swap)
        self.boxes = (SeatBox(0, self), SeatBox(1, self))
        self.problem = Label(self)
        self.problem.setWordWrap(True)
        self.problem.hide()
        self._lay_out()
        self._show_names()
        self._scrolled.fit_window(scaled(WIDTH))
        self.own.currentIndexChanged.connect(self._show_names)
        self.opponent.changed.connect(self._show_names)
        self.game.activated.connect(self._follow_game)
        self.more.resized.connect(lambda: QTimer.singleShot(0, self, self._show_whole))  # only then have fields a place

    def setup(self) -> GameSetup:
        """The set-up that is chosen. `ValueError` if the seed is not a number."""
        return GameSetup.model_validate(
            {
                "game": self._game_module.key,
                "decks": (self.decks[0].chosen, self.decks[1].chosen),
                "names": (self.names[0].text(), self.names[1].text()),
                "own_level": str(self.own.currentData()),
                "opponent": self.opponent.chosen.key,
                **self.more.values(),
            }
        )

    def accept(self) -> None:
        """Accept the dialog if the choices make a game; else show what is wrong and stay open."""
        try:
            setup = self.setup()
        except ValueError as error:
            self.problem.setText(str(error))
            self.problem.show()
            self.more.chip_of(self.more.seed).setChecked(True)
            return
        try:
            require_playable(setup, self._game_module)
        except (ValueError, OSError) as error:
            show_bad_deck(self, error)
            return
        super().accept()
        self.chosen.emit(setup)

    def _lay_out(self) -> None:
        which = QHBoxLayout()
        for part in (Label(self, self.tr("Game")), self.game):
            which.addWidget(part, 1 if part is self.game else 0)
            part.setVisible(self.game.count() > 1)
        whole, self._scrolled = self.headed_column(which), ScrollColumn(self)
        whole.addWidget(self._scrolled, 1)
        column = self._scrolled.column
        sides = QHBoxLayout()
        column.setSpacing(12)
        column.addWidget(self.note)
        self._you, other = QFormLayout(), QFormLayout()
        self._you.addRow(self.tr("Player"), self.own)
        self._you.addRow(self.tr("Name"), self.names[0])
        other.addRow(self.tr("Name"), self.names[1])
        for form, box, deck in zip((self._you, other), self.boxes, self.decks, strict=True):
            form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
            inner = QVBoxLayout(box)
            inner.setContentsMargins(*box.margins())
            inner.addWidget(deck)
            if form is other:
                inner.addWidget(self.opponent)
                inner.addWidget(self.style_of_play)
            inner.addLayout(form)
            inner.addStretch(1)
            sides.addWidget(box, 1)
            box.show_picture(deck.face)
            deck.changed.connect(lambda box=box, deck=deck: box.show_picture(deck.face))
        column.addLayout(sides)
        self._hands = QFormLayout()
        self._hands.addRow(self.tr("Hands"), self.hot_seat)
        column.addLayout(self._hands)
        column.addWidget(self.more)
        column.addWidget(self.problem)
        column.addStretch(1)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel, self)
        self.start = buttons.addButton(self.tr("Start the game"), QDialogButtonBox.ButtonRole.AcceptRole)
        self.start.setDefault(True)
        set_font(self.start, 17, fonts.BOLD)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        foot = QHBoxLayout()
        foot.addWidget(self.swap)
        foot.addWidget(buttons, 1)
        whole.addLayout(foot)
        self._put_in_order()

    def _put_in_order(self) -> None:
        """Tab goes through the fields as they stand: from above to below."""
        fields: list[QWidget] = [
            self.game,
            self.note,
            self.decks[0],
            self.own,
            self.names[0],
            self.decks[1],
            *self.opponent.tiles,
            self.names[1],
        ]
        fields.append(self.hot_seat.list)
        fields += [*self.more.fields(), self.swap, self.start]
        for field, following in pairwise(fields):
            self.setTabOrder(field, following)

    def _show_whole(self) -> None:
        """Make room for the fields that are open; where there is none, scroll to them."""
        self._scrolled.fit_window(self.width())
        focus = self.focusWidget()
        if focus is not None:
            self._scrolled.ensureWidgetVisible(focus)

    def _follow_game(self) -> None:
        """Show the decks and the editions of the game that has been chosen."""
        last = self._last_setup(str(self.game.currentData()))
        self._game_module = game_module = self._services.find(last.game)
        self._show_note()
        for chooser, chosen, usual in zip(self.decks, last.decks, default_decks(game_module), strict=True):
            chooser.set_game(game_module, chosen or usual)
        self.more.set_game(game_module, last.edition)
        self._scrolled.fit_window(self.width())

    def _show_note(self) -> None:
        text, number = games.note(self._game_module.key, language())
        link = f"<a href='{number}' style='color: {theme().accent_self}'>{number}</a>"
        self.note.setText(escape(text).replace(number, link) if number else escape(text))
        self.note.setVisible(bool(text))

    def _swap(self) -> None:
        """Let the players change places: with a friend the names go along, against a bot the decks alone change."""
        first, second = (chooser.chosen for chooser in self.decks)
        self.decks[0].choose(second)
        self.decks[1].choose(first)
        if self.opponent.chosen.key == HUMAN:
            one, other = (field.text() for field in self.names)
            self.names[0].setText(other)
            self.names[1].setText(one)

    def _show_names(self) -> None:
        """Say who sits where: against a bot or a friend, or two bots."""
        friend, own = self.opponent.chosen.key == HUMAN, str(self.own.currentData())
        names = default_names(self.opponent.chosen.key, "" if friend else own)
        seats = names if friend or own else (self.tr("You"), self.tr("Opponent"))
        for box, seat in zip(self.boxes, seats, strict=True):
            box.setTitle(seat)
        self.more.name_starters(seats)
        self._you.setRowVisible(self.own, not friend)
        self._hands.setRowVisible(self.hot_seat, friend)
        self.more.show_for(friend or bool(own))
        self.style_of_play.setText(self.opponent.chosen.accessibleDescription())
        for field, name in zip(self.names, names, strict=True):
            field.setPlaceholderText(name)
