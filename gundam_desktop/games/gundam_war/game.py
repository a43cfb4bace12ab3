"""The door to play: a game of GUNDAM WAR, new or loaded."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Mapping
from typing import Any, Final

from gundam_desktop.games.gundam_war.decks import Deck, require_legal
from gundam_desktop.games.gundam_war.model.cards import all_cards
from gundam_desktop.games.gundam_war.model.state import EDITIONS, State, Zone, dump
from gundam_desktop.games.gundam_war.model.state import load as load_state
from gundam_desktop.games.gundam_war.notation import board_of, format_choice
from gundam_desktop.games.gundam_war.notation import parse as parse_choice
from gundam_desktop.games.gundam_war.rules import battle, commands, deployment, preparation, sortie, turn
from gundam_desktop.games.gundam_war.rules.attempts import attempts, choices
from gundam_desktop.games.gundam_war.rules.legality import explain
from gundam_desktop.games.gundam_war.rules.zones import emit, end_game
from gundam_desktop.games.gundam_war.views import decision_of, view_of
from gundam_desktop.rulebook.enforcement import enforces
from gundam_desktop.tabletop import Choice, Decision, Event, IllegalChoice, Refusal, View
from gundam_desktop.tabletop.game import require_seat


class Game:
    """A game in progress (`tabletop.Game`). Seats are 0 (A) and 1 (B)."""

    def __init__(self, state: State) -> None:
        self.state = state

    @property
    def decision(self) -> Decision:
        """The decision that the game waits for, and whose it is."""
        return decision_of(self.state)

    @property
    def turn(self) -> int:
        """The number of the turn, from 1; 0 before the first."""
        return self.state.turn

    def choices(self, player: int) -> list[Choice]:
        """The legal choices of `player` now; a selection of several cards is not listed."""
        return choices(self.state, player)

    def attempts(self, player: int, card: int = 0) -> list[Choice]:
        """Every well-formed choice that `player` could try, legal or not; with `card`, only what it is there for."""
        return attempts(self.state, player, card)

    def explain(self, player: int, choice: Choice) -> list[Refusal]:
        """Every reason why the choice is not legal; empty exactly when it is."""
        return explain(self.state, player, choice)

    def apply(self, player: int, choice: Choice) -> list[Event]:
        """Carry out a choice. Raises `IllegalChoice` and changes nothing if it is not legal."""
        if refusals := explain(self.state, player, choice):
            raise IllegalChoice(choice, refusals)
        self.state.events = []
        _ACTIONS[choice.verb](self.state, player, choice)
        events, self.state.events = self.state.events, []
        return events

    def try_out(self, player: int, choice: Choice) -> None:
        """Carry out a legal choice that need not be judged; its events are not told."""
        _ACTIONS[choice.verb](self.state, player, choice)
        self.state.events = []

    def view(self, player: int) -> View:
        """All that `player` may know now. ValueError for an invalid seat."""
        require_seat(player)
        return view_of(self.state, player)

    def copy(self) -> Game:
        """Return a copy, which continues exactly like this game."""
        return Game(self.state.copy())

    def dump(self) -> dict[str, Any]:
        """The whole state as JSON data."""
        return dump(self.state)

    def digest(self) -> str:
        """A short text that is equal exactly for equal states."""
        return hashlib.blake2b(json.dumps(self.dump(), sort_keys=True).encode(), digest_size=8).hexdigest()

    def parse(self, text: str, player: int) -> Choice:
        """The choice that `player` writes as `text`. Raises `ValueError` with the reason if it is none."""
        return parse_choice(text, board_of(self.view(player)))

    def format(self, choice: Choice, player: int) -> str:
        """The written form of a choice, the shortest that is clear to `player`."""
        return format_choice(choice, board_of(self.view(player)))


def start(
    decks: tuple[Deck, Deck], seed: int, edition: str = EDITIONS[-1], chooser: int | None = None, *, trial: bool = False
) -> Game:
    """Return a new game that asks who goes first. `chooser` decides it; None lets the seed say who does.

    Raises `DeckError` for a deck that may not be played, except in a `trial`, and `ValueError` for an unknown edition.
    """
    if edition not in EDITIONS:
        raise ValueError(f"edition: {edition!r}; right is one of {', '.join(EDITIONS)}")
    for deck in decks if not trial else ():
        require_legal(deck)
    state = State(edition, seed & ((1 << 64) - 1))
    preparation.begin(state, [deck.numbers() for deck in decks], chooser)
    return Game(state)


def load(data: Mapping[str, Any]) -> Game:
    """Return the game that `dump` wrote. `ValueError` for other data, also for unknown cards."""
    state = load_state(data)
    if unknown := sorted({record.number for record in state.cards[1:]} - set(all_cards())):
        raise ValueError(f"this is not a saved game: there is no card {', '.join(unknown)}")
    return Game(state)


@enforces("GO-12")
def _concede(state: State, player: int, _choice: Choice) -> None:
    emit(state, "conceded", "GO-12", player)
    end_game(state, 1 - player, "GO-12")


def _pass(state: State, player: int, _choice: Choice) -> None:
    if state.window:
        battle.pass_command(state, player)
    else:
        battle.declared(state)


def _choose(state: State, _player: int, choice: Choice) -> None:
    question = state.question
    assert question is not None
    if question.card:
        turn.resolve_on(state, question.card, choice.cards[0])
    else:
        turn.put_away_excess(state, choice.cards)


_ACTIONS: Final[dict[str, Callable[[State, int, Choice], None]]] = {
    "concede": _concede,
    "first": lambda state, player, _: preparation.go_first(state, player, first=True),
    "second": lambda state, player, _: preparation.go_first(state, player, first=False),
    "keep": lambda state, player, _: preparation.keep(state, player),
    "redraw": lambda state, player, _: preparation.redraw(state, player),
    "reveal": lambda state, player, _: preparation.show_and_redraw(state, player),
    "deploy": lambda state, player, choice: deployment.deploy(state, player, choice.card),
    "set": lambda state, player, choice: deployment.set_character(state, player, choice.card, choice.target),
    "end": lambda state, _player, _: battle.begin_battle(state),
    "sortie": lambda state, player, choice: sortie.sortie(state, player, choice.card, Zone(choice.word), choice.number),
    "pass": _pass,
    "play": lambda state, player, choice: commands.use(state, player, choice.card, choice.target),
    "choose": _choose,
    "resolve": lambda state, _player, choice: turn.resolve(state, choice.card),
}
