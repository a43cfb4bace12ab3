"""Setting up, and the phases of a turn."""

from __future__ import annotations

from collections.abc import Sequence

from gundam_desktop.games.kit.zones import emit, end_game, lay_out, move, shuffle, take_out
from gundam_desktop.games.zoids.board import MAPS, base_square, pillars
from gundam_desktop.games.zoids.cards import BASE_NUMBER, FORTRESS, PILOT, hangar
from gundam_desktop.games.zoids.damage import BY_EXCHANGE, destroy, put_into_trash, settled
from gundam_desktop.games.zoids.events import put_at, put_on_pose
from gundam_desktop.games.zoids.figures import hp, pilot_of, second_square, squares
from gundam_desktop.games.zoids.flow import ask, step, then
from gundam_desktop.games.zoids.state import (
    IN_BASE,
    CardRecord,
    Phase,
    State,
    Task,
    Zone,
    base_of,
    card,
    change_of,
    is_on_map,
    is_ready,
    keeps_base,
    other,
    pieces,
    with_seat,
)
from gundam_desktop.rulebook.enforcement import enforces
from gundam_desktop.tabletop import Choice
from gundam_desktop.tabletop.chance import draw_number

FIRST_HAND, DRAWN, HAND_LIMIT = 5, 2, 7
ZOIDS, MOST_POINTS, LAST_TURN = 3, 45, 24


# --- setting up


@enforces("ZO-2")
def begin(state: State, decks: Sequence[Sequence[str]], chooser: int | None) -> None:
    """Lay out decks and hangars and ask who goes first; `chooser` is the seat that decides, None draws it."""
    for seat, numbers in enumerate(decks):
        lay_out(state, seat, Zone.DECK, sorted(numbers), CardRecord)
        add_hangar(state, seat)
    if chooser is None:
        state.random, chooser = draw_number(state.random, 2)
    ask(state, "first_player", chooser, "ZO-2")


def add_hangar(state: State, seat: int) -> None:
    """Fill the hangar of a player."""
    lay_out(state, seat, Zone.HANGAR, list(hangar()), CardRecord)
    add_base(state, seat)


def add_base(state: State, seat: int) -> None:
    """Add the base of a player, which is nowhere as long as there is no map with bases."""
    state.cards.append(CardRecord(BASE_NUMBER, seat, Zone.UNDER))


@enforces("ZO-2")
def go_first(state: State, player: int, choice: Choice) -> None:
    """The player who decides it goes first or second; the other one chooses the map."""
    state.first_player = state.turn_player = player if choice.verb == "first" else other(player)
    emit(state, "goes first", "ZO-2", state.first_player)
    ask(state, "map", other(player), "ZO-2")


@enforces("ZO-2")
def choose_map(state: State, player: int, word: str) -> None:
    """Lay out the map; both players shuffle and draw their first cards."""
    name, _, tournament = word.partition(" ")
    state.tournament = bool(tournament)
    emit(state, "map chosen", "ZO-2", player, word=name)
    lay_out_map(state, name, MAPS[name])
    for seat in (state.first_player, other(state.first_player)):
        shuffle(state, seat, Zone.DECK, "ZO-2")
        for _ in range(FIRST_HAND):
            draw_card(state, seat)
    begin_force(state)


def lay_out_map(state: State, name: str, grounds: tuple[str, ...]) -> None:
    """Lay out a map; the bases stand on their squares if it has any."""
    state.map, state.grounds = name, grounds
    for card_id, record in enumerate(state.cards):
        if record.number == BASE_NUMBER and base_square(grounds, record.owner):
            move(state, card_id, Zone.MAP)
            put_at(state, card_id, base_square(grounds, record.owner), "")


def begin_force(state: State) -> None:
    """Let both players take their Zoids and place them; then the first turn begins."""
    seats = state.first_player, other(state.first_player)
    takes = [Task("force", player=seat) for seat in seats]
    places = [Task("place", player=seat) for seat in seats]
    then(state, *takes, *places, Task("turn", player=state.first_player))


@step("force")
@enforces("ZO-3", "ZX-18")
def ask_force(state: State, task: Task) -> None:
    """Ask a player for a Zoid until there are three, then, on a map with bases, for the fortress."""
    full = len(pieces(state, task.player)) >= ZOIDS
    if not full or keeps_base(state, task.player):
        ask(state, "force", task.player, "ZO-3", purpose="fortress" if full else "")


