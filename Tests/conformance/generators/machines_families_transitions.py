# SPDX-License-Identifier: MIT
"""Writes ../machines/families_transitions.json: conditional actions, in(), internal transitions, names of events.

https://github.com/jbeard4/scxml-test-framework says by its folders what an interpreter should be tried with; the
folder is named as the source, machines are our own. What is expected follows from the SCXML Recommendation, by hand, or
where a table makes the machines, by the rule that stands beside it. Run: python3 machines_families_transitions.py
"""

from __future__ import annotations

from machine_cases import Suite, compound, emit, go, inc, noisy, number, parallel, state  # type: ignore[import-not-found, unused-ignore]

SUITE = Suite("", "scxml-test-framework, family")
add = SUITE.add

# if-else

for n, expected in [(0, "zero"), (1, "one"), (2, "two"), (9, "many")]:
    add(
        "if-else",
        f"with n = {n}",
        {
            "a": state(
                on={
                    "t": go(
                        actions=[
                            {
                                "if": "n == 0",
                                "then": [emit("zero")],
                                "else": [
                                    {
                                        "if": "n == 1",
                                        "then": [emit("one")],
                                        "else": [{"if": "n == 2", "then": [emit("two")], "else": [emit("many")]}],
                                    }
                                ],
                            },
                            emit("after"),
                        ]
                    )
                }
            )
        },
        f"-> a !\nt -> a ! {expected} after",
        n=number(n),
    )
add(
    "if-else",
    "sees what was set just before",
    {
        "a": state(
            entry=[
                inc("n"),
                {"if": "n == 1", "then": [inc("n"), {"if": "n == 2", "then": [emit("two")]}], "else": [emit("no")]},
            ]
        )
    },
    "-> a ! two",
    n=number(),
)

# in

add(
    "in",
    "a region waits for another",
    {
        "p": parallel(
            {
                "a": compound({"a1": state(on={"t": "a2"}), "a2": state()}),
                "b": compound({"b1": state(on={"t": go("b2", guard="in(a2)")}), "b2": state()}),
            }
        )
    },
    "-> a1 b1\nt -> a2 b1\nt -> a2 b2",
)
add(
    "in",
    "without event",
    {
        "p": parallel(
            {
                "a": compound({"a1": state(on={"t": "a2"}), "a2": state(on={"u": "a1"})}),
                "b": compound(
                    {"b1": state(always=go("b2", guard="in(a2)")), "b2": state(always=go("b1", guard="!in(a2)"))}
                ),
            }
        )
    },
    "-> a1 b1\nt -> a2 b2\nu -> a1 b1",
)
add(
    "in",
    "of a compound state",
    {
        "p": parallel(
            {
                "a": compound(
                    {"a1": compound({"a11": state(on={"n": "a12"}), "a12": state()}, on={"t": "a2"}), "a2": state()}
                ),
                "b": compound(
                    {
                        "b1": state(
                            on={"look": [go("b2", guard="in(a1)"), go("b3", guard="!in(a1) && in(a2) && in(p)")]}
                        ),
                        "b2": state(on={"t": "b1"}),
                        "b3": state(),
                    }
                ),
            }
        )
    },
    "-> a11 b1\nn -> a12 b1\nlook -> a12 b2\nt -> a2 b1\nlook -> a2 b3",
)
add(
    "in",
    "in transition actions the source is left",
    {
        "a": state(
            on={"t": go("b", actions=[{"if": "in(a) || in(b)", "then": [emit("no")], "else": [emit("neither")]}])}
        ),
        "b": state(),
    },
    "-> a !\nt -> b ! neither",
)

# internal-transitions

INSIDE = {"b": noisy("b", on={"n": "c"}), "c": noisy("c")}
for internal in (True, False):
    around = ("", "") if internal else (" out.a", " in.a")
    add(
        "internal-transitions",
        f"to a child, {'in' if internal else 'ex'}ternal",
        {"a": noisy("a", on={"t": go("c", internal=internal)}, states=INSIDE)},
        f"-> b ! in.a in.b\nt -> c ! out.b{around[0]}{around[1]} in.c\nt -> c ! out.c{around[0]}{around[1]} in.c",
    )
    add(
        "internal-transitions",
        f"to a grandchild, {'in' if internal else 'ex'}ternal",
        {
            "a": noisy(
                "a",
                on={"t": go("d", internal=internal)},
                states={"b": noisy("b"), "c": noisy("c", states={"e": noisy("e"), "d": noisy("d")})},
            )
        },
        f"-> b ! in.a in.b\nt -> d ! out.b{around[0]}{around[1]} in.c in.d",
    )
