"""The events of players: what each says in every language. `phrases.events` explains the blanks."""

from __future__ import annotations

from collections.abc import Mapping

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.phrases.row import event_row
from gundam_desktop.games.gcg.effects.phrases.vocabulary import Words

_ANY_CARD = {side: m.Selector.constant(what=("card",), side=side) for side in ("your", "enemy", "any")}


PLAYER_EVENTS = (
    event_row(
        "draws",
        "you draw your {nth:ordinal} card in a turn",
        "自分が1ターン中に{nth}枚目のカードを引いた",
        "我方在一回合中抽到第{nth}张卡",
        "you draw your {nth:ordinal} card",
    ),
    event_row("draws", "you draw a card", "自分がカードを引いた", "我方抽卡", by=None),
    event_row("draws", "{by:player} draws a card", "{by:player}がカードを引いた", "{by:player}抽卡"),
    event_row("draws with effect", "you draw with an effect", "自分が効果でドローした", "我方通过效果抽卡", by=None),
    event_row(
        "draws with effect",
        "{by:player} draws with an effect",
        "{by:player}が効果でドローした",
        "{by:player}通过效果抽卡",
    ),
    *(
        event_row(
            "discarded by effect",
            f"{who_en} due to {{by:effect}}",
            f"{who_ja}が{{by:effect}}で手札を捨てた",
            f"{who_zh}因{{by:effect}}丢弃手牌",
            *(f"{words} {{by:effect}}" for words in also),
            who=_ANY_CARD[side],
        )
        for side, who_en, who_ja, who_zh, also in (
            ("your", "you discard", "自分", "我方", ("you discard with",)),
            ("enemy", "your opponent{} discards", "相手", "对方", ("an enemy player{} discards due to",)),
            ("any", "a player{} discards", "いずれかのプレイヤー", "任意玩家", ()),
        )
    ),
    event_row(
        "discarded by effect",
        "you discard {who:card} due to {by:effect}",
        "自分が{by:effect}で手札の{who:card}を捨てた",
        "我方因{by:effect}丢弃手牌中的{who:card}",
        "you discard {who:card} {by:due_to}",
        who={"side": "your"},
        unread=True,
    ),
    event_row(
        "discarded by effect",
        "your opponent discards {who:card} due to {by:effect}",
        "相手が{by:effect}で手札の{who:card}を捨てた",
        "对方因{by:effect}丢弃手牌中的{who:card}",
        "your opponent{} discards {who:card} {by:due_to}",
        "an enemy player{} discards {who:card} {by:due_to}",
        who={"side": "enemy"},
        unread=True,
    ),
    event_row(
        "exiled from trash",
        "{who:card} in your trash is exiled from the game",
        "{who}がゲームから除外された",
        "{who}从游戏中被除外",
        "{who:card} in your trash is exiled",
        "you exile {who:card}",
        who={"side": "your", "zone": "trash"},
    ),
    event_row(
        "places from deck",
        "you place {what:card} from your deck into your trash",
        "自分のデッキから{what}が自分のトラッシュに置かれた",
        "我方卡组中的{what}被置于我方废弃区",
        "{what:card} is placed from your deck into your trash",
        "{what:card} is placed from your deck into your trash by an effect",
        "{what:card} is placed into your trash from your deck",
        "{what:card} is placed into your trash from your deck by an effect",
        by=None,
    ),
    event_row(
        "places from deck with own effect",
        "one of your effects places {what:card} from your deck into your trash",
        "自分の効果で、自分のデッキから{what}が自分のトラッシュに置かれた",
        "我方卡组中的{what}因我方的效果被置于我方废弃区",
        by=None,
    ),
    event_row(
        "places ex resource", "you place an EX Resource", "自分のEXリソースが置かれた", "我方放置EX能源", by=None
    ),
    event_row(
        "places ex resource",
        "{by:player} places an EX Resource",
        "{by:player}のEXリソースが置かれた",
        "{by:player}放置EX能源",
    ),
    event_row(
        "ex resource exiled",
        "one of your EX Resources is exiled from the game",
        "自分のEXリソースがゲームから除外された",
        "我方EX能源从游戏中被除外",
        by=None,
    ),
    event_row(
        "plays command",
        "you play and activate {what:card} using an EX Resource",
        "自分がEXリソースを使用して{what:card}をプレイし発動した",
        "我方动用EX能源来使用并发动{what:card}",
        by=None,
        with_ex=True,
    ),
    event_row(
        "plays command",
        "you play and activate {what:card}",
        "自分が{what:card}をプレイし発動した",
        "我方使用并发动{what:card}",
        "you play {what:card}",
        by=None,
    ),
    event_row(
        "plays command",
        "{by:player} plays and activates {what:card}",
        "{by:player}が{what:card}をプレイし発動した",
        "{by:player}使用并发动{what:card}",
        "{by:player} plays {what:card}",
    ),
    event_row(
        "activates command",
        "you activate your {nth:ordinal} {what:own} in a turn",
        "自分が1ターン中に{nth}枚目の{what:own}の【メイン】/【アクション】を発動した",
        "我方在一回合中发动第{nth}张{what:own}的【主要】/【瞬动】",
        "you activate your {nth:ordinal} {what:own}",
    ),
    event_row(
        "activates command",
        "you activate {what:one}'s 【Main】/【Action】",
        "自分が{what:card}の【メイン】/【アクション】を発動した",
        "我方发动{what:card}的【主要】/【瞬动】",
        "you activate {what:one}'s 【Main】/【Action】 effect",
        by=None,
    ),
    event_row(
        "activates command",
        "you activate a Command's 【Main】/【Action】 effect",
        "自分がコマンドの【メイン】/【アクション】を発動した",
        "我方发动指令的【主要】/【瞬动】",
        by=None,
        unread=True,
    ),
    event_row(
        "activates command",
        "{by:player} activates {what:one}'s 【Main】/【Action】",
        "{by:player}が{what:card}の【メイン】/【アクション】を発動した",
        "{by:player}发动{what:card}的【主要】/【瞬动】",
        "{by:player} activates {what:one}'s 【Main】/【Action】 effect",
    ),
    event_row(
        "activates burst",
        "you activate {what:card}'s 【Burst】 effect",
        "自分が{what:card}の【バースト】効果を発動した",
        "我方发动{what:card}的【爆发】效果",
        "you activate {what:card}'s 【Burst】",
        by=None,
    ),
    event_row(
        "activates burst",
        "you activate{} a{} 【Burst】 effect",
        "自分が【バースト】効果を発動した",
        "我方发动【爆发】效果",
        "you activate{} a{} 【Burst】",
        by=None,
    ),
    event_row(
        "activates burst",
        "{by:player} activates{} a{} 【Burst】 effect",
        "{by:player}が【バースト】効果を発動した",
        "{by:player}发动【爆发】效果",
        "{by:player} activates{} a{} 【Burst】",
    ),
    event_row(
        "pays for effect",
        "you pay ① or more cost for one of your {who:effects}",
        "",
        "",
        "you pay ① or more for one of your {who:effects}",
        who={"side": "your"},
    ),
    event_row(
        "pays for effect",
        "you pay ① or more for {who:one}{}'s{} effect",
        "{who:one}の効果で①以上のコストを支払った",
        "我方为{who:one}的效果支付①或更多的费用",
        "you pay ① or more cost for {who:one}{}'s{} effect",
    ),
    event_row("uses effect", "", "", "", "you use this Base's effect", "you activate this Base's effect", base=True),
    event_row(
        "uses effect",
        "you use {who:whose} effect",
        "",
        "",
        "you use this Unit's effect",
        "you activate this Unit's effect",
        who=None,
        unread=True,
    ),
    event_row(
        "uses effect",
        "you use an effect of {who:doer}",
        "{who}の効果を使用した",
        "我方使用{who}的效果",
        "you use one of your {who:effects}",
    ),
    event_row(
        "uses main effect",
        "you activate an 【Activate･Main】 effect of {who}",
        "{who}の【起動・メイン】効果を使用した",
        "我方使用{who}的【启动·主要】效果",
        unread=True,
    ),
    event_row(
        "uses action effect",
        "you activate an 【Activate･Action】 effect of {who}",
        "{who}の【起動・アクション】効果を使用した",
        "我方使用{who}的【启动·瞬动】效果",
        unread=True,
    ),
    event_row(
        "uses support",
        "you use {who:whose} <Support> to increase {what:one}'s AP",
        "{who}の《援護》で{what:one}をAP+した",
        "通过{who}的《支援》使{what:one}的AP增加",
        "you use this Unit{}'s{} <Support> to increase {what:one}{}'s{} AP",
        "you use this Unit{}'s{} <Support> on {what:one}",
        unread=True,
    ),
)
PLAYERS: Mapping[str | None, Words] = {
    "enemy": Words("your opponent", "相手", "对方"),
    "a player": Words("a player", "いずれかのプレイヤー", "任意玩家"),
}
