"""The marks and lines of a preview on a table, for any game that has previews, and for one that has none."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import pytest
from PySide6.QtCore import QPoint, QRectF
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from gundam_desktop.tabletop import Choice, Decision, Fate, Goal, Preview, PreviewMark, View
from gundam_desktop.tabletop.preview import NOTHING
from gundam_desktop.ui.table.items.overlays import ArrowItem
from gundam_desktop.ui.table.items.preview_items import FateMark, OutcomeItem
from gundam_desktop.ui.table.preview_source import NoPreviews
from tests.ui.table.conftest import Table, shown
from tests.ui.table.view_builder import battle, middle_game


class FixedPreviews(NoPreviews):
    """Has the previews that a test gives it."""

    def __init__(self) -> None:
        self.previews: Mapping[Choice, Preview] = {}

    def preview(self, choice: Choice, _view: View, /) -> Preview:
        return self.previews.get(choice, NOTHING)


@pytest.fixture
def preview_source() -> FixedPreviews:
    return FixedPreviews()


@pytest.fixture
def telling(qtbot: QtBot, preview_source: FixedPreviews) -> Iterator[Table]:
    yield from shown(Table(speed=0, preview_source=preview_source), qtbot)


def marks(table: Table) -> list[FateMark]:
    return [item for item in table.scene.items() if isinstance(item, FateMark)]


def outcome(table: Table) -> OutcomeItem | None:
    return next((item for item in table.scene.items() if isinstance(item, OutcomeItem)), None)


def arrows(table: Table) -> int:
    return sum(isinstance(item, ArrowItem) for item in table.scene.items())


def aimed(table: Table, preview_source: FixedPreviews, *lines: str) -> tuple[QPoint, QPoint]:
    """Show an attack with a preview: where it starts and where it ends."""
    build, ids = middle_game()
    attacker, target = ids["pathfinder"], ids["prime"]
    attack = Choice("attack", attacker, target)
    preview_marks = PreviewMark(Goal(attacker), Fate.DAMAGED, 2), PreviewMark(Goal(target), Fate.LOST, 4)
    place = PreviewMark(Goal(place=(1, "shields")), Fate.LOST, 1)
    preview_source.previews = {attack: Preview((*preview_marks, place), lines)}
    table.show(build.view(), [attack])
    return table.point(attacker), table.point(target)


def test_marks_stand_on_their_cards_and_places_and_the_lines_beside_them(
    telling: Table, preview_source: FixedPreviews
) -> None:
    start, end = aimed(telling, preview_source, "Both are hit.", "A shield is lost.")
    telling.drag(start, end, release=False)
    found = {(mark.fate, mark.points): mark.box for mark in marks(telling)}
    shields = telling.scene.layout.box(False, "shields")
    assert found[Fate.LOST, 1] == shields
    assert found[Fate.LOST, 4].contains(telling.view.mapToScene(end))
    told = outcome(telling)
    assert told is not None
    assert told.lines == ("Both are hit.", "A shield is lost.")
    assert not any(told.box.intersects(box) for box in found.values())


def test_the_lines_stay_on_the_table_however_long_they_are(telling: Table, preview_source: FixedPreviews) -> None:
    start, end = aimed(telling, preview_source, "A long sentence that says a great deal. " * 6)
    telling.drag(start, end, release=False)
    told = outcome(telling)
    assert told is not None
    assert QRectF(telling.scene.sceneRect()).contains(told.box)


def test_lines_without_any_mark_are_shown_at_the_arrow(telling: Table, preview_source: FixedPreviews) -> None:
    build, ids = middle_game()
    attack = Choice("attack", ids["pathfinder"], word="player")
    preview_source.previews = {attack: Preview(lines=("No damage is dealt.",))}
    telling.show(build.view(), [attack])
    telling.click(telling.point(ids["pathfinder"]))
    QTest.mouseMove(telling.view.viewport(), telling.middle(False, "shields"))
    told = outcome(telling)
    assert told is not None
    assert told.lines == ("No damage is dealt.",)
    assert arrows(telling) == 1


def test_the_lines_do_not_lie_under_the_question(telling: Table, preview_source: FixedPreviews) -> None:
    start, end = aimed(telling, preview_source, "Both are hit.")
    middle = telling.scene.sceneRect().center()
    telling.scene.covered = QRectF(0, middle.y() - 160, telling.scene.width(), 160)
    telling.drag(start, end, release=False)
    told = outcome(telling)
    assert told is not None
    assert not told.box.intersects(telling.scene.covered)


def test_without_an_answer_under_the_mouse_it_is_told_what_passing_does(
    telling: Table, preview_source: FixedPreviews
) -> None:
    build, ids = middle_game()
    block, pass_on = Choice("block", ids["scout"]), Choice("pass")
    loss = PreviewMark(Goal(place=(0, "shields")), Fate.LOST, 1)
    preview_source.previews = {
        block: Preview(lines=("It is lost.",)),
        pass_on: Preview((loss,), ("A shield is lost.",)),
    }

    def told() -> tuple[str, ...]:
        found = outcome(telling)
        return found.lines if found is not None else ()

    telling.show(build.view(Decision("block", 0), battle=battle("block", ids["lancer"])), [block, pass_on])
    assert told() == ("A shield is lost.",)
    QTest.mouseMove(telling.view.viewport(), telling.point(ids["scout"]))
    assert told() == ("It is lost.",)
    telling.scene.pointer_left()
    assert told() == ("A shield is lost.",)
    telling.scene.set_curtain(True)
    assert told() == ()


def test_the_lines_leave_the_phases_free(telling: Table, preview_source: FixedPreviews) -> None:
    start, end = aimed(telling, preview_source, "Both are hit.")
    telling.drag(start, end, release=False)
    told = outcome(telling)
    assert told is not None
    assert not told.box.intersects(telling.scene.layout.phases)


def test_looking_back_shows_no_preview(telling: Table, preview_source: FixedPreviews) -> None:
    build, ids = middle_game()
    block = Choice("block", ids["scout"])
    preview_source.previews = {block: Preview((PreviewMark(Goal(ids["scout"]), Fate.LOST, 3),), ("It is lost.",))}
    view = build.view(Decision("block", 0), battle=battle("block", ids["lancer"]))
    telling.show(view, [block, Choice("pass")])
    QTest.mouseMove(telling.view.viewport(), telling.point(ids["scout"]))
    assert outcome(telling) is not None
    telling.scene.show_history(view, ())
    assert outcome(telling) is None


def test_a_picked_up_card_gets_the_arrow_that_a_dragged_one_has(telling: Table, preview_source: FixedPreviews) -> None:
    start, end = aimed(telling, preview_source, "Both are hit.")
    telling.click(start)
    assert (arrows(telling), marks(telling)) == (0, [])
    QTest.mouseMove(telling.view.viewport(), end)
    assert (arrows(telling), len(marks(telling))) == (1, 3)
    telling.scene.cancel()
    assert (arrows(telling), marks(telling)) == (0, [])


def test_two_choices_at_one_target_show_only_what_pays_for_them(telling: Table, preview_source: FixedPreviews) -> None:
    build, ids = middle_game()
    card, target, resource = ids["hand PX-022"], ids["scout"], ids["resource 0 3"]
    pair, play = Choice("pair", card, target), Choice("activate", card, target)
    pays = PreviewMark(Goal(resource), Fate.PAYS)
    preview_source.previews = {pair: Preview((pays, PreviewMark(Goal(target), Fate.DAMAGED, 1)))}
    telling.show(build.view(), [pair, play])
    telling.drag(telling.point(card), telling.point(target), release=False)
    assert [mark.fate for mark in marks(telling)] == [Fate.PAYS]


def test_a_game_without_previews_shows_none(table: Table) -> None:
    build, ids = middle_game()
    attack = Choice("attack", ids["pathfinder"], ids["prime"])
    table.show(build.view(), [attack])
    table.drag(table.point(ids["pathfinder"]), table.point(ids["prime"]), release=False)
    assert (marks(table), outcome(table)) == ([], None)
    table.scene.cancel()
