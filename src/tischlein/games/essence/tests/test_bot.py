"""The opponents of Essence: consistent people, who learn from what is revealed and from nothing else."""

import pytest

from tischlein.bots.roster import LEVELS, find_bot, roster
from tischlein.core.match import Match
from tischlein.core.question import Budget, ask
from tischlein.core.rng import Generator
from tischlein.core.vocabulary import Named
from tischlein.games.essence.bot.belief import Acquaintance, Portrait, nobody_yet
from tischlein.games.essence.bot.persona import Persona, leanings_of
from tischlein.games.essence.game import GAME
from tischlein.games.essence.rules.actions import WORDS
from tischlein.games.essence.rules.material import CONCEPT_IDS, FACETS
from tischlein.games.essence.rules.state import Essence
from tischlein.games.essence.rules.world import Character
from tischlein.games.essence.tests.table import OPEN, options, seats_of, table, tipping

HEART, ORDER, PLAY = FACETS.index("heart"), FACETS.index("order"), FACETS.index("play")


def answer(state: Essence, bot: str, seat: int = 0, memory: int = 1) -> Named:
    return WORDS.name(find_bot(GAME, bot).answer(ask(state, seat, memory), Budget()))


def concept(id: str) -> int:
    return CONCEPT_IDS.index(id)


def test_four_levels_sit_down() -> None:
    assert list(roster(GAME)) == ["random", *LEVELS]


# ---- somebody who can be known


@pytest.mark.parametrize("nature", range(20))
def test_a_persona_is_as_it_introduces_itself(nature: int) -> None:
    leanings = leanings_of(Character([HEART, ORDER], PLAY, nature))
    highest = sorted(range(len(FACETS)), key=lambda facet: -leanings[facet])
    assert set(highest[:2]) == {HEART, ORDER}
    assert highest[-1] == PLAY


def test_personas_of_one_introduction_still_differ() -> None:
    met = {tuple(leanings_of(Character([HEART, ORDER], PLAY, nature))) for nature in range(50)}
    assert len(met) == 50


def test_leanings_are_spread_like_those_of_people_in_the_fact_sheet() -> None:
    drawn = [value for nature in range(300) for value in leanings_of(Character([0, 1], 2, nature))]
    mean = sum(drawn) / len(drawn)
    spread = sum((value - mean) ** 2 for value in drawn) / len(drawn)
    assert abs(mean) < 0.05
    assert 0.9 < spread < 1.1


@pytest.mark.parametrize("bot", LEVELS)
@pytest.mark.parametrize(("symbol", "colour"), [("triangle", "red"), ("fivestar", "green")])
def test_about_itself_it_answers_always_the_same(bot: str, symbol: str, colour: str) -> None:
    state = tipping(symbol, colour, 3)
    assert len({str(answer(state, bot, 0, memory)) for memory in range(10)}) == 1


def test_about_itself_it_says_what_its_persona_says() -> None:
    state = tipping("triangle", "green", 3)
    persona = Persona(state.world.characters[0])
    scores = [persona.score(concept(id)) for id in OPEN["green"]]
    assert answer(state, "level1") == {"do": "pick", "place": str(1 + scores.index(max(scores)))}


def test_it_uses_the_whole_scale() -> None:
    steps = {Persona(Character([0, 1], 2, nature)).step(concept("y045")) for nature in range(200)}
    assert steps == {1, 2, 3, 4, 5}


# ---- who tries to know the others


def past(way: str, concepts: list[str], tips: list[int], active: int = 1) -> dict[str, object]:
    return {"way": way, "active": active, "concepts": concepts, "tips": tips}


def test_an_answer_on_the_scale_moves_the_picture_of_its_facet() -> None:
    belief = nobody_yet()
    belief.learn_step(concept("y045"), 5)
    assert belief.mean[ORDER] > 1
    assert belief.mean[HEART] == 0
    chances = belief.chances_of_steps(concept("g047"))
    assert max(chances) == max(chances[3:]), "who is tidy will care for structure"


def test_a_choice_moves_the_chosen_up_and_the_others_down() -> None:
    belief = nobody_yet()
    belief.learn_choice([concept("y001"), concept("y045"), concept("y061")], 1, 1.0)
    assert belief.mean[ORDER] > 0 > belief.mean[HEART]


def test_of_somebody_unknown_it_expects_the_middle() -> None:
    chances = nobody_yet().chances_of_steps(concept("y001"))
    assert chances.index(max(chances)) == 2
    assert sum(chances) == pytest.approx(1)


def test_before_the_first_reveal_it_goes_by_the_introduction() -> None:
    tidy, playful = Portrait(Character([HEART, ORDER], PLAY, 1)), Portrait(Character([HEART, PLAY], ORDER, 1))
    assert tidy.likeliest_step(concept("y045")) > 3 > playful.likeliest_step(concept("y045"))
    assert tidy.expected(concept("y045")) > 0 > playful.expected(concept("y045"))


def test_who_does_not_live_up_to_the_introduction_is_believed_by_answers() -> None:
    portrait = Portrait(Character([HEART, ORDER], PLAY, 1))
    before = portrait.trust()
    for id in ("y045", "y046", "y047"):
        portrait.learn_step(concept(id), 1)
    assert portrait.trust() < 0.2 < before
    assert portrait.likeliest_step(concept("g047")) < 3


