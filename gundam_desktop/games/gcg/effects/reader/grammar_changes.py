"""The grammar of changes of cards: what they get, gain, lose, may and cannot do, and damage that is reduced, increased
or dealt to another card. `kept` is what holds always or for a time with a subject of its own.
"""

_FIGURES = r"""
// ---- what happens to it

?predicate: _gets changes
          | ("also gets" | "also get") changes
          | _gains keywords
          | _gets changes _and_gains keywords              -> both
          | (_gains keywords | may_do | prohibition | _loses lost) _and_gets changes -> second_first
          | (may_do | prohibition) _and_gains keywords     -> second_first
          | (_gets changes | _gains keywords | _loses lost) and_rule -> both
          | _gets changes ("for each" | "for every") so_many_things [limit] -> change_for_each
          | ("gains" | "gain") "the same number of" KEYWORD "as" value -> gains_as_many
          | prohibition
          | ("also has the" | "also have the" | "has the" | "have the") TRAIT "trait" -> gained_trait
          | _gains "the" TRAIT "trait"                     -> gained_trait
          | _loses lost
          | _gets changes ("and loses" | "and lose") lost  -> both
          | "are deployed rested"                          -> deployed_rested
          | may_do
          | _gains keywords "for each" things              -> keyword_for_each
          | "may choose" one ("as its attack target and attack it" | "as their attack target and attack it") \
            -> may_attack_one_when_deployed
          | prohibition and_rule                           -> rule_and_rule
          | rule_alone
          | _gains ("all keyword effects of this unit" | "the keyword effects of this unit" \
            | "all of this unit's keyword effects") -> gains_all_of_this
%extend for_a_time: "the next" noun_phrase _next_play next_change -> next_played
%extend ending: "the next" noun_phrase _next_play duration next_change -> next_played_then
_next_play: "you play from your hand" | "you play"
next_change: _gets CHANGE ("and" CHANGE)*
?lost: "all keyword effects" -> all_keywords | KEYWORD ("and" KEYWORD)* -> lost_keywords
     | ("them" | "it" | "those keyword effects" | "that keyword effect") -> keywords_spoken_of
?by_enemy: ("by enemy effects" | "by an enemy effect" | "by your opponent's effects" \
          | "by one of your opponent's effects") -> by_enemy
         | ("by" noun_phrase _whose_effects | "by the effects of" noun_phrase) -> effects_of_enemy
         | "by" noun_phrase -> enemy_commands
sources: ("enemy effects" | "your opponent's effects" | "the effects of enemy cards") -> enemy_effects
       | noun_phrase                                   -> enemy_commands
       | noun_phrase _whose_effects                     -> effects_of_enemy
       | "the effects of" noun_phrase                  -> effects_of_enemy
_whose_effects: "effects" | "'" "effects" | "'s" "effects"
_gets: "gets" | "get"
_gains: "gains" | "gain" | "also gains" | "also gain"
_loses: "loses" | "lose"
_and_gets: "and gets" | "and get" | ", and gets" | ", and get"
_and_gains: "and gains" | "and gain" | ", and gains" | ", and gain" | "and also gains"
changes: change (("and" | "," | ", and") change)*
?change: CHANGE -> stat_change | KEYWORD -> keyword | "all" KEYWORD ("/" KEYWORD)* "on that unit card" -> gain_from
keywords: keyword (("and" | "," | ", and") keyword)* | TRAIT -> gained_trait
keyword: KEYWORD
"""


_RULES = r"""
// ---- what cards and players may and cannot do

?prohibition: cannot
            | "can't receive" [number_range] kind_of_damage      -> no_such_damage
            | "can't receive" kind_of_damage "of" number_range   -> no_damage_of_amount
            | "can't be" participle ("or" participle)*           -> cannot_be
            | ("can't be" participle "or attack" | "can't attack or be" participle) -> cannot_be_nor_attack
            | "can't attack or block"                            -> cannot_attack_nor_block
            | "can't be" participle ("or" participle)* by_enemy  -> cannot_be_by_enemy
?and_rule: _AND_RULE (prohibition | may_do)
  | ("and damage dealt to them can't be reduced" | "and damage dealt to it can't be reduced") \
    -> damage_to_it_not_reduced
?kept: forbidden | kept_by_others | kept_rule | _not_played -> never_played
?dealer: explicit | "it" -> subject_pronoun
?destroying: explicit | "it" -> object_pronoun
?them: object | cards -> all
repairs_too: "this unit" "'s" KEYWORD _also_then | "its" KEYWORD _also_then
_also_then: "is also activated at the end of your opponent's turn" \
          | "also activates at the end of your opponent's turn" \
          | "can also be activated at the end of your opponent's turn"
%extend ending: ("you can't play this card if" | "this card can't be played if") condition -> not_played_if
              | ("you can only play this card while" | "you can only play this card if" \
                | "this card can only be played while" | "this card can only be played if") condition -> played_only_if
_not_played: "you can't play this card" | "this card can't be played" | "you can't play this card from your hand"
stays_rested_in_own: subject "won't be set as active during" \
                     ("your start phase" | "your start phases" | "the start phase of your turn")
"""
_DAMAGE = r"""
// ---- damage, and a cost that is reduced

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
                  | ("when they receive" | "when it would receive" | "when they would receive") damage_of "," less \
                    -> reduction_of_it
                  | ("when a friendly shield area card receives" | "when one of your shield area cards receives") \
                    damage_of "," less -> area_reduction
%extend ending: "reduce" (which_damage | next_damage) subject _receives duration so_much -> reduction_then
              | "increase" which_damage subject _receives duration "by" NUMBER -> more_damage_then
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

CHANGES = _FIGURES + _RULES + _DAMAGE
