"""A card as a line of a list: what stays of a name without room."""

from __future__ import annotations

from PySide6.QtGui import QFontMetricsF
from pytestqt.qtbot import QtBot

from gundam_desktop.ui.cards.card_line import elide_of
from gundam_desktop.ui.style.scaling import scaled_font


def cut(name: str, room: float) -> str:
    return QFontMetricsF(scaled_font(11.5)).elidedText(name, elide_of(name), room)


def test_forms_of_a_unit_are_told_apart_without_room_for_their_names(qtbot: QtBot) -> None:
    forms = ("ガンダム・エアリアル（ビットオンフォーム）", "ガンダム・エアリアル（パーメットスコア・シックス）")
    shown = [cut(name, 150) for name in forms]
    assert shown[0] != shown[1]
    assert all("…" in name and name.endswith("）") for name in shown)
    assert cut("Exclusively Defense-Oriented Policy", 60).startswith("Exclu")
    assert cut("GM", 150) == "GM"
