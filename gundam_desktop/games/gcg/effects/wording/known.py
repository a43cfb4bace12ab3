"""What Japanese and Chinese have words for: anything else in an effect is refused, so that nothing is left unsaid."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.wording import NotWorded, opponents_choice

_SELECTOR = (
    "what side zone other state damaged linked paired token attacking colors traits level cost ap hp keyword name "
    "keyword_lacks name_contains name_lacks effect battling pilot host highest lowest either keywords ex new"
)
_FIELDS: dict[type[m.Model], str] = {
    m.Selector: _SELECTOR,
    m.Keyword: "name amount",
    m.All: "all",
    m.Range: "least most",
    m.Count: "count unique",
    m.StatOf: "stat of",
    m.Times: "times amount",
    m.Per: "per amount",
    m.NumberOf: "number_of",
    m.EventAmount: "event",
    m.CountIs: "count least most",
    m.Matches: "card matches",
    m.TurnIs: "turn",
    m.AttackTargetIs: "attacking",
    m.BattlingIs: "battling",
    m.Both: "both",
    m.PlayerLevelIs: "player_level",
    m.DeployedFrom: "deployed_from",
    m.ThisTurn: "this_turn who never",
    m.PlayerWithShields: "a_player_has_shields",
    m.WithEx: "with_ex",
    m.Destroys: "destroys",
    m.PairedPilot: "pilot",
    m.Gate: "during pilot",
    m.Trigger: "event pilot who what by base or_this with_ex",
    m.KeywordAbility: "keyword gate",
    m.PilotName: "name",
    m.AlsoNamed: "name",
    m.Triggered: "on gate turn condition once steps",
    m.Activated: "timing gate once cost steps",
    m.Command: "timing steps",
    m.Constant: "gate turn condition to zone changes",
    m.PlayAs: "by onto level cost",
    m.Pay: "pay",
    m.RestThis: "rest",
    m.DiscardCost: "discard what",
    m.DestroyCost: "destroy what",
    m.DestroyThis: "destroy_this",
    m.ReturnThis: "return_this",
    m.RestCost: "rest what",
    m.RemoveCost: "remove what",
    m.StatChange: "change by",
    m.Gain: "gain",
    m.GainTrait: "trait",
    m.GainFrom: "gain_from keywords",
    m.DealtInstead: "dealt_to",
    m.Rule: "rule what",
    m.Reduce: "reduce damage by next_only once",
    m.Group: "what least most",
    m.Choose: "link by groups",
    m.Damage: "link to amount",
    m.Recover: "link to amount",
    m.Rest: "link to",
    m.SetActive: "link to",
    m.Destroy: "link to",
    m.Remove: "link to",
    m.Return: "link to where",
    m.AddToHand: "link to reveal",
    m.Draw: "link amount players",
    m.Discard: "link amount what by",
    m.Deploy: "link to rested pay",
    m.DeployToken: "link token amount rested every",
    m.Pair: "link to unit",
    m.ShieldToHand: "link amount",
    m.PlaceResource: "link amount ex rested",
    m.Look: "link amount",
    m.ReturnLooked: "link order where",
    m.SplitLooked: "link top bottom",
    m.TopOrBottom: "link other",
    m.TrashTop: "link amount",
    m.Reveal: "link to",
    m.Redirect: "link to",
    m.Battle: "link to this_unit",
    m.PayCost: "link amount",
    m.DeployExBase: "link",
    m.When: "link on by_chosen lasts steps",
    m.Modify: "link to changes lasts",
    m.ActivateMain: "link of timing",
    m.May: "link steps",
    m.If: "link condition steps otherwise",
    m.Development: "link amount steps",
    m.Arm: "condition steps",
    m.Case: "link arms",
    m.Mode: "link arms",
}
_SAID = {model: frozenset(fields.split()) for model, fields in _FIELDS.items()}
_TAGS = frozenset({"kind", "do"})


def refuse_unsaid(ability: m.AnyAbility) -> None:
    """Raise NotWorded for what is in an ability and has no words."""
    for part in _parts(ability):
        name = type(part).__name__
        said = _SAID.get(type(part))
        if said is None:
            raise NotWorded(name)
        _refuse_elsewhere(part, ability)
        for field, info in type(part).model_fields.items():
            if field not in said and field not in _TAGS and getattr(part, field) != info.get_default():
                raise NotWorded(f"{name}.{field}")


def _refuse_elsewhere(part: m.Model, ability: m.AnyAbility) -> None:
    """Raise NotWorded for a part of an ability that has words in other places only."""
    match part:
        case m.Matches(matches=m.Selector(zone=zone)) if zone is not None:
            raise NotWorded("a card that is to be in a zone")
        case m.Choose(by="opponent"):
            opponents_choice(part)
        case m.Discard(by="opponent", what=m.Selector()):
            raise NotWorded("such cards of the opponent")
        case m.May(steps=steps) if any(isinstance(step, m.Choose) and step.by == "opponent" for step in steps):
            raise NotWorded("a choice of the opponent as something you may do")
        case m.Pair(to="this card") if not isinstance(ability, m.Command) or ability.timing != ("main",):
            raise NotWorded("a card that is paired after another effect than its Main")


def refuse_undescribed(selector: m.Selector) -> None:
    """Raise NotWorded for what is asked of cards and has words in other places only."""
    if selector.new is not None:
        raise NotWorded("cards of this turn")
    if selector.ex is False or (selector.ex and selector.what != ("resource",)):
        raise NotWorded("Resources of this kind")
    if selector.linked and (selector.token or selector.what != ("unit",)):
        raise NotWorded("Link Units of this kind")
    if selector.zone == "placed" and selector.side != "any":
        raise NotWorded("cards that were placed, of one player")


def _parts(value: Any) -> Iterator[m.Model]:
    if isinstance(value, tuple):
        for part in value:
            yield from _parts(part)
    elif isinstance(value, m.Model):
        yield value
        for field in type(value).model_fields:
            yield from _parts(getattr(value, field))
