"""Steps in Japanese: instructions, joined into sentences in the style of the cards."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.phrases import number, refuse_if
from gundam_desktop.games.gcg.effects.phrases.instructions import InstructionTexts
from gundam_desktop.games.gcg.effects.wording import several
from gundam_desktop.games.gcg.effects.wording.instructions import Instructions
from gundam_desktop.games.gcg.effects.wording.ja_nouns import NOUNS
from gundam_desktop.games.gcg.effects.wording.ja_references import JapaneseReferences
from gundam_desktop.games.gcg.effects.wording.ja_verbs import as_one_may, going_on, if_so
from gundam_desktop.games.gcg.effects.wording.sentence_flow import (
    MergedSteps,
    Steps,
)
from gundam_desktop.games.gcg.effects.wording.step_words import without_time

_PRONOUN = re.compile(r"^それら?[をには]")
_REDUCED = re.compile(r"それら?が(?:次に)?受ける\w*ダメージを")
_BACK = {"deck top": "デッキの上に戻す", "deck bottom": "デッキの下に戻す"}


class JapaneseSteps(Instructions[JapaneseReferences]):
    """The steps of one effect."""

    say = InstructionTexts("ja")

    # --- steps that are worded together

    def split(self, look: m.Look, split: m.SplitLooked) -> str:
        top = f"{going_on(self.look(look))}て、その中のカード{number(split.top)}枚を上に戻す"
        return f"{top}。残ったカードは下に戻す" if number(split.bottom) else top

    def modify_more(self, modify: m.Modify, condition: m.Matches, more: m.Modify) -> str:
        first = self._refs.statement(modify.to, modify.changes, self.say.lasts[modify.lasts])
        again = self.under(self.condition(condition), self._refs.statement(more.to, more.changes, ""))
        return f"{going_on(first)}、{again}"

    def merged(self, steps: Steps) -> MergedSteps | None:
        match steps:
            case (
                m.Choose(groups=(group,)),
                m.Reveal(to="chosen", link=None),
                m.Return(to="chosen", where="deck top" | "deck bottom" as where, link=None),
                *_,
            ) if (group.what.side, group.what.zone) == ("your", "hand"):
                cards = self._refs.counted(group)
                self._refs.introduce("chosen", many=several(group.most))
                return MergedSteps(f"{cards}を公開し、{_BACK[where]}", 3, ends=True)
            case (m.Choose(groups=(one, other)), m.AddToHand(to="chosen", reveal=True, link=None), *_) if (
                one.what.zone == other.what.zone == "looked"
            ):
                cards = self._refs.groups((one, other))
                self._refs.introduce("chosen", many=True)
                return MergedSteps(f"{cards}を公開して手札に加える", 2)
            case (m.Choose(groups=(group,)), m.Reveal(to="chosen"), *_) if group.what.zone == "hand":
                cards = self._refs.counted(group)
                self._refs.introduce("chosen", many=several(group.most))
                return MergedSteps(f"{cards}を公開する", 2, ends=True)
            case (m.Look() as look, m.TopOrBottom(link=None) as step, *_):
                return MergedSteps(f"{going_on(self.look(look))}て、{self._unnamed(step)}", 2, ends=True)
            case (m.If() as first, m.If(link=None) as second, *_) if _are_arms(first, second):
                arms = [m.Arm(condition=arm.condition, steps=arm.steps) for arm in (first, second)]
                return MergedSteps(self.case(m.Case(arms=tuple(arms))), 2, ends=True)
            case (m.Look() as look, m.May(steps=(m.Choose(groups=(group,)), *_), link=None) as may, *_) if (
                group.what.zone == "looked"
            ):
                said = self.sentences((may,))
                return MergedSteps(f"{going_on(self.look(look))}て、{'。'.join(said)}", 2, ends=True)
            case (
                m.SetActive() | m.Damage() | m.Recover() | m.Rest() as first,
                m.Modify(link=None) as then,
                *_,
            ) if first.to == then.to and not isinstance(first.to, m.All) and not without_time(then):
                return MergedSteps(f"{going_on(self.instruction(first))}、{self.instruction(then)}", 2)
        return super().merged(steps)

    def _unnamed(self, step: m.AnyStep) -> str:
        """Word a step without the pronoun at its beginning."""
        before = self._refs.pronouns
        words = _PRONOUN.sub("", self.instruction(step))
        self._refs.pronouns = before
        return words

    # --- joining

    def under(self, condition: str, words: str) -> str:
        if condition.endswith("とき"):
            return f"{condition}、{words}"
        return f"{if_so(condition)}{'' if words.startswith('公開') else '、'}{words}"

    def allowed(self, words: str) -> str:
        return as_one_may(words)

    def together(self, words: Sequence[str]) -> str:
        return "、".join([*map(going_on, words[:-1]), words[-1]])

    def players(self, step: m.Players, said: list[str]) -> list[str]:
        several = step.who.startswith(("all", "you and"))
        first, *others = said[0], *(_further(sentence, several=several) for sentence in said[1:])
        each = "、それぞれ" if several and any(isinstance(part, m.Choose | m.Look) for part in step.steps) else ""
        does = f"は{each}{about_players(first)}"
        if step.who in _PLAYERS:
            return [_PLAYERS[step.who] + does, *others]
        hand = NOUNS.whose_hand(step.hand)
        who = "そのプレイヤー" if step.who == "an enemy player" else "自分とそのプレイヤー"
        return [f"{hand}相手プレイヤー1人を選ぶ", who + does, *others]

    def case(self, step: m.Case) -> str:
        conditions = [self._arm_condition(step, place) for place in range(len(step.arms))]
        deployments = [_deployment(arm) for arm in step.arms]
        first = deployments[0]
        if first is not None and all(one is not None and _alike(one, first) for one in deployments):
            tokens = [self._tokens(one) for one in deployments if one is not None]
            return "、".join(map(self.under, conditions, tokens)) + _deployed(first)
        clauses = [self.clause(arm.steps) for arm in step.arms]
        return self.together(list(map(self.under, conditions, clauses)))

    def _arm_condition(self, step: m.Case, place: int) -> str:
        condition, before = step.arms[place].condition, step.arms[place - 1].condition
        match condition, before:
            case m.CountIs(count=these), m.CountIs(count=those) if place > 0 and these == those:
                return self._refs.count(condition, again=True)
        return self.condition(condition)

    def instead(self, words: str) -> str:
        for lasts in self.say.lasts.values():
            if words.startswith(lasts) and self._before.startswith(lasts):
                words = words.removeprefix(lasts)
        if (reduced := _REDUCED.match(words)) and reduced[0] in self._before:
            words = words.removeprefix(reduced[0])
        return f"かわりに{_PRONOUN.sub('', words)}"

    # --- one step

    def looked(self) -> str:
        return super().looked() + ("は" if self._refs.taken else "を")

    def own_words(self, blank: str) -> str:
        return {"this": self._refs.this, "paired": self._refs.paired}[blank]()

    def own_step(self, step: m.AnyStep) -> str:
        match step:
            case m.AddToHand(reveal=True):
                looked = step.to == self._refs.it == "looked"
                self._refs.taken = self._refs.taken or step.to == "looked"
                return "公開して手札に加える" if looked else f"{self._refs.who(step.to)}を公開して手札に加える"
            case m.Discard():
                return f"{discarded(step.what, number(step.amount))}を捨てる"
            case m.DeployToken(every=True):
                self._refs.introduce("deployed", many=True)
                return self._every_token(step)
            case m.DeployToken(amount=int() as amount):
                self._refs.introduce("deployed", many=amount > 1)
                if self.of_bases(step):
                    return f"{self._tokens(step)}のベーストークン1つを配備する"
                return self._tokens(step) + _deployed(step)
            case m.DeployToken():
                each, times = self.for_each(step.amount)
                said = f"{each}につき、{self._tokens(step)}"
                self._refs.introduce("deployed", many=True)
                return said + _deployed(step.model_copy(update={"amount": times}))
        return super().own_step(step)

    def _tokens(self, step: m.DeployToken) -> str:
        return "か、".join(self.tokens(step))

    def _every_token(self, step: m.DeployToken) -> str:
        said = [self._tokens(step.model_copy(update={"token": (token,)})) for token in step.token]
        each = f"のユニットトークン{number(step.amount)}つ"
        return f"{'と、'.join(token + each for token in said)}を{'レストで' if step.rested else ''}配備する"


_PLAYERS: Mapping[m.PlayersName, str] = {
    "all players": "プレイヤーすべて",
    "all enemy players": "相手プレイヤーすべて",
    "that enemy player": "その相手プレイヤー",
    "you and that enemy player": "自分とその相手プレイヤー",
    "the owner of the destroyed Unit": "破壊したユニットの持ち主",
    "you and the player who destroyed this": "自分とこのユニットを破壊したプレイヤー",
}


_IF_THEY = {"そうしたなら、": "そうしたプレイヤーは", "そうしなかったなら、": "そうしなかったプレイヤーは"}
"""The words for "if you do" -> those for the players who did."""


def _further(sentence: str, *, several: bool) -> str:
    """Return what players do next: with `several` "each of them" does, or those of them who did something before."""
    for if_they, who_did in _IF_THEY.items():
        done = sentence.removeprefix(if_they)
        if done != sentence:
            return (who_did if several else f"{if_they}そのプレイヤーは") + about_players(done)
    sentence = about_players(sentence.replace("なら、自分は", "なら、そのプレイヤーは"))
    if sentence.startswith(("残った", "それ")):
        return sentence
    then, rest = ("その後、", sentence.removeprefix("その後、")) if sentence.startswith("その後、") else ("", sentence)
    return f"{then}{'それぞれ' if several else ''}{rest}"


def about_players(sentence: str) -> str:
    """Return an instruction to one player as what several players do."""
    refuse_if("味方" in sentence or "相手" in sentence, "this as what several players do")
    sentence = re.sub("^自分の手札(?!の)", "手札", sentence.replace("自分は", "")).replace("自分の", "自身の")
    return re.sub("(?<!の)手札に加え", "自身の手札に加え", sentence)


def discarded(what: m.Selector | None, amount: int) -> str:
    """Return the discarded cards: "自分の手札1枚"."""
    if what is None or what == m.YOUR_HAND:
        return f"自分の手札{amount}枚"
    return NOUNS.noun_phrase(what, str(amount))


def _are_arms(one: m.If, other: m.If) -> bool:
    """True if two conditions on one count exclude each other, and both deploy tokens."""
    match one, other:
        case (
            m.If(condition=m.CountIs(count=these, most=int() as most), otherwise=()),
            m.If(condition=m.CountIs(count=those, least=int() as least), otherwise=()),
        ) if these == those and most < least:
            first, second = _deployment(one), _deployment(other)
            return first is not None and second is not None and _alike(first, second)
    return False


def _deployment(arm: m.Arm | m.If) -> m.DeployToken | None:
    """Return the deployment in an arm that does nothing else; None for other arms."""
    first, *others = arm.steps
    return first if isinstance(first, m.DeployToken) and first.link is None and not others else None


def _alike(one: m.DeployToken, other: m.DeployToken) -> bool:
    """True if tokens are deployed in the same number and state."""
    return (one.amount, one.rested) == (other.amount, other.rested)


def _deployed(step: m.DeployToken) -> str:
    return f"のユニットトークン{number(step.amount)}つを{'レストで' if step.rested else ''}配備する"
