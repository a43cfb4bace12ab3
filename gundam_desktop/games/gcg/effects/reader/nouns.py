"""Reads noun phrases as selectors: kinds, side, conditions."""

from __future__ import annotations

from collections.abc import Collection
from functools import partial
from typing import cast

from lark import Token

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.reader.parts import field_of_part, field_of_text, keyword_of
from gundam_desktop.games.gcg.effects.reader.qualities import alternatives_joined
from gundam_desktop.games.gcg.effects.reader.reading import Reading, reads, says
from gundam_desktop.games.gcg.effects.reader.trees import Fields, Node, first_token, stat_in, subtrees

_OWN = frozenset({"your", "friendly"})


def one_with(reading: Reading, tree: Node, **fields: object) -> m.Selector:
    """Return the cards of a node with fields from the words around them."""
    return with_fields(reading, tree, one(reading, tree), **fields)


# --- noun phrases


@reads
def cards(reading: Reading, tree: Node) -> m.Selector:
    """Return all of such cards: "enemy Units". In the singular it is one card, and only a player's Base is known so."""
    (phrase,) = subtrees(tree)
    what = noun_phrase(reading, phrase)
    of_player = any(part.data in {"yours", "theirs"} for part in subtrees(phrase))
    if _is_singular(reading, phrase) and not (of_player and what.what == ("base",)):
        raise reading.refuse("one card, and it does not say which")
    return what


def _is_singular(reading: Reading, phrase: Node) -> bool:
    nouns = [noun for part in subtrees(phrase) if part.data == "nouns" for noun in subtrees(part)]
    return not all(reading.line[: noun.meta.end_pos].lower().endswith("s") for noun in nouns)


@reads("noun_phrase", "plain_nouns")
def noun_phrase(reading: Reading, tree: Node) -> m.Selector:
    """Return the selector with all parts of the description."""
    fields: Fields = {}
    for part in alternatives_joined(subtrees(tree)):
        said = cast(Fields, reading.visit(part))
        if said.get("of_enemies") and fields.get("side") != "enemy":
            raise reading.refuse("enemy cards and others in one", part)
        if said.get("zone") and (fields.get("side"), said.get("side")) == ("friendly", "your"):
            fields["side"] = "your"
        for name in said.keys() & fields.keys():
            if fields[name] != said[name]:
                raise reading.refuse("it contradicts the words before", part)
        fields |= {name: value for name, value in said.items() if name != "of_enemies"}
    if any(tree.find_data("units_and_bases")) and fields.keys() - {"what", "side", "other"}:
        raise reading.refuse("it is not clear whether the description applies to both Units and Bases")
    if (
        fields.get("besides") not in {None, "this card"}
        and fields.get("side") in {"your", "friendly"}
        and not reading.of_command
    ):
        raise reading.refuse("it could be other than this Unit, or other than the chosen one")
    what = m.Selector(**_others(reading, tree, fields))
    if what.side != "enemy" and any(tree.find_data("below_one")) | any(tree.find_data("up_to_one")):
        raise reading.refuse("only enemy cards: one's own could be compared with themselves")
    if what.what != ("unit",) and any(part.what == ("unit",) for part in what.either):
        raise reading.refuse("only Units in play have one of two descriptions")
    if what.besides == "this card" and not set(what.what) <= m.ANYWHERE:
        raise reading.refuse("cards that are not in play")
    in_turn = {what.in_turn, what.not_in_turn} - {None}
    if in_turn and not m.can_have_happened(in_turn, what.what):
        raise reading.refuse("only Units in play that have done it, or Bases for damage and HP")
    of_yours = reading.line[: tree.meta.start_pos].rstrip().lower().endswith("of your")
    if in_turn & m.TO_ENEMIES and what.side not in {"your", "friendly"} and not of_yours:
        raise reading.refuse("an enemy card of that Unit, or of this player")
    return what


