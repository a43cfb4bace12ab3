"""The cards of an installed pack: read once, then kept prepared in the user's cache, because reading takes seconds."""

from __future__ import annotations

import hashlib
from collections.abc import Container
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from gundam_desktop import __version__
from gundam_desktop.games.gcg.cards.card import Card
from gundam_desktop.games.gcg.cards.card_lists import read_list, sets_of
from gundam_desktop.games.gcg.cards.pack import Pack, ReadPack
from gundam_desktop.games.gcg.cards.pack_errata import NumberedErratum, read_errata
from gundam_desktop.games.gcg.cards.prepared import content, restored, state
from gundam_desktop.games.gcg.cards.sets import SCHEMA, CardSet, CardSets
from gundam_desktop.prepared import keep_prepared, read_prepared

NAME: Final = "packs"
"""The name of the prepared data."""
_EFFECTS: Final = Path(__file__).parents[1] / "effects"


class PackCards(NamedTuple):
    """What of a pack is used, and what is not."""

    cards: tuple[Card, ...]
    unusable: tuple[str, ...]
    """Numbers of cards that are left out."""
    errata: tuple[NumberedErratum, ...]
    faults: tuple[str, ...]
    """A line for each erratum that is not understood."""


def cards_of_pack(read: ReadPack, sets: CardSets, without: Container[str]) -> PackCards:
    """Read the cards of a pack, except those `without`, and its errata; texts may name the tokens of `sets`."""
    tokens = "".join(card.model_dump_json() for card in sets if card.type == "unit token")
    key = hashlib.sha256(f"{_reading()} {read.digest} {tokens}".encode()).hexdigest()[:20]
    found = read_prepared(NAME, key, _from_data)
    if found is None:
        found = _read(read.pack, sets, without)
        keep_prepared(NAME, key, _data(found))
    return found


def _read(pack: Pack, sets: CardSets, without: Container[str]) -> PackCards:
    read = read_list(pack.cards, sets, without)
    cards = tuple(card.card for card in read if card.card is not None)
    known = CardSets((*sets.sets, *sets_of(cards, pack.name)))
    errata, faults = read_errata(pack.errata, known.tokens) if pack.errata else ([], [])
    unusable = tuple(card.number for card in read if card.card is None)
    return PackCards(cards, unusable, tuple(errata), tuple(faults))


def _data(found: PackCards) -> dict[str, Any]:
    cards = CardSet(schema=SCHEMA, set="", name="", cards=found.cards)
    models = content([cards, *(erratum for _, erratum in found.errata)])
    corrected = [number for number, _ in found.errata]
    return {"models": models, "unusable": found.unusable, "corrected": corrected, "faults": found.faults}


def _from_data(data: Any) -> PackCards:
    found, *errata = restored(data["models"])
    corrected = map(NumberedErratum, data["corrected"], errata)
    return PackCards(found.cards, tuple(data["unusable"]), tuple(corrected), tuple(data["faults"]))


@cache
def _reading() -> str:
    """Return a text that changes with the shipped cards and with how texts are read."""
    text = hashlib.sha256(f"{__version__} {state()}".encode())
    for path in sorted(path for part in ("phrases", "reader", "compiler") for path in (_EFFECTS / part).glob("*.py")):
        text.update(path.read_bytes())
    return text.hexdigest()
