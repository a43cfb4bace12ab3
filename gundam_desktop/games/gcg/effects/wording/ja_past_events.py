"""Past events of a turn in Japanese: `{who}` has done something, or an `{effect}` has done it to them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

HAPPENED: Final[Mapping[str, str]] = {
    "destroyed by effect": "このターン中、{who}が{effect}で破壊されている",
    "destroyed": "このターン中、{who}が破壊されている",
    "deploy": "このターン中、{who}が配備されている",
    "destroys unit with battle damage": "このターン中、{who}がバトルダメージで相手のユニットを破壊している",
    "attack": "このターン中、{who}がアタックしている",
    "linked": "このターン中、{who}がリンクしている",
    "recovers hp": "このターン中、{who}が回復している",
    "deployed by effect": "このターン中、{who}が効果で配備されている",
    "returned to hand by effect": "このターン中、{who}が{effect}で持ち主の手札に戻されている",
    "rested by effect": "このターン中、{who}が{effect}でレストになっている",
    "set active by effect": "このターン中、{who}が{effect}でアクティブになっている",
    "ap reduced by effect": "このターン中、{who}のAPが{effect}で減少している",
    "ap increased by effect": "このターン中、{who}のAPが{effect}で増加している",
    "shield destroyed": "このターン中、{who}が破壊されている",
    "unit destroyed with damage": "このターン中、{who}がダメージで破壊されている",
    "unit destroyed with battle damage": "このターン中、{who}がバトルダメージで破壊されている",
    "unit destroyed with effect damage": "このターン中、{who}が効果ダメージで破壊されている",
    "paired": "このターン中、{who}に新たにパイロットがセットされている",
    "blocks": "このターン中、{who}がブロックしている",
    "receives damage": "このターン中、{who}がダメージを受けている",
    "receives effect damage": "このターン中、{who}が効果ダメージを受けている",
    "ex resource exiled": "このターン中、{who}がゲームから除外されている",
    "destroys unit with damage": "このターン中、{who}がダメージで相手のユニットを破壊している",
    "destroys card with battle damage": "このターン中、{who}がバトルダメージで相手のカードを破壊している",
    "destroys card with damage": "このターン中、{who}がダメージで相手のカードを破壊している",
    "destroys shield area card with damage": (
        "このターン中、{who}がダメージで相手のシールドエリアのカードを破壊している"
    ),
    "destroys shield area card with battle damage": (
        "このターン中、{who}がバトルダメージで相手のシールドエリアのカードを破壊している"
    ),
}
DONE_BY_YOU: Mapping[tuple[str, bool], str] = {
    ("draws", False): "このターン中、自分がカードを{least}枚以上引いている",
    ("drawn by effect", False): "このターン中、自分が効果でドローしている",
    ("drawn by effect", True): "このターン中、自分が効果でドローしていない",
    ("ex resource placed", False): "このターン中、自分のEXリソースが置かれている",
    ("ex resource placed", True): "このターン中、自分のEXリソースが置かれていない",
    ("resource set active by effect", False): "このターン中、自分が効果で自分のリソースをアクティブにしている",
    ("resource set active by effect", True): "このターン中、自分が効果で自分のリソースをアクティブにしていない",
    ("ex resource used", False): "このターン中、自分がEXリソースを使用している",
    ("ex resource used", True): "このターン中、自分がEXリソースを使用していない",
    ("activates command", False): "このターン中、自分が{card}の【メイン】/【アクション】を発動している",
    ("activates command", True): "このターン中、自分が{card}の【メイン】/【アクション】を発動していない",
    ("plays command", False): "このターン中、自分が{card}をプレイしている",
    ("plays command", True): "このターン中、自分が{card}をプレイしていない",
}
"""(event, True if it did not happen) -> what you have done, or not done, in this turn."""