def _others(reading: Reading, tree: Node, fields: Fields) -> Fields:
    """Return the description with what "other" means: other than this card, or than those spoken of before."""
    if not fields.get("other"):
        return fields
    spoken_of = reading.discourse
    of_yours = reading.line[: tree.meta.start_pos].rstrip().lower().endswith("of your")
    side: m.Side = "your" if of_yours else fields.get("side", "any")
    if any(_are_alike(each, fields["what"], side) for each in spoken_of.beside):
        return _beside(reading, tree, fields, side)
    if fields.get("side") == "enemy":
        besides = "chosen" if spoken_of.enemy_chosen else spoken_of.enemy
        if besides is None and spoken_of.waited_for is not None and _is_of_enemy(fields, spoken_of.waited_for):
            besides = spoken_of.doer
        if isinstance(besides, m.All) and besides.all.battling == "this":
            return {**fields, "other": False, "in_battle": False}  # other than the Unit in battle with this one
        if not isinstance(besides, str):
            raise reading.refuse("'other' refers to no enemy card: none was named before", tree)
        return {**fields, "other": False, "besides": besides}
    waited_for = spoken_of.waited_for
    if waited_for is not None and spoken_of.object != "chosen" and _is_of(fields, waited_for):
        if waited_for.other:
            raise reading.refuse("it could be other than this Unit, or other than that one", tree)
        return {**fields, "other": False, "besides": "event doer"}
    if spoken_of.object == "chosen" and spoken_of.players == "all players" and "side" not in fields:
        return {**fields, "other": False, "besides": "chosen"}
    if spoken_of.object == "chosen" and not (spoken_of.enemy_chosen or spoken_of.off_field):
        if reading.of_command:
            return {**fields, "other": False, "besides": "chosen"}
        if spoken_of.speaks_of_this():
            return fields
        raise reading.refuse("it could be other than this Unit, or other than the chosen one", tree)
    if reading.of_command and spoken_of.enemy_chosen and not spoken_of.off_field and "side" not in fields:
        return {**fields, "other": False, "besides": "chosen"}
    if spoken_of.enemy_chosen and not (spoken_of.off_field or of_yours or "side" in fields):
        raise reading.refuse("it could be other than this Unit, or other than the chosen one", tree)
    if reading.of_command:
        raise reading.refuse("'other' refers to no card: none was named before", tree)
    return fields


def _beside(reading: Reading, tree: Node, fields: Fields, side: m.Side) -> Fields:
    """Return the description of cards other than those before them in a choice, which is of different cards anyway."""
    spoken_of = reading.discourse
    words = reading.line[tree.meta.start_pos : tree.meta.end_pos].lower()
    if "other than this" in words:
        return fields
    of_event = spoken_of.waited_for is not None or spoken_of.enemy is not None
    of_this = side in _OWN and "zone" not in fields and not reading.of_command
    if of_event or of_this or any(each.other for each in spoken_of.beside):
        raise reading.refuse("it could be other than this Unit or that one, or other than the ones before", tree)
    return {**fields, "other": False}


def _are_alike(one: m.Selector, what: Collection[m.Kind], side: m.Side) -> bool:
    """True if a card could be of both descriptions, by its kind and by whose it is."""
    of_side = "any" in {one.side, side} or (one.side in _OWN) == (side in _OWN)
    return of_side and ("card" in {*one.what, *what} or not set(one.what).isdisjoint(what))


@reads
def nouns(reading: Reading, tree: Node) -> Fields:
    of_enemies = any(noun.data == "enemy_noun" for noun in subtrees(tree))
    said = [cast(Fields, reading.visit(noun)) for noun in subtrees(tree)]
    fields: Fields = {"what": tuple(noun["what"] for noun in said), "of_enemies": of_enemies}
    for kind in ("token", "ex"):
        kinds = {noun.get(kind) for noun in said}
        if len(kinds) > 1:
            raise reading.refuse("tokens and others in one")
        if kinds != {None}:
            fields[kind] = True
    return fields


says(
    units_and_bases={"what": ("unit", "base"), "of_enemies": False},
    enemy_bases={"what": "base"},
    unit={"what": "unit"},
    unit_token_noun={"what": "unit", "token": True},
    unit_card={"what": "unit card"},
    pilot={"what": "pilot"},
    pilot_card={"what": "pilot card"},
    command_card={"what": "command card"},
    base={"what": "base"},
    base_card={"what": "base card"},
    resource_noun={"what": "resource"},
    ex_resource_noun={"what": "resource", "ex": True},
    shield={"what": "shield"},
    any_card={"what": "card"},
    yours={"side": "your"},
    theirs={"side": "enemy"},
    other={"other": True},
    damaged={"damaged": True},
    undamaged={"damaged": False},
    attacking={"attacking": True},
    linked={"linked": True},
    in_battle={"in_battle": True},
    not_in_battle={"in_battle": False},
    lacks_keywords={"keyword_lacks": "any"},
    with_any_keyword={"keyword": "any"},
    is_paired_one={"paired": True},
    battling_this={"battling": "this"},
    other_than_this_card={"besides": "this card"},
    not_linked={"linked": False},
    not_token={"token": False},
    not_paired={"paired": False},
    of_each_enemy={"side": "enemy", "belongs": "each enemy player"},
    of_another={"side": "enemy", "belongs": "another player"},
    of_enemy_with_most={"side": "enemy", "belongs": "an enemy player with the most Units"},
    attacking_you={"attacks_player": True, "side": "enemy"},
    attacked={"attacked": True},
)


