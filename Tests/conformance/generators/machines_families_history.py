# SPDX-License-Identifier: MIT
"""Writes ../machines/families_history.json: histories.

https://github.com/jbeard4/scxml-test-framework says by its folders what an interpreter should be tried with; the
folder is named as the source, machines are our own. What is expected follows from the SCXML Recommendation, by hand, or
where a table makes the machines, by the rule that stands beside it. Run: python3 machines_families_history.py
"""

from __future__ import annotations

from machine_cases import Suite, compound, emit, final, go, history, noisy, parallel, state  # type: ignore[import-not-found, unused-ignore]

SUITE = Suite("", "scxml-test-framework, family")
add = SUITE.add

# history

COUNT = {"b1": state(on={"n": "b2"}), "b2": state(on={"n": "b3"}), "b3": state()}
for entered in ("b", "h"):
    add(
        "history",
        f"by {entered}, after b2 was left",
        {"a": state(on={"t": entered}), "b": compound({"h": history("b3"), **COUNT}, on={"u": "a"}, initial="b1")},
        f"-> a\nt -> {'b3' if entered == 'h' else 'b1'}\nu -> a\nt -> "
        + ("b3" if entered == "h" else "b1\nn -> b2\nu -> a\nt -> b1"),
    )
add(
    "history",
    "remembers the last time only",
    {"a": state(on={"t": "h"}), "b": compound({"h": history("b1"), **COUNT}, on={"u": "a"}, initial="h")},
    "-> a\nt -> b1\nn -> b2\nu -> a\nt -> b2\nn -> b3\nu -> a\nt -> b3",
)
LEVELS = {
    "c1": compound({"d1": state(on={"n": "d2"}), "d2": state()}),
    "c2": compound({"e1": state(on={"n": "e2"}), "e2": state()}),
}
for word, deep, expected in [("shallow", False, "e1"), ("deep", True, "e2")]:
    add(
        "history",
        f"{word}, two levels down",
        {
            "a": state(on={"t": "h"}),
            "b": compound({"h": history("c1", deep=deep), **LEVELS}, initial="c2", on={"u": "a"}),
        },
        "-> a\nt -> d1\nu -> a\nt -> d1",
    )
    add(
        "history",
        f"{word}, two levels down, after a change",
        {
            "b": compound({"h": history("c1", deep=deep), **LEVELS}, initial="c2", on={"u": "a"}),
            "a": state(on={"t": "h"}),
        },
        f"-> e1\nn -> e2\nu -> a\nt -> {expected}",
    )
