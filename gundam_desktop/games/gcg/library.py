"""What the client shows of the cards: their faces, decks, and all words on the screen, in one language at a time."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import chain
from typing import Any

from pydantic import ValidationError

from gundam_desktop.games.gcg.card_design import Stats, card_design, stats
from gundam_desktop.games.gcg.card_names import unofficial_names
from gundam_desktop.games.gcg.card_wording import wording
from gundam_desktop.games.gcg.cards.card import Card
from gundam_desktop.games.gcg.cards.catalog import card_sets
from gundam_desktop.games.gcg.cards.made_cards import made_by
from gundam_desktop.games.gcg.cards.official_wording import (
    OfficialWording,
    has_official_wording,
    show_official_wording,
    shown_wording,
    wording_faults,
)
from gundam_desktop.games.gcg.cards.sets import CardSets
from gundam_desktop.games.gcg.deck_summary import deck_summary
from gundam_desktop.games.gcg.decks import deck_lookup
from gundam_desktop.games.gcg.decks.deck import Deck, DeckError
from gundam_desktop.games.gcg.decks.faults import fault
from gundam_desktop.games.gcg.decks.restrictions import pack_faults
from gundam_desktop.games.gcg.effects.language import Keyword, KeywordAbility
from gundam_desktop.games.gcg.effects.wording.printed import printed_ability
from gundam_desktop.games.gcg.errata import WordedErratum, errata_notes, worded_errata
from gundam_desktop.games.gcg.goals import goals_of
from gundam_desktop.games.gcg.logged_events import is_minor, worth_telling
from gundam_desktop.games.gcg.model.constants import BREACH_EFFECT, SUPPORT_EFFECT
from gundam_desktop.games.gcg.motifs import motif_of
from gundam_desktop.games.gcg.playmat import caption, plate, playmat
from gundam_desktop.games.gcg.prepared_wording import abilities_of
from gundam_desktop.games.gcg.prompt_styles import interrupts, interrupts_of
from gundam_desktop.games.gcg.reminders import keyword_reminder, reminders_of
from gundam_desktop.games.gcg.rulebook import RULEBOOK
from gundam_desktop.games.gcg.set_digests import packs
from gundam_desktop.games.gcg.twins import twin_mark
from gundam_desktop.games.gcg.unplayed import marked, unplayed_in, unplayed_notes
from gundam_desktop.games.gcg.words import game_words
from gundam_desktop.languages import COMMAS, LANGUAGES
from gundam_desktop.tabletop import (
    Ability,
    Badge,
    Choice,
    Decision,
    Event,
    Face,
    FactList,
    Goal,
    Motif,
    Refusal,
    Reminder,
    View,
)
from gundam_desktop.tabletop.sentence import filled

BadInput = DeckError
"""The requested deck cannot be used; the message is one line."""

__all__ = [
    "LANGUAGES",
    "BadInput",
    "act",
    "caption",
    "card",
    "card_facts",
    "deck",
    "deck_names",
    "deck_summary",
    "deck_title",
    "effect_line",
    "errata",
    "face",
    "goals",
    "has_official_wording",
    "interrupts",
    "interrupts_of",
    "keyword_reminder",
    "know",
    "label",
    "name_of",
    "own_faults",
    "packs",
    "plate",
    "playmat",
    "question",
    "read_deck",
    "recorded_title",
    "reminders",
    "sentence",
    "show_official_wording",
    "stats",
    "story",
    "texts",
    "unplayed",
    "wording",
    "worth_telling",
    "write_deck",
    "zone_facts",
]
_KEYWORDS: dict[int, str] = {BREACH_EFFECT: "breach", SUPPORT_EFFECT: "support"}
"""Number -> key of the keyword effects that are abilities of their own; Repair is found by its timing alone."""
_OWN: dict[str, Card] = {}
_PURPOSEFUL = {f"{verb} {purpose}" for verb in ("yes", "no") for purpose in ("burst", "may", "play as")}
"""Answers whose labels name what they do."""


def card(number: str) -> Card:
    """Return the card of a number, also of a position's own. The KeyError suggests similar numbers."""
    return _OWN.get(number) or card_sets().card(number)


