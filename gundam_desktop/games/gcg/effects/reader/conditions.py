"""Reads conditions, joined or alone, on what has happened and on battles."""

from __future__ import annotations

from typing import Any

from lark import Tree

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.reader.counts import Quantity, count_is
from gundam_desktop.games.gcg.effects.reader.nouns import narrowed
from gundam_desktop.games.gcg.effects.reader.productions import CONDITION
from gundam_desktop.games.gcg.effects.reader.properties import expect_this
from gundam_desktop.games.gcg.effects.reader.reading import Reading, means, reads, says
from gundam_desktop.games.gcg.effects.reader.trees import Fields, Node, subtrees
from gundam_desktop.games.gcg.effects.wording.en_nouns import ORDINALS

_THIS_UNIT = frozenset({"this_unit", "subject_pronoun"})
"""What this Unit is called where it is the subject of a condition."""

_HOLDERS = {
    "you_have": "you_have",
    "than_opponent": "you_have",
    "as_many_as_opponent": "you_have",
    "they_have": "they_have",
    "than_you": "they_have",
    "there_are": "there_are",
}
"""Conditions that say whose the cards are -> the node of more cards that this player has in play."""
_DRAWN = m.Selector(what=("card",), side="your", did="drawn")
_WHOSE = frozenset({"side", "yours", "theirs"})


@reads
def condition(reading: Reading, tree: Node) -> m.Condition:
    """Return one condition, or `Both` of several."""
    parts = subtrees(tree)
    said = [one_condition(reading, part) for part in _with_holder(reading, parts)]
    return said[0] if len(said) == 1 else m.Both(both=tuple(said))


@reads
def any_of(reading: Reading, tree: Node) -> m.AnyOf:
    said = tuple(one_condition(reading, part) for part in _with_holder(reading, subtrees(tree)))
    return m.AnyOf(any_of=said)


def one_condition(reading: Reading, part: Node) -> m.Condition:
    """Return one condition; keep which other card it asks about: "it" could be that one from here on."""
    said: m.Condition = reading.visit(part)
    for one in said.both if isinstance(said, m.Both) else (said,):
        if (another := m.another_asked(one)) is not None:
            subject = subtrees(part)[0].data if subtrees(part) else ""
            reading.discourse.another_asked = another
            reading.discourse.asked_of_this = subject in _THIS_UNIT and reading.discourse.subject == "this"
    return said


def _with_holder(reading: Reading, parts: list[Node]) -> list[Any]:
    """Give cards in play without a verb the player of the words before: "you have a Unit in play and no Base in play".

    Those just before them without a place have the same one: "you have an (A) Unit and a (B) Unit in play".
    """
    found: list[Any] = []
    holder = ""
    for part in parts:
        place: Any = part.children[-1] if part.children else None
        in_play = isinstance(place, Tree) and place.data == "in_play"
        if part.data != "also_there" or not in_play:
            holder = "" if part.data == "there_are" and not in_play else _HOLDERS.get(part.data, "")
            found.append(part)
        elif holder == "there_are" or _says_whose(part):
            found.append(part)
        elif not holder:
            raise reading.refuse("it does not say whose cards these are", part)
        else:
            start = len(found)
            while start and found[start - 1].data == holder and found[start - 1].children[-1] is None:
                start -= 1
            found[start:] = [Tree(holder, [one.children[0], place], one.meta) for one in (*found[start:], part)]
    return found


def _says_whose(tree: Node) -> bool:
    """True for "2 enemy Units in play"."""
    while tree.data != "noun_phrase":
        tree = subtrees(tree)[0]
    adjectives = [subtrees(part)[0] if part.data == "adjective" else part for part in subtrees(tree)]
    return any(part.data in _WHOSE for part in adjectives)


@means
def than_target(reading: Reading, card: m.Reference, degree: str, stat: m.Stat) -> m.AttackTargetIs:
    """Return that this Unit has more or less of a figure than the Unit under attack."""
    expect_this(reading, card)
    own = m.StatOf(stat=stat)
    less, more = m.Range(most=m.Plus(plus=-1, amount=own)), m.Range(least=m.Plus(plus=1, amount=own))
    target = {"what": ("unit",), "side": "enemy", stat: less if degree == "more" else more}
    return m.AttackTargetIs(attacking=m.Selector.model_validate(target))


@means
def is_only_unit(reading: Reading) -> m.CountIs:
    reading.discourse.mention("this")
    return m.CountIs(count=m.Selector(what=("unit",), side="your", other=True), most=0)


@means
def one_is_so(reading: Reading, what: m.Selector, so: Fields) -> m.CountIs:
    if what.what != ("unit",):
        raise reading.refuse("only Units can attack, be attacked or battle")
    return m.CountIs(count=narrowed(reading, what, **so), least=1)


@means
def you_discarded(reading: Reading, said: Quantity) -> m.CountIs:
    discarded = count_is(reading, said, side="your", did="discarded")
    if reading.discourse.discards == 1:
        reading.discourse.introduce("discarded")
    return discarded


def _they(reading: Reading, did: m.Did, what: m.Selector = m.ANY_CARD, *, never: bool = False) -> m.CountIs:
    """Return that the effect let the players spoken of do something; only the enemy player did something alone."""
    if reading.discourse.players not in m.ONE_ENEMY:
        raise reading.refuse("it is not clear which player that is")
    cards = what.model_copy(update={"side": "enemy", "did": did})
    return m.CountIs(count=cards, most=0) if never else m.CountIs(count=cards, least=1)


