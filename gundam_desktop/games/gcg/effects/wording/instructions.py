"""Words single steps: the parts that the languages share."""

from __future__ import annotations

from typing import ClassVar

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.phrases import NotWorded, number, refuse_if
from gundam_desktop.games.gcg.effects.phrases.row import Blank, worded
from gundam_desktop.games.gcg.effects.phrases.texts import in_form
from gundam_desktop.games.gcg.effects.phrases.vocabulary import filled
from gundam_desktop.games.gcg.effects.wording import are_many, circled, for_each, hand_until, several
from gundam_desktop.games.gcg.effects.wording.events import Events
from gundam_desktop.games.gcg.effects.wording.references import ReferencesOf
from gundam_desktop.games.gcg.effects.wording.sentence_flow import (
    MergedSteps,
    SentenceFlow,
    Steps,
    TakingStep,
    pairs_itself,
)
from gundam_desktop.games.gcg.effects.wording.step_words import without_time


class Instructions(SentenceFlow[ReferencesOf]):
    """The steps of one effect, in one language."""

    events: ClassVar[type[Events]] = Events

    def own_step(self, step: m.AnyStep) -> str:
        """Return the words for a step with an amount that is no number, or with figures of its own."""
        match step:
            case m.Damage():
                return self.damage(step)
            case m.Recover():
                who, several = self._refs.as_subject(step.to)
                all_of_it = step.amount == m.DamageOn(damage_on=step.to)
                text = in_form(self.say.recovers_all if all_of_it else self.say.recovers_as_much, several=several)
                return text.format(who=who, number="" if all_of_it else self.as_much(step.amount))
            case m.Deploy(as_unit=m.UnitFigures() as unit, rested=False, pay=False):
                return self.say.deployed_as.format(to=self._refs.who(step.to), ap=unit.ap, hp=unit.hp)
        raise NotWorded(f"the step {step.do!r} here")

    def as_much(self, amount: m.Amount) -> str:
        """Return the number of HP that a card recovers."""
        return self._refs.nouns.as_many(amount)

    def instruction(self, step: m.AnyStep) -> str:
        match step:
            case m.ReturnLooked(where="trash", order="any") if self._refs.it == "looked" and not self._refs.taken:
                if not self._refs.many.get("looked"):
                    return self.say.one_to_trash.format(card=self._refs.who("looked"))
        return super().instruction(step)

    def card(self, reference: m.Reference) -> tuple[str, bool]:
        return self._refs.who(reference), False

    def condition(self, condition: m.Condition) -> str:
        return self._refs.condition(condition)

    def later(self, at: str) -> str:
        return self.say.at_end[at]

    def when(self, step: m.When) -> str:
        who = ""
        if step.by_chosen:
            refuse_if(self._refs.it != "chosen" or step.on.who is not None, "what waits for others")
            who = self._refs.who("chosen")
        event = self.events(self._refs).event(step.on, who)
        return self.say.lasts[step.lasts] + self.say.when_event.format(event=event)

    def irregular(self, step: m.AnyStep) -> str:
        match step:
            case m.Choose():
                cards = self._refs.groups(step.groups)
                self._refs.introduce("chosen", many=are_many(step.groups))
                if step.same is not None:
                    cards = self.say.same_figure.format(cards=cards, stat=self._refs.nouns.stat(step.same))
                return self.say.choice.format(cards=cards)
            case m.Modify():
                return self._refs.statement(step.to, step.changes, self.lasts(step))
            case m.Look():
                return self.look(step)
        return self.own_amount(step) or self.own_step(step)

    def lasts(self, step: m.Modify) -> str:
        """Return the time of a change; empty if the words of the change name it."""
        return "" if without_time(step) else self.say.lasts[step.lasts]

    def look(self, step: m.Look) -> str:
        """Return looking at the top cards of the player's deck."""
        amount = number(step.amount)
        self._refs.introduce("looked", many=amount > 1)
        self._refs.revealed = step.reveal
        text = self.say.top_revealed if step.reveal else self.say.top_of_deck
        return in_form(text, several=amount > 1).format(amount=amount)

    def _paired(self, card: str, unit: m.Group, *, many: bool) -> MergedSteps:
        """Return the choice of a Unit and its pairing in one. `many`: the card is chosen, too."""
        blanks = {"card": lambda: card, "unit": lambda: self._refs.noun(unit.what)}
        words = filled(self.say.pair, {**blanks, "units": lambda: self._refs.counted(unit)})
        self._refs.introduce("chosen", many=many)
        return MergedSteps(words, 2)

    def take(self, group: m.Group, step: TakingStep) -> str:
        how: str = step.where if isinstance(step, m.Return) else step.do
        return self._taken_so(group, "reveal" if isinstance(step, m.AddToHand) and step.reveal else how)

    def _taken_so(self, group: m.Group, how: str) -> str:
        """Return a choice and what is done with the chosen cards in one; `how`: the key of the text."""
        text = in_form(self.say.taken[how], several=several(group.most))
        blanks = {"cards": lambda: self._refs.groups((group,)), "those": lambda: self.of_them(group)}
        words = filled(text, {**blanks, "this": self._refs.this})
        self._refs.introduce("chosen", many=several(group.most))
        return words

    def of_them(self, group: m.Group) -> str:
        """Return a number of the cards that were looked at last."""
        return self._refs.counted(group)

    def merged(self, steps: Steps) -> MergedSteps | None:
        match steps:
            case (m.GainEffect() as gain,):
                return MergedSteps(self._gained(gain), 1, ends=True)
            case (
                m.Choose(groups=(group,)),
                m.Reveal(to="chosen", link=None),
                m.Deploy(link=None) | m.Return(where="deck top" | "deck bottom", link=None) as then,
                *_,
            ) if group.what.zone == "looked" and then.given() <= {"to", "where"} and then.to == "chosen":
                how = then.where if isinstance(then, m.Return) else then.do
                return MergedSteps(self._taken_so(group, f"reveal, {how}"), 3)
            case (m.Choose(groups=(unit,)), m.Pair(to="played command", unit="chosen"), *_) if (
                self._refs.command and unit.least == unit.most == 1
            ):
                return self._paired(self._refs.who("played command"), unit, many=False)
            case (m.Choose(groups=(card, unit)), m.Pair(to="chosen", unit="chosen", link=None), *_) if (
                unit.least == unit.most == 1
            ):
                one = self._refs.counted(card.model_copy(update={"least": card.least or 1}))
                if card.least:
                    return self._paired(one, unit, many=True)
                self._refs.introduce("chosen", many=True)
                choice = self.say.choice.format(cards=self._refs.counted(unit))
                return MergedSteps(choice, 2, ends=True, more=(self.say.may_pair.format(card=one),))
        if (units := pairs_itself(steps)) is not None:
            after = self.say.after_main if self._refs.of_main else ""
            blanks = {
                "card": lambda: self._refs.who("card in trash"),
                "unit": lambda: self._refs.noun(units.what),
                "units": lambda: self._refs.counted(units),
            }
            return MergedSteps(after + filled(self.say.pairs_itself, blanks), 1, ends=True)
        return None

    def _gained(self, step: m.GainEffect) -> str:
        """Return an effect that cards gain for a time."""
        effect = m.Triggered(on=step.on, gate=step.gate, turn=step.turn, condition=step.condition, steps=step.steps)
        who, many = self.subject(step.to)
        (text,) = self._refs.effects((effect,))
        return in_form(self.say.gains, several=many).format(who=who, effect=text, lasts=self.say.lasts[step.lasts])

    # --- damage

    def damaged(self, step: m.Damage) -> str:
        """Return the card to which damage is dealt."""
        return self._refs.who(step.to)

    def damage_figure(self, amount: m.StatOf, _to: m.Reference) -> str:
        """Return the figure of a card that is the amount of damage to a card."""
        refs = self._refs
        if amount.of == refs.fallen:
            return refs.whose(refs.say.fallen) + refs.nouns.stat(amount.stat)
        return refs.figure(amount)

    def damage(self, step: m.Damage) -> str:
        """Return damage in any amount to a card."""
        text = self.say.damage[kind_of_damage(step)]
        return worded(text, lambda blank, _: (self._of_damage(blank, step), self._for_several(step)))

    def _for_several(self, step: m.Damage) -> bool:
        return step.to == "chosen and this" or self._refs.many.get(step.to, False)

    def _of_damage(self, blank: Blank, step: m.Damage) -> str:
        """Return the words for a blank of a text of damage."""
        amount = step.amount
        match blank.field:
            case "to":
                return self.damaged(step)
            case "figure" if isinstance(amount, m.StatOf):
                return self.damage_figure(amount, step.to)
            case "number" if isinstance(amount, m.DamageOn):
                of = self._refs.this() if amount.damage_on == "this" else self._refs.who(amount.damage_on)
                return self._refs.nouns.say.damage_on.format(of)
            case "number":
                return self._refs.nouns.as_many(amount)
            case "amount":
                return str(amount)
        each, times = self.for_each(step.times if isinstance(amount, int) else amount)
        refuse_if(isinstance(amount, int) and times != 1, "damage several times for each")
        return each if blank.field == "each" else str(times)

    # --- one's own deck, hand and Resources

    def for_each(self, amount: m.Amount) -> tuple[str, int]:
        """Return the thing that an amount counts, and the factor."""
        counted, times = for_each(amount)
        return self._refs.each(counted), times

    def discard_some(self, step: m.Discard, least: int) -> str:
        """Return a discard of as many cards as the player decides."""
        group = m.Group(what=step.what or m.YOUR_HAND, least=least, most=step.amount)
        return self.say.discard_some.format(cards=self._refs.counted(group))

    def own_amount(self, step: m.AnyStep) -> str:
        """Return a step of drawing, discarding, paying or placing Resources by an amount; empty for other steps."""
        say, as_many = self.say, self._refs.nouns.as_many
        match step:
            case m.Draw(amount=m.Times() | m.Per() as amount) | m.PlaceResource(amount=m.Times() | m.Per() as amount):
                each, times = self.for_each(amount)
                done = self.instruction(step.model_copy(update={"amount": times}))
                return say.for_each.format(done=done, each=each)
            case m.Repeat():
                each, times = self.for_each(step.times)
                refuse_if(times != 1, "steps several times for each")
                done = say.repeat.format(each=each, done=self.clause(step.steps))
                self._refs.forget()
                return done
            case m.Draw(amount=m.Plus() as lacking) if (hand := hand_until(lacking)) is not None:
                return say.draw_until.format(hand)
            case m.Draw():
                return say.draw_as_many.format(as_many(step.amount))
            case m.PlaceResource(amount=m.Count() | m.AtMost() | m.NumberOfPlayers() as amount):
                rested, ex = say.rested if step.rested else "", say.ex if step.ex else ""
                return say.place_as_many.format(amount=as_many(amount), rested=rested, ex=ex)
            case m.PayCost(least=int() as least):
                return say.pay_within.format(circled(least), circled(step.amount))
            case m.Discard(what=None, amount=m.Plus() as beyond, least=None) if (
                hand := hand_until(beyond)
            ) is not None:
                return say.discard_until.format(hand)
            case m.Discard(least=int() as least):
                return self.discard_some(step, least)
            case m.Discard(what=None, amount=m.Count(count=cards, unique=False)) if cards == m.DRAWN:
                return say.discard_drawn
            case m.Discard(what=None, amount=m.Count(count=cards, unique=False)) if cards == m.YOUR_HAND:
                return say.discard_hand
            case m.Discard(what=None, amount=m.Count() | m.AtMost() | m.NumberOfPlayers() as amount):
                return say.discard_as_many.format(as_many(amount))
            case m.Discard(what=None, random=True):
                return say.discard_at_random.format(number(step.amount))
        return ""

    # --- tokens

    def of_bases(self, step: m.DeployToken) -> bool:
        """True for a Base token; `NotWorded` for several Base tokens."""
        bases = {isinstance(token, m.Token) and token.base for token in step.token}
        if len(bases) > 1 or (bases == {True} and (len(step.token) > 1 or step.rested or step.amount != 1)):
            raise NotWorded("Base tokens so")
        return bases == {True}

    def tokens(self, step: m.DeployToken) -> list[str]:
        """Return the tokens that a step deploys, as written in a text."""
        said = []
        for token in step.token:
            facts = self._refs.tokens.facts(token)
            if facts is None:
                raise NotWorded(f"the token {token}")
            said.append(self._refs.nouns.token(facts, self._refs.effects(facts.effects)))
        return said


def kind_of_damage(step: m.Damage) -> str:
    """Return what the amount of damage is: the key of its text."""
    match step.amount:
        case int():
            return "number" if step.times == 1 else "number for each"
        case m.Count(count=m.Selector(did="placed" | "rested" as did)):
            return did
        case m.Count() | m.AtMost() | m.NumberOfPlayers() | m.Plus():
            return "count"
        case m.EventAmount() | m.DamageOn():
            return "amount"
        case m.StatOf():
            return "figure"
        case m.Times() | m.Per():
            return "for each"
    raise NotWorded("this amount of damage")
