"""The grammar of whole texts, and of costs."""

TEXTS = r"""
// ---- a whole text, after its marks and its cost

?text: effect | destroyed_instead | play_as "." | also_named | attacks_only_after | rested_instead
also_named: "this card" "'s" "name is also treated as" NAME "."
attacks_only_after: "this unit can only attack during a turn when" past "."
rested_instead: [turn ","] "when" ("you rest" | "you would rest") rested_card effect_that_rests "," \
                rested_this "."
destroyed_instead: [turn ","] "when" happener falls "," goes "instead" "."
                 | [turn ","] "when" happener falls "," "you may" goes "instead" "."    -> may_go_instead
                 | [turn ","] "when" happener falls "," "you may" doing "instead" "." -> may_do_instead
?doing: cost | "pay" CIRCLED -> pay
goes: ("it remains in play with 1 hp" | "it stays in play with 1 hp" | "it survives with 1 hp") -> survives
    | ("return" "it" "to" owner "hand" | "return" "it" "to your hand") -> to_the_hand
    | "exile" "it" -> to_the_removed
    | ("return" "it" "to the bottom of" owner "deck" | "return" "it" "to the bottom of your deck" \
      | "place" "it" "on the bottom of" owner "deck") -> to_the_bottom
rested_card: "your base" -> your_base | one -> such_card
effect_that_rests: "with one of your" noun_phrase "'" "effects" -> of_yours
                 | "with a friendly" noun_phrase "'s" "effect"  -> of_friendly
rested_this: "you may" "rest" "this unit" "instead" -> this_unit | "you may" "rest" "this base" "instead" -> this_base
effect: opening? (sentence+ | modes)
counting: ("count up" | "count") value ["," PLUS_THIS]
PLUS_THIS: "plus this unit"
modes: "choose 1:" one_mode+ | "choose 2:" one_mode+ -> two_modes
one_mode: BULLET sentence+
as_if: NUMBER figures | NUMBER "lv." "and" NUMBER "cost" -> as_if_both
figures: "lv. and cost" -> both_figures | "lv." -> level_figure | "cost" -> cost_figure

// ---- costs

costs: cost ("," cost)*
cost: CIRCLED                                 -> pay
    | "rest" this_card_in_play                -> rest_this
    | "rest" this_card_in_play "and" counted  -> rest_this_and
    | "rest" "your base"                      -> rest_your_base
    | "rest" counted                          -> rest_cost
    | "discard" (NUMBER | many) [noun_phrase] -> discard_cost
    | "destroy" this_card_in_play             -> destroy_this
    | "destroy" counted                       -> destroy_cost
    | "deal" amount "damage to" this_card_in_play -> damage_this
    | "deal" amount "damage to" counted       -> damage_cost
    | "add" NUMBER "of your shields to your hand" -> shield_cost
    | "place the top card of your deck into your trash" -> trash_top_cost
    | "place the top" amount "cards of your deck into your trash" -> trash_top_cost
    | ("exile this card from your trash" | "exile this card in your trash") -> remove_this
    | "exile" this_card_in_play               -> exile_this
    | "exile" picked                          -> remove_cost
    | "return" counted ("to" owner "hand" | "to your hand") -> return_cost
    | ("return" | "place") counted ("to the bottom of your deck" | "on the bottom of your deck") \
      -> bottom_cost
    | ("return" counted "to your deck and shuffle it" | "shuffle" counted "into your deck") -> shuffle_cost
    | "reveal" picked                         -> reveal_cost
    | ("return" | "place") this_returned where_returned -> return_this
    | ("return this card from your trash to your hand" | "add this card from your trash to your hand") \
      -> return_from_trash_to_hand
    | ("return this card from your trash to the bottom of your deck" \
      | "place this card from your trash on the bottom of your deck") -> return_from_trash_to_bottom
    | ("return this card from your trash to the top of your deck" \
      | "place this card from your trash on top of your deck") -> return_from_trash_to_top
?this_card_in_play: ("this unit" | "this") -> this_unit | "this base" -> this_base
?this_returned: this_card_in_play
              | ("the pilot paired with this unit" | "this unit's paired pilot" | "this unit's pilot") -> this_pilot
where_returned: ("to" owner "hand" | "to your hand") -> back_to_hand
              | ("to the top of" | "on top of") owner "deck" -> back_to_top
              | ("to the top of your deck" | "on top of your deck") -> back_to_top
              | ("to the bottom of" | "on the bottom of") owner "deck" -> back_to_bottom
              | ("to the bottom of your deck" | "on the bottom of your deck") -> back_to_bottom
"""
