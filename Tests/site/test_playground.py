# SPDX-License-Identifier: MIT
"""The playground: examples, errors where they are, a timeline that goes back to the bit, links, hostile documents."""

from __future__ import annotations

import base64
import io
import json
import random
import re
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import animcore
import pytest
from PIL import Image, ImageChops, ImageSequence, ImageStat
from playwright.sync_api import Page, Route

ROOT = Path(__file__).resolve().parents[2]
EXAMPLES = [path for folder in ("controls", "controls/examples") for path in sorted((ROOT / folder).glob("*.json"))]
EXPECTATION = "x-expect"
SPINNING = {
    "animcore": 1,
    "size": [40, 40],
    "properties": {"x": {"kind": "scalar", "value": 0}},
    "machine": {
        "states": {
            "a": {"on": {"go": "b"}},
            "b": {"always": "c"},
            "c": {"always": {"target": "b", "guard": "elapsed >= 0"}},
        }
    },
    "nodes": [{"kind": "rectangle", "frame": [0, 0, 40, 40], "fill": "#F00"}],
}


def opened(open_page: Callable[..., Page], fragment: str = "", **options: Any) -> Page:
    page = open_page(f"playground/index.html{fragment}", viewport={"width": 1440, "height": 900}, **options)
    page.wait_for_function("globalThis.playground?.player.session")
    return page


def write(page: Page, text: str) -> None:
    """Puts a text into the editor as if it was typed."""
    page.evaluate(
        "text => playground.editor.code.replaceRange(text, {line: 0, ch: 0}, {line: 1e6, ch: 0}, '+input')", text
    )


def is_alive(page: Page) -> None:
    """Opens a good document, in which time passes and a tap switches."""
    page.select_option("#examples", "controls/gender-toggle")
    page.wait_for_function("playground.player.scene.state === 'girl' && playground.player.end > 0.05")
    page.locator("played-scene").click()
    page.wait_for_function("playground.player.scene.state === 'boy'")


def python_hash(text: str, trace: str, seconds: float) -> str:
    """What Python's scene is after a trace and some seconds more, in other frames than the page's."""
    recorded = animcore.Trace(trace)
    scene = animcore.Scene.load(text, parameters=recorded.parameters)
    for frame in range(1, 38):
        scene.play(recorded, recorded.end * frame / 37)
    scene.play(recorded)
    scene.advance(seconds)
    return str(scene.state_hash())


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_every_example_loads_and_plays_what_it_has_to_show(open_page: Callable[..., Page], path: Path) -> None:
    name = path.relative_to(ROOT).with_suffix("").as_posix()
    page = opened(open_page, f"#example={name}")
    assert page.input_value("#examples") == name
    assert json.loads(page.evaluate("playground.editor.text")) == json.loads(path.read_text(encoding="utf-8"))
    assert page.locator("#where").is_hidden()
    page.click("#demo")
    page.wait_for_function("playground.player.session.steps.length > 0 && playground.player.end > 0.3")
    assert page.inner_text("#said") == ""
    before, after = page.evaluate(
        "async () => { const { player } = playground; const shown = () => player.scene.svg();"
        "player.isPlaying = false; player.goto(0); const found = new Set();"
        "const step = Math.max(0.1, player.end / 20);"
        "for (let at = 0; at < player.end; at += step) { player.goto(at); found.add(shown()); }"
        "return [found.size, player.session.refused.size]; }"
    )
    assert before > 3, "nothing moves"
    assert after == 0, "steps were refused"


