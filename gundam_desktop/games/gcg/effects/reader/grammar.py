"""The grammar of card texts, for LALR(1). Quoted phrases are single tokens: the longest that fits the text wins.
They are written in lower case here, whatever the case in a text.

Each part of a sentence is defined once: here sentences and instructions; whole texts and costs, changes of cards,
damage, events with the openings of triggered and constant effects, nouns with conditions and numbers, figures, and what
cards cannot do, in files of their own. The productions of simple steps come from their table.
"""

from gundam_desktop.games.gcg.effects.reader.grammar_changes import CHANGES
from gundam_desktop.games.gcg.effects.reader.grammar_damage import DAMAGE
from gundam_desktop.games.gcg.effects.reader.grammar_done import DONE
from gundam_desktop.games.gcg.effects.reader.grammar_events import EVENTS
from gundam_desktop.games.gcg.effects.reader.grammar_figures import FIGURES
from gundam_desktop.games.gcg.effects.reader.grammar_hands import HANDS
from gundam_desktop.games.gcg.effects.reader.grammar_nouns import NOUNS
from gundam_desktop.games.gcg.effects.reader.grammar_prohibitions import PROHIBITIONS
from gundam_desktop.games.gcg.effects.reader.grammar_qualities import QUALITIES
from gundam_desktop.games.gcg.effects.reader.grammar_references import REFERENCES
from gundam_desktop.games.gcg.effects.reader.grammar_texts import TEXTS
from gundam_desktop.games.gcg.effects.reader.past_phrases import past_rules
from gundam_desktop.games.gcg.effects.reader.simple_steps import productions

