"""When a pass is made for a player: at once where nothing is hidden, else so that nobody learns of the hand by it."""

from __future__ import annotations

import random
import statistics
from pathlib import Path

import pytest

from gundam_desktop.games.digrayn.game_module import GAME_MODULE as DIGRAYN
from gundam_desktop.games.digrayn.scenario import SCENARIOS as DIGRAYN_SCENARIOS
from gundam_desktop.games.gundam_war.game_module import GAME_MODULE
from gundam_desktop.games.gundam_war.scenario import SCENARIOS
from gundam_desktop.match.passing import AutoPasser, AutoPassMode
from gundam_desktop.scenarios.reading import read_file, read_text
from gundam_desktop.scenarios.runner import Runner, play
from gundam_desktop.tabletop import Choice
from gundam_desktop.tabletop.place import SHARED
from tests.ui import stub_game
from tests.ui.stub_game import StubGame, action

LIBRARY = stub_game.StubLibrary()


DEFENCES = Path(__file__).parents[1] / "games/gundam_war/scenarios/02_defence_step.yaml"


def test_the_pause_is_drawn_alike_with_and_without_a_choice(rng: random.Random) -> None:
    drawn = []
    for can in (True, False):
        passing = AutoPasser((0, 1), random.Random(rng.random()), LIBRARY)
        passing.pause, passing.interrupts, passing.hot_seat = 1.0, (), "tells nothing"
        passing.start(1)
        made = [passing.made_for(StubGame([action(1, can=can)])) for _ in range(600)]
        drawn.append([pass_.pause for pass_ in made if pass_ is not None])
    assert [len(pauses) for pauses in drawn] == [600, 600]
    for pauses in drawn:
        assert 0.6 <= min(pauses) < 0.65
        assert 1.35 < max(pauses) <= 1.4
    assert abs(statistics.mean(drawn[0]) - statistics.mean(drawn[1])) < 0.07


@pytest.mark.parametrize("interrupt", ["act", "block"])
def test_what_interrupts_between_two_people_is_no_hidden_card(interrupt: str) -> None:
    ended = []
    for can in (True, False):
        passing = AutoPasser((0, 1), random.Random(1), LIBRARY)
        passing.interrupts, passing.hot_seat = (interrupt,), "tells nothing"
        passing.start(1)
        ended.append(passing.made_for(StubGame([action(1, can=can)])) is None)
    assert ended == [interrupt == "act"] * 2


def test_a_bot_without_a_choice_takes_as_long_as_it_thinks_with_one() -> None:
    passing = AutoPasser((0,), random.Random(1), LIBRARY)
    passing.pause = 0.5
    passing.thought[1] = [0.9, 1.1]
    assert {made.pause for _ in range(40) if (made := passing.made_for(StubGame([action(1, can=False)])))} == {0.9, 1.1}
    assert passing.made_for(StubGame([action(1)])) is None, "it is asked"
    own = passing.made_for(StubGame([action(0, can=False)]))
    assert own is not None
    assert own.pause == 0, "nobody sees how long the only person takes"
    nobody = AutoPasser((), random.Random(1), LIBRARY).made_for(StubGame([action(1, can=False)]))
    assert nobody is not None
    assert nobody.pause == 0


@pytest.mark.parametrize(
    ("title", "mode", "running", "passed"),
    [
        ("The defender may stay at home", "nothing to do", False, False),
        ("The defender may stay at home", "nothing to do", True, False),
        ("Defenders who met nobody are rolled in the return step", "nothing to do", False, True),
        ("Defenders who met nobody are rolled in the return step", "nothing to do", True, True),
        ("Defenders who met nobody are rolled in the return step", "never", False, False),
    ],
)
def test_a_defence_is_asked_for_only_where_somebody_attacks(
    title: str, mode: AutoPassMode, running: bool, passed: bool
) -> None:
    scenario = next(each for each in read_file(DEFENCES, SCENARIOS) if each.title == title)
    game = Runner(scenario).game
    game.apply(0, Choice("pass"))
    assert game.decision.kind == "defence"
    assert len(game.legal_choices(1)) > 1, "units could be sent in either case"
    passer = AutoPasser((0, 1), random.Random(1), GAME_MODULE.library)
    passer.mode = mode
    if running:
        passer.start(1)
    made = passer.made_for(game)
    assert (made is not None and made.choice.verb == "pass") is passed


def test_a_bot_is_always_asked_for_its_defence() -> None:
    title = "Defenders who met nobody are rolled in the return step"
    scenario = next(each for each in read_file(DEFENCES, SCENARIOS) if each.title == title)
    game = Runner(scenario).game
    game.apply(0, Choice("pass"))
    assert AutoPasser((0,), random.Random(1), GAME_MODULE.library).made_for(game) is None


@pytest.mark.parametrize(("number", "asked"), [("FB-07", True), ("FR-01", True), ("", False)])
def test_a_set_card_on_the_board_hides_whether_it_could_be_used(number: str, asked: bool) -> None:
    there = f"e1: {{set: {number}}}" if number else ""
    position = f"{{phase: battle, A: {{gates: {{c1: FR-02, d2: FR-01}}}}, B: {{gates: {{d1: FB-02, {there}}}}}}}"
    text = f"title: One\nposition: {position}\nexpect: {{winner: none}}\n"
    game = play(read_text(text, "", DIGRAYN_SCENARIOS)[0])
    game.apply(0, Choice("attack", next(iter(game.view(0).zones[SHARED, "c1"])), word="d1"))
    assert game.decision.kind == ("chase" if asked else "battle")
    if asked:
        passer = AutoPasser((0, 1), random.Random(1), DIGRAYN.library)
        passer.hot_seat = "tells nothing"
        assert passer.made_for(game) is None, "the other learns nothing about the card from a pass"
