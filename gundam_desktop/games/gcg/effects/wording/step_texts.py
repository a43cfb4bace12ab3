"""The simple steps, one row each: a step of the effect language and its text in every language.

A text names the fields of its step in braces:

- `{to}`: a card; the subject of an English text that begins with it,
- `{amount}`: a number, `{amount:circled}` the same as a cost: ②,
- `{timing}`: a mark: 【Main】,
- `{Resource|Resources}`: the first if the cards named before are one, else the second,

and blanks without a field: `{looked}`, the card that was looked at (in Japanese with its particle), `{this}`, this
Unit, and those of one language (the methods of its class of steps). The step is read from its English text and from
the texts of `also`. A language without a text in a row words that step by code.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, NamedTuple

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.wording.vocabulary import Words
from gundam_desktop.languages import LanguageKey

_BRACES = re.compile(r"\{([^{}]*)\}")


class Blank(NamedTuple):
    """A blank in a text, filled in for a step: a field, or one of two forms of a word."""

    field: str = ""
    circled: bool = False
    forms: tuple[str, ...] = ()
    """The singular and the plural form."""


class StepText:
    """One row: a kind of step, the values that some of its fields must have, and its texts."""

    def __init__(
        self,
        step: type[m.Step],
        *,
        en: str = "",
        ja: str = "",
        zh: str = "",
        also: tuple[str, ...] = (),
        **values: Any,
    ) -> None:
        self.step = step
        self.texts = Words(en, ja, zh)
        self.also = also
        self.values = values
        self._named = {part.field for text in self.texts for part in parts(text) if isinstance(part, Blank)}

    def fits(self, step: m.Step, language: LanguageKey) -> bool:
        """Return True if the row's text in a language words a step completely. Then all of it counts as read."""
        if type(step) is not self.step or not self.texts.of(language):
            return False
        values = vars(step)
        said = {"link"} | self._named | self.values.keys()
        fits = step.given() <= said and all(values[field] == value for field, value in self.values.items())
        return fits and all(getattr(step, field) == value for field, value in self.values.items())


def parts(text: str) -> Iterator[str | Blank]:
    """Yield the fixed pieces of a text and the blanks between them."""
    for place, piece in enumerate(_BRACES.split(text)):
        if place % 2 == 0:
            if piece:
                yield piece
        elif "|" in piece:
            yield Blank(forms=tuple(piece.split("|")))
        else:
            field, _, form = piece.partition(":")
            yield Blank(field, circled=form == "circled")


