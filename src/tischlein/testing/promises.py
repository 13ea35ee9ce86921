"""What every game promises, as checks over any game: each raises an AssertionError with a sentence that helps.

    for case in cases(GAME, matches=3):
        keeps_all_promises(case)

Promises about secrets are in `secrets`, `cousins`, `certain` and `memory`, about an end that always comes in `endless`,
about positions that somebody typed in `spoilt`, about views and events in `shapes`, about other processes, other hash
seeds and the compiled rules in `traces`.
"""

import json
from collections.abc import Callable, Iterator

from tischlein.core import turn as turns
from tischlein.core.game import Game
from tischlein.core.match import Match
from tischlein.core.question import ask
from tischlein.core.record import read_record, replay, write_record
from tischlein.core.refusal import Refusal
from tischlein.core.state import Result, State, canonical, fingerprint
from tischlein.core.turn import Seat
from tischlein.core.vocabulary import Action
from tischlein.testing import certain, cousins, endless, memory, reasons, secrets, shapes, spoilt
from tischlein.testing.cases import Case, encoded, option_sets, play_on, random_move, step
from tischlein.testing.witness import witnessed

Promise = Callable[[Case], None]


def cases(game: Game, matches: int) -> Iterator[Case]:
    """Matches of every number of seats and every set of options."""
    for seats in game.seats:
        for options in option_sets(game):
            for number in range(matches):
                yield Case(game, options, seats, f"{game.id} {number}")


def keeps_all_promises(case: Case) -> None:
    for promise in PROMISES:
        promise(case)


def every_match_ends(case: Case) -> None:
    """Random answers lead to an end, with a result that names every seat, and nobody is asked any more."""
    match = case.begin()
    for seat, action in case.answers():
        match.act(seat, action)
    turn = match.state.turn()
    assert turn.mode == turns.OVER and turn.seats == [], f"{case}: the match is over and still waits for {turn.seats}"
    for seat in range(case.seats):
        assert match.state.legal(seat) == [], f"{case}: seat {seat} may still act after the end"
    _is_whole(case, match.result())


def _is_whole(case: Case, result: Result) -> None:
    sizes = {len(result.scores), len(result.places), len(result.sources), len(result.ties)}
    assert sizes == {case.seats}, f"{case}: the result does not name every seat once"
    assert result.reason, f"{case}: the result gives no reason"
    for seat, score in enumerate(result.scores):
        total = sum(result.sources[seat].values())
        assert total == score, f"{case}: the sources of seat {seat} add up to {total}, but its score is {score}"
    for place in result.places:
        better = len([other for other in result.places if other < place])
        assert place == better + 1, f"{case}: {result.places} are not places with shared ties"
    for one in range(case.seats):
        for other in range(case.seats):
            if result.scores[one] == result.scores[other] and result.places[one] < result.places[other]:
                told = list(result.ties[one].values()), list(result.ties[other].values())
                assert told[0] > told[1], f"{case}: nothing tells why seat {one} is before seat {other}"


def same_seed_same_match(case: Case) -> None:
    """The same options, seed and answers give the same positions: all luck comes from the dealer."""
    once = [match.fingerprint() for match in case.play_everywhere()]
    again = [match.fingerprint() for match in case.play_everywhere()]
    for place, (one, other) in enumerate(zip(once, again, strict=True)):
        assert one == other, f"{case}: the same answers lead to different positions after {place} of them"


def asking_changes_nothing(case: Case) -> None:
    """Whatever is asked of a state, and however often, the state stays and the answers are the same."""
    quiet = [match.fingerprint() for match in case.play_everywhere()]
    for place, match in case.play_often():
        before = match.fingerprint()
        first, second = _all_answers(case, match), _all_answers(case, match)
        assert first == second, f"{case}: asking twice gives different answers after {place} answers"
        assert match.fingerprint() == before, f"{case}: asking changed the position after {place} answers"
        assert before == quiet[place], f"{case}: asking earlier changed the position after {place} answers"


def _all_answers(case: Case, match: Match) -> list[object]:
    state = match.state
    turn = state.turn()
    said: list[object] = [turn.mode, list(turn.seats), state.key(), canonical(state.dump())]
    said += [encoded(match.view(viewer)) for viewer in case.viewers()]
    said += [state.legal(seat) for seat in range(case.seats)]
    for seat in range(case.seats):
        question = match.question(seat, 7)
        said += [question.actions, fingerprint(question.world), fingerprint(question.imagine(case.luck("world")))]
    said += [fingerprint(state.copy()), [match.may_take_back(seat) for seat in range(case.seats)]]
    return [*said, canonical(write_record(match))]


