"""The grammar of events: the openings of effects that wait for one, and past events of the turn."""

EVENTS = r"""
opening: ("when" | "if") ("this card is discarded from your hand by" | "this card is discarded by" \
         | "this card is discarded from your hand due to" | "this card is discarded due to") effect_owner "," \
         -> when_discarded
       | ("at the end of a battle where this unit attacked the enemy player" \
         | "at the end of a battle where this unit attacked a player") ","    -> at_end_of_attack_on_player
       | ("at the end of a battle where this unit attacked" | "at the end of this unit's attack") "," \
         -> at_end_of_attack
       | "at the end of a battle where this unit blocked" ","    -> at_end_of_block
       | [turn ","] "when" event ["while" condition] "," -> when
       | "when this unit would receive" would_receive ","       -> when_would_receive
       | "when this unit would receive" number_range would_receive "," -> when_would_receive_so_much
       | [turn ","] "when" happener "would receive" would_receive "," -> when_others_would_receive
       | "when" event turn ","                           -> when_in_turn
       | ("if" | "while") condition "," "when" event "," -> if_when
       | "at the end of a turn where you have paid ① or more for one of your" noun_phrase "'" "effects" "," \
         -> end_of_paid_turn
       | timing ","                                      -> at
       | ("if" | "while") condition timing ","           -> at_so
       | "at the end of the turn when this unit is paired with a pilot" "," -> end_of_pairing_turn
       | [turn ","] "while" condition ","                -> while_so
       | turn ","                                        -> during
       | [turn ","] "during a turn where" past_done ","  -> while_so
       | "on the turn this unit is deployed" ","         -> on_turn_deployed

?of_moment: ("this is your" | "it is your") ordinal ["or" ordinal] ("turn" | "turn of the game") -> is_turn_number
          | subject ("is blocking" | "was blocking")       -> is_blocking
          | subject "is still in play"                     -> is_still_in_play
?falling_one: one | yours
?if_later: "if" condition "," ("at the end of this battle" | "at the end of the battle") "," instructions \
           -> if_at_end_of_battle
         | "if" condition "," conjunction ("at the end of this battle" | "at the end of the battle") \
           -> if_at_end_of_battle
acting: ("one of your effects" | "your effects") -> your_effect
      | ("one of your opponent's effects" | "your opponent's effects" | "an enemy effect" | "enemy effects") \
        -> their_effect
      | "an effect"                              -> any_effect
      | ("this unit's effect" | "one of this unit's effects") -> this_effect
      | ("this base's effect" | "one of this base's effects") -> effect_of_base
?effect_owner: acting
             | (one "'s" "effect" | "the effect of" one) -> effect_of_enemy
             | "one of your" noun_phrase ("'" | "'s") "effects" -> effect_of_yours
?event: row_event
     | "this unit or one of your" noun_phrase "is deployed"                -> this_or_one_is_deployed
     | "this unit is deployed from your trash"                             -> from_trash
     | "this unit is deployed from your hand"                              -> from_hand
     | "damage from" happener "destroys" falling_one                       -> damage_destroys
     | happener "attacks for the" ordinal ("time in a turn" | "time this turn" | "time during this turn" \
       | "time each turn" | "time during a turn" | "time in one turn")     -> attacks_nth
     | happener ("is chosen as an attack target" | "is chosen as the attack target" | "becomes the attack target") \
       -> is_made_target
     | one ("attacks this unit" | "chooses this unit as its attack target") -> attacks_this
     | happener "deals damage to" one                                      -> deals_any_damage
     | happener "deals effect damage to" one                               -> deals_effect_damage
     | happener ("'" | "'s") ("effect" | "effects") ("deals damage to" | "deal damage to") one -> deals_effect_damage
     | happener ("survives battle damage" | "receives battle damage and isn't destroyed") -> survives_battle_damage
     | happener "receives damage and isn't destroyed"                      -> survives_damage
     | happener "receives effect damage and isn't destroyed"               -> survives_effect_damage
     | happener "receives" number_range enemy_damage                         -> receives_so_much
     | noun_phrase "receive" enemy_damage                                    -> several_receive
     | ("you activate" "an" | "you use" "an" | "you activate the") MARK "effect of" happener -> uses_marked_effect
     | ("you activate one of your" | "you use one of your") noun_phrase ("'" | "'s") MARK "effects" \
       -> uses_marked_effect_of_yours
     | "you activate this unit" "'s" MARK ["effect"]                       -> uses_own_marked_effect
they: ("your opponent" | "an enemy player") -> they | "a player" -> a_player
?yours: "one of your" noun_phrase -> falling_one_of_yours
?rested_or_not: happener | "this rested unit" -> this_one

!ordinal: "first" | "second" | "third" | "fourth"
?would_receive: kind_of_damage | damage_from
done: ("destroys" | "destroy") one "with battle damage"        -> it_destroys
    | ("destroys" | "destroy") "an enemy card with battle damage" -> it_destroys_card
    | ("destroys" | "destroy") "an enemy shield area card with battle damage" -> it_destroys_shield_area_card
    | ("deals battle damage to" | "deal battle damage to") one -> it_deals_damage
    | ("attacks" | "attack") -> it_attacks
?past_done: happener (has_done | did)                           -> has_happened
         | happener has_not_done                                 -> has_not_happened
         | NUMBER "or more" of_such (have_done | did)            -> several_happened
         | ("no" noun_phrase | yours_none) (has_done | have_done | did) -> none_happened
         | "it" (has_done | did)                                 -> it_has_happened
         | "it" has_not_done                                     -> it_has_not_happened
         | ("you have paired a pilot" | "you paired a pilot")    -> you_have_paired
         | ("you have paired a pilot with one of your" | "you paired a pilot with one of your") noun_phrase \
           -> you_have_paired
         | discarded_in_turn
         | ("you have drawn" | "you drew") NUMBER "or more" ("card" | "cards")          -> you_have_drawn_several
         | done_by_you
         | ("you have deployed" | "you deployed") (one | NUMBER "or more" noun_phrase)  -> deployed
         | ("you haven't deployed" | "you didn't deploy") (one | any_of_them)             -> not_deployed
         | ("you have activated" | "you activated") (one [_of_command] | NUMBER "or more" noun_phrase [_of_commands]) \
           -> activated_command
         | "you haven't activated" one [_of_command]                                     -> not_activated_command
         | ("you have played" | "you played" | "you have played and activated" | "you played and activated") one \
           -> played_command
         | ("you haven't played" | "you haven't played and activated") one                -> not_played_command
_of_command: "'s" "effect" | "'s" main_or_action ["effect"]
_of_commands: "'" "effects" | "'" main_or_action ["effects"]
main_or_action: MARK "/" MARK
?of_such: noun_phrase | "of your" noun_phrase -> falling_one_of_yours
?yours_none: "none of your" noun_phrase -> falling_one_of_yours
any_of_them: "any" noun_phrase -> one
due_to: ("due to an effect" | "with an effect")             -> any_effect
      | ("due to one of your effects" | "with one of your effects") -> your_effect
      | ("due to this unit's effect" | "with this unit's effect" | "with one of this unit's effects") -> this_effect
      | ("due to this base's effect" | "with this base's effect" | "with one of this base's effects") -> effect_of_base
past: happener "is deployed"                     -> was_deployed
    | happener "destroys" one "with battle damage" -> has_destroyed

happener: "this unit" -> this_one
        | "this base" -> this_one_base
        | "your base" -> base_of_yours
        | ("this unit's paired pilot" | "the pilot paired with this unit" | "this unit's pilot") -> pilot_of_this
        | ("the enemy unit battling this unit" | "the enemy unit this unit is battling" \
          | "the unit battling this unit" | "the unit this unit is battling") -> one_in_battle
        | one
        | "one of your" noun_phrase -> one_of_yours
        | one "'s paired pilot" -> pilot_of_one
        | noun_phrase -> any_such
"""
