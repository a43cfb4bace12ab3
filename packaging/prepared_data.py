"""Prepares data that takes long to make, so that the program starts faster: cards, their texts, the parser.

python packaging/prepared_data.py            into the user's cache, unless it is there
python packaging/prepared_data.py FOLDER     into a folder: for the wheel
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from gundam_desktop.games.gcg import prepared_wording
from gundam_desktop.games.gcg.cards import prepared as card_sets
from gundam_desktop.games.gcg.effects.reader import parse_table
from gundam_desktop.prepared import cached, read_prepared, write_prepared


class Part(NamedTuple):
    """One of the data that are prepared."""

    name: str
    state: Callable[[], str]
    content: Callable[[], Any]


def shipped_cards() -> Any:
    """Return the card sets that come with the program as prepared data."""
    from gundam_desktop.games.gcg.cards.sets import load_sets
    from gundam_desktop.locate import cardset_folder

    return card_sets.content(load_sets(cardset_folder()).sets)


PARTS = (
    Part(card_sets.NAME, card_sets.state, shipped_cards),
    Part(prepared_wording.NAME, prepared_wording.state, prepared_wording.content),
    Part(parse_table.NAME, parse_table.state, parse_table.content),
)


def main(arguments: Sequence[str]) -> int:
    """Write the files; in the cache only those that are not there, or not whole."""
    for part in PARTS:
        state = part.state()
        file = Path(arguments[0], f"{part.name}.json") if arguments else cached(part.name, state)
        if arguments or read_prepared(part.name, state, bool) is None:
            write_prepared(file, state, part.content())
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
