"""Damage in texts: productions made from the words for its kinds, and what they mean."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.phrases.references import ReferenceTexts
from gundam_desktop.games.gcg.effects.reader.nouns import one_with
from gundam_desktop.games.gcg.effects.reader.reading import Reading, reads, says
from gundam_desktop.games.gcg.effects.reader.rows import RowRule
from gundam_desktop.games.gcg.effects.reader.trees import Node


class Damage(NamedTuple):
    """Damage that is received: of which kind it is and from what."""

    damage: Any
    by: Any = None
    what: m.Selector | None = None
    next_only: bool = False

    def prevented(self) -> m.RuleChange:
        """Return the rule that a card does not receive such damage."""
        kind = "" if self.damage == "any" else f"{self.damage} "
        what = self.what or (m.ENEMY_CARD if self.by else None)
        return m.RuleChange.model_validate({"rule": f"no {kind}damage from", "what": what})


def _said(*forms: str, by: str | None = None, next_only: bool = False) -> Iterator[tuple[Damage, str]]:
    for kind, words in ReferenceTexts.damage.read():
        yield from ((Damage(kind, by, next_only=next_only), form.replace("{}", words)) for form in forms)


_PLAIN: Final = RowRule("plain_damage", _said("{}"), {})
_ENEMY: Final = RowRule("enemy_damage", _said("enemy {}", "{} from an enemy", by="enemy"), {})
_THE: Final = RowRule("the_damage", (*_said("the {}", "any {}"), *_said("the enemy {}", by="enemy")), {})
_NEXT: Final = RowRule("next_damage", _said("the next {}", next_only=True), {})
_FROM: Final = RowRule("damage_from", _said("{} from an enemy {what}", by="enemy"), {"what": "noun_phrase"})
DAMAGE_WORDS: Final = "".join(rows.grammar for rows in (_PLAIN, _ENEMY, _THE, _NEXT, _FROM))

says(**_PLAIN.meanings(), **_ENEMY.meanings(), **_THE.meanings(), **_NEXT.meanings())


@reads(*_FROM.productions)
def damage_from(reading: Reading, tree: Node) -> Damage:
    """Return damage from such enemy cards."""
    return _FROM.meaning(tree)._replace(what=one_with(reading, tree, side="enemy"))
