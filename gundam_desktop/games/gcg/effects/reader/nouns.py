"""Reads noun phrases as selectors: kinds, side, conditions."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, cast

from lark import Token

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.reader.parts import keyword_of
from gundam_desktop.games.gcg.effects.reader.productions import COLOR, KIND, NON_COLOR, STATE
from gundam_desktop.games.gcg.effects.reader.qualities import alternatives_joined, attacking_one, inside
from gundam_desktop.games.gcg.effects.reader.reading import Reading, means, reads, says
from gundam_desktop.games.gcg.effects.reader.trees import Fields, Node, subtrees

_OWN = frozenset({"your", "friendly"})
_PILOT = frozenset({"paired", "pilot"})
"""What says that a Unit is paired with a Pilot, or that it is not."""
_PRINTED = frozenset(
    {"colors", "colors_lack", "traits", "traits_lack", "level", "level_is", "cost", "ap", "hp", "effect", "either"}
    | {"name", "not_named", "name_contains", "name_lacks"}
)
"""What is printed on a Pilot as well as on a Unit."""
_OF_UNITS_ALONE = frozenset(
    {"state", "damaged", "damage", "linked", "token", "new", "has_attacked", "in_turn", "not_in_turn"}
    | {"attacking", "attacked", "attacks_player", "in_battle", "battling", "battling_none", "besides", "other"}
)
"""What a Unit in play is or does, and a Pilot is not and does not."""
_TOKENS: Final[dict[str, Fields]] = {
    "unit token": {"what": "unit", "token": True},
    "ex resource": {"what": "resource", "ex": True},
    "command": {"what": "command card"},
}
"""The nouns that are no kinds of cards alone."""


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
        raise reading.refuse("this is one card, but it does not say which one")
    return what


def _is_singular(reading: Reading, phrase: Node) -> bool:
    nouns = [noun for part in subtrees(phrase) if part.data == "nouns" for noun in subtrees(part)]
    return not all(reading.line[: noun.meta.end_pos].lower().endswith("s") for noun in nouns)


@reads("noun_phrase", "plain_nouns")
def noun_phrase(reading: Reading, tree: Node) -> m.Selector:
    """Return the selector with all parts of the description."""
    fields: Fields = {}
    enemies: Node | None = None
    with_pilot = False
    for part in alternatives_joined(subtrees(tree)):
        said = cast(Fields, reading.visit(part))
        if with_pilot:
            fields, said = {**fields, **_of_pilot(reading, fields, said, part)}, {}
        with_pilot = with_pilot or (not said.keys().isdisjoint(_PILOT) and _ends_with_pilot(reading, part))
        if said.get("of_enemies") and fields.get("side") != "enemy":
            raise reading.refuse("enemy cards and other cards cannot be named together here", part)
        if said.get("zone") and (fields.get("side"), said.get("side")) == ("friendly", "your"):
            fields["side"] = "your"
        for name in said.keys() & fields.keys():
            if fields[name] != said[name]:
                raise reading.refuse("it contradicts the words before", part)
        if said.get("of_enemies") and "/" not in reading.line[part.meta.start_pos : part.meta.end_pos]:
            enemies = part
        fields |= {name: value for name, value in said.items() if name != "of_enemies"}
    _refuse_mixed(reading, fields, enemies)
    if any(tree.find_data("units_and_bases")) and fields.keys() - {"what", "side", "other"}:
        raise reading.refuse("it is not clear whether the description applies to both Units and Bases")
    if fields.get("besides") not in {None, "this card"} and fields.get("side") in _OWN and not reading.of_command:
        raise reading.refuse("it is not clear if 'other' means other than this Unit or than the chosen one")
    what = m.Selector(**_others(reading, tree, fields))
    if what.side != "enemy" and any(tree.find_data("below_one")) | any(tree.find_data("up_to_one")):
        raise reading.refuse("only enemy cards can be compared this way; your own could be compared with themselves")
    if what.what != ("unit",) and any(part.what == ("unit",) for part in what.either):
        raise reading.refuse("only Units in play can be described by one thing 'or' another")
    if what.besides == "this card" and not set(what.what) <= m.ANYWHERE:
        raise reading.refuse("this can only be said of cards that are not in play; for others, say 'other Units'")
    in_turn = {what.in_turn, what.not_in_turn} - {None}
    if in_turn and not m.can_have_happened(in_turn, what.what):
        raise reading.refuse("this can only be asked of Units in play, or of Bases for damage and HP")
    if in_turn & m.TO_ENEMIES and what.side not in _OWN and not _is_of_yours(reading, tree):
        raise reading.refuse("it is not clear if this means your enemy or an enemy of that Unit's player")
    return what


def _ends_with_pilot(reading: Reading, part: Node) -> bool:
    return reading.line[: part.meta.end_pos].lower().endswith("pilot")


def _of_pilot(reading: Reading, fields: Fields, said: Fields, part: Node | None = None) -> Fields:
    """Return a description that stands behind "with a Pilot", in the `fields` of a Unit: what only Units do is theirs.

    What is printed on a card is of the Pilot: "a Unit with a Pilot that is Lv.4 or higher".
    """
    if said.keys() <= _OF_UNITS_ALONE and fields.keys().isdisjoint(said):
        return said
    pilot = fields.get("pilot") or m.Selector(what=("pilot",))
    if fields.get("paired") is False or not said.keys() <= _PRINTED or pilot.given() & said.keys():
        raise reading.refuse("it is not clear if this describes the Unit or its Pilot", part)
    return {"pilot": pilot.model_copy(update=said), "paired": None}


def _refuse_mixed(reading: Reading, fields: Fields, enemies: Node | None) -> None:
    """Refuse what describes one of two kinds of cards, or none; `enemies` are nouns with "enemy" before each."""
    what = fields.get("what", ())
    kinds = [what] if isinstance(what, str) else [*what]
    if fields.pop("excluded", None) not in {None, *kinds}:
        raise reading.refuse("the cards that are left out must be of the same kind")
    if len({*kinds}) < len(kinds) or (enemies is not None and fields.keys() - {"what", "side", "other", "token"}):
        raise reading.refuse("it is not clear whether the description applies to both kinds of cards", enemies)
    other_way = (kinds == ["pilot"] and "paired" in fields) or (kinds == ["unit"] and "host" in fields)
    if other_way or (len(kinds) > 1 and "linked" in fields):
        raise reading.refuse("only a Unit can be paired with a Pilot or be a Link Unit")


def _others(reading: Reading, tree: Node, fields: Fields) -> Fields:
    """Return the description with what "other" means: other than this card, or than those spoken of before."""
    if not fields.get("other"):
        return fields
    spoken_of = reading.discourse
    of_yours = _is_of_yours(reading, tree)
    side: m.Side = "your" if of_yours else fields.get("side", "any")
    if any(m.could_be_one(each, fields["what"], side) for each in spoken_of.beside):
        return _beside(reading, tree, fields, side)
    of_chosen = {**fields, "other": False, "besides": "chosen"}
    if fields.get("side") == "enemy":
        besides = "chosen" if spoken_of.enemy_chosen else spoken_of.enemy
        if besides is None and spoken_of.waited_for is not None and _is_of(fields, spoken_of.waited_for):
            besides = spoken_of.doer
        if isinstance(besides, m.All) and besides.all.battling == "this":
            return {**fields, "other": False, "in_battle": False}  # other than the Unit in battle with this one
        if not isinstance(besides, str):
            raise reading.refuse("'other' refers to no enemy card: none was named before", tree)
        return {**fields, "other": False, "besides": besides}
    waited_for = spoken_of.waited_for
    if waited_for is not None and spoken_of.object != "chosen" and _is_of(fields, waited_for):
        of_both = any(m.could_be_one(each, fields["what"], side) for each in spoken_of.of_event)
        if waited_for.other or of_both:
            raise reading.refuse("it is not clear if 'other' means other than this Unit or than that one", tree)
        return {**fields, "other": False, "besides": "event doer"}
    if spoken_of.object == "chosen" and spoken_of.players == "all players" and "side" not in fields:
        return of_chosen
    of_kind = not spoken_of.chosen_kinds.isdisjoint(fields["what"])
    if spoken_of.object == "chosen" and of_kind and not (spoken_of.enemy_chosen or spoken_of.off_field):
        if reading.of_command:
            return of_chosen
        raise reading.refuse("it is not clear if 'other' means other than this Unit or than the chosen one", tree)
    if reading.of_command and spoken_of.enemy_chosen and not spoken_of.off_field and "side" not in fields:
        return of_chosen
    if spoken_of.enemy_chosen and not (of_yours or "side" in fields):
        raise reading.refuse("it is not clear if 'other' means other than this Unit or than the chosen one", tree)
    others = _others_spoken_of(reading)
    if not reading.of_command and any(m.could_be_one(each, fields["what"], side) for each in others):
        raise reading.refuse("it is not clear if 'other' means other than this Unit or than another card", tree)
    if reading.of_command:
        raise reading.refuse("'other' refers to no card: none was named before", tree)
    return fields


def _others_spoken_of(reading: Reading) -> Iterator[m.Selector]:
    """Yield the cards in play besides this one that the text spoke of: "other" could be other than these."""
    spoken_of = reading.discourse
    for what in (spoken_of.waited_for, *spoken_of.of_event):
        if what is not None and what.zone is None and "card" not in what.what:
            yield what
    if spoken_of.several is not None and not spoken_of.several.all.other:
        yield spoken_of.several.all
    if spoken_of.object == "deployed":
        yield m.Selector(what=("unit",), side="your")


def _beside(reading: Reading, tree: Node, fields: Fields, side: m.Side) -> Fields:
    """Return the description of cards other than those before them in a choice, which is of different cards anyway."""
    spoken_of = reading.discourse
    if "other than this" in reading.line[tree.meta.start_pos : tree.meta.end_pos].lower():
        return fields
    of_event = spoken_of.waited_for is not None or spoken_of.enemy is not None
    of_this = side in _OWN and "zone" not in fields and not reading.of_command
    if of_event or of_this or any(each.other for each in spoken_of.beside):
        raise reading.refuse(
            "it is not clear if 'other' means other than this Unit or than the cards named before", tree
        )
    return {**fields, "other": False}


@reads
def nouns(reading: Reading, tree: Node) -> Fields:
    of_enemies = any(noun.data in {"enemy_noun", "enemy_bases"} for noun in subtrees(tree))
    said = [cast(Fields, reading.visit(noun)) for noun in subtrees(tree)]
    fields: Fields = {"what": tuple(noun["what"] for noun in said), "of_enemies": of_enemies}
    for kind in ("token", "ex"):
        kinds = {noun.get(kind) for noun in said}
        if len(kinds) > 1:
            raise reading.refuse("tokens or EX Resources cannot be named together with other cards here")
        if kinds != {None}:
            fields[kind] = True
    return fields


says(
    units_and_bases={"what": ("unit", "base"), "of_enemies": False},
    enemy_bases={"what": "base"},
    yours={"side": "your"},
    theirs={"side": "enemy"},
    attacking={"attacking": True},
    in_battle={"in_battle": True},
    battling_this={"battling": "this"},
    not_paired={"paired": False},
    attacked={"attacked": True},
)


says(**COLOR.meanings(), **{name: {"state": state} for name, state in STATE.meanings().items()})
says(**{name: {"colors_lack": (color,)} for name, color in NON_COLOR.meanings().items()})
says(**{name: _TOKENS.get(kind, {"what": kind}) for name, kind in KIND.meanings().items()})


# --- after the noun


@means
def with_both(reading: Reading, *said: Fields) -> Fields:
    """Return several figures and keyword effects that all are asked for."""
    fields: Fields = {}
    for part in said:
        if fields.keys() & part.keys():
            raise reading.refuse("the same thing is asked for twice")
        fields |= part
    return fields


@means
def with_keyword(reading: Reading, *keywords: Token) -> Fields:
    names = tuple(keyword_of(reading, keyword, with_amount=False).name for keyword in keywords)
    return {"keyword": names[0]} if len(names) == 1 else {"keywords": names}


@means
def with_stat_or_stat(_: Reading, bounds: m.Range, stat: str, other_bounds: m.Range, other_stat: str) -> Fields:
    either = ({stat: bounds}, {other_stat: other_bounds})
    return {"either": tuple(m.Selector.model_validate({"what": ("unit",), **said}) for said in either)}


@means
def battling_none(reading: Reading, units: m.Selector, level: m.Range | None) -> Fields:
    fields: Fields = {"battling_none": narrowed(reading, units, side="your")}
    return fields if level is None else {**fields, "level": level}


@means
def paired_with_one(reading: Reading, other: m.Selector) -> Fields:
    if other.what not in {("pilot",), ("unit",)}:
        raise reading.refuse("only Units and Pilots can be paired with each other")
    return {"pilot" if other.what == ("pilot",) else "host": other}


@means
def other_than_traits(reading: Reading, traits: Fields, noun: Fields) -> Fields:
    if len(traits["traits"]) > 1 or noun.get("token"):
        raise reading.refuse("only one trait can be left out here, and not for tokens")
    return {"traits_lack": traits["traits"], "excluded": noun["what"]}


@means
def of_that_player(reading: Reading) -> Fields:
    if reading.discourse.players != "an enemy player" and not reading.discourse.enemy_player:
        raise reading.refuse("no enemy player was spoken of before")
    return {"side": "enemy"}


@means
def paired(reading: Reading, *said: Fields) -> Fields:
    fields: Fields = {"paired": True}
    for part in said:
        fields |= _of_pilot(reading, fields, part)
    return fields


@reads
def one(reading: Reading, tree: Node) -> m.Selector:
    return cast(m.Selector, reading.visit_first(tree))


@means("another")
def another_of(reading: Reading, what: m.Selector) -> m.Selector:
    fields = {name: getattr(what, name) for name in what.given()} | {"other": True}
    if what.same_name is not None and (reading.discourse.waited_for or reading.discourse.object == "chosen"):
        raise reading.refuse("it is not clear if the name of this Unit is meant, or that of another card")
    of_chosen = reading.of_command and reading.discourse.object == "chosen"
    waited_for = reading.discourse.waited_for
    could_be_chosen = reading.discourse.object == "chosen" and reading.discourse.own_chosen and "unit" in what.what
    other_than_one = of_chosen or could_be_chosen or reading.of_command or fields.get("side") == "enemy"
    of_unit = "unit" in what.what and reading.discourse.object == "deployed"
    if not (other_than_one or of_unit) and (waited_for is None or not _is_of(fields, waited_for)):
        return narrowed(reading, what, other=True)
    return m.Selector(**_others(reading, reading.node, fields))


def with_fields(reading: Reading, node: Node, selector: m.Selector, **fields: object) -> m.Selector:
    """Return the selector with fields from the words around it."""
    for name, value in fields.items():
        before = getattr(selector, name)
        if before not in {value, m.Selector.model_fields[name].get_default()}:
            raise reading.refuse(f"it cannot be both '{before}' and '{value}'", node)
    return selector.model_copy(update=fields)


def narrowed(reading: Reading, what: m.Selector, **fields: object) -> m.Selector:
    """Return the cards with fields from the words around them, which are those of the present node."""
    return with_fields(reading, reading.node, what, **fields)


def _is_of(fields: Fields, waited_for: m.Selector) -> bool:
    """True if the description is of the same player's cards, and kind, as those whose event the effect waits for."""
    sides = {fields.get("side", "your"), waited_for.side}
    return (sides <= _OWN or sides == {"enemy"}) and not set(fields["what"]).isdisjoint(waited_for.what)


