# SPDX-License-Identifier: MIT
"""Drawings that are imported look as Chromium shows the drawings themselves, at the same times.

All drawings are in one page, each in a frame of its own, and all scenes in another: a picture of each page for each
time. Chromium draws both, so that edges are smoothed alike and only what is imported can differ.
"""

from __future__ import annotations

import html
import io
import os
from typing import Any

import pytest
from animcore import Scene
from animcore.tools.importing import import_data
from playwright.sync_api import Browser, Page

np = pytest.importorskip("numpy")
image = pytest.importorskip("PIL.Image")

SIDE, ACROSS = 100, 10
# Not where something jumps: a picture there would show either.
TIMES = (0.0, 0.31, 0.56, 0.81, 1.31) if os.environ.get("ANIMCORE_LONG") else (0.0, 0.56, 1.31)
# A pixel is another where a component differs by more than this, of 255; and which part of a drawing's may.
TOLERANCE, MOST = 8, 0.01
HEAD = '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100" viewBox="0 0 100 100"'
# In small steps, as a player comes to it: what waits for something else is told on the way.
STAND_AT = """([from, time]) => {
    for (const { contentDocument: page } of document.querySelectorAll("iframe")) {
        const svg = page.querySelector("svg");
        svg.pauseAnimations();
        for (let step = from; step < time; step += 0.05) svg.setCurrentTime(step);
        svg.setCurrentTime(time);
        if (!page.standing) {
            // What the drawing itself has paused is found without the sheet that pauses all.
            const sheet = page.querySelector("style");
            sheet.disabled = true;
            page.standing = new Set(page.getAnimations().filter(each => each.playState === "paused"));
            sheet.disabled = false;
        }
        for (const animation of page.getAnimations()) {
            animation.pause();
            animation.currentTime = page.standing.has(animation) ? 0 : 1000 * time;
        }
    }
    return new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(null))));
}"""
LOADED = """() => [...document.querySelectorAll("iframe")].every(({ contentDocument: page }) =>
    page && page.readyState === "complete" && page.querySelector("svg"))"""

BOX = '<rect x="20" y="20" width="30" height="30" fill="red">%s</rect>'
MOVES = '<animate attributeName="x" dur="%s" values="0;60" %s/>'
# By what they are about: drawings' insides.
SMIL = {
    "what goes to a value does not accumulate": BOX
    % '<animate attributeName="x" dur=".3s" to="30" accumulate="sum" repeatCount="4" fill="freeze"/>',
    "the shorter of repeatCount and repeatDur": BOX
    % (MOVES % (".4s", 'repeatDur="indefinite" repeatCount="2" fill="freeze"')),
    "the first of several ends": BOX % (MOVES % ("1s", 'end=".7s;.4s" fill="freeze"')),
    "an end with another's": BOX
    % ('<animate id="q" attributeName="y" dur=".4s" values="0;60"/>' + MOVES % ("1s", 'end="q.end+.1s" fill="freeze"')),
    "an end before another's": BOX
    % (
        '<animate id="q" attributeName="x" dur=".8s" values="0;60"/>'
        '<set attributeName="fill" to="blue" end="q.end-.3s"/>'
    ),
    "an end when another begins": BOX
    % (
        '<set id="p" attributeName="fill" to="blue" begin=".2s" end="q.begin"/>'
        '<animate id="q" begin=".6s" attributeName="x" dur=".5s" values="0;60"/>'
    ),
    "what follows an early end": BOX
    % (
        '<animate id="q" attributeName="x" dur="2s" end=".4s" values="0;60"/>'
        '<animate attributeName="y" begin="q.end+.1s" dur=".5s" values="0;60"/>'
    ),
    "an end that never comes": BOX % (MOVES % ("1s", 'end="indefinite" fill="freeze"')),
    "min goes before an end": BOX % (MOVES % (".5s", 'repeatCount="indefinite" end=".3s" min=".8s"')),
    "a min above the max": BOX % (MOVES % ("1s", 'max=".4s" min=".6s" fill="freeze"')),
    "it begins again while it plays": BOX % (MOVES % (".6s", 'begin="0;.4s;.7s"')),
    "it begins again and stays": BOX % (MOVES % (".6s", 'begin="0;.4s" fill="freeze"')),
    "repeats that begin again": BOX % (MOVES % (".5s", 'begin="0;.7s" repeatCount="indefinite"')),
    "additions that begin again": BOX % (MOVES % (".3s", 'begin="0;.5s" additive="sum"')),
    "half repeats that begin again": BOX % (MOVES % (".3s", 'begin="0;.8s" repeatCount="1.5"')),
    "each beginning with an end of its own": BOX % (MOVES % (".6s", 'begin="0;.5s" end=".2s;.9s"')),
    "sets with ends of their own": BOX % '<set attributeName="x" to="50" begin="0.1;.7s" end=".4s;.9s"/>',
    "what began later is seen": BOX
    % (MOVES % (".3s", 'begin=".4s"') + '<animate attributeName="x" dur="1s" values="40;9" fill="freeze"/>'),
    "without a duration the first value stays": BOX % '<animate attributeName="x" values="5;60"/>',
    "with a duration that is none": BOX % '<animate attributeName="x" values="5;60" dur="0s"/>',
    "without a duration up to its end": BOX % '<animate attributeName="x" values="5;60" end=".5s"/>',
}
AFTER = '<animate id="a" attributeName="x" dur=".3s" %s/><animate attributeName="x" dur=".5s" begin="a.end" to="0"/>'
WAY = '<path id="p" d="M20 20C90 20 10 80 80 80" fill="none"/>'


def on_its_way(attributes: str, inside: str = '<mpath href="#p"/>') -> str:
    motion = f"<animateMotion {attributes}>{inside}</animateMotion>"
    return f'{WAY}<rect x="-8" y="-4" width="16" height="8" fill="red">{motion}</rect>'


