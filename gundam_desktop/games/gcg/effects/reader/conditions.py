"""Reads conditions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, cast

from lark import Token, Tree

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.reader.properties import PropertyReader
from gundam_desktop.games.gcg.effects.reader.trees import Fields, Node, first_token, stat_in, subtrees
from gundam_desktop.games.gcg.effects.wording.en_nouns import ORDINALS

_COUNTED_ANYWHERE = {"resource", "shield"}
"""Kinds of cards that a player has in one place only: that place is not said."""
_IN_PLAY = frozenset({"state", "linked", "damaged", "attacking", "in_battle", "token"})
"""What can be said of cards in play alone: "your opponent has no active Units"."""
DAMAGE_NAMES: dict[str, Any] = {
    "any_damage": "damage",
    "its_battle_damage": "battle damage",
    "its_effect_damage": "effect damage",
}


class Quantity(NamedTuple):
    """A number of cards whose place has not been read yet."""

    what: m.Selector
    least: int | None = None
    most: int | None = None
    unique: bool = False


class ConditionReader(PropertyReader):
    """Reads conditions."""

    def condition(self, tree: Node) -> m.Condition:
        """Return one condition, or `Both` of several."""
        parts = subtrees(tree)
        said = [cast(m.Condition, self.visit(part)) for part in self._with_place(parts)]
        return said[0] if len(said) == 1 else m.Both(both=tuple(said))

    def any_of(self, tree: Node) -> m.AnyOf:
        said = tuple(cast(m.Condition, self.visit(part)) for part in self._with_place(subtrees(tree)))
        return m.AnyOf(any_of=said)

    def _with_place(self, parts: list[Node]) -> list[Node]:
        """Give cards that "you have" the place named after the last: "you have an (A) Unit and a (B) Unit in play"."""
        place = next((part for part in parts[1:] if part.data == "there_are"), None)
        shared = place is not None and subtrees(place)[1].data == "in_play" and not self._has_verb(place)
        if (
            not shared
            or parts[0].data != "you_have_any"
            or not all(part.data in {"you_have_any", "there_are"} for part in parts)
        ):
            return parts
        return [Tree("you_have", [subtrees(part)[0]], part.meta) for part in parts]

    def _has_verb(self, tree: Node) -> bool:
        """True for "2 Units are in play", not for "2 Units in play"."""
        words = self.line[tree.meta.start_pos : tree.meta.end_pos].split()
        return words[-3:-2] in (["is"], ["are"])

    # --- numbers of cards

    def you_have(self, tree: Node) -> m.CountIs:
        return self._count(tree, side="your")

    def you_have_any(self, tree: Node) -> m.CountIs:
        return self._anywhere(tree, self._count(tree, side="your"))

    def _anywhere(self, tree: Node, counted: m.CountIs) -> m.CountIs:
        """Return the condition if the cards can be in one place alone, so that it need not be said."""
        in_play = set(counted.count.what) <= {"unit", "base"} and counted.count.given() & _IN_PLAY
        if not (in_play or set(counted.count.what) <= _COUNTED_ANYWHERE):
            raise self.refuse(tree, "it does not say where")
        return counted

    def a_player_has(self, tree: Node) -> m.PlayerWithShields:
        return m.PlayerWithShields(a_player_has_shields=self.visit(subtrees(tree)[0]))

    def with_ex(self, tree: Node) -> m.WithEx:
        if not self.of_command:
            raise self.refuse(tree, "only a Command is told how it was paid for")
        return m.WithEx(with_ex=True)

    def in_hand(self, tree: Node) -> m.CountIs:
        return self._count(tree, side="your", zone="hand")

    def in_their_hand(self, tree: Node) -> m.CountIs:
        self.discourse.opponent_asked = True
        return self._count(tree, side="enemy", zone="hand")

    def you_have_in_trash(self, tree: Node) -> m.CountIs:
        return self._count(tree, side="your", zone="trash")

    def they_have(self, tree: Node) -> m.CountIs:
        return self._count(tree, side="enemy")

    def they_have_any(self, tree: Node) -> m.CountIs:
        return self._anywhere(tree, self._count(tree, side="enemy"))

    def in_their_trash_are(self, tree: Node) -> m.CountIs:
        return self._count(tree, side="enemy", zone="trash")

    def there_are(self, tree: Node) -> m.CountIs:
        return self._count(tree, **cast(Fields, self.visit(subtrees(tree)[1])))

    def _count(self, tree: Node, **place: Any) -> m.CountIs:
        said = cast(Quantity, self.visit(subtrees(tree)[0]))
        what = self.with_fields(tree, said.what, **place)
        self.discourse.counted = what
        self.discourse.another_asked = said.least == 1 and said.most is None and what.zone is None and what.did is None
        return m.CountIs(count=what, least=said.least, most=said.most, unique=said.unique)

    def so_many_are(self, tree: Node) -> m.CountIs:
        """Return a number of Units or Bases that are rested, or active."""
        state = str(subtrees(tree)[1].children[0]).lower()
        counted = self._count(tree)
        if not set(counted.count.what) <= {"unit", "base", "resource"} or counted.count.side == "any":
            raise self.refuse(tree, "it does not say whose")
        what = self.with_fields(tree, counted.count, state=state)
        return counted.model_copy(update={"count": what})

    def than_opponent(self, tree: Node) -> m.CountIs:
        """Return the comparison of a number of your cards with that of the same cards of the enemy."""
        (said,) = subtrees(tree)
        return self._compared(tree, said, fewer=said.data.startswith("fewer"))

    def than_you(self, tree: Node) -> m.CountIs:
        """Return the comparison seen from the enemy: they have more where you have fewer."""
        self.discourse.opponent_asked = True
        (said,) = subtrees(tree)
        return self._compared(tree, said, fewer=said.data.startswith("more"))

    def _compared(self, tree: Node, said: Node, *, fewer: bool) -> m.CountIs:
        zone = next((zone for zone in ("hand", "trash") if said.data.endswith(f"in_{zone}")), None)
        yours, theirs = (self.with_fields(said, self.one(said), side=side, zone=zone) for side in ("your", "enemy"))
        if not m.says_where(yours):
            raise self.refuse(tree, "it does not say where")
        number = m.Count(count=theirs)
        if fewer:
            return m.CountIs(count=yours, most=m.Plus(plus=-1, amount=number))
        return m.CountIs(count=yours, least=m.Plus(plus=1, amount=number))

    def as_many_as_opponent(self, tree: Node) -> m.CountIs:
        """Return the comparison for as many cards as the enemy has."""
        return self._as_many(tree, self.one(tree), None)

    def as_many_in_hand(self, tree: Node) -> m.CountIs:
        return self._as_many(tree, self.one(tree), "hand")

    def as_many_cards_in_hand(self, tree: Node) -> m.CountIs:
        return self._as_many(tree, m.ANY_CARD, "hand")

    def _as_many(self, tree: Node, what: m.Selector, zone: str | None) -> m.CountIs:
        yours, theirs = (self.with_fields(tree, what, side=side, zone=zone) for side in ("your", "enemy"))
        if not m.says_where(yours):
            raise self.refuse(tree, "it does not say where")
        number = m.Count(count=theirs)
        return m.CountIs(count=yours, least=number, most=number)

    def above_target(self, tree: Node) -> m.AttackTargetIs:
        """Return that the Unit under attack has less of a figure than this Unit."""
        return self._target(tree, lambda own: m.Range(most=m.Plus(plus=-1, amount=own)))

    def below_target(self, tree: Node) -> m.AttackTargetIs:
        return self._target(tree, lambda own: m.Range(least=m.Plus(plus=1, amount=own)))

    def _target(self, tree: Node, bounds: Callable[[m.StatOf], m.Range]) -> m.AttackTargetIs:
        self._this(tree)
        stat = stat_in(subtrees(tree)[1])
        target = {"what": ("unit",), "side": "enemy", stat: bounds(m.StatOf(stat=stat))}
        return m.AttackTargetIs(attacking=m.Selector.model_validate(target))

    def is_only_unit(self, _: Node) -> m.CountIs:
        self.discourse.mention("this")
        return m.CountIs(count=m.Selector(what=("unit",), side="your", other=True), most=0)

    def one_attacks(self, tree: Node) -> m.CountIs:
        return self._one_is(tree, attacking=True)

    def one_is_attacked(self, tree: Node) -> m.CountIs:
        return self._one_is(tree, attacked=True)

    def one_battles(self, tree: Node) -> m.CountIs:
        return self._one_is(tree, in_battle=True)

    def _one_is(self, tree: Node, **fields: object) -> m.CountIs:
        what: m.Selector = self.visit(subtrees(tree)[0])
        if what.what != ("unit",):
            raise self.refuse(tree, "Units battle")
        return m.CountIs(count=self.with_fields(tree, what, **fields), least=1)

    def at_least(self, tree: Node) -> Quantity:
        return Quantity(self.one(tree), least=int(first_token(tree)))

    def at_least_of_yours(self, tree: Node) -> Quantity:
        return Quantity(self.with_fields(tree, self.one(tree), side="your"), least=int(first_token(tree)))

    def at_least_unique(self, tree: Node) -> Quantity:
        return Quantity(self.one(tree), least=int(first_token(tree)), unique=True)

    def at_least_of_these(self, tree: Node) -> Quantity:
        if self.discourse.counted is None:
            raise self.refuse(tree, "nothing was counted before")
        return Quantity(self.discourse.counted, least=int(first_token(tree)))

    def between(self, tree: Node) -> Quantity:
        least, most = (int(child) for child in tree.children if isinstance(child, Token))
        return Quantity(self.one(tree), least=least, most=most)

    def at_most(self, tree: Node) -> Quantity:
        return Quantity(self.one(tree), most=int(first_token(tree)))

    def exactly(self, tree: Node) -> Quantity:
        return Quantity(self.one(tree), least=int(first_token(tree)), most=int(first_token(tree)))

    def none(self, tree: Node) -> Quantity:
        return Quantity(self.one(tree), most=0)

    def some(self, tree: Node) -> Quantity:
        return Quantity(cast(m.Selector, self.visit(subtrees(tree)[0])), least=1)

    def there_are_any(self, tree: Node) -> m.CountIs:
        counted = self._count(tree)
        if not m.says_where(counted.count):
            raise self.refuse(tree, "it does not say where")
        return counted

    def is_in_play(self, tree: Node) -> m.CountIs:
        """Return the condition that such a card is in play: "your (Zeon) Base is in play"."""
        what = self.visit(subtrees(tree)[0])
        if not isinstance(what, m.All) or what.and_this or what.all.zone is not None:
            raise self.refuse(tree, "it does not say which card")
        self.discourse.another_asked = True
        return m.CountIs(count=what.all, least=1)

    def placed_some(self, tree: Node) -> m.CountIs:
        if self.discourse.players == "all players":
            return self._count(tree, did="placed", side="your")
        if self.discourse.players is not None:
            raise self.refuse(tree, "others placed cards, not you")
        return self._count(tree, did="placed")

    def was_placed(self, tree: Node) -> m.CountIs:
        return self._count(tree, did="placed")

    # --- what the effect has done

    def effect_rested(self, tree: Node) -> m.CountIs:
        return self._count(tree, did="rested")

    def you_drew(self, _: Node) -> m.CountIs:
        return self._done("your", "drawn")

    def they_drew(self, tree: Node) -> m.CountIs:
        return self._done(self._their_side(tree), "drawn")

    def they_did_not_draw(self, tree: Node) -> m.CountIs:
        return self._done(self._their_side(tree), "drawn", never=True)

    def you_discarded(self, tree: Node) -> m.CountIs:
        discarded = self._count(tree, side="your", did="discarded")
        if self.discourse.discards == 1:
            self.discourse.introduce("discarded")
        return discarded

    def they_discarded(self, tree: Node) -> m.CountIs:
        what = self.visit(subtrees(tree)[0]) if subtrees(tree) else m.ANY_CARD
        return self._done(self._their_side(tree), "discarded", what)

    def they_did_not_discard(self, tree: Node) -> m.CountIs:
        return self._done(self._their_side(tree), "discarded", never=True)

    def _done(self, side: m.Side, did: m.Did, what: m.Selector = m.ANY_CARD, *, never: bool = False) -> m.CountIs:
        cards = what.model_copy(update={"side": side, "did": did})
        return m.CountIs(count=cards, most=0) if never else m.CountIs(count=cards, least=1)

    def _their_side(self, tree: Node) -> m.Side:
        """Return the side of the players spoken of; only the enemy player did something alone."""
        if self.discourse.players not in m.ONE_ENEMY:
            raise self.refuse(tree, "it is not clear which player that is")
        return "enemy"

    def as_many(self, tree: Node) -> m.Amount:
        return cast(m.Amount, self.visit(subtrees(tree)[0]))

    def as_many_as_drawn(self, _: Node) -> m.Count:
        return m.Count(count=m.ANY_CARD.model_copy(update={"side": "your", "did": "drawn"}))

    def as_many_as_discarded(self, tree: Node) -> m.Count:
        if not self.discourse.discards and self.discourse.returned:
            return m.Count(count=m.ANY_CARD.model_copy(update={"did": "returned"}))
        if not self.discourse.discards:
            raise self.refuse(tree, "no cards were discarded before")
        return m.Count(count=m.ANY_CARD.model_copy(update={"did": "discarded"}))

    def number_of_enemies(self, _: Node) -> m.NumberOfPlayers:
        return m.NumberOfPlayers(players="enemy")

    def was_destroyed_with(self, tree: Node) -> m.DestroyedWith:
        return m.DestroyedWith(destroyed_with=DAMAGE_NAMES[subtrees(tree)[0].data])

    def destroyed_by(self, tree: Node) -> m.DestroyedBy:
        self.discourse.mention("this")
        return m.DestroyedBy(destroyed_by=self.visit(subtrees(tree)[0]))

    def destroyed_by_any(self, _: Node) -> m.DestroyedBy:
        self.discourse.mention("this")
        return m.DestroyedBy(destroyed_by=m.ANY_CARD)

    def enemy_players(self, tree: Node) -> m.EnemyPlayers:
        return m.EnemyPlayers(enemy_players=self.visit(subtrees(tree)[0]))

    def is_destroyed_by_it(self, tree: Node) -> m.Destroys:
        return self._destroyed_chosen(tree, never=False)

    def not_destroyed_by_it(self, tree: Node) -> m.Destroys:
        return self._destroyed_chosen(tree, never=True)

    def _destroyed_chosen(self, tree: Node, *, never: bool) -> m.Destroys:
        """Return the condition that the effect has destroyed the chosen Unit, or has not."""
        kinds = self.discourse.chosen_kinds
        if self._card(tree) != "chosen" or not kinds or kinds - {"unit", "base"}:
            raise self.refuse(tree, "only a Unit or a Base that was chosen")
        what = tuple(kind for kind in ("unit", "base") if kind in kinds)
        return m.Destroys.model_validate(
            {"destroys": "enemy" if self.discourse.enemy_chosen else "any", "what": what, "never": never}
        )

    # --- the player, the turn, the battle

    def effect_destroyed_this(self, tree: Node) -> m.EffectDestroyed:
        whose = self.visit(subtrees(tree)[0])
        if not self.of_destruction or not isinstance(whose, m.Selector) or whose.what != ("card",):
            raise self.refuse(tree, "only of this Unit when it is destroyed, and by a player's effect")
        self.discourse.mention("this")
        return m.EffectDestroyed.model_validate({"effect_destroyed": whose.side})

    def is_attack_number(self, tree: Node) -> m.AttackNumber:
        return m.AttackNumber(attack_number=self.ordinal_number(subtrees(tree)[0]))

    def is_attack_number_of_this(self, tree: Node) -> m.AttackNumber:
        return m.AttackNumber(attack_number=self.ordinal_number(subtrees(tree)[0]), of="this")

    def is_turn_number(self, tree: Node) -> m.TurnNumber:
        numbers = [self.ordinal_number(part) for part in subtrees(tree)]
        if numbers != list(range(numbers[0], numbers[0] + len(numbers))):
            raise self.refuse(tree, "turns one after the other")
        return m.TurnNumber(own_turn=m.Range(least=numbers[0], most=numbers[-1]))

    def ordinal_number(self, tree: Node) -> int:
        """Return the number of an ordinal, the first being 1."""
        return ORDINALS.index(str(tree.children[0]).lower()) + 1

    def goes_first(self, _: Node) -> m.TurnOrder:
        return m.TurnOrder(goes="first")

    def goes_second(self, _: Node) -> m.TurnOrder:
        return m.TurnOrder(goes="second")

    def is_blocking(self, tree: Node) -> m.Blocking:
        self._this(tree)
        return m.Blocking(blocking=True)

    def is_still_in_play(self, tree: Node) -> m.Matches:
        card = self._card(tree)
        if card not in {"this", "event card", "event doer"}:
            raise self.refuse(tree, "this Unit, or the one of the event")
        return m.Matches(card=card, matches=m.ANY_UNIT)

    def all_placed_are(self, tree: Node) -> m.CountIs:
        """Return the condition that all cards placed last fit a description; the text has given their number."""
        number = self.discourse.placed
        if self.discourse.among != "placed" or number is None or self.discourse.players is not None:
            raise self.refuse(tree, "no number of cards was placed into the trash before")
        return m.CountIs(count=self.with_fields(tree, self.one(tree), did="placed"), least=number)

    def player_level(self, tree: Node) -> m.PlayerLevelIs:
        return m.PlayerLevelIs(player_level=self.visit(subtrees(tree)[0]))

    def above_their_level(self, _: Node) -> m.PlayerLevelIs:
        return m.PlayerLevelIs(player_level=m.LEVEL_ABOVE_THEIRS)

    def below_their_level(self, _: Node) -> m.PlayerLevelIs:
        return m.PlayerLevelIs(player_level=m.LEVEL_BELOW_THEIRS)

    def their_level(self, tree: Node) -> m.PlayerLevelIs:
        return m.PlayerLevelIs(player_level=self.visit(subtrees(tree)[0]), who="enemy player")

    def from_trash(self, _: Node) -> m.DeployedFrom:
        return m.DeployedFrom(deployed_from="trash")

    def from_hand(self, _: Node) -> m.DeployedFrom:
        return m.DeployedFrom(deployed_from="hand")

    def you_are_attacking(self, tree: Node) -> m.AttackTargetIs:
        return self._attacking(tree, self.visit(subtrees(tree)[0]))

    def _attacking(self, tree: Node, what: m.Selector) -> m.AttackTargetIs:
        """Return the condition on the attack target; from here on "that enemy Unit" is the one that is attacked."""
        if self.discourse.doer == "event doer":
            raise self.refuse(tree, "this Unit attacks, and another one does the event")
        if what.what == ("unit",):
            self.discourse.enemy = m.ENEMY_IN_BATTLE
        return m.AttackTargetIs(attacking=what)

    def is_your_turn(self, _: Node) -> m.TurnIs:
        return m.TurnIs(turn="your")

    def is_opponents_turn(self, _: Node) -> m.TurnIs:
        return m.TurnIs(turn="opponent's")

    def is_attacking_one(self, tree: Node) -> m.AttackTargetIs:
        self._this(tree)
        return self._attacking(tree, self.visit(subtrees(tree)[1]))

    def is_attacking_player(self, tree: Node) -> m.AttackTargetIs:
        if subtrees(tree):
            self._this(tree)
        return m.AttackTargetIs(attacking="player")

    def attacks_such_player(self, tree: Node) -> m.Both:
        *subject, held = subtrees(tree)
        if subject:
            self._this(tree)
        condition: m.Condition = self.visit(held)
        self.discourse.opponent_asked = True
        return m.Both(both=(m.AttackTargetIs(attacking="player"), condition))

    def is_battling(self, tree: Node) -> m.BattlingIs:
        self._this(tree)
        return m.BattlingIs(battling=cast(m.Selector, self.visit(subtrees(tree)[1])))
