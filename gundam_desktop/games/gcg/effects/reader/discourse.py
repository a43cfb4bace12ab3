"""What "it" and "they" mean: kept while a text is read from its first word to its last."""

from __future__ import annotations

from dataclasses import dataclass

from gundam_desktop.games.gcg.effects import language as m


@dataclass
class Discourse:
    """What was spoken of last.

    As a subject ("It gets ...") a pronoun means what was mentioned last: what was chosen or looked at, or this
    Unit. As an object ("Rest it") it means what was chosen or looked at last, and this Unit only if nothing was.
    """

    subject: m.Reference | None = "this"
    object: m.Reference | None = "this"
    """None where the text has no Unit of its own: a Command's."""
    doer: m.Reference | None = None
    """"That Unit": the Unit that did what the event is."""
    enemy: m.Reference | None = None
    """"That enemy Unit": the one that the event is about."""
    enemy_chosen: bool = False
    """"That enemy Unit" is also what was chosen last, if that is one."""
    command: m.Reference | None = None
    """"That card": the Command that was played."""
    paid: bool = False
    """True if a cost that was paid was spoken of."""
    counted: m.Selector | None = None
    """What was counted last: "if 5 or more are in play"."""
    refers: bool = False
    """True if a pronoun of this sentence means what another one spoke of: it belongs to what that one began."""
    _subject_is_new: bool = False
    _object_is_new: bool = False

    def begin_sentence(self) -> None:
        """Take note that what was spoken of so far was in another sentence."""
        self.refers = self._subject_is_new = self._object_is_new = False

    def introduce(self, reference: m.Reference) -> None:
        """Take note of cards that were chosen or looked at, or that the event is about."""
        self.subject = self.object = reference
        self._subject_is_new = self._object_is_new = True

    def mention(self, reference: m.Reference) -> m.Reference:
        """Take note that the text speaks of this card."""
        self.subject = reference
        self._subject_is_new = True
        return reference

    def as_subject(self) -> m.Reference | None:
        """Understand a pronoun that does something."""
        self.refers = self.refers or not self._subject_is_new
        return self.subject

    def as_object(self) -> m.Reference | None:
        """Understand a pronoun that something is done to."""
        self.refers = self.refers or not self._object_is_new
        self.subject, self._subject_is_new = self.object, self._object_is_new
        return self.object
