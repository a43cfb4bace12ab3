"""Events in English: "one of your (Zeon) Units destroys an enemy Unit with battle damage"."""

from __future__ import annotations

import re

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.phrases import NotWorded
from gundam_desktop.games.gcg.effects.wording.en_nouns import NOUNS
from gundam_desktop.games.gcg.effects.wording.en_references import EnglishReferences
from gundam_desktop.games.gcg.effects.wording.events import TO_OTHERS, Events, not_worded

_USES = {"uses effect", "uses main effect", "uses action effect"}
_CAUSED_TO = {"effect destroys unit", "effect damage destroys unit"}
_SUFFERED = {"rested", "rested by effect", "set active by effect", "blocked"}
"""Events that happen to a card: the text continues about that card."""
_OF_SHIELD_AREA = {"destroys shield area card with battle damage", "destroys shield area card with damage"}
"""Events with one Unit, this one, so that "it" means it."""
_OF_TWO_UNITS = {"destroys unit with battle damage", "destroys unit with damage", "deals battle damage"}
"""Events in which "it" could mean either of two Units."""
_RECEIVED_FROM = {"receives battle damage", "receives damage", "receives effect damage"}
"""Kinds of damage for which the text can name the source."""
_VERB = re.compile(r"^they (destroy|deal|attack)s(?=$| )")


class EnglishEvents(Events):
    """The words for events, and what a text can refer to after them."""

    def __init__(self, refs: EnglishReferences) -> None:
        super().__init__(refs)
        self._english = refs

    def event(self, on: m.Trigger, who: str = "") -> str:
        self._refuse_unclear(on, who)
        words = super().event(on, who)
        self._english.aside = "card" if on.event in {"paired", "pilot paired with"} else None
        self._english.ex_used = self._english.ex_used or on.with_ex
        return _VERB.sub(r"they \1", words)

    def _refuse_unclear(self, on: m.Trigger, who: str) -> None:
        """Raise `NotWorded` for an event that English has no words for, though the shared table has a text for it."""
        of_other = on.event in TO_OTHERS or on.event == "uses support"
        pairs = on.event == "pilot paired with"
        unfit = (
            (on.or_this and (on.event != "deploy" or on.who is None or on.who.side != "your"))
            or (of_other and (on.base or on.who is not None or who == "they" or (on.what is None and not pairs)))
            or (pairs and on.what is not None and on.what.side != "your")
            or (on.event == "paired" and (on.what is not None or (on.who is not None and on.who.side == "friendly")))
            or (on.event in _USES and on.who is not None and (on.who.side != "your" or on.who.zone is not None))
            or (on.event in _USES and (on.what is not None or (on.base and on.event != "uses effect")))
            or (on.event in _CAUSED_TO and (on.who is None or on.what is not None))
            or (on.nth and on.who is not None and on.who.side != "your")
        )
        if unfit:
            raise not_worded(on)

    def named(self, selector: m.Selector, form: str) -> str:
        match form:
            case "own":
                return NOUNS.phrase(selector, plural=False, yours=True)
            case "one_own":
                return NOUNS.one(selector, yours=True)
            case "units":
                return NOUNS.phrase(selector.model_copy(update={"side": "any"}), are=False, bare=True)
            case "effects":
                return effects_of(selector)
        return super().named(selector, form)

    def enemy_effect(self, on: m.Trigger) -> str:
        return "an enemy effect" if on.by == "enemy" and on.effect_of is None else super().enemy_effect(on)

    def effect(self, on: m.Trigger) -> str:
        """Return the effect that causes an event; the damage of Commands is named by these."""
        of_command = on.event == "effect damage destroys unit" and isinstance(on.effect_of, m.Selector)
        if of_command and isinstance(on.effect_of, m.Selector):
            if on.effect_of.what != ("command card",) or on.effect_of.side not in {"your", "enemy"}:
                raise NotWorded("the effect of such cards")
            return NOUNS.one_of_yours(on.effect_of)
        return super().effect(on)

    # --- what the text can refer to afterwards

    def _introduce(self, on: m.Trigger, doer: m.Selector | None) -> None:
        refs, base = self._english, on.base
        if on.event in TO_OTHERS or on.event == "uses support":
            if doer is not None or on.what is not None:
                refs.introduce("event card")
            if on.event == "uses support":
                refs.doer = "event card"
        elif doer is not None:
            refs.doer = "event doer"
            if on.event in _OF_TWO_UNITS:
                refs.doer_side = "friendly " if doer.side == "friendly" else ""
            else:
                refs.introduce("event doer")
        elif on.event in _SUFFERED:
            refs.subject = refs.it = "this base" if base else "this"
        elif on.event in _OF_SHIELD_AREA and not base:
            refs.it = "this"
        elif on.event in _USES:
            refs.subject = "this base" if base else "this"
        elif on.event == "paired":
            refs.mention("this")

    def _mention(self, on: m.Trigger, doer: m.Selector | None, what: m.Selector | None) -> None:
        """Record the other Unit of the event: "that enemy Unit", "the attacking Unit", "that Unit"."""
        refs, what = self._english, on.what  # what the trigger names counts
        refs.left = on.event in m.LEAVES
        if on.event in TO_OTHERS | _USES | {"uses support", "paired"} | _CAUSED_TO:
            return
        if on.event in {"deals battle damage", "blocked"} or (on.event == "blocks" and what is not None):
            refs.enemy = True
        if on.event == "attack" and what is not None and what.side == "enemy" and what.what == ("unit",):
            refs.enemy = True
        refs.blocked = on.event == "blocked"
        refs.event_unit = (refs.enemy or (what is not None and "unit" in what.what)) and "destroy" not in on.event
        if refs.event_unit and doer is not None:
            refs.doer_side = "friendly " if doer.side in {"friendly", "your"} else None
        if on.event in _RECEIVED_FROM and (on.event == "receives battle damage" or what is not None):
            refs.enemy = refs.enemy or doer is not None
            refs.doer = "event card" if doer is None else refs.doer


def effects_of(units: m.Selector) -> str:
    """Return effects of such Units: "(Militia) Units' effects"."""
    return f"{NOUNS.phrase(units, are=False, yours=True)}' effects"
