# SPDX-License-Identifier: MIT
"""<anim-scene> in pages as they are: without a doctype, kept by the browser and shown again, scripts that take pointers
away, elements that are moved, hidden, zoomed and set before they are defined, and servers that fail."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from conftest import DEFINE, OPTIONS, Answer, Pages
from playwright.sync_api import Browser, CDPSession, Page

EVENTS = ("down", "up.inside", "up.outside", "cancel", "hover.enter", "hover.exit", "wheel", "key.home")


def document(*names: str, **more: Any) -> str:
    """Parts of 20 times 60 beside each other, of 100 times 60, each with a region whose events are told."""
    names = names or ("a",)
    nodes: list[Any] = [
        {
            "kind": "rectangle",
            "name": name,
            "frame": [20 * place, 0, 20, 60],
            "fill": "#123456",
            "accessibility": {"role": "button", "label": name, "region": name},
        }
        for place, name in enumerate(names)
    ]
    on = {f"{name}.{event}": {"actions": [{"emit": f"{name}.{event}"}]} for name in names for event in EVENTS}
    made = {
        "animcore": 1,
        "size": [100, 60],
        "nodes": nodes,
        "inputs": {"isOn": {"type": "boolean"}, "level": {"type": "number"}},
        "regions": [{"name": name, "node": name, "focusable": True} for name in names],
        "machine": {"states": {"s": {"on": on}}},
    }
    return json.dumps(made | more)


PICTURE = json.dumps(
    {"animcore": 1, "size": [100, 60], "nodes": [{"kind": "rectangle", "frame": [0, 0, 20, 60], "fill": "#123456"}]}
)
SCENE = '<anim-scene id=scene src="/scene.json"></anim-scene>'
TOLD = """() => { globalThis.told = []; globalThis.one = document.querySelector("anim-scene");
  one?.addEventListener("emitted", ({ detail }) => told.push(detail.name));
  one?.addEventListener("error", ({ message }) => told.push(message)); }"""
FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
COMES = """(element) => new Promise((done) => {
  element.addEventListener("load", () => done("load"), { once: true });
  element.addEventListener("error", ({ message }) => done(message), { once: true }); })"""
CANVAS = "one.shadowRoot.querySelector('canvas')"


def opened(pages: Pages, body: str = SCENE, text: str | None = None, **options: Any) -> Page:
    pages.add("/scene.json", text or document())
    page = pages.open(body, **options)
    page.evaluate(TOLD)
    return page


def told(page: Page, *without: str) -> list[str]:
    """What the scene has emitted since, without some."""
    page.evaluate(FRAMES)
    page.evaluate(FRAMES)
    found: list[str] = page.evaluate("told.splice(0)")
    return [each for each in found if not any(part in each for part in without)]


def place(page: Page, x: float = 10, y: float = 10) -> tuple[float, float]:
    box = page.locator("anim-scene").first.bounding_box()
    assert box is not None
    return box["x"] + x, box["y"] + y


def press(page: Page) -> list[str]:
    """What a press of the first part does."""
    page.mouse.click(*place(page))
    return told(page, "hover")


def mouse(session: CDPSession, kind: str, at: tuple[float, float], buttons: int = 0, **more: Any) -> None:
    event = {"type": kind, "x": at[0], "y": at[1], "buttons": buttons, "button": "left" if buttons else "none"}
    session.send("Input.dispatchMouseEvent", event | more)


PRESSED = ["a.down", "a.up.inside"]


# ---- Without a doctype ----


@pytest.mark.parametrize("around", ["block", "flex", "grid"])
@pytest.mark.parametrize("own", ["inline-block", "block", "flex"])
def test_without_a_doctype_it_is_as_large_as_with_one(pages: Pages, around: str, own: str) -> None:
    """100% of a height that is not said is the window's there (Quirks Mode Standard, 3.5). 100 times 60 is 5 to 3."""
    wanted = {
        "width: 200px": (200, 120),
        "width: 200px; height: auto": (200, 120),
        "width: 200px; height: 50px": (200, 50),
        "width: 50px; min-width: 80px": (80, 48),
        "position: absolute; inset: 0": (800, 600),
        "height: 300px; width: 10%": (80, 300),
    }
    pages.add("/scene.json", document())
    pages.add("/define.js", DEFINE)
    scenes = [f'<anim-scene src="/scene.json" style="display: {own}; {style}"></anim-scene>' for style in wanted]
    body = "".join(f'<div style="display: {around}">{scene}</div>' for scene in scenes)
    head = "<title>A page</title><style>body { margin: 0; }</style><script type=module src=/define.js></script>"
    pages.answers["/quirks.html"] = Answer(f"{head}<body>{body}<p style='height: 3000px'>")
    context = pages.browser.new_context(viewport={"width": 800, "height": 600})
    pages.contexts.append(context)
    page = context.new_page()
    page.goto(f"{pages.address}/quirks.html")
    page.wait_for_function("globalThis.isDefined && [...document.querySelectorAll('anim-scene')].every((e) => e.scene)")
    page.evaluate(FRAMES)
    assert page.evaluate("document.compatMode") == "BackCompat"
    sizes = (
        "[...document.querySelectorAll('anim-scene')].flatMap((each) => [each,"
        "each.shadowRoot.querySelector('canvas')].map((one) => [one.offsetWidth ?? one.clientWidth,"
        "one.offsetHeight ?? one.clientHeight]))"
    )
    # A bar beside the page takes none of it in a browser without a window.
    assert page.evaluate(sizes) == [list(size) for size in wanted.values() for _ in range(2)]
    # And so it is when it gets another size, with the page scrolled to its end.
    page.evaluate("() => { scrollTo(0, 1e6); document.querySelector('anim-scene').style.width = '100px'; }")
    before = page.evaluate("scrollY")
    page.evaluate(FRAMES)
    assert page.evaluate(sizes)[0] == [100, 60]
    assert before - page.evaluate("scrollY") in (0, 60)


