"""The rules on screen: the page of the rule book, and what other rooms show of clauses."""