SMIL |= {
    "to a value, from where another stays": BOX % (AFTER % 'from="10" to="60" fill="freeze"'),
    "to a value, after another has gone": BOX % (AFTER % 'to="60"'),
    "what stayed is seen again": BOX % (AFTER.replace('to="0"', 'values="0;30"') % 'values="0;60" fill="freeze"'),
    "to a value, from where a set stands": BOX
    % '<set attributeName="x" to="60"/><animate attributeName="x" dur=".5s" begin=".3s" to="0" fill="freeze"/>',
    "sizes by": BOX
    % '<animateTransform attributeName="transform" type="scale" by=".5" dur="1s" additive="sum" fill="freeze"/>',
    **{
        f"a motion, {attributes}": on_its_way(attributes)
        for attributes in (
            'dur=".7s" begin=".2s"',
            'dur=".7s" begin=".2s" rotate="auto"',
            'dur=".7s" begin=".2s" rotate="auto-reverse"',
            'dur=".4s" rotate="auto" repeatCount="2"',
            'dur=".3s" begin=".1s;.7s"',
            'dur=".7s" begin=".4s" keyPoints="1;0" keyTimes="0;1" calcMode="linear" rotate="auto"',
            'dur="1s" keyPoints="0;.8;.3" keyTimes="0;.5;.7" calcMode="discrete" fill="freeze"',
            'dur="1s" calcMode="discrete" fill="freeze"',
        )
    },
    "a motion from corner to corner": on_its_way('dur="1s" path="m10 10 70 0 0 50z" calcMode="discrete"', ""),
    "a motion to a point, later": on_its_way('dur=".7s" begin=".4s" to="60,40"', ""),
    "a motion that replaces another": on_its_way(
        'dur="1s" fill="freeze"',
        '<mpath href="#p"/></animateMotion><animateMotion dur="1s" fill="freeze" path="M0 60h80">',
    ),
}
# What a browser does not play, and the report names.
NOT_PLAYED = {
    "an end before the beginning": BOX % (MOVES % ("1s", 'begin=".5s" end=".4s"')),
    "over before the drawing begins": BOX % (MOVES % ("1s", 'begin="-3s" fill="freeze"')),
    "key times that end early": BOX
    % '<animate attributeName="x" dur="1s" values="0;50;60" keyTimes="0;.5;.8" fill="freeze"/>',
    "a transform of another attribute": BOX
    % '<animateTransform attributeName="foo" type="rotate" values="0;40" dur="1s"/>',
    "a transform of no attribute": BOX % '<animateTransform type="rotate" values="0;40" dur="1s"/>',
    "animateColor": BOX % '<animateColor attributeName="fill" from="red" to="blue" dur="1s" fill="freeze"/>',
    "a style sheet for paper": '<style media="print">rect { fill: blue }</style>' + BOX % "",
    "a style sheet of another language": '<style type="text/less">rect { fill: blue }</style>' + BOX % "",
    "rules for less motion": "<style>@media (prefers-reduced-motion: reduce) { rect { fill: blue } }</style>"
    + BOX % "",
    "rules for browsers without grids": "<style>@supports not (display: grid) { rect { fill: blue } }</style>"
    + BOX % "",
}
KEYS = "@keyframes m { from { transform: translateX(0) } to { transform: translateX(40px) } } "
TURN = "@keyframes k { to { transform: %s } } rect { animation: k 1s linear forwards; transform-origin: 50px 50px }"
GRADIENT = (
    '<linearGradient id="g" %s><stop stop-color="red"/><stop offset="1" stop-color="blue"/></linearGradient>'
    '<rect x="10" y="10" width="80" height="30" fill="url(#g)"/>'
)


def styled(css: str, inside: str = "") -> str:
    return f"<style><![CDATA[{KEYS}{css}]]></style>{inside or BOX % ''}"


