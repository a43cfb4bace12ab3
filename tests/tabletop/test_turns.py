"""The one loop of turns: it goes on as long as somebody decides at once."""

from __future__ import annotations

from gundam_desktop.tabletop import Choice, Game
from gundam_desktop.tabletop.turns import Decider, play_on
from tests.ui.stub_game import StubGame, main_phase


class Ends(Decider):
    """Ends every turn at once."""

    def decide(self, game: Game, seat: int) -> Choice | None:
        return game.legal_choices(seat)[-1]


class TwoSeats:
    """A game of stubs with who decides in it."""

    def __init__(self, *deciders: Decider) -> None:
        self.game, self._deciders = StubGame([main_phase(0), main_phase(1), main_phase(1), main_phase(0)]), deciders

    def decide(self, seat: int) -> Choice | None:
        return self._deciders[seat].decide(self.game, seat)

    def apply(self, seat: int, choice: Choice) -> None:
        self.game.apply(seat, choice)


def test_it_goes_on_until_a_choice_comes_later() -> None:
    table = TwoSeats(Decider(), Ends())
    assert play_on(table) == 0
    assert table.game.made == []
    table.apply(0, table.game.legal_choices(0)[-1])
    assert play_on(table) == 0
    assert [seat for seat, _ in table.game.made] == [0, 1, 1]


def test_it_ends_with_the_game() -> None:
    table = TwoSeats(Ends(), Ends())
    assert play_on(table) == -1
    assert len(table.game.made) == 4


def test_one_who_decides_elsewhere_leaves_everything_to_others() -> None:
    elsewhere = Decider()
    elsewhere.start()
    elsewhere.reject("not legal")
    elsewhere.cancel()
    elsewhere.stop()
    assert elsewhere.poll() is None
