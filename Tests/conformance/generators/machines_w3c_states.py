# SPDX-License-Identifier: MIT
"""Writes ../machines/w3c_states.json: what SCXML says of states, their content, events and errors.

The numbers are those of the tests of https://www.w3.org/Voice/2013/scxml-irp/; machines are our own, and what is
expected follows by hand from the text of the Recommendation (https://www.w3.org/TR/scxml/) that the assertion cites.
Left out are assertions on what the format has not: foreach, invoke, scripts, other data models and event processors.
Run: python3 machines_w3c_states.py
"""

from __future__ import annotations

from machine_cases import Json, Suite, compound, emit, final, go, history, inc, number, parallel, state, verdict  # type: ignore[import-not-found, unused-ignore]

SUITE = Suite("w3c ", "W3C SCXML IRP test")
irp = SUITE.add

# Configurations: 3.2 to 3.10

irp(
    "355",
    "without initial, the first state in document order is entered",
    verdict({"s0": state(always="pass"), "s1": state(always="fail")}),
    "-> pass",
)
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
    t -> s2 ! error.execution left""",
    n=number(),
)
irp(
    "376 (blocks)",
    "an error in one block of entry actions ends that block, and leaves the others",
    {
        "s0": state(
            entry=[
                [emit("one"), {"assign": {"n": "0 / 0"}}, emit("never")],
                [],
                [emit("two"), {"if": "1", "then": [{"assign": {"n": "1 / 0"}}, emit("never")]}, emit("never")],
                [inc("n"), emit("three")],
            ],
            on={"error.execution": {"actions": [inc("m")]}, "t": go("s1", guard="n == 1 && m == 2")},
        ),
        "s1": state(),
    },
    """-> s0 ! one error.execution two error.execution three
    t -> s1 !""",
    n=number(),
    m=number(),
)
irp(
    "378 (blocks)",
    "the same of exit actions, and of those of a machine that ends",
    {
        "s0": compound(
            {"s01": state(exit=[[{"assign": {"n": "0 / 0"}}, emit("never")], [emit("one")]])},
            exit=[[emit("two")], [{"increment": {"n": "1 / 0"}}, emit("never")], [emit("three")]],
            on={"t": "s1"},
        ),
        "s1": state(exit=[[{"assign": {"n": "0 / 0"}}, emit("never")], [emit("four")]], on={"u": "end"}),
        "end": final(exit=[[{"send": "x", "delay": "-1"}, emit("never")], [emit("five")]]),
    },
    """-> s01 !
    t -> s1 ! error.execution one two error.execution three
    u -> end ! error.execution four error.execution five""",
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
    verdict({"s0": state(entry=[{"send": "foo"}, {"assign": {"n": "0 / 0"}}], on={"foo": "fail", "error": "pass"})}),
    "-> pass",
    n=number(),
)
irp(
    "402",
    "errors are events as others: they wait in line, and a prefix matches them",
    verdict(
        {
            "s0": state(
                entry=[{"raise": "first"}, {"assign": {"n": "0 / 0"}}],
                on={"first": go("s1", actions=[{"raise": "last"}]), "*": "fail"},
            ),
            "s1": state(on={"error": "s2", "*": "fail"}),
            "s2": state(on={"last": "pass", "*": "fail"}),
        }
    ),
    "-> pass",
    n=number(),
)
SUITE.write(
    "w3c_states.json",
    "The assertions of the W3C SCXML 1.0 implementation report (machines_w3c_states.py).",
)