CSS = {
    "over before it began, forwards": styled("rect { animation: m 1s linear -2s forwards }"),
    "no time, forwards": styled("rect { animation: m 0s forwards }"),
    "no time, after a delay": styled("rect { animation: m 0s .5s both }"),
    "no time, there and back": styled("rect { animation: m 0s 2 alternate forwards }"),
    "no jump before the beginning": styled("rect { animation: m 1s steps(4, jump-both) .5s both }"),
    "no step before the beginning": styled("rect { animation: m 1s step-start .5s both }"),
    "steps backwards before the beginning": styled("rect { animation: m 1s steps(2) .5s reverse both }"),
    "linear() beyond its ends": styled("rect { animation: m 1s linear(0 -20%, 1 120%) }"),
    "linear() inside of its ends": styled("rect { animation: m 1s linear(0 20%, .5 50%, 1 80%) both }"),
    "what is important does not move": styled(
        "@keyframes k { to { fill: blue; opacity: .5 } } rect { fill: lime !important; animation: k 1s linear }"
    ),
    "what is important does not move by SMIL": styled(
        "rect { fill: lime !important }", BOX % '<animate attributeName="fill" values="red;blue" dur="1s"/>'
    ),
    "opacities beyond their ends": styled(
        "@keyframes k { from { opacity: 2 } to { opacity: -1 } } rect { animation: k 1s linear }"
    ),
    "sums in variables": styled(
        "@keyframes k { to { transform: translateX(calc(var(--n) * 10px + 1em)) } } "
        "rect { --n: 2; animation: k 1s linear }"
    ),
    "lengths of a font of 20 px": styled(
        "g { font-size: 20px } rect { width: calc(1em + 10px); transform: translate(1em, .5em) }",
        '<g><rect height="30"/></g>',
    ),
    "min(), max(), clamp()": styled("rect { width: min(50px, 20px); height: clamp(10px, 1px + 3 * 8px, 40px) }"),
    "skew()": styled(TURN % "skew(20deg, 10deg)"),
    "functions in space that stay in the plane": styled(
        TURN % "translate3d(30px, 10px, 0) rotate3d(0, 0, 1, 40deg) scale3d(1.2, 1.2, 1)"
    ),
    "a turn about an axis that lies": styled(TURN % "translateX(9px) rotateY(120deg)"),
    "rotate about an axis": styled(
        "@keyframes k { to { rotate: x 120deg } } rect { animation: k 1s linear; transform-origin: 50px 50px }"
    ),
    "the box of a group": styled(
        "g { animation: k 1s linear forwards; transform-box: fill-box; transform-origin: center } "
        "@keyframes k { to { transform: rotate(90deg) } }",
        '<g><rect x="10" y="20" width="20" height="20"/><circle cx="60" cy="40" r="10"/></g>',
    ),
    "oklch": styled(
        "@keyframes k { from { fill: oklch(70% .2 30) } to { fill: "
        "oklch(60% .2 200) } } rect { animation: k 1s linear }"
    ),
    "a color of old and one of today": styled(
        "@keyframes k { from { fill: red } to { fill: color(srgb 0 0 1) } } rect { animation: k 1s linear }"
    ),
    "lab": styled("rect { fill: lab(50% 40 59.5); stroke: lch(50% 70 120); stroke-width: 5px }"),
    "display-p3": styled("rect { fill: color(display-p3 .5 .2 .8) }"),
    "color-mix()": styled(
        "rect { fill: color-mix(in oklab, blue 30%, white); stroke: color-mix(in srgb, blue, white 10%) }"
    ),
    "color-mix() of hues": styled(
        "rect { fill: color-mix(in oklch longer hue, #a55 40%, #577); stroke-width: 9px; "
        "stroke: color-mix(in oklch, rgb(170 80 90 / 60%), #577) }"
    ),
    "color-mix() in display-p3": styled("rect { fill: color-mix(in display-p3, #a35, #486 70%) }"),
    "@media": styled("@media (prefers-reduced-motion: no-preference) { rect { animation: m 1s linear } }"),
    "@media of several": styled(
        "@media not print { rect { fill: blue } } @media screen and (hover: hover), print { rect { opacity: .5 } }"
    ),
    "@supports": styled(
        "@supports (fill: red) and (not (-moz-box-flex: 1)) { rect { opacity: "
        ".5 } } @supports (fill: red) { rect { fill: blue } }"
    ),
    "@layer": styled("@layer one, two; @layer two { rect { fill: blue } } @layer one { svg > rect { fill: lime } }"),
    "@layer in @layer": styled("@layer x { rect { fill: blue } @layer y { svg rect { fill: lime } } }"),
    "@layer and what is important": styled(
        "@layer x { rect { fill: blue !important } } rect { fill: lime !important }"
    ),
    "rules in rules": styled(
        "g { fill: red; rect { fill: blue } > circle { fill: lime } &.z { opacity: .5 } }",
        '<g class="z"><rect width="20" height="20"/><circle cx="50" cy="50" r="10"/></g>',
    ),
    "@media in a rule": styled("rect { fill: blue; @media screen { animation: m 1s linear } }"),
    ":is() and :where()": styled(
        "rect { fill: lime } :is(rect, #none) { opacity: .5; fill: blue } :where(rect) { fill: red }"
    ),
    ":not() of several": styled(
        "rect:not(.a, .b) { fill: blue }",
        '<rect class="a" width="30" height="30"/><rect x="40" width="30" height="30"/>',
    ),
    "parts of attributes": styled('[width^="3"] { fill: blue } [height$="0"] { opacity: .5 } [x*="9"] { fill: red }'),
    "d of a style sheet": styled('path { d: path("M10 50L90 10L50 90Z") }', '<path d="M10 10L50 10L50 50Z"/>'),
    "a gradient that is turned and stretched": GRADIENT % 'gradientTransform="rotate(45 .5 .5)"',
    "a gradient from corner to corner": GRADIENT % 'x2="1" y2="1"',
    "a gradient that is slanted": GRADIENT
    % 'gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="20" y2="10" gradientTransform="scale(4 1) skewX(20)"',
    "a background": styled("svg { background: rgb(200, 220, 250) none }"),
    **{
        f"paused: {how}": styled(f"rect {{ transform: translateY(20px); animation: m {how} paused }}")
        for how in (
            *("1s linear", "1s -.4s", "1s linear -4s forwards", "1s -4s", "1s .3s", "1s .3s both", "1s steps(4) -.6s"),
            ".3s linear -.4s infinite alternate",
        )
    },
    "one of two is paused": styled(
        "@keyframes k { to { opacity: 0 } } rect { animation: m 1s -.4s, k 1s; animation-play-state: paused, running }"
    ),
    **{
        f"{composition}: {css}": styled(
            f"@keyframes k {{ to {{ {css} }} }} rect {{ {base}; "
            f"animation: m 1s linear, k .8s linear both; animation-composition: {composition} }}"
        )
        for composition, base, css in (
            ("add", "transform: translate(5px, 20px) rotate(10deg)", "transform: rotate(90deg)"),
            ("replace, add", "transform: translate(5px, 20px)", "transform: rotate(90deg)"),
            ("add", "x: 5px", "x: 30px"),
            ("add", "opacity: .3", "opacity: .5"),
            ("add", "fill: red", "fill: rgb(0, 0, 200)"),
            ("accumulate", "translate: 5px", "translate: 30px 10px"),
            ("add", "scale: 1.5", "scale: 2"),
            (
                "replace, add",
                "stroke-dashoffset: 5px; stroke: #00f; stroke-dasharray: 9px; stroke-width: 5px",
                "stroke-dashoffset: 20px",
            ),
            ("replace", "x: 5px", "x: 30px; animation-composition: add"),
        )
    },
    "composition beside the shorthand": styled(
        "rect { transform: rotate(10deg); animation-composition: add; animation: m 1s linear }"
    ),
    "an origin that moves": styled(
        "@keyframes k { from { transform: scaleX(2.5); transform-origin: 100% 50% } "
        "to { transform: scaleX(1); transform-origin: 50% 50% } } rect { animation: k 1s both }"
    ),
    "an origin of keyframes alone": styled(
        "@keyframes k { from { transform-origin: left top } to { transform: rotate(90deg); "
        "transform-origin: left top } } rect { transform-box: fill-box; animation: k .7s }"
    ),
    "the box of a clipped group": (
        '<clipPath id="c" clipPathUnits="objectBoundingBox"><circle cx=".5" cy=".5" r=".4"/></clipPath>'
        '<g clip-path="url(#c)"><rect x="10" y="10" width="60" height="60"/></g>'
    ),
}

BOXED = '<rect x="20" y="20" width="40" height="30" fill="red" stroke="blue" stroke-width="8"/>'


def clipped(first: str, second: str = "", timing: str = "1s linear both") -> str:
    if not second:
        return styled(f"rect {{ clip-path: {first} }}", BOXED)
    keys = f"@keyframes k {{ from {{ clip-path: {first} }} to {{ clip-path: {second} }} }}"
    return styled(f"{keys} rect {{ animation: k {timing} }}", BOXED)


def on_the_way(css: str, keys: str = "to { offset-distance: 100% }") -> str:
    path = "offset-path: path('M20 20C90 20 10 80 80 80'); animation: k 1s linear infinite; "
    return styled(f"@keyframes k {{ {keys} }} rect {{ {path}{css} }}", '<rect x="-5" y="-3" width="16" height="6"/>')


