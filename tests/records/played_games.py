"""Games by chance, recorded as the client records them."""

from __future__ import annotations

import random
from collections.abc import Iterable
from pathlib import Path

from gundam_desktop.records import GameHistory, Journal, Player, Record, Start, Store, first_game
from gundam_desktop.records.entries import NotARecord, RecordLine, read_lines
from gundam_desktop.records.store import new_id, now
from tests.properties.random_games import any_choice

DECKS = ("official-004", "official-005")


def a_start(seed: int = 5, edition: str = "1.0", decks: tuple[str, str] = DECKS) -> Start:
    from gundam_desktop.games.gcg import library

    first, second = (
        Player(name=name, level="human", deck_name=deck, deck=library.write_deck(library.deck(deck)))
        for name, deck in zip(("Ann", "Ben"), decks, strict=True)
    )
    return Start(id=new_id(), began=now(), edition=edition, seed=seed, players=(first, second), program="test")


def begun(start: Start, journal: Journal | None = None) -> GameHistory:
    return GameHistory.begin(first_game(start), start, journal.write if journal is not None else None)


def play(game_history: GameHistory, chance: random.Random, choices: int = 10_000) -> None:
    """Make a number of choices by chance, or until the game is over."""
    while choices and game_history.game.decision.player >= 0:
        seat = game_history.game.decision.player
        game_history.apply(seat, any_choice(game_history.game, chance))
        choices -= 1


def recorded(store: Store, chance: random.Random, choices: int = 10_000, seed: int = 5) -> Path:
    """The file of a game with a number of choices."""
    start = a_start(seed)
    journal = store.begin(start)
    play(begun(start, journal), chance, choices)
    journal.close()
    return journal.path


def record_of(lines: Iterable[RecordLine]) -> Record:
    """The record made of lines. Raises `Damaged`."""
    start, *rest = lines
    if not isinstance(start, Start):
        raise NotARecord
    record = Record(start)
    for line in rest:
        record.add(line)
    return record


def lines_in(data: bytes) -> list[RecordLine]:
    """The lines of a record in its bytes."""
    return [line for line, _end in read_lines(data) if line is not None]
