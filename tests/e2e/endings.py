"""The end of a match: brought about quickly, and watched closely."""

from tests.e2e.visitor import Visitor

# Answers whatever is asked, past the board: for tests that are about the end alone. `shun` are deeds that lead nowhere;
# with `until`, this question is left open.
PLAY = """([code, shun, until]) => new Promise((done) => {
  const line = new WebSocket(`ws://${location.host}/ws/${code}`);
  let asked = '', count = 0;
  line.onmessage = ({ data }) => {
    const { type, view, result, question, answered, actions } = JSON.parse(data);
    if (type !== 'update') return;
    if (result || (until && view.ask === until)) { line.close(); return done(); }
    if (!question || answered || question === asked) return;
    asked = question;
    const deed = actions.find((action) => !shun.includes(action.do)) ?? actions[0];
    line.send(JSON.stringify({ type: 'do', command: `${Date.now()}-${count++}`, deed, question }));
  };
})"""
# Notes what the page says, moment by moment: its headline, its bar, and whether anybody is lit as the winner before the
# telling has come to that.
WATCH = """() => {
  const seen = { titles: [], early: [] };
  window.seenOfTheEnd = seen;
  const words = (one) => one?.textContent.trim() ?? '';
  const look = () => {
    const told = document.querySelector('[data-testid=result]');
    const title = words(told?.closest('dialog, section')?.querySelector('h2'));
    if (title && seen.titles.at(-1) !== title) seen.titles.push(title);
    if (told?.dataset.told === 'all') return;
    const bar = words(document.querySelector('[data-testid=question]'));
    if (!seen.early.includes(bar)) seen.early.push(bar);
    if (document.querySelector('.won, .duel .gain')) seen.early.push('somebody is lit');
  };
  new MutationObserver(look).observe(document.body,
    { subtree: true, childList: true, characterData: true, attributes: true });
  look();
}"""


def play_quickly(visitor: Visitor, code: str, shun: list[str], until: str = "") -> None:
    visitor.page.evaluate(PLAY, [code, shun, until])


def watch_the_end(visitor: Visitor) -> None:
    visitor.page.evaluate(WATCH)


def is_told(visitor: Visitor) -> bool:
    return visitor.result.get_attribute("data-told") == "all"


def check_telling(visitor: Visitor) -> None:
    """The winner came last, and nothing on the page knew better before."""
    visitor.wait(lambda: visitor.result.count() and is_told(visitor), "everything is told")
    reason = visitor.result.locator(".reason").inner_text()
    seen = visitor.page.evaluate("window.seenOfTheEnd")
    assert len(seen["titles"]) == 2 and seen["titles"][0] == visitor.say("result-telling"), seen["titles"]
    assert reason not in seen["early"] and "somebody is lit" not in seen["early"], seen["early"]
