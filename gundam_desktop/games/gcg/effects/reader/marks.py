"""Reads the marks before a text: 【Deploy】, 【During Pair･(Zeon) Pilot】, 【Main】/【Action】."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.reader.errors import NotUnderstood
from gundam_desktop.spelling import did_you_mean

TRIGGERS: dict[str, Any] = {
    "burst": "burst",
    "deploy": "deploy",
    "attack": "attack",
    "destroyed": "destroyed",
    "when paired": "paired",
    "when linked": "linked",
}
GATES = {"during pair": "pair", "during link": "link"}
_NAMES = (*TRIGGERS, *GATES, "once per turn", "main", "action", "activate･main", "activate･action", "pilot")
_DEVELOPMENT = re.compile(r"･development (\d+)$")
_MARK = re.compile(r"\s*(?P<or>/)?\s*【(?P<name>[^】]*)】")
_ONCE = re.compile(r"\s*Once (?:per|each) turn, ", re.IGNORECASE)
"""【Once per Turn】 in words."""


@dataclass
class Marks:
    """The combined marks of one line."""

    on: m.Trigger | None = None
    gate: m.Gate | None = None
    commands: tuple[Any, ...] = ()
    activated: Any = None
    once: bool = False
    pilot: bool = False
    or_on: m.Trigger | None = None
    """A second event that triggers it: 【Deploy】/【Attack】."""
    development: int = 0
    """【Deploy･Development 2】: the number of cards exiled for it (1.7)."""
    end: int = 0
    """The position at which the text after them begins."""


def read_marks(line: str, read_pilot: Callable[[str, int], m.Selector]) -> Marks:
    """Read the marks at the start of a line; `read_pilot` reads the qualification of a Pilot."""
    marks = Marks()
    while match := _MARK.match(line, marks.end):
        name, start = " ".join(match["name"].lower().split()), match.start("name")
        if match["or"] and marks.on and name in TRIGGERS and not marks.or_on:
            marks.or_on, marks.end = m.Trigger(event=TRIGGERS[name]), match.end()
            continue
        if match["or"] and not (marks.commands and name in {"main", "action"}):
            why = "only 【Main】/【Action】, or two marks like 【Deploy】/【Attack】, can be joined by '/'"
            raise NotUnderstood(match[0].strip(), match.start("or"), why)
        marks.end = match.end()
        if (developed := _DEVELOPMENT.search(name)) and not marks.development:
            marks.development, name = int(developed[1]), name[: developed.start()]
        pilot = None
        head, _, qualification = name.partition("･")
        if head.strip() in {"when paired", *GATES} and qualification:
            name, place = head.strip(), start + match["name"].index("･") + 1
            pilot = read_pilot(line[place : match.end("name")], place)
        if not _take(marks, name, bool(match["or"]), pilot):
            raise _unknown(match["name"], start, name)
    if not (marks.once or marks.commands) and (once := _ONCE.match(line, marks.end)):
        marks.once, marks.end = True, once.end()
    return marks


def _take(marks: Marks, name: str, joined: bool, pilot: m.Selector | None) -> bool:
    """Add one mark; return False if it is unknown or repeated."""
    timed = marks.on or marks.activated or marks.commands
    if name in TRIGGERS and not timed:
        event: Any = TRIGGERS[name]
        marks.on = m.Trigger(event=event, pilot=pilot)
    elif name in GATES and marks.gate is None:
        during: Any = GATES[name]
        marks.gate = m.Gate(during=during, pilot=pilot)
    elif name in {"main", "action"} and (joined or not timed) and name not in marks.commands:
        marks.commands += (name,)
    elif name in {"activate･main", "activate･action"} and not timed:
        marks.activated = name.partition("･")[2]
    elif name == "once per turn" and not marks.once:
        marks.once = True
    elif name == "pilot" and not timed:
        marks.pilot = True
    else:
        return False
    return True


def _unknown(written: str, start: int, name: str) -> NotUnderstood:
    if name in _NAMES:
        return NotUnderstood(written, start, "it does not go with the marks before it")
    hint = did_you_mean(name, _NAMES, shown=lambda mark: f"【{mark.title()}】")
    return NotUnderstood(written, start, hint or "no mark of that name")
