"""A lesson in progress: what is said to right and wrong choices, hints, going on, and that nobody is stranded."""

from __future__ import annotations

from pathlib import Path

import pytest

from gundam_desktop.tabletop import Choice
from gundam_desktop.tutorial.lesson_run import OVER, Answer, LessonRun
from tests.tutorial.lessons import BLOCK, course, gcg, made, run_of

TWO_ATTACKS = """
lesson: two
minutes: 1
clauses: []
bot: idle
position:
  A: {battle: [{card: ST02-005, as: maganac}, {card: ST02-009, as: tragos}, {card: ST01-005, as: gm}]}
  B: {base: EXB-001, shields: 0}
steps:
  - {id: win, goal: {winner: A}, by: [attack maganac -> player, attack gm -> player], show: {clause: 1-2-1}}
  - id: after
    position:
      A: {battle: [{card: ST01-005, as: gm}]}
      B: {shields: 1, base: none}
    goal: {B.shields: 0}
    by: [attack gm -> player]
    tries: [{choice: end, say: ended, go: other}]
    next: [{if: {winner: A}, go: win}, {go: other}]
  - {id: other, free: {bot: idle, for: 1 turn}}
"""

FREE_GAME = """
lesson: freely
minutes: 1
clauses: []
bot: idle
position: {A: {battle: [{card: ST01-005, as: gm}]}, B: {base: none, shields: 0}}
steps:
  - {id: game, free: {bot: idle, for: the game, KEYS}}
"""

HEALED = """
lesson: healed
minutes: 1
clauses: []
bot: idle
position:
  A: {hand: [{card: ST01-013, as: kai}], resources: {active: 1, rested: 2},
      battle: [{card: ST01-003, as: guncannon, deployed: this turn, damage: 3}]}
  B: {base: none, shields: 0}
steps:
  - {id: win, goal: {winner: A}, by: [pair kai with guncannon, attack guncannon -> player], show: {clause: 1-2-1}}
"""


def test_the_right_choice_is_done_and_leads_on() -> None:
    run = run_of()
    heard: list[Answer] = []
    run.listener = heard.append
    answer = made(run, "block demi")
    assert (answer.kind, answer.say, answer.next) == ("done", "first.done", "asked")
    assert heard == [answer]
    assert run.done
    assert any(event.kind == "blocked" for played in answer.played for event in played.events)
    run.advance()
    assert run.step is not None
    assert (run.step.id, run.kind) == ("asked", "ask")


def test_a_wrong_choice_shows_what_comes_of_it_and_is_taken_back() -> None:
    run = run_of()
    before = run.game.digest()
    answer = made(run, "pass")
    assert (answer.kind, answer.say) == ("wrong", "first.passed")
    assert answer.clause == gcg().rulebook.number_in("1.9", "7-4-4")  # type: ignore[union-attr]
    assert answer.shown is not None
    assert not answer.shown.view(1).zones[1, "shields"], "the Shield that was lost is there to be seen"
    assert run.game.digest() == before
    assert made(run, "block demi").kind == "done"
    assert run.counts["first"].wrong == 1


def test_a_wrong_choice_with_an_effect_is_answered_when_the_effect_has_been_carried_out() -> None:
    run = run_in("pilot_and_link", "quiz_use")
    before = run.game.digest()
    assert made(run, "play kai").kind == "on", "its target is still to be chosen"
    answer = made(run, "choose guncannon")
    assert (answer.kind, answer.say) == ("wrong", "quiz_use.healed")
    assert answer.shown is not None
    assert not answer.shown.view(0).cards[run.table.card("guncannon")].damage, "healed, as the sentence says"
    assert run.game.digest() == before, "both choices are taken back"


def test_a_hint_within_a_lost_effect_takes_it_back() -> None:
    run = run_of(HEALED)
    before = run.game.digest()
    made(run, "play kai")
    while (hint := run.hint()).level < 4:
        pass
    assert run.game.digest() == before
    assert hint.choice == run.table.choice(run.lesson.steps[0].by[0])


def test_where_the_goal_is_lost_by_what_began_an_effect_that_is_taken_back_as_well() -> None:
    run = run_of(HEALED)
    before = run.game.digest()
    made(run, "play kai")
    assert made(run, "choose guncannon").kind == "out of reach"
    assert run.game.digest() == before