def points(state: State, seat: int) -> int:
    """The deployment points of what a player has taken."""
    return sum(card(state, each).points for each in (*state.order[seat], base_of(state, seat)) if each)


def take(state: State, player: int, choice: Choice) -> None:
    """Take a Zoid, or the fortress in place of the base."""
    card_id = choice.card
    if card(state, card_id).type == FORTRESS:
        take_fortress(state, player, card_id)
        return
    move(state, card_id, Zone.MAP, len(pieces(state, player)))
    state.order = with_seat(state.order, player, (*state.order[player], card_id))
    emit(state, "took", "ZO-3", player, card_id, changes=(change_of(state, card_id),))
    then(state, Task("force", player=player))


@enforces("ZB-24-1")
def take_fortress(state: State, player: int, card_id: int) -> None:
    """Put the fortress on the square of the base."""
    base = base_of(state, player)
    put_at(state, card_id, state.cards[base].at, "")
    take_out(state, base)
    state.put(base, zone=Zone.UNDER, at="")
    move(state, card_id, Zone.MAP)
    emit(state, "took", "ZB-24-1", player, card_id, changes=(change_of(state, card_id),))


@step("place")
@enforces("ZB-24-3", "ZO-4")
def ask_place(state: State, task: Task) -> None:
    """Ask a player to place a Zoid until all stand; where a base is kept they begin inside it."""
    seat = task.player
    if keeps_base(state, seat):
        enter_base(state, seat)
    elif any(not state.cards[each].at for each in pieces(state, seat)):
        ask(state, "place", seat, "ZO-4")


@enforces("ZO-5")
def enter_base(state: State, seat: int) -> None:
    """Put all Zoids of a player into the base."""
    for each in pieces(state, seat):
        put_at(state, each, IN_BASE, first_facing(seat))


def first_facing(seat: int) -> str:
    """Where the pieces of a player face at first."""
    return "ew"[seat]


def place(state: State, player: int, choice: Choice) -> None:
    """Place a Zoid."""
    put_on_pose(state, "placed", "ZO-4", player, choice.card, choice.word)
    then(state, Task("place", player=player))


# --- a turn


@step("turn")
@enforces("ZX-4")
def begin_turn(state: State, task: Task) -> None:
    """Begin a player's turn: its phases follow each other."""
    state.turn += 1
    state.turn_player, state.used_events, state.acting = task.player, (0, 0), 0
    state.phase = Phase.START
    emit(state, "turn begins", "ZX-4", task.player, amount=state.turn)
    then(state, Task("start"), Task("draw"), Task("custom"))


@step("start")
@enforces("ZB-18-1")
def ask_start(state: State, _task: Task) -> None:
    """Ask the turn player, with a card in hand, for a situation card."""
    if state.zone(state.turn_player, Zone.HAND):
        ask(state, "start", state.turn_player, "ZB-18-1")


@enforces("ZO-20")
def place_situation(state: State, player: int, card_id: int) -> None:
    """Put a situation card into play; the one before goes to its owner's trash."""
    for seat in (0, 1):
        for before in state.zone(seat, Zone.SITUATION):
            emit(state, "situation ends", "ZO-20", seat, before, changes=put_into_trash(state, before))
    move(state, card_id, Zone.SITUATION)
    emit(state, "situation", "ZB-18-1", player, card_id, changes=(change_of(state, card_id),))


@step("draw")
@enforces("ZX-5")
def draw_phase(state: State, _task: Task) -> None:
    """Let the turn player draw two cards."""
    _begin(state, Phase.DRAW)
    player = state.turn_player
    renew(state, player)
    for _ in range(DRAWN):
        if state.zone(player, Zone.DECK):
            draw_card(state, player)
            renew(state, player)


def _begin(state: State, phase: Phase) -> None:
    if state.phase != phase:
        state.phase = phase
        emit(state, "phase", "ZX-4", state.turn_player, word=phase)


