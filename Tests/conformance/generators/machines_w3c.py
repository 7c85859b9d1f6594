"""Writes ../machines/w3c.json: what the assertions of W3C's SCXML implementation report ask, in machines of our own.

The numbers are those of the tests of https://www.w3.org/Voice/2013/scxml-irp/; the expected states follow from the text
of the Recommendation (https://www.w3.org/TR/scxml/) that the assertion cites, by hand. Left out are assertions on what
the format has not: foreach, invoke, scripts, other data models, other event processors. Run: python3 machines_w3c.py
"""

from __future__ import annotations

from typing import Any

from machine_cases import Json, boolean, case, compound, emit, final, go, history, noisy, number, parallel, state, string, write

CASES: list[Json] = []


def irp(number: str, what: str, machine: Json, steps: str, **inputs: Json) -> None:
    name = f"w3c {number}: {what}"
    CASES.append(case(name, f"W3C SCXML IRP test {number}", machine, steps, inputs))


def verdict(states: Json, **keys: Any) -> Json:
    """A machine whose other states lead to the final states pass or fail."""
    return {**keys, "states": {**states, "pass": final(), "fail": final()}}


def otherwise(target: str = "fail") -> Json:
    return {"*": target}


# Executable content: 3.8, 4

irp(
    "144",
    "raised events are queued in order, behind those already there",
    verdict(
        {
            "s0": state(entry=[{"raise": "foo"}, {"raise": "bar"}], on={"foo": "s1", "*": "fail"}),
            "s1": state(on={"bar": "pass", "*": "fail"}),
        }
    ),
    "-> pass",
)
for index, (n, expected) in enumerate([(1, "one"), (2, "two"), (3, "three")]):
    irp(
        ["147", "148", "148"][index] + f" ({n})",
        "of if, else-if and else, the first that holds is done, and nothing else",
        verdict(
            {
                "s0": state(
                    entry=[
                        {
                            "if": "n == 1",
                            "then": [{"raise": "one"}],
                            "else": [{"if": "n == 2", "then": [{"raise": "two"}], "else": [{"raise": "three"}]}],
                        },
                        {"raise": "end"},
                    ],
                    on={expected: "s1", "*": "fail"},
                ),
                "s1": state(on={"end": "pass", "*": "fail"}),
            }
        ),
        "-> pass",
        n=number(n),
    )
