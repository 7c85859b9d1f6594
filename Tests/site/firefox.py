# SPDX-License-Identifier: MIT
"""Debian's Firefox, driven by WebDriver BiDi (https://www.w3.org/TR/webdriver-bidi/): Playwright has a Firefox of its
own. Pages are touched and typed into: events come from the browser, not from scripts."""

from __future__ import annotations

import asyncio
import itertools
import json
import re
import subprocess
import threading
from pathlib import Path
from typing import Any

from tornado.websocket import WebSocketClientConnection, websocket_connect

# Of the profile: nothing is asked of the network, and there is a screen to touch.
PREFERENCES: dict[str, bool | int | str] = {
    "app.normandy.enabled": False,
    "app.update.enabled": False,
    "browser.aboutwelcome.enabled": False,
    "browser.safebrowsing.malware.enabled": False,
    "browser.safebrowsing.phishing.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "dom.w3c_touch_events.enabled": 1,
    "extensions.getAddons.cache.enabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "services.settings.server": "data:,",
    "toolkit.telemetry.enabled": False,
}
# WebDriver's letters for keys without one (https://www.w3.org/TR/webdriver2/#keyboard-actions).
LETTERS = {"Tab": "\ue004", "Enter": "\ue007", "Escape": "\ue00c", "Space": " "}
PATIENCE = 60


class Firefox:
    """A window of Firefox, and one page in it."""

    def __init__(self, program: str, profile: Path) -> None:
        profile.mkdir(parents=True)
        lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in PREFERENCES.items()]
        (profile / "user.js").write_text("".join(lines), encoding="utf-8")
        self.log = profile / "log"
        options = ["--headless", "--no-remote", "--profile", str(profile), "--remote-debugging-port", "0"]
        with self.log.open("w") as log:
            self.process = subprocess.Popen([program, *options, "about:blank"], stdout=log, stderr=log)
        # A loop of its own, as Playwright's runs in the thread of the tests.
        self.loop = asyncio.new_event_loop()
        threading.Thread(target=self.loop.run_forever, daemon=True).start()
        self.numbers = itertools.count(1)
        # Of a finger that is down: its name, and where it is.
        self.fingers: dict[int, tuple[str, float, float]] = {}
        try:
            self.socket: WebSocketClientConnection = self.run(self.connect())
            self.send("session.new", capabilities={})
            self.context = self.send("browsingContext.getTree")["contexts"][0]["context"]
        except BaseException:
            self.close()
            raise

    def run(self, work: Any) -> Any:
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)

    async def connect(self) -> WebSocketClientConnection:
        for _ in range(PATIENCE * 10):
            found = re.search(r"WebDriver BiDi listening on (ws://\S+)", self.log.read_text(errors="replace"))
            if found:
                return await websocket_connect(f"{found[1]}/session")
            await asyncio.sleep(0.1)
        raise TimeoutError(f"Firefox does not listen: {self.log.read_text(errors='replace')}")

    def send(self, method: str, **parameters: Any) -> Any:
        """Sends a command and gives its result."""
        return self.run(self.exchange(next(self.numbers), method, parameters))

    async def exchange(self, number: int, method: str, parameters: dict[str, Any]) -> Any:
        await self.socket.write_message(json.dumps({"id": number, "method": method, "params": parameters}))
        while True:
            text = await self.socket.read_message()
            assert text is not None, "Firefox has ended"
            said = json.loads(text)
            if said.get("id") == number:
                assert said["type"] == "success", said
                return said["result"]

    def close(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.loop.call_soon_threadsafe(self.loop.stop)

    def open(self, address: str, script: str) -> None:
        """Opens a page, and adds a module when the page is there. Where the window has not the focus, as the one that
        Firefox opens by itself, another takes its place."""
        for _ in range(5):
            self.send("browsingContext.navigate", context=self.context, url=address, wait="complete")
            if self.has_focus():
                break
            before = self.context
            self.context = self.send("browsingContext.create", type="window")["context"]
            self.send("browsingContext.setViewport", context=self.context, viewport={"width": 1000, "height": 700})
            self.send("browsingContext.close", context=before)
        self.evaluate("() => customElements.whenDefined('anim-scene').then(() => null)")
        self.evaluate(
            "text => new Promise((done) => {"
            "const script = document.createElement('script');"
            "script.type = 'module'; script.textContent = text + '\\nglobalThis.isAdded();';"
            "globalThis.isAdded = () => done(null); document.head.append(script); })",
            script,
        )

    def has_focus(self) -> bool:
        return bool(self.evaluate("() => document.hasFocus()"))

    def evaluate(self, function: str, *arguments: Any) -> Any:
        """Calls a function of JavaScript in the page; arguments and result are JSON."""
        told = self.send(
            "script.callFunction",
            functionDeclaration=f"async (text) => JSON.stringify(await ({function})(...JSON.parse(text)) ?? null)",
            arguments=[{"type": "string", "value": json.dumps(arguments)}],
            target={"context": self.context},
            awaitPromise=True,
        )
        assert told["type"] == "success", told
        return json.loads(told["result"]["value"])

    def perform(self, kind: str, source: str, actions: list[dict[str, Any]]) -> None:
        more = {"parameters": {"pointerType": "touch"}} if kind == "pointer" else {}
        performed = [{"type": kind, "id": source, "actions": actions, **more}]
        self.send("input.performActions", context=self.context, actions=performed)

    # ---- A hand (driven_scene.py) ----

    def call(self, name: str, *arguments: Any) -> Any:
        return self.evaluate("(name, values) => driven[name](...values)", name, arguments)

    def pointer(self, action: str, x: float, y: float, finger: int) -> None:
        at = self.fingers.get(finger, ("", x, y))[1:]
        is_moved = at != (x, y)
        if action == "cancel" or (action == "move" and not is_moved) or (action == "up" and is_moved):
            # Nothing of WebDriver's does that: it moves before it lifts, and cancels nothing. The finger itself is
            # lifted at the end, and the next is another.
            self.call("dispatch", f"pointer{action}", x, y)
            if action != "move":
                del self.fingers[finger]
            return
        if action == "down":
            self.fingers[finger] = (f"finger {next(self.numbers)}", x, y)
        source = self.fingers[finger][0]
        self.fingers[finger] = (source, x, y)
        actions: list[dict[str, Any]] = [{"type": "pointerMove", "x": x, "y": y, "duration": 0}]
        if action != "move":
            actions.append({"type": f"pointer{action.capitalize()}", "button": 0})
        self.perform("pointer", source, actions if action != "up" else actions[1:])
        self.call("shown")
        if action == "up":
            del self.fingers[finger]

    def key(self, action: str, key: str) -> None:
        kinds = {"down": ["keyDown"], "up": ["keyUp"], "press": ["keyDown", "keyUp"]}[action]
        self.perform("key", "keys", [{"type": kind, "value": LETTERS[key]} for kind in kinds])

    def reduce_motion(self, is_reduced: bool) -> bool:
        """Without a part of WebDriver's for it, the host asks for what is to be reduced."""
        return not is_reduced

    def lift(self) -> None:
        """Lets go of all that is still pressed."""
        self.send("input.releaseActions", context=self.context)
        self.fingers.clear()
