"""Steps in Chinese: instructions, joined to sentences as the rules do it."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.phrases import NotWorded, number, refuse_if
from gundam_desktop.games.gcg.effects.phrases.instructions import InstructionTexts
from gundam_desktop.games.gcg.effects.wording.instructions import Instructions
from gundam_desktop.games.gcg.effects.wording.zh_nouns import NOUNS
from gundam_desktop.games.gcg.effects.wording.zh_references import ChineseReferences

_REDUCED = re.compile(r"(?:本回合中|本次战斗中)，其(?:下一次)?受到的\w{0,2}伤害(?=减少)")
_SUBJECTS = ("此", "该", "本", "其", "我方", "友方", "对方", "所有", "手牌")
"""Beginnings of clauses with their own subject, which cannot follow 并."""


class ChineseSteps(Instructions[ChineseReferences]):
    """The steps of one effect."""

    say = InstructionTexts("zh")

    # --- steps that are worded together

    def split(self, look: m.Look, split: m.SplitLooked) -> str:
        top = f"{self.look(look)}，将其中{number(split.top)}张放回最上方"
        return f"{top}，将其余{number(split.bottom)}张放回最下方" if number(split.bottom) else top

    def modify_more(self, modify: m.Modify, condition: m.Matches, more: m.Modify) -> str:
        first = self._refs.statement(modify.to, modify.changes, self.say.lasts[modify.lasts])
        again = self.under(self.condition(condition), self._refs.statement(more.to, more.changes, ""))
        return f"{first}，{again}"

    # --- joining

    def under(self, condition: str, words: str) -> str:
        return f"{condition}，{words}" if condition.endswith("时") else f"若{condition}，则{words}"

    def allowed(self, words: str) -> str:
        lasts = next((lasts for lasts in self.say.lasts.values() if words.startswith(lasts)), "")
        done = words.removeprefix(lasts)
        return f"{lasts}可以{'使' if done.startswith(_SUBJECTS) else ''}{done}"

    def together(self, words: Sequence[str]) -> str:
        first, *others = words
        return first + "".join(
            f"，{clause if clause.startswith((*_SUBJECTS, self.say.then)) else f'并{clause}'}" for clause in others
        )

    def players(self, step: m.Players, said: list[str]) -> list[str]:
        if any(word in sentence for sentence in said for word in ("友方", "对方")):
            raise NotWorded("this as what several players do")
        first, *others = [sentence.replace("我方", "自己的") for sentence in said]
        by_choice = step.who not in _PLAYERS
        alone = "该玩家" if step.who in {"an enemy player", "that enemy player"} else "各玩家"
        others = [_by(alone, more) for more in others]
        if not by_choice:
            return [_PLAYERS[step.who] + first, *others]
        hand = NOUNS.whose_hand(step.hand)
        who = alone if step.who == "an enemy player" else "我方和该玩家各"
        return [f"选择1名{hand}对方玩家", who + first, *others]

    def case(self, step: m.Case) -> str:
        return "；".join(self.under(self.condition(arm.condition), self.clause(arm.steps)) for arm in step.arms)

    def instead(self, words: str) -> str:
        if (reduced := _REDUCED.match(words)) and reduced[0] in self._before:
            words = words.removeprefix(reduced[0])
        return f"改为{words}"

    # --- one step

    def own_step(self, step: m.AnyStep) -> str:
        match step:
            case m.AddToHand(reveal=True):
                self._refs.taken = True
                return f"将{self._refs.who(step.to)}公开并加入手牌"
            case m.Deploy(as_unit=None):
                who, rested = self._refs.who(step.to), "以休息状态" if step.rested else ""
                paid = f"支付{'其' if who == '其' else ''}费用，" if step.pay else ""
                return f"{paid}将其{rested}配置" if who == "其" else f"{paid}{rested}配置{who}"
            case m.Discard():
                return discard(step.what, number(step.amount))
            case m.DeployToken():
                return self._deploy_token(step)
        return super().own_step(step)

    def _deploy_token(self, step: m.DeployToken) -> str:
        said, each, amount = self.tokens(step), "", step.amount
        if not isinstance(amount, int):
            counted, amount = self.for_each(amount)
            each = f"{counted}，"
        self._refs.introduce("deployed", many=amount > 1 or bool(each) or step.every)
        refuse_if(each and len(said) > 1, "several tokens for each")
        rested = each + ("以休息状态" if step.rested else "")
        if step.every:
            return f"{rested}配置{'和'.join(f'{amount}张{token}的机体替代卡' for token in said)}"
        kind = "基地替代卡" if self.of_bases(step) else "机体替代卡"
        return f"{rested}配置{amount}张{'或'.join(said)}的{kind}"


_PLAYERS: Mapping[m.PlayersName, str] = {
    "all players": "所有玩家各",
    "all enemy players": "所有对方玩家各",
    "that enemy player": "该对方玩家",
    "you and that enemy player": "我方和该对方玩家各",
    "the owner of the destroyed Unit": "被破坏机体的持有者",
    "you and the player who destroyed this": "我方和破坏此机体的玩家各",
}


_IF_THEY = {"那样做时，": "那样做的玩家各", "没有那样做时，": "没有那样做的玩家各"}
"""The words for "if you do" -> those for the players who did."""


def _by(who: str, sentence: str) -> str:
    """Return what players do further, with the players behind "then"."""
    if sentence.startswith("若"):
        condition, if_so, done = sentence.partition("，则")
        return sentence if done.startswith(_SUBJECTS) else f"{condition}{if_so}该玩家{done}"
    for if_they, who_did in _IF_THEY.items():
        if sentence.startswith(if_they):
            return (f"{if_they}{who}" if who == "该玩家" else who_did) + sentence.removeprefix(if_they)
    then, rest = ("之后，", sentence.removeprefix("之后，")) if sentence.startswith("之后，") else ("", sentence)
    return f"{then}{who}{rest}"


def discard(what: m.Selector | None, amount: int) -> str:
    """Return the discarded cards: "丢弃1张手牌"."""
    if what is None or what == m.YOUR_HAND:
        return f"丢弃{amount}张手牌"
    return f"丢弃{NOUNS.noun_phrase(what, f'{amount}张')}"
