"""Small scenarios for the commands: one that holds, one that fails, one that is not valid."""

from __future__ import annotations

GOOD = "title: Good\nposition: {A: {}}\nexpect: {turn: 5}\n"
BAD = "title: Bad\nposition: {A: {}}\nplay:\n  - A: concede\nexpect: {winner: A}\n"
INVALID = "title: Wrong\nposition: {A: {hnad: []}}\nexpect: {turn: 5}\n"