def know(cards: Sequence[Card]) -> None:
    """Register the cards of a position, so that they are shown like those of sets; they replace the previous ones."""
    _OWN.clear()
    _OWN.update((own.number, own) for card in cards for own in (*made_by(card), card))


def own_faults() -> list[str]:
    """Return the faults of the player's own card sets, packs and official wording, one line each."""
    return [*card_sets().faults, *pack_faults(), *wording_faults()]


def unplayed(deck: Deck, language: str = "en") -> list[str]:
    """Return the abilities that the cards of a deck are played without, a line each: name, number and ability."""
    return unplayed_in(deck, lambda number: name_of(number, language))


def face(number: str, language: str = "en") -> Face:
    """Return the face of a card in a language. KeyError for an unknown number."""
    return _face(number, language, card_sets(), shown_wording(language), _OWN.get(number))


@cache
def _face(number: str, language: str, sets: CardSets, official: OfficialWording, own: Card | None) -> Face:
    shown, printed = own or sets.card(number), official.of(number)
    words, said = game_words(language), wording(language)
    lines, ours = _texts(number, language, sets, official, own)
    keywords = [a.keyword for a in shown.effects if isinstance(a, KeywordAbility)]
    pilot = shown.type == "pilot" or (shown.type == "command" and shown.ap is not None)
    token = shown.is_token or shown.type == "resource"
    figures = shown.type not in ("resource", "ex resource")
    condition = said.word_link(shown.link.names, shown.link.traits) if shown.link else ""
    notes = (each(shown, language, printed=bool(lines)) for each in (errata_notes, unplayed_notes))
    unofficial = unofficial_names(shown, language, sets, name_known=bool(printed and printed.name))
    return Face(
        number=shown.number,
        name=name_of(number, language),
        type=shown.type,
        type_name=words["types"][shown.type],
        color=shown.color or "",
        figures=Stats(
            level=None if token else shown.level,
            cost=None if token else shown.cost,
            ap=shown.ap if figures else None,
            hp=shown.hp if figures else None,
        ),
        modifier=pilot,
        traits=tuple(map(said.names.trait, shown.traits)),
        environment=tuple(words["environment"][place] for place in shown.environment),
        condition=condition,
        badges=tuple(Badge(k.name, k.amount, said.keyword(k)) for k in keywords),
        text=lines or ours,
        set=shown.set,
        motif=_motif(number, sets, own),
        abilities=ours if lines else (),
        design=card_design(language),
        unofficial=unofficial.shown(condition),
        note="\n".join(filter(None, (unofficial.note(language), *chain.from_iterable(notes)))),
    )


def texts(number: str, language: str) -> Iterator[str]:
    """Yield the lines of a card's text: the official ones, where they are known, and the program's own."""
    for abilities in _texts(number, language, card_sets(), shown_wording(language), _OWN.get(number)):
        yield from (ability.line for ability in abilities)


@cache
def _texts(
    number: str, language: str, sets: CardSets, official: OfficialWording, own: Card | None
) -> tuple[tuple[Ability, ...], tuple[Ability, ...]]:
    """Return the official text of a card, empty where it is not known, and the program's own."""
    printed = official.of(number)
    lines = tuple(printed_ability(line, language) for line in printed.lines) if printed else ()
    shown = own or sets.card(number)
    return lines, (*abilities_of(shown, language, sets), *marked(shown, language))


@cache
def _motif(number: str, sets: CardSets, own: Card | None) -> Motif:
    """Return what the picture of a card shows, which is the same in every language."""
    return motif_of(own or sets.card(number))


def errata(number: str, language: str = "en") -> list[WordedErratum]:
    """Return the errata of a card in words, in the order of their days."""
    return worded_errata(card(number), language)


def effect_line(number: str, ability: int, mark: str, language: str = "en") -> str:
    """Return an effect as a line of text: by the ability's index, or a keyword effect by its timing (`mark`).

    Empty if the card has no such effect.
    """
    if not number:
        return ""
    shown = face(number, language)
    lines = shown.abilities or shown.text
    if ability >= 0:
        return lines[ability].line if ability < len(lines) else ""
    name = "repair" if mark == "repair" else _KEYWORDS.get(ability, "")
    if not name:
        return ""
    effects = card(number).effects
    own = (at for at, each in enumerate(effects) if isinstance(each, KeywordAbility) and each.keyword.name == name)
    place = next(own, len(lines))
    return (
        lines[place].line if place < len(lines) else wording(language).keyword(Keyword.model_validate({"name": name}))
    )


