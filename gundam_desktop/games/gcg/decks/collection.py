"""The cards that a player owns and those on their wish list, with counts; what a deck lacks of the owned ones."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Final, Literal, NamedTuple, TypeAlias

from filelock import FileLock, Timeout
from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from gundam_desktop.games.gcg.decks.deck import RESOURCE, Deck, DeckError
from gundam_desktop.games.gcg.decks.faults import fault
from gundam_desktop.games.gcg.decks.formats.line_reader import MOST_COPIES_IN_LIST
from gundam_desktop.games.gcg.decks.formats.list_items import ListEntry
from gundam_desktop.games.gcg.decks.formats.list_reader import ReadList
from gundam_desktop.games.gcg.decks.repository import LOCK_TIMEOUT
from gundam_desktop.kept_file import read_kept
from gundam_desktop.writing import write_fault

LARGEST_FILE: Final = 5_000_000
LONGEST_NUMBER: Final = 120
MOST_COLLECTED: Final = MOST_COPIES_IN_LIST
"""Copies of a card, so that a list of all cards can be read again."""
Shelf: TypeAlias = Literal["owned", "wanted"]
"""The cards that the player owns, or the wish list; also the field of the card search for their counts."""
OWNED: Final[Shelf] = "owned"
WANTED: Final[Shelf] = "wanted"
SHELVES: Final[tuple[Shelf, ...]] = (OWNED, WANTED)
Counts: TypeAlias = Mapping[str, int]
"""Card number -> copies; all printings of a number count together, and no count is 0."""
_Number = Annotated[str, StringConstraints(min_length=1, max_length=LONGEST_NUMBER)]
_Copies = Annotated[int, Field(strict=True, ge=1, le=MOST_COLLECTED)]


class CollectedCards(BaseModel):
    """The content of a collection's file. Numbers of unknown cards are kept."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    owned: dict[_Number, _Copies] = {}
    wanted: dict[_Number, _Copies] = {}

    def counts(self, shelf: Shelf) -> Counts:
        """Return the owned cards, or those of the wish list."""
        return self.owned if shelf == OWNED else self.wanted


class Collection:
    """A player's collection in a file. Several windows and programs may use it at once: each change reads it again."""

    def __init__(self, file: Path, patience: float = LOCK_TIMEOUT) -> None:
        """Use a file, which need not exist; `patience` is how many seconds to wait for another program."""
        self.file = file
        self._lock = FileLock(file.with_suffix(".lock"), timeout=patience)

    def read(self) -> CollectedCards:
        """Return the cards. `DeckError` for a damaged file: it is set aside, and the collection is empty then."""
        if not self.file.exists():
            return CollectedCards()
        with self._locked():
            return self._read()

    def add(self, shelf: Shelf, counts: Counts) -> None:
        """Add copies of cards, or take away with a count below 0, down to none.

        `DeckError` names a card that would have more copies than a collection may hold; nothing is changed then.
        """
        self._change(shelf, lambda before: {n: before.get(n, 0) + counts.get(n, 0) for n in {**before, **counts}})

    def set_count(self, shelf: Shelf, number: str, count: int) -> None:
        """Set the copies of one card."""
        self._change(shelf, lambda before: {**before, number: count})

    def raise_to(self, shelf: Shelf, counts: Counts) -> None:
        """Raise the copies of cards to at least these counts."""
        self._change(shelf, lambda before: {n: max(before.get(n, 0), counts.get(n, 0)) for n in {**before, **counts}})

    def replace(self, shelf: Shelf, counts: Counts) -> None:
        """Replace all counts of a shelf."""
        self._change(shelf, lambda _before: counts)

    def _change(self, shelf: Shelf, change: Callable[[Counts], Counts]) -> None:
        """Change the counts on a shelf; counts of 0 and less are dropped. `DeckError` if that is not possible."""
        with self._locked():
            before = self._read()
            counts = {number: count for number, count in change(before.counts(shelf)).items() if count > 0}
            for number, count in counts.items():
                if count > MOST_COLLECTED:
                    raise fault("too many owned", number=number, count=count, most=MOST_COLLECTED)
            after = before.model_copy(update={shelf: dict(sorted(counts.items()))})
            if after != before and (why := write_fault(self.file, after.model_dump_json(indent=1).encode())):
                raise DeckError(lambda _language: why)

    def _read(self) -> CollectedCards:
        kept, why = read_kept(self.file, LARGEST_FILE, CollectedCards.model_validate_json)
        if why:
            raise DeckError(lambda _language: why)
        return kept or CollectedCards()

    @contextmanager
    def _locked(self) -> Iterator[None]:
        """Lock the file against other windows and programs within a `with` block."""
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            self._lock.acquire()
        except Timeout:
            raise fault("locked", path=self.file) from None
        except OSError as error:
            raise fault("unreadable", path=self.file, reason=error.strerror) from None
        try:
            yield
        finally:
            self._lock.release()


class CardNeed(NamedTuple):
    """A card of a deck: the copies that the deck needs, and how many are owned."""

    number: str
    needed: int
    owned: int

    @property
    def missing(self) -> int:
        """The copies that are not owned."""
        return max(0, self.needed - self.owned)


def needs_of(deck: Deck, owned: Counts, *, resources: bool = False) -> list[CardNeed]:
    """Return the cards of deck and sideboard, in their order, with `resources` also those of the resource deck.

    >>> needs_of(Deck(name="", cards=(("ST01-001", 4),)), {"ST01-001": 1})[0].missing
    3
    """
    numbers = dict.fromkeys(number for number, _ in (*deck.cards, *deck.sideboard, *deck.resources))
    wanted = (number for number in numbers if resources or not RESOURCE.match(number))
    return [CardNeed(number, deck.needed(number), owned.get(number, 0)) for number in wanted]


def counts_of(read: ReadList) -> Counts:
    """Return the copies of each card in a list that was read, whatever part of a deck they are in."""
    counts: Counter[str] = Counter()
    for item in read.items:
        if isinstance(item, ListEntry):
            counts[item.number] += item.copies
    return counts
