"""What the reader does not understand is refused, with its words and its place: nothing is read as something near."""

from __future__ import annotations

import pytest

from gundam_desktop.games.gcg.cards.catalog import card_sets
from gundam_desktop.games.gcg.effects.reader import NotUnderstood, read_text

TOKENS = card_sets().tokens


@pytest.mark.parametrize(
    ("text", "words", "why"),
    [
        ("【Deploy】Choose 1 enemy Uint. Rest it.", "Uint", "unit"),
        ("【Depoly】Draw 1.", "Depoly", "【Deploy】"),
        ("<Bloker>", "<Bloker>", "<Blocker>"),
        ("<Repair>", "<Repair>", "number"),
        ("【Deploy】Deploy 1 [Leoo]((OZ)･AP1･HP1) Unit token.", "[Leoo]((OZ)･AP1･HP1)", "[Leo]"),
        ("【Deploy】Deploy 1 [Leo]((OZ)･AP1) Unit token.", "[Leo]((OZ)･AP1)", "AP and HP"),
        ("【Deploy】Draw 1. Frobnicate it.", "Frobnicate", ""),
        ("【Deploy】Choose 1 enemy Unit. Rest it and then some.", "some", ""),
        ("【Deploy】Draw.", ".", "number"),
        ("【Deploy】Draw 1", "1", "full stop"),
        ("Draw 1.", "Draw 1.", "when"),
        ("【Attack】This Unit gets AP+1.", "This Unit gets AP+1.", "how long"),
        ("【Main】Rest it.", "it", "spoken of"),
        ("【Main】This Unit recovers 1 HP.", "This Unit", "Command"),
        ("【Main】①：Draw 1.", "①：", "cost"),
        ("【Deploy】【Attack】Draw 1.", "Attack", "marks"),
        ("【During Link】/【Attack】Draw 1.", "/【Attack】", "can be joined"),
        (
            "【Deploy】When this Unit destroys an enemy Unit with battle damage, draw 1.",
            "When this Unit destroys an enemy Unit with battle damage,",
            "when",
        ),
        ("【Deploy】Choose 1 active rested Unit. Rest it.", "rested", "contradicts"),
        ("【Deploy】Then, draw 1.", "Then, draw 1.", "before"),
        (
            "【Deploy】Return it to the top or bottom of your deck.",
            "Return it to the top or bottom of your deck",
            "looked",
        ),
        ("<Blocker>\n【Deploy】Draw one.", "one", ""),
        ("【Deploy】All players each discard 1 of your cards.", "your", "another player involved"),
        ("【Deploy】All players each choose 1 enemy Unit. Rest them.", "enemy", "another player involved"),
        ("【Deploy】They draw 1.", "They draw 1", "player"),
        (
            "【Deploy】Choose 1 enemy Unit. Rest it. If you are Lv.7, choose 1 (Test) Unit card instead.",
            "choose 1 (Test) Unit card",
            "where",
        ),
        ("【Deploy】That enemy player draws 1.", "That enemy player draws 1", "player"),
        (
            "【Deploy】All players draw 1. If they draw with this effect, draw 1.",
            "they draw with this effect",
            "which player",
        ),
        ("【Deploy】The attacking Unit gets AP+1 during this turn.", "The attacking Unit", "spoken of"),
        (
            "【Destroyed】Return this Unit's paired Pilot to its owner's hand. If it is a (Test) Pilot, draw 1.",
            "a (Test) Pilot",
            "no Pilot",
        ),
        (
            "【Main】Choose 1 Unit. Rest it. If it is damaged, choose 2 Units instead.",
            "If it is damaged, choose 2 Units instead.",
            "the choice",
        ),
        (
            "【Deploy】Deal 1 damage to this Base. If you do, it gets AP+2 during this battle.",
            "it gets AP+2 during this battle",
            "only Units have AP",
        ),
    ],
)
def test_what_is_not_understood_is_told_with_its_words_and_place(text: str, words: str, why: str) -> None:
    with pytest.raises(NotUnderstood) as caught:
        read_text(text, tokens=TOKENS)
    assert caught.value.words == words
    assert text[caught.value.position :].startswith(words)
    assert why in caught.value.why