SHAPES = {
    **{
        f"clip-path: {shape}": clipped(shape)
        for shape in (
            *("inset(5px 10px 2px 20%)", "inset(2px round 4px 8px 12px)", "rect(5px 30px auto 2px)"),
            *("xywh(5px 5px 20px 10px round 3px)", "circle()", "circle(farthest-side at 10% 20%)", "fill-box"),
            *("ellipse(50% closest-side at right 10px top 5px)", "circle(50%) fill-box", "inset(10px) view-box"),
            "polygon(evenodd, 0 0, 100% 0, 100% 100%, 0 100%, 10px 10px, 10px 20px, 20px 20px, 20px 10px)",
            "path('M0 0h20v20h-20Z')",
        )
    },
    "inset() that moves": clipped("inset(0 100% 0 0)", "inset(5px round 15px)"),
    "circle() that moves": clipped("circle(0)", "circle(100% at 10px 10px)"),
    "polygon() that moves": clipped("polygon(0 0, 100% 0, 0 100%)", "polygon(0 0, 100% 50%, 50% 100%)"),
    "path() that moves": clipped("path('M0 0h20v20h-20Z')", "path('M0 0h40v10h-40Z')"),
    "a shape that comes in the middle": clipped("none", "inset(5px)", "1s cubic-bezier(0, .9, .2, 1) both"),
    "a polygon that comes and goes": clipped(
        "polygon(0 0, 100% 0, 0 100%)", "polygon(0 0, 100% 50%, 50% 100%)", ".5s .2s linear"
    ),
    "a path that comes and goes": clipped("path('M0 0h20v20h-20Z')", "path('M0 0h40v10h-40Z')", ".5s .2s linear"),
    "the shape of a group": styled(
        "g { clip-path: circle(40%) }",
        '<g><rect x="20" y="20" width="40" height="30"/><rect x="50" y="50" width="40" height="30"/></g>',
    ),
    "a shape of what is turned": styled("rect { clip-path: inset(5px); transform: rotate(20deg); opacity: .5 }"),
    "other paths, with a curve": styled(
        "@keyframes k { from { d: path('M0 0h20v20h-20Z') } to { d: path('M0 0L50 90L9 80Z') } } "
        "path { animation: k 1s cubic-bezier(0, .9, .2, 1) }",
        '<path d="M0 0h20"/>',
    ),
    **{
        f"offset-path, {css}": on_the_way(css)
        for css in (
            *("", "offset-rotate: 0deg", "offset-rotate: reverse", "offset-rotate: auto 45deg"),
            *("offset-anchor: 5px 3px", "animation: k .8s ease-in-out .2s both"),
            "transform-box: fill-box; transform-origin: center; offset-anchor: left top",
            "transform: translate(5px, 3px) scale(2); rotate: 20deg; translate: 5px; transform-box: fill-box; "
            "transform-origin: center",
            "offset-path: circle(30px at 50px 50px)",
        )
    },
    "distances of a closed path": on_the_way(
        "offset-path: path('M20 20h60v60h-60Z'); offset-rotate: 0deg",
        "from { offset-distance: -50% } to { offset-distance: 150% }",
    ),
    "distances in points": on_the_way("", "from { offset-distance: 10px } to { offset-distance: 60px }"),
    "offset-rotate that moves": on_the_way("", "to { offset-distance: 100%; offset-rotate: auto 180deg }"),
    "offset-path of keyframes alone": styled(
        "@keyframes k { from { offset-path: path('M20 20h60'); offset-distance: 0 } "
        "to { offset-path: path('M20 20h60'); offset-distance: 100% } } rect { animation: k 1s linear infinite }"
    ),
    "offset-path by an id": styled(
        "rect { offset-path: url(#p); offset-distance: 40% }",
        '<path id="p" d="M20 20C90 20 10 80 80 80" fill="none"/><rect width="9" height="6"/>',
    ),
    "corners of a style sheet alone": styled("@keyframes k { to { rx: 15px } } rect { animation: k 1s linear both }"),
    "corners of all keyframes": styled(
        "@keyframes k { from { rx: 2px } to { rx: 15px } } rect { animation: k 1s linear both }"
    ),
    "isolation of nothing": styled("rect { isolation: isolate }"),
}

MASKED = '<rect x="10" y="10" width="80" height="80" fill="red" mask="url(#m)"/>'


def masked(inside: str, attributes: str = "", shown: str = MASKED) -> str:
    return f'<mask id="m" {attributes}>{inside}</mask>{shown}'


LIT = '<circle cx="50" cy="50" r="30" fill="%s"/>'
MASKS = {
    "white": masked(LIT % "white"),
    "white but for what is black": masked('<rect width="100" height="100" fill="#fff"/>' + LIT % "black"),
    "by opacity": masked(LIT % "#123", 'style="mask-type: alpha"'),
    "by opacity, as an attribute": masked(LIT % "#123", 'mask-type="alpha"'),
    "gray": masked(LIT % "#888"),
    "red": masked(LIT % "red"),
    "half of white": masked('<g opacity=".5">' + LIT % "white" + "</g>"),
    "a stroke with dashes": masked(
        '<circle cx="50" cy="50" r="30" fill="none" stroke="white" stroke-width="9" stroke-dasharray="20 9 5"/>'
    ),
    "a region of the box": masked(LIT % "white", 'x="0" y="0" width="50%" height="50%"'),
    "a region": masked(LIT % "white", 'maskUnits="userSpaceOnUse" x="20" y="20" width="30" height="50"'),
    "the region where none is said": masked(
        '<rect width="100" height="100" fill="white"/>',
        shown='<rect x="30" y="30" width="40" height="40" stroke="#00f" stroke-width="40" mask="url(#m)"/>',
    ),
    "content of the box": masked(
        '<circle cx=".5" cy=".5" r=".4" fill="white"/>', 'maskContentUnits="objectBoundingBox"'
    ),
    "a group of a group": masked(
        '<g fill="#fff" transform="rotate(20)"><rect x="30" width="40" height="50"/><use href="#q" x="20"/></g>',
        shown='<defs><circle id="q" cx="30" cy="60" r="10"/></defs><g mask="url(#m)"><rect x="10" y="10" width="40" '
        'height="80"/><rect x="60" y="10" width="30" height="80" fill="red"/></g>',
    ),
    "a mask and a clip of what is moved": masked(
        LIT % "white",
        shown='<rect x="10" y="10" width="80" height="80" style="mask: url(#m); clip-path: inset(0 30px 0 0); '
        'transform: translate(5px, 5px); opacity: .5"/>',
    ),
    "of no shapes": masked(""),
}
SHADED = '<rect x="20" y="20" width="30" height="30" fill="red" %s/>'