# ---- Kept by the browser, and hidden ----


@pytest.fixture
def keeping(browser: Browser, package_folder: Path) -> Iterator[Pages]:
    """Pages of a Chromium that keeps those that are left, as it does for everyone but Playwright."""
    program = shutil.which("chromium")
    kept = ["--disable-back-forward-cache"]
    other = browser.browser_type.launch(executable_path=program, args=OPTIONS, ignore_default_args=kept)
    made = Pages(other, package_folder)
    yield made
    made.close()
    other.close()
    assert made.errors == []


AWAY = """() => { globalThis.shown = [];
  const note = (now) => shown.push([now / 1000, Number(one.scene.stage.info.time) / 705600000]);
  addEventListener("pagehide", () => note(performance.now()));
  addEventListener("pageshow", ({ persisted }) => { globalThis.persisted = persisted; note(performance.now()); }); }"""


def go_away_and_back(page: Page) -> None:
    page.evaluate("() => { location.href = '/other.html'; }")
    page.wait_for_url("**/other.html")
    page.mouse.up()
    page.keyboard.up("Space")
    page.wait_for_timeout(500)
    page.evaluate("history.back()")
    page.wait_for_url("**/page.html", wait_until="commit")
    page.wait_for_function("globalThis.persisted !== undefined")
    assert page.evaluate("persisted") is True


@pytest.mark.parametrize("by", ["mouse", "key"])
def test_a_page_that_is_kept_goes_on_and_nothing_is_held(keeping: Pages, by: str) -> None:
    """The back/forward cache (HTML, 7.4.6): no event says that what was held there is let go."""
    keeping.answers["/other.html"] = Answer("<!doctype html><title>Another page</title>")
    page = opened(keeping)
    page.evaluate(AWAY)
    page.evaluate("one.focus()")
    if by == "mouse":
        page.mouse.move(*place(page))
        page.mouse.down()
        page.mouse.move(*place(page, 11))
    else:
        page.keyboard.down("Space")
    assert told(page, "hover") == ["a.down"]
    go_away_and_back(page)
    assert told(page, "hover") == ["a.cancel"]
    # Half a second that nobody saw does not count.
    (left, at_left), (back, _) = page.evaluate("shown")
    now, time = page.evaluate("[performance.now() / 1000, Number(one.scene.stage.info.time) / 705600000]")
    assert back - left > 0.4
    assert 0 < time - at_left < now - back + 0.1
    # The focus is where it was, and it is pressed as before.
    assert page.evaluate("[document.activeElement.id, one.scene.focus]") == ["scene", "a"]
    assert press(page) == PRESSED
    page.keyboard.press("Space")
    assert told(page) == PRESSED
    page.evaluate("one.setAttribute('level', '4')")
    assert page.evaluate("one.level") == 4


def test_in_a_tab_that_is_hidden_nothing_is_held_and_its_time_does_not_count(pages: Pages) -> None:
    """Page Visibility: frames come no more, and the button may be let go in another tab."""
    page = opened(pages)
    page.mouse.move(*place(page))
    page.mouse.down()
    assert told(page) == ["a.hover.enter", "a.down"]
    # Half a second in which no frame comes, as in a hidden tab.
    passed = page.evaluate(
        "async () => { const say = (hidden) => { Object.defineProperty(document, 'hidden', { value: hidden,"
        "configurable: true }); document.dispatchEvent(new Event('visibilitychange')); };"
        "const time = () => Number(one.scene.stage.info.time) / 705600000;"
        "say(true); const before = time(); const end = performance.now() + 500;"
        "while (performance.now() < end) { } say(false);"
        "await new Promise((done) => requestAnimationFrame(done)); return time() - before; }"
    )
    assert passed < 0.1
    assert told(page, "enter") == ["a.cancel", "a.hover.exit"]
    page.mouse.up()
    assert press(page) == PRESSED


