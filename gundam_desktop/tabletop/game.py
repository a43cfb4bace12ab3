"""The interface of a game for its players and for everything that shows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, Self

from gundam_desktop.tabletop.choice import Choice
from gundam_desktop.tabletop.decision import Decision
from gundam_desktop.tabletop.deck_summary import DeckSummary
from gundam_desktop.tabletop.event import Event
from gundam_desktop.tabletop.face import Face
from gundam_desktop.tabletop.manner import Interrupt
from gundam_desktop.tabletop.place import Goal, Place
from gundam_desktop.tabletop.playmat import Counter, Playmat
from gundam_desktop.tabletop.refusal import Refusal
from gundam_desktop.tabletop.reminder import Reminder
from gundam_desktop.tabletop.view import View


class IllegalChoice(Exception):
    """A choice that the game refuses; nothing has changed. `refusals` says why, one at least."""

    def __init__(self, choice: Choice, refusals: Sequence[Refusal]) -> None:
        super().__init__(f"{choice.verb}: " + ", ".join(f"{r.code} ({r.clause})" for r in refusals))
        self.choice = choice
        self.refusals = tuple(refusals)


def require_seat(seat: int) -> None:
    """Raise `ValueError` unless it is one of the seats."""
    if seat not in (0, 1):
        raise ValueError(f"there is no seat {seat}; seats are 0 and 1")


class Game(Protocol):
    """One game in progress. Seats are 0 and 1."""

    @property
    def decision(self) -> Decision:
        """Who must decide what; kind `game over` when nobody must."""
        ...

    @property
    def turn(self) -> int:
        """The number of the turn, counted from 1; 0 before the first."""
        ...

    def choices(self, player: int) -> list[Choice]:
        """The legal choices of `player` now, concede excepted (legal at any time).

        A selection of several cards is not listed: `decision.groups` says what makes a whole one.
        """
        ...

    def attempts(self, player: int, card: int = 0) -> list[Choice]:
        """Every well-formed choice that `player` could try now, legal or not; concede and longer selections excepted.

        With `card`, only what this card is there for.
        """
        ...

    def apply(self, player: int, choice: Choice) -> list[Event]:
        """Carry the choice out and return the events. Raises `IllegalChoice` and changes nothing."""
        ...

    def explain(self, player: int, choice: Choice) -> list[Refusal]:
        """Every reason why the choice is not legal; empty exactly when it is."""
        ...

    def view(self, player: int) -> View:
        """All that `player` may know now, and nothing else."""
        ...

    def copy(self) -> Self:
        """An independent copy that will play on exactly like this one; immutable parts are shared."""
        ...

    def dump(self) -> dict[str, Any]:
        """The whole state as plain JSON data, for `load`."""
        ...

    def digest(self) -> str:
        """A short text that is equal exactly for equal states."""
        ...

    def parse(self, text: str, player: int) -> Choice:
        """The choice that `player` writes as `text`; `ValueError` names the fault and the right form."""
        ...

    def format(self, choice: Choice, player: int) -> str:
        """The written form of a choice, the shortest that is clear to `player`."""
        ...


class Library(Protocol):
    """A game's cards, decks and words, one language at a time."""

    def face(self, number: str, language: str) -> Face:
        """The face of a card; `KeyError` for an unknown number."""
        ...

    def playmat(self, language: str) -> Playmat:
        """The zones, phases and steps with their names."""
        ...

    def caption(self, place: Place, view: View, language: str) -> Counter | None:
        """The number beside the cards of a place; None for a place without one."""
        ...

    def plate(self, view: View, seat: int, language: str) -> Sequence[Counter]:
        """The numbers on a player's plate."""
        ...

    def sentence(self, refusal: Refusal, names: Mapping[int, str], language: str) -> str:
        """A refusal as a sentence for people."""
        ...

    def story(self, event: Event, seats: Sequence[str], language: str) -> str:
        """An event as a sentence for the log, empty when it is not worth one."""
        ...

    def question(self, decision: Decision, number: str, language: str) -> str:
        """The question of a decision, as a sentence."""
        ...

    def goals(self, choice: Choice, view: View, /) -> Sequence[Goal]:
        """Where on the table a choice is made: the cards or places to which its card is dragged.

        Empty for a choice that needs no target.
        """
        ...

    def interrupts(self, language: str) -> Sequence[Interrupt]:
        """The interrupts that can end passing until something happens, besides a decision without a pass."""
        ...

    def interrupts_of(self, event: Event, seat: int, /) -> Sequence[str]:
        """Keys of the interrupts that an event triggers for a player who is passed for."""
        ...

    def label(self, choice: Choice, view: View, language: str, *, named: bool = False) -> str:
        """The label of the choice's button; with `named` it names the acting card, for where that is not in sight."""
        ...

    def act(self, choice: Choice, language: str, /) -> str:
        """The kind of act that a choice is, without cards: `attack`, `deploy a card`; empty for one without a name."""
        ...

    def worth_telling(self, events: Sequence[Event], /) -> list[Event]:
        """The events without those that the next ones imply."""
        ...

    def effect_line(self, number: str, ability: int, mark: str, language: str, /) -> str:
        """An effect of a card as a line of text: by its place, or a keyword's by its timing; empty if there is none."""
        ...

    def zone_facts(self, zone: str, edition: str, language: str, /) -> Sequence[tuple[str, str]]:
        """Facts from the rules about a zone, or about a player (`plate`): sentences with their clauses."""
        ...

    def reminders(
        self, number: str, edition: str, language: str, keywords: tuple[str, ...] | None = None, /
    ) -> Sequence[Reminder]:
        """What stands on the face of a card, each in a sentence, the most particular first.

        `keywords` are those that it has now (`CardView.keywords`); None means those printed on it.
        """
        ...

    def keyword_reminder(self, written: str, edition: str, language: str, /) -> Reminder | None:
        """What a keyword means, by its English name, with or without an amount; None if there is no such keyword."""
        ...

    def deck(self, name: str, /) -> Any:
        """A deck by name or by the path of a file; the `ValueError` for a faulty one is one line."""
        ...

    def deck_names(self) -> Sequence[str]:
        """The decks that can be chosen by name."""
        ...

    def deck_title(self, name: str, language: str = ..., /) -> str:
        """The title of a deck in lists."""
        ...

    def deck_summary(self, name: str, language: str, /) -> DeckSummary:
        """What a list shows of a deck, by name or path; the `ValueError` for a faulty one is one line."""
        ...

    def recorded_title(self, title: str, language: str, /) -> str:
        """The title of a deck as records name it (in English), in a language; that of a player's own deck as it is."""
        ...
