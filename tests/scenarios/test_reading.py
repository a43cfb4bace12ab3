"""Scenario files that are not valid: every error names file, line and field, and says what would be right."""

from __future__ import annotations

import tracemalloc
from pathlib import Path

import pytest

from gundam_desktop.games.gcg.scenario.format import SCENARIOS
from gundam_desktop.scenarios.document import ScenarioError
from gundam_desktop.scenarios.reading import read_file, read_text
from gundam_desktop.scenarios.runner import run
from tests.work import calls


def read_and_run(text: str) -> None:
    for scenario in read_text(text, "f.yaml", SCENARIOS):
        run(scenario)


def error_of(text: str) -> str:
    with pytest.raises(ScenarioError) as caught:
        read_and_run(text)
    message = str(caught.value)
    assert "\n" not in message
    return message


def in_position(text: str) -> str:
    lines = "\n".join(f"  {line}" for line in text.splitlines())
    return f"title: T\nposition:\n{lines}\nexpect:\n  turn: 5\n"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "f.yaml: there is no scenario in this file"),
        ("a: [", "f.yaml, line 1: not valid YAML: "),
        ("- a\n", "f.yaml, line 1: expected a mapping of fields"),
        ("title: T\n", "f.yaml, line 1: a scenario needs `expect`, and a puzzle `best`"),
        ("title: T\nposition: {A: {}}\n", "f.yaml, line 1: a scenario needs `expect`, and a puzzle `best`"),
        ("titel: T\nposition: {A: {}}\nexpect: {}\n", "f.yaml, line 1: titel: there is no such field; did yo"),
        ("title: T\nposition: {A: {}}\nplya: []\nexpect: {}\n", "f.yaml, line 3: plya: there is no such field; did yo"),
        ("title: T\ntitle: U\n", "f.yaml, line 2: title: stands here twice (first on line 1)"),
        ("title: yes\nposition: {A: {}}\nexpect: {}\n", 'f.yaml, line 1: title: `yes` without quotes is a truth value'),
        ("title: T\nedition: '9.9'\nposition: {A: {}}\nexpect: {}\n", "f.yaml, line 2: edition: there is no edition 9"),
        ("title: T\nclauses: [x]\nposition: {A: {}}\nexpect: {}\n", "f.yaml, line 2: clauses[1]: `x` is not known; ex"),
        ("title: T\nposition: {A: {}}\nbest: [end]\nplay: []\n", "f.yaml, line 4: play: a puzzle (a scenario with `be"),
        ("title: T\nposition: {A: {}}\nbest: []\n", "f.yaml, line 3: best: a puzzle has at least one best choice"),
        ("title: T\nplay: []\ngoal: win\n", "f.yaml, line 3: goal: only a puzzle (a scenario with `best`) has this fi"),
        ("title: T\nplay: []\nseat: B\n", "f.yaml, line 3: seat: only a puzzle (a scenario with `best`) has this fie"),
        ("title: T\nbest: [end]\nlevel: 2\n", "f.yaml, line 3: level: only a puzzle with a `goal` has this field"),
        ("title: T\nbest: [end]\ngoal: winn\n", "f.yaml, line 3: goal: expected `win`, `survive`, or facts like thos"),
        ("title: T\nbest: [end]\ngoal: {}\n", "f.yaml, line 3: goal: expected `win`, `survive`, or facts like those"),
        ("title: T\nbest: [end]\ngoal: {cited: 1-1}\n", "f.yaml, line 3: goal.cited: this is no fact of a position"),
        ("title: T\nbest: [end]\ngoal: {B.hnad: 1}\n", "f.yaml, line 3: goal.B.hnad: `B.hnad` is no fact; did you me"),
        ("title: T\nbest: [end]\ngoal: {gm: {damage: 1}}\n", "f.yaml, line 3: goal.gm: no card has the label gm"),
        ("title: T\nbest: [end]\ngoal: win\nturns: 2\n", "f.yaml, line 4: turns: expected at most 1 (got `2`)"),
        ("title: T\nbest: [end]\ngoal: win\nlevel: 6\n", "f.yaml, line 4: level: expected at most 5 (got `6`)"),
        ("title: T\nbest: [end]\ngoal: win\nseat: C\n", "f.yaml, line 4: seat: expected 'A' or 'B' (got `C`)"),
        ("title: T\nbest: [end]\ngoal: win\ntraps: {attack gm: x}\n", "f.yaml, line 4: traps.attack gm: `attack gm` i"),
        ("title: T\nbest: [end]\ngoal: win\nbefore: [{A: endd}]\n", "f.yaml, line 4: before[1].A: `endd` is no choice"),
        ("title: T\nbest: [end]\ngoal: win\nworlds: [3]\n", "f.yaml, line 4: worlds[1]: expected a list (got `3`)"),
        ("a: &a [*a]\n", "f.yaml, line 1: "),
        (f"title: {'t' * 100_000}\n", "f.yaml, line 1: title: expected a text of at most 2000 characters (it has 100"),
        ("title: !!python/object:os.system x\n", "f.yaml, line 1: title: a scenario has no values of the kind"),
    ],
)  # fmt: skip
def test_a_file_that_is_no_scenario(text: str, message: str) -> None:
    assert error_of(text).startswith(message)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("turn: 4", "f.yaml, line 2: position: turn: turn 4 is the second player's, but the turn player is A"),
        ("turn: -1", "f.yaml, line 3: position.turn: expected at least 1 (got `-1`)"),
        ("phase: draw", "f.yaml, line 3: position.phase: expected main, start or setup (got `draw`)"),
        ("A:\n  hand: [ST01-999]", "f.yaml, line 4: position.A.hand[1].card: no card has the number ST01-999; did you"),
        ("A:\n  hand: [T-001]", "f.yaml, line 4: position.A.hand[1].card: T-001 Gundam is a token and cannot be in ha"),
        ("A:\n  deck:\n    top: [R-001]", "f.yaml, line 5: position.A.deck.top[1].card: R-001 Resource is a Resource"),
        ("A:\n  battle: [ST01-010]", "f.yaml, line 4: position.A.battle[1].card: ST01-010 Amuro Ray is no Unit"),
        ("A:\n  battle:\n    - {card: ST01-005, pilot: ST01-003}", "f.yaml, line 5: position.A.battle[1].pilot.card:"),
        ("A:\n  battle: [{card: ST01-005, damage: 2}]", "f.yaml, line 4: position.A.battle[1]: ST01-005 has no HP lef"),
        ("A:\n  base: ST01-005", "f.yaml, line 4: position.A.base.card: ST01-005 GM is no Base"),
        ("A:\n  battle: [FILLER, FILLER, FILLER, FILLER, FILLER, FILLER, FILLER]", "f.yaml, line 3: position.A: battl"),
        ("A:\n  resources: {active: 16}", "f.yaml, line 4: position.A.resources: 16 Resources; 15 are the most (3-4-2"),
        ("A:\n  resources: {ex: 6}", "f.yaml, line 4: position.A.resources: 6 EX Resources; 5 are the most (3-4-2-1)"),
        ("A:\n  shields: -1", "f.yaml, line 4: position.A.shields.filler: expected at least 0 (got `-1`)"),
        ("A:\n  shields: six", "f.yaml, line 4: position.A.shields: expected a count, a list of cards, or `{top"),
        ("A:\n  deck: 2.5", "f.yaml, line 4: position.A.deck: expected a count, a list of cards, or `{top: [cards]"),
        ("A:\n  base: [EXB-001]", "f.yaml, line 4: position.A.base: expected one card, like `EXB-001`, or `none`"),
        ("A:\n  hand: [[ST01-005]]", "f.yaml, line 4: position.A.hand[1]: expected a card, like `ST01-005` or `{card"),
        ("phase: end", "f.yaml, line 3: position.phase: expected main, start or setup (got `end`)"),
        ("A:\n  hand: [{card: ST01-005, as: top}]", "f.yaml, line 4: position.A.hand[1]: `top` has a meaning of its o"),
        ("A:\n  hand: [{card: ST01-005, as: Gm}]", "f.yaml, line 4: position.A.hand[1]: `Gm` is no label"),
        ("A:\n  hand: [{card: ST01-005, as: a}, {card: ST01-005, as: a}]", "f.yaml, line 4: position.A.hand[2].as: tw"),
        ("A:\n  hand: [{card: ST01-005, rested: true}]", "f.yaml, line 4: position.A.hand[1].rested: there is no"),
        ("phase: setup\nA: {deck: nope}\nB: {deck: official-004}", "f.yaml, line 4: position.A.deck: there is no deck"),
        ("phase: setup\nA: {deck: official-004}", "f.yaml, line 2: position.B: is missing"),
    ],
)  # fmt: skip
def test_a_position_that_cannot_be(text: str, message: str) -> None:
    assert error_of(in_position(text)).startswith(message)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("play:\n  - A: jump", "f.yaml, line 5: play[1].A: `jump` is no choice; expected "),
        ("play:\n  - A: attack gm", "f.yaml, line 5: play[1].A: `attack gm` is not whole; expected `attack UNIT -> pl"),
        ("play:\n  - A: attack zaku -> player", "f.yaml, line 5: play[1].A: no card has the label zaku"),
        ("play:\n  - A: yes", "f.yaml, line 5: play[1].A: `yes` without quotes is a truth value in YAML; write \"yes"),
        ("play:\n  - {A: end, B: end}", "f.yaml, line 5: play[1]: a step is the choice of one player"),
        ("play:\n  - {A: end, refused: seven}", "f.yaml, line 5: play[1].refused[1]: `seven` is not known; expected a"),
        ("play:\n  - {A: end, because: 6-1-2}", "f.yaml, line 5: play[1].because: a step has a player"),
        ("expect: {B.hnad: 1}", "f.yaml, line 4: expect.B.hnad: `B.hnad` is no fact; did you mean B.hand?"),
        ("expect: {winer: A}", "f.yaml, line 4: expect.winer: `A` says nothing of a card; the facts of a card"),
        ("expect: {winner: C}", "f.yaml, line 4: expect.winner: expected 'A', 'B', 'draw' or 'none'"),
        ("expect: {decision: A thinks}", "f.yaml, line 4: expect.decision: `A thinks` is not known"),
        ("expect: {gm: {zone: B.pocket}}", "f.yaml, line 4: expect.gm.zone: `B.pocket` is not known"),
        ("expect: {gm: {keywords: [Fast]}}", "f.yaml, line 4: expect.gm.keywords[1]: `Fast` is not known"),
        ("expect: {gm: {shiny: 1}}", "f.yaml, line 4: expect.gm.shiny: there is no such field"),
        ("expect: {A.battle.top: [gm]}", "f.yaml, line 4: expect.A.battle.top: `A.battle.top` is no fact"),
        ("expect: {A.battle: [gm, gm]}", "f.yaml, line 4: expect.A.battle: gm stands here twice"),
        ("expect: {legal: [attack gm -> zaku]}", "f.yaml, line 4: expect.legal: no card has the label zaku"),
        ("expect: {illegal: {run away: any}}", "f.yaml, line 4: expect.illegal.run away: `run away` is no choice"),
        ("best: [play zaku]", "f.yaml, line 4: best[1]: no card has the label zaku"),
    ],
)  # fmt: skip
def test_steps_and_expectations_that_say_nothing(text: str, message: str) -> None:
    position = "position:\n  A: {battle: [{card: ST01-005, as: gm}]}\n"
    assert error_of(f"title: T\n{position}{text}\n").startswith(message)