def test_a_clock_that_jumps_or_goes_back_moves_nothing(pages: Pages) -> None:
    """As pages have it that replace the clock for tests of their own."""
    clock = (
        "<script>const ask = requestAnimationFrame; globalThis.shift = () => 0;"
        "globalThis.requestAnimationFrame = (step) => ask((now) => step(now + shift(now)));</script>"
    )
    page = opened(pages, head=clock)
    time = "() => new Promise((done) => ask(() => ask(() => done(Number(one.scene.stage.info.time) / 705600000))))"
    for shift in ("1e9", "-1e9", "NaN", "undefined", "Infinity", "0"):
        page.evaluate("shift => { globalThis.shift = () => eval(shift); }", shift)
        page.evaluate(time)
        first, began = page.evaluate(time), page.evaluate("performance.now()")
        second, ended = page.evaluate(time), page.evaluate("performance.now()")
        assert first <= second <= first + (ended - began) / 1000 + 0.5, shift
    assert press(page) == PRESSED


def test_what_its_own_event_moves_in_the_page_waits_for_the_next_frame(pages: Pages) -> None:
    machine = {"states": {"s": {"on": {"go": {"actions": [{"emit": "gone"}]}}}}}
    page = opened(pages, text=document(machine=machine))
    page.evaluate(
        """() => { globalThis.frames_ = 0; globalThis.most = 0; globalThis.count = 0;
        const reset = () => { globalThis.count = 0; requestAnimationFrame(reset); };
        reset();
        one.addEventListener("emitted", () => {
          count += 1; most = Math.max(most, count); frames_ += 1;
          if (frames_ < 30) { document.body.append(one); one.scene.send("go"); } });
        one.scene.send("go"); }"""
    )
    page.wait_for_function("frames_ === 30")
    assert page.evaluate("most") == 1


def test_a_speed_that_is_none_is_one(pages: Pages) -> None:
    speeds = ("1e300", "-1", "Infinity", "NaN", "fast", "''")
    page = opened(pages, "".join(f'<p><anim-scene src="/scene.json" speed={speed}></anim-scene>' for speed in speeds))
    elements = "[...document.querySelectorAll('anim-scene')]"
    passed = page.evaluate(
        f"async () => {{ const times = () => {elements}.map((each) => Number(each.scene.stage.info.time) / 705600000);"
        "const time = () => [performance.now() / 1000, times()];"
        "const frame = () => new Promise(requestAnimationFrame); await frame(); await frame();"
        "const [from, first] = time();"
        "while (performance.now() / 1000 < from + 0.3) { await frame(); }"
        "const [to, last] = time(); return [last.map((each, index) => each - first[index]), to - from]; }"
    )
    assert len(passed[0]) == len(speeds)
    for speed, seconds in zip(speeds, passed[0], strict=True):
        assert 0 < seconds <= passed[1] + 0.5, speed
    for index, speed in enumerate(speeds):
        # The first is heard already.
        heard = f"{elements}[{index}].addEventListener('emitted', ({{ detail }}) => told.push(detail.name))"
        page.evaluate(heard if index > 0 else "0")
        box = page.locator("anim-scene").nth(index).bounding_box()
        assert box is not None
        page.mouse.click(box["x"] + 10, box["y"] + 10)
        assert told(page, "hover") == PRESSED, speed


# ---- Pointers ----


def test_a_mouse_that_is_lifted_where_nobody_says_so_is_canceled(pages: Pages) -> None:
    """As behind an alert(): it comes back without its button. Then the next press counts."""
    page = opened(pages)
    session = page.context.new_cdp_session(page)
    page.mouse.move(*place(page))
    page.mouse.down()
    page.mouse.move(*place(page, 11))
    mouse(session, "mouseMoved", place(page, 12))
    assert told(page, "hover") == ["a.down", "a.cancel"]
    for kind, buttons in (("mousePressed", 1), ("mouseReleased", 0)):
        mouse(session, kind, place(page), buttons, button="left", clickCount=1)
    assert told(page, "hover") == PRESSED
    # Without a move between.
    mouse(session, "mousePressed", place(page), 1, clickCount=1)
    mouse(session, "mouseMoved", place(page))
    for kind, buttons in (("mousePressed", 1), ("mouseReleased", 0)):
        mouse(session, kind, place(page), buttons, button="left", clickCount=1)
    assert told(page, "hover") == ["a.down", "a.cancel", *PRESSED]


def test_a_press_is_no_more_calls_of_the_scene_than_it_takes(pages: Pages) -> None:
    """Who writes them down, as the playground does, has no others between."""
    page = opened(pages)
    page.mouse.move(*place(page))
    page.evaluate(
        "() => { const { pointer } = one.scene; one.scene.pointer = function (action, ...where) {"
        "told.push(`call ${action}`); return pointer.call(this, action, ...where); }; }"
    )
    page.mouse.down()
    page.mouse.up()
    page.mouse.move(*place(page, 300, 200))
    calls = [each for each in told(page) if each.startswith("call ")]
    assert calls == ["call down", "call up", "call leave"]


def test_a_pointer_that_another_element_captures_is_canceled(pages: Pages) -> None:
    """As libraries do that sort lists (Pointer Events, 10.3)."""
    page = opened(pages, f"<div id=list>{SCENE}</div>")
    page.mouse.move(*place(page))
    page.mouse.down()
    page.evaluate("list.addEventListener('pointermove', (event) => list.setPointerCapture(event.pointerId))")
    page.mouse.move(*place(page, 200, 200), steps=3)
    page.mouse.up()
    assert told(page, "hover") == ["a.down", "a.cancel"]


