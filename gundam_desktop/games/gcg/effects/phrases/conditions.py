"""The conditions that name at most one thing: what each says in every language.

Blanks: `{this}`, this Unit, and `{this:named}`, where it has no pronoun; `{attacking:one}`, one such card;
`{player_level:bounds}`, bounds of a Lv.; `{attack_number:ordinal}`, a number in a sequence; `{destroyed_by:effect}`, an
effect of such cards, and `{effect_destroyed:side}`, of a side. A number within bounds has the word in its place with
which a language counts such things: `{a_player_has_shields:つ}`, in English `number`.
"""

from __future__ import annotations

from collections.abc import Iterator

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.phrases.row import Row, RowTable
from gundam_desktop.games.gcg.effects.phrases.vocabulary import Words

CONDITIONS = RowTable(
    Row(m.TurnIs, turn="your", en="it is your turn", ja="自分のターン", zh="为我方回合"),
    Row(m.TurnIs, turn="opponent's", en="it is your opponent's turn", ja="相手のターン", zh="为对方回合"),
    Row(
        m.AttackTargetIs,
        attacking="player",
        en="you are attacking the enemy player",
        also=("{this} is attacking the enemy player",),
        ja="相手プレイヤーにアタックしている",
        zh="此机体正在攻击对方玩家",
    ),
    Row(
        m.AttackTargetIs,
        en="you are attacking {attacking:one}",
        also=("{this} is attacking {attacking:one}", "the attack target is {attacking:one}"),
        ja="{attacking:one}にアタックしている",
        zh="此机体正在攻击{attacking:one}",
    ),
    Row(
        m.BattlingIs,
        en="{this} is battling {battling:one}",
        ja="{this}が{battling:one}とバトルしている",
        zh="{this}正在与{battling:one}战斗",
    ),
    Row(
        m.DestroyedWith,
        destroyed_with="damage",
        en="{this:named} is destroyed with damage",
        also=("{this:named} was destroyed with damage",),
        ja="{this}がダメージで破壊された",
        zh="{this}因伤害被破坏",
    ),
    Row(
        m.DestroyedWith,
        destroyed_with="battle damage",
        en="{this:named} is destroyed with battle damage",
        also=("{this:named} was destroyed with battle damage",),
        ja="{this}がバトルダメージで破壊された",
        zh="{this}因战斗伤害被破坏",
    ),
    Row(
        m.DestroyedWith,
        destroyed_with="effect damage",
        en="{this:named} is destroyed with effect damage",
        also=("{this:named} was destroyed with effect damage",),
        ja="{this}が効果ダメージで破壊された",
        zh="{this}因效果伤害被破坏",
    ),
    Row(
        m.DestroyedBy,
        destroyed_by=m.ANY_CARD,
        en="{this:named} is destroyed by an effect",
        also=("{this:named} was destroyed by an effect",),
    ),
    Row(
        m.DestroyedBy,
        en="{this:named} is destroyed by {destroyed_by:effect}",
        also=("{this:named} was destroyed by {destroyed_by:effect}",),
        ja="{this}が{destroyed_by:effect}で破壊された",
        zh="{this}因{destroyed_by:effect}被破坏",
    ),
    Row(m.EffectDestroyed, effect_destroyed="enemy", en="an enemy effect destroyed this Unit"),
    Row(
        m.EffectDestroyed,
        en="{effect_destroyed:side} destroyed this Unit",
        ja="{this}が{effect_destroyed:side}か、その効果ダメージで破壊された",
        zh="{this}因{effect_destroyed:side}或其效果伤害被破坏",
    ),
    Row(
        m.AttackNumber,
        of="any",
        en="this is the {attack_number:ordinal} attack of this turn",
        also=(
            "it is the {attack_number:ordinal} attack of this turn",
            "this is your {attack_number:ordinal} attack of this turn",
        ),
        ja="このアタックがこのターンの{attack_number:ordinal}回目のアタック",
        zh="此攻击为本回合中第{attack_number:ordinal}次攻击",
    ),
    Row(
        m.AttackNumber,
        of="this",
        en="this is this Unit's {attack_number:ordinal} attack of this turn",
        also=("it is this Unit's {attack_number:ordinal} attack of this turn",),
        ja="このアタックが{this}のこのターンの{attack_number:ordinal}回目のアタック",
        zh="此攻击为{this}本回合中第{attack_number:ordinal}次攻击",
    ),
    Row(
        m.TurnOrder,
        goes="first",
        en="you are the player who goes first",
        ja="自分が先攻",
        zh="我方为先攻",
    ),
    Row(m.TurnOrder, goes="second", en="you are the player who goes second", ja="自分が後攻", zh="我方为后攻"),
    Row(
        m.WithEx,
        with_ex=True,
        en="you use an EX Resource to play this card",
        also=(
            "you used an EX Resource to play this card",
            "an EX Resource is used to play this card",
            "an EX Resource was used to play this card",
        ),
        ja="EXリソースを使用してこのカードをプレイした",
        zh="使用此卡牌时动用了EX能源",
    ),
    Row(
        m.PlayerLevelIs,
        player_level=m.LEVEL_ABOVE_THEIRS,
        en="your Lv. is higher than your opponent's",
        also=(
            "your Lv. is higher than your opponent's Lv.",
            "your opponent's Lv. is lower than yours",
            "your opponent's Lv. is lower than your Lv.",
        ),
        ja="自分のLv.が相手より高い",
        zh="我方的等级高于对方",
    ),
    Row(
        m.PlayerLevelIs,
        player_level=m.LEVEL_BELOW_THEIRS,
        en="your Lv. is lower than your opponent's",
        also=(
            "your Lv. is lower than your opponent's Lv.",
            "your opponent's Lv. is higher than yours",
            "your opponent's Lv. is higher than your Lv.",
        ),
        ja="自分のLv.が相手より低い",
        zh="我方的等级低于对方",
    ),
    Row(
        m.PlayerLevelIs,
        who="enemy player",
        en="your opponent is {player_level:bounds}",
        also=("an enemy player is {player_level:bounds}",),
        ja="相手が{player_level:bounds}",
        zh="对方的{player_level:bounds}",
    ),
    Row(
        m.PlayerLevelIs,
        en="you are {player_level:bounds}",
        ja="自分が{player_level:bounds}",
        zh="我方的{player_level:bounds}",
    ),
    Row(
        m.Matches, matches=m.Selector.constant(what=("unit",), paired=True), also=("a Pilot is paired with this Unit",)
    ),
    Row(
        m.Matches,
        matches=m.Selector.constant(what=("unit",), paired=False),
        also=("a Pilot isn't paired with this Unit",),
    ),
    Row(
        m.PlayerWithShields,
        a_player_has_shields={"least": None, "most": 0},
        ja="シールドの無いプレイヤーがいる",
        zh="有没有护盾的玩家",
    ),
    Row(
        m.PlayerWithShields,
        en="there is a player with {a_player_has_shields:number} Shields",
        ja="シールドが{a_player_has_shields:つ}のプレイヤーがいる",
        zh="有护盾为{a_player_has_shields:张}的玩家",
    ),
    Row(
        m.DeployedFrom,
        deployed_from="hand",
        en="you deploy this Unit from your hand",
        also=(
            "this Unit is deployed from your hand",
            "this Unit was deployed from your hand",
            "you deployed this Unit from your hand",
        ),
        ja="{this}を手札から配備した",
        zh="{this}是从手牌配置的",
    ),
    Row(
        m.DeployedFrom,
        deployed_from="trash",
        en="you deploy this Unit from your trash",
        also=(
            "this Unit is deployed from your trash",
            "this Unit was deployed from your trash",
            "you deployed this Unit from your trash",
        ),
        ja="{this}をトラッシュから配備した",
        zh="{this}是从废弃区配置的",
    ),
)


