"""The texts of changes of cards, in every language side by side."""

from __future__ import annotations

from gundam_desktop.games.gcg.effects.phrases.texts import Rows, Said, Texts
from gundam_desktop.games.gcg.effects.phrases.vocabulary import Words


class ChangeTexts(Texts):
    """Blanks are in braces."""

    reduced_next = Said("", "{who}が次に{by}受ける{damage}を{less}", "{who}下一次受到的{by}{damage}{less}")
    """The next damage to `{who}`, `{by}` whom, is reduced `{less}`."""
    reduced_by = Said("by {}", "{}軽減する", "减少{}点")
    """The amount by which damage is reduced."""
    reduced_to = Said("to {}", "{}にする", "变为{}点")
    """The amount to which damage is reduced."""
    reduced_whenever = Said(
        "", "{who}が{by}{damage}を受けるとき、そのダメージを{less}", "{who}受到{by}{damage}时，该伤害{less}"
    )
    reduced = Said("", "{who}が受ける{damage}を{less}", "{who}受到的{damage}{less}")
    by_enemy = Said("enemy ", "相手から", "来自对方的")
    increased = Said(
        "",
        "{source}が{who}に{damage}を与えるとき、そのダメージを{amount}増加する",
        "{source}给与{who}{damage}时，该伤害增加{amount}点",
    )
    """`{damage}` that `{source}` deals to `{who}` is increased by `{amount}`."""
    increased_all = Said("", "{who}が{by}受ける{damage}を{amount}増加する", "{who}受到的{by}{damage}增加{amount}点")
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
        "battle damage {who} would receive is dealt to {taker} instead",
        "{who}が受けるバトルダメージは、かわりに{taker}が受ける",
        "{who}将受到的战斗伤害改为由{taker}承受",
    )
    """Battle damage to `{who}` is dealt to `{taker}`."""
    by_payment = Said(
        "increase {whose} {stat} {during} by an amount equal to the cost paid",
        "{who}を、支払ったコストと同じ数だけ{stat}+する",
        "{whose}{stat}增加与所支付费用相同的数值",
    )
    """The `{stat}` of `{who}`, or `{whose}` `{stat}`, goes up by the cost that was paid."""
    by_damage = Said(
        "increase {whose} {stat} {during} by an amount equal to the amount of damage it has received",
        "{who}を、受けているダメージと同じ数だけ{stat}+する",
        "{whose}{stat}增加与其受到的伤害相同的数值",
    )
    """The same, raised by the damage on the card."""
    by_figure = Said(
        "increase {whose} {stat} {during} by an amount equal to {figure}",
        "{who}を、{figure}と同じ数だけ{stat}+する",
        "{whose}{stat}增加与{figure}相同的数值",
    )
    """The same, raised by a `{figure}` of another card."""
    lowered_by_figure = Said(
        "reduce {whose} {stat} {during} by an amount equal to {figure}",
        "{who}を、{figure}と同じ数だけ{stat}-する",
        "{whose}{stat}减少与{figure}相同的数值",
    )
    """The same, lowered by that figure."""
    as_many_keywords = Said("", "{who}は、{number}の{keyword}を得る", "{who}获得与{number}相同个数的{keyword}")
    """`{who}` gains `{keyword}` as often as `{number}`."""
    doubled = Said("double {whose} AP", "{whose}APを2倍にする", "{whose}AP变为2倍")
    """`{whose}` AP is doubled."""
    become = Said("{whose} AP becomes {ap}", "{whose}APを{ap}にする", "{whose}AP变为{ap}")
    """`{whose}` AP becomes `{ap}`."""
    survives = Said(
        "when {who} would be destroyed{by}, it remains in play with 1 HP instead",
        "{who}が{by}破壊されるとき、かわりにHP1で場に残る",
        "{who}{by}将被破坏时，改为以1点HP留在场上",
    )
    """`{who}` survives with 1 HP what would destroy it, `{by}` which."""
    by_cause = Said("", "{}で", "因{}")
    next_played = Said(
        "the next {card} you play from your hand gets {stats}",
        "次に手札からプレイする{card}を{stats}する",
        "下一张从手牌使用的{card}{stats}",
    )
    """The next `{card}` that is played from the hand has other `{stats}`."""
    at_least = Said("", "{}以上の", "不少于{}点的")
    """Damage of at least `{}`, before the word for it."""
    at_most = Said("", "{}以下の", "不多于{}点的")
    gained_trait = Said("", "{}", "特征{}")
    ap_not_reduced = Said(
        "'s AP can't be reduced by enemy effects",
        "{whose}APは相手の効果で減少しない",
        "{whose}AP不会因对方的效果而减少",
    )
    """`{whose}` AP is not reduced by enemy effects."""
    bursts_kept = Rows(
        {
            "bursts kept": Words(
                "enemy Shields destroyed by battle damage from {who} can't activate 【Burst】",
                "{who}がバトルダメージで破壊した相手のシールドは【バースト】を発動できない",
                "因{whose}战斗伤害而被破坏的对方护盾无法发动【爆发】",
            ),
            "all bursts kept": Words(
                "Shields destroyed by {who} can't activate 【Burst】",
                "{who}が破壊したシールドは【バースト】を発動できない",
                "被{who}破坏的护盾无法发动【爆发】",
            ),
            "all enemy bursts kept": Words(
                "enemy Shields destroyed by {who} can't activate 【Burst】",
                "{who}が破壊した相手のシールドは【バースト】を発動できない",
                "被{who}破坏的对方护盾无法发动【爆发】",
            ),
        }
    )
    """Rule -> the Shields that `{who}` destroys do not activate Burst."""
    lost = Said("{loses|lose} {keyword}", "{who}は{keyword}を失う", "{who}失去{keyword}")
    """`{who}` loses the `{keyword}` effects."""
    all_keywords = Said("all keyword effects", "キーワード効果すべて", "所有关键词效果")
    and_between = Said(" and ", "と", "和")
    opponent = Said("", "相手", "对方")
    """The opponent as a source of damage."""
    rules = Rows(
        {
            "cannot attack": Words("can't attack", "アタックできない", "无法攻击"),
            "cannot recover": Words("can't recover HP", "回復できない", "无法回复HP"),
            "may be played": Words("", "プレイしてもよい", "可以使用"),
            "damage not reduced": Words(
                "'s damage can't be reduced", "与えるダメージが軽減されない", "给与的伤害不会减少"
            ),
            "battle damage not reduced": Words(
                "'s battle damage can't be reduced", "与えるバトルダメージが軽減されない", "给与的战斗伤害不会减少"
            ),
            "damage to it not reduced": Words("", "受けるダメージが軽減されない", "受到的伤害不会减少"),
            "no breach damage": Words(
                "can't receive damage from <Breach>", "《突破》によるダメージを受けない", "不会受到来自《突破》的伤害"
            ),
            "target not changed": Words(
                "'s attack target can't be changed by enemy effects",
                "相手の効果でアタック先を変更されない",
                "的攻击对象不会因对方的效果而变更",
            ),
            "must attack": Words("must attack if able", "可能ならアタックしなければならない", "如可能则必须攻击"),
            "cannot attack player": Words(
                "can't choose the enemy player as {its|their} attack target",
                "相手プレイヤーをアタック先に選べない",
                "无法选择对方玩家作为攻击对象",
            ),
            "cannot attack same player": Words(
                "can't choose the same enemy player as its attack target",
                "同じ、相手プレイヤー/相手チームをアタック先に選べない",
                "无法选择同一对方玩家或对方队伍作为攻击对象",
            ),
            "may attack when deployed": Words(
                "may attack on the turn {it is|they are} deployed",
                "配備したターンにアタックしてもよい",
                "可以在被配置的回合中攻击",
            ),
            "no battle damage from": Words(
                "can't receive battle damage", "バトルダメージを受けない", "不会受到战斗伤害"
            ),
            "no effect damage from": Words("can't receive effect damage", "効果ダメージを受けない", "不会受到效果伤害"),
            "no damage from": Words("can't receive damage", "ダメージを受けない", "不会受到伤害"),
            "cannot block": Words("can't activate <Blocker>", "《ブロッカー》を発動できない", "无法发动《阻挡者》"),
            "cannot be blocked": Words("can't be blocked", "ブロックされない", "不会被阻挡"),
            "stays rested": Words(
                "won't be set as active during the start phase of your opponent's next turn",
                "次の相手のターンのスタートフェイズでアクティブにならない",
                "在下一个对方回合的起始阶段不会转为活跃状态",
            ),
            "cannot be set active": Words("can't be set as active", "アクティブにできない", "无法转为活跃状态"),
            "not set active by effects": Words(
                "can't be set as active by effects", "効果でアクティブにならない", "不会因效果转为活跃状态"
            ),
            "cannot be played": Words("", "プレイできない", "无法使用"),
            "not destroyed by enemy effects": Words(
                "can't be destroyed by enemy effects", "相手の効果で破壊されない", "不会因对方的效果而被破坏"
            ),
            "cannot be paired": Words("can't be paired with a Pilot", "パイロットをセットできない", "无法被机师搭乘"),
            "cannot be attacked": Words(
                "can't be chosen as an attack target", "アタック先に選ばれない", "不会被选择作为攻击对象"
            ),
            "not rested by enemy effects": Words(
                "can't be rested by enemy effects", "相手の効果でレストにならない", "不会因对方的效果转为休息状态"
            ),
            "not returned by enemy effects": Words(
                "can't be returned to {its owner's hand|their owners' hands} by enemy effects",
                "相手の効果で手札に戻らない",
                "不会因对方的效果放回手牌",
            ),
            "not chosen by enemy effects": Words(
                "can't be chosen by enemy effects", "相手の効果で選ばれない", "不会被对方的效果选择"
            ),
            "cannot play": Words("can't play cards", "カードをプレイできない", "无法使用卡牌"),
            "treated as linked": Words(
                "{is treated as a Link Unit|are treated as Link Units}", "リンクユニットとして扱う", "视为共鸣机体"
            ),
            "repairs in each turn": Words(
                "'s <Repair> is also activated at the end of your opponent's turn",
                "相手のターン終了時にも《リペア》を発動する",
                "在对方回合结束时也会发动《修复》",
            ),
            "not exiled by enemy effects": Words(
                "can't be exiled from the game by enemy effects", "相手の効果で除外されない", "不会因对方的效果而被除外"
            ),
            "no deploy effects": Words(
                "{loses|lose} all 【Deploy】 effects", "【配備時】の効果すべてを失う", "失去所有【配置时】的效果"
            ),
            "no attack effects": Words(
                "{loses|lose} all 【Attack】 effects", "【アタック時】の効果すべてを失う", "失去所有【攻击时】的效果"
            ),
            "no destroyed effects": Words(
                "{loses|lose} all 【Destroyed】 effects", "【破壊時】の効果すべてを失う", "失去所有【破坏时】的效果"
            ),
            "no bursts": Words("can't activate 【Burst】", "【バースト】を発動できない", "无法发动【爆发】"),
            "no main effects": Words(
                "can't activate 【Activate･Main】 effects",
                "【起動・メイン】の効果を発動できない",
                "无法发动【启动·主要】的效果",
            ),
            "no action effects": Words(
                "can't activate 【Activate･Action】 effects",
                "【起動・アクション】の効果を発動できない",
                "无法发动【启动·瞬动】的效果",
            ),
            "no main of commands": Words(
                "can't activate Commands' 【Main】", "コマンドの【メイン】を発動できない", "无法发动指令的【主要】"
            ),
            "no action of commands": Words(
                "can't activate Commands' 【Action】",
                "コマンドの【アクション】を発動できない",
                "无法发动指令的【瞬动】",
            ),
        }
    )
    """Rule without details -> its text."""
    rules_about = Rows(
        {
            "may attack active": Words(
                "may choose {one} as {its|their} attack target",
                "{what}をアタック先に選んでもよい",
                "可以选择{what}作为攻击对象",
            ),
            "may attack when deployed": Words(
                "may choose {one} as {its|their} attack target and attack it",
                "{what}をアタック先に選んでアタックしてもよい",
                "可以选择{what}作为攻击对象并攻击",
            ),
            "cannot be blocked": Words("can't be blocked by {what}", "{what}にブロックされない", "不会被{what}阻挡"),
            "cannot attack units": Words(
                "can't choose {one} as {its|their} attack target",
                "{what}をアタック先に選べない",
                "无法选择{what}作为攻击对象",
            ),
            "cannot be attacked": Words(
                "can't be chosen as an attack target by {what}",
                "{what}のアタック先に選ばれない",
                "不会被{what}选择作为攻击对象",
            ),
            "not chosen by enemy effects": Words(
                "can't be chosen by the effects of {enemies}",
                "相手の{what}の効果で選ばれない",
                "不会被对方{what}的效果选择",
            ),
            "cannot play": Words("can't play {cards}", "{what}をプレイできない", "无法使用{what}"),
            "cannot be paired": Words("can't be paired with {what}", "{what}をセットできない", "无法被{what}搭乘"),
            "not exiled by enemy effects": Words(
                "can't be exiled from the game by the effects of {enemies}",
                "相手の{what}の効果で除外されない",
                "不会因对方{what}的效果而被除外",
            ),
            "not destroyed by enemy effects": Words(
                "can't be destroyed by the effects of {enemies}",
                "相手の{what}の効果で破壊されない",
                "不会因对方{what}的效果而被破坏",
            ),
            "not rested by enemy effects": Words(
                "can't be rested by the effects of {enemies}",
                "相手の{what}の効果でレストにならない",
                "不会因对方{what}的效果转为休息状态",
            ),
            "not returned by enemy effects": Words(
                "can't be returned to {its owner's hand|their owners' hands} by the effects of {enemies}",
                "相手の{what}の効果で手札に戻らない",
                "不会因对方{what}的效果放回手牌",
            ),
            "no battle damage from": Words(
                "can't receive battle damage from {what}",
                "{source}からバトルダメージを受けない",
                "不会受到来自{source}的战斗伤害",
            ),
            "no effect damage from": Words(
                "can't receive effect damage from {what}",
                "{source}から効果ダメージを受けない",
                "不会受到来自{source}的效果伤害",
            ),
            "no damage from": Words(
                "can't receive damage from {what}", "{source}からダメージを受けない", "不会受到来自{source}的伤害"
            ),
        }
    )
    """Rule about other cards -> its text, with `{what}`, or `{source}` for a source of damage."""
