"""A line between a page and the server that a test holds in its hand."""

from playwright.sync_api import WebSocketRoute

from tests.e2e.visitor import Visitor

# What a phone does to its pages when the screen goes dark, and when somebody picks it up again.
LOOK = """state => {
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
  document.dispatchEvent(new Event('visibilitychange'));
}"""


class Line:
    """Stands between a page and the server and lets what the server says fall, without a word to either."""

    def __init__(self, visitor: Visitor) -> None:
        self._visitor = visitor
        self.is_cut = False
        self.opened = 0
        visitor.page.route_web_socket("**/ws/*", self._connect)

    def _connect(self, page_side: WebSocketRoute) -> None:
        self.opened += 1
        self.is_cut = False
        server_side = page_side.connect_to_server()

        def tell(message: str | bytes) -> None:
            if self.is_cut:
                return
            self._visitor.hear(message)
            page_side.send(message)

        server_side.on_message(tell)

    def fall_asleep(self) -> None:
        """The screen goes dark, and the network with it: nobody is told that the line is dead."""
        self._visitor.page.evaluate(LOOK, "hidden")
        self.is_cut = True

    def wake_up(self) -> None:
        self._visitor.page.evaluate(LOOK, "visible")