def filtered(inside: str, attributes: str = 'x="-50%" y="-50%" width="200%" height="200%"', more: str = "") -> str:
    return f'<filter id="f" {attributes}>{inside}</filter>' + SHADED % f'filter="url(#f)" {more}'


HIDDEN = "0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 "
FILTERS = {
    "drop-shadow()": SHADED % 'style="filter: drop-shadow(3px 4px 2px rgba(0, 0, 0, .5))"',
    "two of them": SHADED % 'style="filter: drop-shadow(6px 4px 0 blue) drop-shadow(0 9px 3px lime)"',
    "the color first": SHADED % 'style="color: lime; filter: drop-shadow(currentColor 6px 8px)"',
    "below opacity and a clip": SHADED
    % 'style="opacity: .5; clip-path: inset(0 -30px -30px 0); filter: drop-shadow(6px 8px 2px)" stroke="blue"',
    "feDropShadow, cut off": filtered('<feDropShadow dx="3" dy="4" stdDeviation="2" flood-opacity=".5"/>', ""),
    "as one program writes it": filtered(
        '<feOffset dx="4" dy="6" in="SourceAlpha" result="a"/><feGaussianBlur stdDeviation="3" in="a" result="b"/>'
        '<feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0 0 0 .5 0" in="b" result="c"/>'
        '<feMerge><feMergeNode in="c"/><feMergeNode in="SourceGraphic"/></feMerge>'
    ),
    "as another writes it": filtered(
        '<feFlood flood-opacity="0" result="e"/><feColorMatrix in="SourceAlpha" type="matrix" '
        f'values="{HIDDEN}127 0" result="hardAlpha"/><feOffset dy="4"/><feGaussianBlur stdDeviation="2"/>'
        f'<feComposite in2="hardAlpha" operator="out"/><feColorMatrix type="matrix" values="{HIDDEN}.25 0"/>'
        '<feBlend mode="normal" in2="e" result="s"/><feBlend mode="normal" in="SourceGraphic" in2="s"/>',
        'x="0" y="0" width="100" height="100" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB"',
    ),
    "by a flood": filtered(
        '<feGaussianBlur in="SourceAlpha" stdDeviation="2"/><feOffset dx="5" dy="5" result="o"/>'
        '<feFlood flood-color="green"/><feComposite in2="o" operator="in"/>'
        '<feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge>'
    ),
    "of a group that is turned": '<filter id="f"><feDropShadow stdDeviation="1"/></filter>'
    f'<g transform="rotate(20) scale(1.5)" filter="url(#f)">{SHADED % ""}</g>',
    "the stroke first": SHADED % 'stroke="blue" stroke-width="12" paint-order="stroke"',
    "the stroke first, below opacity and a clip": SHADED
    % 'stroke="blue" stroke-width="9" opacity=".5" style="paint-order: stroke fill; clip-path: inset(0 9px 0 0)"',
}
ARROW = (
    '<marker id="a" viewBox="0 0 10 10" refX="5" refY="5" markerWidth="6" markerHeight="6" %s>'
    '<path d="M0 0L10 5L0 10z" fill="#00f"/></marker>'
)
MARKED = '<path d="%s" stroke="red" stroke-width="2" fill="none" style="marker: url(#a)"/>'
ANGLE = "M20 20L60 20L60 60"


def tiled(attributes: str, inside: str = '<rect width="5" height="5" fill="red"/>', more: str = "") -> str:
    shown = f'<rect x="10" y="10" width="80" height="60" fill="url(#p)" {more}/>'
    return f'<pattern id="p" {attributes}>{inside}</pattern>{shown}'


COPIES = {
    "markers along curves": ARROW % 'orient="auto"' + MARKED % "M20 20C60 0 90 40 60 60S20 90 60 90",
    "markers of a closed path": ARROW % 'orient="auto"' + MARKED % "M20 20L60 20L60 60Z",
    "from the start back": ARROW % 'orient="auto-start-reverse"' + MARKED % "M20 20L60 50",
    "markers in points": ARROW % 'orient="45" markerUnits="userSpaceOnUse"' + MARKED % ANGLE,
    "cut-off markers": '<marker id="a" markerWidth="4" markerHeight="4" refX="2" refY="2"><circle cx="2" cy="2" r="3"/>'
    "</marker>" + MARKED % ANGLE,
    "markers of a width that moves": ARROW
    % 'orient="auto"'
    + '<g marker-end="url(#a)"><line x1="20" y1="20" x2="70" y2="50" stroke="red" stroke-width="2">'
    '<animate attributeName="stroke-width" values="1;4" dur="1s" fill="freeze"/></line></g>',
    "a pattern": tiled('width="10" height="10" patternUnits="userSpaceOnUse"'),
    "a pattern of the box": tiled('width=".25" height=".25"', more='stroke="blue" stroke-width="4"'),
    "a pattern that is turned": tiled(
        'x="3" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="scale(2) rotate(10)"'
    ),
    "a pattern with a view": tiled(
        'viewBox="0 0 10 10" width="20%" height="20%"', '<path d="M0 0L10 10M10 0L0 10" stroke="#00f"/>'
    ),
    "a pattern whose content is of the box": tiled(
        'patternContentUnits="objectBoundingBox" width=".25" height=".25"',
        '<circle cx=".1" cy=".1" r=".1"/>',
        'fill-opacity=".5" opacity=".7" stroke="red"',
    ),
    "a pattern of another": '<pattern id="q" height="9" patternUnits="userSpaceOnUse"><circle cx="4" cy="4" r="4"/>'
    "</pattern>" + tiled('width="9" href="#q"', ""),
    "a pattern that moves": tiled(
        'width="10" height="10" patternUnits="userSpaceOnUse"',
        '<g><rect width="5" height="5" fill="red"/><animateTransform attributeName="transform" type="rotate" '
        'values="0;45" dur="1s" fill="freeze"/></g>',
    ),
    "stops beyond the ends": (
        '<linearGradient id="g"><stop offset="0.6" stop-color="#f3f"><animate attributeName="offset" values="-2;1" '
        'dur="1s"/></stop><stop offset="1.6" stop-color="#0cb"><animate attributeName="offset" values="-1;2" dur="1s"/>'
        '</stop></linearGradient><rect x="10" y="10" width="80" height="60" fill="url(#g)"/>'
    ),
}

STOPS = '<stop offset=".2" stop-color="red"/><stop offset=".8" stop-color="blue"/>'
IN_POINTS = 'gradientUnits="userSpaceOnUse" '
WIDE = '<rect x="10" y="10" width="80" height="40" fill="url(#g)" stroke="#000" opacity=".8"/>'


