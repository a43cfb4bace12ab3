"""A lesson on the table: passes what the learner does to the run of the lesson, and shows what it answers."""

from __future__ import annotations

import time
from collections.abc import Sequence
from html import escape

from PySide6.QtCore import QTimer

from gundam_desktop.tabletop import Choice, Game, Refusal
from gundam_desktop.tabletop.place import SHARED, Place
from gundam_desktop.tutorial.hints import WHOLE, Hint
from gundam_desktop.tutorial.lesson import Lesson, LessonStep
from gundam_desktop.tutorial.lesson_run import OVER, Answer, LessonRun
from gundam_desktop.tutorial.lesson_table import Played, name_of_place
from gundam_desktop.ui.learning.deck_work import DeckWork
from gundam_desktop.ui.learning.learning_library import LearningLibrary
from gundam_desktop.ui.learning.lesson_tools import lesson_tools
from gundam_desktop.ui.learning.naming import Naming
from gundam_desktop.ui.learning.sentences import CARD, KEYWORD, SentenceWriter
from gundam_desktop.ui.learning.task_panel import ReservedText, Tool
from gundam_desktop.ui.learning.task_play import BACK, SHOW_ME, Said, TaskPlay, TaskTable
from gundam_desktop.ui.session.task_source import Made
from gundam_desktop.ui.style.translation import language, listed

WRONG_TRIES, IDLE = 3, 90_000
"""Wrong tries, or milliseconds without a try, after which a hint is offered by a mark on its button."""
ON, BUILD, CHECK_DECK = "on", "build", "check deck"
"""Keys of the main button that lessons alone have."""
NOTHING = "", "", ""


