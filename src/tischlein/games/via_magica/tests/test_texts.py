"""Every gate has a name and every effect a sentence, in both languages, from one template per kind of effect."""

from pathlib import Path

import pytest

from tischlein.games.via_magica.rules.effects import ANIMI, COLOURS, KINDS
from tischlein.games.via_magica.rules.material import GATE_IDS, REWARD_IDS, TOKENS
from tischlein.testing.texts import LANGUAGES, read_texts

LOCALES = Path(__file__).resolve().parent.parent / "locales"


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_printed_has_its_words(language: str) -> None:
    wanted = {f"word-{word}" for word in (*GATE_IDS, *REWARD_IDS, *TOKENS, *COLOURS)}
    wanted |= {f"effect-{kind}" for kind in KINDS} | {f"letter-{token}" for token in TOKENS}
    wanted |= {f"timing-{colour}" for colour in COLOURS}
    assert wanted - read_texts(LOCALES / f"{language}.ftl").keys() == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_animi_share_a_letter(language: str) -> None:
    texts = (LOCALES / f"{language}.ftl").read_text(encoding="utf-8").splitlines()
    letters = [line.split(" = ")[1] for line in texts if line.startswith("letter-")]
    assert len(set(letters)) == len(letters) == len(ANIMI) + 1
