"""A game between bots that is played again, as a recorded game: the same bots and the same seed make the same game."""

from __future__ import annotations

from typing import NamedTuple

from gundam_desktop.bots.arena import BotTable, deal
from gundam_desktop.bots.kept_games import KeptGame
from gundam_desktop.bots.worker_pool import WorkerPool
from gundam_desktop.bots.workers import in_processes
from gundam_desktop.games import find
from gundam_desktop.match.beginning import Terms, new_game
from gundam_desktop.records import Player, Record
from gundam_desktop.tabletop.turns import play_on

LETTERS = "AB"
"""By bot."""


class Resimulated(NamedTuple):
    """A game that was played again."""

    record: Record
    why: str
    """How it differs from the game that was kept, in one line; empty if it ends with the same digest."""


def resimulate(kept: KeptGame) -> Resimulated:
    """Play a game again. An error that ends it ends the record, as it ended the game that was kept.

    `ValueError` for a bot that is gone, and for a deck that may not be played any more.
    """
    (names, pairing), played = kept
    game_module, dealt = find(pairing.game), deal(pairing, played.number)
    titles = names if pairing.decks_by_seat else (names[dealt.seats[0]], names[dealt.seats[1]])
    first, second = (
        Player(
            name=f"{LETTERS[dealt.seats[seat]]} {dealt.levels[seat]}",
            level=dealt.levels[seat],
            deck_name=titles[seat],
            deck=game_module.write_deck(dealt.decks[seat]),
        )
        for seat in (0, 1)
    )
    terms = Terms(dealt.edition, dealt.starter)
    history = new_game(game_module, (first, second), dealt.decks, terms, dealt.seed).history
    error, table = "", BotTable(pairing, dealt, history.game, history.apply)
    try:
        with table:
            play_on(table)
    except Exception as fault:  # the game that was kept may have ended so, too
        error = f"{type(fault).__name__}: {fault}"
    return Resimulated(history.record, _difference(kept, history.game.digest(), error))


def in_background(kept: KeptGame) -> WorkerPool[Resimulated | str]:
    """Start playing a game again in a process and return at once; its one result is the reason if that fails."""
    return in_processes(_resimulated, [kept], 1, lambda _kept, why: why)


def _resimulated(kept: KeptGame) -> Resimulated | str:
    try:
        return resimulate(kept)
    except ValueError as error:
        return str(error)


def _difference(kept: KeptGame, digest: str, error: str) -> str:
    """Say how a game differs from the one that was kept; empty if it does not."""
    played = kept.played
    if error == played.error and (error or digest == played.digest):
        return ""
    ended = f"with the error {error}" if error else f"with the digest {digest}"
    was = f"with the error {played.error}" if played.error else f"with {played.digest}"
    return (
        f"this is not the game that was kept: it ends {ended}, that one ended {was}; it was played by another version"
        " of the program, or a bot is a program that does not always make the same choices"
    )
