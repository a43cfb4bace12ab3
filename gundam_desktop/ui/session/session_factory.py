"""Creates sessions: of the set-up of the new-game dialog, of a deck that is tried, of any game that has begun."""

from __future__ import annotations

import gc
from functools import cache
from typing import Any

from PySide6.QtCore import QObject

from gundam_desktop.bots.levels import IDLE, with_open_lists
from gundam_desktop.games.game_module import GameModule
from gundam_desktop.match.beginning import Begun, Terms, new_game, start_game, trial_game
from gundam_desktop.records import Journal, Player, Store
from gundam_desktop.ui.session.game_session import HUMAN, GameSession
from gundam_desktop.ui.session.pace import Pace
from gundam_desktop.ui.session.services import Services
from gundam_desktop.ui.session.settings import GameSetup
from gundam_desktop.ui.style.translation import language

IDLE_PAUSE = 0.15
"""Seconds before the idle bot makes its forced choices."""
CHOOSERS = {"first seat": 0, "second seat": 1}


def require_playable(setup: GameSetup, game_module: GameModule) -> None:
    """Raise the `ValueError` or `OSError` that tells why a set-up cannot be played."""
    start_game(game_module, _decks(setup, game_module), terms_of(setup, game_module), 0, language())


def terms_of(setup: GameSetup, game_module: GameModule) -> Terms:
    """How the game or match of a set-up is played."""
    return Terms(
        edition=setup.edition or game_module.newest,
        chooser=CHOOSERS.get(setup.starter),
        best_of=setup.best_of,
        sideboards=setup.sideboards,
        clock=setup.minutes * 60.0 if setup.minutes else None,
        match_clock=setup.match_clock,
    )


def new_session(setup: GameSetup, services: Services, pace: Pace, parent: QObject | None = None) -> GameSession:
    """Create a session of a new game; it waits for `begin`. `ValueError` or `OSError` if a deck is not valid."""
    game_module = services.find(setup.game)
    decks = _decks(setup, game_module)
    players = _player(setup, 0, game_module, decks), _player(setup, 1, game_module, decks)
    begun = new_game(game_module, players, decks, terms_of(setup, game_module), setup.seed, language())
    return open_session(begun, services, pace, parent)


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
    game_module = services.find(game_key)
    data = game_module.write_deck(deck)
    own = Player(name=names[0], level=HUMAN, deck_name=title, deck=data)
    nobody = Player(name=names[1], level=IDLE, deck_name=title, deck=data)
    quick = pace._replace(bot_pause=min(pace.bot_pause, IDLE_PAUSE))
    return open_session(trial_game(game_module, (own, nobody), deck), services, quick, parent)


def open_session(
    begun: Begun,
    services: Services,
    pace: Pace,
    parent: QObject | None = None,
    journal: Journal | None = None,
    *,
    is_recorded: bool = True,
) -> GameSession:
    """Create a session of a game that has begun; it waits for `begin`.

    Without a journal one is begun with the first decision, as soon as that is possible, unless the game is not
    recorded. A disk that cannot be written to does not keep anybody from playing.
    """
    _freeze_loaded_objects()
    store = Store() if is_recorded else None
    return GameSession(begun.history, services, begun.decks, pace, parent, journal, store)


def own_level(setup: GameSetup) -> str:
    """The level of a bot that plays below; empty for a person. A second person plays against nobody else."""
    return setup.own_level if setup.opponent != HUMAN else ""


def _decks(setup: GameSetup, game_module: GameModule) -> tuple[Any, Any]:
    return game_module.library.deck(setup.decks[0]), game_module.library.deck(setup.decks[1])


def _player(setup: GameSetup, seat: int, game_module: GameModule, decks: tuple[Any, Any]) -> Player:
    return Player(
        name=setup.names[seat],
        level=_opponents_level(setup) if seat else own_level(setup) or HUMAN,
        deck_name=_title(setup.decks[seat], game_module),
        deck=game_module.write_deck(decks[seat]),
    )


def _opponents_level(setup: GameSetup) -> str:
    return with_open_lists(setup.opponent) if setup.open_lists else setup.opponent


def _title(name: str, game_module: GameModule) -> str:
    """The title of a deck; its name if it has none."""
    try:
        return game_module.library.deck_title(name)
    except (ValueError, OSError):
        return name


@cache
def _freeze_loaded_objects() -> None:
    """Exclude everything loaded by the first game from garbage collection, once.

    A full collection over them takes a tenth of a second and more, during which the table freezes; so none is made
    before, either.
    """
    gc.freeze()
