"""The texts of events, a row each, in every language side by side.

Blanks in a text: `{who}` and `{whose}`, the card that does the event or to which it happens; `{what}`, the other card;
`{one}`, such a card without its player, `{card}`, one of a hand; `{own}` and `{one_of_own}`, a card of the player who
is named; `{effect}`, whose effect causes the event; `{nth}` and `{ordinal}`, a number. `events` fills them.
"""

from __future__ import annotations

from collections.abc import Mapping

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.phrases.vocabulary import Words

HAPPENS: Mapping[tuple[m.EventName, str | None], Words] = {
    ("destroys unit with battle damage", None): Words(
        "{who} destroys {what} with battle damage",
        "{who}がバトルダメージで{what}を破壊した",
        "{who}通过战斗伤害破坏{what}",
    ),
    ("destroys shield area card with battle damage", None): Words(
        "{who} destroys an enemy shield area card with battle damage",
        "{who}がバトルダメージで相手のシールドエリアのカードを破壊した",
        "{who}通过战斗伤害破坏对方护盾区的卡牌",
    ),
    ("destroys shield area card with damage", None): Words(
        "{who} destroys an enemy shield area card with damage",
        "{who}がダメージで相手のシールドエリアのカードを破壊した",
        "{who}通过伤害破坏对方护盾区的卡牌",
    ),
    ("deals battle damage", None): Words(
        "{who} deals battle damage to {what}",
        "{who}が{what}にバトルダメージを与えた",
        "{who}给与{what}战斗伤害",
    ),
    ("deals breach damage", None): Words(
        "{whose} <Breach> deals damage",
        "{who}の《突破》がダメージを与えた",
        "{who}的《突破》给与伤害",
    ),
    ("destroys unit with damage", None): Words(
        "{who} destroys {what} with damage",
        "{who}がダメージで{what}を破壊した",
        "{who}通过伤害破坏{what}",
    ),
    ("destroys card with damage", None): Words(
        "{who} destroys an enemy card with damage",
        "{who}がダメージで相手のカードを破壊した",
        "{who}通过伤害破坏对方的卡牌",
    ),
    ("destroys card with battle damage", None): Words(
        "{who} destroys an enemy card with battle damage",
        "{who}がバトルダメージで相手のカードを破壊した",
        "{who}通过战斗伤害破坏对方的卡牌",
    ),
    ("receives damage", None): Words("{who} receives damage", "{who}がダメージを受けた", "{who}受到伤害"),
    ("receives damage", "enemy"): Words(
        "{who} receives damage from an enemy",
        "{who}が相手からダメージを受けた",
        "{who}受到来自对方的伤害",
    ),
    ("receives battle damage", None): Words(
        "{who} receives battle damage",
        "{who}がバトルダメージを受けた",
        "{who}受到战斗伤害",
    ),
    ("receives battle damage", "enemy"): Words(
        "{who} receives enemy battle damage",
        "{who}が相手からバトルダメージを受けた",
        "{who}受到来自对方的战斗伤害",
    ),
    ("blocked", None): Words("{who} is blocked by {what}", "{who}が{what}にブロックされた", "{who}被{what}阻挡"),
    ("blocks", None): Words("{who} blocks", "{who}がブロックした", "{who}进行阻挡"),
    ("receives effect damage", None): Words(
        "{who} receives effect damage",
        "{who}が効果ダメージを受けた",
        "{who}受到效果伤害",
    ),
    ("receives effect damage", "enemy"): Words(
        "{who} receives enemy effect damage",
        "{who}が{effect}ダメージを受けた",
        "{who}受到{effect}伤害",
    ),
    ("receives effect damage", "you"): Words(
        "{who} receives effect damage from {effect}",
        "{who}が{effect}ダメージを受けた",
        "{who}受到{effect}伤害",
    ),
    ("ap increased by support", None): Words(
        "{whose} AP is increased by <Support>",
        "{who}のAPが《援護》で増加した",
        "{who}的AP因《支援》而增加",
    ),
    ("chosen by effect", "enemy"): Words(
        "{who} is chosen by {enemy_effect}", "{who}が{effect}で選ばれた", "{who}被{effect}选择"
    ),
    ("recovers hp", None): Words("{who} recovers HP", "{who}が回復した", "{who}回复"),
    ("rested", None): Words("{who} is rested", "{who}がレストになった", "{who}转为休息状态"),
    ("returned to hand", None): Words(
        "{who} is returned to its owner's hand",
        "{who}が持ち主の手札に戻された",
        "{who}被放回持有者的手牌",
    ),
    ("linked", None): Words("{who} links", "{who}がリンクした", "{who}成为共鸣机体"),
    ("attack", None): Words("{who} attacks", "{who}がアタックした", "{who}进行攻击"),
    ("attacked", None): Words("{who} is attacked", "{who}がアタックされた", "{who}被攻击"),
    ("target changed", None): Words(
        "{whose} attack target is changed", "{who}のアタック先が変更された", "{who}的攻击对象被变更"
    ),
    ("deploy", None): Words("{who} is deployed", "{who}が配備された", "{who}被配置"),
    ("destroyed", None): Words("{who} is destroyed", "{who}が破壊された", "{who}被破坏"),
    ("unit destroyed with damage", None): Words(
        "{who} is destroyed with damage",
        "{who}がダメージで破壊された",
        "{who}因伤害被破坏",
    ),
    ("unit destroyed with effect damage", None): Words(
        "{who} is destroyed with effect damage",
        "{who}が効果ダメージで破壊された",
        "{who}因效果伤害被破坏",
    ),
    ("unit destroyed with battle damage", None): Words(
        "{who} is destroyed with battle damage",
        "{who}がバトルダメージで破壊された",
        "{who}因战斗伤害被破坏",
    ),
    ("uses effect", None): Words("you use an effect of {who}", "{who}の効果を使用した", "我方使用{who}的效果"),
    ("uses main effect", None): Words(
        "you activate an 【Activate･Main】 effect of {who}",
        "{who}の【起動・メイン】効果を使用した",
        "我方使用{who}的【启动·主要】效果",
    ),
    ("uses action effect", None): Words(
        "you activate an 【Activate･Action】 effect of {who}",
        "{who}の【起動・アクション】効果を使用した",
        "我方使用{who}的【启动·瞬动】效果",
    ),
    ("uses support", None): Words(
        "you use {whose} <Support> to increase {one}'s AP",
        "{who}の《援護》で{one}をAP+した",
        "通过{who}的《支援》使{one}的AP增加",
    ),
    ("paired", None): Words("you pair {one} with {who}", "{who}に{one}をセットした", "{one}搭乘{who}"),
    ("pilot paired with", None): Words("you pair a Pilot with {who}", "{who}にパイロットをセットした", "机师搭乘{who}"),
}
"""(event, who causes it) -> the text for what `{who}` does or what happens to them; `{what}` is the other card."""
CAUSED: Mapping[m.EventName, Words] = {
    "deployed by effect": Words(
        "{who} is deployed by {effect}", "{who}が{effect}で配備された", "{who}因{effect}被配置"
    ),
    "destroyed by effect": Words(
        "{who} is destroyed by {effect}",
        "{who}が{effect}で破壊された",
        "{who}因{effect}被破坏",
    ),
    "effect destroys unit": Words(
        "{effect} destroys {who}",
        "{who}が{effect}か効果ダメージで破壊された",
        "{who}因{effect}或其效果伤害被破坏",
    ),
    "effect damage destroys unit": Words(
        "damage from {effect} destroys {who}",
        "{who}が{effect}のダメージで破壊された",
        "{who}因{effect}的伤害被破坏",
    ),
    "rested by effect": Words(
        "{who} is rested by {effect}",
        "{who}が{effect}でレストになった",
        "{who}因{effect}转为休息状态",
    ),
    "set active by effect": Words(
        "{who} is set as active by {effect}",
        "{who}が{effect}でアクティブになった",
        "{who}因{effect}转为活跃状态",
    ),
    "returned to hand by effect": Words(
        "{who} is returned to its owner's hand by {effect}",
        "{who}が{effect}で持ち主の手札に戻された",
        "{who}因{effect}被放回持有者的手牌",
    ),
    "ap reduced by effect": Words(
        "{whose} AP is reduced by {enemy_effect}",
        "{who}のAPが{effect}で減少した",
        "{who}的AP因{effect}而减少",
    ),
    "ap increased by effect": Words(
        "{whose} AP is increased by {enemy_effect}",
        "{who}のAPが{effect}で増加した",
        "{who}的AP因{effect}而增加",
    ),
}
"""Event -> the text for what an `{effect}` does to `{who}`."""
OF_TARGET: Mapping[m.EventName, Words] = {
    "attack": Words("{who} attacks {what}", "{who}が、{what}にアタックした", "{who}攻击{what}"),
    "attacked": Words("{who} is attacked by {what}", "{who}が{what}にアタックされた", "{who}被{what}攻击"),
    "blocks": Words("{who} blocks {what}", "{who}が{what}をブロックした", "{who}阻挡{what}"),
    "receives battle damage": Words(
        "{who} receives battle damage from {what}",
        "{who}が{what}からバトルダメージを受けた",
        "{who}受到来自{what}的战斗伤害",
    ),
    "receives damage": Words(
        "{who} receives damage from {what}", "{who}が{what}からダメージを受けた", "{who}受到来自{what}的伤害"
    ),
    "receives effect damage": Words(
        "{who} receives effect damage from {what}",
        "{who}が{what}から効果ダメージを受けた",
        "{who}受到来自{what}的效果伤害",
    ),
    "destroys shield area card with battle damage": Words(
        "{who} destroys {what} with battle damage",
        "{who}がバトルダメージで{what}を破壊した",
        "{who}通过战斗伤害破坏{what}",
    ),
    "destroys shield area card with damage": Words(
        "{who} destroys {what} with damage", "{who}がダメージで{what}を破壊した", "{who}通过伤害破坏{what}"
    ),
}
"""Event -> the text that names the other card, if that is described."""
YOURS: Mapping[m.EventName, Words] = {
    "places from deck": Words(
        "you place {card} from your deck into your trash",
        "自分のデッキから{what}が自分のトラッシュに置かれた",
        "我方卡组中的{what}被置于我方废弃区",
    ),
    "places from deck with own effect": Words(
        "one of your effects places {card} from your deck into your trash",
        "自分の効果で、自分のデッキから{what}が自分のトラッシュに置かれた",
        "我方卡组中的{what}因我方的效果被置于我方废弃区",
    ),
    "places ex resource": Words("you place an EX Resource", "自分のEXリソースが置かれた", "我方放置EX能源"),
    "ex resource exiled": Words(
        "one of your EX Resources is exiled from the game",
        "自分のEXリソースがゲームから除外された",
        "我方EX能源从游戏中被除外",
    ),
    "draws": Words("you draw a card", "自分がカードを引いた", "我方抽卡"),
    "draws with effect": Words("you draw with an effect", "自分が効果でドローした", "我方通过效果抽卡"),
    "plays command": Words("you play and activate {card}", "自分が{card}をプレイし発動した", "我方使用并发动{card}"),
    "activates command": Words(
        "you activate a Command's 【Main】/【Action】 effect",
        "自分がコマンドの【メイン】/【アクション】を発動した",
        "我方发动指令的【主要】/【瞬动】",
    ),
    "activates burst": Words(
        "you activate a 【Burst】 effect", "自分が【バースト】効果を発動した", "我方发动【爆发】效果"
    ),
    "pays for effect": Words(
        "you pay ① or more for {one}'s effect",
        "{one}の効果で①以上のコストを支払った",
        "我方为{one}的效果支付①或更多的费用",
    ),
}
"""Event that you do -> its text."""
ACTIVATES_ONE: Mapping[m.EventName, Words] = {
    "activates command": Words(
        "you activate {one}'s 【Main】/【Action】",
        "自分が{card}の【メイン】/【アクション】を発動した",
        "我方发动{card}的【主要】/【瞬动】",
    ),
    "activates burst": Words(
        "you activate {card}'s 【Burst】 effect",
        "自分が{card}の【バースト】効果を発動した",
        "我方发动{card}的【爆发】效果",
    ),
}
"""The same for an effect of a certain card."""
THEIRS: Mapping[m.EventName, Words] = {
    "places ex resource": Words(
        "{player} places an EX Resource", "{player}のEXリソースが置かれた", "{player}放置EX能源"
    ),
    "draws": Words("{player} draws a card", "{player}がカードを引いた", "{player}抽卡"),
    "draws with effect": Words("{player} draws with an effect", "{player}が効果でドローした", "{player}通过效果抽卡"),
    "plays command": Words(
        "{player} plays and activates {card}", "{player}が{card}をプレイし発動した", "{player}使用并发动{card}"
    ),
    "activates command": Words(
        "{player} activates {one}'s 【Main】/【Action】",
        "{player}が{card}の【メイン】/【アクション】を発動した",
        "{player}发动{card}的【主要】/【瞬动】",
    ),
    "activates burst": Words(
        "{player} activates a 【Burst】 effect", "{player}が【バースト】効果を発動した", "{player}发动【爆发】效果"
    ),
}
"""Event that another `{player}` does -> its text."""
PLAYERS: Mapping[str | None, Words] = {
    "enemy": Words("your opponent", "相手", "对方"),
    "a player": Words("a player", "いずれかのプレイヤー", "任意玩家"),
}
NTH_OF: Mapping[m.EventName, Words] = {
    "deploy": Words(
        "you deploy your {ordinal} {own} in a turn",
        "1ターン中に{nth}つ目の{who}が配備された",
        "一回合中第{nth}张{who}被配置",
    ),
    "draws": Words(
        "you draw your {ordinal} card in a turn",
        "自分が1ターン中に{nth}枚目のカードを引いた",
        "我方在一回合中抽到第{nth}张卡",
    ),
    "activates command": Words(
        "you activate your {ordinal} {own} in a turn",
        "自分が1ターン中に{nth}枚目の{own}の【メイン】/【アクション】を発動した",
        "我方在一回合中发动第{nth}张{own}的【主要】/【瞬动】",
    ),
}
"""Event -> the text for the card that is the `{nth}` one deployed, drawn or activated in a turn."""
DEPLOYED_FROM: Mapping[m.InTurnName | None, Words] = {
    "deployed from trash": Words(
        "you deploy {one_of_own} from your trash", "{who}がトラッシュから配備された", "{who}从废弃区被配置"
    ),
    "deployed from hand": Words(
        "you deploy {one_of_own} from your hand", "{who}が手札から配備された", "{who}从手牌被配置"
    ),
}
"""Origin -> the text for a Unit that is deployed from there."""
DISCARDS: Mapping[str, Words] = {
    "your": Words("you discard due to {effect}", "自分が{effect}で手札を捨てた", "我方因{effect}丢弃手牌"),
    "enemy": Words("your opponent discards due to {effect}", "相手が{effect}で手札を捨てた", "对方因{effect}丢弃手牌"),
    "any": Words(
        "a player discards due to {effect}",
        "いずれかのプレイヤーが{effect}で手札を捨てた",
        "任意玩家因{effect}丢弃手牌",
    ),
}
"""Side of the cards -> the text for a player who discards because of an `{effect}`."""
DISCARDS_ONE: Mapping[str, Words] = {
    "your": Words(
        "you discard {card} due to {effect}", "自分が{effect}で手札の{card}を捨てた", "我方因{effect}丢弃手牌中的{card}"
    ),
    "enemy": Words(
        "your opponent discards {card} due to {effect}",
        "相手が{effect}で手札の{card}を捨てた",
        "对方因{effect}丢弃手牌中的{card}",
    ),
}
"""The same for a certain card."""
THIS_DISCARDED = Words(
    "this card is discarded by {effect}", "このカードが{effect}で捨てられた", "此卡牌因{effect}被丢弃"
)
ATTACKS_YOU = Words("{who} attacks you", "{who}が自分にアタックした", "{who}攻击我方玩家")
ATTACKS_PLAYER = Words("{who} attacks the enemy player", "{who}が相手プレイヤーにアタックした", "{who}攻击对方玩家")
EXILED_FROM_TRASH = Words(
    "{card} in your trash is exiled from the game", "{who}がゲームから除外された", "{who}从游戏中被除外"
)
PLAYS_WITH_EX = Words(
    "you play and activate {card} using an EX Resource",
    "自分がEXリソースを使用して{card}をプレイし発動した",
    "我方动用EX能源来使用并发动{card}",
)
RESTED_THIS = Words("this rested Unit", "レストの{this}", "休息状态的{this}")
"""This Unit, if it was rested before the event."""
THIS_OR_ONE = Words("{this} or {others}", "{this}か、{others}", "{this}或{others}")
