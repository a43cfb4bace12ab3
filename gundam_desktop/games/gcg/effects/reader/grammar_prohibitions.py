"""What cards and players may and cannot do.

Of cards alone ("it can't attack") and behind figures ("it gets AP+1 and can't attack"). `kept` is what is forbidden
always or for a time with a subject of its own: "your opponent can't activate 【Burst】".
"""


def _several(cannot: str) -> str:
    """Return the productions of several rules in one, and of damage, which may be of a certain amount."""
    return rf"""
    "{cannot} receive" [number_range] kind_of_damage -> no_such_damage
  | "{cannot} receive" kind_of_damage "of" number_range -> no_damage_of_amount
  | "{cannot} be" participle ("or" participle)* -> cannot_be
  | "{cannot} be" participle "or attack" -> cannot_be_nor_attack
  | "{cannot} attack or be" participle -> cannot_be_nor_attack
  | "{cannot} attack or block" -> cannot_attack_nor_block
  | "{cannot} be" participle ("or" participle)* by_enemy -> cannot_be_by_enemy
""".strip()


PROHIBITIONS = rf"""
?prohibition: cannot | {_several("can't")}
?and_rule: and_cannot | {_several("and can't")}
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
