"""The welcome: plain choices instead of a form. Play at once, go on, learn, play with a friend, build a deck."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QVBoxLayout, QWidget

from gundam_desktop.ui.app.welcome_tile import PlayTile, WelcomeTile, fan_of, sign
from gundam_desktop.ui.cards import paint_two_backs
from gundam_desktop.ui.cards.deck_tile import DeckTile
from gundam_desktop.ui.cards.pictures import picture_in
from gundam_desktop.ui.style import fonts
from gundam_desktop.ui.style.ambient import Ambient
from gundam_desktop.ui.style.button import ActionButton
from gundam_desktop.ui.style.ground import paint_ground
from gundam_desktop.ui.style.label import Label
from gundam_desktop.ui.style.scaling import scaled, set_font
from gundam_desktop.ui.style.stylesheets import tool_button, tool_style
from gundam_desktop.ui.style.theme import theme
from gundam_desktop.ui.style.translation import LANGUAGES, language

WIDEST, HIGHEST = 1080, 760
"""Most pixels of the choices, in a window of the usual size."""
HIGHEST_OFFER = 110
EDGE, GAP = 16, 10
NEXT = (Qt.Key.Key_Down, Qt.Key.Key_Right)
BEFORE = (Qt.Key.Key_Up, Qt.Key.Key_Left)


class WelcomePage(Ambient, QWidget):
    """Shows the choices, and tells which is taken."""

    play_wanted = Signal()
    continue_wanted = Signal()
    archive_wanted = Signal()
    friend_wanted = Signal()
    online_wanted = Signal()
    build_wanted = Signal()
    learn_wanted = Signal()
    form_wanted = Signal()
    deck_wanted = Signal(int)
    """Another deck for a seat is to be chosen."""
    language_wanted = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title, self.subtitle = Label(self), Label(self)
        self.languages = {key: tool_button(self, checkable=True) for key in LANGUAGES}
        self.go_on = WelcomeTile(sign("▶"), self, marked=True)
        self.archive = ActionButton(parent=self)
        self.play = PlayTile(self)
        self.decks = (ActionButton(parent=self), ActionButton(parent=self))
        self.learn = WelcomeTile(sign("§"), self)
        self.friend = WelcomeTile(paint_two_backs, self)
        self.online = WelcomeTile(sign("↔"), self)
        self.build = WelcomeTile(fan_of([]), self)
        self.form = WelcomeTile(sign("•••"), self)
        self._opponent = self._game = ""
        self._has_seats = False
        self._lay_out()
        self._connect()
        self.offer_to_go_on("", "")
        self.refresh_texts()
        self.refresh_colors()
        self.refresh_sizes()

    # what is offered

    def show_game(self, own: DeckTile, other: DeckTile, opponent: str, game: str = "") -> None:
        """Show the game that one click begins: both decks, the opponent's name, which game if it is not the usual."""
        self._opponent, self._game = opponent, game
        self.play.show_decks(own, other)
        self._name_game()

    def show_fan(self, decks: list[DeckTile]) -> None:
        """Show the cards of some decks where decks are built."""
        self.build.set_picture(fan_of([tile.face for tile in decks if tile.face is not None]))

    def offer_to_go_on(self, title: str, about: str, picture: Path | None = None, *, kept: bool = False) -> None:
        """Offer a game to go on with: its title, how it stands, its picture; nothing without a title.

        A `kept` game is one that was left earlier, and can be put away.
        """
        self.go_on.setVisible(bool(title))
        self.archive.setVisible(kept)
        self.go_on.set_texts(title, about)
        shown = QPixmap() if picture is None else picture_in(picture)
        self.go_on.set_picture(sign("▶") if shown.isNull() else partial(_paint_picture, shown))

    def keep_room(self, on: bool) -> None:
        """Keep the room of the game to go on with while none is offered yet, so that nothing moves when it is."""
        policy = self.go_on.sizePolicy()
        policy.setRetainSizeWhenHidden(on)
        self.go_on.setSizePolicy(policy)

    def offer_seats(self, on: bool) -> None:
        """Say that there are tables of games over a network to come back to, or that there are none."""
        self._has_seats = on
        self.online.set_marked(on)
        self._name_online()

    def take_keys(self) -> None:
        """Give the keys to the first choice."""
        (self.play if self.go_on.isHidden() else self.go_on).setFocus()

    # look

    def refresh_texts(self) -> None:
        self.title.setText(self.tr("Gundam Desktop"))
        self.subtitle.setText(self.tr("The GUNDAM CARD GAME on your desktop. What would you like to do?"))
        self.archive.set_caption(self.tr("Not now"))
        self.archive.setToolTip(self.tr("Stop offering this game here. It stays in Saved games"))
        self.learn.set_texts(
            self.tr("Learn to play"),
            self.tr("Short lessons on the table, from the first attack on, and puzzles from easy to hard."),
        )
        self.friend.set_texts(
            self.tr("Two players on this computer"),
            self.tr("Play with a friend, taking turns at the screen. You choose what each of you may see."),
        )
        self._name_online()
        self.build.set_texts(
            self.tr("Build a deck"), self.tr("Search all cards, then build, test and save your own decks.")
        )
        self.form.set_texts(
            self.tr("More ways to play"),
            self.tr("Choose a bot, match length, clock, rules edition or seed."),
        )
        for button, text in zip(self.decks, (self.tr("My deck…"), self.tr("Opponent's deck…")), strict=True):
            button.set_caption(text)
        for key, name in LANGUAGES.items():
            self.languages[key].setText(name)
            self.languages[key].setChecked(key == language())
        self._name_game()

    def refresh_colors(self) -> None:
        self.setStyleSheet(tool_style())
        self.title.setStyleSheet(f"color: {theme().text}")
        self.subtitle.setStyleSheet(f"color: {theme().muted}")
        for tile in self.findChildren(WelcomeTile):
            tile.update()

    def refresh_sizes(self) -> None:
        self._middle.setMaximumSize(scaled(WIDEST), scaled(HIGHEST))
        self._column.setContentsMargins(*[scaled(EDGE)] * 4)
        self.go_on.setMaximumHeight(scaled(HIGHEST_OFFER))
        for layout in (self._column, self._choices, self._left, self._right):
            layout.setSpacing(scaled(GAP))
        for button in self.languages.values():
            button.setFixedHeight(scaled(28))

    def _name_online(self) -> None:
        about = self.tr("Against a friend at another computer, in your network or over the internet. No account.")
        if self._has_seats:
            about = self.tr("A table waits for you: come back to it, or begin another game.")
        self.online.set_texts(self.tr("Play online"), about)

    def _name_game(self) -> None:
        titles = [tile.deck.title for tile in self.play.decks]
        lines = (self.tr("You with {deck}"), self.tr("against {name} with {deck}"))
        told = [line.format(deck=deck, name=self._opponent) for line, deck in zip(lines, titles, strict=False)]
        if self._game:
            told[0] += f" · {self._game}"
        self.play.set_texts(self.tr("Play now"), "\n".join(told))

    def _lay_out(self) -> None:
        set_font(self.title, 32, fonts.BOLD)
        set_font(self.subtitle, 15)
        self._middle = QWidget(self)
        around = QHBoxLayout(self)
        around.setContentsMargins(0, 0, 0, 0)
        around.addWidget(self._middle)
        self._column = QVBoxLayout(self._middle)
        head, names = QHBoxLayout(), QVBoxLayout()
        names.setSpacing(0)
        names.addWidget(self.title)
        names.addWidget(self.subtitle)
        head.addLayout(names, 1)
        for button in self.languages.values():
            head.addWidget(button, 0, Qt.AlignmentFlag.AlignTop)
        self._column.addLayout(head)
        going = QHBoxLayout()
        going.addWidget(self.go_on, 1)
        going.addWidget(self.archive)
        self._column.addLayout(going, 1)  # enough for its second line in all but the smallest windows
        self._choices, self._left, self._right = QHBoxLayout(), QVBoxLayout(), QVBoxLayout()
        other = QHBoxLayout()
        for deck in self.decks:
            deck.set_height(34)
            other.addWidget(deck, 1)
        self._left.addWidget(self.play, 1)
        self._left.addLayout(other)
        for tile in (self.learn, self.friend, self.online, self.build, self.form):
            self._right.addWidget(tile, 1)
        self._choices.addLayout(self._left, 5)
        self._choices.addLayout(self._right, 4)
        self._column.addLayout(self._choices, 7)

    def _connect(self) -> None:
        for button, signal in (
            (self.go_on, self.continue_wanted),
            (self.archive, self.archive_wanted),
            (self.play, self.play_wanted),
            (self.learn, self.learn_wanted),
            (self.friend, self.friend_wanted),
            (self.online, self.online_wanted),
            (self.build, self.build_wanted),
            (self.form, self.form_wanted),
        ):
            button.clicked.connect(signal)
        for seat, deck in enumerate(self.decks):
            deck.clicked.connect(partial(self.deck_wanted.emit, seat))
        for key, choice in self.languages.items():
            choice.clicked.connect(partial(self._choose_language, key, choice))

    def _choose_language(self, key: str, button: QToolButton) -> None:
        button.setChecked(True)
        self.language_wanted.emit(key)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows go from choice to choice."""
        if event.key() in (*NEXT, *BEFORE):
            self.focusNextPrevChild(event.key() in NEXT)
            return
        super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        paint_ground(self)


def _paint_picture(picture: QPixmap, painter: QPainter, room: QRectF) -> None:
    """Paint the picture of a game, as large as there is room."""
    size = picture.size().scaled(room.size().toSize(), Qt.AspectRatioMode.KeepAspectRatio)
    place = QRectF(0, 0, size.width(), size.height())
    place.moveCenter(room.center())
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawPixmap(place, picture, QRectF(picture.rect()))
