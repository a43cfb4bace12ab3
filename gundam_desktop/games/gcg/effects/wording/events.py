"""Words events, in a language without articles and plurals, with a fixed word order for each."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Literal, get_args

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.wording import NotWorded
from gundam_desktop.games.gcg.effects.wording.card_changes import CardChanges

_OF_ENEMY_UNITS = {"destroys unit with battle damage", "destroys unit with damage", "blocked"}
"""Events whose other card is an enemy Unit by default."""
_TO_OTHERS = {
    "unit destroyed with damage",
    "unit destroyed with battle damage",
    "unit destroyed with effect damage",
    "pilot paired with",
}
"""Events that happen to the cards of `what`."""


class Events:
    """The words for events, without "when"."""

    happens: ClassVar[Mapping[tuple[m.EventName, str | None], str]]
    """(event, whose effect causes it) -> text; `{who}` does it or it happens to them, `{what}` is the other card."""
    of_target: ClassVar[Mapping[m.EventName, str]]
    """Event -> text that names the other card, `{what}`, if that is described."""
    on_player: ClassVar[str]
    """An attack by `{who}` on the enemy player."""
    on_you: ClassVar[str]
    """An attack by an enemy `{who}` on you."""
    yours: ClassVar[Mapping[m.EventName, str]]
    """Event that you do -> text; `{what}` is the card."""
    theirs: ClassVar[Mapping[m.EventName, str]]
    """Event that another `{player}` does -> text; `{what}` is the card."""
    players: ClassVar[Mapping[str, str]]
    """The opponent, and any player."""
    activates_one: ClassVar[Mapping[m.EventName, str]]
    """Event -> text for activating an effect of a card `{what}`."""
    discards: ClassVar[Mapping[str, str]]
    """Side of the cards -> text for a player discarding because of an `{effect}`."""
    discards_one: ClassVar[Mapping[str, str]]
    """Side of the card -> text for a player discarding a certain `{card}` because of an `{effect}`."""
    with_ex: ClassVar[str]
    """Playing a Command `{what}` with an EX Resource."""
    this_base: ClassVar[str]
    rested: ClassVar[str]
    """The words before this Unit if it was rested before the event."""
    nth: ClassVar[str]
    """`{who}` is the `{nth}` such card deployed in a turn."""
    nth_of: ClassVar[Mapping[m.EventName, str]]
    """Event -> text; `{what}` is the `{nth}` such card drawn or activated in a turn."""
    deployed_from: ClassVar[Mapping[m.InTurnName | None, str]]
    """Origin -> `{who}` is deployed from there."""
    this_discarded: ClassVar[str]
    """An `{effect}` discards this card."""
    exiled_from_trash: ClassVar[str]
    """Such a card `{who}` of the trash is exiled."""
    or_others: ClassVar[str]
    """This Unit, `{this}`, or one of others, `{others}`."""

    def __init__(self, refs: CardChanges) -> None:
        self._refs = refs

    def event(self, on: m.Trigger, who: str = "") -> str:
        """Word an event. `who`: the card that does it or to which it happens, if not given by the trigger."""
        if on.event in self.yours and not on.nth:
            return self._of_player(on)
        if on.event == "discarded by effect":
            return self._discarded(on)
        if on.nth and on.event in self.nth_of:
            return self._numbered(on)
        if on.nth and on.who is not None:
            self._introduce(on, on.who)
            return self.nth.format(who=self._refs.noun(on.who), nth=on.nth)
        if on.event == "deploy" and on.who is not None and on.who.in_turn in self.deployed_from and not on.or_this:
            who = self._refs.noun(on.who.model_copy(update={"in_turn": None}))
            self._refs.introduce("event doer")
            return self.deployed_from[on.who.in_turn].format(who=who)
        if on.event == "exiled from trash" and on.who is not None and (on.who.side, on.who.zone) == ("your", "trash"):
            self._refs.introduce("event doer")
            return self.exiled_from_trash.format(who=self._refs.noun(on.who))
        happens = self.happens.get((on.event, on.by))
        if on.on_player:
            of_enemy = on.who is not None and on.who.side == "enemy"
            on_whom = self.on_you if of_enemy else self.on_player
            happens = on_whom if on.event == "attack" and on.what is None else None
        elif on.what is not None and on.by is None:
            happens = self.of_target.get(on.event, happens)
        if on.effect_of is not None:
            happens = None if happens is None else self._of_cards(happens, on)
        if happens is None or on.with_ex or (on.pilot is not None and on.event != "paired"):
            raise NotWorded(f"the event {on.event!r} so")
        doer, what, or_this = on.who, on.what, on.or_this
        if on.event in _TO_OTHERS:
            if doer is not None or or_this:
                raise NotWorded(f"the event {on.event!r} so")
            doer, what, or_this = what, None, on.event == "pilot paired with" and what is not None
        elif on.event == "paired":
            if what is not None or (doer is None and on.pilot is None):
                raise NotWorded("this pairing")
            what = on.pilot or m.Selector(what=("pilot",))
        elif on.event in _OF_ENEMY_UNITS:
            what = what or m.ENEMY_UNIT
        unfit = (or_this and doer is None) or (on.base and (doer is not None or who))
        if unfit or ("{what}" in happens) != (what is not None):
            raise NotWorded(f"the event {on.event!r} so")
        self._introduce(on, doer)
        if on.event == "attacked" or (on.event == "blocks" and what is None):
            self._refs.attacker = "event card"
        elif on.event == "attack" and what is not None and doer is not None:
            self._refs.attacker = "event doer"
        who = who or self._doer(on, doer, or_this=or_this)
        if what is None:
            return happens.format(who=who)
        self._refs.enemy = what.side == "enemy"
        if doer is not None and what.what == ("unit",):
            self._refs.one_of_two = m.Selector(what=doer.what, side=doer.side)
        return happens.format(who=who, what=self._refs.noun(what))

    def _numbered(self, on: m.Trigger) -> str:
        """Word a card by its place among those drawn or activated in a turn: "the second Command"."""
        what = on.what or m.Selector(what=("command card",))
        if on != m.Trigger(event=on.event, what=on.what, nth=on.nth) or what.zone is not None or what.side != "any":
            raise NotWorded(f"the event {on.event!r} so")
        return self.nth_of[on.event].format(what=self._refs.noun(what), nth=on.nth)

    def happened(self, this_turn: m.ThisTurn) -> str:
        """Word a past event of this turn, done by one of such Units or happened to it, as an event."""
        if this_turn.this_turn not in get_args(m.EventName) or isinstance(this_turn.who, str):
            raise NotWorded("such a past event")
        return self.event(m.Trigger.model_validate({"event": this_turn.this_turn, "who": this_turn.who}))

    def _discarded(self, on: m.Trigger) -> str:
        who = on.who
        if on.what is not None:
            raise NotWorded("such a discard")
        effect = self._refs.effects_by[{"you": "your", "enemy": "enemy"}.get(on.by or "", "any")]
        if on.effect_of is not None:
            effect = self._effect_of(on.effect_of)
        if who is None:
            return self.this_discarded.format(effect=effect)
        any_card = who == m.Selector(what=("card",), side=who.side)
        if who.side not in self.discards or (on.effect_of is not None and on.by not in {"you", "enemy"}):
            raise NotWorded("such a discard")
        if not any_card:
            card = self._refs.nouns.noun_phrase(who.model_copy(update={"zone": "hand"}), placed=False)
            return self.discards_one[who.side].format(effect=effect, card=card)
        return self.discards[who.side].format(effect=effect)

    def _effect_of(self, whose: m.Selector | Literal["this", "this base"]) -> str:
        """Return an effect of certain cards of the player, or of this card."""
        if isinstance(whose, str):
            cards = self.this_base if whose == "this base" else self._refs.this()
        else:
            cards = self._refs.noun(whose)
        return self._refs.effect_of_cards.format(cards)

    def _of_cards(self, happens: str, on: m.Trigger) -> str | None:
        """Return the words for an event that the effect of certain cards of a player causes."""
        side = {"you": "your", "enemy": "enemy"}.get(on.by or "")
        if on.effect_of is None or side is None:
            return None
        return happens.replace(self._refs.effects_by[side], self._effect_of(on.effect_of))

    def _introduce(self, on: m.Trigger, doer: m.Selector | None) -> None:
        if on.event == "uses support" or (on.event in _TO_OTHERS and doer is not None):
            self._refs.introduce("event card")
        elif doer is not None:
            self._refs.introduce("event doer")

    def _doer(self, on: m.Trigger, doer: m.Selector | None, *, or_this: bool) -> str:
        if on.base:
            return self.this_base
        if doer is None:
            return (self.rested if on.event == "set active by effect" else "") + self._refs.this()
        if not or_this:
            return self._refs.noun(doer)
        this = self._refs.this()
        return self.or_others.format(this=this, others=self._refs.noun(doer))

    def _of_player(self, on: m.Trigger) -> str:
        words, what = self.with_ex if on.with_ex else self.yours.get(on.event, "") if on.by is None else "", on.what
        if on.by is not None and on.by in self.players and not on.with_ex:
            words = self.theirs.get(on.event, "").replace("{player}", self.players[on.by])
        unfit = not words or on.or_this or on.base or on.pilot is not None or on.on_player
        unfit = unfit or (on.with_ex and on.by is not None)
        if unfit or (on.with_ex and on.event != "plays command"):
            raise NotWorded(f"the event {on.event!r} so")
        match on.event:
            case "activates burst" if what is not None and on.by is None and what.side == "any" and what.zone is None:
                of_hand = what.model_copy(update={"zone": "hand"})
                words = self.activates_one[on.event]
                return words.format(what=self._refs.nouns.noun_phrase(of_hand, placed=False))
            case "plays command" | "activates command" if what is not None or on.event == "plays command":
                if what is None or what.zone is not None or what.side != "any" or on.who is not None:
                    raise NotWorded("Commands of somewhere")
                if on.event == "activates command":
                    words = words if on.by else self.activates_one[on.event]
                elif on.by is None:
                    self._refs.command = True
                of_hand = what.model_copy(update={"zone": "hand"})
                return words.format(what=self._refs.nouns.noun_phrase(of_hand, placed=False))
            case "pays for effect":
                what = on.who
        if ("{what}" in words) != (what is not None) or {on.who, on.what} - {what, None}:
            raise NotWorded(f"the event {on.event!r} so")
        return words.format(what=self._refs.noun(what)) if what is not None else words
