# SPDX-License-Identifier: MIT
"""Writes ../machines/w3c_algorithm.json: what SCXML says of selecting and taking transitions.

The numbers are those of the tests of https://www.w3.org/Voice/2013/scxml-irp/; machines are our own, and what is
expected follows by hand from the text of the Recommendation (https://www.w3.org/TR/scxml/) that the assertion cites.
Left out are assertions on what the format has not: foreach, invoke, scripts, other data models and event processors.
Run: python3 machines_w3c_algorithm.py
"""

from __future__ import annotations

from machine_cases import (  # type: ignore[import-not-found, unused-ignore]
    Suite,
    compound,
    emit,
    final,
    go,
    history,
    inc,
    noisy,
    number,
    parallel,
    state,
    string,
    verdict,
)

SUITE = Suite("w3c ", "W3C SCXML IRP test")
irp = SUITE.add

# The algorithm: 3.13

irp(
    "403a (child first)",
    "a transition of the child comes before its parent's",
    compound({"s0": compound({"s01": state(on={"e": "good"}), "good": state()}, on={"e": "bad"}), "bad": state()}),
    """-> s01
    e -> good""",
)
irp(
    "403a (order)",
    "of two in one state, the first in document order is taken",
    {"s0": state(on={"e": ["good", "bad"]}), "bad": state(), "good": state()},
    """-> s0
    e -> good""",
)
irp(
    "403a (guards)",
    "one whose guard does not hold is not enabled: the parent's is taken",
    {
        "s0": compound({"s01": state(on={"e": go("bad", guard="false")})}, on={"e": "good"}),
        "bad": state(),
        "good": state(),
    },
    """-> s01
    e -> good""",
)
irp(
    "403b",
    "one transition that two regions select is done once",
    {
        "p": parallel(
            {"a": state(), "b": state()},
            on={"e": go(actions=[{"increment": {"n": 1}}]), "look": go("ok", guard="n == 1")},
        ),
        "ok": state(),
    },
    """-> a b
    e -> a b
    look -> ok""",
    n=number(),
)
irp(
    "403c",
    "of two that conflict in two regions, the one of the first region is taken",
    {
        "p": parallel(
            {
                "a": compound({"a1": state(on={"e": go("a2")}), "a2": state()}),
                "b": compound({"b1": state(on={"e": go("out")}), "b2": state()}),
            }
        ),
        "out": state(),
    },
    """-> a1 b1
    e -> a2 b1""",
)
LOUD = {
    "p": noisy(
        "p",
        type="parallel",
        states={
            "a": noisy("a", states={"a1": noisy("a1", on={"e": go("x", actions=[emit("go")])})}),
            "b": noisy("b", states={"b1": noisy("b1")}),
        },
    ),
    "x": noisy("x", states={"x1": noisy("x1")}),
}
irp(
    "404, 405, 406",
    "exits from the last and innermost outwards, the transition, then entries from the first and outermost inwards",
    LOUD,
    """-> a1 b1 ! in.p in.a in.a1 in.b in.b1
    e -> x1 ! out.b1 out.b out.a1 out.a out.p go in.x in.x1""",
)
irp(
    "405 (two)",
    "contents of several transitions are done in the order of their regions, after all exits and before all entries",
    {
        "p": parallel(
            {
                "a": compound({"a1": noisy("a1", on={"e": go("a2", actions=[emit("go.a")])}), "a2": noisy("a2")}),
                "b": compound({"b1": noisy("b1", on={"e": go("b2", actions=[emit("go.b")])}), "b2": noisy("b2")}),
            }
        )
    },
    """-> a1 b1 ! in.a1 in.b1
    e -> a2 b2 ! out.b1 out.a1 go.a go.b in.a2 in.b2""",
)
irp(
    "409",
    "a state that was left is not active any more when its parent's exit actions are done",
    verdict(
        {
            "s0": compound(
                {"s01": state()},
                exit=[{"if": "in(s01)", "then": [{"raise": "still"}], "else": [{"raise": "gone"}]}],
                on={"t": "s1"},
            ),
            "s1": state(on={"gone": "pass", "still": "fail"}),
        }
    ),
    """-> s01
    t -> pass""",
)
irp(
    "411",
    "a state is active before its entry actions, its children are not",
    verdict(
        {
            "s0": compound(
                {"s01": state(entry=[{"if": "in(s01)", "then": [{"raise": "e2"}]}])},
                entry=[{"if": "in(s01)", "then": [{"raise": "e1"}]}],
                on={"e1": "fail", "e2": "pass"},
            )
        }
    ),
    "-> pass",
)
irp(
    "412",
    "the content of an initial transition is done after the entry of the parent and before that of the child",
    {"s0": noisy("s0", initial={"target": "s01", "actions": [emit("initial")]}, states={"s01": noisy("s01")})},
    "-> s01 ! in.s0 initial in.s01",
)
irp(
    "413",
    "the machine starts in all states that its initial names",
    {
        "initial": ["a2", "b2"],
        "states": {
            "p": parallel(
                {"a": compound({"a1": state(), "a2": state()}), "b": compound({"b1": state(), "b2": state()})}
            )
        },
    },
    "-> a2 b2",
)
irp(
    "415",
    "a machine whose outermost final state is entered stops",
    {"s0": state(on={"t": "end"}), "end": final(entry=[{"raise": "more"}, emit("in")]), "s1": state()},
    """-> s0 !
    t -> end ! in
    more -> end !""",
)
irp(
    "416",
    "done.state follows when a compound state's final child is entered",
    {
        "s0": compound(
            {
                "s01": compound({"s011": state(always="s012"), "s012": final()}, on={"done.state.s01": "s02"}),
                "s02": state(),
            }
        )
    },
    "-> s02",
)
irp(
    "417",
    "done.state follows when all regions of a parallel state are done",
    {
        "s1": compound(
            {
                "p": parallel(
                    {
                        "a": compound({"a1": state(always="af"), "af": final()}),
                        "b": compound({"b1": state(always="bf"), "bf": final()}),
                    },
                    on={"done.state.p": "good"},
                ),
                "good": state(),
            }
        )
    },
    "-> good",
)
irp(
    "419",
    "transitions without event come before those by events",
    verdict({"s0": state(entry=[{"raise": "inner"}, {"send": "outer"}], on={"*": "fail"}, always="pass")}),
    "-> pass",
)
irp(
    "421",
    "all internal events are tried before an external one is",
    verdict(
        {
            "s0": compound(
                {
                    "s01": state(on={"inner.4": "s02"}),
                    "s02": state(on={"outer": "pass"}),
                },
                entry=[{"send": "outer"}, *({"raise": f"inner.{i}"} for i in (1, 2, 3, 4))],
                on={"outer": "fail"},
            )
        }
    ),
    "-> pass",
)
irp(
    "423",
    "external events are taken until one enables a transition",
    verdict({"s0": state(entry=[{"send": "e1"}, {"send": "e2", "delay": 1}], on={"e2": "pass"})}),
    """-> s0
    +1 -> pass""",
)
irp(
    "503",
    "a transition without target leaves and enters nothing",
    {"s0": noisy("s0", on={"t": go(actions=[emit("done")]), "u": "s1"}), "s1": state()},
    """-> s0 ! in.s0
    t -> s0 ! done
    u -> s1 ! out.s0""",
)
SELF = {
    "s1": noisy("s1", states={"s2": noisy("s2", states={"s21": noisy("s21")})}),
}
irp(
    "504",
    "an external transition leaves all states below the common compound ancestor, its own included",
    {
        "p": noisy(
            "p",
            type="parallel",
            on={"foo": go("a")},
            states={"a": noisy("a"), "b": noisy("b")},
        )
    },
    """-> a b ! in.p in.a in.b
    foo -> a b ! out.b out.a out.p in.p in.a in.b""",
)
for word, internal, expected in [
    ("505", True, "out.s11 go in.s11"),
    ("505 (external)", False, "out.s11 out.s1 go in.s1 in.s11"),
]:
    irp(
        word,
        "an internal transition of a compound state to a state inside does not leave it",
        {
            "s1": noisy(
                "s1", on={"foo": go("s11", internal=internal, actions=[emit("go")])}, states={"s11": noisy("s11")}
            )
        },
        f"-> s11 ! in.s1 in.s11\nfoo -> s11 ! {expected}",
    )
