"""The grammar of references: the words for cards that are spoken of."""

REFERENCES = r"""
// ---- what is meant

?object: spoken_of | "it" -> object_pronoun | ("them" | "each of them") -> plural_object
?subject: spoken_of | "it" -> subject_pronoun | "they" -> plural_subject
        | cards -> all | cards where_all_are -> all_there
        | "this card in your hand" -> this_card | "this card in your trash" -> this_card_in_trash
        | "your shield area cards" -> shield_area
?spoken_of: explicit | ("those units" | "those pilots" | "those bases") -> plural_of_kind | "that card" -> that_card
?explicit: ("this unit" | "this")        -> this_unit
         | ("a" | "an") noun_phrase "paired with this unit" -> such_pilot
         | ("that unit" | "that unit token") -> that_unit
         | ("that enemy unit" | "the enemy unit") -> that_enemy
         | ("that pilot" | "that base")  -> one_of_kind
         | "that friendly unit"          -> that_friendly
         | ("the unit that destroyed this unit" | "the unit that destroyed it" \
           | "the enemy unit that destroyed this unit") -> destroyer
         | "the friendly unit"           -> own_of_two
         | "the attacking unit"          -> attacker
         | "the attacking enemy unit"    -> attacking_enemy
         | ("the enemy unit battling this unit" | "the enemy unit this unit is battling" \
           | "the unit battling this unit" | "the unit this unit is battling") -> enemy_in_battle
         | "the enemy unit battling it"  -> enemy_battling_it
         | ("the unit that blocked it" | "the unit that blocked this unit" | "the blocking unit" \
           | "the enemy unit that blocked it" | "the enemy unit that blocked this unit") -> blocking_unit
         | ("the pilot paired with this unit" | "the card paired with this unit" | "this unit's paired card" \
           | "this unit's paired pilot" | "this unit's pilot") -> this_pilot
         | ("its paired pilot" | "the paired pilot" | "the pilot paired with it" | "the pilot paired with that unit" \
           | "its pilot") -> its_pilot
         | "this base"                   -> this_base
         | "your base"                   -> your_base_itself
         | ("your opponent's base" | "the enemy base") -> their_base
         | "this card"                   -> this_card
         | ("the revealed card" | "the revealed cards") -> revealed
         | ("the chosen card" | "the chosen cards") -> chosen
         | ("all" | "each") noun_phrase  -> all
         | "all" noun_phrase where_all_are -> all_there
         | "each of your" noun_phrase    -> all_of_yours
         | ("all their" | "all of their" | "all of that player's") noun_phrase -> all_of_that_player
         | "this unit and all" noun_phrase -> this_and_all
?where_all_are: "in your hand" -> in_your_hand | "in your trash" -> in_your_trash
              | "in your opponent's hand" -> in_their_hand | "in their hand" -> in_the_hand_of_enemies
"""
