"""The rules for cards: what they and their players may, must and cannot do.

A text stands behind the card: "this Unit" "can't attack". Where the card stands elsewhere, it is `{who}`; `{whose}` is
its possessive. `{what}` are the other cards of the rule, `{what:one}` one of them, `{what:cards}` such cards of a hand,
`{what:enemies}` such cards of an enemy. Forms that are only read: `{what:others}`, all but these;
`{what:with effects}`, the effects of these; `{what:sources}`, effects that choose a card; `{what:doers}`, the cards
that cannot do it to this one.

`{}` stands before and behind what cannot be done to a card: the reader takes several such words in one text ("can't be
destroyed or rested by enemy effects"). Damage of a certain amount is worded by code, in every language.
"""

from __future__ import annotations

from functools import partial

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.phrases.row import Row, RowTable
from gundam_desktop.games.gcg.effects.phrases.vocabulary import MARKS

_rule = partial(Row, m.RuleChange)


def _not_by_enemies(rule: m.RuleName, en: str, ja: str, zh: str, *also: str) -> tuple[Row, Row]:
    """Return the rows of what no enemy effect does to a card, or no effect of certain enemy cards.

    `also`: the words that are read, if they are not those of `en`.
    """
    read = tuple(f"can't be{{}} {done}{{}} by enemy effects" for done in also or (en,))
    by_any, by_these = f"can't be {en} by enemy effects", f"can't be {en} by the effects of {{what:enemies}}"
    return (
        _rule(rule=rule, en=by_any, also=read, ja=f"相手の効果で{ja}", zh=f"不会因对方的效果{zh}", unread=True),
        _rule(
            rule=rule, en=by_these, ja=f"相手の{{what}}の効果で{ja}", zh=f"不会因对方{{what}}的效果{zh}", unread=True
        ),
    )


