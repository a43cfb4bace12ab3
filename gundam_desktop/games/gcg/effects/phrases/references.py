"""The texts of references, counts and what has happened, in every language side by side."""

from __future__ import annotations

from gundam_desktop.games.gcg.effects.phrases.texts import RangeWords, Rows, Said, Texts
from gundam_desktop.games.gcg.effects.phrases.vocabulary import Words


class ReferenceTexts(Texts):
    """Blanks are in braces."""

    any_number = Said("any number of {}", "{}好きな数", "任意数量的{}")
    """Any number of `{}`."""
    or_more = Said(("{} or more", "{}"), ("{}", "{}以上"), ("{}张或更多", "{}"))
    """The two texts for "`{}` cards or more": the number, and the cards."""
    and_ = Said(" and ", "と、", "和")
    """Between several groups of cards."""
    between = Said("{least} to {most}", "{least}～{most}", "{least}～{most}")
    """A number of cards within bounds."""
    up_to = Said("up to {most}", "{least}～{most}", "{least}～{most}")
    """The same if it may be none."""
    that_enemy_unit = Said("that enemy Unit", "その相手のユニット", "该对方机体")
    destroyer = Said("the Unit that destroyed {this}", "{this}を破壊したユニット", "破坏此机体的机体")
    """The Unit that destroyed `{this}`."""
    attacking_unit = Said("the attacking Unit", "アタックしているユニット", "正在攻击的机体")
    """The Unit that attacks."""
    that_unit = Said("", "その{unit}", "该{unit}")
    """The one of two Units with the description `{unit}`."""
    several = Said("", "{}{}つ以上", "{1}张或更多{0}")
    """A least number of certain cards."""
    happened = Rows(
        {
            "destroyed by effect": Words(
                "been destroyed by {effect}",
                "このターン中、{who}が{effect}で破壊されている",
                "本回合中{who}曾因{effect}被破坏",
            ),
            "destroyed": Words("been destroyed", "このターン中、{who}が破壊されている", "本回合中{who}曾被破坏"),
            "deploy": Words("been deployed", "このターン中、{who}が配備されている", "本回合中{who}被配置过"),
            "destroys unit with battle damage": Words(
                "destroyed an enemy Unit with battle damage",
                "このターン中、{who}がバトルダメージで相手のユニットを破壊している",
                "本回合中{who}曾以战斗伤害破坏对方机体",
            ),
            "attack": Words("attacked", "このターン中、{who}がアタックしている", "本回合中{who}曾攻击"),
            "linked": Words("linked", "このターン中、{who}がリンクしている", "本回合中{who}曾共鸣"),
            "recovers hp": Words("recovered HP", "このターン中、{who}が回復している", "本回合中{who}曾回复HP"),
            "deployed by effect": Words(
                "been deployed by an effect",
                "このターン中、{who}が効果で配備されている",
                "本回合中{who}曾因效果被配置",
                also=("been deployed by effects",),
            ),
            "returned to hand by effect": Words(
                "been returned to its owner's hand by {effect}",
                "このターン中、{who}が{effect}で持ち主の手札に戻されている",
                "本回合中{who}曾因{effect}被放回持有者的手牌",
            ),
            "rested by effect": Words(
                "been rested by {effect}",
                "このターン中、{who}が{effect}でレストになっている",
                "本回合中{who}曾因{effect}转为休息状态",
            ),
            "set active by effect": Words(
                "been set as active by {effect}",
                "このターン中、{who}が{effect}でアクティブになっている",
                "本回合中{who}曾因{effect}转为活跃状态",
            ),
            "ap reduced by effect": Words(
                "been reduced by {effect}",
                "このターン中、{who}のAPが{effect}で減少している",
                "本回合中{who}的AP曾因{effect}而减少",
            ),
            "ap increased by effect": Words(
                "been increased by {effect}",
                "このターン中、{who}のAPが{effect}で増加している",
                "本回合中{who}的AP曾因{effect}而增加",
            ),
            "shield destroyed": Words("been destroyed", "このターン中、{who}が破壊されている", "本回合中{who}曾被破坏"),
            "unit destroyed with damage": Words(
                "been destroyed with damage",
                "このターン中、{who}がダメージで破壊されている",
                "本回合中{who}曾因伤害被破坏",
            ),
            "unit destroyed with battle damage": Words(
                "been destroyed with battle damage",
                "このターン中、{who}がバトルダメージで破壊されている",
                "本回合中{who}曾因战斗伤害被破坏",
            ),
            "unit destroyed with effect damage": Words(
                "been destroyed with effect damage",
                "このターン中、{who}が効果ダメージで破壊されている",
                "本回合中{who}曾因效果伤害被破坏",
            ),
            "paired": Words(
                "been paired with a Pilot",
                "このターン中、{who}に新たにパイロットがセットされている",
                "本回合中机师曾搭乘{who}",
            ),
            "blocks": Words("blocked", "このターン中、{who}がブロックしている", "本回合中{who}曾阻挡"),
            "receives damage": Words(
                "received damage",
                "このターン中、{who}がダメージを受けている",
                "本回合中{who}曾受到伤害",
                also=("been damaged",),
            ),
            "receives effect damage": Words(
                "received effect damage",
                "このターン中、{who}が効果ダメージを受けている",
                "本回合中{who}曾受到效果伤害",
            ),
            "ex resource exiled": Words(
                "been exiled from the game",
                "このターン中、{who}がゲームから除外されている",
                "本回合中{who}曾从游戏中被除外",
                also=("been exiled",),
            ),
            "destroys unit with damage": Words(
                "destroyed an enemy Unit with damage",
                "このターン中、{who}がダメージで相手のユニットを破壊している",
                "本回合中{who}曾以伤害破坏对方机体",
            ),
            "destroys card with battle damage": Words(
                "destroyed an enemy card with battle damage",
                "このターン中、{who}がバトルダメージで相手のカードを破壊している",
                "本回合中{who}曾以战斗伤害破坏对方的卡牌",
            ),
            "destroys card with damage": Words(
                "destroyed an enemy card with damage",
                "このターン中、{who}がダメージで相手のカードを破壊している",
                "本回合中{who}曾以伤害破坏对方的卡牌",
            ),
            "destroys shield area card with damage": Words(
                "destroyed an enemy shield area card with damage",
                "このターン中、{who}がダメージで相手のシールドエリアのカードを破壊している",
                "本回合中{who}曾以伤害破坏对方护盾区的卡牌",
            ),
            "destroys shield area card with battle damage": Words(
                "destroyed an enemy shield area card with battle damage",
                "このターン中、{who}がバトルダメージで相手のシールドエリアのカードを破壊している",
                "本回合中{who}曾以战斗伤害破坏对方护盾区的卡牌",
            ),
        }
    )
    """Event -> the Unit `{who}` did it in this turn, or it happened to the Unit."""
    discarded = Rows(
        {
            "your": Words(
                "you have discarded due to {effect}",
                "このターン中、自分が{effect}で手札を捨てている",
                "本回合中我方曾因{effect}丢弃手牌",
            ),
            "enemy": Words(
                "your opponent has discarded due to {effect}",
                "このターン中、相手が{effect}で手札を捨てている",
                "本回合中对方曾因{effect}丢弃手牌",
            ),
        }
    )
    """Player -> that player has discarded because of an `{effect}` in this turn."""
    effects_by = Rows(
        {
            "any": Words("an effect", "効果", "效果"),
            "your": Words("one of your effects", "自分の効果", "我方的效果"),
            "enemy": Words("one of your opponent's effects", "相手の効果", "对方的效果"),
        }
    )
    """Side -> an effect of that side."""
    effect_of_cards = Said("{}'s effect", "{}の効果", "{}的效果")
    """An effect of `{}` cards."""
    done_by_you = Rows(
        {
            ("draws", False): Words(
                "you have drawn {least} or more cards",
                "このターン中、自分がカードを{least}枚以上引いている",
                "本回合中我方曾抽{least}张或更多卡",
            ),
            ("drawn by effect", False): Words(
                "you have drawn with an effect",
                "このターン中、自分が効果でドローしている",
                "本回合中我方曾通过效果抽卡",
            ),
            ("drawn by effect", True): Words(
                "you have not drawn with an effect",
                "このターン中、自分が効果でドローしていない",
                "本回合中我方未曾通过效果抽卡",
            ),
            ("ex resource placed", False): Words(
                "you have placed an EX Resource",
                "このターン中、自分のEXリソースが置かれている",
                "本回合中我方曾放置EX能源",
            ),
            ("ex resource placed", True): Words(
                "you have not placed an EX Resource",
                "このターン中、自分のEXリソースが置かれていない",
                "本回合中我方未曾放置EX能源",
            ),
            ("resource set active by effect", False): Words(
                "you have set one of your Resources as active with an effect",
                "このターン中、自分が効果で自分のリソースをアクティブにしている",
                "本回合中我方曾通过效果将我方能源转为活跃状态",
            ),
            ("resource set active by effect", True): Words(
                "you have not set one of your Resources as active with an effect",
                "このターン中、自分が効果で自分のリソースをアクティブにしていない",
                "本回合中我方未曾通过效果将我方能源转为活跃状态",
            ),
            ("ex resource used", False): Words(
                "you have used an EX Resource",
                "このターン中、自分がEXリソースを使用している",
                "本回合中我方曾动用EX能源",
                ("you used an EX Resource",),
            ),
            ("ex resource used", True): Words(
                "you have not used an EX Resource",
                "このターン中、自分がEXリソースを使用していない",
                "本回合中我方未曾动用EX能源",
            ),
            ("activates command", False): Words(
                "you have activated {card}'s 【Main】/【Action】",
                "このターン中、自分が{card}の【メイン】/【アクション】を発動している",
                "本回合中我方曾发动{card}的【主要】/【瞬动】",
            ),
            ("activates command", True): Words(
                "you have not activated {card}'s 【Main】/【Action】",
                "このターン中、自分が{card}の【メイン】/【アクション】を発動していない",
                "本回合中我方未曾发动{card}的【主要】/【瞬动】",
            ),
            ("plays command", False): Words(
                "you have played {card}",
                "このターン中、自分が{card}をプレイしている",
                "本回合中我方曾使用{card}",
            ),
            ("plays command", True): Words(
                "you have not played {card}",
                "このターン中、自分が{card}をプレイしていない",
                "本回合中我方未曾使用{card}",
            ),
        }
    )
    """(event, True if it did not happen) -> what the player has done or not; `{card}` is the Command."""
    as_many_of = Said("a number of {cards} equal to {number}", "{number}の{cards}", "数量等于{number}的{cards}")
    """As many `{cards}` as a `{number}`."""
    with_different_names = Said("{cards} with different names", "カード名の異なる、{cards}", "卡牌名称不同的{cards}")
    """`{cards}` no two of which have the same name."""
    with_figure_in_all = Rows(
        {
            None: Words(
                "{cards} with a total {stat} of {most} or less",
                "{stat}の合計が{most}以下になるように、{cards}",
                "{stat}合计不高于{most}的{cards}",
            ),
            "level": Words("{cards} with a total {stat} of {most} or lower", "", ""),
        }
    )
    """`{cards}` with a total `{stat}` of at most `{most}`."""
    up_to_as_many = Said("a number of {cards} up to {number}", "{number}まで、{cards}", "至多{number}的{cards}")
    """Up to as many `{cards}` as a `{number}`."""
    there_is = Said("there is {player}", "{player}がいる", "有{player}")
    """There is `{player}`."""
    destroying = Said("when this effect destroys {units}", "この効果で{units}を破壊したとき", "通过此效果破坏{units}时")
    """When this effect destroys `{units}`."""
    destroying_none = Said("", "この効果で{units}を破壊しなかった", "此效果没有破坏{units}")
    """This effect has not destroyed `{units}`."""
    number_chosen = Said(
        RangeWords(
            "you chose only {least} {card|cards}",
            "you chose {most} or less cards",
            "you chose {least} or more cards",
            "you chose {least} to {most} cards",
        ),
        RangeWords(
            "選んだカードが{least}枚だけ",
            "選んだカードが{most}枚以下",
            "選んだカードが{least}枚以上",
            "選んだカードが{least}～{most}枚",
        ),
        RangeWords(
            "所选的卡牌仅有{least}张",
            "所选的卡牌有{most}张或更少",
            "所选的卡牌有{least}张或更多",
            "所选的卡牌有{least}～{most}张",
        ),
    )
    """The number of cards that were chosen is within bounds."""
    ap_fell_to_0 = Said(
        "{whose} AP becomes 0 with this effect", "この効果で{whose}APが0になった", "通过此效果{whose}AP变为0"
    )
    """The effect has reduced `{whose}` AP to 0."""
    compared = Rows(
        {
            "fewer": Words("you have fewer {cards} than your opponent", "{cards}が相手より少ない", "{cards}少于对方"),
            "more": Words("you have more {cards} than your opponent", "{cards}が相手より多い", "{cards}多于对方"),
            "as many": Words(
                "you have the same number of {cards} as your opponent",
                "{cards}が相手と同じ数ある",
                "{cards}与对方数量相同",
            ),
        }
    )
    """Comparison -> the player has fewer, more or as many `{cards}` as the opponent."""
    different_names = Said(
        "", "{place}にカード名の異なる{cards}が{least}枚以上ある", "{place}有{least}张或更多卡牌名称不同的{cards}"
    )
    """At least `{least}` `{cards}` with different names are in a `{place}`."""
    still_in_play = Said("{who} is still in play", "{who}が場にいる", "{who}仍在场上")
    """`{who}` is still in play."""
    blocking = Rows(
        {
            False: Words("{this} is blocking", "{this}がブロックしている", "{this}正在阻挡"),
            True: Words("{this} was blocking", "{this}がブロックしていた", "{this}进行了阻挡"),
        }
    )
    """`{this}` Unit is blocking, or was blocking when it was destroyed (True)."""
    own_turn = Said(
        RangeWords("", "", "", ""),
        RangeWords(
            "自分の{least}ターン目",
            "自分の{most}ターン目以前",
            "自分の{least}ターン目以降",
            "自分の{least}～{most}ターン目",
        ),
        RangeWords(
            "为我方第{least}回合",
            "为我方第{most}回合或之前",
            "为我方第{least}回合或之后",
            "为我方第{least}～{most}回合",
        ),
    )
    """It is your turn, and its number is within bounds."""
    by_you = Said("", "自分が{}", "我方{}")
    """The words "by you", for texts in which other players did the same."""
    damaged_and_level = Rows(
        {
            True: Words("", "{who}がダメージを受けていて{bounds}", "{who}受到伤害且{bounds}"),
            False: Words("", "{who}がダメージを受けていなく{bounds}", "{who}未受到伤害且{bounds}"),
        }
    )
    """`{who}` is damaged, or not, and its Lv. is within `{bounds}`."""
    damage = Rows(
        {
            "any": Words("damage", "ダメージ", "伤害"),
            "battle": Words("battle damage", "バトルダメージ", "战斗伤害"),
            "effect": Words("effect damage", "効果ダメージ", "效果伤害"),
        }
    )
    possessive = Said("", "の", "的")
    first_cards = Said(
        "the first {} cards in your opponent's shield area",
        "相手のシールドエリアの先頭のカード{}枚",
        "对方护盾区最前方的{}张卡牌",
    )
    """The first `{}` cards of the opponent's shield area."""
