"""Reads references: this Unit, it, all of a selector."""

from __future__ import annotations

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.reader.joining import PAIRED
from gundam_desktop.games.gcg.effects.reader.numbers import NumberReader
from gundam_desktop.games.gcg.effects.reader.trees import Node, stat_in, stat_named, subtrees

_STATS = frozenset({"any_stat", "the_stat"})
_ONE_CARD = frozenset({None, "this", "this base", "this card", "this pilot"})


class ReferenceReader(NumberReader):
    """Reads which cards words mean."""

    def object_pronoun(self, tree: Node) -> m.Reference:
        spoken_of = self.discourse
        since = None if spoken_of.speaks_of_new_subject() else spoken_of.subject
        meant = self._singular(tree, spoken_of.as_object())
        if meant == "chosen" and since is not None and since in m.NEVER_CHOSEN:
            raise self.refuse(tree, "it could be the card that was chosen, or the one spoken of since")
        if meant in m.NEVER_CHOSEN and spoken_of.event_unit:
            raise self.refuse(tree, "it could be either card of the event")
        return self._known(tree, meant)

    def subject_pronoun(self, tree: Node) -> m.Reference:
        meant = self._singular(tree, self.discourse.as_subject())
        of_two = meant in m.NEVER_CHOSEN and self.discourse.event_unit and self.discourse.blocker is None
        if meant == "event card" or of_two:
            raise self.refuse(tree, "it could be either card of the event")
        return self._known(tree, meant)

    def plural_object(self, tree: Node) -> m.Reference:
        return self._several(tree) or self.object_pronoun(tree)

    def plural_subject(self, tree: Node) -> m.Reference:
        return self._several(tree) or self.subject_pronoun(tree)

    def _several(self, tree: Node) -> m.Reference | None:
        """Return all the cards that "they" means; None if the text did not speak of all of such cards last."""
        if self.discourse.several is not None:
            meant = self.discourse.as_several()
            if meant is None:
                raise self.refuse(tree, "they may no longer be the same cards")
            return meant
        if self.discourse.subject in _ONE_CARD and self.discourse.object in _ONE_CARD:
            raise self.refuse(tree, "only one card was spoken of before")
        return None

    def _singular(self, tree: Node, reference: m.Reference | None) -> m.Reference | None:
        if self.discourse.several is not None and reference in _ONE_CARD:
            raise self.refuse(tree, "all of such cards were spoken of last, and it is one card")
        if tree.data.startswith("plural"):
            return reference
        kinds = self.discourse.chosen_kinds
        if reference == "chosen" and "unit" in kinds and kinds & PAIRED:
            raise self.refuse(tree, "a Unit and another card were chosen, and it is one card")
        if reference == "chosen" and self.discourse.several_chosen:
            raise self.refuse(tree, "several cards were chosen, and it is one card")
        if reference in _ONE_CARD and self.discourse.another_asked:
            raise self.refuse(tree, "it could be the card that is asked about")
        if reference == "looked" and self.discourse.looked != 1:
            raise self.refuse(tree, "several cards were looked at, and it is one card")
        asked = self.line[: tree.meta.start_pos].lower().endswith("if ")
        if reference in _ONE_CARD and self.discourse.moved is not None and not asked:
            raise self.refuse(tree, "it could be the card that was put into the trash")
        return reference

    def _known(self, tree: Node, reference: m.Reference | None) -> m.Reference:
        if reference is None:
            raise self.refuse(tree, "no card was spoken of before")
        return reference

    def your_base_itself(self, _: Node) -> m.Reference:
        return m.All(all=m.Selector(what=("base",), side="your"))

    def their_base(self, _: Node) -> m.Reference:
        return m.All(all=m.Selector(what=("base",), side="enemy"))

    def this_unit(self, tree: Node) -> m.Reference:
        self.refuse_of_command(tree)
        return self.discourse.mention("this")

    def that_unit(self, tree: Node) -> m.Reference:
        """Return the Unit that did the event, or the only one that was chosen."""
        spoken_of = self.discourse
        of_event = spoken_of.doer is not None or spoken_of.enemy is not None
        if not of_event and spoken_of.object == "chosen" and spoken_of.one_unit_chosen and not spoken_of.off_field:
            return self._known(tree, spoken_of.as_object())
        if of_event and spoken_of.object == "chosen" and "unit" in spoken_of.chosen_kinds:
            raise self.refuse(tree, "the Unit of the event, or the one that was chosen")
        return self._spoken_of(tree, spoken_of.doer)

    def that_enemy(self, tree: Node) -> m.Reference:
        if self.discourse.two_chosen:
            return self.enemy_of_two(tree)
        return self._spoken_of(tree, "chosen" if self.discourse.enemy_chosen else self.discourse.enemy)

    def own_of_two(self, tree: Node) -> m.Reference:
        return self._one_of_two(tree, "own of chosen")

    def enemy_of_two(self, tree: Node) -> m.Reference:
        return self._one_of_two(tree, "enemy of chosen")

    def _one_of_two(self, tree: Node, one: m.Reference) -> m.Reference:
        """Return one of two Units that were chosen: the sentence goes on about them."""
        if not self.discourse.two_chosen or self.discourse.off_field:
            raise self.refuse(tree, "no two Units, one of each player, were chosen before")
        self.discourse.refers = True
        return one

    def that_friendly(self, tree: Node) -> m.Reference:
        return self._spoken_of(tree, self.discourse.doer)

    def that_card(self, tree: Node) -> m.Reference:
        if self.discourse.moved is not None:
            self.discourse.introduce(self.discourse.moved)
            return self.discourse.moved
        if self.discourse.object not in {"chosen", "looked"}:
            raise self.refuse(tree, "no card was spoken of before")
        return self.object_pronoun(tree)

    def attacker(self, tree: Node) -> m.Reference:
        return self._spoken_of(tree, self.discourse.attacker)

    def attacking_enemy(self, _: Node) -> m.Reference:
        if self.discourse.attacker is not None:
            return self.discourse.mention(self.discourse.attacker)
        return m.All(all=m.Selector(what=("unit",), side="enemy", attacking=True))

    def _spoken_of(self, tree: Node, reference: m.Reference | None) -> m.Reference:
        if reference is None:
            raise self.refuse(tree, "no such card was spoken of before")
        return self.discourse.mention(reference)

    def destroyer(self, tree: Node) -> m.Reference:
        if not self.of_destruction:
            raise self.refuse(tree, "only of this Unit when it is destroyed")
        return self.discourse.mention("event card")

    def enemy_in_battle(self, _: Node) -> m.Reference:
        return m.ENEMY_IN_BATTLE

    def such_pilot(self, tree: Node) -> m.Reference:
        return m.PairedPilot(pilot=self.one(tree))

    def that_chosen(self, tree: Node) -> m.Reference:
        if self.discourse.object != "chosen":
            raise self.refuse(tree, "no Unit was chosen before")
        return "chosen"

    def this_base(self, _: Node) -> m.Reference:
        return self.discourse.mention("this base")

    def this_card(self, _: Node) -> m.Reference:
        self.discourse.introduce("this card")
        return "this card"

    def blocking_unit(self, tree: Node) -> m.Reference:
        return self._spoken_of(tree, self.discourse.blocker)

    def its_pilot(self, tree: Node) -> m.Reference:
        """Return the Pilot paired with the Unit spoken of last: with this one, or with the one that was chosen."""
        unit = self.object_pronoun(tree)
        if unit == "this":
            return "this pilot"
        if unit != "chosen" or self.discourse.off_field or self.discourse.chosen_kinds != {"unit"}:
            raise self.refuse(tree, "only this Unit, or one that was chosen")
        return m.PILOT_OF_CHOSEN

    def this_pilot(self, _: Node) -> m.Reference:
        return "this pilot"

    def revealed(self, tree: Node) -> m.Reference:
        """Return the card that was revealed, whichever card a pronoun would mean by now."""
        if not self.discourse.revealed:
            raise self.refuse(tree, "no card was revealed before")
        return "looked"

    def chosen(self, _: Node) -> m.Reference:
        return "chosen"

    def this_and_all(self, tree: Node) -> m.Reference:
        self.this_unit(tree)
        return self.discourse.mention_all(m.All(all=self.one(tree), and_this=True))

    def all_in_hand(self, tree: Node) -> m.Reference:
        return self.discourse.mention_all(m.All(all=self.with_fields(tree, self.one(tree), side="your", zone="hand")))

    def all_in_trash(self, tree: Node) -> m.Reference:
        return self.discourse.mention_all(m.All(all=self.with_fields(tree, self.one(tree), side="your", zone="trash")))

    def all_in_the_hand_of_enemies(self, tree: Node) -> m.Reference:
        """Return the cards of "your opponent's cards in their hand"."""
        if self.one(tree).side != "enemy":
            raise self.refuse(tree, "it does not say whose hand that is")
        return self.all_in_their_hand(tree)

    def all_in_their_hand(self, tree: Node) -> m.Reference:
        return self.discourse.mention_all(m.All(all=self.with_fields(tree, self.one(tree), side="enemy", zone="hand")))

    def all_of_yours(self, tree: Node) -> m.Reference:
        return self.discourse.mention_all(m.All(all=self.with_fields(tree, self.one(tree), side="your")))

    def all_of_that_player(self, tree: Node) -> m.Reference:
        nouns = subtrees(tree)[-1]
        what = self.with_fields(tree, self.noun_phrase(nouns), **self.of_that_player(tree))
        return self.discourse.mention_all(m.All(all=what))

    def all(self, tree: Node) -> m.Reference:
        return self.discourse.mention_all(m.All(all=self.one(tree)))

    def its_stat(self, tree: Node) -> m.StatOf:
        return self._stat_of(tree, stat_in(subtrees(tree)[0]), self.object_pronoun(tree))

    def its_level_figure(self, tree: Node) -> m.StatOf:
        return self._stat_of(tree, "level", self.object_pronoun(tree))

    def stat_of(self, tree: Node) -> m.StatOf:
        """Return a figure of a card that is named: "that card's Lv.", "the AP of that Unit"."""
        parts = {part.data in _STATS: part for part in subtrees(tree)}
        stat, named = stat_named(parts[True]), parts[False]
        if named.data in {"that_unit", "that_enemy"} and self.discourse.fallen is not None:
            return m.StatOf(stat=stat, of=self._fallen(named))
        return self._stat_of(tree, stat, self.visit(named))

    def _fallen(self, named: Node) -> m.Reference:
        """Return the Unit that the event destroyed: its figures are those that it last had on the field."""
        fallen = self.discourse.fallen
        if fallen is None or (
            fallen == "event card" and self.discourse.doer is not None and named.data != "that_enemy"
        ):
            raise self.refuse(named, "only a Unit that was destroyed just then")
        if self.discourse.object == "chosen":
            raise self.refuse(named, "the one that was destroyed, or the one that was chosen")
        return fallen

    def _stat_of(self, tree: Node, stat: m.Stat, of: m.Reference) -> m.StatOf:
        if isinstance(of, m.All) or of == "chosen and this" or (of == "looked" and self.discourse.looked != 1):
            raise self.refuse(tree, "a figure of one card")
        return m.StatOf(stat=stat, of=of)

    def this_level(self, tree: Node) -> m.StatOf:
        self.refuse_of_command(tree)
        return m.StatOf(stat="level")

    def the_stat_of_this(self, tree: Node) -> m.StatOf:
        self.refuse_of_command(tree)
        return m.StatOf(stat=stat_named(subtrees(tree)[0]))

    def discarded_card(self, tree: Node) -> m.Reference:
        if self.discourse.discards != 1:
            raise self.refuse(tree, "no single card was discarded before")
        return "discarded"

    def destroyed_unit(self, tree: Node) -> m.Reference:
        if not self.discourse.destroyed:
            raise self.refuse(tree, "no Unit was destroyed before")
        return "destroyed"

    def stat_of_yours(self, tree: Node) -> m.StatOf:
        return m.StatOf(stat=stat_named(subtrees(tree)[0]), of=self.own_of_two(tree))

    def damage_on_yours(self, tree: Node) -> m.DamageOn:
        return m.DamageOn(damage_on=self.own_of_two(tree))

    def stat_of_own(self, tree: Node) -> m.StatOf:
        return m.StatOf(stat=stat_in(subtrees(tree)[0]), of=self.own_of_two(tree))

    def stat_of_enemy(self, tree: Node) -> m.StatOf:
        return m.StatOf(stat=stat_in(subtrees(tree)[0]), of=self.enemy_of_two(tree))
