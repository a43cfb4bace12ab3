"""The grammar of figures that are those of another card: as bounds in a description, and as amounts."""

FIGURES = r"""
%extend description: "with more" any_stat "than" other_figure                 -> above
                   | "with less" any_stat "than" other_figure                 -> below
                   | "with the same" any_stat "as" other_figure               -> same_as
                   | "with" any_stat "equal to or less than" other_figure     -> up_to
                   | "with" any_stat "equal to or less than" limit_only       -> up_to
                   | "with" any_stat "equal to or more than" other_figure     -> from_figure
                   | "with lv. equal to or less than that unit"               -> of_level_up_to_that
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
