"""The grammar of further descriptions of cards: figures, marks of effects, link conditions, attacks."""

QUALITIES = r"""
?of_quality: "with more than" NUMBER any_stat                         -> with_more_than
           | ("with less than" | "with fewer than") NUMBER any_stat   -> with_less_than
           | ("with an" | "with a") MARK ("or" | "/" | "or a" | "or an") MARK ["effect"] -> with_either_effect
           | "with an" MARK "effect"                                  -> with_effect
           | "with" MARK                                              -> with_mark
           | "with" NAME "in its link condition"                      -> links_with
           | "with" TRAIT ["trait"] "in its link condition"           -> links_with_trait
           | ("that is attacking this unit" | "that are attacking this unit") -> attacking_this
fight: ("that is attacking" | "that are attacking") one                -> attacking_one
     | ("that is attacking one of your" | "that are attacking one of your" | "attacking one of your") noun_phrase \
       -> attacking_yours
     | ("that is being attacked by" | "being attacked by") one         -> attacked_by_one
"""