def test_an_error_is_marked_where_it_is_and_the_last_good_picture_stays(open_page: Callable[..., Page]) -> None:
    page = opened(open_page)
    picture = page.evaluate("playground.player.scene.svg()")
    page.evaluate("playground.editor.code.focus(); playground.editor.code.setCursor({line: 2, ch: 3})")
    for letter in "xyz":
        page.keyboard.type(letter)
        page.wait_for_selector("#where:not([hidden])")
        # CodeMirror counts from 0.
        marked = page.evaluate("playground.editor.code.getAllMarks().map((mark) => mark.find().from)")
        assert [(at["line"], at["ch"]) for at in marked] == [(2, 2)]
    page.wait_for_function("document.querySelector('#where').textContent.includes('xyzname')")
    assert page.inner_text("#where").startswith("line ")
    assert page.evaluate("playground.player.scene.svg()") == picture
    assert page.locator("played-scene").count() == 1
    for _ in "xyz":
        page.keyboard.press("Backspace")
    page.wait_for_selector("#where", state="hidden")
    assert page.evaluate("playground.editor.code.getAllMarks().length") == 0


def test_an_edit_keeps_what_was_done(open_page: Callable[..., Page]) -> None:
    page = opened(open_page)
    page.locator("played-scene").click()
    page.wait_for_function("playground.player.scene.state === 'boy'")
    text = page.evaluate("playground.editor.text")
    write(page, text.replace("#007AFF", "#00FF00"))
    page.wait_for_function("playground.player.text.includes('#00FF00')")
    assert page.evaluate("playground.player.scene.state") == "boy"
    page.wait_for_function("playground.player.scene.svg().includes('#00ff00')")


def test_back_and_forth_a_hundred_times_and_on_gives_the_same_bits(open_page: Callable[..., Page]) -> None:
    page = opened(open_page, "#example=controls/fast-cart-button")
    page.locator("played-scene").hover()
    for pause in (120, 300, 60):
        page.mouse.down()
        page.wait_for_timeout(pause)
        page.mouse.up()
        page.wait_for_timeout(pause)
    page.click("#play")
    straight, scrubbed, text = page.evaluate(
        """() => {
          const { player } = playground;
          const { session } = player;
          const end = session.end;
          const on = () => { session.goto(end); const kept = session.scene.snapshot(); session.advance(705600000n);
            const hash = String(session.scene.hash); return [kept, hash]; };
          const [kept, straight] = on();
          session.goto(end);
          let seed = 1;
          for (let turn = 0; turn < 100; turn += 1) {
            seed = (seed * 48271) % 2147483647;
            player.goto((seed / 2147483647) * Number(end) / 705600000);
          }
          const [, scrubbed] = on();
          session.goto(end); session.end = end; return [straight, scrubbed, session.text];
        }"""
    )
    assert scrubbed == straight
    steps = [json.loads(line) for line in text.splitlines()]
    assert [step["pointer"] for step in steps if step.get("pointer") in ("down", "up")] == ["down", "up"] * 3
    document = (ROOT / "controls" / "fast-cart-button.json").read_text(encoding="utf-8")
    assert python_hash(document, text, 1) == straight


def test_what_is_done_in_the_past_makes_another_future(open_page: Callable[..., Page]) -> None:
    page = opened(open_page)
    page.locator("played-scene").click()
    page.wait_for_function("playground.player.scene.state === 'boy' && playground.player.end > 0.5")
    page.click("#play")
    page.evaluate("playground.player.goto(0)")
    assert page.evaluate("playground.player.scene.state") == "girl"
    page.click("#forth")
    assert page.evaluate("playground.player.session.isInPast")
    page.get_by_label("boy", exact=True).check()
    assert page.evaluate("[playground.player.session.isInPast, playground.player.scene.state]") == [False, "boy"]
    assert page.evaluate("playground.player.session.steps.at(-1).input") == "boy"


SCROLLED = {
    "animcore": 1,
    "size": [60, 60],
    "nodes": [{"kind": "rectangle", "frame": [0, 0, 60, 60], "fill": "#123456"}],
    "inputs": {"y": {"type": "number"}},
    "regions": [{"name": "list", "shape": {"rectangle": [0, 0, 60, 60]}}],
    "machine": {
        "states": {
            "s": {
                "on": {"list.wheel": {"guard": "y + event.dy <= 200", "actions": [{"assign": {"y": "y + event.dy"}}]}}
            }
        }
    },
}


