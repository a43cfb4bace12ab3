"""The grammar of figures that are those of another card: as bounds in a description, and as amounts."""

FIGURES = r"""
%extend description: "with" stat ("equal to or less than this unit's" | "equal to or lower than this unit's") any_stat \
                     -> stat_up_to_this
                   | "whose" any_stat "is equal to or less than this unit's" any_stat -> whose_stat_up_to_this
                   | "with" stat ("equal to or less than that unit's" | "equal to or lower than that unit's") \
                     any_stat -> stat_up_to_that
                   | "whose" any_stat ("is equal to or lower than that unit's" \
                     | "is equal to or less than that unit's") any_stat -> stat_up_to_that
%extend together: ("with less" | "with lower" | "with a lower") any_stat "than" falling_one -> below_one
                | "whose" any_stat ("is equal to or less than" | "is equal to or lower than") falling_one -> up_to_one
%extend value: measured "'s" any_stat -> stat_of
             | the_stat measured      -> stat_of
             | own_stat               -> stat_of_yours
             | "the amount of damage your unit has received" -> damage_on_yours
             | "its" "lv."            -> its_level_figure
             | "this unit" "'s" "lv." -> this_level
             | the_stat "this unit"   -> the_stat_of_this
measured: "that card" -> that_card | "that unit" -> that_unit | ("that enemy unit") -> that_enemy
        | ("the revealed card") -> revealed | "the discarded card" -> discarded_card
        | ("the destroyed unit" | "the unit destroyed with this effect") -> destroyed_unit
        | "the chosen unit" -> that_chosen
        | ("the pilot paired with this unit" | "this unit's paired pilot") -> this_pilot
!the_stat: "the ap of" | "the hp of" | "the cost of" | "the lv. of"
!own_stat: "the ap of your unit" | "the hp of your unit" | "the cost of your unit" | "the lv. of your unit"
         | "your unit's ap" | "your unit's hp" | "your unit's cost" | "your unit's lv."
"""
