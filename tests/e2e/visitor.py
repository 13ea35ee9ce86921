"""One person at one browser: what they see, what the server told them, and what their browser complained about."""

import re
from collections.abc import Callable
from dataclasses import dataclass

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    Request,
    WebSocket,
    expect,
)

from tests.e2e.told import FromServer, Table, Update, read
from tests.e2e.words import say
from tests.some_games import TURN_BY_TURN
from tischlein import catalog

# A busy machine is slow; only a test that fails waits this long.
PATIENCE_MS = 60_000
STEP_MS = 15
expect.set_options(timeout=PATIENCE_MS)
# The guided start of the first match of a game is seen once; who has seen it carries this note.
WITHOUT_TOUR = "".join(f"localStorage.setItem('tischlein.tour.{game}', 'true');" for game in catalog.games())


@dataclass(frozen=True)
class Look:
    """The screen, the taste and the language of a visitor."""

    width: int
    height: int
    theme: str
    language: str
    touch: str = "mouse"

    @property
    def is_phone(self) -> bool:
        return self.touch == "finger"


PHONE = Look(360, 740, "dark", "de", "finger")
DESKTOP = Look(1280, 800, "light", "en")


class Visitor:
    def __init__(self, browser: Browser, address: str, look: Look, motion: str = "reduce") -> None:
        self.look = look
        # The game that is played, and whose words are read.
        self.game = TURN_BY_TURN
        self.context: BrowserContext = browser.new_context(
            base_url=address,
            viewport={"width": look.width, "height": look.height},
            color_scheme="dark" if look.theme == "dark" else "light",
            locale={"de": "de-DE", "en": "en-GB"}[look.language],
            reduced_motion="reduce" if motion == "reduce" else "no-preference",
            has_touch=look.is_phone,
            is_mobile=look.is_phone,
        )
        self.context.set_default_timeout(PATIENCE_MS)
        self.complaints: list[str] = []
        self.told: list[FromServer] = []
        self.heard: list[str] = []
        self._expected: list[str] = []
        self.page: Page = self.context.new_page()
        self.page.on("console", self._hear_console)
        self.page.on("pageerror", lambda error: self._complain(f"error: {error}"))
        self.page.on("requestfailed", self._hear_failure)
        self.page.on("websocket", self._hear_socket)

    # ---- what goes wrong ----

    def expect_complaint(self, pattern: str) -> None:
        """The browser itself writes refused requests and lost lines into its console; a test names those it causes."""
        self._expected.append(pattern)

    def unexpected(self) -> list[str]:
        return [told for told in self.complaints if not any(re.search(pattern, told) for pattern in self._expected)]

    def _complain(self, text: str) -> None:
        self.complaints.append(text)

    def _hear_console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") or "Content Security Policy" in message.text:
            self._complain(f"console: {message.text} ({message.location.get('url', '')})")

    def _hear_failure(self, request: Request) -> None:
        # A page that is left while it loads something, and a download, end a request in this way.
        if request.failure != "net::ERR_ABORTED":
            self._complain(f"request: {request.url} {request.failure}")

    def _hear_socket(self, line: WebSocket) -> None:
        line.on("framereceived", self.hear)

    def hear(self, frame: str | bytes) -> None:
        text = frame if isinstance(frame, str) else frame.decode()
        self.heard.append(text)
        self.told.append(read(text))

    # ---- what the server told ----

    @property
    def updates(self) -> list[Update]:
        return [message for message in self.told if isinstance(message, Update)]

    @property
    def update(self) -> Update:
        return self.updates[-1]

    @property
    def table(self) -> Table:
        return next(message for message in reversed(self.told) if isinstance(message, Table))

    @property
    def has_table(self) -> bool:
        return any(isinstance(message, Table) for message in self.told)

    @property
    def has_match(self) -> bool:
        return self.updates != []

    @property
    def is_asked(self) -> bool:
        return self.has_match and self.update.question is not None and not self.update.answered

    # ---- hands and eyes ----

    def wait(self, until: Callable[[], object], what: str) -> None:
        for _ in range(PATIENCE_MS // STEP_MS):
            if until():
                return
            self.page.wait_for_timeout(STEP_MS)
        raise AssertionError(f"waited in vain: {what}")

    def answer(self, taps: Callable[[], None], what: str) -> None:
        """Answers the open question by these taps, once the page shows it, and waits until the table has the answer."""
        question = self.update.question
        expect(self.page.locator(f'[data-question="{question}"]')).to_be_attached()
        taps()
        self.wait(lambda: self.update.answered or self.update.question != question or self.update.is_over, what)

    def wait_for_match(self) -> None:
        self.wait(lambda: self.has_match, "the match begins")

    def tap(self, target: str | Locator) -> None:
        found = self.page.locator(target) if isinstance(target, str) else target
        if self.look.is_phone:
            found.tap()
        else:
            found.click()

    def say(self, key: str, **facts: object) -> str:
        return say(self.look.language, key, self.game, **facts)

    def button(self, key: str) -> Locator:
        return self.page.get_by_role("button", name=self.say(key), exact=True)

    def link(self, key: str) -> Locator:
        return self.page.get_by_role("link", name=self.say(key), exact=True)

    def box_button(self, key: str) -> Locator:
        """A button on this visitor's game in the lobby."""
        return self.page.locator(f'[data-game="{self.game}"]').get_by_role("button", name=self.say(key), exact=True)

    def press(self, key: str) -> None:
        self.tap(self.button(key))

    def follow(self, key: str) -> None:
        self.tap(self.link(key))

    @property
    def result(self) -> Locator:
        return self.page.get_by_test_id("result")

    def sees(self, key: str, **facts: object) -> None:
        expect(self.page.get_by_text(self.say(key, **facts)).locator("visible=true").first).to_be_visible()


Visit = Callable[..., Visitor]
