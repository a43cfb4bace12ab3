"""The player's own card sets: set files, lists with wording, packs. What is faulty is left out and reported."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from datetime import date
from pathlib import Path
from typing import Any

from gundam_desktop.games.gcg.cards.card import Card
from gundam_desktop.games.gcg.cards.card_lists import lines_of, number_of, read_list, set_of, sets_of
from gundam_desktop.games.gcg.cards.definitions import why_not_played
from gundam_desktop.games.gcg.cards.pack import SUFFIX as PACK
from gundam_desktop.games.gcg.cards.pack import LoadedPack, ReadPack
from gundam_desktop.games.gcg.cards.pack_cards import cards_of_pack
from gundam_desktop.games.gcg.cards.pack_errata import NumberedErratum, with_errata
from gundam_desktop.games.gcg.cards.pack_reader import loaded_pack, read_pack
from gundam_desktop.games.gcg.cards.sets import BadCardSet, CardSet, CardSets, read_json, read_set

SHOWN_NUMBERS = 3
"""Numbers that a line names before it counts the rest."""


def with_player_sets(shipped: CardSets, folder: Path) -> CardSets:
    """Return the shipped cards and those of the player's folder.

    A set file with a fault is left out, of a list only the faulty cards; `faults` of the result lists them.
    """
    return _Loading(shipped).load(folder)


class _Loading:
    """Loads the folder: first the set files, then the lists, whose texts may name the tokens of both."""

    def __init__(self, shipped: CardSets) -> None:
        self._shipped = shipped
        self._sets: list[CardSet] = []
        self._files: dict[str, Path] = {}
        """Card number -> the file that the card comes from."""
        self._faults: list[str] = []
        self._left_out: list[tuple[str, str]] = []
        self._errata: list[NumberedErratum] = []

    def load(self, folder: Path) -> CardSets:
        lists: list[tuple[Path, list[Any]]] = []
        packs: list[tuple[Path, ReadPack]] = []
        for path in self._paths(folder):
            try:
                if path.suffix.lower() == PACK:
                    packs.append((path, read_pack(path)))
                    continue
                data = read_json(path)
                if isinstance(data, list):
                    lists.append((path, data))
                else:
                    self._take_set(path, read_set(path))
            except BadCardSet as error:
                self._faults += error.lines
        for path, entries in lists:
            self._take_list(path, entries)
        loaded = [self._taken(path, read) for path, read in packs]
        sets, faults = with_errata((*self._shipped.sets, *self._sets), self._errata)
        self._faults += (f"{folder}: {fault}" for fault in faults)
        return CardSets(sets, self._faults, self._left_out, packs=loaded)

    def _paths(self, folder: Path) -> list[Path]:
        try:
            return sorted(path for path in folder.iterdir() if path.suffix.lower() in (".json", PACK))
        except OSError as error:
            self._faults.append(f"{folder}: cannot be read ({error.strerror}); expected a folder with card files")
            return []

    def _take_set(self, path: Path, found: CardSet) -> None:
        shipped = [card.number for card in found.cards if card.number in self._shipped]
        twice = [card.number for card in found.cards if card.number in self._files]
        unplayable = not_played(path, found)
        self._faults += unplayable
        self._refuse(path, shipped, twice)
        if not (shipped or twice or unplayable):
            self._sets.append(found)
            self._files.update((card.number, path) for card in found.cards)

    def _take_list(self, path: Path, entries: list[Any]) -> None:
        self._refuse(path, filter(self._shipped.__contains__, map(number_of, entries)), ())
        read = read_list(entries, CardSets((*self._shipped.sets, *self._sets)), without=self._shipped)
        self._take_cards(
            path, [card for _, card, *_ in read if card], [number for number, card, *_ in read if not card]
        )
        self._faults += lines_of(path, read)

    def _taken(self, path: Path, read: ReadPack) -> LoadedPack:
        """Take the cards of a pack, except those of the program; what is not played was told when it was installed."""
        known = CardSets((*self._shipped.sets, *self._sets))
        found = cards_of_pack(read, known, without=self._shipped)
        self._take_cards(path, found.cards, found.unusable)
        self._errata += found.errata
        self._faults += (f"{path}: {fault}" for fault in found.faults)
        return loaded_pack(path, read, self._shipped)

    def _take_cards(self, path: Path, cards: Iterable[Card], unusable: Iterable[str]) -> None:
        self._left_out += ((set_of(number) if "-" in number else path.stem, number) for number in unusable)
        taken: list[Card] = []
        twice: list[str] = []
        for card in cards:
            if card.number in self._files:
                twice.append(card.number)
            else:
                taken.append(card)
                self._files[card.number] = path
        self._refuse(path, (), twice)
        self._sets += sets_of(taken, path.stem)

    def _refuse(self, path: Path, shipped: Iterable[str], twice: Iterable[str]) -> None:
        self._faults += replacing(path, shipped)
        by_file: defaultdict[Path, list[str]] = defaultdict(list)
        for number in dict.fromkeys(twice):
            by_file[self._files[number]].append(number)
        for file, numbers in by_file.items():
            where = "here twice" if file == path else f"in {file.name}, too"
            some, stands = _some(numbers), "stands" if len(numbers) == 1 else "stand"
            self._faults.append(f"{path}: {some}: number: {stands} {where}; expected a number that no card has")


def not_played(path: Path, found: CardSet) -> list[str]:
    """Return a line for each card of a set file whose effects the rules cannot run."""
    return [
        f"{path}: {card.number}: effects: cannot be played: {why}"
        for card in found.cards
        if (why := why_not_played(card) or (why_not_played(card.on(date.max)) if card.errata else ""))
    ]


def replacing(path: Path, shipped: Iterable[str]) -> list[str]:
    """Return a line about a file that redefines shipped cards; an empty list if it does not."""
    numbers = list(dict.fromkeys(shipped))
    if not numbers:
        return []
    some, comes = _some(numbers), "comes" if len(numbers) == 1 else "come"
    return [
        f"{path}: {some}: number: {comes} with the program and cannot be replaced; expected a number that no card has"
    ]


def _some(numbers: Sequence[str]) -> str:
    """Name the first of some numbers, and count the rest."""
    named, rest = ", ".join(numbers[:SHOWN_NUMBERS]), len(numbers) - SHOWN_NUMBERS
    return f"{named} and {rest} more" if rest > 0 else named