irp(
    "506",
    "an internal transition whose target is not inside is as an external one",
    {"s1": noisy("s1", on={"foo": go("s1", internal=True, actions=[emit("go")])}, states={"s11": noisy("s11")})},
    """-> s11 ! in.s1 in.s11
    foo -> s11 ! out.s11 out.s1 go in.s1 in.s11""",
)
irp(
    "533",
    "an internal transition of a parallel state leaves it",
    {
        "p": noisy(
            "p",
            type="parallel",
            on={"foo": go("a1", internal=True, actions=[emit("go")])},
            states={"a": noisy("a", states={"a1": noisy("a1")}), "b": noisy("b", states={"b1": noisy("b1")})},
        )
    },
    """-> a1 b1 ! in.p in.a in.a1 in.b in.b1
    foo -> a1 b1 ! out.b1 out.b out.a1 out.a out.p go in.p in.a in.a1 in.b in.b1""",
)
irp(
    "527",
    "the done event carries a value that is computed",
    verdict(
        {
            "s0": compound(
                {"s01": state(always="s02"), "s02": final(data={"a": "n * 2"})},
                on={"done.state.s0": [go("pass", guard="event.a == 42"), "fail"]},
            )
        }
    ),
    "-> pass",
    n=number(21),
)
irp(
    "529",
    "the done event carries a text of an input",
    verdict(
        {
            "s0": compound(
                {"s01": state(always="s02"), "s02": final(data={"a": {"input": "word"}})},
                on={"done.state.s0": [go("pass", guard="event.a == 'foo'"), "fail"]},
            )
        }
    ),
    "-> pass",
    word=string("foo"),
)
irp(
    "343",
    "what a done event would carry and has no value is left out, and an error",
    verdict(
        {
            "s0": compound(
                {"s01": state(always="s02"), "s02": final(data={"a": "1 / 0", "b": 3})},
                on={"error.execution": "s1", "done.state.s0": "fail"},
            ),
            "s1": state(on={"done.state.s0": [go("pass", guard="event.a == 0 && event.b == 3"), "fail"]}),
        }
    ),
    "-> pass",
)
irp(
    "553",
    "what is sent with data that have no value is not sent, and an error",
    verdict(
        {
            "s0": state(
                entry=[{"send": "e2"}, {"send": "e1", "data": {"a": "0 / 0"}}],
                on={"error.execution": "s1", "*": "fail"},
            ),
            "s1": state(on={"e2": "pass", "*": "fail"}),
        }
    ),
    "-> pass",
)
irp(
    "570",
    "a parallel state is done when the last region is, whichever it is",
    {
        "p": parallel(
            {
                "a": compound({"a1": state(on={"e1": "af"}), "af": final()}),
                "b": compound({"b1": state(on={"e2": "bf"}), "bf": final()}),
            },
            on={
                "done.state.a": go(actions=[emit("a")]),
                "done.state.b": go(actions=[emit("b")]),
                "done.state.p": "good",
            },
        ),
        "good": state(),
    },
    """-> a1 b1 !
    e2 -> a1 bf ! b
    e1 -> good ! a""",
)
irp(
    "576",
    "the initial of the machine may name states deep inside of several regions",
    {
        "initial": ["s11p112", "s11p122"],
        "states": {
            "s0": state(),
            "s1": compound(
                {
                    "s11": compound(
                        {
                            "s111": state(),
                            "s11p1": parallel(
                                {
                                    "s11p11": compound({"s11p111": state(), "s11p112": noisy("s11p112")}),
                                    "s11p12": compound({"s11p121": state(), "s11p122": noisy("s11p122")}),
                                }
                            ),
                        },
                        initial="s111",
                    )
                }
            ),
        },
    },
    "-> s11p112 s11p122 ! in.s11p112 in.s11p122",
)
irp(
    "579",
    "the content of a history's default transition is done after its parent's entry, while it remembers nothing",
    {
        "s0": noisy(
            "s0",
            initial={"target": "h", "actions": [emit("initial")]},
            states={"h": history("s01", [emit("default")]), "s01": noisy("s01", on={"n": "s02"}), "s02": noisy("s02")},
            on={"t": "s1", "again": "s0"},
        ),
        "s1": state(on={"t": "h"}),
    },
    """-> s01 ! in.s0 initial default in.s01
    n -> s02 ! out.s01 in.s02
    t -> s1 ! out.s02 out.s0
    t -> s02 ! in.s0 in.s02
    again -> s02 ! out.s02 out.s0 in.s0 initial in.s02""",
)
irp(
    "580",
    "a history state is never active",
    {"s0": compound({"h": history("s01"), "s01": state(on={"t": "h"})}, initial="h")},
    """-> s01
    t -> s01""",
)
irp(
    "344",
    "a guard that has no value does not hold",
    {"s0": state(on={"t": [go("s1", guard="n / n"), "s2"]}), "s1": state(), "s2": state()},
    """-> s0
    t -> s2""",
    n=number(),
)
# 5.9.1: it is false, and error.execution is raised. A guard says so once until the machine rests: it is asked again
# after the error, which would have no end.
FAILED = {"error.execution": {"actions": [inc("m")]}}
NEVER = "n / n"
irp(
    "344 (error)",
    "a guard of an event that has no value is an error, and others are asked",
    {
        "s0": state(on={"t": [go("s1", guard=NEVER), go("s2", guard="m == 0")], **FAILED}),
        "s1": state(),
        "s2": state(on={"error.execution": go("s3", guard="n == 0")}),
        "s3": state(),
    },
    """-> s0 !
    t -> s3 ! error.execution""",
    n=number(),
    m=number(),
)
irp(
    "344 (no transition)",
    "the error is answered where no transition is taken",
    {"s0": state(on={"t": go("s1", guard=NEVER), "u": go("s1", guard="m == 2"), **FAILED}), "s1": state()},
    """-> s0 !
    t -> s0 ! error.execution
    t -> s0 ! error.execution
    u -> s1 !""",
    n=number(),
    m=number(),
)
irp(
    "344 (eventless)",
    "an eventless guard that has no value is an error, once in answer to each event",
    {"s0": state(always=go("s1", guard=NEVER), on={"u": go("s1", guard="m == 2"), **FAILED}), "s1": state()},
    """-> s0 ! error.execution
    t -> s0 ! error.execution
    u -> s1 !""",
    n=number(),
    m=number(),
)
irp(
    "344 (error without a value)",
    "a guard that has no value, of the error itself",
    {"s0": state(on={"t": go("s1", guard=NEVER), "error": go("s1", guard=NEVER)}), "s1": state()},
    """-> s0 !
    t -> s0 ! error.execution error.execution""",
    n=number(),
)
irp(
    "344 (two regions)",
    "a guard of a state around two regions is asked once, and each guard is an error of its own",
    {
        "p": parallel(
            {
                "a": compound({"a1": state(on={"t": go("x", guard="n % 0")})}),
                "b": compound({"b1": state(on={"t": go("x", guard="0 / n")})}),
            },
            on={"t": [go("x", guard=NEVER), go("x", guard="m * n / n")], **FAILED},
        ),
        "x": state(),
    },
    """-> a1 b1 !
    t -> a1 b1 ! error.execution error.execution error.execution error.execution""",
    n=number(),
    m=number(),
)
irp(
    "344 (delay)",
    "a guard without a value of a transition that waited",
    {
        "s0": state(after=[{"delay": 0.5, **go("s1", guard=NEVER)}], on={**FAILED, "u": go("s1", guard="m == 1")}),
        "s1": state(),
    },
    """-> s0 !
    +1 -> s0 ! error.execution
    u -> s1 !""",
    n=number(),
    m=number(),
)
irp(
    "344 (if)",
    "a condition in a block is false and an error, and the block goes on",
    {
        "s0": state(
            on={
                "t": {"actions": [{"if": NEVER, "then": [emit("then")], "else": [emit("else")]}, emit("on")]},
                "u": go("s1", guard="m == 1"),
                **FAILED,
            }
        ),
        "s1": state(),
    },
    """-> s0 !
    t -> s0 ! error.execution else on
    u -> s1 !""",
    n=number(),
    m=number(),
)
irp(
    "344 (input)",
    "a guard that loses its value when an input is set",
    {"s0": state(always=go("s1", guard="1 / n * 0"), on=FAILED), "s1": state()},
    """-> s0 !
    n=0 -> s0 ! error.execution
    n=1 -> s0 !
    m=5 -> s0 !""",
    n=number(2),
    m=number(),
)
SUITE.write(
    "w3c_algorithm.json",
    "The assertions of the W3C SCXML 1.0 implementation report (machines_w3c_algorithm.py).",
)