def legal_answers_are_sound(case: Case) -> None:
    """Never empty for a seat that must decide, empty for others, no doubles, one fixed order, all of them nameable."""
    words = case.game.vocabulary
    for match in case.play_everywhere():
        turn = match.state.turn()
        for seat in range(case.seats):
            legal = match.state.legal(seat)
            assert bool(legal) == turn.waits_for(seat), f"{case}: seat {seat} has {len(legal)} answers in {turn.mode}"
            assert len(set(legal)) == len(legal), f"{case}: seat {seat} is offered an answer twice: {legal}"
            assert match.state.copy().legal(seat) == legal, f"{case}: a copy offers seat {seat} another list"
            for action in legal:
                assert 0 <= action < words.size(), f"{case}: {action} is no number of the vocabulary"
                named = words.name(action)
                assert words.number(named) == action, f"{case}: {named} is not read back as {action}"


def illegal_answers_are_refused(case: Case) -> None:
    """Everything outside the legal list is refused and leaves the match as it was."""
    luck, size = case.luck("illegal"), case.game.vocabulary.size()
    for match in case.play_moments():
        tried = {-1, size, *(luck.roll(size) for _ in range(20))}
        for seat in range(-1, case.seats + 1):
            legal = set(match.legal(seat)) if 0 <= seat < case.seats else set()
            for action in sorted(tried - legal):
                _is_refused(case, match, seat, action)


def _is_refused(case: Case, match: Match, seat: Seat, action: Action) -> None:
    before = (match.fingerprint(), len(match.steps), dict(match.sealed))
    try:
        match.act(seat, action)
        taken = True
    except Refusal:
        taken = False
    assert not taken, f"{case}: seat {seat} could answer {action}, which is not in its list"
    after = (match.fingerprint(), len(match.steps), dict(match.sealed))
    assert before == after, f"{case}: a refused answer changed the match"


def copies_are_independent(case: Case) -> None:
    """No later step changes an earlier copy, and playing on with a copy does not change the original."""
    kept: list[tuple[State, str]] = []
    for place, match in enumerate(case.play_everywhere()):
        now = match.fingerprint()
        fresh = match.state.copy()
        assert fingerprint(fresh) == now, f"{case}: a copy differs from its original after {place} answers"
        for _ in range(3):
            if fresh.turn().mode != turns.OVER:
                step(fresh, random_move(fresh, case.luck(f"copy {place}")), case.luck("step"))
        assert match.fingerprint() == now, f"{case}: playing with a copy changed the original after {place} answers"
        kept.append((match.state.copy(), now))
        for copy, was in kept[-12:]:
            assert fingerprint(copy) == was, f"{case}: answer {place} changed a copy that was made before"
    for place, (copy, was) in enumerate(kept):
        assert fingerprint(copy) == was, f"{case}: later answers changed the copy made after {place} answers"


def positions_can_be_written_and_read(case: Case) -> None:
    """A dumped position, through JSON and back, looks the same to every seat and goes on the same."""
    for match in case.play_moments():
        written = json.dumps(match.state.dump())
        read = case.game.load(json.loads(written))
        assert fingerprint(read) == match.fingerprint(), f"{case}: reading a position back gives another one"
        assert read.key() == match.state.key(), f"{case}: a position read back has another key"
        for seat in range(case.seats):
            assert read.legal(seat) == match.state.legal(seat), f"{case}: a position read back has other legal answers"
        for viewer in case.viewers():
            same = encoded(case.game.view(read, viewer)) == encoded(match.view(viewer))
            assert same, f"{case}: a position read back looks different to {viewer}"
        ends = [fingerprint(play_on(world, case.luck("on"), case.bound)) for world in (read, match.state.copy())]
        assert ends[0] == ends[1], f"{case}: a position read back goes on differently"


def impossible_positions_are_refused(case: Case) -> None:
    """What is no position is refused with a key, never with a crash."""
    dumped = case.begin().state.dump()
    wrong: list[dict[str, object]] = [{}, {"position": 1}]
    for key in dumped:
        nonsense: list[object] = [None, "?", -1, [[]], {"?": 1}]
        wrong += [{**dumped, key: value} for value in nonsense]
        wrong.append({other: value for other, value in dumped.items() if other != key})
    accepted = [position for position in wrong[:2] if _loads(case, position)]
    assert not accepted, f"{case}: {accepted[0]} is taken for a position"
    for position in wrong[2:]:
        _loads(case, position)


