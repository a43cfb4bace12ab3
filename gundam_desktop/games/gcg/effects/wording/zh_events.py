"""Events in Chinese: "此机体通过战斗伤害破坏对方机体"."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.wording.events import Events


class ChineseEvents(Events):
    """The words for events, without 当 and 时."""

    happens: ClassVar[Mapping[tuple[m.EventName, str | None], str]] = {
        ("destroys card with damage", None): "{who}通过伤害破坏对方的卡牌",
        ("destroys card with battle damage", None): "{who}通过战斗伤害破坏对方的卡牌",
        ("deployed by effect", None): "{who}因效果被配置",
        ("deployed by effect", "you"): "{who}因我方的效果被配置",
        ("deployed by effect", "enemy"): "{who}因对方的效果被配置",
        ("destroyed by effect", "you"): "{who}因我方的效果被破坏",
        ("destroyed by effect", "enemy"): "{who}因对方的效果被破坏",
        ("effect destroys unit", None): "{who}因效果或其效果伤害被破坏",
        ("effect destroys unit", "you"): "{who}因我方的效果或其效果伤害被破坏",
        ("effect destroys unit", "enemy"): "{who}因对方的效果或其效果伤害被破坏",
        ("effect damage destroys unit", None): "{who}因效果的伤害被破坏",
        ("effect damage destroys unit", "you"): "{who}因我方的效果的伤害被破坏",
        ("effect damage destroys unit", "enemy"): "{who}因对方的效果的伤害被破坏",
        ("rested by effect", "you"): "{who}因我方的效果转为休息状态",
        ("set active by effect", "you"): "{who}因我方的效果转为活跃状态",
        ("set active by effect", "enemy"): "{who}因对方的效果转为活跃状态",
        ("destroys unit with battle damage", None): "{who}通过战斗伤害破坏{what}",
        ("destroys unit with damage", None): "{who}通过伤害破坏{what}",
        ("destroys shield area card with battle damage", None): "{who}通过战斗伤害破坏对方护盾区的卡牌",
        ("destroys shield area card with damage", None): "{who}通过伤害破坏对方护盾区的卡牌",
        ("deals breach damage", None): "{who}的《突破》造成伤害",
        ("deals battle damage", None): "{who}给与{what}战斗伤害",
        ("unit destroyed with damage", None): "{who}因伤害被破坏",
        ("unit destroyed with effect damage", None): "{who}因效果伤害被破坏",
        ("unit destroyed with battle damage", None): "{who}因战斗伤害被破坏",
        ("receives damage", None): "{who}受到伤害",
        ("receives damage", "enemy"): "{who}受到来自对方的伤害",
        ("receives battle damage", None): "{who}受到战斗伤害",
        ("receives battle damage", "enemy"): "{who}受到来自对方的战斗伤害",
        ("receives effect damage", None): "{who}受到效果伤害",
        ("receives effect damage", "enemy"): "{who}受到对方的效果伤害",
        ("receives effect damage", "you"): "{who}受到我方的效果伤害",
        ("blocked", None): "{who}被{what}阻挡",
        ("blocks", None): "{who}进行阻挡",
        ("ap reduced by effect", None): "{who}的AP因效果而减少",
        ("ap reduced by effect", "enemy"): "{who}的AP因对方的效果而减少",
        ("ap reduced by effect", "you"): "{who}的AP因我方的效果而减少",
        ("ap increased by effect", None): "{who}的AP因效果而增加",
        ("ap increased by effect", "enemy"): "{who}的AP因对方的效果而增加",
        ("ap increased by effect", "you"): "{who}的AP因我方的效果而增加",
        ("ap increased by support", None): "{who}的AP因《支援》而增加",
        ("chosen by effect", "enemy"): "{who}被对方的效果选择",
        ("recovers hp", None): "{who}回复",
        ("rested", None): "{who}转为休息状态",
        ("rested by effect", None): "{who}因效果转为休息状态",
        ("rested by effect", "enemy"): "{who}因对方的效果转为休息状态",
        ("set active by effect", None): "{who}因效果转为活跃状态",
        ("uses effect", None): "我方使用{who}的效果",
        ("uses main effect", None): "我方使用{who}的【启动·主要】效果",
        ("uses action effect", None): "我方使用{who}的【启动·瞬动】效果",
        ("uses support", None): "通过{who}的《支援》使{what}的AP增加",
        ("paired", None): "{what}搭乘{who}",
        ("pilot paired with", None): "机师搭乘{who}",
        ("returned to hand", None): "{who}被放回持有者的手牌",
        ("returned to hand by effect", None): "{who}因效果被放回持有者的手牌",
        ("returned to hand by effect", "you"): "{who}因我方的效果被放回持有者的手牌",
        ("returned to hand by effect", "enemy"): "{who}因对方的效果被放回持有者的手牌",
        ("linked", None): "{who}成为共鸣机体",
        ("attack", None): "{who}进行攻击",
        ("attacked", None): "{who}被攻击",
        ("target changed", None): "{who}的攻击对象被变更",
        ("deploy", None): "{who}被配置",
        ("destroyed", None): "{who}被破坏",
        ("destroyed by effect", None): "{who}因效果被破坏",
    }
    of_target: ClassVar[Mapping[m.EventName, str]] = {
        "attack": "{who}攻击{what}",
        "attacked": "{who}被{what}攻击",
        "blocks": "{who}阻挡{what}",
        "receives battle damage": "{who}受到来自{what}的战斗伤害",
        "receives damage": "{who}受到来自{what}的伤害",
        "receives effect damage": "{who}受到来自{what}的效果伤害",
        "destroys shield area card with battle damage": "{who}通过战斗伤害破坏{what}",
        "destroys shield area card with damage": "{who}通过伤害破坏{what}",
    }
    on_you = "{who}攻击我方玩家"
    on_player = "{who}攻击对方玩家"
    yours: ClassVar[Mapping[m.EventName, str]] = {
        "places from deck": "我方卡组中的{what}被置于我方废弃区",
        "places ex resource": "我方放置EX能源",
        "ex resource exiled": "我方EX能源从游戏中被除外",
        "draws": "我方抽卡",
        "draws with effect": "我方通过效果抽卡",
        "plays command": "我方使用并发动{what}",
        "activates command": "我方发动指令的【主要】/【瞬动】",
        "activates burst": "我方发动【爆发】效果",
        "pays for effect": "我方为{what}的效果支付①或更多的费用",
    }
    theirs: ClassVar[Mapping[m.EventName, str]] = {
        "places ex resource": "{player}放置EX能源",
        "draws": "{player}抽卡",
        "draws with effect": "{player}通过效果抽卡",
        "plays command": "{player}使用并发动{what}",
        "activates command": "{player}发动{what}的【主要】/【瞬动】",
        "activates burst": "{player}发动【爆发】效果",
    }
    players: ClassVar[Mapping[str, str]] = {"enemy": "对方", "a player": "任意玩家"}
    nth_of: ClassVar[Mapping[m.EventName, str]] = {
        "draws": "我方在一回合中抽到第{nth}张卡",
        "activates command": "我方在一回合中发动第{nth}张{what}的【主要】/【瞬动】",
    }
    deployed_from: ClassVar[Mapping[m.InTurnName | None, str]] = {
        "deployed from trash": "{who}从废弃区被配置",
        "deployed from hand": "{who}从手牌被配置",
    }
    this_discarded = "此卡牌因{effect}被丢弃"
    exiled_from_trash = "{who}从游戏中被除外"
    activates_one: ClassVar[Mapping[m.EventName, str]] = {
        "activates command": "我方发动{what}的【主要】/【瞬动】",
        "activates burst": "我方发动{what}的【爆发】效果",
    }
    discards: ClassVar[Mapping[str, str]] = {
        "your": "我方因{effect}丢弃手牌",
        "enemy": "对方因{effect}丢弃手牌",
        "any": "任意玩家因{effect}丢弃手牌",
    }
    discards_one: ClassVar[Mapping[str, str]] = {
        "your": "我方因{effect}丢弃手牌中的{card}",
        "enemy": "对方因{effect}丢弃手牌中的{card}",
    }
    with_ex = "我方动用EX能源来使用并发动{what}"
    this_base = "此基地"
    nth = "一回合中第{nth}张{who}被配置"
    rested = "休息状态的"
    or_others = "{this}或{others}"
