"""axe-core in the page: what a screen reader, a weak eye or a shaking hand would stumble over."""

from pathlib import Path

import axe_playwright_python
from playwright.sync_api import Page

SCRIPT = Path(axe_playwright_python.__file__).with_name("axe.min.js").read_text(encoding="utf-8")
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
FINDINGS = """async (tags) => {
  const found = await axe.run(document, { runOnly: tags, resultTypes: ['violations'] });
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary}`));
}"""


def violations(page: Page) -> list[str]:
    if not page.evaluate("'axe' in window"):
        page.evaluate(SCRIPT)
    found: list[str] = page.evaluate(FINDINGS, TAGS)
    return found
