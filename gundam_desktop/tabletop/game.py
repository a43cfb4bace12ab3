"""The interface of a game for its players and for everything that shows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, Self

from gundam_desktop.tabletop.choice import Choice
from gundam_desktop.tabletop.decision import Decision
from gundam_desktop.tabletop.deck_summary import DeckSummary
from gundam_desktop.tabletop.event import Event
from gundam_desktop.tabletop.face import Face
from gundam_desktop.tabletop.fact_list import FactList
from gundam_desktop.tabletop.place import Goal, Place
from gundam_desktop.tabletop.playmat import Counter, Playmat
from gundam_desktop.tabletop.prompt_style import Interrupt
from gundam_desktop.tabletop.refusal import Refusal
from gundam_desktop.tabletop.reminder import Reminder
from gundam_desktop.tabletop.view import View


class IllegalChoice(Exception):
    """A choice that the game refuses; nothing has changed. `refusals` holds the reasons, at least one."""

    def __init__(self, choice: Choice, refusals: Sequence[Refusal]) -> None:
        super().__init__(f"{choice.verb}: " + ", ".join(f"{r.code} ({r.clause})" for r in refusals))
        self.choice = choice
        self.refusals = tuple(refusals)


def require_seat(seat: int) -> None:
    """Raise `ValueError` unless the seat is 0 or 1."""
    if seat not in (0, 1):
        raise ValueError(f"there is no seat {seat}; seats are 0 and 1")


class Game(Protocol):
    """One game in progress. Seats are 0 and 1."""

    @property
    def decision(self) -> Decision:
        """Who must decide what; its kind is `game over` when nobody must."""
        ...

    @property
    def turn(self) -> int:
        """The number of the turn, counted from 1; 0 before the first."""
        ...

    def legal_choices(self, player: int) -> list[Choice]:
        """The legal choices of `player` now, except to concede, which is legal at any time.

        A selection of several cards is not listed: `decision.groups` says what makes it whole.
        """
        ...

    def pseudo_legal_choices(self, player: int, card: int = 0) -> list[Choice]:
        """Every well-formed choice that `player` could try now, legal or not; except conceding and longer selections.

        With `card`, only the choices that this card is there for.
        """
        ...

    def apply(self, player: int, choice: Choice) -> list[Event]:
        """Carry the choice out and return its events. Raises `IllegalChoice` and changes nothing if it is illegal."""
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
        """A short text that is equal for equal states and differs for different ones."""
        ...

    def parse(self, text: str, player: int) -> Choice:
        """Return the choice that `player` writes as `text`; the `ValueError` for a wrong text names the right form."""
        ...

    def format(self, choice: Choice, player: int) -> str:
        """The written form of a choice: the shortest one that is unambiguous for `player`."""
        ...


class Library(Protocol):
    """A game's cards, decks and words. Every text is given in the language that the call names."""

    def face(self, number: str, language: str) -> Face:
        """The face of a card; `KeyError` for an unknown number."""
        ...

    def playmat(self, language: str) -> Playmat:
        """The zones, phases and steps with their names."""
        ...

    def caption(self, place: Place, view: View, language: str, /) -> Counter | None:
        """The counter drawn beside the cards of a place; None for a place without one."""
        ...

    def plate(self, view: View, seat: int, language: str) -> Sequence[Counter]:
        """The counters on a player's name plate."""
        ...

    def sentence(self, refusal: Refusal, names: Mapping[int, str], language: str) -> str:
        """A refusal as a sentence for people."""
        ...

    def story(self, event: Event, seats: Sequence[str], language: str) -> str:
        """An event as a sentence for the log; empty if the log leaves it out."""
        ...

    def question(self, decision: Decision, number: str, language: str) -> str:
        """The question that a decision asks, as a sentence; `number` is that of the decision's card."""
        ...

    def goals(self, choice: Choice, view: View, /) -> Sequence[Goal]:
        """The targets of a choice on the table: the cards or places to which its card can be dragged.

        Empty for a choice that needs no target.
        """
        ...

    def interrupts(self, language: str) -> Sequence[Interrupt]:
        """The interrupts that can end passing until something happens. A decision without a pass always ends it."""
        ...

    def interrupts_of(self, event: Event, seat: int, /) -> Sequence[str]:
        """Keys of the interrupts that an event triggers for the player at `seat`, for whom the client passes."""
        ...

    def label(self, choice: Choice, view: View, language: str, *, named: bool = False) -> str:
        """The label of the choice's button; `named` adds the acting card's name, for when that card is out of sight."""
        ...

    def act(self, choice: Choice, language: str, /) -> str:
        """The kind of act that a choice is, without cards: `attack`, `deploy a card`; empty for one without a name."""
        ...

    def worth_telling(self, events: Sequence[Event], /) -> list[Event]:
        """The events without those that the following ones imply."""
        ...

    def effect_line(self, number: str, ability: int, mark: str, language: str, /) -> str:
        """One effect of a card as a line of text: by index, or a keyword's by its timing mark; empty if not found."""
        ...

    def zone_facts(self, zone: str, edition: str, language: str, /) -> Sequence[tuple[str, str]]:
        """Facts from the rules about a zone, or about a player (`plate`), as pairs of a sentence and its clause."""
        ...

    def reminders(
        self, number: str, edition: str, language: str, keywords: tuple[str, ...] | None = None, /
    ) -> Sequence[Reminder]:
        """Explain everything printed on a card's face, one sentence for each thing, the most specific first.

        `keywords` are those that the card has now (`CardView.keywords`); None means those printed on it.
        """
        ...

    def card_facts(self, number: str, language: str, /) -> Sequence[FactList]:
        """What there is to know of a card besides its face, such as where it is legal; no list is empty."""
        ...

    def keyword_reminder(self, written: str, edition: str, language: str, /) -> Reminder | None:
        """What a keyword means, by its English name, with or without an amount; None if there is no such keyword."""
        ...

    def deck(self, name: str, /) -> Any:
        """A deck by its name or the path of a file; a faulty one raises `ValueError` with a one-line message."""
        ...

    def deck_names(self) -> Sequence[str]:
        """The names of the decks that `deck` finds without a path."""
        ...

    def deck_title(self, name: str, language: str = ..., /) -> str:
        """The title of a deck, as lists show it."""
        ...

    def deck_summary(self, name: str, language: str, /) -> DeckSummary:
        """What a list shows of a deck, by name or path; a faulty one raises `ValueError` with a one-line message."""
        ...

    def recorded_title(self, title: str, language: str, /) -> str:
        """Translate a deck's title from records (there in English); the title of a player's own deck stays as it is."""
        ...
