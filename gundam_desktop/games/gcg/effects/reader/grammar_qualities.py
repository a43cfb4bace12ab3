"""The grammar of further descriptions of cards: figures, marks of effects, link conditions, attacks."""

QUALITIES = r"""
?of_quality: "with more than" NUMBER any_stat                         -> with_more_than
           | ("with less than" | "with fewer than") NUMBER any_stat   -> with_less_than
           | "with" ("a" | "an") MARK ("or" | "/" | "or a" | "or an") MARK ["effect"] -> with_either_effect
           | ("whose lv. is an even number" | "whose lv. is even")    -> with_even_level
           | ("whose lv. is an odd number" | "whose lv. is odd")      -> with_odd_level
           | ("that is not the attack target" | "that isn't the attack target" | "other than the attack target") \
             -> not_attacked_now
           | "that shares a trait with this unit"                     -> shares_trait
           | ("that doesn't share a trait with this unit" | "that shares no trait with this unit") -> shares_no_trait
           | ("with more" | "that has a higher") any_stat "than all of your" plain_nouns \
             -> above_all_of_yours
           | "with" MARK                                              -> with_mark
           | "that is" so "/" so                                      -> in_either_state
           | "with a different name from this unit"                   -> of_another_name
           | "with the same name as this unit"                        -> of_the_same_name
           | "that is attacking this unit"                            -> attacking_this
or_else: or_arm
?or_arm: ("or is" | "or are") so
       | ("or is" | "or are") "lv." level_range        -> of_level
       | ("or has" | "or have") had
       | ("or was deployed this turn" | "or were deployed this turn") -> deployed_this_turn
       | ("or has attacked this turn" | "or have attacked this turn" | "or attacked this turn") -> attacked_this_turn
       | ("or no paired pilot" | "or without a paired pilot" | "or is not paired with a pilot") -> not_paired
fight: "that is attacking" falling_one                   -> attacking_one
     | "attacking one of your" noun_phrase               -> attacking_yours
     | ("that is being attacked by" | "being attacked by") one -> attacked_by_one
"""
