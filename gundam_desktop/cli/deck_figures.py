"""The figures of a deck as lines of text: distributions of its cards, links, and chances."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

WIDEST = 30
"""Characters of the longest bar."""
BARS = (("levels", "Lv"), ("costs", "cost"), ("ap", "AP of Units"), ("hp", "HP of Units"))
LISTS = {"types": "types", "colors": "colours", "traits": "traits", "keywords": "keywords"}
QUESTIONS = {
    "early unit": "a Unit of Lv 2 or less",
    "link pair": "a Unit and a Pilot that link",
    "playable unit": "a Unit that can be played",
    "curve": "a Unit to play in each turn from 2 on",
}
GOES = {"either": "", "first": ", going first", "second": ", going second"}


def lines_of(data: Mapping[str, Any]) -> Iterator[str]:
    """The lines for the statistics of a deck."""
    for name, title in LISTS.items():
        if data[name]:
            yield f"{title}: {', '.join(f'{key} {count}' for key, count in data[name].items())}"
    yield f"cards with a Burst effect: {data['bursts']}"
    for name, title in BARS:
        if data[name]:
            yield ""
            yield f"{title}:"
            yield from _bars(data[name])
    yield from _links(data)
    yield from _chances(data["chances"])


def _bars(counts: Mapping[str, int]) -> Iterator[str]:
    most = max(counts.values())
    for figure, count in counts.items():
        yield f"  {figure:>2} {'#' * max(1, round(count * WIDEST / max(most, WIDEST)))} {count}"


def _links(data: Mapping[str, Any]) -> Iterator[str]:
    names = {card["number"]: f"{card['name']} {card['number']}" for card in data["cards"]}
    links = data["links"]
    if links["pairs"]:
        yield ""
        yield "pairs that link:"
    for pair in links["pairs"]:
        unit, pilot = names[pair["unit"]], names[pair["pilot"]]
        yield f"  {pair['unit_copies']} {unit} with {pair['pilot_copies']} {pilot}"
    for number in links["unmet"]:
        yield f"  no card of the deck meets the link condition of {names[number]}"
    for number in links["idle"]:
        yield f"  no Unit of the deck links with {names[number]}"


def _chances(chances: Mapping[str, Any]) -> Iterator[str]:
    turns = len(chances["rows"][0]["by_turn"])
    yield ""
    yield f"chances in %, by turn:{'':<46}{''.join(f'{turn:>6}' for turn in range(1, turns + 1))}"
    for row in chances["rows"]:
        text = QUESTIONS[row["key"]] + GOES[row["goes"]] + (", with redraw" if row["redraw"] else "")
        yield f"  {text:<66}{''.join(f'{_percent(chance):>6}' for chance in row['by_turn'])}"
    yield "  with redraw: the opening hand is redrawn exactly if it does not have that; what was played still counts"
    shields = chances["burst_shields"]
    if shields is not None:
        told = ", ".join(f"{number}: {_percent(chance)}" for number, chance in enumerate(shields))
        yield f"Bursts among the Shields, in %: {told}"


def _percent(chance: float | None) -> str:
    """The chance as on the screen: only certain ones are 0 or 100."""
    from gundam_desktop.games.gcg import decks_api

    return decks_api.percent(chance, 1).rstrip("%")
