"""Other words for the same: what is printed in several ways is read as one effect."""

from __future__ import annotations

import pytest

from gundam_desktop.games.gcg.cards.catalog import card_sets
from gundam_desktop.games.gcg.effects.reader import read_text

TOKENS = card_sets().tokens


@pytest.mark.parametrize(
    ("text", "same"),
    [
        (
            "【Attack】Choose 1 enemy Unit. Reduce its AP during this turn by an amount equal to the "
            "number of rested enemy Units.",
            "【Attack】Choose 1 enemy Unit. For each rested enemy Unit in play, it gets AP-1 during this turn.",
        ),
        (
            "When one of your effects rests an enemy Unit, draw 1.",
            "When an enemy Unit is rested by one of your effects, draw 1.",
        ),
        (
            "When you destroy an enemy Unit with an effect, draw 1.",
            "When one of your effects destroys an enemy Unit, draw 1.",
        ),
        (
            "When one of your (Test) Units is deployed from your trash, draw 1.",
            "When you deploy a (Test) Unit from your trash, draw 1.",
        ),
        (
            "At the end of a battle where this Unit blocked, draw 1.",
            "When this Unit blocks, at the end of this battle, draw 1.",
        ),
        (
            "When this Unit attacks for the second time in a turn, draw 1.",
            "【Attack】If this is this Unit's second attack of this turn, draw 1.",
        ),
        (
            "【Main】Choose 1 enemy Unit with more than 4 AP. Rest it.",
            "【Main】Choose 1 enemy Unit with 5 or more AP. Rest it.",
        ),
        (
            "【Attack】If all of your Units in play are (Test), draw 1.",
            "【Attack】If you have no non-(Test) Units in play, draw 1.",
        ),
        (
            "This Unit gets AP+2 on the turn it is deployed.",
            "On the turn this Unit is deployed, it gets AP+2.",
        ),
        (
            "When you activate one of your (Test) Units' 【Activate･Main】 effects, draw 1.",
            "When you activate an 【Activate･Main】 effect of one of your (Test) Units, draw 1.",
        ),
        (
            "While this Unit has 3 or less HP, it may choose an active enemy Unit as its attack target and gains "
            "<Breach 2>.",
            "While this Unit has 3 or less HP, it gains <Breach 2> and may choose an active enemy Unit as its attack "
            "target.",
        ),
        (
            "【Main】Choose 1 of your Units. It gets AP+1 and may attack active enemy Units this turn.",
            "【Main】Choose 1 of your Units. During this turn, it may choose an active enemy Unit as its attack target "
            "and gets AP+1.",
        ),
        (
            "【Attack】If you are attacking an enemy player with more cards in hand than you, that player discards 1.",
            "【Attack】If you are attacking the enemy player and you have fewer cards in your hand than your opponent, "
            "choose 1 enemy player. They discard 1.",
        ),
        (
            "【Attack】If this Unit is attacking an enemy player with 3 or less Shields, draw 1.",
            "【Attack】If you are attacking the enemy player and an enemy player has 3 or less Shields, draw 1.",
        ),
        (
            "【Deploy】Each enemy player with more Shields than you chooses 1 of their Units. Rest it.",
            "【Deploy】If you have fewer Shields than your opponent, all enemy players each choose 1 of their Units. "
            "Rest it.",
        ),
        (
            "【Deploy】All enemy players with 6 or more cards in their hand each discard 2.",
            "【Deploy】If your opponent has 6 or more cards in their hand, all enemy players each discard 2.",
        ),
        (
            "【Deploy】Choose 1 enemy player with fewer Units in play than you. They may draw 1.",
            "【Deploy】If you have more Units in play than your opponent, choose 1 enemy player. They may draw 1.",
        ),
        (
            "When this Unit is chosen by the effect of an enemy Command card, draw 1.",
            "When this Unit is chosen by an enemy Command's effect, draw 1.",
        ),
        (
            "【Deploy】Choose 2 rested enemy Units. They won't be set as active during the start phase of their "
            "owners' next turns.",
            "【Deploy】Choose 2 rested enemy Units. They won't be set as active during the next start phase.",
        ),
        ("When you activate a Shield's 【Burst】, draw 1.", "When you activate a 【Burst】 effect, draw 1."),
        (
            "When you exile a (Test) card from your trash, draw 1.",
            "When a (Test) card in your trash is exiled from the game, draw 1.",
        ),
        ("When a player deploys a (Test) Unit, draw 1.", "When a (Test) Unit is deployed, draw 1."),
        (
            "While this Unit has 3 or more damage, it gains <First Strike>.",
            "While this Unit has received 3 or more damage, it gains <First Strike>.",
        ),
        (
            "【Main】Choose 1 friendly Unit and 1 enemy Unit. Deal damage to the enemy Unit equal to the amount of "
            "damage the friendly Unit has received.",
            "【Main】Choose 1 friendly Unit and 1 enemy Unit. Deal damage equal to the amount of damage the friendly "
            "Unit has received to the enemy Unit.",
        ),
        (
            "【Attack】If another of your (Test) Units has attacked this turn, draw 1.",
            "【Attack】If one of your other (Test) Units has attacked during this turn, draw 1.",
        ),
        (
            "At the end of your turn, if this Unit did not attack this turn, draw 1.",
            "At the end of your turn, if this Unit has not attacked during this turn, draw 1.",
        ),
        (
            "【Main】If you have paired a Pilot with one of your (Test) Units this turn, draw 1.",
            "【Main】If one of your (Test) Units has been paired with a Pilot during this turn, draw 1.",
        ),
        (
            "【Main】Choose 1 enemy Unit. If it was deployed this turn, rest it.",
            "【Main】Choose 1 enemy Unit. If it is a Unit that was deployed this turn, rest it.",
        ),
        (
            "【Attack】If you have any (Test) Pilot cards in your trash, draw 1.",
            "【Attack】If a (Test) Pilot card is in your trash, draw 1.",
        ),
        (
            "【Main】During this turn, if a friendly Unit destroys an enemy Unit with battle damage, draw 2.",
            "【Main】If a friendly Unit has destroyed an enemy Unit with battle damage this turn, draw 2.",
        ),
        (
            "While 2 or more Units are in play, enemy Units can't choose this Unit as their attack target.",
            "While there are 2 or more Units in play, this Unit can't be chosen as an attack target.",
        ),
        (
            "【Action】Choose 1 friendly Unit. Enemy Units can't choose it as their attack target this turn.",
            "【Action】Choose 1 friendly Unit. It can't be chosen as an attack target during this turn.",
        ),
        (
            "【Main】Choose 1 of your Units. During this turn, when it receives battle damage from an enemy Unit, "
            "reduce it by 2.",
            "【Main】Choose 1 of your Units. During this turn, when it receives enemy battle damage, reduce it by 2.",
        ),
        (
            "【Attack】Choose 1 enemy Unit. Reduce its AP during this battle by an amount equal to the "
            "number of rested enemy Units.",
            "【Attack】Choose 1 enemy Unit. For each rested enemy Unit in play, it gets AP-1 during this battle.",
        ),
        (
            "If you have a Base in play at the start of your opponent's turn, draw 1.",
            "At the start of your opponent's turn, if you have a Base in play, draw 1.",
        ),
        (
            "【Deploy】Look at the top 2 cards of your deck and return 1 to the top. Place the remaining "
            "card into your trash. If you have no Bases in play, add the card to your hand instead of "
            "returning it to your deck.",
            "【Deploy】Look at the top 2 cards of your deck. Choose 1 card among them. If you have no "
            "Bases in play, add it to your hand. Otherwise, return it to the top of its owner's deck. Place "
            "the remaining cards into your trash.",
        ),
        ("【Deploy】Choose 1 blue or white Unit. Rest it.", "【Deploy】Choose 1 blue/white Unit. Rest it."),
        (
            "【Deploy】Choose up to 3 enemy Units whose combined AP is 5 or less. Rest them.",
            "【Deploy】Choose up to 3 enemy Units with a total AP of 5 or less. Rest them.",
        ),
        (
            "【Destroyed】Your opponent's Units get AP-1 during this turn.",
            "【Destroyed】All enemy Units get AP-1 during this turn.",
        ),
        ("When your opponent deploys a Unit, rest it.", "When an enemy Unit is deployed, rest it."),
        (
            "When this Unit would receive 2 or less effect damage, it doesn't receive that damage.",
            "This Unit can't receive 2 or less effect damage.",
        ),
        (
            "【Attack】Set this Unit as active at the end of this battle.",
            "【Attack】At the end of this battle, set this Unit as active.",
        ),
        (
            "【Deploy】Choose 1 card from your hand. Place it on the top of your deck.",
            "【Deploy】Choose 1 card from your hand. Return it to the top of its owner's deck.",
        ),
        (
            "【Deploy】Choose 1 enemy Unit without the (Test) trait. Rest it.",
            "【Deploy】Choose 1 enemy non-(Test) Unit. Rest it.",
        ),
        (
            "【Deploy】If you have an (A) Unit and a (B) Unit in play, draw 1.",
            "【Deploy】If you have an (A) Unit in play and you have a (B) Unit in play, draw 1.",
        ),
        (
            "【Action】Choose 1 of your rested Units. Change the attack target of the attacking enemy Unit to it.",
            "【Action】Choose 1 of your rested Units. Change a battling enemy Unit's attack target to it.",
        ),
        ("【Destroyed】If this was a Link Unit, draw 1.", "【Destroyed】If this Unit is a Link Unit, draw 1."),
        ("【Attack】If this Unit isn't damaged, draw 1.", "【Attack】If this Unit is undamaged, draw 1."),
        (
            "This Unit can't attack unless you have another (Test) Unit in play.",
            "This Unit can't attack while you have no other (Test) Units in play.",
        ),
        (
            "This Unit gains <Breach 1> for each of your (Test) Units.",
            "This Unit gains the same number of <Breach 1> as the number of (Test) Units you have in play.",
        ),
        (
            "【Attack】Your opponent can't activate <Blocker> during this battle.",
            "【Attack】Enemy Units can't activate <Blocker> during this battle.",
        ),
        (
            "【Deploy】Choose 1 Pilot card from your trash. Pair it with one of your (Test) Units.",
            "【Deploy】Pair 1 Pilot card from your trash with one of your (Test) Units.",
        ),
        (
            "【Deploy】Place the top 2 cards of your opponent's deck into their trash.",
            "【Deploy】Your opponent places the top 2 cards of their deck into their trash.",
        ),
        ("When this Unit's attack is blocked, draw 1.", "When this Unit is blocked by an enemy Unit, draw 1."),
        ("When you play a Command card, draw 1.", "When you play and activate a Command card, draw 1."),
        (
            "This Unit can't receive battle damage while attacking.",
            "While this Unit is attacking, it can't receive battle damage.",
        ),
        ("【Deploy】You and your opponent each draw 1.", "【Deploy】All players draw 1."),
        ("【Main】All players each draw 1. Then, you discard 1.", "【Main】All players draw 1. Then, you discard 1."),
        (
            "【Main】Choose 1 Unit belonging to each player. Destroy them.",
            "【Main】Choose 1 of your Units and 1 enemy Unit. Destroy them.",
        ),
        (
            "Enemy Units with <Blocker> can't block this Unit.",
            "This Unit can't be blocked by enemy Units with <Blocker>.",
        ),
        (
            "Reduce the damage this Unit receives from enemy effects by 1.",
            "When this Unit receives effect damage from an enemy, reduce it by 1.",
        ),
        (
            "While this Unit is rested, when it receives enemy battle damage, reduce it by 1.",
            "If this Unit is rested, when this Unit receives enemy battle damage, reduce it by 1.",
        ),
        (
            '【Main】Choose 1 enemy Unit. During this turn, it gains "【Destroyed】Draw 1."',
            "【Main】Choose 1 enemy Unit. It gains the following effect during this turn: ■【Destroyed】Draw 1.",
        ),
        (
            "【Deploy】If your opponent has 5 or more cards in their hand, they discard 1.",
            "【Deploy】If your opponent has 5 or more cards in their hand, your opponent discards 1.",
        ),
        (
            "【Attack】The Unit this Unit is battling gets AP-2 during this battle.",
            "【Attack】The enemy Unit battling this Unit gets AP-2 during this battle.",
        ),
        (
            "【Main】Deploy 1 Base card from your hand without paying its cost.",
            "【Main】Deploy 1 Base card from your hand.",
        ),
        (
            "When you discard with one of this Unit's effects, draw 1.",
            "When you discard due to this Unit's effect, draw 1.",
        ),
        ("When you pair a (Test) Pilot with this Unit, draw 1.", "【When Paired･(Test) Pilot】Draw 1."),
        ("When this Unit is paired with a (Test) Pilot, draw 1.", "【When Paired･(Test) Pilot】Draw 1."),
        ("When you deploy a (Test) Unit, draw 1.", "When one of your (Test) Units is deployed, draw 1."),
        (
            "【Main】Choose 1 enemy Unit. Deal 1 damage to it. If it is destroyed with this effect, draw 1.",
            "【Main】Choose 1 enemy Unit. Deal 1 damage to it. When this effect destroys an enemy Unit, draw 1.",
        ),
        ("When your Base is destroyed, draw 1.", "When one of your Bases is destroyed, draw 1."),
        ("When this Unit activates <Blocker>, draw 1.", "When this Unit blocks, draw 1."),
        (
            "When this Unit is destroyed with battle damage, draw 1.",
            "【Destroyed】If this Unit is destroyed with battle damage, draw 1.",
        ),
        (
            "When you rest one of your other (Test) Units with an effect, draw 1.",
            "When one of your other (Test) Units is rested by one of your effects, draw 1.",
        ),
        (
            "When one of your Units is destroyed during your opponent's turn, draw 1.",
            "During your opponent's turn, when one of your Units is destroyed, draw 1.",
        ),
        (
            "【Main】All players each destroy 1 of their Units.",
            "【Main】All players each choose 1 of their Units. Destroy them.",
        ),
        (
            "【Main】Choose 1 enemy Unit. Destroy it. Its owner draws 1.",
            "【Main】Choose 1 enemy Unit. Destroy it. That enemy player draws 1.",
        ),
        (
            "【Main】Choose 1 enemy Unit. Deal 1 damage to it. You may discard 1. If you do, deal 3 damage instead.",
            "【Main】Choose 1 enemy Unit. You may discard 1. If you do, deal 3 damage to it. "
            "If you don't, deal 1 damage to it.",
        ),
        (
            "【Main】Look at the top 3 cards of your deck and add 1 to your hand. "
            "Place the remaining cards into your trash.",
            "【Main】Look at the top 3 cards of your deck. Add 1 card among them to your hand. "
            "Place the remaining cards into your trash.",
        ),
        (
            "【Destroyed】If your opponent has more Units in play than you, draw 1.",
            "【Destroyed】If you have fewer Units in play than your opponent, draw 1.",
        ),
        (
            "This Unit gets AP+1, HP+1 and <First Strike>.",
            "This Unit gets AP+1 and HP+1 and <First Strike>.",
        ),
        ("Enemy Units get AP-1 while battling this Unit.", "The enemy Unit battling this Unit gets AP-1."),
        (
            "【Main】Draw 1 for each enemy player.",
            "【Main】Draw a number of cards equal to the number of enemy players.",
        ),
        ("【Deploy】Deal 2 damage to each enemy Unit.", "【Deploy】Deal 2 damage to all enemy Units."),
        (
            'All your (Test) Units gain "【Attack】Draw 1."',
            "All your (Test) Units gain the following effect: ■【Attack】Draw 1.",
        ),
        (
            "When playing this card, if you have a Base in play, it gets cost -1.",
            "When playing this card from your hand, if you have a Base in play, this card gets cost -1.",
        ),
        (
            "【Main】Choose 1 friendly (Test) Unit card from your hand. Deploy it.",
            "【Main】Deploy 1 (Test) Unit card from your hand.",
        ),
        (
            "【Action】During this battle, friendly (Test) Units and friendly Shields can't receive battle damage.",
            "【Action】Friendly (Test) Units can't receive battle damage during this battle. "
            "Friendly Shields can't receive battle damage during this battle.",
        ),
        (
            "This Unit may choose an active enemy Unit that is battling none of your Units and is Lv.2 or lower "
            "as its attack target.",
            "This Unit may choose an active enemy Unit that is Lv.2 or lower that is battling none of your Units "
            "as its attack target.",
        ),
        ("This Unit can't choose a player as its attack target.", "This Unit can't attack the enemy player."),
        (
            "【Deploy】Place the top card of your deck into your trash. "
            "If a (Test) card is placed with this effect, draw 1.",
            "【Deploy】Place the top card of your deck into your trash. "
            "If you place a (Test) card with this effect, draw 1.",
        ),
        (
            "【Deploy】Return 1 enemy Unit to its owner's hand.",
            "【Deploy】Choose 1 enemy Unit. Return it to its owner's hand.",
        ),
        (
            "【Deploy】Activate the 【Main】 of 1 (Test) Command card in your trash.",
            "【Deploy】Choose 1 (Test) Command card from your trash. Activate its 【Main】.",
        ),
        (
            "【Deploy】Deploy 1 (Test) Unit card from your trash rested.",
            "【Deploy】Choose 1 (Test) Unit card from your trash. Deploy it rested.",
        ),
        (
            "【Deploy】Destroy 1 of your [Parts] Unit tokens.",
            "【Deploy】Choose 1 of your Unit tokens with the card name [Parts]. Destroy it.",
        ),
        (
            "【Action】Choose 1 of your Units. Change the attack target of a battling enemy Unit to it.",
            "【Action】Choose 1 of your Units. Change a battling enemy Unit's attack target to it.",
        ),
        (
            "【Destroyed】If this Unit was destroyed by an effect, draw 1.",
            "【Destroyed】If this Unit is destroyed by an effect, draw 1.",
        ),
        (
            "When an enemy Unit is destroyed, if this Unit is attacking, it recovers 1 HP and set it as active.",
            "When an enemy Unit is destroyed, if this Unit is attacking, it recovers 1 HP and set this Unit as active.",
        ),
        (
            "When this Unit is attacked by an enemy Unit, deal 1 damage to the attacking Unit. Rest it.",
            "When this Unit is attacked by an enemy Unit, "
            "deal 1 damage to the attacking Unit. Rest the attacking Unit.",
        ),
        (
            "【Deploy】You may deploy 1 (Test) Unit card from your trash. Pay its cost to deploy it.",
            "【Deploy】You may choose 1 (Test) Unit card from your trash. Pay its cost to deploy it.",
        ),
        (
            "【Deploy】Deploy 1 rested [Leo]((OZ)･AP1･HP1) Unit token. If it is your turn, deploy 2 instead.",
            "【Deploy】Deploy 1 rested [Leo]((OZ)･AP1･HP1) Unit token. "
            "If it is your turn, deploy 2 rested [Leo]((OZ)･AP1･HP1) Unit tokens instead.",
        ),
        (
            "【Main】Choose 1 to 2 enemy Units. Deal 1 damage to each of them.",
            "【Main】Choose 1 to 2 enemy Units. Deal 1 damage to them.",
        ),
        (
            "【Main】Choose 1 enemy Unit. It gets AP-1 during this turn for each (Test) Unit you have in play.",
            "【Main】Choose 1 enemy Unit. For each of your (Test) Units, it gets AP-1 during this turn.",
        ),
        (
            "【Main】Choose 1 enemy Unit. Deal 2 damage to it. If this effect destroys an enemy Unit, draw 1.",
            "【Main】Choose 1 enemy Unit. Deal 2 damage to it. When this effect destroys an enemy Unit, draw 1.",
        ),
        (
            "【Main】Choose 1 of your (Test) Units. Return the paired Pilot to its owner's hand. If you do, draw 2.",
            "【Main】Choose 1 of your (Test) Units. Return its paired Pilot to its owner's hand. If you do, draw 2.",
        ),
        (
            "【Main】Choose 1 of your (Test) Units deployed during this turn. Rest it.",
            "【Main】Choose 1 of your (Test) Units that was deployed this turn. Rest it.",
        ),
        (
            "【Main】Choose 1 of your (Test) Units deployed from your trash during this turn. Rest it.",
            "【Main】Choose 1 of your (Test) Units that was deployed from your trash this turn. Rest it.",
        ),
        (
            "【Attack】If you are attacking an enemy (Test) Unit, deal 2 damage to all other enemy Units.",
            "【Attack】If you are attacking an enemy (Test) Unit, deal 2 damage to all non-battling enemy Units.",
        ),
        (
            "【Main】Choose 1 enemy Unit. It can't block during this turn.",
            "【Main】Choose 1 enemy Unit. It can't activate <Blocker> during this turn.",
        ),
        (
            "【Deploy】Choose 2 enemy Units that are paired with a Pilot. Exile them.",
            "【Deploy】Choose 2 enemy Units paired with a Pilot. Exile them from the game.",
        ),
        (
            "【Main】Choose 1 (Test) card from an enemy player's trash. Exile it. "
            "If you are Lv.7, choose 1 card instead.",
            "【Main】Choose 1 (Test) card from your opponent's trash. Exile it. "
            "If you are Lv.7, choose 1 card from your opponent's trash instead.",
        ),
    ],
)
def test_other_words_for_the_same(text: str, same: str) -> None:
    assert read_text(text, tokens=TOKENS) == read_text(same, tokens=TOKENS)
