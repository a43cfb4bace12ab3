"""Numbers of cards in English: "1 to 2 enemy Units", "3 or more of your Units"."""

from __future__ import annotations

import re

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.wording import NotWorded, is_any_number, number
from gundam_desktop.games.gcg.effects.wording.en_nouns import noun_phrase, one, value
from gundam_desktop.games.gcg.effects.wording.vocabulary import STATS

_AMONG = re.compile(r"(?: of)? cards? among them$")


def counted(group: m.Group) -> str:
    """Return a number of cards: "1 to 2 enemy Units"."""
    if group.unique:
        return f"{counted(group.model_copy(update={'unique': False}))} with different names"
    if group.in_all is not None:
        plain, stat = counted(group.model_copy(update={"in_all": None})), STATS[group.in_all.stat].en
        less = "lower" if group.in_all.stat == "level" else "less"
        return f"{plain} with a total {stat} of {group.in_all.most} or {less}"
    if is_any_number(group):
        your = "your " if group.what.side == "your" and group.what.zone is None else ""
        return f"any number of {your}{noun_phrase(group.what, plural=True, are=True, yours=True)}"
    if not isinstance(group.most, int) and group.least == group.most:
        return _as_many_as(group)
    if _is_or_more(group):
        of_your = "of your " if group.what.side == "your" and group.what.zone is None else ""
        return f"{group.least} or more {of_your}{noun_phrase(group.what, plural=True, are=True, yours=bool(of_your))}"
    if not isinstance(group.most, int) and group.least == 1:
        your = "your " if group.what.side == "your" and group.what.zone is None else ""
        cards = noun_phrase(group.what, plural=True, yours=True)
        return f"a number of {your}{cards} up to {value(group.most)}"
    if said := _of_two_kinds(group):
        return said
    least, most = number(group.least), number(group.most)
    count = str(least) if least == most else f"{least} to {most}" if least else f"up to {most}"
    if group.what.either and group.what.what == ("card",):
        return _either(group.what, least, most)
    if group.what.side == "your" and group.what.zone is None and group.what.did is None:
        return f"{count} of your {noun_phrase(group.what, plural=True, are=most > 1, yours=True)}"
    return f"{count} {noun_phrase(group.what, plural=most > 1)}"


def _is_or_more(group: m.Group) -> bool:
    """True if the number has a lower but no upper bound ("2 or more")."""
    return isinstance(group.most, m.Count) and group.most.count == group.what and group.least not in {0, group.most}


def discarded_some(step: m.Discard) -> str:
    """Return a discard of a number of cards that the player decides: "discard 1 to 2 (Zeon) cards"."""
    what = step.what or m.YOUR_HAND
    if step.random or (what.side, what.zone) != ("your", "hand"):
        raise NotWorded("this discard")
    least, every = number(step.least), step.amount == m.Count(count=what)
    cards = noun_phrase(what, plural=every or number(step.amount) > 1, bare=True)
    if every:
        return f"discard any number of {cards}" if not least else f"discard {least} or more {cards}"
    most = number(step.amount)
    return f"discard {f'{least} to {most}' if least else f'up to {most}'} {cards}"


def of_them(group: m.Group) -> str:
    """Return a number of the cards that were looked at last: "1 of them", "any number of them"."""
    return _AMONG.sub(" of them", counted(group))


def _as_many_as(group: m.Group) -> str:
    """Return as many cards as an amount says: "a number of your Resources equal to the number of enemy players"."""
    what, among = group.what, ""
    if what.zone == "looked" and what.side == "any":
        what, among = what.model_copy(update={"zone": "hand", "side": "your"}), " among them"
    your = "your " if what.side == "your" and what.zone is None else ""
    cards = noun_phrase(what, plural=True, bare=bool(among), yours=True)
    return f"a number of {your}{cards} equal to {value(group.most)}{among}"


def _of_two_kinds(group: m.Group) -> str:
    """Return cards of two kinds and one side: "1 enemy Base or 1 enemy Unit"; empty for others."""
    what, parts = group.what, group.what.either
    whole = m.Selector(what=what.what, side=what.side, either=parts)
    if len(parts) != 2 or whole != what or what.side not in {"enemy", "friendly", "your"} or group.least != group.most:
        return ""
    if {kind for part in parts for kind in part.what} != set(what.what) or len(set(what.what)) < 2:
        return ""
    count = number(group.most)
    if what.side == "your":
        return " or ".join(
            f"{count} of your {noun_phrase(part, plural=True, are=count > 1, yours=True)}" for part in parts
        )
    said = [part.model_copy(update={"side": what.side}) for part in parts]
    return " or ".join(f"{count} {noun_phrase(part, plural=count > 1)}" for part in said)


def unplaced(selector: m.Selector) -> m.Selector:
    """Return the selector without side and zone, for groups whose common zone is named once after them."""
    return selector.model_copy(update={"side": "any", "zone": None})


def _either(selector: m.Selector, least: int, most: int) -> str:
    whole = m.Selector(what=("card",), side=selector.side, zone=selector.zone, either=selector.either)
    if whole != selector or len(selector.either) != 2 or least != most:
        raise NotWorded("cards of these descriptions")
    first, second = selector.either
    if {first.side, second.side} != {"any"} or first.zone or second.zone:
        raise NotWorded("cards of these descriptions")
    last = second.model_copy(update={"side": selector.side, "zone": selector.zone})
    return f"{least} {noun_phrase(first, plural=most > 1)}/{least} {noun_phrase(last, plural=most > 1)}"


def quantity(
    selector: m.Selector, least: m.Amount | None, most: m.Amount | None, *, bare: bool, yours: bool
) -> tuple[str, bool]:
    """Return the words for a number of cards, and True if a verb after them is plural."""
    if most is None:
        if least == 1:
            return one(selector, bare=bare, yours=yours), False
        return f"{number(least)} or more {noun_phrase(selector, plural=True, bare=bare, yours=yours)}", True
    if least is None:
        if most == 0 and selector.what == ("base",) and not yours:
            return f"no {noun_phrase(selector, plural=False, bare=bare, yours=yours)}", False
        count = "no" if most == 0 else f"{number(most)} or less"
        return f"{count} {noun_phrase(selector, plural=True, bare=bare, yours=yours)}", True
    if least != most:
        words = noun_phrase(selector, plural=True, bare=bare, yours=yours)
        return f"{number(least)} to {number(most)} {words}", True
    plural = number(most) != 1
    return f"only {most} {noun_phrase(selector, plural=plural, bare=bare, yours=yours)}", plural
