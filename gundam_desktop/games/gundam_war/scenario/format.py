"""The scenario files of this game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from gundam_desktop.games.gundam_war.game import Game
from gundam_desktop.games.gundam_war.model.state import EDITIONS
from gundam_desktop.games.gundam_war.notation import Board, Written, board_of, format_choice, read_choice, resolve
from gundam_desktop.games.gundam_war.notation import read_name as read_card
from gundam_desktop.games.gundam_war.rulebook import RULEBOOK
from gundam_desktop.games.gundam_war.scenario.facts import expected_value, mismatch, names_in
from gundam_desktop.games.gundam_war.scenario.position import Position, build, check, entries
from gundam_desktop.games.gundam_war.scenario.writing import write
from gundam_desktop.scenarios.card_names import find
from gundam_desktop.scenarios.document import FieldError, checked
from gundam_desktop.scenarios.fields import Path
from gundam_desktop.scenarios.scenario import BegunScenario, Fact, Fields, Scenario, ScenarioFormat, WrittenChoice
from gundam_desktop.tabletop import Choice, Event


class Begun(BegunScenario):
    """A game at the position of a scenario."""

    def __init__(self, game: Game, events: list[Event], labels: Mapping[str, int]) -> None:
        self.game: Game = game
        self.events, self._labels = events, labels

    def copy(self) -> Begun:
        return Begun(self.game.copy(), list(self.events), self._labels)

    def card(self, name: str) -> int:
        return find(read_card(name), (), self._open_board())

    def choice(self, written: WrittenChoice, player: int) -> Choice:
        assert isinstance(written, Written)
        return resolve(written, self._board(player))

    def format(self, choice: Choice, player: int) -> str:
        return format_choice(choice, self._board(player))

    def mismatch(self, fact: Fact, events: Sequence[Event]) -> str:
        return mismatch(fact, self.game, self._open_board(), events)

    def at(self, game: Game) -> Begun:
        return Begun(game, [], self._labels)

    def joined(self, other: BegunScenario) -> Begun:
        assert isinstance(other, Begun)
        return Begun(self.game, self.events, {**other._labels, **self._labels})

    def _board(self, player: int) -> Board:
        """The cards that a player can name."""
        return board_of(self.game.view(player), self._labels)

    def _open_board(self) -> Board:
        """All cards, by their names."""
        numbers = {card: record.number for card, record in enumerate(self.game.state.cards) if card}
        return self._board(0)._replace(numbers=numbers)


class GundamWarScenarios(ScenarioFormat):
    """Its positions, written choices and facts."""

    def setting(self, fields: Fields) -> Position:
        if fields.cards:
            raise FieldError(("cards",), "scenarios of this game have no cards of their own")
        position: Position = checked(Position, fields.position, ("position",))
        check(position)
        return position

    def choice(self, text: str) -> Written:
        return read_choice(text)

    def fact(self, subject: str, value: Any, path: Path) -> Any:
        return expected_value(subject, value, path)

    def check_names(self, scenario: Scenario) -> None:
        given = {entry.label for _, entry in entries(scenario.setting)}
        for path, name in _names(scenario):
            label = read_card(name).label
            if label and label not in given:
                raise FieldError(path, f"no card has the label {label}")

    def world(self, value: Any, path: Path) -> Any:  # noqa: ARG002 - a puzzle's way to hide cards
        raise FieldError(path, "puzzles of this game hide nothing")

    def in_world(self, scenario: Scenario, world: Any) -> Scenario:  # noqa: ARG002 - there are none
        return scenario

    def begin(self, scenario: Scenario) -> Begun:
        built = build(scenario.setting, scenario.edition)
        events, built.state.events = built.state.events, []
        return Begun(Game(built.state), events, built.labels)

    def write(self, game: Any, title: str, viewer: int | None = None) -> str:
        return write(game, title, viewer)


def _names(scenario: Scenario) -> Iterator[tuple[Path, str]]:
    """The names of cards in a scenario, with their fields."""
    choices = [(step.choice, step.path) for step in scenario.play]
    choices += [(text, ("best", index)) for index, text in enumerate(scenario.best)]
    for fact in scenario.expect:
        if fact.subject == "legal":
            choices += [(written, fact.path) for written in fact.value]
        elif fact.subject == "illegal":
            choices += [(written, fact.path) for written, _ in fact.value]
        else:
            yield from ((fact.path, name) for name in names_in(fact))
    for written, path in choices:
        assert isinstance(written, Written)
        yield from ((path, name.text) for name in written.names())


SCENARIOS: Final = GundamWarScenarios(RULEBOOK, EDITIONS, "tests/games/gundam_war/scenarios")