class LessonPlay(TaskPlay):
    """One learner's way through a lesson on the table."""

    def __init__(self, run: LessonRun, known: LearningLibrary, table: TaskTable, *, only: bool = False) -> None:
        """`only` leaves the lesson after this step, as a review does."""
        super().__init__(table, run.game if run.made() else run.table.opening, run.seat)
        self.run, self.only, self._wrong = run, only, 0
        self._course, self._progress, self._record = known.course, known.progress, known.record
        lesson, game_module = run.lesson, run.game_module
        self._writer = SentenceWriter(
            game_module.library, game_module.rulebook, lesson.edition, lesson.names, table.keymap.shown
        )
        self.panel.explain = self._explained
        self._heard: tuple[str, str, str] = NOTHING
        """What is said about the last try: the key of a sentence, the kind, and a clause."""
        self.said = self._say_again
        self._refusals: Sequence[Refusal] = ()
        """Why the game refuses what was said something to."""
        self._hint: Hint | None = None
        self.deck = DeckWork(run, self._record)
        self.deck.setParent(self)
        self.deck.changed.connect(self._deck_changed)
        self._naming = Naming(run, self._record, self._writer, self._sentence)
        self._taken_back = self._beside = False
        self._idle = QTimer(self, singleShot=True, interval=IDLE)
        self._idle.timeout.connect(self._mark_hint)
        self.connections += [
            self.page.refusals.refused.connect(self._try_in_vain),
            self.page.pressed.connect(self._point),
        ]
        self.acts |= {
            ON: self._on,
            BACK: self.take_back,
            SHOW_ME: self._show_choice,
            "hint": self.hint,
            "restart": self.restart,
            "skip": self.skip,
            "beside": self._show_beside,
            BUILD: self.deck.open,
            CHECK_DECK: lambda: self._hear(self.deck.hand_in()),
            "table": self.deck.left.emit,
            "naming": self._switch_naming,
            "again": self._draw_again,
        }
        self.panel.hovered.connect(self._hover)

    @property
    def lesson(self) -> Lesson:
        """The lesson."""
        return self.run.lesson

    def begin(self) -> None:
        """Show the step that the run is at, once the table shows its source; choices made in it are kept."""
        self._reserve()
        if self.run.step is not None and self.run.made():
            super().begin()
        else:
            self._enter()

    def leave(self) -> None:
        """Let go of the page."""
        self._idle.stop()
        super().leave()

    def refresh_texts(self) -> None:
        """Write everything in the language in use; nothing else changes."""
        self._reserve()
        super().refresh_texts()

    # steps

    def _enter(self) -> None:
        run, step = self.run, self.run.step
        self._wrong, self._hint, self._taken_back, self._beside = 0, None, False, False
        self._heard = NOTHING
        self.deck.begin()
        self.panel.takes_space = True
        self.panel.say(*self.said())
        if step is None:
            self._record.go_to("", "")
            super().begin()
            return
        self._record.go_to(self.lesson.id, step.id)
        self._progress.saw(self.lesson.id, step)
        self.light()
        self.show(run.table.opening)
        self.show_task()
        self._play(run.table.played[: run.table.prelude])

    def _play(self, played: Sequence[Played]) -> None:
        """Show what was played; then the learner goes on."""
        made = [Made(each.seat, each.choice, each.forced) for each in played]
        if made:
            self.panel.say("")
            self.play(made)
        else:
            self.settle()

    def settle(self, said: Said | None = None) -> None:
        """Let the learner do what is to be done now, and name what they meet for the first time."""
        if new := self._naming.go_on():
            self.light(new)
        super().settle(said)
        if self.run.done:
            self._light_step()
        self._idle.start()

    def may_choose(self) -> bool:
        """True at a goal and in free play, until it is reached; not while a wrong choice is shown."""
        return self.run.kind in ("goal", "free") and not self.run.done and not self._taken_back

    def _on(self) -> None:
        if self.only and self.run.done:
            self.left.emit()
            return
        if self.run.kind == OVER:
            (self.next_wanted if self.following else self.left).emit()
            return
        self.run.advance()
        self._enter()

    def skip(self) -> None:
        """Go on without doing this step."""
        if self.run.kind != OVER:
            self.run.skip()
            self._enter()

    def restart(self) -> None:
        """Begin the step again."""
        if self.run.kind == OVER:
            return
        self.run.restart()
        if self.deck.wanted_here:
            self.deck.begin_again()
        else:
            self._enter()

    def take_back(self) -> None:
        """Take the last choice of the step back."""
        if self._taken_back or (self.run.kind != OVER and not self.run.done and self.run.take_back()):
            self._go_back()

    def _draw_again(self) -> None:
        self.run.again()
        self._enter()

    @property
    def following(self) -> str:
        """The name of the next lesson; empty after the last one."""
        names = list(self._course.lessons)
        at = names.index(self.lesson.id) + 1
        return names[at] if at < len(names) else ""

    # tries

    def choose(self, choice: Choice) -> None:
        """Make a choice in the lesson."""
        self._hear(self.run.make(choice))

    def _try_in_vain(self, choice: Choice) -> None:
        """The table has said why; the lesson may have a sentence of its own."""
        if self.source.humans and self.run.game.explain(self.run.seat, choice):
            self._hear(self.run.make(choice))

    def _point(self, card: int, place: Place | None) -> None:
        step = self.run.step
        if step is None or step.ask is None or not step.ask.point or self.run.answered or self.source.playing:
            return
        pointed = self.run.name_of(card) if step.ask.point == "card" else self.run.name_of(place=place)
        self._hear(self.run.answer(pointed))

    def _hear(self, answer: Answer) -> None:
        """Show what came of a try, and what is said to it."""
        self._idle.start()
        self._hint = None
        kind = "wrong" if answer.kind in ("wrong", "out of reach") else answer.kind
        if kind in ("wrong", "refused"):
            self._wrong += 1
        self._heard = (answer.say, "" if kind in ("on", "stay") else kind, answer.clause)
        self._refusals = answer.refusals
        self._taken_back = kind == "wrong" and bool(answer.played) and not self.run.done
        if kind == "done" and (step := self.run.step) is not None:
            count = self.run.counts[step.id]
            self._progress.did(self.lesson.id, step, count.wrong, count.hints, time.time())
        if kind == "refused":
            self.offer()
            self.speak()
        else:
            self._play(answer.played)

    def _go_back(self) -> None:
        """Show the position to which the wrong choice was taken back."""
        self._taken_back = False
        self._heard = NOTHING
        self.show(self.run.game)
        self.settle()

    def _deck_changed(self) -> None:
        """There is another deck, or it is shown elsewhere: what was said was about the one before."""
        self.panel.takes_space = not self.deck.is_open
        if not self.run.done:
            self._heard = NOTHING
        self.show_task(aloud=False)
        self.settle()

    def _switch_naming(self) -> None:
        self._naming.switch()
        self.settle()

    # hints

    def hint(self) -> None:
        """Give one level more of the hint."""
        if self.run.kind in (OVER, "free") or self.run.done:
            return
        if self._taken_back:
            self._go_back()
        shown = self.run.game
        hint = self.run.hint()
        if self.run.game is not shown:
            self._go_back()
        self._hint = hint
        self._heard = (hint.say, "hint", hint.clause)
        self.light(hint.cards, hint.places)
        self.offer()
        self.speak()

    def _show_choice(self) -> None:
        hint = self._hint
        assert hint is not None
        if hint.choice is not None:
            self.choose(hint.choice)
        elif hint.answer:
            self._hear(self.run.answer(hint.answer))
        elif hint.deck:
            self._hint = None
            self.deck.show(hint.deck)

    def _hint_words(self, hint: Hint) -> str:
        """What the last level of a hint adds: the choice or the answer in words."""
        if hint.level < WHOLE:
            return ""
        if hint.choice is not None:
            return self.tr("Do this: {choice}").format(choice=self.named(hint.choice))
        return self.tr("The answer: {answer}").format(answer=self._answer_text(hint.answer)) if hint.answer else ""

    # texts

    def _sentence(self, key: str) -> str:
        return self._writer.html(self._course.sentence(self.lesson.id, key, language()))

    def _reserve(self) -> None:
        """Keep room for the texts of all steps."""
        self.panel.reserve(
            [
                ReservedText(
                    self._task_of(step),
                    self._writer.html(self._course.longest_answer(self.lesson.id, step.id, language())),
                    step.ask is not None and not step.ask.point,
                )
                for step in self.lesson.steps
            ]
        )

    def _task_of(self, step: LessonStep) -> str:
        """What is said at the beginning of a step, and its task, as rich text."""
        said, task = self._sentence(f"{step.id}.say"), self._sentence(f"{step.id}.task")
        if step.ask is not None and step.ask.point:
            task += "</b> " + self.tr("(Click it on the table, or go there by the arrows and press Enter.)") + "<b>"
        return f"{said} <b>{task}</b>".strip()

    def asked(self) -> tuple[str, str]:
        """The step and its task; at the end, the clauses that the lesson was about."""
        step = self.run.step
        if step is None:
            book = self.run.game_module.rulebook
            numbers = (book.number_in(self.lesson.edition, each) if book else each for each in self.lesson.clauses)
            clauses = listed(map(self._writer.clause, numbers))
            head = self.tr("{lesson} · the end").format(lesson=self._sentence("title"))
            return head, self.tr("Clauses you have met: {clauses}").format(clauses=clauses)
        steps = [each.id for each in self.lesson.steps]
        head = self.tr("{lesson} · step {number} of {count}").format(
            lesson=self._sentence("title"), number=steps.index(step.id) + 1, count=len(steps)
        )
        task = self._task_of(step)
        if self.deck.wanted_here:
            count, most = self.deck.exchanged
            task += " " + self.tr("Exchanged: {count} of {most}").format(count=count, most=most)
        return head, task

    def _say_again(self) -> tuple[str, str]:
        """What is said about the last try, and its kind."""
        key, kind, clause = self._heard
        html = self._sentence(key) if key else self._naming.html()
        if kind == "refused" and not key:
            html = escape(self.page.texts.sentence(self._refusals[0], self.source.view(self.page.viewer)))
        if kind == "hint" and self._hint is not None:
            html = " ".join(filter(None, (html, self._hint_words(self._hint))))
        if clause and kind != "done" and f"clause:{clause}" not in html:
            html += f" ({self._writer.clause(clause)})"
        return html, "" if kind == "hint" else kind

    def _answer_text(self, answer: str) -> str:
        """An answer in words: the lesson's own, or the name of a card or a zone."""
        step = self.run.step
        assert step is not None
        written = self._course.sentence(self.lesson.id, f"{step.id}.{answer}", language())
        if written:
            return self._writer.html(written)
        places = self.page.texts.playmat().places()
        named = {name_of_place(place): (place[0], zone.name) for place, zone in places}
        seat, zone = named.get(answer, (SHARED, ""))
        told = zone if seat == SHARED else f"{zone} ({self.source.names[seat]})"
        return told or self._writer.card_name(answer)

    def _explained(self, target: str) -> str:
        return self._writer.reminder(target.removeprefix(KEYWORD))[1] if target.startswith(KEYWORD) else ""

    def _hover(self, target: str) -> None:
        """Light the card whose name is under the mouse."""
        if target.startswith(CARD):
            self.light([self.run.table.card(target.removeprefix(CARD))])
        elif self._hint is not None:
            self.light(self._hint.cards, self._hint.places)
        elif self.run.done:
            self._light_step()
        else:
            self.light()

    def _light_step(self) -> None:
        if self.run.step is not None:
            self.light(self.run.table.lit_cards(), self.run.table.lit_places())

    # buttons

    def answers(self) -> list[tuple[str, str]]:
        """The key and the text of each answer to the question of the step."""
        step = self.run.step
        if step is None or step.ask is None or self.run.answered or self.run.done or self._taken_back:
            return []
        return [(f"answer:{each}", self._answer_text(each)) for each in step.ask.answers if not step.ask.point and each]

    def main_button(self) -> tuple[str, str]:
        """The key and the caption of the main button."""
        if self.source.playing:
            return "", ""
        if self.run.kind == OVER:
            if not self.following:
                return ON, self.tr("To all lessons")
            title = self._course.sentence(self.following, "title", language())
            return ON, self.tr("Next lesson: {title}").format(title=title)
        if self.run.done:
            return ON, self.tr("Continue")
        if self._taken_back:
            return BACK, self.tr("Back to before this choice")
        hint = self._hint
        if hint is not None and hint.level >= WHOLE and (hint.choice or hint.answer or hint.deck):
            return SHOW_ME, self.tr("Show me")
        if self.deck.is_open:
            return CHECK_DECK, self.tr("Check the deck")
        if self.deck.wanted_here:
            return BUILD, self.tr("To the deck builder")
        return "", ""

    def tools(self, *, waited: bool = False) -> dict[str, Tool]:
        """The small buttons, by key; that of the hint with a mark after some wrong tries, or if the learner waited."""
        marked = waited or self._wrong >= WRONG_TRIES
        state = {"marked": marked, "beside": self._beside, "building": self.deck.is_open}
        return lesson_tools(self.run, self._hint, **state) | self._naming.tools()

    def _mark_hint(self) -> None:
        self.panel.offer(self.tools(waited=True))

    def use(self, key: str) -> None:
        """Do what a button of the panel says, by its key."""
        if key.startswith("answer:"):
            self._hear(self.run.answer(key.removeprefix("answer:")))
        else:
            super().use(key)

    def _show_beside(self) -> None:
        """Show the position under the other edition, or the own one again."""
        other = self.run.beside()
        self._beside = not self._beside and other is not None
        shown: Game = other.game if self._beside and other is not None else self.run.game
        self.show(shown)
        self.source.let_choose(not self._beside and self.run.kind == "goal" and not self.run.done)
        self.offer()
