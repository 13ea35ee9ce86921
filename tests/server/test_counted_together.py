"""What the workers of a machine refuse is counted together, whichever of them is asked."""

from contextlib import ExitStack

from tests.faults.conftest import Serve, serve
from tests.server.guests import Guest
from tests.server.test_metrics import scrape

__all__ = ["serve"]


def test_whichever_worker_is_asked_tells_what_all_have_refused(serve: Serve, database: str) -> None:
    """Six browsers stay connected, so that both workers have some of them."""
    service = serve(database, 2)
    with ExitStack() as open_until_the_end:
        guests = [open_until_the_end.enter_context(Guest(service.port)) for _ in range(6)]
        assert [guest.get("/api/tables").status_code for guest in guests] == [401] * 6
        told = [scrape(guest) for guest in guests]
    assert [one.samples["tischlein_refusals_total", "no_session"] for one in told] == [6] * 6
