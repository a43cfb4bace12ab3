"""The small buttons below a lesson: hint, back, restart, skip, play freely, leave."""

from __future__ import annotations

from gundam_desktop.tutorial.hints import WHOLE, Hint
from gundam_desktop.tutorial.lesson_run import OVER, LessonRun
from gundam_desktop.ui.learning.task_panel import Tool
from gundam_desktop.ui.style.translation import translate

MARK = "● "
"""Before the button of the hint while it is offered."""


def lesson_tools(
    run: LessonRun, hint: Hint | None, *, marked: bool, beside: bool, building: bool = False
) -> dict[str, Tool]:
    """The small buttons for what can be done now.

    `beside` is True while the other edition is shown, `building` while the deck of the step is in the deck builder.
    """
    leave = Tool(
        translate("LessonTools", "Leave"),
        translate("LessonTools", "Back to the list. You can continue this step at any time."),
        "learn",
    )
    step = run.step
    over = run.kind == OVER or step is None
    open_ = not run.done and not over
    tools = {
        "hint": Tool(
            (MARK if marked and open_ and run.kind != "free" else "") + _hint_caption(hint),
            translate("LessonTools", "Each press says a little more. Nothing is counted against you."),
            "task hint",
            open_ and run.kind != "free",
            MARK + translate("LessonTools", "More hints ({level} of 4)").format(level=WHOLE - 1),
        ),
        "back": Tool(
            translate("LessonTools", "Take back"),
            translate("LessonTools", "Take your last choice in this step back."),
            "task back",
            open_ and run.kind != "deck task" and bool(run.made()),
        ),
        "restart": Tool(
            translate("LessonTools", "Restart step"),
            translate("LessonTools", "Begin this step again."),
            "task restart",
            not over,
        ),
        "skip": Tool(
            translate("LessonTools", "Skip step"),
            translate("LessonTools", "Continue without doing this step. It stays open in the list."),
            "task skip",
            open_,
        ),
        "free": Tool(
            translate("LessonTools", "Play freely"),
            translate("LessonTools", "Play from here against a gentle bot, without a task. You can come back."),
            "task free",
            not over and run.kind != "deck task",
        ),
        "leave": leave,
    }
    if building:
        tools["table"] = Tool(
            translate("LessonTools", "Back to the table"), translate("LessonTools", "Your deck is kept as it is.")
        )
    if step is not None and step.beside is not None:
        other, own = translate("LessonTools", "Under edition {edition}"), translate("LessonTools", "Back to the step")
        caption = own if beside else other.format(edition=step.beside.edition)
        tools["beside"] = Tool(caption, translate("LessonTools", "The same choices under other rules."))
    if step is not None and step.drawn is not None:
        tools["again"] = Tool(
            translate("LessonTools", "Another position"), translate("LessonTools", "Draw another position by chance.")
        )
    return tools


def _hint_caption(hint: Hint | None) -> str:
    level = hint.level if hint is not None else 0
    if level == 0:
        return translate("LessonTools", "Hint")
    if level < WHOLE:
        return translate("LessonTools", "More hints ({level} of 4)").format(level=level)
    return translate("LessonTools", "Hint ({level} of 4)").format(level=level)
