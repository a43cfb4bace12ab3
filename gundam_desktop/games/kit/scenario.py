"""The scenario files of a game: positions, written choices and facts."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any, Final

import yaml

from gundam_desktop.games.kit.decks import Decks
from gundam_desktop.games.kit.factory import GameFactory
from gundam_desktop.games.kit.facts import Facts
from gundam_desktop.games.kit.game import Game
from gundam_desktop.games.kit.notation import Board, Written
from gundam_desktop.games.kit.position import Built, Position, require_card, require_decks
from gundam_desktop.rulebook.rulebook import Rulebook
from gundam_desktop.scenarios.card_names import find
from gundam_desktop.scenarios.document import FieldError, NotationError, checked
from gundam_desktop.scenarios.fields import SEATS, Path
from gundam_desktop.scenarios.scenario import BegunScenario, Fact, Fields, Scenario, ScenarioFormat, WrittenChoice
from gundam_desktop.tabletop import Choice, Event

WIDTH: Final = 120


class Begun(BegunScenario):
    """A game at the position of a scenario."""

    def __init__(self, game: Game[Any], events: list[Event], labels: Mapping[str, int], facts: Facts[Any]) -> None:
        self.game: Game[Any] = game
        self.events, self._labels, self._facts = events, labels, facts

    def copy(self) -> Begun:
        return Begun(self.game.copy(), list(self.events), self._labels, self._facts)

    def card(self, name: str) -> int:
        return find(self.game.notation.read_name(name), (), self._open_board())

    def choice(self, written: WrittenChoice, player: int) -> Choice:
        assert isinstance(written, Written)
        return self.game.notation.resolve(written, self._board(player))

    def format(self, choice: Choice, player: int) -> str:
        return self.game.notation.format(choice, self._board(player))

    def mismatch(self, fact: Fact, events: Sequence[Event]) -> str:
        return self._facts.mismatch(fact, self.game, self._open_board(), events)

    def at(self, game: Game[Any]) -> Begun:
        return Begun(game, [], self._labels, self._facts)

    def joined(self, other: BegunScenario) -> Begun:
        assert isinstance(other, Begun)
        return Begun(self.game, self.events, {**other._labels, **self._labels}, self._facts)

    def _board(self, player: int) -> Board:
        """The cards that a player can name."""
        return self.game.notation.board(self.game.view(player), self._labels)

    def _open_board(self) -> Board:
        """Return a board with all cards of the game, for names in expectations."""
        numbers = {card: record.number for card, record in enumerate(self.game.state.cards) if card}
        return self._board(0)._replace(numbers=numbers)


class Scenarios(ScenarioFormat):
    """How one game reads and runs positions, written choices and facts."""

    def __init__(
        self,
        key: str,
        rulebook: Rulebook,
        games: GameFactory[Any],
        decks: Decks,
        facts: Facts[Any],
        position: type[Position],
    ) -> None:
        """`position` is the model of the field `position`; its phase `setup` has nothing but decks."""
        super().__init__(rulebook, games.editions, f"tests/games/{key}/scenarios")
        self._games, self._decks, self._facts, self._position = games, decks, facts, position

    no_labels: Collection[str] = ()
    """The words that mean something else in written choices, such as places: no card has one as its label."""

    # what a game provides

    @abstractmethod
    def check(self, position: Any) -> None:
        """Raise `FieldError` for an impossible position; that its decks and the numbers of its cards exist is known."""

    @abstractmethod
    def build(self, position: Any, edition: str) -> Built:
        """The state of a position of another phase than `setup`, at its first decision."""

    @abstractmethod
    def position_of(self, game: Any, state: Any) -> tuple[Mapping[str, Any], Sequence[str]]:
        """Return a game's position as data, and what it leaves out; cards without a number in `state` are unknown.

        `ValueError` if the game is at a point that cannot be written.
        """

    # common to all games

    def write(self, game: Any, title: str, viewer: int | None = None) -> str:
        position, notes = self.position_of(game, game.state if viewer is None else game.view(viewer).known)
        fields = {"title": title, "edition": game.state.edition, "position": position, "expect": {"winner": "none"}}
        text: str = yaml.safe_dump(fields, sort_keys=False, allow_unicode=True, width=WIDTH, default_flow_style=None)
        hidden = (
            [] if viewer is None else [f"Cards that {SEATS[viewer]} may not know are written as {self._games.blank}."]
        )
        return "".join(f"# {note}\n" for note in (*notes, *hidden)) + text

    def setting(self, fields: Fields) -> Position:
        if fields.cards:
            raise FieldError(("cards",), "scenarios of this game have no cards of their own")
        position: Position = checked(self._position, fields.position, ("position",))
        require_decks(position, self._decks)
        labels: set[str] = set()
        for path, entry in position.entries():
            require_card(entry.card, self._games.numbers(), (*path, "card"))
            if entry.label in labels:
                raise FieldError(path, f"two cards have the label {entry.label}")
            if entry.label in self.no_labels:
                raise FieldError(path, f"{entry.label}: expected another label, for this one means something else")
            labels |= {entry.label} - {""}
        self.check(position)
        return position

    def choice(self, text: str) -> Written:
        return self._facts.notation.read(text)

    def fact(self, subject: str, value: Any, path: Path) -> Any:
        return self._facts.expected(subject, value, path)

    def check_names(self, scenario: Scenario) -> None:
        given = {entry.label for _, entry in scenario.setting.entries()}
        for path, name in self._names(scenario):
            try:
                label = self._facts.notation.read_name(name).label
            except NotationError as error:
                raise FieldError(path, str(error)) from None
            if label and label not in given:
                raise FieldError(path, f"no card has the label {label}")

    def world(self, value: Any, path: Path) -> Any:  # noqa: ARG002 - a puzzle's way to hide cards
        raise FieldError(path, "puzzles of this game hide nothing")

    def in_world(self, scenario: Scenario, world: Any) -> Scenario:  # noqa: ARG002 - there are none
        return scenario

    def begin(self, scenario: Scenario) -> Begun:
        position: Position = scenario.setting
        if position.phase == "setup":
            decks = self._decks.find(position.A.deck), self._decks.find(position.B.deck)
            chooser = SEATS.index(position.turn_player)
            game = self._games.start(decks, position.seed, scenario.edition, chooser, trial=True)
            built = Built(game.state, {})
        else:
            built = self.build(position, scenario.edition)
            game = self._games.game(built.state)
        events, built.state.events = built.state.events, []
        return Begun(game, events, built.labels, self._facts)

    def _names(self, scenario: Scenario) -> Iterator[tuple[Path, str]]:
        """The names of cards in a scenario, with their fields."""
        choices = [(step.choice, step.path) for step in scenario.play]
        choices += [(text, ("best", index)) for index, text in enumerate(scenario.best)]
        for fact in scenario.expect:
            if fact.subject == "legal":
                choices += [(written, fact.path) for written in fact.value]
            elif fact.subject == "illegal":
                choices += [(written, fact.path) for written, _ in fact.value]
            else:
                yield from ((fact.path, name) for name in self._facts.names_in(fact))
        for written, path in choices:
            assert isinstance(written, Written)
            yield from ((path, name.text) for name in written.names())
