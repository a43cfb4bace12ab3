"""Japanese and Chinese: every card is worded whole, in its language alone, and the game speaks it from start to end."""

from __future__ import annotations

import json
import random
import re
import string
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings

from gundam_desktop.games.gcg import game, library
from gundam_desktop.games.gcg.cards.catalog import card_sets
from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.phrases import NotWorded
from gundam_desktop.games.gcg.effects.reader import read_text
from gundam_desktop.locate import game_resource
from gundam_desktop.tabletop import Event, Refusal
from tests.games.gcg.effects.both_ways.test_documented import LINES, ability_of
from tests.games.gcg.effects.both_ways.test_round_trip import abilities
from tests.properties.random_games import any_choice

SETS = card_sets()
OTHERS = ("ja", "zh")
CARDS = [card for card in SETS if card.effects]
EXAMPLES = LINES[::2]
"""The texts of the document that describes the effect language."""
ENGLISH = re.compile(r"\b(?:Unit|Pilot|Base|card|your|enemy|this|the)s?\b")
LATIN_NAMES = re.compile(r"「[^」]*」|\{[^}]*\}|[〔〈][^〕〉]*[〕〉]|“[^”]*”")


def worded(text: str, language: str) -> str:
    return "\n".join(map(library.wording(language).text, read_text(text, tokens=SETS.tokens)))


@pytest.mark.parametrize("language", OTHERS)
def test_every_card_of_the_sets_is_worded(language: str) -> None:
    words = library.wording(language)
    meaning: dict[str, m.AnyAbility] = {}
    told: dict[m.AnyAbility, str] = {}
    for card in CARDS:
        for effect in card.effects:
            text = words.text(effect)
            assert told.setdefault(effect, text) == text, "two texts for one effect"
            assert not ENGLISH.search(LATIN_NAMES.sub("", text)), text
            assert text.count("【") == text.count("】")
            assert meaning.setdefault(text, effect) == effect, "one text for two effects"


@pytest.mark.parametrize("language", OTHERS)
@given(ability=abilities)
@settings(max_examples=150, suppress_health_check=list(HealthCheck))
def test_abilities_made_at_random_are_worded_or_refused(language: str, ability: m.AnyAbility) -> None:
    try:
        said = library.wording(language).word(ability)
    except NotWorded:
        return
    assert said.text
    assert not ENGLISH.search(LATIN_NAMES.sub("", said.text)), said.text


