"""The parts of the grammar, each in a sentence of the project's own."""

from __future__ import annotations

from typing import Any

import pytest
from lark import Lark

from gundam_desktop.games.gcg.cards.catalog import card_sets
from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.reader import NotUnderstood, read_text
from gundam_desktop.games.gcg.effects.reader.grammar import GRAMMAR, STARTS
from gundam_desktop.games.gcg.effects.reader.words import Phrases
from gundam_desktop.games.gcg.effects.wording.en import texts

TOKENS = card_sets().tokens


def read(text: str) -> tuple[m.AnyAbility, ...]:
    return read_text(text, tokens=TOKENS)


def written(text: str) -> dict[str, Any]:
    (ability,) = read(text)
    return ability.model_dump(mode="json")


def steps(text: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = written(f"【Deploy】{text}")["steps"]
    return found


@pytest.mark.full
def test_the_grammar_is_unambiguous() -> None:
    Lark(GRAMMAR, parser="lalr", lexer=Phrases, start=list(STARTS), maybe_placeholders=True, strict=True)


@pytest.mark.parametrize(
    ("noun", "selector"),
    [
        ("1 enemy Unit", {"what": ["unit"], "side": "enemy"}),
        (
            "1 of your other rested Link Units",
            {"what": ["unit"], "side": "your", "other": True, "state": "rested", "linked": True},
        ),
        (
            "1 undamaged friendly red/blue (A)/(B) Unit",
            {"what": ["unit"], "side": "friendly", "damaged": False, "colors": ["red", "blue"], "traits": ["A", "B"]},
        ),
        (
            "1 enemy Unit token with 3 AP",
            {"what": ["unit"], "side": "enemy", "token": True, "ap": {"least": 3, "most": 3}},
        ),
        (
            "1 Unit with <First Strike> that is Lv.4 or higher",
            {"what": ["unit"], "keyword": "first strike", "level": {"least": 4}},
        ),
        (
            "1 Unit card/Pilot card from your trash",
            {"what": ["unit card", "pilot card"], "side": "your", "zone": "trash"},
        ),
        (
            '1 card with "Ax" in its card name from your hand',
            {"what": ["card"], "side": "your", "zone": "hand", "name_contains": "Ax"},
        ),
        ("1 friendly Base", {"what": ["base"], "side": "friendly"}),
        ("1 enemy Unit other than Link Units", {"what": ["unit"], "side": "enemy", "linked": False}),
        ("1 Unit not paired with a Pilot", {"what": ["unit"], "paired": False}),
        (
            "1 Unit whose Lv. is equal to or lower than this Unit",
            {"what": ["unit"], "level": {"most": {"stat": "level"}}},
        ),
    ],
)
def test_noun_phrases(noun: str, selector: dict[str, Any]) -> None:
    assert steps(f"Choose {noun}.")[0]["groups"][0]["what"] == selector


@pytest.mark.parametrize(
    ("condition", "expected"),
    [
        (
            "you have 3 or more other Units in play",
            {"count": {"what": ["unit"], "side": "your", "other": True}, "least": 3},
        ),
        ("you have only 2 Units in play", {"count": {"what": ["unit"], "side": "your"}, "least": 2, "most": 2}),
        ("you have no Bases in play", {"count": {"what": ["base"], "side": "your"}, "most": 0}),
        ("2 or less enemy Units are in play", {"count": {"what": ["unit"], "side": "enemy"}, "most": 2}),
        ("another (A) Unit is in play", {"count": {"what": ["unit"], "other": True, "traits": ["A"]}, "least": 1}),
        (
            "you have 4 or less cards in your hand",
            {"count": {"what": ["card"], "side": "your", "zone": "hand"}, "most": 4},
        ),
        (
            "there are 2 or more cards in your opponent's trash",
            {"count": {"what": ["card"], "side": "enemy", "zone": "trash"}, "least": 2},
        ),
        ("this Unit is damaged", {"matches": {"what": ["unit"], "damaged": True}}),
        ("this Unit is a rested Link Unit", {"matches": {"what": ["unit"], "state": "rested", "linked": True}}),
        ("this Unit has 2 or less HP", {"matches": {"what": ["unit"], "hp": {"most": 2}}}),
        ("it is your opponent's turn", {"turn": "opponent's"}),
        (
            "this Unit is battling an enemy Unit with <Blocker>",
            {"battling": {"what": ["unit"], "side": "enemy", "keyword": "blocker"}},
        ),
        (
            "it is your turn and this Unit is attacking the enemy player",
            {"both": [{"turn": "your"}, {"attacking": "player"}]},
        ),
        ("a Pilot is paired with this Unit", {"matches": {"what": ["unit"], "paired": True}}),
    ],
)
def test_conditions(condition: str, expected: dict[str, Any]) -> None:
    assert steps(f"If {condition}, draw 1.") == [{"do": "if", "condition": expected, "steps": [{"do": "draw"}]}]


@pytest.mark.parametrize(
    ("sentence", "expected"),
    [
        (
            "Deal 2 damage to all enemy Units.",
            {"do": "damage", "to": {"all": {"what": ["unit"], "side": "enemy"}}, "amount": 2},
        ),
        (
            "Deal damage equal to the number of your Units in play to all enemy Units.",
            {
                "do": "damage",
                "to": {"all": {"what": ["unit"], "side": "enemy"}},
                "amount": {"count": {"what": ["unit"], "side": "your"}},
            },
        ),
        ("This Unit recovers 2 HP.", {"do": "recover", "to": "this", "amount": 2}),
        ("Place 2 rested EX Resources.", {"do": "place resource", "amount": 2, "ex": True, "rested": True}),
        (
            "Discard 2 red cards.",
            {
                "do": "discard",
                "amount": 2,
                "what": {"what": ["card"], "side": "your", "zone": "hand", "colors": ["red"]},
            },
        ),
        (
            "Deploy 2 rested [Leo]((OZ)･AP1･HP1) Unit tokens.",
            {"do": "deploy token", "token": ["T-004"], "amount": 2, "rested": True},
        ),
        ("This Unit gets AP+1 HP-2 during this turn.", None),
        (
            "This Unit gets AP+1 and HP-2 and <Repair 2> until the end of your opponent's next turn.",
            {
                "do": "modify",
                "to": "this",
                "changes": [
                    {"change": "ap", "by": 1},
                    {"change": "hp", "by": -2},
                    {"gain": {"name": "repair", "amount": 2}},
                ],
                "lasts": "opponent's next turn",
            },
        ),
        (
            "This Unit gets AP+2 for each (A) Unit in play during this turn.",
            {
                "do": "modify",
                "to": "this",
                "changes": [
                    {"change": "ap", "by": {"times": 2, "amount": {"count": {"what": ["unit"], "traits": ["A"]}}}}
                ],
            },
        ),
        (
            "Either draw 1, or place 1 EX Resource.",
            {"do": "mode", "arms": [[{"do": "draw"}], [{"do": "place resource", "ex": True}]]},
        ),
    ],
)
def test_instructions(sentence: str, expected: dict[str, Any] | None) -> None:
    if expected is None:
        with pytest.raises(NotUnderstood):
            steps(sentence)
    else:
        assert steps(sentence) == [expected]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("【Main】/【Action】Draw 1.", {"kind": "command", "timing": ["main", "action"]}),
        (
            "【During Link】【Attack】【Once per Turn】Draw 1.",
            {"on": {"event": "attack"}, "gate": {"during": "link"}, "once": True},
        ),
        (
            "【When Paired･Lv.3 or Lower Blue (A) Pilot】Draw 1.",
            {
                "on": {
                    "event": "paired",
                    "pilot": {"what": ["pilot"], "level": {"most": 3}, "colors": ["blue"], "traits": ["A"]},
                }
            },
        ),
        ("【Activate･Action】③, rest this Unit：Draw 1.", {"timing": "action", "cost": [{"pay": 3}, {"rest": "this"}]}),
        (
            "【Activate･Main】Discard 2：Draw 1.",
            {"cost": [{"discard": 2, "what": {"what": ["card"], "side": "your", "zone": "hand"}}]},
        ),
        (
            "【Activate･Main】Destroy 1 of your Unit tokens：Draw 1.",
            {"cost": [{"destroy": 1, "what": {"what": ["unit"], "side": "your", "token": True}}]},
        ),
        ("At the end of your turn, draw 1.", {"on": {"event": "end of turn"}, "turn": "your"}),
        (
            "During your opponent's turn, when this Unit destroys an enemy Link Unit with battle damage, draw 1.",
            {
                "on": {
                    "event": "destroys unit with battle damage",
                    "what": {"what": ["unit"], "side": "enemy", "linked": True},
                },
                "turn": "opponent's",
            },
        ),
        ("【Pilot】[Ann Ace]", {"kind": "pilot", "name": "Ann Ace"}),
        (
            "【During Pair】<Breach 2>",
            {"kind": "keyword", "keyword": {"name": "breach", "amount": 2}, "gate": {"during": "pair"}},
        ),
        (
            "During your turn, while this Unit is rested, all your other Units get HP+1.",
            {"kind": "constant", "turn": "your", "condition": {"matches": {"what": ["unit"], "state": "rested"}}},
        ),
        (
            "When playing this card from your hand, you may discard 1. If you do, play this card as if it has 2 cost.",
            {
                "kind": "play as",
                "by": [{"discard": 1, "what": {"what": ["card"], "side": "your", "zone": "hand"}}],
                "cost": 2,
            },
        ),
    ],
)
def test_marks_and_openings(text: str, expected: dict[str, Any]) -> None:
    assert expected.items() <= written(text).items()
    assert texts(read(text), TOKENS) == [text]


