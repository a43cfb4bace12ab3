"""What "it", "other" and "with this effect" mean after the sentences before."""

from __future__ import annotations

from typing import Any

import pytest

from gundam_desktop.games.gcg.cards.catalog import card_sets
from gundam_desktop.games.gcg.effects.reader import NotUnderstood, read_text
from gundam_desktop.games.gcg.effects.wording.en import texts

TOKENS = card_sets().tokens


def steps(text: str) -> list[dict[str, Any]]:
    (ability,) = read_text(text, tokens=TOKENS)
    assert texts((ability,), TOKENS) == [text]
    found: list[dict[str, Any]] = ability.model_dump(mode="json")["steps"]
    return found


def test_other_enemies_are_other_than_the_chosen_one() -> None:
    *_, last = steps("【Deploy】Choose 1 enemy Unit. Rest it. Then, deal 1 damage to all other enemy Units.")
    assert last["to"]["all"] == {"what": ["unit"], "side": "enemy", "besides": "chosen"}
    last = steps("When this Unit is blocked by an enemy Unit, rest all other enemy Units.")[0]
    assert last["to"]["all"]["besides"] == "event card"
    *_, last = steps("【Main】Choose 1 of your Units. Rest it. All your other Units get AP+1 during this turn.")
    assert last["to"]["all"]["besides"] == "chosen", "a Command is no Unit than which they could be other"
    (ability,) = read_text("【Main】Choose 1 enemy Unit. Rest all other Units.", tokens=TOKENS)
    *_, last = ability.model_dump(mode="json")["steps"]
    assert last["to"]["all"] == {"what": ["unit"], "besides": "chosen"}
    last = steps("【Deploy】All your other Units recover 1 HP.")[0]
    assert last["to"]["all"] == {"what": ["unit"], "side": "your", "other": True}


def test_they_are_all_the_cards_that_were_mentioned_last() -> None:
    (ability,) = read_text("【Deploy】Rest all your (Test) Units. They can't attack during this turn.", tokens=TOKENS)
    rest, modify = ability.model_dump(mode="json")["steps"]
    assert rest["to"] == modify["to"] == {"all": {"what": ["unit"], "side": "your", "traits": ["Test"]}}
    text = "【Main】Choose 1 enemy Unit. Rest it. Deal 1 damage to all your Bases. Deal 2 damage to them."
    (ability,) = read_text(text, tokens=TOKENS)
    assert ability.model_dump(mode="json")["steps"][-1]["to"]["all"]["what"] == ["base"], "not the chosen Unit"


@pytest.mark.parametrize(
    "text",
    [
        "【Deploy】Rest all your active Units. They can't attack during this turn.",
        "【Deploy】Deal 1 damage to all enemy Units with 3 or less HP. They get AP-1 during this turn.",
        "【Deploy】Return all enemy Units to their owners' hands. They get AP-1 during this turn.",
        "【Deploy】Rest all enemy Units. It gets AP+1 during this turn.",
        "【Deploy】Draw 1. They get AP+1 during this turn.",
    ],
)
def test_they_are_refused_if_it_cannot_be_told_which_cards_they_are(text: str) -> None:
    with pytest.raises(NotUnderstood):
        read_text(text, tokens=TOKENS)


def test_it_is_the_card_that_was_put_into_the_trash() -> None:
    trash, ask = steps("【Attack】Place the top card of your deck into your trash. If it is a (Test) card, draw 2.")
    assert (trash["do"], ask["condition"]["card"]) == ("trash top", "placed")
    _, ask = steps("【Attack】Discard 1. If it is a Unit card, you may deploy it.")
    assert (ask["condition"]["card"], ask["steps"][0]["steps"][0]["to"]) == ("discarded", "discarded")
    _, ask = steps("【Attack】You may discard 1. If it is a (Test) card, draw 2.")
    assert ask["condition"]["card"] == "discarded"


def test_a_chosen_base_that_is_destroyed_is_asked_for_as_a_base() -> None:
    *_, ask = steps("【Deploy】Choose 1 enemy Base. Deal 3 damage to it. If it is destroyed with this effect, draw 2.")
    assert ask["condition"] == {"destroys": "enemy", "what": ["base"]}
    text = "【Deploy】Choose 1 enemy Unit/Base. Deal 3 damage to it. If it is destroyed with this effect, draw 2."
    assert steps(text)[-1]["condition"]["what"] == ["unit", "base"]
    *_, ask = steps(
        "【Deploy】Choose 1 enemy Base. Deal 3 damage to it. If it isn't destroyed with this effect, draw 2."
    )
    assert ask["condition"] == {"destroys": "enemy", "what": ["base"], "never": True}


@pytest.mark.parametrize(
    "text",
    [
        "【Deploy】Deal 1 damage to all other enemy Units.",
        "【Main】Choose 1 of your other Units. Rest it.",
        "【Main】If you have another (Test) Unit in play, draw 1.",
        "【Main】Choose 1 enemy Unit. Rest it. All your other Units get AP+1 during this turn.",
        "【Deploy】Choose 1 of your Units. All your Units other than the chosen Unit get AP+1 during this turn.",
        "【Deploy】Choose 2 enemy Units. Rest 1 of them.",
        "【Activate･Main】Reveal 1 (Test) Unit card from your hand：Deploy it.",
        "【Deploy】Look at the top 2 cards of your deck. Return them to your shield area in any order.",
        "【Deploy】Return the remaining cards to the top of your deck in any order.",
        "【Deploy】Choose 1 of your Units. Rest it. All your other Units get AP+1 during this turn.",
        "【Deploy】Choose 1 of your Units. You may pair 1 Pilot card from your hand with it. Rest it.",
        "【Deploy】Pair 1 Pilot card from your hand with one of your Units. Rest it.",
        "【Deploy】Choose 1 enemy Unit. You may pair 1 Pilot card from your hand with it.",
        "When one of your Units destroys an enemy Unit with battle damage while you are attacking a Unit, rest it.",
        "【Deploy】Draw 1. If it is a Unit card, draw 1.",
        "【Deploy】Place the top 2 cards of your deck into your trash. If it is a (Test) card, draw 1.",
        "【Deploy】Place the top card of your deck into your trash. If it is Lv.4 or higher, draw 1.",
        "【Deploy】Choose 1 card from your trash. Discard 1. If it is a Unit card, draw 1.",
        "【Deploy】Choose 1 friendly Unit. It won't be set as active during the start phase of its owner's next turn.",
        "【Deploy】Choose 1 card from your trash. Exile it from the game. If it is destroyed with this effect, draw 1.",
    ],
)
def test_what_could_be_one_card_or_another_is_refused(text: str) -> None:
    with pytest.raises(NotUnderstood):
        read_text(text, tokens=TOKENS)
