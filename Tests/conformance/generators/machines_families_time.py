# SPDX-License-Identifier: MIT
"""Writes ../machines/families_time.json: delays, document order and hierarchy.

https://github.com/jbeard4/scxml-test-framework says by its folders what an interpreter should be tried with; the
folder is named as the source, machines are our own. What is expected follows from the SCXML Recommendation, by hand, or
where a table makes the machines, by the rule that stands beside it. Run: python3 machines_families_time.py
"""

from __future__ import annotations

from machine_cases import Suite, boolean, compound, emit, go, noisy, number, parallel, state  # type: ignore[import-not-found, unused-ignore]

SUITE = Suite("", "scxml-test-framework, family")
add = SUITE.add

# delayedSend, and delays of transitions

add(
    "delayedSend",
    "a delayed event comes after its delay",
    {"a": state(on={"t": go("b", actions=[{"send": "s", "delay": 0.25}])}), "b": state(on={"s": "c"}), "c": state()},
    "-> a\nt -> b\n+0.125 -> b\n+0.125 -> c",
)
add(
    "delayedSend",
    "from exit and entry",
    {
        "a": state(exit=[{"send": "s1", "delay": 0.25}], on={"t": "b"}),
        "b": state(entry=[{"send": "s2", "delay": 0.125}], on={"s2": "c"}),
        "c": state(on={"s1": "d"}),
        "d": state(),
    },
    "-> a\nt -> b\n+0.125 -> c\n+0.125 -> d",
)
add(
    "delayedSend",
    "events of one time come in the order in which they were sent",
    {
        "a": state(
            entry=[{"send": "s1", "delay": 0.5}, {"send": "s2", "delay": 0.5}, {"send": "s3", "delay": 0.25}],
            on={"s3": "b"},
        ),
        "b": state(on={"s1": "c", "s2": "bad"}),
        "c": state(on={"s2": "d"}),
        "d": state(),
        "bad": state(),
    },
    "-> a\n+10 -> d",
)
add(
    "delayedSend",
    "what happens in one long step happens at its own times",
    {
        "a": state(after=[go("b", delay=0.25)]),
        "b": state(after=[go("c", delay=0.25)], entry=[{"send": "s", "delay": 0.375}]),
        "c": state(on={"s": "d"}, after=[go("bad", delay=0.25)]),
        "d": state(after=[go("e", delay=1)]),
        "e": state(),
        "bad": state(),
    },
    "-> a\n+1.5 -> d\n+0.125 -> e",
)
add(
    "delayedSend",
    "of several under one id, all are canceled; others are not",
    {
        "a": state(
            entry=[
                {"send": "s1", "id": "x", "delay": 0.25},
                {"send": "s2", "id": "x", "delay": 0.5},
                {"send": "s3", "id": "y", "delay": 0.75},
            ],
            on={"t": go(actions=[{"cancel": "x"}]), "s1": "bad", "s2": "bad", "s3": "b"},
        ),
        "b": state(),
        "bad": state(),
    },
    "-> a\nt -> a\n+0.5 -> a\n+0.25 -> b",
)
add(
    "delayedSend",
    "what an event of the same moment cancels does not come",
    {
        "a": state(
            entry=[{"send": "s1", "delay": 0.25}, {"send": "s2", "id": "x", "delay": 0.25}],
            on={"s1": go(actions=[{"cancel": "x"}]), "s2": "bad"},
        ),
        "bad": state(),
    },
    "-> a\n+1 -> a",
)
add(
    "after",
    "a delay is forgotten when its state is left, and begins anew",
    {"a": state(after=[go("c", delay=0.5)], on={"t": "b"}), "b": state(on={"t": "a"}), "c": state()},
    "-> a\n+0.25 -> a\nt -> b\n+1 -> b\nt -> a\n+0.25 -> a\n+0.25 -> c",
)
add(
    "after",
    "a delay whose guard does not hold when it ends is over",
    {"a": state(after=[go("b", delay=0.5, guard="flag")], on={"t": "a"}), "b": state()},
    "-> a\n+0.5 -> a\nflag=true -> a\n+1 -> a\nt -> a\n+0.5 -> b",
    flag=boolean(),
)
add(
    "after",
    "of two delays of one time, the first whose guard holds is taken",
    {"a": state(after=[go("b", delay=0.5, guard="flag"), go("c", delay=0.5)]), "b": state(), "c": state()},
    "-> a\n+0.5 -> c",
    flag=boolean(),
)
add(
    "after",
    "a parent's delay runs on while its children change",
    {"p": compound({"a": state(on={"t": "b"}), "b": state(on={"t": "a"})}, after=[go("c", delay=0.5)]), "c": state()},
    "-> a\n+0.25 -> a\nt -> b\n+0.125 -> b\nt -> a\n+0.125 -> c",
)
add(
    "after",
    "a delay without target leaves its state alone, and comes once",
    {"a": noisy("a", after=[go(delay=0.5, actions=[emit("now")])])},
    "-> a ! in.a\n+0.5 -> a ! now\n+5 -> a !",
)
add(
    "after",
    "a delay may be computed when the state is entered",
    {"a": state(after=[go("b", delay="n / 4")]), "b": state()},
    "-> a\nn=4 -> a\n+0.5 -> b",
    n=number(2),
)
add(
    "after",
    "in the list of transitions",
    {
        "a": state(transitions=[{"event": "t", "target": "b"}, {"delay": 0.5, "target": "c"}]),
        "b": state(),
        "c": state(),
    },
    "-> a\n+0.5 -> c",
)
add(
    "after",
    "how long a state has been active",
    {
        "p": compound(
            {
                "a": state(on={"t": go("b", guard="elapsed >= 0.5"), "u": go("c", guard="elapsed(p) >= 1")}),
                "b": state(on={"t": "a"}),
                "c": state(),
            }
        )
    },
    "-> a\n+0.25 -> a\nt -> a\n+0.25 -> a\nt -> b\nt -> a\nt -> a\nu -> a\n+0.5 -> a\nu -> c",
)
add(
    "after",
    "in two regions at one time, the one that was entered first",
    {
        "p": parallel(
            {
                "a": compound({"a1": state(after=[go("x", delay=0.5)])}),
                "b": compound({"b1": state(after=[go("y", delay=0.5)])}),
            }
        ),
        "x": state(),
        "y": state(),
    },
    "-> a1 b1\n+0.5 -> x",
)