def _is_of_yours(reading: Reading, tree: Node) -> bool:
    """True for what stands behind "1 of your"."""
    return reading.line[: tree.meta.start_pos].rstrip().lower().endswith("of your")


def _named(field: str, *names: Token) -> Fields:
    """Return the description of a name, or of one of several names."""
    either = tuple({field: inside(name)} for name in names)
    if len(either) == 1:
        return either[0]
    return {"either": tuple(m.Selector.model_validate({"what": ("card",), **said}) for said in either)}


means(
    side=lambda _, word: {"side": word.lower()},
    colors=lambda _, *colors: {"colors": colors},
    traits=lambda _, *traits: {"traits": tuple(map(inside, traits))},
    trait_lacks=lambda _, trait: {"traits_lack": (inside(trait),)},
    with_stat=lambda _, bounds, stat: {stat: bounds},
    with_stat_first=lambda _, stat, bounds: {stat: bounds},
    with_damage=lambda _, bounds: {"damage": bounds},
    of_cost=lambda _, bounds: {"cost": bounds},
    of_level=lambda _, bounds: {"level": bounds},
    of_name=lambda _, *names: _named("name", *names),
    name_contains=lambda _, *names: _named("name_contains", *names),
    with_pilot=lambda _, traits: {"pilot": m.Selector(what=("pilot",), **traits)},
    paired_with_named=lambda _, name: {"pilot": m.Selector(what=("pilot",), name=inside(name))},
    lacks_keyword=lambda reading, keyword: {"keyword_lacks": keyword_of(reading, keyword, with_amount=False).name},
    attacking_yours=lambda reading, what: attacking_one(reading, narrowed(reading, what, side="your")),
    battling_one=lambda _, other: {"battling": other},
    another_of_yours=lambda reading, what: narrowed(reading, another_of(reading, what), side="your"),
    keyword=lambda reading, keyword: keyword_of(reading, keyword, with_amount=True),
)
