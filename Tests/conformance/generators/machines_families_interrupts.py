# SPDX-License-Identifier: MIT
"""Writes ../machines/families_interrupts.json: conflicts of regions, transitions without target, inputs.

https://github.com/jbeard4/scxml-test-framework says by its folders what an interpreter should be tried with; the
folder is named as the source, machines are our own. What is expected follows from the SCXML Recommendation, by hand, or
where a table makes the machines, by the rule that stands beside it. Run: python3 machines_families_interrupts.py
"""

from __future__ import annotations

import itertools
from typing import Any

from machine_cases import Json, Suite, boolean, compound, emit, go, inc, number, parallel, state, string  # type: ignore[import-not-found, unused-ignore]

SUITE = Suite("", "scxml-test-framework, family")
add = SUITE.add

# parallel+interrupt: regions a and b of p; which of their transitions are taken

LEAVES = {"nothing": None, "inside": "2", "outside": "x"}


def interrupted(a1: str, a: str, b1: str, b: str, p: str) -> list[str]:
    """Who is selected in a region is its innermost; leaving ones exclude all others, and the first region's wins, but
    the transition of p itself gives way to any from inside."""
    chosen_a = "a1" if a1 != "nothing" else "a" if a != "nothing" else "p" if p != "nothing" else ""
    chosen_b = "b1" if b1 != "nothing" else "b" if b != "nothing" else "p" if p != "nothing" else ""
    if chosen_a == "a1" and a1 == "inside" and chosen_b == "b1" and b1 == "inside":
        return ["a2", "b2"]
    gives_way = not chosen_a or (chosen_a == "p" and chosen_b != "p")
    winner = (gives_way and chosen_b) or chosen_a
    ends = {"a1": ["x"] if a1 == "outside" else ["a2", "b1"], "b1": ["y"] if b1 == "outside" else ["a1", "b2"]}
    return {**ends, "a": ["xa"], "b": ["xb"], "p": ["z"], "": ["a1", "b1"]}[winner]


for a1, a, b1, b, p in itertools.product(
    LEAVES, ("nothing", "outside"), LEAVES, ("nothing", "outside"), ("nothing", "outside")
):
    if (a1 != "nothing" and a != "nothing") or (b1 != "nothing" and b != "nothing"):
        continue  # a parent's transition that is never asked, but for one case each below
    given = {"a1": a1, "a": a, "b1": b1, "b": b, "p": p}
    said = ", ".join(f"{key} {value}" for key, value in given.items() if value != "nothing")
    if not said:
        continue

    def answer(target: str | None) -> Json:
        return {"on": {"t": target}} if target else {}

    add(
        "parallel+interrupt",
        said,
        {
            "p": parallel(
                {
                    "a": compound(
                        {"a1": answer({"nothing": None, "inside": "a2", "outside": "x"}[a1]), "a2": state()},
                        **answer("xa" if a == "outside" else None),
                    ),
                    "b": compound(
                        {"b1": answer({"nothing": None, "inside": "b2", "outside": "y"}[b1]), "b2": state()},
                        **answer("xb" if b == "outside" else None),
                    ),
                },
                **answer("z" if p == "outside" else None),
            ),
            **{name: state() for name in ("x", "y", "xa", "xb", "z")},
        },
        f"-> a1 b1\nt -> {' '.join(interrupted(a1, a, b1, b, p))}",
    )
THREE = {name: compound({f"{name}1": state(), f"{name}2": state()}) for name in ("a", "b", "c")}


def three(**on: Any) -> Json:
    regions = {
        name: compound({f"{name}1": state(on={"t": on[name]} if name in on else None), f"{name}2": state()})
        for name in ("a", "b", "c")
    }
    return {"p": parallel(regions, on={"t": on["p"]} if "p" in on else {}), "x": state(), "y": state(), "z": state()}


for what, machine, expected in [
    ("the middle region leaves, the first stays inside", three(a="a2", b="x", c="c2"), "a2 b1 c2"),
    ("the last region leaves", three(a="a2", b="b2", c="x"), "a2 b2 c1"),
    ("the first region leaves", three(a="x", b="b2", c="c2"), "x"),
    ("two leave, after one that has nothing to do", three(b="x", c="y"), "x"),
    ("the parallel state would leave, the last region does something", three(p="z", c="c2"), "a1 b1 c2"),
    ("the parallel state would leave, the last region leaves", three(p="z", c="y"), "y"),
    ("the parallel state alone", three(p="z"), "z"),
    ("one goes into another region", three(a="b2", b="b2", c="c2"), "a1 b2 c1"),
    ("the first goes nowhere: it excludes nothing", three(a=go(), b="x"), "x"),
]:
    add("parallel+interrupt", f"three regions: {what}", machine, f"-> a1 b1 c1\nt -> {expected}")
