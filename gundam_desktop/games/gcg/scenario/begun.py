"""The game at a scenario's position, with the names that the scenario gives its cards."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path as FilePath

from gundam_desktop.games.gcg.cards.catalog import card_sets
from gundam_desktop.games.gcg.decks import construction, deck_lookup
from gundam_desktop.games.gcg.decks.deck import DeckError
from gundam_desktop.games.gcg.game import Game, at, pool_with
from gundam_desktop.games.gcg.game import start as start_game
from gundam_desktop.games.gcg.model.definition import Definition
from gundam_desktop.games.gcg.scenario.checking import Mismatch, check, open_board
from gundam_desktop.games.gcg.scenario.notation import Board, Written, board_of, format_choice, read_name, resolve
from gundam_desktop.games.gcg.scenario.position import PositionError, Setup, build
from gundam_desktop.scenarios.card_names import find
from gundam_desktop.scenarios.document import FieldError
from gundam_desktop.scenarios.fields import SEATS
from gundam_desktop.scenarios.scenario import BegunScenario, Fact, Scenario, WrittenChoice
from gundam_desktop.tabletop import Choice, Event


class Begun(BegunScenario):
    """A game at the position of a scenario."""

    def __init__(self, game: Game, events: list[Event], marks: Sequence[tuple[str, Definition]]) -> None:
        """`marks` pairs each label with the definition by which its card is found."""
        self.game: Game = game
        self.events, self._marks = events, marks

    def labels(self) -> dict[str, int]:
        """Return label -> present id of the card; ids change when cards are shuffled."""
        labels = {id(definition): label for label, definition in self._marks}
        there = [id(card.definition.printed) for card in self.game.state.cards] if labels else ()
        return {labels[mark]: card for card, mark in enumerate(there) if mark in labels}

    def copy(self) -> Begun:
        return Begun(self.game.copy(), list(self.events), self._marks)

    def card(self, name: str) -> int:
        return find(read_name(name), (), open_board(self.game, self.labels()))

    def choice(self, written: WrittenChoice, player: int) -> Choice:
        assert isinstance(written, Written)
        return resolve(written, self._board(player))

    def format(self, choice: Choice, player: int) -> str:
        return format_choice(choice, self._board(player))

    def mismatch(self, fact: Fact, events: Sequence[Event]) -> str:
        try:
            check(fact, self.game, self.labels(), events)
        except Mismatch as mismatch:
            return str(mismatch)
        return ""

    def at(self, game: Game) -> Begun:
        return Begun(game, [], self._marks)

    def joined(self, other: BegunScenario) -> Begun:
        assert isinstance(other, Begun)
        return Begun(self.game, self.events, (*self._marks, *other._marks))

    def _board(self, player: int) -> Board:
        """Return the cards that the player can name."""
        return board_of(self.game.view(player), self.labels())


def begin(scenario: Scenario) -> Begun:
    """Return the game at a scenario's position. Raises `ScenarioError` for an invalid position."""
    try:
        if isinstance(scenario.setting.position, Setup):
            return _setup(scenario, scenario.setting.position)
        pool = pool_with(scenario.setting.cards)
        built = build(scenario.setting.position, pool, scenario.edition)
    except (FieldError, PositionError) as error:
        path = ("position", *error.path) if isinstance(error, PositionError) else error.path
        raise scenario.document.error(path, str(error)) from None
    return Begun(*at(built.state), tuple(built.labels.items()))


def _setup(scenario: Scenario, setup: Setup) -> Begun:
    folder = FilePath(scenario.file).parent
    cards = {card.number: card for card in (*card_sets(), *scenario.setting.cards)}
    decks = []
    for seat, side in (("A", setup.A), ("B", setup.B)):
        try:
            deck = deck_lookup.find(side.deck, cards, folder)
            construction.require_legal(deck, cards, scenario.edition)
        except DeckError as error:
            raise FieldError(("position", seat, "deck"), str(error)) from None
        decks.append(deck)
    game = start_game((decks[0], decks[1]), setup.seed, scenario.edition, SEATS.index(setup.turn_player))
    return Begun(game, [], ())
