"""The grammar of whole texts, and what costs name."""

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

// ---- costs

costs: cost ("," cost)*
?cost: row_cost
    | "rest" this_card_in_play "and" counted -> rest_this_and
of_hand: (NUMBER | many) [noun_phrase]
?this_card_in_play: ("this unit" | "this") -> this_unit | "this base" -> this_base
?this_returned: this_card_in_play
              | ("the pilot paired with this unit" | "this unit's paired pilot" | "this unit's pilot") -> this_pilot
"""