def test_wheels_are_written_down_where_the_scene_has_a_use_for_them(open_page: Callable[..., Page]) -> None:
    page = opened(open_page)
    write(page, json.dumps(SCROLLED))
    # The document before has one input, too.
    page.wait_for_function(
        "() => { try { return playground.player.scene.getNumber('y') === 0 && playground.player.end > 0.05; }"
        "catch { return false; } }"
    )
    page.evaluate("playground.player.begin()")
    page.locator("played-scene").hover()
    page.mouse.wheel(0, 20)
    page.wait_for_function("playground.player.scene.getNumber('y') > 0")
    page.mouse.wheel(0, 9000)
    page.click("#play")
    wheels = "playground.player.session.steps.filter((each) => 'wheel' in each).length"
    y, count = page.evaluate(f"[playground.player.scene.getNumber('y'), {wheels}]")
    assert (y > 0, count) == (True, 1)
    end = page.evaluate("playground.player.end")
    page.evaluate("playground.player.goto(0)")
    assert page.evaluate("playground.player.scene.getNumber('y')") == 0
    page.evaluate("end => playground.player.goto(end)", end)
    assert page.evaluate("playground.player.scene.getNumber('y')") == y
    animcore.Trace(page.evaluate("playground.player.session.text"))


def test_a_document_that_is_edited_while_it_is_downloaded_plays_on(open_page: Callable[..., Page]) -> None:
    page = opened(open_page)
    page.wait_for_function("playground.player.end > 0.5")
    page.click(".menu summary")
    page.evaluate(
        "() => { document.querySelector('[data-download=zip]').click();"
        "playground.player.edit(playground.editor.text); }"
    )
    page.wait_for_function("document.querySelector('#said').textContent.includes('meanwhile')")
    page.wait_for_function("before => playground.player.end > before", arg=page.evaluate("playground.player.end"))
    assert page.evaluate("playground.player.isPlaying")


def test_tabs_leave_keys_with_modifiers_to_the_browser(open_page: Callable[..., Page]) -> None:
    page = opened(open_page)
    page.focus("#tab-inputs")
    page.evaluate(
        "() => { globalThis.taken = []; addEventListener('keydown', (event) => taken.push(event.defaultPrevented)); }"
    )
    for key in ("Alt+ArrowRight", "Control+End", "Meta+ArrowRight", "ArrowRight"):
        page.evaluate(
            "key => { const parts = key.split('+'); const more = Object.fromEntries(parts.slice(0, -1).map((each) =>"
            "[{ Alt: 'altKey', Control: 'ctrlKey', Meta: 'metaKey' }[each], true]));"
            "document.activeElement.dispatchEvent(new KeyboardEvent('keydown',"
            "{ key: parts.at(-1), bubbles: true, cancelable: true, ...more })); }",
            key,
        )
    assert page.evaluate("taken") == [False, False, False, True]
    assert page.evaluate("document.activeElement.id") == "tab-states"


def test_items_of_lists_come_go_and_are_written_down(open_page: Callable[..., Page]) -> None:
    page = opened(open_page)
    page.select_option("#examples", "controls/examples/toast-stack")
    page.wait_for_function("playground.player.scene.lists.length === 1")
    page.click("#tab-inputs")
    # Each room of the list has inputs of its own, which are shown of items alone.
    assert page.locator("#inputs .field").count() == 1
    append = page.get_by_role("button", name="Append to toasts")
    append.click()
    append.click()
    page.wait_for_function("document.querySelectorAll('#inputs .item').length === 2")
    # Of the two inputs one is the list's to give.
    assert page.locator("#inputs .item input").count() == 2
    page.locator("#inputs .item input").last.fill("Saved")
    assert page.evaluate("playground.player.scene.getString('toasts.1.title')") == "Saved"
    page.get_by_role("button", name="Remove 1 of toasts").click()
    page.wait_for_function("document.querySelectorAll('#inputs .item').length === 1")
    steps = page.evaluate("playground.player.session.steps")
    kinds = [next(kind for kind in ("append", "update", "remove", "input") if kind in each) for each in steps]
    assert kinds[:2] == ["append", "append"]
    assert kinds[-2:] == ["update", "remove"]
    assert steps[-1] | {"at": 0} == {"at": 0, "remove": "toasts", "item": "1"}
    # What was written down is what happened: back and forth, the same state.
    page.click("#play")
    end, digest = page.evaluate("[playground.player.end, String(playground.player.scene.hash)]")
    page.evaluate("playground.player.goto(0)")
    page.wait_for_function("document.querySelectorAll('#inputs .item').length === 0")
    page.evaluate("end => playground.player.goto(end)", end)
    assert page.evaluate("String(playground.player.scene.hash)") == digest
    page.wait_for_function("document.querySelectorAll('#inputs .item').length === 1")


