"""What "If you do", "If you don't" and "Otherwise" ask: the step or the condition that they follow."""

from __future__ import annotations

import re
from typing import Any, Final, NamedTuple

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.reader.reading import Reading
from gundam_desktop.games.gcg.effects.reader.said import Steps
from gundam_desktop.games.gcg.effects.reader.trees import Node, subtrees

_ALWAYS_DONE: Final = (m.Draw, m.Damage, m.Recover, m.Modify, m.DeployToken, m.PlaceResource, m.PlaceShield, m.When)
"""The steps that nobody declines: "If you don't" after one of them denies another thing."""
_HAVE: Final = {
    "you": re.compile(r"\s*you (?:also )?have (?!\w+ed\b|drawn\b)"),
    "they": re.compile(r"\s*(?:your opponent|an enemy player|the enemy player|that player) has "),
}
"""The conditions that "you don't" and "they don't" deny: "If you have a Base in play"."""


_SEVERAL: Final = re.compile(r"\b(?:and|or (?!more\b|less\b|fewer\b|higher\b|lower\b))\b")
"""What stands between two conditions: "you don't" denies the first of them alone."""


class Asked(NamedTuple):
    """The step that words like "If you do" ask about."""

    step: m.AnyStep
    governed: bool
    """True if it stands under a condition."""
    option_before: bool
    """True if an option before it is not asked about by anything yet."""
    own_sentence: bool
    """True if another "If you do" or the like stands before it, and it is not under that."""


def asked_step(steps: Steps, link: m.Link) -> Asked | None:
    """Return the step that a sentence with such a link asks about; None if there is none."""
    governed = False
    while steps and isinstance(block := steps[-1], m.If | m.When | m.Later) and not getattr(block, "otherwise", ()):
        governed = governed or isinstance(block, m.If)
        steps = block.steps
    if not steps:
        return None
    own = m.own_sentence(steps)
    steps = steps[own:]
    links = [step.link for step in steps]
    place = len(steps) - 1
    if link == "if you don't" and "if you do" in links[1:]:
        place = links.index("if you do", 1) - 1
    options = [at for at, step in enumerate(steps[:place]) if is_option(step)]
    unasked = [at for at in options if links[at + 1] not in m.ASKS_IF_DONE]
    return Asked(steps[place], governed, bool(unasked), own > 0)


def unclear(join: str, asked: Asked) -> str:
    """Return why it is not clear what the words `join` ask; empty if it is."""
    others = asked.step if isinstance(asked.step, m.Players) else None
    if join.startswith(("if they", "if you", "when you")) and (others is not None) != join.startswith("if they"):
        return "say 'you' for what you did just before, and 'they' for what other players did"
    if others is not None and any(inner.link in m.ASKS_IF_DONE for inner in others.steps):
        return "it is not clear which of the things that they do is asked about"
    option = is_option(asked.step)
    if asked.option_before and not option:
        return "it is not clear if this asks about the 'may', or about what is done after it"
    if join.startswith("if so") and asked.governed and not option:
        return "it is not clear if this asks about the condition, or about what is done under it"
    if "can't" in join:
        return 'after "you may", ask "If you don\'t" instead' if option else ""
    if "don't" not in join:
        return ""
    if asked.governed:
        return "it is not clear if this is for when the condition is not met, or when its effect is not done"
    if asked.own_sentence and not option:
        return "it could deny what was asked about before, or the sentence before it"
    return (
        ""
        if option or not isinstance(asked.step, _ALWAYS_DONE)
        else "nothing before it is optional, so it is always done"
    )


def denies_condition(
    reading: Reading, sentence: Node, steps: Steps, said: Any, link: m.Link, before: Node | None
) -> bool:
    """Return True if "If you don't" denies the condition of the sentence before; refuse what is not clear.

    So it does in "If you have a Base in play, draw 1. If you don't, discard 1", as nobody declines to draw.
    """
    asked = asked_step(steps, link)
    if asked is None:
        raise reading.refuse("there is nothing before it that it could refer to", sentence)
    join = _words(reading, sentence).replace("do not", "don't")
    condition = _words(reading, before) if before is not None and before.data == "if_so" else None
    certain = asked.governed and isinstance(asked.step, _ALWAYS_DONE) and not asked.option_before
    if condition and certain and not _SEVERAL.search(condition) and _denies(join, condition):
        return True
    if why := unclear(join, asked):
        raise reading.refuse(why, sentence)
    if link == "if you don't" and chosen_only_if_done((asked.step,), said):
        raise reading.refuse("it is about cards that are not chosen in this case", sentence)
    return False


def _denies(join: str, condition: str) -> bool:
    return any(f"{who} don't" in join and have.match(condition) for who, have in _HAVE.items())


def _words(reading: Reading, tree: Node) -> str:
    """Return the words of the first part of a node, in lower case."""
    meta = subtrees(tree)[0].meta
    return reading.line[meta.start_pos : meta.end_pos].lower()


def is_option(step: m.AnyStep) -> bool:
    """True for what a player may decline."""
    if isinstance(step, m.Players):
        return is_option(step.steps[-1])
    return isinstance(step, m.May)


def chosen_only_if_done(done: Steps, otherwise: Steps) -> bool:
    """True if steps are about cards that were chosen, and these are chosen in the steps that are not done then."""
    about = next((step for step in otherwise if isinstance(step, m.Choose) or m.is_about((step,), "chosen")), None)
    chosen = any(isinstance(part, m.Choose) for part in m.models_in(done))
    return chosen and about is not None and not isinstance(about, m.Choose)


def unclear_otherwise(step: m.If, otherwise: Steps) -> str:
    """Return why it is not clear what "Otherwise" denies after a sentence with a condition; empty if it is."""
    if chosen_only_if_done(step.steps, otherwise):
        return "it is about cards that are not chosen in this case"
    if is_option(step.steps[-1]) or any(inner.link in m.ASKS_IF_DONE for inner in step.steps):
        return "it is not clear if this is for when the condition is not met, or when the option is declined"
    if isinstance(step.condition, m.Both) and any(isinstance(part, m.TurnIs) for part in step.condition.both):
        return "it is not clear if this is for the other player's turn, or for when the condition is not met"
    return ""
