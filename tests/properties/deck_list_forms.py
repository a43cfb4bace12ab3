"""Forms in which people and programs write deck lists, as a table: each writes a card and its count on a line."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from gundam_desktop.games.gcg.cards.card import Card

LINES = (
    # the number alone, with a count before and behind it
    "{n} {number}", "{n}x {number}", "{n} x {number}", "x{n} {number}", "{n}X{number}", "{n}× {number}",
    "{n}*{number}", "{number} {n}", "{number} x{n}", "{number}x{n}", "{number} X {n}", "{number}×{n}",
    "{number} * {n}", "{number}: {n}", "{number}:{n}", "{number}={n}", "{number} = {n}", "{number} - {n}",
    "{number} – {n}", "{number}, {n}", "{number};{n}", "{number}\t{n}", "{number}|{n}", "{number} | {n}",
    "{number}、{n}", "{number}、{n}枚", "{number} ({n})", "{number} [{n}]", "{number} (x{n})", "{number} [{n}x]",
    "{number} {{{n}}}", "{number} {n} copies", "{number} {n}pcs", "{number} …… {n}枚", "{number} qty: {n}",
    "Qty {n} {number}", "{n} copies of {number}", "{n} of {number}", "({n}) {number}", "[{n}] {number}",
    "{n}) {number}", "{n}: {number}", "{n}枚 {number}", "{n}张 {number}", "{n}張{number}", "{n}장 {number}",
    "{number} {n}장", "{n}.0 {number}", "{n} {lower}", "{n}\u3000{wide}",
    # what stands before a line
    "- {n} {number}", "* {n} {number}", "• {n}x {number}", "> {n} {number}", "- [ ] {n} {number}",
    "- [x] {n}x {number}", "1. {n} {number}", "12. {number} x{n}", "🔵 {n} {number}", "→ {n} {number}",
    "`{n} {number}`", "**{n}x** {number}", "__{n}__ {number}", "~~{n} {number}~~", '"{n}","{number}"',
    '{n},="{number}"', "| {n} | {number} |", "<li>{n} {number}</li>", "<td>{n}</td><td>{number}</td>",
    "{n}&nbsp;{number}", "{n}&#32;{number}<br>",
    # number and name
    "{n} {number} {name}", "{n} {number} - {name}", "{n} {number}: {name}", "{n} {number} ({name})",
    "{n}x {number} [{name}]", "{n} {number} {ja}", "{n} {number} {zh}", "{n},{number},{name}",
    '{n},{number},"{name}"', "{n};{number};{name}", "{n}\t{number}\t{name}", "{n} {name} {number}",
    "{n} {name} ({number})", "{n}x {name} [{number}]", "{n} {name} - {number}", "{n} {name} <{number}>",
    "{n} {name}「{number}」", "{n} {name}【{number}】", "{name} {number} x{n}", "{name} ({number}) x{n}",
    "{name} ({number}): {n}", "{name} x{n} ({number})", "{name} x{n} {number}", "{number} {name} x{n}",
    "{number} {name} - {n}", "{number} - {name} ({n})", "{number}　{ja}　{n}枚", "{ja} {number} {n}枚",
    "{n} {ja}（{number}）", "{name},{n},{number}", "{n} {number} {name} {name}",
    "{n} {number} {number}: {name} ({number})", "{n} {ja} / {name} {number}",
    # names alone
    "{n} {name}", "{n}x {name}", "x{n} {name}", "{name} x{n}", "{name} ({n})", "{name}: {n}", "{name}, {n}",
    "{n}　{ja}", "{ja}{n}枚", "{ja}×{n}", "{ja}：{n}", "{zh} {n}张", "{n}張 {zh}", "{n} {name} / {ja}", "{n} {upper}",
    # printings and sets
    "{n} {number}_p1", "{n} {number}_r2", "{n} {number}-ALT", "{n} {number}-ALT1", "{n} {number}-P2",
    "{n} {number}-LR++", "{n} {number}LR", "{n} {number}LR+", "{n} {number}+", "{n} {number} LR++",
    "{n} {number} (R+)", "{n} {number} [ALT]", "{n} {number} alt art", "{n} {number} (Alternate Art)",
    "{n} {number} (Parallel)", "{n} {number} パラレル", "{n} {number} 异画", "{n} {name} (LR+) {number}",
    "{n} {name} [LR] {number}", "{n} {name} LR+ {number}", "{n} {number} (LR) {name}", "{n} {name} ({set}) {number}",
    "{n} {name} {number} [{set}]", "{n} {name} {number} (foil)", "{n} {name} {set} {place3}",
    "{n} {name} ({set}) {place}", "{n} {name} [{set}] {place3} *F*", "{n} {name} ({set}) #{place}",
    "{n} {name} {set}/{place3}", "{n} {set} {place3}", "{n} {set}{place3}", "{n} {set}_{place3}",
    "{n} {name} (C) [{set}]", "{n} {name} [{set}]", "{name} [{set}] x{n}", "{n} {name} {set}",
    # text behind a number that holds no card and no count
    "{n} {number} (my favourite)", "{n} {number} # cheap", "{n} {number} // {name}", "{n} {number} 네오 지옹",
    "{n} 네오 {number}", "{n} {number} https://cards.example/{number}.png",
    "{n} [{name}](https://cards.example/x) {number}",
    # what nobody sees
    "\ufeff{n} {number}", "{n}\u200b {number}", "\u200f{n} {number}\u200e", "{n} {hidden}", "{n}\u00a0{number}",
    "{n} {number}\ufe0f",
)  # fmt: skip

HEADINGS = (
    "", "Deck", "Main Deck (50)", "== Units ==", "Pilots:", "### Commands", "【ユニット】", "ユニット（20枚）",
    "**Units** (12)", "[Bases]", "-----", "```", "Total: 20", "Total cards: 50", "合計 50枚", "共50张", "50 cards",
    "# a comment", "// 2 ST01-001", "─────", "| --- | --- |",
)  # fmt: skip
JOINTS = (", ", ",", "; ", ";", "\t", " / ", " | ", "  ", " & ", " + ", "、", " • ", "<br>")
"""What stands between several cards on a line."""
JOINED = ("{n} {number}", "{n}x {number} {name}", "{n}x {name}", "{number} x{n}", "{name} ({number}) x{n}", "{ja}×{n}")


class Entry(NamedTuple):
    """A card and its count, as a list is to say it."""

    card: Card
    copies: int


def line(form: str, entry: Entry) -> str:
    """Write an entry in a form."""
    card, number = entry.card, entry.card.number
    code, place = number.split("-")
    wide = "".join(chr(ord(sign) + 0xFEE0) if "!" <= sign <= "~" else sign for sign in number)
    return form.format(
        n=entry.copies,
        number=number,
        name=card.name,
        ja=card.name_in("ja"),
        zh=card.name_in("zh"),
        set=code,
        place3=place,
        place=int(place),
        lower=number.lower(),
        upper=card.name.upper(),
        wide=wide,
        hidden="\u00ad".join(number),
    )


def _objects(**keys: str) -> Callable[[Sequence[Entry]], Any]:
    """Entries with the number and the count under these keys."""
    number, count = keys["number"], keys["count"]
    return lambda entries: [{number: entry.card.number, count: entry.copies} for entry in entries]


def _texts(form: str) -> Callable[[Sequence[Entry]], list[str]]:
    return lambda entries: [line(form, entry) for entry in entries]


def _table(heading: str, row: str) -> Callable[[Sequence[Entry]], str]:
    return lambda entries: "\n".join([heading, *(line(row, entry) for entry in entries)])


DATA: dict[str, Callable[[Sequence[Entry]], Any]] = {
    **{
        f"{n} and {c}": _objects(number=n, count=c)
        for n, c in [
            ("card_id", "count"),
            ("cardId", "quantity"),
            ("CardNumber", "Qty"),
            ("card_no", "copies"),
            ("productId", "amount"),
            ("code", "count"),
            ("id", "number of copies"),
            ("number", "quantity"),
            ("cardCode", "n"),
            ("name", "count"),
        ]
    },
    "counts as text": lambda entries: [{"id": e.card.number, "count": str(e.copies)} for e in entries],
    "counts with an x": lambda entries: [{"id": e.card.number, "count": f"{e.copies}x"} for e in entries],
    "whole floats": lambda entries: {e.card.number: float(e.copies) for e in entries},
    "an object": lambda entries: {e.card.number: e.copies for e in entries},
    "an object of names": lambda entries: {e.card.name: str(e.copies) for e in entries},
    "an object of objects": lambda entries: {e.card.number: {"count": e.copies, "level": 3} for e in entries},
    "entries in an object": lambda entries: {
        str(i): {"id": e.card.number, "qty": e.copies} for i, e in enumerate(entries)
    },
    "pairs": lambda entries: [[e.card.number, e.copies] for e in entries],
    "pairs, count first": lambda entries: {"cards": [[e.copies, e.card.number] for e in entries]},
    "numbers, each as often as it is there": lambda entries: [e.card.number for e in entries for _ in range(e.copies)],
    "entries, each as often as it is there": lambda entries: [
        {"id": e.card.number} for e in entries for _ in range(e.copies)
    ],
    "lines": _texts("{n} {number}"),
    "lines with names": _texts("{name} x{n}"),
    "a text": lambda entries: {"deck": "\n".join(line("{n} {number}", entry) for entry in entries)},
    "a text under another key": lambda entries: {"format": "a", "content": "\n".join(_texts("{n}x {name}")(entries))},
    "a card inside": lambda entries: [
        {"card": {"number": e.card.number, "name": e.card.name}, "quantity": e.copies} for e in entries
    ],
    "parts": lambda entries: {
        "name": "x",
        "main": _objects(number="id", count="count")(entries),
        "views": 7,
        "tags": ["a"],
    },
    "decks": lambda entries: {"decks": [{"name": "x", "cards": _objects(number="id", count="count")(entries)}]},
    "more of the card": lambda entries: [
        {
            "uuid": "7f-1",
            "cardNumber": e.card.number,
            "name": e.card.name,
            "level": 4,
            "cost": 2,
            "count": e.copies,
            "image": f"{e.card.number}.webp",
        }
        for e in entries
    ],
    "set and place": lambda entries: [
        {"name": e.card.name, "set": e.card.number[:4], "number": e.card.number[5:], "count": e.copies} for e in entries
    ],
    "printings": lambda entries: {f"{e.card.number}-ALT1": e.copies for e in entries},
}
"""Shapes of JSON."""
TABLES: dict[str, Callable[[Sequence[Entry]], str]] = {
    "names": _table("Name,Qty", '"{name}",{n}'),
    "names and sets": _table("Count;Name;Set", '{n};"{name}";{set}'),
    "number and name": _table("Card Number\tCard Name\tQuantity", "{number}\t{name}\t{n}"),
    "set and place": _table("Quantity,Name,Set Code,Number", '{n},"{name}",{set},{place3}'),
    "set by name": _table("Qty,Name,Edition", '{n},"{name}","A Set [{set}]"'),
    "marked for a spreadsheet": _table("sep=,\nCode,Copies", '="{number}",{n}'),
    "with an x": _table("Code,Copies", "{number},{n}x"),
    "whole floats": _table("Code,Copies", "{number},{n}.0"),
    "printings": _table("Qty,Code", "{n},{number}-ALT1"),
    "line breaks": _table("Name,Note,Qty,Number", '"{name}","a\nb",{n},{number}'),
    "lines before it": _table("My deck\nmade by me\n\nQty,Code", "{n},{number}"),
    "other columns": _table("Qty,Code,Lv,Price,Colour", "{n},{number},3,1.50,Blue"),
    "part": _table("Qty,Code,Board", "{n},{number},Main"),
    "Japanese": _table("カード番号,カード名,枚数", '{number},"{ja}",{n}'),
    "Chinese": _table("编号,名称,张数", '{number},"{zh}",{n}'),
    "Markdown": _table("| Count | Card |\n|---:|:---|", "| {n} | {number} |"),
}
LINKS = (
    "https://deckbuilder.egmanevents.com/gundam?deck={}", "https://a.example/?decklist={}&type=gundam",
    "https://a.example/#deck={}", "https://a.example/x?type=1&deck={}&y=2", "see https://a.example/?deck={}.",
    "(https://a.example/?deck={})", "[my deck](https://a.example/?deck={})", "<https://a.example/?deck={}>",
    "“https://a.example/?deck={}”", "a.example/?deck={}", "My deck: https://a.example/?deck={} have fun!",
    "[https://a.example/?deck={}](https://a.example/?deck={})", "{}",
)  # fmt: skip


def link(form: str, entries: Sequence[Entry], *, escaped: bool) -> str:
    """Write a deck builder's link."""
    pairs = ",".join(f"{entry.card.number}:{entry.copies}" for entry in entries)
    return form.replace("{}", pairs.replace(":", "%3A").replace(",", "%2C") if escaped and form != "{}" else pairs)


def data(name: str, entries: Sequence[Entry]) -> str:
    """Write JSON in a shape."""
    return json.dumps(DATA[name](entries), ensure_ascii=False, indent=1)