says(
    this_itself="this",
    from_trash=m.DeployedFrom(deployed_from="trash"),
    from_hand=m.DeployedFrom(deployed_from="hand"),
    you_drew=m.CountIs(count=_DRAWN, least=1),
    as_many_as_drawn=m.Count(count=_DRAWN),
)


@means
def as_many_as_discarded(reading: Reading) -> m.Count:
    did = "discarded" if reading.discourse.discards else "returned" if reading.discourse.returned else None
    if did is None:
        raise reading.refuse("no cards were discarded before")
    return m.Count(count=m.ANY_CARD.model_copy(update={"did": did}))


@means("is_destroyed_by_it")
def destroys(reading: Reading, card: m.Reference, never: bool = False) -> m.Destroys:
    """Return the condition that the effect has destroyed the chosen Unit, or has not."""
    kinds = reading.discourse.chosen_kinds
    if card != "chosen" or not kinds or kinds - {"unit", "base"}:
        raise reading.refuse("only a chosen Unit or Base can be asked whether it was destroyed")
    what = tuple(kind for kind in ("unit", "base") if kind in kinds)
    destroys = "enemy" if reading.discourse.enemy_chosen else "any"
    return m.Destroys.model_validate({"destroys": destroys, "what": what, "never": never})


# --- the player, the turn, the battle


@means
def is_turn_number(reading: Reading, first: int, second: int | None) -> m.TurnNumber:
    if second not in {None, first + 1}:
        raise reading.refuse("the two turns must follow each other, like the first and the second")
    return m.TurnNumber(own_turn=m.Range(least=first, most=second or first))


@means
def is_blocking(reading: Reading, card: m.Reference) -> m.Blocking:
    expect_this(reading, card)
    return m.Blocking(blocking=True)


@means
def is_still_in_play(reading: Reading, card: m.Reference) -> m.Matches:
    if card not in {"this", "event card", "event doer"}:
        raise reading.refuse("only this Unit, or the Unit named after 'when', can be asked about here")
    return m.Matches(card=card, matches=m.ANY_UNIT)


@reads(*CONDITION.productions)
def condition_of_row(reading: Reading, tree: Node) -> m.Condition:
    """Return a condition by its row in the table; note the cards that it is about, or refuse it."""
    row, fields = CONDITION.meaning(tree), {}
    of_this = False
    for blank, value in CONDITION.values(reading, tree):
        if blank.field == "this":
            expect_this(reading, value)
            of_this = True
        else:
            fields[blank.field] = value
    if row.model is m.EffectDestroyed:
        fields = {"effect_destroyed": _side_of_effect(reading, fields.get("effect_destroyed", m.ENEMY_CARD))}
    said: m.Condition = row.made(fields)
    match said:
        case m.WithEx() if not reading.of_command:
            raise reading.refuse("only a Command can ask how its cost was paid")
        case m.EffectDestroyed() | m.DestroyedBy():
            reading.discourse.mention("this")
        case m.AttackTargetIs():
            _attack(reading, said, of_this=of_this)
        case m.BattlingIs(battling=what) if what.side == "enemy":
            reading.discourse.enemy, reading.discourse.enemy_chosen = m.ENEMY_IN_BATTLE, False
            alone = () if what.keyword in {None, "any"} else (what.keyword,)
            reading.discourse.keywords = what.keywords or alone
    return said


def _side_of_effect(reading: Reading, whose: object) -> m.Side:
    """Return the side of a player whose effect has destroyed this Unit."""
    if not reading.of_destruction or not isinstance(whose, m.Selector) or whose.what != ("card",):
        raise reading.refuse("this only works when this Unit is destroyed, and only for a player's effects")
    return whose.side


def _attack(reading: Reading, said: m.AttackTargetIs, *, of_this: bool) -> None:
    """Note the attack target: from here on "that enemy Unit" is the one that is attacked."""
    target = said.attacking
    if isinstance(target, m.Selector) and reading.discourse.doer == "event doer":
        raise reading.refuse("it is not clear which Unit's attack this asks about")
    if not of_this and "you are" in reading.words():
        _expect_attack(reading)
    if isinstance(target, m.Selector) and target.what == ("unit",):
        reading.discourse.enemy = m.ENEMY_IN_BATTLE


def _expect_attack(reading: Reading) -> None:
    """Refuse "you are attacking" where no attack of this Unit was spoken of."""
    attacks = any(on is not None and on.event == "attack" for on in (reading.marks.on, reading.marks.or_on))
    if not attacks and reading.discourse.attacker != "this":
        raise reading.refuse("it does not say which Unit attacks")


@means
def attacks_such_player(reading: Reading, *said: Any) -> m.Both:
    *card, held = said
    for attacker in card:
        expect_this(reading, attacker)
    attacks = m.AttackTargetIs(attacking="player")
    _attack(reading, attacks, of_this=bool(card))
    reading.discourse.opponent_asked = True
    return m.Both(both=(attacks, held))


means(
    ordinal=lambda _, word: ORDINALS.index(str(word).lower()) + 1,
    they_drew=lambda reading, _players: _they(reading, "drawn"),
    they_did_not_draw=lambda reading: _they(reading, "drawn", never=True),
    they_discarded=lambda reading, _players, *what: _they(reading, "discarded", *what),
    they_did_not_discard=lambda reading: _they(reading, "discarded", never=True),
    not_destroyed_by_it=lambda reading, card: destroys(reading, card, never=True),
    enemy_players=lambda _, bounds: m.EnemyPlayers(enemy_players=bounds),
)
