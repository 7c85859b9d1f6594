# SPDX-License-Identifier: MIT
"""Writes ../machines/families_basic.json: basics, sent events, assignments, guards and defaults.

https://github.com/jbeard4/scxml-test-framework says by its folders what an interpreter should be tried with; the
folder is named as the source, machines are our own. What is expected follows from the SCXML Recommendation, by hand, or
where a table makes the machines, by the rule that stands beside it. Run: python3 machines_families_basic.py
"""

from __future__ import annotations

from machine_cases import Suite, boolean, compound, emit, go, inc, noisy, number, parallel, state, string  # type: ignore[import-not-found, unused-ignore]

SUITE = Suite("", "scxml-test-framework, family")
add = SUITE.add

# basic

add("basic", "one state", {"a": state()}, "-> a")
add("basic", "one transition", {"a": state(on={"t": "b"}), "b": state()}, "-> a\nt -> b\nt -> b")
add(
    "basic",
    "two transitions in a row",
    {"a": state(on={"t": "b"}), "b": state(on={"t2": "c"}), "c": state()},
    "-> a\nt2 -> a\nt -> b\nt -> b\nt2 -> c",
)
add("basic", "a circle", {"a": state(on={"t": "b"}), "b": state(on={"t": "a"})}, "-> a\nt -> b\nt -> a\nt -> b")
add("basic", "an event that nobody knows", {"a": state(on={"t": "b"}), "b": state()}, "-> a\nother -> a\n -> a")

# atom3-basic-tests

add(
    "atom3-basic-tests",
    "actions of exit, transition and entry, in this order",
    {"a": noisy("a", on={"t": go("b", actions=[emit("go")])}), "b": noisy("b")},
    "-> a ! in.a\nt -> b ! out.a go in.b",
)
add(
    "atom3-basic-tests",
    "a state that goes to itself is left and entered",
    {"a": noisy("a", on={"t": "a"})},
    "-> a ! in.a\nt -> a ! out.a in.a",
)
add(
    "atom3-basic-tests",
    "between siblings, their parent stays",
    {
        "p": noisy("p", states={"a": noisy("a", on={"t": "b"}), "b": noisy("b", on={"u": "c"})}),
        "c": noisy("c"),
    },
    "-> a ! in.p in.a\nt -> b ! out.a in.b\nu -> c ! out.b out.p in.c",
)
add(
    "atom3-basic-tests",
    "a transition of the parent serves all its children",
    {
        "p": compound({"a": state(on={"t": "b"}), "b": state()}, on={"u": "c"}),
        "c": state(on={"back": "b"}),
    },
    "-> a\nu -> c\nback -> b\nu -> c",
)

# actionSend, send-internal

for verb in ("send", "raise"):
    family = "actionSend" if verb == "send" else "send-internal"
    for place in ("transition", "exit", "entry"):
        first = state(on={"t": go("b", actions=[{verb: "s"}]) if place == "transition" else "b"})
        second = state(on={"s": "c"})
        if place == "exit":
            first["exit"] = [{verb: "s"}]
        if place == "entry":
            second["entry"] = [{verb: "s"}]
        add(
            family,
            f"what is done in {place} sends the event that the next state waits for",
            {"a": first, "b": second, "c": state(on={"s": "d"}), "d": state()},
            "-> a\nt -> c",
        )
    add(
        family,
        "an event sent on the way is answered by the parent of where it ends",
        {
            "a": state(on={"t": go("b", actions=[{verb: "s"}])}),
            "p": compound({"b": state(), "c": state()}, on={"s": "c"}),
        },
        "-> a\nt -> c",
    )
    add(
        family,
        "an event that is sent before anyone waits for it is lost",
        {"a": state(entry=[{verb: "s"}], on={"t": "b"}), "b": state(on={"s": "c"}), "c": state()},
        "-> a\nt -> b",
    )
    add(
        family,
        "events of exit, transition and entry are answered in their order",
        {
            "a": state(exit=[{verb: "s1"}], on={"t": go("b", actions=[{verb: "s2"}])}),
            "b": state(entry=[{verb: "s3"}], on={"s1": "c", "s2": "bad", "s3": "bad"}),
            "c": state(on={"s2": "d", "s3": "bad"}),
            "d": state(on={"s3": "e"}),
            "e": state(),
            "bad": state(),
        },
        "-> a\nt -> e",
    )
    add(
        family,
        "two regions answer one event that a third sends",
        {
            "p": parallel(
                {
                    "a": compound({"a1": state(on={"t": go("a2", actions=[{verb: "s"}])}), "a2": state()}),
                    "b": compound({"b1": state(on={"s": "b2"}), "b2": state()}),
                    "c": compound({"c1": state(on={"s": "c2"}), "c2": state()}),
                }
            )
        },
        "-> a1 b1 c1\nt -> a2 b2 c2",
    )
