"""Every "no" that a person can get, as the pages know it: a refusal without a sentence is a mistake of ours."""

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
# The pages' own, and those that a game brings along.
WORDS = [ROOT / "web" / "locales" / "en.ftl", *sorted((ROOT / "src" / "tischlein" / "games").glob("*/locales/en.ftl"))]
KNOWN_REASONS = {
    key for words in WORDS for key in re.findall(r"^refusal-(\w+) =", words.read_text(encoding="utf-8"), re.MULTILINE)
}
# Said where nothing of ours is known to be wrong; nothing that comes from outside may lead to it.
OUR_FAULT = {"went_wrong", "not_saved", "disk_full", "damaged", "rule_broken", "unknown"}
REASONS = KNOWN_REASONS - OUR_FAULT
