"""Official wording that the player has: shown on cards, in its language, while it is wanted."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from gundam_desktop.games.gcg import library
from gundam_desktop.games.gcg.effects.wording.printed import printed_ability
from tests.games.gcg.cards.player_files import put

NUMBER = "ST01-001"


@pytest.fixture(autouse=True)
def _shown_again() -> Iterator[None]:
    yield
    library.show_official_wording(True)


def test_lines_become_abilities_with_marks(home: Path) -> None:
    text = "<Repair 2> (It gets better.)\r\n\n【During Pair･(Zeon) Pilot】【Once per Turn】Glow.\n(A line.)"
    put(home, "wording", "en.json", [{"number": NUMBER, "text": text, "rarity": "C"}])
    plain = library.face("ST01-002")
    face = library.face(NUMBER)
    assert [(ability.marks, ability.text) for ability in face.text] == [
        ((), "<Repair 2> (It gets better.)"),
        ((("during pair", "During Pair･(Zeon) Pilot"), ("once per turn", "Once per Turn")), "Glow."),
        ((), "(A line.)"),
    ]
    assert face.name == "Gundam"
    assert library.face("ST01-002") == plain
    assert library.has_official_wording("en")
    assert library.own_faults() == []


def test_the_rules_keep_their_order_of_abilities(home: Path) -> None:
    put(home, "wording", "en.json", [{"number": NUMBER, "text": "One.\nTwo.\nThree."}])
    face = library.face(NUMBER)
    library.show_official_wording(False)
    ours = library.face(NUMBER)
    assert len(face.text) == 3
    assert face.abilities == ours.text
    assert face.badges == ours.badges
    assert ours.abilities == ()


def test_a_name_is_shown_too(home: Path) -> None:
    put(home, "wording", "ja.json", [{"number": NUMBER, "name": "白い機体", "text": ""}])
    assert library.face(NUMBER, "ja").name == library.name_of(NUMBER, "ja") == "白い機体"
    assert library.face(NUMBER, "ja").text
    assert library.face(NUMBER, "en").name == "Gundam"


def test_it_can_be_switched_off_and_on(home: Path) -> None:
    put(home, "wording", "en.json", [{"number": NUMBER, "text": "One.", "name": "Other"}])
    shown = library.face(NUMBER)
    library.show_official_wording(False)
    assert library.face(NUMBER).text != shown.text
    assert library.name_of(NUMBER) == "Gundam"
    library.show_official_wording(True)
    assert library.face(NUMBER) == shown


def test_what_is_wrong_is_told_and_the_rest_is_shown(home: Path) -> None:
    cards = [
        {"number": NUMBER, "text": "One."},
        {"number": "ST01-002", "text": 4},
        5,
        {"number": NUMBER, "text": "Two."},
    ]
    put(home, "wording", "en.json", cards)
    put(home, "wording", "ja.json", {})
    put(home, "wording", "fr.json", [])
    folder = home / "wording"
    (folder / "zh.json").write_text("[", encoding="utf-8")
    assert library.own_faults() == [
        f"{folder / 'fr.json'}: no language has this name; expected en.json, ja.json, zh.json",
        f"{folder / 'en.json'}: ST01-002: text: expected a text",
        f"{folder / 'en.json'}: card 3: number: is missing; expected a JSON list of {{number, text}}",
        f"{folder / 'en.json'}: {NUMBER}: number: stands here twice; the first is shown",
        f"{folder / 'ja.json'}: expected a JSON list of {{number, text}}",
        f"{folder / 'zh.json'}, line 1: not valid JSON (the file ends too early)",
    ]
    assert library.face(NUMBER).text[0].text == "One."
    assert library.face(NUMBER, "zh").text
    assert not library.has_official_wording("zh")


@pytest.mark.parametrize(
    ("line", "language", "keys", "text"),
    [
        ("【Activate･Main】【Once per Turn】②：Draw 1.", "en", ("activate main", "once per turn"), "②：Draw 1."),
        ("【Activate・Action】Draw 1.", "en", ("activate action",), "Draw 1."),
        ("【Main】/【Action】Draw 1.", "en", ("main", "action"), "Draw 1."),
        ("【起動・メイン】【ターン1回】引く。", "ja", ("activate main", "once per turn"), "引く。"),
        ("【セット時・〔ジオン〕パイロット】引く。", "ja", ("when paired",), "引く。"),
        ("【启动·主要】抽卡。", "zh", ("activate main",), "抽卡。"),
        ("【Unheard Of】Draw 1.", "en", ("unheard of",), "Draw 1."),
        ("Activate this card's 【Main】.", "en", (), "Activate this card's 【Main】."),
    ],
)
def test_marks_have_the_keys_of_our_own(line: str, language: str, keys: tuple[str, ...], text: str) -> None:
    ability = printed_ability(line, language)
    assert tuple(key for key, _ in ability.marks) == keys
    assert ability.text == text


def test_wording_without_end_is_left_out_and_control_characters_are(home: Path) -> None:
    put(home, "wording", "ja.json", [{"number": NUMBER, "name": "\x1b[31m白い\u202e", "text": "One.\x07"}])
    put(home, "wording", "en.json", [{"number": NUMBER, "text": "x" * 3000}, {"number": "ST01-002", "name": "y" * 200}])
    assert [fault.partition("json: ")[2] for fault in library.own_faults()] == [
        "ST01-001: text: expected a text of at most 2000 characters",
        "ST01-002: name: expected a text of at most 120 characters",
    ]
    assert library.face(NUMBER, "ja").name == "[31m白い"
    assert [ability.text for ability in library.face(NUMBER, "ja").text] == ["One."]
