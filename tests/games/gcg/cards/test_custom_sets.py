"""The player's own card sets: found like the shipped ones; what is wrong with them is told and left out."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from gundam_desktop.games.gcg import game, library
from gundam_desktop.games.gcg.cards.card import Link
from gundam_desktop.games.gcg.cards.card_lists import MOST_CARDS, read_list
from gundam_desktop.games.gcg.cards.catalog import card_sets
from gundam_desktop.games.gcg.cards.sets import read_json, shipped_sets
from gundam_desktop.games.gcg.scenario.format import SCENARIOS
from gundam_desktop.scenarios.reading import read_file
from gundam_desktop.scenarios.runner import run
from gundam_desktop.tabletop import Ability
from tests.games.gcg.cards.player_files import DECK, HERON, KITE, ORDER, PLAIN, put_list, put_set

UNITS = {"what": ["unit"], "side": "enemy"}


def faults(home: Path) -> list[str]:
    """What is wrong, without the folder's path."""
    prefix = str(home / "cards") + "/"
    return [line.replace("\\", "/").removeprefix(prefix.replace("\\", "/")) for line in card_sets().faults]


def test_without_a_folder_there_are_the_shipped_cards() -> None:
    assert card_sets() is shipped_sets()
    assert library.own_faults() == []


def test_a_set_file_is_one_of_the_sets(home: Path) -> None:
    put_set(home, PLAIN)
    assert card_sets().card("OWN-001").set == "OWN"
    assert card_sets().card("ST01-001") == shipped_sets().card("ST01-001")
    assert library.own_faults() == []
    assert library.name_of("OWN-001") == "One"


def test_a_list_with_wording_becomes_cards(home: Path) -> None:
    put_list(home, HERON, ORDER)
    card = card_sets().card("MY-001")
    assert (card.set, card.type, card.color, card.environment) == ("MY", "unit", "blue", ("space", "earth"))
    assert card.link == Link(names=("Ada Vale",), traits=("Heron",))
    assert [effect.kind for effect in card.effects] == ["keyword", "triggered"]
    assert card_sets().card("MY-002").ap is None
    assert card_sets().faults == ()


def test_the_face_of_an_own_card(home: Path) -> None:
    put_list(home, HERON)
    face = library.face("MY-001")
    assert (face.name, face.color, library.stats(face).ap, face.condition) == (
        "Grey Heron",
        "blue",
        2,
        "(Heron) Trait / [Ada Vale]",
    )
    assert [ability.text for ability in face.text] == ["<Blocker>", "Draw 1."]
    assert library.face("MY-001", "ja").text[1].marks == (("deploy", "配備時"),)


def test_a_list_names_its_own_tokens_and_those_of_set_files(home: Path) -> None:
    put_set(home, {"number": "T-902", "name": "Raft", "type": "unit token", "ap": 0, "hp": 2}, key="T")
    deploy = "【Deploy】Deploy 1 [Kite]((Heron)･AP1･HP1) Unit token."
    put_list(home, HERON | {"text": deploy}, KITE)
    assert card_sets().faults == ()
    assert card_sets().card("T-901").set == "T"
    assert "T-902" in card_sets()
    assert library.face("MY-001").text[0].text == deploy.removeprefix("【Deploy】")


def test_a_game_is_played_with_own_cards(home: Path, tmp_path: Path) -> None:
    put_list(home, HERON, ORDER)
    file = tmp_path / "own.txt"
    file.write_text(DECK, encoding="utf-8")
    deck = library.deck(str(file))
    started = game.start((deck, deck), 1)
    assert "MY-001" in {card.definition.number for card in started.state.cards}
    assert game.load(started.dump()).digest() == started.digest()


def test_what_an_own_card_says_is_done(home: Path, tmp_path: Path) -> None:
    put_list(home, HERON)
    file = tmp_path / "own.yaml"
    file.write_text(
        "title: Draws\nposition: {A: {hand: [MY-001], resources: {active: 2}}}\nplay: [{A: deploy MY-001}]\n"
        "expect: {A.hand: 1}\n",
        encoding="utf-8",
    )
    result = run(read_file(file, SCENARIOS)[0])
    assert result.ok, result.why


def test_a_card_is_played_without_what_is_not_understood(home: Path) -> None:
    put_list(home, HERON, ORDER | {"text": "【Main】Fold the table in half.\n【Burst】Draw 1."})
    assert faults(home) == ["mine.json: MY-002: text: not understood: 'Fold' at 6; played without this ability"]
    assert card_sets().left_out == ()
    card = card_sets().card("MY-002")
    assert card.unplayed == ("【Main】Fold the table in half.",)
    assert [effect.kind for effect in card.effects] == ["triggered"]
    face = library.face("MY-002", "ja")
    assert face.text[-1] == Ability((("unplayed", "処理されない"),), "【Main】Fold the table in half.")


