"""The keyword effects (11-1): one row each, with everything about them except their rules."""

from __future__ import annotations

from typing import Final, NamedTuple

from gundam_desktop.games.gcg.model.constants import NamedNumber


class Keyword(NamedNumber):
    """Keyword effects (11-1)."""

    REPAIR = 0
    BREACH = 1
    SUPPORT = 2
    BLOCKER = 3
    FIRST_STRIKE = 4
    HIGH_MANEUVER = 5
    SUPPRESSION = 6


REPAIR: Final = Keyword.REPAIR.value
BREACH: Final = Keyword.BREACH.value
SUPPORT: Final = Keyword.SUPPORT.value
BLOCKER: Final = Keyword.BLOCKER.value
FIRST_STRIKE: Final = Keyword.FIRST_STRIKE.value
HIGH_MANEUVER: Final = Keyword.HIGH_MANEUVER.value
SUPPRESSION: Final = Keyword.SUPPRESSION.value


class KeywordEffect(NamedTuple):
    """A keyword effect: its number, its names, its symbol, its value to a bot."""

    number: int
    en: str
    ja: str
    zh: str
    symbol: str
    """The key of the symbol drawn for it on a card."""
    worth: float
    """Its part of a Unit's value in the evaluation of a position."""
    has_amount: bool = False
    """It has an amount: Repair 2. Several amounts add up (11-1-1-4, 11-1-2-6, 11-1-3-3)."""

    @property
    def key(self) -> str:
        """The name of the keyword effect in files."""
        return self.en.lower()


KEYWORD_EFFECTS: Final = (
    KeywordEffect(REPAIR, "Repair", "リペア", "修复", "cross", 0.8, has_amount=True),
    KeywordEffect(BREACH, "Breach", "突破", "突破", "arrow", 1.0, has_amount=True),
    KeywordEffect(SUPPORT, "Support", "援護", "支援", "up", 0.8, has_amount=True),
    KeywordEffect(BLOCKER, "Blocker", "ブロッカー", "阻挡者", "shield", 1.6),
    KeywordEffect(FIRST_STRIKE, "First Strike", "先制攻撃", "先制攻击", "forward", 1.0),
    KeywordEffect(HIGH_MANEUVER, "High-Maneuver", "高機動", "高机动", "climb", 1.0),
    KeywordEffect(SUPPRESSION, "Suppression", "制圧", "压制", "bars", 1.5),
)
"""In the order of their numbers."""
KEYWORDS: Final = {keyword.key: keyword.number for keyword in KEYWORD_EFFECTS}
KEYWORD_NAMES: Final = tuple(keyword.en for keyword in KEYWORD_EFFECTS)
BY_KEY: Final = {keyword.key: keyword for keyword in KEYWORD_EFFECTS}
ADDING: Final = tuple(keyword.number for keyword in KEYWORD_EFFECTS if keyword.has_amount)
"""The keyword effects whose amounts add up."""
