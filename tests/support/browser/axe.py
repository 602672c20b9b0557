"""axe-core looks at a page, and nothing that it finds serious is let through."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from playwright.sync_api import Page

AXE = Path(__file__).parents[3] / "web" / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = ("serious", "critical")


@cache
def _source() -> str:
    return AXE.read_text(encoding="utf-8")


def look_with_axe(page: Page, where: str) -> None:
    """Fail if axe finds a serious problem. `where` names the page.

    Playwright evaluates what it is given through the debugger, where the server's content policy
    does not reach; so the page is looked at under its real policy.
    """
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(_source())
    found = page.evaluate(
        """async () => {
          const how = { resultTypes: ['violations'], preload: false, iframes: false }
          const { violations } = await axe.run(document, how)
          return violations.map(({ impact, id, help, nodes }) => ({
            impact, id, help, nodes: nodes.map(({ html, failureSummary }) => [html, failureSummary])
          }))
        }"""
    )
    grave = [finding for finding in found if finding["impact"] in GRAVE]
    findings = [
        f"{finding['impact']} {finding['id']}: {finding['help']}\n"
        + "\n".join(f"  {html[:300]}\n  {why}" for html, why in finding["nodes"][:5])
        for finding in grave
    ]
    assert not grave, f"{where}:\n" + "\n".join(findings)
