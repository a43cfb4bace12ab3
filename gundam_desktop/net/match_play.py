"""The games of a table: one, or those of a match; how they begin, what they leave, and their proofs."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

from gundam_desktop.games.game_module import GameModule
from gundam_desktop.match.beginning import Begun, Terms, new_game, next_of_match, resume, start_game
from gundam_desktop.match.journal_keeper import Flusher
from gundam_desktop.match.series import next_game, series_score_of, yet_to_exchange
from gundam_desktop.net.card_sets import other_set
from gundam_desktop.net.downward import Over, Proof, Why
from gundam_desktop.net.fairness import key_of, new_secret
from gundam_desktop.net.held_game import HeldGame, NotPossible, written_record
from gundam_desktop.net.protocol import Rules
from gundam_desktop.net.table_file import GameData, TableData
from gundam_desktop.records import Player, Store, read_record
from gundam_desktop.records.entries import PERSON, Exchanged
from gundam_desktop.records.journal import SUFFIX

Find = Callable[[str], GameModule]


def terms_of(rules: Rules, edition: str) -> Terms:
    """Return how the games of a table are played."""
    sideboards = rules.sideboards and rules.best_of > 1
    return Terms(edition, None, rules.best_of, sideboards, rules.clock, rules.match_clock and rules.best_of > 1)


def readable_deck(game_module: GameModule, data: Any, terms: Terms) -> Any:
    """Return a deck that may be played at a table. Raises `NotPossible`."""
    try:
        deck = game_module.read_deck(data)
        start_game(game_module, (deck, deck), terms, 0, "en")
    except (ValueError, TypeError, AttributeError, KeyError) as error:
        raise NotPossible(Why(code="deck", figures=[["fault", str(error)[:500]]])) from None
    return deck


def require_same_cards(
    game_module: GameModule, deck: Any, sets: Mapping[str, str], others: Iterable[Mapping[str, str]]
) -> None:
    """Raise `NotPossible` unless the server, a deck's player and the others at the table have the same cards for it.

    `sets` are the digests that the player's program has told, `others` those of the others.
    """
    if different := other_set(game_module, deck, sets):
        raise other_cards(different.set, "server", yours=different.there, theirs=different.here)
    for each in others:
        if different := other_set(game_module, deck, each):
            raise other_cards(different.set, "other", yours=different.here, theirs=different.there)


def other_cards(key: str, who: str, *, yours: str, theirs: str) -> NotPossible:
    """Return the refusal of a client whose cards of a set are others, with both digests."""
    return NotPossible(Why(code="sets", figures=[["set", key], ["who", who], ["yours", yours], ["theirs", theirs]]))


class MatchPlay:
    """The present match of a table, which may be a single game."""

    def __init__(
        self,
        data: TableData,
        find: Find,
        store: Store,
        flusher: Flusher,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self._data, self._find, self._store, self._flusher, self._now = data, find, store, flusher, now
        self.game_module = find(data.game)
        self.game: HeldGame | None = None
        """The game that is played, or was played last; None before the first."""
        if any(game.journal for game in data.games):
            self._load()

    @property
    def now_dealt(self) -> GameData:
        """The game whose chance is agreed on."""
        return self._data.games[-1]

    @property
    def wins(self) -> list[int]:
        """The games of the match that each player has won."""
        if self.game is None:
            return [0, 0]
        record = self.game.live.history.record
        score = series_score_of(record)
        return list(score.wins) if score is not None else [int(self.game.result == seat) for seat in "01"]

    @property
    def goes_on(self) -> bool:
        """True if the match has another game after the one that has ended."""
        return self.game is not None and next_game(self.game.live.history.record) is not None

    @property
    def to_exchange(self) -> list[int]:
        """The seats of players who have yet to say which deck they play in the next game."""
        if self.game is None or not self.goes_on:
            return []
        return yet_to_exchange(self.game.live.history.record, self.game_module)

    def deal(self) -> GameData:
        """Begin to agree on the chance of the next game, and return what is known of it."""
        if not self.goes_on and self._data.games:
            self._data.played += len(self._data.games)
            self._data.games.clear()
        number = self._data.played + len(self._data.games) + 1
        self._data.games.append(GameData(number=number, secret=new_secret()))
        return self.now_dealt

    def begin(self) -> HeldGame:
        """Begin the game whose chance is agreed on. `ValueError` or `OSError` if it cannot be."""
        dealt = self.now_dealt
        seed = key_of(self._data.id, dealt.number, dealt.secret, dealt.nonces)
        if len(self._data.games) > 1:
            assert self.game is not None
            begun = next_of_match(self.game.live.history.record, self._find, seed)
        else:
            begun = self._first(seed)
        self.close()
        dealt.journal = begun.history.record.start.id
        self._hold(dealt, begun, None)
        assert self.game is not None
        return self.game

    def exchange(self, seat: int, data: Any) -> None:
        """Take what a player has exchanged after a game. Raises `NotPossible`."""
        if seat not in self.to_exchange:
            raise NotPossible(Why(code="not allowed"))
        assert self.game is not None
        start = self.game.live.start
        deck = readable_deck(self.game_module, data, terms_of(self._data.rules, self._data.edition))
        if self._cards(deck) != self._cards(self.game_module.read_deck(start.players[seat].deck)):
            raise NotPossible(Why(code="deck", figures=[["fault", "these are not the cards of deck and sideboard"]]))
        self.game.live.keep(Exchanged(seat=seat, deck=self.game_module.write_deck(deck)))

    def over(self, *, decided: bool) -> Over:
        """Return how the last game has ended; with the proofs of all games if the match is `decided`."""
        assert self.game is not None
        return Over(
            game=self.game.data.number,
            result=self.game.result,
            clause=self.game.clause,
            how=self.game.data.how,
            wins=self.wins,
            decided=decided,
            proofs=[self._proof(data) for data in self._data.games if data.how] if decided else [],
        )

    def remove(self, games: Iterable[GameData]) -> None:
        """Remove the journals of games that have ended."""
        self.close()
        remove_journals(self._store, games)

    def close(self) -> None:
        """Close the journal of the last game."""
        if self.game is not None:
            self.game.live.close()

    def _first(self, seed: int) -> Begun:
        seats = [seat for seat in self._data.seats if seat is not None]
        if all(seat.swapped for seat in seats):
            first, second = seats
            first.deck, second.deck = second.deck, first.deck
            first.deck_name, second.deck_name = second.deck_name, first.deck_name
        players = [Player(name=seat.name, level=PERSON, deck_name=seat.deck_name, deck=seat.deck) for seat in seats]
        decks = [self.game_module.read_deck(seat.deck) for seat in seats]
        terms = terms_of(self._data.rules, self._data.edition)
        return new_game(self.game_module, (players[0], players[1]), (decks[0], decks[1]), terms, seed)

    def _load(self) -> None:
        """Go on with the last game that has begun."""
        data = [game for game in self._data.games if game.journal][-1]
        resumed = resume(_path(self._store, data))
        self._hold(data, resumed.begun, resumed.journal)

    def _hold(self, data: GameData, begun: Begun, journal: Any) -> None:
        self.game = HeldGame(
            data,
            begun.history,
            self.game_module,
            self._data.rules.passing,
            journal,
            self._store,
            self._flusher,
            self._now,
        )
        if not self.game.over:
            self.game.live.begin()

    def _proof(self, data: GameData) -> Proof:
        held = self.game if self.game is not None and self.game.data is data else None
        record = held.live.history.record if held is not None else read_record(_path(self._store, data))
        assert record.end is not None
        return Proof(game=data.number, secret=data.secret, digest=record.end.digest, record=written_record(record))

    def _cards(self, deck: Any) -> Counter[str]:
        """How many copies of each card a deck and its sideboard have together."""
        assert self.game_module.sideboards is not None
        lists = self.game_module.sideboards.lists(deck)
        counts = Counter[str]()
        for number, count in (*lists.deck, *lists.sideboard):
            counts[number] += count
        return counts


def remove_journals(store: Store, games: Iterable[GameData]) -> None:
    """Remove the journals of games from a folder; one that cannot be removed stays."""
    for game in games:
        if game.journal:
            with suppress(OSError):
                store.remove(_path(store, game))


def _path(store: Store, game: GameData) -> Path:
    return store.folder / f"{game.journal}{SUFFIX}"