def test_the_keyboard_is_enough(open_page: Callable[..., Page]) -> None:
    page = opened(open_page)
    page.evaluate("playground.editor.code.focus()")
    for _ in range(4):
        if page.evaluate("document.activeElement.localName") != "played-scene":
            page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.wait_for_function("playground.player.scene.state === 'boy'")
    page.focus("#time")
    page.keyboard.press("Home")
    page.wait_for_function("playground.player.scene.state === 'girl' && !playground.player.isPlaying")


def test_a_link_opens_the_same_document(open_page: Callable[..., Page]) -> None:
    page = opened(open_page)
    text = page.evaluate("playground.editor.text").replace("gender-toggle", "Grüße, 🐈")
    write(page, text)
    page.wait_for_function("playground.player.text.includes('🐈')")
    page.evaluate("playground.player.edit(playground.player.text, {width: 80})")
    page.click("#share")
    page.wait_for_function("location.hash.startsWith('#d=')")
    fragment = page.evaluate("location.hash")
    assert len(fragment) < len(text) * 0.7
    other = opened(open_page, fragment)
    assert other.evaluate("playground.editor.text") == text
    assert other.evaluate("playground.player.parameters") == {"width": 80}


@pytest.mark.parametrize(
    ("note", "said"),
    [
        ("a" * 3_745_000, r"A link can hold 4 MB, and this document has 4\.01 MB\. Download .* instead\."),
        (random.Random(1).randbytes(700_000).hex(), r"Browsers open links of 1 million letters, and .* instead\."),
    ],
    ids=["more than a link may hold", "longer than browsers open"],
)
def test_a_link_that_could_not_be_opened_is_not_made(open_page: Callable[..., Page], note: str, said: str) -> None:
    """What reads a link takes 4 MB out of it (test_a_hostile_one); Firefox opens addresses of 1 048 576 letters."""
    page = opened(open_page)
    before = page.evaluate("location.href")
    # In lines: an editor takes a minute to lay out one of 4 MB.
    lines = [note[start : start + 100] for start in range(0, len(note), 100)]
    text = json.dumps({"animcore": 1, "size": [40, 40], "x-note": lines}, indent=0, separators=(",", ":"))
    page.evaluate("text => { playground.editor.text = text; }", text)
    page.click("#share")
    page.wait_for_function("document.querySelector('#said').textContent !== ''")
    assert re.fullmatch(said, page.inner_text("#said")), page.inner_text("#said")
    assert page.evaluate("location.href") == before
    is_alive(page)


def test_a_link_to_a_document_with_an_error_leaves_the_page_alive(open_page: Callable[..., Page]) -> None:
    """Of such a document nothing runs: buttons of the clock do nothing, and no error is left uncaught."""
    page = opened(open_page)
    page.evaluate('playground.editor.text = \'{"animcore": 1, "sizes": 5}\'')
    page.click("#share")
    page.wait_for_function("location.hash.startsWith('#d=')")
    page.reload()
    page.wait_for_selector("#where:not([hidden])")
    assert page.inner_text("#where").startswith("line 1")
    for name in ("replay", "back", "forth", "play", "restart", "demo"):
        page.click(f"#{name}")
    page.focus("#time")
    page.keyboard.press("ArrowRight")
    page.select_option("#examples", "controls/fast-cart-button")
    page.wait_for_function("playground.player.session !== null")
    is_alive(page)


