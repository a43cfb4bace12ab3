"""Other ways to play a card: with another Lv. or cost, in every language.

Blanks: `{by:cost}`, what the player does for it; `{onto:one}`, the Unit with which the card is paired;
`{condition:if}`, "if it holds, "; `{cost:change}`, a cost that is higher or lower by a number: "cost -2"; `{figures}`,
figures as which the card is played: "4 Lv. and cost".
"""

from __future__ import annotations

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.phrases.row import Row, RowTable

_CHANGED = {"amount": m.THIS_CARDS_COST}

PLAYING = RowTable(
    Row(
        m.PlayAs,
        cost=_CHANGED,
        en="when playing this card from your hand and pairing it with {onto:one},{} this card{} gets {cost:change}",
        also=("when playing this card from your hand and pairing it with {onto:one},{} it{} gets {cost:change}",),
        ja="手札のこのカードを、{onto:one}にセットするようにプレイするとき、これを{cost:change}する",
        zh="使用手牌中的此卡牌搭乘{onto:one}时，其{cost:change}",
    ),
    Row(
        m.PlayAs,
        cost=_CHANGED,
        en="when playing this card from your hand, {condition:if}it{} gets {cost:change}",
        also=(
            "when playing this card from your hand, {condition:if}this card{} gets {cost:change}",
            "when playing this card, {condition:if}it{} gets {cost:change}",
            "when playing this card, {condition:if}this card{} gets {cost:change}",
        ),
        ja="手札のこのカードをプレイするとき、{condition:if}これを{cost:change}する",
        zh="使用手牌中的此卡牌时，{condition:if}其{cost:change}",
    ),
    Row(
        m.PlayAs,
        cost=_CHANGED,
        en="when playing this card from your hand, you may {by:cost}.{} If you do{},{} it{} gets {cost:change}",
        also=(
            "when playing this card from your hand, you may {by:cost}.{} If you do{},{} this card{} gets {cost:change}",
        ),
        ja="手札のこのカードをプレイするとき、{by:cost}。そうしたなら、これを{cost:change}する",
        zh="使用手牌中的此卡牌时，可以{by:cost}。那样做时，其{cost:change}",
    ),
    Row(
        m.PlayAs,
        en="when playing this card from your hand and pairing it with {onto:one},{} "
        "play this card as if it has {figures}",
        ja="手札のこのカードを、{onto:one}にセットするようにプレイするとき、これを{figures}としてプレイする",
        zh="使用手牌中的此卡牌搭乘{onto:one}时，将此卡牌视为{figures}来使用",
    ),
    Row(
        m.PlayAs,
        en="when playing this card from your hand, {condition:if}play it as if it has {figures}",
        also=("when playing this card from your hand, {condition:if}play this card as if it has {figures}",),
        ja="手札のこのカードをプレイするとき、{condition:if}これを{figures}としてプレイする",
        zh="使用手牌中的此卡牌时，{condition:if}将此卡牌视为{figures}来使用",
    ),
    Row(
        m.PlayAs,
        en="when playing this card from your hand, you may {by:cost}.{} If you do{},{} "
        "play this card as if it has {figures}",
        ja="手札のこのカードをプレイするとき、{by:cost}。そうしたなら、これを{figures}としてプレイする",
        zh="使用手牌中的此卡牌时，可以{by:cost}。那样做时，将此卡牌视为{figures}来使用",
    ),
    said=("level", "cost"),
)