def draw_card(state: State, seat: int) -> None:
    """Let a player draw the top card of the deck, if there is one."""
    for card_id in state.zone(seat, Zone.DECK)[:1]:
        move(state, card_id, Zone.HAND)
        emit(state, "drew", "ZX-5", seat, card_id, seen_by=1 << seat, changes=(change_of(state, card_id),))


@enforces("ZB-12-1")
def renew(state: State, seat: int) -> None:
    """Make a new deck of the trash as soon as the deck is empty."""
    trash = state.zone(seat, Zone.TRASH)
    if state.zone(seat, Zone.DECK) or not trash:
        return
    if is_tournament(state):
        emit(state, "not renewed", "ZB-12-2", seat)
        return
    for card_id in trash:
        move(state, card_id, Zone.DECK)
    changes = tuple(change_of(state, card_id) for card_id in trash)
    emit(state, "renewed", "ZB-12-1", seat, amount=len(trash), changes=changes)
    shuffle(state, seat, Zone.DECK, "ZB-12-1")


@enforces("ZB-12-2")
def is_tournament(state: State) -> bool:
    """True under the tournament rule: no deck is renewed."""
    return state.tournament


@step("custom")
def ask_custom(state: State, _task: Task) -> None:
    """Ask the turn player for pilots, customs and events."""
    _begin(state, Phase.CUSTOM)
    ask(state, "custom", state.turn_player, "ZX-6")


@enforces("ZX-6")
def attach(state: State, player: int, choice: Choice) -> None:
    """Put a pilot or a custom on a Zoid; a pilot takes the place of the one before."""
    then(state, Task("custom"))
    card_id, zoid = choice.card, choice.target
    before = pilot_of(state, zoid)
    if before and card(state, card_id).type == PILOT:
        leave(state, player, zoid, before)
        if lost_by_exchange(state, zoid):
            destroy(state, zoid, BY_EXCHANGE)
            settled(state)
            return
    move(state, card_id, Zone.UNDER)
    state.put(card_id, host=zoid)
    emit(state, "attached", "ZX-6", player, card_id, target=zoid, changes=(change_of(state, card_id),))


@enforces("ZB-15-1")
def leave(state: State, player: int, zoid: int, pilot: int) -> None:
    """Put the old pilot into the trash."""
    emit(state, "pilot left", "ZB-15-1", player, pilot, target=zoid, changes=put_into_trash(state, pilot))


@enforces("ZB-15-2", "ZB-15-3", "ZO-15")
def lost_by_exchange(state: State, zoid: int) -> bool:
    """True if a Zoid has no HP left without its old pilot: nothing revives it, and the new one stays in the hand."""
    return hp(state, zoid) <= 0


@enforces("ZX-9")
def begin_actions(state: State, _player: int, _choice: Choice) -> None:
    """Let the Zoids act in their order, then the fortress, then the turn ends."""
    zoids = state.order[state.turn_player]
    then(state, *(Task("act", each) for each in zoids), Task("fire"), Task("end"))


@step("act")
def act(state: State, task: Task) -> None:
    """Let a Zoid move, then fight, unless it is destroyed by then."""
    if state.cards[task.card].zone is Zone.MAP:
        state.acting, state.repaired = task.card, False
        then(state, Task("move"), Task("wish"), Task("fight"))


@step("move")
def ask_move(state: State, _task: Task) -> None:
    """Ask for the move of the acting Zoid."""
    _begin(state, Phase.MOVE)
    if state.cards[state.acting].zone is Zone.MAP:
        ask(state, "move", state.turn_player, "ZX-9", state.acting)


def go(state: State, player: int, choice: Choice) -> None:
    """Move a Zoid."""
    put_on_pose(state, "moved", "ZX-9", player, choice.card, choice.word)


def may_act(state: State) -> bool:
    """True if the acting Zoid stands on the map and has not given up its fight."""
    return is_on_map(state, state.acting) and not state.repaired


@step("wish")
@enforces("ZB-20-7", "ZO-17")
def ask_wish(state: State, _task: Task) -> None:
    """Ask the other player, if ready, whether they wish to use an event before the Zoid fights."""
    if may_act(state) and is_ready(state, other(state.turn_player)):
        _begin(state, Phase.WISH)
        ask(state, "wish", other(state.turn_player), "ZB-20-7", state.acting)


