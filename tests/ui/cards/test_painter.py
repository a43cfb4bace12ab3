from __future__ import annotations

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QImage

from gundam_desktop.tabletop import Ability, CardView, Face
from gundam_desktop.ui.cards import Detail, back_pixmap, card_pixmap, current_status, printed_status
from gundam_desktop.ui.cards.lettering import fit, pieces, width_of
from gundam_desktop.ui.cards.text_box import flow_to_fit, measured
from gundam_desktop.ui.style.theme import DARK, LIGHT, THEMES, Theme, hue, painting_in
from tests.ui.cards.invented_cards import FACES, face

pytestmark = pytest.mark.usefixtures("qapp")

WIDTHS = {Detail.PICTURE: 40.0, Detail.BADGE: 46.0, Detail.TABLE: 100.0, Detail.FULL: 224.0}


def picture(number: str, width: float = 100.0, **changes: object) -> QImage:
    shown = printed_status(FACES[number])._replace(**changes)  # type: ignore[arg-type]
    return card_pixmap(FACES[number], width, 1.0, shown).toImage()


def pixel(image: QImage, x: float, y: float) -> QColor:
    """The colour at a point of the design's 100 to 140 units."""
    scale = image.width() / 100
    return QColor(image.pixel(int(x * scale), int(y * scale)))


@pytest.mark.sampled
@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
@pytest.mark.parametrize("detail", Detail)
@pytest.mark.parametrize("number", FACES)
def test_every_kind_of_card_is_painted_at_every_detail(number: str, detail: Detail, theme: Theme) -> None:
    width = WIDTHS[detail]
    assert Detail.for_width(width) is detail
    with painting_in(theme):
        image = card_pixmap(FACES[number], width, 2.0).toImage()
    assert image.size() == QSize(round(width * 2), round(width * 2.8))
    assert len({image.pixel(x, y) for x in range(4, image.width(), 9) for y in range(4, image.height(), 9)}) > 12


@pytest.mark.parametrize("number", ["PX-001", "PX-002", "PX-003", "PX-004", "PX-005"])
def test_the_frame_has_the_color_of_the_card(number: str) -> None:
    frame = QColor(hue(FACES[number].color).frame)
    shown = pixel(picture(number), 1.5, 80)
    assert abs(shown.hue() - frame.hue()) < 12 or frame.saturation() < 40


def test_cards_differ_and_the_same_card_stays_the_same() -> None:
    names = [number for number in FACES if number.startswith("PX-00")]
    arts = {bytes(picture(number).copy(8, 40, 84, 70).constBits()) for number in names}
    assert len(arts) == len(names)
    first = picture("PX-001")
    assert picture("PX-001") == first


def test_changed_figures_look_different() -> None:
    plain = picture("PX-001")
    for change in (
        {"figures": (4, 3, 5, 4)},
        {"changes": (0, 0, 1, 0)},
        {"changes": (0, 0, 0, -1)},
        {"condition_met": True},
        {"changes": (0, 1, 0, 0)},
        {"badges": ()},
    ):
        assert picture("PX-001", **change) != plain, change
    better, worse = (picture("PX-001", changes=(0, 0, change, 0)) for change in (1, -1))
    assert better != worse


def test_a_language_changes_the_picture() -> None:
    other = FACES["PX-001"]._replace(name="イージスファルコン", text=(Ability((), "このユニットは回復する。"),))
    assert card_pixmap(other, 224, 1).toImage() != card_pixmap(FACES["PX-001"], 224, 1).toImage()


def test_the_back_has_the_player_s_color() -> None:
    own, other = (back_pixmap(100, 1, color).toImage() for color in (DARK.accent_self, DARK.accent_opponent))
    assert own != other
    assert pixel(own, 50, 62).hue() != pixel(other, 50, 62).hue()
    with painting_in(LIGHT):
        assert back_pixmap(100, 1, LIGHT.accent_self).toImage() != own


