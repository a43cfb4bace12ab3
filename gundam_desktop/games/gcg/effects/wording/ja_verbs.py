"""Forms of Japanese sentences, by the verb at their end. Verbs of the cards in る are ichidan, but for ある."""

from __future__ import annotations

from gundam_desktop.games.gcg.effects.phrases import refuse_if

_ENDINGS = (
    # the plain form, the form continued with "、", the form before "もよい"; "" where there is none
    ("する", "し", "して"),
    ("もよい", "もよく", ""),
    ("しない", "せず", ""),
    ("ない", "ず", ""),
    ("す", "し", "して"),
    ("ぶ", "び", "んで"),
    ("く", "き", "いて"),
    ("う", "い", "って"),
    ("る", "", "て"),
)
_STATES = (
    # the plain form of a state, and its form before another condition
    ("いる", "いて"),
    ("ある", "あり"),
    ("持つ", "持ち"),
    ("した", "して"),
    ("いた", "いて"),
    ("い", "く"),  # an adjective
)


def going_on(sentence: str) -> str:
    """Return a sentence in the form that another sentence continues.

    >>> going_on("それをレストにする")
    'それをレストにし'
    """
    plain, goes_on, _ = _ending(sentence)
    return sentence.removesuffix(plain) + goes_on


def as_one_may(sentence: str) -> str:
    """Return an instruction as an option. `NotWorded` for a prohibition, and for what is an option already.

    >>> as_one_may("相手のユニット1つを選ぶ")
    '相手のユニット1つを選んでもよい'
    """
    plain, _, te = _ending(sentence)
    refuse_if(not te, "an option of it")
    return f"{sentence.removesuffix(plain)}{te}もよい"


def state_going_on(condition: str) -> str:
    """Return a condition in the form that another condition continues.

    >>> state_going_on("自分のベースがある"), state_going_on("自分のターン")
    ('自分のベースがあり', '自分のターンで')
    """
    for plain, goes_on in _STATES:
        if condition.endswith(plain):
            return condition.removesuffix(plain) + goes_on
    return f"{condition}で"


def if_so(condition: str) -> str:
    """Return a condition with "if".

    >>> if_so("自分のベースがある"), if_so("これがレスト")
    ('自分のベースがあるなら', 'これがレストしているなら')
    """
    return f"{condition}{'している' if condition.endswith('がレスト') else ''}なら"


def is_verbal(condition: str) -> bool:
    """Return True if a condition ends in a verb (いる) or an adjective (多い), not in a noun (AP5以上)."""
    return any(condition.endswith(plain) for plain, _ in _STATES)


def _ending(sentence: str) -> tuple[str, str, str]:
    return next(ending for ending in _ENDINGS if sentence.endswith(ending[0]))
