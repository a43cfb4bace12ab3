"""The words of the log and of the questions: in each language there are some for all that can happen and be asked."""

from __future__ import annotations

import ast
import json
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any, get_args

import pytest

from gundam_desktop.games.gcg import library
from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.locate import game_resource
from gundam_desktop.scenarios.runner import Runner
from tests.scenarios.shipped import FILES, scenarios_in

LANGUAGES = ("en", "ja", "zh")
SEATS = ("Ann", "Bob")


def words(language: str) -> dict[str, Any]:
    return dict(json.loads(game_resource("gcg", "words", f"gcg.{language}.json").read_text(encoding="utf-8")))


def keys(value: Any) -> Any:
    return {key: keys(inner) for key, inner in value.items()} if isinstance(value, dict) else None


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_words(language: str) -> None:
    assert keys(words(language)) == keys(words("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_that_a_card_gets_has_words(language: str) -> None:
    assert set(get_args(m.RuleName)) - words(language)["words"].keys() == set()


@cache
def refusal_codes() -> set[str]:
    """The codes of all refusals in the sources of the game."""
    package = Path(library.__file__).parent
    calls = (
        node
        for path in package.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal"
    )
    first = (call.args[0] for call in calls if call.args)
    return {code.value for code in first if isinstance(code, ast.Constant) and isinstance(code.value, str)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_words(language: str) -> None:
    codes = refusal_codes()
    assert len(codes) > 30
    assert codes - words(language)["refusals"].keys() == set()


@pytest.mark.sampled(12)
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_all_that_happens_in_a_scenario_is_told_and_asked(path: Path) -> None:
    questions = words("en")["questions"].keys()
    for scenario in scenarios_in(path):
        library.know(scenario.setting.cards)
        runner = Runner(scenario)
        for step in scenario.play:
            runner.step(step)
            decision = runner.game.decision
            assert decision.kind == "choose" or (decision.purpose or decision.kind) in questions
        for event, language in product(runner.events, LANGUAGES):
            if "FILLER" not in (event.number, event.target_number):
                assert "{" not in library.story(event, SEATS, language)
    library.know(())
