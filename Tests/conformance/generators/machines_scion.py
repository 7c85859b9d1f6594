"""Writes ../machines/families.json: machines of our own for each family of SCION's scxml-test-framework.

https://github.com/jbeard4/scxml-test-framework says by its folders what an interpreter should be tried with; the folder
is named as the source. What is expected follows from the SCXML Recommendation, by hand, or where a table makes the
machines, by the rule that stands beside it. Run: python3 machines_scion.py
"""

from __future__ import annotations

import itertools
from typing import Any

from machine_cases import Json, boolean, case, compound, emit, final, go, history, noisy, number, parallel, state, string, write

CASES: list[Json] = []


def add(family: str, what: str, machine: Json, steps: str, **inputs: Json) -> None:
    CASES.append(case(f"{family}: {what}", f"scxml-test-framework, family {family}", machine, steps, inputs))


def inc(name: str, by: Any = 1) -> Json:
    return {"increment": {name: by}}


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
        {"a": state(on={"t": go("b", actions=[{verb: "s"}])}), "p": compound({"b": state(), "c": state()}, on={"s": "c"})},
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
    {"a": state(on={"t": go("b", actions=[{"assign": {"n": 0}}, inc("n")])}), "b": state(always=go("c", guard="n == 1")), "c": state()},
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
    {"a": state(on={"t": [go("b", guard="event.x > 2"), go("c", guard="event.who == 'me'")]}), "b": state(), "c": state()},
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
    {"a": state(on={"t": "b"}), "b": compound({"b1": state(), "b2": compound({"b21": state(), "b22": state()}, "b22")}, "b2")},
    "-> a\nt -> b22",
)
add(
    "default-initial-state",
    "a default deep inside enters those between in order",
    {"a": noisy("a", initial="c", states={"x": noisy("x"), "b": noisy("b", states={"d": noisy("d"), "c": noisy("c")})})},
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
    {"a": state(on={"t": "c"}), "p": noisy("p", initial={"target": "b", "actions": [emit("no")]}, states={"b": noisy("b"), "c": noisy("c")})},
    "-> a !\nt -> c ! in.p in.c",
)

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
        "a": state(entry=[{"send": "s1", "delay": 0.5}, {"send": "s2", "delay": 0.5}, {"send": "s3", "delay": 0.25}], on={"s3": "b"}),
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
    "of several under one id, all are cancelled; others are not",
    {
        "a": state(
            entry=[{"send": "s1", "id": "x", "delay": 0.25}, {"send": "s2", "id": "x", "delay": 0.5}, {"send": "s3", "id": "y", "delay": 0.75}],
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
    {"a": state(transitions=[{"event": "t", "target": "b"}, {"delay": 0.5, "target": "c"}]), "b": state(), "c": state()},
    "-> a\n+0.5 -> c",
)
add(
    "after",
    "how long a state has been active",
    {
        "p": compound(
            {"a": state(on={"t": go("b", guard="elapsed >= 0.5"), "u": go("c", guard="elapsed(p) >= 1")}), "b": state(on={"t": "a"}), "c": state()}
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
        {"a": state(transitions=[{"event": "t", "target": first}, {"event": "t", "target": second}]), "b": state(), "c": state()},
        f"-> a\nt -> {first}",
    )
add(
    "documentOrder",
    "a guard that does not hold lets the next be asked",
    {
        "a": state(transitions=[{"event": "t", "guard": "n == 1", "target": "b"}, {"event": "t", "guard": "n == 0", "target": "c"}, {"event": "t", "target": "d"}]),
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
    {"a": {"transitions": [{"event": "t", "target": "b"}], "on": {"t": "c"}}, "b": {"on": {"t": "c"}, "transitions": [{"event": "t", "target": "a"}]}, "c": state()},
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
for child, parent, expected in [("first", "second", "a2"), ("second", "first", "b")]:
    add(
        "hierarchy+documentOrder",
        f"the child has the {child} of the document, its guard holds or not",
        {
            "a": compound(
                {"a1": state(on={"t": [go("a2", guard="n == 0"), go("a3", guard="n == 0")]}), "a2": state(), "a3": state()},
                on={"t": ["b", "a3"]},
            ),
            "b": state(),
        },
        f"-> a1\nt -> {expected}",
        n=number(0 if child == "first" else 1),
    )

# history

COUNT = {"b1": state(on={"n": "b2"}), "b2": state(on={"n": "b3"}), "b3": state()}
for entered, expected in [("b", "b1"), ("h", "b2")]:
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
        f"-> a\nt -> d1\nu -> a\nt -> d1",
    )
    add(
        "history",
        f"{word}, two levels down, after a change",
        {"b": compound({"h": history("c1", deep=deep), **LEVELS}, initial="c2", on={"u": "a"}), "a": state(on={"t": "h"})},
        f"-> e1\nn -> e2\nu -> a\nt -> {expected}",
    )
REGIONS = {
    "r": compound({"r1": compound({"r11": state(on={"n": "r12"}), "r12": state(on={"m": "r2"})}), "r2": compound({"r21": state(on={"n": "r22"}), "r22": state()})}),
    "s": compound({"s1": compound({"s11": state(on={"n": "s12"}), "s12": state(on={"m": "s2"})}), "s2": compound({"s21": state(on={"n": "s22"}), "s22": state()})}),
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
        "b": compound({"h": history("b1"), "b1": state(on={"n": "b2"}), "b2": final()}, on={"u": "a", "done.state.b": go(actions=[emit("done")])}),
        "a": state(on={"t": "h"}),
    },
    "-> b1 !\nn -> b2 ! done\nu -> a !\nt -> b2 ! done",
)

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
                                    {"if": "n == 1", "then": [emit("one")], "else": [{"if": "n == 2", "then": [emit("two")], "else": [emit("many")]}]}
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
    {"a": state(entry=[inc("n"), {"if": "n == 1", "then": [inc("n"), {"if": "n == 2", "then": [emit("two")]}], "else": [emit("no")]}])},
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
                "b": compound({"b1": state(always=go("b2", guard="in(a2)")), "b2": state(always=go("b1", guard="!in(a2)"))}),
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
                "a": compound({"a1": compound({"a11": state(on={"n": "a12"}), "a12": state()}, on={"t": "a2"}), "a2": state()}),
                "b": compound({"b1": state(on={"look": [go("b2", guard="in(a1)"), go("b3", guard="!in(a1) && in(a2) && in(p)")]}), "b2": state(on={"t": "b1"}), "b3": state()}),
            }
        )
    },
    "-> a11 b1\nn -> a12 b1\nlook -> a12 b2\nt -> a2 b1\nlook -> a2 b3",
)
add(
    "in",
    "in transition actions the source is left",
    {"a": state(on={"t": go("b", actions=[{"if": "in(a) || in(b)", "then": [emit("no")], "else": [emit("neither")]}])}), "b": state()},
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
        {"a": noisy("a", on={"t": go("d", internal=internal)}, states={"b": noisy("b"), "c": noisy("c", states={"e": noisy("e"), "d": noisy("d")})})},
        f"-> b ! in.a in.b\nt -> d ! out.b{around[0]}{around[1]} in.c in.d",
    )
