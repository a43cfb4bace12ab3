"""Games that begin: a new one, the next one of a match, a rematch, a branch; and a recorded one that is resumed."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from gundam_desktop import __version__
from gundam_desktop.games.game_module import GameModule
from gundam_desktop.match.series import next_game
from gundam_desktop.records import (
    Damage,
    Damaged,
    GameHistory,
    Journal,
    Player,
    Record,
    Start,
    game_module_of,
    rebuild,
)
from gundam_desktop.records.entries import Jump, Series, Snapshot, pack
from gundam_desktop.records.store import new_id, now
from gundam_desktop.tabletop import Game

SEEDS = 2**32

logger = logging.getLogger(__name__)

Find = Callable[[str], GameModule]
"""Finds the module of a game by its key."""


class Terms(NamedTuple):
    """How a game, or a match of several games, is played."""

    edition: str
    chooser: int | None = None
    """The seat that decides who goes first; None if chance does."""
    best_of: int = 1
    """The most games of the match; 1 for a single game."""
    sideboards: bool = False
    """True if the players may exchange cards between the games of a match."""
    clock: float | None = None
    """Seconds for each player; None without clocks."""
    match_clock: bool = False
    """True if the seconds are for the whole match."""


class Begun(NamedTuple):
    """A game that is about to be played."""

    history: GameHistory
    decks: tuple[Any, Any]
    """The players' decks; None for a game that began at a position."""


class Resumed(NamedTuple):
    """A recorded game that goes on, and how it differs from its record."""

    begun: Begun
    journal: Journal
    why: str
    """The reason why it goes on from another state; empty if it does not."""
    damage: Damage | None
    """What is lost of a damaged file, which is kept beside the journal; None if nothing is."""


def start_game(game_module: GameModule, decks: tuple[Any, Any], terms: Terms, seed: int, language: str) -> Game:
    """Start a game. `ValueError` if it cannot be played; faults of sideboards are worded in a language."""
    if game_module.sideboards is not None and _with_sideboards(terms, game_module):
        faults = [game_module.sideboards.fault(deck, language) for deck in decks]
        if any(faults):
            raise ValueError("\n".join(filter(None, faults)))
    return game_module.start(decks, seed, terms.edition, terms.chooser)


def _with_sideboards(terms: Terms, game_module: GameModule) -> bool:
    return terms.sideboards and terms.best_of > 1 and game_module.sideboards is not None


def new_game(
    game_module: GameModule,
    players: tuple[Player, Player],
    decks: tuple[Any, Any],
    terms: Terms,
    seed: int | None = None,
    language: str = "en",
) -> Begun:
    """Begin a game, or the first one of a match; without a seed one is drawn. `ValueError` if a deck is not valid."""
    seed = secrets.randbelow(SEEDS) if seed is None else seed
    game = start_game(game_module, decks, terms, seed, language)
    own = new_id()
    registered = (players[0].deck, players[1].deck) if _with_sideboards(terms, game_module) else None
    series = _series(terms.best_of, own, registered, terms.clock if terms.match_clock else None)
    start = Start(
        game=game_module.key,
        id=own,
        program=__version__,
        began=now(),
        edition=terms.edition,
        seed=seed,
        packs=_packs(game_module, decks),
        series=series if terms.best_of > 1 else None,
        clock=terms.clock,
        chooser=terms.chooser,
        players=players,
    )
    logger.info("game %s: %s against %s, seed %d", own, players[0].deck_name, players[1].deck_name, seed)
    return Begun(GameHistory.begin(game, start), decks)


def _packs(game_module: GameModule, decks: tuple[Any, Any]) -> tuple[str, ...]:
    """Return the card packs that the decks have cards of."""
    own = game_module.own
    return tuple(dict.fromkeys(pack for deck in decks for pack in own.packs(deck))) if own is not None else ()


def _series(length: int, own: str, registered: tuple[Any, Any] | None, clock: float | None) -> Series:
    """The match that begins with a game."""
    return Series(length=length, id=own, registered=registered, clock=(clock, clock) if clock else None)


def trial_game(game_module: GameModule, players: tuple[Player, Player], deck: Any) -> Begun:
    """Begin a game in which both play a deck, which need not be legal. `ValueError` if it cannot be played."""
    seed, decks = secrets.randbelow(SEEDS), (deck, deck)
    game = game_module.start(decks, seed, game_module.newest, 0, trial=True)
    start = Start(
        game=game_module.key,
        id=new_id(),
        program=__version__,
        began=now(),
        edition=game_module.newest,
        seed=seed,
        packs=_packs(game_module, decks),
        chooser=0,
        trial=True,
        players=players,
    )
    logger.info("game %s: the deck %s tried alone, seed %d", start.id, players[0].deck_name, seed)
    return Begun(GameHistory.begin(game, start), decks)


