<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en">
<context>
    <name>BuilderPage</name>
    <message numerus="yes">
        <source>{card}: at most %n copies of one number. Hold Ctrl or Shift to add more.</source>
        <translation>
            <numerusform>{card}: at most %n copy of one number. Hold Ctrl or Shift to add more.</numerusform>
            <numerusform>{card}: at most %n copies of one number. Hold Ctrl or Shift to add more.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardsPanel</name>
    <message numerus="yes">
        <source>Cards — %n match</source>
        <translation>
            <numerusform>Cards — %n matches</numerusform>
            <numerusform>Cards — %n match</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cards — %n</source>
        <translation>
            <numerusform>Cards — %n</numerusform>
            <numerusform>Cards — %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DecisionPlay</name>
    <message numerus="yes">
        <source>You played “{choice}”. In {held} of %n possible deals of the hidden cards another choice wins in this turn, whatever the opponent does.</source>
        <translation>
            <numerusform>You played “{choice}”. In {held} of %n possible deal of the hidden cards another choice wins in this turn, whatever the opponent does.</numerusform>
            <numerusform>You played “{choice}”. In {held} of %n possible deals of the hidden cards another choice wins in this turn, whatever the opponent does.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You played “{choice}”. In {held} of %n possible deals of the hidden cards another choice survives the opponent&apos;s next turn, whatever they do.</source>
        <translation>
            <numerusform>You played “{choice}”. In {held} of %n possible deal of the hidden cards another choice survives the opponent&apos;s next turn, whatever they do.</numerusform>
            <numerusform>You played “{choice}”. In {held} of %n possible deals of the hidden cards another choice survives the opponent&apos;s next turn, whatever they do.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>wins in this turn in {held} of %n possible deals.</source>
        <translation>
            <numerusform>wins in this turn in {held} of %n possible deal.</numerusform>
            <numerusform>wins in this turn in {held} of %n possible deals.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>survives the next turn in {held} of %n possible deals.</source>
        <translation>
            <numerusform>survives the next turn in {held} of %n possible deal.</numerusform>
            <numerusform>survives the next turn in {held} of %n possible deals.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>as good as the best choice known, or within 2 points of it (%n possible deals).</source>
        <translation>
            <numerusform>as good as the best choice known, or within 2 points of it (%n possible deal).</numerusform>
            <numerusform>as good as the best choice known, or within 2 points of it (%n possible deals).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{behind} ± {margin} points of the chance to win behind the best choice (%n possible deals).</source>
        <translation>
            <numerusform>{behind} ± {margin} points of the chance to win behind the best choice (%n possible deal).</numerusform>
            <numerusform>{behind} ± {margin} points of the chance to win behind the best choice (%n possible deals).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DeckActions</name>
    <message numerus="yes">
        <source>%n decks were deleted; they can be restored.</source>
        <translation>
            <numerusform>%n deck was deleted; it can be restored.</numerusform>
            <numerusform>%n decks were deleted; they can be restored.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EventPage</name>
    <message numerus="yes">
        <source>The event is over after %n games. It shows little: to compare decks, play a gauntlet.</source>
        <translation>
            <numerusform>The event is over after %n game. It shows little: to compare decks, play a gauntlet.</numerusform>
            <numerusform>The event is over after %n games. It shows little: to compare decks, play a gauntlet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose at most %n other entrants.</source>
        <translation>
            <numerusform>Choose at most %n other entrant.</numerusform>
            <numerusform>Choose at most %n other entrants.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GroupQuestion</name>
    <message numerus="yes">
        <source>At least {least} of {group} out of %n cards, seen by turn {turn}.</source>
        <translation>
            <numerusform>At least {least} of {group} out of %n card, seen by turn {turn}.</numerusform>
            <numerusform>At least {least} of {group} out of %n cards, seen by turn {turn}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HandPage</name>
    <message numerus="yes">
        <source>Turn {turn}: %n cards seen.</source>
        <translation>
            <numerusform>Turn {turn}: %n card seen.</numerusform>
            <numerusform>Turn {turn}: %n cards seen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlaytestPage</name>
    <message numerus="yes">
        <source>Cancelled after {played} of %n games.</source>
        <translation>
            <numerusform>Cancelled after {played} of %n game.</numerusform>
            <numerusform>Cancelled after {played} of %n games.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReasonsPanel</name>
    <message numerus="yes">
        <source>+%n more</source>
        <translation>
            <numerusform>+%n more</numerusform>
            <numerusform>+%n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message numerus="yes">
        <source>The end, after %n choices</source>
        <translation>
            <numerusform>The end, after %n choice</numerusform>
            <numerusform>The end, after %n choices</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReviewPanel</name>
    <message numerus="yes">
        <source>Another choice would have won in this turn, whatever the opponent did, in {held} of %n possible deals.</source>
        <translation>
            <numerusform>Another choice would have won in this turn, whatever the opponent did, in {held} of %n possible deal.</numerusform>
            <numerusform>Another choice would have won in this turn, whatever the opponent did, in {held} of %n possible deals.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After another choice the opponent could not have won in the next turn, in {held} of %n possible deals.</source>
        <translation>
            <numerusform>After another choice the opponent could not have won in the next turn, in {held} of %n possible deal.</numerusform>
            <numerusform>After another choice the opponent could not have won in the next turn, in {held} of %n possible deals.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It cost {cost} ± {margin} points of the chance to win (%n possible deals).</source>
        <translation>
            <numerusform>It cost {cost} ± {margin} points of the chance to win (%n possible deal).</numerusform>
            <numerusform>It cost {cost} ± {margin} points of the chance to win (%n possible deals).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RuleBookController</name>
    <message numerus="yes">
        <source>%n clauses matched. Missing in the document: {missing}. Only there: {extra}.</source>
        <translation>
            <numerusform>%n clause matched. Missing in the document: {missing}. Only there: {extra}.</numerusform>
            <numerusform>%n clauses matched. Missing in the document: {missing}. Only there: {extra}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SideboardExchange</name>
    <message numerus="yes">
        <source>Enter or a double click moves a card. {name} has a sideboard of %n cards.</source>
        <translation>
            <numerusform>Enter or a double click moves a card. {name} has a sideboard of %n card.</numerusform>
            <numerusform>Enter or a double click moves a card. {name} has a sideboard of %n cards.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WaitingPanel</name>
    <message numerus="yes">
        <source>+%n more</source>
        <translation>
            <numerusform>+%n more</numerusform>
            <numerusform>+%n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>counted</name>
    <message numerus="yes">
        <source>%n cards, {resources} in the resource deck</source>
        <translation>
            <numerusform>%n card, {resources} in the resource deck</numerusform>
            <numerusform>%n cards, {resources} in the resource deck</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{line}   which of %n cards?</source>
        <translation>
            <numerusform>{line}   which of %n card?</numerusform>
            <numerusform>{line}   which of %n cards?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decks selected</source>
        <translation>
            <numerusform>%n deck selected</numerusform>
            <numerusform>%n decks selected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose these %n cards</source>
        <translation>
            <numerusform>Choose this card</numerusform>
            <numerusform>Choose these %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n more cards</source>
        <translation>
            <numerusform>Choose %n more card</numerusform>
            <numerusform>Choose %n more cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n cards</source>
        <translation>
            <numerusform>Choose at least %n card</numerusform>
            <numerusform>Choose %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Damaged after choice {kept}; at least %n more choices are lost</source>
        <translation>
            <numerusform>Damaged after choice {kept}; at least %n more choice is lost</numerusform>
            <numerusform>Damaged after choice {kept}; at least %n more choices are lost</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The choices differ: besides the best one they lose %n points of the chance to win on average (possible deals: {count}).</source>
        <translation>
            <numerusform>The choices differ: besides the best one they lose %n point of the chance to win on average (possible deals: {count}).</numerusform>
            <numerusform>The choices differ: besides the best one they lose %n points of the chance to win on average (possible deals: {count}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tiles with a number lead to your first game: %n lessons, {minutes} min. Then play “{game}”. Nothing is locked. The stars of a lesson: done, without being shown the answer, without a wrong try; of a puzzle: solved, without help.</source>
        <translation>
            <numerusform>The tiles with a number lead to your first game: %n lesson, {minutes} min. Then play “{game}”. Nothing is locked. The stars of a lesson: done, without being shown the answer, without a wrong try; of a puzzle: solved, without help.</numerusform>
            <numerusform>The tiles with a number lead to your first game: %n lessons, {minutes} min. Then play “{game}”. Nothing is locked. The stars of a lesson: done, without being shown the answer, without a wrong try; of a puzzle: solved, without help.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n days in a row</source>
        <translation>
            <numerusform>%n day in a row</numerusform>
            <numerusform>%n days in a row</numerusform>
        </translation>
    </message>
</context>
</TS>
