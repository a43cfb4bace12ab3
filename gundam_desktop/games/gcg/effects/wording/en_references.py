"""References and conditions in English: the parts that steps and abilities share."""

from __future__ import annotations

from dataclasses import dataclass

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.wording import AP_FELL_TO_0, NotWorded, compared_with_enemy, en_figures, number
from gundam_desktop.games.gcg.effects.wording import en_nouns as nouns
from gundam_desktop.games.gcg.effects.wording.comparisons import than_theirs
from gundam_desktop.games.gcg.effects.wording.en_conditions import (
    count_is,
    fewer_or_more,
    happened_by_effect,
    has_happened,
    is_described,
    number_chosen,
    of_moment,
    whose_effect,
)
from gundam_desktop.games.gcg.effects.wording.mentions import Mentions
from gundam_desktop.games.gcg.effects.wording.vocabulary import STATS

_NAMES: dict[object, str] = {
    "this": "this Unit",
    "this base": "this Base",
    "this card": "this card",
    "this pilot": "this Unit's paired Pilot",
}


_BATTLING_CHOSEN = m.All.constant(all=m.Selector.constant(what=("unit",), side="enemy", battling="chosen"))
_FRIENDLY_SHIELDS = m.All.constant(all=m.Selector.constant(what=("shield",), side="friendly"))
_KINDS: dict[m.Reference, str] = {"this": "unit", "event card": "unit", "this base": "base", "chosen": "unit"}
"""Reference -> the kind of card that its words already name, so that no noun must follow: "this Unit is blue"."""


_NAMED_BY_IT: dict[object, str] = {"discarded": "the discarded card", "destroyed": "the destroyed Unit"}
"""Card to which the effect did something -> its words when a figure of it is named."""


