# SPDX-License-Identifier: MIT
"""<anim-scene> in pages with a Content Security Policy and Trusted Types (https://www.w3.org/TR/CSP3/,
https://www.w3.org/TR/trusted-types/): what README says that a policy must contain is all that is needed."""

from __future__ import annotations

import io
import json
import re

import pytest
from conftest import ROOT, Pages

np = pytest.importorskip("numpy")
image = pytest.importorskip("PIL.Image")

README = (ROOT / "bindings" / "javascript" / "README.md").read_text(encoding="utf-8")
POLICY = re.search(r"Content-Security-Policy: (.*?)`", README, re.S)
NODES = [
    {"kind": "rectangle", "frame": [0, 0, 60, 60], "fill": "#123456"},
    {"kind": "rectangle", "frame": [30, 0, 30, 60], "fill": "#00FF00", "blend": "multiply", "opacity": 0.5},
    {"kind": "image", "image": "none", "frame": [10, 10, 20, 20]},
    {"kind": "text", "text": "A", "position": [5, 55], "fontSize": 10, "fill": "#FFFFFF"},
    {
        "kind": "ellipse",
        "name": "dot",
        "frame": [40, 40, 10, 10],
        "fill": {"linear": {"from": [40, 40], "to": [50, 50], "stops": [[0, "#F00"], [1, "#00F"]]}},
        "accessibility": {"role": "switch", "label": "On", "region": "all"},
    },
]
DOCUMENT = json.dumps(
    {
        "animcore": 1,
        "size": [60, 60],
        "nodes": NODES,
        "inputs": {"presses": {"type": "number"}},
        "regions": [{"name": "all", "node": "dot", "focusable": True}],
        "machine": {"states": {"s": {"on": {"all.up.inside": {"actions": [{"increment": {"presses": 1}}]}}}}},
    }
)
# The places of what is told to screen readers, and what is done by a pointer and a key.
SEEN = """async () => {
  const element = document.querySelector("anim-scene");
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const node = element.shadowRoot.querySelector("[role=switch]");
  const box = node.getBoundingClientRect();
  const own = element.getBoundingClientRect();
  return [box.left - own.left, box.top - own.top, box.width, getComputedStyle(node).pointerEvents,
    getComputedStyle(element).touchAction, getComputedStyle(element).display];
}"""


def farthest(first: bytes, second: bytes) -> int:
    """How far two pictures differ at most, of 255."""
    pictures = [np.asarray(image.open(io.BytesIO(each)).convert("RGB")).astype(int) for each in (first, second)]
    return int(np.abs(pictures[0] - pictures[1]).max())


@pytest.mark.parametrize("renderer", ["canvas", "svg"])
def test_all_of_it_works_with_the_policy_of_the_readme(pages: Pages, renderer: str) -> None:
    assert POLICY is not None
    policy = " ".join(POLICY[1].split())
    assert "unsafe-inline" not in policy
    assert "'unsafe-eval'" not in policy
    assert "data:" not in policy
    pages.add("/scene.json", DOCUMENT)
    pages.add("/page.css", "anim-scene { width: 120px; height: 120px } body { margin: 0; background: white }")
    body = f'<anim-scene src="/scene.json" renderer="{renderer}"></anim-scene>'
    head = '<link rel="stylesheet" href="/page.css">'
    page = pages.open(body, head=head, headers={"Content-Security-Policy": policy})
    # The document's 40, 40 and 10, twice as large.
    assert page.evaluate(SEEN) == [80, 80, 20, "none", "none", "inline-block"]
    page.mouse.click(90, 90)
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    assert page.evaluate("document.querySelector('anim-scene').presses") == 2
    # The same picture as without a policy, blends, gradients and the gray frame of an image that is not there too.
    page.evaluate("document.activeElement.blur()")
    page.mouse.move(300, 300)
    strict = page.locator("anim-scene").screenshot()
    plain = pages.open(body, head=head)
    plain.mouse.move(300, 300)
    # Two drawings of one gradient may differ by a step of 255.
    assert farthest(plain.locator("anim-scene").screenshot(), strict) <= 2


def test_animate_works_with_it_too(pages: Pages) -> None:
    assert POLICY is not None
    page = pages.open("<p id=moved>Moved</p>", headers={"Content-Security-Policy": " ".join(POLICY[1].split())})
    done = page.evaluate(
        "async () => { const moved = document.querySelector('#moved');"
        "const values = { x: 40, opacity: 0.5, width: '50%' };"
        "const { finished } = animate(moved, values, { easing: 'linear', duration: 0.05 });"
        "await finished; return [moved.style.translate, moved.style.opacity, moved.style.width]; }"
    )
    assert done == ["40px", "0.5", "50%"]


def test_nothing_is_evaluated_and_nothing_is_written_as_markup(pages: Pages) -> None:
    """With WebAssembly refused, it is an event of the element and no exception."""
    pages.add("/scene.json", DOCUMENT)
    pages.add("/late.js", "import { defineElement } from '/animcore/src/element.js'; defineElement();")
    pages.add(
        "/refused.html",
        "<!doctype html><title>A page</title><script type=module src=/late.js></script>"
        "<body><anim-scene></anim-scene></body>",
        Content_Security_Policy="default-src 'none'; script-src 'self'; connect-src 'self'",
    )
    context = pages.browser.new_context()
    pages.contexts.append(context)
    page = context.new_page()
    page.on("pageerror", lambda error: pages.errors.append(str(error)))
    page.goto(f"{pages.address}/refused.html")
    said = page.evaluate(
        "async () => { await customElements.whenDefined('anim-scene');"
        "const element = document.querySelector('anim-scene');"
        "const failed = new Promise((done) => element.addEventListener('error', ({ message }) => done(message)));"
        "element.src = '/scene.json'; return await failed; }"
    )
    assert re.search("unsafe-eval|Content Security Policy", said), said
