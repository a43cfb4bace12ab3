"""Words about one card or more, as words about one: "one or more of your Units are destroyed", "one ... is destroyed".

An effect waits once for what happens to several cards at the same time (9-1-6-3), however that is written.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from gundam_desktop.games.gcg.effects.reader.word import Word

_OR_MORE = ("or", "more")
_VERBS = {
    "are": "is",
    "attack": "attacks",
    "block": "blocks",
    "deal": "deals",
    "destroy": "destroys",
    "link": "links",
    "receive": "receives",
    "recover": "recovers",
}


def said_of_one(found: Sequence[Word]) -> Iterator[Word]:
    """Yield the words with an event of "one or more" cards as one of a single card."""
    place = 0
    while place < len(found):
        yield found[place]
        place += 1
        if found[place - 1].text.lower() != "when" or not _is_one_or_more(found, place):
            continue
        one = found[place]
        place += 1 + len(_OR_MORE)
        yield one._replace(kind="word", text="one" if found[place].text.lower() == "of" else "a")
        while place < len(found) and found[place].text != ",":
            word = found[place]
            yield word._replace(text=_VERBS.get(word.text, word.text))
            place += 1


def _is_one_or_more(found: Sequence[Word], place: int) -> bool:
    words = [word.text.lower() for word in found[place : place + 3]]
    return words[:1] in (["one"], ["1"]) and tuple(words[1:]) == _OR_MORE
