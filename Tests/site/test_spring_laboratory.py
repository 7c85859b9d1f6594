# SPDX-License-Identifier: MIT
"""The spring laboratory in Chromium: settings that follow each other, an interrupted ball, code, and CSS's linear()."""

from __future__ import annotations

import math
from collections.abc import Callable

import pytest
from playwright.sync_api import Page


@pytest.fixture
def laboratory(open_page: Callable[..., Page]) -> Page:
    page = open_page("springs/index.html", viewport={"width": 1440, "height": 900}, reduced_motion="no-preference")
    page.wait_for_selector("html[data-ready]")
    return page


def shown(page: Page, name: str) -> float:
    return float(page.locator(f"#set-{name}").input_value())


def test_one_setting_moves_all(laboratory: Page) -> None:
    """SwiftUI's and UIKit's formulas, worked out here."""
    laboratory.get_by_role("button", name="Core Animation", exact=True).click()
    assert [shown(laboratory, name) for name in ("mass", "stiffness", "damping")] == [1, 100, 10]
    period = 2 * math.pi / 10
    for name, value in {"duration": period, "bounce": 0.5, "response": period, "fraction": 0.5}.items():
        assert shown(laboratory, name) == pytest.approx(value, rel=1e-4), name
    laboratory.locator("#set-duration").fill("0.5")
    laboratory.locator("#set-bounce").fill("0.2")
    stiffness = (2 * math.pi / 0.5) ** 2
    assert shown(laboratory, "stiffness") == pytest.approx(stiffness, rel=1e-4)
    assert shown(laboratory, "damping") == pytest.approx(2 * 0.8 * math.sqrt(stiffness), rel=1e-4)
    assert shown(laboratory, "fraction") == pytest.approx(0.8)
    assert shown(laboratory, "uikitRatio") == pytest.approx(0.8)
    # Of UIKit's springs of one damping ratio the pace is one over the duration.
    laboratory.locator("#set-uikitDuration").fill("1")
    quick = shown(laboratory, "stiffness")
    laboratory.locator("#set-uikitDuration").fill("2")
    assert shown(laboratory, "stiffness") == pytest.approx(quick / 4, rel=1e-3)
    laboratory.get_by_role("button", name="overdamped").click()
    assert laboratory.locator("#set-uikitRatio").is_disabled()
    assert "Overdamped" in laboratory.locator("#note").inner_text()
    laboratory.locator("#set-mass").fill("-1")
    assert "mass" in laboratory.locator("#note").inner_text()


def test_sliders_are_moved_by_keys(laboratory: Page) -> None:
    slider = laboratory.locator("#set-stiffness-slider")
    before = shown(laboratory, "stiffness")
    slider.focus()
    laboratory.keyboard.press("PageUp")
    assert shown(laboratory, "stiffness") > before
    assert shown(laboratory, "response") < 0.5


def test_a_click_interrupts_the_ball(laboratory: Page) -> None:
    laboratory.get_by_role("button", name="heavy").click()
    # Sent to the right, and back to the left while it is quick: it goes on to the right at first, and then turns.
    places = laboratory.evaluate(
        """async () => {
             const lane = document.querySelector("#lane"), ball = document.querySelector("#ball");
             const place = () => parseFloat(ball.style.translate);
             const frame = () => new Promise(requestAnimationFrame);
             const key = (name) => lane.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true }));
             key("Home");
             const start = place();
             key("End");
             while (place() < start + 0.3 * lane.clientWidth) await frame();
             const places = [start, place()];
             key("Home");
             places.push(place());
             for (let count = 0; count < 12; count += 1) { await frame(); places.push(place()); }
             while (place() > places[2]) await frame();
             return places;
           }"""
    )
    start, before, at, *after = places
    assert start < before == at, "it has jumped"
    assert max(after) > before + 5, places
    laboratory.get_by_role("button", name="smooth").click()
    lane = laboratory.locator("#lane")
    lane.click(position={"x": 300, "y": 40})
    lane.press("End")
    lane.press("Home")
    laboratory.wait_for_function("Math.abs(parseFloat(document.querySelector('#ball').style.translate) - 30) < 0.5")


def test_code_and_css_are_of_the_spring(laboratory: Page) -> None:
    laboratory.get_by_role("button", name="heavy").click()
    laboratory.get_by_role("tab", name="Python").click()
    assert laboratory.locator("#panels [role=tabpanel]:visible code").inner_text() == "spring = Spring(4, 100, 6)"
    laboratory.get_by_role("tab", name="Rust").click()
    assert "mass: 4.0" in laboratory.locator("#panels [role=tabpanel]:visible code").inner_text()
    text = laboratory.locator("#linear").inner_text()
    assert text.startswith("transition: translate ")
    # The browser takes it, and has what the formula of an underdamped spring gives, to the error that is said.
    got = laboratory.evaluate(
        """text => {
             const [, seconds, easing] = /translate ([\\d.]+)s (linear\\(.*\\));/.exec(text);
             const box = document.body.appendChild(document.createElement("div"));
             const run = box.animate({ opacity: [0, 0.5] }, { duration: 1000 * seconds, easing, fill: "both" });
             run.pause();
             return [0.1, 0.25, 0.5, 0.8].map((part) => {
               run.currentTime = 1000 * seconds * part;
               return [seconds * part, 2 * Number(getComputedStyle(box).opacity)];
             });
           }""",
        text,
    )
    pace, decay = math.sqrt(100 / 4 - (6 / 8) ** 2), 6 / 8
    for time, value in got:
        wave = math.cos(pace * time) + decay / pace * math.sin(pace * time)
        assert value == pytest.approx(min(2, 1 - math.exp(-decay * time) * wave), abs=0.006)
    assert "measured against the core" in laboratory.locator("#measured").inner_text()


def test_a_number_that_is_put_right_is_no_longer_wrong(laboratory: Page) -> None:
    laboratory.locator("#set-mass").fill("-1")
    assert not laboratory.evaluate("document.querySelector('#set-mass').validity.valid")
    laboratory.locator("#set-mass").blur()
    assert shown(laboratory, "mass") == 1
    laboratory.locator("#set-stiffness").fill("50")
    assert shown(laboratory, "response") == pytest.approx(2 * math.pi / math.sqrt(50), rel=1e-4)
    assert laboratory.evaluate("document.querySelector('#set-mass').validity.valid")


def test_another_button_of_the_mouse_sends_no_ball_and_what_is_not_copied_is_said(laboratory: Page) -> None:
    lane = laboratory.locator("#lane")
    lane.click(button="right", position={"x": 40, "y": 10})
    lane.press("Alt+ArrowRight")
    assert lane.get_attribute("aria-valuenow") == "50"
    laboratory.evaluate("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    copy = laboratory.locator("[data-copy=linear]")
    copy.click()
    laboratory.wait_for_function("document.querySelector('[data-copy=linear]').textContent === 'The browser refused'")


def test_what_is_compared_runs(laboratory: Page) -> None:
    laboratory.get_by_role("button", name="Run all").click()
    arrived = "[...document.querySelectorAll('.dot')].every(each => parseFloat(each.style.translate) > 100)"
    laboratory.wait_for_function(arrived, timeout=8000)


def test_pictures_are_drawn_in_both_schemes(laboratory: Page) -> None:
    covered = """id => {
      const canvas = document.getElementById(id);
      const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
      return data.filter((value, index) => index % 4 === 3 && value > 0).length;
    }"""
    for scheme in ("light", "dark"):
        laboratory.emulate_media(color_scheme=scheme)
        for name in ("curve", "phase", "overlay"):
            assert laboratory.evaluate(covered, name) > 500, name
