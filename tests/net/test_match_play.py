"""The games of a table, one after the other: their numbers, and what they leave."""

from __future__ import annotations

from pathlib import Path

from gundam_desktop.net import upward as up
from tests.net.table_driver import Guest, begin, play, settle, two


def test_after_a_player_has_left_while_chance_was_agreed_on_another_one_plays(tmp_path: Path) -> None:
    desk, a, b = two(tmp_path)
    begin_dealing(a, b)
    b.send(up.Leave())
    another = Guest(desk, 1, tmp_path / "c", 3)
    another.sit()
    for guest in (a, another):
        guest.send(up.Ready(on=True))
    settle(a, another)
    play(a, another, most=6)
    assert [guest.faults for guest in (a, another)] == [(), ()]


def test_a_rematch_leaves_no_file_of_the_former_match(tmp_path: Path) -> None:
    desk, a, b = two(tmp_path)
    begin(desk, a, b)
    play(a, b, most=4)
    for guest in (a, b):
        guest.send(up.Rematch())
    settle(a, b)
    assert len(list(desk.folder.glob("*.game"))) == 1


def begin_dealing(a: Guest, b: Guest) -> None:
    """Let both commit themselves, and the first reveal."""
    for guest in (a, b):
        guest.sit()
        guest.send(up.Ready(on=True))
    for guest in (a, b):
        guest.read()
        guest.answer()
    a.read()
    a.answer()


def test_a_game_is_dealt_for_which_both_had_got_ready_when_the_server_was_killed(tmp_path: Path) -> None:
    desk, a, b = two(tmp_path)
    for guest in (a, b):
        guest.sit()
    a.send(up.Ready(on=True))
    ready = desk.table.data.seats[1]
    assert ready is not None
    ready.ready = True
    desk.table.save()  # killed before it is dealt
    for guest in (a, b):
        guest.lose()
    desk.load_again()
    for guest in (a, b):
        guest.sit()
    settle(a, b)
    play(a, b, most=4)
    assert [guest.faults for guest in (a, b)] == [(), ()]
    assert desk.game.n
