"""Reads what players do: all of them, the opponent, a chosen player."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.reader.joining import joined
from gundam_desktop.games.gcg.effects.reader.lasting import limit_of
from gundam_desktop.games.gcg.effects.reader.players import PLAYERS
from gundam_desktop.games.gcg.effects.reader.reading import Reading, reads, says
from gundam_desktop.games.gcg.effects.reader.said import Steps
from gundam_desktop.games.gcg.effects.reader.trees import Node, first_token, subtrees

_SEVERAL: Final = frozenset({"all players", "you and an enemy player", "you and that enemy player"})
"""Players of whom "that player" is none in particular."""


@reads
def players_do(reading: Reading, tree: Node) -> Steps:
    """Return what players do or may do; of all enemy players with such cards: in a game of two that is a condition."""
    _, held, may, told = tree.children
    condition = reading.visit(cast(Node, held)) if held else None

    def said() -> Steps:
        steps = limit_of(reading, cast(Node, told))
        return (m.May(steps=steps),) if may else steps

    steps = _players(reading, said)
    return (m.If(condition=condition, steps=steps),) if condition else steps


@reads
def reveal_their_hand(reading: Reading, tree: Node) -> Steps:
    """Return the showing of the enemy player's hand: from here on "among them" means its cards."""
    hand = m.Reveal(to=m.All(all=m.ENEMY_HAND))
    (step,) = _players(reading, lambda: (hand,))
    if not isinstance(step, m.Players) or step.who not in m.ONE_ENEMY:
        raise reading.refuse("only an enemy player can reveal their hand like this")
    reading.discourse.among, reading.discourse.continues = "their hand", False
    return (hand,)


def _players(reading: Reading, said: Callable[[], Steps]) -> Steps:
    """Return the steps `said` to one player as steps of the players at the start of a sentence."""
    who = _who(reading)
    if who is None:
        return said()
    reading.discourse.players = who
    steps = said()
    chose = [part.groups for part in m.models_in(steps) if isinstance(part, m.Choose)]
    others = "you" not in who and who != "all players"
    if others and any(isinstance(part, m.Selector) and part.other for part in m.models_in(steps)):
        raise reading.refuse("it is not clear which card 'other' refers to")
    reading.discourse.looked_by_others = others and any(isinstance(part, m.Look) for part in m.models_in(steps))
    reading.discourse.chosen_for_each = bool(chose) and who.startswith(("all", "you and"))
    if chose and chose[-1][0].what.side in {"your", "friendly"}:
        reading.discourse.enemy_chosen, reading.discourse.own_chosen = who in m.ONE_ENEMY, False
        reading.discourse.of_others_chosen = True
    if steps == (m.DiscardChosen(),) and who in m.ONE_ENEMY:
        reading.discourse.continues = False
        return steps
    match steps:
        case (m.Choose() as choose, m.Destroy(to="chosen") | m.DiscardChosen(to="chosen") as then):
            return (m.Players(who=who, steps=(choose,)), then)
    return (m.Players(who=who, steps=steps),)


def _who(reading: Reading) -> m.PlayersName | None:
    """Return who does what a sentence says, before its steps speak of other cards; None for you."""
    spoken_of = reading.discourse
    words = str(first_token(reading.node)).lower().removesuffix(" each")
    if words == "its owner":
        return _owner(reading)
    of_before = words in {"they", "that player"}
    if of_before and spoken_of.players is None:
        if spoken_of.opponent_asked:
            return "an enemy player"
        if words == "that player" and _is_of_enemy(reading):
            return "that enemy player"
        raise reading.refuse("no player was spoken of before")
    if words == "that player" and spoken_of.players in _SEVERAL:
        raise reading.refuse("several players were spoken of before")
    if of_before:
        spoken_of.continues = True
        return spoken_of.players
    who = PLAYERS[words]
    if "that enemy player" in who:
        if spoken_of.players == "an enemy player":
            spoken_of.continues = who == "that enemy player"
            return "an enemy player" if who == "that enemy player" else "you and an enemy player"
        asked = spoken_of.opponent_asked and not spoken_of.enemy_chosen
        if who == "that enemy player" and spoken_of.players is None and asked:
            return "an enemy player"
        if not (spoken_of.enemy_player or spoken_of.enemy_chosen):
            raise reading.refuse("no enemy player was spoken of before")
    if who == "the owner of the destroyed Unit" and not spoken_of.destroyed:
        raise reading.refuse("no Unit was destroyed before")
    if who == "you and the player who destroyed this" and not reading.of_destruction:
        raise reading.refuse("this only works when this Unit is destroyed")
    return who


