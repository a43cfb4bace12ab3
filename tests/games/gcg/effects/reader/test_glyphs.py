"""One glyph for each meaning, and line ends however they are written: every character keeps its place."""

from __future__ import annotations

import pytest

from gundam_desktop.games.gcg.effects.reader.glyphs import one_glyph, without_reminders


@pytest.mark.parametrize(
    "end",
    ["\n", "\r\n", "\r", "\v", "\f", "\x85", "\u2028", "\u2029", "<br>", "<br/>", "<br />", "<BR>", "</br>", "< br >"],
)
def test_a_line_end_is_one_however_it_is_written(end: str) -> None:
    text = f"<Blocker>{end}【Deploy】Draw 1."
    assert len(one_glyph(text)) == len(text)
    assert [line.strip() for line in one_glyph(text).split("\n")] == ["<Blocker>", "【Deploy】Draw 1."]


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("<Blocker> (Rest this.)【Attack】Draw 1.", 2),
        ("<Blocker> (Rest this.) <Repair 1> (It recovers.)", 2),
        ("<Blocker> (Rest this.) While this Unit is damaged, it gets AP+1.", 2),
        ("<Blocker> (Rest this.)", 1),
        ("【Attack】It gains <Blocker> during this turn. (Rest this.) Then, draw 1.", 1),
        ("【Attack】It gains <Blocker> during this turn. (Rest this.)\n【Deploy】Draw 1.", 2),
    ],
)
def test_a_reminder_before_another_ability_is_a_line_end(text: str, lines: int) -> None:
    assert len(without_reminders(text)) == len(text)
    assert len([line for line in without_reminders(text).split("\n") if line.strip()]) == lines
