"""References, conditions and changes in English: the parts that steps and abilities share."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.wording import NotWorded, compared_with_enemy, number
from gundam_desktop.games.gcg.effects.wording import en_nouns as nouns
from gundam_desktop.games.gcg.effects.wording.mentions import Mentions

_NAMES: dict[object, str] = {
    "this": "this Unit",
    "this base": "this Base",
    "this card": "this card",
    "this pilot": "this Unit's paired Pilot",
}


_IN_BATTLE = m.All(all=m.Selector(what=("unit",), side="enemy", battling="this"))
_FRIENDLY_SHIELDS = m.All(all=m.Selector(what=("shield",), side="friendly"))
_KINDS: dict[m.Reference, str] = {"this": "unit", "this base": "base", "chosen": "unit"}
"""The kinds of references that need no noun after them: "this Unit is blue"."""


@dataclass
class EnglishReferences(Mentions):
    """The mentions of an English text so far."""

    subject: m.Reference | None = None
    object: m.Reference | None = None
    doer: m.Reference | None = None
    """"That Unit": the Unit that did the event."""
    enemy_chosen: bool = False
    """True if enemy cards were chosen last."""

    def introduce(self, reference: m.Reference, *, many: bool = False) -> None:
        self.subject = self.object = reference
        self.many[reference] = many

    def forget(self) -> None:
        self.subject = self.object = None

    # --- references

    def as_object(self, reference: m.Reference) -> str:
        """Return the words for a card as an object."""
        if reference == self.object:
            self.pronouns += 1
            self.subject = reference
            return "them" if self.many.get(reference) else "it"
        return self._explicit(reference)

    def as_subject(self, reference: m.Reference | Literal["your shield area"]) -> tuple[str, bool]:
        """Return the words for a card as a subject, and True if the verb is plural."""
        if reference == "your shield area":
            return "your shield area cards", True
        many = self.many.get(reference, False)
        if reference == self.subject:
            self.pronouns += 1
            return ("they", True) if many else ("it", False)
        if reference == "this card":
            return "this card in your hand", False
        return self._explicit(reference), many or (isinstance(reference, m.All) and reference != _IN_BATTLE)

    def _explicit(self, reference: m.Reference) -> str:
        if reference == _IN_BATTLE:
            return "the enemy Unit battling this Unit"
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
            raise NotWorded("the first cards of a shield area here")
        if isinstance(reference, m.All) and reference.and_this:
            your = "your " if reference.all.side == "your" and reference.all.zone is None else ""
            return f"this Unit and all {your}{nouns.noun_phrase(reference.all, plural=True, yours=True)}"
        if isinstance(reference, m.All):
            your = "your " if reference.all.side == "your" and reference.all.zone is None else ""
            return f"all {your}{nouns.noun_phrase(reference.all, plural=True, yours=True)}"
        if reference == "chosen":
            return "the chosen cards" if self.many.get("chosen") else "the chosen card"
        if reference in {"this", "this base"}:
            self.subject = reference
        if reference == self.attacker:
            self.subject = reference
            return "the attacking Unit"
        if reference == "this card":
            self.introduce(reference)
        if reference == "event card" and self.enemy:
            self.subject = reference
            return "that enemy Unit"
        if reference == self.doer:
            self.subject = reference
            return "that Unit"
        if reference not in _NAMES:
            raise NotWorded(f"{reference} here")
        return _NAMES[reference]

    # --- conditions

    def condition(self, condition: m.Condition, *, whether: bool = False, among: bool = False) -> str:
        """Return a condition without "if" or "while". `whether`: it is tested now; `among`: it is one of several."""
        match condition:
            case m.CountIs(count=m.Selector(side="your", did="discarded")):
                words = _count(condition)
                if self.many.get("discarded") is False:
                    self.introduce("discarded")
                return words
            case m.CountIs() if (compared := compared_with_enemy(condition)) is not None:
                return _compared(*compared)
            case m.CountIs():
                return _count(condition)
            case m.Matches(card="this") if whether and self.subject != "this" and _is_described(condition.matches):
                self.subject = "this"
                return f"this is {nouns.one(condition.matches)}"
            case m.Matches():
                return self._matches(condition)
            case m.Destroys(destroys="any" | "enemy" | "friendly" as side):
                return f"when this effect destroys {nouns.one(m.Selector(what=('unit',), side=side))}"
            case m.PlayerLevelIs():
                return f"you are {nouns.level(condition.player_level)}"
            case m.DeployedFrom():
                return f"you deploy this Unit from your {condition.deployed_from}"
            case m.PlayerWithShields():
                return f"there is a player with {nouns.figures(condition.a_player_has_shields)} Shields"
            case m.ThisTurn(this_turn="activates command", never=False, who=m.Selector(side="your") as who):
                card = nouns.one(who.model_copy(update={"zone": "hand"}), bare=True)
                return f"you have activated {card}'s 【Main】/【Action】 during this turn"
            case m.EnemyPlayers():
                count = nouns.figures(condition.enemy_players)
                return "there is 1 enemy player" if count == "1" else f"there are {count} enemy players"
            case m.DestroyedWith():
                return f"this Unit is destroyed with {condition.destroyed_with}"
            case m.DestroyedBy():
                self.subject = self.object = "this"
                return f"this Unit is destroyed by {whose_effect(condition.destroyed_by)}"
            case m.WithEx():
                return "you use an EX Resource to play this card"
            case m.ThisTurn(never=False, effect_of=m.Selector()):
                return f"{happened_by_effect(condition)} during this turn"
            case m.ThisTurn(never=False, this_turn="destroyed", who=who):
                return f"{nouns.one_of_yours(who)} has been destroyed during this turn"
            case m.ThisTurn(never=False):
                return f"during this turn, if {happened(condition)}"
            case m.TurnIs():
                return "it is your turn" if condition.turn == "your" else "it is your opponent's turn"
            case m.AttackTargetIs(attacking="player"):
                return "you are attacking the enemy player"
            case m.AttackTargetIs(attacking=m.Selector() as target):
                if not among:
                    return f"you are attacking {nouns.one(target)}"
                return f"{self.as_subject('this')[0]} is attacking {nouns.one(target)}"
            case m.BattlingIs():
                return f"{self.as_subject('this')[0]} is battling {nouns.one(condition.battling)}"
            case m.Both():
                if any(isinstance(part, m.Both) for part in condition.both):
                    raise NotWorded("conditions inside of conditions")
                return " and ".join(self.condition(part, whether=whether, among=True) for part in condition.both)
        raise NotWorded("this condition")

    def _matches(self, condition: m.Matches) -> str:
        selector = condition.matches
        asked = selector.given() - {"what"}
        if condition.card == "this" and asked == {"paired"}:
            return f"a Pilot is {'' if selector.paired else 'not '}paired with this Unit"
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
                case "ap" | "hp" | "cost" | "keyword":
                    return f"{who} has {nouns.noun_phrase(selector, plural=False).partition(' with ')[2]}"
                case "traits" if condition.card == "chosen":
                    pass
                case "state" | "damaged" | "colors" | "traits":
                    return f"{who} {verb} {nouns.noun_phrase(selector, plural=False).rpartition(' ')[0]}"
                case "level":
                    return f"{who} {verb} {nouns.level(selector.level)}" if selector.level else ""
        if selector.what == (_KINDS.get(condition.card),) and asked in ({"damaged", "level"}, {"state", "level"}):
            adjective = nouns.noun_phrase(selector.model_copy(update={"level": None}), plural=False)
            level = nouns.level(selector.level) if selector.level else ""
            return f"{who} {verb} {adjective.rpartition(' ')[0]} and {level}"
        return f"{who} {verb} {nouns.one(selector)}"

    # --- changes

    def changes(self, changes: tuple[m.Change, ...], *, plural: bool) -> str:
        """Return the changes of a card, as words after its name: "gets AP+1 and <Blocker>"."""
        if any(isinstance(change, m.Reduce) for change in changes):
            raise NotWorded("reduced damage")
        match changes:
            case (m.GainTrait(trait=trait),):
                return f"{'gain' if plural else 'gains'} ({trait})"
        if any(isinstance(change, m.GainTrait | m.GainFrom | m.DealtInstead) for change in changes):
            raise NotWorded("what is gained so")
        match changes:
            case (m.Gain(times=m.Count() as times) as gain,):
                number_there = nouns.number_you_have(times)
                return f"gain{'' if plural else 's'} the same number of {nouns.keyword(gain.gain)} as {number_there}"
        if any(isinstance(change, m.Gain) and change.times != 1 for change in changes):
            raise NotWorded("a keyword effect gained a number of times")
        values = [change for change in changes if isinstance(change, m.StatChange | m.Gain)]
        rules = [change for change in changes if isinstance(change, m.RuleChange)]
        if values and rules:
            raise NotWorded("a value and a rule in one")
        if rules:
            return _rules(rules, plural=plural)
        if isinstance(values[0], m.StatChange) and not isinstance(values[0].by, int):
            return ("get " if plural else "gets ") + for_each(values)
        verb = "gain" if all(isinstance(change, m.Gain) for change in values) else "get"
        said = (nouns.keyword(v.gain) if isinstance(v, m.Gain) else _stat(v, number(v.by)) for v in values)
        return f"{verb}{'' if plural else 's'} {' and '.join(said)}"


def _done_with_effect(condition: m.CountIs) -> str:
    """Word what the effect has done: "this effect rested 3 or more Units", "they discard with this effect"."""
    selector = condition.count
    cards = selector.model_copy(update={"did": None, "side": "any"})
    if selector.did == "placed" and selector.side == "any" and (condition.least, condition.most) == (1, None):
        return f"you placed {nouns.one(cards)} with this effect"
    if selector.did == "rested" and condition.least is not None and condition.most is None and cards.what == ("unit",):
        of_side = selector.model_copy(update={"did": None})
        how_many, _ = nouns.quantity(of_side, condition.least, None, bare=False, yours=False)
        return f"this effect rested {how_many}"
    who = {"your": "you", "enemy": "they"}.get(selector.side)
    do = {"drawn": "draw", "discarded": "discard"}.get(selector.did or "")
    if who and do and (condition.least, condition.most) == (1, None):
        if cards == _ANY_CARD and (who, do) != ("you", "discard"):
            return f"{who} {do} with this effect"
        if do == "discard":
            of_hand = cards.model_copy(update={"zone": "hand"})
            return f"{who} discard {nouns.one(of_hand, bare=True)} with this effect"
    if who == "they" and do and (condition.least, condition.most) == (None, 0) and cards == _ANY_CARD:
        return f"they don't {do} with this effect"
    raise NotWorded("what this effect has done so")


_ANY_CARD = m.Selector(what=("card",))


def _compared(selector: m.Selector, fewer: bool) -> str:
    """Word that you have fewer, or more, of such cards than the opponent."""
    cards = nouns.noun_phrase(selector, plural=True, are=False, bare=selector.zone is not None, yours=True)
    place = {"hand": " in your hand", None: " in play"}.get(selector.zone)
    if place is None:
        raise NotWorded("a comparison of such cards")
    place = "" if selector.what in {("resource",), ("shield",)} else place
    return f"you have {'fewer' if fewer else 'more'} {cards}{place} than your opponent"


def _count(condition: m.CountIs) -> str:
    selector = condition.count
    if selector.did is not None:
        return _done_with_effect(condition)
    your = selector.side == "your"
    hand, trash = selector.zone == "hand", selector.zone == "trash"
    if not (hand or trash or selector.zone is None) or (hand and selector.side not in {"your", "enemy"}):
        raise NotWorded(f"a count in {selector.zone}")
    bare = selector.zone is not None or (selector.what == ("resource",) and selector.side == "enemy")
    how_many, plural = nouns.quantity(selector, condition.least, condition.most, bare=bare, yours=your)
    in_one_place = selector.ex or selector.what == ("resource",) or (your and selector.what == ("shield",))
    if in_one_place and selector.side in {"your", "enemy"} and selector.zone is None:
        return f"{'you have' if your else 'your opponent has'} {how_many}"
    if selector.what == ("shield",) and not your and selector.zone is None:
        return f"there {'are' if plural else 'is'} {how_many}"
    if trash and selector.side == "enemy":
        return f"an enemy player has {how_many} in their trash"
    if selector.zone is None:
        return f"you have {how_many} in play" if your else f"{how_many} {'are' if plural else 'is'} in play"
    if hand:
        return f"you have {how_many} in your hand" if your else f"your opponent has {how_many} in their hand"
    where = nouns.place(selector)
    return f"there are {how_many} in {where}" if plural else f"{how_many} is in {where}"


def _is_described(selector: m.Selector) -> bool:
    """True if a selector asks only for a trait or a colour of a Unit."""
    asked = selector.given() - {"what"}
    return selector.what == ("unit",) and asked in ({"traits"}, {"colors"})


def _rules(rules: list[m.RuleChange], *, plural: bool) -> str:
    names = [rule.rule for rule in rules]
    if set(names) <= _CANNOT_BE.keys():
        return "can't be " + " or ".join(_CANNOT_BE[name] for name in names)
    if len(rules) > 1:
        raise NotWorded("several rules in one")
    rule = rules[0]
    match rule.rule:
        case "cannot attack":
            return "can't attack"
        case "cannot attack player":
            return "can't choose the enemy player as its attack target"
        case "cannot attack same player":
            return "can't choose the same enemy player or enemy team as its attack target"
        case "may attack active" if rule.what is not None:
            return f"may choose {nouns.one(rule.what)} as {'their' if plural else 'its'} attack target"
        case "may attack when deployed" if rule.what is not None:
            return f"may choose {nouns.one(rule.what)} as {'their' if plural else 'its'} attack target and attack it"
        case "may attack when deployed":
            return "may attack on the turn it is deployed"
        case "no battle damage from" | "no effect damage from" | "no damage from" as kind:
            return _unharmed(kind.removeprefix("no ").removesuffix(" from"), rule)
        case "cannot be blocked" if rule.what is None:
            return "can't be blocked"
        case "cannot be blocked" if rule.what is not None:
            return f"can't be blocked by {nouns.noun_phrase(rule.what, plural=True)}"
        case "cannot block":
            return "can't activate <Blocker>"
        case "stays rested":
            return "won't be set as active during the start phase of your opponent's next turn"
        case "ap not reduced by enemy":
            return "'s AP can't be reduced by enemy effects"
    raise NotWorded(f"the rule {rule.rule!r} so")


def _unharmed(damage: str, rule: m.RuleChange) -> str:
    by, so_much = rule.what, ""
    if rule.least or rule.most is not None:
        so_much = nouns.figures(m.Range(least=rule.least or None, most=rule.most)) + " "
    if by is None:
        return f"can't receive {so_much}{damage}"
    if by == m.Selector(what=("card",), side="enemy"):
        return f"can't receive {so_much}enemy {damage}"
    if so_much:
        raise NotWorded("damage of a certain amount from certain cards")
    return f"can't receive {damage} from {nouns.noun_phrase(by, plural=True)}"


_CANNOT_BE = {"cannot be set active": "set as active", "cannot be paired": "paired with a Pilot"}


def _stat(change: m.StatChange, by: int) -> str:
    if change.change == "level":
        return f"Lv. {by:+}"
    return f"cost {by:+}" if change.change == "cost" else f"{change.change.upper()}{by:+}"


def for_each(changes: Sequence[m.Change]) -> str:
    """Return the changes by an amount for each counted card."""
    said, of_what = [], set()
    for change in changes:
        if not isinstance(change, m.StatChange) or isinstance(change.by, int):
            raise NotWorded("a change by an expression and another one")
        times, what = nouns.each(change.by)
        said.append(_stat(change, times))
        of_what.add(what)
    if len(of_what) > 1:
        raise NotWorded("changes for each of different things")
    return f"{' and '.join(said)} for each {of_what.pop()}"


def happened_by_effect(condition: m.ThisTurn) -> str:
    """Return the words for what an effect did to cards in this turn: "your opponent has discarded due to ..."."""
    effect_of, card = condition.effect_of, m.Selector(what=("card",))
    if effect_of is None:
        raise NotWorded("what no effect did")
    if condition.this_turn == "destroyed by effect":
        return f"{nouns.one_of_yours(condition.who)} has been destroyed by {whose_effect(effect_of)}"
    match condition.who:
        case m.Selector(side="enemy" | "your" as side) as who if who == card.model_copy(update={"side": side}):
            player = "you have" if side == "your" else "your opponent has"
            return f"{player} discarded due to {whose_effect(effect_of)}"
    raise NotWorded("such a discard")


def whose_effect(card: m.Selector) -> str:
    """Return an effect by whose it is: "one of your (Zeon) card's effects"."""
    plain = {"any": "an effect", "your": "one of your effects", "enemy": "one of your opponent's effects"}
    if card == m.Selector(what=("card",), side=card.side) and card.side in plain:
        return plain[card.side]
    if card.side != "your":
        raise NotWorded("the effect of such a card")
    return f"one of your {nouns.noun_phrase(card, plural=False, yours=True)}'s effects"


def happened(condition: m.ThisTurn) -> str:
    """Return the words for a past event of this turn, done by a Unit or happened to it."""
    if condition.effect_of is not None or condition.this_turn in {"pays for effect", "activates command"}:
        raise NotWorded("what was paid in this turn")
    did = "is deployed" if condition.this_turn == "deploy" else "destroys an enemy Unit with battle damage"
    if condition.this_turn == "destroyed":
        raise NotWorded("what was destroyed so")
    return f"{nouns.one_of_yours(condition.who)} {did}"