add(
    "internal-transitions",
    "to two regions inside",
    {
        "a": noisy(
            "a",
            on={"t": go(["r2", "s2"], internal=True)},
            states={
                "x": noisy("x"),
                "p": parallel(
                    {"r": compound({"r1": state(), "r2": state()}), "s": compound({"s1": state(), "s2": state()})}
                ),
            },
        )
    },
    "-> x ! in.a in.x\nt -> r2 s2 ! out.x",
)
add(
    "internal-transitions",
    "where one of the targets is outside it is external",
    {
        "q": parallel(
            {
                "a": noisy("a", on={"t": go(["c", "z2"], internal=True)}, states=INSIDE),
                "z": compound({"z1": state(), "z2": state()}),
            }
        )
    },
    "-> b z1 ! in.a in.b\nt -> c z2 ! out.b out.a in.a in.c",
)
add(
    "internal-transitions",
    "do not disturb another region",
    {
        "q": parallel(
            {
                "a": compound({"a1": state(), "a2": state()}, on={"t": go("a2", internal=True)}),
                "z": compound({"z1": state(on={"t": "z2"}), "z2": state()}),
            }
        )
    },
    "-> a1 z1\nt -> a2 z2",
)
add(
    "internal-transitions",
    "that is external leaves the whole parallel state around its region",
    {
        "q": noisy(
            "q",
            type="parallel",
            states={
                "a": noisy("a", states={"a1": state(), "a2": state()}, on={"t": go("a2")}),
                "z": noisy("z", states={"z1": state(on={"n": "z2"}), "z2": state()}),
            },
        )
    },
    "-> a1 z1 ! in.q in.a in.z\nn -> a1 z2 !\nt -> a2 z1 ! out.z out.a out.q in.q in.a in.z",
)

# multiple-events-per-transition, scxml-prefix-event-name-matching

for event, does in [("a", True), ("b", True), ("c", False), ("a.b", True), ("b.x.y", True), ("ab", False)]:
    add(
        "multiple-events-per-transition",
        f"a and b with {event}",
        {"s": state(on={"a b": "d"}), "d": state()},
        f"-> s\n{event} -> {'d' if does else 's'}",
    )
for descriptor, event, does in [
    ("*", "anything.at.all", True),
    ("foo.*", "foo.bar.baz", True),
    ("foo", "foo.bar", True),
    ("foo", "foobar", False),
    ("foo.bar", "foo", False),
    ("foo.bar", "foo.bar.baz", True),
    ("foo.bar", "foo.baz", False),
    ("foo.bar.*", "foo.bar", True),
]:
    add(
        "scxml-prefix-event-name-matching",
        f"{descriptor} with {event}",
        {"s": state(on={descriptor: "d"}), "d": state()},
        f"-> s\n{event} -> {'d' if does else 's'}",
    )
# Eventless transitions without a target: taken as long as something else does not end it.
COUNT = go(actions=[inc("n")])
for what, always in {
    "one before it": [go("d", guard="n >= 3"), COUNT],
    "one before it, with true for a guard": [go("d", guard="n >= 3"), {"guard": True, **COUNT}],
    "its own guard": [{**COUNT, "guard": "n < 3"}],
}.items():
    add(
        "assign-current-small-step",
        f"an eventless transition without a target, ended by {what}",
        {"s": state(always=always, on={"t": go("d", guard="n == 3")}), "d": state()},
        "-> s\nt -> d" if len(always) == 1 else "-> d",
        n=number(),
    )
add(
    "assign-current-small-step",
    "an eventless transition without a target, ended from inside",
    {
        "s": compound({"s1": state(always=go("d", guard="n > 4"))}, always=COUNT),
        "d": state(on={"t": go("e", guard="n == 5")}),
        "e": state(),
    },
    "-> d\nt -> e",
    n=number(),
)
add(
    "assign-current-small-step",
    "an eventless transition without a target, ended from another region",
    {
        "p": parallel(
            {
                "a": compound({"a1": state(always=COUNT)}),
                "b": compound({"b1": state(always=go("d", guard="n > 4"))}),
            }
        ),
        # The last count is taken together with what leaves them.
        "d": state(on={"t": go("e", guard="n == 6")}),
        "e": state(),
    },
    "-> d\nt -> e",
    n=number(),
)
SUITE.write(
    "families_transitions.json",
    "Families of SCION's scxml-test-framework (machines_families_transitions.py).",
)
