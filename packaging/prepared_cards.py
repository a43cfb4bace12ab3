"""Prepares the card sets that come with the program, so that it starts faster.

python packaging/prepared_cards.py           into the user's cache, unless they are there
python packaging/prepared_cards.py FILE      into a file: for the wheel
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from gundam_desktop.games.gcg.cards import prepared


def main(arguments: Sequence[str]) -> int:
    """Write the file unless it is there."""
    file = Path(arguments[0]) if arguments else prepared.cached(prepared.state())
    if arguments or not file.is_file():
        from gundam_desktop.games.gcg.cards.sets import load_sets
        from gundam_desktop.locate import cardset_folder

        prepared.prepare(file, load_sets(cardset_folder()).sets)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
