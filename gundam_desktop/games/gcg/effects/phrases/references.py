"""The texts of references and counts, in every language side by side."""

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
    or_ = Said(" or ", "か、", "，或")
    """Between conditions one of which must hold."""
    both = Said(" and ", "", "，且")
    """Between conditions that must hold together."""
    between = Said("{least} to {most}", "{least}～{most}", "{least}～{most}")
    """A number of cards within bounds."""
    up_to = Said("up to {most}", "{least}～{most}", "{least}～{most}")
    """The same if it may be none."""
    names = Rows(
        {
            "this": Words("this Unit", "このユニット", "此机体"),
            "this base": Words("this Base", "このベース", "此基地"),
            "this card": Words("this card", "このカード", "此卡牌"),
            "this card in trash": Words("", "トラッシュのこのカード", "废弃区中的此卡牌"),
            "card in trash": Words("", "トラッシュのこのカード", "废弃区中的此卡牌"),
            "card in hand": Words("", "手札のこのカード", "手牌中的此卡牌"),
            "this pilot": Words("this Unit's paired Pilot", "", "搭乘此机体的机师"),
            "played command": Words("that card from your trash", "トラッシュのそのカード", "废弃区中的该卡牌"),
            "chosen": Words("the chosen {card|cards}", "選んだカード", "所选的卡牌"),
            "own of chosen": Words("the friendly Unit", "選んだ味方のユニット", "所选的友方机体"),
            "enemy of chosen": Words("the enemy Unit", "選んだ相手のユニット", "所选的对方机体"),
            "looked": Words("the revealed {card|cards}", "公開したカード", "公开的卡牌"),
            "destroyed": Words("", "破壊したユニット", "被破坏的机体"),
            "placed": Words("", "置いたカード", "放置的卡牌"),
            "discarded": Words("", "捨てたカード", "丢弃的卡牌"),
            "activated card": Words("", "発動したカード", "发动的卡牌"),
            "you": Words("you", "自分", "我方"),
            "enemy player": Words("your opponent", "相手", "对方"),
            "your shield area": Words("your shield area cards", "自分のシールドエリアのカード", "我方护盾区的卡牌"),
            "enemy shield area": Words(
                "the first card in your opponent's shield area",
                "相手のシールドエリアの先頭のカード1枚",
                "对方护盾区最前方的1张卡牌",
            ),
        }
    )
    """Reference, or cards of a player -> its words where no pronoun means it; empty where the language has others."""
    that_enemy_unit = Said("that enemy Unit", "その相手のユニット", "该对方机体")
    fallen = Said("that Unit", "破壊されたユニット", "被破坏的机体")
    """The Unit that the event destroys."""
    destroyer = Said("the Unit that destroyed {this}", "{this}を破壊したユニット", "破坏此机体的机体")
    """The Unit that destroyed `{this}`."""
    attacking_unit = Said("the attacking Unit", "アタックしているユニット", "正在攻击的机体")
    """The Unit that attacks."""
    that_unit = Said("", "その{unit}", "该{unit}")
    """The one of two Units with the description `{unit}`."""
    several = Said("", "{}{}つ以上", "{1}张或更多{0}")
    """A least number of certain cards."""
    effect_of_cards = Said("{}'s effect", "{}の効果", "{}的效果")
    """An effect of `{}` cards."""
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
