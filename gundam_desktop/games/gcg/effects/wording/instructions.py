"""Words single steps: the parts that the languages share."""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.wording import NotWorded, are_many, number
from gundam_desktop.games.gcg.effects.wording.events import Events
from gundam_desktop.games.gcg.effects.wording.instruction_texts import InstructionTexts
from gundam_desktop.games.gcg.effects.wording.references import ReferencesOf
from gundam_desktop.games.gcg.effects.wording.sentence_flow import SentenceFlow, without_time
from gundam_desktop.games.gcg.effects.wording.texts import in_form


class Instructions(SentenceFlow[ReferencesOf]):
    """The steps of one effect. The class attributes are the words of a language, with blanks in braces."""

    events: ClassVar[type[Events]] = Events
    say: ClassVar[InstructionTexts]

    @abstractmethod
    def own_step(self, step: m.AnyStep) -> str:
        """Return the words for a step that only this language words in code."""

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
            if self._refs.it != "chosen" or step.on.who is not None:
                raise NotWorded("what waits for others")
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
                words = self._refs.statement(step.to, step.changes)
                return words if without_time(step) else self.say.lasts[step.lasts] + words
            case m.Look():
                return self.look(step)
        return self.own_step(step)

    def look(self, step: m.Look) -> str:
        """Return looking at the top cards of the player's deck."""
        amount = number(step.amount)
        self._refs.introduce("looked", many=amount > 1)
        self._refs.revealed = step.reveal
        text = self.say.top_revealed if step.reveal else self.say.top_of_deck
        return in_form(text, several=amount > 1).format(amount=amount)

    def gained(self, step: m.GainEffect) -> str:
        """Return an effect that cards gain for a time."""
        effect = m.Triggered(on=step.on, gate=step.gate, turn=step.turn, condition=step.condition, steps=step.steps)
        who = self._refs.who(step.to)
        (text,) = self._refs.effects((effect,))
        return self.say.lasts[step.lasts] + self.say.gains.format(who=who, effect=text)

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