@pytest.mark.parametrize(
    ("english", "japanese", "chinese"),
    [
        (
            "【Deploy】Choose 1 to 2 rested enemy Units. Deal 3 damage to them.",
            "【配備時】レストの相手のユニット1～2つを選ぶ。それらに3ダメージを与える。",
            "【配置时】选择对方1～2张休息状态的机体。给与其各3点伤害。",
        ),
        (
            "【Main】/【Action】Draw 3. Then, discard 2.",
            "【メイン】/【アクション】自分は3枚ドローする。その後、自分の手札2枚を捨てる。",
            "【主要】/【瞬动】抽3张卡。之后，丢弃2张手牌。",
        ),
        (
            "【During Link･(Zeon) Pilot】While this Unit has 7 or more AP, it gets AP+1 and <Repair 4>.",
            "【リンク中・〔ジオン〕のパイロット】このユニットがAP7以上の間、これはAP+1され、《リペア4》を得る。",
            "【共鸣中·〈吉翁〉机师】此机体的AP不低于7的期间，此机体的AP+1，并获得《修复4》。",
        ),
        (
            "While you have more Units in play than your opponent and you have no cards in your hand, this Unit gets "
            "AP+1.",
            "自分のユニットが相手より多く、自分の手札がない間、このユニットをAP+1する。",
            "我方机体多于对方，且我方没有手牌的期间，此机体的AP+1。",
        ),
        (
            "【Main】Choose 1 enemy Unit that has <Blocker> or is Lv.2 or lower. Destroy it.",
            "【メイン】《ブロッカー》を持つ、または、Lv.2以下の相手のユニット1つを選ぶ。それを破壊する。",
            "【主要】选择对方1张拥有《阻挡者》或等级不高于2的机体。将其破坏。",
        ),
        (
            "【Main】Choose 1 enemy Base. Deal 3 damage to it. If you use an EX Resource to play this card, deal 5 "
            "damage to that Base instead.",
            "【メイン】相手のベース1つを選ぶ。それに3ダメージを与える。"
            "EXリソースを使用してこのカードをプレイしたなら、かわりに5ダメージを与える。",
            "【主要】选择对方1张基地。给与其3点伤害。若使用此卡牌时动用了EX能源，则改为给与其5点伤害。",
        ),
        (
            "【Main】Choose 1 friendly Unit. It gains <Suppression> during this turn. Then, if it is a (CB) Unit, it "
            "gets AP+1 during this turn.",
            "【メイン】味方のユニット1つを選ぶ。このターン中、それは《制圧》を得る。その後、それが〔CB〕なら、"
            "このターン中、それをAP+1する。",
            "【主要】选择友方1张机体。本回合中，其获得《压制》。之后，若其拥有〈CB〉，则本回合中，其AP+1。",
        ),
        (
            "While your Lv. is higher than your opponent's, this Unit gets AP+1.",
            "自分のLv.が相手より高い間、このユニットをAP+1する。",
            "我方的等级高于对方的期间，此机体的AP+1。",
        ),
        (
            "【Activate･Main】③, rest this Unit：You may discard 2. If you do, place 2 rested EX Resources.",
            "【起動・メイン】③,このユニットをレストにする：自分の手札2枚を捨ててもよい。"
            "そうしたなら、自分はEXリソース2つをレストで置く。",
            "【启动·主要】③，将此机体转为休息状态：可以丢弃2张手牌。那样做时，放置2张休息状态的EX能源。",
        ),
        (
            "At the end of your turn, if you have no Bases in play, set this Unit as active. It can't attack during "
            "this turn.",
            "自分のターン終了時、自分のベースが無いなら、このユニットをアクティブにし、このターン中、これはアタックできない。",
            "我方回合结束时，若我方没有基地，则将此机体转为活跃状态，本回合中，此机体无法攻击。",
        ),
        (
            "【Deploy】During this battle, when one of your (Zeon) Units deals battle damage to an enemy Unit, draw 3.",
            "【配備時】このバトル中、〔ジオン〕の自分のユニットが相手のユニットにバトルダメージを与えたとき、"
            "自分は3枚ドローする。",
            "【配置时】本次战斗中，当我方〈吉翁〉机体给与对方机体战斗伤害时，抽3张卡。",
        ),
        (
            "When this Base receives battle damage from a red enemy Unit, rest that Unit.",
            "このベースが赤の相手のユニットからバトルダメージを受けたとき、その相手のユニットをレストにする。",
            "当此基地受到来自对方红色机体的战斗伤害时，将该对方机体转为休息状态。",
        ),
        (
            "When a friendly (Zeon) Unit destroys an enemy Unit with battle damage, it recovers 3 HP.",
            "〔ジオン〕の味方のユニットがバトルダメージで相手のユニットを破壊したとき、その味方のユニットを3回復する。",
            "当友方〈吉翁〉机体通过战斗伤害破坏对方机体时，该友方机体回复3点HP。",
        ),
        (
            "【During Link】At the end of the turn when this Unit is paired with a Pilot, draw 3.",
            "【リンク中】このユニットにパイロットがセットされたターンの終了時に、自分は3枚ドローする。",
            "【共鸣中】在机师搭乘此机体的回合结束时，抽3张卡。",
        ),
        (
            "If you have a (Zeon) Pilot in play, when this Unit receives effect damage from an enemy, reduce it by 5.",
            "〔ジオン〕の自分のパイロットがいるなら、このユニットが相手から効果ダメージを受けるとき、"
            "そのダメージを5軽減する。",
            "若我方有〈吉翁〉机师，则此机体受到来自对方的效果伤害时，该伤害减少5点。",
        ),
        (
            "【Action】Choose 1 friendly Unit. During this turn, reduce the next damage it receives by 1. If you use "
            "an EX Resource to play this card, reduce by 5 instead.",
            "【アクション】味方のユニット1つを選ぶ。このターン中、それが次に受けるダメージを1軽減する。"
            "EXリソースを使用してこのカードをプレイしたなら、かわりに5軽減する。",
            "【瞬动】选择友方1张机体。本回合中，其下一次受到的伤害减少1点。若使用此卡牌时动用了EX能源，则改为减少5点。",
        ),
        (
            "【Activate･Action】②, rest 2 of your other (Zeon) Units：All players draw 3.",
            "【起動・アクション】②,このユニット以外の、〔ジオン〕の自分のユニット2つをレストにする："
            "プレイヤーすべては3枚ドローする。",
            "【启动·瞬动】②，将我方2张其他〈吉翁〉机体转为休息状态：所有玩家各抽3张卡。",
        ),
        (
            "【Deploy】You may pay ③. If you do, deploy 1 EX Base.",
            "【配備時】③支払ってもよい。そうしたなら、自分はEXベース1つを配備する。",
            "【配置时】可以支付③。那样做时，配置1张EX基地。",
        ),
        (
            "【Main】Choose 2 (Zeon) cards and 1 (OZ) card from your trash. Exile them from the game.",
            "【メイン】自分のトラッシュの、〔ジオン〕のカード2枚と、〔OZ〕のカード1枚を選ぶ。それらをゲームから除外する。",
            "【主要】选择我方废弃区中2张〈吉翁〉卡牌和1张〈OZ〉卡牌。将其从游戏中除外。",
        ),
        (
            "When you pay ① or more cost for one of your Units' effects, increase this Unit's HP during this turn by "
            "an amount equal to the cost paid.",
            "自分のユニットの効果で①以上のコストを支払ったとき、このターン中、このユニットを、"
            "支払ったコストと同じ数だけHP+する。",
            "当我方为我方机体的效果支付①或更多的费用时，本回合中，此机体的HP增加与所支付费用相同的数值。",
        ),
        (
            "When a friendly (Zeon) Unit is destroyed by an effect, draw 3.",
            "〔ジオン〕の味方のユニットが効果で破壊されたとき、自分は3枚ドローする。",
            "当友方〈吉翁〉机体因效果被破坏时，抽3张卡。",
        ),
        (
            "【Main】Choose 1 damaged enemy (OZ) Unit without <Blocker>. Rest it.",
            "【メイン】ダメージを受けている、《ブロッカー》を持たない〔OZ〕の相手のユニット1つを選ぶ。それをレストにする。",
            "【主要】选择对方1张未拥有《阻挡者》且受到伤害的〈OZ〉机体。将其转为休息状态。",
        ),
        (
            "While there is a player with 4 or more Shields, this Unit gets AP+2.",
            "シールドが4つ以上のプレイヤーがいる間、このユニットをAP+2する。",
            "有护盾为4张或更多的玩家的期间，此机体的AP+2。",
        ),
        (
            "【Attack】You may discard 2. If you do, choose 1 enemy player with 5 or more cards in their hand. "
            "They discard 2.",
            "【アタック時】自分の手札2枚を捨ててもよい。そうしたなら、手札が5枚以上の相手プレイヤー1人を選ぶ。"
            "そのプレイヤーは手札2枚を捨てる。",
            "【攻击时】可以丢弃2张手牌。那样做时，选择1名手牌有5张或更多的对方玩家。该玩家丢弃2张手牌。",
        ),
        (
            "【Deploy】All enemy players each choose 2 of their rested Link Units. Destroy them.",
            "【配備時】相手プレイヤーすべては、それぞれレストの自身のリンクユニット2つを選ぶ。それらを破壊する。",
            "【配置时】所有对方玩家各选择自己的2张休息状态的共鸣机体。将其破坏。",
        ),
        (
            "【Deploy】Choose 1 enemy player. You and that player each choose 1 of their Units. Destroy them.",
            "【配備時】相手プレイヤー1人を選ぶ。自分とそのプレイヤーは、それぞれ自身のユニット1つを選ぶ。それらを破壊する。",
            "【配置时】选择1名对方玩家。我方和该玩家各选择自己的1张机体。将其破坏。",
        ),
        (
            "When this Unit destroys an enemy Unit with battle damage, that enemy player may discard 2. "
            "If they don't discard with this effect, draw 2.",
            "このユニットがバトルダメージで相手のユニットを破壊したとき、その相手プレイヤーは手札2枚を捨ててもよい。"
            "この効果で捨てなかったなら、自分は2枚ドローする。",
            "当此机体通过战斗伤害破坏对方机体时，该对方玩家可以丢弃2张手牌。若该玩家没有通过此效果丢弃手牌，则抽2张卡。",
        ),
        (
            "When another Unit attacks an enemy Unit, if this Unit is rested, the attacking Unit gains <Breach 3> "
            "during this battle.",
            "このユニット以外のユニットが、相手のユニットにアタックしたとき、これがレストしているなら、このバトル中、"
            "アタックしているユニットは《突破3》を得る。",
            "当其他机体攻击对方机体时，若此机体处于休息状态，则本次战斗中，正在攻击的机体获得《突破3》。",
        ),
        (
            "【Action】When playing this card, choose 1 of the following effects and activate it: ■Choose 1 friendly "
            "Unit. It can't activate <Blocker> during this battle. ■Draw 2. Then, discard 1.",
            "【アクション】このカードをプレイするとき、以下の効果から1つを選んで発動する。■味方のユニット1つを選ぶ。"
            "このバトル中、それは《ブロッカー》を発動できない。■自分は2枚ドローする。その後、自分の手札1枚を捨てる。",
            "【瞬动】使用此卡牌时，从以下效果中选择1个并发动。■选择友方1张机体。本次战斗中，其无法发动《阻挡者》。"
            "■抽2张卡。之后，丢弃1张手牌。",
        ),
        (
            "【Main】Draw 1. After activating this card's 【Main】, you may pair this card from your trash with one of "
            "your rested (Zeon) Units.",
            "【メイン】自分は1枚ドローする。このカードの【メイン】を発動した後、トラッシュのこのカードを、"
            "レストの〔ジオン〕の自分のユニットにセットしてもよい。",
            "【主要】抽1张卡。发动此卡牌的【主要】之后，可以使废弃区中的此卡牌搭乘我方1张休息状态的〈吉翁〉机体。",
        ),
        (
            "【When Linked･Development 4】Deal 3 damage to the first card in your opponent's shield area.",
            "【リンク時・開発4】相手のシールドエリアの先頭のカード1枚に3ダメージを与える。",
            "【共鸣时·开发4】给与对方护盾区最前方的1张卡牌3点伤害。",
        ),
        (
            "【Deploy】Count up the number of your (Zeon) Units, plus this Unit. Choose 1 enemy Unit whose Lv. is "
            "equal to or lower than that number. Destroy it.",
            "【配備時】〔ジオン〕の自分のユニットとこのユニットの数を数える。Lv.がその数以下の相手のユニット1つを選ぶ。それを破壊する。",
            "【配置时】计算我方〈吉翁〉机体与此机体的数量。选择对方1张等级不高于该数量的机体。将其破坏。",
        ),
        (
            "【Main】Your opponent may discard 1. If they do, they draw 1.",
            "【メイン】相手プレイヤー1人を選ぶ。そのプレイヤーは手札1枚を捨ててもよい。そうしたなら、そのプレイヤーは1枚ドローする。",
            "【主要】选择1名对方玩家。该玩家可以丢弃1张手牌。那样做时，该玩家抽1张卡。",
        ),
        (
            "【Main】Your opponent may discard 1. If they do, draw 1.",
            "【メイン】相手プレイヤー1人を選ぶ。そのプレイヤーは手札1枚を捨ててもよい。そうしたなら、自分は1枚ドローする。",
            "【主要】选择1名对方玩家。该玩家可以丢弃1张手牌。那样做时，抽1张卡。",
        ),
        (
            "【Main】Each player may discard 1. If they don't, they draw 1.",
            "【メイン】プレイヤーすべては手札1枚を捨ててもよい。そうしなかったプレイヤーは1枚ドローする。",
            "【主要】所有玩家各可以丢弃1张手牌。没有那样做的玩家各抽1张卡。",
        ),
        (
            "【Main】Your opponent may discard 1 and draw 1.",
            "【メイン】相手プレイヤー1人を選ぶ。そのプレイヤーは手札1枚を捨て、1枚ドローしてもよい。",
            "【主要】选择1名对方玩家。该玩家可以丢弃1张手牌，并抽1张卡。",
        ),
        (
            "【Main】Your opponent looks at the top card of their deck. If it is a Unit card, they draw 1.",
            "【メイン】相手プレイヤー1人を選ぶ。そのプレイヤーは自身のデッキを上から1枚見る。それがユニットカードなら、そのプレイヤーは1枚ドローする。",
            "【主要】选择1名对方玩家。该玩家查看自己的卡组最上方的1张卡牌。若其为机体卡牌，则该玩家抽1张卡。",
        ),
        (
            "【Main】Your opponent discards their hand.",
            "【メイン】相手プレイヤー1人を選ぶ。そのプレイヤーは手札すべてを捨てる。",
            "【主要】选择1名对方玩家。该玩家丢弃所有手牌。",
        ),
        (
            "【Main】Choose 1 of your (Titans) Units. It may attack on the turn it is deployed and gains "
            "<Breach 2> during this turn.",
            "【メイン】〔ティターンズ〕の自分のユニット1つを選ぶ。このターン中、それは《突破2》を得、それは配備したターンにアタックしてもよい。",
            "【主要】选择我方1张〈泰坦斯〉机体。本回合中，其获得《突破2》，其可以在被配置的回合中攻击。",
        ),
        (
            "【Deploy】Choose 1 of your other Units. If this Unit has 5 or more AP, this Unit recovers 2 HP.",
            "【配備時】このユニット以外の、自分のユニット1つを選ぶ。このユニットがAP5以上なら、これを2回復する。",
            "【配置时】选择我方1张其他机体。若此机体的AP不低于5，则此机体回复2点HP。",
        ),
        (
            "When one of your other Units would be destroyed, you may destroy this Unit instead.",
            "このユニット以外の、自分のユニットが破壊されるとき、かわりにこのユニットを破壊してもよい。",
            "我方其他机体将被破坏时，可以改为将此机体破坏。",
        ),
        (
            "This Unit gets AP+1 and can't be paired with a Pilot.",
            "このユニットをAP+1し、これはパイロットをセットできない。",
            "此机体的AP+1，此机体无法被机师搭乘。",
        ),
        (
            "When your opponent pairs a Pilot, draw 1.",
            "相手のユニットにパイロットがセットされたとき、自分は1枚ドローする。",
            "当机师搭乘对方机体时，抽1张卡。",
        ),
        (
            "When one of your Units receives battle damage from an enemy Unit, if that enemy Unit is rested, draw 1.",
            "自分のユニットが相手のユニットからバトルダメージを受けたとき、その相手のユニットがレストしているなら、自分は1枚ドローする。",
            "当我方机体受到来自对方机体的战斗伤害时，若该对方机体处于休息状态，则抽1张卡。",
        ),
        (
            "【Deploy】Discard 1. Then, choose 1 enemy Unit with the same Lv. as the discarded card. Rest it.",
            "【配備時】自分の手札1枚を捨てる。その後、捨てたカードとLv.が同じ相手のユニット1つを選ぶ。それをレストにする。",
            "【配置时】丢弃1张手牌。之后，选择对方1张等级与丢弃的卡牌相同的机体。将其转为休息状态。",
        ),
        (
            "When an enemy Unit is deployed, if it is a Link Unit, it gets AP+1 during this turn. "
            "Otherwise, all enemy Units can't be blocked during this turn.",
            "相手のユニットが配備されたとき、それがリンクユニットなら、このターン中、それをAP+1する。そうでないなら、このターン中、相手のユニットすべてはブロックされない。",
            "当对方机体被配置时，若其为共鸣机体，则本回合中，其AP+1。否则，本回合中，对方所有机体不会被阻挡。",
        ),
        (
            "【Activate･Main】Choose 1 Unit card from your hand. Pay its cost to deploy it.",
            "【起動・メイン】自分の手札のユニットカード1枚を選ぶ。それをコストを支払って配備する。",
            "【启动·主要】选择我方手牌中1张机体卡牌。支付其费用，将其配置。",
        ),
        (
            "【Attack】If you have a Base in play, draw 1. Otherwise, your opponent discards 1.",
            "【アタック時】自分のベースがあるなら、自分は1枚ドローする。そうでないなら、相手プレイヤー1人を選ぶ。そのプレイヤーは手札1枚を捨てる。",
            "【攻击时】若我方有基地，则抽1张卡。否则，选择1名对方玩家。该玩家丢弃1张手牌。",
        ),
        (
            "On the turn this Unit is deployed, it may choose an active enemy Unit as its attack target and attack it.",
            "このユニットが配備されたターン中、これはアクティブの相手のユニットをアタック先に選んでアタックしてもよい。",
            "在此机体被配置的回合中，此机体可以选择对方活跃状态的机体作为攻击对象并攻击。",
        ),
        (
            "When this Base is deployed, draw 1.",
            "【配備時】自分は1枚ドローする。",
            "【配置时】抽1张卡。",
        ),
    ],
)
def test_examples(english: str, japanese: str, chinese: str) -> None:
    assert worded(english, "ja") == japanese
    assert worded(english, "zh") == chinese


