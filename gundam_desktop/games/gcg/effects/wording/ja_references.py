"""References, conditions and changes in Japanese: the parts that steps and abilities share."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.wording import NotWorded, for_each, number, share_a_place
from gundam_desktop.games.gcg.effects.wording.ja_nouns import NOUNS
from gundam_desktop.games.gcg.effects.wording.ja_verbs import going_on, is_verbal, state_going_on
from gundam_desktop.games.gcg.effects.wording.mentions import Mentions, Subject
from gundam_desktop.games.gcg.effects.wording.nouns import asked_of_card

_TURNS = {"your": "自分のターン", "opponent's": "相手のターン"}
_ENEMY_CARDS = m.Selector(what=("card",), side="enemy")
_LIVING = {"unit", "pilot"}
"""Kinds that take the verb for living beings (いる); the others take that for things (ある)."""
_FROM = {"hand": "手札", "trash": "トラッシュ"}
_DID = {
    "deploy": "が配備されている",
    "destroys unit with battle damage": "がバトルダメージで相手のユニットを破壊している",
}
_DAMAGE = {"any": "ダメージ", "battle": "バトルダメージ", "effect": "効果ダメージ"}


@dataclass
class JapaneseReferences(Mentions):
    """The mentions of a Japanese text so far. それ: the cards chosen or looked at last; これ: this Unit once named."""

    it: m.Reference | None = None
    named: bool = False
    """True if this Unit has been named."""
    destroyed: bool = False
    """True if this Unit is already destroyed when the text is carried out: it has no Pilot any more."""

    def introduce(self, reference: m.Reference, *, many: bool = False) -> None:
        self.it = reference
        self.many[reference] = many

    def forget(self) -> None:
        self.it, self.named = None, False

    # --- references

    def this(self) -> str:
        """Return the words for this Unit."""
        if self.named:
            self.pronouns += 1
            return "これ"
        self.named = True
        return "このユニット"

    def who(self, reference: Subject) -> str:
        """Return the words for a card, as an object or a subject."""
        if isinstance(reference, m.All):
            return self.noun(reference.all) + ("" if _needs_no_all(reference.all) else "すべて")
        if reference == "event card" and self.enemy:
            self.pronouns += 1
            return "その相手のユニット"
        if reference == "event doer" and self.one_of_two is not None:
            self.pronouns += 1
            return f"その{NOUNS.noun_phrase(self.one_of_two)}"
        if isinstance(reference, m.PairedPilot):
            return f"{self.paired()}{self.noun(reference.pilot)}"
        if reference == self.it:
            self.pronouns += 1
            return "それら" if self.many.get(reference) else "それ"
        match reference:
            case "this":
                return self.this()
            case "this base":
                return "このベース"
            case "this card":
                return "このカード"
            case "this pilot":
                return f"{self.paired()}パイロット"
            case "chosen and this" if self.it == "chosen":
                return f"{self.who('chosen')}と、{self.this()}"
            case "played command" if self.command:
                return "トラッシュのそのカード"
            case "chosen":
                return "選んだカード"
            case "your shield area":
                return "自分のシールドエリアのカード"
            case "enemy shield area":
                return "相手のシールドエリアの先頭のカード1枚"
            case "card in hand":
                return "手札のこのカード"
            case "card in trash":
                return "トラッシュのこのカード"
        raise NotWorded(f"{reference} here")

    def paired(self) -> str:
        """Return the words before a card paired with this Unit."""
        return f"{self.this()}にセットされてい{'た' if self.destroyed else 'る'}"

    def noun(self, selector: m.Selector, *, placed: bool = True, count: str = "") -> str:
        """Return the cards of a selector."""
        this = self.this() if any(measure.of == "this" for measure in NOUNS.measures(selector)) else ""
        self.named = self.named or (selector.other and selector.what != ("base",))
        return NOUNS.noun_phrase(selector, count, placed=placed, this=this)

    def counted(self, group: m.Group, *, placed: bool = True) -> str:
        """Return a number of cards."""
        least, most = number(group.least), number(group.most)
        return self.noun(group.what, placed=placed, count=str(least) if least == most else f"{least}～{most}")

    def groups(self, of: Sequence[m.Group]) -> str:
        """Return the groups of a choice; a place that all share is named once."""
        if not share_a_place(of):
            return "と、".join(map(self.counted, of))
        return f"{NOUNS.place(of[0].what)}の、" + "と、".join(self.counted(group, placed=False) for group in of)

    # --- conditions

    def condition(self, condition: m.Condition, *, again: bool = False) -> str:
        """Return a condition, without "if" or "while". `again`: of the same cards as the one before."""
        match condition:
            case m.CountIs():
                return self._count(condition, again=again)
            case m.Matches():
                return self._matches(condition)
            case m.TurnIs():
                return _TURNS[condition.turn]
            case m.AttackTargetIs(attacking="player"):
                return "相手プレイヤーにアタックしている"
            case m.AttackTargetIs(attacking=m.Selector() as target):
                return f"{self.noun(target)}にアタックしている"
            case m.BattlingIs():
                return f"{self.this()}が{self.noun(condition.battling)}とバトルしている"
            case m.ThisTurn(never=False, this_turn="deploy" | "destroys unit with battle damage" as did):
                return f"このターン中、{self.noun(condition.who)}{_DID[did]}"
            case m.ThisTurn(never=False, this_turn="activates command", who=m.Selector(side="your") as who):
                card = NOUNS.noun_phrase(who.model_copy(update={"zone": "hand"}), placed=False)
                return f"このターン中、自分が{card}の【メイン】/【アクション】を発動している"
            case m.PlayerWithShields():
                return f"{NOUNS.with_shields(condition.a_player_has_shields)}がいる"
            case m.Destroys():
                unit = m.Selector(what=("unit",), side=condition.destroys)
                return f"この効果で{NOUNS.noun_phrase(unit)}を破壊したとき"
            case m.WithEx():
                return "EXリソースを使用してこのカードをプレイした"
            case m.PlayerLevelIs():
                return f"自分が{NOUNS.bounds('level', condition.player_level)}"
            case m.DeployedFrom():
                return f"{self.this()}を{_FROM[condition.deployed_from]}から配備した"
            case m.Both():
                *before, last = map(self.condition, condition.both)
                return "".join(f"{state_going_on(part)}、" for part in before) + last
        raise NotWorded(f"the condition {type(condition).__name__}")

    def meanwhile(self, condition: m.Condition) -> str:
        """Return "while it is so"."""
        words = self.condition(condition)
        return f"{words}間、" if is_verbal(words) else f"{words}の間、"

    def _matches(self, condition: m.Matches) -> str:
        selector = condition.matches
        asked = asked_of_card(condition)
        who = self.who(condition.card)
        if selector.what in {("unit",), ("base",)} and len(asked) == 1:
            match next(iter(asked)):
                case "paired":
                    return f"{who}にパイロットがセットされてい{'る' if selector.paired else 'ない'}"
                case "linked":
                    return f"{who}がリンクユニット{'' if selector.linked else 'でない'}"
                case "ap" | "hp" | "cost" | "level" | "state" | "colors" | "traits":
                    return f"{who}が{NOUNS.noun_phrase(selector, placed=False).removesuffix(f'の{_noun(selector)}')}"
                case "damaged" | "keyword" | "keyword_lacks" | "attacking":
                    return f"{who}が{NOUNS.noun_phrase(selector, placed=False).removesuffix(_noun(selector))}"
        if selector.what == ("unit",) and selector.level is not None and asked == {"damaged", "level"}:
            damaged = state_going_on(f"ダメージを受けてい{'る' if selector.damaged else 'ない'}")
            return f"{who}が{damaged}{NOUNS.bounds('level', selector.level)}"
        described = self.noun(selector, placed=False)
        return f"{who}が{'、' if len(selector.traits) > 1 else ''}{described}"

    def _count(self, condition: m.CountIs, *, again: bool) -> str:
        selector = condition.count
        cards = [kind for kind in selector.what if kind.endswith("card")]
        exists, exists_not = ("い", "いない") if set(selector.what) <= _LIVING else ("あ", "無い")
        if cards or selector.ex:
            exists_not = "ない"
        least, most = condition.least, condition.most
        if selector.zone == "placed":
            if (least, most) != (1, None):
                raise NotWorded("this count of cards that were placed")
            comma = "、" if len(selector.traits) > 1 else ""
            return f"この効果で{comma}{NOUNS.noun_phrase(selector, placed=False)}を置いた"
        counter = NOUNS.counter(selector.what[0])
        if again:
            subject = ""
        elif selector == m.Selector(what=("card",), side=selector.side, zone="hand"):
            subject = f"{NOUNS.place(selector)}が"
        elif selector.zone is not None:
            described = self.noun(selector, placed=False)
            subject = f"{NOUNS.place(selector)}に{'、' if described.startswith('カード名') else ''}{described}が"
        else:
            subject = f"{self.noun(selector)}が"
        if most is None:
            if number(least) == 1:
                return f"{subject}{exists}る"
            return f"{subject}{number(least)}{counter}以上{exists}る"
        if least is None and number(most) == 0:
            return subject + exists_not
        if least is None:
            return f"{subject}{number(most)}{counter}以下"
        if least != most:
            return f"{subject}{number(least)}～{number(most)}{counter}{exists}る"
        return f"{subject}{number(most)}{counter}だけ{exists}る"

    # --- changes

    def statement(
        self,
        to: Subject,
        changes: tuple[m.Change, ...],
        *,
        timed: bool = True,
        opened: bool = True,
    ) -> str:
        """Return the changes of a card: "それをAP+1する".

        `timed`: they are for a turn or a battle; `opened`: they follow other words.
        """
        plain = (not opened and to == "this" and not self.named) or to == "this base"
        match changes:
            case (m.RuleChange(rule="must be attacked"),):
                return self._drawing(to, timed=timed)
            case (m.Reduce() as reduce,):
                return _reduced(reduce, self.who(to), timed=timed)
            case (m.DealtInstead(dealt_to="this" | "chosen" as other),):
                who = self.who(to)
                taker = "それ" if other == "chosen" and not self.many.get(other) else self.who(other)
                return f"{who}が受けるバトルダメージは、かわりに{taker}が受ける"
            case (m.StatChange(by=m.EventAmount()) as change,):
                return f"{self.who(to)}を、支払ったコストと同じ数だけ{NOUNS.stat(change.change)}+する"
        who = self.who(to)
        values = [change for change in changes if isinstance(change, m.StatChange)]
        gains = [self._gained(change) for change in changes if isinstance(change, m.Gain | m.GainTrait | m.GainFrom)]
        rules = [change for change in changes if isinstance(change, m.RuleChange)]
        if len(values) + len(gains) + len(rules) < len(changes) or (rules and (values or gains)):
            raise NotWorded("these changes in one")
        if rules:
            return self._rules(who, rules, pause=plain or to == "your shield area")
        if gains and values:
            return f"{who}は{_stats(values)}され、{'、'.join(gains)}を得る"
        if gains:
            return f"{who}は{'と'.join(gains)}を得る"
        if any(not isinstance(value.by, int) for value in values):
            return self._each(who, values, first=to in ("card in hand", "card in trash"))
        return f"{who}を{_stats(values)}する"

    def _gained(self, change: m.Gain | m.GainTrait | m.GainFrom) -> str:
        match change:
            case m.Gain():
                return NOUNS.keyword(change.gain)
            case m.GainTrait():
                return NOUNS.traits((change.trait,))
        return f"{self.who(change.gain_from)}が持つ{NOUNS.keyword_list(change.keywords)}すべて"

    def _each(self, who: str, values: list[m.StatChange], *, first: bool) -> str:
        match values:
            case [m.StatChange(by=m.Count() as count) as value]:
                return f"{who}を、{NOUNS.as_many(count)}だけ{NOUNS.stat(value.change)}+する"
            case [m.StatChange(by=m.Times(times=-1, amount=m.Count() as count)) as value]:
                return f"{who}を、{NOUNS.as_many(count)}だけ{NOUNS.stat(value.change)}-する"
        counted = [for_each(value.by) for value in values]
        if any(each != counted[0][0] for each, _ in counted):
            raise NotWorded("changes for each of different things")
        each = self.each(counted[0][0])
        stats = "、".join(_stat(value, times) for value, (_, times) in zip(values, counted, strict=True))
        return f"{each}につき、{who}を{stats}する" if first else f"{who}を、{each}につき{stats}する"

    def each(self, amount: m.Count | m.Per) -> str:
        """Return the unit by which an amount is counted: "自分のユニット1つ", "このユニットのAP4"."""
        match amount:
            case m.Count(unique=False):
                return self.noun(amount.count, count="1")
            case m.Per(amount=m.StatOf(of="this") as measure):
                return f"{self.this()}の{NOUNS.stat(measure.stat)}{amount.per}"
        raise NotWorded("this expression")

    def _drawing(self, to: Subject, *, timed: bool) -> str:
        if timed and to == "chosen":
            return f"相手のユニットすべてはアタックするとき、{self.who(to)}をアタック先に選ばなければならない"
        if timed:
            raise NotWorded("who must be attacked for a time")
        if to == "this":
            self.named, drawing = True, "このユニット"
        elif isinstance(to, m.All) and to.all.state is None:
            drawing = self.noun(to.all)
        else:
            raise NotWorded("who must be attacked")
        return f"相手のユニットはアタックするとき、可能ならレストの{drawing}をアタック先に選ぶ"

    def _rules(self, who: str, rules: list[m.RuleChange], *, pause: bool) -> str:
        about = f"{who}は"
        paused = f"{about}、" if pause else about
        if len(rules) > 1:
            said = [self._rule(rule) for rule in rules]
            return f"{about}、" + "、".join([*map(going_on, said[:-1]), said[-1]])
        match rules[0]:
            case m.RuleChange(rule="ap not reduced by enemy"):
                return f"{who}のAPは相手の効果で減少しない"
            case m.RuleChange(rule="may attack active"):
                about = paused
            case m.RuleChange(rule="no battle damage from" | "no effect damage from" | "no damage from", what=what):
                about = about if what in (None, _ENEMY_CARDS) else paused
        return about + self._rule(rules[0])

    def _rule(self, rule: m.RuleChange) -> str:
        match rule.rule:
            case "cannot attack":
                return "アタックできない"
            case "cannot attack player":
                return "相手プレイヤーをアタック先に選べない"
            case "may attack active" if rule.what is not None:
                return f"{self.noun(rule.what)}をアタック先に選んでもよい"
            case "may attack when deployed":
                return "配備したターンにアタックしてもよい"
            case "no battle damage from" if rule.what is None:
                return "バトルダメージを受けない"
            case "no battle damage from" if rule.what is not None:
                return f"{self._source(rule.what)}からバトルダメージを受けない"
            case "no effect damage from" if rule.what is not None:
                return f"{self._source(rule.what)}から効果ダメージを受けない"
            case "no damage from" if rule.what is not None:
                return f"{self._source(rule.what)}からダメージを受けない"
            case "cannot block" if rule.what is None:
                return "《ブロッカー》を発動できない"
            case "stays rested":
                return "次の相手のターンのスタートフェイズでアクティブにならない"
            case "cannot be set active":
                return "アクティブにできない"
            case "not destroyed by enemy effects":
                return "相手の効果で破壊されない"
            case "cannot be paired":
                return "パイロットをセットできない"
        raise NotWorded(f"the rule {rule.rule!r} so")

    def _source(self, selector: m.Selector) -> str:
        return "相手" if selector == _ENEMY_CARDS else self.noun(selector)


def _needs_no_all(selector: m.Selector) -> bool:
    """True if cards need no "all": the one in battle with this Unit, the player's Shields."""
    return selector.battling == "this" or selector == m.Selector(what=("shield",), side="friendly")


def _noun(selector: m.Selector) -> str:
    return NOUNS.noun_phrase(m.Selector(what=selector.what))


def _stats(changes: list[m.StatChange]) -> str:
    return "、".join(_stat(change, number(change.by)) for change in changes)


def _stat(change: m.StatChange, by: int) -> str:
    return f"{NOUNS.stat(change.change)}{by:+}"


def _reduced(change: m.Reduce, who: str, *, timed: bool) -> str:
    if timed and change.once:
        raise NotWorded("damage that is reduced so")
    damage, amount = _DAMAGE[change.damage], number(change.reduce)
    by = "相手から" if change.by == "enemy" else ""
    if change.next_only:
        return f"{who}が次に{by}受ける{damage}を{amount}軽減する"
    if by or not timed:
        return f"{who}が{by}{damage}を受けるとき、そのダメージを{amount}軽減する"
    return f"{who}が受ける{damage}を{amount}軽減する"
