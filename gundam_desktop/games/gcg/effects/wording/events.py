"""Words events by their rows, without "when"."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import get_args

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.phrases import NotWorded
from gundam_desktop.games.gcg.effects.phrases.events import EVENTS, RESTED_THIS, THIS_OR_ONE
from gundam_desktop.games.gcg.effects.phrases.player_events import PLAYERS
from gundam_desktop.games.gcg.effects.phrases.row import Blank, worded
from gundam_desktop.games.gcg.effects.wording.references import References

_OF_ENEMY_UNITS = {"destroys unit with battle damage", "destroys unit with damage", "blocked"}
"""Events whose other card is an enemy Unit by default."""
TO_OTHERS = {
    "unit destroyed with damage",
    "unit destroyed with battle damage",
    "unit destroyed with effect damage",
    "pilot paired with",
}
"""Events that happen to the cards of `what`."""
_OF_PLAYERS = {
    "activates burst",
    "activates command",
    "discarded by effect",
    "draws",
    "draws with effect",
    "ex resource exiled",
    "pays for effect",
    "places ex resource",
    "places from deck",
    "places from deck with own effect",
    "plays command",
}
"""Events in which no card does anything that the text could go on about."""
_SIDES: Mapping[str | None, m.Side] = {"you": "your", "enemy": "enemy"}


class Events:
    """The words for events in one language; made for one text."""

    def __init__(self, refs: References) -> None:
        self._refs = refs
        self._language = refs.nouns.say.language

    def event(self, on: m.Trigger, who: str = "") -> str:
        """Word an event. `who`: the card that does it or to which it happens, if not given by the trigger."""
        whole = _with_default(on)
        row = EVENTS.row_for(whole, self._language)
        doer = on.what if on.event in TO_OTHERS else on.who
        if row is None or (on.effect_of is not None and on.by not in _SIDES) or (on.base and (doer or who)):
            raise not_worded(on)
        if (on.or_this and on.who is None) or (on.event in TO_OTHERS and on.who is not None):
            raise not_worded(on)
        what = None if on.event in TO_OTHERS else whole.pilot if on.event == "paired" else whole.what
        text = row.texts.of(self._language)
        if on.event in _OF_PLAYERS:
            of_place = on.what is not None and (on.what.zone is not None or on.what.side != "any")
            if of_place or on.or_this or on.base or (on.who is not None and not row.says("who")):
                raise not_worded(on)
            self._refs.command = on.event == "plays command" and on.by is None
            return worded(text, lambda blank, _: (self._blank(blank, whole, "", on.who), False))
        self._introduce(on, doer)
        if on.event == "attacked" or (on.event == "blocks" and what is None):
            self._refs.attacker = "event card"
        elif on.event == "attack" and what is not None and doer is not None:
            self._refs.attacker = "event doer"
        if doer is not None and "in_turn" in (row.values.get("who") or ()):
            doer = doer.model_copy(update={"in_turn": None})  # the row itself says where it was deployed from
        said = worded(text, lambda blank, _: (self._blank(blank, whole, who, doer), False))
        self._mention(on, doer, what)
        return said

    def happened(self, this_turn: m.ThisTurn) -> str:
        """Word a past event of this turn, done by one of such Units or happened to it, as an event."""
        if this_turn.this_turn not in get_args(m.EventName) or isinstance(this_turn.who, str):
            raise NotWorded("such a past event")
        return self.event(m.Trigger.model_validate({"event": this_turn.this_turn, "who": this_turn.who}))

    # --- the blanks of a text

    def _blank(self, blank: Blank, on: m.Trigger, who: str, doer: m.Selector | None) -> str:
        """Return the words for a blank of an event's text."""
        match blank:
            case Blank("by", "effect"):
                return self.effect(on)
            case Blank("by", "in_short"):
                return self.enemy_effect(on)
            case Blank("by") if on.by in PLAYERS:
                return PLAYERS[on.by].of(self._language)
            case Blank("nth", "ordinal"):
                return self._refs.nouns.ordinal(on.nth)
            case Blank("nth"):
                return str(on.nth)
            case Blank("who", "whose"):
                return self._refs.whose(who or self._doer(on, doer))
            case Blank("what", "doer") | Blank("who", ""):
                return who or self._doer(on, doer)
        named = on.pilot if blank.field == "pilot" else doer if blank.field == "who" else on.what
        if named is None:
            raise not_worded(on)
        return self.named(named, blank.form)

    def named(self, selector: m.Selector, form: str) -> str:
        """Return such a card: `one` without its player, `card` of a hand, `own` of the player who is named."""
        if form == "one":
            return self._refs.one(selector)
        if form == "card":
            return self._refs.nouns.noun_phrase(selector.model_copy(update={"zone": "hand"}), placed=False)
        return self._refs.noun(selector)

    def effect(self, on: m.Trigger) -> str:
        """Return the effect that causes an event."""
        return self._refs.effect(on.effect_of or m.Selector(what=("card",), side=_SIDES.get(on.by, "any")))

    def enemy_effect(self, on: m.Trigger) -> str:
        """Return the effect that causes an event, in the texts that name enemy effects in short."""
        return self.effect(on)

    def _doer(self, on: m.Trigger, doer: m.Selector | None) -> str:
        if on.base:
            return self._refs.explicit("this base")
        blanks: dict[str, Callable[[], str]] = {"this": self._refs.this}
        if doer is None:
            rested = on.event == "set active by effect"
            return RESTED_THIS.filled(self._language, blanks) if rested else self._refs.this()
        if not on.or_this and on.event != "pilot paired with":
            return self._refs.noun(doer)
        blanks["others"] = lambda: self._refs.noun(doer)
        return THIS_OR_ONE.filled(self._language, blanks)

    # --- what the text can refer to afterwards

    def _introduce(self, on: m.Trigger, doer: m.Selector | None) -> None:
        if on.event == "uses support" or (on.event in TO_OTHERS and doer is not None):
            self._refs.introduce("event card")
        elif doer is not None:
            self._refs.introduce("event doer")

    def _mention(self, _on: m.Trigger, doer: m.Selector | None, what: m.Selector | None) -> None:
        """Record the other card of the event."""
        if what is None:
            return
        self._refs.enemy = what.side == "enemy"
        if doer is not None and what.what == ("unit",):
            self._refs.one_of_two = m.Selector(what=doer.what, side=doer.side)


def _with_default(on: m.Trigger) -> m.Trigger:
    """Return the event with the cards that it names by default."""
    if on.event in _OF_ENEMY_UNITS and on.what is None:
        return on.model_copy(update={"what": m.ENEMY_UNIT})
    if on.event == "paired" and on.pilot is None:
        return on.model_copy(update={"pilot": m.Selector(what=("pilot",))})
    if on.event == "activates command" and on.nth and on.what is None:
        return on.model_copy(update={"what": m.Selector(what=("command card",))})
    return on


def not_worded(on: m.Trigger) -> NotWorded:
    """Return the refusal of an event."""
    return NotWorded(f"the event {on.event!r} so")