@pytest.mark.sampled(100)
@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("text", EXAMPLES)
def test_every_documented_example_has_words(language: str, text: str) -> None:
    said = "\n".join(map(library.wording(language).text, ability_of(text)))
    assert not ENGLISH.search(LATIN_NAMES.sub("", said))


@pytest.mark.parametrize("language", OTHERS)
def test_what_has_no_words_is_refused(language: str) -> None:
    effect = m.Triggered.model_validate(
        {"on": {"event": "deploy"}, "steps": [{"do": "draw", "amount": {"stat": "ap", "of": "event card"}}]}
    )
    with pytest.raises(NotWorded):
        library.wording(language).word(effect)


# --- the words around the cards


@cache
def words(name: str) -> Any:
    return json.loads(game_resource("gcg", "words", f"{name}.json").read_text(encoding="utf-8"))


def sentences(data: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], str]]:
    for key, value in data.items() if isinstance(data, dict) else enumerate(data):
        if isinstance(value, dict | list):
            yield from sentences(value, (*path, str(key)))
        else:
            yield (*path, str(key)), value


def blanks(text: str) -> set[str | None]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name}


@pytest.mark.parametrize("language", OTHERS)
def test_every_sentence_is_there_with_its_blanks(language: str) -> None:
    english, other = dict(sentences(words("gcg.en"))), dict(sentences(words(f"gcg.{language}")))
    assert other.keys() == english.keys()
    for path, text in other.items():
        allowed = blanks(english[path]) | ({"least"} if path[0] == "count" else set())
        assert blanks(text) <= allowed, path


