"""What cards and players may and cannot do.

Of cards alone ("it can't attack") and behind figures ("it gets AP+1 and can't attack"). `kept` is what is forbidden
always or for a time with a subject of its own: "your opponent can't activate 【Burst】".
"""

import re

_CANNOT = r"""
    "can't receive effect damage from" noun_phrase -> no_effect_damage_of
  | "can't receive" [number_range] kind_of_damage -> no_such_damage
  | "can't receive" kind_of_damage "of" number_range -> no_damage_of_amount
  | "can't recover hp" -> cannot_recover
  | "can't attack" -> cannot_attack
  | ("can't choose" | "can't attack") (one | noun_phrase) ["as its attack target" | "as their attack target"] \
    -> cannot_attack_such
  | ("can't be chosen as an attack target" | "can't be chosen as the attack target" \
    | "can't be chosen as attack targets" | "can't be attacked") -> cannot_be_attacked
  | ("can't be chosen as an attack target by" | "can't be chosen as attack targets by" \
    | "can't be attacked by") noun_phrase -> cannot_be_attacked_by
  | ("can't be chosen as the target of" | "can't be chosen as a target of" \
    | "can't be chosen as a target for" | "can't be targeted by" | "can't be chosen by") sources -> not_chosen
  | "can't be blocked" -> cannot_be_blocked
  | "can't be blocked by" noun_phrase -> cannot_be_blocked_by
  | ("can't choose" | "can't attack") _player ["as its attack target" | "as their attack target" \
    | "as their attack targets"] -> cannot_attack_player
  | ("can't choose the same enemy player or enemy team as its attack target" \
    | "can't choose the same enemy player as its attack target") -> cannot_attack_same_player
  | "can't activate" KEYWORD -> cannot_activate
  | "can't block" -> cannot_block
  | "can't receive battle damage from" noun_phrase -> no_battle_damage_of
  | "can't receive damage from" noun_phrase -> no_damage_of
  | "can't receive damage from" KEYWORD -> no_keyword_damage
  | ("can't receive damage from the effects of" | "can't receive damage from the keyword effects and effects of") \
    noun_phrase -> no_effect_damage_of
  | "can't receive damage from" noun_phrase _whose_effects -> no_effect_damage_of
  | ("can't receive damage from enemy effects" | "can't receive damage from your opponent's effects") \
    -> no_effect_damage_of_enemies
  | "can't be" participle ("or" participle)* -> cannot_be
  | "can't be" participle "or attack" -> cannot_be_nor_attack
  | "can't attack or be" participle -> cannot_be_nor_attack
  | "can't attack or block" -> cannot_attack_nor_block
  | "can't attack or activate" KEYWORD -> cannot_attack_nor_activate
  | "can't be" participle ("or" participle)* by_enemy -> cannot_be_by_enemy
  | ("can't be set as active by effects" | "can't be set as active by an effect") -> not_set_active_by_effects
""".strip()
_MAY = r"""
    ("may choose" | "can choose") one ("as its attack target" | "as their attack target") -> may_attack_such
  | ("may attack" | "can attack") noun_phrase -> may_attack_such
  | ("may attack on the turn it is deployed" | "can attack on the turn it is deployed" \
    | "may attack on the turn they are deployed" | "can attack on the turn they are deployed") \
    -> may_attack_when_deployed
""".strip()
_AND_MAY = re.sub(r'"(?=(?:may|can) )', '"and ', _MAY)
PROHIBITIONS = f"""
?permission: {_MAY}
  | ("is treated as a link unit" | "are treated as link units") -> treated_as_linked
?prohibition: {_CANNOT}
  | ("must attack if able" | "must attack if possible" | "must attack each turn if able") -> must_attack
  | ("can only be paired with" | "may only be paired with") (one | noun_phrase) -> only_paired_with
  | ("'s attack can't be redirected by" | "'s attack can't be changed by") KEYWORD -> redirected_by
  | "'s attack can't be blocked" -> cannot_be_blocked
?kept: whom noun_phrase -> forbidden
     | _they_cannot_activate activated -> not_activated
     | cards ("can't choose this unit as their attack target" | "can't attack this unit") -> not_attacking_this
     | cards ("can't choose it as their attack target" | "can't choose them as their attack target" \
       | "can't attack it" | "can't attack them") -> not_attacking_it
     | cards "can't block this unit" -> not_blocked
     | _not_played -> never_played
     | ("damage dealt by" | "battle damage and effect damage dealt by") dealer "can't be reduced" -> damage_dealt_kept
     | "battle damage dealt by" dealer "can't be reduced" -> battle_damage_kept
     | "damage dealt to" them "can't be reduced" -> damage_taken_kept
     | ("enemy shields destroyed by battle damage from" | "shields destroyed by battle damage from" \
       | "enemy shields destroyed with battle damage from") destroying "can't activate" MARK -> bursts_kept_in_battle
     | "shields destroyed by" destroying "can't activate" MARK -> bursts_kept_at_all
     | "enemy shields destroyed by" destroying "can't activate" MARK -> enemy_bursts_kept
%extend for_a_time: _they_cannot_activate KEYWORD -> kept_from_blocking
                  | ("that player can't activate" | "that enemy player can't activate") activated \
                    -> not_activated_by_that_player
?dealer: explicit | "it" -> subject_pronoun
?destroying: explicit | "it" -> object_pronoun
?them: object | cards -> all
whom: "you can't play" -> you
    | ("your opponent can't play" | "enemy players can't play" | "an enemy player can't play" \
      | "all enemy players can't play") -> enemy_player
_they_cannot_activate: "your opponent can't activate" | "enemy players can't activate" \
                     | "an enemy player can't activate" | "all enemy players can't activate"
activated: MARK ["effect" | "effects"]                                                    -> marked_effects
         | ("commands" | "command cards") "'" MARK ["effect" | "effects"]                 -> marked_of_commands
         | ["the"] MARK ("of" | "effects of") ("commands" | "command cards")              -> marked_of_commands
treated_linked: "treat" them ("as link units" | "as a link unit")
repairs_too: "this unit" "'s" KEYWORD _also_then | "its" KEYWORD _also_then
_also_then: "is also activated at the end of your opponent's turn" \
          | "also activates at the end of your opponent's turn" \
          | "can also be activated at the end of your opponent's turn"
%extend ending: ("you can't play this card if" | "this card can't be played if") condition -> not_played_if
              | ("you can only play this card while" | "you can only play this card if" \
                | "this card can only be played while" | "this card can only be played if") condition -> played_only_if
_not_played: "you can't play this card" | "this card can't be played" | "you can't play this card from your hand"
stays_rested_in_own: subject _not_set_active ("your start phase" | "your start phases" | "the start phase of your turn")
                   | subject "can't be set as active during your start phase"
_player: "the enemy player" | "enemy players" | "a player" | "players" | "your opponent"
?and_rule: {_CANNOT.replace("can't", "and can't")}
  | {_AND_MAY}
  | ("and damage dealt to them can't be reduced" | "and damage dealt to it can't be reduced") \
    -> damage_to_it_not_reduced
"""