# documentOrder, hierarchy, hierarchy+documentOrder

for first, second in [("b", "c"), ("c", "b")]:
    add(
        "documentOrder",
        f"{first} stands before {second}",
        {
            "a": state(transitions=[{"event": "t", "target": first}, {"event": "t", "target": second}]),
            "b": state(),
            "c": state(),
        },
        f"-> a\nt -> {first}",
    )
add(
    "documentOrder",
    "a guard that does not hold lets the next be asked",
    {
        "a": state(
            transitions=[
                {"event": "t", "guard": "n == 1", "target": "b"},
                {"event": "t", "guard": "n == 0", "target": "c"},
                {"event": "t", "target": "d"},
            ]
        ),
        "b": state(),
        "c": state(),
        "d": state(),
    },
    "-> a\nt -> c",
    n=number(),
)
add(
    "documentOrder",
    "an earlier general descriptor comes before a later special one",
    {"a": state(on={"*": "b", "t": "c"}), "b": state(), "c": state()},
    "-> a\nt -> b",
)
add(
    "documentOrder",
    "the keys of a state in the order of the text",
    {
        "a": {"transitions": [{"event": "t", "target": "b"}], "on": {"t": "c"}},
        "b": {"on": {"t": "c"}, "transitions": [{"event": "t", "target": "a"}]},
        "c": state(),
    },
    "-> a\nt -> b\nt -> c",
)
add(
    "hierarchy",
    "the child's transition",
    {"a": compound({"a1": state(on={"t": "a2"}), "a2": state()}, on={"t": "b"}), "b": state()},
    "-> a1\nt -> a2\nt -> b",
)
add(
    "hierarchy",
    "the parent's, where the child has none",
    {"a": compound({"a1": state(), "a2": state()}, on={"t": "b"}), "b": state()},
    "-> a1\nt -> b",
)
add(
    "hierarchy",
    "the child's to the outside",
    {"a": compound({"a1": state(on={"t": "b"}), "a2": state()}, on={"t": "a2"}), "b": state()},
    "-> a1\nt -> b",
)
add(
    "hierarchy",
    "the grandparent's",
    {"a": compound({"b": compound({"c": state()})}, on={"t": "d"}), "d": state()},
    "-> c\nt -> d",
)
for child, expected in [("first", "a2"), ("second", "b")]:
    add(
        "hierarchy+documentOrder",
        f"the child has the {child} of the document, its guard holds or not",
        {
            "a": compound(
                {
                    "a1": state(on={"t": [go("a2", guard="n == 0"), go("a3", guard="n == 0")]}),
                    "a2": state(),
                    "a3": state(),
                },
                on={"t": ["b", "a3"]},
            ),
            "b": state(),
        },
        f"-> a1\nt -> {expected}",
        n=number(0 if child == "first" else 1),
    )
SUITE.write(
    "families_time.json",
    "Families of SCION's scxml-test-framework (machines_families_time.py).",
)
