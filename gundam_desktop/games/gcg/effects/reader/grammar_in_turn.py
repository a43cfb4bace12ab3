"""The grammar of what a card has done in this turn, as a description of cards."""

IN_TURN = r"""
?from_zone_in_turn: ("that was deployed from your trash" | "deployed from your trash" \
                    | "that has been deployed from the trash") -> past_deployed_from_trash
                  | ("that was deployed from your hand" | "deployed from your hand" \
                    | "that has been deployed from the hand") -> past_deployed_from_hand
?in_this_turn: "that has" done_in_turn _in_turn                     -> did_in_turn
             | ("that hasn't" | "that has not") done_in_turn _in_turn -> did_not_in_turn
             | was_in_turn _in_turn                                 -> did_in_turn
             | done_by effect_owner _in_turn                        -> done_by_effect
             | not_done_by effect_owner _in_turn                    -> not_done_by_effect
             | "that has been deployed" _in_turn                    -> deployed_this_turn
?done_by: ("that has been rested by" | "that was rested by") -> was_rested
       | ("that has been set as active by" | "that was set as active by") -> was_set_active
       | ("whose ap has been" | "whose ap was") change_of_ap
?not_done_by: ("that hasn't been rested by" | "that has not been rested by") -> was_rested
           | "that hasn't been set as active by" -> was_set_active
           | ("whose ap hasn't been" | "whose ap has not been" | "whose ap wasn't" | "whose ap was not") change_of_ap
change_of_ap: "reduced by" -> ap_was_reduced | "increased by" -> ap_was_increased
_in_turn: "this turn" | "during this turn"
?was_in_turn: ("that has received damage" | "that received damage" | "that was damaged") -> past_receives_damage
            | ("that has received battle damage" | "that received battle damage") -> past_receives_battle_damage
            | ("that has received effect damage" | "that received effect damage") -> past_receives_effect_damage
            | "that blocked" -> past_blocks | "that linked" -> past_linked
            | "that was paired with a pilot" -> past_paired
            | ("that has been deployed by an effect" | "that was deployed by an effect" | "deployed by an effect") \
              -> past_deployed_by_effect
            | "that recovered hp" -> past_recovers_hp
            | from_zone_in_turn
"""
