"""A line of the deck's list: what stays of a name without room."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from gundam_desktop.ui.decks.builder.deck_line_delegate import elided_name
from gundam_desktop.ui.style.scaling import scaled_font


def test_forms_of_a_unit_are_told_apart_without_room_for_their_names(qtbot: QtBot) -> None:
    font, room = scaled_font(11.5), 150
    forms = ("ガンダム・エアリアル（ビットオンフォーム）", "ガンダム・エアリアル（パーメットスコア・シックス）")
    shown = [elided_name(name, font, room) for name in forms]
    assert shown[0] != shown[1]
    assert all("…" in name and name.endswith("）") for name in shown)
    assert elided_name("Exclusively Defense-Oriented Policy", font, 60).startswith("Exclu")
    assert elided_name("GM", font, room) == "GM"