def test_what_a_field_asks_for_and_the_library_refuses_is_said(open_page: Callable[..., Page]) -> None:
    """docs/document-format.md: a number outside of its range is refused, and so is a text of more than 65536 bytes."""
    page = opened(open_page)
    inputs = {"level": {"type": "number", "value": 3, "range": [0, 10]}, "title": {"type": "string", "value": "a"}}
    nodes = [{"kind": "rectangle", "frame": [0, 0, 40, 40], "fill": "#123"}]
    write(page, json.dumps({"animcore": 1, "size": [40, 40], "inputs": inputs, "nodes": nodes}))
    page.wait_for_function("playground.player.text.includes('level')")
    page.fill("#field-level", "50")
    assert page.inner_text("#said") == "value must be from 0.0 to 10.0"
    page.fill("#field-level", "5")
    assert page.inner_text("#said") == ""
    page.fill("#field-title", "a" * 65537)
    assert page.inner_text("#said") == "text is longer than 65536 bytes"
    assert page.evaluate("[playground.player.scene.inputs.level, playground.player.scene.inputs.title]") == [5, "a"]


def test_what_comes_late_is_left(open_page: Callable[..., Page]) -> None:
    """An example that loads slowly does not take the place of one that was opened after it."""
    page = opened(open_page)
    waiting: list[Route] = []
    page.route("**/bottom-sheet.json", lambda route: waiting.append(route))
    page.select_option("#examples", "controls/examples/bottom-sheet")
    while not waiting:
        page.wait_for_timeout(10)
    page.evaluate("location.hash = '#example=controls/fast-cart-button'")
    later = json.loads((ROOT / "controls/fast-cart-button.json").read_text(encoding="utf-8"))
    page.wait_for_function("playground.editor.text.includes('cart')")
    assert json.loads(page.evaluate("playground.editor.text")) == later
    with page.expect_response("**/bottom-sheet.json"):
        waiting[0].continue_()
    page.wait_for_timeout(200)
    assert json.loads(page.evaluate("playground.editor.text")) == later
    assert page.input_value("#examples") == "controls/fast-cart-button"


@pytest.mark.parametrize(
    "fragment",
    [
        *("#d=", "#d=!!!", "#d=%", "#d=AAAA", "#d=c2hvcnQ", "#d=q1YqSa0oUbJSMqpVAgA", f"#d={'A' * 100_000}"),
        *("#example=..%2F..%2Fetc", "#example=%", "#example=%E0%A4%A", "#example=__proto__", "#%00"),
    ],
)
def test_a_broken_link_leads_to_an_example(open_page: Callable[..., Page], fragment: str) -> None:
    page = opened(open_page, fragment)
    assert page.input_value("#examples").startswith("controls/")
    said = page.inner_text("#said")
    if fragment.startswith("#d="):
        assert re.fullmatch(r"The link could not be read: it (is cut off or was changed|holds no document)", said)
    else:
        assert said == ""
    page.evaluate("location.hash = '#example=%'")
    is_alive(page)


# What is wrong in each by the trace format (docs/trace-format.md), and a word of what is said of it.
NO_TRACES = {
    "": "begins with the line",
    "null": "must be an object",
    "{}": "'trace' is missing",
    '{"trace": 1}\nnull': "line 2",
    '{"trace": 1}\n{"at": "x", "send": "e"}': "/at: must be a number",
    '{"trace": 1}\n{"at": -1, "send": "e"}': "/at: must be a number of seconds",
    '{"trace": 1}\n{"at": 1e300, "send": "e"}': "/at: must be a number of seconds",
    '{"trace": 1, "parameters": 5}': "/parameters: must be an object",
}