def test_what_comes_of_a_wrong_choice_is_shown_to_the_end_of_the_battle() -> None:
    run = run_in("action_step", "quiz_later")
    before = run.game.digest()
    answer = made(run, "pass")
    assert answer.say == "quiz_later.passed"
    assert answer.shown is not None
    assert answer.shown.view(1).result == "0", "without a block the attack has reached the player"
    assert [each.choice.verb for each in answer.played if each.seat == run.seat] == ["pass", "pass"]
    assert run.game.digest() == before


def test_a_refused_attempt_has_the_clause_of_the_game_and_the_sentence_of_the_lesson() -> None:
    run = run_of()
    answer = made(run, "block zowort")
    assert (answer.kind, answer.say) == ("refused", "first.tired")
    assert answer.clause == answer.refusals[0].clause != ""
    assert made(run, "block sandrock").say == "", "without a sentence of its own the refusal speaks for itself"


def test_any_way_to_the_goal_counts() -> None:
    run = run_of(TWO_ATTACKS)
    assert made(run, "attack gm -> player").kind == "on"
    assert made(run, "attack tragos -> player").kind == "on"
    assert made(run, "attack maganac -> player").kind == "done", "2 + 1 fell the Base, the third hits the player"


def test_it_is_said_at_once_when_the_goal_is_out_of_reach() -> None:
    run = run_of(TWO_ATTACKS.replace("{card: ST02-009, as: tragos}, ", ""))
    answer = made(run, "attack gm -> player")
    assert (answer.kind, answer.say) == ("out of reach", "win.lost"), "2 damage leave the Base with 1 HP"
    assert made(run, "attack maganac -> player").kind == "on"
    assert made(run, "attack gm -> player").kind == "done"


def test_taking_back_is_a_new_try_and_restarting_too() -> None:
    run = run_of(TWO_ATTACKS)
    assert not run.take_back()
    first = run.game.digest()
    made(run, "attack gm -> player")
    assert run.take_back()
    assert run.game.digest() == first
    made(run, "attack gm -> player")
    made(run, "attack tragos -> player")
    run.restart()
    assert run.game.digest() == first
    assert made(run, "attack maganac -> player").kind == "on"


def test_hints_come_in_four_levels_and_the_last_one_is_a_legal_choice() -> None:
    run = run_of()
    first, second, third, whole, again = (run.hint() for _ in range(5))
    assert (first.level, first.say, first.cards, first.clause) == (1, "first.hint1", (), "")
    assert second.cards == (run.table.card("demi"),)
    assert second.places == ((1, "shields"),)
    assert third.clause
    assert third.choice is None
    assert whole.choice is not None
    assert whole == again
    assert run.make(whole.choice).kind == "done"
    assert run.counts["first"].hints == 4


def test_the_last_hint_is_solved_when_the_learner_has_left_the_stored_way() -> None:
    run = run_of(TWO_ATTACKS)
    made(run, "attack gm -> player")
    while run.hint().level < 4:
        pass
    for _ in range(2):
        choice = run.hint().choice
        assert choice is not None
        run.make(choice)
    assert run.done


def test_steps_lead_where_they_say() -> None:
    run = run_of(TWO_ATTACKS, "after")
    answer = made(run, "end")
    assert (answer.kind, answer.say, answer.next) == ("wrong", "after.ended", "other")
    run.advance()
    assert run.step is not None
    assert run.step.id == "other"
    run.go("after")
    made(run, "attack gm -> player")
    run.advance()
    assert run.kind == "free"


def test_every_step_can_be_skipped_and_opened() -> None:
    run = run_of(TWO_ATTACKS)
    seen = []
    while run.step is not None:
        seen.append(run.step.id)
        run.skip()
    assert seen == ["win", "after", "other"]
    assert run.kind == OVER
    assert all(count.skipped for count in run.counts.values())
    assert made(run, "end").kind == "done", "after the end nothing is judged"
    run.go("after")
    assert run.step is not None


def test_free_play_ends_after_its_turns_and_judges_nothing() -> None:
    run = run_of(TWO_ATTACKS, "other")
    assert run.make(Choice("pass")).kind == "refused"
    answer = run.make(Choice("end"))
    assert (answer.kind, run.done) == ("done", True)
    assert run.counts["other"].wrong == 0, "what the game refuses is no wrong try there"


