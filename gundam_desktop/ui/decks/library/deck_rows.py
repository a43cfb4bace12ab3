"""The rows of the library list, and the places that it can show."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import Literal, NamedTuple, TypeAlias

from gundam_desktop.games.gcg import decks_api, library
from gundam_desktop.games.gcg.decks_api import DeckEntry, DeckRepository, Playable, shown_title
from gundam_desktop.tabletop import told
from gundam_desktop.ui.style.translation import language

DeckKind: TypeAlias = Literal["own", "shipped", "removed"]
KINDS: tuple[DeckKind, ...] = ("own", "shipped", "removed")


class LibraryPlace(NamedTuple):
    """A place in the library: all decks, a folder with its subfolders, a tag, shipped or removed decks."""

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
        """The name of the deck, or the title of a shipped one."""
        if self.kind == "shipped":
            return library.deck_title(self.entry.name, language())
        return shown_title(self.entry.name, self.entry.deck.for_team_battles, language())

    @property
    def key(self) -> tuple[str, str]:
        """A key that stays the same when the deck changes."""
        return self.kind, self.entry.id

    def is_in(self, place: LibraryPlace) -> bool:
        """True if the deck belongs to a place."""
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
    """Reads the rows of a repository; colours and legality are cached by the digest of the list."""

    def __init__(self, repository: DeckRepository, today: date) -> None:
        self.repository, self.today = repository, today
        self._shipped = decks_api.shipped_entries()
        self._known: dict[str, tuple[tuple[str, ...], Playable]] = {}

    def read(self) -> tuple[list[DeckRow], list[str]]:
        """Return all decks by name, shipped ones after the player's, and a line for each damaged file."""
        listing, removed = self.repository.listing(), self.repository.removed()
        kinds: Sequence[tuple[DeckKind, Sequence[DeckEntry]]] = (
            ("own", listing.entries),
            ("shipped", self._shipped),
            ("removed", removed.entries),
        )
        rows = [self._row(entry, kind) for kind, entries in kinds for entry in entries]
        rows.sort(key=lambda row: (KINDS.index(row.kind), row.name.casefold()))  # a shipped one has another in its file
        return rows, [told(damaged.error, language()) for damaged in listing.damaged]

    def _row(self, entry: DeckEntry, kind: DeckKind) -> DeckRow:
        if entry.digest not in self._known:
            deck, cards = entry.deck, self.repository.cards
            colors = tuple(color for color, _ in decks_api.colors_of(deck, cards))
            self._known[entry.digest] = colors, decks_api.playable(deck, cards, self.today)
        return DeckRow(entry, kind, *self._known[entry.digest])
