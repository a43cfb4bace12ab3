"""The grammar of what a card has done in this turn, as a description of cards."""

IN_TURN = r"""
?from_zone_in_turn: ("that was deployed from your trash" | "that were deployed from your trash" \
                    | "deployed from your trash" \
                    | "that has been deployed from the trash" | "that have been deployed from the trash") \
                    -> past_deployed_from_trash
                  | ("that was deployed from your hand" | "that were deployed from your hand" \
                    | "deployed from your hand" \
                    | "that has been deployed from the hand" | "that have been deployed from the hand") \
                    -> past_deployed_from_hand
?in_this_turn: ("that has" | "that have") done_in_turn _in_turn -> did_in_turn
             | ("that hasn't" | "that haven't" | "that has not" | "that have not") done_in_turn _in_turn \
               -> did_not_in_turn
             | was_in_turn _in_turn -> did_in_turn
             | _ap_was "reduced by" effect_owner _in_turn -> ap_was_reduced
             | _ap_was "increased by" effect_owner _in_turn -> ap_was_increased
             | _ap_was_not "reduced by" effect_owner _in_turn -> ap_was_not_reduced
             | _ap_was_not "increased by" effect_owner _in_turn -> ap_was_not_increased
             | ("that has been deployed" | "that have been deployed") _in_turn -> deployed_this_turn
             | ("that has been rested by" | "that have been rested by" | "that was rested by" | "that were rested by") \
               effect_owner _in_turn -> was_rested
             | ("that hasn't been rested by" | "that haven't been rested by" | "that has not been rested by") \
               effect_owner _in_turn -> was_not_rested
             | ("that has been set as active by" | "that have been set as active by" | "that was set as active by" \
               | "that were set as active by") effect_owner _in_turn -> was_set_active
             | ("that hasn't been set as active by" | "that haven't been set as active by") \
               effect_owner _in_turn -> was_not_set_active
_ap_was: "whose ap has been" | "whose ap was"
_ap_was_not: "whose ap hasn't been" | "whose ap has not been" | "whose ap wasn't" | "whose ap was not"
_in_turn: "this turn" | "during this turn"
?was_in_turn: ("that has received damage" | "that have received damage" | "that received damage" \
                 | "that was damaged" | "that were damaged") -> past_receives_damage
               | ("that has received battle damage" | "that have received battle damage" \
                 | "that received battle damage") -> past_receives_battle_damage
               | ("that has received effect damage" | "that have received effect damage" \
                 | "that received effect damage") -> past_receives_effect_damage
               | "that blocked" -> past_blocks | "that linked" -> past_linked
               | ("that was paired with a pilot" | "that were paired with a pilot") -> past_paired
               | ("that has been deployed by an effect" | "that have been deployed by an effect" \
                 | "that was deployed by an effect" | "that were deployed by an effect" \
                 | "deployed by an effect") -> past_deployed_by_effect
               | "that recovered hp" -> past_recovers_hp
               | from_zone_in_turn
"""
