"""Words about what players do, as words to one player: "they may draw from their deck", "you may draw from your deck".

The grammar knows instructions to one player. Who they are said of stands before them as a word of its own.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import takewhile

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.reader.errors import NotUnderstood
from gundam_desktop.games.gcg.effects.reader.word import Word
from gundam_desktop.games.gcg.effects.wording.en_players import VERBS

PLAYERS: dict[str, m.PlayersName] = {
    "all players": "all players",
    "each player": "all players",
    "both players": "all players",
    "you and your opponent": "all players",
    "all enemy players": "all enemy players",
    "each enemy player": "all enemy players",
    "that enemy player": "that enemy player",
    "the enemy player": "an enemy player",
    "your opponent": "an enemy player",
    "you and that player": "you and that enemy player",
    "you and that enemy player": "you and that enemy player",
    "the owner of the destroyed unit": "the owner of the destroyed Unit",
    "you and the player who destroyed this unit": "you and the player who destroyed this",
}
"""The players of a step by the words for them, without "each"."""
THEY = ("they", "that player", "its owner")
"""The words for the players of the sentence before."""
_SUBJECTS = sorted((tuple(words.split()) for words in (*PLAYERS, *THEY)), key=len, reverse=True)
_NO_OTHER_SUBJECTS = [
    tuple(words.split())
    for words in (
        "its owner", "their owner", "their owners", "the owner", "its controller", "their controller", "the controller",
        "that player", "each player", "both players", "all players", "each opponent", "the opponent", "the player",
        "each enemy player", "a player", "an enemy player", "the enemy player", "the owner of the destroyed unit",
    )
]  # fmt: skip
"""Players who, at the start of a sentence, can only be those who do what it says."""
_NO_SUCH_VERB = f"players cannot be told to do this; expected {', '.join(sorted(VERBS))}"
_NO_SUCH_PLAYER = "no such player is known; expected your opponent, that player, its owner or all players"
_SOME_OF_THEM = frozenset({"all enemy players", "each enemy player"})
"""The players whose number a description may lower: "all enemy players with more Units than you"."""
_OF_SOMEBODY = frozenset({"your", "you", "enemy", "friendly", "opponent"})


def said_to_one(found: Sequence[Word]) -> Iterator[Word]:
    """Yield the words with the players who do something as one word, and what they do as if it were said to one."""
    place = 0
    while place < len(found):
        if _is_told(found, place):
            place += 1
        of_event = place > 0 and found[place - 1].text.lower() == "when"
        length = 0 if of_event or _is_of_attack(found, place) else _subject(found, place)
        if not length:
            _refuse_subject(found, place)
            yield found[place]
            place += 1
            continue
        end = "," if place and found[place - 1].text.lower() == "if" else "."
        last = place + length - 1
        yield Word(
            "PLAYERS", " ".join(word.text for word in found[place : last + 1]), found[place].start, found[last].end
        )
        place += length
        described = _described(found, place)
        if described:
            yield found[place]._replace(text="having")
            yield from found[place + 1 : place + described]
            yield found[place + described]._replace(text=",")
        place += described
        place += described > 0 and found[place].text == "each"
        says_does = found[place].text.removesuffix("s") in VERBS and found[place].text not in VERBS
        if found[place].text == "may":
            yield found[place]._replace(kind="MAY")
            place += 1
        yield found[place]._replace(text=_verb(found[place].text))
        place += 1
        while place < len(found) and found[place].text != end:
            word = found[place]
            if _tells_you(found, place):
                _refuse_after_condition(found, place)
                yield word._replace(text=".")
                place += 2
                break
            if word.text.lower() == "your" and found[place + 1].text == "own":
                word = word._replace(text="their")
                place += 1
            if word.text.lower() in _OF_SOMEBODY:
                raise NotUnderstood(
                    word.text, word.start, "with another player involved, it is not clear whose this is"
                )
            if found[place - 1].text in {"and", "then"} and _verb(word.text) in VERBS:
                if (word.text not in VERBS) != says_does:
                    raise NotUnderstood(word.text, word.start, "it is not clear who does this")
                word = word._replace(text=_verb(word.text))
            if word.text != "own" or found[place - 1].text != "their":
                yield word._replace(text="your") if word.text == "their" else word
            place += 1


def _refuse_subject(found: Sequence[Word], place: int) -> None:
    """Raise NotUnderstood for a player at the start of a sentence who does what players are not told to do."""
    if place and found[place - 1].text not in {".", ",", "■"}:
        return
    for subject in _NO_OTHER_SUBJECTS:
        said = found[place : place + len(subject) + 1]
        if tuple(word.text.lower() for word in said[:-1]) == subject and said[-1].text not in {"'", "'s", "can't"}:
            words = " ".join(word.text for word in said)
            known = " ".join(subject) in {*PLAYERS, *THEY}
            raise NotUnderstood(words, found[place].start, _NO_SUCH_VERB if known else _NO_SUCH_PLAYER)


def _is_told(found: Sequence[Word], place: int) -> bool:
    """True for the "you" of an instruction: "Then, you draw 1"."""
    begins = place == 0 or found[place - 1].text in {".", ","}
    return begins and found[place].text.lower() == "you" and _verb(found[place + 1].text) in VERBS


def _tells_you(found: Sequence[Word], place: int) -> bool:
    """True for what you do behind what other players do: "they reveal their hand and you choose 1"."""
    said = [word.text.lower() for word in found[place : place + 3]]
    return said[:2] == ["and", "you"] and len(said) == 3 and said[2] in VERBS


def _refuse_after_condition(found: Sequence[Word], place: int) -> None:
    """Raise NotUnderstood for what you do in a sentence with a condition or an option of other players."""
    before = takewhile(lambda word: word.text != ".", reversed(found[:place]))
    if {"if", "may"} & {word.text.lower() for word in before}:
        raise NotUnderstood(found[place + 1].text, found[place + 1].start, "it is not clear if you do this in any case")


def _is_of_attack(found: Sequence[Word], place: int) -> bool:
    """True for Units, not players, that choose: "they may choose an enemy Unit as their attack target"."""
    if [word.text.lower() for word in found[place : place + 3]] != ["they", "may", "choose"]:
        return False
    sentence = takewhile(lambda word: word.text != ".", found[place:])
    return " as their attack target" in " ".join(word.text.lower() for word in sentence)


def _subject(found: Sequence[Word], place: int) -> int:
    """Return the number of words for players who do something, "each" included; 0 if there are none here."""
    for subject in _SUBJECTS:
        after = place + len(subject)
        if tuple(word.text.lower() for word in found[place:after]) != subject:
            continue
        after += after < len(found) and found[after].text == "each"
        if _does(found, after) or (" ".join(subject) in _SOME_OF_THEM and _described(found, after)):
            return after - place
    return 0


def _does(found: Sequence[Word], place: int) -> bool:
    """True if players are told here what they do, or may do."""
    verb = place + (place < len(found) and found[place].text == "may")
    return verb < len(found) and _verb(found[verb].text) in VERBS


def _described(found: Sequence[Word], place: int) -> int:
    """Return the number of words before what players with such cards do: "with 5 or more cards in their hand"."""
    if place >= len(found) or found[place].text != "with":
        return 0
    in_clause = takewhile(lambda at: found[at].text not in {".", ","}, range(place + 1, len(found)))
    does = (at for at in in_clause if _does(found, at + (found[at].text == "each")) and found[at - 1].text != "in")
    return next(does, place) - place


def _verb(word: str) -> str:
    """Return a verb as in an instruction: "draws" as "draw"."""
    return word[:-1] if word[:-1] in VERBS else word
