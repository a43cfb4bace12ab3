"""Players and what they do, in English: "All players each draw 1", "that enemy player may discard 1"."""

from __future__ import annotations

import re

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.phrases import NotWorded, refuse_if
from gundam_desktop.games.gcg.effects.wording.en_nouns import NOUNS

VERBS = frozenset({
    "add", "choose", "deal", "deploy", "destroy", "discard", "draw", "exile", "look", "pair", "pay", "place", "rest",
    "return", "reveal", "set", "shuffle",
})  # fmt: skip
"""The verbs that begin instructions for players."""
_HEAD = re.compile(r"(?:(?:then|if [^,]*), )*")
_IF_YOU = re.compile(r"^if you(?= (?:do|don't),)")
_OF_SOMEBODY = re.compile(r"\b(?:enemy|friendly|opponent|opponent's|you)\b")
_YOUR = re.compile(r"\byour\b")
_UNTIL = "until you have"
_BY_CHOICE: dict[m.PlayersName, str] = {"an enemy player": "they", "you and an enemy player": "you and that player"}
"""Names for which a player is chosen first -> what these players are called afterwards."""


def sentences(step: m.Players, said: list[str]) -> list[str]:
    """Return the sentences `said` to one player as sentences about the players of a step."""
    if step.hand is not None and step.who != "an enemy player":
        raise NotWorded("such a number of cards in the hand of several players")
    first, *others = said
    who = _BY_CHOICE.get(step.who, step.who)
    several = who.startswith(("all", "you and"))
    each = " each" if several and first.startswith(("choose", "look")) else ""
    does = _about(first, f"{who}{_UNIT.get(step.who, '')}{each}", one=who in _ONE)
    if step.who in _BY_CHOICE:
        does = f"choose 1 enemy player{NOUNS.whose_hand(step.hand)}. {does[0].upper()}{does[1:]}"
    return [does, *(_about(more, "they") for more in others)]


_ONE = {"that enemy player", "the owner of the destroyed Unit"}
_UNIT = {"you and the player who destroyed this": " Unit"}


def _about(sentence: str, who: str, *, one: bool = False) -> str:
    """Return an instruction as what players do: "you may draw 1" as "they may draw 1"; `one`: "that player draws 1"."""
    end = _HEAD.match(sentence)
    assert end is not None
    head, body = _IF_YOU.sub("if they", sentence[: end.end()]), sentence[end.end() :]
    refuse_if(who != "they" and head, "a condition for each of several players")
    may, what = ("may ", body.removeprefix("you may ")) if body.startswith("you may ") else ("", body)
    if what.partition(" ")[0] not in VERBS or _OF_SOMEBODY.search(head + what.replace(_UNTIL, "")) or "your" in head:
        raise NotWorded("this as what several players do")
    verb, rest = what.partition(" ")[::2]
    rest = rest.replace(_UNTIL, "until they have")
    verb = f"{verb}s" if one and not may else verb
    return f"{head}{who} {may}{verb} {_YOUR.sub('their', rest)}"
