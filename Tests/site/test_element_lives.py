# SPDX-License-Identifier: MIT
"""Pages with <anim-scene> that live long: what comes and goes leaves nothing behind, and two copies of the package,
frames and documents that change quickly do each other no harm."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

from conftest import Pages


def document(color: str = "#123456", **inputs: Any) -> str:
    nodes: list[Any] = [{"kind": "rectangle", "name": "all", "frame": [0, 0, 40, 40], "fill": color}]
    regions = [{"name": "all", "node": "all", "focusable": True}]
    nodes[0]["accessibility"] = {"role": "button", "label": "Go", "region": "all"}
    return json.dumps({"animcore": 1, "size": [40, 40], "nodes": nodes, "regions": regions, "inputs": inputs})


# Counts what is listened to and observed, and what frames are asked for.
COUNT = """<script>
globalThis.counts = { listeners: 0, observed: 0, frames: 0, timers: 0 };
const kept = new WeakMap();
let number = 0;
const key = (target, type, listener) => {
  for (const each of [target, listener]) { if (!kept.has(each)) { kept.set(each, number += 1); } }
  return `${kept.get(target)} ${type} ${kept.get(listener)}`;
};
const listened = new Set();
const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
const far = (target) => target === undefined || target === globalThis || !(target instanceof Node);
EventTarget.prototype.addEventListener = function (type, listener, ...more) {
  if (far(this)) { listened.add(key(this ?? globalThis, type, listener)); counts.listeners = listened.size; }
  return add.call(this, type, listener, ...more);
};
EventTarget.prototype.removeEventListener = function (type, listener, ...more) {
  if (far(this)) { listened.delete(key(this ?? globalThis, type, listener)); counts.listeners = listened.size; }
  return remove.call(this, type, listener, ...more);
};
// An observer of an element's own attributes goes with the element.
for (const Observer of [ResizeObserver, IntersectionObserver]) {
  const { observe, disconnect } = Observer.prototype;
  Observer.prototype.observe = function (...all) { counts.observed += 1; return observe.apply(this, all); };
  Observer.prototype.disconnect = function () { counts.observed -= 1; return disconnect.call(this); };
}
const ask = requestAnimationFrame;
globalThis.requestAnimationFrame = (step) => { counts.frames += 1; return ask(step); };
const every = setInterval;
const running = new Set();
globalThis.setInterval = (...all) => {
  const made = every(...all);
  counts.timers = running.add(made).size;
  return made;
};
const stop = clearInterval;
globalThis.clearInterval = (made) => { running.delete(made); counts.timers = running.size; stop(made); };
globalThis.frame = () => new Promise((done) => ask(done));
</script>"""
# 500 elements, 50 at a time, each seen, pressed and moved, then taken out of the page.
LIVE = """async () => {
  const made = [];
  const one = async () => {
    for (let round = 0; round < 10; round += 1) {
      const many = Array.from({ length: 50 }, (_, index) => {
        const element = document.createElement("anim-scene");
        element.renderer = index % 2 === 0 ? "canvas" : "svg";
        document.body.append(element);
        element.load(globalThis.text);
        made.push(new WeakRef(element));
        return element;
      });
      await frame();
      await frame();
      many.forEach((each) => each.remove());
      many.length = 0;
      for (let count = 0; count < 4; count += 1) { await frame(); if (count === 3) { await collect(); } }
      await new Promise((done) => setTimeout(done));
    }
  };
  const { memory } = await import("/animcore/src/runtime.js");
  await one();
  const before = { ...counts, bytes: memory.buffer.byteLength };
  await one();
  await frame();
  const asked = counts.frames;
  for (let count = 0; count < 10; count += 1) { await frame(); }
  return [before, { ...counts, bytes: memory.buffer.byteLength }, counts.frames - asked,
    made.filter((each) => each.deref() !== undefined).length];
}"""


def test_five_hundred_elements_leave_nothing(pages: Pages) -> None:
    page = pages.open("", head=COUNT)
    page.evaluate("text => { globalThis.text = text; }", document())
    collector = page.context.new_cdp_session(page)
    page.expose_function("collect", lambda: collector.send("HeapProfiler.collectGarbage") and None)
    before, after, frames, left = page.evaluate(LIVE)
    assert after == before | {"frames": after["frames"]}
    assert after["timers"] == 0
    assert (frames, left) == (0, 0)


def test_a_document_is_fetched_once(pages: Pages) -> None:
    """When an element that is in the page becomes one, when it is put in, and when the same source is set again."""
    pages.add("/a.json", document())
    page = pages.open("<anim-scene src=/a.json></anim-scene>")
    assert pages.requests.count("/a.json") == 1
    page.evaluate(
        "async () => { const element = document.createElement('anim-scene'); element.src = '/a.json?2';"
        "const loaded = new Promise((done) => element.addEventListener('load', done)); document.body.append(element);"
        "await loaded; for (let count = 0; count < 5; count += 1) { element.setAttribute('src', '/a.json?2'); }"
        "document.body.innerHTML += '<anim-scene src=/a.json?3></anim-scene>'; }"
    )
    page.wait_for_function("[...document.querySelectorAll('anim-scene')].every((each) => each.scene)")
    page.wait_for_timeout(100)
    assert [pages.requests.count(f"/a.json?{number}") for number in (2, 3)] == [2, 1]


def test_of_sources_that_are_set_quickly_the_last_is_shown(pages: Pages) -> None:
    for number in range(10):
        pages.add(f"/{number}.json", document("#123456", **{f"is{number}": {"type": "boolean"}}))
    pages.add("/wrong.json", "{}")
    page = pages.open("<anim-scene></anim-scene>")
    told = page.evaluate(
        "async () => { const element = document.querySelector('anim-scene'); const told = [];"
        "element.addEventListener('load', () => told.push(Object.keys(element.inputs).join()));"
        "element.addEventListener('error', ({ message }) => told.push(message));"
        "for (const name of [0, 1, 'wrong', 2, 'none', 3, 4, 5]) { element.src = `/${name}.json`; }"
        "const pause = () => new Promise((done) => setTimeout(done, 100)); while (told.length === 0) { await pause(); }"
        "await pause(); return [told, 'is5' in element, 'is4' in element]; }"
    )
    assert told == [["is5"], True, False]
    pages.errors = [each for each in pages.errors if "404" not in each]


def test_a_source_that_is_taken_away_is_not_shown(pages: Pages) -> None:
    """Nor is one that is changed while the element is in no page; set again, it is."""
    pages.add("/a.json", document("#123456", isA={"type": "boolean"}))
    page = pages.open("<anim-scene></anim-scene>")
    shown = page.evaluate(
        "async () => { const element = document.querySelector('anim-scene');"
        "const pause = () => new Promise((done) => setTimeout(done, 200)); const shown = [];"
        "element.src = '/a.json'; element.removeAttribute('src'); await pause(); shown.push(element.scene !== null);"
        "element.src = '/a.json'; element.src = ''; await pause(); shown.push(element.scene !== null);"
        "element.src = '/a.json'; element.remove(); element.src = '/b.json'; element.src = '/a.json'; await pause();"
        "shown.push(element.scene !== null); document.body.append(element); await pause();"
        "shown.push('isA' in element); return shown; }"
    )
    assert shown == [False, False, False, True]


def test_two_copies_of_the_package_and_two_names_in_one_page(pages: Pages, package_folder: Path) -> None:
    if not (package_folder / "other").exists():
        shutil.copytree(package_folder / "animcore", package_folder / "other")
    pages.add("/a.json", document())
    page = pages.open(
        "<anim-scene id=one src=/a.json></anim-scene><my-scene id=two></my-scene><own-scene id=three></own-scene>"
    )
    done = page.evaluate(
        "async () => { const other = await import('/other/src/element.js'); other.defineElement();"
        "defineElement('my-scene'); defineElement('my-scene'); other.defineElement('own-scene');"
        "const [two, three] = ['two', 'three'].map((id) => document.getElementById(id));"
        "const loaded = [two, three].map((each) => new Promise((done) => each.addEventListener('load', done)));"
        "two.src = three.src = '/a.json'; await Promise.all(loaded);"
        "[two, three].forEach((each) => each.advance(0.1));"
        "return [two instanceof AnimSceneElement, three instanceof AnimSceneElement,"
        "three instanceof other.AnimSceneElement]; }"
    )
    assert done == [True, False, True]


def test_elements_of_a_frame_are_moved_as_those_of_the_page(pages: Pages) -> None:
    page = pages.open("<iframe id=frame srcdoc='<!doctype html><title>A frame</title><p id=moved>A</p>'></iframe>")
    page.wait_for_function("frame.contentDocument.querySelector('#moved') !== null")
    moved = page.evaluate(
        "async () => { const moved = frame.contentDocument.querySelector('#moved');"
        "await animate(moved, { x: 30, opacity: 0.25, width: '50%' }, { easing: 'linear', duration: 0.05 }).finished;"
        "const { translate, opacity, width } = moved.style; return [translate, opacity, width]; }"
    )
    assert moved == ["30px", "0.25", "50%"]