@pytest.mark.parametrize(
    "text",
    [
        "This Unit may choose a rested enemy Unit as its attack target and attack it.",
        "【Main】Add this Unit from your trash to your hand.",
        "When this Unit attacks an enemy Base, draw 1.",
        "When one of your Pilots is destroyed, draw 1.",
        "This Unit can't be rested.",
        "When you play a Unit card, draw 1.",
        "【Deploy】At the end of this turn, draw 1. Choose 1 enemy Unit. Rest it.",
        "【Deploy】If you have a (Test) Unit and 2 or more rested Units are in play, draw 1.",
        "【Deploy】If this Unit isn't an enemy Unit, draw 1.",
        "【Attack】If this was a Link Unit, draw 1.",
        "【Deploy】Choose 1 Unit card from your trash. Pair it with one of your Units.",
        "【Deploy】Add the card to your hand instead of returning it to your deck.",
        "【Main】Choose 1 enemy Unit. Return it to its owner's hand. If it is a Link Unit, draw 1.",
        "【Main】Draw 1. That player discards 1.",
        "【Main】Choose 1 enemy Unit. Add 1 to your hand.",
        'This card in your hand gains "【Attack】Draw 1."',
        "【Main】Choose 1 enemy Unit. Return it to the top of your deck.",
        "【Main】Choose 2 enemy Units with a total Lv. of 5 or lower. Rest them.",
        "【Activate･Main】Rest 2 of your Units with different names：Draw 1.",
        "When this Unit deals damage to an enemy Shield, increase that damage by 1.",
        "When this Unit deals damage to an enemy Unit, draw 1.",
        "【Main】Choose 1 enemy Unit. Rest it. Return the revealed card to the bottom of your deck.",
        "【Deploy】Deploy 2 [Rock]((Test)･AP0･HP5) Base tokens.",
        "【Deploy】Look at 1 of your opponent's Units.",
        "【Main】Choose 1 enemy Unit whose Lv. is equal to or lower than the destroyed Unit. Rest it.",
        "【Destroyed】Choose 1 enemy Unit. Rest it. Add it from your trash to your hand.",
        "When you activate a Unit's 【Main】/【Action】, draw 1.",
        "When you activate a Command's 【Main】/【Burst】, draw 1.",
        "【Deploy】If you have 3 or more Units, draw 1.",
        "【Deploy】If you have fewer cards than your opponent, draw 1.",
        "【Deploy】If you have 2 or more Units in play, they discard 1.",
        "【Deploy】If this Unit has been destroyed during this turn, draw 1.",
        "【Attack】If the card you activated is blue, draw 1.",
        "When your opponent activates a Command's 【Main】/【Action】, if the card you activated is blue, draw 1.",
        "When you activate a Command's 【Main】/【Action】, if the card you activated is rested, draw 1.",
        "When this Unit is chosen by one of your effects, draw 1.",
        "When you use an effect of an enemy Unit, draw 1.",
        "When you activate an effect of one of your Units, draw 1.",
        "When this Unit's AP is increased by <Breach>, draw 1.",
        "When you activate an 【Attack】 effect of one of your Units, draw 1.",
        "When this Unit destroys an enemy Unit with battle damage, if it was deployed this turn, draw 1.",
        "【Main】If this Unit was deployed this turn, draw 1.",
        "【Deploy】Choose 1 enemy Unit. Destroy it. If it has attacked this turn, draw 1.",
        "【Deploy】If an enemy Unit has been destroyed during this battle, draw 1.",
        "Your Units can't block this Unit.",
        "When this Unit is returned to its owner's hand by an effect, draw 1.",
        "【During Pair･[]】Draw 1.",
        "【Main】Deploy 1 [Leoo]((OZ)･AP1･HP1) Unit token.",
        "【Attack】You may pair this card from your trash with one of your Units.",
        "【Action】Choose 1 enemy Unit. Deal 1 damage to the enemy Unit battling it.",
        "【Action】During this battle, this Unit and friendly Shields can't receive battle damage.",
        "【Deploy】Choose 1 Unit card that is Lv.3 or lower or has 2 or less AP from your trash. Add it to your hand.",
        "【Main】Choose 1 enemy Unit with <Blocker> that is Lv.3 or lower or is rested. Rest it.",
        "When this card is discarded by one of your effects, this Unit gets AP+1 during this turn.",
        "When you draw your second Unit card in a turn, draw 1.",
        "【Attack】If an enemy effect destroyed this Unit, draw 1.",
        "【Attack】If this Unit was deployed by an effect, draw 1.",
        "When this Unit is chosen as an attack target, draw 1.",
        "When playing this card, if you have a Base in play, it gets AP+1.",
        "【Main】Choose 1 enemy player with the most cards in their hand. You discard 1.",
        "When this Unit's <Repair> deals damage, draw 1.",
        "【Main】Activate the 【Main】 of 2 Command cards in your trash.",
        "【Deploy】All enemy players place the top card of their deck into their trash. "
        "If you placed 1 or more (Test) cards with this effect, draw 1.",
        "【Main】Choose 1 of your Units. Rest it. If you do, choose 1 of your Units and 1 enemy Unit "
        "with the same Lv. as that Unit. Deal 4 damage to the enemy Unit.",
        "【Main】Choose 1 to 2 friendly Units. Rest them. Choose 1 enemy Unit with AP equal to or less than that Unit. "
        "Rest it.",
        "When one of your Units attacks, choose 1 enemy Unit. That Unit gets AP-1 during this turn.",
        "【Main】Choose 1 enemy Unit with AP equal to or less than this Unit. Rest it.",
        "【Main】Draw a number of cards equal to this Unit's Lv.",
        "【Deploy】Activate this Unit's 【Deploy】.",
        "【Deploy】Choose 1 enemy Unit. Discard it.",
        "【Deploy】Choose 1 card from your opponent's hand. Discard it.",
        "【Main】Choose 2 enemy Units with the same Lv. Rest them.",
        "【Attack】Choose 1 enemy Unit. Deal 2 damage to one of them and 1 damage to the other.",
        "【Action】Choose 1 of your Units attacking you. Rest it.",
        "【Main】During this turn, the next (Test) card you play from your hand gets AP+1.",
        "【Attack】Choose 1 to 2 enemy Units. They get AP-2 during this turn. "
        "If its AP becomes 0 with this effect, destroy it.",
        "【Deploy】If you have 2 or more Units in play, draw 1. "
        "If you have 4 or more Shields, place 1 EX Resource instead.",
        "【Attack】Discard 1. If you discarded a Unit card with this effect, discard 2 instead.",
    ],
)
def test_what_cannot_be_played_as_it_says_is_not_read_as_something_near_it(text: str) -> None:
    with pytest.raises(NotUnderstood):
        read_text(text, tokens=TOKENS)


@pytest.mark.parametrize(
    "piece", ["Draw 1, ", "choose 1 enemy Unit and ", "of the ", 'gains "', "■", "(a ", "【Deploy】"]
)
def test_a_text_without_end_is_refused_before_it_is_read(piece: str) -> None:
    with pytest.raises(NotUnderstood, match=r"a card's text has 1000 characters at most"):
        read_text(piece * (100_000 // len(piece)), tokens=TOKENS)
