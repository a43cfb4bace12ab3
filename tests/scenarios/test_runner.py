"""The runner: what holds passes, what does not fails with the right words."""

from __future__ import annotations

import pytest

from gundam_desktop.games.gcg.scenario.format import SCENARIOS
from gundam_desktop.scenarios.reading import read_text
from gundam_desktop.scenarios.runner import PlayError, Run, play, run

POSITION = """title: T
cards:
  - {number: X-001, name: Jab, type: command, text: "【Action】Choose 1 enemy Unit. Deal 1 damage to it."}
position:
  A:
    battle: [{card: ST01-005, as: gm}, ST01-005]
    hand: [{card: ST01-003, as: cannon}]
  B:
    hand: [{card: X-001, as: jab}, {card: ST01-001, as: hidden}]
    resources: {active: 1}
    trash: [ST01-005]
    deck: {top: [ST01-001, ST01-002, ST01-001], filler: 3}
"""


def outcome(text: str, position: str = POSITION) -> Run:
    (scenario,) = read_text(position + text, "f.yaml", SCENARIOS)
    return run(scenario)


@pytest.mark.parametrize(
    "text",
    [
        "play:\n  - A: attack gm -> player\n  - B: pass\nexpect: {B.shields: 5, decision: A main, gm: {rested: true}}",
        "play:\n  - A: attack ST01-005#2 -> player\n  - B: pass\nexpect: {'ST01-005#2': {rested: true}}".replace(
            "'ST01-005#2'", "'A.ST01-005#2'"
        ),
        "play:\n  - A: attack gm -> player\n  - B: play jab\n  - B: choose gm\nexpect: {gm: {damage: 1, hp: 1}}",
        "play:\n  - {A: attack cannon -> player, refused: any}\nexpect: {cannon: {zone: A.hand}}",
        "play:\n  - {A: deploy cannon, refused: 2-8-1}\n  - A: concede\nexpect: {winner: B, decision: game over}",
        "play:\n  - A: end\n  - B: pass\nexpect: {turn: 6, turn_player: B, B.hand: 3, cited: [6-5-5-1, 6-6-1, 6-3-1]}",
        "expect: {A.battle: [gm, 'ST01-005#2'], B.deck.top: [ST01-001, ST01-002, 'ST01-001#2'], B.deck: 6}",
        "expect: {A.battle: ['ST01-005', 'ST01-005#2'], A.base: none, B.resources: {active: 1}, A.resource_deck: 6}",
        "expect: {legal: [attack gm -> player, end, concede], illegal: {pass: any, attack gm -> gm: any}}",
        "expect: {A.sees: [gm, cannon, trash.ST01-005], A.unseen: [jab, hidden], B.sees: [jab], B.unseen: [cannon]}",
        "best: [attack gm -> player, end]",
    ],
)
def test_what_holds(text: str) -> None:
    assert outcome(text).why == ""


@pytest.mark.parametrize(
    ("text", "step", "why"),
    [
        ("play:\n  - A: deploy cannon\nexpect: {}", 1, "`A: deploy cannon` is not legal: "),
        ("play:\n  - A: end\n  - A: end\nexpect: {}", 2, "`A: end` is not legal: "),
        ("play:\n  - {A: end, refused: any}\nexpect: {}", 1, "`A: end` must be refused (any), but it is legal"),
        ("play:\n  - {A: deploy cannon, refused: 7-1}\nexpect: {}", 1, "`A: deploy cannon` must be refused for 7-1, b"),
        ("play:\n  - A: attack ST01-006 -> player\nexpect: {}", 1, "`A: attack ST01-006 -> player`: there is no card"),
        ("play:\n  - A: attack gm -> player\n  - A: pass\nexpect: {}", 2, "`A: pass` is not legal: "),
        ("play:\n  - B: pass\nexpect: {}", 1, "`B: pass` is not legal: "),
        ("expect: {A.hand: 2}", 0, "A.hand: expected 2, is 1"),
        ("expect: {A.hand: [gm]}", 0, "A.hand: expected [gm], is [cannon]"),
        ("expect: {A.battle: [gm]}", 0, "A.battle: expected [gm], is [gm, ST01-005#2]"),
        ("expect: {B.deck.top: [ST01-002]}", 0, "B.deck.top: expected [ST01-002], is [ST01-001]"),
        ("expect: {A.base: EXB-001}", 0, "A.base: expected [EXB-001], is []"),
        ("expect: {B.resources: {rested: 1}}", 0, "B.resources.rested: expected 1, is 0"),
        ("expect: {gm: {zone: A.trash, damage: 0}}", 0, "gm.zone: expected A.trash, is A.battle"),
        ("expect: {gm: {keywords: [Blocker]}}", 0, "gm.keywords: expected [Blocker], is []"),
        ("expect: {gm: {linked: true}}", 0, "gm.linked: expected true, is false"),
        ("expect: {gm: {pilot: cannon}}", 0, "gm.pilot: expected cannon, is none"),
        ("expect: {winner: A, turn: 6}", 0, "winner: expected A, is none; turn: expected 6, is 5"),
        ("expect: {decision: B main}", 0, "decision: expected B main, is A main"),
        ("expect: {cited: [7-1]}", 0, "cited: expected 7-1 in this place; the events cite nothing"),
        ("expect: {A.sees: [jab]}", 0, "A.sees: A does not see jab"),
        ("expect: {A.unseen: [gm]}", 0, "A.unseen: A sees gm"),
        ("expect: {legal: [deploy cannon]}", 0, "legal: `deploy cannon` is refused: "),
        ("expect: {illegal: {end: any}}", 0, "illegal: `end` must be refused (any), but it is legal"),
        ("best: [deploy cannon]", 0, "legal: `deploy cannon` is refused: "),
    ],
)  # fmt: skip
def test_what_does_not_hold(text: str, step: int, why: str) -> None:
    result = outcome(text)
    assert result.why.startswith(why)
    assert result.step == step
    assert "\n" not in result.why


