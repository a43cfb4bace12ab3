"""The grammar of what an effect has done, and of numbers of cards that depend on it or on those in hand."""

DONE = r"""
%extend simple_condition: ("you destroy" | "you destroyed") quantity "with this effect" -> effect_destroyed
                        | ("you destroy" | "you destroyed") "one of your" noun_phrase "with this effect" \
                          -> effect_destroyed_yours
                        | quantity ("are destroyed with this effect" | "were destroyed with this effect") \
                          -> effect_destroyed
                        | ("you return" | "you returned") quantity "with this effect" -> effect_returned
                        | ("you destroy it with this effect" | "you destroyed it with this effect" \
                          | "it is destroyed by this effect" | "you destroy that unit with this effect") \
                          -> you_destroyed_it
                        | one_done ("is" | "was") described     -> one_done_is_so
                        | one_done "has" (had | one)                    -> one_done_is_so
                        | ("you choose" | "you chose") quantity -> you_chose
                        | ("its ap becomes 0 with this effect" | "its ap became 0 with this effect" \
                          | "its ap is reduced to 0 with this effect" | "this effect reduces its ap to 0" \
                          | "that unit's ap becomes 0 with this effect") -> ap_fell_to_0
one_done: ("the unit rested with this effect" | "the rested unit") -> rested_by_it
        | ("the unit destroyed with this effect" | "the destroyed unit") -> destroyed_by_it
        | ("the card discarded with this effect" | "the discarded card") -> discarded_by_it
%extend outcome: ("when this effect destroys" | "if this effect destroys") so_many_destroyed -> destroys_so_many
so_many_destroyed: NUMBER "or more" noun_phrase -> at_least
%extend amount: "cards equal to" value -> as_many
              | same_number -> as_many
              | same_number "plus" NUMBER -> as_many_plus
              | "a number of cards equal to" value "plus" NUMBER -> as_many_plus
same_number: ("the same number of cards you discarded" | "the same number of cards you discarded with this effect" \
             | "as many cards as you discarded" | "the same number of cards as you discarded") -> as_many_as_discarded
           | ("the same number of cards you returned" | "the same number of cards you returned with this effect" \
             | "the same number of cards returned with this effect" | "as many cards as you returned") \
             -> as_many_as_returned
%extend instruction: ("draw until you have" | "draw cards until you have") NUMBER noun_phrase "in your hand" \
                     -> draw_until
                   | ("discard until you have" | "discard cards until you have") NUMBER noun_phrase "in your hand" \
                     -> discard_until
                   | "discard" NUMBER _UPTO NUMBER [noun_phrase] -> discard_some
                   | "discard up to" NUMBER [noun_phrase]        -> discard_up_to
                   | "discard any number of" noun_phrase         -> discard_any
                   | "discard" NUMBER "or more" noun_phrase      -> discard_or_more
                   | "place a number of" [RESTED] placed_resources "equal to" value -> place_resources
                   | "deploy a number of" [RESTED] TOKEN _unit_token "equal to" value -> deploy_tokens
                   | "pay" CIRCLED _to CIRCLED -> pay_some
                   | ("pair that pilot with that unit" | "pair the chosen pilot with the chosen unit" \
                     | "pair it with that unit") -> pair_both
_to: "to" | _UPTO
%extend ending: times_for_each
times_for_each: "for each" things "," "deal" amount "damage to" first_card
%extend description: "with the same" any_stat -> same_as_each_other
%extend value: "the cost paid with this effect" -> cost_paid
%extend so_much_done: "place" amount [RESTED] placed_resources -> place_some_resources
placed_resources: ("resource" | "resources") -> plain_resources | ("ex resource" | "ex resources") -> ex_resources
?told: conjunction
     | ("draw until they have" | "draw cards until they have") NUMBER noun_phrase "in your hand"       -> draw_until
     | ("discard until they have" | "discard cards until they have") NUMBER noun_phrase "in your hand" -> discard_until
%extend choose: "choose" noun_phrase up_to_bound -> choose_up_to_as_many
"""
