"""Where each step of a lesson begins: its own position, or what the steps before it lead to by their solutions."""

from __future__ import annotations

import copy
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any

from gundam_desktop.bots import levels
from gundam_desktop.games.game_module import GameModule
from gundam_desktop.scenarios.document import FieldError, NotationError
from gundam_desktop.scenarios.runner import Runner
from gundam_desktop.scenarios.scenario import BegunScenario, DeckMismatch, Fields, Scenario, ScenarioFormat
from gundam_desktop.tabletop import IllegalChoice
from gundam_desktop.tutorial.lesson import Lesson, LessonStep
from gundam_desktop.tutorial.lesson_fields import DrawnFields
from gundam_desktop.tutorial.lesson_table import LessonTable


class LessonError(ValueError):
    """A step cannot be reached or played as its lesson says; one line with file, step and reason."""

    def __init__(self, lesson: Lesson, step: str, why: str) -> None:
        super().__init__(f"{lesson.file}: step {step}: {why}")


class LessonStart:
    """Begins the steps of a lesson."""

    def __init__(self, lesson: Lesson, game_module: GameModule, seed: int = 0) -> None:
        self.lesson, self._game_module, self._seed = lesson, game_module, seed
        self._ends: dict[str, BegunScenario] = {}

    def table(self, step: LessonStep, begun: BegunScenario | None = None, drawn: int = 0) -> LessonTable:
        """Return the table of a step, from a begun game or its beginning. `drawn` counts random positions from 0.

        Raises `LessonError`.
        """
        if begun is None or step.scenario is not None:
            begun = self.begun(step, drawn)
        bot = step.free.bot if step.free is not None else step.bot
        return LessonTable(begun, step, self.lesson.seat, lambda: levels.create(self._game_module.key, bot, self._seed))

    def begun(self, step: LessonStep, drawn: int = 0) -> BegunScenario:
        """The game at the position that a step begins with. Raises `LessonError`."""
        if step.drawn is not None:
            return played(self.drawn(step, step.drawn, drawn), self.lesson)
        if step.scenario is not None:
            return played(step.scenario, self.lesson)
        return self._before(step).copy()

    def under(self, step: LessonStep, edition: str, made: Sequence[str]) -> LessonTable:
        """The table of a step under another edition, after choices of the learner as written, as far as they are legal.

        Raises `LessonError` for a step without a position of its own.
        """
        if step.scenario is None:
            raise LessonError(self.lesson, step.id, "a step with `beside` has a position of its own")
        scenario = step.scenario._replace(edition=edition)
        table = self.table(step._replace(scenario=None), played(scenario, self.lesson))
        for text in made:
            choice = table.choice(scenario.format.choice(text))
            if choice is not None and not table.game.explain(table.seat, choice):
                table.apply(table.seat, choice)
        return table

    def deck_mismatches(self, step: LessonStep, deck: Any) -> list[DeckMismatch]:
        """What is otherwise than a deck task asks; `changes` if too many cards were exchanged. Raises `LessonError`."""
        task, form = step.deck_task, self._form
        assert task is not None
        wrong = form.deck_mismatches(task.goal, deck)
        if self.exchanged(step, deck) > task.changes:
            wrong.append(DeckMismatch("changes"))
        return wrong

    def exchanged(self, step: LessonStep, deck: Any) -> int:
        """How many cards of the list of a deck task are exchanged in a deck. Raises `LessonError`."""
        assert step.deck_task is not None
        return self._form.exchanged(self.deck(step, step.deck_task.start), deck)

    def deck(self, step: LessonStep, name: str) -> Any:
        """A deck that a deck task names. Raises `LessonError`."""
        try:
            return self._form.find_deck(name, Path(self.lesson.file).parent)
        except ValueError as error:
            raise LessonError(self.lesson, step.id, f"deck: {error}") from None

    @property
    def _form(self) -> ScenarioFormat:
        scenario = self.lesson.steps[0].scenario
        assert scenario is not None, "the first step has a position"
        return scenario.format

    def ways_on(self, step: LessonStep, table: LessonTable) -> str:
        """The name of the step after this one; empty at the end of the lesson."""
        return next((way.go for way in step.ways if table.holds(way.facts)), "")

    def follow(self, step: LessonStep, table: LessonTable) -> None:
        """Play the solution of a step. Raises `LessonError`."""
        try:
            if step.ask is not None:
                table.watch(step.ask.watch)
            table.follow(step.by)
        except (IllegalChoice, NotationError) as error:
            raise LessonError(self.lesson, step.id, f"its solution cannot be played: {error}") from None

    def drawn(self, step: LessonStep, fields: DrawnFields, count: int) -> Scenario:
        """Return the scenario with the random position number `count`: by the step's seeds, then by further ones."""
        seeds = fields.seeds
        seed = seeds[count] if count < len(seeds) else max(seeds) + 1 + count + self._seed
        assert step.scenario is not None
        scenario = step.scenario
        position = draw(self.lesson.setting["position"], fields, Random(seed))
        data = Fields(title=self.lesson.id, cards=self.lesson.setting["cards"], position=position)
        try:
            return scenario._replace(setting=scenario.format.setting(data))
        except FieldError as error:
            raise LessonError(self.lesson, step.id, f"the position of seed {seed} is not valid: {error}") from None

    def _before(self, step: LessonStep) -> BegunScenario:
        """Return the game after the previous step, reached by solutions from the first step that leads there."""
        if step.id not in self._ends:
            for earlier in self.lesson.steps:
                if earlier.id == step.id:
                    break
                table = self.table(earlier)
                self.follow(earlier, table)
                if (on := self.ways_on(earlier, table)) and on not in self._ends:
                    self._ends[on] = table.begun
                if step.id in self._ends:
                    break
            else:
                raise AssertionError("a step is one of its lesson")
        if step.id not in self._ends:
            raise LessonError(
                self.lesson, step.id, "no solution leads here; a step that others branch to has a position"
            )
        return self._ends[step.id]


def played(scenario: Scenario, lesson: Lesson) -> BegunScenario:
    """The game at a scenario's position, after the choices that lead to it. Raises `LessonError`."""
    runner = Runner(scenario)
    for step in scenario.play:
        try:
            runner.passes(step)
            runner.game.apply(step.player, runner.begun.choice(step.choice, step.player))
        except (NotationError, IllegalChoice) as error:
            raise LessonError(lesson, "", f"`before`: `{step.choice.text}` cannot be made: {error}") from None
    return runner.begun


def draw(position: Mapping[str, Any], fields: DrawnFields, chance: Random) -> dict[str, Any]:
    """A position with its drawn fields filled by chance."""
    drawn = copy.deepcopy(dict(position))
    for place, field in fields.fields.items():
        *above, last = place.split(".")
        within = drawn
        for name in above:
            within = within.setdefault(name, {})
        if field.least is None or field.most is None:
            within[last] = chance.choice(field.from_)
        else:
            within[last] = [chance.choice(field.from_) for _ in range(chance.randint(field.least, field.most))]
    return drawn