@pytest.mark.parametrize(
    ("card", "message"),
    [
        ("{number: X-001}", "f.yaml, line 2: cards[1].type: is missing"),
        ("{number: X-001, type: ship}", "f.yaml, line 2: cards[1].type: "),
        ("{number: X-001, type: unit, text: Fly.}", "f.yaml, line 2: cards[1].text: not understood"),
        ("{number: ST01-001, type: unit}", "f.yaml, line 2: cards[1].number: ST01-001 is the number of another card"),
        ("{number: FILLER, type: unit}", "f.yaml, line 2: cards[1].number: FILLER is the number of another card"),
        ("{number: X-001, type: unit, ap: many}", "f.yaml, line 2: cards[1].ap: "),
    ],
)
def test_cards_of_its_own_that_are_wrong(card: str, message: str) -> None:
    assert error_of(f"title: T\ncards: [{card}]\nposition: {{A: {{}}}}\nexpect: {{}}\n").startswith(message)


def test_a_file_is_named_when_it_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(ScenarioError, match="cannot be read"):
        read_file(tmp_path / "none.yaml", SCENARIOS)
    (tmp_path / "bytes.yaml").write_bytes(b"\xff\xff")
    with pytest.raises(ScenarioError, match="not a text file in UTF-8"):
        read_file(tmp_path / "bytes.yaml", SCENARIOS)