def test_an_illegal_choice_is_told_with_refusals_and_legal_choices() -> None:
    why = outcome("play:\n  - A: deploy cannon\nexpect: {}").why
    assert "(2-8-1" in why
    assert why.endswith("now is A main, legal are: attack gm -> player, attack ST01-005#2 -> player, end")


def test_a_pass_that_the_runner_has_made_may_be_written() -> None:
    position = "title: T\nposition:\n  A: {battle: [{card: ST01-005, as: gm}]}\n"
    steps = "play:\n  - A: attack gm -> player\n  - B: pass\n  - A: pass\n  - B: pass\n  - A: end\nexpect: {turn: 6}"
    assert outcome(steps, position).why.startswith("`B: pass` is not legal")
    steps = "play:\n  - A: attack gm -> player\n  - B: pass\n  - A: pass\n  - A: end\nexpect: {turn: 6}"
    assert outcome(steps, position).why == ""


def test_a_refused_step_comes_before_the_passes_of_its_player() -> None:
    position = """title: T
position:
  A:
    hand: [{card: ST01-013, as: kai}]
    battle: [{card: ST01-005, as: gm}]
    resources: {active: 3}
"""
    steps = "play:\n  - A: attack gm -> player\n  - {A: play kai, refused: 11-2-3-2}\nexpect: {decision: A main}"
    assert outcome(steps, position).why == ""


def test_the_second_player_and_the_start_of_a_turn() -> None:
    position = "title: T\nposition: {turn_player: B, phase: start, B: {resources: {rested: 2}}}\n"
    expect = (
        "expect: {turn: 6, decision: B main, B.hand: 1, B.resources: {active: 3, rested: 0}, cited: [6-2-2-1, 6-3-1]}"
    )
    assert outcome(expect, position).why == ""


def test_a_label_follows_its_card_through_a_shuffle() -> None:
    position = """title: T
position:
  A: {battle: [{card: ST01-001, as: gundam}]}
  B:
    battle: [{card: ST03-006, as: zaku, rested: true}]
    deck: {top: [{card: ST03-003, as: d1}, {card: ST01-005, as: d2}, {card: ST03-007, as: d3}], filler: 6}
"""
    steps = "play:\n  - A: attack gundam -> zaku\n  - B: 'no'\n"
    assert (
        outcome(steps + "expect: {d1: {zone: B.deck}, d2: {zone: B.deck}, B.unseen: [d1, d2, d3]}", position).why == ""
    )


def test_the_game_after_the_play() -> None:
    (scenario,) = read_text(POSITION + "play:\n  - A: attack gm -> player\n", "f.yaml", SCENARIOS)
    assert play(scenario).decision.kind == "action"
    (scenario,) = read_text(POSITION + "play:\n  - A: block gm\n", "f.yaml", SCENARIOS)
    with pytest.raises(PlayError, match=r"^f.yaml, line 1: step 1: `A: block gm` is not legal"):
        play(scenario)