def test_it_is_what_was_chosen_last_or_else_this_unit() -> None:
    assert steps("Choose 1 enemy Unit. Draw 1. Rest it.")[2] == {"do": "rest"}
    assert steps("Choose 1 enemy Unit. Set this Unit as active. Rest the chosen card.")[2] == {"do": "rest"}
    assert steps("Set this Unit as active. It gets AP+1 during this turn.")[1]["to"] == "this"
    assert steps("Choose 1 enemy Unit. It gets AP-1 during this turn.")[1].get("to", "chosen") == "chosen"


def test_a_pronoun_goes_on_under_the_condition_before_it() -> None:
    assert [step["do"] for step in steps("If it is your turn, choose 1 Unit. Rest it. Draw 1.")] == ["if", "draw"]
    assert [step["do"] for step in steps("You may discard 1. If you do, draw 1. Then, draw 1.")] == [
        "may",
        "draw",
        "draw",
    ]
    (under,) = steps("If it is your turn, draw 1. If you do, discard 1.")
    assert [step["do"] for step in under["steps"]] == ["draw", "discard"]


def test_a_condition_behind_another_one_stands_for_itself() -> None:
    said = steps("Choose 1 Unit. If it is an enemy Unit, deal 2 damage to it. If it is a friendly Unit, rest it.")
    assert [step["do"] for step in said] == ["choose", "if", "if"]
    (under,) = steps("If it is your turn, choose 1 Unit. Deal 2 damage to it. If it is damaged, rest it.")
    assert [step["do"] for step in under["steps"]] == ["choose", "damage", "if"]


