"""The grammar of card texts, for LALR(1). Quoted phrases are single tokens: the longest that fits the text wins.
They are written in lower case here, whatever the case in a text.

Each part of a sentence is defined once, in the words that `normal_forms` leaves: here whole texts, sentences,
instructions and costs; changes of cards, events with the openings of triggered and constant effects, and nouns with
conditions and numbers, in files of their own. The productions of phrases that are rows come from their tables
(`productions`).
"""

from gundam_desktop.games.gcg.effects.reader.grammar_changes import CHANGES
from gundam_desktop.games.gcg.effects.reader.grammar_events import EVENTS
from gundam_desktop.games.gcg.effects.reader.grammar_nouns import NOUNS
from gundam_desktop.games.gcg.effects.reader.grammar_references import REFERENCES
from gundam_desktop.games.gcg.effects.reader.past_rows import PAST_GRAMMAR
from gundam_desktop.games.gcg.effects.reader.productions import ROW_GRAMMAR

GRAMMAR = (
    r"""
%declare _UPTO _OR_FIGURE _AND_FIGURE _AND_RULE
%declare PLAYERS MAY BULLET EFFECT EITHER TOKEN NAME TRAIT KEYWORD QUOTED MARK CIRCLED CHANGE NUMBER

// ---- a whole text, after its marks and its cost

?text: effect | destroyed_instead | play_as "." | also_named | attacks_only_after | rested_instead
also_named: "this card" "'s" "name is also treated as" NAME "."
attacks_only_after: "this unit can only attack during a turn when" past "."
rested_instead: [turn ","] "when" ("you rest" | "you would rest") rested_card effect_that_rests "," \
                rested_this "."
destroyed_instead: [turn ","] "when" happener falls "," goes "instead" "."
                 | [turn ","] "when" happener falls "," "you may" goes "instead" "."    -> may_go_instead
                 | [turn ","] "when" happener falls "," "you may" doing "instead" "." -> may_do_instead
?doing: row_cost | "pay" CIRCLED -> pay
goes: ("it remains in play with 1 hp" | "it stays in play with 1 hp" | "it survives with 1 hp") -> survives
    | ("return" "it" "to its owner's hand" | "return" "it" "to your hand") -> to_the_hand
    | "exile" "it" -> to_the_removed
    | ("return" "it" "to the bottom of its owner's deck" | "return" "it" "to the bottom of your deck" \
      | "place" "it" "on the bottom of its owner's deck") -> to_the_bottom
rested_card: "your base" -> your_base | one -> such_card
effect_that_rests: "with one of your" noun_phrase "'" "effects" -> effect_of_yours
                 | "with a friendly" noun_phrase "'s" "effect"  -> of_friendly
rested_this: "you may" "rest" "this unit" "instead" -> this_unit | "you may" "rest" "this base" "instead" -> this_base
effect: opening? (sentence+ | modes)
counting: ("count up" | "count") value ["," PLUS_THIS]
PLUS_THIS: "plus this unit"
modes: "choose 1:" one_mode+ | "choose 2:" one_mode+ -> two_modes
one_mode: BULLET sentence+
as_if: NUMBER figures | NUMBER "lv." "and" NUMBER "cost" -> as_if_both
figures: "lv. and cost" -> both_figures | "lv." -> level_figure | "cost" -> cost_figure

// ---- sentences

sentence: [join] statement "."
        | join turn "," statement "." -> sentence_in_turn
join: "then" "," -> then
    | ("if you do" | "if they do" | "when you do" | "if so") "," -> if_you_do
    | ("if you can't ," | "if they can't ," | "if you don't ," | "if they don't ,") -> if_you_dont
?statement: instructions
          | duration "," "when" event "," instructions        -> when_lasting
          | chosen_does "," ["if" condition ","] steps        -> when_chosen_does
          | counting
          | ("choose 1 enemy player" | "choose 1 enemy player with" held) "." do -> chosen_player
          | "if" condition "," instructions                   -> if_so
          | if_later
          | later "," ["if" condition ","] steps              -> at_that_time
          | do later                                          -> done_later
          | "if" condition "," ("add the card to your hand instead of returning it to your deck" \
            | "add it to your hand instead of returning it to your deck") -> taken_instead
          | "it doesn't receive that damage"                  -> not_received
          | this_card_in_play "receives that damage instead"  -> taken_over
          | ("deal that damage to the first card in that opponent's shield area instead" \
            | "deal that damage to the first card in your opponent's shield area instead" \
            | "that damage is dealt to the first card in your opponent's shield area instead") -> passed_on
          | ("increase that damage by" | "increase it by") NUMBER -> increase_it
          | "if" condition "," instructions "instead"         -> instead
          | instructions "instead"                            -> done_instead
          | outcome "," steps                                 -> under_condition
          | ("otherwise" | "if not") "," steps                -> otherwise
          | arm ("," arm)* ", or" arm                         -> case
          | "you may" conjunction "if" condition              -> may_if
          | "you may" "pair" picked ("with it" | "with that unit") -> may_pair_with_it
          | "pair" picked ("with it" | "with that unit")      -> pair_one_with_it
          | arm                                               -> only_arm
          | "either" do (", or" do)+                          -> mode
          | "activate this card's" MARK ("or add it to your hand" | "or add this card to your hand") -> activate_or_add
steps: instructions
do: conjunction -> steps
chosen_does: duration "," ("when it" | "when they") done | "when it" done duration
?outcome: duration "," "if" past -> happens_this_turn
        | ("when this effect destroys" | "if this effect destroys") one -> destroys_one
        | ("when this effect destroys it" | "if this effect destroys it" | "if this destroys it" \
          | "if that unit is destroyed with this effect")               -> destroys_it
        | ("if this effect doesn't destroy it" | "if this effect doesn't destroy that unit" \
          | "if this effect doesn't destroy that enemy unit")           -> destroys_it_not
arm: conjunction "if" condition
?instructions: conjunction | "you may" conjunction -> may | players_do
players_do: PLAYERS ["having" held ","] [MAY] told
          | PLAYERS "reveal your hand" -> reveal_their_hand
          | ("choose 1 enemy player" | "choose 1 enemy player with" (held | most_in_hand)) "." players_do \
            -> chosen_player_does
?told: conjunction
     | ("draw until they have" | "draw cards until they have") NUMBER noun_phrase "in your hand"       -> draw_until
     | ("discard until they have" | "discard cards until they have") NUMBER noun_phrase "in your hand" -> discard_until
most_in_hand: "the most cards in their hand"
?conjunction: instruction
            | instruction (", then" | "and then") conjunction -> then_chain
            | instruction ("and, if" | ", and if" | "and if") condition "," conjunction -> and_if
            | ending
            | instruction "and" conjunction -> chain
            | instruction (", and" | "and") players_do -> chain
            | recovers_and conjunction      -> chain
            | more_tokens
            | choose_chain
            | instruction (", then if" | ", then, if" | "and then, if" | "and then if") condition "," conjunction \
              -> then_if
recovers_and: subject ("recovers" | "recover") amount "hp and" -> recover
more_tokens: token _unit_token
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
       | choose | reveal_top | stay_rested | for_each_done | repairs_too
       | reveal_only | same_damage | same_tokens | same_choice | damage_increased
       | stays_rested_in_own | played_from_trash | not_when_deployed | attacks_next_turn
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
attacks_next_turn: subject ("must attack during its owner's next turn if able" \
                 | "must attack during your opponent's next turn if able" \
                 | "must attack on your opponent's next turn if able")
unlimited_when_deployed: subject predicate ("on the turn it is deployed" | "during the turn it is deployed" \
                       | "on the turn this unit is deployed" | "during the turn this unit is deployed")
unlimited_attacking: subject predicate "while attacking"
unlimited_battling_this: subject predicate "while battling this unit"
unlimited_battling: subject predicate "while battling" one
pair_this_after: "after activating this card's" MARK "," \
                 "you may" "pair" "this card from your trash" "with one of your" noun_phrase
given: subject _gains_this ":" written_effect | subject ("gains" | "gain") written_effect
_gains_this: "gains the following effect" | "gain the following effect"
written_effect: EFFECT
same_damage: "deal" amount "damage"
same_tokens: "deploy" NUMBER
same_choice: "choose" NUMBER | "choose" NUMBER _UPTO NUMBER
stay_rested: ("each enemy player" "'s" | "all enemy players" "'") noun_phrase \
             "won't be set as active during the start phase of their turn"
for_each_done: "for each" things "," (choose | choose_chain) -> repeated
             | "for each" things "," so_much_done        -> for_each_so_much
             | "for each" things "," "deal" amount "damage to" first_card -> times_for_each
draws_attacks: cards "choose" yours "as their attack target if possible when attacking"
             | cards "choose" "this rested unit" "as their attack target if possible when attacking" \
               -> draws_attacks_to_this
choose: "choose" groups
choose_chain: "choose" groups "and" conjunction
            | "choose" groups (", then" | "and then") conjunction -> choose_then
groups: group | groups "and" group
?group: picked | NUMBER noun_phrase "belonging to each player" -> counted_of_each_player
?picked: counted | counted elsewhere -> counted_there
elsewhere: "in your hand" -> in_your_hand | "in your trash" -> in_your_trash
         | "in your opponent's trash" -> in_their_trash
?affected: object | picked
?single: one -> one_of_these | "one of your" noun_phrase -> one_of_yours_chosen

// ---- instructions

instruction: simple_step
           | "discard" hand_card                                        -> discard_chosen
           | "reveal" counted "and" counted "and" "add" "them" "to your hand" -> reveal_both
           | so_much_done for_each_of                                   -> done_for_each
           | "deal" amount "damage to" damaged                          -> damage
           | "deal" amount "damage to" it_and_this                      -> damage
           | ("deal damage equal to" | "deal an amount of damage equal to") value "to" damaged -> damage
           | "deal damage to" (object | first_cards) "equal to" value   -> damage_equal
           | subject ("deals damage equal to its ap to" | "deal damage equal to their ap to") damaged \
             -> damage_by_own_ap
           | "increase" subject "'s" stat duration "by an amount equal to" value -> increase_then
           | "destroy" first_cards                                      -> destroyed_so
           | subject ("is destroyed" | "are destroyed")                 -> destroyed_so
           | subject ("recovers" | "recover") amount "hp and" predicate duration -> recover_and
           | subject ("recovers all hp" | "recover all hp" | "recovers all of its hp") -> recover_all
           | subject ("recovers hp equal to" | "recover hp equal to" | "recovers an amount of hp equal to") value \
             -> recover
           | subject "may recover" amount "hp"                          -> may_recover
           | subject predicate duration                                 -> lasting
           | subject predicate duration ("and recovers" | "and recover") amount "hp" -> lasting_and_recover
           | subject predicate duration "for each" things [limit]       -> lasting_for_each
           | "double" doubled "ap" duration                             -> double_ap
           | "exile" "all" noun_phrase "in your opponent's trash"       -> remove_all_of_theirs
           | ("return" picked to_place | "place" put in_place)          -> put_chosen
           | ("return" object to_place | "place" object in_place | "shuffle" object into_deck) -> put_it
           | ("add" | "return") counted "from your trash to your hand"  -> add_from_trash
           | "add" NUMBER ("of them to your hand" | "to your hand")     -> add_looked
           | "reveal" counted "and" "deploy" ("it" | "them")            -> reveal_and_deploy
           | "reveal" (object | counted) "and" "add" ("it" | "them") "to your hand" -> reveal_and_add
           | "reveal" counted "and" "return" object to_place            -> reveal_and_return
           | ("look at the top card of your deck" | "look at the top" amount "cards of your deck") -> look
           | "return" amount ("to the top" | "to the top and" amount "to the bottom") -> split_looked
           | "look at" counted                                          -> look_at_chosen
           | ("place the top card of your opponent's deck into their trash" \
             | "place the top" amount "cards of your opponent's deck into their trash") -> their_top_to_trash
           | "pair" paired_card "with one of your" noun_phrase          -> pair_with_yours
           | "pair it with one of your" noun_phrase                     -> pair_it_with
           | "pair" object ("with it" | "with that unit")               -> pair_with_chosen
           | ("pair that pilot with that unit" | "pair the chosen pilot with the chosen unit" \
             | "pair it with that unit")                                -> pair_both
           | "draw" drawn                                               -> draw
           | "discard" amount ["of your choice"]                        -> discard
           | "discard" so_many noun_phrase ["of your choice"]           -> discard
           | "discard" a_card                                           -> discard
           | "discard" many [noun_phrase]                               -> discard_some
           | ("discard until you have" | "discard cards until you have") NUMBER noun_phrase "in your hand" \
             -> discard_until
           | ("draw until you have" | "draw cards until you have") NUMBER noun_phrase "in your hand" -> draw_until
           | ("discard" so_many ("card" | "cards") "at random" | "discard" so_many "at random" \
             | "randomly discard" so_many ["card" | "cards"])           -> discard_at_random
           | ("discard your hand" | "discard your hands" | "discard your entire hand" \
             | "discard all cards in your hand")                        -> discard_hand
           | "deploy" object ("as a" | "as an") TRAIT "unit"            -> deploy_as_unit
           | "deploy" token ("or" token)* _unit_token [RESTED]          -> deploy_token
           | "deploy" token ("base token" | "base tokens")              -> deploy_base_token
           | "deploy" NUMBER _UPTO NUMBER TOKEN _unit_token             -> deploy_some_tokens
           | "place a number of" [RESTED] placed_resources "equal to" value -> place_resources
           | "pay" CIRCLED ("to" | _UPTO) CIRCLED                       -> pay_some
           | ("pay its cost to deploy it" | "pay its cost and deploy it") -> pay_and_deploy
           | "change its attack target to" object                       -> redirect_its
           | "change the attack target to" single                       -> redirect
           | "begin a battle between this unit and" object "and only perform the damage step" -> battle
           | "begin a battle between them and only perform the damage step" -> battle_of_two
           | "activate its" MARK ["without paying its cost"]                                   -> activate_its
           | "activate the" MARK "of" counted ["in your trash"]         -> activate_that_of
so_much_done: "deal" amount "damage to" object           -> damage
            | "draw" (amount | drawn)                    -> draw
            | "deploy" token _unit_token                 -> deploy_one_kind
            | "place" amount [RESTED] placed_resources   -> place_some_resources
            | subject ("recovers" | "recover") amount "hp" -> recover
?for_each_of: ("for each" | "for every") each | "for each enemy player" -> number_of_enemies
hand_card: "it" -> object_pronoun | "them" -> plural_object | "that card" -> that_card | "the chosen card" -> chosen
         | "those cards" -> plural_object | "the chosen cards" -> chosen
?doubled: subject "'s" | "its" -> object_pronoun
?damaged: affected | one -> one_of_these | first_cards
first_card: "the first card in your opponent's shield area"
?first_cards: first_card
            | ("the first" | "each of the first") NUMBER "cards in your opponent's shield area" -> first_cards
it_and_this: "it and this unit" | "them and this unit"
?put: NUMBER ("card" | "cards") "from your hand" -> cards_of_hand
    | NUMBER of_whom noun_phrase -> counted
    | some_of_them
to_place: "to its owner's hand"                 -> to_hand   | "to your hand"                -> to_your_hand
        | "to the top of its owner's deck"       -> on_top    | "to the top of your deck"     -> on_your_top
        | "to the bottom of its owner's deck"    -> at_bottom | "to the bottom of your deck"  -> at_your_bottom
        | "to its owner's deck and shuffle it"   -> shuffled  | "to your deck and shuffle it" -> shuffled_yours
into_deck: "into its owner's deck" -> shuffled | "into" "your deck" -> shuffled_yours
in_place: "on top of its owner's deck"        -> on_top    | "on top of your deck"        -> on_your_top
        | "on the bottom of its owner's deck" -> at_bottom | "on the bottom of your deck" -> at_your_bottom
        | "into your trash" -> into_your_trash
        | ("on top of your shields" | "face down on top of your shields") -> on_shields
        | ("into your shield area as a shield" | "into your shield area" | "face down into your shield area" \
          | "in your shield area as a shield" | "face down in your shield area") -> after_shields
?paired_card: picked | "this card from your trash" -> this_from_trash | "that card from your trash" -> that_from_trash
           | ("the pilot that was paired with this unit from your trash" \
             | "the pilot that was paired with this unit" | "this unit's paired pilot from your trash") -> last_pilot
own_unit: "it" -> object_pronoun | "this unit" -> this_unit
lasting_of_two: duration "," subject "and" subject predicate
lasting_first_and_if: duration "," subject predicate "and, if" condition "," subject predicate
remaining: "the remaining cards" | "any remaining card" | "any remaining cards" | "the remaining card" | "the other"
         | "the others" | "the other card" | "the other cards" | "the rest" | "the rest of them"
placed_resources: ("resource" | "resources") -> plain_resources | ("ex resource" | "ex resources") -> ex_resources
token: NUMBER [RESTED] TOKEN
_unit_token: "unit token" | "unit tokens"
RESTED: "rested"

so_many: NUMBER -> number
?drawn: NUMBER ("card" | "cards") -> number | a_card
?a_card: "a" "card" -> one_card

// ---- costs

costs: row_cost ("," row_cost)*
of_hand: (NUMBER | many) [noun_phrase]
?this_card_in_play: ("this unit" | "this") -> this_unit | "this base" -> this_base
?this_returned: this_card_in_play
              | ("the pilot paired with this unit" | "this unit's paired pilot" | "this unit's pilot") -> this_pilot
"""
    + REFERENCES
    + CHANGES
    + EVENTS
    + NOUNS
    + PAST_GRAMMAR
    + ROW_GRAMMAR
)

STARTS = ("text", "costs", "noun_phrase")
