"""A player's seat at a table, without a connection: follows the server's messages, and says what to answer."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias

from gundam_desktop.games.game_module import GameModule
from gundam_desktop.net.card_sets import cards_of
from gundam_desktop.net.downward import Began, Commits, Deal, Down, Over, Players, Refused, Table, Update
from gundam_desktop.net.fairness import PLAYERS, Told, commitment, faults_of, new_secret
from gundam_desktop.net.protocol import CONCEDE
from gundam_desktop.net.seat_file import Chance, SavedSeat, SeatFiles
from gundam_desktop.net.told_game import OutOfStep, Played, ToldGame
from gundam_desktop.net.upward import Choose, Commit, Deck, Exchange, Resume, Reveal, Up

logger = logging.getLogger(__name__)


class Checked(NamedTuple):
    """What the check of a single game, or of all games of a match, has shown."""

    faults: tuple[tuple[int, tuple[str, ...]], ...]
    """(number of a game, what is wrong with it: `fairness.faults_of`); empty if all is as it must be."""
    games: int
    """How many games were checked."""
    records: tuple[str, ...]
    """The record of each game, as in the file of a saved game."""


Answer: TypeAlias = "tuple[list[Down | Played | Checked], list[Up]]"
"""What the window is told of a message, and what is sent to the server."""


class TakenSeat:
    """What a client knows of its seat, and of the games there."""

    def __init__(self, find: Callable[[str], GameModule], files: SeatFiles, saved: SavedSeat) -> None:
        """A seat that is about to be taken (of no table yet), or one that was saved."""
        self._find, self._files = find, files
        self.saved = saved
        self.told: dict[int, ToldGame] = {}
        """Number of a game at the table -> what was told of it."""
        self.brought: Any = None
        """The deck that the player has brought for the next game, in the game's own form; None if it was set before."""
        self._former: Any = None
        """The one before it, which counts again if it is refused."""
        self.open: Choose | None = None
        """The player's choice, until the server has carried it out or refused it."""

    @property
    def resume(self) -> Resume:
        """The message that comes back to the seat."""
        last = self.told[max(self.told)] if self.told else None
        number, have = (last.number, last.n) if last is not None else (0, 0)
        cards = cards_of(self._find(self.saved.game)) if self.saved.game else None
        return Resume(table=self.saved.table, token=self.saved.token, game=number, have=have, cards=cards)

    def say(self, message: Up) -> None:
        """Note what the player says: a choice is open from now on, a deck is the one for the next game."""
        match message:
            case Choose():
                self.open = message
            case Deck() | Exchange():
                self._former, self.brought = self.brought, message.deck

    def take(self, message: Down) -> Answer:
        """Follow a message. Raises `OutOfStep` if the client must resume, to be told everything."""
        match message:
            case Table():
                self._sit(message)
            case Players():
                other = message.names[1 - self.saved.seat] if self.saved.seat in (0, 1) else ""
                if other != self.saved.opponent:
                    self._save(opponent=other)
            case Deal():
                return [], self._commit(message)
            case Commits():
                return [], self._reveal(message)
            case Began():
                self._begin(message)
            case Update():
                return self._follow(message)
            case Refused(what="choose"):
                self.open = None
            case Refused(what="deck" | "exchange"):
                self.brought = self._former
            case Over():
                return [message, *self._end(message)], []
        return [message], []

    def _sit(self, table: Table) -> None:
        self._save(table=table.id, code=table.code, seat=table.seat, game=table.game, edition=table.edition)

    def _save(self, **changes: Any) -> None:
        self.saved = self.saved.model_copy(update=changes)
        if self.saved.table and self.saved.seat >= 0:
            try:
                self._files.save(self.saved)
            except OSError as error:  # a full disk must not cost the connection
                logger.warning("the seat is not saved: %s", error)

    def _commit(self, deal: Deal) -> list[Up]:
        chance = self.saved.chances.get(deal.game) or Chance(commit=deal.commit, nonce=new_secret())
        self._save(chances=self.saved.chances | {deal.game: chance})
        return [Commit(game=deal.game, hash=self._own_hash(deal.game))]

    def _own_hash(self, game: int) -> str:
        return commitment(self.saved.table, game, PLAYERS[self.saved.seat], self.saved.chances[game].nonce)

    def _reveal(self, commits: Commits) -> list[Up]:
        """Reveal the own nonce, once; not to other commitments than at first, nor if the own one is not among them."""
        chance = self.saved.chances.get(commits.game)
        if chance is None or commits.hashes[self.saved.seat] != self._own_hash(commits.game):
            return []
        if chance.hashes and list(chance.hashes) != commits.hashes:
            return []
        self._note(commits.game, hashes=tuple(commits.hashes))
        return [Reveal(game=commits.game, nonce=chance.nonce)]

    def _note(self, game: int, **changes: Any) -> None:
        chance = self.saved.chances.get(game)
        if chance is not None:
            self._save(chances=self.saved.chances | {game: chance.model_copy(update=changes)})

    def _follow(self, update: Update) -> Answer:
        told = self.told.get(update.game)
        if told is None:
            if update.since:
                raise OutOfStep
            told = ToldGame(update.game, self._find(self.saved.game), max(0, self.saved.seat))
        played = told.take(update)
        self.told[update.game] = told
        if self.open is not None and not self._is_open(self.open, update):
            self.open = None
        return [played], [self.open] if self.open is not None else []

    @staticmethod
    def _is_open(choice: Choose, update: Update) -> bool:
        """True if a choice was not carried out before an update; to give up is possible at any time."""
        return choice.game == update.game and (choice.n == update.n or choice.text == CONCEDE)

    def _begin(self, began: Began) -> None:
        chance = self.saved.chances.get(began.game)
        if chance is not None and not chance.nonces:
            self._note(began.game, nonces=tuple(began.nonces), deck=self.brought)
            self.brought = None

    def _end(self, over: Over) -> list[Checked]:
        self.open = None
        if not over.decided or self.saved.seat < 0:
            return []
        self._files.forget(self.saved.table)
        faults: list[tuple[int, tuple[str, ...]]] = []
        for proof in over.proofs:
            told, chance = self.told.get(proof.game), self.saved.chances.get(proof.game)
            if chance is None:
                faults.append((proof.game, ("commitment",)))
                continue
            events, view = (told.events, told.view) if told is not None else (None, None)
            known = Told(self.saved.table, self.saved.seat, chance, events, view)
            found = faults_of(proof, known, over if proof.game == over.game else None)
            faults += [(proof.game, found)] if found else []
        return [Checked(tuple(faults), len(over.proofs), tuple(proof.record for proof in over.proofs))]
