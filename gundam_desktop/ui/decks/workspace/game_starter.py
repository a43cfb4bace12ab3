"""Starts games and playtests with a deck, after checking that it can be played."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from gundam_desktop.games.gcg import decks_api
from gundam_desktop.games.gcg.decks_api import Deck
from gundam_desktop.ui.decks.shown_deck_name import shown_deck_name
from gundam_desktop.ui.decks.workspace.confirmations import Confirmations
from gundam_desktop.ui.style import message_box
from gundam_desktop.ui.style.translation import language

LEAST_TO_PLAY = 12
"""Cards that a hand, six Shields and a first draw take (5-2-1-4, 5-2-2-1)."""


class GameStarter(QObject):
    """Checks decks and asks the window for games; `parent` carries its dialogs."""

    playtest_wanted = Signal(object, str)
    """The `Deck` to playtest alone, and its title."""

    def __init__(self, confirmations: Confirmations, parent: QWidget) -> None:
        super().__init__(parent)
        self._confirmations, self._parent = confirmations, parent

    def play(self, deck: Deck, day: date | None, start: Callable[[], object]) -> None:
        """Run `start` if the deck is legal; with a day, ask first if it violates a restriction in force on it."""
        cards = decks_api.all_cards()
        verdict = decks_api.playable(deck, cards, day)
        if verdict == "yes":
            start()
            return
        checks = decks_api.legality(deck, cards, day if verdict == "restricted" else None)
        violations = "\n".join(
            f"• {decks_api.violation_text(violation, language())} – {decks_api.remedy_text(violation, language())}"
            for check in checks
            if (violation := check.violation) is not None
        )
        if verdict == "restricted":
            self._confirmations.restricted(deck.name, violations, start)
            return
        message_box.warn(
            self._parent,
            self.tr("This deck cannot be played in a game"),
            violations + "\n\n" + self.tr("You can save it and playtest it alone."),
        )

    def playtest(self, deck: Deck) -> None:
        """Ask for a playtest of a deck, legal or not, unless it is too small."""
        if deck.count < LEAST_TO_PLAY:
            text = self.tr("Cards in it: {count}. A hand, six Shields and a card to draw need {least}.")
            message_box.warn(
                self._parent,
                self.tr("This deck is too small for a playtest"),
                text.format(count=deck.count, least=LEAST_TO_PLAY),
            )
            return
        self.playtest_wanted.emit(deck, shown_deck_name(deck.name))