def test_a_pointer_that_drags_what_is_around_it_is_canceled(pages: Pages) -> None:
    page = opened(pages, f"<div id=list draggable=true>{SCENE}</div>")
    page.mouse.move(*place(page))
    page.mouse.down()
    page.mouse.move(*place(page, 200, 200), steps=6)
    page.mouse.up()
    assert told(page, "hover") == ["a.down", "a.cancel"]
    assert press(page) == PRESSED


@pytest.mark.parametrize("style", ["display: none", "scale: 0", "visibility: hidden", "content-visibility: hidden"])
def test_a_press_of_what_has_no_place_any_more_is_canceled(pages: Pages, style: str) -> None:
    page = opened(pages, f"<div id=holder>{SCENE}</div>")
    page.mouse.move(*place(page))
    page.mouse.down()
    told(page)
    page.evaluate("style => { holder.style.cssText = style; }", style)
    page.evaluate(FRAMES)
    page.mouse.move(20, 25)
    page.mouse.up()
    page.evaluate("holder.removeAttribute('style')")
    assert told(page, "hover") == ["a.cancel"]
    assert press(page) == PRESSED


def test_where_nothing_can_be_touched_other_elements_hear_the_mouse(pages: Pages) -> None:
    """A picture captures no pointer: what is dragged from it comes to what is below it then."""
    page = opened(pages, f"{SCENE}<p id=place style='position: absolute; left: 200px; top: 0'>Here</p>", PICTURE)
    page.evaluate(
        "() => { for (const type of ['pointerenter', 'pointerup']) {"
        "document.querySelector('#place').addEventListener(type, () => told.push(type)); } }"
    )
    page.mouse.move(*place(page))
    page.mouse.down()
    page.locator("#place").hover()
    page.mouse.up()
    assert told(page) == ["pointerenter", "pointerup"]


def test_what_is_taken_away_under_a_mouse_is_not_hovered_elsewhere(pages: Pages) -> None:
    page = opened(pages, f"{SCENE}<div id=other style='margin-top: 300px'></div>")
    page.mouse.move(*place(page))
    assert told(page) == ["a.hover.enter"]
    page.evaluate("other.append(one)")
    assert told(page) == ["a.hover.exit"]


def test_what_is_moved_in_mid_gesture_is_canceled_once(pages: Pages) -> None:
    page = opened(pages)
    page.mouse.move(*place(page))
    page.mouse.down()
    told(page)
    page.evaluate("() => { one.remove(); document.body.append(one); }")
    page.mouse.move(*place(page, 12))
    page.mouse.up()
    assert told(page, "hover") == ["a.cancel"]
    assert press(page) == PRESSED


def test_a_pen_that_hovers_and_goes_is_gone(pages: Pages) -> None:
    """Also after a press, and with a mouse that came meanwhile: each is the same pointer as before."""
    page = opened(pages)
    session = page.context.new_cdp_session(page)
    pen: dict[str, Any] = {"pointerType": "pen"}
    mouse(session, "mouseMoved", place(page), **pen)
    assert told(page) == ["a.hover.enter"]
    mouse(session, "mousePressed", place(page), 1, clickCount=1, force=0.5, **pen)
    mouse(session, "mouseReleased", place(page), button="left", clickCount=1, **pen)
    assert told(page) == PRESSED
    mouse(session, "mouseMoved", place(page, 12), **pen)
    assert told(page) == []
    mouse(session, "mouseMoved", place(page, 300, 200), **pen)
    assert told(page) == ["a.hover.exit"]


def test_a_finger_scrolls_the_page_only_where_nothing_can_be_touched(pages: Pages) -> None:
    page = opened(
        pages,
        f"{SCENE}<p style='height: 3000px'>Text</p>",
        has_touch=True,
        viewport={"width": 400, "height": 400},
    )
    session = page.context.new_cdp_session(page)

    def swipe() -> float:
        for step in range(11):
            kind = "touchStart" if step == 0 else "touchMove"
            at = {"x": 18, "y": 60 - 5 * step}
            session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [at]})
        session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        page.wait_for_timeout(200)
        return float(page.evaluate("scrollY"))

    assert swipe() == 0
    assert told(page, "hover") == PRESSED
    page.evaluate("text => one.load(text)", PICTURE)
    page.evaluate(FRAMES)
    swipe()
    page.wait_for_function("scrollY > 20")


def test_a_wheel_is_the_scene_s_also_where_the_page_listens_passively(pages: Pages) -> None:
    head = "<script>addEventListener('wheel', () => { }, { passive: true, capture: true });</script>"
    page = opened(pages, f"{SCENE}<p style='height: 3000px'>Text</p>", head=head)
    page.mouse.move(*place(page))
    told(page)
    page.mouse.wheel(0, 30)
    assert told(page) == ["a.wheel"]
    assert page.evaluate("scrollY") == 0
    page.mouse.move(*place(page, 50))
    page.mouse.wheel(0, 30)
    page.wait_for_function("scrollY === 30")
    assert told(page, "hover") == []


