"""Constant effects, rules and replacements in the words of a designer: what is understood, worded in our own words."""

from __future__ import annotations

import pytest

from gundam_desktop.games.gcg.cards.catalog import card_sets
from gundam_desktop.games.gcg.effects.reader import NotUnderstood, read_text
from gundam_desktop.games.gcg.effects.wording import en, ja, zh

TOKENS = card_sets().tokens


@pytest.mark.parametrize(
    ("text", "worded"),
    [
        (
            "While you have less Units in play than your opponent, this Unit gets AP+1.",
            "While you have fewer Units in play than your opponent, this Unit gets AP+1.",
        ),
        (
            "While this Unit is the only Unit you have in play, it gains <Blocker>.",
            "While you have no other Units in play, this Unit gains <Blocker>.",
        ),
        (
            "Your other (Test) Units can't be chosen as attack targets by enemy Units with 2 or less AP.",
            "Your other (Test) Units can't be chosen as an attack target by enemy Units with 2 or less AP.",
        ),
        (
            "This Unit can't attack or activate <Blocker> while it is damaged.",
            "While this Unit is damaged, it can't attack or block.",
        ),
        (
            'While this Unit has "Test" in its card name, it gains <Breach 2>.',
            'While this Unit is a Unit with "Test" in its card name, it gains <Breach 2>.',
        ),
        ("This Unit gets HP+1 if it is rested.", "While this Unit is rested, it gets HP+1."),
        (
            "You may play this card from your trash if you have 2 or less Shields.",
            "While you have 2 or less Shields, you may play this card from your trash.",
        ),
        (
            "【Attack】Choose 1 enemy Unit with lower AP than this Unit's AP. Rest it.",
            "【Attack】Choose 1 enemy Unit with less AP than this Unit. Rest it.",
        ),
        (
            "During your turn, your opponent's Unit cards in their hand get cost +1.",
            "During your turn, all Unit cards in your opponent's hand get cost +1.",
        ),
        (
            "【Main】Enemy Units can't choose players as their attack target until the end of your opponent's next "
            "turn.",
            "【Main】Enemy Units can't choose the enemy player as their attack target until the end of your opponent's "
            "next turn.",
        ),
        (
            "【Action】Choose 1 of your Units being attacked. Return it to its owner's hand. If you do, end "
            "the battle.",
            "【Action】Choose 1 of your Units that is being attacked. Return it to its owner's hand. If you do, end "
            "that battle without performing the damage step.",
        ),
        (
            "【Deploy】Place the top card of your deck face down at the bottom of your Shields.",
            "【Deploy】Place the top card of your deck into your shield area as a Shield.",
        ),
        (
            "When this Unit is destroyed, return it to the bottom of its owner's deck.",
            "【Destroyed】Return this Unit from your trash to the bottom of your deck.",
        ),
        (
            "When this Base is destroyed, you may exile it from the game. If you do, draw 1.",
            "【Destroyed】You may exile this card in your trash from the game. If you do, draw 1.",
        ),
        (
            "When your other (Test) Units receive enemy battle damage, reduce it by 1.",
            "When one of your other (Test) Units receives enemy battle damage, reduce it by 1.",
        ),
        (
            "When this Base receives 3 or more enemy damage, reduce that damage to 2.",
            "When this Base receives 3 or more enemy damage, reduce it to 2.",
        ),
        (
            "【Action】Choose 1 friendly Unit. During this turn, reduce the battle damage it receives to 0.",
            "【Action】Choose 1 friendly Unit. During this turn, reduce battle damage it receives to 0.",
        ),
        (
            "You can only play this card if you have a (Test) Link Unit in play.",
            "While you have no (Test) Link Units in play, you can't play this card.",
        ),
        (
            "You can't play this card unless you are Lv.7 or higher.",
            "While you are Lv.6 or lower, you can't play this card.",
        ),
        ("This Unit can't attack unless it is damaged.", "This Unit can't attack while this Unit is undamaged."),
        (
            "While you have no Base in play, this Unit won't be set as active during your start phase.",
            "While you have no Bases in play, this Unit won't be set as active during your start phase.",
        ),
        (
            "This Unit can only be paired with a blue Pilot.",
            "This Unit can't be paired with non-blue Pilots.",
        ),
        (
            "This Unit can't be destroyed or rested by enemy Command effects.",
            "This Unit can't be destroyed or rested by the effects of enemy Commands.",
        ),
        (
            "【Attack】Its attack can't be redirected by <Blocker> during this battle.",
            "【Attack】This Unit can't be blocked during this battle.",
        ),
        (
            "【Deploy】Choose 1 enemy Unit. During your next turn, it gets AP-2.",
            "【Deploy】Choose 1 enemy Unit. It gets AP-2 during your next turn.",
        ),
        (
            "Battle damage this Unit deals to enemy Bases is increased by 2.",
            "When this Unit deals battle damage to an enemy Base, increase that damage by 2.",
        ),
        (
            "Damage dealt by this Unit to enemy Units is increased by 1.",
            "When this Unit deals damage to an enemy Unit, increase that damage by 1.",
        ),
        (
            "When one of your (Test) Units' effects deals damage to an enemy Unit, increase it by 1.",
            "When one of your (Test) Units deals effect damage to an enemy Unit, increase that damage by 1.",
        ),
        (
            "Battle damage dealt by this Unit can't be reduced.",
            "This Unit's battle damage can't be reduced.",
        ),
        (
            "【Attack】Choose 1 enemy Unit. It can't recover HP and damage dealt to it can't be reduced during "
            "this turn.",
            "【Attack】Choose 1 enemy Unit. It can't recover HP and damage dealt to it can't be reduced during "
            "this turn.",
        ),
        (
            "This Unit can't receive damage from the effects of enemy Units.",
            "This Unit can't receive effect damage from enemy Units.",
        ),
        (
            "【Attack】During this battle, enemy players can't activate the 【Action】 of Command cards.",
            "【Attack】Your opponent can't activate Commands' 【Action】 during this battle.",
        ),
        (
            "Enemy players can't activate 【Activate･Main】 effects while this Unit is rested.",
            "While this Unit is rested, your opponent can't activate 【Activate･Main】 effects.",
        ),
        (
            "Treat your (Test) Unit tokens as Link Units.",
            "All your (Test) Unit tokens are treated as Link Units.",
        ),
        (
            "【Burst】Activate this card's 【Main】 or add it to your hand.",
            "【Burst】Either activate this card's 【Main】, or add this card to your hand.",
        ),
        (
            "When an enemy Unit attacks, you may change its attack target to this Unit if this Unit is rested.",
            "When an enemy Unit attacks, if this Unit is rested, you may change a battling enemy Unit's attack target "
            "to it.",
        ),
        (
            "While this Unit is battling an enemy Unit with <Breach>/<Blocker>, that enemy Unit loses them.",
            "While this Unit is battling an enemy Unit, the enemy Unit battling this Unit loses <Breach> and "
            "<Blocker>.",
        ),
        ("All enemy Units with <Blocker> lose <Blocker>.", "All enemy Units lose <Blocker>."),
        (
            "【Attack】Choose 1 enemy Unit with 2 or more keyword effects. It loses <Blocker> and <Repair> during this "
            "turn.",
            "【Attack】Choose 1 enemy Unit with 2 or more keyword effects. It loses <Blocker> and <Repair> during this "
            "turn.",
        ),
        (
            "When this Unit would be rested by one of your opponent's effects, you may rest your Base instead.",
            "When this Unit would be rested by an enemy effect, you may rest 1 of your Bases instead.",
        ),
        (
            "When the Pilot paired with this Unit would be destroyed by an enemy effect, you may discard 1 instead.",
            "When this Unit's paired Pilot would be destroyed by an enemy effect, you may discard 1 instead.",
        ),
        (
            "(Test) cards in your trash can't be exiled by enemy effects.",
            "(Test) cards in your trash can't be exiled from the game by enemy effects.",
        ),
        (
            "During your turn, when one of your other (Test) Units would receive battle damage, this Unit receives "
            "that damage instead.",
            "During your turn, when one of your other (Test) Units would receive battle damage, this Unit receives "
            "that damage instead.",
        ),
        (
            "When one of your Units would receive enemy damage, reduce it by 1.",
            "When one of your Units receives enemy damage, reduce it by 1.",
        ),
        (
            "When one of your other Units is destroyed, deal damage to the first card in your opponent's shield area "
            "equal to that Unit's AP.",
            "When one of your other Units is destroyed, deal damage equal to that Unit's AP to the first card in your "
            "opponent's shield area.",
        ),
        (
            "When you have this Unit and 2 or more other (Test) Units in play, enemy Units lose all 【Destroyed】 "
            "effects.",
            "While you have 2 or more other (Test) Units in play, all enemy Units lose all 【Destroyed】 effects.",
        ),
        ("When you are Lv.7 or higher, this Unit gets AP+1.", "While you are Lv.7 or higher, this Unit gets AP+1."),
        (
            "When this Unit attacks an enemy player, that player can't activate 【Burst】 effects during this turn.",
            "When this Unit attacks the enemy player, your opponent can't activate 【Burst】 during this turn.",
        ),
        (
            "Enemy players can't activate 【Burst】 during your turn.",
            "During your turn, your opponent can't activate 【Burst】.",
        ),
        (
            "While this Unit has no keyword effects, it gets AP+2.",
            "While this Unit is a Unit without a keyword effect, it gets AP+2.",
        ),
    ],
)
def test_what_is_understood(text: str, worded: str) -> None:
    effects = read_text(text, tokens=TOKENS)
    assert en.texts(effects, TOKENS) == [worded]
    assert read_text(worded, tokens=TOKENS) == effects
    assert ja.texts(effects, TOKENS)
    assert zh.texts(effects, TOKENS)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("Unit cards in their hand get cost +1.", "it does not say whose hand that is"),
        ("【Destroyed】This Unit gets AP+1 during this turn.", "this card is already in the trash by then"),
        ("【Destroyed】Deploy this Unit.", "this card is already in the trash by then"),
        ("When your Units receive enemy damage, draw 1.", "only be named here if the effect reduces that damage"),
        (
            "When this Unit receives enemy damage, reduce it by 2. If it is rested, reduce it to 0 instead.",
            "only another number can follow",
        ),
        ("【Deploy】This Unit won't be set as active during your start phase.", "it does not say for how long"),
        ("【Deploy】During your next turn, all your Units get AP+1.", "deployed by then"),
        ("You can only play this card if this Unit is a blue Unit.", "only a number of cards"),
        ("【Attack】Your opponent can't activate 【Action】 during this turn.", "only 【Burst】 or 【Activate･Main】"),
        ("When one of your Units attacks, change its attack target to this Unit.", "an enemy Unit must attack"),
        ("All enemy Units with <Blocker> get AP-1 and lose <Blocker>.", "would no longer fit the description"),
        ("While this Unit is battling an enemy Unit, that enemy Unit loses them.", "no keyword effects"),
        (
            "When this Unit's paired Pilot would be rested by an enemy effect, you may rest this Unit instead.",
            "on its own",
        ),
        (
            "When this Unit's paired Pilot would be destroyed, exile it instead.",
            "only be kept in play by doing something else",
        ),
        ("When this Unit's paired Pilot is destroyed, draw 1.", "the Pilot of this Unit"),
        ("When this Unit would receive enemy damage, this Unit receives that damage instead.", "a different card"),
        (
            "When one of your other Units is destroyed, choose 1 enemy Unit. Deal damage equal to that Unit's AP to "
            "it.",
            "or the chosen one",
        ),
        ("When you have 2 or more other Units in play, draw 1.", "does not say when this happens"),
        ("【Attack】Choose 1 enemy Unit. It loses all 【Burst】 effects during this turn.", "only 【Deploy】"),
        ("While this Unit has no keyword effects, it gains <Blocker>.", "would make its own condition false"),
    ],
)
def test_what_is_refused(text: str, why: str) -> None:
    with pytest.raises(NotUnderstood, match=why):
        read_text(text, tokens=TOKENS)
