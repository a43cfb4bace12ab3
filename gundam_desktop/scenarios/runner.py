"""Running scenarios: the position, the choices, then the expectations."""

from __future__ import annotations

from typing import NamedTuple

from gundam_desktop.scenarios.document import AmbiguousName, FieldError, NotationError
from gundam_desktop.scenarios.fields import ANY, SEATS, Path
from gundam_desktop.scenarios.scenario import Scenario, Step, WrittenChoice
from gundam_desktop.tabletop import Choice, Event, Game, IllegalChoice, Refusal

PASS = Choice("pass")
MOST_LISTED = 40


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


class _Failure(Exception):
    """Why the scenario does not hold."""


def run(scenario: Scenario) -> Run:
    """Run a scenario. Raises `ScenarioError` when its position is not valid, or a name in `expect` means several."""
    runner = Runner(scenario)
    for number, step in enumerate(scenario.play, start=1):
        try:
            runner.step(step)
        except _Failure as failure:
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
    """A scenario played to its end. Raises `PlayError` when a step fails."""
    runner = Runner(scenario)
    for number, step in enumerate(scenario.play, start=1):
        try:
            runner.step(step)
        except _Failure as failure:
            raise PlayError(f"{scenario.file}, line {scenario.document.line}: step {number}: {failure}") from None
    runner.passes(None)
    return runner


class Runner:
    """A scenario in progress: the game, and what has happened since the start."""

    def __init__(self, scenario: Scenario) -> None:
        self.scenario = scenario
        self.begun = scenario.format.begin(scenario)
        self.game = self.begun.game
        self.events: list[Event] = list(self.begun.events)
        self.passed: set[int] = set()
        """The players for whom the runner has passed since the last step."""
        self.made: list[Made] = []

    # --- play

    def step(self, step: Step) -> None:
        """Carry a step out; raise `_Failure` when it turns out otherwise than the file says."""
        self.passes(step)
        text = f"`{SEATS[step.player]}: {step.choice.text}`"
        decision = self.game.decision
        if step.choice.verb == "pass" and not step.refused and step.player in self.passed:
            waits_for_them = decision.player == step.player and decision.kind in {"block", "action"}
            if not waits_for_them:
                self.passed.discard(step.player)
                return
        self.passed = set()
        choice = self.choice(step.choice, step.player, text)
        try:
            events = self.game.apply(step.player, choice)
        except IllegalChoice as illegal:
            if not step.refused:
                raise _Failure(f"{text} is not legal: {refusals_text(illegal.refusals)}; {self.legal_text()}") from None
            if why := _wrong_refusal(illegal.refusals, step.refused):
                raise _Failure(f"{text} {why}") from None
            return
        if step.refused:
            raise _Failure(f"{text} must be refused ({', '.join(step.refused)}), but it is legal")
        self.events += events
        self.made.append(Made(step.player, choice))

    def passes(self, before: Step | None) -> None:
        """Pass for every player who can only pass, except for one whose next choice must be refused."""
        while (decision := self.game.decision).kind in {"block", "action"}:
            if before and before.refused and before.player == decision.player:
                return
            if self.game.choices(decision.player) != [PASS]:
                return
            self.events += self.game.apply(decision.player, PASS)
            self.passed.add(decision.player)
            self.made.append(Made(decision.player, PASS, forced=True))

    def choice(self, written: WrittenChoice, player: int, text: str) -> Choice:
        """The choice that a player writes; names are looked up among the cards that player sees."""
        try:
            return self.begun.choice(written, player)
        except NotationError as error:
            raise _Failure(f"{text}: {error}; {self.legal_text()}") from None

    def legal_text(self) -> str:
        """The text of which player must decide, and of the legal choices."""
        decision = self.game.decision
        if decision.player < 0:
            return "the game is over"
        now = f"now is {SEATS[decision.player]} {decision.kind}"
        if decision.groups:
            parts = []
            for group in decision.groups:
                names = [self._card_name(card, decision.player) for card in group.candidates]
                many = f"{group.least}" if group.least == group.most else f"{group.least} to {group.most}"
                parts.append(f"{many} of {', '.join(names) or 'nothing'}")
            return f"{now}, legal is to choose {' and '.join(parts)}"
        choices = [self.begun.format(choice, decision.player) for choice in self.game.choices(decision.player)]
        more = f" and {len(choices) - MOST_LISTED} more" if len(choices) > MOST_LISTED else ""
        return f"{now}, legal are: {', '.join(choices[:MOST_LISTED]) or 'none'}{more}"

    def _card_name(self, card: int, player: int) -> str:
        return self.begun.format(Choice("choose", cards=(card,)), player).partition(" ")[2]

    # --- expectations

    def mismatches(self) -> list[str]:
        """Every expectation that does not hold, with the actual value."""
        wrong = []
        for fact in self.scenario.expect:
            try:
                if fact.subject == "legal":
                    self.all_legal(fact.value, fact.path)
                elif fact.subject == "illegal":
                    self.all_illegal(fact.value, fact.path)
                elif mismatch := self.begun.mismatch(fact, self.events):
                    wrong.append(mismatch)
            except _Failure as failure:
                wrong.append(str(failure))
        try:
            self.all_legal(self.scenario.best, ("best",))
        except _Failure as failure:
            wrong.append(str(failure))
        return wrong

    def all_legal(self, choices: tuple[WrittenChoice, ...], path: Path) -> None:
        """Check that each of the choices is legal now."""
        for index, written in enumerate(choices):
            if refusals := self.refusals(written, (*path, index)):
                text = f"legal: `{written.text}` is refused: {refusals_text(refusals)}; {self.legal_text()}"
                raise _Failure(text)

    def all_illegal(self, choices: tuple[tuple[WrittenChoice, tuple[str, ...]], ...], path: Path) -> None:
        """Check that each of the choices is refused now, for its clause."""
        for written, clauses in choices:
            refusals = self.refusals(written, (*path, written.text))
            if not refusals:
                raise _Failure(f"illegal: `{written.text}` must be refused ({', '.join(clauses)}), but it is legal")
            if why := _wrong_refusal(refusals, clauses):
                raise _Failure(f"illegal: `{written.text}` {why}")

    def refusals(self, written: WrittenChoice, path: Path) -> list[Refusal]:
        """The refusals of the choice for the deciding player; `path` is its place in the file."""
        player = max(self.game.decision.player, 0)
        try:
            choice = self.begun.choice(written, player)
        except AmbiguousName as error:
            raise FieldError(path, str(error)) from None
        except NotationError as error:
            raise _Failure(f"`{written.text}`: {error}; {self.legal_text()}") from None
        return self.game.explain(player, choice)


def refusals_text(refusals: tuple[Refusal, ...] | list[Refusal]) -> str:
    """Refusals for people: code, clause, figures."""
    parts = []
    for refusal in refusals:
        figures = "".join(f", {name} {value}" for name, value in refusal.figures)
        parts.append(f"{refusal.code} ({refusal.clause}{figures})")
    return ", ".join(parts)


def _wrong_refusal(refusals: tuple[Refusal, ...] | list[Refusal], clauses: tuple[str, ...]) -> str:
    if ANY in clauses or any(c in clauses for refusal in refusals for c in (refusal.clause, *refusal.also)):
        return ""
    return f"must be refused for {' or '.join(clauses)}, but is refused for {refusals_text(refusals)}"