def test_a_wheel_that_scrolls_the_page_already_goes_on_doing_so(pages: Pages) -> None:
    """Which browsers say by cancelable (UI Events, 3.4.3.1): it would scroll both."""
    page = opened(pages, f"<p style='height: 100px; margin: 0'>Text</p>{SCENE}<p style='height: 3000px'>Text</p>")
    page.evaluate("addEventListener('wheel', ({ cancelable }) => told.push(cancelable ? 'its' : 'page'), true)")
    page.mouse.move(20, 60)
    for _ in range(8):
        page.mouse.wheel(0, 20)
    page.wait_for_function("scrollY >= 40")
    found = told(page, "hover")
    assert found.count("a.wheel") <= found.count("its")
    page.evaluate(
        "() => { const { left, top } = one.getBoundingClientRect();"
        "const at = { clientX: left + 5, clientY: top + 5, deltaY: 5 }; for (const cancelable of [false, true]) {"
        "one.dispatchEvent(new WheelEvent('wheel', { ...at, cancelable })); } }"
    )
    assert told(page, "hover").count("a.wheel") == 1


# ---- Where it is put ----


@pytest.mark.parametrize("renderer", ["canvas", "svg"])
def test_what_a_page_has_added_to_all_objects_is_no_part_of_a_document(pages: Pages, renderer: str) -> None:
    """As old libraries do, by assignment."""
    head = "<script>Object.prototype.extend = Array.prototype.first = function () { };</script>"
    gradient = {"linear": {"from": [0, 0], "to": [9, 9], "stops": [[0, "#F00"], [1, "#00F"]]}}
    picture = {"kind": "ellipse", "frame": [30, 0, 20, 20], "fill": gradient}
    node = json.loads(document())["nodes"][0]
    page = opened(pages, SCENE.replace(">", f" renderer={renderer}>", 1), document(nodes=[node, picture]), head=head)
    assert press(page) == PRESSED
    assert page.evaluate("one.shadowRoot.querySelectorAll('[extend]').length") == 0
    moved = page.evaluate(
        "async () => { const { finished } = animate(one, { x: 10 }, { easing: 'linear', duration: 0.01 });"
        "await finished; return one.style.translate; }"
    )
    assert moved == "10px"


@pytest.mark.parametrize("paused", ["", " paused"])
def test_what_was_in_a_frame_that_is_removed_is_left_alone(pages: Pages, paused: str) -> None:
    """No callback says so, and it is connected as before (HTML, 7.3.2.2: its document has no window any more)."""
    page = opened(
        pages, f"{SCENE.replace('>', f'{paused}>', 1)}<iframe id=frame srcdoc='<title>A frame</title>'></iframe>"
    )
    page.evaluate(
        "() => { frame.contentDocument.body.append(one); globalThis.reads = 0;"
        "const { draw } = one; one.draw = function () { reads += 1; draw.call(this); }; }"
    )
    page.evaluate(FRAMES)
    page.evaluate(FRAMES)
    assert page.evaluate("reads") > 0
    page.evaluate("frame.remove()")
    page.evaluate(FRAMES)
    page.evaluate("reads = 0")
    page.evaluate(FRAMES)
    assert page.evaluate("[reads, one.isConnected]") == [0, True]
    page.evaluate("document.body.append(one)")
    page.evaluate(FRAMES)
    assert page.evaluate("reads") > 0


def test_in_a_label_of_a_form_it_is_pressed_and_so_is_the_box(pages: Pages) -> None:
    """As what a label contains; keys are the scene's, and submit nothing."""
    page = opened(
        pages, f"<form id=form><label><input type=checkbox id=box>{SCENE}</label><button>Send</button></form>"
    )
    page.evaluate(
        "() => { globalThis.sent = 0; form.addEventListener('submit', (event) => {"
        "sent += 1; event.preventDefault(); }); }"
    )
    assert press(page) == PRESSED
    assert page.evaluate("box.checked")
    page.evaluate("one.focus()")
    page.keyboard.press("Enter")
    page.keyboard.press("Space")
    assert told(page, "hover") == PRESSED * 2
    assert page.evaluate("[box.checked, sent]") == [True, 0]
    page.evaluate("one.level = 4")
    page.evaluate("form.reset()")
    assert page.evaluate("[box.checked, one.level]") == [False, 4]


def test_in_slots_and_in_a_component_that_delegates_the_focus_it_is_pressed_as_elsewhere(pages: Pages) -> None:
    """A press gives the focus to no other part than the one that is pressed."""
    page = opened(pages, f"<div id=outer>{SCENE}</div>", document("a", "b"))
    page.evaluate(
        "() => { outer.attachShadow({ mode: 'open', delegatesFocus: true }).innerHTML ="
        "'<style>div { padding: 10px 30px; transform: rotate(180deg); width: 100px }</style>"
        "<div><slot></slot></div>'; }"
    )
    page.evaluate(FRAMES)
    page.mouse.click(*place(page, 90, 50))
    assert told(page, "hover") == PRESSED
    page.mouse.click(*place(page, 70, 50))
    assert told(page, "hover") == ["b.down", "b.up.inside"]
    assert page.evaluate("one.scene.focus") == ""
    page.evaluate("one.shadowRoot.querySelector('[aria-label=b]').focus()")
    page.mouse.click(*place(page, 70, 50))
    assert page.evaluate("[document.activeElement.id, one.scene.focus]") == ["scene", "b"]


