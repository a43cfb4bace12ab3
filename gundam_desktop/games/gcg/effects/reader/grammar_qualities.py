"""The grammar of further descriptions of cards: figures, marks of effects, link conditions, attacks."""

QUALITIES = r"""
?of_quality: "with more than" NUMBER any_stat                         -> with_more_than
           | ("with less than" | "with fewer than") NUMBER any_stat   -> with_less_than
           | ("with an" | "with a") MARK ("or" | "/" | "or a" | "or an") MARK ["effect"] -> with_either_effect
           | "with an" MARK "effect"                                  -> with_effect
           | ("whose lv. is an even number" | "whose lv. is even")    -> with_even_level
           | ("whose lv. is an odd number" | "whose lv. is odd")      -> with_odd_level
           | ("that is not the attack target" | "that are not the attack target" | "that isn't the attack target" \
             | "other than the attack target")                        -> not_attacked_now
           | ("that shares a trait with this unit" | "that share a trait with this unit") -> shares_trait
           | ("that doesn't share a trait with this unit" | "that don't share a trait with this unit" \
             | "that shares no trait with this unit" | "that share no trait with this unit") -> shares_no_trait
           | ("with more" | "that has a higher" | "that have a higher") any_stat "than all of your" plain_nouns \
             -> above_all_of_yours
           | "with" MARK                                              -> with_mark
           | "with" NAME "in its link condition"                      -> links_with
           | "with" TRAIT ["trait"] "in its link condition"           -> links_with_trait
           | ("that is" | "that are") or_state "/" or_state           -> in_either_state
           | "with a different name from this unit"                   -> of_another_name
           | "with the same name as this unit"                        -> of_the_same_name
           | ("that is attacking this unit" | "that are attacking this unit") -> attacking_this
or_else: or_arm
?or_arm: ("or is" | "or are") or_state -> or_so
       | ("or is" | "or are") "lv." level_range        -> of_level
       | ("or has" | "or have") number_range stat      -> with_stat
       | ("or has" | "or have") KEYWORD                -> with_keyword
       | ("or was deployed during this turn" | "or were deployed during this turn" | "or was deployed this turn" \
         | "or were deployed this turn")               -> deployed_this_turn
       | ("or has attacked this turn" | "or have attacked this turn" | "or has attacked during this turn" \
         | "or attacked this turn")                    -> attacked_this_turn
       | ("or no paired pilot" | "or has no paired pilot" | "or have no paired pilot" | "or without a paired pilot" \
         | "or is not paired with a pilot")            -> not_paired
!or_state: "active" | "rested" | "damaged" | "undamaged"
fight: ("that is attacking" | "that are attacking") one                -> attacking_one
     | ("that is attacking one of your" | "that are attacking one of your" | "attacking one of your") noun_phrase \
       -> attacking_yours
     | ("that is being attacked by" | "being attacked by") one         -> attacked_by_one
"""
