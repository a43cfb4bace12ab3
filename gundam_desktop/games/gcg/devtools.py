"""What the command line does with cards, decks and clauses: it checks and counts decks, reads wording, checks files.

Results are plain data. Other parts of the program use `decks_api.py` and `game_module.py`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from datetime import date
from pathlib import Path
from typing import Any

from gundam_desktop.games.gcg.cards.card import Card
from gundam_desktop.games.gcg.cards.card_lists import ReadCard, lines_of, read_list
from gundam_desktop.games.gcg.cards.catalog import card_sets
from gundam_desktop.games.gcg.cards.custom_sets import not_played, replacing
from gundam_desktop.games.gcg.cards.sets import BadCardSet, UnreadableSet, read_json, read_set, shipped_sets
from gundam_desktop.games.gcg.decks import construction, restrictions
from gundam_desktop.games.gcg.decks.deck import CardCount, Deck
from gundam_desktop.games.gcg.decks.distribution import count_distribution
from gundam_desktop.games.gcg.decks.link_pairs import link_pairs_of
from gundam_desktop.games.gcg.decks.odds import OddsRow, chances
from gundam_desktop.games.gcg.decks.violations import Violation, remedy_text
from gundam_desktop.games.gcg.effects.reader import MISFITS, NotUnderstood, read_text
from gundam_desktop.games.gcg.effects.wording import NotWorded, en
from gundam_desktop.games.gcg.game import pool_with
from gundam_desktop.games.gcg.scenario.evidence import EVIDENCE
from gundam_desktop.locate import cardset_folder
from gundam_desktop.plurals import counted

__all__ = [
    "Deck",
    "UnreadableSet",
    "Violation",
    "check_files",
    "coverage",
    "enforced",
    "read",
    "remedy_text",
    "showing",
    "shown_by",
    "statistics",
    "violations_of",
]

enforced, shown_by, showing = EVIDENCE.enforced, EVIDENCE.shown_by, EVIDENCE.showing
"""See `ClauseIndex`."""


def violations_of(deck: Deck, day: date | None = None) -> list[Violation]:
    """Return what a deck and its sideboard violate: chapter 5 and, for a given day, the restrictions in force then."""
    cards = _cards()
    found = construction.violations(deck, cards) + construction.sideboard_violations(deck, cards)
    return found + (restrictions.violations(deck, cards, day) if day is not None else [])


def statistics(deck: Deck) -> dict[str, Any]:
    """Return a deck with the names of its cards, its counts, link pairs and chances (`Distribution`, `Chances`)."""
    cards = _cards()
    found, odds = link_pairs_of(deck, cards), chances(deck, cards)
    return {
        "name": deck.name,
        "title": deck.comment,
        "count": deck.count,
        "cards": _named(deck.cards, cards),
        "resources": [{"number": number, "count": count} for number, count in deck.resources],
        "sideboard": _named(deck.sideboard, cards),
        "maybeboard": _named(deck.maybeboard, cards),
        **_by_text(count_distribution(deck, cards)._asdict()),
        "links": {
            "pairs": [pair._asdict() for pair in found.pairs],
            "unmet": list(found.unmet),
            "idle": list(found.idle),
        },
        "chances": {"rows": [_odds_row(row) for row in odds.rows], "burst_shields": odds.bursts},
    }


def _named(entries: Iterable[CardCount], cards: Mapping[str, Card]) -> list[dict[str, Any]]:
    return [{"number": number, "name": cards[number].name, "count": count} for number, count in entries]


def _odds_row(row: OddsRow) -> dict[str, Any]:
    return {"key": row.key, "goes": row.turn_order, "redraw": row.redraw, "by_turn": row.by_turn}


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
                cards = [card.card for card in read if card.card is not None]
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
    were not understood. By language, `english_names` counts the cards without a name in it, which are shown with their
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
        try:
            pool[card.number]
            en.texts(card.effects, card_sets().tokens)
            row["whole"] += 1
        except (NotWorded, NotImplementedError):
            row["partial"] += 1
            row["partial_cards"].append(card.number)
    for name, number in card_sets().left_out:
        row = sets.setdefault(name, _row())
        row["cards"] += 1
        row["partial"] += 1
        row["partial_cards"].append(number)
    return sets


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


def _cards() -> Mapping[str, Card]:
    return card_sets().by_number


def _by_text(data: dict[str, Any]) -> dict[str, Any]:
    """Return data with all keys as texts, as in JSON."""
    return {str(key): _by_text(value) if isinstance(value, dict) else value for key, value in data.items()}