@pytest.mark.parametrize(
    "number", ["0x" + "f" * 5000, "0" + "7" * 5000, "9" * 4000, "1" + ":59" * 2000, "-0b" + "1" * 80]
)
def test_a_number_is_bounded_in_any_notation(number: str) -> None:
    found = error_of(f"title: T\nposition: {{turn: {number}}}\nexpect: {{}}\n")
    assert found.startswith("f.yaml, line 2: position.turn: ")
    assert found.endswith("is too large; expected a number of at most 18446744073709551615")


def test_texts_have_no_characters_that_turn_or_hide_others() -> None:
    (scenario,) = read_text('title: "a\\u202eb\\u2028c"\nposition: {A: {}}\nexpect: {turn: 1}\n', "f.yaml", SCENARIOS)
    assert scenario.title == "abc"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("clauses: [7-4-9]", "f.yaml, line 2: clauses[1]: there is no clause 7-4-9 in edition 1.0; near it: 7-4-3, "),
        ("clauses: any", "f.yaml, line 2: clauses[1]: `any` is no number of a clause; expected something like 7-4-1"),
        ("clauses: [7-4-1, 99]", "f.yaml, line 2: clauses[2]: there is no clause 99 in edition 1.0; near it: "),
        ("play: [{A: end, refused: 6-9}]", "f.yaml, line 2: play[1].refused: there is no clause 6-9 in edition 1.0"),
        ("expect: {illegal: {end: [any, 1-99]}}", "f.yaml, line 2: expect.illegal.end: there is no clause 1-99"),
        ("edition: '1.9'\nclauses: [8-03]", "f.yaml, line 3: clauses[1]: there is no clause 8-03 in edition 1.9"),
    ],
)
def test_clauses_that_no_rule_book_has(text: str, message: str) -> None:
    expect = "" if "expect" in text else "expect: {turn: 5}\n"
    assert error_of(f"title: T\n{text}\n{expect}").startswith(message)