@pytest.mark.parametrize(
    ("keys", "verb", "said"),
    [
        ("won: won, beaten: beaten", "attack", "game.won"),
        ("won: won, beaten: beaten", "concede", "game.beaten"),
        ("won: won", "concede", "game.done"),
    ],
)
def test_the_sentence_after_a_free_game_tells_who_has_won(keys: str, verb: str, said: str) -> None:
    run = run_of(FREE_GAME.replace("KEYS", keys))
    choice = next((each for each in run.legal_choices() if each.verb == verb), Choice(verb))
    answer = run.make(choice)
    assert (answer.kind, answer.say) == ("done", said)


def test_a_game_is_played_on_freely_without_changing_the_lesson() -> None:
    run = run_of()
    free = run.play_freely()
    free.game.apply(1, Choice("pass"))
    assert free.seat == 1
    assert run.game.digest() != free.game.digest()


def test_a_question_is_answered_by_a_word_and_a_wrong_answer_is_not_the_end() -> None:
    run = run_of(BLOCK, "asked")
    answer = run.answer("yes")
    assert (answer.kind, answer.say) == ("refused", "asked.wrong")
    assert run.answer("no").kind == "done"


@pytest.mark.parametrize("name", list(course().lessons))
def test_every_step_of_the_course_opens_by_itself(name: str) -> None:
    lesson = course().lessons[name]
    for step in lesson.steps:
        run = LessonRun(lesson, gcg(), step.id)
        assert run.step is step


def run_in(lesson: str, step: str, seed: int = 0) -> LessonRun:
    return LessonRun(course().lessons[lesson], gcg(), step, seed)


def test_a_question_can_be_answered_by_pointing() -> None:
    run = run_in("winning_shot", "mine")
    assert run.point(place=(1, "hand")).say == "mine.hand"
    assert run.point(place=(0, "shields")).kind == "refused"
    assert run.point(place=(1, "base")).kind == "done"
    run = run_in("active_and_rested", "quiz_who")
    assert run.point(card=run.table.card("maganac")).say == "quiz_who.tired"
    assert run.point(card=run.table.card("guntank")).kind == "done"


def test_the_same_choices_are_shown_under_the_other_edition() -> None:
    run = run_in("later_editions", "part")
    made(run, "pair challia with kikeroga")
    beside = run.beside()
    assert beside is not None
    kikeroga = beside.card("kikeroga")
    assert beside.view(0).cards[kikeroga].over, "paired there, too"
    assert not beside.view(0).cards[kikeroga].condition_met
    assert run.game.view(0).cards[run.table.card("kikeroga")].condition_met
    assert run_of().beside() is None


def test_a_drawn_position_asks_the_solver_and_then_for_the_proof() -> None:
    run = run_in("counting", "walls")
    first = run.game.digest()
    kinds = set()
    for _ in range(4):
        right = run.right_answers()[0]
        assert run.answer("no" if right == "yes" else "yes").say == "walls.wrong"
        answer = run.answer(right)
        kinds.add(answer.kind)
        assert run.kind == ("goal" if right == "yes" else "ask")
        run.again()
    assert kinds == {"on", "done"}, "some can be won and are to be proved, some cannot"
    assert run.game.digest() != first


def test_a_deck_is_handed_in() -> None:
    run = run_in("deck_that_links", "mend")
    form, folder = gcg().scenarios, Path(run.lesson.file).parent
    assert form is not None
    answer = run.hand_in(form.find_deck("decks/too_many.txt", folder))
    assert (answer.kind, answer.say) == ("wrong", "mend.legal")
    assert answer.clause
    assert run.hand_in(form.find_deck("official-006", folder)).say == "mend.changes"
    while (hint := run.hint()).level < 4:
        pass
    assert run.hand_in(form.find_deck(hint.deck, folder)).kind == "done"
    assert run.counts["mend"].wrong == 2


def test_in_free_play_a_thing_is_named_when_it_is_met_for_the_first_time() -> None:
    run = run_in("first_game", "game")
    said = [each.say for each in run.meetings.take(9)]
    for _ in range(60):
        if run.done:
            break
        choices = run.legal_choices()
        order = ("deploy", "attack", "yes", "keep", "end", "pass")
        choice = next((each for verb in order for each in choices if each.verb == verb), None)
        run.make(choice or choices[0])
        said += [each.say or each.key for each in run.meetings.take(9)]
    assert {"deployed", "paid", "main", "attacked", "mark:deploy"} <= set(said)
    assert len(said) == len(set(said))
    sentences = [key for key in said if ":" not in key]
    assert all(course().sentence("first_game", f"game.{key}", "ja") for key in sentences)
