"""Events in Japanese: "このユニットがバトルダメージで相手のユニットを破壊した"."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.wording.events import Events


class JapaneseEvents(Events):
    """The words for events, without とき."""

    happens: ClassVar[Mapping[tuple[m.EventName, str | None], str]] = {
        ("destroys card with damage", None): "{who}がダメージで相手のカードを破壊した",
        ("destroys card with battle damage", None): "{who}がバトルダメージで相手のカードを破壊した",
        ("deployed by effect", None): "{who}が効果で配備された",
        ("deployed by effect", "you"): "{who}が自分の効果で配備された",
        ("deployed by effect", "enemy"): "{who}が相手の効果で配備された",
        ("destroyed by effect", "you"): "{who}が自分の効果で破壊された",
        ("destroyed by effect", "enemy"): "{who}が相手の効果で破壊された",
        ("effect destroys unit", None): "{who}が効果か効果ダメージで破壊された",
        ("effect destroys unit", "you"): "{who}が自分の効果か効果ダメージで破壊された",
        ("effect destroys unit", "enemy"): "{who}が相手の効果か効果ダメージで破壊された",
        ("effect damage destroys unit", None): "{who}が効果のダメージで破壊された",
        ("effect damage destroys unit", "you"): "{who}が自分の効果のダメージで破壊された",
        ("effect damage destroys unit", "enemy"): "{who}が相手の効果のダメージで破壊された",
        ("rested by effect", "you"): "{who}が自分の効果でレストになった",
        ("set active by effect", "you"): "{who}が自分の効果でアクティブになった",
        ("set active by effect", "enemy"): "{who}が相手の効果でアクティブになった",
        ("destroys unit with battle damage", None): "{who}がバトルダメージで{what}を破壊した",
        ("destroys unit with damage", None): "{who}がダメージで{what}を破壊した",
        ("destroys shield area card with battle damage", None): (
            "{who}がバトルダメージで相手のシールドエリアのカードを破壊した"
        ),
        ("destroys shield area card with damage", None): "{who}がダメージで相手のシールドエリアのカードを破壊した",
        ("deals breach damage", None): "{who}の《突破》がダメージを与えた",
        ("deals battle damage", None): "{who}が{what}にバトルダメージを与えた",
        ("unit destroyed with damage", None): "{who}がダメージで破壊された",
        ("unit destroyed with effect damage", None): "{who}が効果ダメージで破壊された",
        ("unit destroyed with battle damage", None): "{who}がバトルダメージで破壊された",
        ("receives damage", None): "{who}がダメージを受けた",
        ("receives damage", "enemy"): "{who}が相手からダメージを受けた",
        ("receives battle damage", None): "{who}がバトルダメージを受けた",
        ("receives battle damage", "enemy"): "{who}が相手からバトルダメージを受けた",
        ("receives effect damage", None): "{who}が効果ダメージを受けた",
        ("receives effect damage", "enemy"): "{who}が相手の効果ダメージを受けた",
        ("receives effect damage", "you"): "{who}が自分の効果ダメージを受けた",
        ("blocked", None): "{who}が{what}にブロックされた",
        ("blocks", None): "{who}がブロックした",
        ("ap reduced by effect", None): "{who}のAPが効果で減少した",
        ("ap reduced by effect", "enemy"): "{who}のAPが相手の効果で減少した",
        ("ap reduced by effect", "you"): "{who}のAPが自分の効果で減少した",
        ("ap increased by effect", None): "{who}のAPが効果で増加した",
        ("ap increased by effect", "enemy"): "{who}のAPが相手の効果で増加した",
        ("ap increased by effect", "you"): "{who}のAPが自分の効果で増加した",
        ("ap increased by support", None): "{who}のAPが《援護》で増加した",
        ("chosen by effect", "enemy"): "{who}が相手の効果で選ばれた",
        ("recovers hp", None): "{who}が回復した",
        ("rested", None): "{who}がレストになった",
        ("rested by effect", None): "{who}が効果でレストになった",
        ("rested by effect", "enemy"): "{who}が相手の効果でレストになった",
        ("set active by effect", None): "{who}が効果でアクティブになった",
        ("uses effect", None): "{who}の効果を使用した",
        ("uses main effect", None): "{who}の【起動・メイン】効果を使用した",
        ("uses action effect", None): "{who}の【起動・アクション】効果を使用した",
        ("uses support", None): "{who}の《援護》で{what}をAP+した",
        ("paired", None): "{who}に{what}をセットした",
        ("pilot paired with", None): "{who}にパイロットをセットした",
        ("returned to hand", None): "{who}が持ち主の手札に戻された",
        ("returned to hand by effect", None): "{who}が効果で持ち主の手札に戻された",
        ("returned to hand by effect", "you"): "{who}が自分の効果で持ち主の手札に戻された",
        ("returned to hand by effect", "enemy"): "{who}が相手の効果で持ち主の手札に戻された",
        ("linked", None): "{who}がリンクした",
        ("attack", None): "{who}がアタックした",
        ("attacked", None): "{who}がアタックされた",
        ("target changed", None): "{who}のアタック先が変更された",
        ("deploy", None): "{who}が配備された",
        ("destroyed", None): "{who}が破壊された",
        ("destroyed by effect", None): "{who}が効果で破壊された",
    }
    of_target: ClassVar[Mapping[m.EventName, str]] = {
        "attack": "{who}が、{what}にアタックした",
        "attacked": "{who}が{what}にアタックされた",
        "blocks": "{who}が{what}をブロックした",
        "receives battle damage": "{who}が{what}からバトルダメージを受けた",
        "receives damage": "{who}が{what}からダメージを受けた",
        "receives effect damage": "{who}が{what}から効果ダメージを受けた",
        "destroys shield area card with battle damage": "{who}がバトルダメージで{what}を破壊した",
        "destroys shield area card with damage": "{who}がダメージで{what}を破壊した",
    }
    on_you = "{who}が自分にアタックした"
    on_player = "{who}が相手プレイヤーにアタックした"
    yours: ClassVar[Mapping[m.EventName, str]] = {
        "places from deck": "自分のデッキから{what}が自分のトラッシュに置かれた",
        "places ex resource": "自分のEXリソースが置かれた",
        "ex resource exiled": "自分のEXリソースがゲームから除外された",
        "draws": "自分がカードを引いた",
        "draws with effect": "自分が効果でドローした",
        "plays command": "自分が{what}をプレイし発動した",
        "activates command": "自分がコマンドの【メイン】/【アクション】を発動した",
        "activates burst": "自分が【バースト】効果を発動した",
        "pays for effect": "{what}の効果で①以上のコストを支払った",
    }
    theirs: ClassVar[Mapping[m.EventName, str]] = {
        "places ex resource": "{player}のEXリソースが置かれた",
        "draws": "{player}がカードを引いた",
        "draws with effect": "{player}が効果でドローした",
        "plays command": "{player}が{what}をプレイし発動した",
        "activates command": "{player}が{what}の【メイン】/【アクション】を発動した",
        "activates burst": "{player}が【バースト】効果を発動した",
    }
    players: ClassVar[Mapping[str, str]] = {"enemy": "相手", "a player": "いずれかのプレイヤー"}
    nth_of: ClassVar[Mapping[m.EventName, str]] = {
        "draws": "自分が1ターン中に{nth}枚目のカードを引いた",
        "activates command": "自分が1ターン中に{nth}枚目の{what}の【メイン】/【アクション】を発動した",
    }
    deployed_from: ClassVar[Mapping[m.InTurnName | None, str]] = {
        "deployed from trash": "{who}がトラッシュから配備された",
        "deployed from hand": "{who}が手札から配備された",
    }
    this_discarded = "このカードが{effect}で捨てられた"
    exiled_from_trash = "{who}がゲームから除外された"
    activates_one: ClassVar[Mapping[m.EventName, str]] = {
        "activates command": "自分が{what}の【メイン】/【アクション】を発動した",
        "activates burst": "自分が{what}の【バースト】効果を発動した",
    }
    discards: ClassVar[Mapping[str, str]] = {
        "your": "自分が{effect}で手札を捨てた",
        "enemy": "相手が{effect}で手札を捨てた",
        "any": "いずれかのプレイヤーが{effect}で手札を捨てた",
    }
    discards_one: ClassVar[Mapping[str, str]] = {
        "your": "自分が{effect}で手札の{card}を捨てた",
        "enemy": "相手が{effect}で手札の{card}を捨てた",
    }
    with_ex = "自分がEXリソースを使用して{what}をプレイし発動した"
    this_base = "このベース"
    nth = "1ターン中に{nth}つ目の{who}が配備された"
    rested = "レストの"
    or_others = "{this}か、{others}"
