"""The grammar of changes of cards: what they get, gain, lose, may and cannot do."""

CHANGES = r"""
// ---- what happens to it

?predicate: _gets changes
          | ("also gets" | "also get") changes
          | _gains keywords
          | _gets changes _and_gains keywords              -> both
          | (_gains keywords | may_do | _loses lost) _and_gets changes -> second_first
          | may_do _and_gains keywords                     -> second_first
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
          | _gets changes ("for each damage it has received" | "for each damage this unit has received") \
            -> change_for_damage
          | "may choose" one ("as its attack target and attack it" | "as their attack target and attack it") \
            -> may_attack_one_when_deployed
          | prohibition and_rule                           -> rule_and_rule
          | rule_alone
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