irp(
    "149",
    "an if that does not hold, without else, does nothing",
    verdict(
        {
            "s0": state(
                entry=[{"if": "n == 2", "then": [{"raise": "foo"}]}, {"raise": "bar"}], on={"bar": "pass", "*": "fail"}
            )
        }
    ),
    "-> pass",
    n=number(1),
)
irp(
    "158",
    "content is executed in document order",
    verdict(
        {
            "s0": state(entry=[{"raise": "e1"}, {"raise": "e2"}], on={"e1": "s1", "*": "fail"}),
            "s1": state(on={"e2": "pass", "*": "fail"}),
        }
    ),
    "-> pass",
)
irp(
    "175",
    "the delay of a send may be an expression",
    verdict(
        {
            "s0": state(
                entry=[{"send": "late", "delay": "d * 2"}, {"send": "early", "delay": 0.5}],
                on={"early": "s1", "late": "fail"},
            ),
            "s1": state(on={"late": "pass"}),
        }
    ),
    """-> s0
    +0.5 -> s1
    +0.25 -> s1
    +0.25 -> pass""",
    d=number(0.5),
)
irp(
    "176",
    "a sent event carries the value that an input has now",
    verdict(
        {
            "s0": state(
                entry=[{"assign": {"n": 2}}, {"send": "e", "data": {"a": "n"}}],
                on={"e": [go("pass", guard="event.a == 2"), "fail"]},
            )
        }
    ),
    "-> pass",
    n=number(1),
)
irp(
    "179",
    "a sent event carries a text",
    verdict(
        {
            "s0": state(
                entry=[{"send": "e", "data": {"body": {"text": "123"}}}],
                on={"e": [go("pass", guard="event.body == '123'"), "fail"]},
            )
        }
    ),
    "-> pass",
)
irp(
    "185",
    "a delayed event comes after one that was sent later without delay",
    verdict(
        {
            "s0": state(entry=[{"send": "e2", "delay": 1}, {"send": "e1"}], on={"e1": "s1", "*": "fail"}),
            "s1": state(on={"e2": "pass", "*": "fail"}),
        }
    ),
    """-> s1
    +1 -> pass""",
)
irp(
    "186",
    "what a delayed event carries is computed when it is sent, not when it arrives",
    verdict(
        {
            "s0": state(
                entry=[{"send": "e", "delay": 1, "data": {"a": "n"}}, {"assign": {"n": 2}}],
                on={"e": [go("pass", guard="event.a == 1 && n == 2"), "fail"]},
            )
        }
    ),
    """-> s0
    +1 -> pass""",
    n=number(1),
)
irp(
    "187",
    "delayed events are forgotten when the machine has ended",
    {
        "s0": state(entry=[{"send": "late", "delay": 1}], on={"t": "end", "late": "s1"}),
        "s1": state(),
        "end": final(entry=[emit("ended")]),
    },
    """-> s0 !
    t -> end ! ended
    +2 -> end !""",
)
irp(
    "189",
    "events of the internal queue come before those of the external one",
    verdict({"s0": state(entry=[{"send": "outer"}, {"raise": "inner"}], on={"inner": "pass", "outer": "fail"})}),
    "-> pass",
)
irp(
    "193",
    "a send without delay goes to the external queue",
    verdict(
        {
            "s0": state(entry=[{"send": "outer"}, {"raise": "inner"}], on={"inner": "s1", "outer": "fail"}),
            "s1": state(on={"outer": "pass", "*": "fail"}),
        }
    ),
    "-> pass",
)
irp(
    "200",
    "the machine itself gets what it sends",
    verdict({"s0": state(entry=[{"send": "e"}], on={"e": "pass", "*": "fail"})}),
    "-> pass",
)
irp(
    "208",
    "a delayed event is cancelled by its id",
    verdict(
        {
            "s0": state(
                entry=[{"send": "e1", "id": "foo", "delay": 1}, {"send": "e2", "delay": 1.5}, {"cancel": "foo"}],
                on={"e2": "pass", "*": "fail"},
            )
        }
    ),
    """-> s0
    +1 -> s0
    +0.5 -> pass""",
)
irp(
    "208 (later)",
    "a delayed event is cancelled from another state",
    {
        "s0": state(entry=[{"send": "e", "id": "foo", "delay": 1}], on={"t": "s1", "e": "bad"}),
        "s1": state(entry=[{"cancel": "foo"}], on={"e": "bad"}),
        "bad": state(),
    },
    """-> s0
    +0.75 -> s0
    t -> s1
    +5 -> s1""",
)
irp(
    "210",
    "to cancel an id that nothing waits under does nothing",
    verdict({"s0": state(entry=[{"cancel": "foo"}, {"send": "e", "id": "bar", "delay": 0.5}], on={"e": "pass", "*": "fail"})}),
    """-> s0
    +0.5 -> pass""",
)

# Data: 5

irp(
    "277",
    "a value that is no number leaves the input alone and raises error.execution",
    verdict(
        {
            "s0": state(
                entry=[{"assign": {"n": "1 / 0"}}, {"raise": "foo"}],
                on={"error.execution": [go("s1", guard="n == 7"), "fail"], "*": "fail"},
            ),
            "s1": state(on={"foo": "pass", "*": "fail"}),
        }
    ),
    "-> pass",
    n=number(7),
)
irp(
    "287",
    "a legal value is assigned",
    verdict({"s0": state(entry=[{"assign": {"n": "n + 1"}}], always=[go("pass", guard="n == 1"), "fail"])}),
    "-> pass",
    n=number(0),
)
irp(
    "294",
    "the done event carries the data of the final state",
    verdict(
        {
            "s0": compound(
                {"s01": state(always="s02"), "s02": final(data={"a": 1, "b": {"text": "foo"}})},
                on={"done.state.s0": [go("pass", guard="event.a == 1 && event.b == 'foo'"), "fail"]},
            )
        }
    ),
    "-> pass",
)
irp(
    "310",
    "in() tells what is active",
    verdict(
        {
            "p": parallel(
                {
                    "s0": state(always=[go("pass", guard="in(s1)"), "fail"]),
                    "s1": state(),
                }
            )
        }
    ),
    "-> pass",
)
irp(
    "318",
    "the event stays until the next one is taken up",
    verdict(
        {
            "s0": state(on={"foo": "s1"}),
            "s1": state(
                entry=[{"raise": "bar", "data": {"b": 2}}], always=[go("s2", guard="event.a == 1"), "fail"], on=otherwise()
            ),
            "s2": state(on={"bar": [go("pass", guard="event.b == 2 && event.a == 0"), "fail"]}),
        }
    ),
    """-> s0
    foo {"a": 1} -> pass""",
)
irp(
    "319",
    "before the first event there is none",
    verdict({"s0": state(always=[go("fail", guard="event.a != 0"), "pass"])}),
    "-> pass",
)
irp(
    "342",
    "an event that is raised and one that is sent have the name that they were given",
    verdict(
        {
            "s0": state(entry=[{"raise": "foo.bar"}, {"send": "other.name"}], on={"foo.bar": "s1", "*": "fail"}),
            "s1": state(on={"other.name": "pass", "*": "fail"}),
        }
    ),
    "-> pass",
)

