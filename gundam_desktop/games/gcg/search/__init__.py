"""The card search: a small query language, an index of the cards, completions, and editing queries by buttons."""
