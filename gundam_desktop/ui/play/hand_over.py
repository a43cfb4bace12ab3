"""The machine goes from one player to the other: what the first one sees is covered until the second one is ready."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtWidgets import QWidget

from gundam_desktop.ui.play.curtain import Curtain
from gundam_desktop.ui.play.decision_prompt import asked_of_other
from gundam_desktop.ui.play.texts import GameTexts
from gundam_desktop.ui.session.game_source import GameSource

MOST_DEEDS = 6
"""Lines about what the other player has done: as many as are read at a glance."""


def needs_curtain(session: GameSource, viewer: int) -> bool:
    """True if the machine must change hands before the next decision, and something is hidden from one of the two."""
    return session.next_viewer(viewer) != viewer and hides_cards(session)


def hides_cards(session: GameSource) -> bool:
    """True if two people share the machine, and something is hidden from one of them."""
    if len(session.humans) < 2 or session.is_open:
        return False
    one, other = (
        {card: seen.number for card, seen in session.view(seat).cards.items() if seen.number} for seat in (0, 1)
    )
    return one != other


def next_seat(session: GameSource, viewer: int) -> int:
    """The seat to which a move is shown: with both hands open first to the one who has seen the table so far."""
    stays = len(session.humans) > 1 and session.is_open and viewer >= 0
    return viewer if stays else session.next_viewer(viewer)


def deeds_of_other(session: GameSource, seat: int, texts: GameTexts) -> list[str]:
    """The last deeds of the other player since a seat decided last, in sentences that say what both may know."""
    done = session.history(seat)[session.past.last_decision(seat) :]
    known = [event.as_seen_by(1 - seat) for event in done]
    rows = texts.rows(known, seat, session.names, people=session.people)
    return [row.text for row in rows if row.label and row.side == "other"][-MOST_DEEDS:]


class HandOver:
    """Lets the curtain fall over widgets, and clears what the previous viewer may know."""

    def __init__(
        self, curtain: Curtain, covered: Sequence[QWidget], forgetting: Sequence[Callable[[], object]]
    ) -> None:
        self._curtain, self._covered, self._forgetting = curtain, covered, forgetting

    def begin(self, session: GameSource, seat: int, texts: GameTexts) -> None:
        """Hide everything from the screen, screen readers and keys alike, until the player of a seat is ready."""
        for forget in self._forgetting:
            forget()
        for covered in self._covered:
            covered.setEnabled(False)
        decides = session.decision.player == seat  # another player is told nothing of what is asked
        reasons = asked_of_other(session.view(1 - seat), session.names, texts) if decides else ()
        self._curtain.fall(session.names[seat], reasons, deeds_of_other(session, seat, texts))

    def end(self) -> None:
        """Enable the widgets again."""
        for covered in self._covered:
            covered.setEnabled(True)
