"""The grammar of conditions, numbers, and nouns with their descriptions."""

NOUNS = r"""
// ---- conditions

condition: simple_condition ("and" simple_condition)* | simple_condition (("or" | "or if") simple_condition)+ -> any_of
?simple_condition: row_condition
                 | "you have" quantity [own_place]            -> you_have
                 | "you have this unit and" quantity own_place -> you_have
                 | "you have" degree noun_phrase [own_place] ("than your opponent" | "than an enemy player") \
                   -> than_opponent
                 | "you have the same number of" noun_phrase [own_place] "as your opponent"   -> as_many_as_opponent
                 | "you and your opponent have the same number of" noun_phrase [own_place]    -> as_many_as_opponent
                 | ("your opponent has" | "an enemy player has" | "the enemy player has") held
                 | past_done duration                             -> happened_in
                 | past_done                                      -> happened_now
                 | "there" ("is" | "are") quantity [place]        -> there_are
                 | quantity ("is" | "are") place                  -> there_are
                 | quantity place                                 -> also_there
                 | quantity ("is" | "are") state                  -> so_many_are
                 | ("you place" | "you placed") so_many_of ("with this effect" | "from your deck with this effect" \
                   | "from your deck into your trash with this effect") -> placed_some
                 | quantity ("is placed with this effect" | "are placed with this effect") -> was_placed
                 | "there" ("is" | "are") number_range ("enemy player" | "enemy players") -> enemy_players
                 | "this unit" "is deployed by an effect"         -> deployed_by
                 | done_with_effect
                 | of_moment
                 | "your trash has" quantity                      -> you_have_in_trash
                 | ("this unit is your only unit in play" | "this is your only unit in play" \
                   | "this unit is the only unit you have in play" | "this is the only unit you have in play") \
                   -> is_only_unit
                 | _activated "is" described                        -> activated_is_so
                 | _activated "is paired with one of your" noun_phrase -> activated_is_paired
                 | subject said_of_it                             -> has
                 | subject "has" difference any_stat "than the attack target" -> than_target
                 | subject ("is" | "are") described               -> is_so
                 | ("all of" | "all") noun_phrase "in play" "are" described -> all_are_so
                 | "all of" noun_phrase "are" described           -> all_are_so
                 | subject "was" described                        -> was_so
                 | subject "isn't" described                       -> is_not_so
                 | subject "isn't" "destroyed with this effect"    -> not_destroyed_by_it
                 | subject "is destroyed" ["with this effect"]    -> is_destroyed_by_it
                 | subject ("is" | "are") "in play"               -> is_in_play
                 | subject "is being attacked by" one             -> is_being_attacked_by
                 | "you are attacking an enemy player with" held  -> attacks_such_player
                 | subject "is attacking an enemy player with" held -> attacks_such_player
                 | one "is paired with this unit"                 -> is_paired_with_this
                 | one "is paired with one of your" noun_phrase   -> is_paired_with_yours
                 | one battle_state                               -> one_is_so
?done_with_effect: "this effect rested" quantity                     -> effect_rested
                 | ("you rest" | "you rested") quantity "with this effect" -> effect_rested
                 | ("you draw with this effect" | "you drew with this effect") -> you_drew
                 | PLAYERS "draw with this effect"                 -> they_drew
                 | "they don't draw with this effect"              -> they_did_not_draw
                 | ("you discard" | "you discarded") so_many_of "with this effect" -> you_discarded
                 | PLAYERS "discard" one "with this effect"        -> they_discarded
                 | PLAYERS "discard with this effect"              -> they_discarded
                 | "they don't discard with this effect"           -> they_did_not_discard
                 | ("you destroy" | "you destroyed") quantity "with this effect" -> effect_destroyed
                 | quantity ("are destroyed with this effect" | "were destroyed with this effect") -> effect_destroyed
                 | ("you return" | "you returned") quantity "with this effect" -> effect_returned
                 | ("you destroy it with this effect" | "you destroyed it with this effect" \
                   | "it is destroyed by this effect" | "you destroy that unit with this effect") -> you_destroyed_it
                 | ("you choose" | "you chose") quantity              -> you_chose
                 | ("its ap becomes 0 with this effect" | "its ap became 0 with this effect" \
                   | "its ap is reduced to 0 with this effect" | "this effect reduces its ap to 0" \
                   | "that unit's ap becomes 0 with this effect")     -> ap_fell_to_0
_activated: "the card you activated" | "the command card you activated" | "the command you activated"
this_itself: "this unit"
?own_place: "in play" -> in_play | "in your hand" -> in_your_hand | "in your trash" -> in_your_trash
?their_place: "in play" -> in_play | ("in their hand" | "in hand") -> in_their_hand | "in their trash" -> in_their_trash
?place: own_place | "in your opponent's hand" -> in_their_hand
      | "in your opponent's trash" -> in_their_trash
degree: "more" -> more | ("fewer" | "less") -> fewer
difference: ("more" | "greater" | "higher") -> more | ("less" | "lower") -> fewer
?battle_state: "is attacking" -> attacking | "is battling" -> in_battle | "is being attacked" -> attacked
?said_of_it: "has" (had | one) | battle_state
           | "has received" number_range "damage"      -> with_damage
           | ("has the" | "also has the") TRAIT "trait" -> traits
           | "doesn't have" KEYWORD                    -> lacks_keyword
           | "'s" stat "is" number_range               -> with_stat_first
           | "'s" "lv." "is" level_range               -> of_level
?had: number_range stat -> with_stat | quality (_AND_FIGURE quality)+ -> with_both
    | ("a" | "an") MARK "effect" -> with_effect | row_had
?described: one | noun_phrase | adjective | adjective "and lv." level_range -> and_level | together

// ---- numbers

?amount: NUMBER -> number
       | ("a number of cards equal to" | "cards equal to") value -> as_many
       | "a number of cards equal to" value "plus" NUMBER -> as_many_plus
       | same_number
       | same_number "plus" NUMBER -> as_many_plus
       | ("the same number of cards you drew with this effect" | "the number of cards you drew with this effect") \
         -> as_many_as_drawn
same_number: ("the same number of cards" | "that many cards" | "the same number of cards you discarded" \
             | "the same number of cards you discarded with this effect" | "as many cards as you discarded" \
             | "the same number of cards as you discarded") -> as_many_as_discarded
           | ("the same number of cards you returned" | "the same number of cards you returned with this effect" \
             | "the same number of cards returned with this effect" | "as many cards as you returned") \
             -> as_many_as_returned
value: "the number of" things [limit] -> count
     | "the number of enemy players" -> number_of_enemies
     | ("the cost paid" | "the cost paid with this effect") -> cost_paid
     | "the amount of damage" sufferer "has received" -> damage_received
     | "that number"                 -> that_number
?sufferer: "it" -> subject_pronoun | "this unit" -> this_unit | "the friendly unit" -> own_of_two
         | "the enemy unit" -> enemy_of_two
?bound: "the number of" things_placed | "the number of enemy players" -> number_of_enemies
limit: (", up to a maximum of" | ", to a maximum of" | "to a maximum of" | "up to a maximum of") NUMBER
?things_placed: noun_phrase place -> things | noun_phrase "you have in play" -> things_of_yours
?things: things_placed
       | noun_phrase "with different names" place -> unique_things
       | "of your" noun_phrase ["in play"] -> things_of_yours
       | noun_phrase "you have" -> things_of_yours
       | noun_phrase "you have in play" "other than this unit" -> others_of_yours
       | noun_phrase -> things_there
?each: NUMBER stat "this unit" "has" -> each_so_much | so_many_things
?so_many_things: NUMBER things -> each_so_many | things
?so_many_of: NUMBER noun_phrase -> at_least | quantity
quantity: NUMBER "or more" noun_phrase -> at_least
        | NUMBER "or more" noun_phrase "with different names" -> at_least_unique
        | NUMBER "or more" "of your" noun_phrase -> at_least_of_yours
        | NUMBER "or less" noun_phrase -> at_most
        | NUMBER "or more"             -> at_least_of_these
        | NUMBER _UPTO NUMBER noun_phrase -> between
        | ("only" | "exactly") NUMBER noun_phrase -> exactly
        | ("no" | "no remaining") noun_phrase -> none
        | ("any" noun_phrase | one)    -> some
?held: quantity [their_place] -> they_have | degree noun_phrase [their_place] "than you" -> than_you
number_range: NUMBER "or more" -> or_more | NUMBER "or less" -> or_less | NUMBER -> just
            | NUMBER _UPTO NUMBER -> from_to
level_range: NUMBER "or higher" -> or_more | NUMBER "or lower" -> or_less | NUMBER -> just
           | NUMBER _UPTO NUMBER -> from_to | NUMBER _UPTO "lv." NUMBER -> from_to
!stat: "ap" | "hp" | "cost"
!any_stat: "ap" | "hp" | "cost" | "lv."

// ---- nouns

?counted: (NUMBER | many) [of_whom] noun_phrase -> counted
       | NUMBER [of_whom] noun_phrase EITHER NUMBER [of_whom] noun_phrase -> counted_either
       | "any number of your" noun_phrase -> any_number_of_yours
       | counted "with different names"           -> counted_unique
       | counted ("with a total" | "with a combined" | "whose total" | "whose combined") any_stat ("of" | "is") \
         NUMBER ("or less" | "or lower")          -> counted_in_all
       | "a number of" noun_phrase "equal to" bound -> as_many_as
       | "a number of" noun_phrase up_to_bound -> up_to_as_many
       | "a number of cards equal to" bound         -> as_many_cards_as
       | "a number of" noun_phrase "equal to the number of enemy players among them" -> as_many_as_enemies
       | "a number of cards equal to the number of enemy players among them"         -> as_many_cards_as_enemies
       | some_of_them
?some_of_them: (NUMBER | many) of_them -> counted_of_them
             | ("any number of them" | "any number of those cards") -> any_number_of_them
of_them: "of them" | "of those cards"
?many: NUMBER _UPTO NUMBER -> so_many_to | NUMBER "or more" -> so_many_or_more | "up to" NUMBER -> up_to_so_many
     | "any number of" -> any_number
?of_whom: "of your" -> yours | "of your opponent's" -> theirs
        | ("of their" | "of that player's" | "of that enemy player's") -> of_that_player
?up_to_bound: "up to" bound | "up to the number of your" noun_phrase ["in play"] -> your_number
one: ("a" | "an") noun_phrase -> one | "another" noun_phrase -> another
   | "another of your" noun_phrase -> another_of_yours
cards: noun_phrase
noun_phrase: adjective* nouns description* [together]
?together: "paired with a pilot" description* -> paired
        | "paired with" falling_one -> paired_with_one
        | "paired with" NAME -> paired_with_named
        | ("that is battling" | "battling") falling_one -> battling_one
        | fight
        | ("that is battling none of your" | "battling none of your") plain_nouns ["and is" "lv." level_range] \
          -> battling_none
plain_nouns: adjective* nouns
nouns: "units and bases" -> units_and_bases | noun ("/" noun | enemy_noun)*
enemy_noun: ("/ enemy" | "or enemy") noun | ("and enemy bases" | "and all enemy bases") -> enemy_bases
adjective: side
         | "your"      -> yours
         | "your opponent's" -> theirs
         | so
         | row_adjective
         | non_color
         | "non-" TRAIT -> trait_lacks
         | color ("/" color)* -> colors
         | traits
         | NAME                -> of_name
         | "lv." level_range -> of_level
quality: number_range stat -> with_stat | KEYWORD -> with_keyword
?description: row_description | from_place
           | ("with" | "that has") had
           | "with" number_range stat _OR_FIGURE number_range stat -> with_stat_or_stat
           | "with" stat number_range                      -> with_stat_first
           | "with a cost of" number_range                 -> of_cost
           | ("with" | "that is") "lv." level_range        -> of_level
           | "with the" TRAIT "trait" -> traits | "without the" TRAIT "trait" -> trait_lacks
           | "with" "a" traits "pilot"                     -> with_pilot
           | "that is" so | "that is" color ("/" color)*   -> colors
           | ("other than" | ", other than") traits noun                        -> other_than_traits
           | ("belonging to that player" | "belonging to that enemy player")          -> of_that_player
           | "this unit" "is battling"                     -> battling_this
           | that_has_done _in_turn                        -> did_in_turn
           | that_has_not_done _in_turn                    -> did_not_in_turn
           | "that has been deployed" _in_turn             -> deployed_this_turn
           | of_quality | or_else
           | "with the same" any_stat                      -> same_as_each_other
           | ("among them" | "among those cards" | "from it" | "in it") -> among_looked
           | ("among the cards you placed with this effect" | "you placed from your deck with this effect" \
             | "you placed with this effect")              -> placed_by_you
of_name: NAME ("/" NAME)*
name_contains: QUOTED (("/" | "or") QUOTED)*
with_keyword: KEYWORD ("/" KEYWORD)*
!side: "enemy" | "friendly"
?so: state | row_so
traits: TRAIT ("/" TRAIT)*

// ---- further descriptions: figures, marks of effects, attacks

?of_quality: "with more than" NUMBER any_stat                         -> with_more_than
           | ("with less than" | "with fewer than") NUMBER any_stat   -> with_less_than
           | "with" ("a" | "an") MARK ("or" | "/" | "or a" | "or an") MARK ["effect"] -> with_either_effect
           | ("with more" | "that has a higher") any_stat "than all of your" plain_nouns \
             -> above_all_of_yours
           | "with" MARK                                              -> with_mark
           | "that is" so "/" so                                      -> in_either_state
_in_turn: "this turn" | "during this turn"
or_else: or_arm
?or_arm: ("or is" | "or are") so
       | ("or is" | "or are") "lv." level_range        -> of_level
       | ("or has" | "or have") had
       | ("or was deployed this turn" | "or were deployed this turn") -> deployed_this_turn
       | ("or has attacked this turn" | "or have attacked this turn" | "or attacked this turn") -> attacked_this_turn
       | ("or no paired pilot" | "or without a paired pilot" | "or isn't paired with a pilot") -> not_paired
fight: "that is attacking" falling_one                   -> attacking_one
     | "attacking one of your" noun_phrase               -> attacking_yours
     | ("that is being attacked by" | "being attacked by") one -> attacked_by_one

// ---- figures that are those of another card: as bounds in a description, and as amounts

%extend description: "with more" any_stat "than" other_figure                 -> above
                   | "with less" any_stat "than" other_figure                 -> below
                   | "with the same" any_stat "as" other_figure               -> same_as
                   | "with" any_stat "equal to or less than" other_figure     -> up_to
                   | "with" any_stat "equal to or less than" limit_only       -> up_to
                   | "with" any_stat "equal to or more than" other_figure     -> from_figure
other_figure: "this unit" -> figure_of_this | "the" any_stat "of" "this unit" -> figure_of_this
            | ("that unit" | "that unit token") -> figure_of_that
            | compared_card -> figure_of
            | "that number" -> figure_counted
limit_only: "it" -> figure_of_it | "the" any_stat "of" "that unit" -> figure_of_that
%extend together: "with less" any_stat "than" falling_one                     -> below_one
                | "with" any_stat "equal to or less than" falling_one         -> up_to_one
                | "with" any_stat "equal to or less than" bound               -> up_to_value
%extend value: measured "'s" any_stat -> stat_of | "the" any_stat "of" measured -> the_stat_of
             | "its" any_stat -> its_stat
?measured: "this unit" -> this_measured | "that card" -> that_card
        | "that unit" -> that_measured | "that enemy unit" -> that_enemy_measured
        | "the revealed card" -> revealed | "the chosen unit" -> that_chosen
        | ("the pilot paired with this unit" | "this unit's paired pilot") -> this_pilot
        | "the friendly unit" -> own_of_two | "the enemy unit" -> enemy_of_two
        | fallen_card
?compared_card: fallen_card | "the unit rested with this ability"             -> that_chosen
?fallen_card: "the discarded card" -> discarded_card
            | ("the destroyed unit" | "the unit destroyed with this effect" \
              | "the unit destroyed with this ability") -> destroyed_unit
"""