def test_in_a_sandboxed_frame_it_works(pages: Pages) -> None:
    """With an origin of its own, to which servers have to give what it fetches."""
    pages.add("/scene.json", document(), Access_Control_Allow_Origin="*")
    script = DEFINE.replace("/animcore/", f"{pages.address}/animcore/")
    pages.add("/far.js", script, Access_Control_Allow_Origin="*")
    scene = SCENE.replace('"', "")
    inside = f"<!doctype html><script type=module src={pages.address}/far.js></script>{scene}"
    page = pages.open(f'<iframe id=frame sandbox="allow-scripts" srcdoc="{inside}"></iframe>')
    frame = page.frames[1]
    frame.wait_for_function("globalThis.isDefined && document.querySelector('anim-scene').scene")
    frame.evaluate(TOLD)
    assert frame.evaluate("origin") == "null"
    box = frame.locator("anim-scene").bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + 10, box["y"] + 10)
    frame.evaluate(FRAMES)
    assert [each for each in frame.evaluate("told") if "hover" not in each] == PRESSED
    assert frame.evaluate(f"{CANVAS}.getContext('2d').getImageData(5, 5, 1, 1).data[3]") == 255


# ---- Attributes and properties ----


def test_what_is_set_before_it_is_defined_is_kept(pages: Pages) -> None:
    page = opened(pages, "")
    set_ = (
        "async () => { const element = document.createElement('late-scene'); document.body.append(element);"
        "Object.assign(element, { renderer: 'svg', isOn: true, level: 3, paused: true, src: '/scene.json' });"
        "const copy = element.cloneNode(true); copy.setAttribute('SRC', '/scene.json'); copy.setAttribute('ISON', '');"
        "document.body.append(copy); defineElement('late-scene'); const comes = " + COMES + ";"
        "await Promise.all([element, copy].map(comes)); const after = copy.cloneNode(true);"
        "document.body.append(after); await comes(after);"
        "return [element.shadowRoot.querySelector('svg') !== null, element.isOn, element.level, element.paused,"
        "copy.isOn, after.isOn, after.shadowRoot.querySelectorAll('canvas').length]; }"
    )
    assert page.evaluate(set_) == [True, True, 3, True, True, True, 1]


def test_markup_in_capital_letters_templates_and_declared_roots_make_it(pages: Pages) -> None:
    page = opened(pages, "<div id=holder></div>")
    made = (
        "async () => { const comes = " + COMES + "; const template = document.createElement('template');"
        "template.innerHTML = '<ANIM-SCENE SRC=/scene.json LEVEL=4 RENDERER=svg></ANIM-SCENE>';"
        "const parts = [template.content.cloneNode(true), document.importNode(template.content, true)];"
        "const found = []; for (const part of parts) { const element = part.firstChild; holder.append(part);"
        "found.push(await comes(element), element.level, element.shadowRoot.querySelector('svg') !== null); }"
        "holder.setHTMLUnsafe('<anim-scene src=/scene.json><template shadowrootmode=open><p>Wait</p></template>');"
        "found.push(await comes(holder.firstChild), holder.firstChild.shadowRoot.querySelector('p')); return found; }"
    )
    assert page.evaluate(made) == ["load", 4, True, "load", 4, True, "load", None]


def test_attributes_that_are_set_while_it_is_moved_or_nowhere_count(pages: Pages) -> None:
    page = opened(pages)
    found = page.evaluate(
        "async () => { const found = []; const pause = () => new Promise((done) => setTimeout(done, 50));"
        "one.setAttribute('level', '5'); document.body.append(one); await pause(); found.push(one.level);"
        "one.remove(); one.setAttribute('level', '6'); await pause(); one.toggleAttribute('isOn');"
        "document.body.append(one); await pause(); found.push(one.level, one.isOn);"
        # What the page has set since stays, when it is moved without a change.
        "one.level = 7; document.body.append(one); await pause(); found.push(one.level); return found; }"
    )
    assert found == [5, 6, True, 7]


def test_attributes_in_a_page_of_xml_have_their_capital_letters(pages: Pages) -> None:
    xml = '<html xmlns="http://www.w3.org/1999/xhtml"><head><title>A frame</title></head><body /></html>'
    pages.answers["/frame.xhtml"] = Answer(xml, "application/xhtml+xml")
    page = opened(pages, f"{SCENE}<iframe id=frame src=/frame.xhtml></iframe>")
    found = page.evaluate(
        "async () => { frame.contentDocument.body.append(one); one.setAttribute('isOn', '');"
        "await new Promise((done) => setTimeout(done, 50)); return [one.isOn, one.attributes.isOn.name]; }"
    )
    assert found == [True, "isOn"]


