"""The grammar of events: the openings of effects that wait for one, and past events of the turn."""

EVENTS = r"""
opening: ("when" | "if") ("this card is discarded from your hand by" | "this card is discarded by" \
         | "this card is discarded from your hand due to" | "this card is discarded due to") effect_owner "," \
         -> when_discarded
       | ("at the end of a battle where this unit attacked the enemy player" \
         | "at the end of a battle in which this unit attacked the enemy player" \
         | "at the end of a battle where this unit attacked a player") ","    -> at_end_of_attack_on_player
       | ("at the end of a battle where this unit attacked" | "at the end of a battle in which this unit attacked" \
         | "at the end of this unit's attack") "," \
         -> at_end_of_attack
       | ("at the end of a battle where this unit blocked" | "at the end of a battle in which this unit blocked") \
         "," -> at_end_of_block
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
turn: "during your turn" -> your_turn | "during your opponent's turn" -> opponents_turn
timing: "at the start of your turn" -> start_of_turn | "at the end of your turn" -> end_of_turn
      | "at the start of your opponent's turn" -> start_of_their_turn
      | "at the end of your opponent's turn" -> end_of_their_turn
      | "at the start of each turn" -> start_of_any_turn | "at the end of each turn" -> end_of_any_turn

?of_moment: acting "destroyed this unit"               -> effect_destroyed_this
          | ("this is the" | "it is the" | "this is your") ordinal _attack_in_turn -> is_attack_number
          | ("this is this unit's" | "it is this unit's") ordinal _attack_in_turn  -> is_attack_number_of_this
          | ("this is your" | "it is your") ordinal ["or" ordinal] ("turn" | "turn of the game") -> is_turn_number
          | ("you are the player who goes first" | "you are the player who went first" | "you are going first" \
            | "you went first" | "you go first")           -> goes_first
          | ("you are the player who goes second" | "you are the player who went second" | "you are going second" \
            | "you went second" | "you go second")         -> goes_second
          | subject ("is blocking" | "was blocking")       -> is_blocking
          | subject "is still in play"                     -> is_still_in_play
          | ("both are" | "both of them are" | "both cards are" | "all of them are") noun_phrase -> all_placed_are
?falling_one: one | "one of your" noun_phrase -> falling_one_of_yours
?if_later: "if" condition "," ("at the end of this battle" | "at the end of the battle") "," instructions \
           -> if_at_end_of_battle
         | "if" condition "," conjunction ("at the end of this battle" | "at the end of the battle") \
           -> if_at_end_of_battle
_attack_in_turn: "attack of this turn" | "attack this turn" | "attack during this turn" | "attack in this turn" \
              | "attack of the turn"
acting: ("one of your effects" | "your effects") -> your_effect
      | ("one of your opponent's effects" | "an enemy effect" | "your opponent's effects") -> their_effect
      | "an effect"                              -> any_effect
      | ("this unit's effect" | "one of this unit's effects") -> this_effect
      | ("this base's effect" | "one of this base's effects") -> effect_of_base
event: "this unit or one of your" noun_phrase "is deployed"                  -> this_or_one_is_deployed
     | acting "destroys" falling_one                                       -> effect_destroys
     | "you destroy" falling_one due_to                                    -> you_destroy_by
     | acting "rests" falling_one                                          -> effect_rests
     | acting "returns" falling_one ("to" owner "hand" | "to your hand")    -> effect_returns
     | acting "sets" falling_one "as active"                               -> effect_sets_active
     | acting "deploys" falling_one                                        -> effect_deploys
     | happener "is deployed from your trash"                              -> is_deployed_from_trash
     | happener "is deployed from your hand"                               -> is_deployed_from_hand
     | "damage from" acting "destroys" falling_one                         -> effect_damage_destroys
     | "damage from" happener "destroys" falling_one                       -> damage_destroys
     | happener ("survives battle damage" | "receives battle damage and isn't destroyed" \
       | "receives battle damage and is not destroyed" \
       | "receives battle damage but isn't destroyed")                     -> survives_battle_damage
     | happener ("receives damage and isn't destroyed" | "receives damage and is not destroyed" \
       | "receives damage but isn't destroyed")                            -> survives_damage
     | happener ("receives effect damage and isn't destroyed" | "receives effect damage and is not destroyed" \
       | "receives effect damage but isn't destroyed")                     -> survives_effect_damage
     | happener "attacks for the" ordinal ("time in a turn" | "time this turn" | "time during this turn" \
       | "time each turn" | "time during a turn" | "time in one turn")     -> attacks_nth
     | ("you activate your" | "you activate the") ordinal noun_phrase [_per_turn] -> you_activate_nth
     | ("you draw your" | "you draw the") ordinal noun_phrase [_per_turn]  -> you_draw_nth
     | "you draw a card"                                                   -> you_draw
     | ("your opponent draws a card" | "an enemy player draws a card")     -> they_draw
     | "damage from" happener "destroys" "an enemy shield area card"       -> destroys_shield_area_card_somehow
     | happener ("receives damage from an enemy" | "receives enemy damage") -> receives_any_damage
     | happener "receives battle damage from" one                          -> receives_battle_damage
     | happener "receives damage from" one                                 -> receives_damage_from
     | happener "receives damage from an enemy" noun_phrase                -> receives_damage_from_enemy
     | happener "receives effect damage from an enemy" noun_phrase         -> receives_effect_damage_from_enemy
     | happener ("receives effect damage from one of your cards" | "receives effect damage from one of your effects" \
       | "receives effect damage from your effects")                       -> receives_own_effect_damage
     | happener "receives effect damage from" one                          -> receives_effect_damage_from
     | happener "receives enemy battle damage"                             -> receives_enemy_battle_damage
     | happener "destroys" one "with damage"                               -> destroys_somehow
     | happener "is destroyed by an effect"                                -> is_destroyed_by_effect
     | happener "is destroyed by" effect_owner                             -> is_destroyed_by
     | happener "is rested by" effect_owner                                -> is_rested_by
     | happener ("is returned to its owner's hand by" | "is returned to your hand by" | "is returned to hand by") \
       effect_owner -> is_returned_by
     | happener ("is returned to its owner's hand" | "is returned to your hand" | "is returned to hand") -> is_returned
     | happener "is set as active by" effect_owner                         -> is_set_active_by
     | happener "is deployed by" effect_owner                              -> is_deployed_by
     | ("your opponent discards due to" | "an enemy player discards due to" | "a player discards due to") \
       effect_owner -> they_discard_by
     | ("your opponent discards" | "an enemy player discards") one due_to -> they_discard_one_by
     | ("you discard due to" | "you discard with") effect_owner           -> you_discard_by
     | "you discard" one due_to                                           -> you_discard_one_by
     | happener ("receives damage" | "would receive damage")               -> receives_damage_somehow
     | happener "receives battle damage"                                   -> receives_battle_damage_somehow
     | happener "receives" number_range received                           -> receives_so_much
     | noun_phrase "receive" received                                      -> several_receive
     | happener fell                                                       -> destroyed_with_damage
     | happener "is blocked by" one                                        -> is_blocked
     | (happener "activates" | "you activate this unit" "'s") KEYWORD     -> activates_blocker
     | happener ("is rested by activating" | "is rested to activate") KEYWORD -> activates_blocker
     | happener ("blocks" | "blocks an attack")                            -> blocks
     | happener "blocks" one                                               -> blocks_one
     | happener "blocks" "one of your" noun_phrase                         -> blocks_yours
     | "you play and activate" one "using an ex resource"                  -> plays_command_with_ex
     | ("you play and activate" | "you play") one                          -> plays_command
     | "you activate" one "'s" MARK "/" MARK ["effect"]                    -> activates_command
     | ("your opponent activates" | "an enemy player activates" | "a player activates") \
       one "'s" MARK "/" MARK ["effect"]                                   -> they_activate_command
     | "you activate" "a" MARK ["effect"]                                  -> activates_burst
     | "you activate" one "'s" MARK ["effect"]                             -> activates_burst_of
     | ("your opponent activates" | "an enemy player activates" | "a player activates") "a" MARK ["effect"] \
       -> they_activate_burst
     | ("you activate" | "you use") "an" MARK "effect of" happener         -> uses_marked_effect
     | "you activate the" MARK "effect of" happener                        -> uses_marked_effect
     | "you use an effect of" happener                                     -> uses_effect_of
     | "you use one of your" noun_phrase ("'" | "'s") "effects"            -> uses_effect_of_yours
     | ("you activate one of your" | "you use one of your") noun_phrase ("'" | "'s") MARK "effects" \
       -> uses_effect_of_yours
     | "you activate this unit" "'s" MARK ["effect"]                       -> uses_own_marked_effect
     | "you pay" CIRCLED "or more" ["cost"] "for one of your" noun_phrase "'" "effects" -> pays
     | "you pay" CIRCLED "or more" ["cost"] "for one of your" noun_phrase "'s" "effects" -> pays
     | "you pay" CIRCLED "or more" ["cost"] "for" one "'s" "effect"        -> pays_for_one
     | happener "destroys" one "with battle damage"                       -> destroys
     | happener "destroys" "an enemy shield area card with battle damage" -> destroys_shield_area_card
     | happener "destroys" "an enemy card with battle damage"             -> destroys_card
     | happener "destroys" "an enemy shield area card with damage"        -> destroys_shield_area_card_somehow
     | happener "destroys" "an enemy card with damage"                    -> destroys_card_somehow
     | happener "deals battle damage to" one                               -> deals_damage
     | happener "deals damage to" one                                      -> deals_any_damage
     | happener "deals effect damage to" one                               -> deals_effect_damage
     | happener ("'" | "'s") ("effect" | "effects") ("deals damage to" | "deal damage to") one \
       -> effects_deal_damage
     | ("this unit's effect" | "one of this unit's effects") "deals damage to" one -> own_effect_deals_damage
     | happener ("receives effect damage" | "receives damage from an effect") -> receives_damage
     | happener ("receives enemy effect damage" | "receives effect damage from an enemy") -> receives_enemy_damage
     | happener ("'s" | "'") "ap is reduced by" effect_owner               -> loses_ap
     | happener ("'s" | "'") "ap is increased by" effect_owner             -> gains_ap
     | happener ("'s" | "'") "ap is increased by" KEYWORD                  -> gains_ap_by_support
     | happener "is chosen by" effect_owner                                -> is_chosen
     | one ("in your trash is exiled from the game" | "in your trash is exiled") -> is_exiled_from_trash
     | "you exile" one ["from the game"]                                   -> is_exiled_from_trash
     | happener "recovers hp"                                              -> recovers_hp
     | happener "is rested by an effect"                                   -> is_rested
     | happener ("is rested by an enemy effect" | "is rested by one of your opponent's effects") -> is_rested_by_enemy
     | happener "is set as active by an effect"                            -> is_set_active
     | happener "links"                                                    -> links
     | happener "is" "linked"                                              -> links
     | happener "attacks"                                                  -> attacks
     | happener "attacks" one                                              -> attacks_one
     | happener "attacks" "one of your" noun_phrase                        -> attacks_yours
     | happener ("attacks the enemy player" | "attacks you" | "attacks a player" | "attacks an enemy player") \
       -> attacks_player
     | happener ("is chosen as an attack target" | "is chosen as the attack target" | "becomes the attack target") \
       -> is_made_target
     | happener ("is attacked" | "is being attacked")                      -> is_attacked
     | happener ("is attacked by" | "is being attacked by") one            -> is_attacked_by
     | one ("attacks this unit" | "chooses this unit as its attack target") -> attacks_this
     | happener ("'s" | "'") "attack target is changed"                            -> target_is_changed
     | happener ("'s" | "'") KEYWORD "deals damage"                                -> breach_deals_damage
     | happener "is deployed"                                              -> is_deployed
     | "this unit is deployed from your trash"                             -> from_trash
     | "this unit is deployed from your hand"                              -> from_hand
     | happener "is destroyed"                                             -> is_destroyed
     | "you place an ex resource"                                          -> places_ex
     | "you place" one "from your deck into your trash"                    -> places_from_deck
     | "you place" NUMBER "or more" noun_phrase "from your deck into your trash" -> places_from_deck
     | "one of your effects places" one "from your deck into your trash"   -> effect_places_from_deck
     | happener ("is placed from your deck into your trash" | "is placed into your trash from your deck") \
       ["by an effect"] -> placed_from_deck
     | "one of your ex resources is exiled from the game"                  -> loses_ex
     | "you draw with an effect"                                           -> draws_with_effect
     | "you pair" one "with one of your" noun_phrase                       -> pairs_with_one
     | ("your opponent pairs" | "an enemy player pairs" | "a player pairs") one \
       ["with one of their" noun_phrase] -> they_pair
     | "you use this unit" "'s" KEYWORD "to increase" one "'s" "ap"       -> uses_support
     | "you pair a pilot with this unit"                                   -> paired_here
     | "you pair a pilot with this unit or one of your" noun_phrase        -> paired_with
     | "you pair" one "with this unit"                                     -> pairs_with_this
     | one "is paired with this unit"                                      -> pairs_with_this
     | one "is paired with one of your" noun_phrase                        -> pairs_with_one
     | happener "is" "paired with" one                                     -> is_paired_with
     | happener "is" "paired with a pilot"                                 -> is_paired_with_any
     | happener "is" "rested"                                              -> is_rested_somehow
     | "you rest" one due_to                                               -> you_rest_by
     | "you rest" "one of your" noun_phrase due_to                         -> you_rest_yours_by
     | happener "is blocked"                                               -> is_blocked_somehow
     | happener "'s" "attack is blocked"                                   -> is_blocked_somehow
     | "a pilot is paired with one of your" noun_phrase                    -> paired_with_yours_somehow
     | happener "deals battle damage to an enemy shield area card"         -> damages_shield_area_card
     | "you deploy" one                                                    -> you_deploy
     | "you deploy your" ordinal noun_phrase [_per_turn] -> you_deploy_nth
     | ("your opponent deploys" | "an enemy player deploys" | "a player deploys") one           -> they_deploy
     | "you deploy" one due_to                                             -> you_deploy_by
     | ("you use this unit's effect" | "you activate this unit's effect")  -> uses_effect
     | ("you use this base's effect" | "you activate this base's effect")  -> uses_effect_of_base
     | ("your opponent draws with an effect" | "an enemy player draws with an effect" \
       | "a player draws with an effect") -> they_draw_with_effect
     | ("your opponent places an ex resource" | "an enemy player places an ex resource" \
       | "a player places an ex resource") -> they_place_ex
     | ("your opponent plays and activates" | "an enemy player plays and activates" | "your opponent plays" \
       | "an enemy player plays" | "a player plays and activates" | "a player plays") one -> they_play_command

_per_turn: "in a turn" | "each turn" | "during a turn" | "in one turn"
!ordinal: "first" | "second" | "third" | "fourth"
would_receive: "damage" -> of_any | "battle damage" -> of_battle | "effect damage" -> of_effect
             | ("enemy damage" | "damage from an enemy") -> of_any_enemy
             | ("enemy battle damage" | "battle damage from an enemy") -> of_enemy_battle
             | ("enemy effect damage" | "effect damage from an enemy") -> of_enemy_effect
             | "damage from an enemy" noun_phrase        -> of_any_enemy
             | "battle damage from an enemy" noun_phrase -> of_enemy_battle
             | "effect damage from an enemy" noun_phrase -> of_enemy_effect
received: ("damage from an enemy" | "enemy damage")   -> any_damage
        | ("battle damage from an enemy" | "enemy battle damage") -> its_battle_damage
        | ("effect damage from an enemy" | "enemy effect damage") -> its_effect_damage
done: ("destroys" | "destroy") one "with battle damage"        -> it_destroys
    | ("destroys" | "destroy") "an enemy card with battle damage" -> it_destroys_card
    | ("destroys" | "destroy") "an enemy shield area card with battle damage" -> it_destroys_shield_area_card
    | ("deals battle damage to" | "deal battle damage to") one -> it_deals_damage
    | ("attacks" | "attack") -> it_attacks
past_done: happener ("has been rested by" | "was rested by") effect_owner -> was_rested_by
         | happener ("has been set as active by" | "was set as active by") effect_owner -> was_set_active_by
         | happener "has been destroyed by" effect_owner -> was_destroyed_by
         | happener ("has been returned to its owner's hand by" | "was returned to its owner's hand by" \
           | "has been returned to hand by") effect_owner -> was_returned_by
         | happener ("'s ap has been reduced by" | "'s ap was reduced by") effect_owner -> ap_has_been_reduced
         | happener ("'s ap has been increased by" | "'s ap was increased by") effect_owner \
           -> ap_has_been_increased
         | happener "has destroyed" one "with battle damage"  -> has_destroyed
         | happener "has destroyed" "an enemy shield area card with battle damage" -> has_destroyed_shield_area_card
         | happener (has_done | attacked)                     -> has_happened
         | happener has_not_done                              -> has_not_happened
         | NUMBER "or more" noun_phrase (have_done | attacked)           -> several_happened
         | NUMBER "or more" "of your" noun_phrase (have_done | attacked) -> several_of_yours_happened
         | "no" noun_phrase (has_done | have_done | attacked)            -> none_happened
         | "none of your" noun_phrase (has_done | have_done | attacked)  -> none_of_yours_happened
         | "it" (has_done | has_not_done | attacked)                     -> it_has_happened
         | ("you have paired a pilot" | "you paired a pilot") -> you_have_paired
         | ("you have paired a pilot with one of your" | "you paired a pilot with one of your") noun_phrase \
           -> you_have_paired
         | ("your opponent has discarded due to" | "an enemy player has discarded due to") effect_owner \
           -> discarded_by_them
         | ("you have discarded due to" | "you have discarded with") effect_owner -> discarded_by_you
         | ("you have deployed" | "you deployed") one -> you_have_deployed
         | ("you have deployed" | "you deployed") NUMBER "or more" noun_phrase -> you_have_deployed
         | ("you have drawn" | "you drew") NUMBER "or more" ("card" | "cards") -> you_have_drawn_several
         | "you have drawn with an effect"      -> you_have_drawn
         | "you have not drawn with an effect"  -> you_have_not_drawn
         | ("you have used an ex resource" | "you used an ex resource") -> you_have_used_ex
         | ("you have not used an ex resource" | "you haven't used an ex resource") -> you_have_not_used_ex
         | ("you have activated" | "you activated") one [_of_command]                          -> you_have_activated
         | ("you have activated" | "you activated") NUMBER "or more" noun_phrase [_of_commands] -> you_have_activated
         | ("you have not activated" | "you haven't activated") one [_of_command] -> you_have_not_activated
         | ("you have not deployed" | "you haven't deployed" | "you did not deploy" | "you didn't deploy") \
           (one | any_of_them) -> you_have_not_deployed
         | "you have placed an ex resource"     -> you_have_placed_ex
         | "you have not placed an ex resource" -> you_have_not_placed_ex
         | ("you have played" | "you played" | "you have played and activated" | "you played and activated") one \
           -> you_have_played
         | ("you have not played" | "you haven't played" | "you have not played and activated") one \
           -> you_have_not_played
         | "you have set one of your resources as active with an effect"     -> you_have_set_active
         | "you have not set one of your resources as active with an effect" -> you_have_not_set_active
_of_command: "'s" "effect" | "'s" MARK "/" MARK ["effect"]
_of_commands: "'" "effects" | "'" MARK "/" MARK ["effects"]
any_of_them: "any" noun_phrase -> one
attacked: "attacked" -> past_attack
due_to: ("due to an effect" | "with an effect")             -> any_effect
      | ("due to one of your effects" | "with one of your effects") -> your_effect
      | ("due to this unit's effect" | "with this unit's effect" | "with one of this unit's effects") -> this_effect
      | ("due to this base's effect" | "with this base's effect" | "with one of this base's effects") -> effect_of_base
effect_owner: ("one of your effects" | "your effects") -> your_effect
            | ("one of your opponent's effects" | "your opponent's effects" | "an enemy effect" \
              | "an enemy player's effect" | "enemy effects") -> their_effect
            | ("this unit's effect" | "one of this unit's effects") -> this_effect
            | ("this base's effect" | "one of this base's effects") -> effect_of_base
            | "an effect"                      -> any_effect
            | one "'s" "effect"                -> effect_of_enemy
            | "the effect of" one              -> effect_of_enemy
            | "one of your" noun_phrase "'s" "effects" -> effect_of_yours
            | "one of your" noun_phrase "'" "effects"  -> effect_of_yours
past: happener "is deployed"                     -> was_deployed
    | happener "destroys" one "with battle damage" -> has_destroyed

happener: "this unit" -> this_one
        | "this base" -> this_one_base
        | "this rested unit" -> this_one_rested
        | "your base" -> base_of_yours
        | ("this unit's paired pilot" | "the pilot paired with this unit" | "this unit's pilot") -> pilot_of_this
        | ("the enemy unit battling this unit" | "the enemy unit this unit is battling" \
          | "the unit battling this unit" | "the unit this unit is battling") -> one_in_battle
        | one
        | "one of your" noun_phrase -> one_of_yours
        | one "'s paired pilot" -> pilot_of_one
        | noun_phrase -> any_such
"""