@pytest.mark.parametrize("text", NO_TRACES)
def test_what_is_no_trace_is_refused_and_nothing_changes(open_page: Callable[..., Page], text: str) -> None:
    page = opened(open_page)
    page.evaluate("globalThis.session = playground.player.session")
    page.set_input_files("#trace", {"name": "t.jsonl", "mimeType": "text/plain", "buffer": text.encode()})
    page.wait_for_function("document.querySelector('#said').textContent !== ''")
    said = page.inner_text("#said")
    assert said.startswith("t.jsonl is no trace: line ")
    assert NO_TRACES[text] in said
    assert page.evaluate("session === playground.player.session && document.querySelector('#where').hidden")


@pytest.mark.parametrize(
    "steps", [5, "x", {}, {"length": 3}, [None], [{"at": "x"}], [{"at": -1, "send": "e"}]], ids=str
)
def test_a_documents_own_trace_may_be_anything(open_page: Callable[..., Page], steps: Any) -> None:
    page = opened(open_page)
    write(page, json.dumps({"animcore": 1, "size": [40, 40], "x-trace": steps}))
    page.wait_for_function("playground.player.text.includes('x-trace')")
    page.evaluate("globalThis.session = playground.player.session")
    page.click("#demo")
    page.wait_for_function("document.querySelector('#said').textContent !== ''")
    assert re.match(r"line 2, column \d+|The document's x-trace must be an array", page.inner_text("#said"))
    assert page.evaluate("session === playground.player.session && playground.player.isPlaying")
    is_alive(page)


def test_completion_knows_the_format_and_the_documents_names(open_page: Callable[..., Page]) -> None:
    page = opened(open_page)

    def offered(before: str) -> str:
        write(page, before)
        page.evaluate(
            "() => { const { code } = playground.editor; code.focus();"
            "code.setCursor({line: 1e6, ch: 1e6}); code.options.extraKeys['Ctrl-Space'](code); }"
        )
        page.wait_for_selector(".CodeMirror-hints")
        found = page.inner_text(".CodeMirror-hints")
        page.keyboard.press("Escape")
        return found

    assert re.search(r"^machine\b", offered('{ "animcore": 1, "ma'), re.MULTILINE)
    assert re.search(r"^kind\b", offered('{ "nodes": [{ "'), re.MULTILINE)
    assert re.search(r"^ellipse\b", offered('{ "nodes": [{ "kind": "'), re.MULTILINE)


def check_gif(page: Page, gif: bytes, archive: zipfile.ZipFile) -> None:
    """By Pillow: its frames are the PNGs over the color behind the control, as near as 255 colors come; as long."""
    surface = page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--surface').trim()")
    image = Image.open(io.BytesIO(gif))
    frames = list(ImageSequence.Iterator(image))
    assert image.info["loop"] == 0
    assert len(frames) >= len(archive.namelist())
    lasting = 0
    for index, frame in enumerate(ImageSequence.Iterator(image)):
        lasting += frame.info["duration"]
        assert abs(lasting - 1000 * (index + 1) / 30) <= 5
        if index < len(archive.namelist()):
            png = Image.open(io.BytesIO(archive.read(archive.namelist()[index]))).convert("RGBA")
            wanted = Image.alpha_composite(Image.new("RGBA", png.size, surface), png).convert("RGB")
            off = ImageStat.Stat(ImageChops.difference(frame.convert("RGB"), wanted))
            assert max(off.mean) < 1
            assert max(high for _, high in off.extrema) < 80


