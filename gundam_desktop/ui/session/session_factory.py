"""Creates sessions: new, resumed, branched from a position."""

from __future__ import annotations

import gc
import logging
import secrets
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from PySide6.QtCore import QObject

from gundam_desktop import __version__
from gundam_desktop.bots.levels import IDLE, with_open_lists
from gundam_desktop.games.doors import Doors
from gundam_desktop.match.series import next_game
from gundam_desktop.records import (
    Damage,
    Damaged,
    GameHistory,
    Journal,
    Player,
    Record,
    Start,
    Store,
    doors_of,
    rebuild,
)
from gundam_desktop.records.entries import Jump, Series, Snapshot, pack
from gundam_desktop.records.store import new_id, now
from gundam_desktop.tabletop import Game
from gundam_desktop.ui.session.game_session import HUMAN, SEEDS, GameSession
from gundam_desktop.ui.session.pace import Pace
from gundam_desktop.ui.session.services import Services
from gundam_desktop.ui.session.settings import GameSetup
from gundam_desktop.ui.style.translation import language

IDLE_PAUSE = 0.15
"""Seconds before the idle bot makes its forced choices."""
CHOOSERS = {"first seat": 0, "second seat": 1}

logger = logging.getLogger(__name__)


class Opened(NamedTuple):
    """A session, and how it differs from its record."""

    session: GameSession
    why: str = ""
    """The reason why it goes on from another state; empty if it does not."""
    damage: Damage | None = None
    """What is lost of a damaged file; None if nothing is."""
    beside: Path | None = None
    """Where the damaged file is kept."""


def start_game(setup: GameSetup, doors: Doors, seed: int) -> tuple[Game, tuple[Any, Any]]:
    """Start the game of a set-up; returns it with its decks. `ValueError` or `OSError` if it cannot be played."""
    decks = (doors.library.deck(setup.decks[0]), doors.library.deck(setup.decks[1]))
    if doors.sideboards is not None and _with_sideboards(setup, doors):
        faults = [doors.sideboards.fault(deck, language()) for deck in decks]
        if any(faults):
            raise ValueError("\n".join(filter(None, faults)))
    return doors.start(decks, seed, edition_of(setup, doors), CHOOSERS.get(setup.starter)), decks


def _with_sideboards(setup: GameSetup, doors: Doors) -> bool:
    """True if the players exchange cards between the games."""
    return setup.sideboards and setup.best_of > 1 and doors.sideboards is not None


def edition_of(setup: GameSetup, doors: Doors) -> str:
    """The edition of the rules for a set-up."""
    return setup.edition or doors.newest


def new_session(setup: GameSetup, services: Services, pace: Pace, parent: QObject | None = None) -> GameSession:
    """Create a session of a new game; it waits for `begin`.

    `ValueError` or `OSError` if a deck is not valid.
    """
    doors = services.find(setup.game)
    seed = setup.seed if setup.seed is not None else secrets.randbelow(SEEDS)
    game, decks = start_game(setup, doors, seed)
    own = new_id()
    start = Start(
        game=doors.key,
        id=own,
        program=__version__,
        began=now(),
        edition=edition_of(setup, doors),
        seed=seed,
        series=_series(setup, own, doors, decks),
        clock=setup.minutes * 60.0 if setup.minutes else None,
        chooser=CHOOSERS.get(setup.starter),
        players=(_player(setup, 0, doors, decks), _player(setup, 1, doors, decks)),
    )
    logger.info("game %s: decks %s and %s, seed %d, starter %s", start.id, *setup.decks, seed, setup.starter)
    return _session(GameHistory.begin(game, start), services, decks, pace, parent)


def _series(setup: GameSetup, own: str, doors: Doors, decks: tuple[Any, Any]) -> Series | None:
    """The match that begins with a game; None for a single game."""
    if setup.best_of == 1:
        return None
    registered = (doors.write_deck(decks[0]), doors.write_deck(decks[1])) if _with_sideboards(setup, doors) else None
    left = (setup.minutes * 60.0, setup.minutes * 60.0) if setup.minutes and setup.match_clock else None
    return Series(length=setup.best_of, id=own, registered=registered, clock=left)