add(
    "send-internal",
    "raised events come before sent ones, though sent later",
    {
        "a": state(on={"t": go("b", actions=[{"send": "s"}, {"raise": "r"}])}),
        "b": state(on={"s": "bad", "r": "c"}),
        "c": state(on={"s": "d"}),
        "d": state(),
        "bad": state(),
    },
    "-> a\nt -> d",
)

# assign-current-small-step, assign-next-small-step

add(
    "assign-current-small-step",
    "an input that the transition sets is seen by the guard that follows",
    {
        "a": state(on={"t": go("b", actions=[{"assign": {"n": 0}}, inc("n")])}),
        "b": state(always=go("c", guard="n == 1")),
        "c": state(),
    },
    "-> a\nt -> c",
    n=number(7),
)
add(
    "assign-current-small-step",
    "exit, transition and entry compute one after the other",
    {
        "a": state(exit=[{"assign": {"n": "n * 2"}}], on={"t": go("b", actions=[{"assign": {"n": "n + 3"}}])}),
        "b": state(entry=[{"assign": {"n": "n * 10"}}], on={"u": [go("c", guard="n == 50"), "d"]}),
        "c": state(),
        "d": state(),
    },
    "-> a\nt -> b\nu -> c",
    n=number(1),
)
add(
    "assign-current-small-step",
    "a loop without events counts",
    {
        "a": state(on={"t": "b"}),
        "b": state(always=[go("b", guard="n < 100", actions=[inc("n")]), go("c", guard="n == 100"), "d"]),
        "c": state(),
        "d": state(),
    },
    "-> a\nt -> c",
    n=number(),
)
add(
    "assign-current-small-step",
    "regions compute in document order",
    {
        "p": parallel(
            {
                "a": compound({"a1": state(on={"t": go("a2", actions=[{"assign": {"n": "n + 1"}}])}), "a2": state()}),
                "b": compound({"b1": state(on={"t": go("b2", actions=[{"assign": {"n": "n * 10"}}])}), "b2": state()}),
            },
            on={"look": [go("c", guard="n == 20"), "d"]},
        ),
        "c": state(),
        "d": state(),
    },
    "-> a1 b1\nt -> a2 b2\nlook -> c",
    n=number(1),
)
add(
    "assign-next-small-step",
    "guards are asked before the transition's actions",
    {
        "a": state(on={"t": [go("b", guard="n == 0", actions=[{"assign": {"n": 1}}]), go("c", guard="n == 1")]}),
        "b": state(on={"t": [go("bad", guard="n == 0"), go("c", guard="n == 1")]}),
        "c": state(),
        "bad": state(),
    },
    "-> a\nt -> b\nt -> c",
    n=number(),
)
add(
    "assign-next-small-step",
    "all guards of one step are asked before anything of it is done",
    {
        "p": parallel(
            {
                "a": compound({"a1": state(on={"t": go("a2", actions=[{"assign": {"n": 1}}])}), "a2": state()}),
                "b": compound({"b1": state(on={"t": go("b2", guard="n == 1")}), "b2": state()}),
            }
        )
    },
    "-> a1 b1\nt -> a2 b1\nt -> a2 b2",
    n=number(),
)
add(
    "assign-next-small-step",
    "what entry sets is seen by transitions without event at once",
    {"a": state(entry=[{"assign": {"b": True}}], always=go("c", guard="b")), "c": state()},
    "-> c",
    b=boolean(),
)