def test_what_is_downloaded(open_page: Callable[..., Page]) -> None:
    page = opened(open_page)
    page.locator("played-scene").click()
    page.wait_for_function("playground.player.end > 0.5")
    files: dict[str, bytes] = {}
    for kind in ("trace", "svg", "zip", "apng", "gif"):
        page.click(".menu summary")
        with page.expect_download() as download:
            page.click(f"[data-download={kind}]")
        files[kind] = Path(download.value.path()).read_bytes()
    animcore.Trace(files["trace"].decode())
    assert files["svg"].startswith(b"<svg")
    archive = zipfile.ZipFile(io.BytesIO(files["zip"]))
    assert archive.testzip() is None
    assert len(archive.namelist()) >= 15
    assert files["apng"].startswith(b"\x89PNG")
    assert files["apng"].count(b"fcTL") >= 15
    check_gif(page, files["gif"], archive)
    shown = page.evaluate(
        "async (address) => { const image = new Image(); image.src = address; await image.decode();"
        "return [image.naturalWidth, image.naturalHeight]; }",
        f"data:image/png;base64,{base64.b64encode(files['apng']).decode()}",
    )
    assert max(shown) == 480


def test_a_document_of_a_megabyte(open_page: Callable[..., Page]) -> None:
    page = opened(open_page)
    nodes = [{"kind": "rectangle", "frame": [i % 100, i // 100, 1, 1], "fill": "#336699"} for i in range(16_000)]
    text = json.dumps({"animcore": 1, "size": [100, 200], "nodes": nodes})
    assert len(text) > 1_000_000
    write(page, text)
    page.wait_for_function("playground.player.text.length > 1e6")
    is_alive(page)


def test_one_that_never_settles(open_page: Callable[..., Page]) -> None:
    page = opened(open_page)
    write(page, json.dumps(SPINNING))
    page.wait_for_function("playground.player.scene.state === 'a'")
    page.click("#tab-inputs")
    page.fill("#event", "go")
    page.keyboard.press("Enter")
    page.click("#tab-events")
    page.wait_for_function("document.querySelector('#events').textContent.includes('unsettled')")
    is_alive(page)


def hostile() -> dict[str, str]:
    inner: Any = {"kind": "rectangle", "frame": [0, 0, 1, 1], "fill": "#000"}
    components: dict[str, Any] = {"c0": {"size": [1, 1], "nodes": [inner]}}
    for level in range(1, 16):
        uses = [{"kind": "component", "name": f"n{i}", "component": f"c{level - 1}"} for i in range(8)]
        components[f"c{level}"] = {"size": [1, 1], "nodes": uses}
    nodes = [{"kind": "component", "name": "all", "component": "c15"}]
    forever = {f"p{i}": {"kind": "scalar", "value": 0} for i in range(3000)}
    playing = {
        f"a{i}": {"property": f"p{i}", "to": 1, "duration": 0.001, "timing": {"repeat": "infinite"}}
        for i in range(3000)
    }
    return {
        "nested": "[" * 100_000,
        "bomb": json.dumps({"animcore": 1, "size": [1, 1], "components": components, "nodes": nodes}),
        "busy": json.dumps(
            {
                "animcore": 1,
                "properties": forever,
                "animations": playing,
                "machine": {"states": {"s": {"entry": [{"play": name} for name in playing]}}},
            }
        ),
        "markup": json.dumps(
            {
                "animcore": 1,
                "name": "<img src=x onerror=alert(1)>",
                "inputs": {
                    "constructor": {"type": "boolean"},
                    "style": {"type": "string"},
                    "load": {"type": "trigger"},
                },
                "machine": {"states": {"a<b>": {}}},
            }
        ),
        "names": json.dumps(
            {
                "animcore": 1,
                "size": [9, 9],
                "inputs": {name: {"type": "boolean"} for name in ("constructor", "scene", "draw", "paused", "style")},
                "nodes": [{"kind": "rectangle", "frame": [0, 0, 9, 9], "fill": "#000"}],
            }
        ),
        "proto": '{"animcore": 1, "__proto__": {"x": 1}, "machine": {"states": {"__proto__": {}, "toString": {}}}}',
    }


@pytest.mark.parametrize("name", hostile())
def test_a_hostile_one(open_page: Callable[..., Page], name: str) -> None:
    page = opened(open_page)
    write(page, hostile()[name])
    page.wait_for_timeout(600)
    page.evaluate("1")
    is_alive(page)
