"""The rows of the library list, and the places that it can show."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from typing import Literal, NamedTuple, TypeAlias

from gundam_desktop.games.gcg import decks_api, library
from gundam_desktop.games.gcg.decks_api import DamagedDeck, DeckEntry, DeckRepository, Playable, shown_title
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
    def order(self) -> tuple[int, str]:
        """The key of the order by name, shipped decks after the player's."""
        return KINDS.index(self.kind), self.name.casefold()

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

    def scan(self) -> Iterator[DeckRow | str]:
        """Yield all decks, and a line for each damaged file."""
        for one in self.repository.scan():
            yield told(one.error, language()) if isinstance(one, DamagedDeck) else self._row(one, "own")
        for entry in self._shipped:
            yield self._row(entry, "shipped")
        for entry in self.repository.removed().entries:
            yield self._row(entry, "removed")

    def _row(self, entry: DeckEntry, kind: DeckKind) -> DeckRow:
        if entry.digest not in self._known:
            deck, cards = entry.deck, self.repository.cards
            colors = tuple(color for color, _ in decks_api.colors_of(deck, cards))
            self._known[entry.digest] = colors, decks_api.playable(deck, cards, self.today)
        return DeckRow(entry, kind, *self._known[entry.digest])
