"""The card search: a small language for queries, an index of the cards, completions, and queries edited by buttons."""