def test_what_was_looked_at_is_put_back_whatever_the_condition() -> None:
    said = steps(
        "Look at the top card of your deck. If it is a green card, draw 1. Return it to the bottom of your deck."
    )
    assert [step["do"] for step in said] == ["look", "if", "return"]
    (under,) = steps(
        "If it is your turn, look at the top card of your deck. Return it to the top or bottom of your deck."
    )
    assert [step["do"] for step in under["steps"]] == ["look", "top or bottom"]


def test_a_sentence_about_the_cards_of_otherwise_belongs_to_it() -> None:
    (step,) = steps("If it is your turn, draw 2. Otherwise, choose 1 enemy Unit. Rest it.")
    assert [inner["do"] for inner in step["otherwise"]] == ["choose", "rest"]
    assert [step["do"] for step in steps("If it is your turn, draw 2. Otherwise, draw 1. Discard 1.")] == [
        "if",
        "discard",
    ]


def test_an_effect_that_another_card_gains_is_not_about_the_destroyed_one() -> None:
    gained = '【Destroyed】Choose 1 of your Units. It gains "【Attack】{step}" during this turn.'
    for step in ("Rest this Unit.", "Return this Unit to its owner's hand."):
        (effect,) = read_text(gained.format(step=step), tokens=TOKENS)
        (alone,) = read_text(f"【Attack】{step}", tokens=TOKENS)
        assert isinstance(effect, m.Triggered)
        assert isinstance(alone, m.Triggered)
        assert isinstance(effect.steps[1], m.GainEffect)
        assert effect.steps[1].steps == alone.steps


def test_instead_replaces_a_choice_too_unless_it_is_about_the_chosen_cards() -> None:
    text = "Choose 1 enemy Unit. Rest it. If it is your turn, {} instead."
    (step,) = steps(text.format("rest all enemy Units"))
    assert [inner["do"] for inner in step["otherwise"]] == ["choose", "rest"]
    assert [step["do"] for step in steps(text.format("destroy it"))] == ["choose", "if"]


def test_a_sentence_for_one_players_turn_is_not_lost() -> None:
    under = steps("Draw 1. Then, during your turn, if a friendly Unit is in play, draw 2.")[1]
    assert under["link"] == "then"
    assert [next(iter(part)) for part in under["condition"]["both"]] == ["turn", "count"]


def test_a_place_said_once_is_that_of_all_that_is_chosen() -> None:
    text = "【Main】Choose 1 (A) card and 1 (B) card from your trash. Exile them from the game."
    (choose, _) = written(text)["steps"]
    assert [group["what"]["zone"] for group in choose["groups"]] == ["trash", "trash"]
    assert texts(read(text), TOKENS) == [text]


def test_instead_replaces_the_step_of_the_same_kind() -> None:
    (step,) = steps("Choose 1 enemy Unit. Rest it. If it is your turn, choose 2 enemy Units instead.")
    assert [[s["do"] for s in step[arm]] for arm in ("steps", "otherwise")] == [["choose", "rest"], ["choose", "rest"]]
    assert step["steps"][0]["groups"][0]["least"] == 2


def test_reminders_and_glyphs_make_no_difference() -> None:
    plain = read("【Activate･Main】①：This Unit gains <Repair 1> during this turn.")
    assert (
        read("【Activate・Main】①: This Unit gains 《Repair 1》 during this turn. (At the end of it.)\n(Once more.)")
        == plain
    )
    assert read("【Deploy】Deploy 1 [Zaku II]（（Zeon）・AP1・HP1） Unit token.") == read(
        "【Deploy】Deploy 1 [Zaku Ⅱ]((Zeon)･AP1･HP1) Unit token."
    )
    assert read("") == read("(Nothing but a reminder of something.)") == ()