def _drawn_or_discarded(side: m.Side, did: m.Did, said: Words, never: Words) -> Iterator[Row]:
    """Yield the rows of any cards that a player has drawn or discarded, and has not."""
    cards = m.Selector.constant(what=("card",), side=side, did=did)
    yield Row(m.CountIs, count=cards, least=1, most=None, en=said.en, ja=said.ja, zh=said.zh)
    yield Row(m.CountIs, count=cards, least=None, most=0, en=never.en, ja=never.ja, zh=never.zh)


DONE_WITH_EFFECT = RowTable(
    Row(
        m.CountIs,
        count={"did": "rested"},
        most=None,
        en="this effect rested {least:cards}",
        ja="この効果で{least:rested}レストにした",
        zh="通过此效果将{least:rested}转为休息状态",
    ),
    Row(
        m.CountIs,
        count={"did": "destroyed"},
        least=None,
        most=0,
        en="no {count:cards} are destroyed with this effect",
        ja="この効果で{count:cards}を破壊しなかった",
        zh="没有通过此效果破坏{count:cards}",
    ),
    Row(
        m.CountIs,
        count={"did": "destroyed"},
        most=None,
        en="you destroy {least:of yours} with this effect",
        ja="この効果で{least:cards}破壊した",
        zh="通过此效果破坏{least:cards}",
    ),
    Row(
        m.CountIs,
        count={"did": "returned"},
        most=None,
        en="you return {least:of yours} with this effect",
        ja="この効果で{least:cards}戻した",
        zh="通过此效果放回{least:cards}",
    ),
    *_drawn_or_discarded(
        "your",
        "drawn",
        Words("you draw with this effect", "自分がこの効果でドローした", "我方通过此效果抽卡"),
        Words("", "自分がこの効果でドローしなかった", "我方没有通过此效果抽卡"),
    ),
    *_drawn_or_discarded(
        "enemy",
        "drawn",
        Words("they draw with this effect", "この効果でドローした", "该玩家通过此效果抽卡"),
        Words("they don't draw with this effect", "この効果でドローしなかった", "该玩家没有通过此效果抽卡"),
    ),
    *_drawn_or_discarded(
        "your",
        "discarded",
        Words("", "自分がこの効果で捨てた", "我方通过此效果丢弃手牌"),
        Words("", "自分がこの効果で捨てなかった", "我方没有通过此效果丢弃手牌"),
    ),
    *_drawn_or_discarded(
        "enemy",
        "discarded",
        Words("they discard with this effect", "この効果で捨てた", "该玩家通过此效果丢弃手牌"),
        Words("they don't discard with this effect", "この効果で捨てなかった", "该玩家没有通过此效果丢弃手牌"),
    ),
    Row(
        m.CountIs,
        count={"did": "discarded", "side": "enemy"},
        least=1,
        most=None,
        en="they discard {least:of hand} with this effect",
    ),
    *(
        row
        for side, en, ja, zh in (
            ("your", "you discard {least:of hand} with this effect", "", "我方"),
            ("enemy", "", "そのプレイヤーが", "该玩家"),
        )
        for row in (
            Row(
                m.CountIs,
                count={"did": "discarded", "side": side},
                most=None,
                en=en,
                ja=f"{ja}この効果で{{least:of hand}}捨てた",
                zh=f"{zh}通过此效果丢弃{{least:of hand}}",
            ),
            Row(
                m.CountIs,
                count={"did": "discarded", "side": side},
                least=None,
                most=0,
                ja=f"{ja}この効果で{{count:of hand}}を捨てなかった",
                zh=f"{zh}没有通过此效果丢弃{{count:of hand}}",
            ),
        )
    ),
)
"""The effect has done something to a number of cards; code reads it.

Blanks: `{least:cards}`, such cards in a least number; `{least:rested}` and `{least:of yours}`, with the number also for
one card, and with "your"; `{least:of hand}`, without the word "hand"; `{count:...}`, the cards without a number."""
