"""References to cards in English: which card a pronoun means, and the words for the others."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.phrases import NotWorded, number, refuse_if
from gundam_desktop.games.gcg.effects.phrases.references import ReferenceTexts
from gundam_desktop.games.gcg.effects.phrases.vocabulary import STATS
from gundam_desktop.games.gcg.effects.wording import share_a_place
from gundam_desktop.games.gcg.effects.wording.card_changes import CardChanges
from gundam_desktop.games.gcg.effects.wording.en_nouns import NOUNS
from gundam_desktop.games.gcg.effects.wording.mentions import Subject

_THIS = frozenset({"this", "this base", "this card", "this pilot"})
"""The cards of the text itself."""
_ALL_NAMED = (
    (m.ENEMY_IN_BATTLE, "the enemy Unit battling this Unit"),
    (m.All.constant(all=m.Selector.constant(what=("shield",), side="friendly")), "friendly Shields"),
    (
        m.All.constant(all=m.Selector.constant(what=("unit",), side="enemy", battling="chosen")),
        "the enemy Unit battling it",
    ),
    (m.PILOT_OF_CHOSEN, "its paired Pilot"),
)
"""Cards with words of their own, in which "it" is the chosen Unit."""
_BEFORE_NOUN = frozenset({"side", "state", "damaged", "linked", "colors", "traits"})
"""What of a description has its words before the noun."""
_NAMED_BY_IT: dict[object, str] = {"discarded": "the discarded card", "destroyed": "the destroyed Unit"}
"""Card to which the effect did something -> its words when a figure of it is named."""


@dataclass
class EnglishMentions(CardChanges):
    """The mentions of an English text so far."""

    nouns = NOUNS
    say = ReferenceTexts("en")

    subject: m.Reference | None = None
    doer: m.Reference | None = None
    """"That Unit": the Unit that did the event."""
    doer_side: str | None = ""
    """Words for the side of that Unit, if the event involves two Units; None if it has none that tell them apart."""
    enemy_chosen: bool = False
    """True if the cards chosen last are enemy cards."""
    chosen_kinds: frozenset[m.Kind] = frozenset()
    """The kinds of the cards chosen last."""
    own_chosen: bool = False
    """True if the cards chosen last are in play and may be the player's own: "other" could be other than they."""
    from_hand: bool = False
    """True if the chosen cards are of the player's own hand."""
    after_this_card: bool = False
    """True if this card was mentioned after the chosen enemy Unit, so that "it" could be either."""
    rival: m.Reference | None = None
    """The card that was spoken of before this Unit was named, or before a token was deployed: "it" could be either."""
    event_unit: bool = False
    """True if the event has another Unit that is still in play."""
    blocked: bool = False
    """True if the event is that a Unit is blocked: as a subject "it" is that one."""
    another_asked: m.Selector | None = None
    """The card beside this one that a condition was about, if no card was named since."""
    asked_of_this: bool = False
    """True if this Unit was the subject of that condition."""
    attack_spoken_of: bool = False
    """True if this Unit's attack is the event: "you are attacking" is said of it."""
    ex_used: bool = False
    """True if an EX Resource was used in the event."""

    def introduce(self, reference: m.Reference, *, many: bool = False) -> None:
        self.rival = self.it if reference == "deployed" and self._could_be_meant() else None
        self.subject = self.it = reference
        self.aside = None
        self.event_unit, self.another_asked, self.left = False, None, False
        self.taken = self.taken and reference != "looked"
        self.many[reference] = many
        self.enemy_chosen = self.own_chosen = self.from_hand = self.after_this_card = False

    def mention(self, reference: m.Reference) -> None:
        """Record words for a card: a pronoun means it, as an object only where no card was chosen or looked at."""
        if reference not in {"this", "this base"}:
            self.rival, self.event_unit = None, False
        elif self._could_be_meant():
            self.rival = self.it or self.doer
        self.subject, self.another_asked, self.aside = reference, None, None
        if self.it in m.NEVER_CHOSEN:
            self.it = reference

    def _could_be_meant(self) -> bool:
        """True if another card was spoken of last, one that is still in play."""
        if self.it == "chosen":
            return "unit" in self.chosen_kinds and not self.many.get("chosen") and not self.left
        last = self.doer if self.doer == "event doer" and self.it in {None, "this"} else self.it
        return last in {"deployed", "event doer", "event card"} and last != self.fallen and not self.left

    def mention_all(self) -> None:
        """Record the words for all cards of a kind: now "they" means them, and "it" only a single chosen card."""
        if not self._is_one_chosen(self.subject):
            self.subject = None
        if not self._is_one_chosen(self.it):
            self.it = None

    def _is_one_chosen(self, reference: m.Reference | None) -> bool:
        return reference is not None and reference not in _THIS and not self.many.get(reference)

    def forget(self) -> None:
        self.taken = self.taken or self.it == "looked"
        self.subject = self.it = None

    # --- references

    def as_doer(self) -> str:
        return self.as_subject("this")[0]

    def who(self, reference: Subject) -> str:
        return self.as_object(reference)

    def whose(self, who: str) -> str:
        if who in {"it", "they"}:
            return "its" if who == "it" else "their"
        return f"{who}'" if who.startswith("one of your ") and who.endswith("s") else f"{who}'s"

    def one(self, selector: m.Selector) -> str:
        return NOUNS.one(selector)

    def cards(self, selector: m.Selector, *, placed: bool = True) -> str:
        your = "your " if placed and selector.side == "your" and selector.zone is None else ""
        return your + NOUNS.phrase(selector, bare=not placed, yours=True)

    def groups(self, of: Sequence[m.Group]) -> str:
        """Return the groups of a choice; a zone that all have in common is named once, after the last."""
        if any(g.what.did == "placed" and (g.what.side == "your") is not self.placed_by_all for g in of):
            raise NotWorded("placed cards of one player where others placed some, or the other way round")
        placed = (_unplaced(group) if group is not of[-1] and share_a_place(of) else group for group in of)
        return self.say.and_.join(self._beside(of[:place], group) for place, group in enumerate(placed))

    def _beside(self, others: Sequence[m.Group], group: m.Group) -> str:
        """Return one of the groups of a choice: beside cards that it could be of, "other" means other than those."""
        what = group.what
        if not (what.other and any(m.could_be_one(each.what, what.what, what.side) for each in others)):
            return self.counted(group)
        if what.what != ("unit",) or what.given() - {"what", "other"} - _BEFORE_NOUN:
            raise NotWorded("cards other than this card, beside those that they could be other than")
        any_such = group.model_copy(update={"what": what.model_copy(update={"other": False})})
        return f"{self.counted(any_such)} other than this Unit"

    def discarded(self, what: m.Selector, least: m.Amount, most: m.Amount | None = None) -> str:
        """Return a discard of cards: "discard 1 to 2 (Zeon) cards"; `most`: the player decides how many."""
        refuse_if((what.side, what.zone) != ("your", "hand"), "cards of somewhere else")
        limit = most if isinstance(most, m.Count) and most.count == what else number(least if most is None else most)
        group = m.Group(what=what, least=number(least), most=limit)
        return f"discard {self.counted(group, placed=False)}"

    def counting(self, cards: m.Selector, and_this: bool) -> str:
        """Return the instruction to count such cards, and this Unit if it counts, too."""
        if cards.zone is not None:
            number_of = NOUNS.as_many(m.Count(count=cards))
        else:
            your = "your " if cards.side == "your" else ""
            number_of = f"the number of {your}{NOUNS.phrase(cards, are=False, yours=True)}"
            number_of = number_of.replace(" in its card name", " in their card name")
        return f"count up {number_of}{', plus this Unit' if and_this else ''}"

    def each_of(self, cards: m.Count, number: int) -> str:
        refuse_if(cards.unique, "this expression")
        what, many = cards.count, f"{number} " if number > 1 else ""
        if what.side == "your" and what.zone is None:
            return f"{many}of your {NOUNS.phrase(what, yours=True)}"
        return many + NOUNS.things(what, plural=number > 1)

    def effect(self, effect_of: m.Selector | Literal["this", "this base"]) -> str:
        """Return an effect by whose it is: "one of your (Zeon) card's effects"."""
        if isinstance(effect_of, str) or effect_of == m.Selector(what=("card",), side=effect_of.side):
            return super().effect(effect_of)
        if effect_of.side == "enemy":
            return self.say.effect_of_cards.format(NOUNS.one(effect_of))
        refuse_if(effect_of.side != "your", "the effect of such a card")
        return f"one of your {NOUNS.phrase(effect_of, plural=False, yours=True)}'s effects"

    def by_name(self, reference: Subject) -> str:
        refuse_if(reference not in _THIS, f"{reference} here")
        return super().explicit(reference)

    def as_object(self, reference: Subject) -> str:
        """Return the words for a card as an object."""
        if reference == self.it and not self._could_be_another(reference):
            self.pronouns += 1
            self.subject = reference
            if self.after_this_card and not self.many.get(reference):
                return "that Base" if self.chosen_kinds == {"base"} else "the enemy Unit"
            return "them" if self.many.get(reference) else "it"
        return self.explicit(reference)

    def _could_be_another(self, reference: Subject, *, as_subject: bool = False) -> bool:
        """True if "it" could also be a card that was spoken of since, or the other Unit of the event."""
        asked = None if as_subject and self.asked_of_this else self.another_asked
        if reference == "chosen":
            like_it = asked is not None and m.could_be_chosen(asked, self.chosen_kinds, enemy=self.enemy_chosen)
            return like_it or (not as_subject and self.subject in m.NEVER_CHOSEN - {None})
        if (as_subject and reference == "event card") or (reference in m.NEVER_CHOSEN and self.moved is not None):
            return True
        if self.rival is not None and reference in {"this", "this base", "deployed"}:
            return True
        of_event = self.event_unit and not (as_subject and self.blocked)
        return (reference in m.NEVER_CHOSEN and of_event) or (reference in {"this", "this base"} and asked is not None)

    def figure(self, amount: m.StatOf) -> str:
        name = STATS[amount.stat].en
        if amount.of in _NAMED_BY_IT and amount.of != self.it:
            return f"{_NAMED_BY_IT[amount.of]}'s {name}"
        of_destroyer = amount.of == "event doer" and self.fallen == "event card"
        words = "it" if of_destroyer else self.as_object(amount.of)
        refuse_if(words == "them", "a figure of several cards")
        return f"its {name}" if words == "it" else f"{words}'s {name}"

    def as_subject(self, reference: Subject) -> tuple[str, bool]:
        if reference in {"you", "enemy player", "your shield area"}:
            return self.explicit(reference), reference == "your shield area"
        many = self.many.get(reference, False)
        if reference == self.subject and not self._could_be_another(reference, as_subject=True):
            self.pronouns += 1
            return ("they", True) if many else ("it", False)
        if reference == "this card":
            return "this card in your hand", False
        several = isinstance(reference, m.All) and reference not in (m.ENEMY_IN_BATTLE, m.PILOT_OF_CHOSEN)
        return self.explicit(reference), many or several

    def explicit(self, reference: Subject) -> str:
        if isinstance(reference, m.All):
            return self._all(reference)
        if isinstance(reference, m.PairedPilot):
            return f"{NOUNS.one(reference.pilot)} paired with this Unit"
        if reference == "chosen and this":
            refuse_if(self.it != "chosen", "what was chosen, and this Unit")
            self.pronouns += 1
            return f"{'them' if self.many.get('chosen') else 'it'} and this Unit"
        if reference == self.attacker:
            words = self.say.attacking_unit
        elif reference == "event card" and self.of_destruction:
            words = self.say.destroyer.format(this=self.this())
        elif reference == "event card" and self.enemy:
            words = self.say.that_enemy_unit
        elif reference == self.doer:
            refuse_if(self.doer_side is None, "an enemy Unit that does it to another Unit")
            words = f"that {self.doer_side}Unit"
        else:
            words = super().explicit(reference)
            if reference == "this card":
                self.introduce(reference)
            if reference not in {"this", "this base"}:
                return words
        self.mention(reference)
        return words

    def _of_chosen(self, words: str) -> str:
        """Return words with a pronoun for the chosen Unit; `NotWorded` if it would mean another card."""
        refuse_if(self.it != "chosen" or self.many.get("chosen"), "the Pilots or battles of several Units")
        self.pronouns += 1
        return words

    def _all(self, reference: m.All) -> str:
        """Return all cards of a description, and this Unit if it counts, too."""
        for cards, words in _ALL_NAMED:
            if reference == cards:
                return self._of_chosen(words) if "chosen" in (cards.all.battling, cards.all.host) else words
        self.mention_all()
        selector = reference.all
        if not reference.and_this and selector.zone == "hand" and selector.side in {"your", "enemy"}:
            return f"all {NOUNS.phrase(selector, bare=True)} in {NOUNS.place(selector)}"
        return f"{'this Unit and ' if reference.and_this else ''}all {self.cards(selector)}"


def _unplaced(group: m.Group) -> m.Group:
    """Return a group without side and zone, which the last one names."""
    return group.model_copy(update={"what": group.what.model_copy(update={"side": "any", "zone": None})})
