"""A later edition of the rules: the numbers that it gives the clauses of the base, and what it adds to them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from gundam_desktop.rulebook.book import Book, Clause, Showable, joined, parts
from gundam_desktop.rulebook.links import CITED


class LaterEdition(NamedTuple):
    """What the files of an edition say about it. `1.9:5-20-1` in code cites a clause that this edition has added."""

    name: str
    date: str
    sections: Mapping[str, str]
    """Section of the base -> its number in this edition; clauses move together with their section."""
    clauses: Mapping[str, str]
    """Clause of the base that does not move with its section -> its number in this edition."""
    changed: frozenset[str]
    """Clauses of this edition whose meaning differs from that of the corresponding clauses of the base."""
    dropped: frozenset[str]
    """Clauses of the base that no longer exist; `number_in` returns the clause that replaces them."""
    restates: Mapping[str, str]
    """Added clause that repeats a clause of the base -> that clause."""
    nearest: Mapping[str, str]
    """Added clause -> the clause that is cited instead in games by the base edition."""
    showable: Mapping[str, Showable]
    """How far a test can show the clauses for which the base does not say it."""

    def number_in(self, clause: str) -> str:
        """The number of a clause of the base: its own entry if there is one, else by the entry of its section."""
        if clause in self.clauses:
            return self.clauses[clause]
        head = clause
        while head and head not in self.sections:
            head = head.rpartition("-")[0]
        return self.sections[head] + clause[len(head) :] if head else clause

    def reversed(self, base: Book) -> dict[str, tuple[str, ...]]:
        """Return number of this edition -> the base clauses that have it here, including dropped ones."""
        found: dict[str, list[str]] = {}
        for clause in base:
            found.setdefault(self.number_in(clause.number), []).append(clause.number)
        return {number: tuple(found[number]) for number in sorted(found, key=parts)}

    def same(self, number: str, base: Mapping[str, tuple[str, ...]]) -> tuple[str, ...]:
        """Return the base clauses with the same meaning as this number; `base` is the result of `reversed`."""
        if number in self.changed:
            return ()
        return (*self.stood_for(number, base), *([self.restates[number]] if number in self.restates else ()))

    def stood_for(self, number: str, base: Mapping[str, tuple[str, ...]]) -> tuple[str, ...]:
        """Return the base clauses to which this number corresponds, with the same or a changed meaning."""
        return tuple(clause for clause in base.get(number, ()) if clause not in self.dropped)

    def book(self, base: Book, own: Mapping[str, Clause]) -> Book:
        """The book of this edition: its own words where it has any, else those of the base, by its own numbers.

        Several clauses of the base under one number are joined to one.
        """
        read = {}
        for number, clauses in self.reversed(base).items():
            there = [base.clause(clause) for clause in clauses if clause not in self.dropped]
            there = [clause for clause in there if clause.kind == "clause"] or there
            if there:
                text = joined([self.renumbered(clause.text) for clause in there], base.language)
                read[number] = Clause(number, text, there[0].kind, there[0].language)
        return Book(self.name, self.date, base.language, {**read, **own}, base.example)

    def levels(self, book: Book, base: Book, levels: Mapping[str, Showable]) -> dict[str, Showable]:
        """How far a test can show each clause of `book`; `levels` has that for the clauses of the base."""
        numbers = self.reversed(base)
        found = {}
        for clause in book:
            if clause.kind == "clause":
                same = [levels[each] for each in self.same(clause.number, numbers) if each in levels]
                level = self.showable[clause.number] if clause.number in self.showable else same[0]
                found[clause.number] = level._replace(why=self.renumbered(level.why) if same else level.why)
        return found

    def renumbered(self, text: str) -> str:
        """A text of the base, with the numbers of this edition."""
        return CITED.sub(lambda found: self.number_in(found[0]), text)
