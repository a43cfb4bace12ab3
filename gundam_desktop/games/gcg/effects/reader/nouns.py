"""Reads noun phrases as selectors: kinds, side, conditions."""

from __future__ import annotations

from typing import cast

from lark import Token

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.reader.places import PlaceReader
from gundam_desktop.games.gcg.effects.reader.qualities import alternatives_joined
from gundam_desktop.games.gcg.effects.reader.trees import Fields, Node, first_token, stat_in, subtrees


class NounReader(PlaceReader):
    """Reads noun phrases and names; the readers of larger parts build on it."""

    # --- noun phrases

    def noun_phrase(self, tree: Node) -> m.Selector:
        """Return the selector with all parts of the description."""
        fields: Fields = {}
        for part in alternatives_joined(subtrees(tree)):
            said = cast(Fields, self.visit(part))
            if "of_enemies" in said and (said.pop("of_enemies") and fields.get("side") != "enemy"):
                raise self.refuse(part, "enemy cards and others in one")
            if said.get("zone") and (fields.get("side"), said.get("side")) == ("friendly", "your"):
                fields["side"] = "your"
            for name in said.keys() & fields.keys():
                if fields[name] != said[name]:
                    raise self.refuse(part, "it contradicts the words before")
            fields |= said
        if any(tree.find_data("units_and_bases")) and fields.keys() - {"what", "side", "other"}:
            raise self.refuse(tree, "it is not clear whether the description applies to both Units and Bases")
        if (
            fields.get("besides") not in {None, "this card"}
            and fields.get("side") in {"your", "friendly"}
            and not self.of_command
        ):
            raise self.refuse(tree, "it could be other than this Unit, or other than the chosen one")
        what = m.Selector(**self._others(tree, fields))
        if what.what != ("unit",) and any(part.what == ("unit",) for part in what.either):
            raise self.refuse(tree, "only Units in play have one of two descriptions")
        if what.besides == "this card" and not set(what.what) <= m.ANYWHERE:
            raise self.refuse(tree, "cards that are not in play")
        in_turn = {what.in_turn, what.not_in_turn} - {None}
        if in_turn and not m.can_have_happened(in_turn, what.what):
            raise self.refuse(tree, "only Units in play that have done it, or Bases for damage and HP")
        of_yours = self.line[: tree.meta.start_pos].rstrip().lower().endswith("of your")
        if in_turn & m.TO_ENEMIES and what.side not in {"your", "friendly"} and not of_yours:
            raise self.refuse(tree, "an enemy card of that Unit, or of this player")
        return what

    def _others(self, tree: Node, fields: Fields) -> Fields:
        """Return the description with what "other" means: other than this card, or than those spoken of before."""
        if not fields.get("other"):
            return fields
        spoken_of = self.discourse
        if fields.get("side") == "enemy":
            besides = "chosen" if spoken_of.enemy_chosen else spoken_of.enemy
            if besides is None and spoken_of.waited_for is not None and _is_of_enemy(fields, spoken_of.waited_for):
                besides = spoken_of.doer
            if isinstance(besides, m.All) and besides.all.battling == "this":
                return {**fields, "other": False, "in_battle": False}  # other than the Unit in battle with this one
            if not isinstance(besides, str):
                raise self.refuse(tree, "'other' refers to no enemy card: none was named before")
            return {**fields, "other": False, "besides": besides}
        waited_for = spoken_of.waited_for
        if waited_for is not None and spoken_of.object != "chosen" and _is_of(fields, waited_for):
            if waited_for.other:
                raise self.refuse(tree, "it could be other than this Unit, or other than that one")
            return {**fields, "other": False, "besides": "event doer"}
        if spoken_of.object == "chosen" and spoken_of.players == "all players" and "side" not in fields:
            return {**fields, "other": False, "besides": "chosen"}
        if spoken_of.object == "chosen" and not (spoken_of.enemy_chosen or spoken_of.off_field):
            if self.of_command:
                return {**fields, "other": False, "besides": "chosen"}
            if spoken_of.speaks_of_this():
                return fields
            raise self.refuse(tree, "it could be other than this Unit, or other than the chosen one")
        if self.of_command and spoken_of.enemy_chosen and not spoken_of.off_field and "side" not in fields:
            return {**fields, "other": False, "besides": "chosen"}
        of_yours = self.line[: tree.meta.start_pos].rstrip().lower().endswith("of your") or "side" in fields
        if spoken_of.enemy_chosen and not (spoken_of.off_field or of_yours):
            raise self.refuse(tree, "it could be other than this Unit, or other than the chosen one")
        if self.of_command:
            raise self.refuse(tree, "'other' refers to no card: none was named before")
        return fields

    def plain_nouns(self, tree: Node) -> m.Selector:
        return self.noun_phrase(tree)

    def nouns(self, tree: Node) -> Fields:
        of_enemies = any(noun.data == "enemy_noun" for noun in subtrees(tree))
        said = [cast(Fields, self.visit(noun)) for noun in subtrees(tree)]
        fields: Fields = {"what": tuple(noun["what"] for noun in said), "of_enemies": of_enemies}
        for kind in ("token", "ex"):
            kinds = {noun.get(kind) for noun in said}
            if len(kinds) > 1:
                raise self.refuse(tree, "tokens and others in one")
            if kinds != {None}:
                fields[kind] = True
        return fields

    def units_and_bases(self, _: Node) -> Fields:
        return {"what": ("unit", "base"), "of_enemies": False}

    def enemy_bases(self, _: Node) -> Fields:
        return {"what": "base"}

    def enemy_noun(self, tree: Node) -> Fields:
        return cast(Fields, self.visit(subtrees(tree)[0]))

    def unit(self, _: Node) -> Fields:
        return {"what": "unit"}

    def unit_token_noun(self, _: Node) -> Fields:
        return {"what": "unit", "token": True}

    def unit_card(self, _: Node) -> Fields:
        return {"what": "unit card"}

    def pilot(self, _: Node) -> Fields:
        return {"what": "pilot"}

    def pilot_card(self, _: Node) -> Fields:
        return {"what": "pilot card"}

    def command_card(self, _: Node) -> Fields:
        return {"what": "command card"}

    def base(self, _: Node) -> Fields:
        return {"what": "base"}

    def base_card(self, _: Node) -> Fields:
        return {"what": "base card"}

    def resource_noun(self, _: Node) -> Fields:
        return {"what": "resource"}

    def ex_resource_noun(self, _: Node) -> Fields:
        return {"what": "resource", "ex": True}

    def shield(self, _: Node) -> Fields:
        return {"what": "shield"}

    def any_card(self, _: Node) -> Fields:
        return {"what": "card"}

    def adjective(self, tree: Node) -> Fields:
        return cast(Fields, self.visit(subtrees(tree)[0]))

    def side(self, tree: Node) -> Fields:
        return {"side": str(tree.children[0]).lower()}

    def yours(self, _: Node) -> Fields:
        return {"side": "your"}

    def theirs(self, _: Node) -> Fields:
        return {"side": "enemy"}

    def other(self, _: Node) -> Fields:
        return {"other": True}

    def state(self, tree: Node) -> Fields:
        return {"state": str(tree.children[0]).lower()}

    def damaged(self, _: Node) -> Fields:
        return {"damaged": True}

    def undamaged(self, _: Node) -> Fields:
        return {"damaged": False}

    def attacking(self, _: Node) -> Fields:
        return {"attacking": True}

    def linked(self, _: Node) -> Fields:
        return {"linked": True}

    def colors(self, tree: Node) -> Fields:
        return {"colors": tuple(str(color.children[0]).lower() for color in subtrees(tree))}

    def non_color(self, tree: Node) -> Fields:
        return {"colors_lack": (str(first_token(tree)).lower().removeprefix("non-"),)}

    def in_battle(self, _: Node) -> Fields:
        return {"in_battle": True}

    def not_in_battle(self, _: Node) -> Fields:
        return {"in_battle": False}

    def traits(self, tree: Node) -> Fields:
        return {"traits": tuple(str(trait)[1:-1].strip() for trait in tree.children)}

    # --- after the noun

    def with_stat(self, tree: Node) -> Fields:
        bounds, stat = subtrees(tree)
        return {str(stat.children[0]).lower(): self.visit(bounds)}

    def with_damage(self, tree: Node) -> Fields:
        return {"damage": self.visit(subtrees(tree)[0])}

    def with_stat_first(self, tree: Node) -> Fields:
        stat, bounds = subtrees(tree)
        return {stat_in(stat): self.visit(bounds)}

    def that_is(self, tree: Node) -> Fields:
        return cast(Fields, self.visit(subtrees(tree)[0]))

    def with_both(self, tree: Node) -> Fields:
        """Return several figures and keyword effects that all are asked for."""
        fields: Fields = {}
        for part in subtrees(tree):
            said = cast(Fields, self.visit(part))
            if fields.keys() & said.keys():
                raise self.refuse(part, "the same is asked twice")
            fields |= said
        return fields

    def links_with(self, tree: Node) -> Fields:
        return {"link_name": str(first_token(tree))[1:-1]}

    def links_with_trait(self, tree: Node) -> Fields:
        return {"link_trait": str(first_token(tree))[1:-1].strip()}

    def with_keyword(self, tree: Node) -> Fields:
        names = [self.keyword_of(cast(Token, token), with_amount=False).name for token in tree.children]
        return {"keyword": names[0]} if len(names) == 1 else {"keywords": tuple(names)}

    def with_stat_or_stat(self, tree: Node) -> Fields:
        bounds, stat, others, other = subtrees(tree)
        one, two = (
            m.Selector.model_validate({"what": ("unit",), stat_in(name): self.visit(of)})
            for name, of in ((stat, bounds), (other, others))
        )
        return {"either": (one, two)}

    def lacks_keywords(self, _: Node) -> Fields:
        return {"keyword_lacks": "any"}

    def trait_lacks(self, tree: Node) -> Fields:
        return {"traits_lack": (str(first_token(tree))[1:-1].strip(),)}

    def with_any_keyword(self, _: Node) -> Fields:
        return {"keyword": "any"}

    def name_contains(self, tree: Node) -> Fields:
        return _named("name_contains", tree)

    def of_name(self, tree: Node) -> Fields:
        return _named("name", tree)

    def name_lacks(self, tree: Node) -> Fields:
        return {"name_lacks": str(first_token(tree))[1:-1]}

    def with_pilot(self, tree: Node) -> Fields:
        return {"pilot": m.Selector(what=("pilot",), **self.visit(subtrees(tree)[0]))}

    def battling_none(self, tree: Node) -> Fields:
        units, *level = subtrees(tree)
        fields: Fields = {"level": self.visit(level[0])} if level else {}
        return fields | {"battling_none": self.with_fields(tree, self.noun_phrase(units), side="your")}

    def is_paired_one(self, _: Node) -> Fields:
        return {"paired": True}

    def battling_this(self, _: Node) -> Fields:
        return {"battling": "this"}

    def battling_one(self, tree: Node) -> Fields:
        return {"battling": cast(m.Selector, self.visit(subtrees(tree)[0]))}

    def paired_with_one(self, tree: Node) -> Fields:
        other = cast(m.Selector, self.visit(subtrees(tree)[0]))
        if other.what not in {("pilot",), ("unit",)}:
            raise self.refuse(tree, "Units are paired with Pilots")
        if other == m.Selector(what=("pilot",)):
            return {"paired": True}
        return {"pilot" if other.what == ("pilot",) else "host": other}

    def paired_with_named(self, tree: Node) -> Fields:
        return {"pilot": m.Selector(what=("pilot",), name=str(first_token(tree))[1:-1].strip())}

    def paired_with_yours(self, tree: Node) -> Fields:
        other = self.with_fields(tree, self.one(tree), side="your")
        if other.what not in {("pilot",), ("unit",)}:
            raise self.refuse(tree, "Units are paired with Pilots")
        return {"pilot" if other.what == ("pilot",) else "host": other}

    def of_cost(self, tree: Node) -> Fields:
        return {"cost": self.visit(subtrees(tree)[0])}

    def of_level(self, tree: Node) -> Fields:
        return {"level": self.visit(subtrees(tree)[0])}

    def other_than_traits(self, tree: Node) -> Fields:
        traits, _ = subtrees(tree)
        names = cast(Fields, self.visit(traits))["traits"]
        if len(cast(tuple[str, ...], names)) > 1:
            raise self.refuse(tree, "cards without one trait")
        return {"traits_lack": names}

    def other_than_chosen(self, tree: Node) -> Fields:
        if self.discourse.object != "chosen" or self.discourse.off_field:
            raise self.refuse(tree, "no cards in play were chosen before")
        return {"besides": "chosen"}

    def other_than_this_card(self, _: Node) -> Fields:
        return {"besides": "this card"}

    def of_that_player(self, tree: Node) -> Fields:
        if self.discourse.players != "an enemy player" and not self.discourse.enemy_player:
            raise self.refuse(tree, "no enemy player was spoken of before")
        return {"side": "enemy"}

    def not_linked(self, _: Node) -> Fields:
        return {"linked": False}

    def not_token(self, _: Node) -> Fields:
        return {"token": False}

    def paired(self, tree: Node) -> Fields:
        fields: Fields = {}
        for part in subtrees(tree):
            fields |= cast(Fields, self.visit(part))
        return {"pilot": m.Selector(what=("pilot",), **fields)} if fields else {"paired": True}

    def not_paired(self, _: Node) -> Fields:
        return {"paired": False}

    def of_each_enemy(self, _: Node) -> Fields:
        return {"side": "enemy", "belongs": "each enemy player"}

    def of_another(self, _: Node) -> Fields:
        return {"side": "enemy", "belongs": "another player"}

    def of_enemy_with_most(self, _: Node) -> Fields:
        return {"side": "enemy", "belongs": "an enemy player with the most Units"}

    def attacking_you(self, _: Node) -> Fields:
        return {"attacks_player": True, "side": "enemy"}

    def attacked(self, _: Node) -> Fields:
        return {"attacked": True}

    def lacks_keyword(self, tree: Node) -> Fields:
        return {"keyword_lacks": self.keyword_of(first_token(tree), with_amount=False).name}

    def battling_yours(self, tree: Node) -> Fields:
        return {"battling": self.with_fields(tree, self.noun_phrase(subtrees(tree)[0]), side="your")}

    def not_named(self, tree: Node) -> Fields:
        return {"not_named": str(first_token(tree))[1:-1]}

    def one(self, tree: Node) -> m.Selector:
        return self.noun_phrase(subtrees(tree)[0])

    def another(self, tree: Node) -> m.Selector:
        what = self.one(tree)
        fields = {name: getattr(what, name) for name in what.given()} | {"other": True}
        of_chosen = self.of_command and self.discourse.object == "chosen"
        waited_for = self.discourse.waited_for
        could_be_chosen = self.discourse.object == "chosen" and self.discourse.own_chosen and "unit" in what.what
        other_than_one = of_chosen or could_be_chosen or self.of_command or fields.get("side") == "enemy"
        if not other_than_one and (waited_for is None or not _is_of(fields, waited_for)):
            return self.with_fields(tree, what, other=True)
        return m.Selector(**self._others(tree, fields))

    def another_of_yours(self, tree: Node) -> m.Selector:
        return self.with_fields(tree, self.another(tree), side="your")

    def with_fields(self, node: Node, selector: m.Selector, **fields: object) -> m.Selector:
        """Return the selector with fields from the words around it."""
        for name, value in fields.items():
            before = getattr(selector, name)
            if before not in {value, m.Selector.model_fields[name].get_default()}:
                raise self.refuse(node, f"{before} and {value} in one")
        return selector.model_copy(update=fields)

    # --- keywords

    def keyword(self, tree: Node) -> m.Keyword:
        return self.keyword_of(first_token(tree), with_amount=True)


def _is_of(fields: Fields, waited_for: m.Selector) -> bool:
    """True if the description is of own cards, of the same kind as those whose event the effect waits for."""
    what = fields.get("what", ())
    kinds = {what} if isinstance(what, str) else {*what}
    own = {"your", "friendly"}
    return fields.get("side", "your") in own and waited_for.side in own and bool(kinds & {*waited_for.what})


def _is_of_enemy(fields: Fields, waited_for: m.Selector) -> bool:
    """True if the description is of enemy cards, of the same kind as those whose event the effect waits for."""
    what = fields.get("what", ())
    kinds = {what} if isinstance(what, str) else {*what}
    return waited_for.side == "enemy" and bool(kinds & {*waited_for.what})


def _named(field: str, tree: Node) -> Fields:
    """Return the description of a name, or of one of several names."""
    names = [str(token)[1:-1] for token in tree.children if isinstance(token, Token)]
    if len(names) == 1:
        return {field: names[0]}
    return {"either": tuple(m.Selector.model_validate({"what": ("card",), field: name}) for name in names)}