def next_of_match(record: Record, find: Find, seed: int | None = None) -> Begun:
    """Begin the next game of a match, with what was exchanged after the last one; without a seed one is drawn.

    `Damaged`, `ValueError` or `OSError` if it cannot be.
    """
    following = next_game(record)
    assert following is not None
    series, chooser = following
    first, second = (
        _with_deck(player, player.deck_name, record.exchanged.get(seat, player.deck))
        for seat, player in enumerate(record.start.players)
    )
    return _again(record.start, {"chooser": chooser, "series": series, "players": (first, second)}, find, seed)


def first_chooser(record: Record) -> int | None:
    """The seat set to choose who goes first in a single game or the first game of a match; None if chance decides.

    Who chooses in a later game of a match follows from the one before it: it says nothing about a first game.
    """
    series = record.start.series
    return record.start.chooser if series is None or series.game == 1 else None


def rematch(record: Record, find: Find, *, swapped: bool = False) -> Begun:
    """Begin a game like a recorded one: the same players, decks and rules, another seed.

    With `swapped` each player has the other's deck. A game of a match begins a new match. `ValueError` or `OSError` if
    it cannot be.
    """
    old, series = record.start, record.start.series
    lists = series.registered if series is not None and series.registered is not None else None
    deck_data = list(lists or (player.deck for player in old.players))
    titles = [player.deck_name for player in old.players]
    if swapped:
        deck_data.reverse()
        titles.reverse()
    players = tuple(
        _with_deck(player, title, deck) for player, title, deck in zip(old.players, titles, deck_data, strict=True)
    )
    new: dict[str, Any] = {"players": players}
    if series is not None:
        registered = (deck_data[0], deck_data[1]) if lists is not None else None
        new["series"] = _series(series.length, "", registered, old.clock if series.clock is not None else None)
        new["chooser"] = first_chooser(record)
    return _again(old, new, find)


def _again(old: Start, changes: dict[str, Any], find: Find, seed: int | None = None) -> Begun:
    """Begin another game like an old one; a match without an id begins with it."""
    seed, own = secrets.randbelow(SEEDS) if seed is None else seed, new_id()
    start = old.model_copy(update={"id": own, "program": __version__, "began": now(), "seed": seed} | changes)
    if start.series is not None and not start.series.id:
        start = start.model_copy(update={"series": start.series.model_copy(update={"id": own})})
    game_module = find(start.game)
    decks = _decks(start, game_module)
    game = game_module.start(decks, seed, start.edition, start.chooser)
    logger.info("game %s: another one like %s, seed %d", own, old.id, seed)
    return Begun(GameHistory.begin(game, start), decks)


def resume(path: Path) -> Resumed:
    """Go on with a recorded game at the decision it waits for.

    `InUse` if another window has it open, `Damaged` or `OSError` if it cannot be resumed.
    """
    journal, record = Journal.resume(path)
    try:
        history, why = rebuild(record)
        decks = _decks(record.start, game_module_of(record.start))
        if why:
            logger.warning("game %s: %s", record.start.id, why)
            for line in (Jump(position=history.position), _state(history)):
                journal.write(line)
    except BaseException:
        journal.close()
        raise
    return Resumed(Begun(history, decks), journal, why, record.damage)


def branch(history: GameHistory, position: int, players: tuple[Player, Player]) -> Begun:
    """Begin a game that branches off another at a position. `Damaged` or `OSError` if it cannot be."""
    new_own = {"id": new_id(), "program": __version__, "began": now(), "players": players, "series": None}
    start = history.record.start.model_copy(update=new_own)
    record = Record(start)
    for move in history.moves[:position]:
        record.add(move)
    record.slots = dict(history.record.slots)
    record.snapshots = {at: state for at, state in history.record.snapshots.items() if at <= position}
    new = GameHistory.branch(history, record, position)
    record.add(_state(new))
    return Begun(new, _decks(start, game_module_of(start)))


def from_position(game_key: str, game: Game, edition: str, players: tuple[Player, Player]) -> Begun:
    """Begin a game that goes on from a position."""
    start = Start(
        game=game_key,
        id=new_id(),
        program=__version__,
        began=now(),
        edition=edition,
        players=players,
        state=pack(game.dump()),
    )
    return Begun(GameHistory.begin(game, start), (None, None))


def _state(history: GameHistory) -> Snapshot:
    return Snapshot(position=history.position, state=pack(history.game.dump()))


def _with_deck(player: Player, title: str, deck: Any) -> Player:
    """The player of a seat with another deck, in the game's own form."""
    return Player(name=player.name, level=player.level, deck_name=title, deck=deck)


def _decks(start: Start, game_module: GameModule) -> tuple[Any, Any]:
    """The players' decks; None for a game that began at a position. `Damaged` if they cannot be read."""
    if start.state is not None:
        return (None, None)
    try:
        return game_module.read_deck(start.players[0].deck), game_module.read_deck(start.players[1].deck)
    except ValueError as error:
        raise Damaged(str(error)) from None