@pytest.mark.parametrize("language", OTHERS)
def test_names_agree_with_those_of_the_cards(language: str) -> None:
    named = {card.name: card.name_in(language) for card in SETS if card.name_in(language) != card.name}
    given = words(f"names.{language}")
    assert {name: given[name] for name in given.keys() & named.keys()} == {
        name: named[name] for name in given.keys() & named.keys()
    }


def test_japanese_has_every_name_but_those_of_sets_without_a_source() -> None:
    names = library.wording("ja").names
    cards = [card for card in SETS if card.set not in {"GD05", "ST11", "ST12", "ST13", "ST14"}]
    asked = {name for card in cards if card.link for name in card.link.names}
    asked |= {effect.name for card in cards for effect in card.effects if isinstance(effect, m.PilotName)}
    assert all(name in names.cards for name in asked)


def test_chinese_names_are_simplified() -> None:
    assert not re.search("[達機體聯獨號學園軍戰・]", "".join(card.name_zh or "" for card in SETS))


@pytest.mark.parametrize("language", OTHERS)
def test_a_face(language: str) -> None:
    face = library.face("ST01-001", language)
    assert face.name == SETS.card("ST01-001").name_in(language) != "Gundam"
    assert not ENGLISH.search(f"{face.type_name} {face.condition} {face.traits} {face.environment}")
    assert face.badges[0].name == {"ja": "《リペア2》", "zh": "《修复2》"}[language]
    assert face.text[1].marks[0][0] == "during pair"