@reads
def side(reading: Reading, tree: Node) -> Fields:
    return {"side": str(tree.children[0]).lower()}


@reads
def state(reading: Reading, tree: Node) -> Fields:
    return {"state": str(tree.children[0]).lower()}


@reads
def colors(reading: Reading, tree: Node) -> Fields:
    return {"colors": tuple(str(color.children[0]).lower() for color in subtrees(tree))}


@reads
def non_color(reading: Reading, tree: Node) -> Fields:
    return {"colors_lack": (str(first_token(tree)).lower().removeprefix("non-"),)}


@reads
def traits(reading: Reading, tree: Node) -> Fields:
    return {"traits": tuple(str(trait)[1:-1].strip() for trait in tree.children)}


# --- after the noun


@reads
def with_stat(reading: Reading, tree: Node) -> Fields:
    bounds, stat = subtrees(tree)
    return {str(stat.children[0]).lower(): reading.visit(bounds)}


@reads
def with_stat_first(reading: Reading, tree: Node) -> Fields:
    stat, bounds = subtrees(tree)
    return {stat_in(stat): reading.visit(bounds)}


@reads
def with_both(reading: Reading, tree: Node) -> Fields:
    """Return several figures and keyword effects that all are asked for."""
    fields: Fields = {}
    for part in subtrees(tree):
        said = cast(Fields, reading.visit(part))
        if fields.keys() & said.keys():
            raise reading.refuse("the same is asked twice", part)
        fields |= said
    return fields


@reads
def links_with_trait(reading: Reading, tree: Node) -> Fields:
    return {"link_trait": str(first_token(tree))[1:-1].strip()}


@reads
def with_keyword(reading: Reading, tree: Node) -> Fields:
    names = [keyword_of(reading, cast(Token, token), with_amount=False).name for token in tree.children]
    return {"keyword": names[0]} if len(names) == 1 else {"keywords": tuple(names)}


@reads
def with_stat_or_stat(reading: Reading, tree: Node) -> Fields:
    bounds, stat, others, other = subtrees(tree)
    one, two = (
        m.Selector.model_validate({"what": ("unit",), stat_in(name): reading.visit(of)})
        for name, of in ((stat, bounds), (other, others))
    )
    return {"either": (one, two)}


@reads
def trait_lacks(reading: Reading, tree: Node) -> Fields:
    return {"traits_lack": (str(first_token(tree))[1:-1].strip(),)}


@reads
def name_contains(reading: Reading, tree: Node) -> Fields:
    return _named("name_contains", tree)


@reads
def of_name(reading: Reading, tree: Node) -> Fields:
    return _named("name", tree)


@reads
def with_pilot(reading: Reading, tree: Node) -> Fields:
    return {"pilot": m.Selector(what=("pilot",), **reading.visit_first(tree))}


@reads
def battling_none(reading: Reading, tree: Node) -> Fields:
    units, *level = subtrees(tree)
    fields: Fields = {"level": reading.visit(level[0])} if level else {}
    return fields | {"battling_none": with_fields(reading, tree, noun_phrase(reading, units), side="your")}


@reads
def battling_one(reading: Reading, tree: Node) -> Fields:
    return {"battling": cast(m.Selector, reading.visit_first(tree))}


@reads
def paired_with_one(reading: Reading, tree: Node) -> Fields:
    other = cast(m.Selector, reading.visit_first(tree))
    if other.what not in {("pilot",), ("unit",)}:
        raise reading.refuse("Units are paired with Pilots")
    if other == m.Selector(what=("pilot",)):
        return {"paired": True}
    return {"pilot" if other.what == ("pilot",) else "host": other}


@reads
def paired_with_named(reading: Reading, tree: Node) -> Fields:
    return {"pilot": m.Selector(what=("pilot",), name=str(first_token(tree))[1:-1].strip())}