def test_figures_of_now_come_from_the_view() -> None:
    card = CardView(
        1,
        "PX-001",
        0,
        "battle",
        damage=2,
        figures=(3, 4, 5, 3),
        changes=(1, -1, 1, 1),
        keywords=("Repair 3",),
    )
    status = current_status(card, FACES["PX-001"])
    assert status.figures == (3, 4, 5, 3)
    assert status.changes == (1, -1, 1, -1)
    assert [(badge.key, badge.amount) for badge in status.badges] == [("repair", 3)]
    unknown = current_status(CardView(1, "PX-001", 0, "hand"), FACES["PX-001"])
    assert unknown == printed_status(FACES["PX-001"])


def test_a_keyword_with_a_hyphen_or_of_two_words_is_one_badge() -> None:
    card = CardView(1, "PX-007", 0, "battle", keywords=("High-Maneuver", "First Strike", "Support 2"))
    badges = current_status(card, FACES["PX-007"]).badges
    assert [(badge.key, badge.amount) for badge in badges] == [
        ("high-maneuver", 0),
        ("first strike", 0),
        ("support", 2),
    ]


def test_a_name_is_made_to_fit() -> None:
    for name in ("Zaku", "Gundam Aerial Rebuild Custom", "A" * 65, "機動戦士ガンダム 水星の魔女エアリアル改修型"):
        size, lines = fit(name, 62, 12, 8.2, 2)
        assert len(lines) <= 2
        assert 8.2 <= size <= 12
        assert all(width_of(line, size) <= 62.5 for line in lines)


def test_a_name_breaks_between_words_and_leaves_no_single_letter_behind() -> None:
    assert fit("ギラ・ズール", 62, 12, 8.2, 2)[1] == ("ギラ・", "ズール")
    assert fit("アムロ・レイ", 62, 12, 8.2, 2)[1] in {("アムロ・", "レイ"), ("アムロ・レイ",)}
    for width in range(40, 90, 2):
        for name in ("ガンキャノン", "ヴァンガード", "シージ・フレーム", "フル・フロンタル", "ガンキャノンD"):
            size, lines = fit(name, width, 12, 8.2, 2)
            assert all(len(line) > 1 for line in lines) or width_of(name, 8.2) > width, (name, width, size, lines)


def test_lines_break_after_spaces_and_between_ideographs() -> None:
    assert pieces("two words") == ["two ", "words"]
    assert pieces("敵軍ユニット、1機") == ["敵", "軍", "ユ", "ニ", "ッ", "ト、", "1", "機"] or pieces("敵、") == [
        "敵、"
    ]


def test_a_long_text_is_made_small_enough() -> None:
    long = (Ability((("deploy", "Deploy"),), "Choose 1 enemy Unit with 3 or less HP. " * 10),)
    flow = flow_to_fit(measured(long), 80, 70, 5.6, 2.6)
    assert flow.height <= 70
    assert max(run.x + run.width for run in flow.runs) <= 82
    short = flow_to_fit(measured((Ability((), "Draw 1."),)), 80, 70, 5.6, 2.6)
    assert short.size == 5.6


def test_a_face_without_figures_or_color_is_painted() -> None:
    bare = face("X-1", "?", "command", "", None, None)
    assert not card_pixmap(bare, 100, 1).isNull()


@pytest.mark.parametrize("width", [width for detail, width in WIDTHS.items() if detail is not Detail.PICTURE])
def test_a_card_without_a_cost_has_no_badge(width: float) -> None:
    def corner(face: Face) -> set[str]:
        image = card_pixmap(face, width, 2).toImage()
        return {image.pixelColor(x, y).name() for x in range(image.width() // 5) for y in range(image.width() // 4)}

    token = FACES["T-001"]
    badge = QColor(hue(token.color).deep).name()
    assert badge in corner(token._replace(figures=(None, 1, 1, 1)))
    assert badge not in corner(token)


def test_a_full_stop_stands_right_behind_a_mark() -> None:
    flow = flow_to_fit(measured((Ability((), "Activate this card's 【Main】."),)), 90, 70, 5.6, 2.6)
    mark, stop = flow.runs[-2:]
    assert (mark.word.text, stop.word.text) == ("Main", ".")
    assert stop.x == pytest.approx(mark.x + mark.width)