STEP_TEXTS = (
    StepText(m.Rest, en="rest {to}", ja="{to}をレストにする", zh="将{to}转为休息状态"),
    StepText(m.SetActive, en="set {to} as active", ja="{to}をアクティブにする", zh="将{to}转为活跃状态"),
    StepText(m.Destroy, en="destroy {to}", ja="{to}を破壊する", zh="将{to}破坏"),
    StepText(
        m.Remove,
        to="this card in trash",
        en="exile this card in your trash from the game",
        also=("exile this card from your trash", "exile this card in your trash"),
        ja="トラッシュのこのカードをゲームから除外する",
        zh="将废弃区中的此卡牌从游戏中除外",
    ),
    StepText(
        m.Remove,
        to="this unit in trash",
        en="exile this Unit in your trash from the game",
        also=("exile this Unit from your trash", "exile this Unit in your trash"),
        ja="トラッシュの{this}をゲームから除外する",
        zh="将废弃区中的此机体从游戏中除外",
    ),
    StepText(
        m.Return,
        to="this unit in trash",
        where="deck bottom",
        en="return this Unit from your trash to the bottom of your deck",
        ja="トラッシュの{this}を自分のデッキの下に戻す",
        zh="将废弃区中的此机体放回我方卡组最下方",
    ),
    StepText(
        m.Return,
        to="this unit in trash",
        where="deck top",
        en="return this Unit from your trash to the top of your deck",
        ja="トラッシュの{this}を自分のデッキの上に戻す",
        zh="将废弃区中的此机体放回我方卡组最上方",
    ),
    StepText(
        m.Return,
        to="this unit in trash",
        where="deck, shuffled",
        en="shuffle this Unit from your trash into your deck",
        ja="トラッシュの{this}を自分のデッキに戻し、シャッフルする",
        zh="将废弃区中的此机体放回我方卡组并切洗",
    ),
    StepText(
        m.Remove,
        en="exile {to} from the game",
        ja="{to}をゲームから除外する",
        zh="将{to}从游戏中除外",
        also=("exile {to}",),
    ),
    StepText(
        m.Return,
        to="this card in trash",
        where="deck bottom",
        en="return this card from your trash to the bottom of your deck",
        also=("place this card from your trash on the bottom of your deck",),
        ja="トラッシュのこのカードを自分のデッキの下に戻す",
        zh="将废弃区中的此卡牌放回我方卡组最下方",
    ),
    StepText(
        m.Return,
        to="this card in trash",
        where="deck top",
        en="return this card from your trash to the top of your deck",
        also=("place this card from your trash on top of your deck",),
        ja="トラッシュのこのカードを自分のデッキの上に戻す",
        zh="将废弃区中的此卡牌放回我方卡组最上方",
    ),
    StepText(
        m.Return,
        to="this card in trash",
        where="deck, shuffled",
        en="shuffle this card from your trash into your deck",
        also=("return this card from your trash to your deck and shuffle it",),
        ja="トラッシュのこのカードを自分のデッキに戻し、シャッフルする",
        zh="将废弃区中的此卡牌放回我方卡组并切洗",
    ),
    StepText(m.Return, where="hand", ja="{to}を持ち主の手札に戻す", zh="将{to}放回持有者的手牌"),
    StepText(m.Return, where="deck top", ja="{to}を持ち主のデッキの上に戻す", zh="将{to}放回持有者的卡组最上方"),
    StepText(m.Return, where="deck bottom", ja="{to}を持ち主のデッキの下に戻す", zh="将{to}放回持有者的卡组最下方"),
    StepText(
        m.Return,
        where="deck, shuffled",
        ja="{to}を持ち主のデッキに戻し、シャッフルする",
        zh="将{to}放回持有者的卡组并切洗",
    ),
    StepText(
        m.DamageTwo,
        ja="そのうち1つに{first}ダメージ、もう1つに{second}ダメージを与える",
        zh="给与其中1张{first}点伤害，另1张{second}点伤害",
    ),
    StepText(
        m.Recover,
        en="{to} {recovers|recover} {amount} HP",
        ja="{to}を{amount}回復する",
        zh="{to}回复{amount}点HP",
    ),
    StepText(
        m.Redirect,
        attacker="this",
        en="change {this}'s attack target to {to}",
        ja="{this}のアタック先を{to}にする",
        zh="将此机体的攻击对象变更为{to}",
    ),
    StepText(
        m.Redirect,
        en="change a battling enemy Unit's attack target to {to}",
        also=(
            "change the attack target of the battling enemy Unit to {to}",
            "change the attack target of a battling enemy Unit to {to}",
            "change the attack target of the attacking enemy Unit to {to}",
            "change the attack target to {to}",
        ),
        ja="バトルしている相手のユニットのアタック先を{to}にする",
        zh="将正在战斗的对方机体的攻击对象变更为{to}",
    ),
    StepText(
        m.Battle,
        ja="{this}と{to}のバトルを始め、ダメージステップだけを行う",
        zh="使此机体与{to}开始战斗，仅进行伤害步骤",
    ),
    StepText(
        m.Battle,
        this_unit=False,
        ja="{to}のバトルを始め、ダメージステップだけを行う",
        zh="使{to}互相开始战斗，仅进行伤害步骤",
    ),
    StepText(
        m.EndBattle,
        en="end that battle without performing the damage step",
        also=(
            "end this battle without performing the damage step",
            "end the battle without performing the damage step",
            "end this battle",
            "end that battle",
            "end the battle",
        ),
        ja="ダメージステップを行わずにそのバトルを終了する",
        zh="不进行伤害步骤，结束该战斗",
    ),
    StepText(
        m.AddToHand,
        to="this unit in trash",
        en="add {this} from your trash to your hand",
        also=("return this Unit from your trash to your hand",),
        ja="トラッシュの{this}を手札に加える",
        zh="将废弃区中的此机体加入手牌",
    ),
    StepText(
        m.AddToHand,
        to="this card in trash",
        en="add this card from your trash to your hand",
        also=("return this card from your trash to your hand",),
        ja="トラッシュのこのカードを手札に加える",
        zh="将废弃区中的此卡牌加入手牌",
    ),
    StepText(m.AddToHand, en="add {to} to your hand", ja="{to}を手札に加える", zh="将{to}加入手牌"),
    StepText(
        m.ArrangeShields,
        en="return them to your shield area in any order",
        also=(
            "return them to your shield section in any order",
            "return them in any order",
            "return them to their place in any order",
        ),
        ja="それらを好きな順番で自分のシールドエリアに戻す",
        zh="将其以任意顺序放回我方护盾区",
    ),
    StepText(m.PlaceInTrash, ja="{to}を自分のトラッシュに置く", zh="将{to}置于废弃区"),
    StepText(m.LookAt, ja="{to}を見る", zh="查看{to}"),
    StepText(m.Reveal, ja="{to}を公開する", zh="公开{to}"),
    StepText(m.Pair, unit="this", en="pair {to} with this Unit", ja="{to}を{this}にセットする", zh="使{to}搭乘此机体"),
    StepText(
        m.Deploy,
        to="this card in trash",
        en="deploy this card from your trash",
        ja="トラッシュのこのカードを配備する",
        zh="配置废弃区中的此卡牌",
    ),
    StepText(
        m.Deploy,
        to="this card in trash",
        rested=True,
        en="deploy this card from your trash rested",
        ja="トラッシュのこのカードをレストで配備する",
        zh="以休息状态配置废弃区中的此卡牌",
    ),
    StepText(m.Deploy, en="deploy {to}", ja="{to}を配備する", also=("deploy {to} without paying its cost",)),
    StepText(m.Deploy, rested=True, en="deploy {to} rested", ja="{to}をレストで配備する"),
    StepText(m.Deploy, pay=True, ja="{to}をコストを支払って配備する"),
    StepText(m.Deploy, pay=True, rested=True, ja="{to}をコストを支払ってレストで配備する"),
    StepText(m.DeployExBase, en="deploy 1 EX Base", ja="自分はEXベース1つを配備する", zh="配置1张EX基地"),
    StepText(m.Draw, en="draw {amount}", ja="自分は{amount}枚ドローする", zh="抽{amount}张卡"),
    StepText(m.DiscardChosen, ja="{to}を捨てる", zh="丢弃{to}"),
    StepText(
        m.PlaceAsShield,
        last=True,
        ja="{to}を裏向きで自分のシールドの最後に置く",
        zh="将{to}背面朝上置于我方最后的护盾之后",
    ),
    StepText(m.PlaceAsShield, ja="{to}を裏向きで自分のシールドの上に置く", zh="将{to}背面朝上置于我方护盾上方"),
    StepText(
        m.ShieldToHand,
        en="add {amount} of your Shields to your hand",
        ja="自分のシールド{amount}つを手札に加える",
        zh="将我方{amount}张护盾加入手牌",
    ),
    StepText(
        m.PlaceShield,
        amount=1,
        last=True,
        en="place the top card of your deck into your shield area as a Shield",
        also=(
            "place the top card of your deck into your shield area",
            "place the top card of your deck in your shield area as a Shield",
            "place the top card of your deck in your shield area",
            "place the top card of your deck face down in your shield area",
            "add the top card of your deck to your shield area as a Shield",
            "place the top card of your deck into your shield section",
            "place the top card of your deck as a Shield",
            "place the top card of your deck after your last Shield",
            "place the top card of your deck face down on the bottom of your Shields",
            "place the top card of your deck on the bottom of your Shields",
            "place the top card of your deck under your Shields",
            "place the top card of your deck face down under your Shields",
            "add the top card of your deck to your Shields",
        ),
        ja="自分のデッキを上から1枚、裏向きで自分のシールドの最後に置く",
        zh="将我方卡组最上方的1张卡牌背面朝上置于我方最后的护盾之后",
    ),
    StepText(
        m.PlaceShield,
        last=True,
        en="place the top {amount} cards of your deck into your shield area as Shields",
        also=(
            "place the top {amount} cards of your deck into your shield area",
            "place the top {amount} cards of your deck in your shield area as Shields",
            "place the top {amount} cards of your deck in your shield area",
        ),
        ja="自分のデッキを上から{amount}枚、裏向きで自分のシールドの最後に置く",
        zh="将我方卡组最上方的{amount}张卡牌背面朝上置于我方最后的护盾之后",
    ),
    StepText(
        m.PlaceShield,
        amount=1,
        en="place the top card of your deck on top of your Shields",
        also=(
            "place the top card of your deck face down on top of your Shields",
            "add the top card of your deck to the top of your Shields",
        ),
        ja="自分のデッキを上から1枚、裏向きで自分のシールドの上に置く",
        zh="将我方卡组最上方的1张卡牌背面朝上置于我方护盾上方",
    ),
    StepText(
        m.PlaceShield,
        en="place the top {amount} cards of your deck on top of your Shields",
        ja="自分のデッキを上から{amount}枚、裏向きで自分のシールドの上に置く",
        zh="将我方卡组最上方的{amount}张卡牌背面朝上置于我方护盾上方",
    ),
    StepText(
        m.PlaceResource,
        en="place {amount} {Resource|Resources}",
        ja="自分はリソース{amount}つを置く",
        zh="放置{amount}张能源",
    ),
    StepText(
        m.PlaceResource,
        rested=True,
        en="place {amount} rested {Resource|Resources}",
        ja="自分はリソース{amount}つをレストで置く",
        zh="放置{amount}张休息状态的能源",
    ),
    StepText(
        m.PlaceResource,
        ex=True,
        en="place {amount} {EX Resource|EX Resources}",
        ja="自分はEXリソース{amount}つを置く",
        zh="放置{amount}张EX能源",
    ),
    StepText(
        m.PlaceResource,
        ex=True,
        rested=True,
        en="place {amount} rested {EX Resource|EX Resources}",
        ja="自分はEXリソース{amount}つをレストで置く",
        zh="放置{amount}张休息状态的EX能源",
    ),
    StepText(
        m.TrashTop,
        amount=1,
        en="place the top card of your deck into your trash",
        ja="自分のデッキを上から1枚、自分のトラッシュに置く",
        zh="将我方卡组最上方的1张卡牌置于废弃区",
    ),
    StepText(
        m.TrashTop,
        en="place the top {amount} cards of your deck into your trash",
        also=("place the top {amount} cards of your decks into your trashes",),
        ja="自分のデッキを上から{amount}枚、自分のトラッシュに置く",
        zh="将我方卡组最上方的{amount}张卡牌置于废弃区",
    ),
    StepText(
        m.TopOrBottom,
        other="bottom",
        en="return {looked} to the top or bottom of your deck",
        ja="{looked}上か下に戻す",
        zh="将{looked}放回卡组最上方或最下方",
    ),
    StepText(
        m.TopOrBottom,
        other="trash",
        en="return {looked} to the top of your deck or place it into your trash",
        ja="{looked}上に戻すか、自分のトラッシュに置く",
        zh="将{looked}放回卡组最上方或置于废弃区",
    ),
    StepText(
        m.ReturnLooked,
        order="any",
        where="trash",
        ja="残ったカードは自分のトラッシュに置く",
        zh="将剩余的卡牌置于废弃区",
    ),
    StepText(m.ReturnLooked, where="trash", ja="残ったカードは自分のトラッシュに置く", zh="将剩余的卡牌置于废弃区"),
    StepText(
        m.ReturnLooked,
        order="any",
        where="deck top",
        ja="残ったカードは好きな順番で上に戻す",
        zh="将剩余的卡牌以任意顺序放回卡组最上方",
    ),
    StepText(m.ReturnLooked, order="any", ja="残ったカードは下に戻す", zh="将剩余的卡牌放回卡组最下方"),
    StepText(m.ReturnLooked, ja="残ったカードは無作為に下に戻す", zh="将剩余的卡牌随机放回卡组最下方"),
    StepText(m.PayCost, en="pay {amount:circled}", ja="{amount:circled}支払う", zh="支付{amount:circled}"),
    StepText(
        m.ActivateMain,
        of="this card",
        en="activate this card's {timing}",
        ja="このカードの{timing}を発動する",
        zh="发动此卡牌的{timing}",
    ),
    StepText(
        m.ActivateMain,
        of="this pilot",
        en="activate {timing} on the card paired with this Unit",
        ja="{paired}カードの{timing}を発動する",
        zh="发动搭乘此机体的卡牌的{timing}",
    ),
    StepText(m.ActivateEffect, of="this", ja="{this}の【配備時】を発動する", zh="发动此机体的【配置时】"),
    StepText(m.ActivateEffect, of="chosen", ja="{of}の【配備時】を発動する", zh="发动{of}【配置时】"),
    StepText(m.ActivateMain, of="chosen", ja="{of}の{timing}を発動する", zh="发动{of}{timing}"),
    StepText(m.ActivateMain, of="discarded", ja="{of}の{timing}を発動する", zh="发动{of}{timing}"),
)


_ROWS_OF: dict[type[m.Step], list[StepText]] = {}
"""The rows of a kind of step."""
for _row in STEP_TEXTS:
    _ROWS_OF.setdefault(_row.step, []).append(_row)


def row_for(step: m.Step, language: LanguageKey) -> StepText | None:
    """Return the row whose text in a language words a step completely; None if there is none."""
    return next((row for row in _ROWS_OF.get(type(step), ()) if row.fits(step, language)), None)