@pytest.mark.parametrize(
    ("change", "line"),
    [
        ({"color": "Bleu"}, "MY-001: color: 'bleu' is not one of its words; did you mean 'blue'?"),
        ({"type": "UNTI"}, "MY-001: type: 'unti' is not one of its words; did you mean 'unit'?"),
        ({"type": 7}, "MY-001: type: expected a text, like UNIT"),
        ({"type": []}, "MY-001: type: expected a text, like UNIT"),
        ({"zone": ["Sea"]}, "MY-001: zone[0]: 'sea' is not one of its words: space, earth"),
        ({"level": "2"}, 'MY-001: level: expected a whole number (got "2")'),
        ({"level": None}, "MY-001: level: is missing"),
        ({"cost": True}, "MY-001: cost: expected a whole number (got true)"),
        ({"hp": None}, "MY-001: hp: is missing"),
        ({"hp": 0}, "MY-001: hp: expected 1 to 99 (got 0)"),
        ({"traits": "Heron"}, 'MY-001: traits: expected a list (got "Heron")'),
        ({"link": "Ada Vale"}, "MY-001: link: not understood: 'Ada Vale' at 0"),
        ({"link": ["Ada Vale"]}, "MY-001: link: expected a text, like [Amuro Ray] or (Zeon) Trait"),
        ({"text": ["Draw 1."]}, "MY-001: text: ['Draw 1.'] is no text"),
        ({"name": " "}, "MY-001: name: is empty"),
        ({"number": "my-1"}, "my-1: number: 'my-1' is not a card number such as ST01-001"),
        ({"number": "MY"}, "MY: number: expected the set and a number in it, like MY-001"),
        ({"number": 5}, "card 1: number: expected a text (got 5)"),
    ],
)
def test_a_fault_of_a_list_is_one_line(home: Path, change: dict[str, Any], line: str) -> None:
    put_list(home, HERON | change, ORDER)
    (told,) = faults(home)
    assert told.startswith(f"mine.json: {line}")
    assert "MY-002" in card_sets()


@pytest.mark.parametrize("field", ["number", "name", "type", "text", "color", "level", "cost", "ap", "hp"])
def test_a_missing_field_is_named_and_what_may_be_meant(home: Path, field: str) -> None:
    card = {key: value for key, value in HERON.items() if key != field}
    shown = "card 1" if field == "number" else "MY-001"
    put_list(home, card | {f"{field}s": HERON[field]})
    hint = "" if field in ("ap", "hp") else f"; did you mean '{field}s'?"
    assert faults(home)[0].startswith(f"mine.json: {shown}: {field}: is missing{hint}")


def test_a_list_of_something_else(home: Path) -> None:
    put_list(home, 5, [], None, "MY-001")
    assert faults(home) == [
        f"mine.json: card {place}: expected a mapping of fields, like {{number, name, type, text}}"
        for place in (1, 2, 3, 4)
    ]


def test_a_shipped_number_cannot_be_replaced(home: Path) -> None:
    put_list(home, *(HERON | {"number": f"ST01-00{n}"} for n in range(1, 6)), HERON)
    put_set(home, PLAIN | {"number": "ST02-001"}, PLAIN | {"number": "ST02-901"}, key="ST02")
    assert sorted(faults(home)) == [
        "ST02.json: ST02-001: number: comes with the program and cannot be replaced; "
        "expected a number that no card has",
        "mine.json: ST01-001, ST01-002, ST01-003 and 2 more: number: come with the program and cannot be replaced; "
        "expected a number that no card has",
    ]
    assert card_sets().card("ST01-001").name == shipped_sets().card("ST01-001").name
    assert "MY-001" in card_sets()
    assert "ST02-901" not in card_sets()


def test_a_number_twice(home: Path) -> None:
    put_list(home, HERON, HERON | {"name": "Second"})
    put_list(home, HERON | {"name": "Third"}, ORDER, name="other")
    put_set(home, PLAIN, name="a")
    put_set(home, PLAIN, PLAIN | {"number": "OWN-002"}, name="b")
    assert faults(home) == [
        "b.json: OWN-001: number: stands in a.json, too; expected a number that no card has",
        "mine.json: MY-001: number: stands here twice; expected a number that no card has",
        "other.json: MY-001: number: stands in mine.json, too; expected a number that no card has",
    ]
    assert library.name_of("MY-001") == "Grey Heron"
    assert "MY-002" in card_sets()
    assert "OWN-002" not in card_sets()