def test_reduced_motion_that_is_asked_for_while_it_is_nowhere_is_heard(pages: Pages) -> None:
    """What moves by more than its opacity jumps then."""
    moving = {
        "animcore": 1,
        "size": [100, 60],
        "properties": {"place": {"kind": "scalar", "value": 0}},
        "nodes": [{"kind": "rectangle", "frame": [0, 0, 20, 60], "fill": "#123456", "x": "place"}],
        "machine": {
            "states": {
                "s": {"on": {"go": {"actions": [{"set": {"place": 80}, "motion": {"curve": "linear", "duration": 1}}]}}}
            }
        },
    }
    page = opened(pages, SCENE.replace(">", " paused>", 1), json.dumps(moving))
    page.evaluate("one.remove()")
    page.emulate_media(reduced_motion="reduce")
    page.evaluate(FRAMES)
    x = page.evaluate(
        "() => { document.body.append(one); one.scene.send('go'); one.advance(0.5);"
        "return one.scene.stage.property('place').presentation; }"
    )
    assert x == 80


# ---- Documents ----


def test_what_fails_is_told_and_the_next_source_is_shown(pages: Pages) -> None:
    """None there, other text, a node that is none, another origin without permission, and an address that is none."""
    pages.add("/text.json", "<html>")
    pages.add("/other.json", '{"animcore": 1, "size": [10, 10], "nodes": 3}')
    page = opened(pages)
    page.evaluate("text => { globalThis.comes = eval(text); }", COMES)
    other = pages.address.replace("127.0.0.1", "localhost")
    messages = [
        page.evaluate("async (src) => { one.src = src; return await comes(one); }", src)
        for src in ("/none.json", "/text.json", "/other.json", f"{other}/scene.json", "http://[")
    ]
    assert messages[0].startswith("/none.json could not be fetched: 404")
    assert "load" not in messages
    # The one of before goes on meanwhile.
    told(page)
    assert press(page) == PRESSED
    assert page.evaluate("async () => { one.src = '/scene.json?2'; return await comes(one); }") == "load"
    assert press(page) == PRESSED
    pages.errors = [
        each for each in pages.errors if each not in messages and "Failed" not in each and "CORS" not in each
    ]


@pytest.mark.parametrize("renderer", ["canvas", "svg"])
def test_what_a_page_s_function_for_images_throws_is_told_and_the_scene_runs(pages: Pages, renderer: str) -> None:
    image = {"kind": "image", "image": "a", "frame": [0, 0, 20, 20], "fit": "cover"}
    text = json.dumps({"animcore": 1, "size": [100, 60], "nodes": [image]})
    page = pages.open("")
    found = page.evaluate(
        """async ([text, renderer]) => {
        const [element, told] = [document.createElement("anim-scene"), []];
        element.addEventListener("load", () => told.push("load"));
        element.addEventListener("error", ({ message }) => told.push(message));
        element.images = () => { throw "no image"; };
        element.renderer = renderer;
        document.body.append(element);
        element.load(text);
        const frame = () => new Promise(requestAnimationFrame);
        await frame().then(frame).then(frame);
        return [[...new Set(told)], element.scene.stage.info.time > 0n]; }""",
        [text, renderer],
    )
    assert found == [["no image", "load"], True]
    pages.errors = [each for each in pages.errors if each != "no image"]


def test_of_an_attribute_and_a_property_the_last_counts_and_at_once(pages: Pages) -> None:
    page = opened(pages)
    found = page.evaluate(
        """async () => {
        const found = [];
        one.setAttribute("level", "1");
        one.level = 2;
        await null;
        found.push(one.level);
        one.level = 3;
        one.setAttribute("level", "4");
        found.push(one.level, one.toggleAttribute("ison"), one.isOn);
        one.removeAttribute("ison");
        found.push(one.isOn);
        one.attributes.level.value = "5";
        await null;
        found.push(one.level);
        return found; }"""
    )
    assert found == [2, 4, True, True, False, 5]


def test_style_sheets_that_a_page_adds_stay_when_another_document_comes(pages: Pages) -> None:
    page = opened(pages, text=PICTURE)
    found = page.evaluate(
        """(text) => {
        const own = new CSSStyleSheet();
        own.replaceSync("canvas { outline: 3px solid rgb(1, 2, 3); }");
        one.shadowRoot.adoptedStyleSheets.push(own);
        const look = () => {
          const { outlineColor } = getComputedStyle(one.shadowRoot.querySelector("canvas"));
          return [one.shadowRoot.adoptedStyleSheets.length, outlineColor, getComputedStyle(one).touchAction];
        };
        const before = look();
        one.load(text);
        return [before, look()]; }""",
        document(),
    )
    assert found == [[2, "rgb(1, 2, 3)", "auto"], [3, "rgb(1, 2, 3)", "none"]]


def test_what_is_asked_before_there_is_a_scene_is_refused_in_plain_words(pages: Pages) -> None:
    page = opened(pages, "<anim-scene></anim-scene>")
    said = page.evaluate(
        "() => ['draw', 'advance'].map((name) => {"
        "try { return one[name](0); } catch ({ message }) { return message; } })"
    )
    assert said == ["the element has no scene yet: its event load tells when it has"] * 2
    assert page.evaluate("[one.scene, Object.keys(one.inputs).length, one.focus()]") == [None, 0, None]