# Configurations: 3.2 to 3.10

irp("355", "without initial, the first state in document order is entered", verdict({"s0": state(always="pass"), "s1": state(always="fail")}), "-> pass")
DEEP: dict[str, Json] = {
    "s11": compound({"s111": state(), "s112": state()}),
    "s12": compound({"s121": state(), "s122": state()}),
}
irp(
    "364",
    "defaults: initial as a name, as a transition, and the first child",
    compound(
        {
            "s1": compound(
                {"s1p": parallel(DEEP), "s2": state()},
                initial=["s112", "s122"],
                on={"a": "s3"},
            ),
            "s3": compound(
                {
                    "s31": parallel(
                        {
                            "s311": compound({"s3111": state(), "s3112": state()}),
                            "s312": compound({"s3121": state(), "s3122": state()}),
                        }
                    ),
                    "s32": state(),
                },
                initial={"target": ["s3112", "s3122"]},
                on={"b": "s4"},
            ),
            "s4": compound({"s41": state(), "s42": state()}),
        },
        initial="s1",
    ),
    """-> s112 s122
    a -> s3112 s3122
    b -> s41""",
)
irp(
    "372",
    "done.state comes after the entry actions of the final state",
    verdict(
        {
            "s0": compound(
                {
                    "s01": state(always="s02"),
                    "s02": final(entry=[{"assign": {"n": 2}}], exit=[{"assign": {"n": 3}}]),
                },
                on={"done.state.s0": [go("pass", guard="n == 2"), "fail"], "*": "fail"},
            )
        }
    ),
    "-> pass",
    n=number(1),
)
irp(
    "375",
    "entry actions are done in order",
    {"s0": state(entry=[emit("one"), emit("two"), emit("three")])},
    "-> s0 ! one two three",
)
irp(
    "376",
    "an entry action that fails does not stop others of other states",
    verdict(
        {
            "s0": compound(
                {"s01": state(entry=[{"assign": {"n": "0 / 0"}}])},
                entry=[{"assign": {"m": "0 / 0"}}],
                on={"error.execution": go("s1", guard="n == 0 && m == 0")},
            ),
            "s1": state(entry=[{"assign": {"n": 5}}], always=[go("pass", guard="n == 5"), "fail"]),
        }
    ),
    "-> pass",
    n=number(),
    m=number(),
)
irp(
    "377",
    "exit actions are done in order",
    {"s0": state(exit=[emit("one"), emit("two")], on={"t": "s1"}), "s1": state()},
    """-> s0 !
    t -> s1 ! one two""",
)
irp(
    "378",
    "an exit action that fails does not stop those that follow in other states",
    {
        "s0": compound({"s01": state(exit=[{"assign": {"n": "0 / 0"}}])}, exit=[emit("left")], on={"t": "s1"}),
        "s1": state(on={"error.execution": "s2"}),
        "s2": state(),
    },
    """-> s01 !
    t -> s2 ! left""",
    n=number(),
)
NESTED = {
    "s01": compound({"s011": state(on={"next": "s012"}), "s012": state()}),
    "s02": compound({"s021": state(on={"next": "s022"}), "s022": state()}),
}
for sort in ("shallow", "deep"):
    deep = sort == "deep"
    default = "s012" if deep else "s01"
    irp(
        f"387 ({sort})",
        f"a {sort} history that nothing is remembered of goes where its transition says",
        {
            "a": state(on={"t": "h"}),
            "s0": compound({"h": history(default, deep=deep), **NESTED}, on={"u": "a"}, initial="s02"),
        },
        "-> a\nt -> " + ("s012" if deep else "s011"),
    )
    irp(
        f"388 ({sort})",
        f"a {sort} history remembers",
        {
            "s0": compound({"h": history("s01", deep=deep), **NESTED}, on={"out": "a"}, initial="s02"),
            "a": state(on={"t": "h"}),
        },
        "-> s021\nnext -> s022\nout -> a\nt -> " + ("s022" if deep else "s021"),
    )