def test_a_broken_file_is_set_aside_and_the_others_load(home: Path) -> None:
    put_set(home, PLAIN | {"colour": "red"}, name="broken")
    put_set(home, PLAIN)
    folder = home / "cards"
    (folder / "a folder.json").mkdir()
    (folder / "half.json").write_text('[{"number"', encoding="utf-8")
    (folder / "picture.json").write_bytes(b"\x89PNG\xff")
    (folder / "half a character.json").write_text('[{"number": "MY-001", "name": "\\ud800"}]', encoding="utf-8")
    (folder / "notes.txt").write_text("mine", encoding="utf-8")
    assert faults(home) == [
        "a folder.json: this is a folder; expected a card set file",
        "broken.json: OWN-001: colour: there is no such field; did you mean 'color'?",
        "half a character.json: not valid JSON",
        "half.json, line 1: not valid JSON (the file ends too early)",
        "picture.json: not a text file in UTF-8 (byte 0)",
    ]
    assert "OWN-001" in card_sets()


def test_a_card_whose_effects_cannot_be_run_is_left_out(home: Path) -> None:
    choose = {"do": "choose", "groups": [{"what": {"what": ["card"]}}]}
    put_set(home, PLAIN | {"effects": [{"kind": "triggered", "on": {"event": "deploy"}, "steps": [choose]}]})
    (line,) = faults(home)
    assert line.startswith("OWN.json: OWN-001: effects[0].steps[0]: cards of the kind 'card' need a zone")
    assert "OWN-001" not in card_sets()


@pytest.mark.parametrize(
    ("effect", "fault"),
    [
        (
            {"on": {"event": "blocks", "who": {"what": ["shield"], "side": "your"}}, "steps": [{"do": "draw"}]},
            "on: `who` of `blocks`: expected base, unit (got shield)",
        ),
        (
            {
                "on": {"event": "attack"},
                "condition": {"this_turn": "blocks", "who": UNITS, "effect_of": UNITS},
                "steps": [{"do": "draw"}],
            },
            "`effect_of` goes with ap increased by effect, ",
        ),
        (
            {"on": {"event": "deploy"}, "steps": [{"do": "choose", "same": "ap", "groups": [{"what": UNITS}]}]},
            "`same` needs two groups of exactly one card each",
        ),
    ],
)
def test_a_fault_in_effects_names_the_field_and_what_is_right(home: Path, effect: dict[str, Any], fault: str) -> None:
    put_set(home, PLAIN | {"effects": [{"kind": "triggered", **effect}]})
    assert any(fault in line for line in faults(home)), faults(home)


def test_a_file_in_place_of_the_folder(home: Path) -> None:
    (home / "cards").write_text("", encoding="utf-8")
    (line,) = card_sets().faults
    assert line.endswith("expected a folder with card files")
    assert len(card_sets()) == len(shipped_sets())


def test_a_name_that_is_known_in_a_language_stays_known(home: Path) -> None:
    put_list(home, HERON | {"name": "Gundam"})
    assert "MY-001" in card_sets()
    assert library.wording("ja").names.card("Gundam") == library.name_of("ST01-001", "ja") != "Gundam"


def test_a_scenario_s_own_card_goes_before_the_player_s(home: Path, tmp_path: Path) -> None:
    put_list(home, HERON)
    file = tmp_path / "own.yaml"
    file.write_text(
        "title: Own\ncards: [{number: MY-001, type: unit, ap: 7}]\n"
        "position: {A: {battle: [{as: mine, card: MY-001}]}}\nexpect: {mine: {ap: 7}}\n",
        encoding="utf-8",
    )
    result = run(read_file(file, SCENARIOS)[0])
    assert result.ok, result.why


@pytest.mark.shared
def test_the_shipped_cards_read_from_their_list_are_the_same(shared: Path) -> None:
    printed = {card.number: card for cards in shipped_sets().sets for card in cards.cards}
    besides: dict[str, Any] = {"set": "", "name_ja": None, "name_zh": None, "names_formed": (), "errata": ()}
    for file in ("cards_en.json", "gd05_eb01_st10/cards_en.json", "st11_14/en.json"):
        for read in read_list(read_json(shared / "cards" / file), shipped_sets()):
            if read.number in printed:
                assert read.card is not None, read.faults
                assert read.card == printed[read.number].model_copy(update=besides)


def test_of_a_list_that_is_too_long_the_rest_is_left_out_and_named() -> None:
    entries = [{"number": f"MY-{place}"} for place in range(MOST_CARDS + 5)]
    *read, last = read_list(entries, shipped_sets())
    assert len(read) == MOST_CARDS
    assert last.number == f"MY-{MOST_CARDS}"
    assert last.faults == ("this card and what follows it are left out; expected 2000 cards at most in a list",)
