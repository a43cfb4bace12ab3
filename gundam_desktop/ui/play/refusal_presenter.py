"""Says why something that a player has tried is not done: at the card, in the panel, to screen readers, by a sound."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from gundam_desktop.tabletop import Choice, Refusal
from gundam_desktop.ui.play.game_previews import GamePreviews
from gundam_desktop.ui.play.inspector import CardInspector
from gundam_desktop.ui.play.panels.table_frame import TableFrame
from gundam_desktop.ui.play.reasons import GameSnapshot
from gundam_desktop.ui.style.announcer import Announcer
from gundam_desktop.ui.table import TableScene
from gundam_desktop.ui.table.table_choices import Target


class RefusalPresenter(QObject):
    """Presents the refusals of a snapshot."""

    sounded = Signal(str)
    """This sound is to be played."""
    told = Signal(str, str)
    """Something was refused: the number of its clause in the edition, and why."""
    refused = Signal(object)
    """The player has tried this `Choice`, which is not legal."""

    def __init__(
        self, frame: TableFrame, inspector: CardInspector, preview_source: GamePreviews, announcer: Announcer
    ) -> None:
        super().__init__(announcer)
        self._frame, self._inspector, self._preview_source, self._announcer = (
            frame,
            inspector,
            preview_source,
            announcer,
        )
        self._snapshot: GameSnapshot | None = None

    def follow(self, scene: TableScene) -> None:
        """Say why not what is tried on a rebuilt table."""
        scene.refused.connect(self.try_choice)
        scene.drop_refused.connect(self.try_drop)
        scene.answer_refused.connect(self.try_answer)

    def set_snapshot(self, snapshot: GameSnapshot) -> None:
        """Use another snapshot from now on."""
        self._snapshot = snapshot

    def refuse(self, choice: Choice, refusals: Sequence[Refusal]) -> None:
        """Say why a choice is not legal, at the card that was to act."""
        reason = self._inspector.refuse(choice, refusals)
        self.refused.emit(choice)
        self.told.emit(reason.clause, reason.why)
        why = f"{reason.why} ({reason.clause})" if reason.clause else reason.why
        self._say(choice.card or next(iter(choice.cards), 0), why)

    def try_choice(self, choice: Choice) -> None:
        """Say why a choice is not legal; nothing if it is."""
        if self._snapshot is not None:
            refusals = self._snapshot.session.explain(self._snapshot.view.player, choice)
            if refusals:
                self.refuse(choice, refusals)

    def try_answer(self, card: int) -> None:
        """Say why a card cannot be the answer to a decision."""
        if self._snapshot is not None:
            session, view, _ = self._snapshot
            tried = [choice for choice in session.pseudo_legal_choices(view.player, card) if choice.card == card]
            if tried:
                self.try_choice(tried[0])

    def try_drop(self, card: int, target: Target) -> None:
        """Say why a card may not be dropped at a target, or what else it can be dropped on."""
        if self._snapshot is None:
            return
        session, view, _ = self._snapshot
        choice = self._inspector.attempt_at(card, target)
        if choice is None:
            if target.card or target.zone != view.cards[card].place:
                self._say(card, self._inspector.nothing_there(card))
            return
        refusals = session.explain(view.player, choice)
        if refusals:
            self.refuse(choice, refusals)
        elif target.card:
            self.refuse(Choice("choose", cards=(target.card,)), self._preview_source.why_not(choice, target.card, view))

    def _say(self, card: int, why: str) -> None:
        if not why:
            return
        if card:
            self._frame.table.table.bubble.show(card, why)
        self._announcer.answer(why)
        self.sounded.emit("refusal")
