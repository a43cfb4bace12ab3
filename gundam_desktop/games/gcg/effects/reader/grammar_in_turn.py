"""The grammar of what a card has done in this turn, as a description of cards."""

IN_TURN = r"""
?from_zone_in_turn: ("that was deployed from your trash" | "that were deployed from your trash" \
                    | "deployed from your trash" \
                    | "that has been deployed from the trash" | "that have been deployed from the trash") \
                    -> past_deployment_from_trash
                  | ("that was deployed from your hand" | "that were deployed from your hand" \
                    | "deployed from your hand" \
                    | "that has been deployed from the hand" | "that have been deployed from the hand") \
                    -> past_deployment_from_hand
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
                 | "that was damaged" | "that were damaged") -> past_damage
               | ("that has received battle damage" | "that have received battle damage" \
                 | "that received battle damage") -> past_battle_damage
               | ("that has received effect damage" | "that have received effect damage" \
                 | "that received effect damage") -> past_effect_damage
               | "that blocked" -> past_block | "that linked" -> past_link
               | ("that was paired with a pilot" | "that were paired with a pilot") -> past_pairing
               | ("that has been deployed by an effect" | "that have been deployed by an effect" \
                 | "that was deployed by an effect" | "that were deployed by an effect" \
                 | "deployed by an effect") -> past_deployment_by_effect
               | "that recovered hp" -> past_recovery
               | from_zone_in_turn
done_in_turn: "blocked" -> past_block | "linked" -> past_link | "been paired with a pilot" -> past_pairing
            | "recovered hp" -> past_recovery | ("received damage" | "been damaged") -> past_damage
            | "received battle damage" -> past_battle_damage | "received effect damage" -> past_effect_damage
            | "been deployed by an effect" -> past_deployment_by_effect
            | ("been deployed from your trash" | "been deployed from the trash") -> past_deployment_from_trash
            | ("been deployed from your hand" | "been deployed from the hand")   -> past_deployment_from_hand
            | "destroyed an enemy unit with battle damage" -> past_kill
            | "destroyed an enemy unit with damage" -> past_kill_somehow
            | "destroyed an enemy card with battle damage" -> past_kill_of_card
            | "destroyed an enemy card with damage" -> past_kill_of_card_somehow
            | "destroyed an enemy shield area card with damage" -> past_kill_in_shield_area_somehow
            | "destroyed an enemy shield area card with battle damage" -> past_kill_in_shield_area
"""
