"""Every scenario of this folder is a test of its own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from gundam_desktop.games.gcg.scenario import Scenario, read_file, run

FOLDER = Path(__file__).parent
PACK = ("ST01", "ST02", "ST03", "ST04")


def scenarios(folder: Path) -> Iterator[Scenario]:
    for path in sorted(folder.rglob("*.yaml")):
        yield from read_file(path)


def name(scenario: Scenario) -> str:
    return f"{Path(scenario.file).stem}: {scenario.title}"


@pytest.mark.parametrize("scenario", list(scenarios(FOLDER)), ids=name)
def test_scenario(scenario: Scenario) -> None:
    result = run(scenario)
    if not result.ok:
        step = f", step {result.step}" if result.step else ""
        pytest.fail(f"{scenario.file}, line {scenario.document.line}{step}: {result.why}", pytrace=False)


@pytest.mark.shared
def test_the_reference_scenarios_hold(shared: Path) -> None:
    failed = []
    for scenario in scenarios(shared / "scenarios"):
        result = run(scenario)
        if not result.ok:
            failed.append(f"{name(scenario)}: step {result.step}: {result.why}")
    assert failed == []


@pytest.mark.parametrize("card_set", PACK)
def test_every_card_of_the_set_has_a_scenario(card_set: str) -> None:
    titles = [scenario.title for scenario in read_file(FOLDER / "cards" / f"{card_set}.yaml")]
    numbers = {f"{card_set}-{number:03}" for number in range(1, 17)}
    assert numbers - {title[:8] for title in titles} == set()