add(
    "internal-transitions",
    "to two regions inside",
    {
        "a": noisy(
            "a",
            on={"t": go(["r2", "s2"], internal=True)},
            states={"x": noisy("x"), "p": parallel({"r": compound({"r1": state(), "r2": state()}), "s": compound({"s1": state(), "s2": state()})})},
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

# more-parallel, parallel

add("parallel", "all regions are entered", {"p": parallel({"a": state(), "b": state()})}, "-> a b")
add(
    "parallel",
    "each region answers for itself",
    {
        "p": parallel(
            {
                "a": compound({"a1": state(on={"t": "a2"}), "a2": state()}),
                "b": compound({"b1": state(on={"u": "b2"}), "b2": state()}),
            }
        )
    },
    "-> a1 b1\nt -> a2 b1\nu -> a2 b2",
)
add(
    "parallel",
    "in a parallel state",
    {
        "p": parallel(
            {
                "q": parallel({"c": compound({"c1": state(on={"t": "c2"}), "c2": state()}), "d": compound({"d1": state(on={"t": "d2"}), "d2": state()})}),
                "r": compound({"r1": state(on={"t": "r2"}), "r2": state()}),
            }
        )
    },
    "-> c1 d1 r1\nt -> c2 d2 r2",
)
add(
    "parallel",
    "four regions of four at once",
    {
        "p": parallel(
            {
                f"r{i}": parallel({f"r{i}{j}": compound({f"r{i}{j}a": state(on={"t": f"r{i}{j}b"}), f"r{i}{j}b": state()}) for j in range(4)})
                for i in range(4)
            }
        )
    },
    "-> " + " ".join(f"r{i}{j}a" for i in range(4) for j in range(4)) + "\nt -> " + " ".join(f"r{i}{j}b" for i in range(4) for j in range(4)),
)
add(
    "parallel",
    "the machine itself",
    {"type": "parallel", "states": {"a": compound({"a1": state(on={"t": "a2"}), "a2": state()}), "b": compound({"b1": state(on={"t": "b2"}), "b2": state()})}},
    "-> a1 b1\nt -> a2 b2",
)
TWO = {"a": noisy("a", states={"a1": noisy("a1"), "a2": noisy("a2")}), "b": noisy("b", states={"b1": noisy("b1"), "b2": noisy("b2")})}
ALL_IN, ALL_OUT = "in.p in.a in.a1 in.b in.b1", "out.b1 out.b out.a1 out.a out.p"
for target, expected, entered in [
    (["a2"], "a2 b1", "in.p in.a in.a2 in.b in.b1"),
    (["b2"], "a1 b2", "in.p in.a in.a1 in.b in.b2"),
    (["a2", "b2"], "a2 b2", "in.p in.a in.a2 in.b in.b2"),
    (["b2", "a2"], "a2 b2", "in.p in.a in.a2 in.b in.b2"),
    (["a", "b2"], "a1 b2", "in.p in.a in.a1 in.b in.b2"),
    (["p"], "a1 b1", ALL_IN),
]:
    add(
        "more-parallel",
        f"from outside to {' and '.join(target)}",
        {"x": state(on={"t": go(target)}), "p": noisy("p", type="parallel", states=TWO)},
        f"-> x !\nt -> {expected} ! {entered}",
    )
    add(
        "more-parallel",
        f"from the parallel state itself to {' and '.join(target)}",
        {"p": noisy("p", type="parallel", states=TWO, on={"t": go(target)})},
        f"-> a1 b1 ! {ALL_IN}\nt -> {expected} ! {ALL_OUT} {entered}",
    )
add(
    "more-parallel",
    "from one region into the other leaves both",
    {
        "p": noisy(
            "p",
            type="parallel",
            states={"a": noisy("a", states={"a1": noisy("a1", on={"t": "b2"}), "a2": noisy("a2")}), "b": TWO["b"]},
        )
    },
    f"-> a1 b1 ! {ALL_IN}\nt -> a1 b2 ! {ALL_OUT} in.p in.a in.a1 in.b in.b2",
)
add(
    "more-parallel",
    "a region that goes to itself takes the parallel state with it",
    {
        "p": parallel(
            {"a": state(entry=[inc("n")], exit=[inc("n")], on={"t": go("a", guard="n == 2")}), "b": state()},
            entry=[inc("n")],
            exit=[inc("n")],
            on={"u": go("c", guard="n == 6")},
        ),
        "c": state(on={"v": go("d", guard="n == 8")}),
        "d": state(),
    },
    "-> a b\nt -> a b\nu -> c\nv -> d",
    n=number(),
)
add(
    "more-parallel",
    "done within done",
    {
        "o": compound(
            {
                "p": parallel(
                    {
                        "a": compound({"a1": state(on={"t": "af"}), "af": final()}),
                        "b": parallel(
                            {
                                "c": compound({"c1": state(on={"u": "cf"}), "cf": final()}),
                                "d": compound({"d1": state(on={"v": "df"}), "df": final()}),
                            },
                            on={"done.state.b": go(actions=[emit("b")])},
                        ),
                    },
                    on={"done.state.p": "of"},
                ),
                "of": final(),
            },
            on={"done.state.o": "end"},
        ),
        "end": state(),
    },
    "-> a1 c1 d1 !\nv -> a1 c1 df !\nu -> a1 cf df ! b\nt -> end !",
)
add(
    "more-parallel",
    "a region that is left from its final state is not done any more",
    {
        "p": parallel(
            {
                "a": compound({"a1": state(on={"t": "af"}), "af": final()}, on={"back": go("a1", internal=True)}),
                "b": compound({"b1": state(on={"u": "bf"}), "bf": final()}),
            },
            on={"done.state.p": "end"},
        ),
        "end": state(),
    },
    "-> a1 b1\nt -> af b1\nback -> a1 b1\nu -> a1 bf\nt -> end",
)
add(
    "more-parallel",
    "an event that one region raises lets another leave them all",
    {
        "p": parallel(
            {
                "a": compound({"a1": state(on={"t": go("a2", actions=[{"raise": "r"}])}), "a2": noisy("a2")}),
                "b": compound({"b1": noisy("b1", on={"r": "x"})}),
            }
        ),
        "x": noisy("x"),
    },
    "-> a1 b1 ! in.b1\nt -> x ! in.a2 out.b1 out.a2 in.x",
)

# parallel+interrupt: regions a and b of p; which of their transitions are taken

LEAVES = {"nothing": None, "inside": "2", "outside": "x"}


def interrupted(a1: str, a: str, b1: str, b: str, p: str) -> list[str]:
    """Who is selected in a region is its innermost; leaving ones exclude all others, and the first region's wins, but
    the transition of p itself gives way to any from inside."""
    chosen_a = "a1" if a1 != "nothing" else "a" if a != "nothing" else "p" if p != "nothing" else ""
    chosen_b = "b1" if b1 != "nothing" else "b" if b != "nothing" else "p" if p != "nothing" else ""
    if chosen_a == "a1" and a1 == "inside" and chosen_b == "b1" and b1 == "inside":
        return ["a2", "b2"]
    if not chosen_a or (chosen_a == "p" and chosen_b != "p"):
        winner = chosen_b or chosen_a
    else:
        winner = chosen_a
    ends = {"a1": ["x"] if a1 == "outside" else ["a2", "b1"], "b1": ["y"] if b1 == "outside" else ["a1", "b2"]}
    return {**ends, "a": ["xa"], "b": ["xb"], "p": ["z"], "": ["a1", "b1"]}[winner]


for a1, a, b1, b, p in itertools.product(LEAVES, ("nothing", "outside"), LEAVES, ("nothing", "outside"), ("nothing", "outside")):
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
                    "a": compound({"a1": answer({"nothing": None, "inside": "a2", "outside": "x"}[a1]), "a2": state()}, **answer("xa" if a == "outside" else None)),
                    "b": compound({"b1": answer({"nothing": None, "inside": "b2", "outside": "y"}[b1]), "b2": state()}, **answer("xb" if b == "outside" else None)),
                },
                **answer("z" if p == "outside" else None),
            ),
            **{name: state() for name in ("x", "y", "xa", "xb", "z")},
        },
        f"-> a1 b1\nt -> {' '.join(interrupted(a1, a, b1, b, p))}",
    )