def _owner(reading: Reading) -> m.PlayersName | None:
    """Return the player whose card was spoken of last; None for you."""
    if reading.discourse.players == "an enemy player" and _is_of_enemy(reading):
        reading.discourse.continues = True
        return "an enemy player"
    subject, meant = reading.discourse.subject, reading.discourse.as_object()
    of_two = reading.discourse.of_two_units or (meant in {"this", "this base"} and reading.discourse.enemy_player)
    if reading.discourse.several is not None or subject != meant or of_two:
        raise reading.refuse("it is not clear whose card that is")
    if meant in {"this", "this base", "this card"} or (meant == "chosen" and reading.discourse.own_chosen):
        return None
    if meant == "event doer" and reading.discourse.doer_side in {"your", "friendly"}:
        return None
    if not _is_of_enemy(reading):
        raise reading.refuse("it is not clear whose card that is")
    return "that enemy player"


def _is_of_enemy(reading: Reading) -> bool:
    """True if the card spoken of last is an enemy one: chosen, or of the event."""
    of_event = reading.discourse.object == "event doer" and reading.discourse.doer_side == "enemy"
    return of_event or (reading.discourse.object == "chosen" and reading.discourse.enemy_chosen)


@reads
def chosen_player_does(reading: Reading, tree: Node) -> Steps:
    _choose_player(reading)
    *asked, does = subtrees(tree)
    step, *then = reading.visit(does)
    reading.discourse.continues = False
    does_it = isinstance(step, m.Players) and step.who in {"an enemy player", "you and an enemy player"}
    if not does_it and (asked or not isinstance(step, m.Reveal)):
        raise reading.refuse("this must be something that the chosen player does", does)
    if not asked:
        return (step, *then)
    if then:
        raise reading.refuse("what is done with the chosen cards must be a sentence of its own here", does)
    (held,) = asked
    condition = reading.visit(held)
    if condition != "most" and (held.data != "they_have" or condition.count.zone != "hand"):
        return (m.If(condition=condition, steps=(step,)),)
    if step.who != "an enemy player":
        raise reading.refuse("with a condition on their hand, only the chosen player can do this")
    if condition != "most" and condition.count != m.ENEMY_HAND:
        raise reading.refuse("the cards in an enemy hand can only be counted, not described")
    hand = condition if condition == "most" else m.Range(least=condition.least, most=condition.most)
    return (step.model_copy(update={"hand": hand}),)


says(most_in_hand="most")


def _choose_player(reading: Reading) -> None:
    """Note that an enemy player was chosen: "it" could not mean this card any more."""
    spoken_of = reading.discourse
    spoken_of.players = "an enemy player"
    if spoken_of.object in m.NEVER_CHOSEN:
        spoken_of.subject = spoken_of.object = None


@reads
def chosen_player(reading: Reading, tree: Node) -> Steps:
    """Return what is done if an enemy player can be chosen: in a game of two that is always the same one."""
    _choose_player(reading)
    *asked, does = subtrees(tree)
    steps = reading.visit(does)
    return (m.If(condition=reading.visit(asked[0]), steps=steps),) if asked else steps


def continued(reading: Reading, sentence: Node, steps: Steps, said: Steps) -> Steps:
    """Put what players do further behind what they did last, with its condition on the card they looked at."""
    last = steps[-1] if steps else None
    if isinstance(last, m.If) and not last.otherwise:
        return (*steps[:-1], last.model_copy(update={"steps": continued(reading, sentence, last.steps, said)}))
    if not isinstance(last, m.Players):
        raise reading.refuse("what that player did must be the sentence just before", sentence)
    match said:
        case (m.Players(steps=more, link=link),):
            inner: Steps = (more[0].model_copy(update={"link": link}), *more[1:])
        case (
            m.If(condition=m.Matches(card="looked" | "chosen"), steps=(m.Players(steps=more),), otherwise=()) as asked,
        ):
            inner = (asked.model_copy(update={"steps": more}),)
        case _:
            return steps + said
    further = joined(last.steps, inner, inner[0].link, refers=reading.discourse.refers)
    return (*steps[:-1], last.model_copy(update={"steps": further}))