def trial_session(
    game_key: str,
    deck: Any,
    title: str,
    names: tuple[str, str],
    services: Services,
    pace: Pace,
    parent: QObject | None = None,
) -> GameSession:
    """Create a session in which a deck is played alone, against the idle bot; it waits for `begin`.

    The deck need not be legal. `ValueError` or `OSError` if it cannot be played.
    """
    doors = services.find(game_key)
    seed = secrets.randbelow(SEEDS)
    game = doors.start((deck, deck), seed, doors.newest, 0, trial=True)
    data = doors.write_deck(deck)
    start = Start(
        game=doors.key,
        id=new_id(),
        program=__version__,
        began=now(),
        edition=doors.newest,
        seed=seed,
        chooser=0,
        trial=True,
        players=(
            Player(name=names[0], level=HUMAN, deck_name=title, deck=data),
            Player(name=names[1], level=IDLE, deck_name=title, deck=data),
        ),
    )
    logger.info("game %s: the deck %s tried alone, seed %d", start.id, title, seed)
    quick = pace._replace(bot_pause=min(pace.bot_pause, IDLE_PAUSE))
    return _session(GameHistory.begin(game, start), services, (deck, deck), quick, parent)


def next_session(record: Record, services: Services, pace: Pace, parent: QObject | None = None) -> GameSession:
    """Create the next game of a match, with what was exchanged after the last one; it waits for `begin`.

    `Damaged`, `ValueError` or `OSError` if it cannot be.
    """
    following = next_game(record)
    assert following is not None
    series, chooser = following
    seed = secrets.randbelow(SEEDS)
    first, second = (
        _with_deck(player, player.deck_name, record.exchanged.get(seat, player.deck))
        for seat, player in enumerate(record.start.players)
    )
    new = {"id": new_id(), "program": __version__, "began": now(), "seed": seed, "chooser": chooser, "series": series}
    start = record.start.model_copy(update=new | {"players": (first, second)})
    decks = _decks(start)
    game = services.find(start.game).start(decks, seed, start.edition, chooser)
    logger.info("game %s: game %d of a match, seed %d", start.id, series.game, seed)
    return _session(GameHistory.begin(game, start), services, decks, pace, parent)


def first_chooser(record: Record) -> int | None:
    """The seat set to choose who goes first in a single game or the first game of a match; None if chance decides.

    Who chooses in a later game of a match follows from the one before it: it says nothing about a first game.
    """
    series = record.start.series
    return record.start.chooser if series is None or series.game == 1 else None


def rematch_session(
    record: Record, services: Services, pace: Pace, parent: QObject | None = None, *, swapped: bool = False
) -> GameSession:
    """Create a game like a recorded one: the same players, decks and rules, another seed; it waits for `begin`.

    With `swapped` each player has the other's deck. A game of a match begins a new match. `ValueError` or `OSError` if
    it cannot be.
    """
    old, own, seed = record.start, new_id(), secrets.randbelow(SEEDS)
    series = old.series
    lists = series.registered if series is not None and series.registered is not None else None
    deck_data = list(lists or (player.deck for player in old.players))
    titles = [player.deck_name for player in old.players]
    if swapped:
        deck_data.reverse()
        titles.reverse()
    players = tuple(
        _with_deck(player, title, deck) for player, title, deck in zip(old.players, titles, deck_data, strict=True)
    )
    new = {"id": own, "program": __version__, "began": now(), "seed": seed, "players": players}
    if series is not None:
        registered = (deck_data[0], deck_data[1]) if lists is not None else None
        left = (old.clock, old.clock) if old.clock and series.clock is not None else None
        new |= {"series": Series(length=series.length, id=own, registered=registered, clock=left)}
        new |= {"chooser": first_chooser(record)}
    start = old.model_copy(update=new)
    doors = services.find(start.game)
    decks = (doors.read_deck(deck_data[0]), doors.read_deck(deck_data[1]))
    game = doors.start(decks, seed, start.edition, start.chooser)
    logger.info("game %s: a rematch of %s", own, old.id)
    return _session(GameHistory.begin(game, start), services, decks, pace, parent)


