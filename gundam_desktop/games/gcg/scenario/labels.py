"""The labels that a scenario gives cards, and where it uses them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from gundam_desktop.games.gcg.scenario.facts import CardFact
from gundam_desktop.games.gcg.scenario.notation import Written
from gundam_desktop.games.gcg.scenario.position import LABEL, Position, entries
from gundam_desktop.scenarios.document import FieldError
from gundam_desktop.scenarios.fields import SEATS, Path
from gundam_desktop.scenarios.scenario import Fact, Scenario, WrittenChoice


def check_labels(scenario: Scenario) -> None:
    """Raise `FieldError` for a label that no card has been given."""
    position = scenario.setting.position
    given = {entry.label for _, entry in entries(position)} if isinstance(position, Position) else set()
    names = {card.name for card in scenario.setting.cards}
    for path, label in _used(scenario):
        if label not in given and label not in names:
            raise FieldError(path, f"no card has the label {label}")


def _used(scenario: Scenario) -> Iterator[tuple[Path, str]]:
    for step in scenario.play:
        yield from _in_choice(step.choice, (*step.path, SEATS[step.player]))
    for index, text in enumerate(scenario.best):
        yield from _in_choice(text, ("best", index))
    for choice, _ in scenario.task.traps if scenario.task else ():
        yield from _in_choice(choice, ("traps", choice.text))
    for fact in (*scenario.expect, *(scenario.task.facts if scenario.task else ())):
        for name in _in_fact(fact):
            if isinstance(name, Written):
                yield from _in_choice(name, fact.path)
            elif LABEL.match(name) and name != "none":
                yield fact.path, name


def _in_choice(written: WrittenChoice, path: Path) -> Iterator[tuple[Path, str]]:
    assert isinstance(written, Written)
    for name in written.names():
        if name.label:
            yield path, name.label


def _in_fact(fact: Fact) -> list[Any]:
    value = fact.value
    if fact.subject == "legal":
        return list(value)
    if fact.subject == "illegal":
        return [written for written, _ in value]
    if fact.subject in {"winner", "turn_player", "phase", "turn", "decision", "cited"}:
        return []
    if isinstance(value, CardFact):
        return [fact.subject, *([value.pilot] if value.pilot else [])]
    if isinstance(value, tuple):
        return list(value)
    return [value] if isinstance(value, str) else []