def blended(attributes: str = "", moved: str = "", kind: str = "linear", stops: str = STOPS, shown: str = WIDE) -> str:
    row = f'<animateTransform attributeName="gradientTransform" dur="1s" fill="freeze" {moved}/>' if moved else ""
    return f'<{kind}Gradient id="g" {attributes}>{stops}{row}</{kind}Gradient>{shown}'


GRADIENTS = {
    **{
        f"{kind} gradient, {moved}{attributes}": blended(attributes, moved, kind)
        for kind, attributes, moved in (
            ("linear", "", 'type="rotate" values="0 .5 .5;90 .5 .5"'),
            ("linear", IN_POINTS + 'x1="20" x2="80"', 'type="rotate" values="0 50 30;90 50 30"'),
            ("linear", "", 'type="translate" values="-1;1"'),
            ("linear", IN_POINTS + 'x1="20" y1="10" x2="60" y2="40"', 'type="translate" values="-50 0;50 20"'),
            ("linear", "", 'type="scale" values=".5;2"'),
            ("linear", 'gradientTransform="rotate(30 .5 .5)"', 'type="translate" values="0;.5" additive="sum"'),
            ("radial", IN_POINTS + 'cx="50" cy="50" r="40"', 'type="translate" values="-20 0;20 10"'),
            ("radial", IN_POINTS + 'cx="30" cy="50" r="40"', 'type="rotate" values="0 50 50;200 50 50"'),
            ("radial", IN_POINTS + 'cx="30" cy="50" r="40"', 'type="scale" values=".5;1.5 1"'),
            ("radial", "", ""),
            (
                "radial",
                IN_POINTS + 'cx="0" cy="0" r="1" gradientTransform="translate(50 30) rotate(30) scale(40 20)"',
                "",
            ),
            ("linear", 'x1=".3" x2=".5" spreadMethod="repeat"', ""),
            ("linear", 'x1=".3" y1=".2" x2=".5" y2=".4" spreadMethod="reflect"', ""),
            ("linear", IN_POINTS + 'x1="30" y1="30" x2="40" y2="45" spreadMethod="reflect"', ""),
            ("radial", 'r=".15" spreadMethod="repeat"', ""),
            ("radial", IN_POINTS + 'cx="30" cy="30" r="12" spreadMethod="reflect"', ""),
        )
    },
    "ends that move in what is stretched": blended(
        'y2="1"', stops=STOPS + '<animate attributeName="x2" values="1;.2" dur="1s" fill="freeze"/>'
    ),
    "an ellipse in a path with a hole": blended(
        kind="radial", shown='<path fill-rule="evenodd" d="M10 10h80v50h-80zM40 20h20v20h-20z" fill="url(#g)"/>'
    ),
    **{
        f"{css} of a style sheet": styled(
            f"@keyframes k {{ from {{ {css}: {first} }} to {{ {css}: {second} }} }} "
            ".s { animation: k 1s linear both }",
            blended(stops='<stop class="s" stop-color="red" stop-opacity=".7"/><stop offset="1" stop-color="blue"/>'),
        )
        for css, first, second in (("stop-color", "red", "lime"), ("stop-opacity", "0", "1"))
    },
}


TWO = (
    '<g class="o"><rect x="20" y="20" width="30" height="30" stroke-width="4"/><g><circle cx="70" cy="60" r="15"/></g>'
    "</g>"
)


def inherited(css: str, first: str, second: str, more: str = "", inside: str = TWO) -> str:
    keys = f"@keyframes k {{ from {{ {css}: {first} }} to {{ {css}: {second} }} }}"
    return styled(f"{keys} .o {{ animation: k 1s linear both }} {more}", inside)


PATTERN = (
    '<g><pattern id="p" width="10" height="10" patternUnits="userSpaceOnUse"><circle cx="5" cy="5" r="3"/></pattern>'
    '</g><g class="o"><rect width="60" height="50" fill="url(#p)"/><rect x="60" width="20" height="50"/></g>'
)
INHERITED = {
    **{
        f"{css} of a group{f', {more}' if more else ''}": inherited(css, first, second, more)
        for css, first, second, more in (
            *(("fill", "red", "blue", more) for more in ("", "circle { fill: lime }", "circle { fill: inherit }")),
            ("fill", "red", "blue", "circle { fill-opacity: .5 }"),
            (
                "fill",
                "red",
                "blue",
                "@keyframes j { from { fill: lime } to { fill: tan } } circle { animation: j .3s infinite }",
            ),
            ("fill", "var(--a)", "var(--b)", ".o { --a: red; --b: blue } circle { --a: lime }"),
            ("fill", "currentColor", "blue", ".o { color: red } circle { color: lime }"),
            ("fill", "none", "blue", "g g { fill: lime }"),
            ("stroke", "red", "blue", ""),
            ("stroke", "none", "blue", ""),
            ("stroke-width", "1px", "9px", "g { stroke: blue } rect { stroke-width: inherit }"),
            ("stroke-width", ".1em", ".5em", "g { stroke: blue; font-size: 20px } circle { font-size: 9px }"),
            ("fill-opacity", "0", "1", ""),
            ("stroke-opacity", "0", "1", "g { stroke: blue; stroke-width: 6px }"),
            ("stroke-dashoffset", "0", "20px", "g { stroke: blue; stroke-dasharray: 6px 4px }"),
            ("stroke-dasharray", "6px 4px", "10px 2px", "g { stroke: blue }"),
            ("color", "red", "blue", "g { fill: currentColor }"),
            ("color", "red", "blue", "g { fill: currentColor } circle { color: lime }"),
            ("color", "red", "blue", "g { fill: none; stroke: currentColor; stroke-width: 5px }"),
            ("color", "red", "blue", "g { fill: currentColor; fill-opacity: .5 }"),
            ("visibility", "hidden", "visible", ".o { animation-timing-function: steps(3) }"),
            ("visibility", "visible", "hidden", "circle { visibility: visible }"),
            ("fill", "red", "blue", ".o { animation: k 1s -.4s paused }"),
        )
    },
    "an attribute of its own": inherited("fill", "red", "blue", "", TWO.replace("<circle", '<circle fill="lime"')),
    "what is inherited through use": inherited(
        "fill",
        "red",
        "blue",
        "",
        '<defs><circle id="q" cx="30" cy="40" r="20"/></defs><use class="o" href="#q"/><use href="#q" x="40"/>',
    ),
    "a pattern inherits from where it stands": inherited("fill", "red", "blue", "", PATTERN),
    "the fill of the root": styled("@keyframes k { from { fill: red } } svg { animation: k 1s linear; fill: blue }"),
    "what is inherited goes to a value": styled(
        "@keyframes k { to { fill: blue } } .o { fill: red; animation: k .7s linear .2s }", TWO
    ),
    "groups in groups": styled(
        "@keyframes k { to { fill: blue } } @keyframes j { to { stroke: blue } } .o { animation: k .7s linear .2s } "
        "g g { stroke: red; stroke-width: 5px; animation: j 1s }",
        TWO,
    ),
    "the current color moves": styled(
        "@keyframes k { from { color: red } to { color: blue } } rect { fill: currentColor; animation: k 1s linear }"
    ),
    "the size of a text's font": inherited("font-size", "10px", "30px", "", '<g class="o"><text y="50">X</text></g>'),
    "the current color of a group, by SMIL": '<g fill="currentColor"><animate attributeName="color" values="red;blue" '
    'dur="1s"/><rect width="50" height="50"/></g>',
    "a pattern inherits from where it stands, by SMIL": PATTERN.replace(
        '<g class="o">', '<g><animate attributeName="fill" values="red;blue" dur="1s"/>'
    ),
    "the fill of the root, by SMIL": '<animate attributeName="fill" values="red;blue" dur="1s"/>'
    '<rect width="50" height="50"/>',
}