def resume_session(path: Path, services: Services, pace: Pace, parent: QObject | None = None) -> Opened:
    """Resume a recorded game at the decision it waits for.

    `InUse` if another window has it open, `Damaged` or `OSError` if it cannot be resumed.
    """
    journal, record = Journal.resume(path)
    try:
        game_history, why = rebuild(record)
        decks = _decks(record.start)
        if why:
            logger.warning("game %s: %s", record.start.id, why)
            for line in (Jump(position=game_history.position), _state(game_history)):
                journal.write(line)
    except BaseException:
        journal.close()
        raise
    session = _session(game_history, services, decks, pace, parent, journal)
    return Opened(session, why, record.damage, journal.beside)


def branch_session(
    game_history: GameHistory,
    position: int,
    players: tuple[Player, Player],
    services: Services,
    pace: Pace,
    parent: QObject | None,
) -> GameSession:
    """Create a game that branches off another at a position; it waits for `begin`. `Damaged` or `OSError`."""
    old = game_history.record.start
    new_own = {"id": new_id(), "program": __version__, "began": now(), "players": players, "series": None}
    start = old.model_copy(update=new_own)
    record = Record(start)
    for move in game_history.moves[:position]:
        record.add(move)
    record.slots = dict(game_history.record.slots)
    record.snapshots = {at: state for at, state in game_history.record.snapshots.items() if at <= position}
    new = GameHistory.branch(game_history, record, position)
    record.add(_state(new))
    return _session(new, services, _decks(start), pace, parent)


def position_session(
    game_key: str,
    game: Game,
    edition: str,
    players: tuple[Player, Player],
    services: Services,
    pace: Pace,
    parent: QObject | None = None,
) -> GameSession:
    """Create a session that goes on from a position and is not recorded; it waits for `begin`."""
    start = Start(
        game=game_key,
        id=new_id(),
        program=__version__,
        began=now(),
        edition=edition,
        players=players,
        state=pack(game.dump()),
    )
    return GameSession(GameHistory.begin(game, start), services, (None, None), pace, parent)


def _state(game_history: GameHistory) -> Snapshot:
    return Snapshot(position=game_history.position, state=pack(game_history.game.dump()))


def _player(setup: GameSetup, seat: int, doors: Doors, decks: tuple[Any, Any]) -> Player:
    return Player(
        name=setup.names[seat],
        level=_opponents_level(setup) if seat else own_level(setup) or HUMAN,
        deck_name=_title(setup.decks[seat], doors),
        deck=doors.write_deck(decks[seat]),
    )


def own_level(setup: GameSetup) -> str:
    """The level of a bot that plays below; empty for a person. A second person plays against nobody else."""
    return setup.own_level if setup.opponent != HUMAN else ""


def _opponents_level(setup: GameSetup) -> str:
    return with_open_lists(setup.opponent) if setup.open_lists else setup.opponent


def _with_deck(player: Player, title: str, deck: Any) -> Player:
    """The player of a seat with another deck, in the game's own form."""
    return Player(name=player.name, level=player.level, deck_name=title, deck=deck)


def _title(name: str, doors: Doors) -> str:
    """The title of a deck; its name if it has none."""
    try:
        return doors.library.deck_title(name)
    except (ValueError, OSError):
        return name


def _decks(start: Start) -> tuple[Any, Any]:
    """The decks that a bot may know; None for a game that began at a position."""
    if start.state is not None:
        return (None, None)
    doors = doors_of(start)
    try:
        return doors.read_deck(start.players[0].deck), doors.read_deck(start.players[1].deck)
    except ValueError as error:
        raise Damaged(str(error)) from None


def _session(
    game_history: GameHistory,
    services: Services,
    decks: tuple[Any, Any],
    pace: Pace,
    parent: QObject | None,
    journal: Journal | None = None,
) -> GameSession:
    """A session that is recorded; without a journal one is begun with the first decision, as soon as that is possible.

    A disk that cannot be written to does not keep anybody from playing.
    """
    _freeze_loaded_objects()
    return GameSession(game_history, services, decks, pace, parent, journal, Store())


@cache
def _freeze_loaded_objects() -> None:
    """Exclude everything loaded by the first game from garbage collection, once.

    A full collection over them takes a tenth of a second and more, during which the table freezes; so none is made
    before, either.
    """
    gc.freeze()
