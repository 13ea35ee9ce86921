"""Everything a seat can ever do in Slack Water."""

from tischlein.core.vocabulary import Vocabulary

from .material import CARDS, SUITS

FACES: list[tuple[int, ...]] = [(CARDS.suit(card), CARDS.value(card)) for card in CARDS.all()]

WORDS = Vocabulary()
# Values go from 1, so 0 is in no card: `among` lists what there is.
PLAY = WORDS.declare("play", FACES, suit=SUITS, value=11)
KEEP = WORDS.declare("keep", FACES, suit=SUITS, value=11)


def play(card: int) -> int:
    return PLAY(*FACES[card])


def keep(card: int) -> int:
    return KEEP(*FACES[card])


def card_of(action: int) -> int:
    """The card that is played or kept."""
    kind = PLAY if PLAY.matches(action) else KEEP
    suit, value = kind.values(action)
    return CARDS.card(suit, value)
