"""What the drawn pictures of cards show: decided by parts of the English name, then by traits, figures and effects.

The tables name machines, factions and deeds, never cards: a new set needs no new line to get its pictures.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from hashlib import blake2b
from typing import Final, TypeAlias

from pydantic import BaseModel

from gundam_desktop.games.gcg.cards.card import Card
from gundam_desktop.games.gcg.effects.language import KeywordAbility, PilotName
from gundam_desktop.tabletop import Motif

_Table: TypeAlias = tuple[tuple[str, str], ...]
"""Pairs of a result and the parts of names, or traits, that lead to it, divided by a bar; the first match counts."""

_UNITS: Final[_Table] = (
    ("bits", "bit|gundvölva|gundnode|pluma|wire-guided|elmeth|parts|beguir|bits|funnel"),
    ("companion", "haro|balloon|zeong (head"),
    ("pod", "ball|oggo|mistral|worker"),
    ("torso tank", "guntank|loto|tragos"),
    ("tank", "hildolfr|zuoot|tank"),
    ("beast", "bucue|lagowe|gaia gundam (ma|trooper mode|hashmal|hajiroboshi (2nd|chaos gundam (ma|(ma form"),
    ("amphibian", "gogg|z'gok|z’gok|ze'gok|kapool|zno|goohn|cancer|pisces|zee zulu|zock|marin|abyss gundam (ma"),
    ("amphibian", "acguy|ash"),
    ("saucer", "asshimar|anksha|gaplant|kikeroga (ma"),
    ("ray", "hambrabi|raider gundam (ma|kehaar|messala (ma"),
    ("crescent", "baund doc|gabthley|methuss"),
    ("dish", "big zam|adzam|psycho gundam (ma"),
    ("carrier", "meteor|gn armor|g-fighter|g-falcon|g-defenser|gp00|peacemaker|big-rang|g-bouncer|full package"),
    ("carrier", "core booster|esperansa"),
    ("fighter", "flight|fighter|waverider|bird mode|skygrasper|dopp|moebius|sky easy|flyer|(ma mode|bws|spallow"),
    ("fighter", "fatum|farsia|booster"),
    ("crab", "bigro|zakrello|palace|shamblo|zeong|le cygne|alpha azieru"),
    ("maw", "alvatore|patulia|agrissa|alvaaron|defurse|bolinoak|the-o"),
    ("giant", "psycho gundam|destroy gundam|penelope|ξ|gustav|virtue|kshatriya|quin|messer|dx|gadeel|extreme"),
    ("giant", "psycho haro"),
    ("dragon", "gafran|zedas|baqto|zeydra|exass|dragon|epyon|saikoro"),
    ("knight", "ritter|kimaris|tallgeese|gyan|heindree|rose|royal|michaelis|darilbalde|astaroth|duel|schwalbe"),
    ("knight", "dilanza|exia|sword|flag|enact|schneid"),
    ("winged", "wing|freedom|destiny|justice|v2|deathscythe|altron|phoenix|ootori|oowashi|saviour|calibarn|aile"),
    ("winged", "tail|bullet|zeta|aries|mirasoul|amatsu|throne|providence|virsago|qubeley|hellion|dinn|shrike"),
    ("winged", "kyrios|byarlant|delta|z gundam"),
    ("heavy", "cannon|heavyarms|leopard|buster|launcher|titus|gusion|flauros|landman|weapon|blaster"),
    ("heavy", "assault shroud|ez8|maxter|bolt|tieren|barding|dreissen|dias|zssa|sandrock|hyakuren|rodi"),
    ("heavy", "silver bullet|calamity"),
    ("one-eye", "zaku|gouf|dom|geara|gelgoog|ginn|hizack|marasai|galbaldy|dra-c|gaza|cgue|guaiz|galluss|kämpfer"),
    ("one-eye", "jagd|zulu|sazabi|sinanju|barzam|zudah|borjarnon|zowort|flat|desultor|shokew|jenice|rouei"),
    ("one-eye", "reginlaze|dijeh|efreet|ga-zowmn"),
    ("frame", "barbatos|graze|hyakuri|shiden|ryusei|hajiroboshi|narrative|lfrith|nadleeh"),
    ("brawler", "shining|master gundam|god|burning|nataku|shenlong|neros|rising gundam|build strike|striker|haow"),
    ("trooper", "gm|jegan|dagger|leo|nemo|m1|genoace|javelin|gun ez|jesta|daughtress|daughseat|balient|demi"),
    ("trooper", "murasame|gn-x|maganac|taurus|virgo|zoloat|rezel|adele|hexa|stark"),
)
_UNITS_BY_TRAIT: Final[_Table] = (
    ("dragon", "Vagan|UE"),
    ("brawler", "MF|Shuffle Alliance"),
    ("frame", "Gundam Frame|Tekkadan"),
    ("one-eye", "Zeon|Neo Zeon|ZAFT|Clan"),
    ("heavy", "Titans|Jupitris|Teiwaz"),
    ("knight", "Gjallarhorn|OZ"),
)
_LONE: Final = "gundam|strike|astray|-self|re-gz|mk"
_WEAPONS: Final[_Table] = (
    ("bazooka", "sniper|dynames|launcher|buster"),
    ("gatling", "heavyarms|leopard|gatling|blaster"),
    ("scythe", "deathscythe|scythe"),
    ("axe", "zaku|tomahawk"),
    ("sword", "sword|exia|red frame|lupus|gouf|schneid"),
    ("lance", "kimaris|gyan|tallgeese|michaelis|knight"),
    ("mace", "barbatos|gusion|mace"),
    ("staff", "shenlong|altron|rose|dragon"),
)
_LIVERIES: Final[_Table] = (
    ("#C8413A #6E2430 #F0C64E", "char|red|sazabi|sinanju|rouge|justice|trans-am|rouei|ginn"),
    ("#EABF3F #A0701C #FBF0C4", "gold|hyaku|akatsuki|super mode|awakened|alvatore|alvaaron|phoenix"),
    ("#454B5C #22252F #E2A63A", "black|banshee|deathscythe|schwarz|blitz|throne|pale rider|titans|schneid"),
    ("#5C86D2 #2C4784 #E9EEF6", "blue|gouf|mariner|pharact|leopard|duel"),
    ("#6E6788 #3A3450 #E0724E", "kämpfer|dom|psycho|master"),
    ("#EDF0F4 #8E9BB2 #E0A93C", "unicorn|white|barbatos|aerial|tallgeese|wing|x|rose|0"),
    ("#8CA66C #4B5A44 #DDB35A", "zaku|gelgoog|geara|hizack"),
)
_LIVERIES_BY_TRAIT: Final[_Table] = (
    ("#8CA66C #4B5A44 #DDB35A", "Zeon"),
    ("#86A060 #40543A #D6C27A", "Neo Zeon"),
    ("#5A6E98 #2B3550 #E0BF45", "Titans"),
    ("#98A0B6 #50577A #D9D26A", "ZAFT"),
    ("#DEDACB #7E7462 #CC6A3C", "Tekkadan|Teiwaz"),
    ("#638470 #35483F #E0CE90", "Gjallarhorn"),
    ("#958FA8 #504A70 #C06BEA", "Vagan|UE|Zanscare"),
    ("#B39A66 #6C5B3C #E9DCAC", "Maganac Corps"),
    ("#E2E9F2 #5778B4 #3FCDB2", "CB|GN Drive"),
    ("#F2ECE6 #B4535A #4B6FB4", "Orb|Triple Ship Alliance"),
    ("#E2E4EE #6E6F98 #D95C88", "Academy|Dawn of Fold"),
    ("#EEE8DA #4A58A6 #E07B3E", "Shuffle Alliance|MF"),
    ("#DCE1E9 #66799E #D8843F", "Earth Federation|Londo Bell|Earth Alliance|UN|White Base Team|AEUG"),
    ("#DCD8DF #6A5A80 #D0AE48", "Operation Meteor|OZ|Preventer"),
)
_SCENES: Final[_Table] = (
    ("desert", "desert|maganac|sandrock|tiger|bucue|lagowe|ground|hildolfr|worker|zuoot"),
    ("sea", "marin|gogg|z'gok|z’gok|ze'gok|kapool|zno|goohn|cancer|pisces|abyss|aquarius|zee zulu|zock|naval"),
    ("sea", "shamblo|forbidden|acguy|ash"),
    ("city", "psycho|destroy|police|messer|hizack|gustav|office|gundam fight|company|kaneban|school"),
)
_PEOPLE: Final[_Table] = (
    ("headband|headband|short hair", "Gundam Fighter|Shuffle Alliance|MF"),
    ("mask|helmet|long hair|long hair", "Cyber-Newtype|X-Rounder|Super Soldier|Innovade|Biological CPU"),
    ("long hair|short hair|hood|short hair", "Academy|Civilian|Clan|Vanadis Institute|Militia|Vulture"),
    ("cap|mask|short hair|long hair|helmet", "Zeon|Neo Zeon|OZ|Gjallarhorn|Titans"),
    ("open helmet|short hair|long hair|helmet|cap|open helmet", ""),
)
_BASES: Final[_Table] = (
    ("asteroid", "axis|palau|a baoa qu|jachin|asteroid|luna mana"),
    ("colony", "side|colony|industrial|armory"),
    ("arena", "gundam fight|clan battle|hideout|quiet zero"),
    ("city", "school|institute|office|kaneban|academy"),
    ("station", "sector|peacemillion|doritea|downes|gryphios|libra"),
    ("ground base", "jaburo|base|davao|corsica|desert|willgem"),
)
_COMMANDS: Final[_Table] = (
    ("wall", "shield|defense|bulwark|fortress"),
    ("supply", "supply|financier|striker pack|modification|assembly"),
    ("order", "order|tactic|directive|strategic|visionary|intercept|operation"),
    ("fist", "finger|punch|hammer|close combat|juzetsujin|fist|screamer"),
    ("hearts", "affection|devotion|bride|kindhearted|love|requests|mutual|sister|lady|encounter|reunion"),
)
_DEEDS: Final[_Table] = (
    ("destroy", "destroy|trash top"),
    ("beam", "damage"),
    ("net", "rest"),
    ("mending", "recover"),
    ("squad", "deploy token|deploy|deploy ex base"),
    ("data", "draw|look|add to hand|return looked"),
    ("wall", "redirect|players|prevent"),
    ("ignite", "set active"),
    ("retreat", "return|remove"),
    ("supply", "place resource"),
    ("bond", "pair"),
    ("order", "modify|gain effect"),
)
_OTHER: Final = {"resource": "crystal", "ex resource": "gold crystal", "ex base": "fortress", "base token": "fortress"}
_COMMON: Final = re.compile(
    r"gundam|custom|type|commander|mode|unit|kai|ver|second|high|mobility|form|full|armor|prototype|color|burst|ground"
    r"|team|light|launcher|sword|aile|perfect|force|blast|super|hobby|police|ma|ms|[\dⅰ-ⅿivx]{1,3}|\d+(st|nd|rd|th)"
)
"""Words of names that say nothing of which machine it is."""


def motif_of(card: Card) -> Motif:
    """Return what the picture of a card shows."""
    first, *others = [card.name] if card.type == "command" else _named(card.name)
    if card.type == "base" and others:
        return _person(card, first)._replace(beside=(_motif(card, others[0]),))
    result = _motif(card, first)
    return result._replace(beside=(*result.beside, *(_motif(card, name) for name in others[:2])))


def _motif(card: Card, name: str) -> Motif:
    """What is shown of one of the machines or people whom a card names."""
    match card.type:
        case "unit" | "unit token":
            return _unit(card, name)
        case "pilot":
            return _person(card, name)
        case "command":
            deed = Motif(_deed(card, name), scene=_scene(card, name), livery=_livery(card, ""))
            pilot = next((ability.name for ability in card.effects if isinstance(ability, PilotName)), "")
            return _person(card, pilot)._replace(beside=(deed,)) if pilot else deed
        case "base":
            return Motif(_base(card, name), seed=name, scene=_scene(card, name), livery=_livery(card, ""))
    return Motif(_OTHER[card.type], scene="hangar" if "base" in card.type else "nebula")


def _person(card: Card, name: str) -> Motif:
    dresses = next(dresses for dresses, traits in _PEOPLE if not traits or _has(card, traits)).split("|")
    return Motif(_pick(name, dresses), seed=name, scene=_scene(card, name), livery=_livery(card, ""))


def _unit(card: Card, name: str) -> Motif:
    return Motif(
        family(card, name),
        seed=machine(name),
        scene=_scene(card, name),
        livery=_livery(card, name),
        gear=tuple(_gear(card, name)),
        rank=min(card.level, 9),
        bulk=3 if _holds(name, "full armor|heavy") else max(-2, min(3, (card.hp or 0) - 3)),
    )


def family(card: Card, name: str) -> str:
    """Return the subject that shows a Unit."""
    if found := _match(name, _UNITS):
        return found
    if _holds(name, _LONE):
        return "giant" if card.level >= 8 else "slim"
    if found := next((result for result, traits in _UNITS_BY_TRAIT if _has(card, traits)), ""):
        return found
    if card.type == "unit token":
        return "trooper"
    if (card.hp or 0) - (card.ap or 0) >= 2:
        return "heavy"
    return "slim" if card.level >= 4 else "trooper"


@cache
def machine(name: str) -> str:
    """Return which machine a name means: its telling word, without owner, form and number.

    >>> machine("Gaia's Rick Dom (GQ)"), machine("Gundam Barbatos Lupus Rex"), machine("Zaku Ⅱ")
    ('rick', 'barbatos', 'zaku')
    """
    bare = re.sub(r"\(.*?\)|\[.*?\]|\".*?\"", " ", name.casefold())
    bare = re.sub(r"^.*?['’]s?\s", "", bare).strip()
    words = [word for word in re.split(r"[\s,]+", bare) if word]
    telling = [word for word in words if not _COMMON.fullmatch(word)]
    return telling[0] if telling else bare


def _named(name: str) -> list[str]:
    """The machines or people that a name lists."""
    return [part for part in re.split(r"\s*&\s*|,? and |, (?=[A-Z][a-z]+,)", name) if part] or [name]


def _gear(card: Card, name: str) -> Iterator[str]:
    keywords = {ability.keyword.name for ability in card.effects if isinstance(ability, KeywordAbility)}
    if weapon := _match(name, _WEAPONS):
        yield weapon
    elif "breach" in keywords:
        yield "bazooka"
    elif "first strike" in keywords:
        yield "blade"
    if "blocker" in keywords:
        yield "shield"
    if "high-maneuver" in keywords:
        yield "thrusters"


def _livery(card: Card, name: str) -> tuple[str, ...]:
    found = _match(name, _LIVERIES) or next((tones for tones, traits in _LIVERIES_BY_TRAIT if _has(card, traits)), "")
    return tuple(found.split())


def _scene(card: Card, name: str) -> str:
    if found := _match(name, _SCENES):
        return found
    if _has(card, "Academy|Clan"):
        return _pick(card.number, ("colony", "space", "hangar"))
    if _has(card, "MF|Shuffle Alliance"):
        return _pick(card.number, ("peaks", "city", "sky"))
    if card.environment == ("space",):
        return _pick(card.number, ("space", "nebula", "space", "colony"))
    if card.environment == ("earth",):
        return _pick(card.number, ("sky", "peaks", "desert", "city"))
    return ""


def _base(card: Card, name: str) -> str:
    if _has(card, "Warship"):
        return "ship"
    return _match(name, _BASES) or _pick(name, ("fortress", "station", "ground base"))


def _deed(card: Card, name: str) -> str:
    if found := _match(name, _COMMANDS):
        return found
    for verb in _verbs(card.effects):
        for deed, verbs in _DEEDS:
            if verb in verbs.split("|"):
                return deed
    return _pick(name, ("order", "bond", "data"))


def _verbs(node: object) -> Iterator[str]:
    """What effects do, in the words of the effect language, in their order."""
    if isinstance(node, BaseModel):
        verb = getattr(node, "do", None)
        if isinstance(verb, str):
            yield verb
        for field in type(node).model_fields:
            yield from _verbs(getattr(node, field))
    elif isinstance(node, tuple | list):
        for part in node:
            yield from _verbs(part)


def _match(name: str, table: _Table) -> str:
    return next((result for result, parts in table if _holds(name, parts)), "")


def _holds(name: str, parts: str) -> bool:
    return bool(name) and _pattern(parts).search(name.casefold()) is not None


@cache
def _pattern(parts: str) -> re.Pattern[str]:
    """Parts of names: a long one may be anywhere, a short one begins a word, a very short one is a word."""
    return re.compile(
        "|".join(
            re.escape(part)
            if len(part) > 4
            else rf"(?<![^\s\-(]){re.escape(part)}" + (r"(?![^\s\-)])" if len(part) < 4 else "")
            for part in parts.split("|")
        )
    )


def _has(card: Card, traits: str) -> bool:
    return not set(traits.split("|")).isdisjoint(card.traits)


def _pick(seed: str, results: Sequence[str]) -> str:
    """One of some results, always the same one for a seed."""
    return results[int.from_bytes(blake2b(seed.encode(), digest_size=4).digest(), "big") % len(results)]
