"""The texts of changes of cards, in every language side by side."""

from __future__ import annotations

from gundam_desktop.games.gcg.effects.phrases.texts import Said, Texts


class ChangeTexts(Texts):
    """Blanks are in braces: `{during}` and `{behind}` are the time of a change, before the words or behind them."""

    reduced_next = Said(
        "{during}reduce the next {damage} {who} {receives|receive} {less}",
        "{during}{who}が次に{by}受ける{damage}を{less}",
        "{during}{who}下一次受到的{by}{damage}{less}",
    )
    """The next damage to `{who}`, `{by}` whom, is reduced `{less}`."""
    reduced_by = Said("by {}", "{}軽減する", "减少{}点")
    """The amount by which damage is reduced."""
    reduced_to = Said("to {}", "{}にする", "变为{}点")
    """The amount to which damage is reduced."""
    reduced_whenever = Said(
        "{during}when {who} {receives|receive} {damage}, reduce it {less}",
        "{during}{who}が{by}{damage}を受けるとき、そのダメージを{less}",
        "{during}{who}受到{by}{damage}时，该伤害{less}",
    )
    reduced = Said(
        "{during}reduce {damage} {who} {receives|receive} {less}",
        "{during}{who}が受ける{damage}を{less}",
        "{during}{who}受到的{damage}{less}",
    )
    by_enemy = Said("enemy ", "相手から", "来自对方的")
    increased = Said(
        "when {source} deals {damage} to {who}, increase that damage by {amount}",
        "{during}{source}が{who}に{damage}を与えるとき、そのダメージを{amount}増加する",
        "{during}{source}给与{who}{damage}时，该伤害增加{amount}点",
    )
    """`{damage}` that `{source}` deals to `{who}` is increased by `{amount}`."""
    increased_all = Said(
        "{during}increase {damage} {who} {receives|receive} by {amount}",
        "{during}{who}が{by}受ける{damage}を{amount}増加する",
        "{during}{who}受到的{by}{damage}增加{amount}点",
    )
    """`{damage}` to `{who}`, `{by}` whom, is increased by `{amount}`."""
    would_receive = Said(
        "when {who} would receive {by}{damage}", "{who}が{by}{damage}を受けるとき、", "{who}将受到{by}{damage}时，"
    )
    """`{who}` would receive `{damage}`, `{by}` whom."""
    taken_by = Said(", {} receives that damage instead", "かわりに{}がそのダメージを受ける", "改为由{}承受该伤害")
    """`{}` receives it instead."""
    passed_on = Said(
        ", deal that damage to the first card in your opponent's shield area instead",
        "かわりにそのダメージを相手のシールドエリアの先頭のカードに与える",
        "改为将该伤害给与对方护盾区最前方的卡牌",
    )
    """The first card of the opponent's shield area receives it instead."""
    by_such = Said("", "{}から", "来自{}的")
    """Dealt by the cards `{}`."""
    dealt_instead = Said(
        "{during}battle damage {who} would receive is dealt to {taker} instead",
        "{during}{who}が受けるバトルダメージは、かわりに{taker}が受ける",
        "{during}{who}将受到的战斗伤害改为由{taker}承受",
    )
    """Battle damage to `{who}` is dealt to `{taker}`."""
    cost_paid = Said("the cost paid", "支払ったコスト", "所支付费用")
    damage_received = Said("the amount of damage it has received", "受けているダメージ", "其受到的伤害")
    by_figure = Said(
        "increase {whose} {stat}{behind} by an amount equal to {figure}",
        "{during}{who}を、{figure}と同じ数だけ{stat}+する",
        "{during}{whose}{stat}增加与{figure}相同的数值",
    )
    """The `{stat}` of `{who}`, or `{whose}` `{stat}`, goes up by a `{figure}`: of a card, a cost, damage."""
    lowered_by_figure = Said(
        "reduce {whose} {stat}{behind} by an amount equal to {figure}",
        "{during}{who}を、{figure}と同じ数だけ{stat}-する",
        "{during}{whose}{stat}减少与{figure}相同的数值",
    )
    """The same, lowered by that figure."""
    as_many_keywords = Said(
        "{who} {gains|gain} the same number of {keyword} as {number}{behind}",
        "{during}{who}は、{number}の{keyword}を得る",
        "{during}{who}获得与{number}相同个数的{keyword}",
    )
    """`{who}` gains `{keyword}` as often as `{number}`."""
    doubled = Said("double {whose} AP{behind}", "{during}{whose}APを2倍にする", "{during}{whose}AP变为2倍")
    """`{whose}` AP is doubled."""
    become = Said("{whose} AP becomes {ap}{behind}", "{during}{whose}APを{ap}にする", "{during}{whose}AP变为{ap}")
    """`{whose}` AP becomes `{ap}`."""
    equal_to = Said("equal to {}", "{}", "{}")
    survives = Said(
        "{during}when {who} would be destroyed{by}, it remains in play with 1 HP instead",
        "{during}{who}が{by}破壊されるとき、かわりにHP1で場に残る",
        "{during}{who}{by}将被破坏时，改为以1点HP留在场上",
    )
    """`{who}` survives with 1 HP what would destroy it, `{by}` which."""
    next_played = Said(
        "{during}the next {card} you play from your hand gets {stats}",
        "{during}次に手札からプレイする{card}を{stats}する",
        "{during}下一张从手牌使用的{card}{stats}",
    )
    """The next `{card}` that is played from the hand has other `{stats}`."""
    at_least = Said("", "{}以上の", "不少于{}点的")
    """Damage of at least `{}`, before the word for it."""
    at_most = Said("", "{}以下の", "不多于{}点的")
    gained_trait = Said("", "{}", "特征{}")
    lost = Said("{loses|lose} {keyword}", "{who}は{keyword}を失う", "{who}失去{keyword}")
    """`{who}` loses the `{keyword}` effects."""
    all_keywords = Said("all keyword effects", "キーワード効果すべて", "所有关键词效果")
    and_figure = Said(" and ", "、", "、")
    """Between two figures."""
    and_between = Said(" and ", "と", "和")
