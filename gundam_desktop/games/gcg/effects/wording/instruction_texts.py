"""The texts of instructions that are no row of `step_texts`, in every language side by side."""

from __future__ import annotations

from gundam_desktop.games.gcg.effects.wording.texts import Rows, Said, Texts
from gundam_desktop.games.gcg.effects.wording.vocabulary import Words


class InstructionTexts(Texts):
    """Blanks are in braces."""

    at_end = Rows(
        {
            "turn": Words("at the end of this turn, ", "このターン終了時、", "本回合结束时，"),
            "battle": Words("at the end of this battle, ", "このバトル終了時、", "本次战斗结束时，"),
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
    """`turn` or `battle` -> the end of this turn or battle."""
    lasts = Rows(
        {
            "turn": Words("during this turn", "このターン中、", "本回合中，"),
            "battle": Words("during this battle", "このバトル中、", "本次战斗中，"),
            "opponent's next turn": Words(
                "until the end of your opponent's next turn",
                "次の相手のターン終了時まで、",
                "直到下一个对方回合结束，",
            ),
            "in opponent's next turn": Words(
                "during your opponent's next turn", "次の相手のターン中、", "下一个对方回合中，"
            ),
            "your next turn": Words(
                "until the start of your next turn", "次の自分のターン開始時まで、", "直到下一个我方回合开始，"
            ),
            "end of your next turn": Words(
                "until the end of your next turn", "次の自分のターン終了時まで、", "直到下一个我方回合结束，"
            ),
            "in your next turn": Words("during your next turn", "次の自分のターン中、", "下一个我方回合中，"),
        }
    )
    """Duration of a change -> its words."""
    when_event = Said("when {event}", "{event}とき、", "当{event}时，")
    """When an `{event}` happens."""
    gains = Said(
        "{who} {gains|gain} the following effect {lasts}: ■{effect}",
        "{who}は以下の効果を得る。■{effect}",
        "{who}获得以下效果。■{effect}",
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
    damage_times = Said(
        "for each {each}, deal {amount} damage to {who}",
        "{each}につき1回、{who}に{amount}ダメージを与える",
        "{each}，给与{who}{amount}点伤害1次",
    )
    """`{amount}` damage to `{who}` once for `{each}`."""
    one_to_trash = Said("place {card} into your trash", "{card}を自分のトラッシュに置く", "将{card}置于废弃区")
    """Putting the only card that was looked at, `{card}`, into the trash."""
