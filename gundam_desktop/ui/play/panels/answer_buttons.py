"""The answers of a decision that have buttons, and their keys: computed from the legal choices alone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from gundam_desktop.tabletop import Choice, Decision
from gundam_desktop.ui.style.translation import counted, translate

MAIN_VERBS = ("end", "pass", "keep", "first", "yes")
"""Verbs for the main button when they are legal: answers that go on without doing more."""
SECOND_VERBS = ("redraw", "second", "no")
END = Choice("end")
SPACE = "Space"
MOST = 12
"""The most answers that are listed; the first nine have keys."""


class AnswerButton(NamedTuple):
    """One answer: the text of its button, its key, and the choice; no choice confirms the selection.

    `key` is the default key of the answer; `caption` is the text shown for it.
    """

    label: str
    key: str
    choice: Choice | None
    enabled: bool = True
    caption: str | None = None

    @property
    def shown(self) -> str:
        """The text shown for the key."""
        return self.key if self.caption is None else self.caption

    @property
    def card(self) -> int:
        """The card that the answer is about; 0 none."""
        return self.choice.card if self.choice is not None else 0


class AnswerButtons(NamedTuple):
    """All answers to a decision that are buttons."""

    main: AnswerButton | None = None
    second: AnswerButton | None = None
    options: tuple[AnswerButton, ...] = ()
    beside: AnswerButton | None = None
    """A further button that is no answer; it has no number, and no button on the table."""

    def with_captions(self, caption: Callable[[str], str]) -> AnswerButtons:
        """The same answers; `caption` returns the text shown for a default key."""

        def captioned(answer: AnswerButton) -> AnswerButton:
            return answer._replace(caption=caption(answer.key) if answer.key else "")

        return AnswerButtons(
            captioned(self.main) if self.main is not None else None,
            captioned(self.second) if self.second is not None else None,
            tuple(map(captioned, self.options)),
            captioned(self.beside) if self.beside is not None else None,
        )

    def by_key(self, key: str) -> AnswerButton | None:
        """The answer on a key as written on the buttons (`Space`, `Y`, `N`, `1`)."""
        if key.isdigit():
            # One answer alone has no number: 1 must not end a phase by mistake.
            pair = (self.main, self.second) if self.main is not None and self.second is not None else ()
            numbered = (*pair, *self.options)
            place = int(key) - 1
            return numbered[place] if 0 <= place < len(numbered) else None
        if key == "Y":
            return self.main if self.main and self.main.choice and self.main.choice.verb == "yes" else None
        return next((answer for answer in (self.main, self.second) if answer is not None and answer.key == key), None)


def buttons_for(
    decision: Decision,
    choices: Sequence[Choice],
    selection: Sequence[int],
    *,
    whole: bool,
    label: Callable[[Choice], str],
    all_listed: bool = False,
    tried: Sequence[Choice] = (),
) -> AnswerButtons:
    """The answers of the player who decides; `all_listed` is `PromptStyle.listed`.

    `tried` are choices that are not all legal: if `END` is one of them, its button stays and says why it is refused.
    """
    if decision.groups and decision.least == len(decision.candidates) == len(choices) == 1:
        return AnswerButtons(AnswerButton(label(choices[0]), SPACE, choices[0]))
    if decision.groups:
        return AnswerButtons(_selecting(decision, len(selection), whole=whole))
    if decision.kind in ("choose", "order"):
        listed = enumerate(choices[:9], 1)
        options = tuple(AnswerButton(label(choice), str(number), choice) for number, choice in listed)
        if decision.kind == "order" and choices:
            return AnswerButtons(
                AnswerButton(translate("AnswerButtons", "Resolve in this order"), SPACE, choices[0]), options=options
            )
        return AnswerButtons(options=options)
    by_verb = {choice.verb: choice for choice in reversed(choices)}
    main = next((by_verb[verb] for verb in MAIN_VERBS if verb in by_verb), None)
    second = next((by_verb[verb] for verb in SECOND_VERBS if verb in by_verb), None)
    if main is None and END in tried:
        main = END
    if main is None:
        main, second = second, None
    # Without a card a choice cannot be made on the table.
    others = [choice for choice in choices if choice not in (main, second) and (all_listed or not choice.card)]
    first = 1 if second is None else 3
    return AnswerButtons(
        AnswerButton(label(main), SPACE, main) if main is not None else None,
        AnswerButton(label(second), _second_key(second), second) if second is not None else None,
        tuple(AnswerButton(label(each), str(n) if n < 10 else "", each) for n, each in enumerate(others[:MOST], first)),
    )


def _selecting(decision: Decision, count: int, *, whole: bool) -> AnswerButton:
    if decision.least == decision.most == 1:
        return AnswerButton(
            translate("AnswerButtons", "Choose a card on the table"), "", None, False
        )  # the click is the answer
    missing = decision.least - count
    if whole and count == 0:
        text = translate("AnswerButtons", "Choose none")
    elif whole:
        text = counted.tr("Choose these %n cards", "", count)
    elif missing > 0 and count:
        text = counted.tr("Choose %n more cards", "", missing)
    elif missing > 0:
        text = counted.tr("Choose %n cards", "", missing)
    else:
        text = translate("AnswerButtons", "Choose other cards")
    return AnswerButton(text, SPACE, None, whole)


def _second_key(choice: Choice) -> str:
    return "N" if choice.verb == "no" else "2"