def test_a_text_that_is_given_stays_when_an_earlier_source_comes_late(pages: Pages) -> None:
    pages.add("/late.json", document(inputs={"isLate": {"type": "boolean"}}))
    page = opened(pages)
    found = page.evaluate(
        "async (text) => { const loads = []; one.addEventListener('load', () => loads.push('isOn' in one.inputs));"
        "one.src = '/late.json'; one.load(text); await new Promise((done) => setTimeout(done, 300)); return loads; }",
        document(),
    )
    assert found == [True]
    assert "/late.json" in pages.requests


def test_in_a_frame_a_source_is_beside_the_frame_s_page(pages: Pages) -> None:
    """As that of an image there (HTML, 2.4.3: relative to the document's base URL)."""
    pages.add("/sub/scene.json", document(inputs={"isSub": {"type": "boolean"}}))
    pages.add("/sub/frame.html", "<!doctype html><title>A frame</title>")
    page = opened(pages, f"{SCENE}<iframe id=frame src=/sub/frame.html></iframe>")
    found = page.evaluate(
        "async () => { const element = document.createElement('anim-scene'); const comes = " + COMES + ";"
        "const loaded = comes(element); frame.contentDocument.body.append(element);"
        "element.setAttribute('src', 'scene.json'); return [await loaded, 'isSub' in element.inputs]; }"
    )
    assert found == ["load", True]


# ---- Pictures ----


def test_a_canvas_is_never_larger_than_browsers_have_them(pages: Pages) -> None:
    """Chromium's are empty beyond 65 535 pixels or 268 million of them; Safari's beyond 67 million."""
    page = opened(pages, SCENE.replace(">", " style='width: 70000px; height: 42000px'>", 1))
    width, height = page.evaluate(f"[{CANVAS}.width, {CANVAS}.height]")
    assert width * height <= 67e6
    assert width / height == pytest.approx(100 / 60, rel=1e-3)
    read = f"Array.from({CANVAS}.getContext('2d').getImageData(10, 10, 1, 1).data)"
    assert page.evaluate(read) == [0x12, 0x34, 0x56, 255]
    # 700 of the page's pixels are one of the scene's.
    page.mouse.click(*place(page, 700, 300))
    assert told(page, "hover") == PRESSED


def test_a_canvas_that_was_lost_is_drawn_again(pages: Pages) -> None:
    """The event contextrestored (HTML, 4.12.5.1.1): all that was drawn is gone."""
    page = opened(pages)
    alpha = f"{CANVAS}.getContext('2d').getImageData(5, 5, 1, 1).data[3]"
    assert page.evaluate(alpha) == 255
    page.evaluate(f"{CANVAS}.getContext('2d').reset()")
    assert page.evaluate(alpha) == 0
    page.evaluate(f"{CANVAS}.dispatchEvent(new Event('contextrestored'))")
    page.evaluate(FRAMES)
    assert page.evaluate(alpha) == 255


def test_zoom_and_pixels_of_any_ratio_are_followed(pages: Pages) -> None:
    page = opened(pages, f"<div id=holder>{SCENE}</div>")
    session = page.context.new_cdp_session(page)
    for zoom in (2, 1.5, 1):
        page.evaluate("zoom => { holder.style.zoom = zoom; }", zoom)
        page.wait_for_function(f"{CANVAS}.width === {100 * zoom} && {CANVAS}.height === {60 * zoom}")
        page.mouse.click(*place(page, 18 * zoom, 10))
        assert told(page, "hover") == PRESSED
        page.mouse.click(*place(page, 22 * zoom, 10))
        assert told(page, "hover") == []
    for number, ratio in enumerate((1.1, 4 / 3, 2.625, 0.9)):
        metrics = {"width": 790 - 10 * number, "height": 600, "deviceScaleFactor": ratio, "mobile": False}
        session.send("Emulation.setDeviceMetricsOverride", metrics)
        # Halves may be rounded either way.
        page.wait_for_function(f"Math.abs({CANVAS}.width - {100 * ratio}) <= 0.51")


def test_a_popover_and_what_is_hidden_until_found_are_as_other_elements(pages: Pages) -> None:
    """By the browser's own style sheet (HTML, 15.3.1 and 15.3.2)."""
    page = opened(pages, SCENE.replace(">", " popover>", 1) + "<p id=p popover>Text</p>")
    styles = "(id) => { const s = getComputedStyle(document.getElementById(id)); return [s.display, s.position]; }"
    assert page.evaluate(styles, "scene") == page.evaluate(styles, "p") == ["none", "fixed"]
    page.evaluate("one.showPopover()")
    page.evaluate(FRAMES)
    assert page.evaluate(styles, "scene") == ["block", "fixed"]
    assert page.evaluate(f"{CANVAS}.width") == 100
    page.evaluate("() => { one.removeAttribute('popover'); one.hidden = true; }")
    assert page.evaluate("getComputedStyle(one).display") == "none"
    page.evaluate("one.hidden = 'until-found'")
    hidden = "[getComputedStyle(one).display, getComputedStyle(one).contentVisibility]"
    assert page.evaluate(hidden) == ["inline-block", "hidden"]