irp(
    "396",
    "the name of the event is what is matched",
    verdict({"s0": state(entry=[{"raise": "foo"}], on={"bar": "fail", "foo": "pass"})}),
    "-> pass",
)
for descriptor, event, does in [
    ("foo bar", "foo", True),
    ("foo bar", "bar", True),
    ("foo bar", "foo.zoo", True),
    ("foo", "foos", False),
    ("foo", "foo.zoo.bar", True),
    ("foo.zoo", "foo.zoo", True),
    ("foo.zoo", "foo", False),
    ("foo.zoo", "foo.zooo", False),
    ("foo.*", "foo", True),
    ("foo.*", "foo.zoo", True),
    ("foo.*", "fool", False),
    ("foo.zoo.*", "foo.bar", False),
    ("*", "foo", True),
    ("*", "foo.zoo.bar", True),
    ("a b.c d.*", "d.e", True),
    ("a b.c d.*", "b", False),
    ("a b.c d.*", "b.c.d", True),
]:
    irp(
        f"399 ({descriptor} with {event})",
        "which descriptors match",
        {"s0": state(on={descriptor: "s1"}), "s1": state()},
        f"-> s0\n{event} -> " + ("s1" if does else "s0"),
    )
irp(
    "401",
    "errors go to the internal queue",
    verdict(
        {
            "s0": state(
                entry=[{"send": "foo"}, {"assign": {"n": "0 / 0"}}], on={"foo": "fail", "error": "pass"}
            )
        }
    ),
    "-> pass",
    n=number(),
)
irp(
    "402",
    "errors are events as others: they wait in line, and a prefix matches them",
    verdict(
        {
            "s0": state(
                entry=[{"raise": "first"}, {"assign": {"n": "0 / 0"}}, {"raise": "last"}], on={"first": "s1", "*": "fail"}
            ),
            "s1": state(on={"error": "s2", "*": "fail"}),
            "s2": state(on={"last": "pass", "*": "fail"}),
        }
    ),
    "-> pass",
    n=number(),
)

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
    {"s0": compound({"s01": state(on={"e": go("bad", guard="false")})}, on={"e": "good"}), "bad": state(), "good": state()},
    """-> s01
    e -> good""",
)
irp(
    "403b",
    "one transition that two regions select is done once",
    {
        "p": parallel(
            {"a": state(), "b": state()}, on={"e": go(actions=[{"increment": {"n": 1}}]), "look": go("ok", guard="n == 1")}
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
    "exits from the last and innermost outwards, then the transition, then entries from the outermost and first inwards",
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
                {"s01": state()}, exit=[{"if": "in(s01)", "then": [{"raise": "still"}], "else": [{"raise": "gone"}]}], on={"t": "s1"}
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
            "p": parallel({"a": compound({"a1": state(), "a2": state()}), "b": compound({"b1": state(), "b2": state()})})
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
            {"s01": compound({"s011": state(always="s012"), "s012": final()}, on={"done.state.s01": "s02"}), "s02": state()}
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
for word, internal, inside, expected in [
    ("505", True, True, "out.s11 go in.s11"),
    ("505 (external)", False, True, "out.s11 out.s1 go in.s1 in.s11"),
]:
    irp(
        word,
        "an internal transition of a compound state to a state inside does not leave it",
        {"s1": noisy("s1", on={"foo": go("s11", internal=internal, actions=[emit("go")])}, states={"s11": noisy("s11")})},
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
    "570",
    "a parallel state is done when the last region is, whichever it is",
    {
        "p": parallel(
            {
                "a": compound({"a1": state(on={"e1": "af"}), "af": final()}),
                "b": compound({"b1": state(on={"e2": "bf"}), "bf": final()}),
            },
            on={"done.state.a": go(actions=[emit("a")]), "done.state.b": go(actions=[emit("b")]), "done.state.p": "good"},
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
    "the content of a history's default transition is done after the entry of its parent, and only while it remembers nothing",
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
write(
    "w3c.json",
    "Machines, scripts of what happens to them, and after each step the active leaf states in document order and what was emitted.",
    "The assertions of the W3C SCXML 1.0 implementation report, by the text of the Recommendation (machines_w3c.py).",
    CASES,
)
