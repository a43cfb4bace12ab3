"""The texts of nouns, in every language side by side."""

from __future__ import annotations

from gundam_desktop.games.gcg.effects.phrases.texts import RangeWords, Rows, Said, Texts
from gundam_desktop.games.gcg.effects.phrases.vocabulary import Words


class NounTexts(Texts):
    """Blanks are in braces."""

    name_marks = Said("[{}]", "「{}」", "{{{}}}")
    """The form of a card's name."""
    quotation_marks = Said('"{}"', "「{}」", "“{}”")
    """The form of a part of a card's name."""
    trait_marks = Said("({})", "〔{}〕", "〈{}〉")
    trait_of_link = Said("({}) Trait", "特徴〔{}〕", "特征〈{}〉")
    """A trait in a link condition."""
    keyword_marks = Said("<{}>", "《{}》", "《{}》")
    keyword_amount = Said(" {}", "{}", "{}")
    """The amount of a keyword effect, behind its name."""
    token_facts = Said("{name}({facts})", "{name}({facts})", "{name}（{facts}）")
    """A token by its `{name}` and its `{facts}`."""
    dot = Said("･", "・", "·")
    """The separator of a token's facts, and of a mark and the qualification of a Pilot."""
    bounds_of = Said(
        RangeWords("{least} {stat}", "{most} or less {stat}", "{least} or more {stat}", "{least} to {most} {stat}"),
        RangeWords("{stat}{least}", "{stat}{most}以下", "{stat}{least}以上", "{stat}{least}以上{most}以下"),
        RangeWords("{stat}为{least}", "{stat}不高于{most}", "{stat}不低于{least}", "{stat}不低于{least}且不高于{most}"),
    )
    """Bounds of a value, `{stat}`."""
    within = Said(
        RangeWords("{least}", "{most} or less", "{least} or more", "{least} to {most}"),
        RangeWords("{least}{counter}", "{most}{counter}以下", "{least}{counter}以上", "{least}～{most}{counter}"),
        RangeWords("{least}{counter}", "{most}{counter}或更少", "{least}{counter}或更多", "{least}～{most}{counter}"),
    )
    """A number of things within bounds; `{counter}`: the word for what is counted so, as 枚 for cards."""
    of_hand = Said(" with {hand:number} cards in their hand", "手札が{hand:枚}の", "手牌有{hand:张}的")
    """A player with such a number of cards in their hand, before the word for a player."""
    battling = Rows(
        {
            "this": Words("this Unit", "このユニット", "此机体"),
            "chosen": Words("", "それ", "其"),
        }
    )
    """`this` or `chosen` -> words for that Unit as the one with which others are in battle."""
    with_most_cards = Said(" with the most cards in their hand", "手札が最も多い", "手牌最多的")
    """A player with the most cards in their hand, before the word for a player."""
    enemy_players = Said(
        RangeWords(
            "there {is|are} {least} enemy {player|players}",
            "there are {most} or less enemy players",
            "there are {least} or more enemy players",
            "there are {least} to {most} enemy players",
        ),
        RangeWords(
            "相手プレイヤーが{least}人いる",
            "相手プレイヤーが{most}人以下",
            "相手プレイヤーが{least}人以上いる",
            "相手プレイヤーが{least}～{most}人いる",
        ),
        RangeWords(
            "有{least}名对方玩家",
            "有{most}名或更少的对方玩家",
            "有{least}名或更多的对方玩家",
            "有{least}～{most}名对方玩家",
        ),
    )
    """A condition on the number of enemy players."""
    places = Rows(
        {
            ("trash", "your"): Words("your trash", "自分のトラッシュ", "我方废弃区"),
            ("trash", "enemy"): Words("your opponent's trash", "相手のトラッシュ", "对方废弃区"),
            ("hand", "your"): Words("your hand", "自分の手札", "我方手牌"),
            ("hand or trash", "your"): Words(
                "your hand or trash", "自分の手札かトラッシュ", "我方手牌或废弃区", ("your trash or hand",)
            ),
            ("hand", "enemy"): Words("your opponent's hand", "相手の手札", "对方手牌"),
            ("trash", "any"): Words("any player's trash", "トラッシュ", "任意玩家的废弃区"),
            ("looked", "any"): Words("", "その中", "其"),
        }
    )
    """(zone, side) -> words for that hand or trash."""
    of_place = Said("", "{}の、", "{}中")
    """The words for a place, once before several cards."""
    amount = Said("{}", "{}", "{}张")
    """A number of cards in the form that `noun_phrase` takes."""
    link = Said("Link ", "リンク", "共鸣")
    """The word before a kind of card for linked ones."""
    than_this = Rows(
        {
            "above": Words("with {more} {stat} than {unit}", "{unit}より{stat}が高い", "{stat}高于{unit}"),
            "below": Words("with {less} {stat} than {unit}", "{unit}より{stat}が低い", "{stat}低于{unit}"),
            "same": Words("with the same {stat} as {unit}", "{unit}と{stat}が同じ", "{stat}与{unit}相同"),
            "up to": Words(
                "",
                "{stat}が、{amount}以下の",
                "{stat}不高于{amount}",
            ),
            "above all": Words(
                "with {more} {stat} than all of your {amount}",
                "どの{amount}よりも{stat}が高い",
                "{stat}高于任何{amount}",
            ),
            "below one": Words(
                "with {less} {stat} than {amount}", "{amount}のいずれかより{stat}が低い", "{stat}低于{amount}中任意1张"
            ),
            "up to one": Words(
                "whose {stat} is equal to or less than {amount}",
                "{stat}が{amount}のいずれか以下の",
                "{stat}不高于{amount}中任意1张",
            ),
        }
    )
    """A `{stat}` above, below or the same as that of a `{unit}`; `up to`: at most an `{amount}`.

    `above all`: above that of all cards that the `{amount}` names; `below one`, `up to one`: of one of them."""
    than_figure = Rows(
        {
            "above": Words(
                "whose {stat} is higher than {unit}'s {figure}",
                "{stat}が{unit}の{figure}より高い",
                "{stat}高于{unit}的{figure}",
            ),
            "below": Words(
                "whose {stat} is lower than {unit}'s {figure}",
                "{stat}が{unit}の{figure}より低い",
                "{stat}低于{unit}的{figure}",
            ),
            "at most": Words(
                "",
                "{stat}が{unit}の{figure}以下の",
                "{stat}不高于{unit}的{figure}",
            ),
        }
    )
    """A `{stat}` above or below another `{figure}` of a `{unit}`, or at most that."""
    compared_with = Rows(
        {
            "this": Words("this Unit", "このユニット", "此机体"),
            "chosen": Words("that Unit", "そのユニット", "该机体"),
            "destroyed": Words("the destroyed Unit", "破壊したユニット", "被破坏的机体"),
            "event doer": Words("that Unit", "そのユニット", "该机体"),
            "discarded": Words("the discarded card", "捨てたカード", "丢弃的卡牌"),
        }
    )
    """Unit -> words for it as the one with which a figure is compared."""
    effects_by = Rows(
        {
            "any": Words("an effect", "効果", "效果"),
            "your": Words("one of your effects", "自分の効果", "我方的效果"),
            "enemy": Words("one of your opponent's effects", "相手の効果", "对方的效果"),
        }
    )
    """Side -> an effect of that side."""
    number_of_cards = Said("the number of {}", "{}と同じ数", "{}的数量")
    number_of_players = Said("the number of enemy players", "相手プレイヤーの人数と同じ数", "对方玩家的数量")
    payment = Said("the cost paid", "支払ったコストと同じ数", "所支付费用")
    damage_on = Said("the amount of damage {} has received", "{}が受けているダメージと同じ数", "{}所受伤害")
    figure_of = Said("{unit}'s {stat}", "{unit}の{stat}と同じ数", "{unit}的{stat}")
    plus = Said("{number} plus {plus}", "{number}に{plus}を加えた数", "{number}加{plus}")
    at_most = Said("{number}, up to a maximum of {most}", "{number}(最大{most})", "{number}(最多{most})")
    each_at_most = Said("{each}, up to a maximum of {most}", "{each}（最大{most}）", "{each}（最多{most}）")
    each_figure = Said("{per} {stat} {this} has", "{this}の{stat}{per}", "{this}每有{per}点{stat}")
    """How many points of a figure `{this}` Unit has, after "for each": "for each 2 AP this Unit has"."""
    sides = Rows(
        {
            "your": Words("", "自分の", "我方"),
            "friendly": Words("", "味方の", "友方"),
            "enemy": Words("", "相手の", "对方"),
            "any": Words("", "", ""),
        }
    )
