"""Questions before a deck is discarded, overwritten, recovered or played; each has an answer that changes nothing."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMessageBox, QWidget

from gundam_desktop.games.gcg.decks_api import Deck, RecoverableDraft
from gundam_desktop.ui.decks.shown_deck_name import shown_deck_name
from gundam_desktop.ui.style.message_box import Option, ask, destructive
from gundam_desktop.ui.style.translation import translate

_Action = Callable[[], object]


class Confirmations(QObject):
    """The questions of the deck builder; `parent` carries the message boxes.

    A function that is handed in is called if the player gives the answer of its name.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._parent = parent

    def unsaved(self, name: str, save: _Action, discard: _Action) -> QMessageBox:
        """Ask what to do with unsaved edits."""
        return ask(
            self._parent,
            self.tr("Save the deck?"),
            self.tr("“{name}” has changes that are not saved.").format(name=shown_deck_name(name)),
            "",
            [
                Option(self.tr("Save"), save),
                destructive(self.tr("Discard changes"), discard),
            ],
            self.tr("Keep editing"),
        )

    def conflict(self, mine: Deck, stored: Deck, copy: _Action, overwrite: _Action, follow: _Action) -> None:
        """Ask how to save a deck whose stored file was changed, and show the difference."""
        options = [
            Option(self.tr("Save a copy"), copy),
            Option(self.tr("Overwrite with mine"), overwrite),
            Option(self.tr("Use the saved one"), follow),
        ]
        self._conflict(mine, stored, nothing_lost(), options, self.tr("Don't save now"))

    def changed_outside(self, mine: Deck, stored: Deck, follow: _Action) -> None:
        """Tell that the stored file of a deck with unsaved changes was changed, unless a question about it is open."""
        from gundam_desktop.ui.decks.workspace.conflict_dialog import ConflictDialog

        if self._parent.findChild(ConflictDialog) is not None:
            return
        details = self.tr("Keep editing and decide when you save, or use the saved one; undo then brings yours back.")
        options = [Option(self.tr("Use the saved one"), follow)]
        self._conflict(mine, stored, details, options, self.tr("Keep mine"))

    def _conflict(self, mine: Deck, stored: Deck, details: str, options: list[Option], cancel_text: str) -> None:
        from gundam_desktop.ui.decks.workspace.conflict_dialog import ConflictDialog

        dialog = ConflictDialog(mine, stored, details, self._parent)
        for option in options:
            dialog.add_choice(option.text, option.action)
        dialog.add_cancel(cancel_text)
        dialog.open()

    def recoverable(self, draft: RecoverableDraft, recover: _Action, discard: _Action) -> QMessageBox:
        """Ask whether to recover a draft."""
        deck = draft.content.deck
        return ask(
            self._parent,
            self.tr("A deck was not saved"),
            self.tr("The unsaved changes of “{name}” were kept when the program closed. Cards: {count}.").format(
                name=shown_deck_name(deck.name), count=deck.count
            ),
            "",
            [
                Option(self.tr("Recover"), recover),
                destructive(self.tr("Delete"), discard),
            ],
            self.tr("Ask again later"),
        )

    def restricted(self, name: str, violations: str, play: _Action) -> QMessageBox:
        """Ask whether to play a deck that violates restrictions of official play."""
        return ask(
            self._parent,
            self.tr("Play this deck"),
            self.tr("“{name}” is not allowed in official play now.").format(name=name),
            violations,
            [Option(self.tr("Play it anyway"), play)],
            self.tr("Keep editing"),
        )


def nothing_lost() -> str:
    """Return the sentence that reassures before a stored deck is overwritten."""
    return translate("Confirmations", "Whatever you choose, nothing is lost: the current file is kept as a version.")
