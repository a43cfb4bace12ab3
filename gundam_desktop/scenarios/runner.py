"""Running scenarios: the position, the choices, then the expectations."""

from __future__ import annotations

from typing import NamedTuple

from gundam_desktop.scenarios.document import FieldError
from gundam_desktop.scenarios.fields import SEATS
from gundam_desktop.scenarios.moment import Moment, WrongChoice, refusals_text, wrong_refusal
from gundam_desktop.scenarios.scenario import Scenario, Step
from gundam_desktop.tabletop import Choice, Event, Game, IllegalChoice

PASS = Choice("pass")


class Run(NamedTuple):
    """The result of a scenario: `why` is empty exactly when it holds."""

    scenario: Scenario
    why: str = ""
    step: int = 0
    """The step that failed, counted from 1; 0 for the position and the expectations at the end."""

    @property
    def ok(self) -> bool:
        """True if the scenario holds."""
        return not self.why


class Made(NamedTuple):
    """A choice that was made; `forced` when the runner has passed for a player who could only pass."""

    player: int
    choice: Choice
    forced: bool = False


class PlayError(ValueError):
    """A step of a scenario that cannot be carried out; one line for people."""

    def __init__(self, scenario: Scenario, number: int, why: str) -> None:
        self.what = f"step {number}: {why}"
        super().__init__(f"{scenario.file}, line {scenario.document.line}: {self.what}")


def run(scenario: Scenario) -> Run:
    """Run a scenario. Raises `ScenarioError` when its position is not valid, or a name in `expect` means several."""
    runner = Runner(scenario)
    for number, step in enumerate(scenario.play, start=1):
        try:
            runner.step(step)
        except WrongChoice as failure:
            return Run(scenario, str(failure), number)
    runner.passes(None)
    try:
        return Run(scenario, "; ".join(runner.mismatches()))
    except FieldError as error:
        raise scenario.document.error(error.path, str(error)) from None


def play(scenario: Scenario) -> Game:
    """The game after a scenario's play. Raises `PlayError` when a step fails."""
    return played(scenario).game


def played(scenario: Scenario) -> Runner:
    """Return the runner of a scenario after its choices. Raises `PlayError` if a step fails."""
    runner = Runner(scenario)
    for number, step in enumerate(scenario.play, start=1):
        try:
            runner.step(step)
        except WrongChoice as failure:
            raise PlayError(scenario, number, str(failure)) from None
    runner.passes(None)
    return runner


class Runner:
    """A scenario in progress: the game, and what has happened since the start."""

    def __init__(self, scenario: Scenario) -> None:
        self.scenario = scenario
        self.begun = scenario.format.begin(scenario)
        self._passes_for = scenario.format.passes_for
        self.game = self.begun.game
        self.events: list[Event] = list(self.begun.events)
        self.passed: set[int] = set()
        """The seats for which the runner has passed since the last step."""
        self.made: list[Made] = []

    # --- play

    def step(self, step: Step) -> None:
        """Carry out a step; raise `WrongChoice` if its outcome differs from what the file says."""
        self.passes(step)
        text = f"`{SEATS[step.player]}: {step.choice.text}`"
        decision = self.game.decision
        if step.choice.verb == "pass" and not step.refused and step.player in self.passed:
            waits_for_them = decision.player == step.player and decision.kind in self._passes_for
            if not waits_for_them:
                self.passed.discard(step.player)
                return
        self.passed = set()
        choice = self.moment.choice(step.choice, step.player, text)
        try:
            events = self.game.apply(step.player, choice)
        except IllegalChoice as illegal:
            if not step.refused:
                raise WrongChoice(
                    f"{text} is not legal: {refusals_text(illegal.refusals)}; {self.moment.legal_text()}"
                ) from None
            if why := wrong_refusal(illegal.refusals, step.refused):
                raise WrongChoice(f"{text} {why}") from None
            return
        if step.refused:
            raise WrongChoice(f"{text} must be refused ({', '.join(step.refused)}), but it is legal")
        self.events += events
        self.made.append(Made(step.player, choice))

    def passes(self, before: Step | None) -> None:
        """Pass for every player who can only pass, except for one whose next choice must be refused."""
        while (decision := self.game.decision).kind in self._passes_for:
            if before and before.refused and before.player == decision.player:
                return
            if self.game.legal_choices(decision.player) != [PASS]:
                return
            self.events += self.game.apply(decision.player, PASS)
            self.passed.add(decision.player)
            self.made.append(Made(decision.player, PASS, forced=True))

    # --- expectations

    def mismatches(self) -> list[str]:
        """Every expectation that does not hold, with the actual value."""
        moment = self.moment
        wrong = [why for fact in self.scenario.expect if (why := moment.mismatch(fact))]
        try:
            moment.all_legal(self.scenario.best, ("best",))
        except WrongChoice as failure:
            wrong.append(str(failure))
        return wrong

    @property
    def moment(self) -> Moment:
        """The point that the scenario has reached."""
        return Moment(self.begun, self.events)
