"""The grammar of damage that is reduced, increased or dealt to another card, and of a cost that is reduced."""

DAMAGE = r"""
%extend ending: lasting_increase | unlimited_reduction
unlimited_reduction: "reduce" which_damage receivers ("receives" | "receive") so_much
?receivers: receiver | cards -> all
?less: ("reduce it by" | "reduce that damage by") NUMBER -> reduce_it
     | ("reduce it to" | "reduce that damage to") NUMBER -> reduce_it_to
damage_kept: whole_damage
damage_kept_for_a_time: whole_damage duration | duration "," whole_damage
?whole_damage: ("damage dealt by" | "battle damage and effect damage dealt by") explicit "can't be reduced" \
               -> damage_dealt
             | "damage dealt by it can't be reduced"        -> damage_dealt
             | "battle damage dealt by" explicit "can't be reduced" -> battle_damage_dealt
             | ("battle damage dealt by it can't be reduced" | "battle damage it deals can't be reduced") \
               -> battle_damage_dealt
             | "damage dealt to" (object | cards) "can't be reduced" -> damage_taken
damage_increased: increased_damage "this unit" "deals to" noun_phrase "is increased by" NUMBER -> own_damage_increased
                | increased_damage noun_phrase "deal to" noun_phrase "is increased by" NUMBER
                | "damage dealt by" explicit "to" noun_phrase "is increased by" NUMBER        -> damage_dealt_increased
                | "battle damage dealt by" explicit "to" noun_phrase "is increased by" NUMBER -> battle_damage_increased
?increased_damage: "damage" -> of_any | "battle damage" -> of_battle | "effect damage" -> of_effect
reduced_by: "reduce by" NUMBER
reduction_in_hand: "reduce the cost of this card in your hand by an amount equal to" value
lasting_reduction: duration "," "reduce" which_damage receivers ("receives" | "receive") so_much
                 | duration "," the_damage receivers ("receives is reduced" | "receive is reduced") so_much
                 | "reduce" which_damage receivers ("receives" | "receive") so_much duration
                 | "reduce" which_damage receivers ("receives" | "receive") duration so_much
?so_much: "by" NUMBER -> by_so_much | _UPTO NUMBER -> to_so_much
?receiver: reduced_pronoun | "your shield area cards" -> shield_area
lasting_increase: duration "," "increase" which_damage receivers ("receives" | "receive") "by" NUMBER
                | "increase" which_damage receivers ("receives" | "receive") "by" NUMBER duration
                | "increase" which_damage receivers ("receives" | "receive") duration "by" NUMBER
                | duration "," ("when it receives" | "when they receive") enemy_damage "," \
                  ("increase it by" | "increase that damage by") NUMBER
next_reduction: duration "," "the next time" reduced_pronoun "receives damage" "," less
              | "the next time" reduced_pronoun "receives damage" duration "," less
the_damage: "the damage" -> damage_of_any_kind | "the battle damage" -> battle_damage_of_any
          | "the effect damage" -> effect_damage_of_any | "the next damage" -> next_damage
which_damage: "the next damage" -> next_damage | "the next battle damage" -> next_battle_damage
            | "the next effect damage" -> next_effect_damage
            | ("damage" | "the damage" | "any damage") -> damage_of_any_kind
            | ("battle damage" | "the battle damage") -> battle_damage_of_any
            | ("effect damage" | "the effect damage") -> effect_damage_of_any
            | ("enemy damage" | "the enemy damage") -> any_damage
            | ("enemy battle damage" | "the enemy battle damage") -> its_battle_damage
            | ("enemy effect damage" | "the enemy effect damage") -> its_effect_damage
?reduced_pronoun: "it" -> subject_pronoun | "they" -> plural_subject | "this unit" -> this_unit
lasting_instead: duration "," "battle damage" taker "would receive is dealt to" other_taker "instead"
?taker: "it" -> subject_pronoun | "this unit" -> this_unit
?other_taker: "this unit" -> this_unit | "that unit" -> that_chosen | "it" -> object_pronoun
lasting_when_reduction: duration "," ("when it receives" | "when they receive" | "when it would receive" \
                        | "when they would receive") enemy_damage "," less
enemy_damage: ("enemy damage" | "damage from an enemy") -> any_damage
            | ("enemy battle damage" | "battle damage from an enemy") -> its_battle_damage
            | "damage"        -> damage_of_any_kind
            | "battle damage" -> battle_damage_of_any
            | "effect damage" -> effect_damage_of_any
            | "battle damage from an enemy" noun_phrase -> battle_damage_from_one
            | "effect damage from an enemy" noun_phrase -> effect_damage_from_one
            | "damage from an enemy" noun_phrase        -> damage_from_one
            | ("enemy effect damage" | "effect damage from an enemy") -> its_effect_damage
reduction_of_it: "when it receives" enemy_damage "," less
reduction_of_effects: "reduce the damage this unit receives from enemy effects by" NUMBER
area_reduction: duration "," ("when a friendly shield area card receives" \
                | "when one of your shield area cards receives") enemy_damage "," less
%extend statement: "when it" falls duration "," goes "instead" -> lasting_survival
                 | duration "," "when it" falls "," goes "instead" -> lasting_survival
"""
