"""The texts of abilities, costs and other ways to play a card, in every language side by side."""

from __future__ import annotations

from gundam_desktop.games.gcg.effects.phrases.texts import Rows, Said, Texts
from gundam_desktop.games.gcg.effects.phrases.vocabulary import Words


class AbilityTexts(Texts):
    """Blanks are in braces."""

    stop = Said(".", "。", "。")
    """The end of a sentence."""
    provided = Said("if {}, ", "", "若{}，则")
    """What holds if a condition does."""
    meanwhile = Said("while {}, ", "", "{}的期间，")
    """What holds while a condition does."""
    end_of_paired_turn = Said(
        "at the end of the turn when {this} is paired with a Pilot, ",
        "{this}にパイロットがセットされたターンの終了時に、",
        "在机师搭乘{this}的回合结束时，",
    )
    end_of_paid_turn = Said(
        "at the end of a turn where you have paid ① or more for {}' effects, ",
        "{}の効果で①以上を支払ったターン終了時、",
        "在我方曾为{}的效果支付①或更多费用的回合结束时，",
    )
    """The end of a turn with costs paid for effects of such Units."""
    listed = Said(" ■{}", "■{}", "■{}")
    """One of several effects that stand one below the other."""
    between_figures = Said(" and ", "、", "、")
    between_costs = Said(", ", ",", "，")
    development = Said("Development ", "開発", "开发")
    """The words in a mark before the number of cards that are exiled for its effect."""
    one_of = Said(
        "choose {} of the following effects and activate {it|them}:",
        "以下の効果から{}つを選んで発動する。",
        "从以下效果中选择{}个并发动。",
    )
    """The words before several effects of which one is chosen."""
    one_of_command = Said(
        "when playing this card, choose {} of the following effects and activate {it|them}:",
        "このカードをプレイするとき、以下の効果から{}つを選んで発動する。",
        "使用此卡牌时，从以下效果中选择{}个并发动。",
    )
    """The same, when the card is played."""
    also_named = Said(
        "this card's name is also treated as {}", "このカードのカード名は{}としても扱う", "此卡牌的名称也视为{}"
    )
    """The card also has the name `{}`."""
    rested_instead = Said(
        "",
        "{whose}の効果で{what}をレストにするとき、かわりに{this}をレストにしてもよい",
        "因{whose}的效果将{what}转为休息状态时，可以改为将{this}转为休息状态",
    )
    """When an effect of `{whose}` rests `{what}`, `{this}` may be rested instead."""
    replaced = Said(
        "when {who} would be {happens}{by}, {done} instead",
        "{who}が{by}{happens}とき、かわりに{done}",
        "{who}{by}将被{happens}时，改为{done}",
    )
    """When `{who}` would be `{happens}` (destroyed, returned) `{by}` something, `{done}` is done instead."""
    replaced_if_wanted = Said(
        "when {who} would be {happens}{by}, you may {done} instead",
        "{who}が{by}{happens}とき、かわりに{done}",
        "{who}{by}将被{happens}时，可以改为{done}",
    )
    """The same if the player may choose whether that is done."""
    would = Rows(
        {
            "destroyed": Words("destroyed", "破壊される", "破坏"),
            "returned to hand": Words(
                "returned to its owner's hand",
                "持ち主の手札に戻される",
                "放回持有者的手牌",
                also=("returned to your hand",),
            ),
            "rested": Words("rested", "レストにされる", "转为休息状态"),
        }
    )
    """Event -> what would happen to the card."""
    would_by = Rows(
        {
            None: Words("", "", ""),
            "effects": Words(" by an effect", "効果で", "因效果"),
            "enemy effects": Words(" by an enemy effect", "相手の効果で", "因对方的效果"),
            "damage": Words(" with damage", "ダメージで", "因伤害"),
            "battle damage": Words(
                " with battle damage", "バトルダメージで", "因战斗伤害", also=(" by battle damage",)
            ),
            "effect damage": Words(" with effect damage", "効果ダメージで", "因效果伤害", also=(" by effect damage",)),
        }
    )
    """Cause -> what would cause it."""
    goes = Rows(
        {
            "hand": Words("return it to its owner's hand", "持ち主の手札に戻す", "将其放回持有者的手牌"),
            "removed": Words("exile it from the game", "ゲームから除外する", "将其从游戏中除外"),
            "deck bottom": Words(
                "return it to the bottom of its owner's deck", "持ち主のデッキの下に戻す", "将其放回持有者的卡组最下方"
            ),
            "survives": Words("it remains in play with 1 HP", "HP1で場に残る", "其以1点HP留在场上"),
        }
    )
    """Destination -> where the card goes instead."""
    pays = Said("pay {}", "{}支払う", "支付{}")
    """A cost of `{}` Resources is paid."""
    on_turn_deployed = Said(
        "on the turn {this} is deployed, ", "{this}が配備されたターン中、", "在{this}被配置的回合中，"
    )
    """On the turn `{this}` Unit is deployed."""
    turns = Rows(
        {
            "your": Words("during your turn, ", "自分のターン中、", "我方回合中，"),
            "opponent's": Words("during your opponent's turn, ", "相手のターン中、", "对方回合中，"),
        }
    )
    """Player -> "during that player's turn"."""
    times = Rows(
        {
            ("start of turn", "your"): Words("at the start of your turn, ", "自分のターン開始時、", "我方回合开始时，"),
            ("end of turn", "your"): Words("at the end of your turn, ", "自分のターン終了時、", "我方回合结束时，"),
            ("start of turn", "opponent's"): Words(
                "at the start of your opponent's turn, ",
                "相手のターン開始時、",
                "对方回合开始时，",
            ),
            ("end of turn", "opponent's"): Words(
                "at the end of your opponent's turn, ",
                "相手のターン終了時、",
                "对方回合结束时，",
            ),
            ("start of turn", "each"): Words("at the start of each turn, ", "各ターン開始時、", "每个回合开始时，"),
            ("end of turn", "each"): Words("at the end of each turn, ", "各ターン終了時、", "每个回合结束时，"),
        }
    )
    """(event, whose turn) -> the start or the end of that player's turn."""
    gives = Said(
        "{who} {gains|gain} the following effect: ■{effect}",
        "{who}は以下の効果を得る。■{effect}",
        "{who}获得以下效果。■{effect}",
    )
    """`{who}` has an `{effect}` as long as this effect applies."""
    reduced_instead = Said("reduce it by {} instead", "かわりにそのダメージを{}軽減する", "该伤害改为减少{}点")
    """The damage is reduced by `{}` instead."""
    stays_rested_in_own = Said(
        "{who} won't be set as active during your {start phase|start phases}",
        "{who}は、自分のターンのスタートフェイズでアクティブにならない",
        "{who}在我方回合的起始阶段不会转为活跃状态",
    )
    stays_rested = Said(
        "each enemy player's {who} won't be set as active during the start phase of their turn",
        "{who}は、相手のターンのスタートフェイズでアクティブにならない",
        "{who}在对方回合的起始阶段不会转为活跃状态",
    )
    """`{who}` stay rested in the start phases of the opponent."""
    only_attacks_after = Said(
        "this Unit can only attack during a turn when {}",
        "このユニットは、{}ターン中しかアタックできない",
        "此机体仅能在{}的回合中进行攻击",
    )
    """This Unit can attack only in a turn in which an event has happened."""
    deployed_rested = Said("{units} are deployed rested", "{units}は、レストで配備される", "{units}以休息状态被配置")
    deployed_rested_up_to = Said(
        "{counting}. {units} are deployed rested",
        "{counting}。Lv.がその数以下の{units}は、レストで配備される",
        "{counting}。等级不高于该数量的{units}以休息状态被配置",
    )
    """Units up to a Lv. that is counted first are deployed rested."""
    and_ = Said(" and ", "と", "和")
    """The word between two figures of a card."""
    as_figure = Said("{amount} {figure}", "{figure}を{amount}", "{figure}为{amount}")
    """The `{figure}`, now `{amount}`, of a card that is played with another figure."""
