"""What cards may and cannot do: alone ("it can't attack"), and behind figures ("it gets AP+1 and can't attack")."""

import re

_CANNOT = r"""
    "can't receive effect damage from" noun_phrase -> no_effect_damage
  | "can't receive battle damage" -> no_battle_damage_at_all
  | "can't receive effect damage" -> no_effect_damage_at_all
  | "can't receive damage" -> no_damage_at_all
  | "can't receive enemy battle damage" -> no_enemy_battle_damage
  | "can't receive enemy effect damage" -> no_enemy_effect_damage
  | "can't receive enemy damage" -> no_enemy_damage
  | "can't receive" number_range received_damage -> no_damage_of
  | ("can't receive damage of" | "can't receive battle damage of" | "can't receive effect damage of") number_range \
    -> no_damage_of_amount
  | "can't recover hp" -> cannot_recover
  | "can't attack" -> cannot_attack
  | ("can't choose" | "can't attack") one ["as its attack target" | "as their attack target"] -> cannot_attack_one
  | ("can't choose" | "can't attack") noun_phrase ["as its attack target" | "as their attack target"] \
    -> cannot_attack_such
  | ("can't be chosen as an attack target" | "can't be chosen as the attack target" \
    | "can't be chosen as attack targets" | "can't be attacked") -> cannot_be_attacked
  | ("can't be chosen as an attack target by" | "can't be chosen as attack targets by" \
    | "can't be attacked by") noun_phrase -> cannot_be_attacked_by
  | ("can't be chosen as the target of" | "can't be chosen as a target of" \
    | "can't be chosen as a target for" | "can't be targeted by" | "can't be chosen by") sources -> not_chosen
  | "can't be blocked" -> cannot_be_blocked
  | "can't be blocked by" noun_phrase -> cannot_be_blocked_by
  | ("can't choose the enemy player as its attack target" | "can't attack enemy players" | "can't attack players" \
    | "can't choose the enemy player as their attack target" \
    | "can't choose a player as its attack target" | "can't choose a player as their attack target" \
    | "can't choose players as their attack target" | "can't choose players as their attack targets" \
    | "can't choose enemy players as their attack target" | "can't attack a player" | "can't attack the enemy player" \
    | "can't attack your opponent") -> cannot_attack_player
  | ("can't choose the same enemy player or enemy team as its attack target" \
    | "can't choose the same enemy player as its attack target") -> cannot_attack_same_player
  | "can't activate" KEYWORD -> cannot_block
  | "can't block" -> cannot_block_at_all
  | "can't receive battle damage from" noun_phrase -> no_battle_damage
  | "can't receive damage from" noun_phrase -> no_damage
  | "can't receive damage from" KEYWORD -> no_keyword_damage
  | ("can't receive damage from the effects of" | "can't receive damage from the keyword effects and effects of") \
    noun_phrase -> no_effect_damage
  | "can't receive damage from" noun_phrase whose_effects -> no_effect_damage
  | ("can't receive damage from enemy effects" | "can't receive damage from your opponent's effects") \
    -> no_enemy_effect_damage
  | "can't be" participle ("or" participle)* -> cannot_be
  | "can't be" participle "or attack" -> cannot_be_nor_attack
  | "can't attack or be" participle -> cannot_be_nor_attack
  | "can't attack or block" -> cannot_attack_nor_block
  | "can't attack or activate" KEYWORD -> cannot_attack_nor_activate
  | "can't be" participle ("or" participle)* by_enemy -> cannot_be_by_enemy
  | ("can't be set as active by effects" | "can't be set as active by an effect") -> not_set_active_by_effects
""".strip()
_MAY = r"""
    ("may choose" | "can choose") one ("as its attack target" | "as their attack target") -> may_attack_active
  | ("may attack" | "can attack") noun_phrase -> may_attack_such
  | ("may attack on the turn it is deployed" | "can attack on the turn it is deployed" \
    | "may attack on the turn they are deployed" | "can attack on the turn they are deployed") \
    -> may_attack_when_deployed
""".strip()
_AND_MAY = re.sub(r'"(?=(?:may|can) )', '"and ', _MAY)
PROHIBITIONS = f"""
?permission: {_MAY}
  | ("is treated as a link unit" | "are treated as link units") -> linked_anyway
?prohibition: {_CANNOT}
  | ("must attack if able" | "must attack if possible" | "must attack each turn if able") -> must_attack
  | ("can only be paired with" | "may only be paired with") noun_phrase -> only_paired_with
  | ("can only be paired with" | "may only be paired with") one -> only_paired_with
  | ("'s attack can't be redirected by" | "'s attack can't be changed by") KEYWORD -> redirected_by
  | "'s attack can't be blocked" -> cannot_be_blocked
kept_from_blocking: _they_cannot_activate KEYWORD duration | duration "," _they_cannot_activate KEYWORD
not_activated: _they_cannot_activate activated
not_activated_in_turn: _they_cannot_activate activated turn
not_activated_while: _they_cannot_activate activated "while" condition
not_activated_for_a_time: _they_cannot_activate activated duration | duration "," _they_cannot_activate activated
not_activated_by_that_player: _that_player_cannot activated duration | duration "," _that_player_cannot activated
_that_player_cannot: "that player can't activate" | "that enemy player can't activate"
_they_cannot_activate: "your opponent can't activate" | "enemy players can't activate" \
                     | "an enemy player can't activate" | "all enemy players can't activate"
activated: MARK ["effect" | "effects"]                                                    -> marked_effects
         | ("commands" | "command cards") "'" MARK ["effect" | "effects"]                 -> marked_of_commands
         | ["the"] MARK ("of" | "effects of") ("commands" | "command cards")              -> marked_of_commands
treated_linked: "treat" (object | cards) ("as link units" | "as a link unit")
repairs_too: "this unit" "'s" KEYWORD _also_then | "its" KEYWORD _also_then
_also_then: "is also activated at the end of your opponent's turn" \
          | "also activates at the end of your opponent's turn" \
          | "can also be activated at the end of your opponent's turn"
blocks_kept: its_attack
blocks_kept_for_a_time: its_attack duration | duration "," its_attack
its_attack: ("its attack can't be redirected by" | "its attack can't be changed by") KEYWORD
          | "its attack can't be blocked"
never_played: _not_played
not_played_while: _not_played "while" condition
                | ("you can't play this card if" | "this card can't be played if") condition
not_played_unless: _not_played "unless" condition
                 | ("you can only play this card while" | "you can only play this card if" \
                   | "this card can only be played while" | "this card can only be played if") condition
_not_played: "you can't play this card" | "this card can't be played" | "you can't play this card from your hand"
stays_rested_in_own: subject ("won't be set as active during your start phase" \
                   | "won't be set as active during your start phases" \
                   | "can't be set as active during your start phase" \
                   | "won't be set as active during the start phase of your turn" \
                   | "isn't set as active during your start phase" | "aren't set as active during your start phase")
?and_rule: {_CANNOT.replace("can't", "and can't")}
  | {_AND_MAY}
  | ("and damage dealt to them can't be reduced" | "and damage dealt to it can't be reduced") -> taken_whole
"""
