"""A choice that is refused only because it is not the time for it shows nothing of what the scenario is about."""

from __future__ import annotations

from pathlib import Path

import pytest

from gundam_desktop.scenarios import moment, runner
from gundam_desktop.scenarios.runner import run
from gundam_desktop.scenarios.scenario import Scenario, Step
from gundam_desktop.tabletop import Refusal
from tests.scenarios.shipped import FILES, scenarios_in

MOMENT = {"not now", "something is pending", "not your decision", "not in an action step"}


@pytest.mark.sampled(12)
@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_selection_is_refused_for_what_is_chosen(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    untimely: list[str] = []

    def check(scenario: Scenario) -> None:
        judge, step = moment.wrong_refusal, runner.Runner.step
        verbs: list[str] = [""]

        def judged(refusals: tuple[Refusal, ...] | list[Refusal], clauses: tuple[str, ...]) -> str:
            if verbs[0] == "choose" and "any" not in clauses and {r.code for r in refusals} <= MOMENT:
                untimely.append(f"{scenario.title}: {', '.join(clauses)}")
            return judge(refusals, clauses)

        def stepped(self: runner.Runner, one: Step) -> None:
            verbs[0] = one.choice.verb
            step(self, one)

        with monkeypatch.context() as patch:
            for module in (moment, runner):
                patch.setattr(module, "wrong_refusal", judged)
            patch.setattr(runner.Runner, "step", stepped)
            run(scenario)

    for scenario in scenarios_in(path):
        check(scenario)
    assert untimely == []