add(
    "parallel+interrupt",
    "nested: the outer region's leaf is asked before its parallel parent",
    {
        "p": parallel(
            {
                "q": parallel(
                    {
                        "c": compound({"c1": state(on={"t": "c2"}), "c2": state()}),
                        "d": compound({"d1": state(), "d2": state()}),
                    },
                    on={"t": "x"},
                ),
                "r": compound({"r1": state(on={"t": "r2"}), "r2": state()}),
            }
        ),
        "x": state(),
    },
    "-> c1 d1 r1\nt -> c2 d1 r2\nt -> x",
)
add(
    "parallel+interrupt",
    "a preempted transition's actions are not done",
    {
        "p": parallel(
            {
                "a": compound({"a1": state(on={"t": go("a2", actions=[emit("a")])}), "a2": state()}),
                "b": compound({"b1": state(on={"t": go("x", actions=[emit("b")])})}),
            }
        ),
        "x": state(),
    },
    "-> a1 b1 !\nt -> a2 b1 ! a\nt -> x ! b",
)

# targetless-transition

add(
    "targetless-transition",
    "its actions are done, and what they raise is answered",
    {"a": state(on={"t": go(actions=[{"raise": "s"}]), "s": "b"}), "b": state()},
    "-> a\nt -> b",
)
add(
    "targetless-transition",
    "of the parent, while the child has one for another event",
    {
        "p": compound(
            {"a": state(on={"u": "b"}), "b": state()}, on={"t": go(actions=[inc("n")]), "look": go("c", guard="n == 2")}
        ),
        "c": state(),
    },
    "-> a\nt -> a\nu -> b\nt -> b\nlook -> c",
    n=number(),
)
add(
    "targetless-transition",
    "of the child keeps the parent's from being taken",
    {"p": compound({"a": state(on={"t": go()})}, on={"t": "c"}), "c": state()},
    "-> a\nt -> a",
)
add(
    "targetless-transition",
    "in one region, while another changes",
    {
        "p": parallel(
            {
                "a": compound({"a1": state(on={"t": go(actions=[emit("a")])})}),
                "b": compound({"b1": state(on={"t": go("b2", actions=[emit("b")])}), "b2": state()}),
            }
        )
    },
    "-> a1 b1 !\nt -> a1 b2 ! a b",
)
add(
    "targetless-transition",
    "without event, as long as its guard holds",
    {"a": state(always=go(guard="n < 5", actions=[inc("n")]), on={"look": go("b", guard="n == 5")}), "b": state()},
    "-> a\nlook -> b",
    n=number(),
)

# inputs, as far as machines change them

add(
    "assign",
    "numbers are kept within their range",
    {
        "a": state(
            entry=[{"assign": {"n": "n + 12"}}, {"assign": {"m": "-3"}}],
            always=[go("b", guard="n == 10 && m == 0"), "c"],
        ),
        "b": state(),
        "c": state(),
    },
    "-> b",
    n=number(0, 0, 10),
    m=number(5, 0, 10),
)
add(
    "assign",
    "increment, clamp and toggle",
    {
        "a": state(
            on={
                "t": go(actions=[inc("n", 4), inc("m", -2.5), {"clamp": {"m": [0, 3]}}, {"toggle": "b"}]),
                "look": [go("c", guard="n == 5 && m == 0 && b"), go("d", guard="n == 9 && !b")],
            }
        ),
        "c": state(on={"t": go("a", actions=[inc("n", 4), {"toggle": "b"}])}),
        "d": state(),
    },
    "-> a\nt -> a\nlook -> c\nt -> a\nlook -> d",
    n=number(1),
    m=number(1),
    b=boolean(),
)
add(
    "assign",
    "booleans and texts",
    {
        "a": state(
            on={"t": go(actions=[{"assign": {"b": "n > 1", "word": "on"}}])}, always=go("c", guard="b && word == 'on'")
        ),
        "c": state(),
    },
    "-> a\nt -> a\nn=2 -> a\nt -> c",
    n=number(),
    b=boolean(),
    word=string(),
)
add(
    "assign",
    "a trigger that a machine fires is an event",
    {"a": state(on={"t": go(actions=[{"fire": "go"}]), "go": "b"}), "b": state()},
    "-> a\nt -> b",
    go={"type": "trigger"},
)
SUITE.write(
    "families_interrupts.json",
    "Families of SCION's scxml-test-framework (machines_families_interrupts.py).",
)
