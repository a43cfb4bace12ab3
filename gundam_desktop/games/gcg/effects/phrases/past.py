"""What has happened in this turn, a row for each event: asked of the turn, and of the cards that are in play.

The English words stand behind "has". In Japanese and Chinese `{who}` is the card that did it, or to which it happened;
the verb of a Japanese text ends in "た", and 曾 in a Chinese one becomes 未曾 where the event has not happened.
`{effect}` is the effect that caused it.
"""

from __future__ import annotations

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.phrases.texts import Rows, Texts
from gundam_desktop.games.gcg.effects.phrases.vocabulary import Words


class PastTexts(Texts):
    """Texts of past events."""

    def discarded_by(self, who: m.Selector) -> str:
        """Return that the player of `who` has discarded; empty if it means certain cards, or any player's."""
        return self.discarded.get(who.side, "") if who == m.Selector(what=("card",), side=who.side) else ""

    has = Rows(
        {
            "attack": Words("attacked", "{who}がアタックした", "{who}曾攻击"),
            "blocks": Words("blocked", "{who}がブロックした", "{who}曾阻挡"),
            "linked": Words("linked", "{who}がリンクした", "{who}曾共鸣"),
            "recovers hp": Words("recovered HP", "{who}が回復した", "{who}曾回复HP"),
            "receives damage": Words(
                "received damage", "{who}がダメージを受けた", "{who}曾受到伤害", ("been damaged",)
            ),
            "receives battle damage": Words(
                "received battle damage", "{who}がバトルダメージを受けた", "{who}曾受到战斗伤害"
            ),
            "receives effect damage": Words(
                "received effect damage", "{who}が効果ダメージを受けた", "{who}曾受到效果伤害"
            ),
            **{
                f"destroys {cards} with {damage}": Words(
                    f"destroyed {en} with {damage}",
                    f"{{who}}が{ja_damage}で{ja}を破壊した",
                    f"{{who}}曾以{zh_damage}破坏{zh}",
                )
                for cards, en, ja, zh in (
                    ("unit", "an enemy Unit", "相手のユニット", "对方机体"),
                    ("card", "an enemy card", "相手のカード", "对方的卡牌"),
                    (
                        "shield area card",
                        "an enemy shield area card",
                        "相手のシールドエリアのカード",
                        "对方护盾区的卡牌",
                    ),
                )
                for damage, ja_damage, zh_damage in (
                    ("damage", "ダメージ", "伤害"),
                    ("battle damage", "バトルダメージ", "战斗伤害"),
                )
            },
            "deploy": Words("been deployed", "{who}が配備された", "{who}曾被配置"),
            "deployed by effect": Words(
                "been deployed by an effect",
                "{who}が効果で配備された",
                "{who}曾因效果被配置",
                ("been deployed by effects",),
            ),
            "deployed from trash": Words(
                "been deployed from the trash",
                "{who}がトラッシュから配備された",
                "{who}曾从废弃区被配置",
                ("been deployed from your trash",),
            ),
            "deployed from hand": Words(
                "been deployed from the hand",
                "{who}が手札から配備された",
                "{who}曾从手牌被配置",
                ("been deployed from your hand",),
            ),
            "paired": Words("been paired with a Pilot", "{who}に新たにパイロットがセットされた", "{who}曾被机师搭乘"),
            "destroyed": Words("been destroyed", "{who}が破壊された", "{who}曾被破坏"),
            "unit destroyed with damage": Words(
                "been destroyed with damage", "{who}がダメージで破壊された", "{who}曾因伤害被破坏"
            ),
            "unit destroyed with battle damage": Words(
                "been destroyed with battle damage", "{who}がバトルダメージで破壊された", "{who}曾因战斗伤害被破坏"
            ),
            "unit destroyed with effect damage": Words(
                "been destroyed with effect damage", "{who}が効果ダメージで破壊された", "{who}曾因效果伤害被破坏"
            ),
            "destroyed by effect": Words(
                "been destroyed by {effect}", "{who}が{effect}で破壊された", "{who}曾因{effect}被破坏"
            ),
            "returned to hand by effect": Words(
                "been returned to its owner's hand by {effect}",
                "{who}が{effect}で持ち主の手札に戻された",
                "{who}曾因{effect}被放回持有者的手牌",
                ("been returned to hand by {effect}",),
            ),
            "rested by effect": Words(
                "been rested by {effect}", "{who}が{effect}でレストになった", "{who}曾因{effect}转为休息状态"
            ),
            "set active by effect": Words(
                "been set as active by {effect}",
                "{who}が{effect}でアクティブになった",
                "{who}曾因{effect}转为活跃状态",
            ),
            "ap reduced by effect": Words(
                "been reduced by {effect}", "{who}のAPが{effect}で減少した", "{who}的AP曾因{effect}而减少"
            ),
            "ap increased by effect": Words(
                "been increased by {effect}", "{who}のAPが{effect}で増加した", "{who}的AP曾因{effect}而增加"
            ),
            "ex resource exiled": Words(
                "been exiled from the game", "{who}がゲームから除外された", "{who}曾从游戏中被除外", ("been exiled",)
            ),
        }
    )
    """Event -> a card has done it in this turn, or it has happened to the card."""
    discarded = Rows(
        {
            "your": Words(
                "you have discarded due to {effect}",
                "自分が{effect}で手札を捨てた",
                "我方曾因{effect}丢弃手牌",
                ("you have discarded with {effect}",),
            ),
            "enemy": Words(
                "your opponent has discarded due to {effect}",
                "相手が{effect}で手札を捨てた",
                "对方曾因{effect}丢弃手牌",
                ("an enemy player has discarded due to {effect}",),
            ),
        }
    )
    """Player -> the player has discarded because of an `{effect}`."""
    by_you = Rows(
        {
            "draws": Words(
                "you have drawn {least} or more cards", "自分がカードを{least}枚以上引いた", "我方曾抽{least}张或更多卡"
            ),
            "drawn by effect": Words("you have drawn with an effect", "自分が効果でドローした", "我方曾通过效果抽卡"),
            "ex resource placed": Words(
                "you have placed an EX Resource", "自分のEXリソースが置かれた", "我方曾放置EX能源"
            ),
            "resource set active by effect": Words(
                "you have set one of your Resources as active with an effect",
                "自分が効果で自分のリソースをアクティブにした",
                "我方曾通过效果将我方能源转为活跃状态",
            ),
            "ex resource used": Words(
                "you have used an EX Resource",
                "自分がEXリソースを使用した",
                "我方曾动用EX能源",
                ("you used an EX Resource",),
            ),
            "activates command": Words(
                "you have activated {card}'s 【Main】/【Action】",
                "自分が{card}の【メイン】/【アクション】を発動した",
                "我方曾发动{card}的【主要】/【瞬动】",
            ),
            "plays command": Words("you have played {card}", "自分が{card}をプレイした", "我方曾使用{card}"),
        }
    )
    """Event -> the player has done it; `{card}` is the Command."""
