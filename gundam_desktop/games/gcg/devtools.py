"""What the command line does with card sets: it reads wording, checks files, counts what is complete.

Results are plain data. Other parts of the program use `decks_api.py` and `game_module.py`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from gundam_desktop.games.gcg.cards.card import Card
from gundam_desktop.games.gcg.cards.card_lists import ReadCard, lines_of, read_list
from gundam_desktop.games.gcg.cards.catalog import card_sets
from gundam_desktop.games.gcg.cards.custom_sets import not_played, replacing
from gundam_desktop.games.gcg.cards.pool import Pool
from gundam_desktop.games.gcg.cards.sets import BadCardSet, UnreadableSet, read_json, read_set, shipped_sets
from gundam_desktop.games.gcg.effects.phrases import NotWorded
from gundam_desktop.games.gcg.effects.reader import MISFITS, NotUnderstood, read_text
from gundam_desktop.games.gcg.effects.wording import en
from gundam_desktop.games.gcg.game import pool_with
from gundam_desktop.locate import cardset_folder
from gundam_desktop.plurals import counted

__all__ = [
    "UnreadableSet",
    "check_files",
    "coverage",
    "read",
]


def read(number: str, text: str) -> dict[str, Any]:
    """Read official English wording into effects; return them with our own wording, or the words not understood."""
    result: dict[str, Any] = {"number": number, "ok": False, "effects": [], "text": [], "why": "", "at": ""}
    tokens = card_sets().tokens
    try:
        effects = read_text(text, tokens=tokens)
        result["effects"] = [effect.model_dump(mode="json") for effect in effects]
        result["text"] = en.texts(effects, tokens)
        result["ok"] = True
    except NotUnderstood as error:
        result["why"], result["at"] = error.why or "not understood", error.words
    except NotWorded as error:
        result["why"] = str(error)
    except MISFITS as error:
        result["why"] = f"what was read cannot be worded ({type(error).__name__})"
    return result


def check_files(paths: Iterable[Path]) -> tuple[int, list[str]]:
    """Return the number of valid cards in card set files and lists with wording, and every fault, one line each.

    Raises `UnreadableSet` for a file that is no text.
    """
    count = 0
    faults: list[str] = []
    for path in paths:
        try:
            data = read_json(path)
            if isinstance(data, list):
                read = read_list(data, card_sets())
                cards = [card.card for card in read if card.card is not None and not card.refused]
                faults += lines_of(path, read) + _twice(path, read)
            else:
                found = read_set(path)
                cards = list(found.cards)
                faults += not_played(path, found)
            if path.resolve().parent != cardset_folder().resolve():  # the program's own sets are valid input, too
                faults += replacing(path, (card.number for card in cards if card.number in shipped_sets()))
            count += len(cards)
        except UnreadableSet:
            raise
        except BadCardSet as error:
            faults += error.lines
    return count, faults


def coverage() -> dict[str, dict[str, Any]]:
    """Return for each set how many cards it has, and for how many of them the program is complete.

    A card is `whole` if all its effects run and are worded, else `partial`, as are cards of the player's own lists that
    cannot be used. By language, `english_names` counts the cards without a name in it, which are shown with their
    English one, and `formed_names` those whose name the program has formed.
    """
    pool = pool_with(())
    sets: dict[str, dict[str, Any]] = {}
    for card in card_sets():
        row = sets.setdefault(card.set, _row())
        row["cards"] += 1
        for language, name in (("ja", card.name_ja), ("zh", card.name_zh)):
            row["english_names"][language] += not name
            row["formed_names"][language] += language in card.names_formed
        if _is_whole(card, pool):
            row["whole"] += 1
        else:
            row["partial"] += 1
            row["partial_cards"].append(card.number)
    for name, number in card_sets().left_out:
        row = sets.setdefault(name, _row())
        row["cards"] += 1
        row["partial"] += 1
        row["partial_cards"].append(number)
    return sets


def _is_whole(card: Card, pool: Pool) -> bool:
    try:
        pool[card.number]
        en.texts(card.effects, card_sets().tokens)
    except (NotWorded, NotImplementedError):
        return False
    return not card.unplayed


def _row() -> dict[str, Any]:
    return {
        "cards": 0,
        "whole": 0,
        "partial": 0,
        "partial_cards": [],
        "english_names": {"ja": 0, "zh": 0},
        "formed_names": {"ja": 0, "zh": 0},
    }


def _twice(path: Path, read: Iterable[ReadCard]) -> list[str]:
    counts = Counter(card.number for card in read)
    return [
        f"{path}: {number}: number: stands here {counted(count, 'time')}"
        for number, count in counts.items()
        if count > 1
    ]