REGIONS = {
    "r": compound(
        {
            "r1": compound({"r11": state(on={"n": "r12"}), "r12": state(on={"m": "r2"})}),
            "r2": compound({"r21": state(on={"n": "r22"}), "r22": state()}),
        }
    ),
    "s": compound(
        {
            "s1": compound({"s11": state(on={"n": "s12"}), "s12": state(on={"m": "s2"})}),
            "s2": compound({"s21": state(on={"n": "s22"}), "s22": state()}),
        }
    ),
}
add(
    "history",
    "deep, of a parallel state",
    {"p": parallel({"h": history("r", deep=True), **REGIONS}, on={"u": "a"}), "a": state(on={"t": "h", "v": "p"})},
    "-> r11 s11\nn -> r12 s12\nm -> r21 s21\nn -> r22 s22\nu -> a\nt -> r22 s22\nu -> a\nv -> r11 s11",
)
add(
    "history",
    "shallow, of a parallel state: its regions begin anew",
    {"p": parallel({"h": history("r"), **REGIONS}, on={"u": "a"}), "a": state(on={"t": "h"})},
    "-> r11 s11\nn -> r12 s12\nu -> a\nt -> r11 s11",
)
add(
    "history",
    "one in each region, deep in one and shallow in the other",
    {
        "a": state(on={"t": "p"}),
        "p": parallel(
            {
                "r": compound({"hr": history("r1", deep=True), **REGIONS["r"]["states"]}, initial="hr"),
                "s": compound({"hs": history("s1"), **REGIONS["s"]["states"]}, initial="hs"),
            },
            on={"u": "a"},
        ),
    },
    "-> a\nt -> r11 s11\nn -> r12 s12\nm -> r21 s21\nn -> r22 s22\nu -> a\nt -> r22 s21",
)
add(
    "history",
    "as two targets at once",
    {
        "a": state(on={"t": go(["hr", "hs"])}),
        "p": parallel(
            {
                "r": compound({"hr": history("r2"), **REGIONS["r"]["states"]}),
                "s": compound({"hs": history("s2", deep=True), **REGIONS["s"]["states"]}),
            },
            on={"u": "a", "v": "p"},
        ),
    },
    "-> a\nt -> r21 s21\nv -> r11 s11\nn -> r12 s12\nu -> a\nt -> r11 s12",
)
add(
    "history",
    "is taken down before the exit actions change anything",
    {
        "b": compound(
            {"h": history("b1"), "b1": state(on={"n": "b2"}), "b2": noisy("b2")},
            exit=[{"if": "in(b2)", "then": [emit("b2.is.active")], "else": [emit("b2.is.left")]}],
            on={"u": "a"},
        ),
        "a": state(on={"t": "h"}),
    },
    "-> b1 !\nn -> b2 ! in.b2\nu -> a ! out.b2 b2.is.left\nt -> b2 ! in.b2",
)
add(
    "history",
    "of a state that is inside another with history",
    {
        "o": compound(
            {
                "ho": history("i"),
                "i": compound({"hi": history("i1"), "i1": state(on={"n": "i2"}), "i2": state()}, initial="hi"),
                "j": state(),
            },
            on={"u": "a"},
        ),
        "a": state(on={"t": "ho"}),
    },
    "-> i1\nn -> i2\nu -> a\nt -> i2",
)
add(
    "history",
    "whose default names states of several regions",
    {
        "a": state(on={"t": "h"}),
        "o": compound(
            {
                "h": history(["r2", "s12"]),
                "x": state(),
                "p": parallel(REGIONS),
            },
            initial="x",
            on={"u": "a"},
        ),
    },
    "-> a\nt -> r21 s12\nu -> a\nt -> r11 s11",
)
add(
    "history",
    "a transition to one from inside",
    {"b": noisy("b", states={"h": history("b2"), "b1": noisy("b1", on={"t": "h"}), "b2": noisy("b2", on={"t": "h"})})},
    "-> b1 ! in.b in.b1\nt -> b2 ! out.b1 in.b2\nt -> b2 ! out.b2 in.b2",
)
add(
    "history",
    "that a final state was left with goes back to it",
    {
        "b": compound(
            {"h": history("b1"), "b1": state(on={"n": "b2"}), "b2": final()},
            on={"u": "a", "done.state.b": go(actions=[emit("done")])},
        ),
        "a": state(on={"t": "h"}),
    },
    "-> b1 !\nn -> b2 ! done\nu -> a !\nt -> b2 ! done",
)

INNER = {
    "h": history("a1", deep=True),
    "p": noisy(
        "p",
        type="parallel",
        states={
            "a": noisy("a", states={"a1": noisy("a1", on={"n": "a2"}), "a2": noisy("a2", on={"t": "h"})}),
            "b": noisy("b", states={"b1": noisy("b1"), "b2": noisy("b2")}),
        },
    ),
}
add(
    "history",
    "of an outer state, from inside a region: what the transition does not leave is not entered",
    {"initial": ["a2", "b2"], "states": {"s": noisy("s", states=INNER)}},
    "-> a2 b2 ! in.s in.p in.a in.a2 in.b in.b2\nt -> a1 b2 ! out.a2 in.a1",
)
add(
    "history",
    "of an outer state, from inside one region to another: both are left",
    {
        "initial": ["a2", "b2"],
        "states": {
            "s": compound(
                {
                    "h": history("b1"),
                    "p": parallel(
                        {
                            "a": compound({"a1": state(), "a2": state(on={"t": "h"})}),
                            "b": compound({"b1": state(), "b2": state()}),
                        }
                    ),
                }
            )
        },
    },
    "-> a2 b2\nt -> a1 b1",
)
SUITE.write(
    "families_history.json",
    "Families of SCION's scxml-test-framework (machines_families_history.py).",
)
