"""The grammar of changes of cards: what they get, gain, lose, may and cannot do."""

CHANGES = r"""
// ---- what happens to it

?predicate: _gets changes
          | ("also gets" | "also get") changes
          | _gains keywords
          | _gets changes _and_gains keywords              -> both
          | _gains keywords _and_gets changes              -> second_first
          | _gets changes and_rule                         -> both
          | _gains keywords and_rule                       -> both
          | permission _and_gains keywords                 -> second_first
          | permission _and_gets changes                   -> second_first
          | _gets changes "for each" things [limit]        -> change_for_each
          | _gets changes ("for each" | "for every") NUMBER things -> change_for_every
          | ("gains" | "gain") "the same number of" KEYWORD "as" value -> gains_as_many
          | prohibition
          | ("also has the" | "also have the" | "has the" | "have the") TRAIT "trait" -> gained_trait
          | _gains "the" TRAIT "trait"                     -> gained_trait
          | _not_set_active _their_next_start_phase -> stays_rested_next
          | ("can't be set as active during the start phase of your opponent's next turn" \
            | "can't be set as active during the start phase of your opponent's turn" \
            | "can't be set as active during the start phase of its owner's turn") -> stays_rested_next
          | _loses lost
          | _loses ("all" MARK "effects" | "all of their" MARK "effects" | "all of its" MARK "effects") -> loses_effects
          | _loses lost _and_gets changes                  -> second_first
          | _loses lost and_rule                           -> both
          | _gets changes ("and loses" | "and lose") lost  -> both
          | "are deployed rested"                          -> deployed_rested
          | permission
          | _gains keywords "for each" things              -> keyword_for_each
          | _gets changes ("for each damage it has received" | "for each damage this unit has received") \
            -> change_for_damage
          | "may choose" one ("as its attack target and attack it" | "as their attack target and attack it") \
            -> may_attack_one_when_deployed
          | ("'s ap can't be reduced by enemy effects" | "' ap can't be reduced by enemy effects") \
            -> ap_not_reduced_by_enemy
          | ("'s damage can't be reduced" | "' damage can't be reduced") -> damage_not_reduced
          | ("'s battle damage can't be reduced" | "' battle damage can't be reduced") -> battle_damage_not_reduced
          | prohibition and_rule                           -> rule_and_rule
          | ("'s attack target can't be changed by enemy effects" | "'s attack target can't be changed" \
            | "' attack target can't be changed by enemy effects") -> target_not_changed
%extend for_a_time: "the next" noun_phrase _next_play next_change -> next_played
%extend ending: "the next" noun_phrase _next_play duration next_change -> next_played_then
_next_play: "you play from your hand" | "you play"
next_change: _gets CHANGE ("and" CHANGE)*
?lost: "all keyword effects" -> all_keywords | KEYWORD ("and" KEYWORD)* -> lost_keywords
     | ("them" | "it" | "those keyword effects" | "that keyword effect") -> keywords_spoken_of
?by_enemy: ("by enemy effects" | "by an enemy effect" | "by your opponent's effects" \
          | "by one of your opponent's effects") -> by_enemy
         | "by" noun_phrase _whose_effects     -> by_effects_of
         | "by the effects of" noun_phrase    -> by_effects_of
         | "by" noun_phrase                   -> by_effects_of
sources: ("enemy effects" | "your opponent's effects" | "the effects of enemy cards") -> enemy_effects
       | noun_phrase                                   -> enemy_commands
       | noun_phrase _whose_effects                     -> effects_of_enemy
       | noun_phrase _whose_effects "or enemy" noun     -> effects_and_commands
       | "the effects of" noun_phrase                  -> effects_of_enemy
_whose_effects: "effects" | "'" "effects" | "'s" "effects"
_not_set_active: "won't be set as active during" | "isn't set as active during" | "aren't set as active during"
_their_next_start_phase: "the start phase of your opponent's next turn" | "the start phase of its owner's next turn" \
                       | "the start phases of its owner's next turn" | "its owner's next start phases" \
                       | "the next start phase" | "the start phase of your opponent's turn" \
                       | "the start phase of its owner's turn"
_gets: "gets" | "get"
_gains: "gains" | "gain" | "also gains" | "also gain"
_loses: "loses" | "lose"
_and_gets: "and gets" | "and get" | ", and gets" | ", and get"
_and_gains: "and gains" | "and gain" | ", and gains" | ", and gain" | "and also gains"
changes: change (("and" | "," | ", and") change)*
?change: CHANGE -> stat_change | KEYWORD -> keyword | "all" KEYWORD ("/" KEYWORD)* "on that unit card" -> gain_from
keywords: keyword (("and" | "," | ", and") keyword)* | TRAIT -> gained_trait
keyword: KEYWORD
participle: ("paired with a pilot other than" | "paired with pilots other than") noun_phrase -> paired_only_with
          | "paired with" noun_phrase -> paired_with_no_such
          | "set as active" -> set_as_active | "paired with a pilot" -> paired_with_a_pilot
          | "destroyed" -> destroyed | "rested" -> rested | ("exiled from the game" | "exiled") -> exiled
          | ("returned to its owner's hand" | "returned to your hand" | "returned to hand") -> returned
"""
