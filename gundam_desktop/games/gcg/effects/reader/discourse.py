"""Keeps track of the meaning of "it" and "they" while a text is read from its first word to its last."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from gundam_desktop.games.gcg.effects import language as m

_PASSING = frozenset(m.Selector.model_fields) - {
    "what", "side", "zone", "other", "token", "colors", "colors_lack", "traits", "level", "cost", "keyword", "keywords",
    "name", "not_named", "name_contains", "name_lacks", "effect", "link_name", "link_trait",
}  # fmt: skip
"""What a step can change of the cards that it is done to: whether they are rested, their AP, what they have done."""

ONE_CARD = frozenset({None, "this", "this base", "this card", "this pilot"})
"""What "it" means without a card that was chosen or is of the event."""
_THIS = frozenset({"this", "this base"})


@dataclass
class Discourse:
    """The cards mentioned last.

    As a subject ("It gets ...") a pronoun means the cards mentioned last: chosen or looked-at ones, or this
    Unit. As an object ("Rest it") it means the cards chosen or looked at last; if there are none, the card
    mentioned last of this one and those of the event.
    """

    subject: m.Reference | None = "this"
    object: m.Reference | None = "this"
    """None for a text without a Unit of its own, like that of a Command."""
    doer: m.Reference | None = None
    """"That Unit": the Unit that did the event."""
    enemy: m.Reference | None = None
    """"That enemy Unit": the enemy Unit of the event."""
    blocker: m.Reference | None = None
    """"The Unit that blocked it"."""
    enemy_chosen: bool = False
    """True if "that enemy Unit" also means the card chosen last."""
    one_unit_chosen: bool = False
    """True if the last choice was of exactly one Unit."""
    several_chosen: bool = False
    """True if the last choice was of two cards or more."""
    chosen_for_each: bool = False
    """True if the last choice was of a card of each of several players, or by each of them."""
    another_asked: m.Selector | None = None
    """The card that the text asked about, if it has named none since: "if another Unit is in play"."""
    asked_of_this: bool = False
    """True if it asked that of this Unit: "if this Unit is battling an enemy Unit"."""
    rival: m.Reference | None = None
    """The card that the text spoke of before it named this Unit, or before the one that it chose in passing or
    deployed: "it" could be either."""
    chosen_in_passing: bool = False
    """True if the last choice was made along with what is done to the card: "rest 1 of your other Units"."""
    referred_to: bool = False
    """True if a pronoun referred to the cards that were chosen last: what was done to them may be all that is."""
    instead: bool = False
    """True within what is done instead of an earlier step: "it" is the card to which that is done."""
    event_unit: bool = False
    """True if the event has another Unit that is still in play, and none was named since."""
    of_two_units: bool = False
    """True if the event has two Units in play: "that Unit" could be either."""
    two_units_chosen: bool = False
    """True if the last choice was of exactly two Units."""
    chosen_before: bool = False
    """True if other cards were chosen before those that were chosen last."""
    two_chosen: bool = False
    """True if one Unit of the player and one enemy Unit were chosen last: "the friendly Unit", "the enemy Unit"."""
    own_chosen: bool = False
    """True if the cards chosen last are the player's own."""
    of_others_chosen: bool = False
    """True if the cards chosen last could be another player's."""
    several: m.All | None = None
    """"They", "them": all of such cards, if the text spoke of them last; then "it" means none of them."""
    several_changed: bool = False
    """True if they may no longer be the ones that their description means: destroyed, or without the keyword effect."""
    command: m.Reference | None = None
    """"That card": the Command that was played."""
    activated: bool = False
    """True if the event is that an effect of a card is activated: "the card you activated"."""
    revealed: bool = False
    """True if cards of the deck were revealed: "the revealed card"."""
    off_field: bool = False
    """True if the cards chosen last are not on the field: of a hand or trash, or returned, destroyed, exiled since."""
    from_looked: bool = False
    """True if the cards chosen last are some of those that were looked at."""
    not_deployed: Literal["hand", "elsewhere"] | None = None
    """Where the cards chosen last are, if that is not the field and they were not deployed or paired since."""
    destroyed: bool = False
    """True if the cards chosen last were destroyed, or a cost destroyed Units."""
    deployed: bool = False
    """True if the text is about the turn this Unit is deployed."""
    paid: bool = False
    """True if a paid cost was mentioned."""
    attacker: m.Reference | None = None
    """"The attacking Unit", if the event is an attack."""
    waited_for: m.Selector | None = None
    """The cards of which one does the event; None for this card."""
    doer_side: m.Side = "any"
    """Whose the card of the event is: "its owner"."""
    doer_left: bool = False
    """True if the card of the event has left the field by it."""
    enemy_player: bool = False
    """True if the event has an enemy player: "that enemy player"."""
    players: m.PlayersName | None = None
    """"They": the players who did something last."""
    opponent_asked: bool = False
    """True if the condition before is about the opponent: "they"."""
    continues: bool = False
    """True if this sentence goes on about what they do."""
    among: Literal["looked", "placed", "their hand"] | None = None
    """"Among them": the cards that were looked at last, or placed into the trash."""
    looked: m.Amount = 0
    """The number of cards of the deck that were looked at last."""
    looked_by_others: bool = False
    """True if these are cards of another player's deck, whom the text let look at them."""
    counted: m.Selector | None = None
    """The cards counted last: "if 5 or more are in play"."""
    discards: m.Amount = 0
    """The number of cards that were discarded last."""
    number: m.Amount | None = None
    """"That number": the one that was counted before."""
    moved: m.Reference | None = None
    """"It" as a card, right after a sentence that put one card into the trash."""
    aside: Literal["card", "in play", None] = None
    """Which other card "it" could be right after an event or a sentence about one that no pronoun means for certain: a
    card, like one that is drawn or a Command that is played; or one in play, like a Resource or a Base."""
    of_event: tuple[m.Selector, ...] = ()
    """The other cards of the event, besides the one that does it: "other" could be other than these."""
    chosen_kinds: frozenset[m.Kind] = frozenset()
    """The kinds of the cards chosen last."""
    fallen: m.Reference | None = None
    """The Unit that the event destroys: "that Unit's Lv."."""
    keywords: tuple[m.KeywordName, ...] = ()
    """The keyword effects of the enemy Unit that this Unit battles: "loses them"."""
    returned: bool = False
    """True if cards were returned before."""
    beside: tuple[m.Selector, ...] = ()
    """The cards of the same choice that were named before: "1 enemy Unit and 1 other Unit"."""
    choosing: bool = False
    """True within a choice of cards."""
    chosen: m.Selector | None = None
    """The description of the cards chosen last."""
    replaced: m.Selector | None = None
    """The description of the cards that others are chosen instead of: they are in the same place."""
    same: m.Stat | None = None
    """The figure that is the same for the cards of a choice."""
    optional: bool = False
    """True for what the player may do."""
    refers: bool = False
    """True if a pronoun of this sentence refers to an earlier one: then it continues that sentence."""
    _subject_is_new: bool = False
    _object_is_new: bool = False

    def begin_sentence(self) -> None:
        """Begin a sentence: all mentions so far are in earlier ones."""
        self.refers = self.continues = self._subject_is_new = self._object_is_new = False

    def begin_choice(self) -> None:
        """Begin a choice of cards."""
        self.choosing, self.same = True, None

    def end_choice(self) -> m.Stat | None:
        """End a choice of cards; return the figure that is the same for them."""
        self.choosing = False
        return self.same

    def speaks_of_new_subject(self) -> bool:
        """Return True if this sentence has named the card that was named last."""
        return self._subject_is_new

    def introduce(self, reference: m.Reference) -> None:
        """Record cards that were chosen or looked at, or those of the event."""
        self.subject = self.object = reference
        self.referred_to = False
        self.several, self.another_asked, self.event_unit, self.rival, self.aside = None, None, False, None, None
        self._subject_is_new = self._object_is_new = True

    def introduce_beside(self, reference: m.Reference) -> None:
        """Record a card that was deployed, or chosen in passing: "it" could also be one that was spoken of before."""
        before = self.object if self.could_be_meant() else None
        self.introduce(reference)
        self.rival = before

    def mention(self, reference: m.Reference) -> m.Reference:
        """Record that the text mentions this card."""
        if reference not in _THIS:
            self.rival, self.event_unit = None, False
        elif self.could_be_meant():
            self.rival = self.object
        self.subject, self.several, self.another_asked, self.aside = reference, None, None, None
        if self.object is None or self.object in m.NEVER_CHOSEN:
            self.object, self._object_is_new = reference, True
        self._subject_is_new = True
        return reference

    def could_be_meant(self) -> bool:
        """True if another card was spoken of last, one that is still in play."""
        match self.object:
            case "chosen":
                several = self.several_chosen or self.chosen_for_each or self.two_chosen
                return "unit" in self.chosen_kinds and not self.off_field and not several
            case "event doer":
                return not self.doer_left
            case "event card":
                return self.fallen != "event card"
        return self.object == "deployed"

    def mention_all(self, reference: m.All) -> m.Reference:
        """Record that the text mentions all of such cards."""
        self.several, self.several_changed = reference, False
        return reference

    def could_be_asked(self, reference: m.Reference | None, *, as_subject: bool) -> bool:
        """Return True if "it" could be the card that was asked about; as a subject not if it asked of this Unit."""
        if self.another_asked is None or (as_subject and self.asked_of_this):
            return False
        if reference == "chosen":
            of_other_side = self.another_asked.side == "enemy" and self.own_chosen
            enemy = self.enemy_chosen or of_other_side
            return m.could_be_chosen(self.another_asked, self.chosen_kinds, enemy=enemy)
        return reference in ONE_CARD

    def as_several(self) -> m.Reference | None:
        """Return all the cards that were mentioned last; None if there are none, or if they may have changed."""
        self.refers = True
        unclear = self.several is None or self.several_changed or self.several.all.given() & _PASSING
        return None if unclear else self.several

    def as_subject(self) -> m.Reference | None:
        """Return the meaning of a pronoun as a subject."""
        self.refers = self.refers or not self._subject_is_new
        self.referred_to = self.referred_to or self.subject == "chosen"
        return self.subject

    def as_object(self) -> m.Reference | None:
        """Return the meaning of a pronoun as an object."""
        self.refers = self.refers or not self._object_is_new
        self.subject, self._subject_is_new = self.object, self._object_is_new
        self.referred_to = self.referred_to or self.object == "chosen"
        return self.object
