"""Brings words that mean the same to one form before they are parsed, so that the grammar says each thing once.

A row is a pattern of words, in lower case, and the words in its place. Words that a group takes over keep their places
in the text; the others are given that of the words before them. A name in capitals in place of words makes a token of
that name of the first of them, for the grammar.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Final

from gundam_desktop.games.gcg.effects.reader.word import Word

_SO_MANY = r"(\d+ or less|\d+ or more|only \d+|exactly \d+|no)"
_SHIELDS = _SO_MANY + r" shields?"
_REMAIN = r"shields? remains?(?: in (?:your|their) shield area)?"
_THEIRS = r"(?:enemy|your opponent 's|the enemy player 's)"
_BY_ENEMY = r"by (?:an enemy effect|enemy effects|one of your opponent 's effects)"
_NOT_DONE = (
    rf"would be (\w+)( to its owner 's hand)? {_BY_ENEMY}( during this (?:turn|battle))? , "
    r"it isn't \2(?: to its owner 's hand)?"
)
_BURST = "【burst】(?: effects?)?"
_DESTROYED = r"(?:enemy )?shields destroyed (?:by|with) (?:battle damage from )?(?:this unit|it|that unit)"
_ASKED = "it|this unit|this base"
_TO_TRASH = r"(?:into your trash from your deck|from your deck into your trash)"
_YOUR_EFFECT = r"(?:one of your effects|your effects?)"
_PLACES, _FROM_DECK = "one of your effects places", "from your deck into your trash"
_HAVE = r"(?:you have|your opponent has|there is|there are)"
_SOME = r"(?:an?|another|no|\d+ or (?:more|less))"
_ONE_DOES = {
    "are": "is",
    "attack": "attacks",
    "block": "blocks",
    "deal": "deals",
    "destroy": "destroys",
    "link": "links",
    "receive": "receives",
    "recover": "recovers",
}
"""What several cards do, and what one does: an effect waits once for what happens to several at a time (9-1-6-3)."""
_ALIKE = (r"\(\S+\)", r"<\S+>", "(?:blue|green|red|white|purple)", "(?:active|rested|damaged|undamaged)")
"""Traits, keyword effects, colours and states: "or" between two of them is a slash."""
_FIGURE = r"\d+ (?:\S+ ){0,2}(?:ap|hp|cost)(?!\S)"
_OTHER_THAN = r"(?:(?:, )?other than|except(?: for)?|that isn't)(?: a)?"
_STAT = r"(ap|hp|lv\.|cost)"
_OTHER_PART = "(?:and|or|while|if|when|in|with|from|that|whose)"
_COMPARED = rf"with (?:more {_STAT}|less {_STAT}|the same {_STAT}|{_STAT} equal to or (?:less|more)) (?:than|as)"
_FORMS: Final = [
    (re.compile(rf"(?<!\S){pattern}(?!\S)"), form)
    for pattern, form in (
        (r"whenever", "when"),
        (r"when(?= (?:you have|your opponent has|there are|there is|you are lv\.)(?!\S))", "while"),
        (r"or fewer", "or less"),
        (r"(?:when playing this card , )?choose (?:1|one)(?: of the following)?(?: effects)?"
         r"(?: and activate it)?(?= :)", "choose 1"),
        (r"(?:when playing this card , )?choose 2 of the following(?: effects)?(?: and activate them)?"
         r"(?: in order from top to bottom)?(?= :)", "choose 2"),
        (r"that are", "that is"),
        (r"that were", "that was"),
        (rf"that has (?:a )?(more|greater|higher|less|lower) {_STAT}(?= than)", r"with \1 \2"),
        (r"that have", "that has"),
        (r"that haven't", "that hasn't"),
        (r"that don't(?= share)", "that doesn't"),
        (r"that share(?= )", "that shares"),
        *((f"{verb} not", f"{verb}n't") for verb in ("is", "are", "was", "has", "have", "do", "did")),
        (r"(?<=that )aren't", "isn't"),
        (rf"(if ({_ASKED}) is (?:(?!\.|if )\S+ )*\. )if \2 isn't(?= ,)", r"\1 otherwise"),
        (r"their (?:owner 's|owners ')", "its owner 's"),
        (r"owner 's next turns", "owner 's next turn"),
        (r"owner 's hands", "owner 's hand"),
        (r"(?<=of )their decks into their trash(?:es)?", "their deck into their trash"),
        (r"(?<=shield area )as shields", "as a shield"),
        (rf"your hand has {_SO_MANY} (?:cards?)", r"you have \1 cards in your hand"),
        (r"the most(?= (?:ap|hp)(?!\S))", "the highest"),
        (r"the least(?= (?:ap|hp)(?!\S))", "the lowest"),
        (r"(placed|discarded|destroyed|exiled|deployed) this way", r"\1 with this effect"),
        (r"(?<=to the number of cards )you discarded(?= with this effect)", "discarded"),
        (r"(draws?)(?: a card)? (?:by|due to|with) an effect", r"\1 with an effect"),
        (r"(you play (?:[^ ,.]+ )*?command cards?) from your hand", r"\1"),
        (r"during this turn and your opponent 's next turn", "until the end of your opponent's next turn"),
        (r"((?:on|to) the bottom of (?:your|its owner 's|their) deck) in (?:a )?random order", r"randomly \1"),
        (r"(cards?) (in your (?:hand|trash)) (that is lv\. \d+(?: or (?:lower|higher))?)(?![^ .,])", r"\1 \3 \2"),
        (r"(is|are) attacking (?:a|the) player", r"\1 attacking the enemy player"),
        (r"(units?) (?:that is )?in battle(?! with)", r"\1 that is battling"),
        (r"(this unit is) in battle(?! with)", r"\1 battling"),
        (r", but (?:it|this unit)(?= gets? )", "and"),
        (r"(unit) that was(?= battling (?:this unit|it)(?!\S))", r"\1"),
        (r"(deployed|attacked) during this turn", r"\1 this turn"),
        (r"((?:first|second|third|fourth) attack) (?:(?:during |in )?this turn|of the turn)", r"\1 of this turn"),
        (r"this rested unit(?= (?:has been|was) set as active)", "this unit"),
        (r"(?<=when you )(deploy|draw|activate) the(?= (?:first|second|third|fourth) )", r"\1 your"),
        (r"(you (?:deploy|draw|activate) your (?:first|second|third|fourth) [^,.]+?)"
         r" (?:each turn|during a turn|in one turn)", r"\1 in a turn"),
        (r"you place (?:1|one) or more ([^,.]+? from your deck into your trash)", r"you place a \1"),
        (r"in their card names?", "in its card name"),
        (r"from among", "among"),
        (_OTHER_THAN + r" link units?", "that isn't a link unit"),
        (_OTHER_THAN + r" unit tokens?", "that isn't a unit token"),
        (r"paired with pilots(?! other)", "paired with a pilot"),
        *((rf"({one}) or(?= {one})", r"\1 /") for one in _ALIKE),
        (r"/(?= \d)", "EITHER"),
        (r"or(?= \d+ (?!(?:rested|or)(?!\S))[a-z(.,:/'･])", "EITHER"),
        (r"or(?= \d+ or(?!\S))", "_OR_FIGURE"),
        (rf"(?:(?<=> )|(?<= ap )|(?<= hp )|(?<= cost ))and(?= {_FIGURE})", "_AND_FIGURE"),
        (r"(?:(?<= ap )|(?<= hp )|(?<= cost ))and(?= <)", "_AND_FIGURE"),
        (r"and(?= (?:can't|(?:may|can) (?:attack|choose)) )", "_AND_RULE"),
        (r"to(?= (?:lv\. )?\d)", "_UPTO"),
        (r"(?:an|the) enemy player 's", "your opponent 's"),
        (r"for each of your opponent 's (\S+?)s(?= )", r"for each enemy \1"),
        (rf"({_HAVE} {_SOME}(?: [^ ,.]+)*?) in play (with (?:\S+ ){{0,5}}?(?:ap|hp)|with <\S+>)(?= (?:,|and|or))",
         r"\1 \2 in play"),
        (r"add (this card|it) to your hand from your trash", r"add \1 from your trash to your hand"),
        (r"(you are lv\. \d+(?: or \S+)? and) have", r"\1 you have"),
        (r"((?:if|while) (this unit|it) is [^ ,.]+ and) has", r"\1 \2 has"),
        (r"destroyed by (damage|battle damage|effect damage)", r"destroyed with \1"),
        (r"may choose (active|damaged|rested) enemy units", r"may choose an \1 enemy unit"),
        (r"as their attack targets", "as their attack target"),
        (r"the (?:enemy )?unit being attacked is (damaged|rested|active)", r"you are attacking a \1 enemy unit"),
        (r"((?:to the|on|on the) (?:top|bottom) of your deck) in any order", r"\1"),
        (r"to the top in any order", "to the top of your deck"),
        (r"on the top of", "on top of"),
        (r"at the bottom of", "on the bottom of"),
        (r"(pair (?:[^ .,]+ )+?)with 1 of your", r"\1 with one of your"),
        (r"(change the attack target to) 1 of your", r"\1 one of your"),
        (r"(exile (?:(?:lv\.|[^ .]+) )+?)from the game", r"\1"),
        (r"choose 1 enemy player \. ((?:deal|destroy) (?:[^ .,]+ )+?)in that player 's shield area",
         r"\1 in your opponent 's shield area"),
        (r"choose 1 enemy player \. if they have", "if your opponent has"),
        (r"choose 1 enemy player \. (look at) their hand", r"\1 your opponent 's hand"),
        (r"(\(\S+\)) trait(?= (?:pilot|unit|command|base|card)s?(?!\S))", r"\1"),
        (rf"none of(?= (?:your|{_THEIRS}) {_REMAIN})", "no"),
        (rf"{_SO_MANY} (?:of )?your {_REMAIN}", r"you have \1 shields"),
        (rf"{_SO_MANY} (?:of )?{_THEIRS} {_REMAIN}", r"your opponent has \1 shields"),
        (rf"((?:you have|your opponent has) {_SHIELDS}) remaining", r"\1"),
        (rf"there (?:is|are) {_SHIELDS} (?:remaining )?in your shield area", r"you have \1 shields"),
        (rf"there (?:is|are) {_SHIELDS} (?:remaining )?in your opponent 's shield area",
         r"your opponent has \1 shields"),
        (rf"when (an? [^,.]+?) is placed {_TO_TRASH} by {_YOUR_EFFECT}", rf"when {_PLACES} \1 {_FROM_DECK}"),
        (rf"when (?:one|1) or more ([^,.]+?) are placed {_TO_TRASH} by {_YOUR_EFFECT}",
         rf"when {_PLACES} a \1 {_FROM_DECK}"),
        (rf"when you place (an? [^,.]+?) {_TO_TRASH} (?:with|by) {_YOUR_EFFECT}", rf"when {_PLACES} \1 {_FROM_DECK}"),
        (rf"the {_STAT} of your unit", r"the \1 of the friendly unit"),
        (rf"your unit 's {_STAT}", r"the \1 of the friendly unit"),
        (r"(?<=the amount of damage )your unit(?= has received)", "the friendly unit"),
        (rf"(?:with|whose) {_STAT} (?:is )?equal to or (?:less|lower) than", r"with \1 equal to or less than"),
        (rf"(?:with|whose) {_STAT} (?:is )?equal to or (?:more|greater|higher) than", r"with \1 equal to or more than"),
        (rf"(?:whose|with(?: a)?) {_STAT}(?: is)? (?:greater|higher|more)(?= than)", r"with more \1"),
        (rf"(?:whose|with(?: a)?) {_STAT}(?: is)? (?:less|lower)(?= than)", r"with less \1"),
        (rf"with (?:greater|a higher|higher)(?= {_STAT} than)", "with more"),
        (rf"with (?:lower|a lower)(?= {_STAT} than)", "with less"),
        (rf"({_COMPARED} [^ ,.]+ (?:(?!{_OTHER_PART} )[^ ,.]+ )*?)(?:'s|') (?:\2|\3|\4|\5)", r"\1"),
        (rf"({_COMPARED}) (this unit|that unit) 's {_STAT}", r"\1 the \7 of \6"),
        (rf"({_COMPARED} this unit) 's", r"\1"),
        (rf"(this unit is (?:battling|attacking) an? (?:enemy )?unit with) (?:a )?(?:higher|more) {_STAT}(?! than)",
         r"\1 more \2 than this unit"),
        (rf"(an? (?:enemy|friendly) (?:[^ ,.]+ )*?unit) has (more|less|higher|lower) {_STAT} than this unit(?! 's)",
         r"there is \1 with \2 \3 than this unit in play"),
        (r"((?:you have|there is|there are) (?:another|an?|\d+ or \w+) (?:[^ ,.]+ )*?units?) in play "
         r"(with (?:[^ ,]+ )*?than this unit)(?! 's)", r"\1 \2 in play"),
        (r"with a different (?:card )?name (?:than|to|from) this unit", "with a different name from this unit"),
        (r"with the same card name as this unit", "with the same name as this unit"),
        (r"(another (?:[^ ,.]+ )*?unit(?: in play)?) with a different (?:card )?name(?! (?:from|than|to))",
         r"\1 with a different name from this unit"),
        (r"((?:you have|there is) another (?:[^ ,.]+ )*?unit) in play (with (?:a different name from|the same name as) "
         r"this unit)", r"\1 \2 in play"),
        (r"with (?:unique|different card) names", "with different names"),
        (rf"with a (?:combined )?total of (\d+) or (less|lower) {_STAT}", r"with a total \3 of \1 or \2"),
        (rf"its {_STAT} is(?= \d)", r"it 's \1 is"),
        (r"you and your opponent have the same number of cards in your hands",
         "you have the same number of cards in your hand as your opponent"),
        (r"there are ((?:more|fewer|less) (?:lv\.|[^,.])+? in your hand) than in your opponent 's hand",
         r"you have \1 than your opponent"),
        (r"there are ((?:more|fewer|less) (?:lv\.|[^,.])+?) in your opponent 's hand than in your hand",
         r"your opponent has \1 in their hand than you"),
        (r"with different (?:card )?names (from your (?:hand|trash))", r"\1 with different names"),
        (r"its (attack target|attack|ap)(?= can't be)", r"it 's \1"),
        (r"can't attack or activate <blocker>", "can't attack or block"),
        (r"(can't activate) (?:the )?(【\S+】)(?: effects)? of (?:commands|command cards)", r"\1 commands ' \2"),
        (r"(can't activate) command cards(?= ')", r"\1 commands"),
        (r"their ap(?= can't be)", "they 's ap"),
        (r"(receives? (?:\w+ )?damage) (?:and (?:isn't|aren't)|but isn't) destroyed", r"\1 and isn't destroyed"),
        (r"(?:enemy players|an enemy player|all enemy players)(?= can't (?:play|activate) )", "your opponent"),
        (r"must attack (?:during )?this turn if able", "must attack if able during this turn"),
        (r"that enemy player(?= can't activate )", "that player"),
        (r"(?:isn't|aren't)(?= set as active during )", "won't be"),
        (r"can't be(?= set as active during (?:the|your) start phase )", "won't be"),
        (r"(?:won't|doesn't|don't) become active(?= during )", "won't be set as active"),
        (r"during (its owner 's|your opponent 's) next start phase", r"during the start phase of \1 next turn"),
        (r"can't (?:choose|attack) (?:the enemy player|enemy players|(?:the|a) player|players|your opponent)(?! ')",
         "can't choose the enemy player"),
        (r"at the end of a battle in which", "at the end of a battle where"),
        (r"you (?:are the player who (?:goes|went)|are going|went) (first|second)", r"you go \1"),
        (r"battle damage it deals(?= can't)", "battle damage dealt by it"),
        *((rf"(when (?:one|1) or more [^,]+?) {several}", rf"\1 {one}") for several, one in _ONE_DOES.items()),
        (r"when (?:one|1) or more of", "when one of"),
        (r"when (?:one|1) or more", "when a"),
        (r"shields it destroys", "shields destroyed by it"),
        (rf"the {_BURST} of ({_DESTROYED}) can't be activated", r"\1 can't activate 【burst】"),
        (rf"your opponent can't activate the {_BURST} of ({_DESTROYED})(?=[ ,.])", r"\1 can't activate 【burst】"),
        (rf"(?:if|when) (this unit|this base|it) {_NOT_DONE}", r"\1 can't be \2 \3 by enemy effects \4"),
        (rf"(?:if|when) (?:one of|a) ((?:your|friendly) (?:[^ ,.]+ ){{0,3}}units?) {_NOT_DONE}",
         r"all \1 can't be \2 \3 by enemy effects \4"),
        (r"(this (?:unit|base) would be destroyed(?: by [^,.]+)? , you may (?:(?!this )[^ ,.]+ )+)"
         r"\. if you do , (?:it|this (?:unit|base)) isn't destroyed", r"\1 instead"),
        (rf"(would be (?:destroyed|rested)) {_BY_ENEMY}", r"\1 by enemy effects"),
        (rf"would be returned to (?:its owner 's|your) hand {_BY_ENEMY}",
         "would be returned to its owner's hand by enemy effects"),
    )
]  # fmt: skip


def normal_form(found: Sequence[Word], cut: Callable[[str], list[Word]]) -> Sequence[Word]:
    """Return the words in their normal forms; `cut` makes words of those that are put in place of others."""
    text = _spaced(found)
    for pattern, form in _FORMS:
        if matches := [*pattern.finditer(text)]:
            for match in reversed(matches):
                found = _replaced(found, text, match, form, cut)
            text = _spaced(found)
    return found


def _spaced(found: Sequence[Word]) -> str:
    """Return the words in lower case, with a space between two of them and nowhere else."""
    return " ".join(word.text.lower().replace(" ", "_") for word in found)


def _replaced(
    found: Sequence[Word], text: str, match: re.Match[str], form: str, cut: Callable[[str], list[Word]]
) -> Sequence[Word]:
    """Return the words with those of the match in the form, in which a backslash and a number stand for a group."""

    def taken(group: int) -> slice:
        start, said = match.start(group), match[group] or ""
        begin = text.count(" ", 0, start + len(said) - len(said.lstrip()))
        return slice(begin, begin + len(said.split()))

    whole = taken(0)
    new: list[Word] = []
    for part in form.split():
        if part.isupper():
            new.append(found[whole.start]._replace(kind=part))
        elif part.startswith("\\"):
            new += found[taken(int(part[1:]))]
        else:
            place = new[-1] if new else found[whole.start]
            new += [word._replace(start=place.start, end=place.end) for word in cut(part)]
    return [*found[: whole.start], *new, *found[whole.stop :]]
