"""Checks a scenario's expectations against the game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from gundam_desktop.games.gcg.game import Game
from gundam_desktop.games.gcg.model import constants
from gundam_desktop.games.gcg.model.keywords import ADDING, KEYWORD_NAMES
from gundam_desktop.games.gcg.model.state import State
from gundam_desktop.games.gcg.rules.figures import figures, is_linked, remaining_hp
from gundam_desktop.games.gcg.scenario.facts import CardFact, ResourceFact
from gundam_desktop.games.gcg.scenario.notation import Board, read_name
from gundam_desktop.scenarios.card_names import find
from gundam_desktop.scenarios.document import AmbiguousName, FieldError, NotationError
from gundam_desktop.scenarios.scenario import Fact
from gundam_desktop.tabletop import Event

SEATS = "AB"


class Mismatch(Exception):
    """An expectation that does not hold: the expected and the actual value."""


def check(fact: Fact, game: Game, labels: Mapping[str, int], events: Sequence[Event]) -> None:
    """Raise `Mismatch` when an expectation does not hold after these events.

    `FieldError` for an ambiguous name in it, which is a mistake in the file.
    """
    try:
        Checker(game, labels, events).check(fact.subject, fact.value)
    except AmbiguousName as error:
        raise FieldError(fact.path, str(error)) from None
    except NotationError as error:
        raise Mismatch(f"{fact.subject}: {error}") from None


class Checker:
    """The game after a scenario's play, with every card visible."""

    def __init__(self, game: Game, labels: Mapping[str, int], events: Sequence[Event]) -> None:
        self.game = game
        self.state: State = game.state
        self.events = events
        self.labels = labels
        self.names = {card: label for label, card in labels.items()}
        self.board = open_board(game, labels)

    def check(self, subject: str, value: Any) -> None:
        """Raise `Mismatch` if a subject does not have the expected value."""
        if isinstance(value, CardFact):
            self._card(subject, value)
        elif subject == "cited":
            self._cited(value)
        elif subject[:2] in {"A.", "B."}:
            self._side(subject, SEATS.index(subject[0]), subject[2:], value)
        else:
            _equal(subject, value, self._of_the_game(subject))

    def _of_the_game(self, subject: str) -> Any:
        state = self.state
        match subject:
            case "winner":
                return {0: "A", 1: "B", constants.DRAWN_GAME: "draw"}.get(state.result, "none")
            case "turn_player":
                return SEATS[state.turn_player]
            case "phase":
                return constants.PHASE_NAMES[state.phase]
            case "turn":
                return state.turn
            case _:
                return decision_text(self.game)

    def _cited(self, clauses: tuple[str, ...]) -> None:
        cited = iter(event.clause for event in self.events)
        for clause in clauses:
            if clause not in cited:
                told = ", ".join(dict.fromkeys(event.clause for event in self.events)) or "nothing"
                raise Mismatch(f"cited: expected {clause} in this place; the events cite {told}")

    # --- zones

    def _side(self, subject: str, player: int, what: str, value: Any) -> None:
        if what == "resources":
            self._resources(subject, player, value)
        elif what == "resource_deck":
            _equal(subject, value, len(self.state.zone(player, constants.RESOURCE_DECK)))
        elif what == "base":
            self._zone(subject, player, "base", () if value == "none" else (value,))
        elif what in {"sees", "unseen"}:
            self._sees(subject, player, value, what == "sees")
        elif what.endswith(".top"):
            self._top(subject, player, what.removesuffix(".top"), value)
        elif isinstance(value, int):
            _equal(subject, value, len(self._cards(player, what)))
        else:
            self._zone(subject, player, what, value)

    def _cards(self, player: int, zone: str) -> tuple[int, ...]:
        return self.state.zone(player, constants.ZONE_NAMES.index(zone))

    def _zone(self, subject: str, player: int, zone: str, names: tuple[str, ...]) -> None:
        there = self._cards(player, zone)
        expected = [self._named_in(name, there, player, zone) for name in names]
        if sorted(expected) != sorted(there):
            raise Mismatch(f"{subject}: expected {_listed(names)}, is {_listed(self._written(there))}")

    def _top(self, subject: str, player: int, zone: str, names: tuple[str, ...]) -> None:
        there = self._cards(player, zone)
        if [self._named_in(name, there, player, zone) for name in names] != list(there[: len(names)]):
            is_now = _listed(self._written(there[: len(names)]))
            raise Mismatch(f"{subject}: expected {_listed(names)}, is {is_now}")

    def _named_in(self, text: str, there: tuple[int, ...], player: int, zone: str) -> int:
        """Return the card with this name among the cards of a zone; 0 if it is not there."""
        name = read_name(text)
        if name.label:
            return self.labels.get(name.label, 0)
        if name.seat not in {-1, player} or name.zone not in {"", zone}:
            raise NotationError(f"{text} is in another zone than the list")
        alike = [card for card in there if self.state.cards[card].definition.number == name.number]
        index = max(name.place, 1)
        return alike[index - 1] if index <= len(alike) else 0

    def _resources(self, subject: str, player: int, value: ResourceFact) -> None:
        cards = [self.state.cards[card] for card in self.state.zone(player, constants.RESOURCES)]
        plain = [card for card in cards if not card.definition.ex]
        now = {
            "active": sum(not card.rested for card in plain),
            "rested": sum(card.rested for card in plain),
            "ex": len(cards) - len(plain),
        }
        for name, count in value.model_dump(exclude_none=True).items():
            _equal(f"{subject}.{name}", count, now[name])

    def _sees(self, subject: str, player: int, names: tuple[str, ...], expected: bool) -> None:
        view = self.game.view(player)
        for name in names:
            card = find(read_name(name), (), self.board)
            shown = view.cards.get(card)
            sees = bool(shown.number) if shown else bool(self.state.cards[card].known >> player & 1)
            if sees != expected:
                raise Mismatch(f"{subject}: {SEATS[player]} {'sees' if sees else 'does not see'} {name}")

    # --- cards

    def _card(self, subject: str, fact: CardFact) -> None:
        card = find(read_name(subject), (), self.board)
        for name, expected in fact.model_dump(exclude_none=True).items():
            now = self._of_card(card, name)
            if name == "keywords":
                expected, now = sorted(expected), sorted(now)  # noqa: PLW2901
            if name == "pilot" and expected != "none":
                record = self.state.cards[card]
                expected = self._written((find(read_name(expected), (record.pilot,), self.board),))[0]  # noqa: PLW2901
            _equal(f"{subject}.{name}", expected, now)

    def _of_card(self, card: int, name: str) -> Any:
        state = self.state
        record = state.cards[card]
        now = figures(state, card)
        match name:
            case "zone":
                zone = constants.ZONE_NAMES[record.zone]
                return zone if record.zone >= constants.RESOLVING else f"{SEATS[record.owner]}.{zone}"
            case "rested" | "damage":
                return getattr(record, name)
            case "hp":
                return remaining_hp(state, card)
            case "keywords":
                return [_keyword(keyword, amount) for keyword, amount in now.keywords]
            case "pilot":
                return self._written((record.pilot,))[0] if record.pilot else "none"
            case "linked":
                return is_linked(state, card)
            case _:
                return getattr(now, name)

    def _written(self, cards: Sequence[int]) -> list[str]:
        """Return names for cards: the label, else the number, with an index among cards of the same number."""
        result = []
        for card in cards:
            number = self.state.cards[card].definition.number
            like = [other for other in cards if self.state.cards[other].definition.number == number]
            index = like.index(card) + 1
            result.append(self.names.get(card) or (number if index == 1 else f"{number}#{index}"))
        return result


def decision_text(game: Game) -> str:
    """Return the decision and its player as a scenario writes it."""
    decision = game.decision
    return decision.kind if decision.player < 0 else f"{SEATS[decision.player]} {decision.kind}"


def _keyword(keyword: int, amount: int) -> str:
    name = KEYWORD_NAMES[keyword]
    return f"{name} {amount}" if keyword in ADDING else name


def _equal(subject: str, expected: Any, now: Any) -> None:
    if expected != now:
        raise Mismatch(f"{subject}: expected {_shown(expected)}, is {_shown(now)}")


def _shown(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    return _listed(value) if isinstance(value, list) else str(value)


def _listed(names: Sequence[str]) -> str:
    return f"[{', '.join(names)}]"


def open_board(game: Game, labels: Mapping[str, int]) -> Board:
    """Return every card of the game with its number, for names in expectations."""
    state: State = game.state
    places = {
        card: (record.owner, constants.ZONE_NAMES[record.zone]) for card, record in enumerate(state.cards) if card
    }
    in_order = [card for cards in state.zones for card in cards]
    ordered = {card: places[card] for card in in_order} | places
    numbers = {card: state.cards[card].definition.number for card in places}
    return Board(0, game.decision, ordered, numbers, labels=labels)
