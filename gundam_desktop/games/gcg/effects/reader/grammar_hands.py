"""The grammar of cards of hands that are shown, chosen, discarded or placed as Shields, and of a player's own cards."""

HANDS = r"""
%extend instruction: "activate its" MARK "without paying its cost" -> activate_its
                   | "activate" MARK "on" "this unit"              -> activate_effect
                   | "activate the" MARK "effect of" "this unit"   -> activate_effect
                   | "activate this unit's" MARK ["effect"]        -> activate_effect
                   | "place" put on_shields                        -> place_on_shields
                   | "place" object on_shields                     -> place_it_on_shields
                   | "place" put after_shields                     -> place_after_shields
                   | "place" object after_shields                  -> place_it_after_shields
                   | "discard" hand_card                           -> discard_chosen
                   | "reveal" counted "and" counted "and" "add" "them" "to your hand" -> reveal_both
hand_card: "it" -> object_pronoun | "them" -> plural_object | "that card" -> that_card | "the chosen card" -> chosen
         | "those cards" -> plural_object | "the chosen cards" -> chosen
_on_shields_words: "on top of your shields" | "face down on top of your shields" | "on the top of your shields"
on_shields: _on_shields_words
after_shields: "into your shield area as a shield" | "into your shield area" | "face down into your shield area" \
             | "in your shield area as a shield" | "face down in your shield area"
%extend players_do: PLAYERS "reveal your hand" -> reveal_their_hand
%extend description: ("from it" | "in it") -> among_looked
                   | ("attacking you" | "that is attacking you" | "that are attacking you") -> attacking_you
                   | "from your opponent's hand" -> from_their_hand
                   | "rested for this cost" -> rested_for_cost
                   | "discarded for this cost" -> discarded_by_it
%extend counted: NUMBER of_that_player noun_phrase -> counted_of_that_player
               | NUMBER "or more" "of your" noun_phrase -> counted_or_more_of_yours
               | NUMBER _UPTO NUMBER of_that_player noun_phrase -> counted_of_that_player
%extend explicit: ("all their" | "all of their" | "all of that player's") noun_phrase -> all_of_that_player
of_that_player: "of their" | "of that player's" | "of that enemy player's"
%extend predicate: _gains (all_of_this_unit | "all of this unit's keyword effects") -> gains_all_of_this
all_of_this_unit: "all keyword effects of" "this unit" | "the keyword effects of" "this unit"
%extend cost: ("return" counted "to your deck and shuffle it" | "shuffle" counted "into your deck") -> shuffle_cost
               | "discard" NUMBER _UPTO NUMBER [noun_phrase] -> discard_some_cost
               | "discard" NUMBER "or more" noun_phrase      -> discard_or_more_cost
"""