@pytest.mark.parametrize("language", OTHERS)
def test_a_whole_game_is_told(language: str, rng: random.Random) -> None:
    first, second = (library.deck(name) for name in rng.sample(library.deck_names(), 2))
    on = game.start((first, second), rng.randrange(1000), "1.9")
    said: set[str] = set()
    while on.decision.player >= 0:
        seat = on.decision.player
        view, choices = on.view(seat), on.legal_choices(seat)
        asking = view.cards.get(on.decision.card)
        said.add(library.question(on.decision, asking.number if asking else "", language))
        said |= {library.label(choice, view, language) for choice in choices}
        for event in on.apply(seat, any_choice(on, rng)):
            said.add(library.story(event, ("甲", "乙"), language))
    names = re.compile("|".join(sorted((re.escape(card.name) for card in SETS), key=len, reverse=True)))
    assert not [text for text in said if ENGLISH.search(names.sub("", text))]


@pytest.mark.parametrize("language", OTHERS)
def test_a_gained_keyword_and_a_refusal(language: str) -> None:
    gained = Event("gained", "9-3-1-4", 0, 7, "ST01-005", amount=2, word="Repair")
    assert {"ja": "《リペア2》", "zh": "《修复2》"}[language] in library.story(gained, ("甲", "乙"), language)
    refusal = Refusal("too few active", "2-9-1", figures=(("needs", 3), ("has", 1)))
    assert "3" in library.sentence(refusal, {}, language)