def listed(
    *texts: str, base: str = "none", timing: str = "1s linear both", css: str = "transform", more: str = ""
) -> str:
    keys = " ".join(f"{100 * at / max(len(texts) - 1, 1)}% {{ {css}: {text} }}" for at, text in enumerate(texts))
    keys = keys if len(texts) > 1 else f"to {{ {css}: {texts[0]} }}"
    rule = f"animation: k {timing}; transform-origin: 40px 30px; {css}: {base}; {more}"
    return styled(f"@keyframes k {{ {keys} }} rect {{ {rule} }}")


LISTS = {
    "a list that begins alike": listed(
        "translate(10px) rotate(0deg) scale(1)", "translate(50px) rotate(1turn) skewX(9deg)"
    ),
    "lists in which nothing is alike": listed("translate(10px) rotate(0deg)", "rotate(270deg) scale(1.5)"),
    "from none and back": listed("none", "translate(20px) rotate(400deg)", "none"),
    "three lists": listed("translate(20px)", "translate(40px) rotate(400deg)", "translate(40px) scale(2)"),
    "lists that begin alike in other ways": listed(
        "rotate(0deg) translate(9px)",
        "rotate(200deg) translate(20px)",
        "translate(20px) rotate(200deg)",
        "translate(0) rotate(600deg)",
    ),
    "hinge": styled(
        "@keyframes k { 0% { animation-timing-function: ease-in-out } 20%, 60% { transform: rotate3d(0, 0, 1, 80deg); "
        "animation-timing-function: ease-in-out } 40%, 80% { transform: rotate3d(0, 0, 1, 60deg); opacity: 1; "
        "animation-timing-function: ease-in-out } to { transform: translate3d(0, 70px, 0); opacity: 0 } } "
        "rect { animation: k 1s; transform-origin: top left; transform-box: fill-box }"
    ),
    "jello": listed(
        "none", "none", *(f"skewX({angle}deg) skewY({angle}deg)" for angle in (-12.5, 6.25, -3.125)), "none"
    ),
    "light speed": listed(
        "translate3d(100%, 0, 0) skewX(-30deg)", "skewX(20deg)", "skewX(-5deg)", "translate3d(0, 0, 0)"
    ),
    "matrices": listed("matrix(1, 0, 0, 1, 0, 0) rotate(0deg)", "matrix(1.5, .2, 0, 1, 30, 20) rotate(400deg)"),
    "a matrix and functions": listed("matrix(1, .5, 0, 1, 0, 0)", "rotate(100deg) translate(10px)"),
    "other units": listed("translate(10px, 10%) rotate(.5turn)", "translate(50%, 2em) rotate(3.14rad)"),
    "another list that stands": listed(
        "translate(20px)", "translate(50px)", base="rotate(45deg) scale(1.2)", timing=".5s .2s linear"
    ),
    "from another list that stands": listed("translate(50px) rotate(300deg)", base="translate(9px) scale(1.2)"),
    "lists there and back": listed(
        "rotate(0deg) translate(9px)", "rotate(200deg) scale(2)", "translate(20px)", timing=".45s infinite alternate"
    ),
    "lists in steps": listed(
        "rotate(0deg) translate(9px)", "rotate(200deg) rotate(9deg) scale(2)", timing="1s steps(3)"
    ),
    "lists beyond their ends": listed(
        "rotate(0deg) translate(9px)", "rotate(100deg) scale(2)", timing="1s cubic-bezier(.3, -.8, .5, 1.9)"
    ),
    "a list of another animation": listed(
        "rotate(0deg) translate(9px)",
        "rotate(100deg) scale(1.4)",
        timing="1s linear, j .4s linear .3s",
        more="} @keyframes j { from { transform: none } to { transform: scale(2)",
    ),
    "lists that are added": listed(
        "rotate(0deg) translate(9px)",
        "rotate(100deg) scale(1.4)",
        base="translate(5px, 9px)",
        more="animation-composition: add",
    ),
    "what has no inverse does not mix": listed("scale(0)", "rotate(90deg)"),
    "nor do matrices": listed("matrix(0, 0, 0, 0, 0, 0)", "matrix(1, 0, 0, 1, 9, 9)"),
    **{
        f"{css}, {first}": listed(first, second, css=css, more="transform: translate(5px) rotate(20deg)")
        for css, first, second in (
            *(("translate", "none", "20px 50%"), ("rotate", "none", "400deg"), ("scale", "none", "2 50%")),
            *(("rotate", "z 20deg", "0 0 1 300deg"), ("translate", "0 10px", "20px 10px 0")),
        )
    },
    "all four": styled(
        "@keyframes k { from { translate: 0 10px; rotate: 20deg; scale: .5 } to { translate: 20px; rotate: .5turn; "
        "scale: 1 2; transform: rotate(90deg) } } rect { animation: k 1s linear; transform-origin: 40px 30px }"
    ),
}