@step("permit")
@enforces("ZB-20-7")
def ask_permit(state: State, _task: Task) -> None:
    """Let the turn player, if ready, act first by events, or permit that of the other."""
    if is_ready(state, state.turn_player):
        ask(state, "permit", state.turn_player, "ZB-20-7")


@step("event")
def ask_event(state: State, _task: Task) -> None:
    """Ask the other player for the event that was wished for."""
    if is_ready(state, other(state.turn_player)):
        ask(state, "event", other(state.turn_player), "ZB-20-7")


@step("fight")
def ask_fight(state: State, _task: Task) -> None:
    """Ask for the fight of the acting Zoid."""
    if may_act(state):
        _begin(state, Phase.FIGHT)
        ask(state, "fight", state.turn_player, "ZX-9", state.acting)


@step("fire")
def ask_fire(state: State, _task: Task) -> None:
    """Ask for the fire of the fortress."""
    base = base_of(state, state.turn_player)
    state.acting = 0
    if base and card(state, base).type == FORTRESS:
        state.acting = base
        _begin(state, Phase.FIRE)
        ask(state, "fire", state.turn_player, "ZO-23", base)


@step("end")
@enforces("ZX-10")
def end_phase(state: State, _task: Task) -> None:
    """Let the turn player put away the cards above the limit; then the turn ends."""
    state.acting = 0
    _begin(state, Phase.END)
    then(state, Task("expire"))
    hand = state.zone(state.turn_player, Zone.HAND)
    if len(hand) > HAND_LIMIT:
        ask(state, "choose", state.turn_player, "ZX-10", 0, "excess", hand, len(hand) - HAND_LIMIT)


def choose(state: State, player: int, choice: Choice) -> None:
    """Choose the map, or cards of a hand, which go to the trash."""
    assert state.question is not None
    if choice.word:
        choose_map(state, player, choice.word)
    told = ("spied", "ZO-18") if state.question.purpose == "spy" else ("put away excess", "ZX-10")
    for card_id in choice.cards:
        emit(state, *told, player, card_id, changes=put_into_trash(state, card_id))


@step("expire")
def end_turn(state: State, _task: Task) -> None:
    """End what lasts until the end of the turn, and the paralysis of the turn player's Zoids; begin the next turn."""
    expire(state)
    stand_up(state)
    emit(state, "ended", "ZX-4", state.turn_player)
    if is_last_turn(state):
        end_game(state, with_more_hp(state), "ZO-25")
    else:
        then(state, Task("turn", player=other(state.turn_player)))


@enforces("ZO-30")
def expire(state: State) -> None:
    """What events and Anchor add ends with the turn."""
    for card_id, record in enumerate(state.cards):
        if record.anchor or record.combat or record.support or record.used:
            state.put(card_id, anchor=0, combat=0, support=0, used=False)


@enforces("ZO-19")
def stand_up(state: State) -> None:
    """The turn player's Zoids are no longer paralysed."""
    for each in pieces(state, state.turn_player):
        if state.cards[each].paralysed:
            state.put(each, paralysed=False)
            emit(state, "stood up", "ZO-19", state.turn_player, each, changes=(change_of(state, each),))


@enforces("ZO-25")
def is_last_turn(state: State) -> bool:
    """True after the last turn that is played."""
    return state.turn >= LAST_TURN


def with_more_hp(state: State) -> int:
    """The seat whose Zoids have more HP together; with equal HP the second player."""
    first, second = state.first_player, other(state.first_player)
    both = [sum(hp(state, each) for each in pieces(state, seat)) for seat in (first, second)]
    return first if both[0] > both[1] else second


# --- what is free


@enforces("ZO-9")
def taken(state: State, zoid: int) -> frozenset[str]:
    """The squares that a Zoid cannot enter: those with pillars, bases and other pieces."""
    standing = (each for seat in (0, 1) for each in state.zone(seat, Zone.MAP) if each != zoid)
    there = {square for each in standing for square in squares(state, each)}
    return pillars(state.grounds) | there


def has_room(state: State, zoid: int, at: str, facing: str) -> bool:
    """True if the second square of a Zoid would be free; Zoids of one square have none."""
    if card(state, zoid).size != "LL":
        return True
    behind = second_square(state, zoid, at, facing)
    return bool(behind) and behind not in taken(state, zoid)