THREE = {
    name: compound({f"{name}1": state(), f"{name}2": state()}) for name in ("a", "b", "c")
}


def three(**on: Any) -> Json:
    regions = {
        name: compound({f"{name}1": state(on={"t": on[name]} if name in on else None), f"{name}2": state()}) for name in ("a", "b", "c")
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
                    {"c": compound({"c1": state(on={"t": "c2"}), "c2": state()}), "d": compound({"d1": state(), "d2": state()})},
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
    {"p": compound({"a": state(on={"u": "b"}), "b": state()}, on={"t": go(actions=[inc("n")]), "look": go("c", guard="n == 2")}), "c": state()},
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
    {"a": state(entry=[{"assign": {"n": "n + 12"}}, {"assign": {"m": "-3"}}], always=[go("b", guard="n == 10 && m == 0"), "c"]), "b": state(), "c": state()},
    "-> b",
    n=number(0, 0, 10),
    m=number(5, 0, 10),
)
add(
    "assign",
    "increment, clamp and toggle",
    {
        "a": state(on={"t": go(actions=[inc("n", 4), inc("m", -2.5), {"clamp": {"m": [0, 3]}}, {"toggle": "b"}]), "look": [go("c", guard="n == 5 && m == 0 && b"), go("d", guard="n == 9 && !b")]}),
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
    {"a": state(on={"t": go(actions=[{"assign": {"b": "n > 1", "word": "on"}}])}, always=go("c", guard="b && word == 'on'")), "c": state()},
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
write(
    "families.json",
    "Machines, scripts of what happens to them, and after each step the active leaf states in document order and what was emitted.",
    "The families of SCION's scxml-test-framework, by the text of the SCXML Recommendation (machines_scion.py).",
    CASES,
)
