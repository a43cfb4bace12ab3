"""Words events by the table of their texts, without "when"."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import get_args

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.phrases import NotWorded
from gundam_desktop.games.gcg.effects.phrases import events as texts
from gundam_desktop.games.gcg.effects.phrases.vocabulary import Words
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
_SIDES: Mapping[str | None, m.Side] = {"you": "your", "enemy": "enemy"}


class Events:
    """The words for events in one language; made for one text."""

    def __init__(self, refs: References) -> None:
        self._refs = refs
        self._language = refs.nouns.say.language

    def event(self, on: m.Trigger, who: str = "") -> str:
        """Word an event. `who`: the card that does it or to which it happens, if not given by the trigger."""
        if on.event in texts.YOURS and not on.nth:
            return self._of_player(on)
        if on.event == "discarded by effect":
            return self._discarded(on)
        if on.nth:
            return self._numbered(on)
        if on.who is not None and self.is_deployed_from(on):
            self._refs.introduce("event doer")
            return self._filled(
                texts.DEPLOYED_FROM[on.who.in_turn], on, doer=on.who.model_copy(update={"in_turn": None})
            )
        if on.event == "exiled from trash" and on.who is not None and (on.who.side, on.who.zone) == ("your", "trash"):
            self._refs.introduce("event doer")
            return self._filled(texts.EXILED_FROM_TRASH, on, doer=on.who, what=on.who)
        happens = self.happens(on)
        if happens is None or on.with_ex or (on.pilot is not None and on.event != "paired"):
            raise not_worded(on)
        doer, what, or_this = on.who, on.what, on.or_this
        if on.event in TO_OTHERS:
            if doer is not None or or_this:
                raise not_worded(on)
            doer, what, or_this = what, None, on.event == "pilot paired with" and what is not None
        elif on.event == "paired":
            if what is not None or (doer is None and on.pilot is None):
                raise NotWorded("this pairing")
            what = on.pilot or m.Selector(what=("pilot",))
        elif on.event in _OF_ENEMY_UNITS:
            what = what or m.ENEMY_UNIT
        unfit = (or_this and doer is None) or (on.base and (doer is not None or who))
        text = happens.of(self._language)
        if unfit or not text or ("{what}" in text or "{one}" in text) != (what is not None):
            raise not_worded(on)
        self._introduce(on, doer)
        if on.event == "attacked" or (on.event == "blocks" and what is None):
            self._refs.attacker = "event card"
        elif on.event == "attack" and what is not None and doer is not None:
            self._refs.attacker = "event doer"
        said = self._filled(happens, on, who=who, doer=doer, what=what, or_this=or_this)
        self._mention(on, doer, what)
        return said

    def happens(self, on: m.Trigger) -> Words | None:
        """Return the text of an event that a card does or that happens to it; None if there is none."""
        happens = texts.HAPPENS.get((on.event, on.by))
        if happens is None and (on.by is None or on.by in _SIDES):
            happens = texts.CAUSED.get(on.event)
        if on.on_player:
            of_enemy = on.who is not None and on.who.side == "enemy"
            on_whom = texts.ATTACKS_YOU if of_enemy else texts.ATTACKS_PLAYER
            happens = on_whom if on.event == "attack" and on.what is None else None
        elif on.what is not None and on.by is None:
            happens = texts.OF_TARGET.get(on.event, happens)
        return happens if on.effect_of is None or on.by in _SIDES else None

    def is_deployed_from(self, on: m.Trigger) -> bool:
        """True for the deployment of a Unit from a place that its text names."""
        return on.event == "deploy" and not on.or_this and on.who is not None and on.who.in_turn in texts.DEPLOYED_FROM

    def happened(self, this_turn: m.ThisTurn) -> str:
        """Word a past event of this turn, done by one of such Units or happened to it, as an event."""
        if this_turn.this_turn not in get_args(m.EventName) or isinstance(this_turn.who, str):
            raise NotWorded("such a past event")
        return self.event(m.Trigger.model_validate({"event": this_turn.this_turn, "who": this_turn.who}))

    # --- the blanks of a text

    def _filled(
        self,
        words: Words,
        on: m.Trigger,
        *,
        who: str = "",
        doer: m.Selector | None = None,
        what: m.Selector | None = None,
        or_this: bool = False,
    ) -> str:
        blanks: dict[str, Callable[[], str]] = {
            "who": lambda: who or self._doer(on, doer, or_this=or_this),
            "whose": lambda: self._refs.whose(who or self._doer(on, doer, or_this=or_this)),
            "effect": lambda: self.effect(on),
            "enemy_effect": lambda: self.enemy_effect(on),
            "player": lambda: texts.PLAYERS[on.by].of(self._language),
            "nth": lambda: str(on.nth),
            "ordinal": lambda: self._refs.nouns.ordinal(on.nth),
        }
        if (named := what or doer) is not None:
            of_hand = named.model_copy(update={"zone": "hand"})
            blanks |= {
                "what": lambda: self._refs.noun(named),
                "one": lambda: self._refs.one(named),
                "card": lambda: self._refs.nouns.noun_phrase(of_hand, placed=False),
                "own": lambda: self.own(named),
                "one_of_own": lambda: self.own(named, one=True),
            }
        return words.filled(self._language, blanks)

    def own(self, selector: m.Selector, *, one: bool = False) -> str:
        """Return such a card of the player of whom the text speaks; `one`: with an article, if the language has any."""
        del one
        return self._refs.noun(selector)

    def effect(self, on: m.Trigger) -> str:
        """Return the effect that causes an event."""
        return self._refs.effect(on.effect_of or m.Selector(what=("card",), side=_SIDES.get(on.by, "any")))

    def enemy_effect(self, on: m.Trigger) -> str:
        """Return the effect that causes an event, in the texts that name enemy effects in short."""
        return self.effect(on)

    def _doer(self, on: m.Trigger, doer: m.Selector | None, *, or_this: bool) -> str:
        if on.base:
            return self._refs.explicit("this base")
        blanks: dict[str, Callable[[], str]] = {"this": self._refs.this}
        if doer is None:
            rested = on.event == "set active by effect"
            return texts.RESTED_THIS.filled(self._language, blanks) if rested else self._refs.this()
        if not or_this:
            return self._refs.noun(doer)
        blanks["others"] = lambda: self._refs.noun(doer)
        return texts.THIS_OR_ONE.filled(self._language, blanks)

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

    # --- events of players

    def _numbered(self, on: m.Trigger) -> str:
        """Word a card by its place among those deployed, drawn or activated in a turn: "the second Command"."""
        if on.who is not None:
            self._introduce(on, on.who)
            return self._filled(texts.NTH_OF[on.event], on, doer=on.who)
        what = on.what or m.Selector(what=("command card",))
        if on != m.Trigger(event=on.event, what=on.what, nth=on.nth) or what.zone is not None or what.side != "any":
            raise not_worded(on)
        return self._filled(texts.NTH_OF[on.event], on, what=what)

    def _discarded(self, on: m.Trigger) -> str:
        who = on.who
        if on.what is not None or (on.effect_of is not None and who is not None and on.by not in _SIDES):
            raise NotWorded("such a discard")
        if who is None:
            return self._filled(texts.THIS_DISCARDED, on)
        any_card = who == m.Selector(what=("card",), side=who.side)
        words = (texts.DISCARDS if any_card else texts.DISCARDS_ONE).get(who.side)
        if words is None:
            raise NotWorded("such a discard")
        return self._filled(words, on, what=who)

    def _of_player(self, on: m.Trigger) -> str:
        words, what = texts.YOURS[on.event] if on.by is None else None, on.what
        if on.with_ex:
            words = texts.PLAYS_WITH_EX if on.event == "plays command" and on.by is None else None
        elif on.by in texts.PLAYERS:
            words = texts.THEIRS.get(on.event)
        if words is None or on.or_this or on.base or on.pilot is not None or on.on_player:
            raise not_worded(on)
        match on.event:
            case "activates burst" if what is not None and on.by is None and what.side == "any" and what.zone is None:
                return self._filled(texts.ACTIVATES_ONE[on.event], on, what=what)
            case "plays command" | "activates command" if what is not None or on.event == "plays command":
                if what is None or what.zone is not None or what.side != "any" or on.who is not None:
                    raise NotWorded("Commands of somewhere")
                if on.event == "activates command":
                    words = words if on.by else texts.ACTIVATES_ONE[on.event]
                elif on.by is None:
                    self._refs.command = True
                return self._filled(words, on, what=what)
            case "pays for effect":
                what = on.who
        text = words.of(self._language)
        names_one = any(blank in text for blank in ("{what}", "{one}", "{card}"))
        if names_one != (what is not None) or {on.who, on.what} - {what, None}:
            raise not_worded(on)
        return self._filled(words, on, what=what)


def not_worded(on: m.Trigger) -> NotWorded:
    """Return the refusal of an event."""
    return NotWorded(f"the event {on.event!r} so")
