"""From a scenario's position to a game that waits for its first choice."""

from __future__ import annotations

from pathlib import Path as FilePath
from typing import NamedTuple

from gundam_desktop.games.gcg.cards.catalog import card_sets
from gundam_desktop.games.gcg.decks import construction, deck_lookup
from gundam_desktop.games.gcg.decks.deck import DeckError
from gundam_desktop.games.gcg.game import Game, pool_with
from gundam_desktop.games.gcg.game import start as start_game
from gundam_desktop.games.gcg.model.definition import Definition
from gundam_desktop.games.gcg.model.machine import run as carry_on
from gundam_desktop.games.gcg.scenario.document import FieldError
from gundam_desktop.games.gcg.scenario.models import Scenario
from gundam_desktop.games.gcg.scenario.position import SEATS, PositionError, Setup, build
from gundam_desktop.tabletop import Event


class Started(NamedTuple):
    """A game at the position of a scenario."""

    game: Game
    events: list[Event]
    """What happened up to the first decision."""
    marks: dict[str, Definition]
    """The definitions by which labelled cards are found."""

    def labels(self) -> dict[str, int]:
        """The labelled cards by their ids of now: ids are renewed when cards are shuffled."""
        labels = {id(definition): label for label, definition in self.marks.items()}
        cards = self.game.state.cards
        return {labels[id(card.definition)]: i for i, card in enumerate(cards) if id(card.definition) in labels}


def start(scenario: Scenario) -> Started:
    """The game of a scenario's position. Raises `ScenarioError` when the position is not valid."""
    try:
        if isinstance(scenario.position, Setup):
            return _setup(scenario, scenario.position)
        pool = pool_with(scenario.cards)
        built = build(scenario.position, pool, scenario.edition)
    except (FieldError, PositionError) as error:
        path = ("position", *error.path) if isinstance(error, PositionError) else error.path
        raise scenario.document.error(path, str(error)) from None
    carry_on(built.state)
    events, built.state.events = built.state.events, []
    return Started(Game(built.state), events, built.labels)


def _setup(scenario: Scenario, setup: Setup) -> Started:
    folder = FilePath(scenario.file).parent
    cards = {card.number: card for card in (*card_sets(), *scenario.cards)}
    decks = []
    for seat, side in (("A", setup.A), ("B", setup.B)):
        try:
            deck = deck_lookup.find(side.deck, cards, folder)
            construction.require_legal(deck, cards)
        except DeckError as error:
            raise FieldError(("position", seat, "deck"), str(error)) from None
        decks.append(deck)
    game = start_game((decks[0], decks[1]), setup.seed, scenario.edition, SEATS.index(setup.turn_player))
    return Started(game, [], {})
