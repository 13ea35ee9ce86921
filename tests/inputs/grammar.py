"""Messages as a browser might send them, and everything else: valid ones, spoilt ones, and noise."""

import json
import random

from tests.inputs.hostile import TEXTS
from tests.inputs.parlour import Json

SEATS: list[object] = [0, 1, 0, 1, 2, -1, 10**6, 2**63, None, "0", 0.5, True, []]
NAMES: list[object] = ["Anna", "Ben", "", 5, None, *TEXTS]
DEEDS: list[object] = [
    {"do": "add", "by": "1"},
    {"do": "add", "by": "2"},
    {"do": "resign"},
    {"do": "offer_draw"},
    {"do": "take_back"},
    {"do": "ask_back"},
    {"do": "agree_back"},
    {"do": "decline"},
    {"do": "add", "by": "3"},
    {"do": "add"},
    {"do": "add", "by": 1},
    {"do": "fly"},
    {},
    [],
    None,
    {"do": "resign", "by": "1"},
]
OPTIONS: list[object] = [{"goal": 10}, {"goal": 40}, {"goal": 7}, {"starts": "first"}, {}, {"": ""}, [], {"goal": [1]}]


class Grammar:
    """An endless supply. The same seed gives the same messages."""

    def __init__(self, seed: int) -> None:
        self._luck = random.Random(seed)
        self._count = 0

    def text(self, question: str) -> str:
        """The next message. `question` is what is asked of its sender, so that some answers are to the point."""
        message = self._message(question)
        shape = self._luck.random()
        if shape < 0.6:
            return json.dumps(message)
        if shape < 0.8:
            return json.dumps(self._bent(message))
        if shape < 0.95:
            return self._scratched(json.dumps(message))
        return self._noise()

    def _message(self, question: str) -> Json:
        luck = self._luck
        self._count += 1
        # Some commands are said twice.
        command = f"f{self._count if luck.random() < 0.9 else self._count - 1}"
        seat, name = {"seat": luck.choice(SEATS)}, {"name": luck.choice(NAMES)}
        deed = {"deed": luck.choice(DEEDS), "question": question if luck.random() < 0.8 else luck.choice(NAMES)}
        shapes: list[tuple[str, Json]] = [
            ("sit", {**seat, **name}),
            ("beside", {**seat, **name}),
            ("look", dict(seat)),
            ("stand", dict(seat) if luck.random() < 0.5 else {}),
            ("rename", {**name, **(seat if luck.random() < 0.5 else {})}),
            ("choose", {"options": luck.choice(OPTIONS)}),
            ("seats", {"count": luck.choice(SEATS)}),
            ("bot", {**seat, "bot": luck.choice(["random", "level1", "deep blue", *TEXTS])}),
            ("clear", dict(seat)),
            ("start", {}),
            ("why", {"deed": luck.choice(DEEDS), **(seat if luck.random() < 0.5 else {})}),
            ("rematch", {}),
            ("again", {}),
            *[("do", {**deed, **(seat if luck.random() < 0.3 else {})})] * 6,
        ]
        type, fields = luck.choice(shapes)
        return {"type": type, "command": command, **fields}

    def _bent(self, message: Json) -> Json:
        """One field missing, one too many, or one that is something else."""
        bent, luck = dict(message), self._luck
        field = luck.choice(list(bent))
        match luck.randrange(3):
            case 0:
                del bent[field]
            case 1:
                bent[luck.choice(["please", "seed", "person", "__proto__", ""])] = luck.choice(NAMES)
            case _:
                bent[field] = luck.choice([None, 0, -1, 1e308, [], {}, [[]], True, *TEXTS])
        return bent

    def _scratched(self, text: str) -> str:
        letters, luck = list(text), self._luck
        for _ in range(luck.randint(1, 4)):
            letters[luck.randrange(len(letters))] = chr(luck.choice([0, 34, 44, 58, 91, 92, 123, 125, 255, 0x202E, 48]))
        return "".join(letters)[: luck.choice([len(text), len(text), luck.randrange(len(text))])]

    def _noise(self) -> str:
        luck = self._luck
        return luck.choice(
            [
                "",
                "[" * luck.randint(1, 2000),
                '{"a":' * luck.randint(1, 500),
                "\x00" * luck.randint(1, 50),
                "".join(chr(luck.choice([luck.randrange(32, 127), luck.randrange(0x2000, 0x2100)])) for _ in range(40)),
                "9" * luck.randint(1, 400),
                '{"type":"do","type":"sit"}',
            ]
        )