def test_who_lives_up_to_it_is_believed_more() -> None:
    portrait = Portrait(Character([HEART, ORDER], PLAY, 1))
    before = portrait.trust()
    portrait.learn_step(concept("y045"), 5)
    assert portrait.trust() > before


def test_computers_are_no_bloc_when_somebody_is_named() -> None:
    same, seats = 0, [{**seat, "nature": 100 + number} for number, seat in enumerate(seats_of(4))]
    for concept_id in ("y001", "y005", "y012", "y020", "y031", "y038", "y047", "y053", "y060", "y061"):
        state = table(seats, "tip", display=["W01"], active=1, way="W33", open=[concept_id])
        same += len({str(answer(state, "level4", seat)) for seat in range(4)}) == 1
    assert same <= 3


def known_as_tidy(**parts: object) -> Essence:
    """Seat 1 has called itself tidy and punctual, and is asked again."""
    told = [past("W16", ["y045"], [3, 5, 3]), past("W17", ["y046"], [3, 5, 3])]
    seen: dict[str, object] = {"display": ["W01"], "active": 1, "past": told, **parts}
    return table(seats_of(3), "tip", **seen)


def test_it_guesses_by_what_somebody_has_said() -> None:
    triangle = known_as_tidy(way="W04", open=["g001", "g047", "g059"])
    assert answer(triangle, "level4") == {"do": "pick", "place": "2"}
    fivestar = known_as_tidy(way="W19", open=["g047"])
    assert answer(fivestar, "level4") == {"do": "rate", "step": "5"}
    sevenstar = known_as_tidy(way="W33", open=["y047"])
    assert answer(sevenstar, "level4") == {"do": "name", "number": "II"}


def test_what_others_guessed_about_somebody_says_nothing() -> None:
    one = table(seats_of(3), "talk", display=["W01"], active=1, past=[past("W16", ["y045"], [1, 5, 1])])
    two = table(seats_of(3), "talk", display=["W01"], active=1, past=[past("W16", ["y045"], [4, 5, 2])])
    people = [Acquaintance(state.world, 99).people for state in (one, two)]
    beliefs = [[(portrait.seen.mean, portrait.told.mean) for portrait in known] for known in people]
    assert beliefs[0] == beliefs[1]


def test_the_natures_of_others_do_not_change_its_answer() -> None:
    for way, shown in (("W04", ["g001", "g047", "g059"]), ("W19", ["g047"]), ("W33", ["y047"])):
        answers = set()
        for nature in range(8):
            seats = [{**seat, "nature": nature if number != 0 else 5} for number, seat in enumerate(seats_of(3))]
            state = table(seats, "tip", display=["W01"], active=1, way=way, open=shown)
            answers.add(str(answer(state, "level4")))
        assert len(answers) == 1


def test_it_says_something_also_about_concepts_it_has_never_heard_of() -> None:
    own = {"green": ["Pizza", "Fahrradfahren", "Unfug"]}
    shown = [f"own_green_{line}" for line in (1, 2, 3)]
    state = table(seats_of(3), "tip", display=["W01"], way="W04", open=shown, options={"own": own})
    assert answer(state, "level4", 0)["do"] == answer(state, "level4", 1)["do"] == "pick"


# ---- and who can count


def test_it_trades_as_the_adviser_says_also_without_advice() -> None:
    seats: list[dict[str, object]] = [{**seat, "coins": {"silver": 12}} for seat in seats_of(2)]
    last = past("W16", ["y001"], [0, 0], active=0)
    state = table(seats, "trade", turns=1, past=[last], options={"trading_help": "off"})
    dealer = ask(state, 0, 1).luck
    while state.turn().waits_for(0):
        state.apply(0, WORDS.number(answer(state, "level1")), dealer)
    assert state.world.holdings[0][:3] == [2, 4, 2]


def test_on_a_circle_it_takes_what_it_lacks() -> None:
    circle = past("W30", ["b001", "b002", "b003"], [1, 1, 2], active=0)
    for coins, won, what in ((5, [], "card"), (0, ["b011", "b012", "b013", "b014"], "coin")):
        rich: dict[str, object] = {"coins": {"gold": 3, "silver": 3, "bronze": coins}, "won": ["y001", "g001", *won]}
        seats = [{**seats_of(3)[0], **rich}, *seats_of(3)[1:]]
        state = table(seats, "take", turns=2, display=["W01"], open=circle["concepts"], past=[circle])
        assert answer(state, "level4") == {"do": "take", "what": what}


def wins(bots: list[str], matches: int) -> int:
    won = 0
    for number in range(matches):
        match = Match(GAME, options(), len(bots), f"seed {number}")
        players, luck = [find_bot(GAME, bot) for bot in bots], Generator(number)
        while not match.is_over():
            seat = match.to_act()[0]
            match.act(seat, players[seat].answer(match.question(seat, int(luck.draw_word())), Budget()))
        won += match.result().places[0] == 1
    return won


@pytest.mark.parametrize("bot", LEVELS)
def test_every_level_beats_random(bot: str) -> None:
    assert wins([bot, "random", "random"], 5) >= 4
