"""What the library shows of a deck, and the places in which decks are."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import Literal, NamedTuple, TypeAlias

from gundam_desktop.games.gcg import decks_api
from gundam_desktop.games.gcg.decks_api import DeckEntry, DeckRepository, Playable

DeckKind: TypeAlias = Literal["own", "shipped", "removed"]


class LibraryPlace(NamedTuple):
    """Where decks are looked at: all of them, a folder with those below it, a tag, the shipped or removed ones."""

    kind: Literal["all", "folder", "tag", "shipped", "removed"] = "all"
    value: str = ""


class DeckRow(NamedTuple):
    """A deck in the list."""

    entry: DeckEntry
    kind: DeckKind
    colors: tuple[str, ...]
    playable: Playable

    @property
    def name(self) -> str:
        """What it is called; a shipped one has a title."""
        return (self.entry.deck.comment if self.kind == "shipped" else "") or self.entry.name

    @property
    def key(self) -> tuple[str, str]:
        """What it is known by, whatever changes in it."""
        return self.kind, self.entry.id

    def is_in(self, place: LibraryPlace) -> bool:
        """Whether it is seen at a place."""
        if place.kind == "all":
            return self.kind != "removed"
        if place.kind in ("shipped", "removed"):
            return self.kind == place.kind
        if self.kind != "own":
            return False
        if place.kind == "tag":
            return place.value.casefold() in (tag.casefold() for tag in self.entry.tags)
        return f"{self.entry.folder}/".startswith(f"{place.value}/")


class DeckRowReader:
    """Reads the rows of a shelf; what was found out of a list is kept while the list is the same."""

    def __init__(self, repository: DeckRepository, today: date) -> None:
        self.repository, self.today = repository, today
        self._shipped = decks_api.shipped_entries()
        self._known: dict[str, tuple[tuple[str, ...], Playable]] = {}

    def read(self) -> tuple[list[DeckRow], list[str]]:
        """All decks by name, the shipped ones behind the player's own, and a line for each damaged file."""
        listing, removed = self.repository.listing(), self.repository.removed()
        kinds: Sequence[tuple[DeckKind, Sequence[DeckEntry]]] = (
            ("own", listing.entries),
            ("shipped", self._shipped),
            ("removed", removed.entries),
        )
        rows = [self._row(entry, kind) for kind, entries in kinds for entry in entries]
        return rows, [damaged.message for damaged in listing.damaged]

    def _row(self, entry: DeckEntry, kind: DeckKind) -> DeckRow:
        if entry.digest not in self._known:
            deck, cards = entry.deck, self.repository.cards
            colors = tuple(color for color, _ in decks_api.colors_of(deck, cards))
            self._known[entry.digest] = colors, decks_api.playable(deck, cards, self.today)
        return DeckRow(entry, kind, *self._known[entry.digest])
