"""The game as others play it: a game of the GUNDAM CARD GAME, new, loaded from saved data, or sampled from a view."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from gundam_desktop.games.gcg.cards.card import Card as CardData
from gundam_desktop.games.gcg.cards.catalog import card_sets
from gundam_desktop.games.gcg.cards.pool import Pool
from gundam_desktop.games.gcg.cards.sets import CardSets
from gundam_desktop.games.gcg.decks import construction
from gundam_desktop.games.gcg.decks.deck import Deck
from gundam_desktop.games.gcg.effects.run import interpreter
from gundam_desktop.games.gcg.evaluation import evaluate, opening
from gundam_desktop.games.gcg.model.editions import EDITIONS
from gundam_desktop.games.gcg.model.events import emit
from gundam_desktop.games.gcg.model.frames import RESOLVE, ActionDecision, BlockDecision, MainDecision
from gundam_desktop.games.gcg.model.machine import ANSWER, run
from gundam_desktop.games.gcg.model.state import State
from gundam_desktop.games.gcg.rulebook import RULEBOOK
from gundam_desktop.games.gcg.rules import action_step, activation, battle, preparation, turn
from gundam_desktop.games.gcg.rules.legal_choices import canonical, is_listed, legal_choices
from gundam_desktop.games.gcg.rules.processing import end_game
from gundam_desktop.games.gcg.rules.pseudo_legal import pseudo_legal_choices
from gundam_desktop.games.gcg.rules.refusals import explain
from gundam_desktop.games.gcg.scenario.notation import board_of, format_choice
from gundam_desktop.games.gcg.scenario.notation import parse as parse_choice
from gundam_desktop.games.gcg.serialization import digest, dump
from gundam_desktop.games.gcg.serialization import load as load_state
from gundam_desktop.games.gcg.views import Known, brief_view_of, decision_of, view_of
from gundam_desktop.rulebook.enforcement import enforces
from gundam_desktop.tabletop import Choice, Decision, Event, IllegalChoice, Refusal, View
from gundam_desktop.tabletop.chance import first_number
from gundam_desktop.tabletop.game import require_seat

__all__ = ["EDITIONS", "Game", "at", "evaluate", "load", "opening", "pool_with", "read_view", "sample_world", "start"]

# Not validated: building the validator of all effects would take a tenth of the client's start time.
FILLER: Final = CardData.model_construct(number="FILLER", name="Filler", type="unit", level=1, cost=1, ap=1, hp=1)
"""A Unit without colour and text, which fills decks and Shields of a position."""

_MALFORMED: Final = (KeyError, TypeError, AttributeError, IndexError)
"""What reading data raises that no game has written."""
_REGISTERED: Final = (interpreter,)
"""Modules that are imported for the frames they register."""


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

    def legal_choices(self, player: int) -> list[Choice]:
        """The legal choices of `player` now; a selection of several cards is not listed."""
        return legal_choices(self.state, player)

    def pseudo_legal_choices(self, player: int, card: int = 0) -> list[Choice]:
        """Every well-formed choice that `player` could try, legal or not; with `card`, only its usual uses."""
        return pseudo_legal_choices(self.state, player, card)

    def explain(self, player: int, choice: Choice) -> list[Refusal]:
        """Every reason why the choice is not legal; empty exactly when it is."""
        if not choice.is_well_typed():
            return [_renumbered(self.state.edition, Refusal("no such choice", "6-5-1"))]
        return [_renumbered(self.state.edition, refusal) for refusal in explain(self.state, player, choice)]

    @enforces("1-2-3", "1-2-4", "4-2-2")
    def apply(self, player: int, choice: Choice) -> list[Event]:
        """Carry out a choice. Raises `IllegalChoice` and changes nothing if it is not legal."""
        state = self.state
        if not is_listed(state, player, choice):
            refusals = self.explain(player, choice)
            if refusals:
                raise IllegalChoice(choice, refusals)
            choice = canonical(state, choice)
        state.events = []
        state.quiet = False
        if choice.verb == "concede":
            state.listed = ()
            emit(state, "conceded", "1-2-3", player)
            end_game(state, 1 - player, "1-2-3")
            run(state)
        else:
            carry_out(state, player, choice)
        events, state.events = state.events, []
        return _events(state.edition, events)

    def view(self, player: int) -> View:
        """All that `player` may know now. ValueError for an invalid seat."""
        require_seat(player)
        return view_of(self.state, player)

    @property
    def own_cards(self) -> tuple[CardData, ...]:
        """The cards of no set that came with the position from which the game began."""
        pool = self.state.pool
        return tuple(pool.own.values()) if isinstance(pool, Pool) else ()

    def copy(self) -> Game:
        """Return a copy, which continues exactly like this game."""
        return Game(self.state.copy())

    def dump(self) -> dict[str, Any]:
        """The whole state as JSON data."""
        return dump(self.state)

    def digest(self) -> str:
        """A short text that is equal exactly for equal states."""
        return digest(self.state)

    def parse(self, text: str, player: int) -> Choice:
        """The choice that `player` writes as `text`. Raises `ValueError` with the reason if it is none."""
        return parse_choice(text, board_of(self.view(player)))

    def format(self, choice: Choice, player: int) -> str:
        """The written form of a choice, the shortest that is clear to `player`."""
        return format_choice(choice, board_of(self.view(player)))


def start(
    decks: tuple[Deck, Deck], seed: int, edition: str = "1.0", chooser: int | None = None, *, trial: bool = False
) -> Game:
    """Return a new game that asks who goes first; `chooser` is the seat that decides, None lets the seed pick it.

    Raises `DeckError` for a deck that breaks the construction rules (5-2-1-1), except in a `trial`, and
    `ValueError` for an unknown edition.
    """
    if edition not in EDITIONS:
        raise ValueError(f"edition: {edition!r}; expected one of {', '.join(EDITIONS)}")
    for deck in decks if not trial else ():
        construction.require_legal(deck, card_sets().by_number, edition)
    state = State(pool_with(()), edition)
    state.random = first_number(seed)
    lists = [(deck.shuffle_order(), deck.resource_numbers()) for deck in decks]
    preparation.begin(state, lists, chooser)
    return Game(state)


def at(state: State) -> tuple[Game, list[Event]]:
    """Return the game at a state, run to its first decision, and the events until then."""
    run(state)
    events, state.events = state.events, []
    return Game(state), _events(state.edition, events)


def _events(edition: str, events: list[Event]) -> list[Event]:
    """Give the events the clause numbers of the game's edition."""
    for event in events:  # nobody else has them yet
        event.clause = RULEBOOK.number_in(edition, event.clause)
    return events


