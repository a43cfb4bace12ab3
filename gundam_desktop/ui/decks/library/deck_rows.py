"""The rows of the library list, how each is shown, and the places that it can show."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from typing import Literal, NamedTuple, TypeAlias

from PySide6.QtCore import QDateTime, QLocale

from gundam_desktop.games.gcg import decks_api, library
from gundam_desktop.games.gcg.decks_api import (
    DamagedDeck,
    DeckEntry,
    DeckRepository,
    Playable,
    color_names,
    shown_title,
)
from gundam_desktop.tabletop import DeckSummary, told
from gundam_desktop.ui.cards.deck_tile import DeckMark, DeckTile, KeptDeck
from gundam_desktop.ui.style.theme import theme
from gundam_desktop.ui.style.translation import language, translate

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
    key_card: str
    """The number of the card that stands for the deck; empty for an empty deck."""
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

    def tile(self) -> DeckTile:
        """The deck as the list shows it, in the language and the colours in use."""
        names = color_names(self.colors, language())
        return DeckTile(
            DeckSummary(self.entry.name, self.name, self.key_card, self.colors, names),
            library.face(self.key_card, language()) if self.key_card else None,
            KeptDeck(self.counts, self.entry.folder, self.entry.tags, self.changed, tuple(self._marks())),
        )

    @property
    def counts(self) -> str:
        """The numbers of cards in the deck, the resource deck and the sideboard, in words."""
        deck = self.entry.deck
        text = translate("DeckLibrary", "{count} + {resources} cards")
        if deck.sideboard:
            text = translate("DeckLibrary", "{count} + {resources} cards, sideboard {beside}")
        return text.format(count=deck.count, resources=deck.resource_count, beside=deck.sideboard_count)

    @property
    def changed(self) -> str:
        """Date and time of the last change, as the player reads them; empty for a shipped deck."""
        if self.kind == "shipped":
            return ""
        moment = QDateTime.fromSecsSinceEpoch(int(self.entry.changed.timestamp()))
        return QLocale().toString(moment, QLocale.FormatType.ShortFormat)

    def _marks(self) -> Iterator[DeckMark]:
        """Yield what sets the deck apart: that it is shipped, that it is not legal or restricted."""
        if self.kind == "shipped":
            yield DeckMark(translate("DeckLibrary", "premade"), theme().muted)
        if self.playable == "no":
            yield DeckMark(translate("DeckLibrary", "not legal"), theme().danger)
        elif self.playable == "restricted":
            yield DeckMark(translate("DeckLibrary", "restricted"), theme().warning)


class DeckRowReader:
    """Reads the rows of a repository; what is found out about a deck is cached by the digest of its list."""

    def __init__(self, repository: DeckRepository, today: date) -> None:
        self.repository, self.today = repository, today
        self._shipped = decks_api.shipped_entries()
        self._known: dict[str, tuple[tuple[str, ...], str, Playable]] = {}

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
            self._known[entry.digest] = (
                colors,
                decks_api.key_card(deck, cards),
                decks_api.playable(deck, cards, self.today),
            )
        colors, key_card, playable = self._known[entry.digest]
        if kind == "shipped":
            key_card = decks_api.key_card_of(entry.name) or key_card
        return DeckRow(entry, kind, colors, key_card, playable)
