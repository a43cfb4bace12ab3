"""The costs: what a player does before the colon, or in place of an event, in every language.

Blanks: `{destroy:cards}`, as many of the cards in the field `what` as the field `destroy` says, up to `most` if the
player decides how many; `{discard:of hand}`, the same without the word "hand", which is clear; `{pay:circled}`, a
circled number; others are numbers, or this Unit or Base.
"""

from __future__ import annotations

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.phrases.row import Row, RowTable

COSTS = RowTable(
    Row(m.Pay, en="{pay:circled}", ja="{pay:circled}", zh="{pay:circled}"),
    Row(m.RestThis, en="rest {rest}", ja="{rest}をレストにする", zh="将{rest}转为休息状态"),
    Row(m.RestCost, en="rest {rest:cards}", ja="{rest:cards}をレストにする", zh="将{rest:cards}转为休息状态"),
    Row(m.RestCost, rest=1, what=m.Selector.constant(what=("base",), side="your"), also=("rest{} your Base",)),
    Row(m.DiscardCost, what=m.YOUR_HAND, ja="自分の手札{discard}枚を捨てる", zh="丢弃{discard}张手牌"),
    Row(m.DiscardCost, en="discard {discard:of hand}", ja="{discard:cards}を捨てる", zh="丢弃{discard:cards}"),
    Row(m.DestroyThis, en="destroy {destroy_this}", ja="{destroy_this}を破壊する", zh="将{destroy_this}破坏"),
    Row(m.DestroyCost, en="destroy {destroy:cards}", ja="{destroy:cards}を破壊する", zh="破坏{destroy:cards}"),
    Row(
        m.DamageThis,
        en="deal {damage} damage to {damage_this}",
        ja="{damage_this}に{damage}ダメージを与える",
        zh="给与{damage_this}{damage}点伤害",
    ),
    Row(
        m.DamageCost,
        en="deal {damage} damage to {count:cards}",
        ja="{count:cards}に{damage}ダメージを与える",
        zh="给与{count:cards}{damage}点伤害",
    ),
    Row(
        m.ShieldCost,
        en="add {shields_to_hand} of your Shields to your hand",
        ja="自分のシールド{shields_to_hand}つを手札に加える",
        zh="将我方{shields_to_hand}张护盾加入手牌",
    ),
    Row(
        m.TrashTopCost,
        trash_top=1,
        en="place the top card of your deck into your trash",
        ja="自分のデッキを上から1枚、自分のトラッシュに置く",
        zh="将我方卡组最上方的1张卡牌置于废弃区",
    ),
    Row(
        m.TrashTopCost,
        en="place the top {trash_top} cards of your deck into your trash",
        ja="自分のデッキを上から{trash_top}枚、自分のトラッシュに置く",
        zh="将我方卡组最上方的{trash_top}张卡牌置于废弃区",
    ),
    Row(m.RevealCost, en="reveal {reveal:cards}", ja="{reveal:cards}を公開する", zh="公开{reveal:cards}"),
    Row(
        m.RemoveThis,
        remove_this="trash",
        en="exile this card from your trash",
        also=("exile this card in your trash",),
        ja="トラッシュのこのカードをゲームから除外する",
        zh="将废弃区中的此卡牌从游戏中除外",
    ),
    Row(
        m.RemoveThis, en="exile {remove_this}", ja="{remove_this}をゲームから除外する", zh="将{remove_this}从游戏中除外"
    ),
    Row(
        m.RemoveCost,
        en="exile {remove:cards}",
        ja="{remove:cards}をゲームから除外する",
        zh="将{remove:cards}从游戏中除外",
    ),
    Row(
        m.ReturnThis,
        card="this card in trash",
        return_this="hand",
        en="return this card from your trash to your hand",
        also=("add this card from your trash to your hand",),
        ja="トラッシュのこのカードを持ち主の手札に戻す",
        zh="将废弃区中的此卡牌放回持有者的手牌",
    ),
    Row(
        m.ReturnThis,
        card="this card in trash",
        return_this="deck top",
        en="return this card from your trash to the top of your deck",
        also=("place this card from your trash on top of your deck",),
        ja="トラッシュのこのカードを持ち主のデッキの上に戻す",
        zh="将废弃区中的此卡牌放回持有者的卡组最上方",
    ),
    Row(
        m.ReturnThis,
        card="this card in trash",
        return_this="deck bottom",
        en="return this card from your trash to the bottom of your deck",
        also=("place this card from your trash on the bottom of your deck",),
        ja="トラッシュのこのカードを持ち主のデッキの下に戻す",
        zh="将废弃区中的此卡牌放回持有者的卡组最下方",
    ),
    Row(
        m.ReturnThis,
        return_this="hand",
        en="return {card} to its owner's hand",
        also=("return {card} to your hand", "place {card} to its owner's hand", "place {card} to your hand"),
        ja="{card}を持ち主の手札に戻す",
        zh="将{card}放回持有者的手牌",
    ),
    Row(
        m.ReturnThis,
        return_this="deck top",
        en="return {card} to the top of its owner's deck",
        also=(
            "return {card} to the top of your deck",
            "return {card} on top of {its owner's|your} deck",
            "place {card} to the top of {its owner's|your} deck",
            "place {card} on top of {its owner's|your} deck",
        ),
        ja="{card}を持ち主のデッキの上に戻す",
        zh="将{card}放回持有者的卡组最上方",
    ),
    Row(
        m.ReturnThis,
        return_this="deck bottom",
        en="return {card} to the bottom of its owner's deck",
        also=(
            "return {card} to the bottom of your deck",
            "return {card} on the bottom of {its owner's|your} deck",
            "place {card} to the bottom of {its owner's|your} deck",
            "place {card} on the bottom of {its owner's|your} deck",
        ),
        ja="{card}を持ち主のデッキの下に戻す",
        zh="将{card}放回持有者的卡组最下方",
    ),
    Row(
        m.ReturnCost,
        en="return {to_hand:cards} {to its owner's hand|to their owners' hands}",
        also=("return {to_hand:cards} to your hand",),
        ja="{to_hand:cards}を持ち主の手札に戻す",
        zh="将{to_hand:cards}放回持有者的手牌",
    ),
    Row(
        m.ShuffleCost,
        en="return {shuffle:cards} to your deck and shuffle it",
        also=("shuffle {shuffle:cards} into your deck",),
        ja="{shuffle:cards}を自分のデッキに戻し、シャッフルする",
        zh="将{shuffle:cards}放回我方卡组并切洗",
    ),
    Row(
        m.BottomCost,
        en="return {to_bottom:cards} to the bottom of your deck",
        also=(
            "return {to_bottom:cards} on the bottom of your deck",
            "place {to_bottom:cards} on the bottom of your deck",
            "place {to_bottom:cards} to the bottom of your deck",
        ),
        ja="{to_bottom:cards}を自分のデッキの下に戻す",
        zh="将{to_bottom:cards}放回我方卡组最下方",
    ),
)