def _loads(case: Case, position: dict[str, object]) -> bool:
    try:
        case.game.load(position)
    except Refusal:
        return False
    except Exception as error:
        raise AssertionError(f"{case}: loading {canonical(position)} crashed: {error!r}") from error
    return True


def records_replay(case: Case) -> None:
    """A record, written at any moment and read back, leads to the same position."""
    for match in case.play_moments():
        if match.sealed:
            continue
        record = read_record(json.dumps(write_record(match)))
        again = replay(case.game, record)
        assert again.fingerprint() == match.fingerprint(), f"{case}: a record does not lead where it came from"


def a_step_taken_back_never_was(case: Case) -> None:
    """Taking back leaves the match as it was before; the same answer then leads to the same position."""
    tried = set(range(0, len(case.answers()), max(1, len(case.answers()) // case.looks)))
    match = case.begin()
    for place, (seat, action) in enumerate(case.answers()):
        before = _position(case, match)
        match.act(seat, action)
        if place not in tried or not match.may_take_back(seat):
            continue
        after = match.fingerprint()
        match.take_back(seat)
        assert _position(case, match) == before, f"{case}: taking back answer {place + 1} did not lead back"
        match.act(seat, action)
        assert match.fingerprint() == after, f"{case}: answer {place + 1}, given again, leads elsewhere"


def _position(case: Case, match: Match) -> list[object]:
    legal = [match.legal(seat) for seat in range(case.seats)]
    return [match.fingerprint(), len(match.steps), dict(match.sealed), match.to_act(), legal]


def side_by_side_is_in_any_order(case: Case) -> None:
    """In a turn side by side nobody's answer touches another's area, and luck waits for the last seat."""
    luck = case.luck("beside")
    for match in case.play_everywhere():
        turn = match.state.turn()
        if turn.mode != turns.EACH or len(turn.seats) < 2:
            continue
        one, other = turn.seats[0], turn.seats[-1]
        answers = {seat: luck.pick(match.state.legal(seat)) for seat in (one, other)}
        ends = [_in_order(case, match.state, order, answers) for order in ([one, other], [other, one])]
        assert ends[0] == ends[1], f"{case}: seats {one} and {other} act side by side, but their order matters"


def _in_order(case: Case, state: State, order: list[Seat], answers: dict[Seat, Action]) -> str:
    world, dealer = state.copy(), secrets.Listener(11)
    for seat in order:
        world.apply(seat, answers[seat], dealer)
        early = dealer.drawn and world.turn().mode == turns.EACH
        assert not early, f"{case}: luck falls while others still act side by side"
    return fingerprint(world)


def any_state_can_be_played_on(case: Case) -> None:
    """From every moment, and from every world a seat may imagine there, random answers lead to an end."""
    for place, match in enumerate(case.play_moments()):
        play_on(match.state.copy(), case.luck(f"on {place}"), case.bound)
        for seat in range(case.seats):
            play_on(ask(match.state, seat, place).world, case.luck(f"world {place}"), case.bound)


# Each says where it was broken and writes the record that shows it (`witness`).
PROMISES: list[Promise] = [
    witnessed(promise)
    for promise in (
        every_match_ends,
        endless.every_way_of_playing_ends,
        same_seed_same_match,
        asking_changes_nothing,
        legal_answers_are_sound,
        illegal_answers_are_refused,
        reasons.there_is_a_reason_exactly_for_what_cannot_be_done,
        copies_are_independent,
        positions_can_be_written_and_read,
        impossible_positions_are_refused,
        records_replay,
        a_step_taken_back_never_was,
        side_by_side_is_in_any_order,
        any_state_can_be_played_on,
        shapes.views_are_plain,
        shapes.events_are_plain,
        secrets.a_seat_sees_the_same_in_every_world_it_could_be_in,
        secrets.redealing_forgets,
        secrets.redealing_takes_luck_from_its_dealer_only,
        cousins.a_world_depends_only_on_what_the_seat_was_shown,
        secrets.a_step_shows_a_seat_nothing_hidden,
        certain.a_world_remembers_what_was_seen,
        memory.a_world_from_a_view_shows_the_same,
        memory.what_a_view_hides_now_is_not_told_again,
        # Last: what is wrong without any bent position is told as what it is.
        spoilt.a_bent_position_is_refused_or_sound,
    )
]
