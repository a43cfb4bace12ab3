"""A table on the server: what its players and watchers do there, one message at a time.

A table has neither threads nor timers. Its server hands it every message and calls `tick` about once a second; it
answers by `send` of the connections. Since every call is finished before the next one, no two choices overtake each
other, and nothing of a table needs a lock.
"""

from __future__ import annotations

from gundam_desktop.match.live_game import GameFault
from gundam_desktop.net import downward as down
from gundam_desktop.net import upward as up
from gundam_desktop.net.emotes import MOST, PAUSE
from gundam_desktop.net.fairness import PLAYERS, commitment
from gundam_desktop.net.held_game import WATCHER, NotPossible
from gundam_desktop.net.match_play import readable_deck, require_same_cards, terms_of
from gundam_desktop.net.presence import Connection, Presence
from gundam_desktop.net.protocol import CONCEDE, DRAW, Ending
from gundam_desktop.net.table_file import GameData
from gundam_desktop.quoting import shown


class Table(Presence):
    """One table."""

    # messages

    def handle(self, seat: int, message: up.Up, connection: Connection) -> None:
        """Do what a player wants, unless another connection has the seat. `ValueError` for what no client sends."""
        if self.here[seat] is not connection:
            return
        try:
            self._handle(seat, message)
        except NotPossible as fault:
            connection.send(down.Refused(what=message.t, why=fault.why))
        except GameFault:
            connection.send(down.Refused(what=message.t, why=[down.Why(code="fault")]))

    def _handle(self, seat: int, message: up.Up) -> None:
        match message:
            case up.Choose():
                self._choose(seat, message)
            case up.Ready():
                self._ready(seat, message.on)
            case up.Deck():
                self._bring(seat, message)
            case up.Commit():
                self._commit(seat, message)
            case up.Reveal():
                self._reveal(seat, message)
            case up.Ask():
                self._ask(seat, message)
            case up.Agree():
                self._agree(seat, message)
            case up.Claim():
                self._claim(seat, message)
            case up.Exchange():
                self._require(self.data.stage == "between")
                self.match.exchange(seat, message.deck)
                self._tell_players()
            case up.Rematch():
                self._rematch(seat, message.swapped)
            case up.Emote():
                self._emote(seat, message.key)
            case up.Talk():
                self._require(self.data.rules.chat)
                self._talk[seat] = message.on
                self._tell_players()
            case up.Say():
                self._require(self.data.rules.chat and all(self._talk))
                self._to_players(down.Said(by=seat, text=shown(message.text, len(message.text))))
            case up.Leave():
                self._leave(seat)
            case _:
                raise ValueError(f"{message.t} at a table")

    def go_on(self) -> None:
        """Deal or begin a game for which both had just got ready, or agreed on chance, when the server was killed."""
        if self.data.stage in ("seated", "between") and self._both_ready():
            self._deal()
        elif self.data.stage == "dealing" and all(self.match.now_dealt.nonces):
            self._begin()

    # before a game

    def _ready(self, seat: int, on: bool) -> None:
        self._require(self.data.stage in ("open", "seated", "between"))
        self._require(not on or seat not in self.match.to_exchange)
        player = self._player(seat)
        player.ready = on
        self.save()
        self._tell_players()
        if self._both_ready():
            self._deal()

    def _both_ready(self) -> bool:
        return all(player is not None and player.ready for player in self.data.seats)

    def _bring(self, seat: int, message: up.Deck) -> None:
        self._require(self.data.stage in ("open", "seated", "over"))
        player = self._player(seat)
        game_module = self.match.game_module
        deck = readable_deck(game_module, message.deck, terms_of(self.data.rules, self.data.edition))
        others = [other.sets for other in self._players() if other is not player]
        require_same_cards(game_module, deck, player.sets, others)
        player.deck, player.deck_name, player.ready = message.deck, message.deck_name, False
        self.save()
        self._tell_players()

    def _rematch(self, seat: int, swapped: bool) -> None:
        self._require(self.data.stage == "over" and None not in self.data.seats)
        player = self._player(seat)
        player.ready, player.swapped = True, swapped
        self._tell_players()
        if self._both_ready():
            self._deal()

    def _deal(self) -> None:
        for player in self._players():
            player.ready = player.told_end = False
        former = list(self.data.games)
        dealt = self.match.deal()
        self._go("dealing")
        if former and former[0] is not self.data.games[0]:
            self.match.remove(former)
        self._to_players(self._commitment(dealt))

    def _commit(self, seat: int, message: up.Commit) -> None:
        dealt = self._dealt(message.game)
        if dealt is None or dealt.hashes[seat]:
            return
        dealt.hashes[seat] = message.hash
        self.save()
        if all(dealt.hashes):
            self._to_players(down.Commits(game=dealt.number, hashes=dealt.hashes))

    def _reveal(self, seat: int, message: up.Reveal) -> None:
        dealt = self._dealt(message.game)
        if dealt is None or dealt.nonces[seat]:
            return
        if not all(dealt.hashes):
            raise ValueError("a nonce before the commitments")
        if commitment(self.data.id, dealt.number, PLAYERS[seat], message.nonce) != dealt.hashes[seat]:
            raise ValueError("not the nonce of the commitment")
        dealt.nonces[seat] = message.nonce
        self.save()
        if all(dealt.nonces):
            self._begin()

    def _dealt(self, game: int) -> GameData | None:
        """Return the game of a message if its chance is agreed on now; None for a message that was sent again."""
        dealing = self.data.stage == "dealing" and game == self.match.now_dealt.number
        return self.match.now_dealt if dealing else None

    def _begin(self) -> None:
        game = self.match.begin()
        for player in self._players():
            player.swapped, player.away = False, 0.0
        self._new_game()
        self._go("playing")
        self._to_all(self._began(game))
        self._after_choice()

    # in a game

    def _choose(self, seat: int, choice: up.Choose) -> None:
        game = self.match.game
        if game is None or choice.game > game.data.number:
            raise ValueError("a choice in a game that has not begun")
        if choice.game < game.data.number or game.over:
            return
        self._require(self.data.stage == "playing")
        clock, connection, waited = game.live.clock, self.here[seat], self._now() - self._asked_at
        decides = game.live.decision.player == seat
        if game.choose(seat, choice.n, choice.text):
            if clock is not None and connection is not None and decides:  # never for a choice that was refused
                clock.give_back(seat, self._quotas[seat].free(min(connection.round_trip, waited)))
            self._asked.clear()
            self._after_choice()

    def _after_choice(self, how: Ending = "rules") -> None:
        """Tell all what is new; end the game if it is over."""
        game = self.match.game
        assert game is not None
        for place, connection in ((0, self.here[0]), (1, self.here[1])):
            if connection is not None:
                connection.send(game.update(place))
        if self.watchers:
            update = game.update(WATCHER)
            for watcher in self.watchers:
                watcher.send(update)
        game.told()
        self._asked_at = self._now()
        if game.over and self.data.stage == "playing":
            self._end_game(how, decided=how == "left")

    def _end_game(self, how: Ending, *, decided: bool = False) -> None:
        """Note how the present game has ended; the match is over, too, if it is `decided` or has no other game."""
        game = self.match.game
        assert game is not None
        game.data.how = how
        self._asked.clear()
        for player in self._players():
            player.ready = False
        self._go("over" if decided or not self.match.goes_on else "between")
        over = self.match.over(decided=self.data.stage == "over")
        for seat, connection in enumerate(self.here):
            if connection is not None:
                connection.send(over)
                self._player(seat).told_end = True
        for watcher in self.watchers:
            watcher.send(over.model_copy(update={"proofs": []}))
        self.save()

    def _ask(self, seat: int, message: up.Ask) -> None:
        self._require(self.data.stage == "playing")
        game = self.match.game
        assert game is not None
        if message.what == "undo":
            if game.is_free_undo(seat, message.to):
                self._undo(message.to)
                return
            self._require(self.data.rules.undo)
        self._require(message.what != DRAW or game.live.history.position > 0)
        self._asked[message.what] = (seat, message.to)
        asks = down.Asks(what=message.what, by=seat, to=message.to)
        self._to_players(asks)

    def _agree(self, seat: int, message: up.Agree) -> None:
        by, to = self._asked.get(message.what, (-1, 0))
        self._require(by >= 0 and self.data.stage == "playing" and not (by == seat and message.yes))
        del self._asked[message.what]
        self._to_players(down.Answered(what=message.what, yes=message.yes))
        if not message.yes:
            return
        if message.what == "undo":
            self._undo(to)
        elif message.what == "keep":
            self._keep()
        else:
            self._draw("agreed")

    def _undo(self, position: int) -> None:
        game = self.match.game
        assert game is not None
        game.undo(position, self.save)
        self._asked.clear()
        self._after_choice()

    def _draw(self, how: Ending) -> None:
        game = self.match.game
        assert game is not None
        game.draw()
        self._end_game(how)

    def _keep(self) -> None:
        """Keep the game for later: it goes on when both have come back."""
        self._go("kept")
        self.end(down.Bye(code="kept"))

    def _claim(self, seat: int, message: up.Claim) -> None:
        self.tick()
        self._require(message.what in self._claims()[seat])
        game = self.match.game
        assert game is not None
        how: Ending = "time" if game.live.clock is not None else "away"
        if message.what == "keep":
            self._keep()
        elif message.what == DRAW:
            self._draw(how)
        else:
            game.lose(1 - seat)
            self._after_choice(how)

    # talk, and the end

    def _emote(self, seat: int, key: str) -> None:
        now, fresh = self._now(), self._emotes[seat] < MOST
        if not fresh or now - self._emoted[seat] < PAUSE:
            raise NotPossible(down.Why(code="too fast"))
        self._emotes[seat], self._emoted[seat] = self._emotes[seat] + 1, now
        self._to_all(down.Emoted(by=seat, key=key))

    def _leave(self, seat: int) -> None:
        """Let a player leave for good. A game or a match in progress is lost; before it, the seat is free again."""
        game, begun = self.match.game, any(game.journal for game in self.data.games)
        connection, self.here[seat] = self.here[seat], None
        self._alone_since = self._now()
        if begun and self.data.stage in ("playing", "kept"):
            assert game is not None
            self.data.stage = "playing"
            game.choose(seat, game.n, CONCEDE)
            self._after_choice("left")
        elif begun and self.data.stage in ("between", "dealing"):
            assert game is not None
            self.data.games = [game for game in self.data.games if game.how]
            self._end_game(game.data.how, decided=True)
        elif not begun and seat == 0:
            self.here[seat] = connection
            self.remove()
            return
        elif not begun:
            self.data.seats[seat] = None
            self._go("open")
        player = self.data.seats[seat]
        if player is not None:
            player.told_end = True
        if connection is not None:
            connection.end(down.Bye(code="closed"))
        self._tell_players()
        if self.data.stage == "over" and not any(self.here) and all(each.told_end for each in self._players()):
            self.remove()

    @staticmethod
    def _require(possible: bool) -> None:
        if not possible:
            raise NotPossible(down.Why(code="not allowed"))