RULES = RowTable(
    # --- attacks and blocks
    _rule(rule="cannot attack", en="can't attack", ja="アタックできない", zh="无法攻击"),
    _rule(
        rule="must attack",
        en="must attack if able",
        also=("must attack if possible", "must attack each turn if able"),
        ja="可能ならアタックしなければならない",
        zh="如可能则必须攻击",
    ),
    _rule(
        rule="may attack active",
        en="may choose {what:one} as {its|their} attack target",
        also=("can choose {what:one} as {its|their} attack target", "may attack {what}", "can attack {what}"),
        ja="{what}をアタック先に選んでもよい",
        zh="可以选择{what}作为攻击对象",
    ),
    _rule(
        rule="may attack when deployed",
        en="may attack on the turn {it is|they are} deployed",
        also=("can attack on the turn {it is|they are} deployed",),
        ja="配備したターンにアタックしてもよい",
        zh="可以在被配置的回合中攻击",
    ),
    _rule(
        rule="may attack when deployed",
        en="may choose {what:one} as {its|their} attack target and attack it",
        ja="{what}をアタック先に選んでアタックしてもよい",
        zh="可以选择{what}作为攻击对象并攻击",
        unread=True,
    ),
    _rule(
        rule="cannot attack player",
        en="can't choose the enemy player as {its|their} attack target",
        also=("can't choose the enemy player",),
        ja="相手プレイヤーをアタック先に選べない",
        zh="无法选择对方玩家作为攻击对象",
    ),
    _rule(
        rule="cannot attack same player",
        en="can't choose the same enemy player as its attack target",
        also=("can't choose the same enemy player or enemy team as its attack target",),
        ja="同じ、相手プレイヤー/相手チームをアタック先に選べない",
        zh="无法选择同一对方玩家或对方队伍作为攻击对象",
    ),
    _rule(
        rule="cannot attack units",
        en="can't choose {what:one} as {its|their} attack target",
        also=(
            "can't choose {what:one}",
            "can't attack {what:one}",
            "can't attack {what:one} as {its|their} attack target",
        ),
        ja="{what}をアタック先に選べない",
        zh="无法选择{what}作为攻击对象",
    ),
    _rule(
        rule="cannot be attacked",
        en="can't be chosen as an attack target",
        also=(
            "can't be chosen as the attack target",
            "can't be chosen as attack targets",
            "can't be attacked",
        ),
        ja="アタック先に選ばれない",
        zh="不会被选择作为攻击对象",
    ),
    _rule(
        rule="cannot be attacked",
        en="can't be chosen as an attack target by {what}",
        also=(
            "can't be chosen as attack targets by {what}",
            "can't be attacked by {what}",
            "{what:doers} can't choose {this Unit|it|them} as their attack target",
            "{what:doers} can't attack this Unit",
            "{what:doers} can't attack it",
            "{what:doers} can't attack them",
        ),
        ja="{what}のアタック先に選ばれない",
        zh="不会被{what}选择作为攻击对象",
    ),
    _rule(
        rule="target not changed",
        en="'s attack target can't be changed by enemy effects",
        also=("'s attack target can't be changed", "' attack target can't be changed by enemy effects"),
        ja="相手の効果でアタック先を変更されない",
        zh="的攻击对象不会因对方的效果而变更",
    ),
    _rule(
        rule="cannot block",
        en="can't activate <Blocker>",
        also=("can't block", "your opponent can't activate <Blocker>"),
        ja="《ブロッカー》を発動できない",
        zh="无法发动《阻挡者》",
    ),
    _rule(
        rule="cannot be blocked",
        en="can't be blocked",
        also=("'s attack can't be blocked", "'s attack can't be {redirected|changed} by <Blocker>"),
        ja="ブロックされない",
        zh="不会被阻挡",
    ),
    _rule(
        rule="cannot be blocked",
        en="can't be blocked by {what}",
        also=("{what:doers} can't block this Unit",),
        ja="{what}にブロックされない",
        zh="不会被{what}阻挡",
    ),
    # --- damage and HP
    _rule(rule="cannot recover", en="can't recover HP", ja="回復できない", zh="无法回复HP"),
    *(
        row
        for rule, en, ja, zh in (
            ("no damage from", "damage", "ダメージ", "伤害"),
            ("no battle damage from", "battle damage", "バトルダメージ", "战斗伤害"),
            ("no effect damage from", "effect damage", "効果ダメージ", "效果伤害"),
        )
        for row in (
            _rule(
                rule=rule,
                en=f"can't receive {en}",
                ja=f"{ja}を受けない",
                zh=f"不会受到{zh}",
                unread=True,
            ),
            _rule(
                rule=rule,
                what=m.ENEMY_CARD,
                en=f"can't receive enemy {en}",
                ja=f"相手から{ja}を受けない",
                zh=f"不会受到来自对方的{zh}",
                unread=True,
            ),
            _rule(
                rule=rule,
                en=f"can't receive {en} from {{what}}",
                ja=f"{{what}}から{ja}を受けない",
                zh=f"不会受到来自{{what}}的{zh}",
            ),
        )
    ),
    _rule(
        rule="no effect damage from",
        what=m.ENEMY_CARD,
        also=("can't receive damage from enemy effects", "can't receive damage from your opponent's effects"),
    ),
    _rule(
        rule="no effect damage from",
        also=(
            "can't receive damage from the effects of {what}",
            "can't receive damage from the keyword effects and effects of {what}",
            "can't receive damage from {what:with effects}",
        ),
    ),
    _rule(
        rule="no breach damage",
        en="can't receive damage from <Breach>",
        ja="《突破》によるダメージを受けない",
        zh="不会受到来自《突破》的伤害",
    ),
    _rule(
        rule="damage not reduced",
        en="'s damage can't be reduced",
        also=(
            "' damage can't be reduced",
            "damage dealt by {who:dealer} can't be reduced",
            "battle damage and effect damage dealt by {who:dealer} can't be reduced",
        ),
        ja="与えるダメージが軽減されない",
        zh="给与的伤害不会减少",
    ),
    _rule(
        rule="battle damage not reduced",
        en="'s battle damage can't be reduced",
        also=("' battle damage can't be reduced", "battle damage dealt by {who:dealer} can't be reduced"),
        ja="与えるバトルダメージが軽減されない",
        zh="给与的战斗伤害不会减少",
    ),
    _rule(
        rule="damage to it not reduced",
        en="damage dealt to {who:them} can't be reduced",
        ja="受けるダメージが軽減されない",
        zh="受到的伤害不会减少",
    ),
    _rule(
        rule="ap not reduced by enemy",
        en="'s AP can't be reduced by enemy effects",
        also=("' AP can't be reduced by enemy effects",),
        ja="{whose}APは相手の効果で減少しない",
        zh="{whose}AP不会因对方的效果而减少",
    ),
    # --- what is done to cards
    _rule(
        rule="cannot be set active",
        en="can't be{} set as active",
        ja="アクティブにできない",
        zh="无法转为活跃状态",
    ),
    _rule(
        rule="not set active by effects",
        en="can't be set as active by effects",
        also=("can't be set as active by an effect",),
        ja="効果でアクティブにならない",
        zh="不会因效果转为活跃状态",
    ),
    _rule(
        rule="stays rested",
        en="won't be set as active during the start phase of your opponent's next turn",
        also=(
            "won't be set as active during the start phase of {your opponent's|its owner's} turn",
            "won't be set as active during the {start phase|start phases} of its owner's next turn",
            "won't be set as active during its owner's next start phases",
            "won't be set as active during the next start phase",
        ),
        ja="次の相手のターンのスタートフェイズでアクティブにならない",
        zh="在下一个对方回合的起始阶段不会转为活跃状态",
    ),
    _rule(
        rule="cannot be paired",
        en="can't be{} paired with a Pilot",
        ja="パイロットをセットできない",
        zh="无法被机师搭乘",
    ),
    _rule(
        rule="cannot be paired",
        en="can't be{} paired with {what}",
        also=(
            "can't be{} paired with a Pilot other than {what:others}",
            "can't be{} paired with Pilots other than {what:others}",
            "can only be paired with {what:others}",
            "may only be paired with {what:others}",
        ),
        ja="{what}をセットできない",
        zh="无法被{what}搭乘",
    ),
    *_not_by_enemies("not destroyed by enemy effects", "destroyed", "破壊されない", "而被破坏"),
    *_not_by_enemies("not rested by enemy effects", "rested", "レストにならない", "转为休息状态"),
    *_not_by_enemies(
        "not returned by enemy effects",
        "returned to {its owner's hand|their owners' hands}",
        "手札に戻らない",
        "放回手牌",
        *("returned to its owner's hand", "returned to your hand", "returned to hand"),
    ),
    *_not_by_enemies(
        "not exiled by enemy effects",
        "exiled from the game",
        "除外されない",
        "而被除外",
        *("exiled from the game", "exiled"),
    ),
    _rule(
        rule="not chosen by enemy effects",
        en="can't be chosen by enemy effects",
        also=(
            "can't be chosen by {what:sources}",
            "can't be chosen as the target of {what:sources}",
            "can't be chosen as a target of {what:sources}",
            "can't be chosen as a target for {what:sources}",
            "can't be targeted by {what:sources}",
        ),
        ja="相手の効果で選ばれない",
        zh="不会被对方的效果选择",
        unread=True,
    ),
    _rule(
        rule="not chosen by enemy effects",
        what=m.Selector.constant(what=("command card",)),
        en="can't be chosen by enemy Commands",
        unread=True,
    ),
    _rule(
        rule="not chosen by enemy effects",
        en="can't be chosen by the effects of {what:enemies}",
        ja="相手の{what}の効果で選ばれない",
        zh="不会被对方{what}的效果选择",
        unread=True,
    ),
    # --- what cards are and do
    _rule(
        rule="treated as linked",
        en="{is treated as a Link Unit|are treated as Link Units}",
        also=("treat {who:them} as Link Units", "treat {who:them} as a Link Unit"),
        ja="リンクユニットとして扱う",
        zh="视为共鸣机体",
    ),
    _rule(
        rule="repairs in each turn",
        en="'s <Repair> is also activated at the end of your opponent's turn",
        ja="相手のターン終了時にも《リペア》を発動する",
        zh="在对方回合结束时也会发动《修复》",
        unread=True,
    ),
    *(
        _rule(
            rule=f"no {event} effects",
            en=f"{{loses|lose}} all 【{mark.en}】 effects",
            also=(f"{{loses|lose}} all of {{its|their}} 【{mark.en}】 effects",),
            ja=f"【{mark.ja}】の効果すべてを失う",
            zh=f"失去所有【{mark.zh}】的效果",
        )
        for event in ("deploy", "attack", "destroyed")
        for mark in (MARKS[event],)
    ),
    _rule(
        rule="bursts kept",
        en="enemy Shields destroyed by battle damage from {who:destroying} can't activate 【Burst】",
        also=(
            "Shields destroyed by battle damage from {who:destroying} can't activate 【Burst】",
            "enemy Shields destroyed with battle damage from {who:destroying} can't activate 【Burst】",
        ),
        ja="{who}がバトルダメージで破壊した相手のシールドは【バースト】を発動できない",
        zh="因{whose}战斗伤害而被破坏的对方护盾无法发动【爆发】",
    ),
    _rule(
        rule="all bursts kept",
        en="Shields destroyed by {who:destroying} can't activate 【Burst】",
        ja="{who}が破壊したシールドは【バースト】を発動できない",
        zh="被{who}破坏的护盾无法发动【爆发】",
    ),
    _rule(
        rule="all bursts kept",
        what=m.ENEMY_CARD,
        en="enemy Shields destroyed by {who:destroying} can't activate 【Burst】",
        ja="{who}が破壊した相手のシールドは【バースト】を発動できない",
        zh="被{who}破坏的对方护盾无法发动【爆发】",
    ),
    # --- what is played and activated
    _rule(rule="may be played", ja="プレイしてもよい", zh="可以使用"),
    _rule(rule="cannot be played", ja="プレイできない", zh="无法使用"),
    _rule(rule="cannot play", en="can't play cards", ja="カードをプレイできない", zh="无法使用卡牌", unread=True),
    _rule(rule="cannot play", en="can't play {what:cards}", ja="{what}をプレイできない", zh="无法使用{what}"),
    _rule(
        rule="no bursts",
        en="can't activate 【Burst】",
        also=("can't activate 【Burst】 effects", "can't activate 【Burst】 effect"),
        ja="【バースト】を発動できない",
        zh="无法发动【爆发】",
    ),
    *(
        _rule(
            rule=f"no {timing} effects",
            en=f"can't activate 【{mark.en}】 effects",
            also=(f"can't activate 【{mark.en}】 effect", f"can't activate 【{mark.en}】"),
            ja=f"【{mark.ja}】の効果を発動できない",
            zh=f"无法发动【{mark.zh}】的效果",
        )
        for timing in ("main", "action")
        for mark in (MARKS[f"activate {timing}"],)
    ),
    *(
        _rule(
            rule=f"no {timing} of commands",
            en=f"can't activate Commands' 【{mark.en}】",
            also=(f"can't activate Commands' 【{mark.en}】 {{effect|effects}}",),
            ja=f"コマンドの【{mark.ja}】を発動できない",
            zh=f"无法发动指令的【{mark.zh}】",
        )
        for timing in ("main", "action")
        for mark in (MARKS[timing],)
    ),
    said=("least", "most", "once"),
)