# cond-js

for guard, n, holds in [
    ("true", 0, True),
    ("false", 0, False),
    ("n == 1", 1, True),
    ("n == 1", 2, False),
    ("n != 1 && n < 3", 2, True),
    ("n < 1 || n > 5", 3, False),
    ("!(n < 1 || n > 5)", 3, True),
    ("n > 2 ? n < 4 : n == 0", 3, True),
    ("n", 0, False),
    ("n", -1, True),
    ("!n", 0, True),
    ("n % 2 == 0", 4, True),
    ("abs(n) >= 2", -2, True),
    ("flag", 0, False),
    ("!flag", 0, True),
    ("word == 'on'", 0, True),
    ("word != 'on'", 0, False),
    ("'off' == word", 0, False),
    ("word == 'on' && !flag", 0, True),
]:
    add(
        "cond-js",
        f"{guard} where n is {n}, flag false and word on",
        {"a": state(on={"t": [go("b", guard=guard), "c"]}), "b": state(), "c": state()},
        "-> a\nt -> " + ("b" if holds else "c"),
        n=number(n),
        flag=boolean(),
        word=string("on"),
    )
add(
    "cond-js",
    "an input that the host sets lets transitions without event be looked at",
    {"a": state(always=go("b", guard="n > 2")), "b": state(always=go("c", guard="word == 'go'")), "c": state()},
    '-> a\nn=2 -> a\nn=3 -> b\nword="no" -> b\nword="go" -> c',
    n=number(),
    word=string(),
)
add(
    "cond-js",
    "guards on events' data",
    {
        "a": state(on={"t": [go("b", guard="event.x > 2"), go("c", guard="event.who == 'me'")]}),
        "b": state(),
        "c": state(),
    },
    '-> a\nt -> a\nt {"x": 1} -> a\nt {"who": "you"} -> a\nt {"who": "me"} -> c',
)

# default-initial-state

add("default-initial-state", "the first", {"a": state(on={"t": "b"}), "b": state()}, "-> a\nt -> b")
add("default-initial-state", "named", compound({"a": state(), "b": state()}, initial="b"), "-> b")
add(
    "default-initial-state",
    "the first at each level",
    {"a": compound({"b": compound({"c": state(), "d": state()}), "e": state()})},
    "-> c",
)
add(
    "default-initial-state",
    "a transition to a compound state goes to its default",
    {
        "a": state(on={"t": "b"}),
        "b": compound({"b1": state(), "b2": compound({"b21": state(), "b22": state()}, "b22")}, "b2"),
    },
    "-> a\nt -> b22",
)
add(
    "default-initial-state",
    "a default deep inside enters those between in order",
    {
        "a": noisy(
            "a", initial="c", states={"x": noisy("x"), "b": noisy("b", states={"d": noisy("d"), "c": noisy("c")})}
        )
    },
    "-> c ! in.a in.b in.c",
)
add(
    "misc",
    "a deep initial of the machine",
    compound({"a": compound({"b": compound({"c": state(), "d": state()}), "e": state()})}, initial="d"),
    "-> d",
)
add(
    "misc",
    "a transition to a state deep inside leaves the defaults alone",
    {
        "a": state(on={"t": "c"}),
        "p": noisy("p", initial={"target": "b", "actions": [emit("no")]}, states={"b": noisy("b"), "c": noisy("c")}),
    },
    "-> a !\nt -> c ! in.p in.c",
)
SUITE.write(
    "families_basic.json",
    "Families of SCION's scxml-test-framework (machines_families_basic.py).",
)