def test_clauses_of_a_later_edition_may_have_its_numbers_or_those_of_the_base() -> None:
    read_and_run("title: T\nedition: '1.9'\nclauses: [12-1, 11-2-11-3]\nexpect: {turn: 5}\n")


@pytest.mark.parametrize("position", ["", "position:\n", "position: {}\n", "position:\n  A:\n  B:\n"])
def test_what_is_left_out_of_a_position_has_its_defaults(position: str) -> None:
    (scenario,) = read_text(
        f"title: T\n{position}expect: {{turn: 5, A.deck: 20, B.shields: 6, A.base: none}}\n", "f.yaml", SCENARIOS
    )
    assert run(scenario).ok


@pytest.mark.parametrize(
    ("expect", "field"),
    [
        ("ST01-005: {damage: 0}", "expect.ST01-005"),
        ("A.sees: [ST01-005]", "expect.A.sees"),
        ("legal: [attack ST03-001 -> ST01-005]", "expect.legal[1]"),
        ("illegal: {attack ST03-001 -> ST01-005: any}", "expect.illegal.attack ST03-001 -> ST01-005"),
    ],
)
def test_a_name_in_what_is_expected_must_mean_one_card(expect: str, field: str) -> None:
    sides = "A: {battle: [ST03-001], trash: [ST01-005]}, B: {trash: [ST01-005]}"
    told = error_of(f"title: T\nposition: {{{sides}}}\nexpect:\n  {expect}\n")
    assert told.startswith(f"f.yaml, line 4: {field}: ST01-005 could be any of A.trash.ST01-005, B.trash.ST01-005")


def test_a_field_of_cards_on_the_field_alone() -> None:
    told = error_of(in_position("A:\n  hand: [{card: ST01-005, rested: true}]"))
    assert told.endswith("there is no such field here; only cards in battle and base have it")


@pytest.mark.parametrize(
    ("worlds", "message"),
    [
        (
            "[[ST03-013, FILLER]]",
            "worlds[1]: expected as many Shields as in the position: the position has 1 for B",
        ),
        ("[[ST03-013], [ST03-993]]", "worlds[2][1]: no card has the number ST03-993; did you mean"),
        ("[[FILLER]]", "worlds: the position's own Shields (ST03-013) must be one of the worlds"),
    ],
)
def test_worlds_that_cannot_be(worlds: str, message: str) -> None:
    text = f"title: T\nposition: {{B: {{shields: [ST03-013]}}}}\ngoal: win\nbest: [end]\nworlds: {worlds}\n"
    assert error_of(text).startswith(f"f.yaml, line 5: {message}")


def test_a_game_that_is_about_to_begin_has_no_worlds() -> None:
    position = "position: {phase: setup, A: {deck: official-004}, B: {deck: official-004}}"
    text = f"title: T\n{position}\ngoal: win\nbest: [first]\nworlds: [[FILLER]]\n"
    assert error_of(text) == "f.yaml, line 5: worlds: a game that is about to begin has no Shields yet"


@pytest.mark.sampled(4)
@pytest.mark.parametrize(
    "text",
    [
        "[" * 1_000_000,
        "- " * 500_000,
        "- a\n" * 250_000,
        "a: [" + "1," * 500_000 + "]",
        "---\n" * 250_000,
        "".join(" " * depth + "a:\n" for depth in range(2000)),
        'a: "x\n' * 500_000,
        "seed: " + "9" * 1_000_000,
        'title: "\\ud800"',
    ],
    ids=["brackets", "dashes", "list", "flow", "documents", "indented", "quotes", "number", "surrogate"],
)
def test_a_file_that_would_take_much_time_or_memory_is_refused_at_once(tmp_path: Path, text: str) -> None:
    file = tmp_path / "strange.yaml"
    file.write_text(text, encoding="utf-8")
    faults: list[str] = []

    def read() -> None:
        with pytest.raises(ScenarioError) as caught:
            read_file(file, SCENARIOS)
        faults.append(str(caught.value))

    tracemalloc.start()
    try:
        work = calls(read)
        used = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert len(faults[0].removeprefix(str(file))) < 300
    assert work < 3_000_000
    assert used < 300_000_000