@dataclass
class EnglishReferences(Mentions):
    """The mentions of an English text so far."""

    subject: m.Reference | None = None
    object: m.Reference | None = None
    doer: m.Reference | None = None
    """"That Unit": the Unit that did the event."""
    doer_side: str = ""
    """Words for the side of that Unit, if the event involves two Units."""
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
    event_unit: bool = False
    """True if the event has another Unit that is still in play."""
    blocked: bool = False
    """True if the event is that a Unit is blocked: as a subject "it" is that one."""
    another_asked: bool = False
    """True if a condition was about another card in play, and no card was named since."""
    ex_used: bool = False
    """True if an EX Resource was used in the event."""

    def introduce(self, reference: m.Reference, *, many: bool = False) -> None:
        self.subject = self.object = reference
        self.event_unit = self.another_asked = False
        self.taken = self.taken and reference != "looked"
        self.many[reference] = many
        self.enemy_chosen = self.own_chosen = self.from_hand = self.after_this_card = False

    def mention(self, reference: m.Reference) -> None:
        """Record words for a card: a pronoun means it, as an object only where no card was chosen or looked at."""
        self.subject, self.event_unit, self.another_asked = reference, False, False
        if self.object in m.NEVER_CHOSEN:
            self.object = reference

    def mention_all(self) -> None:
        """Record the words for all cards of a kind: now "they" means them, and "it" only a single chosen card."""
        if not self._is_one_chosen(self.subject):
            self.subject = None
        if not self._is_one_chosen(self.object):
            self.object = None

    def _is_one_chosen(self, reference: m.Reference | None) -> bool:
        return reference is not None and reference not in _NAMES and not self.many.get(reference)

    def forget(self) -> None:
        self.taken = self.taken or self.object == "looked"
        self.subject = self.object = None

    # --- references

    def as_object(self, reference: m.Reference) -> str:
        """Return the words for a card as an object."""
        if reference == self.object and not self._could_be_another(reference):
            self.pronouns += 1
            self.subject = reference
            if self.after_this_card and not self.many.get(reference):
                return "the enemy Unit"
            return "them" if self.many.get(reference) else "it"
        return self._explicit(reference)

    def _could_be_another(self, reference: m.Target, *, as_subject: bool = False) -> bool:
        """True if "it" could also be a card that was spoken of since, or the other Unit of the event."""
        if reference == "chosen":
            return not as_subject and self.subject in m.NEVER_CHOSEN - {None}
        of_event = self.event_unit and not (as_subject and self.blocked)
        return (reference in m.NEVER_CHOSEN and of_event) or (reference in {"this", "this base"} and self.another_asked)

    def figure(self, amount: m.StatOf) -> str:
        """Return a figure of a card: "its Lv.", "the discarded card's cost"."""
        name = STATS[amount.stat].en
        if amount.of in _NAMED_BY_IT and amount.of != self.object:
            return f"{_NAMED_BY_IT[amount.of]}'s {name}"
        words = self.as_object(amount.of)
        if words == "them":
            raise NotWorded("a figure of several cards")
        return f"its {name}" if words == "it" else f"{words}'s {name}"

    def as_subject(self, reference: m.Target) -> tuple[str, bool]:
        """Return the words for a card, or a player, as a subject, and True if the verb is plural."""
        if reference == "you":
            return "you", False
        if reference == "enemy player":
            return "your opponent", False
        if reference == "your shield area":
            return "your shield area cards", True
        many = self.many.get(reference, False)
        if reference == self.subject and not self._could_be_another(reference, as_subject=True):
            self.pronouns += 1
            return ("they", True) if many else ("it", False)
        if reference == "this card":
            return "this card in your hand", False
        several = isinstance(reference, m.All) and reference not in (m.ENEMY_IN_BATTLE, m.PILOT_OF_CHOSEN)
        return self._explicit(reference), many or several

    def _explicit(self, reference: m.Target) -> str:
        if reference == m.ENEMY_IN_BATTLE:
            return "the enemy Unit battling this Unit"
        if reference == _BATTLING_CHOSEN:
            if self.object != "chosen" or self.many.get("chosen"):
                raise NotWorded("the enemy Unit of such a battle")
            self.pronouns += 1
            return "the enemy Unit battling it"
        if reference == m.PILOT_OF_CHOSEN:
            if self.object != "chosen" or self.many.get("chosen"):
                raise NotWorded("the Pilots of several Units")
            self.pronouns += 1
            return "its paired Pilot"
        if reference == _FRIENDLY_SHIELDS:
            return "friendly Shields"
        if isinstance(reference, m.PairedPilot):
            return f"{nouns.one(reference.pilot)} paired with this Unit"
        if reference == "enemy shield area":
            return "the first card in your opponent's shield area"
        if reference == "chosen and this":
            if self.object != "chosen":
                raise NotWorded("what was chosen, and this Unit")
            self.pronouns += 1
            return f"{'them' if self.many.get('chosen') else 'it'} and this Unit"
        if isinstance(reference, m.FirstOfShieldArea):
            if number(reference.first) < 2:
                raise NotWorded("one card so")
            return f"the first {number(reference.first)} cards in your opponent's shield area"
        if isinstance(reference, m.All):
            self.mention_all()
            return _all(reference)
        if reference in {"own of chosen", "enemy of chosen"}:
            return "the friendly Unit" if reference == "own of chosen" else "the enemy Unit"
        if reference == "chosen":
            return "the chosen cards" if self.many.get("chosen") else "the chosen card"
        if reference == "looked" and self.revealed:
            return "the revealed cards" if self.many.get("looked") else "the revealed card"
        if reference in {"this", "this base"}:
            self.mention(reference)
        if reference == self.attacker:
            self.mention(reference)
            return "the attacking Unit"
        if reference == "this card":
            self.introduce(reference)
        if reference == "event card" and self.of_destruction:
            self.mention(reference)
            return "the Unit that destroyed this Unit"
        if reference == "event card" and self.enemy:
            self.mention(reference)
            return "that enemy Unit"
        if reference == self.doer:
            self.mention(reference)
            return f"that {self.doer_side}Unit"
        if reference not in _NAMES:
            raise NotWorded(f"{reference} here")
        return _NAMES[reference]

    # --- conditions

    def condition(self, condition: m.Condition, *, whether: bool = False, among: bool = False) -> str:
        """Return a condition without "if" or "while". `whether`: it is tested now; `among`: it is one of several."""
        self.another_asked = self.another_asked or _asks_about_another(condition)
        match condition:
            case m.CountIs(count=m.Selector(side="your", did="discarded")):
                words = count_is(condition)
                if self.many.get("discarded") is False:
                    self.introduce("discarded")
                return words
            case m.CountIs(count=m.Selector(did="placed", side="your")) if self.placed_by_all:
                of_any = condition.count.model_copy(update={"side": "any"})
                return count_is(condition.model_copy(update={"count": of_any}))
            case m.CountIs(count=m.Selector(did="placed")) if self.placed_by_all:
                cards = count_is(condition).removeprefix("you placed ").removesuffix(" with this effect")
                return f"{cards} {'is' if condition.least == 1 else 'are'} placed with this effect"
            case m.CountIs(count=m.Selector(did="ap reduced")):
                return self._ap_fell(condition)
            case m.CountIs() if (compared := compared_with_enemy(condition)) is not None:
                return fewer_or_more(*compared)
            case m.CountIs():
                words = count_is(condition)
                return words.replace(" no EX Resources", " no remaining EX Resources") if self.ex_used else words
            case m.Matches(card="this") if whether and self.subject != "this" and is_described(condition.matches):
                self.mention("this")
                return f"this is {nouns.one(condition.matches)}"
            case m.Matches():
                return self._matches(condition)
            case m.Destroys(never=True) if self.subject == "chosen" and not self.many.get("chosen"):
                if condition.destroys != ("enemy" if self.enemy_chosen else "any") or not self._chosen_are(condition):
                    raise NotWorded("that such a Unit is not destroyed")
                self.pronouns += 1
                return "it isn't destroyed with this effect"
            case m.Destroys(what=("base",) | ("unit", "base"), never=False) if (
                self.subject == "chosen"
                and not self.many.get("chosen")
                and condition.destroys == ("enemy" if self.enemy_chosen else "any")
                and self._chosen_are(condition)
            ):
                self.pronouns += 1
                return "it is destroyed with this effect"
            case m.Destroys(what=("unit",), never=False, destroys="any" | "enemy" | "friendly" as side):
                return f"when this effect destroys {nouns.one(m.Selector(what=('unit',), side=side))}"
            case m.NumberChosen():
                self.pronouns += 1
                return number_chosen(condition.number_chosen)
            case m.PlayerLevelIs(who="you") if than := than_theirs(condition.player_level):
                return f"your Lv. is {'higher' if than == 'above' else 'lower'} than your opponent's"
            case m.PlayerLevelIs():
                who = "you are" if condition.who == "you" else "your opponent is"
                return f"{who} {en_figures.level(condition.player_level)}"
            case m.DeployedFrom():
                return f"you deploy this Unit from your {condition.deployed_from}"
            case m.PlayerWithShields():
                return f"there is a player with {en_figures.figures(condition.a_player_has_shields)} Shields"
            case m.EnemyPlayers():
                count = en_figures.figures(condition.enemy_players)
                return "there is 1 enemy player" if count == "1" else f"there are {count} enemy players"
            case m.DestroyedWith():
                return f"this Unit is destroyed with {condition.destroyed_with}"
            case m.DestroyedBy():
                self.subject = self.object = "this"
                return f"this Unit is destroyed by {whose_effect(condition.destroyed_by)}"
            case m.EffectDestroyed() | m.AttackNumber() | m.TurnOrder() | m.TurnNumber():
                if isinstance(condition, m.EffectDestroyed):
                    self.subject = self.object = "this"
                if words := of_moment(condition):
                    return words
            case m.Blocking():
                return f"{self.as_subject('this')[0]} {'was' if self.of_destruction else 'is'} blocking"
            case m.WithEx():
                self.after_this_card = self.enemy_chosen
                return "you use an EX Resource to play this card"
            case m.ThisTurn(never=False, effect_of=m.Selector()):
                return f"{happened_by_effect(condition)} during this turn"
            case m.ThisTurn() if words := has_happened(condition):
                if condition.who in {"this", "this base"}:
                    self.mention(condition.who)
                return words
            case m.TurnIs():
                return "it is your turn" if condition.turn == "your" else "it is your opponent's turn"
            case m.AttackTargetIs(attacking="player"):
                return "you are attacking the enemy player"
            case m.AttackTargetIs(attacking=m.Selector() as target):
                if self.doer == "event doer":
                    raise NotWorded("the attack of this Unit beside another one's event")
                if not among:
                    return f"you are attacking {nouns.one(target)}"
                return f"{self.as_subject('this')[0]} is attacking {nouns.one(target)}"
            case m.BattlingIs():
                return f"{self.as_subject('this')[0]} is battling {nouns.one(condition.battling)}"
            case m.AnyOf():
                if any(isinstance(part, m.Both | m.AnyOf) for part in condition.any_of):
                    raise NotWorded("conditions inside of conditions")
                return " or ".join(self.condition(part, whether=whether, among=True) for part in condition.any_of)
            case m.Both():
                if any(isinstance(part, m.Both | m.AnyOf) for part in condition.both):
                    raise NotWorded("conditions inside of conditions")
                return " and ".join(self.condition(part, whether=whether, among=True) for part in condition.both)
        raise NotWorded("this condition")

    def _ap_fell(self, condition: m.CountIs) -> str:
        if condition != AP_FELL_TO_0 or self.object != "chosen" or self.many.get("chosen"):
            raise NotWorded("AP that is reduced so")
        self.as_object("chosen")
        return "its AP becomes 0 with this effect"

    def _chosen_are(self, condition: m.Destroys) -> bool:
        """True if the condition is on cards of the kinds that were chosen."""
        return frozenset(condition.what) == self.chosen_kinds

    def _matches(self, condition: m.Matches) -> str:
        selector = condition.matches
        asked = selector.given() - {"what"}
        if condition.card == "this" and selector.what == ("unit",) and asked == {"paired"}:
            return f"a Pilot is {'' if selector.paired else 'not '}paired with this Unit"
        if condition.card in {"placed", "discarded"}:
            if condition.card != self.moved:
                raise NotWorded("such a card further back")
            self.introduce(condition.card)
            self.pronouns += 1
            return f"it is {nouns.one(selector)}"
        if condition.card == "activated card":
            if selector.host is not None and selector == m.Selector(what=("pilot",), host=selector.host):
                return f"the card you activated is {nouns.noun_phrase(selector, plural=False).partition(' ')[2]}"
            of_hand = selector.model_copy(update={"zone": "hand"})
            return f"the card you activated is {nouns.one(of_hand, bare=True)}"
        if condition.card == "destroyed":
            return f"it was {nouns.one(selector)}"
        if not asked and selector.what == ("unit",) and condition.card in {"this", "event card", "event doer"}:
            return f"{self.as_subject(condition.card)[0]} is still in play"
        who, many = self.as_subject(condition.card)
        verb = "are" if many else "is"
        if selector.what == (_KINDS.get(condition.card),) and len(asked) == 1:
            match next(iter(asked)):
                case "pilot" if selector.pilot is not None:
                    return f"{who} {verb} paired with {nouns.one(selector.pilot)}"
                case "attacked" if selector.attacked and condition.card == "this":
                    return f"{who} is being attacked"
                case "attacking" if selector.attacking and condition.card == "this":
                    return f"{who} is attacking"
                case "has_attacked" if selector.has_attacked:
                    return f"{who} has attacked this turn"
                case "in_turn" if selector.in_turn in en_figures.IN_TURN and condition.card != "this":
                    return f"{who} {'have' if many else 'has'} {en_figures.IN_TURN[selector.in_turn]} during this turn"
                case "in_battle" if selector.in_battle:
                    return f"{who} {verb} battling"
                case "damage":
                    received = nouns.noun_phrase(selector, plural=False).partition(" has received ")[2]
                    return f"{who} has received {received}"
                case "ap" | "hp" | "cost" | "keyword" | "keyword_count" | "effect":
                    return f"{who} has {nouns.noun_phrase(selector, plural=False).partition(' with ')[2]}"
                case "traits" if condition.card == "chosen":
                    pass
                case "state" | "damaged" | "colors" | "traits":
                    return f"{who} {verb} {nouns.noun_phrase(selector, plural=False).rpartition(' ')[0]}"
                case "level":
                    return f"{who} {verb} {en_figures.level(selector.level)}" if selector.level else ""
        if condition.card == "chosen" and selector.what == ("card",) and asked == {"level"} and selector.level:
            return f"{who} {verb} {en_figures.level(selector.level)}"
        if selector.what == (_KINDS.get(condition.card),) and asked in ({"damaged", "level"}, {"state", "level"}):
            adjective = nouns.noun_phrase(selector.model_copy(update={"level": None}), plural=False)
            level = en_figures.level(selector.level) if selector.level else ""
            return f"{who} {verb} {adjective.rpartition(' ')[0]} and {level}"
        return f"{who} {verb} {nouns.one(selector)}"


def _all(reference: m.All) -> str:
    selector = reference.all
    if not reference.and_this and selector.zone == "hand" and selector.side in {"your", "enemy"}:
        return f"all {nouns.noun_phrase(selector, plural=True, bare=True)} in {en_figures.place(selector)}"
    your = "your " if selector.side == "your" and selector.zone is None else ""
    this = "this Unit and " if reference.and_this else ""
    return f"{this}all {your}{nouns.noun_phrase(selector, plural=True, yours=True)}"


def _asks_about_another(condition: m.Condition) -> bool:
    """True for a condition on a card in play that is not this one: "another Unit is in play"."""
    match condition:
        case m.CountIs(count=m.Selector(zone=None, did=None), least=1, most=None):
            return True
    return isinstance(condition, m.Matches) and condition.card == "this pilot"
