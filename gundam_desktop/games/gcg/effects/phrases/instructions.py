"""The texts of instructions that are not in a row of `steps`, in every language side by side."""

from __future__ import annotations

from gundam_desktop.games.gcg.effects.phrases.texts import Rows, Said, Texts
from gundam_desktop.games.gcg.effects.phrases.vocabulary import Words


class InstructionTexts(Texts):
    """Blanks are in braces."""

    joins = Rows(
        {
            "then": Words("then, ", "その後、", "之后，"),
            "if you do": Words("if you do, ", "そうしたなら、", "那样做时，"),
            "if you don't": Words("if you don't, ", "そうしなかったなら、", "没有那样做时，"),
        }
    )
    """Link of a sentence to the one before -> the words before the sentence."""
    joins_after_others = Rows(
        {
            "then": Words("then, ", "その後、", "之后，"),
            "if you do": Words("if they do, ", "そうしたなら、", "那样做时，"),
            "if you don't": Words("if they don't, ", "そうしなかったなら、", "没有那样做时，"),
        }
    )
    """The same after something that other players did."""
    then = Said("then ", "その後、", "之后")
    """The words for "then" within a sentence."""
    remaining = Said("any remaining card", "残ったカード", "剩余的卡牌")
    """The looked-at card, if it may have been moved away since."""
    you_do = Said("you {}", "{}", "我方{}")
    """What you alone do after what all players do."""
    either = Said("either {}", "{}", "{}")
    """Instructions of which one is chosen, joined by `or_`."""
    or_ = Said(", or ", "か、", "，或者")
    otherwise = Said("otherwise, {}", "そうでないなら、{}", "否则，{}")
    """An instruction for when the condition before does not hold."""
    at_end = Rows(
        {
            "turn": Words(
                "at the end of this turn, ",
                "このターン終了時、",
                "本回合结束时，",
                also=("at the end of the turn",),
            ),
            "battle": Words(
                "at the end of this battle, ",
                "このバトル終了時、",
                "本次战斗结束时，",
                also=("at the end of the battle",),
            ),
            "opponent's next turn": Words(
                "at the end of your opponent's next turn, ",
                "次の相手のターン終了時、",
                "下一个对方回合结束时，",
            ),
            "end of your next turn": Words(
                "at the end of your next turn, ", "次の自分のターン終了時、", "下一个我方回合结束时，"
            ),
            "start of opponent's next turn": Words(
                "at the start of your opponent's next turn, ",
                "次の相手のターン開始時、",
                "下一个对方回合开始时，",
            ),
            "start of your next turn": Words(
                "at the start of your next turn, ", "次の自分のターン開始時、", "下一个我方回合开始时，"
            ),
        }
    )
    """Time -> words for it before what is done then."""
    lasts = Rows(
        {
            "turn": Words(
                "during this turn",
                "このターン中、",
                "本回合中，",
                also=(
                    "this turn",
                    "for the rest of this turn",
                    "for the rest of the turn",
                    "until the end of this turn",
                    "until the end of the turn",
                    "until end of turn",
                ),
            ),
            "battle": Words(
                "during this battle",
                "このバトル中、",
                "本次战斗中，",
                also=("until the end of this battle", "until the end of the battle"),
            ),
            "opponent's next turn": Words(
                "until the end of your opponent's next turn",
                "次の相手のターン終了時まで、",
                "直到下一个对方回合结束，",
                also=("until your opponent's next turn ends",),
            ),
            "in opponent's next turn": Words(
                "during your opponent's next turn",
                "次の相手のターン中、",
                "下一个对方回合中，",
                also=("during their next turn", "during its owner's next turn"),
            ),
            "your next turn": Words(
                "until the start of your next turn",
                "次の自分のターン開始時まで、",
                "直到下一个我方回合开始，",
                also=("until your next turn starts", "until your next turn begins"),
            ),
            "end of your next turn": Words(
                "until the end of your next turn",
                "次の自分のターン終了時まで、",
                "直到下一个我方回合结束，",
                also=("until your next turn ends",),
            ),
            "in your next turn": Words("during your next turn", "次の自分のターン中、", "下一个我方回合中，"),
        }
    )
    """Duration of a change -> its words."""
    when_event = Said("", "{event}とき、", "当{event}时，")
    """When an `{event}` happens."""
    gains = Said(
        "{who} {gains|gain} the following effect {lasts}: ■{effect}",
        "{lasts}{who}は以下の効果を得る。■{effect}",
        "{lasts}{who}获得以下效果。■{effect}",
    )
    """`{who}` gains the `{effect}`; the effect must be at the end of the text."""
    choice = Said("choose {cards}", "{cards}を選ぶ", "选择{cards}")
    """A choice of `{cards}`."""
    top_of_deck = Said(
        "look at the top {card|{amount} cards} of your deck",
        "自分のデッキを上から{amount}枚見る",
        "查看我方卡组最上方的{amount}张卡牌",
    )
    """Looking at the top `{amount}` cards of the deck."""
    top_revealed = Said(
        "reveal the top {card|{amount} cards} of your deck",
        "自分のデッキを上から{amount}枚公開する",
        "公开我方卡组最上方的{amount}张卡牌",
    )
    """Revealing the top `{amount}` cards of the deck."""
    same_figure = Said("{cards} with the same {stat}", "{stat}が同じ、{cards}", "{stat}相同的{cards}")
    """`{cards}` with the same `{stat}`."""
    damage = Rows(
        {
            "number": Words(
                "deal {amount} damage to {to}", "{to}に{amount}ダメージを与える", "给与{to}{|各}{amount}点伤害"
            ),
            "number for each": Words(
                "for each {each}, deal {amount} damage to {to}",
                "{each}につき1回、{to}に{amount}ダメージを与える",
                "{each}，给与{to}{amount}点伤害1次",
            ),
            "for each": Words(
                "deal {times} damage to {to} for each {each}",
                "{to}に、{each}につき{times}ダメージを与える",
                "{each}，给与{to}{times}点伤害",
            ),
            "placed": Words(
                "deal an amount of damage equal to {number} to {to}",
                "{to}に、{number}のダメージを与える",
                "给与{to}等同于{number}的伤害",
            ),
            "rested": Words(
                "deal damage equal to {number} to {to}",
                "{to}に、{number}だけダメージを与える",
                "给与{to}等同于{number}的伤害",
            ),
            "count": Words(
                "deal damage equal to {number} to {to}",
                "{to}に{number}のダメージを与える",
                "给与{to}等同于{number}的伤害",
            ),
            "amount": Words(
                "deal damage equal to {number} to {to}",
                "{to}に、{number}のダメージを与える",
                "给与{to}等同于{number}的伤害",
            ),
            "figure": Words(
                "deal damage equal to {figure} to {to}",
                "{to}に、{figure}と同じ数のダメージを与える",
                "给与{to}等同于{figure}的伤害",
            ),
        }
    )
    """What the amount of damage is, or how it is counted -> damage to a card `{to}`."""
    recovers_all = Said("{who} {recovers|recover} all HP", "{who}をすべて回復する", "{who}回复所有HP")
    recovers_as_much = Said(
        "{who} {recovers|recover} HP equal to {number}",
        "{who}を{number}だけ回復する",
        "{who}回复与{number}相同点数的HP",
    )
    deployed_as = Said(
        "deploy {to} as an (AP{ap}･HP{hp}) Unit",
        "{to}をAP{ap}・HP{hp}のユニットとして配備する",
        "将{to}作为AP{ap}·HP{hp}的机体配置",
    )
    one_to_trash = Said("place {card} into your trash", "{card}を自分のトラッシュに置く", "将{card}置于废弃区")
    """Putting the only card that was looked at, `{card}`, into the trash."""
    taken = Rows(
        {
            "deploy": Words("deploy {cards}", "{cards}を配備する", "配置{cards}"),
            "pair": Words("pair {cards} with this Unit", "{cards}を{this}にセットする", "使{cards}搭乘此机体"),
            "add to hand": Words("add {cards} to your hand", "{cards}を手札に加える", "将{cards}加入手牌"),
            "reveal": Words(
                "reveal {cards} and add {it|them} to your hand",
                "{cards}を公開して手札に加える",
                "将{cards}公开并加入手牌",
            ),
            "reveal, deploy": Words(
                "reveal {cards} and deploy {it|them}", "{cards}を公開して配備する", "公开并配置{cards}"
            ),
            "reveal, deck top": Words(
                "reveal {cards} and return {it|them} to the top of your deck",
                "{cards}を公開してデッキの上に戻す",
                "将{cards}公开并放回卡组最上方",
            ),
            "reveal, deck bottom": Words(
                "reveal {cards} and return {it|them} to the bottom of your deck",
                "{cards}を公開してデッキの下に戻す",
                "将{cards}公开并放回卡组最下方",
            ),
            "place in trash": Words(
                "place {those} into your trash", "{cards}を自分のトラッシュに置く", "将{cards}置于废弃区"
            ),
            "deck top": Words(
                "return {those} to the top of your deck", "{cards}をデッキの上に戻す", "将{cards}放回卡组最上方"
            ),
            "deck bottom": Words(
                "return {those} to the bottom of your deck", "{cards}をデッキの下に戻す", "将{cards}放回卡组最下方"
            ),
        }
    )
    """Step -> a choice of `{cards}` and what is done with them in one."""
    after_main = Said(
        "after activating this card's 【Main】, ", "このカードの【メイン】を発動した後、", "发动此卡牌的【主要】之后，"
    )
    pairs_itself = Said(
        "you may pair this card from your trash with {unit}",
        "{card}を、{unit}にセットしてもよい",
        "可以使{card}搭乘{units}",
    )
    pair = Said("pair {card} with {unit}", "{card}を、{unit}にセットする", "使{card}搭乘{units}")
    """Pairing `{card}` with a `{unit}` that is chosen for it."""
    may_pair = Said("you may pair {card} with it", "{card}をそのユニットにセットしてもよい", "可以使{card}搭乘该机体")
    repeat = Said("for each {each}, {done}", "{each}につき1回、{done}", "{each}，进行1次：{done}")
    """Doing `{done}` once for `{each}`."""
    for_each = Said("{done} for each {each}", "{each}につき、{done}", "{each}，{done}")
    draw_until = Said(
        "draw until you have {} cards in your hand", "自分は手札が{}枚になるまでドローする", "抽卡直到手牌有{}张"
    )
    draw_as_many = Said("draw a number of cards equal to {}", "自分は{}だけドローする", "抽等同于{}的卡")
    place_as_many = Said(
        "place a number of {rested}{ex}Resources equal to {amount}",
        "自分は{amount}の{ex}リソースを{rested}置く",
        "放置数量等于{amount}的{rested}{ex}能源",
    )
    rested = Said("rested ", "レストで", "休息状态的")
    ex = Said("EX ", "EX", "EX")
    pay_within = Said("pay {} to {}", "{}～{}支払う", "支付{}～{}")
    discard_some = Said("", "{cards}を捨てる", "丢弃{cards}")
    discard_until = Said(
        "discard until you have {} cards in your hand", "手札が{}枚になるまで手札を捨てる", "丢弃手牌直到手牌有{}张"
    )
    discard_drawn = Said(
        "discard the same number of cards you drew with this effect",
        "自分の手札をこの効果でドローした枚数と同じだけ捨てる",
        "丢弃与通过此效果抽卡数量相同的手牌",
    )
    discard_hand = Said("discard your hand", "自分の手札すべてを捨てる", "丢弃所有手牌")
    discard_as_many = Said("discard a number of cards equal to {}", "自分の手札を{}だけ捨てる", "丢弃等同于{}的手牌")
    discard_at_random = Said("discard {} at random", "手札{}枚を無作為に捨てる", "随机丢弃{}张手牌")