def _renumbered(edition: str, refusal: Refusal) -> Refusal:
    also = tuple(RULEBOOK.number_in(edition, clause) for clause in refusal.also)
    return refusal._replace(clause=RULEBOOK.number_in(edition, refusal.clause), also=also)


def load(data: Mapping[str, Any]) -> Game:
    """Return the game that `dump` wrote. ValueError for other data."""
    if data.get("edition") not in EDITIONS:
        raise ValueError(f"a game of edition {data.get('edition')!r:.20}; expected one of {', '.join(EDITIONS)}")
    try:
        game = Game(load_state(data, pool_with))
        for player in (0, 1):  # finds invalid data at once, not in the middle of play
            game.legal_choices(player)
            game.view(player)
    except _MALFORMED as error:
        raise ValueError(f"this is not a saved game: {type(error).__name__} {error}") from None
    return game


def read_view(data: Mapping[str, Any], player: int) -> View:
    """Return the view of `player` whose knowledge `view.known.dump()` wrote. ValueError for other data."""
    try:
        return view_of(Known(None, player, dict(data)).state(pool_with)[0], player)
    except _MALFORMED as error:
        raise ValueError(f"this is not what a player knows of a game: {type(error).__name__} {error}") from None


def sample_world(view: View, seed: int, decks: tuple[Deck | None, Deck | None] | None = None) -> Game:
    """Return a full game that agrees with the view; unknown cards are dealt from the rest of the deck lists.

    Cards of a player whose list is None become fillers.
    """
    known: Known = view.known
    return Game(known.worlds(pool_with, decks).world(seed))


_POOLS: Final[dict[CardSets, Pool]] = {}


def pool_with(own: Iterable[CardData]) -> Pool:
    """Return the definitions of all known cards; a position's `own` cards take precedence."""
    cards = {card.number: card for card in own}
    if not cards.keys() - {FILLER.number}:
        sets = card_sets()
        if sets not in _POOLS:
            _POOLS[sets] = _new_pool(())
        return _POOLS[sets]
    return _new_pool(tuple(cards.values()))


def forget_definitions() -> None:
    """Discard all definitions, so that they are made again after a routine that makes them was switched off or on."""
    _POOLS.clear()


def _new_pool(own: Sequence[CardData]) -> Pool:
    sets = card_sets()
    return Pool(sets.card, lambda: (card.number for card in sets), (FILLER, *own))


def carry_out(state: State, player: int, choice: Choice) -> None:
    """Make a legal choice and carry on to the next decision. It is not judged, so the caller answers for it."""
    state.listed = ()
    _answer(state, player, choice)
    run(state)


def try_out(game: Game, player: int, choice: Choice) -> None:
    """Make a legal choice in a game that is only searched: legality is not checked, and no events are recorded."""
    game.state.quiet = True
    carry_out(game.state, player, choice)


def judge(game: Game, player: int) -> float:
    """Return what `evaluate` returns for the view of a player; only the part of the view that it needs is made."""
    return evaluate(brief_view_of(game.state, player))


def _answer(state: State, player: int, choice: Choice) -> None:
    """Carry out the answer to the decision on top: by the frame beneath it, or as an action."""
    decision = state.frames.pop()
    if isinstance(decision, MainDecision):
        _main(state, player, choice)
    elif isinstance(decision, ActionDecision):
        if choice.verb == "pass":
            action_step.passed(state, player, decision.passes)
        else:
            action_step.acting(state, player)
            _act(state, player, choice)
    elif isinstance(decision, BlockDecision):
        battle.blocked_or_passed(state, choice)
    else:
        beneath = state.frames.pop()
        ANSWER[type(beneath)](state, beneath, choice)


@enforces("6-1-3", "6-5-1")
def _main(state: State, player: int, choice: Choice) -> None:
    """Take an action of the main phase (6-5-1); effects that it triggers are resolved before the next one."""
    if choice.verb == "end":
        turn.end_main_phase(state)
        return
    state.frames.append(RESOLVE)
    if choice.verb == "attack":
        battle.attack(state, choice.card, choice.target)
    else:
        _act(state, player, choice)


def _act(state: State, player: int, choice: Choice) -> None:
    _ACTIONS[choice.verb](state, player, choice)


_ACTIONS: Final = {
    "deploy": activation.deploy_from_hand,
    "pair": activation.pair_from_hand,
    "play": activation.play_command,
    "activate": activation.activate,
}