def page_of(drawings: list[str]) -> str:
    # They are paused from the first: what has finished is no more among a page's animations.
    body = "<!DOCTYPE html><style>body { margin: 0 } svg { display: block } "
    body += "* { animation-play-state: paused !important }"
    body += "</style>"
    frames = "".join(
        f'<iframe style="position: absolute; border: 0; left: {index % ACROSS * SIDE}px; '
        f'top: {index // ACROSS * SIDE}px; width: {SIDE}px; height: {SIDE}px" '
        f'srcdoc="{html.escape(body + drawing)}"></iframe>'
        for index, drawing in enumerate(drawings)
    )
    return f'<!DOCTYPE html><body style="margin: 0">{frames}</body>'


def shown(page: Page, count: int) -> Any:
    """The pictures of all frames."""
    whole = np.asarray(image.open(io.BytesIO(page.screenshot())).convert("RGB")).astype(int)
    places = [(index % ACROSS * SIDE, index // ACROSS * SIDE) for index in range(count)]
    return [whole[y : y + SIDE, x : x + SIDE] for x, y in places]


def worst_differences(drawings: list[str], documents: list[str], browser: Browser) -> list[float]:
    """Of each drawing, which part of its picture differs from the scene's at the worst of all times."""
    height = -(-len(drawings) // ACROSS) * SIDE
    found = [0.0] * len(drawings)
    pages = [browser.new_page(viewport={"width": ACROSS * SIDE, "height": height}) for _ in range(2)]
    scenes = [Scene(document) for document in documents]
    pages[0].set_content(page_of(drawings))
    pages[0].wait_for_function(LOADED)
    last = 0.0
    for time in TIMES:
        pages[0].evaluate(STAND_AT, [last, time])
        last = time
        for scene in scenes:
            scene.advance(time - scene.time)
        pages[1].set_content(page_of([scene.svg() for scene in scenes]))
        pages[1].wait_for_function(LOADED)
        both = zip(shown(pages[0], len(drawings)), shown(pages[1], len(drawings)), strict=True)
        for index, (theirs, ours) in enumerate(both):
            different = abs(theirs - ours).max(axis=2) > TOLERANCE
            # Edges that are smoothed otherwise are no whole squares of three by three.
            if np.lib.stride_tricks.sliding_window_view(different, (3, 3)).all(axis=(2, 3)).any():
                found[index] = max(found[index], float(different.mean()))
    for scene in scenes:
        scene.close()
    for page in pages:
        page.close()
    return found


EXACT = {
    **{"SMIL": SMIL, "CSS": CSS, "shapes of CSS": SHAPES},
    **{"masks and filters": MASKS | FILTERS, "markers and patterns": COPIES, "gradients": GRADIENTS},
    **{"inherited": INHERITED, "lists of functions": LISTS},
}
# Drawings of one page.
MANY = 30


@pytest.mark.parametrize(
    ("cases", "is_exact"),
    [
        *(
            pytest.param(dict(list(cases.items())[begin : begin + MANY]), True, id=f"{name} {begin // MANY + 1}")
            for name, cases in EXACT.items()
            for begin in range(0, len(cases), MANY)
        ),
        pytest.param(NOT_PLAYED, False, id="not played"),
    ],
)
def test_an_imported_drawing_looks_as_in_a_browser(cases: dict[str, str], is_exact: bool, browser: Browser) -> None:
    drawings = [f"{HEAD}>{inside}</svg>" for inside in cases.values()]
    imported = [import_data(drawing) for drawing in drawings]
    said = {
        name: str(each.report) for name, each in zip(cases, imported, strict=True) if each.report.is_exact != is_exact
    }
    assert said == {}
    worst = worst_differences(drawings, [each.text for each in imported], browser)
    assert {name: round(part, 3) for name, part in zip(cases, worst, strict=True) if part > MOST} == {}


CARD = (
    '<g class="card"><rect x="10" y="10" width="50" height="50" fill="red"/>'
    '<circle class="dot" cx="75" cy="30" r="15"/></g><rect class="other" x="10" y="75" width="20" height="20"/>'
)
# Onto each shape, from one to the other, pressed and beside them.
TOUCHES = [("move", 20, 20), ("move", 75, 30), ("down", 75, 30), ("up", 75, 30), ("move", 20, 85), ("move", 90, 90)]
TOUCHED = {
    "what is in it": ".card:hover .dot { fill: lime }",
    "a child": ".card:hover > rect { fill: blue; transform: translate(5px, 5px) }",
    "the group itself": ".card:hover { opacity: .5; transform: translate(3px, 2px) }",
    "what shapes inherit from it": ".card:hover { fill: lime } .card rect { fill: inherit }",
    "pressed": ".card:active .dot { fill: lime } .card:hover .dot { fill: blue }",
    "beside rules of a shape": ".card:hover { opacity: .5 } .dot:hover { fill: lime }",
    "what is before": "rect:hover + .dot { fill: lime }",
    "what is before, farther": ".card:hover ~ .other { fill: lime }",
    "the whole drawing": "svg:hover .dot { fill: lime }",
    "not its siblings": ".other:hover rect { fill: lime } .card:hover + g { fill: blue }",
    "by :is()": ".card:hover :is(rect, circle) { stroke: blue; stroke-width: 4px }",
    "what is in what is in it": "svg .card:hover rect ~ .dot { fill: lime }",
}


def test_what_is_touched_looks_as_in_a_browser(browser: Browser) -> None:
    pages = [browser.new_page(viewport={"width": SIDE, "height": SIDE}) for _ in range(2)]
    body = "<!DOCTYPE html><style>body { margin: 0 } svg { display: block }</style>"
    found = {}
    for name, css in TOUCHED.items():
        drawing = f"{HEAD}><style>{css}</style>{CARD}</svg>"
        imported = import_data(drawing)
        assert imported.report.is_exact, (name, str(imported.report))
        # Away from what the drawing before it left.
        pages[0].mouse.move(99, 99)
        pages[0].set_content(body + drawing)
        with Scene(imported.text) as scene:
            if name == "the whole drawing":
                scene.pointer("move", 99, 99)
            for kind, x, y in TOUCHES:
                scene.pointer(kind, x, y)
                scene.advance(0)
                pages[0].mouse.move(x, y)
                if kind != "move":
                    getattr(pages[0].mouse, kind)()
                pages[1].set_content(body + scene.svg())
                theirs, ours = (shown(page, 1)[0] for page in pages)
                different = float((abs(theirs - ours).max(axis=2) > TOLERANCE).mean())
                if different > MOST:
                    found[f"{name}: {kind} {x} {y}"] = round(different, 3)
    for page in pages:
        page.close()
    assert found == {}