@reads
def paired_with_yours(reading: Reading, tree: Node) -> Fields:
    other = one_with(reading, tree, side="your")
    if other.what not in {("pilot",), ("unit",)}:
        raise reading.refuse("Units are paired with Pilots")
    return {"pilot" if other.what == ("pilot",) else "host": other}


@reads
def other_than_traits(reading: Reading, tree: Node) -> Fields:
    traits, _ = subtrees(tree)
    names = cast(Fields, reading.visit(traits))["traits"]
    if len(cast(tuple[str, ...], names)) > 1:
        raise reading.refuse("cards without one trait")
    return {"traits_lack": names}


@reads
def other_than_chosen(reading: Reading, tree: Node) -> Fields:
    if reading.discourse.object != "chosen" or reading.discourse.off_field:
        raise reading.refuse("no cards in play were chosen before")
    return {"besides": "chosen"}


@reads
def of_that_player(reading: Reading, tree: Node) -> Fields:
    if reading.discourse.players != "an enemy player" and not reading.discourse.enemy_player:
        raise reading.refuse("no enemy player was spoken of before")
    return {"side": "enemy"}


@reads
def paired(reading: Reading, tree: Node) -> Fields:
    fields: Fields = {}
    for part in subtrees(tree):
        fields |= cast(Fields, reading.visit(part))
    return {"pilot": m.Selector(what=("pilot",), **fields)} if fields else {"paired": True}


@reads
def lacks_keyword(reading: Reading, tree: Node) -> Fields:
    return {"keyword_lacks": keyword_of(reading, first_token(tree), with_amount=False).name}


@reads
def battling_yours(reading: Reading, tree: Node) -> Fields:
    return {"battling": with_fields(reading, tree, noun_phrase(reading, subtrees(tree)[0]), side="your")}


@reads
def one(reading: Reading, tree: Node) -> m.Selector:
    return cast(m.Selector, reading.visit_first(tree))


@reads
def another(reading: Reading, tree: Node) -> m.Selector:
    what = one(reading, tree)
    fields = {name: getattr(what, name) for name in what.given()} | {"other": True}
    if what.same_name is not None and (reading.discourse.waited_for or reading.discourse.object == "chosen"):
        raise reading.refuse("it could be the name of this Unit, or of the card that was spoken of")
    of_chosen = reading.of_command and reading.discourse.object == "chosen"
    waited_for = reading.discourse.waited_for
    could_be_chosen = reading.discourse.object == "chosen" and reading.discourse.own_chosen and "unit" in what.what
    other_than_one = of_chosen or could_be_chosen or reading.of_command or fields.get("side") == "enemy"
    if not other_than_one and (waited_for is None or not _is_of(fields, waited_for)):
        return with_fields(reading, tree, what, other=True)
    return m.Selector(**_others(reading, tree, fields))


@reads
def another_of_yours(reading: Reading, tree: Node) -> m.Selector:
    return with_fields(reading, tree, another(reading, tree), side="your")


def with_fields(reading: Reading, node: Node, selector: m.Selector, **fields: object) -> m.Selector:
    """Return the selector with fields from the words around it."""
    for name, value in fields.items():
        before = getattr(selector, name)
        if before not in {value, m.Selector.model_fields[name].get_default()}:
            raise reading.refuse(f"{before} and {value} in one", node)
    return selector.model_copy(update=fields)


def narrowed(reading: Reading, what: m.Selector, **fields: object) -> m.Selector:
    """Return the cards with fields from the words around them, which are those of the present node."""
    return with_fields(reading, reading.node, what, **fields)


# --- keywords


@reads
def keyword(reading: Reading, tree: Node) -> m.Keyword:
    return keyword_of(reading, first_token(tree), with_amount=True)


def _is_of(fields: Fields, waited_for: m.Selector) -> bool:
    """True if the description is of own cards, of the same kind as those whose event the effect waits for."""
    what = fields.get("what", ())
    kinds = {what} if isinstance(what, str) else {*what}
    return fields.get("side", "your") in _OWN and waited_for.side in _OWN and bool(kinds & {*waited_for.what})


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


reads(
    with_damage=partial(field_of_part, field="damage"),
    links_with=partial(field_of_text, field="link_name"),
    name_lacks=partial(field_of_text, field="name_lacks"),
    of_cost=partial(field_of_part, field="cost"),
    of_level=partial(field_of_part, field="level"),
    not_named=partial(field_of_text, field="not_named"),
)