def zone_facts(zone: str, edition: str, language: str = "en") -> list[tuple[str, str]]:
    """Return what the rules say about a zone, or a player (`plate`): (sentence, its clause in the edition) pairs."""
    facts: list[list[str]] = game_words(language)["zone facts"].get(zone, [])
    return [(text, RULEBOOK.number_in(edition, clause)) for text, clause in facts]


def reminders(
    number: str, edition: str, language: str = "en", keywords: tuple[str, ...] | None = None
) -> tuple[Reminder, ...]:
    """Explain everything printed on a card's face, one sentence for each thing, with its clause in an edition.

    `keywords` are those that the card has now, as in its view; None means those printed on it.
    """
    return reminders_of(face(number, language), edition, language, keywords)


def card_facts(number: str, language: str = "en") -> list[FactList]:
    """Return where a card is legal, what it links with, and its rulings, in a language."""
    from gundam_desktop.games.gcg.card_facts import facts_of  # rarely asked for, and it reads much

    return facts_of(number, language, lambda other: name_of(other, language))


def deck(name: str) -> Deck:
    """Return a shipped or saved deck by its name, or a deck from a file. Raises `BadInput` with the reason."""
    return deck_lookup.find(name, card_sets().by_number)


def write_deck(deck: Deck) -> dict[str, Any]:
    """Return a deck as JSON data for `read_deck`."""
    return deck.model_dump(mode="json", exclude_defaults=True)


def read_deck(data: Any) -> Deck:
    """Return the deck that `write_deck` wrote. `DeckError` for other data and for unknown cards."""
    try:
        deck = Deck.model_validate(data)
    except ValidationError as error:
        raise fault("no deck", reason=error.errors(include_url=False)[0]["msg"]) from None
    known = {card.number for card in card_sets()}
    unknown = sorted({*deck.numbers(), *deck.resource_numbers()} - known)
    if unknown:
        raise fault("unknown cards", name=deck.name, numbers=", ".join(unknown))
    return deck


def deck_names() -> list[str]:
    """Return the names of the shipped decks, then of the player's saved decks."""
    return [*deck_lookup.shipped_decks(), *deck_lookup.saved_decks()]


def deck_title(name: str, language: str = "en") -> str:
    """Return the title of a deck, or its name if it has none; a recipe for team battles says so."""
    return deck_lookup.title(name, language)


def recorded_title(title: str, language: str = "en") -> str:
    """Translate a deck's title from records, which hold the titles of shipped decks in English."""
    return deck_lookup.recorded_title(title, language)


def name_of(number: str, language: str = "en") -> str:
    """Return a card's name; `a card` if `number` is empty or unknown."""
    if not number:
        return str(game_words(language)["unknown"])
    printed = shown_wording(language).of(number)
    return (printed.name if printed else "") or card(number).name_in(language)


def sentence(refusal: Refusal, names: Mapping[int, str], language: str = "en") -> str:
    """Return a refusal as a sentence."""
    text: str = game_words(language)["refusals"][refusal.code]
    return filled(text, card=names.get(refusal.card, ""), **dict(refusal.figures))


def story(event: Event, seats: Sequence[str], language: str = "en") -> str:
    """Return an event as a sentence for the log; empty for an event that is not logged."""
    words = game_words(language)
    text = words["events"].get(_story_key(event))
    if text is None or is_minor(event):
        return ""
    said = filled(
        text,
        player=seats[event.player] if event.player >= 0 else words["nobody"],
        opponent=seats[1 - event.player] if event.player >= 0 else words["nobody"],
        card=_subject(event, words, language),
        target=name_of(event.target_number, language),
        amount=event.amount,
        word=_detail(event, words, language),
    )
    return said[:1].upper() + said[1:]