GRAMMAR = (
    r"""
%declare _UPTO _OR_FIGURE _AND_FIGURE
%declare PLAYERS MAY BULLET EFFECT EITHER TOKEN NAME TRAIT KEYWORD QUOTED MARK CIRCLED CHANGE NUMBER

// ---- sentences

sentence: [join] statement "."
        | join turn "," statement "." -> sentence_in_turn
join: "then" "," -> then
    | ("if you do" | "if they do" | "when you do" | "if so") "," -> if_you_do
    | ("if you can't ," | "if they can't ," | "if you don't ," | "if you do not ," | "if they don't ,") -> if_you_dont
?statement: instructions
          | duration "," "when" event "," instructions -> when_lasting
          | duration "," ("when it" | "when they") done "," instructions -> when_chosen_do
          | "when it" done duration "," instructions   -> when_lasting_behind
          | counting
          | "choose" KEYWORD ("/" KEYWORD)+ "." subject _gains "the chosen keyword effect" duration \
            -> gains_one_of
          | ("choose 1 enemy player" | "choose 1 enemy player with" held) "." conjunction -> chosen_player
          | "choose 1 enemy player" "." "destroy the first" NUMBER "cards in that player's shield area" -> destroy_first
          | "choose 1 enemy player" "." "deal" amount "damage to the first card in that player's shield area" \
            -> damage_shield_area
          | "choose 1 enemy player" "." "deal" amount ("damage to the first" | "damage to each of the first") NUMBER \
            "cards in that player's shield area" -> damage_first
          | "when it" done duration "," "if" condition "," instructions -> when_lasting_if
          | "if" condition "," instructions           -> if_so
          | if_later
          | ("at the end of this turn" | "at the end of the turn") "," instructions     -> at_end_of_turn
          | conjunction ("at the end of this turn" | "at the end of the turn") -> at_end_of_turn
          | "at the end of your opponent's next turn" "," instructions -> at_end_of_their_next_turn
          | conjunction "at the end of your opponent's next turn"      -> at_end_of_their_next_turn
          | "at the start of your opponent's next turn" "," instructions -> at_start_of_their_next_turn
          | "at the start of your next turn" "," instructions         -> at_start_of_your_next_turn
          | "at the end of your next turn" "," instructions           -> at_end_of_your_next_turn
          | conjunction "at the end of your next turn"                 -> at_end_of_your_next_turn
          | conjunction ("at the end of this battle" | "at the end of the battle") -> at_end_of_battle
          | ("at the end of this battle" | "at the end of the battle") "," instructions -> at_end_of_battle
          | "if" condition "," ("add the card to your hand instead of returning it to your deck" \
            | "add it to your hand instead of returning it to your deck") -> taken_instead
          | "it doesn't receive that damage"          -> not_received
          | subject "receives that damage instead"    -> taken_over
          | ("deal that damage to the first card in that opponent's shield area instead" \
            | "deal that damage to the first card in your opponent's shield area instead" \
            | "that damage is dealt to the first card in your opponent's shield area instead") -> passed_on
          | ("increase that damage by" | "increase it by") NUMBER -> increase_it
          | duration "," "if" past "," instructions   -> if_this_turn
          | "if" condition "," instructions "instead" -> instead
          | instructions "instead"                    -> done_instead
          | ("when this effect destroys" | "if this effect destroys") one "," instructions -> when_destroyed
          | ("when this effect destroys it" | "if this effect destroys it" | "if this destroys it" \
            | "if that unit is destroyed with this effect") "," instructions -> when_it_destroyed
          | ("if this effect doesn't destroy it" | "if this effect doesn't destroy that unit" \
            | "if this effect doesn't destroy that enemy unit") "," instructions -> when_it_not_destroyed
          | ("otherwise" | "if not") "," instructions -> otherwise
          | arm ("," arm)* ", or" arm                 -> case
          | "you may" conjunction "if" condition      -> may_if
          | "you may" "pair" picked ("with it" | "with that unit") -> may_pair_with_it
          | "pair" picked ("with it" | "with that unit")           -> pair_one_with_it
          | arm                                       -> only_arm
          | "either" conjunction (", or" conjunction)+ -> mode
          | "activate this card's" MARK ("or add it to your hand" | "or add this card to your hand") -> activate_or_add
arm: conjunction "if" condition
?instructions: conjunction | "you may" conjunction -> may | players_do | such_players_do
players_do: PLAYERS conjunction | PLAYERS MAY conjunction -> players_may
          | "choose 1 enemy player with the most cards in their hand" "." players_do -> player_with_most_does
          | ("choose 1 enemy player" | "choose 1 enemy player with" held) "." players_do -> chosen_player_does
          | "choose 1 enemy player" "." "if they have" held "," instructions -> if_they_have
          | "choose 1 enemy player" "." "look at their hand" -> look_at_hand
?conjunction: instruction
            | instruction (", then" | "and then") conjunction -> then_chain
            | instruction ("and, if" | ", and if" | "and if") condition "," conjunction -> and_if
            | ending
            | instruction "and" conjunction -> chain
            | instruction (", and" | "and") players_do -> chain
            | recovers_and conjunction      -> chain
            | more_tokens
            | choose_chain
            | look "and" conjunction        -> chain
            | look (", then" | "and then") conjunction -> then_chain
            | instruction (", then if" | ", then, if" | "and then, if" | "and then if") condition "," conjunction \
              -> then_if
such_players_do: PLAYERS "having" held "," conjunction | PLAYERS "having" held "," MAY conjunction -> such_players_may
recovers_and: subject ("recovers" | "recover") amount "hp and" -> recover
more_tokens: token ("unit token" | "unit tokens")
?ending: untimed | given
       | untimed turn               -> in_turn
       | untimed "while" condition  -> untimed_while
       | untimed "unless" condition -> untimed_unless
       | for_a_time duration        -> timed
       | duration "," for_a_time    -> timed_first
       | duration "," subject predicate -> lasting_first
       | "for each" things "," subject predicate duration -> for_each_lasting
       | "reduce its" stat duration "by an amount equal to" value -> lowering_then
       | subject _gains_this duration ":" written_effect -> given_then
       | lasting_first_and_if | lasting_of_two
       | unlimited_battling_this | unlimited_battling | unlimited_attacking | unlimited_when_deployed
       | reduced_by | reduction_in_hand | less | reduction_of_effects | pair_this_after
       | choose | look | reveal_top | look_and_split | stay_rested | for_each_done | treated_linked | repairs_too
       | reveal_only | same_damage | same_tokens | same_choice | damage_increased
       | stays_rested_in_own | played_from_trash | not_when_deployed | attacks_this_turn | attacks_next_turn
       | draws_attacks
// what holds always: it can have a condition behind it
?untimed: kept
        | subject predicate -> unlimited
        | "increase" subject "'s" stat "by an amount equal to" value -> increase
// what a duration stands behind or before
?for_a_time: kept | given
           | ("change" | "set") whose_becoming _UPTO new_ap -> becomes
           | whose_becoming ("becomes the same as" | "becomes equal to" | "becomes") new_ap -> becomes
           | "all enemy units must choose that unit as their attack target when attacking" -> taunt
           | "reduce its" stat "by an amount equal to" value -> lowering
reveal_only: "reveal" counted
reveal_top: "reveal the top card of your deck" | "reveal the top" amount "cards of your deck"
?whose_becoming: "its" "ap" -> subject_pronoun | "this unit" "'s" "ap" -> this_unit
               | "that unit" "'s" "ap" -> that_unit | ("that enemy unit" | "the enemy unit") "'s" "ap" -> that_enemy
?new_ap: NUMBER -> number | explicit "'s" "ap" -> ap_of | "the number of" things -> count
played_from_trash: "you may play this card from your trash" | "you may play this card in your trash" \
                 | "you may play this card from your trash as if it were in your hand"
not_when_deployed: subject ("can't attack on the turn they are deployed" | "can't attack on the turn it is deployed" \
                 | "can't attack during the turn they are deployed" | "can't attack during the turn it is deployed")
attacks_this_turn: subject ("must attack during this turn if able" | "must attack this turn if able")
attacks_next_turn: subject ("must attack during its owner's next turn if able" \
                 | "must attack during their owner's next turn if able" \
                 | "must attack during their owners' next turns if able" \
                 | "must attack during your opponent's next turn if able" \
                 | "must attack on your opponent's next turn if able")
unlimited_when_deployed: subject predicate ("on the turn it is deployed" | "during the turn it is deployed" \
                       | "on the turn this unit is deployed" | "during the turn this unit is deployed")
unlimited_attacking: subject predicate "while attacking"
unlimited_battling_this: subject predicate "while battling this unit"
unlimited_battling: subject predicate "while battling" one
pair_this_after: "after activating this card's" MARK "," \
                 "you may" "pair this card from your trash with" "one of your" noun_phrase
given: subject _gains_this ":" written_effect | subject ("gains" | "gain") written_effect
_gains_this: "gains the following effect" | "gain the following effect"
written_effect: EFFECT
same_damage: "deal" amount "damage"
same_tokens: "deploy" NUMBER
same_choice: "choose" NUMBER | "choose" NUMBER _UPTO NUMBER
stay_rested: ("each enemy player" "'s" | "all enemy players" "'") noun_phrase \
             "won't be set as active during the start phase of their turn"
for_each_done: "for each" things "," (choose | choose_chain) -> repeated
             | "for each" things "," "deal" amount "damage to" object -> damage_for_each_first
             | "for each" things "," "draw" amount                     -> draw_for_each_first
draws_attacks: cards "choose" yours "as their attack target if possible when attacking"
             | cards "choose" "this rested unit" "as their attack target if possible when attacking" \
               -> draws_attacks_to_this
choose: "choose" groups
choose_chain: "choose" groups "and" conjunction
            | "choose" groups (", then" | "and then") conjunction -> choose_then
groups: picked | groups "and" picked
?picked: counted | counted elsewhere -> counted_there
elsewhere: "in your hand" -> in_your_hand | "in your trash" -> in_your_trash
         | ("in your opponent's trash" | "in an enemy player's trash") -> in_their_trash

// ---- instructions

instruction: simple_step
           | "deal" amount "damage to" object                           -> damage
           | "deal" amount "damage to" counted                          -> damage_chosen
           | "deal" amount "damage to" one                              -> damage_one
           | "deal" amount "damage to" ("it and this unit" | "them and this unit") -> damage_this_too
           | "deal an amount of damage equal to" value "to" object      -> damage
           | "pair that card from your trash with" NUMBER "of your" noun_phrase    -> pair_that
           | "pair that card from your trash with one of your" noun_phrase         -> pair_that
           | "increase" subject "'s" stat duration "by an amount equal to" value -> increase_then
           | "deal" amount "damage to" object for_each_of               -> damage_for_each
           | "deal damage equal to" value "to" object                   -> damage
           | "deal damage equal to" value "to" counted                  -> damage_equal_chosen
           | "deal damage equal to" value "to" "the first card in your opponent's shield area" -> damage_shield_area
           | "deal damage to" object "equal to" value                   -> damage_equal
           | "deal damage to" "the first card in your opponent's shield area" "equal to" value -> damage_shield_area
           | subject ("deals damage equal to its ap to" | "deal damage equal to their ap to") object -> damage_by_own_ap
           | subject "deals damage equal to its ap to" counted          -> damage_by_own_ap_chosen
           | "exile" counted ["from the game"]                          -> remove_chosen
           | "destroy" counted                                          -> destroy_chosen
           | "reveal" counted "and" "deploy" ("it" | "them")            -> reveal_and_deploy
           | ("add" | "return") counted "from your trash to your hand"               -> add_from_trash
           | "add" NUMBER ("of them to your hand" | "to your hand")     -> add_looked
           | "return" picked ("to the bottom of your deck" | "to the bottom of your deck in any order") \
             -> return_chosen_to_bottom
           | "return" picked "to the top of your deck"                 -> return_chosen_to_top
           | "place" put ("on the bottom of your deck" | "at the bottom of your deck" \
             | "on the bottom of your deck in any order") -> return_chosen_to_bottom
           | "place" put ("on the top of your deck" | "on top of your deck" | "on top of your deck in any order") \
             -> return_chosen_to_top
           | "place" put "into your trash" -> place_in_trash
           | "rest" counted                                             -> rest_chosen
           | "set" counted "as active"                                  -> set_chosen_active
           | subject predicate duration "for each" things [limit]       -> lasting_for_each
           | "exile" counted "in your trash from the game"              -> remove_chosen_placed
           | "exile" counted "in your trash"                            -> remove_chosen_placed
           | "pair" picked "with one of your" noun_phrase              -> pair_chosen_with
           | ("pair it with one of your" | "pair it with 1 of your") noun_phrase -> pair_it_with
           | "pair" object ("with it" | "with that unit")               -> pair_with_chosen
           | "pair" ("the pilot that was paired with this unit from your trash" \
             | "the pilot that was paired with this unit" | "this unit's paired pilot from your trash") \
             ("with one of your" | "with 1 of your") noun_phrase -> pair_last_pilot
           | ("place the top card of your opponent's deck into their trash" \
             | "place the top card of an enemy player's deck into their trash") -> their_top_to_trash
           | "place the top" amount ("cards of your opponent's deck into their trash" \
             | "cards of an enemy player's deck into their trash") -> their_top_to_trash
           | "exile all" noun_phrase ("in your opponent's trash from the game" | "in your opponent's trash" \
             | "in an enemy player's trash from the game" | "in an enemy player's trash") \
             -> remove_all_of_theirs
           | "exile all" noun_phrase ("in your trash from the game" | "in your trash") -> remove_all_of_yours
           | "exile all" noun_phrase ["from the game"] -> remove_all
           | "deal" amount ("damage to the first" | "damage to each of the first") NUMBER \
             "cards in your opponent's shield area" -> damage_first
           | "destroy the first" NUMBER "cards in your opponent's shield area" -> destroy_first
           | "destroy the first card in your opponent's shield area"    -> destroy_first_one
           | "deploy" object ("as a" | "as an") TRAIT "unit"            -> deploy_as_unit
           | "return" object "to" owner ("hand" | "hands")                          -> return_to_hand
           | "return" object "to your hand"                             -> return_to_hand
           | "return" counted "to" owner ("hand" | "hands")             -> return_chosen_to_hand
           | "return" object "to the top of" owner "deck"               -> return_to_top
           | "place" object ("on top of" | "on the top of") owner "deck"            -> return_to_top
           | "place" object ("on the bottom of" | "at the bottom of") owner "deck"  -> return_to_bottom
           | "return" counted "to the bottom of" owner "deck"           -> return_chosen_to_bottom
           | "return" counted "to the top of" owner "deck"              -> return_chosen_to_top
           | "place" put ("on the bottom of" | "at the bottom of") owner "deck" -> return_chosen_to_bottom
           | "place" put ("on top of" | "on the top of") owner "deck"           -> return_chosen_to_top
           | "return" object ("to the top in any order" | "to the top of your deck in any order") -> return_to_your_top
           | "return" object "to the bottom of your deck in any order"  -> return_to_your_bottom
           | "return" NUMBER ("to the top and the rest to the bottom of your deck" \
             | "to the top and the rest to the bottom" | "to the top of your deck and the rest to the bottom" \
             | "to the top of your deck and the rest to the bottom of your deck") -> split_rest
           | "return" picked "to your hand"                            -> add_chosen
           | "return" object "to the bottom of" owner "deck"            -> return_to_bottom
           | "return" object "to" owner "deck and shuffle it"           -> return_and_shuffle
           | "shuffle" object "into" owner "deck"                       -> return_and_shuffle
           | ("return" object "to your deck and shuffle it" | "shuffle" object "into" "your deck") \
             -> return_and_shuffle_yours
           | "shuffle your trash into your deck"                        -> shuffle_trash
           | "return" object "to the bottom of your deck"               -> return_to_your_bottom
           | "return" remaining ("to the bottom of your deck" | "to the bottom of your deck in any order") \
             -> return_looked
           | "return" remaining "to the top or bottom of your deck"     -> remaining_top_or_bottom
           | "place" remaining ("on the bottom of your deck" | "at the bottom of your deck" \
             | "on the bottom of your deck in any order") -> return_looked
           | "return" remaining ("to the top of your deck in any order" | "to the top in any order" \
             | "to the top of your deck") -> return_looked_to_top
           | "place" remaining ("on top of your deck in any order" | "on top of your deck") -> return_looked_to_top
           | "place" remaining "into your trash"                        -> trash_looked
           | "place" object ("on the top of your deck" | "on top of your deck") -> return_to_your_top
           | "place" object ("on the bottom of your deck" | "at the bottom of your deck") -> return_to_your_bottom
           | "place" object "into your trash"                           -> trash_looked_one
           | "draw" drawn                                               -> draw_cards
           | "draw" amount for_each_of                                  -> draw_for_each
           | "draw" drawn for_each_of                                   -> draw_for_each
           | "deploy" token ("unit token" | "unit tokens") for_each_of  -> deploy_token_for_each
           | "deal" amount "damage to the first card in your opponent's shield area" -> damage_shield_area
           | "deploy" NUMBER _UPTO NUMBER TOKEN ("unit token" | "unit tokens") -> deploy_some_tokens
           | subject ("recovers" | "recover") amount "hp" for_each_of   -> recover_for_each
           | "double" subject "'s" "ap" duration                        -> double_ap
           | "double its ap" duration                                   -> double_its_ap
           | subject ("recovers all hp" | "recover all hp" | "recovers all of its hp") -> recover_all
           | subject ("recovers hp equal to" | "recover hp equal to" | "recovers an amount of hp equal to") value \
             -> recover
           | "change its attack target to" object                       -> redirect_its
           | "change the attack target to" counted                      -> redirect_to_chosen
           | "change the attack target to" one                          -> redirect_to_one
           | "change the attack target to" "one of your" noun_phrase    -> redirect_to_yours
           | subject ("is destroyed" | "are destroyed")                 -> destroy_subject
           | "begin a battle between this unit and" object "and only perform the damage step" -> battle
           | "begin a battle between them and only perform the damage step" -> battle_of_two
           | ("pay its cost to deploy it" | "pay its cost and deploy it") -> pay_and_deploy
           | subject "may recover" amount "hp"                          -> may_recover
           | "return" remaining "randomly to the bottom of your deck"   -> return_looked_randomly
           | "activate its" MARK                                        -> activate_its
           | "reveal" object "and" "add" ("it" | "them") "to your hand" -> reveal_it
           | "reveal" counted "and" "add" ("it" | "them") "to your hand" -> reveal
           | "reveal" counted "and" "return" object "to the top of your deck" -> reveal_to_top
           | "reveal" counted "and" "return" object "to the bottom of your deck" -> reveal_to_bottom
           | "return" object "to the top of your deck"                  -> return_to_your_top
           | "add" picked "to your hand" -> add_chosen
           | "discard" amount                                           -> discard
           | "discard" amount "of your choice"                          -> discard
           | ("discard" so_many ("card" | "cards") "at random" | "discard" so_many "at random" \
             | "randomly discard" so_many ["card" | "cards"]) -> discard_at_random
           | "discard" "a" "card"                                        -> discard_card
           | ("discard your hand" | "discard your hands" | "discard your entire hand" \
             | "discard all cards in your hand") -> discard_hand
           | "discard" so_many noun_phrase ["of your choice"]           -> discard
           | "deploy" picked ["without paying its cost"]               -> deploy_chosen
           | "deploy" picked "rested"                                  -> deploy_chosen_rested
           | "deploy" token ("or" token)* ("unit token" | "unit tokens") -> deploy_token
           | "deploy" token ("unit token" | "unit tokens") "rested" -> deploy_token_rested
           | "deploy" token ("base token" | "base tokens") -> deploy_base_token
           | "look at" counted -> look_at_chosen
           | ("look at all of your shields" | "look at all your shields" | "look at your shields") -> look_at_shields
           | ("look at your opponent's hand" | "look at an enemy player's hand" | "look at that player's hand" \
             | "look at that enemy player's hand") -> look_at_hand
           | "pair" picked "with this unit" -> pair_chosen
           | "pair this card from your trash with" ("one of your" | "1 of your") noun_phrase -> pair_this_card
           | "activate the" MARK "of" counted ["in your trash"]         -> activate_that_of
           | subject ("recovers" | "recover") amount "hp and" predicate duration -> recover_and
           | subject predicate duration                                 -> lasting
           | subject _gains KEYWORD ("/" KEYWORD)+ duration              -> gains_one_of
?put: NUMBER ("card" | "cards") "from your hand" -> cards_of_hand
    | NUMBER "of your" noun_phrase -> counted_of_yours
    | some_of_them
?for_each_of: ("for each" | "for every") each | "for each enemy player" -> number_of_enemies
own_unit: "it" -> object_pronoun | "this unit" -> this_unit
lasting_of_two: duration "," subject "and" subject predicate
lasting_first_and_if: duration "," subject predicate "and, if" condition "," subject predicate
look: "look at the top card of your deck" | "look at the top" amount "cards of your deck"
look_and_split: look "and" "return" amount "to the top"
              | look "and" "return" amount "to the top and" amount "to the bottom"

owner: "its owner's" | "their owner's" | "their owners'"
remaining: "the remaining cards" | "any remaining card" | "any remaining cards" | "the remaining card" | "the other"
         | "the others" | "the other card" | "the other cards" | "the rest" | "the rest of them"
token: NUMBER TOKEN -> token | NUMBER "rested" TOKEN -> rested_token
duration: ("during this turn" | "this turn" | "for the rest of this turn" | "for the rest of the turn" \
          | "until the end of this turn" | "until the end of the turn" | "until end of turn") -> this_turn
        | ("until the end of your opponent's next turn" | "until your opponent's next turn ends") -> their_next_turn
        | ("during your opponent's next turn" | "during their next turn" | "during its owner's next turn" \
          | "during their owner's next turn" | "during their owners' next turns") -> in_their_next_turn
        | "during your next turn" -> in_your_next_turn
        | ("until the end of your next turn" | "until your next turn ends") -> end_of_your_next_turn
        | ("until the start of your next turn" | "until your next turn starts" | "until your next turn begins") \
          -> your_next_turn
        | ("during this battle" | "until the end of this battle" | "until the end of the battle") -> this_battle

so_many: NUMBER -> number
?drawn: NUMBER ("card" | "cards") -> number | "a" "card" -> one_card
"""
    + REFERENCES
    + TEXTS
    + CHANGES
    + PROHIBITIONS
    + DAMAGE
    + EVENTS
    + NOUNS
    + FIGURES
    + QUALITIES
    + DONE
    + past_rules()
    + HANDS
    + productions()
)

STARTS = ("text", "costs", "noun_phrase")
