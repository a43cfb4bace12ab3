"""The grammar of damage that is reduced, increased or dealt to another card, and of a cost that is reduced."""

DAMAGE = r"""
?less: ("reduce it by" | "reduce that damage by") NUMBER -> reduce_it
     | ("reduce it to" | "reduce that damage to") NUMBER -> reduce_it_to
damage_increased: plain_damage own_unit "deals to" noun_phrase "is increased by" NUMBER -> own_damage_increased
                | plain_damage noun_phrase "deal to" noun_phrase "is increased by" NUMBER
                | "damage dealt by" dealer "to" noun_phrase "is increased by" NUMBER        -> damage_dealt_increased
                | "battle damage dealt by" dealer "to" noun_phrase "is increased by" NUMBER -> battle_damage_increased
reduced_by: "reduce by" NUMBER
reduction_in_hand: "reduce the cost of this card in your hand by an amount equal to" value
%extend kept: "reduce" which_damage subject _receives so_much -> reduction
            | "when it receives" damage_of "," less -> reduction_of_it
%extend for_a_time: "reduce" next_damage subject _receives so_much -> reduction
                  | (the_damage | next_damage) subject ("receives is reduced" | "receive is reduced") so_much \
                    -> reduction
                  | "increase" which_damage subject _receives "by" NUMBER -> more_damage
                  | "the next time" subject "receives damage" "," less -> next_reduction
                  | ("when they receive" | "when it would receive" | "when they would receive") damage_of "," less \
                    -> reduction_of_it
                  | ("when it receives" | "when they receive") damage_of "," \
                    ("increase it by" | "increase that damage by") NUMBER -> increase_of_it
                  | ("when a friendly shield area card receives" | "when one of your shield area cards receives") \
                    damage_of "," less -> area_reduction
%extend ending: "reduce" (which_damage | next_damage) subject _receives duration so_much -> reduction_then
              | "increase" which_damage subject _receives duration "by" NUMBER -> more_damage_then
              | "the next time" subject "receives damage" duration "," less -> next_reduction_then
              | duration "," "battle damage" taker "would receive is dealt to" other_taker "instead" -> dealt_instead
_receives: "receives" | "receive"
so_much: "by" NUMBER -> reduce_it | _UPTO NUMBER -> reduce_it_to
?kind_of_damage: plain_damage | enemy_damage
?which_damage: kind_of_damage | the_damage
?taker: "it" -> subject_pronoun | "this unit" -> this_unit
?other_taker: "this unit" -> this_unit | "that unit" -> that_chosen | "it" -> object_pronoun
?damage_of: kind_of_damage | damage_from -> damage_of_one
reduction_of_effects: "reduce the damage this unit receives from enemy effects by" NUMBER
%extend statement: "when it" falls duration "," goes "instead"     -> survival
                 | duration "," "when it" falls "," goes "instead" -> survival_then
"""