def _subject(event: Event, words: Mapping[str, Any], language: str) -> str:
    if not event.card and event.kind in ("damaged", "reduced", "increased"):
        return str(words["shield"])
    if not event.card and event.kind in ("ruled", "modified", "protected", "exposed", "diverted"):
        return str(words["shield area"])
    kind = card(event.number).type if event.number else ""
    return str(words["called"].get(kind) or name_of(event.number, language))


def _detail(event: Event, words: Mapping[str, Any], language: str) -> str:
    if event.kind == "activated":
        return str(words["triggers"].get(event.word) or words["triggers"][""])
    if event.kind in {"gained", "lost keyword"}:
        keyword = Keyword.model_validate({"name": event.word.lower(), "amount": event.amount})
        return wording(language).keyword(keyword)
    if event.kind == "endless":
        return str(words["unofficial names"]["and"]).join(name_of(number, language) for number in event.word.split())
    if event.kind == "gained trait":
        return wording(language).names.trait(event.word)
    return str(words["words"].get(event.word, event.word))


def _story_key(event: Event) -> str:
    if event.kind == "attacked":
        return "attacked unit" if event.target else "attacked player"
    if event.kind == "passed":
        return f"passed {event.word}"
    if event.kind == "paid":
        return f"paid {event.word}"
    if event.kind == "activated":
        return f"activated {event.word}" if event.word in ("main", "action") else "activated"
    if event.kind in ("took shield", "returned to deck") and not event.number:
        return f"{event.kind} unseen"
    if event.kind == "game over" and event.player < 0:
        return "drawn"
    return event.kind


def question(decision: Decision, number: str, language: str = "en") -> str:
    """Return the question of a decision. `number` is the number of the card that asks; empty if none does."""
    words = game_words(language)
    key = decision.purpose if decision.kind in ("choose", "confirm") else decision.kind
    text: str = words["questions"].get(key) or words["questions"]["choose"]
    count = filled(words["count"][_count_key(decision)], least=decision.least, most=decision.most)
    return filled(text, card=name_of(number, language), count=count)


def _count_key(decision: Decision) -> str:
    if decision.least == decision.most:
        return "exactly"
    return "range" if decision.least else "up to"


def goals(choice: Choice, view: View) -> tuple[Goal, ...]:
    """Return the drop targets of a choice; empty for a choice without a target."""
    return goals_of(choice, view, lambda number: card(number).type)


def label(choice: Choice, view: View, language: str = "en", *, named: bool = False) -> str:
    """Return the label of a choice's button; `named` includes the name of the card that acts."""
    words = game_words(language)["choices"]
    if choice.verb == "choose" and choice.word:
        text = str(words.get(choice.word, choice.word))
    else:
        cards = COMMAS[language].join(_shown(card, view, language) for card in choice.cards)
        key = _label_key(choice, view)
        text = words[key].format(
            card=_shown(choice.card, view, language), target=_shown(choice.target, view, language), cards=cards
        )
    if choice.paying >= 0:
        text = filled(words["paying" if choice.paying else "paying none"], choice=text, n=choice.paying)
    if choice.verb == "activate" and choice.number > 1:
        text += f" ({choice.number})"
    if named and choice.verb == "attack":
        text = words["named"].format(card=_shown(choice.card, view, language), choice=text)
    return text


def act(choice: Choice, language: str) -> str:
    """Return the kind of act that a choice is, without its cards; empty for one that is not worth a name."""
    text: str = game_words(language)["acts"].get(choice.verb, "")
    return text


def _label_key(choice: Choice, view: View) -> str:
    if choice.verb == "attack" and choice.word:
        return "attack player"
    if choice.verb == "pair" and not choice.target:
        return "pair alone"
    if choice.verb == "pass":
        return f"pass {view.decision.kind}" if view.decision.kind in ("block", "action") else "pass"
    purposeful = f"{choice.verb} {view.decision.purpose}"
    if choice.verb in ("yes", "no") and purposeful in _PURPOSEFUL:
        return purposeful
    return "choose none" if choice.verb == "choose" and not choice.cards else choice.verb


def _shown(card_id: int, view: View, language: str) -> str:
    shown = view.cards.get(card_id)
    if shown is None or not shown.number:
        return name_of("", language)
    return name_of(shown.number, language) + twin_mark(shown, view, language)
